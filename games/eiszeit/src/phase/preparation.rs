//! Preparation: six hunters each, one at a time, then the first hands (EZ-1.11, EZ-1.12).

use super::Prompt;
use crate::action::{Action, Hunter};
use crate::card::Card;
use crate::event::Event;
use crate::names::WORDS;
use crate::state::{Eiszeit, Stage};
use crate::verdict::{No, Verdict};
use lascaux_table::{Actions, Ask, Log, Seat, said};

impl Eiszeit {
    pub(super) fn ask_preparation(&self) -> Ask {
        let phase = self.phase().word();
        match self.stage {
            Stage::Start => Ask::new(phase, "first-player", "EZ-1.1"),
            Stage::Deal => {
                let ask = Ask::new(phase, "card-dealt", "EZ-1.12");
                match self.next_dealt() {
                    Some((seat, colour)) => ask.with("seat", seat.0).with("colour", colour.word()),
                    None => ask,
                }
            }
            _ => Ask::new(phase, "place-hunter", "EZ-1.11").with("left", self.left_to_place()),
        }
    }

    pub(super) fn prompt_preparation(&self) -> Prompt {
        match self.stage {
            Stage::Start => Prompt::chance("ez-chance-first-player"),
            Stage::Deal => Prompt::chance("ez-chance-card-dealt"),
            _ => {
                let ask = said!(WORDS, "ez-ask-place-hunter", left = self.left_to_place());
                Prompt::of(ask, "ez-doing-place-hunter")
            }
        }
    }

    /// Hunters that the active player has still to place before the first round (EZ-1.11).
    fn left_to_place(&self) -> u8 {
        let placed = self.data.hunters - self.stock[self.active.index()];
        self.data.preparation_hunters.saturating_sub(placed)
    }

    #[inline]
    pub(super) fn legal_preparation(&self, into: &mut Actions<Action>) {
        self.board.free().iter().for_each(|area| into.push(Action::Place { area, club: false }));
    }

    pub(super) fn check_preparation(&self, action: Action) -> Verdict {
        let Action::Place { area, club } = action else { return Err(self.another_question()) };
        self.check_free(area)?;
        if club {
            return Err(No::rule("EZ-6.2", "ez-no-club-kept"));
        }
        Ok(())
    }

    #[inline]
    pub(super) fn apply_preparation(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Action::Place { area, .. } = action else { return };
        let seat = self.active;
        self.board.put(Hunter::plain(seat), area);
        self.stock[seat.index()] -= 1;
        log.tell(|| Event::Placed { seat, area, club: false });
        self.active = seat.next(self.seats);
        let placed = self.data.hunters - self.stock[self.active.index()];
        if placed >= self.data.preparation_hunters {
            self.stage = Stage::Deal;
        }
    }

    /// EZ-R2
    pub(super) fn resolve_start(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.start = seat;
        self.active = seat;
        self.stage = Stage::Prepare;
        log.tell(|| Event::Began { seat });
    }

    #[inline]
    pub(super) fn resolve_deal(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Some((seat, colour)) = self.next_dealt() else { return };
        if !self.decks.draw.take(card) {
            return;
        }
        self.decks.hands[seat.index()].add(card);
        log.tell(|| Event::Drew { seat, colour, card: Some(card) });
        if self.next_dealt().is_none() {
            self.round = 1;
            let start = self.start;
            log.tell(|| Event::RoundBegan { round: 1, seat: start });
            self.begin_turn(start, log);
        }
    }
}
