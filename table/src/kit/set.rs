//! A set of the game's words.

use crate::kit::{Key, Word};
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

/// What the bits of a set are kept in: `u8`, `u16`, `u32` or `u64`, wide enough for all that could be in it.
pub trait Bits:
    Copy + Eq + Hash + fmt::Debug + Default + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// No bit.
    const NONE: Self;
    /// The bit at a place, set or not.
    fn bit(place: usize, set: bool) -> Self;
    /// The one bit at a place.
    #[inline]
    fn one(place: usize) -> Self {
        Self::bit(place, true)
    }
    /// The bits at all places below a number.
    fn below(number: usize) -> Self;
    /// Whether the bit at a place is set.
    fn has(self, place: usize) -> bool;
    /// How many bits are set.
    fn count(self) -> u8;
    /// The place of the lowest bit.
    fn lowest(self) -> usize;
    /// The bits without the lowest one.
    fn rest(self) -> Self;
}

macro_rules! bits {
    ($($kind:ty),+) => {$(
        impl Bits for $kind {
            const NONE: $kind = 0;
            #[inline]
            fn bit(place: usize, set: bool) -> $kind {
                <$kind>::from(set) << place
            }
            #[inline]
            fn below(number: usize) -> $kind {
                if number == 0 { 0 } else { <$kind>::MAX >> (<$kind>::BITS as usize - number) }
            }
            #[inline]
            fn has(self, place: usize) -> bool {
                self >> place & 1 != 0
            }
            #[inline]
            fn count(self) -> u8 {
                self.count_ones() as u8
            }
            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline]
            fn rest(self) -> $kind {
                self & self.wrapping_sub(1)
            }
        }
    )+};
}

bits!(u8, u16, u32, u64);

/// A set of `K`, one bit each, in a number of type `B`.
///
/// ```
/// use lascaux_table::Seat;
/// use lascaux_table::kit::Set;
///
/// let mut seen: Set<Seat, u8> = Set::one(Seat(2));
/// seen.insert(Seat(0));
/// assert_eq!(seen.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert_eq!(seen.but(Seat(0)), Set::one(Seat(2)));
/// assert_eq!(seen.outside().len(), 3);
/// assert_eq!(size_of_val(&seen), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Set<K, B = u64> {
    bits: B,
    keys: PhantomData<K>,
}

impl<K, B: Bits> Default for Set<K, B> {
    fn default() -> Self {
        Set::NONE
    }
}

impl<K, B: Bits> Set<K, B> {
    /// The set of nothing.
    pub const NONE: Set<K, B> = Set { bits: B::NONE, keys: PhantomData };

    #[inline]
    fn raw(bits: B) -> Set<K, B> {
        Set { bits, keys: PhantomData }
    }
}

impl<K: Key, B: Bits> Set<K, B> {
    /// The set of everything.
    #[inline]
    pub fn full() -> Set<K, B> {
        Set::first_of(K::COUNT)
    }

    /// The set of the first so many.
    #[inline]
    pub fn first_of(number: usize) -> Set<K, B> {
        Set::raw(B::below(number))
    }

    /// The set of one alone.
    #[inline]
    pub fn one(key: K) -> Set<K, B> {
        Set::raw(B::one(key.index()))
    }

    /// The set of those whose value fits, of a list with a value for each.
    #[inline]
    pub fn those<T>(values: &[T], fits: impl Fn(&T) -> bool) -> Set<K, B> {
        let mut bits = B::NONE;
        for (index, value) in values.iter().enumerate() {
            bits = bits | B::bit(index, fits(value));
        }
        Set::raw(bits)
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, key: K) {
        *self = self.with(key);
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, key: K) {
        *self = self.but(key);
    }

    /// Whether one is in it.
    #[inline]
    pub fn contains(self, key: K) -> bool {
        self.bits.has(key.index())
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count()
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::NONE
    }

    /// The set with one more.
    #[inline]
    pub fn with(self, key: K) -> Set<K, B> {
        Set::raw(self.bits | B::one(key.index()))
    }

    /// The set without one.
    #[inline]
    pub fn but(self, key: K) -> Set<K, B> {
        Set::raw(self.bits & !B::one(key.index()))
    }

    /// What is in this and in the other.
    #[inline]
    pub fn both(self, other: Set<K, B>) -> Set<K, B> {
        Set::raw(self.bits & other.bits)
    }

