//! What chance can say: dice, cards, buildings.

use crate::data::{BuildingId, CardId};
use crate::dice::Dice;
use crate::goods::Good;
use crate::state::{Phase, Stage, StoneAge};
use lascaux_table::kit::{Bits, Key, Set};
use lascaux_table::{Refusal, Rng, below};
use std::borrow::Cow;

/// What chance said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Dice, in any order.
    Dice(Dice),
    /// The card that turns up or is drawn.
    Card(CardId),
    /// The building that turns up.
    Building(BuildingId),
}

/// What chance has to tell now.
pub(crate) enum Awaited {
    Dice(u8),
    /// One of the undrawn cards.
    Card,
    /// One of the unseen buildings.
    Building,
}

impl StoneAge {
    #[inline]
    pub(crate) fn awaited(&self) -> Option<Awaited> {
        match self.stage {
            Stage::Roll { dice, .. } => Some(Awaited::Dice(dice)),
            Stage::RollTable => Some(Awaited::Dice(self.seats)),
            Stage::Deal | Stage::DrawExtra => Some(Awaited::Card),
            Stage::TurnUp { .. } => Some(Awaited::Building),
            _ => None,
        }
    }

    pub(crate) fn list_outcomes(&self, into: &mut Vec<(Outcome, f64)>) {
        into.clear();
        match self.awaited() {
            Some(Awaited::Dice(count)) => {
                Dice::each(count, &mut |dice, chance| into.push((Outcome::Dice(dice), chance)))
            }
            Some(Awaited::Card) => {
                let chance = 1.0 / f64::from(self.deck.len());
                into.extend(self.deck.iter().map(|card| (Outcome::Card(card), chance)));
            }
            Some(Awaited::Building) => {
                let chance = 1.0 / f64::from(self.unseen.len());
                into.extend(self.unseen.iter().map(|building| (Outcome::Building(building), chance)));
            }
            None => {}
        }
    }

    #[inline]
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Outcome {
        match self.awaited() {
            Some(Awaited::Dice(count)) => Outcome::Dice(Dice::throw(count, rng)),
            Some(Awaited::Card) => any(self.deck, rng).map_or(Outcome::Dice(Dice::NONE), Outcome::Card),
            Some(Awaited::Building) => any(self.unseen, rng).map_or(Outcome::Dice(Dice::NONE), Outcome::Building),
            None => Outcome::Dice(Dice::NONE),
        }
    }

    /// The rule that asks chance now.
    pub(crate) fn chance_rule(&self) -> &'static str {
        let set_up = self.round == 1 && self.phase == Phase::NewRound;
        match self.stage {
            Stage::Deal if set_up => "SA-1.2",
            Stage::Deal => "SA-8.2",
            Stage::TurnUp { .. } if set_up => "SA-1.3",
            Stage::TurnUp { .. } if self.phase == Phase::NewRound => "SA-8.4",
            Stage::TurnUp { .. } => "SA-6.6",
            Stage::Roll { good: Good::Food, .. } => "SA-4.6",
            Stage::Roll { .. } => "SA-4.7", // SA-5.7 sends two-dice cards there as well
            Stage::RollTable => "SA-5.4",
            Stage::DrawExtra => "SA-5.11",
            _ => "SA-2.2",
        }
    }

    pub(crate) fn admits(&self, outcome: Outcome) -> Result<(), Refusal> {
        let message: Cow<'static, str> = match (self.awaited(), outcome) {
            (Some(Awaited::Dice(count)), Outcome::Dice(dice)) if dice.count() == count => return Ok(()),
            (Some(Awaited::Card), Outcome::Card(card)) if self.deck.contains(card) => return Ok(()),
            (Some(Awaited::Building), Outcome::Building(tile)) if self.unseen.contains(tile) => return Ok(()),
            (Some(Awaited::Dice(dice)), _) => {
                let example = " 1".repeat(usize::from(dice));
                format!(
                    "A throw of {} is awaited, such as \"dice{example}\".",
                    if dice == 1 { "1 die".into() } else { format!("{dice} dice") }
                )
                .into()
            }
            (Some(Awaited::Card), Outcome::Card(card)) => {
                format!("The card {} is not in the deck any more.", self.card(card).name).into()
            }
            (Some(Awaited::Card), _) => "A card is awaited, such as \"card food-7-pottery\".".into(),
            (Some(Awaited::Building), Outcome::Building(tile)) => {
                format!("The building {} has been seen already.", self.building(tile).name).into()
            }
            (Some(Awaited::Building), _) => "A building is awaited, such as \"building 2-wood-1-brick\".".into(),
            (None, _) => "No outcome of chance is awaited now.".into(),
        };
        Err(Refusal::rule(self.chance_rule(), message))
    }
}

/// One of a set, each equally likely.
#[inline]
pub(crate) fn any<K: Key, B: Bits>(set: Set<K, B>, rng: &mut impl Rng) -> Option<K> {
    set.nth(below(rng, set.len().into()))
}
