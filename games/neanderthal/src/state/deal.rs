//! Offers between two players. (NE-F1)

use crate::vocabulary::{Biome, Daughter, Disk, Place, Who};
use serde::{Deserialize, Serialize};

/// An offer between two players. (NE-F1)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deal {
    /// Who offers.
    pub from: Who,
    /// To whom.
    pub to: Who,
    /// Whether it answers another offer.
    #[serde(default)]
    pub counter: bool,
    /// The card that the one who offers leaves.
    pub leave: Option<Place>,
    /// The card that the other leaves.
    pub ask: Option<Place>,
    /// What the one who offers gives.
    pub give: Option<Ware>,
    /// What the other gives.
    pub take: Option<Ware>,
    /// The other's daughter whom the leaving hunter marries.
    pub groom: Option<Match>,
    /// The daughter whom the other's leaving hunter marries.
    pub bride: Option<Match>,
}

impl Deal {
    pub(crate) fn new(from: Who, to: Who) -> Deal {
        Deal { from, to, counter: false, leave: None, ask: None, give: None, take: None, groom: None, bride: None }
    }

    pub(crate) fn counter_to(other: &Deal) -> Deal {
        Deal { counter: true, ..Deal::new(other.to, other.from) }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.leave.is_none() && self.ask.is_none() && self.give.is_none() && self.take.is_none()
    }
}

/// A marriage that is part of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// The bride.
    pub daughter: Daughter,
    /// Whether the alpha man marries her.
    #[serde(default)]
    pub alpha: bool,
}

/// Something that changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ware {
    /// A card in hand, a trophy, an animal or an invention.
    Card(Biome),
    /// A daughter.
    Daughter(Daughter),
    /// A free disk. (NE-K1)
    Disk(Disk),
}
