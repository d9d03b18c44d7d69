//! What a species has: its board, its camp, its cards, its daughters.

use crate::data::{CUBES, DISKS, Data};
use crate::vocabulary::{Biome, Coupling, Cubes, Daughter, Disks, Map, Portal, Rank, Set, Sexuality, Slot, Who};
use lascaux_table::Seat;
use serde::{Deserialize, Serialize};

/// What one species has.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct People {
    /// The seat that leads it; none if the species does not play.
    pub seat: Option<Seat>,
    /// The sexuality card.
    pub coupling: Option<Coupling>,
    /// The side that lies up.
    pub sexuality: Option<Sexuality>,
    /// Whether the board shows its tribal side.
    pub tribal: bool,
    /// The vocabulary: free disks.
    pub free: Disks,
    /// Portal disks on the brain map.
    pub portals: Set<Portal>,
    /// Those that lay there when the round began. (NE-I2)
    pub portals_before: Set<Portal>,
    /// The elders.
    pub elders: Map<Rank, Elder, 6>,
    /// Where the alpha man is.
    pub alpha: Alpha,
    /// Unassigned hunters in the camp, by colour.
    pub camp: Cubes,
    /// Cubes of this colour in the deadpile.
    pub dead: u8,
    /// Cards in hand.
    pub hand: Set<Biome>,
    /// Trophies.
    pub trophies: Set<Biome>,
    /// Domestic animals in the tableau.
    pub herd: Set<Biome>,
    /// Inventions in the tableau.
    pub tools: Set<Biome>,
    /// Animals and inventions under a white disk.
    pub under_white: Set<Biome>,
    /// Inventions under a black disk.
    pub under_black: Set<Biome>,
    /// Hunters lost to chaos this round. (NE-D6)
    pub chaos_losses: u8,
    /// Where its parties stand; follows from the parties and is not part of a position.
    #[serde(skip)]
    pub(crate) out: Set<Slot>,
}

/// An elder's place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Elder {
    /// Nobody.
    #[default]
    Vacant,
    /// With a disk under him.
    Young,
    /// Grown up.
    Mature,
}

/// Where an alpha man is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alpha {
    /// In the deadpile.
    #[default]
    Dead,
    /// In the camp, unassigned.
    Camp,
    /// Hunting.
    Party(Slot),
    /// Followed by predators, from this prey.
    Raid(Slot),
    /// On the board.
    Elder(Rank),
    /// Married.
    Husband(Daughter),
    /// Courting.
    Suitor(Daughter),
}

/// A daughter in play.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Family {
    /// In whose tableau she lies.
    pub father: Option<Who>,
    /// Disks on her; she is mature without any.
    #[serde(default)]
    pub disks: Disks,
    /// Her husband.
    pub husband: Option<Husband>,
    /// Who courts her.
    #[serde(default)]
    pub suitors: Set<Who>,
}

/// A husband.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Husband {
    /// His species.
    pub who: Who,
    /// Whether an orange disk still lies under him.
    #[serde(default)]
    pub young: bool,
}

impl People {
    /// How many elders lie on no disk.
    #[inline]
    pub(crate) fn mature_elders(&self) -> u8 {
        self.elders.values().iter().map(|elder| u8::from(*elder == Elder::Mature)).sum()
    }

    pub(super) fn start(who: Who, data: &Data) -> People {
        let mut people = People { dead: CUBES, free: Map::new([DISKS; 3]), ..People::default() };
        people.camp[who] = data.hunters; // NE-C6
        people.elders[Rank::Firestarter] = Elder::Young; // NE-C6, NE-C9
        people.free[data.elders[Rank::Firestarter].disk] -= 1;
        people.dead -= data.hunters + 1;
        let portal = data.start_portal[who]; // NE-C8
        people.portals.insert(portal);
        people.free[portal.disk()] -= 1;
        people
    }

    /// A species that does not play. (NE-C11)
    pub fn absent() -> People {
        People { dead: CUBES, ..People::default() }
    }

    /// The sexuality; pair-bond until one is chosen.
    #[inline]
    pub fn sexuality(&self) -> Sexuality {
        self.sexuality.unwrap_or(Sexuality::PairBond)
    }

    /// Cards of the tableau that still lie under a disk.
    #[inline]
    pub fn young(&self) -> Set<Biome> {
        self.under_white.either(self.under_black)
    }
}
