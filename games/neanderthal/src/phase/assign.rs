//! Phase 2: hunters go to biomes, become elders or husbands, or court (NE-E, NE-B4).

use super::Sink;
use crate::action::{Action, Piece, Servant};
use crate::event::Event;
use crate::no::{No, Verdict, hold};
use crate::state::{Alpha, Elder, Neanderthal, Stage};
use crate::words::{Biome, Daughter, Disk, Disks, Key, Place, Rank, Set, Sexuality, Slot, Who};
use lascaux_table::Log;

/// How many elders and husbands a people close to extinction may recall. (NE-E4)
pub(crate) const RECALLED: u8 = 2;

impl Neanderthal {
    pub(super) fn assign_waits(&mut self) -> bool {
        match self.stage {
            Stage::Recall { turn, .. } if turn >= self.players() => {
                self.stage = Stage::Offer { turn: 0 };
                false
            }
            Stage::Recall { turn, left } => {
                let who = self.at_turn(turn);
                let begins = left < RECALLED || self.hunters(who) == 0;
                let elders = self.peoples[who].elders.values().iter().any(|elder| *elder != Elder::Vacant);
                if begins && left > 0 && (elders || self.husbands(who).next().is_some()) {
                    return true;
                }
                self.stage = Stage::Assign { turn, moved: Set::default() };
                false
            }
            Stage::Assign { turn, moved } => {
                let who = self.at_turn(turn);
                let sultan = self.peoples[who].sexuality() == Sexuality::Harem;
                // Nobody is asked who has nobody to send, no husband to move and no wanderer to take back.
                let wanderers = || Slot::all().any(|slot| self.may_reclaim(who, slot).is_ok());
                if self.hunters(who) > 0 || sultan && self.any_move(who, moved) || wanderers() {
                    return true;
                }
                self.stage = Stage::Recall { turn: turn + 1, left: RECALLED };
                false
            }
            _ => true,
        }
    }

    // ---- what is allowed --------------------------------------------------------------------------------------------

    fn may_recall(&self, who: Who, servant: Servant) -> Verdict {
        match servant {
            Servant::Elder(rank) => hold(
                self.peoples[who].elders[rank] != Elder::Vacant,
                "NE-E4",
                "You have no elder of that rank; name an elder or a husband of yours.",
            ),
            Servant::Husband(daughter) => hold(
                self.daughters[daughter].husband.is_some_and(|man| man.who == who),
                "NE-E4",
                "No husband of yours lives with her; name an elder or a husband of yours.",
            ),
        }
    }

    fn may_hunt(&self, who: Who, slot: Slot, biome: Biome, piece: Piece, needs: Option<&Disks>) -> Verdict {
        hold(self.in_camp(who, piece), "NE-E", "No such hunter stands unassigned in your camp.")?;
        if let Piece::Cube(colour) = piece {
            let chaperone = || self.parties[slot][who][who] > 0 || self.peoples[who].alpha == Alpha::Party(slot);
            hold(
                colour == who || chaperone(),
                "NE-D6",
                "A guest hunts only with a hunter of your own colour; place that one first.",
            )?;
        }
        hold(
            needs.is_none_or(|needs| self.meets_needs(who, slot, biome, needs)),
            "NE-E1",
            "Your free disks do not cover what this card asks for, together with the other cards you hunt.",
        )
    }

    /// What the cards hunted so far ask for; nothing counts with the Swearing Woman. (NE-E1)
    fn asked_for(&self, who: Who) -> Option<Disks> {
        (!self.enjoys(who, Daughter::SwearingWoman)).then(|| self.needs(who))
    }

    fn may_promote(&self, who: Who, rank: Rank, alpha: bool) -> Verdict {
        let people = &self.peoples[who];
        let elder = &self.figures().elders[rank];
        hold(self.own_hunter(who, alpha), "NE-E2", "You need a hunter of your own colour in the camp to promote.")?;
        hold(
            people.elders[rank] == Elder::Vacant,
            "NE-E2",
            "You have an elder of that rank already; each rank has one place.",
        )?;
        if !people.tribal {
            hold(elder.vocal, "NE-E2", "Chief and shaman exist only in a tribal people; choose another rank.")?;
            hold(
                self.domain_open(who, rank),
                "NE-E2",
                "While vocal you need portals of all three colours in the brain domain of that rank.",
            )?;
        }
        hold(
            self.mature(who, Rank::Firestarter) || people.free[elder.disk] > 0,
            "NE-E2",
            "A promotion costs a free disk of the rank's colour, unless your firestarter is mature.",
        )
    }

