//! How pieces move: births and deaths, going home, marrying, freeing disks, becoming tribal. Every phase uses these, so
//! that no cube and no disk is lost on the way.

use crate::action::{Piece, Target};
use crate::event::Event;
use crate::state::{Alpha, Band, Elder, Freeing, Husband, Neanderthal};
use crate::vocabulary::{Biome, Cubes, Daughter, Disk, Disks, Key, Rank, Slot, Who};
use lascaux_table::Log;

/// Where a man goes who leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Camp,
    Deadpile,
}

impl Neanderthal {
    /// Babies from the deadpile, as far as it goes. (NE-G3)
    pub(crate) fn born(&mut self, who: Who, babies: u8) -> u8 {
        let people = &mut self.peoples[who];
        let born = babies.min(people.dead);
        people.dead -= born;
        people.camp[who] += born;
        born
    }

    /// A hunter leaves the camp for good or for a task.
    pub(crate) fn leave_camp(&mut self, who: Who, piece: Piece) {
        match piece {
            Piece::Cube(colour) => self.peoples[who].camp[colour] -= 1,
            Piece::Alpha => {}
        }
    }

    pub(crate) fn in_camp(&self, who: Who, piece: Piece) -> bool {
        match piece {
            Piece::Cube(colour) => self.peoples[who].camp[colour] > 0,
            Piece::Alpha => self.peoples[who].alpha == Alpha::Camp,
        }
    }

    /// How many hunters a band has, the alpha man included.
    pub(crate) fn band(&self, who: Who, band: Band) -> u8 {
        match band {
            Band::Party(slot) => self.party(slot, who),
            Band::Raid(prey) => {
                self.raids[prey].map_or(0, |raid| raid.cubes.total())
                    + u8::from(self.peoples[who].alpha == Alpha::Raid(prey))
            }
        }
    }

    pub(crate) fn cubes_of(&self, who: Who, band: Band) -> Cubes {
        match band {
            Band::Party(slot) => self.parties[slot][who],
            Band::Raid(prey) => self.raids[prey].map_or_else(Cubes::default, |raid| raid.cubes),
        }
    }

    pub(crate) fn alpha_in(&self, who: Who, band: Band) -> bool {
        self.peoples[who].alpha
            == match band {
                Band::Party(slot) => Alpha::Party(slot),
                Band::Raid(prey) => Alpha::Raid(prey),
            }
    }

    /// A hunter of a band dies.
    pub(crate) fn kill(&mut self, who: Who, band: Band, piece: Piece, log: &mut impl Log<Event>) {
        match (piece, band) {
            (Piece::Alpha, band) => {
                self.kill_alpha(who, log);
                if let Band::Party(slot) = band {
                    self.note_party(slot, who);
                }
            }
            (Piece::Cube(colour), Band::Party(slot)) => {
                self.parties[slot][who][colour] -= 1;
                self.peoples[colour].dead += 1;
                self.note_party(slot, who);
            }
            (Piece::Cube(colour), Band::Raid(prey)) => {
                if let Some(raid) = &mut self.raids[prey] {
                    raid.cubes[colour] -= 1;
                    self.peoples[colour].dead += 1;
                }
            }
        }
    }

    /// Keeps track of where parties stand.
    pub(crate) fn note_party(&mut self, slot: Slot, who: Who) {
        if self.party(slot, who) > 0 {
            self.peoples[who].out.insert(slot);
        } else {
            self.peoples[who].out.remove(slot);
        }
    }

    pub(crate) fn kill_alpha(&mut self, who: Who, log: &mut impl Log<Event>) {
        self.peoples[who].alpha = Alpha::Dead;
        log.tell(|| Event::AlphaDied { who });
    }

    /// A party goes home; guests stay in the service of who leads them. (NE-G, NE-D6)
    pub(crate) fn send_home(&mut self, slot: Slot, who: Who, log: &mut impl Log<Event>) {
        if !self.peoples[who].out.contains(slot) {
            return;
        }
        log.tell(|| Event::SentHome { who, slot, card: self.rows[slot].card() });
        let cubes = std::mem::take(&mut self.parties[slot][who]);
        let people = &mut self.peoples[who];
        people.out.remove(slot);
        people.camp.add(&cubes);
        if people.alpha == Alpha::Party(slot) {
            people.alpha = Alpha::Camp;
        }
    }

