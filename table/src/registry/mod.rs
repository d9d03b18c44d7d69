//! The registry of games: typed and fast inside, alike from outside. Doors know only what is here.

mod any_game;
mod any_match;

pub use any_game::{AnyGame, NewMatch, PlayoutOrder};
pub use any_match::{Act, AnyMatch, Expectation};

use crate::{Code, Game, Refusal};
use any_game::WithData;

/// All games that doors can offer.
#[derive(Default)]
pub struct Registry(Vec<Box<dyn AnyGame>>);

impl Registry {
    /// An empty registry.
    pub fn new() -> Registry {
        Registry::default()
    }

    /// Adds a game with its built-in data.
    pub fn add<G: Game>(self) -> Result<Registry, Refusal> {
        self.add_with_data::<G>(None)
    }

    /// Adds a game, with an owner's data where given.
    pub fn add_with_data<G: Game>(mut self, toml: Option<&str>) -> Result<Registry, Refusal> {
        self.0.push(Box::new(WithData::<G> { data: G::data(toml)? }));
        Ok(self)
    }

    /// The games, in the order in which they were added.
    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.0.iter().map(|game| &**game)
    }

    /// The games that players are offered.
    pub fn shown(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games().filter(|game| game.is_shown())
    }

    /// A game by its name.
    pub fn get(&self, name: &str) -> Result<&dyn AnyGame, Refusal> {
        self.games().find(|game| game.name() == name).ok_or_else(|| {
            let names: Vec<&str> = self.shown().map(|game| game.name()).collect();
            Refusal::new(Code::UnknownGame, format!("There is no game \"{name}\" here; there is {}.", names.join(", ")))
        })
    }
}
