//! How a search behaves: how far it plays on, how curious it is, how much it keeps.

use crate::net::Judge;

/// How far a simulation plays on below the tree before the position is judged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cut {
    /// Not at all.
    AtOnce,
    /// So many decisions of players.
    Decisions(u32),
    /// To the end of the chapter (the round).
    Chapter,
    /// To the end of the game.
    End,
}

/// How a search behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Curiosity: how much prior and rarity count against value.
    pub curiosity: f32,
    /// How much worse than its node an untried action is taken to be.
    pub caution: f32,
    /// Priors are leanings to this power; less than 1 makes them flatter.
    pub trust: f32,
    /// How far a simulation plays on.
    pub cut: Cut,
    /// Who judges.
    pub judge: Judge,
    /// Whether a search answers early when nothing can overtake the best action.
    pub hurry: bool,
    /// The most nodes kept; beyond that simulations stop at the tree's edge.
    pub most_nodes: usize,
    /// The most edges kept: they are what weighs, and where the lists are long they are many more than nodes.
    pub most_edges: usize,
}

/// What suits a game whose actions differ by tenths of a value, and whose leanings are sound. Games where they differ by
/// hundredths have [`crate::Insight::settings`] of their own.
const CURIOSITY: f32 = 1.0;
const CAUTION: f32 = 0.05;
const TRUST: f32 = 1.0;
/// The memory of one search: about 140 megabytes at the most, of which edges take nearly all.
const MOST_NODES: usize = 400_000;
const MOST_EDGES: usize = 2_500_000;

impl Settings {
    /// Settings that suit a judge.
    pub fn new(judge: Judge, cut: Cut) -> Settings {
        Settings {
            curiosity: CURIOSITY,
            caution: CAUTION,
            trust: TRUST,
            cut,
            judge,
            hurry: true,
            most_nodes: MOST_NODES,
            most_edges: MOST_EDGES,
        }
    }
}
