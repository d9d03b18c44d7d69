//! The twelve areas, their landscapes, and sets of them.

use lascaux_table::kit::{Key, Set};
use lascaux_table::words;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many areas the board has.
pub const AREAS: usize = 12;

/// An area of the board. The number on the board is one more than the index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Area(pub(crate) u8);

impl Area {
    /// The area with that number on the board, 1 to 12.
    pub fn numbered(number: u8) -> Option<Area> {
        (1..=AREAS as u8).contains(&number).then(|| Area(number - 1))
    }

    /// The number on the board.
    #[inline]
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The area as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All areas, in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Area> + ExactSizeIterator + Clone {
        (0..AREAS as u8).map(Area)
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Area {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Area {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Area, D::Error> {
        let number = u8::deserialize(d)?;
        Area::numbered(number)
            .ok_or_else(|| serde::de::Error::custom(format!("{number} is no area; areas are numbered 1 to 12")))
    }
}

impl Key for Area {
    const COUNT: usize = AREAS;
    #[inline]
    fn index(self) -> usize {
        Area::index(self)
    }
    #[inline]
    fn known(index: usize) -> Area {
        Area(index as u8)
    }
}

/// A set of areas.
pub type Areas = Set<Area, u16>;

/// The areas with these numbers on the board.
pub(crate) fn areas(numbers: &[u8]) -> Areas {
    numbers.iter().filter_map(|&number| Area::numbered(number)).collect()
}

words! {
    /// What an area looks like (EZ-1.2).
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)] // the board's own words
    Landscape, reads itself {
        Forest = "forest",
        IcePlain = "ice-plain",
        Meadow = "meadow",
        StoneDesert = "stone-desert",
        Steppe = "steppe",
        Mountains = "mountains",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_are_named_by_the_numbers_on_the_board() {
        let set = areas(&[3, 7, 12]);
        assert_eq!(set.to_string(), "3, 7, 12");
        assert_eq!((set.len(), set.outside().len()), (3, 9));
        assert_eq!(Area::numbered(0), None);
        assert_eq!(Area::numbered(13), None);
    }
}
