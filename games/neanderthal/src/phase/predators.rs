//! Phase 4, predators: who is followed after big game, and what becomes of the prey (NE-G4, NE-R17).

use crate::data::{BiomeCard, Data};
use crate::event::Event;
use crate::state::{Alpha, Band, Hunt, Neanderthal, Raid, Stage, Table};
use crate::vocabulary::{COLUMNS, Daughter, Key, Slot, Who};
use lascaux_table::Log;

impl Table {
    fn active_predator(&self, figures: &Data, slot: Slot) -> bool {
        // NE-G7: a predator laid this round is inactive until the next.
        let card = self.rows[slot].card();
        !self.fresh.contains(slot) && card.is_some_and(|biome| figures.predators.contains(biome))
    }

    fn climax(&self, figures: &Data, slot: Slot) -> u8 {
        self.rows[slot].card().map_or(u8::MAX, |biome| figures.biome(biome).climax)
    }

    /// The nearest predators of the row, lower climax first: gaps are jumped, ice is not. (NE-G4)
    pub fn predators_near(&self, figures: &Data, prey: Slot) -> (Option<Slot>, Option<Slot>) {
        let at = |column: Option<usize>| {
            column.filter(|column| *column < COLUMNS).map(|column| Slot::of(prey.row(), column))
        };
        let (mut west, mut east) = (true, true);
        for distance in 1..COLUMNS {
            let look = |open: &mut bool, slot: Option<Slot>| {
                let slot = slot.filter(|_| *open)?;
                *open = !self.rows[slot].is_ice();
                self.active_predator(figures, slot).then_some(slot)
            };
            let one = look(&mut west, at(prey.column().checked_sub(distance)));
            let two = look(&mut east, at(Some(prey.column() + distance)));
            match (one, two) {
                (None, None) => {}
                (Some(one), Some(two)) if self.climax(figures, two) < self.climax(figures, one) => {
                    return (Some(two), Some(one));
                }
                (Some(one), two) => return (Some(one), two),
                (None, two) => return (two, None),
            }
        }
        (None, None)
    }
}

impl Neanderthal {
    /// The nearest predators of the row, lower climax first. (NE-G4)
    pub fn nearest_predators(&self, prey: Slot) -> (Option<Slot>, Option<Slot>) {
        self.predators_near(self.figures(), prey)
    }

    /// After a success on big game the hunters are followed, and everything they won has to wait. False if no predator
    /// is near, or the Vigilant Woman looks out.
    pub(super) fn predators_follow(&mut self, hunt: &Hunt, claimed: bool, log: &mut impl Log<Event>) -> bool {
        let Hunt { who, on, .. } = *hunt;
        if self.enjoys(who, Daughter::VigilantWoman) {
            return false;
        }
        let (Some(predator), second) = self.nearest_predators(on) else { return false };
        let cubes = std::mem::take(&mut self.parties[on][who]);
        self.peoples[who].out.remove(on);
        if self.peoples[who].alpha == Alpha::Party(on) {
            self.peoples[who].alpha = Alpha::Raid(on);
        }
        self.raids[on] = Some(Raid { who, cubes, predator, second, robbed: false, claimed });
        log.tell(|| Event::Followed { who, predator, card: self.rows[predator].card() });
        true
    }

    // ---- the third step of the hunt (NE-A4) -------------------------------------------------------------------------

    fn raided(&self, slot: Slot) -> bool {
        self.raids.values().iter().flatten().any(|raid| raid.predator == slot)
    }

    pub(super) fn predator_may_come(&self, slot: Slot) -> bool {
        let people = self.raided(slot) || self.anybody_out().contains(slot);
        // Of two predators that follow the same hunters the one with the lower climax comes first.
        people && self.raids.values().iter().flatten().all(|raid| raid.second != Some(slot))
    }

