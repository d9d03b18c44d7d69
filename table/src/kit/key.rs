//! Things that can be counted off, and those that have a word each.

use std::fmt;

/// Something that can be counted off from 0.
pub trait Key: Copy + PartialEq + fmt::Debug + 'static {
    /// How many there are.
    const COUNT: usize;
    /// The place in the count.
    fn index(self) -> usize;
    /// The one at a place that is below [`Key::COUNT`].
    fn known(index: usize) -> Self;
    /// The one at a place of the count.
    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then(|| Self::known(index))
    }
    /// The one at a place that a set holds.
    #[inline]
    fn member(index: usize) -> Option<Self> {
        Some(Self::known(index))
    }
    /// All of them.
    fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::known)
    }
}

/// Something that can be counted off and has a word in the notation and in positions.
pub trait Word: Key {
    /// The word.
    fn word(self) -> &'static str;
    /// The one with this word.
    fn read(word: &str) -> Option<Self> {
        Self::all().find(|one| one.word() == word)
    }
}

/// An enum whose variants have a word each: counted off ([`Key`](crate::kit::Key)), written and read by their words
/// ([`Word`](crate::kit::Word), `Display`, `Serialize`, `Deserialize`).
///
/// With `, reads itself` after the name it has no `Deserialize`: for a type that says in its own way what it cannot read,
/// or that is never read.
///
/// ```
/// use lascaux_table::kit::Key;
///
/// lascaux_table::words! {
///     /// Day and night.
///     Light { #[allow(missing_docs)] Day = "day", #[allow(missing_docs)] Night = "night" }
/// }
///
/// assert_eq!(Light::COUNT, 2);
/// assert_eq!(Light::Night.to_string(), "night");
/// assert_eq!(Light::read("day"), Some(Light::Day));
/// assert_eq!(serde_json::from_str::<Light>("\"dusk\"").unwrap_err().to_string(), "\"dusk\" is no light");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $crate::words! { $(#[$about])* $name, reads itself { $($(#[$each])* $variant = $word),+ } }

        impl<'de> $crate::kit::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::kit::serde::Deserializer<'de>>(d: D) -> Result<$name, D::Error> {
                let word = <String as $crate::kit::serde::Deserialize>::deserialize(d)?;
                $name::read(&word).ok_or_else(|| {
                    let what = stringify!($name).to_lowercase();
                    <D::Error as $crate::kit::serde::de::Error>::custom(format_args!("\"{word}\" is no {what}"))
                })
            }
        }
    };
    ($(#[$about:meta])* $name:ident, reads itself { $($(#[$each:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$each])* $variant),+ }

        impl $name {
            /// All of them, in their order.
            pub const ALL: [$name; [$($name::$variant),+].len()] = [$($name::$variant),+];

            /// The place in that order.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word in notation, data and positions.
            #[inline]
            pub const fn word(self) -> &'static str {
                const WORDS: [&str; $name::ALL.len()] = [$($word),+];
                WORDS[self as usize]
            }

            /// The one with this word.
            pub fn read(word: &str) -> Option<$name> {
                <$name as $crate::kit::Word>::read(word)
            }
        }

        impl $crate::kit::Key for $name {
            const COUNT: usize = $name::ALL.len();
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            #[inline]
            fn known(index: usize) -> $name {
                $name::ALL[index]
            }
            #[inline]
            fn member(index: usize) -> Option<$name> {
                $name::ALL.get(index).copied()
            }
            #[inline]
            fn at(index: usize) -> Option<$name> {
                $name::ALL.get(index).copied()
            }
        }

        impl $crate::kit::Word for $name {
            #[inline]
            fn word(self) -> &'static str {
                $name::word(self)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl $crate::kit::serde::Serialize for $name {
            fn serialize<S: $crate::kit::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.word())
            }
        }
    };
}

/// Things told apart by a number from 0, such as the cards of a box whose names stand in its data. An optional one needs
/// no more room than a byte.
///
/// ```
/// use lascaux_table::kit::{Key, Set};
///
/// lascaux_table::numbered! {
///     /// One of the 36 cards.
///     CardId: 36
/// }
///
/// let mut deck: Set<CardId> = Set::full();
/// let drawn = deck.first().unwrap();
/// deck.remove(drawn);
/// assert_eq!((deck.len(), drawn.index()), (35, 0));
/// assert_eq!(CardId::at(36), None);
/// assert_eq!(size_of::<Option<CardId>>(), 1);
/// ```
#[macro_export]
macro_rules! numbered {
    ($(#[$about:meta])* $name:ident: $count:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(std::num::NonZeroU8); // one more than the number, so that nothing is 0

        impl $name {
            /// The number, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl $crate::kit::Key for $name {
            const COUNT: usize = $count;
            #[inline]
            fn index(self) -> usize {
                $name::index(self)
            }
            #[inline]
            fn known(index: usize) -> $name {
                $name(std::num::NonZeroU8::MIN.saturating_add(index as u8))
            }
        }
    };
}
