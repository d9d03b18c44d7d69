//! Component data: the figures of cards, boards and sexualities, read from TOML and validated. Most figures of the
//! cards are stand-ins; each card knows which.

use crate::vocabulary::{Biome, Daughter, Disk, Disks, GameType, Key, Map, Portal, Rank, Set, Sexuality, Who};
use serde::{Deserialize, Serialize, Serializer};

/// Cubes of each colour. (NE-B)
pub const CUBES: u8 = 18;
/// Disks of each colour that a species starts with. (NE-B3)
pub const DISKS: u8 = 5;

/// Everything the box says in figures.
#[derive(Debug)]
pub struct Data {
    /// The hash of all figures, as records carry it.
    pub hash: String,
    /// Daughters in the active deck at the start.
    pub deck: u8,
    /// Hunters at the start.
    pub hunters: u8,
    /// Portals that make tribal, with one, two and three players.
    pub conversion: [u8; 3],
    /// What Laughing Woman loses in chaos instead of half.
    pub laughing_loss: u8,
    /// The elders by rank.
    pub elders: Map<Rank, Elder, 6>,
    /// The start portals by species.
    pub start_portal: Map<Who, Portal, 3>,
    /// The sexualities.
    pub sexualities: Map<Sexuality, SexualityCard, 3>,
    /// The daughters.
    pub daughters: [DaughterCard; Daughter::COUNT],
    /// The biomes.
    pub biomes: [BiomeCard; Biome::COUNT],
    pub(crate) predators: Set<Biome>,
    /// Biomes that ask for no disk.
    pub(crate) undemanding: Set<Biome>,
}

/// What the boards say about a rank. (NE-E2)
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elder {
    /// The disk that promotion costs.
    pub disk: Disk,
    /// Whether the vocal side has this place.
    pub vocal: bool,
    /// Portals of the domain that must show all three colours while vocal; empty where nothing is asked.
    pub domain: Set<Portal>,
    /// Whether the domain is a stand-in.
    pub reconstructed: bool,
}

/// A side of a sexuality card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SexualityCard {
    /// Disks that lie on it.
    pub mpi: Disks,
    /// Points at the end.
    pub points: Points,
    /// Whether the colours of the disks are stand-ins.
    pub reconstructed: bool,
}

/// What things are worth at the end. (NE-J)
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // the data file's own words
pub struct Points {
    pub hunter: u8,
    pub elder: u8,
    pub husband: u8,
    pub daughter: u8,
    pub free_disk: u8,
    pub alpha: u8,
    pub trophy: u8,
    pub invention: u8,
    pub domestic: u8,
}

/// An event on a daughter card. (NE-D)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Global cooling. (NE-D1)
    Cooling,
    /// Global warming. (NE-D1)
    Warming,
    /// One more round. (NE-D2)
    Wurm,
    /// Elders die by so many dice. (NE-D3)
    Mortality(u8),
    /// Chaos. (NE-D4)
    Chaos,
    /// Blizzard. (NE-D5)
    Blizzard,
    /// So many hunters wander. (NE-D6)
    Wanderlust(u8),
}

/// The most events on one card.
pub const MOST_ICONS: usize = 5;

/// A daughter card.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DaughterCard {
    /// The printed number.
    pub number: u8,
    /// The printed name.
    pub name: String,
    /// The printed word in brackets.
    pub nickname: String,
    /// First and second player.
    pub order: [Who; 2],
    /// Events, top to bottom.
    pub events: Vec<Icon>,
    /// Colours that bid.
    pub bid: Set<Disk>,
    /// Portals that she opens.
    pub portals: Set<Portal>,
    /// Dice that kill a foreign suitor, a bit per face.
    pub bite: Faces,
    /// Figures that are stand-ins.
    pub reconstructed: Vec<String>,
}

/// What becomes of a biome that is claimed. (NE-G5, NE-G6)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// It cannot be claimed.
    Plain,
    /// A trophy.
    Trophy,
    /// A domesticable animal, taken into the hand.
    Domestic,
    /// An invention, taken into the hand.
    Invention,
}

impl Kind {
    /// Whether the card is taken into the hand.
    #[inline]
    pub fn is_hand(self) -> bool {
        matches!(self, Kind::Domestic | Kind::Invention)
    }
}

/// A biome card.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BiomeCard {
    /// The printed number.
    pub number: u8,
    /// The printed name.
    pub name: String,
    /// What kind of game it is.
    pub game: GameType,
    /// What can be made of it.
    pub kind: Kind,
    /// The climax.
    pub climax: u8,
    /// Dice that must hit.
    pub hits: u8,
    /// Whether a 2 hits as well as a 1.
    pub star: bool,
    /// Disks that must be free to hunt here.
    pub need: Disks,
    /// Babies for a success.
    pub babies: u8,
    /// Disks freed by a success.
    pub disks: Disks,
    /// Dice that bite.
    pub bite: Faces,
    /// Dice that freeze.
    pub frost: Faces,
    /// Whether it shows a basket.
    pub gather: bool,
    /// Equal dice to claim it.
    pub take: u8,
    /// How many trophies it counts as.
    pub trophies: u8,
    /// Babies of the domestic animal each round.
    pub yield_babies: u8,
    /// Disks that the domestic animal frees each round.
    pub yield_disks: Disks,
    /// The invention's name.
    pub invention: String,
    /// The rank that plays the invention, under the option `bound-inventions`.
    pub rank: Option<Rank>,
    /// Makes every group a war party.
    pub weapon: bool,
    /// A 3 counts as 1 on this kind of game.
    pub threes: Option<GameType>,
    /// Ranks 3, 4 and 5 do not die of age.
    pub shelter: bool,
    /// Figures that are stand-ins.
    pub reconstructed: Vec<String>,
}

/// A set of die faces, bit `face - 1` each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faces(pub u8);

impl Faces {
    /// Whether a face is in it.
    #[inline]
    pub fn has(self, face: u8) -> bool {
        self.0 >> (face - 1) & 1 == 1
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq((1..=6).filter(|face| self.has(*face)))
    }
}
