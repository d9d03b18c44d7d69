//! A value for each of the game's words.

use crate::kit::{Key, Word};
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// One value for each `K`; `N` is their number.
///
/// ```
/// use lascaux_table::kit::Map;
/// # lascaux_table::words! { #[allow(missing_docs)] Disk { #[allow(missing_docs)] Orange = "orange", #[allow(missing_docs)] White = "white" } }
///
/// let mut disks: Map<Disk, u8, 2> = Map::new([2, 1]);
/// disks[Disk::White] += 4;
/// assert_eq!(disks.total(), 7);
/// assert!(disks.covers(&Map::new([2, 3])));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
impl<K: Word, T: Serialize + Default + PartialEq, const N: usize> Serialize for Map<K, T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(None)?;
        let blank = T::default();
        for (key, value) in self.iter().filter(|(_, value)| **value != blank) {
            map.serialize_entry(key.word(), value)?;
        }
        map.end()
    }
}

impl<'de, K: Word, T: Deserialize<'de> + Default + Copy, const N: usize> Deserialize<'de> for Map<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Entries<K, T, const N: usize>(PhantomData<(K, T)>);
        impl<'de, K: Word, T: Deserialize<'de> + Default + Copy, const N: usize> Visitor<'de> for Entries<K, T, N> {
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