    /// All parties on a card but one go home.
    pub(crate) fn send_others_home(&mut self, slot: Slot, but: Option<Who>, log: &mut impl Log<Event>) {
        Who::all().filter(|who| Some(*who) != but).for_each(|who| self.send_home(slot, who, log));
    }

    /// A suitor goes home.
    pub(crate) fn send_suitor_home(&mut self, daughter: Daughter, who: Who) {
        self.daughters[daughter].suitors.remove(who);
        let people = &mut self.peoples[who];
        if people.alpha == Alpha::Suitor(daughter) {
            people.alpha = Alpha::Camp;
        } else {
            people.camp[who] += 1;
        }
    }

    pub(crate) fn kill_suitor(&mut self, daughter: Daughter, who: Who, log: &mut impl Log<Event>) {
        log.tell(|| Event::SuitorKilled { who, daughter });
        self.daughters[daughter].suitors.remove(who);
        if self.peoples[who].alpha == Alpha::Suitor(daughter) {
            self.kill_alpha(who, log);
        } else {
            self.peoples[who].dead += 1;
        }
    }

    /// A husband leaves his wife, to his camp or to the deadpile; the disk under him returns. (NE-G1, NE-R11)
    pub(crate) fn unwed(&mut self, daughter: Daughter, fate: Fate, log: &mut impl Log<Event>) {
        let Some(Husband { who, young }) = self.daughters[daughter].husband.take() else { return };
        let people = &mut self.peoples[who];
        if young {
            people.free[Disk::Orange] += 1;
        }
        let is_alpha = people.alpha == Alpha::Husband(daughter);
        self.leave_board(who, is_alpha, fate, log);
        log.tell(|| match fate {
            Fate::Deadpile => Event::HusbandKilled { who, daughter },
            Fate::Camp => Event::HusbandLeft { who, daughter },
        });
    }

    /// A man of the own colour, or the alpha man, comes home or dies.
    fn leave_board(&mut self, who: Who, is_alpha: bool, fate: Fate, log: &mut impl Log<Event>) {
        let people = &mut self.peoples[who];
        match (is_alpha, fate) {
            (true, Fate::Deadpile) => self.kill_alpha(who, log),
            (true, Fate::Camp) => people.alpha = Alpha::Camp,
            (false, Fate::Deadpile) => people.dead += 1,
            (false, Fate::Camp) => people.camp[who] += 1,
        }
    }

    /// A man who has left his camp or his card marries. An alpha man makes the Matriarch's father tribal. (NE-R15)
    pub(crate) fn wed(&mut self, daughter: Daughter, man: Husband, by: Piece, log: &mut impl Log<Event>) {
        let Husband { who, young } = man;
        self.daughters[daughter].husband = Some(man);
        if by == Piece::Alpha {
            self.peoples[who].alpha = Alpha::Husband(daughter);
        }
        log.tell(|| Event::Married { who, daughter, mature: !young });
        if let (Daughter::Matriarch, Piece::Alpha, Some(father)) = (daughter, by, self.daughters[daughter].father) {
            self.become_tribal(father, log);
        }
    }

    /// An elder leaves the board, to his camp or to the deadpile; the disk under him returns. (NE-D3, NE-E4)
    pub(crate) fn remove_elder(&mut self, who: Who, rank: Rank, fate: Fate, log: &mut impl Log<Event>) {
        let disk = self.figures().elders[rank].disk;
        let people = &mut self.peoples[who];
        if people.elders[rank] == Elder::Young {
            people.free[disk] += 1;
        }
        people.elders[rank] = Elder::Vacant;
        let is_alpha = people.alpha == Alpha::Elder(rank);
        self.leave_board(who, is_alpha, fate, log);
        if fate == Fate::Deadpile {
            log.tell(|| Event::ElderDied { who, rank });
        }
    }

    /// A daughter leaves the game: her disks return, her husband goes home. (NE-D5)
    pub(crate) fn remove_daughter(&mut self, daughter: Daughter, log: &mut impl Log<Event>) {
        self.unwed(daughter, Fate::Camp, log);
        for who in self.daughters[daughter].suitors.iter() {
            self.send_suitor_home(daughter, who);
        }
        let family = std::mem::take(&mut self.daughters[daughter]);
        self.in_play.remove(daughter);
        if let Some(father) = family.father {
            self.peoples[father].free.add(&family.disks);
        }
    }

