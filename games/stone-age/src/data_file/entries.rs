//! What stands in the data file, entry by entry.

use crate::data::{Bottom, Cost, Provenance, Top};
use crate::goods::{Payment, Resource};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    #[allow(dead_code)] // for people
    pub meta: toml::Table,
    #[allow(dead_code)] // for people
    pub provenance: toml::Table,
    pub constants: Constants,
    pub card: Vec<CardEntry>,
    pub building: Vec<BuildingEntry>,
}

/// What counts of a file, and what its hash is made of.
#[derive(Serialize)]
pub(super) struct Figures {
    pub constants: Constants,
    pub card: Vec<CardEntry>,
    pub building: Vec<BuildingEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Constants {
    pub people_start: u8,
    pub people_max: u8,
    pub food_start: u16,
    pub fields_start: u8,
    pub fields_max: u8,
    pub tool_slots: u8,
    pub tool_slot_max: u8,
    pub starvation_penalty: u8,
    pub card_prices: [u8; 4],
    pub stack_size: u8,
    pub value: BTreeMap<String, u8>,
    pub divisor: BTreeMap<String, u8>,
    pub resource_place_capacity: u8,
    pub hut_people: u8,
    pub leftover_points: u8,
    pub dice_table: [String; 6],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardEntry {
    pub id: usize,
    pub name: String,
    pub top: Top,
    pub bottom: Bottom,
    pub source: Provenance,
}

#[derive(Serialize, Deserialize)]
pub(super) struct BuildingEntry {
    pub id: usize,
    pub name: String,
    pub source: Provenance,
    #[serde(flatten)]
    pub cost: CostEntry,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum CostEntry {
    Fixed { cost: BTreeMap<Resource, u8>, points: u8 },
    Choice { number: u8, kinds: u8 },
    Open { min: u8, max: u8 },
}

impl CostEntry {
    /// What it costs, in the game's own type.
    pub fn cost(&self) -> Cost {
        match self {
            CostEntry::Fixed { cost, points } => {
                let paid =
                    cost.iter().fold(Payment::default(), |paid, (&resource, &amount)| paid.plus(resource, amount));
                Cost::Fixed(paid, *points)
            }
            CostEntry::Choice { number, kinds } => Cost::Choice { number: *number, kinds: *kinds },
            CostEntry::Open { min, max } => Cost::Open { min: *min, max: *max },
        }
    }
}
