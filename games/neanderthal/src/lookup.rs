//! Questions about the table: who stands where, who is mature, who enjoys which culture. Every phase asks these.

use crate::data::CUBES;
use crate::state::{Alpha, Cell, Elder, Table};
use crate::vocabulary::{Biome, Daughter, Disks, Key, Place, Rank, Row, Sexuality, Slot, Who};

impl Table {
    /// How many species play.
    #[inline]
    pub fn players(&self) -> u8 {
        if self.seats == 2 { 2 } else { 3 }
    }

    /// Whether everybody wins or loses together. (NE-K1)
    #[inline]
    pub fn cooperative(&self) -> bool {
        self.seats == 1 || self.options.cooperative
    }

    /// The species whose place in the player order it is.
    #[inline]
    pub fn at_turn(&self, turn: u8) -> Who {
        self.order[usize::from(turn).min(2)]
    }

    /// The species that play, in player order.
    #[inline]
    pub fn playing(&self) -> impl Iterator<Item = Who> + Clone + use<> {
        self.order.into_iter().take(self.players().into())
    }

    /// The place of a species in the player order.
    #[inline]
    pub fn place_in_order(&self, who: Who) -> usize {
        self.order.iter().position(|other| *other == who).unwrap_or(2)
    }

    /// Where an open card lies.
    pub fn find(&self, biome: Biome) -> Option<Slot> {
        Slot::all().find(|slot| self.rows[*slot] == Cell::Card(biome))
    }

    /// The open cards, each with its place.
    pub(crate) fn open_cards(&self) -> impl Iterator<Item = (Slot, Biome)> {
        Slot::all().filter_map(|slot| self.rows[slot].card().map(|biome| (slot, biome)))
    }

    /// The open card at a place; a daughter is none.
    pub(crate) fn lying_at(&self, place: Place) -> Option<Biome> {
        match place {
            Place::Slot(slot) => self.rows[slot].card(),
            Place::Daughter(_) => None,
        }
    }

    /// Cards left in a row's deck; those under ice are not among them.
    pub fn deck_of(&self, row: Row) -> u8 {
        let undrawn = self.undrawn.iter().filter(|biome| biome.row() == row).count() as u8;
        match row {
            Row::North => {
                let ice = self.rows.values().iter().filter(|cell| **cell == Cell::Ice).count() as u8;
                undrawn.saturating_sub(ice + self.draw_north.len())
            }
            Row::South => undrawn.saturating_sub(self.draw_south.len()),
        }
    }

    /// How many hunters of a species stand on a biome, guests and alpha man included.
    #[inline]
    pub fn party(&self, slot: Slot, who: Who) -> u8 {
        self.parties[slot][who].total() + u8::from(self.peoples[who].alpha == Alpha::Party(slot))
    }

    /// How many hunters stand in a camp, guests and alpha man included.
    #[inline]
    pub fn hunters(&self, who: Who) -> u8 {
        let people = &self.peoples[who];
        people.camp.total() + u8::from(people.alpha == Alpha::Camp)
    }

    /// Whether an elder of this rank is there and grown up. (NE-B3)
    #[inline]
    pub fn mature(&self, who: Who, rank: Rank) -> bool {
        self.peoples[who].elders[rank] == Elder::Mature
    }

    /// Whether a daughter lies in a tableau without disks. (NE-B3)
    #[inline]
    pub fn grown(&self, daughter: Daughter) -> bool {
        let family = &self.daughters[daughter];
        family.father.is_some() && family.disks == Disks::default()
    }

    /// Whether a species may use a daughter's culture and portals: she is grown up and lies in its tableau, under
    /// pair-bond only while married; or one of its men is married to her abroad. (NE-E3, NE-G1, NE-R15)
    #[inline]
    pub fn enjoys(&self, who: Who, daughter: Daughter) -> bool {
        let family = &self.daughters[daughter];
        match (family.father, family.husband) {
            (None, _) => false,
            (Some(father), husband) if father == who => {
                family.disks == Disks::default()
                    && (husband.is_some() || self.peoples[who].sexuality() != Sexuality::PairBond)
            }
            (_, Some(husband)) => husband.who == who && family.disks == Disks::default(),
            _ => false,
        }
    }

    /// Whether a grown invention of a species satisfies a condition.
    #[inline]
    pub fn has_tool(&self, who: Who, mut wanted: impl FnMut(Biome) -> bool) -> bool {
        let people = &self.peoples[who];
        let young = people.under_white.either(people.under_black);
        people.tools.without(young).iter().any(&mut wanted)
    }

    /// How many cards a species may hold. (NE-B2)
    pub fn hand_limit(&self, who: Who) -> u8 {
        self.peoples[who].mature_elders() + u8::from(self.enjoys(who, Daughter::TellingMother))
    }

    /// Whether any cube of the species, or its alpha man, lives anywhere. (NE-J1, NE-R5)
    pub fn lives(&self, who: Who) -> bool {
        self.peoples[who].dead < CUBES || self.peoples[who].alpha != Alpha::Dead
    }

    /// Whether a species gathers. (NE-F3)
    pub fn gathers(&self, who: Who) -> bool {
        self.peoples[who].sexuality() == Sexuality::Promiscuity
            || self.enjoys(who, Daughter::Matriarch)
            || self.enjoys(who, Daughter::ScavengerWoman)
    }

    /// Whether a species may have new husbands. (NE-G1)
    pub fn marries(&self, who: Who) -> bool {
        self.peoples[who].sexuality() != Sexuality::Promiscuity || self.enjoys(who, Daughter::Piper)
    }

    /// Whether the firestarter or the Cobbler Woman keeps hunters from freezing. (NE-G)
    pub fn warm(&self, who: Who) -> bool {
        self.mature(who, Rank::Firestarter) || self.enjoys(who, Daughter::CobblerWoman)
    }

    /// Where the husbands of a species stand.
    pub fn husbands(&self, who: Who) -> impl Iterator<Item = Daughter> {
        self.in_play.iter().filter(move |daughter| self.daughters[*daughter].husband.is_some_and(|man| man.who == who))
    }

    /// The daughters in a tableau.
    pub fn daughters_of(&self, who: Who) -> impl Iterator<Item = Daughter> {
        self.in_play.iter().filter(move |daughter| self.daughters[*daughter].father == Some(who))
    }

    /// Whether the suitor of a species is its alpha man.
    #[inline]
    pub fn alpha_suitor(&self, who: Who, daughter: Daughter) -> bool {
        self.peoples[who].alpha == Alpha::Suitor(daughter)
    }

    /// Whether the husband of a daughter is an alpha man.
    #[inline]
    pub fn alpha_husband(&self, daughter: Daughter) -> bool {
        self.daughters[daughter].husband.is_some_and(|man| self.peoples[man.who].alpha == Alpha::Husband(daughter))
    }
}
