//! Food, the four resources, and payments made of them.

use lascaux_table::words;
use std::fmt;

/// A number with its word: "1 resource", "2 resources".
pub(crate) fn count(number: impl Into<u32>, word: &str) -> String {
    let number = number.into();
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

words! {
    /// One of the four resources, the cheapest first.
    #[allow(missing_docs)] // the game's own words
    Resource, reads itself {
        Wood = "wood",
        Brick = "brick",
        Stone = "stone",
        Gold = "gold",
    }
}

/// What a roll of dice can bring in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Good {
    /// Food, from hunting.
    Food,
    /// A resource.
    Resource(Resource),
}

impl Good {
    /// All five, food first.
    pub const ALL: [Good; 5] = [
        Good::Food,
        Good::Resource(Resource::Wood),
        Good::Resource(Resource::Brick),
        Good::Resource(Resource::Stone),
        Good::Resource(Resource::Gold),
    ];

    /// The good as an index, food first.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Good::Food => 0,
            Good::Resource(resource) => 1 + resource.index(),
        }
    }

    /// The word in notation and positions.
    pub fn word(self) -> &'static str {
        match self {
            Good::Food => "food",
            Good::Resource(resource) => resource.word(),
        }
    }

    /// The good of that word.
    pub fn read(word: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.word() == word)
    }
}

impl From<Resource> for Good {
    fn from(resource: Resource) -> Good {
        Good::Resource(resource)
    }
}

impl serde::Serialize for Good {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.word())
    }
}

/// An amount of each resource, such as a price or a payment: a byte each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payment(u32);

impl Payment {
    /// So much of each.
    #[inline]
    pub fn new(wood: u8, brick: u8, stone: u8, gold: u8) -> Payment {
        Payment(u32::from_le_bytes([wood, brick, stone, gold]))
    }

    /// The amounts, cheapest first.
    #[inline]
    pub fn amounts(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// The same with `more` of `resource`.
    #[inline]
    pub fn plus(self, resource: Resource, more: u8) -> Payment {
        let mut amounts = self.amounts();
        amounts[resource.index()] = amounts[resource.index()].saturating_add(more);
        Payment(u32::from_le_bytes(amounts))
    }

    /// How many resources in all.
    #[inline]
    pub fn count(self) -> u32 {
        self.amounts().iter().map(|&amount| u32::from(amount)).sum()
    }

    /// How many different resources.
    #[inline]
    pub fn kinds(self) -> u32 {
        self.amounts().iter().filter(|&&amount| amount > 0).count() as u32
    }

    /// The points these resources bring in a building.
    #[inline]
    pub fn value(self, values: &[u8; 4]) -> u32 {
        self.amounts().iter().zip(values).map(|(&amount, &value)| u32::from(amount) * u32::from(value)).sum()
    }

    /// Every payment of exactly `count` resources that `stock` can cover, in runs that differ in stone and gold alone.
    #[inline]
    pub fn each_run(stock: &[u16; 4], count: u8, mut visit: impl FnMut(PaymentRun)) {
        let have = stock.map(|amount| amount.min(u16::from(count)) as u8);
        // Never less of a resource than the dearer ones cannot make up for: so no run is empty.
        let stone_gold = have[2] + have[3];
        let brick_stone_gold = have[1] + stone_gold;
        for wood in count.saturating_sub(brick_stone_gold)..have[0] + 1 {
            let rest = count - wood;
            for brick in rest.saturating_sub(stone_gold)..have[1].min(rest) + 1 {
                let rest = rest - brick;
                let least = rest.saturating_sub(have[3]);
                let first = Payment::new(wood, brick, least, rest - least);
                visit(PaymentRun { first, length: have[2].min(rest) - least + 1 });
            }
        }
    }

    /// Every payment of `least` to `most` resources that `stock` can cover.
    #[inline]
    pub fn each_between(stock: &[u16; 4], least: u8, most: u8, mut visit: impl FnMut(PaymentRun)) {
        for count in least..most + 1 {
            Payment::each_run(stock, count, &mut visit);
        }
    }
}

/// Payments of one number of resources with the same wood and brick: from one to the next a gold becomes a stone.
#[derive(Clone, Copy, Debug)]
pub struct PaymentRun {
    first: Payment,
    length: u8,
}

impl PaymentRun {
    /// The payments, little stone first.
    #[inline]
    pub fn payments(self) -> impl Iterator<Item = Payment> {
        const GOLD_TO_STONE: u32 = (1u32 << 16).wrapping_sub(1 << 24);
        let PaymentRun { first, length } = self;
        (0..u32::from(length)).map(move |more| Payment(first.0.wrapping_add(more.wrapping_mul(GOLD_TO_STONE))))
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (resource, amount) in Resource::ALL.into_iter().zip(self.amounts()) {
            if amount > 0 {
                if !first {
                    f.write_str(" ")?;
                }
                write!(f, "{amount} {resource}")?;
                first = false;
            }
        }
        if first { f.write_str("nothing") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_are_listed_once_each_and_never_beyond_the_stock() {
        let stock = [2, 0, 9, 1];
        let mut listed = Vec::new();
        Payment::each_run(&stock, 3, |run| listed.extend(run.payments()));
        let expected = [[0, 0, 2, 1], [0, 0, 3, 0], [1, 0, 1, 1], [1, 0, 2, 0], [2, 0, 0, 1], [2, 0, 1, 0]];
        assert_eq!(listed.iter().map(|paid| paid.amounts()).collect::<Vec<_>>(), expected);
        let mut all = std::collections::HashSet::new();
        Payment::each_between(&[7; 4], 1, 7, |run| all.extend(run.payments()));
        assert_eq!(all.len(), 329);
        let mut none = 0;
        Payment::each_run(&[1, 1, 0, 0], 3, |run| none += run.payments().count());
        assert_eq!(none, 0);
    }
}
