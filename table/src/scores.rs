//! Scores: totals for search, lines for people.

use crate::{Game, MAX_SEATS, Said, Seat};
use serde::Serialize;

/// Totals and ranks as plain figures, in the order of the seats. Rank 1 is best; equal ranks are shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How many seats count.
    pub seats: u8,
    /// The total of each seat.
    pub totals: [i32; MAX_SEATS],
    /// The tie-break of each seat.
    pub ties: [i32; MAX_SEATS],
    /// The rank of each seat, from 1; equal is shared.
    pub ranks: [u8; MAX_SEATS],
    /// Whether rank 1 means a win. False where the rules let everybody lose.
    pub won: bool,
}

impl Standing {
    /// Ranks seats by total, then by tie-break.
    ///
    /// ```
    /// use lascaux_table::Standing;
    /// let standing = Standing::rank(&[50, 70, 70], &[9, 3, 3]);
    /// assert_eq!(&standing.ranks[..3], &[3, 1, 1]);
    /// ```
    pub fn rank(totals: &[i32], ties: &[i32]) -> Standing {
        let seats = totals.len().min(MAX_SEATS);
        let mut standing = Standing {
            seats: seats as u8,
            totals: [0; MAX_SEATS],
            ties: [0; MAX_SEATS],
            ranks: [0; MAX_SEATS],
            won: true,
        };
        standing.totals[..seats].copy_from_slice(&totals[..seats]);
        standing.ties[..seats].copy_from_slice(&ties[..seats]);
        for seat in 0..seats {
            let better = (0..seats).filter(|&other| (totals[other], ties[other]) > (totals[seat], ties[seat])).count();
            standing.ranks[seat] = better as u8 + 1;
        }
        standing
    }

    /// The seats that win.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let Standing { seats, ranks, won, .. } = *self;
        Seat::all(seats).filter(move |seat| won && ranks[seat.index()] == 1)
    }
}

/// One line of a score sheet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// What it is for, to programs.
    pub name: &'static str,
    /// What it is for, to people.
    #[serde(skip)]
    pub title: Said,
    /// The points.
    pub points: i32,
    /// How the points come about, such as "5 farmers x 7 fields".
    pub detail: Said,
    /// The rule that gives them.
    pub rule: &'static str,
}

impl Line {
    /// A line of game `G`, whose words have its title as `sa-line-` and the name.
    pub fn of<G: Game>(name: &'static str, points: i32, detail: impl Into<Said>, rule: &'static str) -> Line {
        let key = format!("{}-line-{}", G::PREFIX.to_lowercase(), name.replace(' ', "-"));
        Line { name, title: Said::new(G::words(), key), points, detail: detail.into(), rule }
    }
}

/// The score sheet of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatScore {
    /// The seat.
    pub seat: Seat,
    /// The sum of the lines.
    pub total: i32,
    /// The figure that decides ties.
    pub tie_break: i32,
    /// From 1; equal is shared.
    pub rank: u8,
    /// The lines.
    pub lines: Vec<Line>,
}

/// The score sheets of all seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scores {
    /// Whether the game has ended.
    pub over: bool,
    /// Why it has ended.
    pub reason: Option<&'static str>,
    /// Who wins, or would win if it ended now.
    pub winners: Vec<Seat>,
    /// A sheet per seat.
    pub seats: Vec<SeatScore>,
}

impl Scores {
    /// Score sheets from the lines and tie-break of each seat, in the order of the seats.
    pub fn of(over: bool, reason: Option<&'static str>, sheets: Vec<(Vec<Line>, i32)>) -> Scores {
        let totals: Vec<i32> = sheets
            .iter()
            .map(|(lines, _)| lines.iter().fold(0i32, |sum, line| sum.saturating_add(line.points)))
            .collect();
        let ties: Vec<i32> = sheets.iter().map(|(_, tie)| *tie).collect();
        let standing = Standing::rank(&totals, &ties);
        Scores {
            over,
            reason,
            winners: standing.winners().collect(),
            seats: sheets
                .into_iter()
                .enumerate()
                .map(|(seat, (lines, tie_break))| SeatScore {
                    seat: Seat(seat as u8),
                    total: totals[seat],
                    tie_break,
                    rank: standing.ranks[seat],
                    lines,
                })
                .collect(),
        }
    }
}