    pub(super) fn predators_wait(&mut self, log: &mut impl Log<Event>) -> bool {
        let Stage::Predators { on } = self.stage else { return true };
        let Some(slot) = on else {
            let mut slots = Slot::all().filter(|slot| self.predator_may_come(*slot));
            match (slots.next(), slots.next()) {
                (Some(_), Some(_)) => return true,
                (Some(slot), None) => self.stage = Stage::Predators { on: Some(slot) },
                _ => self.stage = Stage::Domestics { turn: 0 },
            }
            return false;
        };
        if !self.active_predator(self.figures(), slot) {
            // The predator is gone, so nobody is robbed by it. One raid at a time: each may have disks to free first.
            let waiting = |prey: &Slot| self.raids[*prey].is_some_and(|raid| raid.predator == slot);
            if let Some(prey) = Slot::all().find(waiting) {
                self.next_predator(prey, log);
                return false;
            }
        }
        // NE-R17: those who came to hunt the predator go home once it has been hunted down.
        if self.spent.contains(slot) {
            self.send_others_home(slot, None, log);
        }
        let party = self.next_party(slot, log);
        let raid =
            Slot::all().filter(|prey| self.raids[*prey].is_some_and(|raid| raid.predator == slot)).min_by_key(|prey| {
                self.raids[*prey].map(|raid| self.turn_of(raid.who, self.band(raid.who, Band::Raid(*prey))))
            });
        match (party, raid.and_then(|prey| self.raids[prey].map(|raid| (prey, raid)))) {
            (None, None) => self.stage = Stage::Predators { on: None },
            (Some(who), None) => self.begin_hunt(who, slot, None),
            (Some(who), Some((prey, raid))) => {
                let size = self.band(raid.who, Band::Raid(prey));
                if self.turn_of(who, self.party(slot, who)) <= self.turn_of(raid.who, size) {
                    self.begin_hunt(who, slot, None);
                } else {
                    self.begin_hunt(raid.who, slot, Some(prey));
                }
            }
            (None, Some((prey, raid))) => self.begin_hunt(raid.who, slot, Some(prey)),
        }
        false
    }

    /// NE-A4: Totem Woman, fewest hunters, player order.
    fn turn_of(&self, who: Who, hunters: u8) -> (bool, u8, usize) {
        (!self.enjoys(who, Daughter::TotemWoman), hunters, self.place_in_order(who))
    }

    // ---- the second throw (NE-G4) -----------------------------------------------------------------------------------

    pub(super) fn conclude_raid(
        &mut self,
        hunt: Hunt,
        prey: Slot,
        card: &BiomeCard,
        success: bool,
        claimed: bool,
        log: &mut impl Log<Event>,
    ) {
        if hunt.hits == 0 {
            // NE-G4: without a single hit the predator steals what was won.
            if let Some(raid) = &mut self.raids[prey] {
                raid.robbed = true;
            }
            log.tell(|| Event::PreyStolen { who: hunt.who, predator: hunt.on, card: self.rows[hunt.on].card() });
        }
        if success {
            self.reward(&hunt, card, log);
        }
        if claimed {
            self.take_card(hunt.on, hunt.who, log);
        }
        self.next_predator(prey, log);
    }

    /// The hunters face the second predator, or go home with what they still have.
    fn next_predator(&mut self, prey: Slot, log: &mut impl Log<Event>) {
        let Some(mut raid) = self.raids[prey] else { return };
        let alive = self.band(raid.who, Band::Raid(prey)) > 0;
        if let (Some(second), true) = (raid.second.take(), alive) {
            raid.predator = second;
            self.raids[prey] = Some(raid);
            let card = self.rows[second].card();
            log.tell(|| Event::Followed { who: raid.who, predator: second, card });
            return;
        }
        self.raids[prey] = None;
        let people = &mut self.peoples[raid.who];
        people.camp.add(&raid.cubes);
        if people.alpha == Alpha::Raid(prey) {
            people.alpha = Alpha::Camp;
        }
        if raid.robbed {
            return;
        }
        let figures = self.figures();
        if let Some(card) = self.rows[prey].card().map(|biome| figures.biome(biome)) {
            self.grant(raid.who, card.babies, &card.disks, log);
            if raid.claimed {
                self.take_card(prey, raid.who, log);
            }
        }
    }
}
