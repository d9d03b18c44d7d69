//! What can come between any two steps: a victim names who dies, disks are freed, a full hand is brought down to its
//! limit, a hunter is given up to a promiscuous suitor (NE-R7, NE-G3, NE-B2, NE-R20).

use super::{Prompt, Sink};
use crate::action::{Action, Piece};
use crate::event::Event;
use crate::state::{Cell, Freeing, Giving, Losing, Neanderthal};
use crate::verdict::{Verdict, hold, hold_of, no};
use crate::vocabulary::{Asked, Biome, Disk, Disks, Key, Row, Slot, Who};
use lascaux_table::Log;

impl Neanderthal {
    // ---- casualties (NE-R7) -----------------------------------------------------------------------------------------

    /// Hunters of a band die; if it matters which, the victim is asked.
    pub(crate) fn lose(&mut self, losing: Losing) {
        if losing.left > 0 {
            self.losing = Some(losing);
        }
    }

    fn can_lose(&self, losing: &Losing, piece: Piece) -> bool {
        match piece {
            Piece::Cube(colour) => self.cubes_of(losing.who, losing.from)[colour] > 0,
            Piece::Alpha => !losing.spared && self.alpha_in(losing.who, losing.from),
        }
    }

    pub(super) fn losing_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        while let Some(losing) = self.losing {
            let mut kinds = Piece::all().filter(|piece| self.can_lose(&losing, *piece));
            let (first, second) = (kinds.next(), kinds.next());
            let spared = u8::from(losing.spared && self.alpha_in(losing.who, losing.from));
            let all = self.band(losing.who, losing.from).saturating_sub(spared);
            match first {
                Some(piece) if losing.left > 0 => {
                    if second.is_some() && losing.left < all {
                        return true;
                    }
                    self.lose_one(losing, piece, log);
                }
                _ => self.losing = None,
            }
        }
        false
    }

    fn lose_one(&mut self, losing: Losing, piece: Piece, log: &mut impl Log<Event>) {
        self.kill(losing.who, losing.from, piece, log);
        if piece != Piece::Alpha {
            log.tell(|| Event::HuntersLost { who: losing.who, number: 1 });
        }
        let left = losing.left - 1;
        self.losing = (left > 0).then_some(Losing { left, ..losing });
    }

    pub(super) fn prompt_losing(&self) -> Prompt {
        Prompt::new(Asked::Losing, "NE-R7").of(self.losing.map_or(0, |losing| losing.left))
    }

    pub(super) fn list_losing(&self, sink: Sink) {
        if let Some(losing) = self.losing {
            Piece::all().filter(|piece| self.can_lose(&losing, *piece)).for_each(|piece| sink(Action::Lose(piece)));
        }
    }

    pub(super) fn judge_losing(&self, action: Action) -> Verdict {
        match (self.losing, action) {
            (Some(losing), Action::Lose(piece)) => {
                hold(self.can_lose(&losing, piece), "NE-R7", "ne-no-hunter-in-danger")
            }
            _ => Err(no("NE-R7", "ne-no-dying")),
        }
    }

    pub(super) fn act_losing(&mut self, action: Action, log: &mut impl Log<Event>) {
        if let (Some(losing), Action::Lose(piece)) = (self.losing, action) {
            self.lose_one(losing, piece, log);
        }
    }

    // ---- freeing disks (NE-B3, NE-G3, NE-H1) ------------------------------------------------------------------------

    pub(super) fn freeing_waits(&mut self) -> bool {
        let Some(Freeing { who, disks }) = self.freeing else { return false };
        let mut any = false;
        if disks.total() > 0 {
            self.each_assigned(who, |disk| disks[disk] > 0, |_| any = true);
        }
        if !any {
            self.freeing = None;
        }
        any
    }

    pub(super) fn prompt_freeing(&self) -> Prompt {
        Prompt::new(Asked::Freeing, "NE-G3")
    }

    pub(super) fn list_freeing(&self, who: Who, sink: Sink) {
        let Some(Freeing { disks, .. }) = self.freeing else { return };
        self.each_assigned(who, |disk| disks[disk] > 0, |target| sink(Action::Free(target)));
        sink(Action::Done);
    }

    pub(super) fn judge_freeing(&self, who: Who, action: Action) -> Verdict {
        let disks = self.freeing.map(|freeing| freeing.disks).unwrap_or_default();
        match action {
            Action::Done => Ok(()),
            Action::Free(target) => match self.disk_at(who, target) {
                None => Err(no("NE-B3", "ne-no-disk-there")),
                Some(disk) => hold_of(disks[disk] > 0, "NE-G3", "ne-no-more-of-colour", disk),
            },
            _ => Err(no("NE-G3", "ne-no-freeing")),
        }
    }

    pub(super) fn act_freeing(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        let Some(mut freeing) = self.freeing else { return };
        match action {
            Action::Free(target) => {
                if let Some(disk) = self.disk_at(who, target) {
                    freeing.disks[disk] -= 1;
                    self.freeing = Some(freeing);
                    self.free_disk(who, target, log);
                }
            }
            _ => self.freeing = None,
        }
    }

    // ---- the hand (NE-B2) -------------------------------------------------------------------------------------------

    /// The first in player order who holds too many cards.
    #[inline]
    pub(crate) fn over_hand_limit(&self) -> Option<Who> {
        let [one, two, three] = self.peoples.values();
        if one.hand.either(two.hand).either(three.hand).is_empty() {
            return None;
        }
        self.playing().find(|who| {
            let people = &self.peoples[*who];
            // Whoever holds no more than the elders allow needs no look at the daughters: this is asked at every step.
            !people.hand.is_empty()
                && people.hand.len() > people.mature_elders()
                && people.hand.len() > self.hand_limit(*who)
        })
    }

    pub(super) fn prompt_discard(&self, who: Who) -> Prompt {
        let held = self.peoples[who].hand.len();
        Prompt::new(Asked::Discard, "NE-B2").of(held.saturating_sub(self.hand_limit(who)))
    }

    pub(super) fn list_discard(&self, who: Who, sink: Sink) {
        self.peoples[who].hand.iter().for_each(|biome| sink(Action::Discard(biome)));
    }

    pub(super) fn judge_discard(&self, who: Who, action: Action) -> Verdict {
        match action {
            Action::Discard(biome) => {
                hold_of(self.peoples[who].hand.contains(biome), "NE-B2", "ne-no-card-in-hand", biome)
            }
            _ => Err(no("NE-B2", "ne-no-discarding").about(self.hand_limit(who))),
        }
    }

    pub(super) fn act_discard(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        if let Action::Discard(biome) = action {
            self.peoples[who].hand.remove(biome);
            log.tell(|| Event::Discarded { who, biome });
        }
    }

    // ---- a hunter for a wanderer (NE-R20) ---------------------------------------------------------------------------

    pub(crate) fn has_hunter_at(&self, who: Who, slot: Slot) -> bool {
        self.parties[slot][who][who] > 0 || self.raids[slot].is_some_and(|raid| raid.who == who && raid.cubes[who] > 0)
    }

    /// The victim's hunter is replaced by one of the suitor's colour: from the camp first, else where the victim says.
    pub(super) fn replace_hunter(&mut self, victim: Who, by: Who, log: &mut impl Log<Event>) {
        if self.peoples[by].dead == 0 {
            return;
        }
        if self.peoples[victim].camp[victim] > 0 {
            self.peoples[victim].camp[victim] -= 1;
            self.peoples[victim].camp[by] += 1;
            return self.replaced(victim, by, log);
        }
        let mut slots = Slot::all().filter(|slot| self.has_hunter_at(victim, *slot));
        match (slots.next(), slots.next()) {
            (Some(slot), None) => self.replace_at(slot, victim, by, log),
            (Some(_), Some(_)) => self.giving = Some(Giving { who: victim, to: by }),
            _ => {}
        }
    }

    fn replaced(&mut self, victim: Who, by: Who, log: &mut impl Log<Event>) {
        self.peoples[victim].dead += 1;
        self.peoples[by].dead -= 1;
        log.tell(|| Event::Replaced { victim, by });
    }

    fn replace_at(&mut self, slot: Slot, victim: Who, by: Who, log: &mut impl Log<Event>) {
        if self.parties[slot][victim][victim] > 0 {
            self.parties[slot][victim][victim] -= 1;
            self.parties[slot][victim][by] += 1;
        } else if let Some(raid) = &mut self.raids[slot] {
            raid.cubes[victim] -= 1;
            raid.cubes[by] += 1;
        }
        self.replaced(victim, by, log);
    }

    pub(super) fn prompt_giving(&self) -> Prompt {
        Prompt::new(Asked::Giving, "NE-R20")
    }

    pub(super) fn list_giving(&self, who: Who, sink: Sink) {
        for slot in Slot::all().filter(|slot| self.has_hunter_at(who, *slot)) {
            if let Cell::Card(biome) = self.rows[slot] {
                sink(Action::GiveUp(biome));
            }
        }
    }

    pub(super) fn judge_giving(&self, who: Who, action: Action) -> Verdict {
        match action {
            Action::GiveUp(biome) => hold_of(
                self.find(biome).is_some_and(|slot| self.has_hunter_at(who, slot)),
                "NE-R20",
                "ne-no-cube-there",
                biome,
            ),
            _ => Err(no("NE-R20", "ne-no-giving-up")),
        }
    }

    pub(super) fn act_giving(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        let (Some(giving), Action::GiveUp(biome)) = (self.giving, action) else { return };
        if let Some(slot) = self.find(biome) {
            self.giving = None;
            self.replace_at(slot, who, giving.to, log);
        }
    }

    /// A card is claimed: a trophy leaves a gap, a card for the hand is replaced from the row's deck. (NE-G5 to NE-G7)
    pub(super) fn take_card(&mut self, slot: Slot, who: Who, log: &mut impl Log<Event>) {
        let Some(biome) = self.rows[slot].card() else { return };
        self.rows[slot] = Cell::Gap;
        if self.figures().biome(biome).kind.is_hand() {
            self.peoples[who].hand.insert(biome);
            log.tell(|| Event::TakenToHand { who, biome });
            if self.deck_of(slot.row()) > 0 {
                match slot.row() {
                    Row::North => self.draw_north.insert(slot),
                    Row::South => self.draw_south.insert(slot),
                }
                return;
            }
        } else {
            self.peoples[who].trophies.insert(biome);
            log.tell(|| Event::TrophyTaken { who, biome });
        }
        // NE-R19: where nothing is left to hunt, the others go home.
        self.send_others_home(slot, None, log);
    }

    /// What all cards that a species hunts ask for together. (NE-E1)
    pub(super) fn needs(&self, who: Who) -> Disks {
        let mut sum = Disks::default();
        for slot in self.peoples[who].out.iter() {
            if let Some(biome) = self.rows[slot].card() {
                sum.add(&self.figures().biome(biome).need);
            }
        }
        sum
    }

    /// Whether the free disks still cover what a card asks for, together with all the others that the species hunts; only
    /// the colours of this card count. (NE-E1, NE-R13)
    pub(super) fn meets_needs(&self, who: Who, slot: Slot, biome: Biome, needs: &Disks) -> bool {
        if self.figures().undemanding.contains(biome) {
            return true;
        }
        let need = &self.figures().biome(biome).need;
        let free = &self.peoples[who].free;
        let counted = self.peoples[who].out.contains(slot);
        Disk::all().all(|disk| {
            let sum = needs[disk] + if counted { 0 } else { need[disk] };
            need[disk] == 0 || sum <= free[disk]
        })
    }
}
