//! What happens at the table, for logs and animations. Everything is public.

use crate::words::{Biome, Daughter, Disk, Key, Place, Portal, Rank, Sexuality, Slot, Who};
use lascaux_table::Seat;
use serde::Serialize;
use std::fmt;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what they are; `Display` says it in a sentence
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
    Assigned { who: Who, place: Place },
    Promoted { who: Who, rank: Rank, mature: bool },
    Married { who: Who, daughter: Daughter, mature: bool },
    HusbandMoved { who: Who, from: Daughter, to: Daughter },
    HusbandLeft { who: Who, daughter: Daughter },
    AlphaSwapped { who: Who },
    Reclaimed { who: Who, number: u8 },
    Offered { from: Who, to: Who },
    Agreed { from: Who, to: Who },
    Declined { from: Who, to: Who },
    Attacked { who: Who, place: Place, hits: u8 },
    Gathered { who: Who, babies: u8 },
    Hunted { who: Who, slot: Slot, hits: u8, success: bool },
    Followed { who: Who, predator: Slot },
    PreyStolen { who: Who, predator: Slot },
    Babies { who: Who, babies: u8 },
    Freed { who: Who, disk: Disk, matured: bool },
    TrophyTaken { who: Who, biome: Biome },
    TakenToHand { who: Who, biome: Biome },
    Discarded { who: Who, biome: Biome },
    SentHome { who: Who, slot: Slot },
    Courted { who: Who, daughter: Daughter, success: bool },
    SuitorKilled { who: Who, daughter: Daughter },
    Replaced { victim: Who, by: Who },
    PortalOpened { who: Who, portal: Portal },
    BecameTribal { who: Who },
    Played { who: Who, biome: Biome, mature: bool },
    Exchanged { from: Who, to: Who },
    GameOver { reason: &'static str },
}

fn plural<'a>(count: u8, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}

