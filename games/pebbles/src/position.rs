//! The whole state in readable words. Anything may be written so; `load.rs` takes only what can come about.

use crate::options::Options;
use crate::state::{Pebbles, Player, Stage};
use serde::{Deserialize, Serialize};

/// The whole state in readable words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct Position {
    pub options: Options,
    pub round: u8,
    pub stage: Stage,
    pub players: [Player; 2],
}

impl Pebbles {
    pub(crate) fn written(&self) -> Position {
        let Pebbles { options, round, stage, players, .. } = *self;
        Position { options, round, stage, players }
    }
}