    /// What is in this or in the other.
    #[inline]
    pub fn either(self, other: Set<K, B>) -> Set<K, B> {
        Set::raw(self.bits | other.bits)
    }

    /// What is in this and not in the other.
    #[inline]
    pub fn without(self, other: Set<K, B>) -> Set<K, B> {
        Set::raw(self.bits & !other.bits)
    }

    /// What is not in it.
    #[inline]
    pub fn outside(self) -> Set<K, B> {
        Set::full().without(self)
    }

    /// The first in it.
    #[inline]
    pub fn first(self) -> Option<K> {
        if self.is_empty() { None } else { K::member(self.bits.lowest()) }
    }

    /// The one at a place of the set, counted from 0.
    #[inline]
    pub fn nth(self, n: u32) -> Option<K> {
        let mut left = self.bits;
        (0..n).for_each(|_| left = left.rest());
        Set::<K, B>::raw(left).first()
    }

    /// All in it, in the order of their count.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> + Clone + use<K, B> {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            if left == B::NONE {
                return None;
            }
            let index = left.lowest();
            left = left.rest();
            K::member(index)
        })
    }
}

impl<K: Key, B: Bits> FromIterator<K> for Set<K, B> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Set<K, B> {
        keys.into_iter().fold(Set::NONE, Set::with)
    }
}

/// As a sentence lists them: `2, 3, 5`.
impl<K: Key + fmt::Display, B: Bits> fmt::Display for Set<K, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, key) in self.iter().enumerate() {
            write!(f, "{}{key}", if count > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

impl<K: Word, B: Bits> Serialize for Set<K, B> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut list = s.serialize_seq(Some(self.len().into()))?;
        for key in self.iter() {
            list.serialize_element(key.word())?;
        }
        list.end()
    }
}

impl<'de, K: Word, B: Bits> Deserialize<'de> for Set<K, B> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Names<K, B>(PhantomData<(K, B)>);
        impl<'de, K: Word, B: Bits> Visitor<'de> for Names<K, B> {
            type Value = Set<K, B>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of names")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut names: A) -> Result<Self::Value, A::Error> {
                let mut set = Set::default();
                while let Some(word) = names.next_element::<String>()? {
                    match K::read(&word) {
                        Some(key) if !set.contains(key) => set.insert(key),
                        Some(_) => return Err(A::Error::custom(format_args!("\"{word}\" stands there twice"))),
                        None => return Err(A::Error::custom(format_args!("\"{word}\" is no name here"))),
                    }
                }
                Ok(set)
            }
        }
        d.deserialize_seq(Names(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::Map;

    crate::words! {
        #[allow(missing_docs)]
        Beast { Wolf = "gray-wolf", Hare = "snow-hare", Horse = "horse" }
    }

    #[test]
    fn sets_and_maps_come_back_from_json() {
        let set: Set<Beast> = [Beast::Horse, Beast::Wolf].into_iter().collect();
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, r#"["gray-wolf","horse"]"#);
        assert_eq!(serde_json::from_str::<Set<Beast>>(&json).unwrap(), set);
        assert!(serde_json::from_str::<Set<Beast>>(r#"["horse","horse"]"#).is_err());
        let herd: Map<Beast, u8, 3> = Map::new([2, 0, 1]);
        let json = serde_json::to_string(&herd).unwrap();
        assert_eq!(json, r#"{"gray-wolf":2,"horse":1}"#);
        assert_eq!(serde_json::from_str::<Map<Beast, u8, 3>>(&json).unwrap(), herd);
        assert!(serde_json::from_str::<Map<Beast, u8, 3>>(r#"{"pink":2}"#).is_err());
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: Set<Beast, u8> = [Beast::Wolf, Beast::Horse].into_iter().collect();
        assert_eq!((set.to_string(), Beast::Horse.index()), ("gray-wolf, horse".to_string(), 2));
        assert_eq!((set.len(), set.outside()), (2, Set::one(Beast::Hare)));
        assert_eq!([set.nth(0), set.nth(1), set.nth(2)], [Some(Beast::Wolf), Some(Beast::Horse), None]);
        assert_eq!(Set::<Beast, u64>::full().len(), 3);
        assert_eq!(Set::<Beast, u8>::those(&[0, 4, 1], |&count| count > 0), set.outside().with(Beast::Horse));
        assert_eq!(Set::<Beast, u8>::first_of(2).iter().last(), Some(Beast::Hare));
        assert_eq!(Set::<Beast, u8>::NONE.first(), None);
    }
}
