//! Glaciers: the last player covers an area (EZ-10).

use super::Prompt;
use crate::action::Action;
use crate::area::Areas;
use crate::event::Event;
use crate::names::WORDS;
use crate::state::{Eiszeit, Stage};
use crate::verdict::{No, Verdict};
use lascaux_table::{Actions, Ask, Log, Seat, said};

impl Eiszeit {
    pub(super) fn ask_glacier(&self) -> Ask {
        match self.stage {
            Stage::Lot => Ask::new(self.phase().word(), "lot", "EZ-10.1")
                .with("seats", self.last().map(|seat| seat.0).collect::<Vec<u8>>()),
            _ => Ask::new(self.phase().word(), "glacier", "EZ-10.2"),
        }
    }

    pub(super) fn prompt_glacier(&self) -> Prompt {
        match self.stage {
            Stage::Lot => Prompt::chance("ez-chance-lot"),
            _ => Prompt::of(said!(WORDS, "ez-ask-glacier"), "ez-doing-glacier"),
        }
    }

    /// EZ-10.1: the fewest points, then the fewest hunters on the board, then the fewest stones; equals are all last.
    pub(crate) fn last(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let rank = |seat: Seat| (self.score(seat), self.board.total(seat), self.stones[seat.index()]);
        let least = self.everybody().map(rank).min();
        self.everybody().filter(move |&seat| Some(rank(seat)) == least)
    }

    pub(super) fn begin_glacier(&mut self) {
        let mut last = self.last();
        let first = last.next().unwrap_or(self.active);
        let alone = last.next().is_none();
        drop(last);
        self.stage = if alone { Stage::Cover(first) } else { Stage::Lot };
    }

    pub(super) fn resolve_lot(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.stage = Stage::Cover(seat);
        log.tell(|| Event::LastByLot { seat });
    }

    /// EZ-10.2: free areas at the upper edge or next to a glacier.
    #[inline]
    pub(crate) fn glacier_options(&self) -> Areas {
        let free = self.board.free();
        let edge = self.data.upper_edge.both(free);
        free.iter().filter(|&area| !self.neighbours(area).both(self.board.covered).is_empty()).fold(edge, Areas::with)
    }

    #[inline]
    pub(super) fn legal_glaciers(&self, into: &mut Actions<Action>) {
        self.glacier_options().iter().for_each(|area| into.push(Action::Cover(area)));
    }

    pub(super) fn check_glacier(&self, action: Action) -> Verdict {
        let Action::Cover(area) = action else { return Err(self.another_question()) };
        if self.board.covered.contains(area) {
            return Err(No::rule("EZ-10.2", "ez-no-covered").with("area", area));
        }
        if !self.glacier_options().contains(area) {
            return Err(No::rule("EZ-10.2", "ez-no-glacier").with("area", area));
        }
        Ok(())
    }

    /// EZ-10.3: hunters go home, mammoths go beside the board.
    pub(super) fn apply_glacier(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let Action::Cover(area) = action else { return };
        self.board.covered = self.board.covered.with(area);
        log.tell(|| Event::Covered { seat, area });
        for owner in self.everybody() {
            // Clubs went back after the conflicts (EZ-8.7), so that all are plain.
            let hunters = std::mem::take(&mut self.board.plain[owner.index()][area.index()]);
            self.stock[owner.index()] += hunters;
            if hunters > 0 {
                log.tell(|| Event::SentHome { seat: owner, hunters });
            }
        }
        let mammoths = std::mem::take(&mut self.board.mammoths[area.index()]);
        self.herd += mammoths;
        if mammoths > 0 {
            log.tell(|| Event::MammothsLeft { area, mammoths });
        }
        self.begin_round(log);
    }
}
