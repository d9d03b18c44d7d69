//! Component data: the figures of cards, buildings and board, validated. `data_file.rs` reads them.

use crate::goods::{Payment, Resource};
use lascaux_table::kit::{Key, Map, Set};
use lascaux_table::{numbered, words};
use serde::{Deserialize, Serialize};

/// How many civilisation cards there are.
pub const CARDS: usize = 36;
/// How many building tiles there are.
pub const BUILDINGS: usize = 28;

numbered! {
    /// A card of the box: its place in [`Data::cards`].
    CardId: CARDS
}

numbered! {
    /// A building of the box: its place in [`Data::buildings`].
    BuildingId: BUILDINGS
}

/// Some of the cards.
pub type Cards = Set<CardId>;
/// Some of the buildings.
pub type Buildings = Set<BuildingId, u32>;

/// Everything the box says in figures.
#[derive(Debug)]
pub struct Data {
    /// The hash of all figures, as records carry it.
    pub hash: String,
    /// People at the start.
    pub people_start: u8,
    /// The most people of one player.
    pub people_max: u8,
    /// Food at the start.
    pub food_start: u16,
    /// Fields at the start.
    pub fields_start: u8,
    /// The most fields of one player.
    pub fields_max: u8,
    /// The highest value of a tool tile.
    pub tool_slot_max: u8,
    /// Points lost by those who do not feed everybody.
    pub starvation_penalty: i32,
    /// Prices of the card slots, the cheapest (rightmost) first.
    pub card_prices: [u8; 4],
    /// Buildings in a stack.
    pub stack_size: u8,
    /// Points of a resource in a building.
    pub value: [u8; 4],
    /// Pips for one unit: food, then the resources.
    pub divisor: [u8; 5],
    /// People that a resource place takes.
    pub resource_place_capacity: u8,
    /// People that the hut takes, exactly.
    pub hut_people: u8,
    /// Points for a resource left over.
    pub leftover_points: i32,
    /// What the faces 1 to 6 of the dice table give.
    pub dice_table: [Gift; 6],
    /// The cards, each at the place of its [`CardId`].
    pub cards: Vec<Card>,
    /// The buildings, each at the place of its [`BuildingId`].
    pub buildings: Vec<Building>,
    /// The cards with each symbol.
    pub(crate) symbols: Map<Symbol, Cards, 8>,
    /// The cards with one, two and three people of each craft.
    pub(crate) crafts: Map<Craft, [Cards; 3], 4>,
}

/// A civilisation card.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Its unique name.
    pub name: String,
    /// The upper half: what it gives.
    pub top: Top,
    /// The lower half: what it scores.
    pub bottom: Bottom,
    /// Where its figures come from.
    pub source: Provenance,
}

/// The upper half of a card (SA-5.4 to SA-5.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // the data file's own words
pub enum Top {
    DiceTable {},
    Food { amount: u8 },
    Resource { resource: ResourceName, amount: u8 },
    RollResource { resource: ResourceName, dice: u8 },
    Points { amount: u8 },
    Tool { amount: u8 },
    Field { amount: u8 },
    ExtraCard { amount: u8 },
    OneUseTool { value: u8 },
    AnyResources { amount: u8 },
}

/// The lower half of a card (SA-10.2 to SA-10.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // the data file's own words
pub enum Bottom {
    Green { symbol: Symbol },
    Sand { people: Craft, count: u8 },
}

words! {
    /// A culture symbol on a green card.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    #[allow(missing_docs)] // the game's own words
    Symbol, reads itself {
        Medicine = "medicine",
        Art = "art",
        Writing = "writing",
        Pottery = "pottery",
        Sundial = "sundial",
        Transport = "transport",
        Music = "music",
        Weaving = "weaving",
    }
}

words! {
    /// The people on a sand-coloured card.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    #[allow(missing_docs)] // the game's own words
    Craft, reads itself {
        Farmer = "farmer",
        Toolmaker = "toolmaker",
        Builder = "builder",
        Shaman = "shaman",
    }
}

/// A resource as the data file names it.
pub type ResourceName = Resource;

impl<'de> Deserialize<'de> for Resource {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Resource, D::Error> {
        let word = String::deserialize(d)?;
        Resource::read(&word)
            .ok_or_else(|| serde::de::Error::custom(format!("\"{word}\" is none of wood, brick, stone, gold")))
    }
}

/// What a die of the dice table gives (SA-5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// One of this resource.
    Resource(Resource),
    /// A tool.
    Tool,
    /// A field.
    Field,
}

/// A building tile.
#[derive(Clone, PartialEq, Debug)]
pub struct Building {
    /// Its unique name.
    pub name: String,
    /// What it costs.
    pub cost: Cost,
    /// Where its figures come from.
    pub source: Provenance,
}

/// What a building costs (SA-6.1 to SA-6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Exactly these resources, for these points.
    Fixed(Payment, u8),
    /// So many resources of exactly so many kinds.
    Choice {
        /// How many resources.
        number: u8,
        /// Of how many different kinds.
        kinds: u8,
    },
    /// Any resources, from `min` to `max` of them.
    Open {
        /// At least.
        min: u8,
        /// At most.
        max: u8,
    },
}

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Printed in a rulebook.
    Rulebook,
    /// Read from public pictures of the components.
    Public,
    /// Follows from other figures.
    Derived,
    /// A stand-in.
    Reconstructed,
}

impl Data {
    /// The card with that name.
    pub fn card(&self, name: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.name == name).and_then(CardId::at)
    }

    /// The building with that name.
    pub fn building(&self, name: &str) -> Option<BuildingId> {
        self.buildings.iter().position(|building| building.name == name).and_then(BuildingId::at)
    }

    /// The highest total of tools.
    pub fn tools_max(&self) -> u8 {
        crate::tools::SLOTS * self.tool_slot_max
    }
}