    /// An animal or an invention leaves the tableau; its disk returns.
    pub(crate) fn remove_card(&mut self, who: Who, biome: Biome) {
        let people = &mut self.peoples[who];
        people.herd.remove(biome);
        people.tools.remove(biome);
        for (set, disk) in [(&mut people.under_white, Disk::White), (&mut people.under_black, Disk::Black)] {
            if set.contains(biome) {
                set.remove(biome);
                people.free[disk] += 1;
            }
        }
    }

    /// The board is turned over; portal disks return. (NE-I1)
    pub(crate) fn become_tribal(&mut self, who: Who, log: &mut impl Log<Event>) {
        let people = &mut self.peoples[who];
        if people.tribal {
            return;
        }
        people.tribal = true;
        for portal in std::mem::take(&mut people.portals).iter() {
            people.free[portal.disk()] += 1;
        }
        log.tell(|| Event::BecameTribal { who });
    }

    /// The colour of the disk at a target, if one of this species lies there. (NE-B3)
    pub(crate) fn disk_at(&self, who: Who, target: Target) -> Option<Disk> {
        let people = &self.peoples[who];
        match target {
            Target::Elder(rank) => (people.elders[rank] == Elder::Young).then(|| self.figures().elders[rank].disk),
            Target::Husband(daughter) => {
                (self.daughters[daughter].husband == Some(Husband { who, young: true })).then_some(Disk::Orange)
            }
            Target::Daughter(daughter, disk) => {
                let family = &self.daughters[daughter];
                (family.father == Some(who) && family.disks[disk] > 0).then_some(disk)
            }
            Target::Card(biome) if people.under_white.contains(biome) => Some(Disk::White),
            Target::Card(biome) if people.under_black.contains(biome) => Some(Disk::Black),
            Target::Card(_) => None,
        }
    }

    /// Every disk of a species that lies on or under something, of the colours for which `wanted` says so.
    pub(crate) fn each_assigned(&self, who: Who, mut wanted: impl FnMut(Disk) -> bool, mut visit: impl FnMut(Target)) {
        let people = &self.peoples[who];
        let wants = Disk::all().map(&mut wanted);
        let mut want = [false; 3];
        want.iter_mut().zip(wants).for_each(|(want, wants)| *want = wants);
        for rank in Rank::all() {
            if people.elders[rank] == Elder::Young && want[self.figures().elders[rank].disk.index()] {
                visit(Target::Elder(rank));
            }
        }
        for daughter in self.in_play.iter() {
            let family = &self.daughters[daughter];
            if want[Disk::Orange.index()] && family.husband == Some(Husband { who, young: true }) {
                visit(Target::Husband(daughter));
            }
            if family.father == Some(who) && family.disks != Disks::default() {
                for disk in Disk::all().filter(|disk| want[disk.index()] && family.disks[*disk] > 0) {
                    visit(Target::Daughter(daughter, disk));
                }
            }
        }
        for (set, disk) in [(people.under_white, Disk::White), (people.under_black, Disk::Black)] {
            if want[disk.index()] {
                set.iter().for_each(|biome| visit(Target::Card(biome)));
            }
        }
    }

    /// A disk returns to the vocabulary; what lay under it may be mature now. (NE-B3)
    pub(crate) fn free_disk(&mut self, who: Who, target: Target, log: &mut impl Log<Event>) {
        let Some(disk) = self.disk_at(who, target) else { return };
        let mut matured = true;
        match target {
            Target::Elder(rank) => self.peoples[who].elders[rank] = Elder::Mature,
            Target::Husband(daughter) => self.daughters[daughter].husband = Some(Husband { who, young: false }),
            Target::Daughter(daughter, disk) => {
                self.daughters[daughter].disks[disk] -= 1;
                matured = self.grown(daughter);
            }
            Target::Card(biome) => {
                self.peoples[who].under_white.remove(biome);
                self.peoples[who].under_black.remove(biome);
            }
        }
        self.peoples[who].free[disk] += 1;
        log.tell(|| Event::Freed { who, disk, matured });
    }

    /// Babies come at once; disks wait for the player's choice. (NE-G3, NE-H1)
    pub(crate) fn grant(&mut self, who: Who, babies: u8, disks: &Disks, log: &mut impl Log<Event>) {
        let born = self.born(who, babies);
        if born > 0 {
            log.tell(|| Event::Babies { who, babies: born });
        }
        let mut freeing = match self.freeing {
            Some(freeing) if freeing.who == who => freeing,
            _ => Freeing { who, disks: Disks::default() },
        };
        freeing.disks.add(disks);
        self.freeing = Some(freeing);
    }
}
