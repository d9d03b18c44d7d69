//! What happens at a table, as it is told: who acted, what chance said, and what came of it.

use crate::{Game, Seat, Viewer};
use serde::Serialize;
use serde_json::{Value, json};

/// Something that happened at the table since the last request.
#[derive(Clone, PartialEq, Debug)]
pub enum Happening<E> {
    /// A player acted, or the match did so for the player because nothing else was possible.
    Acted {
        /// Who.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
        /// Whether the match played it.
        forced: bool,
        /// What the others hear of it, where the whole text is a secret.
        overheard: Option<String>,
    },
    /// Chance said something.
    Drawn {
        /// What, in the game's notation.
        outcome: String,
        /// The one seat that may see it, where it is a secret.
        only: Option<Seat>,
    },
    /// What came of it.
    Told(E),
}

impl<E: Serialize> Happening<E> {
    /// As a viewer may hear it; `heard` is the game's own judgement on events.
    pub fn heard(self, viewer: Viewer, heard: impl Fn(E, Viewer) -> E) -> Happening<E> {
        match self {
            Happening::Drawn { only: Some(seat), .. } if !viewer.is(seat) => {
                Happening::Drawn { outcome: "hidden".to_string(), only: Some(seat) }
            }
            // That nothing else was possible says something of what the seat has in hand.
            Happening::Acted { seat, action, overheard, .. } if !viewer.is(seat) => {
                Happening::Acted { seat, action: overheard.unwrap_or(action), forced: false, overheard: None }
            }
            Happening::Told(event) => Happening::Told(heard(event, viewer)),
            other => other,
        }
    }

    /// As doors write it, for a match with these data.
    pub fn json<G: Game<Event = E>>(&self, data: &G::Data) -> Value {
        match self {
            Happening::Acted { seat, action, forced, .. } => {
                json!({"kind": "action", "seat": seat, "action": action, "forced": forced})
            }
            Happening::Drawn { outcome, only } => json!({"kind": "chance", "outcome": outcome, "only": only}),
            Happening::Told(event) => json!({"kind": "event", "event": event, "text": G::tell(event, data)}),
        }
    }

    /// In an English sentence.
    pub fn sentence<G: Game<Event = E>>(&self, data: &G::Data) -> String {
        match self {
            Happening::Acted { seat, action, forced: false, .. } => format!("Seat {seat}: {action}"),
            Happening::Acted { seat, action, .. } => format!("Seat {seat}: {action} (the only choice)"),
            Happening::Drawn { outcome, .. } => format!("Chance: {outcome}"),
            Happening::Told(event) => G::tell(event, data).to_string(),
        }
    }
}

/// The happenings of game `G`.
pub type Happenings<G> = Vec<Happening<<G as Game>::Event>>;
