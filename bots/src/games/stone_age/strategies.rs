//! Two strategies that players of Stone Age like to try: sensible in the small, stubborn in the large. They stand in the
//! arena so that the searching bots have to show that they can beat them.

use crate::insight::Insight;
use lascaux_games::stone_age::{Action, Place, PlaceKind, StoneAge};

/// How a strategy bends what a sensible player leans to: done wherever it is possible; done if nothing else is.
const ALWAYS: f32 = 1e6;
const NEVER: f32 = 1e-6;
/// Preferred, but not at any price.
const GLADLY: f32 = 10.0;
const AS_IT_IS: f32 = 1.0;

/// Grows as far as it can, never works for food, and takes the loss of points every round; all hands gather and buy.
pub(super) fn starver(game: &StoneAge, legal: &[Action]) -> Action {
    likeliest(game, legal, |action| match action {
        Action::Place { place: Place::Hut, .. } | Action::Starve => ALWAYS,
        Action::Place { place: Place::Hunt | Place::Field, .. } => NEVER,
        _ => AS_IT_IS,
    })
}

/// Takes fields, people and the two cheapest cards, and pays with wood: every other hand cuts trees or hunts.
pub(super) fn farmer(game: &StoneAge, legal: &[Action]) -> Action {
    likeliest(game, legal, |action| match action {
        Action::Place { place: Place::Field | Place::Hut, .. } => ALWAYS,
        Action::Place { place: Place::Forest | Place::Hunt, .. } => AS_IT_IS,
        Action::Place { place, .. } if matches!(place.kind(), PlaceKind::Card(0 | 1)) => GLADLY,
        Action::Place { .. } => NEVER,
        _ => AS_IT_IS,
    })
}

/// The action that a sensible player leans to most, as the strategy bends it.
fn likeliest(game: &StoneAge, legal: &[Action], bent: impl Fn(Action) -> f32) -> Action {
    let mut leanings = Vec::with_capacity(legal.len());
    game.leanings(legal, &mut leanings);
    let weighed = legal.iter().zip(leanings).map(|(&action, leaning)| (action, leaning * bent(action)));
    let best = weighed.max_by(|one, other| one.1.total_cmp(&other.1));
    best.map_or(legal[0], |(action, _)| action)
}
