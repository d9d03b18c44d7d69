//! The whole state of a game: plain data, no heap. Decks have no order here: a card is drawn when it turns up, each
//! undrawn one equally likely, which is the same to everybody at the table and leaves nothing for a search to peek at.

use crate::data::{CUBES, DISKS, Data};
use crate::options::Options;
use crate::vocabulary::{
    Biome, Coupling, Cubes, Daughter, Disk, Disks, Key, Map, Place, Portal, Rank, Row, Set, Sexuality, Slot, Who,
};
use lascaux_table::Seat;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

pub(crate) use crate::stage::{FIRST_PLACE, UNSAID};
pub use crate::stage::{Reason, Stage};

/// A game of Neanderthal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Neanderthal {
    components: Components,
    table: Table,
}

/// The data of a game. Equal data are the same data, so the address tells.
#[derive(Clone, Copy, Debug)]
struct Components(&'static Data);

impl PartialEq for Components {
    fn eq(&self, other: &Components) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// Everything that lies on the table. It is also the position: every field is written with the game's own words. What a
/// position leaves out takes its natural value (`position.rs`).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Table {
    /// How many seats play.
    pub seats: u8,
    /// The options.
    pub options: Options,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Daughters left in the active deck.
    pub deck: u8,
    /// Daughters that nobody has seen: in the active deck, or kept aside.
    pub unseen: Set<Daughter>,
    /// The daughter of this round, until she is sold.
    pub current: Option<Daughter>,
    /// The player order of this round; species that do not play stand last.
    pub order: [Who; 3],
    /// The order of attacks of this round.
    pub attack_order: [Who; 3],
    /// The rows of biomes.
    pub rows: Map<Slot, Cell, 12>,
    /// Biomes that nobody has seen: in the decks, or under ice.
    pub undrawn: Set<Biome>,
    /// Cards laid in phase 4 of this round.
    pub fresh: Set<Slot>,
    /// Predators that were hunted with success this round.
    pub spent: Set<Slot>,
    /// Places that wait for a card of the north deck.
    pub draw_north: Set<Slot>,
    /// Places that wait for a card of the south deck.
    pub draw_south: Set<Slot>,
    /// The species.
    pub peoples: Map<Who, People, 3>,
    /// The daughters in play.
    pub daughters: Map<Daughter, Family, 21>,
    /// Which of them lie in a tableau; follows from their fathers and is not part of a position.
    #[serde(skip)]
    pub(crate) in_play: Set<Daughter>,
    /// Hunters on biomes: by place, then by who leads them.
    pub parties: Map<Slot, Map<Who, Cubes, 3>, 12>,
    /// Hunters whom predators follow, by the place of their prey.
    pub raids: Map<Slot, Option<Raid>, 12>,
    /// Offers made this round, by the species that is not part of the pair.
    pub offers: Map<Who, u8, 3>,
    /// Whether the cooperative exchange of this round was made. (NE-K1)
    pub exchanged: bool,
    /// The offer on the table.
    pub deal: Option<Deal>,
    /// The offer that waits for an answer while another one is worded instead.
    pub countered: Option<Deal>,
    /// Drafts of offers dropped in a row. (NE-R34)
    pub dropped: u8,
    /// The hunt that is being resolved.
    pub hunt: Option<Hunt>,
    /// The courting that is being resolved.
    pub suit: Option<Suit>,
    /// Hunters that somebody still has to name.
    pub losing: Option<Losing>,
    /// Disks that somebody may still free.
    pub freeing: Option<Freeing>,
    /// Who has to give up a hunter to a promiscuous suitor, and to whom.
    pub giving: Option<Giving>,
    /// Where the round stands.
    pub stage: Stage,
}

/// What lies at a place of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cell {
    /// Nothing.
    #[default]
    Gap,
    /// An ice cap: a northern card, face down.
    Ice,
    /// An ice cap made when the deck was empty. (NE-R9)
    BlankIce,
    /// An open card.
    Card(Biome),
}

impl Cell {
    /// The open card, if there is one.
    #[inline]
    pub fn card(self) -> Option<Biome> {
        match self {
            Cell::Card(biome) => Some(biome),
            _ => None,
        }
    }

    /// Whether ice lies here.
    #[inline]
    pub fn is_ice(self) -> bool {
        matches!(self, Cell::Ice | Cell::BlankIce)
    }
}

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
    pub(crate) fn new(from: Who, to: Who, counter: bool) -> Deal {
        Deal { from, to, counter, leave: None, ask: None, give: None, take: None, groom: None, bride: None }
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

impl Deref for Neanderthal {
    type Target = Table;
    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for Neanderthal {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl Neanderthal {
    pub(crate) fn of(table: Table, data: &'static Data) -> Neanderthal {
        Neanderthal { components: Components(data), table }
    }

    /// The figures of the box.
    #[inline]
    pub fn figures(&self) -> &'static Data {
        self.components.0
    }

    /// Everything that lies on the table.
    #[inline]
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl Table {
    /// The table before anything is drawn. Every species has its start pieces; a species that is not dealt to a seat
    /// gives them back. (NE-C)
    pub(crate) fn set_up(seats: u8, options: Options, data: &Data) -> Table {
        let mut peoples = Map::default();
        for who in Who::all() {
            peoples[who] = People::start(who, data);
        }
        Table {
            seats,
            options,
            round: 0,
            deck: data.deck,
            unseen: Set::full(),
            current: None,
            order: [Who::Red, Who::Yellow, Who::Green],
            attack_order: [Who::Red, Who::Yellow, Who::Green],
            rows: Map::default(),
            undrawn: Set::full(),
            fresh: Set::default(),
            spent: Set::default(),
            draw_north: Slot::of_row(Row::North).collect(),
            draw_south: Slot::of_row(Row::South).collect(),
            peoples,
            daughters: Map::default(),
            in_play: Set::default(),
            parties: Map::default(),
            raids: Map::default(),
            offers: Map::default(),
            exchanged: false,
            deal: None,
            countered: None,
            dropped: 0,
            hunt: None,
            suit: None,
            losing: None,
            freeing: None,
            giving: None,
            stage: Stage::DealRows,
        }
    }

    /// Finds out again what follows from other pieces, after a position was read.
    pub(crate) fn derive(&mut self) {
        self.in_play = Daughter::all().filter(|daughter| self.daughters[*daughter].father.is_some()).collect();
        for who in Who::all() {
            self.peoples[who].out = Slot::all().filter(|slot| self.party(*slot, who) > 0).collect();
        }
    }
}

impl People {
    fn start(who: Who, data: &Data) -> People {
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
