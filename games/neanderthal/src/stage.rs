//! Where a round stands: the stages of the round, in the order of the phases, and the end.

use crate::vocabulary::{Daughter, Place, Set, Slot, Who};
use lascaux_table::Seat;
use serde::{Deserialize, Serialize};

/// Where the round stands, and what is awaited. What a position does not say of it begins at its natural beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[rustfmt::skip] // one line for each stage
#[allow(missing_docs)] // the fields say what they are: `turn` is a place in the player order
pub enum Stage {
    /// Chance fills the rows. (NE-C3)
    DealRows,
    /// Chance gives a seat its board. (NE-C4)
    DealBoards { seat: Seat },
    /// Chance gives a species its sexuality card. (NE-C5)
    DealCouplings { who: Who },
    /// A species chooses its sexuality. (NE-C5)
    ChooseSexuality { who: Who },
    /// Chance turns up the daughter of the round. (NE-D)
    TurnDaughter,
    /// The first player may name another. (NE-A2)
    Council,
    /// An event begins. (NE-D)
    Icon { #[serde(default)] icon: u8 },
    /// Chance throws for elders. (NE-D3)
    Mortality { #[serde(default = "unsaid")] icon: u8, #[serde(default)] turn: u8 },
    /// Somebody loses hunters to chaos. (NE-D4)
    ChaosHunters {
        #[serde(default = "unsaid")] icon: u8,
        #[serde(default)] turn: u8,
        #[serde(default = "unsaid")] least: u8,
        #[serde(default)] lost: u8,
    },
    /// Somebody loses an elder to chaos. (NE-D4)
    ChaosElder { #[serde(default = "unsaid")] icon: u8, #[serde(default)] turn: u8 },
    /// Somebody may change sexuality after chaos. (NE-D4)
    ChaosChange { #[serde(default = "unsaid")] icon: u8, #[serde(default)] turn: u8 },
    /// Somebody's hunters wander. (NE-D6)
    Wanderlust { #[serde(default = "unsaid")] icon: u8, who: Who, #[serde(default = "unsaid")] left: u8 },
    /// Somebody may turn a daughter into a hunter before a blizzard. (NE-D5, Walkabout Woman)
    Walkabout { #[serde(default = "unsaid")] icon: u8, #[serde(default)] turn: u8 },
    /// Somebody abandons dependents; so many men have come home since the blizzard began and feed nobody. (NE-R11)
    Blizzard { #[serde(default = "unsaid")] icon: u8, #[serde(default)] turn: u8, #[serde(default)] home: u8 },
    /// Somebody bids for the daughter. (NE-D7)
    Auction {
        #[serde(default)] turn: u8,
        #[serde(default)] held: u8,
        #[serde(default)] high: Option<Who>,
        #[serde(default)] bid: u8,
    },
    /// The winner lays disks on the daughter. (NE-D7)
    Lay { who: Who, bid: u8 },
    /// Walkabout Woman's people may change sexuality. (NE-D4)
    EndChange { #[serde(default)] turn: u8 },
    /// Somebody nearly extinct recalls elders or husbands. (NE-E4)
    Recall { #[serde(default)] turn: u8, #[serde(default = "all_recalled")] left: u8 },
    /// Somebody assigns hunters. (NE-E)
    Assign { #[serde(default)] turn: u8, #[serde(default)] moved: Set<Daughter> },
    /// Somebody may make an offer. (NE-F1)
    Offer { #[serde(default)] turn: u8 },
    /// Somebody words the offer on the table. (NE-F1)
    Draft { #[serde(default = "unsaid")] turn: u8 },
    /// The other answers the offer. (NE-F1)
    Answer { #[serde(default = "unsaid")] turn: u8 },
    /// A third player lets somebody leave or not. (NE-F1)
    Consent { #[serde(default = "unsaid")] turn: u8, who: Who },
    /// Chance throws for an attack. (NE-F2)
    Attack { #[serde(default = "first_place")] place: Place, #[serde(default)] turn: u8 },
    /// The attacker chooses a victim. (NE-F2)
    Strike { place: Place, #[serde(default)] turn: u8, hits: u8 },
    /// Somebody chooses which uncontested card comes next. (NE-A4)
    Uncontested { #[serde(default)] turn: u8 },
    /// The first player chooses which contested card comes next. (NE-A4)
    Contested { #[serde(default)] on: Option<Place> },
    /// The first player chooses which predator comes next. (NE-A4)
    Predators { #[serde(default)] on: Option<Slot> },
    /// Animals yield. (NE-H1)
    Domestics { #[serde(default)] turn: u8 },
    /// Somebody takes a special action. (NE-I)
    Special { #[serde(default)] turn: u8, #[serde(default)] used: u8 },
    /// The game has ended. (NE-J)
    Over { reason: Reason },
}

/// A figure that a position does not say; what it is follows from the rest.
pub(crate) const UNSAID: u8 = u8::MAX;

fn unsaid() -> u8 {
    UNSAID
}

fn all_recalled() -> u8 {
    crate::phase::RECALLED
}

/// Attacks begin at the first place of the rows.
pub(crate) const FIRST_PLACE: Place = Place::Slot(Slot::North1);

fn first_place() -> Place {
    FIRST_PLACE
}

/// Why a game has ended. (NE-J)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// After the last daughter's round.
    LastRound,
    /// No huntable card is left.
    Ice,
}

impl Reason {
    /// The reason as score sheets name it.
    pub fn word(self) -> &'static str {
        match self {
            Reason::LastRound => "last-round",
            Reason::Ice => "ice",
        }
    }
}
