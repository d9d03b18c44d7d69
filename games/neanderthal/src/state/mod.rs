//! The whole state of a game: plain data, no heap. Decks have no order here: a card is drawn when it turns up, each
//! undrawn one equally likely, which is the same to everybody at the table and leaves nothing for a search to peek at.

mod deal;
mod pending;
mod people;

use crate::data::Data;
use crate::options::Options;
use crate::vocabulary::{Biome, Cubes, Daughter, Key, Map, Row, Set, Slot, Who};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

pub(crate) use crate::stage::{FIRST_PLACE, UNSAID};
pub use crate::stage::{Reason, Stage};
pub use deal::{Deal, Match, Ware};
pub use pending::{Band, Freeing, Giving, Hunt, HuntStep, Losing, Raid, Suit, SuitStep};
pub use people::{Alpha, Elder, Family, Husband, People};

/// A game of Neanderthal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Neanderthal {
    components: Components,
    table: Table,
}

/// The data of a game. Equal data are the same data, so the address tells.
#[derive(Clone, Copy, Debug)]
struct Components(&'static Data);

impl PartialEq for Components {
    fn eq(&self, other: &Components) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// Everything that lies on the table. It is also the position: every field is written with the game's own words. What a
/// position leaves out takes its natural value (`position.rs`).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Table {
    /// How many seats play.
    pub seats: u8,
    /// The options.
    pub options: Options,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Daughters left in the active deck.
    pub deck: u8,
    /// Daughters that nobody has seen: in the active deck, or kept aside.
    pub unseen: Set<Daughter>,
    /// The daughter of this round, until she is sold.
    pub current: Option<Daughter>,
    /// The player order of this round; species that do not play stand last.
    pub order: [Who; 3],
    /// The order of attacks of this round.
    pub attack_order: [Who; 3],
    /// The rows of biomes.
    pub rows: Map<Slot, Cell, 12>,
    /// Biomes that nobody has seen: in the decks, or under ice.
    pub undrawn: Set<Biome>,
    /// Cards laid in phase 4 of this round.
    pub fresh: Set<Slot>,
    /// Predators that were hunted with success this round.
    pub spent: Set<Slot>,
    /// Places that wait for a card of the north deck.
    pub draw_north: Set<Slot>,
    /// Places that wait for a card of the south deck.
    pub draw_south: Set<Slot>,
    /// The species.
    pub peoples: Map<Who, People, 3>,
    /// The daughters in play.
    pub daughters: Map<Daughter, Family, 21>,
    /// Which of them lie in a tableau; follows from their fathers and is not part of a position.
    #[serde(skip)]
    pub(crate) in_play: Set<Daughter>,
    /// Hunters on biomes: by place, then by who leads them.
    pub parties: Map<Slot, Map<Who, Cubes, 3>, 12>,
    /// Hunters whom predators follow, by the place of their prey.
    pub raids: Map<Slot, Option<Raid>, 12>,
    /// Offers made this round, by the species that is not part of the pair.
    pub offers: Map<Who, u8, 3>,
    /// Whether the cooperative exchange of this round was made. (NE-K1)
    pub exchanged: bool,
    /// The offer on the table.
    pub deal: Option<Deal>,
    /// The offer that waits for an answer while another one is worded instead.
    pub countered: Option<Deal>,
    /// Drafts of offers dropped in a row. (NE-R34)
    pub dropped: u8,
    /// The hunt that is being resolved.
    pub hunt: Option<Hunt>,
    /// The courting that is being resolved.
    pub suit: Option<Suit>,
    /// Hunters that somebody still has to name.
    pub losing: Option<Losing>,
    /// Disks that somebody may still free.
    pub freeing: Option<Freeing>,
    /// Who has to give up a hunter to a promiscuous suitor, and to whom.
    pub giving: Option<Giving>,
    /// Where the round stands.
    pub stage: Stage,
}

/// What lies at a place of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cell {
    /// Nothing.
    #[default]
    Gap,
    /// An ice cap: a northern card, face down.
    Ice,
    /// An ice cap made when the deck was empty. (NE-R9)
    BlankIce,
    /// An open card.
    Card(Biome),
}

impl Cell {
    /// The open card, if there is one.
    #[inline]
    pub fn card(self) -> Option<Biome> {
        match self {
            Cell::Card(biome) => Some(biome),
            _ => None,
        }
    }

    /// Whether ice lies here.
    #[inline]
    pub fn is_ice(self) -> bool {
        matches!(self, Cell::Ice | Cell::BlankIce)
    }
}

impl Deref for Neanderthal {
    type Target = Table;
    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for Neanderthal {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl Neanderthal {
    pub(crate) fn of(table: Table, data: &'static Data) -> Neanderthal {
        Neanderthal { components: Components(data), table }
    }

    /// The figures of the box.
    #[inline]
    pub fn figures(&self) -> &'static Data {
        self.components.0
    }

    /// Everything that lies on the table.
    #[inline]
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl Table {
    /// The table before anything is drawn. Every species has its start pieces; a species that is not dealt to a seat
    /// gives them back. (NE-C)
    pub(crate) fn set_up(seats: u8, options: Options, data: &Data) -> Table {
        let mut peoples = Map::default();
        for who in Who::all() {
            peoples[who] = People::start(who, data);
        }
        Table {
            seats,
            options,
            round: 0,
            deck: data.deck,
            unseen: Set::full(),
            current: None,
            order: [Who::Red, Who::Yellow, Who::Green],
            attack_order: [Who::Red, Who::Yellow, Who::Green],
            rows: Map::default(),
            undrawn: Set::full(),
            fresh: Set::default(),
            spent: Set::default(),
            draw_north: Slot::of_row(Row::North).collect(),
            draw_south: Slot::of_row(Row::South).collect(),
            peoples,
            daughters: Map::default(),
            in_play: Set::default(),
            parties: Map::default(),
            raids: Map::default(),
            offers: Map::default(),
            exchanged: false,
            deal: None,
            countered: None,
            dropped: 0,
            hunt: None,
            suit: None,
            losing: None,
            freeing: None,
            giving: None,
            stage: Stage::DealRows,
        }
    }

    /// Finds out again what follows from other pieces, after a position was read.
    pub(crate) fn derive(&mut self) {
        self.in_play = Daughter::all().filter(|daughter| self.daughters[*daughter].father.is_some()).collect();
        for who in Who::all() {
            self.peoples[who].out = Slot::all().filter(|slot| self.party(*slot, who) > 0).collect();
        }
    }
}
