//! Places where people stand: the rows of biomes, and daughters.

use super::Daughter;
use lascaux_table::kit::{Key, Word};
use lascaux_table::words;
use serde::{Deserialize, Serialize};

words! {
    /// A row of biomes. (NE-C3)
    Row {
        /// North Europe.
        North = "north",
        /// South Europe.
        South = "south",
    }
}

/// How many columns a row has.
pub const COLUMNS: usize = 6;

words! {
    /// A place in the rows of biomes, counted from the left.
    Slot {
        /// North, column 1.
        North1 = "north-1",
        /// North, column 2.
        North2 = "north-2",
        /// North, column 3.
        North3 = "north-3",
        /// North, column 4.
        North4 = "north-4",
        /// North, column 5.
        North5 = "north-5",
        /// North, column 6.
        North6 = "north-6",
        /// South, column 1.
        South1 = "south-1",
        /// South, column 2.
        South2 = "south-2",
        /// South, column 3.
        South3 = "south-3",
        /// South, column 4.
        South4 = "south-4",
        /// South, column 5.
        South5 = "south-5",
        /// South, column 6.
        South6 = "south-6",
    }
}

impl Slot {
    /// The slot of a row and a column, columns counted from 0.
    #[inline]
    pub fn of(row: Row, column: usize) -> Slot {
        Slot::at(row.index() * COLUMNS + column % COLUMNS).unwrap_or(Slot::North1)
    }

    /// The row.
    #[inline]
    pub fn row(self) -> Row {
        if self.index() < COLUMNS { Row::North } else { Row::South }
    }

    /// The column, from 0.
    #[inline]
    pub fn column(self) -> usize {
        self.index() % COLUMNS
    }

    /// The slots of a row, from the left.
    pub fn of_row(row: Row) -> impl DoubleEndedIterator<Item = Slot> + Clone {
        (0..COLUMNS).map(move |column| Slot::of(row, column))
    }
}

/// A card that people can stand on: a biome's slot or a daughter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A slot of the rows.
    Slot(Slot),
    /// A daughter.
    Daughter(Daughter),
}

impl Key for Place {
    const COUNT: usize = Slot::COUNT + Daughter::COUNT;
    #[inline]
    fn index(self) -> usize {
        match self {
            Place::Slot(slot) => slot.index(),
            Place::Daughter(daughter) => Slot::COUNT + daughter.index(),
        }
    }
    #[inline]
    fn known(index: usize) -> Place {
        match index.checked_sub(Slot::COUNT) {
            Some(index) => Place::Daughter(Daughter::known(index)),
            None => Place::Slot(Slot::known(index)),
        }
    }
}

impl Word for Place {
    fn word(self) -> &'static str {
        match self {
            Place::Slot(slot) => slot.word(),
            Place::Daughter(daughter) => daughter.word(),
        }
    }
}
