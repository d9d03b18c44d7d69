//! The throw that begins a round (PB-2).

use crate::event::Event;
use crate::state::{Pebbles, Stage};
use lascaux_table::{Log, Seat};

impl Pebbles {
    /// Who holds in a round.
    pub(crate) fn holder_of(&self, round: u8) -> Seat {
        Seat((round + 1) % 2) // PB-2.1
    }

    pub(crate) fn thrown(&mut self, die: u8, log: &mut impl Log<Event>) {
        self.stage = Stage::Hold { die };
        let (round, seat) = (self.round, self.holder());
        log.tell(|| Event::Thrown { round, seat, die });
    }
}