    fn domain_open(&self, who: Who, rank: Rank) -> bool {
        let domain = self.figures().elders[rank].domain;
        let open = domain.both(self.peoples[who].portals);
        domain.is_empty() || Disk::all().all(|disk| open.iter().any(|portal| portal.disk() == disk))
    }

    fn own_hunter(&self, who: Who, alpha: bool) -> bool {
        if alpha { self.alpha_ready(who) } else { self.peoples[who].camp[who] > 0 }
    }

    fn may_marry(&self, who: Who, daughter: Daughter, alpha: bool) -> Verdict {
        let family = &self.daughters[daughter];
        hold(family.father == Some(who), "NE-E3", "She is not your daughter; a foreign daughter has to be courted.")?;
        hold(self.grown(daughter), "NE-E3", "She is not mature: a disk still lies on her.")?;
        hold(family.husband.is_none(), "NE-E3", "She is married; you may court her all the same.")?;
        hold(!family.suitors.contains(who), "NE-R23", "A suitor of yours stands there already.")?;
        hold(self.marries(who), "NE-E3", "With promiscuity there are no new husbands, except with the Piper.")?;
        hold(self.own_hunter(who, alpha), "NE-E3", "You need a hunter of your own colour in the camp.")?;
        hold(
            self.enjoys(who, Daughter::Housewife) || self.peoples[who].free[Disk::Orange] > 0,
            "NE-E3",
            "A husband costs a free orange disk, except with the Housewife.",
        )
    }

    fn may_court(&self, who: Who, daughter: Daughter, alpha: bool) -> Verdict {
        let family = &self.daughters[daughter];
        hold(family.father.is_some(), "NE-E3", "No such daughter lies in a tableau.")?;
        hold(self.grown(daughter), "NE-G1", "She is not mature: a disk still lies on her.")?;
        hold(
            self.own_hunter(who, alpha),
            "NE-D6",
            "Only a hunter of your own colour courts; none stands in your camp.",
        )?;
        hold(!family.suitors.contains(who), "NE-E3", "One suitor for each daughter; yours stands there already.")?;
        hold(family.husband.is_none_or(|man| man.who != who), "NE-R23", "Her husband is yours already.")?;
        hold(
            family.father != Some(who) || self.marries(who),
            "NE-G1",
            "With promiscuity you court only the daughters of others, except with the Piper.",
        )
    }

    fn may_move(&self, who: Who, from: Daughter, to: Daughter, moved: Set<Daughter>) -> Verdict {
        hold(self.peoples[who].sexuality() == Sexuality::Harem, "NE-E4", "Only a harem moves its husbands.")?;
        let (left, right) = (&self.daughters[from], &self.daughters[to]);
        hold(
            left.father == Some(who) && left.husband.is_some_and(|man| man.who == who),
            "NE-E4",
            "No husband of yours lives with that daughter of yours.",
        )?;
        hold(!moved.contains(from), "NE-R24", "That husband has moved this round.")?;
        hold(
            right.father == Some(who) && self.grown(to) && right.husband.is_none(),
            "NE-E4",
            "He may move only to a mature, unmarried daughter in your own tableau.",
        )?;
        hold(!right.suitors.contains(who), "NE-R23", "A suitor of yours stands there already.")
    }

    fn any_move(&self, who: Who, moved: Set<Daughter>) -> bool {
        let mut any = false;
        self.each_move(who, moved, &mut |_| any = true);
        any
    }

    fn each_move(&self, who: Who, moved: Set<Daughter>, sink: Sink) {
        if self.peoples[who].sexuality() != Sexuality::Harem {
            return;
        }
        for from in self.daughters_of(who) {
            for to in self.daughters_of(who).filter(|to| self.may_move(who, from, *to, moved).is_ok()) {
                sink(Action::Move { from, to });
            }
        }
    }

