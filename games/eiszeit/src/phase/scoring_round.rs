//! Scoring: every hunter on the board scores, the more with mammoths (EZ-9); after the last round the game ends (EZ-12).

use super::Prompt;
use crate::area::{AREAS, Area};
use crate::event::Event;
use crate::names::WORDS;
use crate::state::{Eiszeit, Stage};
use lascaux_table::{Arg, Log, Seat, said};

impl Eiszeit {
    pub(super) fn score_round(&mut self, log: &mut impl Log<Event>) {
        for seat in self.everybody() {
            let points = self.points_now(seat);
            self.points[seat.index()][usize::from(self.round.clamp(1, 4)) - 1] = points;
            log.tell(|| Event::Scored { seat, points, areas: self.points_by_area(seat) });
        }
        if self.last_round() {
            // EZ-12.1: no glacier after the last round.
            self.stage = Stage::Over;
            log.tell(|| Event::GameOver { reason: self.reason() });
        } else {
            self.begin_glacier();
        }
    }

    /// What a seat's hunters would score now (EZ-9.1).
    pub(crate) fn points_now(&self, seat: Seat) -> u8 {
        self.board.free().iter().map(|area| self.points_in(seat, area)).sum()
    }

    fn points_in(&self, seat: Seat, area: Area) -> u8 {
        let mammoths = usize::from(self.board.mammoths[area.index()].min(2));
        self.board.hunters(seat, area) * self.data.points[mammoths]
    }

    fn points_by_area(&self, seat: Seat) -> [u8; AREAS] {
        let mut points = [0; AREAS];
        for area in self.board.free().iter() {
            points[area.index()] = self.points_in(seat, area);
        }
        points
    }

    /// EZ-12.2
    pub(super) fn prompt_over(&self) -> Prompt {
        let standing = self.standing_now();
        let winners: Arg = standing.winners().collect();
        let points = standing.winners().next().map_or(0, |seat| standing.totals[seat.index()]);
        let count = standing.winners().count();
        let over = said!(WORDS, "ez-over", winners = count, names = winners, points = points);
        Prompt { ask: over.clone(), doing: over }
    }

    /// Why the game ends.
    pub(crate) fn reason(&self) -> &'static str {
        if self.options.short { "the three rounds of the short game are over" } else { "the four rounds are over" }
    }
}
