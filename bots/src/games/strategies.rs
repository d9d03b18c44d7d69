//! Two strategies that players of Stone Age like to try: sensible in the small, stubborn in the large. They stand in the
//! arena so that the searching bots have to show that they can beat them.

use crate::insight::Insight;
use lascaux_games::stone_age::{Action, Place, PlaceKind, StoneAge};

/// Grows to ten people, never works for food, and takes the loss of ten points every round; all hands gather and buy.
pub(super) fn starver(game: &StoneAge, legal: &[Action]) -> Action {
    likeliest(game, legal, |action| match action {
        Action::Place { place: Place::Hut, .. } | Action::Starve => 1e6,
        Action::Place { place: Place::Hunt | Place::Field, .. } => 1e-6,
        _ => 1.0,
    })
}

/// Takes fields, people and the two cheapest cards, and pays with wood: every other hand cuts trees or hunts.
pub(super) fn farmer(game: &StoneAge, legal: &[Action]) -> Action {
    likeliest(game, legal, |action| match action {
        Action::Place { place: Place::Field | Place::Hut, .. } => 1e6,
        Action::Place { place: Place::Forest | Place::Hunt, .. } => 1.0,
        Action::Place { place, .. } if matches!(place.kind(), PlaceKind::Card(0 | 1)) => 10.0,
        Action::Place { .. } => 1e-6,
        _ => 1.0,
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
