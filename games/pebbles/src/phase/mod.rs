//! The parts of a round, one file each, in the order of the rulebook.

mod guessing;
mod holding;
mod throwing;

pub(crate) use guessing::Parity;
