//! The phases of a round, a file each, in the rulebook's order. Each file owns its questions: what is asked,
//! what is legal, why something is refused, and what happens.

use crate::state::{Phase, StoneAge};
use lascaux_table::Ask;

pub(crate) mod buildings;
pub(crate) mod cards;
pub(crate) mod feeding;
pub(crate) mod gathering;
pub(crate) mod new_round;
pub(crate) mod placing;
pub(crate) mod two_resources;
pub(crate) mod using;
pub(crate) mod village;

impl StoneAge {
    /// The phase in the words of questions: the set-up is one of its own.
    fn asks_in(&self) -> &'static str {
        let set_up = self.round == 1 && self.phase == Phase::NewRound;
        if set_up { "set-up" } else { self.phase.word() }
    }

    /// A question of this phase.
    pub(crate) fn asks(&self, what: &'static str, rule: &'static str) -> Ask {
        Ask::new(self.asks_in(), what, rule)
    }
}
