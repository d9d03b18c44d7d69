//! The two containers that are keyed by the game's words: a value for each, and a set.

use crate::vocabulary::{Disk, Key, Who};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// One value for each `K`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map<K, T, const N: usize> {
    values: [T; N],
    keys: PhantomData<K>,
}

impl<K: Key, T, const N: usize> Map<K, T, N> {
    /// The values in the order of the keys.
    pub const fn new(values: [T; N]) -> Map<K, T, N> {
        Map { values, keys: PhantomData }
    }

    /// Keys with their values.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::all().zip(&self.values)
    }

    /// The values.
    #[inline]
    pub fn values(&self) -> &[T; N] {
        &self.values
    }

    /// The values, to be changed.
    #[inline]
    pub fn values_mut(&mut self) -> &mut [T; N] {
        &mut self.values
    }
}

impl<K: Key, const N: usize> Map<K, u8, N> {
    /// All together.
    #[inline]
    pub fn total(&self) -> u8 {
        self.values.iter().fold(0, |sum, value| sum.saturating_add(*value))
    }

    /// Adds another count.
    #[inline]
    pub fn add(&mut self, other: &Map<K, u8, N>) {
        for (value, more) in self.values.iter_mut().zip(&other.values) {
            *value = value.saturating_add(*more);
        }
    }

    /// Takes another count away, as far as it goes.
    #[inline]
    pub fn take(&mut self, other: &Map<K, u8, N>) {
        for (value, less) in self.values.iter_mut().zip(&other.values) {
            *value = value.saturating_sub(*less);
        }
    }

    /// Whether each value is at least the other's.
    #[inline]
    pub fn covers(&self, other: &Map<K, u8, N>) -> bool {
        self.values.iter().zip(&other.values).all(|(value, need)| value >= need)
    }
}

impl<K: Key, T: Default + Copy, const N: usize> Default for Map<K, T, N> {
    fn default() -> Self {
        Map::new([T::default(); N])
    }
}

impl<K: Key, T, const N: usize> Index<K> for Map<K, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, key: K) -> &T {
        &self.values[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for Map<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.values[key.index()]
    }
}

/// Written as an object; what is as it is at the start of things is left out.
impl<K: Key, T: Serialize + Default + PartialEq, const N: usize> Serialize for Map<K, T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(None)?;
        let blank = T::default();
        for (key, value) in self.iter().filter(|(_, value)| **value != blank) {
            map.serialize_entry(key.word(), value)?;
        }
        map.end()
    }
}

impl<'de, K: Key, T: Deserialize<'de> + Default + Copy, const N: usize> Deserialize<'de> for Map<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Entries<K, T, const N: usize>(PhantomData<(K, T)>);
        impl<'de, K: Key, T: Deserialize<'de> + Default + Copy, const N: usize> Visitor<'de> for Entries<K, T, N> {
            type Value = Map<K, T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with names as keys")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
                let mut map = Map::default();
                while let Some(word) = entries.next_key::<String>()? {
                    let key =
                        K::read(&word).ok_or_else(|| A::Error::custom(format_args!("\"{word}\" is no name here")))?;
                    map[key] = entries.next_value()?;
                }
                Ok(map)
            }
        }
        d.deserialize_map(Entries(PhantomData))
    }
}

/// Numbers of disks by colour.
pub type Disks = Map<Disk, u8, 3>;
/// Numbers of cubes by colour.
pub type Cubes = Map<Who, u8, 3>;

/// A set of `K`, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Set<K> {
    bits: u64,
    keys: PhantomData<K>,
}

impl<K> Default for Set<K> {
    fn default() -> Self {
        Set { bits: 0, keys: PhantomData }
    }
}

impl<K: Key> Set<K> {
    /// The set of everything.
    pub fn full() -> Set<K> {
        Set::raw((1 << K::COUNT) - 1)
    }

    #[inline]
    fn raw(bits: u64) -> Set<K> {
        Set { bits, keys: PhantomData }
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, key: K) {
        self.bits |= 1 << key.index();
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, key: K) {
        self.bits &= !(1 << key.index());
    }

    /// Whether one is in it.
    #[inline]
    pub fn contains(self, key: K) -> bool {
        self.bits & (1 << key.index()) != 0
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// What is in this and in the other.
    #[inline]
    pub fn both(self, other: Set<K>) -> Set<K> {
        Set::raw(self.bits & other.bits)
    }

    /// What is in this or in the other.
    #[inline]
    pub fn either(self, other: Set<K>) -> Set<K> {
        Set::raw(self.bits | other.bits)
    }

    /// What is in this and not in the other.
    #[inline]
    pub fn without(self, other: Set<K>) -> Set<K> {
        Set::raw(self.bits & !other.bits)
    }

    /// The first in it.
    #[inline]
    pub fn first(self) -> Option<K> {
        if self.bits == 0 { None } else { K::at(self.bits.trailing_zeros() as usize) }
    }

    /// The one at a place of the set, counted from 0.
    pub fn nth(self, n: u32) -> Option<K> {
        self.iter().nth(n as usize)
    }

    /// All in it, in the order of their count.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            K::at(index)
        })
    }
}

impl<K: Key> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Set<K> {
        let mut set = Set::default();
        keys.into_iter().for_each(|key| set.insert(key));
        set
    }
}

impl<K: Key> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut list = s.serialize_seq(Some(self.len().into()))?;
        for key in self.iter() {
            list.serialize_element(key.word())?;
        }
        list.end()
    }
}

impl<'de, K: Key> Deserialize<'de> for Set<K> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Names<K>(PhantomData<K>);
        impl<'de, K: Key> Visitor<'de> for Names<K> {
            type Value = Set<K>;
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
    use crate::vocabulary::Biome;

    #[test]
    fn sets_and_maps_come_back_from_json() {
        let set: Set<Biome> = [Biome::Horse, Biome::GrayWolf].into_iter().collect();
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, r#"["gray-wolf","horse"]"#);
        assert_eq!(serde_json::from_str::<Set<Biome>>(&json).unwrap(), set);
        assert!(serde_json::from_str::<Set<Biome>>(r#"["horse","horse"]"#).is_err());
        let disks: Disks = Map::new([2, 0, 1]);
        let json = serde_json::to_string(&disks).unwrap();
        assert_eq!(json, r#"{"orange":2,"black":1}"#);
        assert_eq!(serde_json::from_str::<Disks>(&json).unwrap(), disks);
        assert!(serde_json::from_str::<Disks>(r#"{"pink":2}"#).is_err());
    }
}
