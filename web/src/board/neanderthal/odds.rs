//! The odds of a hunt that is being planned, as far as dice alone decide.

use super::Table;
use lascaux_games::neanderthal::{Alpha, BiomeCard, Elder, GameType, Rank, Slot, Who};

/// The chance of at least so many hits with so many dice, in hundredths.
fn at_least(hits: u8, dice: u8, faces: u8) -> u32 {
    let hit = f64::from(faces) / 6.0;
    let mut exactly = vec![1.0f64];
    for _ in 0..dice {
        let mut next = vec![0.0; exactly.len() + 1];
        for (number, chance) in exactly.iter().enumerate() {
            next[number] += chance * (1.0 - hit);
            next[number + 1] += chance * hit;
        }
        exactly = next;
    }
    let chance: f64 = exactly.iter().skip(hits.into()).sum();
    (chance * 100.0).round() as u32
}

/// What a species knows before it throws on a card.
pub(super) struct Odds {
    hits: u8,
    faces: u8,
    /// Whether its alpha man stands there and counts as a 1. (NE-E5)
    power: bool,
}

impl Odds {
    pub(super) fn of(table: &Table, who: Who, slot: Slot, card: &BiomeCard) -> Odds {
        let people = &table.view.table.peoples[who];
        let mature = |biome| !people.under_white.contains(biome) && !people.under_black.contains(biome);
        // NE-G2: with an invention for this kind of game a 3 counts as a 1.
        let threes = people.tools.iter().any(|one| mature(one) && table.data().biome(one).threes == Some(card.game));
        let rank = match card.game {
            GameType::Small => Rank::Trapper,
            GameType::Big => Rank::Knapper,
            GameType::Club | GameType::Predator => Rank::Warrior,
        };
        Odds {
            hits: card.hits,
            faces: 1 + u8::from(card.star) + u8::from(threes),
            power: people.alpha == Alpha::Party(slot) && people.elders[rank] == Elder::Mature,
        }
    }

    /// The chance of success with so many hunters, in hundredths.
    pub(super) fn with(&self, hunters: u8) -> u32 {
        let certain = u8::from(self.power && hunters > 0);
        at_least(self.hits.saturating_sub(certain), hunters - certain, self.faces)
    }

    /// The fewest hunters who can succeed.
    pub(super) fn fewest(&self) -> u8 {
        self.hits.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::at_least;

    #[test]
    fn odds_are_those_of_counting() {
        assert_eq!(at_least(1, 2, 2), 56);
        assert_eq!(at_least(2, 2, 2), 11);
        assert_eq!(at_least(2, 5, 2), 54);
        assert_eq!(at_least(0, 0, 1), 100);
    }
}