/// `0 1` becomes `1` and so on: the dice of a throw as a list of faces, lowest first.
pub(crate) fn faces(dice: [u8; 6]) -> Vec<u8> {
    (1..=6u8).flat_map(|face| std::iter::repeat_n(face, dice[usize::from(face) - 1].into())).collect()
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Dealt { biome, slot } => write!(f, "{biome} is laid at {slot}."),
            Event::BoardDealt { seat, who } => write!(f, "Seat {seat} plays the {} ({who}).", who.name()),
            Event::SexualityChosen { who, sexuality } => write!(f, "{} lives by {sexuality}.", who.name()),
            Event::RoundBegan { round, daughter, first, second } => {
                write!(f, "Round {round}: {daughter} turns up; {} is first, {} second.", first.name(), second.name())
            }
            Event::OrderNamed { by, first, second } => {
                write!(f, "{} holds a council of war: {} is first, {} second.", by.name(), first.name(), second.name())
            }
            Event::IceLaid { slot } => write!(f, "Ice covers {slot}."),
            Event::IceMoved { to } => write!(f, "Ice moves south to {to}."),
            Event::IceMelted { slot } => write!(f, "The ice at {slot} melts."),
            Event::Slid { biome, to } => write!(f, "{biome} moves to {to}."),
            Event::Vanished { biome } => write!(f, "{biome} leaves the game."),
            Event::RoundAdded { left } => write!(f, "The Würm glacial adds a round; {left} to come."),
            Event::Rolled { who, dice } => {
                let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
                write!(f, "{} throws {}.", who.name(), dice.join(", "))
            }
            Event::ElderDied { who, rank } => write!(f, "The {rank} of the {} is lost.", who.name()),
            Event::ChaosAvoided { who } => write!(f, "{} is immune to chaos.", who.name()),
            Event::HuntersLost { who, number } => {
                write!(f, "{} loses {number} {}.", who.name(), plural(*number, "hunter", "hunters"))
            }
            Event::AlphaDied { who } => write!(f, "The alpha man of the {} is lost.", who.name()),
            Event::Wandered { who, to } => write!(f, "A hunter of the {} wanders to the {}.", who.name(), to.name()),
            Event::DaughterBecameHunter { who, daughter } => {
                write!(f, "{daughter} of the {} becomes a hunter.", who.name())
            }
            Event::DaughterLost { who, daughter } => write!(f, "{} abandons {daughter}.", who.name()),
            Event::AnimalLost { who, biome } => write!(f, "{} abandons {biome}.", who.name()),
            Event::Bid { who, disks } => write!(f, "{} bids {disks}.", who.name()),
            Event::Bought { who, daughter, disks } => {
                write!(f, "{} raises {daughter} with {disks} {}.", who.name(), plural(*disks, "disk", "disks"))
            }
            Event::Unsold { daughter } => write!(f, "Nobody raises {daughter}; she leaves the game."),
            Event::Recalled { who } => write!(f, "{} calls a man back to hunt.", who.name()),
            Event::Assigned { who, place } => write!(f, "{} sends a hunter to {}.", who.name(), place.word()),
            Event::Promoted { who, rank, mature } => {
                write!(f, "{} has a new {rank}, {}.", who.name(), if *mature { "mature at once" } else { "immature" })
            }
            Event::Married { who, daughter, mature } => write!(
                f,
                "A man of the {} marries {daughter}, {}.",
                who.name(),
                if *mature { "mature at once" } else { "immature" }
            ),
            Event::HusbandMoved { who, from, to } => {
                write!(f, "A husband of the {} moves from {from} to {to}.", who.name())
            }
            Event::HusbandLeft { who, daughter } => {
                write!(f, "The husband of {daughter} goes home to the {}.", who.name())
            }
            Event::AlphaSwapped { who } => write!(f, "The alpha man of the {} comes forward.", who.name()),
            Event::Reclaimed { who, number } => write!(f, "{} takes back {number} of its wanderers.", who.name()),
            Event::Offered { from, to } => write!(f, "{} makes the {} an offer.", from.name(), to.name()),
            Event::Agreed { from, to } => write!(f, "{} and {} agree.", from.name(), to.name()),
            Event::Declined { from, to } => write!(f, "{} and {} do not agree.", from.name(), to.name()),
            Event::Attacked { who, place, hits } => {
                write!(
                    f,
                    "{} attacks at {} and hits {hits} {}.",
                    who.name(),
                    place.word(),
                    plural(*hits, "time", "times")
                )
            }
            Event::Gathered { who, babies } => {
                write!(f, "{} gathers food for {babies} {}.", who.name(), plural(*babies, "baby", "babies"))
            }
            Event::Hunted { who, slot, hits, success } => write!(
                f,
                "{} hunts at {slot} with {hits} {}: {}.",
                who.name(),
                plural(*hits, "hit", "hits"),
                if *success { "success" } else { "no success" }
            ),
            Event::Followed { who, predator } => {
                write!(f, "The hunters of the {} are followed by the predator at {predator}.", who.name())
            }
            Event::PreyStolen { who, predator } => {
                write!(f, "The predator at {predator} robs the {} of its prey.", who.name())
            }
            Event::Babies { who, babies } => {
                write!(f, "{} has {babies} {}.", who.name(), plural(*babies, "baby", "babies"))
            }
            Event::Freed { who, disk, matured } => {
                let grown = if *matured { " and somebody grows up" } else { "" };
                write!(f, "{} frees a disk ({disk}){grown}.", who.name())
            }
            Event::TrophyTaken { who, biome } => write!(f, "{} takes {biome} as a trophy.", who.name()),
            Event::TakenToHand { who, biome } => write!(f, "{} takes {biome} into the hand.", who.name()),
            Event::Discarded { who, biome } => write!(f, "{} gives up the idea of {biome}.", who.name()),
            Event::SentHome { who, slot } => write!(f, "The hunters of the {} go home from {slot}.", who.name()),
            Event::Courted { who, daughter, success } => {
                write!(f, "{} courts {daughter}: {}.", who.name(), if *success { "success" } else { "no success" })
            }
            Event::SuitorKilled { who, daughter } => {
                write!(f, "The suitor of the {} does not survive {daughter}.", who.name())
            }
            Event::Replaced { victim, by } => {
                write!(f, "A hunter of the {} is replaced by a wanderer of the {}.", victim.name(), by.name())
            }
            Event::PortalOpened { who, portal } => write!(f, "{} opens the portal {portal}.", who.name()),
            Event::BecameTribal { who } => write!(f, "{} becomes tribal.", who.name()),
            Event::Played { who, biome, mature } => {
                write!(f, "{} plays {biome}, {}.", who.name(), if *mature { "mature at once" } else { "immature" })
            }
            Event::Exchanged { from, to } => write!(f, "{} and {} exchange something.", from.name(), to.name()),
            Event::GameOver { reason } => match *reason {
                "ice" => f.write_str("Nothing is left to hunt in Europe. The game is over."),
                _ => f.write_str("The last round has ended. The game is over."),
            },
        }
    }
}
