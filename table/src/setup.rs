//! What a match starts from: who plays, with which options and box, and where outcomes come from.

use crate::{Fairness, Game, Refusal, Seed};
use serde::{Deserialize, Serialize};

/// Where outcomes come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chance {
    /// Drawn from the seed.
    #[default]
    Auto,
    /// Dictated, each one: real dice on a real table, or an example of a rulebook.
    Manual,
}

/// Who makes a choice that is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Forced {
    /// The player is asked, also where only one action is legal.
    #[default]
    Ask,
    /// The match plays it and says so.
    Play,
}

/// What a match starts from.
#[derive(Debug)]
pub struct Setup<G: Game> {
    /// How many play.
    pub seats: u8,
    /// The settled options.
    pub options: G::Options,
    /// The component data.
    pub data: &'static G::Data,
    /// The seed of all outcomes.
    pub seed: Seed,
    /// How the seed came about, where players mixed it.
    pub fairness: Option<Fairness>,
    /// Where outcomes come from.
    pub chance: Chance,
    /// Who plays forced choices.
    pub forced: Forced,
    /// The position to start from; none for the ordinary set-up.
    pub position: Option<G::Position>,
}

// By hand: a derived one would ask that the data can be cloned, of which only the reference is.
impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Setup<G> {
        Setup {
            options: self.options.clone(),
            fairness: self.fairness.clone(),
            position: self.position.clone(),
            ..*self
        }
    }
}

impl<G: Game> Setup<G> {
    /// An ordinary match: built-in data, default options, outcomes from the seed.
    pub fn new(seats: u8, seed: Seed) -> Result<Setup<G>, Refusal> {
        Ok(Setup {
            seats,
            options: G::options(&serde_json::Map::new())?,
            data: G::data(None)?,
            seed,
            fairness: None,
            chance: Chance::default(),
            forced: Forced::default(),
            position: None,
        })
    }
}
