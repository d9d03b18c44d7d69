//! Phase 5: domestic animals (NE-H1).

use crate::event::Event;
use crate::state::{Neanderthal, Stage};
use crate::vocabulary::Disks;
use lascaux_table::Log;

impl Neanderthal {
    pub(super) fn domestics_wait(&mut self, turn: u8, log: &mut impl Log<Event>) -> bool {
        if turn >= self.players() {
            self.stage = Stage::Special { turn: 0, used: 0 };
            return false;
        }
        self.stage = Stage::Domestics { turn: turn + 1 };
        let who = self.at_turn(turn);
        let people = &self.peoples[who];
        if people.tribal {
            let (mut babies, mut disks) = (0u8, Disks::default());
            // NE-R21: all that are mature now yield together; one that they mature yields next round.
            for biome in people.herd.without(people.young()).iter() {
                let card = self.figures().biome(biome);
                babies = babies.saturating_add(card.yield_babies);
                disks.add(&card.yield_disks);
            }
            if babies > 0 || disks.total() > 0 {
                self.grant(who, babies, &disks, log);
            }
        }
        false
    }
}
