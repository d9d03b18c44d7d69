//! What happens, for logs and animations, and how it is told.

use crate::WORDS;
use crate::state::Reason;
use lascaux_table::{Said, Seat, Viewer, said};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what they are
pub enum Event {
    Thrown {
        round: u8,
        seat: Seat,
        die: u8,
    },
    /// How many is heard by the holder alone (PB-6.1).
    Held {
        seat: Seat,
        pebbles: Option<u8>,
    },
    Guessed {
        seat: Seat,
        guess: &'static str,
    },
    Opened {
        seat: Seat,
        pebbles: u8,
    },
    Passed {
        seat: Seat,
    },
    Paid {
        from: Seat,
        to: Seat,
        pebbles: u8,
    },
    GameOver {
        reason: Reason,
    },
}

impl Event {
    pub(crate) fn heard(self, viewer: Viewer) -> Event {
        match self {
            Event::Held { seat, .. } if !viewer.is(seat) => Event::Held { seat, pebbles: None },
            other => other,
        }
    }

    pub(crate) fn told(&self) -> Said {
        match *self {
            Event::Thrown { round, seat, die } => {
                said!(WORDS, "pb-told-thrown", round = round, seat = seat, die = die)
            }
            Event::Held { seat, pebbles: None } => said!(WORDS, "pb-told-held", seat = seat),
            Event::Held { seat, pebbles: Some(n) } => said!(WORDS, "pb-told-held-own", seat = seat, n = n),
            Event::Guessed { seat, guess } => said!(WORDS, "pb-told-guessed", seat = seat, guess = guess),
            Event::Opened { seat, pebbles } => said!(WORDS, "pb-told-opened", seat = seat, n = pebbles),
            Event::Passed { seat } => said!(WORDS, "pb-told-passed", seat = seat),
            Event::Paid { from, to, pebbles } => {
                said!(WORDS, "pb-told-paid", from = from, seat = to, n = pebbles)
            }
            Event::GameOver { reason } => said!(WORDS, "pb-told-over", reason = reason.word()),
        }
    }
}
