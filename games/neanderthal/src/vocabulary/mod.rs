//! The game's words: species, disks, ranks, cards and places, each a small type with a readable name.

mod cards;
mod places;
mod round;
mod species;

pub use cards::{Biome, Daughter, GameType, NORTHERN};
pub use lascaux_table::kit::{Key, Map, Set, Word};
pub use places::{COLUMNS, Place, Row, Slot};
pub use round::{Asked, Phase};
pub use species::{Coupling, Disk, Portal, Rank, Sexuality, Who};

/// Numbers of disks by colour.
pub type Disks = Map<Disk, u8, 3>;
/// Numbers of cubes by colour.
pub type Cubes = Map<Who, u8, 3>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_its_own() {
        fn distinct<K: Word>() {
            for (index, key) in K::all().enumerate() {
                assert_eq!(key.index(), index);
                assert_eq!(K::read(key.word()), Some(key), "{key:?}");
            }
            assert_eq!(K::all().count(), K::COUNT);
        }
        distinct::<Who>();
        distinct::<Disk>();
        distinct::<Rank>();
        distinct::<Portal>();
        distinct::<Biome>();
        distinct::<Daughter>();
        distinct::<Place>();
    }
}
