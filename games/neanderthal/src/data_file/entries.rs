//! What stands in the data file, entry by entry.

use crate::data::Points;
use crate::vocabulary::{Biome, Daughter, Disk, GameType, Portal, Rank, Set, Sexuality, Who};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    #[allow(dead_code)] // for people
    pub meta: toml::Table,
    pub rules: RulesEntry,
    pub elder: Vec<ElderEntry>,
    pub board: Vec<BoardEntry>,
    pub sexuality: Vec<SexualityEntry>,
    pub daughter: Vec<DaughterEntry>,
    pub biome: Vec<BiomeEntry>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Sources {
    pub rulebook: Vec<String>,
    pub public: Vec<String>,
    pub derived: Vec<String>,
    pub reconstructed: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RulesEntry {
    pub daughters_in_deck: u8,
    pub start_hunters: u8,
    pub conversion_portals: [u8; 3],
    pub laughing_woman_loss: u8,
    pub provenance: Sources,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ElderEntry {
    pub rank: u8,
    pub name: Rank,
    pub disk: Disk,
    pub vocal: bool,
    #[serde(default)]
    pub domain: Option<Domain>,
    pub provenance: Sources,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Domain {
    Technical,
    Natural,
    Social,
}

impl Domain {
    /// The portal places that touch the domain. (NE-I1)
    pub fn portals(self) -> Set<Portal> {
        use Portal::*;
        match self {
            Domain::Technical => [VenusOrange, VenusBlack, BisonWhite, BisonBlack],
            Domain::Natural => [ShamanOrange, ShamanWhite, BisonWhite, BisonBlack],
            Domain::Social => [VenusOrange, VenusBlack, ShamanOrange, ShamanWhite],
        }
        .into_iter()
        .collect()
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardEntry {
    pub colour: Who,
    pub species: String,
    pub start_portal: Portal,
    pub provenance: Sources,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SexualityEntry {
    pub name: Sexuality,
    pub mpi: Vec<Disk>,
    pub points: Points,
    pub provenance: Sources,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DaughterEntry {
    pub card: Daughter,
    pub number: u8,
    pub name: String,
    pub nickname: String,
    pub first: Who,
    pub second: Who,
    pub events: Vec<String>,
    pub bid: Vec<Disk>,
    pub portals: Vec<Portal>,
    pub bite: Vec<u8>,
    pub provenance: Sources,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BiomeEntry {
    pub card: Biome,
    pub number: u8,
    pub name: String,
    #[serde(rename = "type")]
    pub game: GameType,
    pub kind: String,
    pub climax: u8,
    pub hits: u8,
    pub hit: String,
    pub need: Vec<Disk>,
    pub babies: u8,
    pub disks: Vec<Disk>,
    pub bite: Vec<u8>,
    pub frost: Vec<u8>,
    pub gather: bool,
    #[serde(default)]
    pub take: u8,
    #[serde(default)]
    pub trophies: u8,
    #[serde(default)]
    pub yield_babies: u8,
    #[serde(default)]
    pub yield_disks: Vec<Disk>,
    #[serde(default)]
    pub invention: String,
    #[serde(default)]
    pub effect: Vec<String>,
    #[serde(default)]
    pub rank: Option<u8>,
    pub provenance: Sources,
}

#[derive(Serialize)]
pub(super) struct Figures<'a> {
    pub rules: &'a RulesEntry,
    pub elder: &'a [ElderEntry],
    pub board: &'a [BoardEntry],
    pub sexuality: &'a [SexualityEntry],
    pub daughter: &'a [DaughterEntry],
    pub biome: &'a [BiomeEntry],
}
