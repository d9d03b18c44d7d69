//! What stands in the data file, entry by entry.

use crate::area::{Area, Landscape};
use crate::card::{Card, Colour};
use crate::data::Provenance;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub meta: toml::Table,
    #[allow(dead_code)] // for people
    pub provenance: toml::Table,
    // Not flattened out of `Figures`: a slip would be told without its line.
    pub constants: Constants,
    pub players: Vec<PlayersEntry>,
    pub board: BoardEntry,
    pub area: Vec<AreaEntry>,
    pub border: Vec<BorderEntry>,
    pub card: Vec<CardEntry>,
}

/// What counts of a file, and what its hash is made of.
#[derive(Serialize)]
pub(super) struct Figures {
    pub constants: Constants,
    pub players: Vec<PlayersEntry>,
    pub board: BoardEntry,
    pub area: Vec<AreaEntry>,
    pub border: Vec<BorderEntry>,
    pub card: Vec<CardEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Constants {
    pub hunters: u8,
    pub preparation_hunters: u8,
    pub mammoths: u8,
    pub stones: u8,
    pub stones_start: u8,
    pub clubs: u8,
    pub fires: [u8; 3],
    pub hand_light: u8,
    pub hand_dark: u8,
    pub hand_size: u8,
    pub base_limit: u8,
    pub points: [u8; 3],
    pub light_duty: u8,
    pub dark_floor: u8,
    pub rounds: u8,
    pub rounds_short: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayersEntry {
    pub seats: u8,
    pub covered: Vec<Area>,
    pub mammoths: Vec<Area>,
    pub mammoths_spare: u8,
    pub dark_supply: u8,
    pub first_glacier: Vec<Area>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardEntry {
    pub upper_edge: Vec<Area>,
    pub neighbours: Vec<[Area; 2]>,
    pub strangers: Vec<[Area; 2]>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AreaEntry {
    pub id: Area,
    pub landscape: Landscape,
    pub source: Provenance,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BorderEntry {
    pub areas: [Area; 2],
    pub source: Provenance,
    #[serde(default)]
    pub corner: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardEntry {
    pub name: Card,
    pub colour: Colour,
    pub copies: u8,
    pub stones: Vec<u8>,
    pub source: Provenance,
}