    /// NE-B4, NE-R3: an alpha man who is dead or has a permanent duty changes places with a hunter.
    pub(super) fn may_swap(&self, who: Who) -> Verdict {
        let people = &self.peoples[who];
        hold(
            matches!(people.alpha, Alpha::Dead | Alpha::Elder(_) | Alpha::Husband(_)),
            "NE-B4",
            "Your alpha man is among your hunters already.",
        )?;
        hold(people.camp[who] > 0, "NE-B4", "A hunter of your own colour must stand in the camp to change places.")
    }

    pub(super) fn swap_alpha(&mut self, who: Who, log: &mut impl Log<Event>) {
        let people = &mut self.peoples[who];
        people.camp[who] -= 1;
        // The hunter takes over the duty, and the disk with it; of a dead alpha he takes the place in the deadpile.
        if people.alpha == Alpha::Dead {
            people.dead += 1;
        }
        people.alpha = Alpha::Camp;
        log.tell(|| Event::AlphaSwapped { who });
    }

    fn may_reclaim(&self, who: Who, slot: Slot) -> Verdict {
        hold(self.enjoys(who, Daughter::FashionWoman), "NE-E", "Only the Fashion Woman's people take wanderers back.")?;
        hold(
            self.peoples[who].out.contains(slot),
            "NE-E",
            "You take wanderers back only where you have placed hunters.",
        )?;
        let guests = Who::all().any(|host| host != who && self.parties[slot][host][who] > 0);
        hold(guests, "NE-E", "No wanderer of your colour stands there.")
    }

    // ---- legal, check, apply ----------------------------------------------------------------------------------------

    pub(super) fn list_assign(&self, who: Who, sink: Sink) {
        let Stage::Assign { moved, .. } = self.stage else {
            let elders = Rank::all().map(Servant::Elder).filter(|one| self.may_recall(who, *one).is_ok());
            elders.chain(self.husbands(who).map(Servant::Husband)).for_each(|one| sink(Action::Recall(one)));
            sink(Action::Done);
            return;
        };
        let needs = self.asked_for(who);
        let fashion = self.enjoys(who, Daughter::FashionWoman);
        let cards = || Slot::all().filter_map(|slot| self.rows[slot].card().map(|biome| (slot, biome)));
        for piece in Piece::all().filter(|piece| self.in_camp(who, *piece)) {
            for (slot, biome) in cards() {
                if self.may_hunt(who, slot, biome, piece, needs.as_ref()).is_ok() {
                    sink(Action::Hunt { biome, piece });
                }
            }
        }
        for (slot, biome) in cards().filter(|_| fashion) {
            if self.may_reclaim(who, slot).is_ok() {
                sink(Action::Reclaim(biome));
            }
        }
        for alpha in [false, true].into_iter().filter(|alpha| self.own_hunter(who, *alpha)) {
            for rank in Rank::all().filter(|rank| self.may_promote(who, *rank, alpha).is_ok()) {
                sink(Action::Promote { rank, alpha });
            }
            for daughter in self.in_play.iter().filter(|daughter| self.grown(*daughter)) {
                if self.may_marry(who, daughter, alpha).is_ok() {
                    sink(Action::Marry { daughter, alpha });
                }
                if self.may_court(who, daughter, alpha).is_ok() {
                    sink(Action::Court { daughter, alpha });
                }
            }
        }
        self.each_move(who, moved, sink);
        if self.may_swap(who).is_ok() {
            sink(Action::Swap);
        }
        sink(Action::Done);
    }

