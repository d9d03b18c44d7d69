//! The state: plain figures, copied freely.

use crate::data::Data;
use crate::options::{Length, Options};
use lascaux_table::Seat;
use serde::{Deserialize, Serialize};

/// A game of Pebbles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pebbles {
    pub(crate) data: &'static Data,
    pub(crate) options: Options,
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    pub(crate) players: [Player; 2],
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Pebbles, those in a closed hand included.
    pub pebbles: u8,
    /// Right guesses so far.
    pub right: u8,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[allow(missing_docs)] // the fields say what they are
pub enum Stage {
    /// A throw of the die.
    Throw,
    /// A hand that is closed around some pebbles.
    Hold { die: u8 },
    /// A guess.
    Guess { die: u8, held: u8 },
    /// Nothing any more.
    Over { reason: Reason },
}

impl Stage {
    /// What the die shows, while that matters.
    pub fn die(self) -> Option<u8> {
        match self {
            Stage::Hold { die } | Stage::Guess { die, .. } => Some(die),
            Stage::Throw | Stage::Over { .. } => None,
        }
    }
}

/// Why the game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A player has no pebble left (PB-5.1).
    Pebbles,
    /// The last round has been played (PB-5.2).
    Rounds,
}

impl Reason {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Reason::Pebbles => "pebbles",
            Reason::Rounds => "rounds",
        }
    }
}

impl Pebbles {
    pub(crate) fn set_up(options: Options, data: &'static Data) -> Pebbles {
        let player = Player { pebbles: data.figures.pebbles_start, right: 0 }; // PB-1.2
        Pebbles { data, options, round: 1, stage: Stage::Throw, players: [player; 2] }
    }

    /// The rounds of this game.
    pub fn rounds(&self) -> u8 {
        match self.options.length {
            Length::Long => self.data.figures.rounds_long,
            Length::Short => self.data.figures.rounds_short,
        }
    }

    /// Who holds in this round.
    pub fn holder(&self) -> Seat {
        self.holder_of(self.round)
    }

    /// Who guesses in this round.
    pub fn guesser(&self) -> Seat {
        self.holder().next(2)
    }
}
