//! What happens at the table, for logs and animations. Everything is public.

use crate::names::{self, WORDS};
use crate::state::Reason;
use crate::vocabulary::{Biome, Daughter, Disk, Place, Portal, Rank, Sexuality, Slot, Who};
use lascaux_table::{Arg, Said, Seat, said};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what they are; `tell` says it in a sentence; `card` is what lies at the place
pub enum Event {
    Dealt { biome: Biome, slot: Slot },
    BoardDealt { seat: Seat, who: Who },
    SexualityChosen { who: Who, sexuality: Sexuality },
    RoundBegan { round: u8, daughter: Daughter, first: Who, second: Who },
    OrderNamed { by: Who, first: Who, second: Who },
    IceLaid { slot: Slot },
    IceMoved { to: Slot },
    IceMelted { slot: Slot },
    Slid { biome: Biome, to: Slot },
    Vanished { biome: Biome },
    RoundAdded { left: u8 },
    Rolled { who: Who, dice: Vec<u8> },
    ElderDied { who: Who, rank: Rank },
    ChaosAvoided { who: Who },
    HuntersLost { who: Who, number: u8 },
    AlphaDied { who: Who },
    Wandered { who: Who, to: Who },
    DaughterBecameHunter { who: Who, daughter: Daughter },
    DaughterLost { who: Who, daughter: Daughter },
    AnimalLost { who: Who, biome: Biome },
    Bid { who: Who, disks: u8 },
    Bought { who: Who, daughter: Daughter, disks: u8 },
    Unsold { daughter: Daughter },
    Recalled { who: Who },
    Assigned { who: Who, place: Place, card: Option<Biome> },
    Promoted { who: Who, rank: Rank, mature: bool },
    Married { who: Who, daughter: Daughter, mature: bool },
    HusbandMoved { who: Who, from: Daughter, to: Daughter },
    HusbandLeft { who: Who, daughter: Daughter },
    HusbandKilled { who: Who, daughter: Daughter },
    AlphaSwapped { who: Who },
    Reclaimed { who: Who, number: u8 },
    Offered { from: Who, to: Who },
    Agreed { from: Who, to: Who },
    Declined { from: Who, to: Who },
    Attacked { who: Who, place: Place, card: Option<Biome>, hits: u8 },
    Gathered { who: Who, babies: u8 },
    Hunted { who: Who, slot: Slot, card: Option<Biome>, hits: u8, success: bool },
    Followed { who: Who, predator: Slot, card: Option<Biome> },
    PreyStolen { who: Who, predator: Slot, card: Option<Biome> },
    Babies { who: Who, babies: u8 },
    Freed { who: Who, disk: Disk, matured: bool },
    TrophyTaken { who: Who, biome: Biome },
    TakenToHand { who: Who, biome: Biome },
    Discarded { who: Who, biome: Biome },
    SentHome { who: Who, slot: Slot, card: Option<Biome> },
    Courted { who: Who, daughter: Daughter, success: bool },
    SuitorKilled { who: Who, daughter: Daughter },
    Replaced { victim: Who, by: Who },
    PortalOpened { who: Who, portal: Portal },
    BecameTribal { who: Who },
    Played { who: Who, biome: Biome, mature: bool },
    Exchanged { from: Who, to: Who },
    Given { from: Who, to: Who },
    GameOver { reason: Reason },
}

/// `0 1` becomes `1` and so on: the dice of a throw as a list of faces, lowest first.
pub(crate) fn faces(dice: [u8; 6]) -> Vec<u8> {
    (1..=6u8).flat_map(|face| std::iter::repeat_n(face, dice[usize::from(face) - 1].into())).collect()
}

/// What a species does or suffers: a sentence that begins with it.
fn of(key: &'static str, who: Who) -> Said {
    said!(WORDS, key, who = names::folk(who))
}

/// What two species do with each other.
fn between(key: &'static str, from: Who, to: Who) -> Said {
    said!(WORDS, key, from = names::folk(from), to = names::to_folk(to))
}

