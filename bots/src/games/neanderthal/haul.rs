//! The odds of one hunting party. (NE-G)

use super::FACES;
use super::odds::{at_least, equals};
use lascaux_games::neanderthal::{Biome, Daughter, GameType, Kind, Neanderthal, Slot, Who};

/// Hunters that a sensible party has for every hit that its card asks for.
pub(super) const HUNTERS_A_HIT: u8 = 2;

/// What one party may expect.
#[derive(Clone, Copy, Default)]
pub(super) struct Haul {
    /// The chance of prey.
    pub success: f32,
    /// The chance that the card may be claimed.
    pub claim: f32,
    /// Hunters who will not come home.
    pub deaths: f32,
}

/// The odds of a party of so many hunters on a biome, predators behind it included, rivals not.
pub(super) fn haul(game: &Neanderthal, who: Who, slot: Slot, biome: Biome, hunters: u8, alpha: bool) -> Haul {
    if hunters == 0 {
        return Haul::default();
    }
    let throw = game.throw(who, biome, hunters, alpha);
    let card = throw.card;
    let mut success = at_least(card.hits.saturating_sub(u8::from(throw.power)), throw.dice, throw.hitting);
    let mut deaths = throw.losses();
    let none_left = (throw.deadly.0.count_ones() as f32 / FACES).powi(i32::from(throw.dice));
    let claim = match card.kind {
        Kind::Plain => 0.0,
        Kind::Trophy => equals(card.take, throw.dice, throw.power, throw.threes),
        Kind::Domestic | Kind::Invention if game.grown_elders(who) == 0 => 0.0,
        kind => {
            let painted = kind == Kind::Domestic && game.enjoys(who, Daughter::Paintress);
            let odds = equals(card.take - u8::from(painted), throw.dice, throw.power, throw.threes);
            odds * if throw.power { 1.0 } else { 1.0 - none_left }
        }
    };
    if card.game == GameType::Big && success > 0.0 && !game.enjoys(who, Daughter::VigilantWoman) {
        let (first, second) = game.nearest_predators(slot);
        for predator in first.into_iter().chain(second) {
            let Some(beast) = game.rows[predator].card() else { continue };
            let left = (f32::from(hunters) - deaths).round().max(1.0);
            let chase = game.throw(who, beast, left as u8, alpha);
            deaths += success * chase.losses();
            success *= if chase.power { 1.0 } else { at_least(1, chase.dice, chase.hitting) };
        }
    }
    Haul { success, claim, deaths }
}
