//! The holder closes a hand (PB-3).

use crate::WORDS;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Pebbles, Stage};
use lascaux_table::{Actions, Log, Refusal, said};

impl Pebbles {
    /// The most that the holder's hand may hold.
    pub(crate) fn most(&self, die: u8) -> u8 {
        die.min(self.pebbles(self.holder())) // PB-3.2, PB-3.3
    }

    pub(crate) fn legal_holds(&self, die: u8, into: &mut Actions<Action>) {
        into.extend((1..=self.most(die)).map(Action::Hold)); // PB-3.1
    }

    pub(crate) fn check_hold(&self, die: u8, pebbles: u8) -> Result<(), Refusal> {
        let own = self.pebbles(self.holder());
        match pebbles {
            0 => Err(Refusal::rule("PB-3.1", said!(WORDS, "pb-no-empty-hand"))),
            _ if pebbles > die => Err(Refusal::rule("PB-3.2", said!(WORDS, "pb-no-more-than-die", die = die))),
            _ if pebbles > own => Err(Refusal::rule("PB-3.3", said!(WORDS, "pb-no-more-than-own", n = own))),
            _ => Ok(()),
        }
    }

    pub(crate) fn hold(&mut self, die: u8, held: u8, log: &mut impl Log<Event>) {
        self.stage = Stage::Guess { die, held };
        let seat = self.holder();
        log.tell(|| Event::Held { seat, pebbles: Some(held) });
    }
}
