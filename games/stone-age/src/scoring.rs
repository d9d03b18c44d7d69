//! Scoring, at the end or at any time as if it were the end (SA-10).

use crate::data::Craft;
use crate::state::{NONE, SEATS, Stage, StoneAge};
use lascaux_table::{Line, Scores, Seat, Standing, Viewer};

/// The figures behind a score sheet.
struct Sheet {
    track: i32,
    symbols: i32,
    seconds: i32,
    crafts: [i32; 4],
    factors: [i32; 4],
    resources: i32,
    leftover_points: i32,
}

impl Sheet {
    fn green(&self) -> i32 {
        self.symbols * self.symbols + self.seconds * self.seconds
    }

    fn total(&self) -> i32 {
        let sand: i32 = self.crafts.iter().zip(self.factors).map(|(people, factor)| people * factor).sum();
        self.track.saturating_add(self.green() + sand).saturating_add(self.resources * self.leftover_points)
    }
}

impl StoneAge {
    /// The figures of a seat; the extra card counts where `whole`.
    fn sheet(&self, seat: Seat, whole: bool) -> Sheet {
        let data = self.data();
        let player = self.player(seat);
        let mut cards = player.cards;
        if whole && player.extra != NONE {
            cards |= 1 << player.extra;
        }
        let mut symbols = 0;
        let mut seconds = 0;
        for mask in data.symbols {
            let copies = (cards & mask).count_ones();
            symbols += i32::from(copies > 0);
            seconds += i32::from(copies > 1 && self.options.second_sets); // SA-10.2
        }
        let crafts = data
            .crafts
            .map(|masks| masks.iter().zip(1..).map(|(mask, people)| (cards & mask).count_ones() as i32 * people).sum());
        let mut factors = [0; 4];
        factors[Craft::Farmer as usize] = i32::from(player.fields);
        factors[Craft::Toolmaker as usize] = i32::from(player.tools.total());
        factors[Craft::Builder as usize] = player.buildings.count_ones() as i32;
        factors[Craft::Shaman as usize] = i32::from(player.people);
        let kept = if player.two_resources { 2 } else { 0 }; // SA-5.13
        Sheet {
            track: player.score,
            symbols,
            seconds,
            crafts,
            factors,
            resources: player.stock.iter().map(|&amount| i32::from(amount)).sum::<i32>() + kept,
            leftover_points: if self.options.leftovers { data.leftover_points } else { 0 },
        }
    }

    /// Fields, tools and people together decide ties (SA-10.8).
    fn tie_break(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        i32::from(player.fields) + i32::from(player.tools.total()) + i32::from(player.people)
    }

    pub(crate) fn ranked(&self) -> Standing {
        let mut totals = [0; SEATS];
        let mut ties = [0; SEATS];
        for seat in Seat::all(self.seats) {
            totals[seat.index()] = self.sheet(seat, true).total();
            ties[seat.index()] = self.tie_break(seat);
        }
        let seats = usize::from(self.seats);
        Standing::rank(&totals[..seats], &ties[..seats])
    }

    pub(crate) fn score_sheets(&self, viewer: Option<Viewer>) -> Scores {
        let reason = match self.stage {
            Stage::Over(reason) => Some(reason.word()),
            _ => None,
        };
        let sheets = Seat::all(self.seats)
            .map(|seat| {
                // SA-12.2
                let whole = reason.is_some() || viewer.is_none_or(|viewer| viewer.is(seat));
                (lines(&self.sheet(seat, whole)), self.tie_break(seat))
            })
            .collect();
        Scores::of(reason.is_some(), reason, sheets)
    }
}

fn lines(sheet: &Sheet) -> Vec<Line> {
    let product = |name, craft: Craft, people: &str, things: &str, rule| {
        let (count, factor) = (sheet.crafts[craft as usize], sheet.factors[craft as usize]);
        Line { name, points: count * factor, detail: format!("{count} {people} x {factor} {things}"), rule }
    };
    let mut green = format!("{0} x {0}", sheet.symbols);
    if sheet.seconds > 0 {
        green += &format!(" + {0} x {0}", sheet.seconds);
    }
    vec![
        Line { name: "track", points: sheet.track, detail: "scored during play".to_string(), rule: "SA-10.1" },
        Line { name: "green", points: sheet.green(), detail: green, rule: "SA-10.2" },
        product("farmers", Craft::Farmer, "farmers", "fields", "SA-10.3"),
        product("toolmakers", Craft::Toolmaker, "toolmakers", "tools", "SA-10.4"),
        product("builders", Craft::Builder, "builders", "buildings", "SA-10.5"),
        product("shamans", Craft::Shaman, "shamans", "people", "SA-10.6"),
        Line {
            name: "resources",
            points: sheet.resources * sheet.leftover_points,
            detail: format!("{} x {}", sheet.resources, sheet.leftover_points),
            rule: "SA-10.7",
        },
    ]
}
