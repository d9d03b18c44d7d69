//! The sixteen places of the board.

use lascaux_table::words;

words! {
    /// A place where people can stand. Cards are named by their price, buildings by their stack.
    #[allow(missing_docs)] // the board's own words
    Place, reads itself {
        Toolmaker = "toolmaker",
        Hut = "hut",
        Field = "field",
        Hunt = "hunt",
        Forest = "forest",
        ClayPit = "clay-pit",
        Quarry = "quarry",
        River = "river",
        Card1 = "card-1",
        Card2 = "card-2",
        Card3 = "card-3",
        Card4 = "card-4",
        Building1 = "building-1",
        Building2 = "building-2",
        Building3 = "building-3",
        Building4 = "building-4",
    }
}

use Place::*;

impl Place {
    /// The card place that costs `slot + 1` resources.
    #[inline]
    pub fn card(slot: usize) -> Place {
        Place::ALL[8 + (slot & 3)]
    }

    /// The place on top of building stack `stack`, from 0.
    #[inline]
    pub fn building(stack: usize) -> Place {
        Place::ALL[12 + (stack & 3)]
    }

    /// What this place is for.
    #[inline]
    pub fn kind(self) -> PlaceKind {
        match self {
            Toolmaker | Hut | Field => PlaceKind::Village,
            Hunt => PlaceKind::Hunt,
            Forest | ClayPit | Quarry | River => PlaceKind::Resource,
            Card1 | Card2 | Card3 | Card4 => PlaceKind::Card(self as usize - 8),
            Building1 | Building2 | Building3 | Building4 => PlaceKind::Building(self as usize - 12),
        }
    }
}

/// What a place is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// Toolmaker, hut or field.
    Village,
    /// The hunting ground.
    Hunt,
    /// Forest, clay pit, quarry or river.
    Resource,
    /// A card slot, from 0 (the cheapest).
    Card(usize),
    /// A building stack, from 0.
    Building(usize),
}

/// How many people of one player stand where: a nibble per place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Crowd(u64);

/// The lowest bit of every place's nibble.
const ONES: u64 = 0x1111_1111_1111_1111;
/// The nibbles of forest, clay pit, quarry and river.
const RESOURCES: u64 = 0xffff_0000;

impl Crowd {
    #[inline]
    pub fn at(self, place: Place) -> u8 {
        (self.0 >> (4 * place.index()) & 15) as u8
    }

    #[inline]
    pub fn put(&mut self, place: Place, people: u8) {
        self.0 |= u64::from(people & 15) << (4 * place.index());
    }

    /// The people at `place` leave it.
    #[inline]
    pub fn leave(&mut self, place: Place) {
        self.0 &= !(15 << (4 * place.index()));
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many people stand anywhere.
    #[inline]
    pub fn total(self) -> u8 {
        const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & EVEN) + (self.0 >> 4 & EVEN);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// A set bit (the lowest of a nibble) for every place with people.
    #[inline]
    fn taken(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES
    }

    /// The places with people.
    #[inline]
    pub fn places(self) -> impl Iterator<Item = Place> {
        let mut left = self.taken();
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let place = Place::ALL[left.trailing_zeros() as usize / 4];
                left &= left - 1;
                place
            })
        })
    }

    /// Several crowds together: whether anybody stands at a place.
    #[inline]
    pub fn anybody(crowds: &[Crowd]) -> Occupied {
        Occupied(crowds.iter().fold(0, |all, crowd| all | crowd.taken()))
    }

    /// People at forest, clay pit, quarry and river of several crowds, added up; at most seven each.
    #[inline]
    pub fn gatherers(crowds: &[Crowd]) -> Crowd {
        Crowd(crowds.iter().fold(0, |all, crowd| all + (crowd.0 & RESOURCES)))
    }

    /// How many of several crowds stand at forest, clay pit, quarry and river.
    #[inline]
    pub fn groups(crowds: &[Crowd]) -> Crowd {
        Crowd(crowds.iter().fold(0, |all, crowd| all + (crowd.taken() & RESOURCES)))
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Occupied(u64);

impl Occupied {
    #[inline]
    pub fn has(self, place: Place) -> bool {
        self.0 >> (4 * place.index()) & 1 != 0
    }

    /// How many of toolmaker, hut and field are taken.
    #[inline]
    pub fn village(self) -> u32 {
        (self.0 & 0x111).count_ones()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_counts_its_people() {
        let mut crowd = Crowd::default();
        crowd.put(Hunt, 10);
        crowd.put(River, 7);
        crowd.put(Building4, 1);
        assert_eq!(crowd.total(), 18);
        assert_eq!(crowd.places().collect::<Vec<_>>(), [Hunt, River, Building4]);
        crowd.leave(Hunt);
        assert_eq!((crowd.at(Hunt), crowd.at(River), crowd.total()), (0, 7, 8));
    }

    #[test]
    fn words_name_places_both_ways() {
        for place in Place::ALL {
            assert_eq!(Place::read(place.word()), Some(place));
        }
        assert_eq!(Place::read("moon"), None);
    }
}
