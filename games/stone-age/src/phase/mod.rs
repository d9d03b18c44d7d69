//! The phases of a round, a file each, in the rulebook's order. Each file owns its questions: what is asked,
//! what is legal, why something is refused, and what happens.

pub(crate) mod buildings;
pub(crate) mod cards;
pub(crate) mod feeding;
pub(crate) mod gathering;
pub(crate) mod new_round;
pub(crate) mod placing;
pub(crate) mod two_resources;
pub(crate) mod using;
pub(crate) mod village;
