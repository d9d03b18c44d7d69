//! # The kit
//!
//! Small types for the vocabulary of a game, so that states are plain figures and still speak the game's words.
//!
//! - [`words!`](crate::words!): an enum whose variants have a word each, by which notation, positions and data name them.
//! - [`numbered!`](crate::numbered!): things told apart by a number, such as the cards of a box whose names stand in its
//!   data.
//! - [`actions!`](crate::actions!): an enum of actions, each defined once for reading, writing, listing and help.
//! - [`Set`]: some of them, a bit each. [`Map`]: a value for each.
//!
//! None of them allocates, and each has the size of what it stands for: a set that of its bits, a map that of its array,
//! a thing and an optional thing a byte.
//!
//! ```
//! use lascaux_table::kit::{Map, Set};
//!
//! lascaux_table::words! {
//!     /// What grows and lies about.
//!     Resource {
//!         /// From the forest.
//!         Wood = "wood",
//!         /// From the river.
//!         Gold = "gold",
//!     }
//! }
//!
//! let mut stock: Map<Resource, u8, 2> = Map::default();
//! stock[Resource::Gold] += 3;
//! let some: Set<Resource, u8> = Resource::ALL.into_iter().filter(|&one| stock[one] > 0).collect();
//! assert!(some.contains(Resource::Gold) && !some.contains(Resource::Wood));
//! assert_eq!(Resource::read("gold"), Some(Resource::Gold));
//! assert_eq!(serde_json::to_string(&stock).unwrap(), r#"{"gold":3}"#);
//! assert_eq!(serde_json::to_string(&some).unwrap(), r#"["gold"]"#);
//! assert_eq!(size_of_val(&stock), 2);
//! ```

mod actions;
mod key;
mod map;
mod set;

#[doc(hidden)]
pub use actions::after;
pub use actions::{Misread, Part, read_word, take};
pub use key::{Key, Word};
pub use map::Map;
pub use set::{Bits, Set};

/// For the macros of the kit.
#[doc(hidden)]
pub use serde;
