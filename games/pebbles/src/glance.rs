//! A state in plain figures, for judgements and searches.

use crate::state::{Pebbles, Stage};
use lascaux_table::Seat;

impl Pebbles {
    /// The pebbles of a seat, those in a closed hand included.
    pub fn pebbles(&self, seat: Seat) -> u8 {
        self.players[seat.index()].pebbles
    }

    /// The right guesses of a seat.
    pub fn right(&self, seat: Seat) -> u8 {
        self.players[seat.index()].right
    }

    /// What is awaited. Who may not know what a hand holds asks a state that was imagined.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }
}
