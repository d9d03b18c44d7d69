//! A state in plain figures, read without allocation: what judgements and searches look at.

use crate::data::{BiomeCard, Faces};
use crate::state::{Alpha, Elder, Husband, Neanderthal};
use crate::vocabulary::{Biome, Daughter, Disk, Disks, Key, Set, Slot, Who};
use lascaux_table::Seat;

/// What decides a throw on a biome, before the dice fall. (NE-G)
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Throw {
    /// The card that is thrown for.
    pub card: &'static BiomeCard,
    /// Dice, if the alpha man throws none when his power helps.
    pub dice: u8,
    /// Whether the alpha man counts as a 1 besides. (NE-E5)
    pub power: bool,
    /// Whether a 3 counts as a 1. (NE-G2)
    pub threes: bool,
    /// Faces that hit, of six.
    pub hitting: u8,
    /// Faces that kill; a 3 that counts as a 1 kills nobody.
    pub deadly: Faces,
}

impl Throw {
    /// Hunters who die of it, on average.
    #[inline]
    pub fn losses(&self) -> f32 {
        f32::from(self.dice) * self.deadly.0.count_ones() as f32 / 6.0
    }
}

impl Neanderthal {
    /// The species that a seat leads; with one seat, the first of the three.
    #[inline]
    pub fn led_by(&self, seat: Seat) -> Option<Who> {
        Who::all().find(|who| self.peoples[*who].seat == Some(seat))
    }

    /// The points of a species by the lines of its score sheet: hunters, alpha man, elders, husbands, daughters, free
    /// disks, trophies, inventions, animals. (NE-J)
    pub fn points_by_line(&self, who: Who) -> [i32; 9] {
        self.tally(who).map(|(count, each)| count * each)
    }

    /// Where a species hunts.
    #[inline]
    pub fn hunting(&self, who: Who) -> Set<Slot> {
        self.peoples[who].out
    }

    /// Where anybody hunts.
    #[inline]
    pub fn hunted(&self) -> Set<Slot> {
        self.anybody_out()
    }

    /// All daughters in play.
    #[inline]
    pub fn families(&self) -> Set<Daughter> {
        self.in_play
    }

    /// What a species would throw on a biome with so many hunters, the alpha man among them or not.
    pub fn throw(&self, who: Who, biome: Biome, hunters: u8, alpha: bool) -> Throw {
        let card = self.figures().biome(biome);
        let power = alpha && self.alpha_power(who, card.game);
        let threes = self.threes_count(who, card.game);
        let frost = if self.warm(who) { 0 } else { card.frost.0 };
        let mut deadly = card.bite.0 | frost;
        if threes {
            deadly &= !0b100;
        }
        Throw {
            card,
            dice: hunters.saturating_sub(u8::from(power)),
            power,
            threes,
            hitting: 1 + u8::from(card.star) + u8::from(threes),
            deadly: Faces(deadly),
        }
    }

    /// Whether a species' alpha man hunts at a place.
    #[inline]
    pub fn alpha_at(&self, who: Who, slot: Slot) -> bool {
        self.peoples[who].alpha == Alpha::Party(slot)
    }

    /// Disks that a hunt or an animal could free, by colour. (NE-B3)
    pub fn locked(&self, who: Who) -> Disks {
        let people = &self.peoples[who];
        let mut locked = Disks::default();
        for (rank, _) in people.elders.iter().filter(|(_, elder)| **elder == Elder::Young) {
            locked[self.figures().elders[rank].disk] += 1;
        }
        for daughter in self.in_play.iter() {
            let family = &self.daughters[daughter];
            if family.father == Some(who) {
                locked.add(&family.disks);
            }
            locked[Disk::Orange] += u8::from(family.husband == Some(Husband { who, young: true }));
        }
        locked[Disk::White] += people.under_white.len();
        locked[Disk::Black] += people.under_black.len();
        locked
    }

    /// Portals that make a people tribal in this game. (NE-I1)
    #[inline]
    pub fn portals_asked(&self) -> u8 {
        self.figures().conversion[usize::from(self.seats.clamp(1, 3)) - 1]
    }

    /// How many elders of a species are grown up.
    #[inline]
    pub fn grown_elders(&self, who: Who) -> u8 {
        self.peoples[who].elders.values().iter().filter(|elder| **elder == Elder::Mature).count() as u8
    }

    /// Cubes of a colour that serve in the camps and parties of others. (NE-D6)
    pub fn abroad(&self, who: Who) -> u8 {
        let camps = Who::all().filter(|host| *host != who).map(|host| self.peoples[host].camp[who]);
        let out = self.hunted().iter().flat_map(|slot| {
            Who::all().filter(move |host| *host != who).map(move |host| self.parties[slot][host][who])
        });
        camps.chain(out).sum()
    }
}
