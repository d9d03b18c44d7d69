//! What chance can say: dice, cards, buildings.

use crate::dice::Dice;
use crate::goods::Good;
use crate::state::{Phase, Stage, StoneAge};
use lascaux_table::{Refusal, Rng, below};
use std::borrow::Cow;

/// What chance said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Dice, in any order.
    Dice(Dice),
    /// The card that turns up or is drawn.
    Card(u8),
    /// The building that turns up.
    Building(u8),
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
                let chance = 1.0 / f64::from(self.deck.count_ones());
                into.extend(bits(self.deck).map(|card| (Outcome::Card(card), chance)));
            }
            Some(Awaited::Building) => {
                let chance = 1.0 / f64::from(self.unseen.count_ones());
                into.extend(bits(u64::from(self.unseen)).map(|building| (Outcome::Building(building), chance)));
            }
            None => {}
        }
    }

    #[inline]
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Outcome {
        match self.awaited() {
            Some(Awaited::Dice(count)) => Outcome::Dice(Dice::throw(count, rng)),
            Some(Awaited::Card) => Outcome::Card(any_bit(self.deck, rng)),
            Some(Awaited::Building) => Outcome::Building(any_bit(u64::from(self.unseen), rng)),
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
        let in_set = |set: u64, member: u8| member < 64 && set >> member & 1 != 0;
        let message: Cow<'static, str> = match (self.awaited(), outcome) {
            (Some(Awaited::Dice(count)), Outcome::Dice(dice)) if dice.count() == count => return Ok(()),
            (Some(Awaited::Card), Outcome::Card(card)) if in_set(self.deck, card) => return Ok(()),
            (Some(Awaited::Building), Outcome::Building(tile)) if in_set(self.unseen.into(), tile) => return Ok(()),
            (Some(Awaited::Dice(dice)), _) => {
                let example = " 1".repeat(usize::from(dice));
                format!(
                    "A throw of {} is awaited, such as \"dice{example}\".",
                    if dice == 1 { "1 die".into() } else { format!("{dice} dice") }
                )
                .into()
            }
            (Some(Awaited::Card), Outcome::Card(card)) => {
                format!("The card {} is not in the deck any more.", self.card_name(card)).into()
            }
            (Some(Awaited::Card), _) => "A card is awaited, such as \"card food-7-pottery\".".into(),
            (Some(Awaited::Building), Outcome::Building(tile)) => {
                format!("The building {} has been seen already.", self.building_name(tile)).into()
            }
            (Some(Awaited::Building), _) => "A building is awaited, such as \"building 2-wood-1-brick\".".into(),
            (None, _) => "No outcome of chance is awaited now.".into(),
        };
        Err(Refusal::rule(self.chance_rule(), message))
    }
}

/// The members of a set of bits.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as u8;
            set &= set - 1;
            bit
        })
    })
}

/// A member of a set of bits, each equally likely.
#[inline]
pub(crate) fn any_bit(mut set: u64, rng: &mut impl Rng) -> u8 {
    for _ in 0..below(rng, set.count_ones()) {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}