impl Event {
    /// The event in words.
    #[rustfmt::skip] // one line for each event
    pub(crate) fn tell(&self) -> Said {
        use names::{biome, daughter as woman, place as at, slot as cell, who as species};
        let lies = |slot: Slot, card: Option<Biome>| at(Place::Slot(slot), card);
        let order = |said: Said, first: Who, second: Who| said.with("first", species(first)).with("second", species(second));
        match *self {
            Event::Dealt { biome: card, slot } => said!(WORDS, "ne-log-dealt", biome = biome(card), slot = cell(slot)),
            Event::BoardDealt { seat, who } => said!(WORDS, "ne-log-board-dealt", player = seat, who = species(who)),
            Event::SexualityChosen { who, sexuality } => of("ne-log-sexuality-chosen", who).with("sexuality", names::sexuality(sexuality)),
            Event::RoundBegan { round, daughter, first, second } => order(said!(WORDS, "ne-log-round-began", round = round, daughter = woman(daughter)), first, second),
            Event::OrderNamed { by, first, second } => order(said!(WORDS, "ne-log-order-named", by = names::folk(by)), first, second),
            Event::IceLaid { slot } => said!(WORDS, "ne-log-ice-laid", slot = cell(slot)),
            Event::IceMoved { to } => said!(WORDS, "ne-log-ice-moved", to = cell(to)),
            Event::IceMelted { slot } => said!(WORDS, "ne-log-ice-melted", slot = cell(slot)),
            Event::Slid { biome: card, to } => said!(WORDS, "ne-log-slid", biome = biome(card), to = cell(to)),
            Event::Vanished { biome: card } => said!(WORDS, "ne-log-vanished", biome = biome(card)),
            Event::RoundAdded { left } => said!(WORDS, "ne-log-round-added", left = left),
            Event::Rolled { who, ref dice } => of("ne-log-rolled", who).with("dice", dice.iter().copied().collect::<Arg>()),
            Event::ElderDied { who, rank } => of("ne-log-elder-died", who).with("rank", names::rank(rank)),
            Event::ChaosAvoided { who } => of("ne-log-chaos-avoided", who),
            Event::HuntersLost { who, number } => of("ne-log-hunters-lost", who).with("number", number),
            Event::AlphaDied { who } => of("ne-log-alpha-died", who),
            Event::Wandered { who, to } => of("ne-log-wandered", who).with("to", names::to_folk(to)),
            Event::DaughterBecameHunter { who, daughter } => of("ne-log-daughter-became-hunter", who).with("daughter", woman(daughter)),
            Event::DaughterLost { who, daughter } => of("ne-log-daughter-lost", who).with("daughter", woman(daughter)),
            Event::AnimalLost { who, biome: card } => of("ne-log-animal-lost", who).with("biome", biome(card)),
            Event::Bid { who, disks } => of("ne-log-bid", who).with("disks", disks),
            Event::Bought { who, daughter, disks } => of("ne-log-bought", who).with("daughter", woman(daughter)).with("disks", disks),
            Event::Unsold { daughter } => said!(WORDS, "ne-log-unsold", daughter = woman(daughter)),
            Event::Recalled { who } => of("ne-log-recalled", who),
            Event::Assigned { who, place, card } => of("ne-log-assigned", who).with("card", at(place, card)),
            Event::Promoted { who, rank, mature: true } => of("ne-log-promoted-mature", who).with("rank", names::rank(rank)),
            Event::Promoted { who, rank, mature: false } => of("ne-log-promoted-immature", who).with("rank", names::rank(rank)),
            Event::Married { who, daughter, mature: true } => of("ne-log-married-mature", who).with("daughter", woman(daughter)),
            Event::Married { who, daughter, mature: false } => of("ne-log-married-immature", who).with("daughter", woman(daughter)),
            Event::HusbandMoved { who, from, to } => of("ne-log-husband-moved", who).with("from", woman(from)).with("to", woman(to)),
            Event::HusbandLeft { who, daughter } => of("ne-log-husband-left", who).with("daughter", woman(daughter)),
            Event::HusbandKilled { who, daughter } => of("ne-log-husband-killed", who).with("daughter", woman(daughter)),
            Event::AlphaSwapped { who } => of("ne-log-alpha-swapped", who),
            Event::Reclaimed { who, number } => of("ne-log-reclaimed", who).with("number", number),
            Event::Offered { from, to } => between("ne-log-offered", from, to),
            Event::Agreed { from, to } => between("ne-log-agreed", from, to),
            Event::Declined { from, to } => between("ne-log-declined", from, to),
            Event::Exchanged { from, to } => between("ne-log-exchanged", from, to),
            Event::Given { from, to } => between("ne-log-given", from, to),
            Event::Attacked { who, place, card, hits } => of("ne-log-attacked", who).with("card", at(place, card)).with("hits", hits),
            Event::Gathered { who, babies } => of("ne-log-gathered", who).with("babies", babies),
            Event::Hunted { who, slot, card, hits, success: true } => of("ne-log-hunted-success", who).with("card", lies(slot, card)).with("hits", hits),
            Event::Hunted { who, slot, card, hits, success: false } => of("ne-log-hunted-failure", who).with("card", lies(slot, card)).with("hits", hits),
            Event::Followed { who, predator, card } => of("ne-log-followed", who).with("card", lies(predator, card)),
            Event::PreyStolen { who, predator, card } => of("ne-log-prey-stolen", who).with("card", lies(predator, card)),
            Event::SentHome { who, slot, card } => of("ne-log-sent-home", who).with("card", lies(slot, card)),
            Event::Babies { who, babies } => of("ne-log-babies", who).with("babies", babies),
            Event::Freed { who, disk, matured: true } => of("ne-log-freed-matured", who).with("disk", names::disk(disk)),
            Event::Freed { who, disk, matured: false } => of("ne-log-freed", who).with("disk", names::disk(disk)),
            Event::TrophyTaken { who, biome: card } => of("ne-log-trophy-taken", who).with("biome", biome(card)),
            Event::TakenToHand { who, biome: card } => of("ne-log-taken-to-hand", who).with("biome", biome(card)),
            Event::Discarded { who, biome: card } => of("ne-log-discarded", who).with("biome", biome(card)),
            Event::Courted { who, daughter, success: true } => of("ne-log-courted-success", who).with("daughter", woman(daughter)),
            Event::Courted { who, daughter, success: false } => of("ne-log-courted-failure", who).with("daughter", woman(daughter)),
            Event::SuitorKilled { who, daughter } => of("ne-log-suitor-killed", who).with("daughter", woman(daughter)),
            Event::Replaced { victim, by } => said!(WORDS, "ne-log-replaced", victim = names::folk(victim), by = names::to_folk(by)),
            Event::PortalOpened { who, portal } => of("ne-log-portal-opened", who).with("portal", names::portal(portal)),
            Event::BecameTribal { who } => of("ne-log-became-tribal", who),
            Event::Played { who, biome: card, mature: true } => of("ne-log-played-mature", who).with("biome", biome(card)),
            Event::Played { who, biome: card, mature: false } => of("ne-log-played-immature", who).with("biome", biome(card)),
            Event::GameOver { reason } => names::reason(reason),
        }
    }
}
