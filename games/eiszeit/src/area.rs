//! The twelve areas, their landscapes, and sets of them.

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

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Areas(pub(crate) u16);

impl Areas {
    /// Every area.
    pub const ALL: Areas = Areas((1 << AREAS) - 1);
    /// No area.
    pub const NONE: Areas = Areas(0);

    /// One area alone.
    #[inline]
    pub fn one(area: Area) -> Areas {
        Areas(1 << area.0)
    }

    /// Whether the area belongs to the set.
    #[inline]
    pub fn has(self, area: Area) -> bool {
        self.0 >> area.0 & 1 != 0
    }

    /// The set with one more area.
    #[inline]
    pub fn with(self, area: Area) -> Areas {
        Areas(self.0 | 1 << area.0)
    }

    /// The set without an area.
    #[inline]
    pub fn without(self, area: Area) -> Areas {
        Areas(self.0 & !(1 << area.0))
    }

    /// The areas of both sets.
    #[inline]
    pub fn and(self, other: Areas) -> Areas {
        Areas(self.0 & other.0)
    }

    /// The areas of either set.
    #[inline]
    pub fn or(self, other: Areas) -> Areas {
        Areas(self.0 | other.0)
    }

    /// The areas outside the set.
    #[inline]
    pub fn outside(self) -> Areas {
        Areas(!self.0 & Areas::ALL.0)
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many areas.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The areas, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let area = Area(left.trailing_zeros() as u8);
                left &= left - 1;
                area
            })
        })
    }

    /// The areas of which `holds` is true.
    #[inline]
    pub(crate) fn of(counts: &[u8; AREAS]) -> Areas {
        let mut set = 0;
        for (index, &count) in counts.iter().enumerate() {
            set |= u16::from(count > 0) << index;
        }
        Areas(set)
    }
}

impl FromIterator<Area> for Areas {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Areas {
        areas.into_iter().fold(Areas::NONE, Areas::with)
    }
}

impl fmt::Display for Areas {
    /// As a sentence lists them: `2, 3, 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, area) in self.iter().enumerate() {
            if count > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{area}")?;
        }
        Ok(())
    }
}

/// What an area looks like (EZ-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the board's own words
pub enum Landscape {
    Forest,
    IcePlain,
    Meadow,
    StoneDesert,
    Steppe,
    Mountains,
}

impl Landscape {
    /// All six.
    pub const ALL: [Landscape; 6] = [
        Landscape::Forest,
        Landscape::IcePlain,
        Landscape::Meadow,
        Landscape::StoneDesert,
        Landscape::Steppe,
        Landscape::Mountains,
    ];

    /// The word in data and positions.
    pub fn word(self) -> &'static str {
        ["forest", "ice-plain", "meadow", "stone-desert", "steppe", "mountains"][self as usize]
    }
}

impl fmt::Display for Landscape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: Areas = [3, 7, 12].into_iter().filter_map(Area::numbered).collect();
        assert_eq!(set.to_string(), "3, 7, 12");
        assert_eq!((set.len(), set.outside().len()), (3, 9));
        assert_eq!(Area::numbered(0), None);
        assert_eq!(Area::numbered(13), None);
    }
}