    pub(super) fn judge_assign(&self, who: Who, action: Action) -> Verdict {
        let Stage::Assign { moved, .. } = self.stage else {
            return match action {
                Action::Recall(servant) => self.may_recall(who, servant),
                Action::Done => Ok(()),
                _ => Err(No(
                    "NE-E4",
                    "Your people are nearly extinct: recall up to two men (\"recall ...\") or say \"done\".",
                )),
            };
        };
        let gone = No("NE-E1", "That card does not lie open in the rows.");
        match action {
            Action::Done => Ok(()),
            Action::Hunt { biome, piece } => {
                let slot = self.find(biome).ok_or(gone)?;
                self.may_hunt(who, slot, biome, piece, self.asked_for(who).as_ref())
            }
            Action::Promote { rank, alpha } => self.may_promote(who, rank, alpha),
            Action::Marry { daughter, alpha } => self.may_marry(who, daughter, alpha),
            Action::Court { daughter, alpha } => self.may_court(who, daughter, alpha),
            Action::Move { from, to } => self.may_move(who, from, to, moved),
            Action::Swap => self.may_swap(who),
            Action::Reclaim(biome) => self.may_reclaim(who, self.find(biome).ok_or(gone)?),
            _ => Err(No(
                "NE-E",
                "You assign hunters now: hunt, promote, marry, court, move, swap, reclaim, or \"done\".",
            )),
        }
    }

    pub(super) fn act_assign(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (Stage::Recall { turn, left }, Action::Recall(servant)) => {
                match servant {
                    Servant::Elder(rank) => self.remove_elder(who, rank, false, log),
                    Servant::Husband(daughter) => self.unwed(daughter, false, log),
                }
                log.tell(|| Event::Recalled { who });
                self.stage = Stage::Recall { turn, left: left - 1 };
            }
            (Stage::Recall { turn, .. }, _) => self.stage = Stage::Recall { turn, left: 0 },
            (Stage::Assign { turn, .. }, Action::Done) => {
                self.stage = Stage::Recall { turn: turn + 1, left: RECALLED };
            }
            (Stage::Assign { turn, mut moved }, Action::Move { from, to }) => {
                let alpha = self.alpha_husband(from);
                if let Some(man) = self.daughters[from].husband.take() {
                    log.tell(|| Event::HusbandMoved { who, from, to });
                    self.wed(to, who, alpha, man.young, log);
                }
                moved.insert(to);
                self.stage = Stage::Assign { turn, moved };
            }
            (_, action) => self.assign(who, action, log),
        }
    }

    fn assign(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        let piece = |alpha| if alpha { Piece::Alpha } else { Piece::Cube(who) };
        match action {
            Action::Hunt { biome, piece } => {
                let Some(slot) = self.find(biome) else { return };
                self.leave_camp(who, piece);
                match piece {
                    Piece::Cube(colour) => self.parties[slot][who][colour] += 1,
                    Piece::Alpha => self.peoples[who].alpha = Alpha::Party(slot),
                }
                self.peoples[who].out.insert(slot);
                log.tell(|| Event::Assigned { who, place: Place::Slot(slot) });
            }
            Action::Promote { rank, alpha } => {
                self.leave_camp(who, piece(alpha));
                // NE-E2: a mature firestarter spares the disk, so the new elder is mature at once.
                let free = self.mature(who, Rank::Firestarter);
                let disk = self.figures().elders[rank].disk;
                let people = &mut self.peoples[who];
                if !free {
                    people.free[disk] -= 1;
                }
                people.elders[rank] = if free { Elder::Mature } else { Elder::Young };
                if alpha {
                    people.alpha = Alpha::Elder(rank);
                }
                log.tell(|| Event::Promoted { who, rank, mature: free });
            }
            Action::Marry { daughter, alpha } => {
                self.leave_camp(who, piece(alpha));
                let free = self.enjoys(who, Daughter::Housewife);
                if !free {
                    self.peoples[who].free[Disk::Orange] -= 1;
                }
                self.wed(daughter, who, alpha, !free, log);
            }
            Action::Court { daughter, alpha } => {
                self.leave_camp(who, piece(alpha));
                self.daughters[daughter].suitors.insert(who);
                if alpha {
                    self.peoples[who].alpha = Alpha::Suitor(daughter);
                }
                log.tell(|| Event::Assigned { who, place: Place::Daughter(daughter) });
            }
            Action::Swap => self.swap_alpha(who, log),
            Action::Reclaim(biome) => {
                let Some(slot) = self.find(biome) else { return };
                let mut number = 0;
                for host in Who::all().filter(|host| *host != who) {
                    number += std::mem::take(&mut self.parties[slot][host][who]);
                    self.note_party(slot, host);
                }
                self.peoples[who].camp[who] += number;
                log.tell(|| Event::Reclaimed { who, number });
            }
            _ => {}
        }
    }
}
