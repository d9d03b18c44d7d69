//! What is being resolved: raids, hunts, courtings, and what somebody still has to name.

use crate::vocabulary::{Cubes, Daughter, Disks, Slot, Who};
use serde::{Deserialize, Serialize};

/// Hunters who brought down big game and are followed by predators. (NE-G4)
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Raid {
    /// Who leads them.
    pub who: Who,
    /// The hunters, the alpha man not counted.
    #[serde(default)]
    pub cubes: Cubes,
    /// The predator that attacks next.
    pub predator: Slot,
    /// The one that attacks after it.
    pub second: Option<Slot>,
    /// Whether the prey is lost.
    #[serde(default)]
    pub robbed: bool,
    /// Whether the prey's card is claimed.
    #[serde(default)]
    pub claimed: bool,
}

/// A hunt that is being resolved. (NE-G)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hunt {
    /// Who hunts.
    pub who: Who,
    /// The card that is hunted.
    pub on: Slot,
    /// The prey, if these hunters were followed here.
    pub prey: Option<Slot>,
    /// What comes next.
    #[serde(default)]
    pub step: HuntStep,
    /// Whether the alpha man counts as 1 without a die.
    #[serde(default)]
    pub power: bool,
    /// Dice that hit.
    #[serde(default)]
    pub hits: u8,
    /// The most dice of one face.
    #[serde(default)]
    pub equal: u8,
}

/// What comes next in a hunt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HuntStep {
    /// The hunter stays to hunt a card that was laid under his feet, or goes home. (NE-G7)
    Stay,
    /// The hunter says whether the alpha man uses his power.
    Power,
    /// Dice are thrown.
    #[default]
    Roll,
    /// The hunter claims the card or leaves it.
    Claim,
}

/// A courting that is being resolved. (NE-G1)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Suit {
    /// The daughter.
    pub daughter: Daughter,
    /// Whose turn it is, as a place in the player order.
    #[serde(default)]
    pub turn: u8,
    /// What comes next.
    #[serde(default)]
    pub step: SuitStep,
    /// Who succeeded last.
    pub last: Option<Who>,
}

/// What comes next in a courting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SuitStep {
    /// Find the next suitor.
    #[default]
    Next,
    /// The suitor says whether the alpha man uses his power.
    Power,
    /// A die is thrown.
    Roll,
}

/// Hunters that the victim has to name. (NE-R7)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Losing {
    /// The victim.
    pub who: Who,
    /// Where.
    pub from: Band,
    /// How many still.
    pub left: u8,
    /// Whether the alpha man is out of danger because he uses his power.
    #[serde(default)]
    pub spared: bool,
}

/// A band of hunters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Band {
    /// Those on a biome.
    Party(Slot),
    /// Those followed by predators, by the place of their prey.
    Raid(Slot),
}

/// Disks that may be freed. (NE-G3, NE-H1)
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Freeing {
    /// Who.
    pub who: Who,
    /// How many of each colour.
    pub disks: Disks,
}

/// A hunter to be replaced by a wanderer. (NE-R20)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Giving {
    /// The victim.
    pub who: Who,
    /// The suitor's species.
    pub to: Who,
}
