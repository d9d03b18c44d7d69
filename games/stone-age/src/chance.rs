//! What chance can say: dice, cards, buildings.

use crate::dice::Dice;
use crate::state::{Stage, StoneAge};
use lascaux_table::{Refusal, Rng, below};

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

    pub(crate) fn admits(&self, outcome: Outcome) -> Result<(), Refusal> {
        match (self.awaited(), outcome) {
            (Some(Awaited::Dice(count)), Outcome::Dice(dice)) if dice.count() == count => Ok(()),
            (Some(Awaited::Dice(count)), _) => Err(Refusal::rule(
                "SA-4.6",
                format!("A throw of {count} dice is awaited, such as \"dice{}\".", " 1".repeat(usize::from(count))),
            )),
            (Some(Awaited::Card), Outcome::Card(card)) if card < 64 && self.deck >> card & 1 != 0 => Ok(()),
            (Some(Awaited::Card), Outcome::Card(card)) => {
                Err(Refusal::rule("SA-1.2", format!("The card {} is not in the deck any more.", self.card_name(card))))
            }
            (Some(Awaited::Card), _) => {
                Err(Refusal::rule("SA-1.2", "A card is awaited, such as \"card food-7-pottery\"."))
            }
            (Some(Awaited::Building), Outcome::Building(building))
                if building < 32 && self.unseen >> building & 1 != 0 =>
            {
                Ok(())
            }
            (Some(Awaited::Building), Outcome::Building(building)) => Err(Refusal::rule(
                "SA-1.3",
                format!("The building {} has been seen already.", self.building_name(building)),
            )),
            (Some(Awaited::Building), _) => {
                Err(Refusal::rule("SA-1.3", "A building is awaited, such as \"building 2-wood-1-brick\"."))
            }
            (None, _) => Err(Refusal::rule("SA-2.2", "No outcome of chance is awaited now.")),
        }
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
