//! Scores at any time, and who wins (EZ-9, EZ-12).

use crate::names::WORDS;
use crate::state::{Eiszeit, Stage};
use lascaux_table::{Line, MAX_SEATS, Scores, Seat, Standing, said};

const LINES: [&str; 4] = ["round 1", "round 2", "round 3", "round 4"];

impl Eiszeit {
    /// EZ-12.3: hunters on the board decide ties, then stones.
    fn tie_break(&self, seat: Seat) -> i32 {
        i32::from(self.board.total(seat)) * 100 + i32::from(self.stones[seat.index()])
    }

    pub(crate) fn standing_now(&self) -> Standing {
        let seats = usize::from(self.seats);
        let totals: [i32; MAX_SEATS] = std::array::from_fn(|seat| self.score(Seat(seat as u8)));
        let ties: [i32; MAX_SEATS] = std::array::from_fn(|seat| self.tie_break(Seat(seat as u8)));
        Standing::rank(&totals[..seats], &ties[..seats])
    }

    /// Everything that scores is public.
    pub(crate) fn score_sheets(&self) -> Scores {
        let over = self.stage == Stage::Over;
        let sheets = self
            .everybody()
            .map(|seat| {
                let lines = (0..usize::from(self.rounds()))
                    .map(|round| {
                        let points = i32::from(self.points[seat.index()][round]);
                        let detail = said!(WORDS, "ez-line-detail", round = round + 1);
                        Line::of::<Eiszeit>(LINES[round % 4], points, detail, "EZ-9.1")
                    })
                    .collect();
                (lines, self.tie_break(seat))
            })
            .collect();
        Scores::of(over, over.then(|| self.reason()), sheets)
    }
}
