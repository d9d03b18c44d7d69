//! Complete random games through the contract, for benchmarks and tests.

use crate::{Actions, Game, Turn, below};
use rand_core::Rng;

/// What a number of random games came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Decisions of players.
    pub decisions: u64,
    /// Outcomes of chance, counted apart.
    pub chances: u64,
}

/// Takes one step, a decision or an outcome, drawn by chance. Says whose it was; nothing happens after the end.
///
/// `actions` is room for legal lists, made once by the caller, so that nothing here allocates.
#[inline]
pub fn random_step<G: Game>(game: &mut G, actions: &mut Actions<G::Action>, rng: &mut impl Rng) -> Turn {
    let turn = game.turn();
    match turn {
        Turn::Player(_) => {
            game.legal(actions);
            let choice = actions[below(rng, actions.len() as u32) as usize];
            game.apply(choice, &mut ());
        }
        Turn::Chance => {
            let outcome = game.sample(rng);
            game.resolve(outcome, &mut ());
        }
        Turn::Over => {}
    }
    turn
}

/// Plays one game from `game` to its end, every decision and every outcome drawn by chance. Returns the last state.
#[inline]
pub fn playout<G: Game>(mut game: G, actions: &mut Actions<G::Action>, rng: &mut impl Rng, tally: &mut Tally) -> G {
    loop {
        match random_step(&mut game, actions, rng) {
            Turn::Player(_) => tally.decisions += 1,
            Turn::Chance => tally.chances += 1,
            Turn::Over => {
                tally.games += 1;
                return game;
            }
        }
    }
}
