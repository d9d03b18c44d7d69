//! What happens at a table, as it is kept: one event a row, in order, never changed. A table is what its events make of
//! its set-up.

use lascaux_table::{AnyMatch, Forced, NewMatch, Record, Refusal, Registry, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The form of events that this program writes. Tables of an older form are read; of a newer one, closed.
///
/// In form 1 a request to take a move back was granted by those present, without an event that says so.
pub const FORMAT: u32 = 2;

/// One thing that happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// When, in seconds since 1970; never earlier than the event before.
    pub at: i64,
    /// The version of the game's rules under which it happened.
    pub rules: u32,
    /// What, and on whose request.
    pub what: What,
}

/// What happened, and on whose request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct What {
    /// The change.
    #[serde(flatten)]
    pub change: Change,
    /// The person who asked for it; nobody where a bot or the clock did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<i64>,
    /// What a program calls its request, so that asking twice does it once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// Everything that can change at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Change {
    /// A player or a bot acted.
    Act {
        /// The seat.
        seat: u8,
        /// The action's text.
        action: String,
    },
    /// The last action was taken back by who made it.
    Undo {},
    /// Somebody sat down, or takes a seat over from the guest that they were.
    Sit {
        /// The seat.
        seat: u8,
        /// The person.
        person: i64,
        /// The name that others see.
        name: String,
    },
    /// A person leaves for good; a bot plays on.
    Leave {
        /// Who.
        person: i64,
    },
    /// Somebody said something.
    Chat {
        /// The name that others saw then.
        name: String,
        /// What.
        text: String,
    },
    /// The time of whoever is asked is over.
    TimeOver {
        /// The seat.
        seat: u8,
    },
    /// A bot plays for somebody whose time is over.
    Depute {
        /// The seat.
        seat: u8,
        /// Who wanted it.
        person: i64,
    },
    /// The person at a seat plays again.
    Return {
        /// The seat.
        seat: u8,
    },
    /// A person asks everybody to let the last own move be taken back.
    Plead {
        /// Who.
        person: i64,
    },
    /// A person agrees to that.
    Agree {
        /// Who.
        person: i64,
    },
    /// A person does not agree, or the one who asked thinks better of it.
    Decline {
        /// Who.
        person: i64,
    },
    /// Everybody has agreed: the match goes back.
    TakenBack {
        /// So many acts are left.
        acts: usize,
    },
    /// The same players went on to another game.
    Again {
        /// The table of that game.
        table: String,
    },
    /// The table ends without the game having ended.
    Closed {
        /// Why.
        why: Closing,
    },
}

/// Why a table ends before its game does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// Nobody played for long.
    Abandoned,
    /// Everybody left.
    Left,
    /// Its record was taken although it could not be played on: everything is open.
    LaidOpen,
}

/// How a match is set up, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// Options as they were asked for.
    pub options: Map<String, Value>,
    /// The seed of all outcomes.
    pub seed: Seed,
    /// The position to start from, where a game of the past is played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The record that was brought, where the table only shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
    /// The name of the clock, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<String>,
    /// Who opened it, where only bots sit: it is one of that person's tables, although no seat says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<i64>,
}

impl Setup {
    /// An ordinary match.
    pub fn new(seats: u8, seed: Seed) -> Setup {
        Setup { seats, options: Map::new(), seed, position: None, record: None, clock: None, host: None }
    }

    /// The match that it begins with: from the box, from a position, or the whole of a record.
    pub fn begin(&self, games: &Registry, game: &str) -> Result<Box<dyn AnyMatch>, Refusal> {
        let game = games.get(game)?;
        let order = NewMatch {
            seats: self.seats,
            options: self.options.clone(),
            seed: Some(self.seed),
            forced: Forced::Play,
            ..NewMatch::default()
        };
        match self {
            Setup { record: Some(record), .. } => game.replay(record),
            Setup { position: Some(position), .. } => Ok(game.load(position, &order)?.0),
            _ => Ok(game.start(&order)?.0),
        }
    }
}

impl Change {
    /// The seat that acted, of an action.
    pub fn acting(&self) -> Option<Seat> {
        match self {
            Change::Act { seat, .. } => Some(Seat(*seat)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_written_flat_and_those_of_the_first_form_are_read() {
        let change = Change::Act { seat: 1, action: "place hunt 3".into() };
        let what = What { change, by: Some(7), key: Some("k1".into()) };
        let text = serde_json::to_string(&what).unwrap();
        assert_eq!(text, r#"{"kind":"act","seat":1,"action":"place hunt 3","by":7,"key":"k1"}"#);
        assert_eq!(serde_json::from_str::<What>(&text).unwrap(), what);
        let old: What = serde_json::from_str(r#"{"kind":"undo"}"#).unwrap();
        assert_eq!(old, What { change: Change::Undo {}, by: None, key: None });
        assert!(serde_json::from_str::<What>(r#"{"kind":"levitate"}"#).is_err(), "a newer program's event is no event");
    }
}
