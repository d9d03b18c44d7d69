//! Phase 2: hunters go to biomes, become elders or husbands, or court (NE-E, NE-B4).

use super::{Prompt, Sink};
use crate::action::{Action, Piece, Servant};
use crate::event::Event;
use crate::pieces::Fate;
use crate::state::{Alpha, Elder, Husband, Neanderthal, Stage};
use crate::verdict::{Verdict, hold, hold_of, no};
use crate::vocabulary::{Asked, Biome, Daughter, Disk, Disks, Key, Place, Rank, Set, Sexuality, Slot, Who};
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
                let wanderers = || self.open_cards().any(|(slot, biome)| self.may_reclaim(who, slot, biome).is_ok());
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
            Servant::Elder(rank) => {
                hold_of(self.peoples[who].elders[rank] != Elder::Vacant, "NE-E4", "ne-no-elder-to-recall", rank)
            }
            Servant::Husband(daughter) => hold_of(
                self.daughters[daughter].husband.is_some_and(|man| man.who == who),
                "NE-E4",
                "ne-no-husband-to-recall",
                daughter,
            ),
        }
    }

    fn may_hunt(&self, who: Who, slot: Slot, biome: Biome, piece: Piece, needs: Option<&Disks>) -> Verdict {
        hold(self.in_camp(who, piece), "NE-E", "ne-no-hunter-in-camp")?;
        if let Piece::Cube(colour) = piece {
            let chaperone = || self.parties[slot][who][who] > 0 || self.peoples[who].alpha == Alpha::Party(slot);
            hold(colour == who || chaperone(), "NE-D6", "ne-no-wanderer-alone")?;
        }
        if needs.is_none_or(|needs| self.meets_needs(who, slot, biome, needs)) {
            return Ok(());
        }
        Err(if self.peoples[who].out.contains(slot) {
            no("NE-R13", "ne-no-disks-any-more").about(biome)
        } else {
            no("NE-E1", "ne-no-disks-for-card").about(biome)
        })
    }

    /// What the cards hunted so far ask for; nothing counts with the Swearing Woman. (NE-E1)
    fn asked_for(&self, who: Who) -> Option<Disks> {
        (!self.enjoys(who, Daughter::SwearingWoman)).then(|| self.needs(who))
    }

    fn may_promote(&self, who: Who, rank: Rank, alpha: bool) -> Verdict {
        let people = &self.peoples[who];
        let elder = &self.figures().elders[rank];
        hold(self.own_hunter(who, alpha), "NE-E2", "ne-no-own-hunter")?;
        hold_of(people.elders[rank] == Elder::Vacant, "NE-E2", "ne-no-second-elder", rank)?;
        if !people.tribal {
            hold_of(elder.vocal, "NE-E2", "ne-no-rank-while-vocal", rank)?;
            hold_of(self.domain_open(who, rank), "NE-E2", "ne-no-open-domain", rank)?;
        }
        hold_of(
            self.mature(who, Rank::Firestarter) || people.free[elder.disk] > 0,
            "NE-E2",
            "ne-no-disk-for-rank",
            (rank, elder.disk),
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
        hold_of(family.father == Some(who), "NE-E3", "ne-no-own-daughter-to-marry", daughter)?;
        hold_of(self.grown(daughter), "NE-E3", "ne-no-mature-daughter", daughter)?;
        hold_of(family.husband.is_none(), "NE-E3", "ne-no-unmarried-to-marry", daughter)?;
        hold_of(!family.suitors.contains(who), "NE-R23", "ne-no-second-suitor", daughter)?;
        hold(self.marries(who), "NE-E3", "ne-no-husbands")?;
        hold(self.own_hunter(who, alpha), "NE-E3", "ne-no-own-hunter")?;
        hold_of(
            self.enjoys(who, Daughter::Housewife) || self.peoples[who].free[Disk::Orange] > 0,
            "NE-E3",
            "ne-no-disk-for-husband",
            Disk::Orange,
        )
    }

    fn may_court(&self, who: Who, daughter: Daughter, alpha: bool) -> Verdict {
        let family = &self.daughters[daughter];
        hold_of(family.father.is_some(), "NE-E3", "ne-no-such-daughter", daughter)?;
        hold_of(self.grown(daughter), "NE-G1", "ne-no-mature-daughter", daughter)?;
        hold(self.own_hunter(who, alpha), "NE-D6", "ne-no-own-hunter")?;
        hold_of(!family.suitors.contains(who), "NE-E3", "ne-no-second-suitor", daughter)?;
        hold_of(family.husband.is_none_or(|man| man.who != who), "NE-R23", "ne-no-own-husband-to-court", daughter)?;
        hold(family.father != Some(who) || self.marries(who), "NE-G1", "ne-no-courting-at-home")
    }

    fn may_move(&self, who: Who, from: Daughter, to: Daughter, moved: Set<Daughter>) -> Verdict {
        hold(self.peoples[who].sexuality() == Sexuality::Harem, "NE-E4", "ne-no-move-without-harem")?;
        let (left, right) = (&self.daughters[from], &self.daughters[to]);
        hold_of(
            left.father == Some(who) && left.husband.is_some_and(|man| man.who == who),
            "NE-E4",
            "ne-no-husband-to-move",
            from,
        )?;
        hold_of(!moved.contains(from), "NE-R24", "ne-no-second-move", from)?;
        hold_of(
            right.father == Some(who) && self.grown(to) && right.husband.is_none(),
            "NE-E4",
            "ne-no-move-to-her",
            to,
        )?;
        hold_of(!right.suitors.contains(who), "NE-R23", "ne-no-second-suitor", to)
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
        hold(matches!(people.alpha, Alpha::Dead | Alpha::Elder(_) | Alpha::Husband(_)), "NE-B4", "ne-no-swap-needed")?;
        hold(people.camp[who] > 0, "NE-B4", "ne-no-own-hunter")
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

    fn may_reclaim(&self, who: Who, slot: Slot, biome: Biome) -> Verdict {
        hold(self.enjoys(who, Daughter::FashionWoman), "NE-E", "ne-no-fashion-woman")?;
        hold_of(self.peoples[who].out.contains(slot), "NE-E", "ne-no-hunters-there", biome)?;
        let guests = Who::all().any(|host| host != who && self.parties[slot][host][who] > 0);
        hold_of(guests, "NE-E", "ne-no-wanderers-there", biome)
    }

    // ---- legal, check, apply ----------------------------------------------------------------------------------------

    pub(super) fn prompt_assign(&self, who: Who) -> Prompt {
        match self.stage {
            Stage::Recall { left, .. } => Prompt::new(Asked::Recall, "NE-E4").of(left),
            _ => Prompt::new(Asked::Assign, "NE-E").of(self.hunters(who)),
        }
    }

    pub(super) fn list_assign(&self, who: Who, sink: Sink) {
        let Stage::Assign { moved, .. } = self.stage else {
            let elders = Rank::all().map(Servant::Elder).filter(|one| self.may_recall(who, *one).is_ok());
            elders.chain(self.husbands(who).map(Servant::Husband)).for_each(|one| sink(Action::Recall(one)));
            sink(Action::Done);
            return;
        };
        let needs = self.asked_for(who);
        let fashion = self.enjoys(who, Daughter::FashionWoman);
        for piece in Piece::all().filter(|piece| self.in_camp(who, *piece)) {
            for (slot, biome) in self.open_cards() {
                if self.may_hunt(who, slot, biome, piece, needs.as_ref()).is_ok() {
                    sink(Action::Hunt { biome, piece });
                }
            }
        }
        for (slot, biome) in self.open_cards().filter(|_| fashion) {
            if self.may_reclaim(who, slot, biome).is_ok() {
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
                _ => Err(no("NE-E4", "ne-no-recalling").about(RECALLED)),
            };
        };
        let gone = no("NE-E1", "ne-no-open-card");
        match action {
            Action::Done => Ok(()),
            Action::Hunt { biome, piece } => {
                let slot = self.find(biome).ok_or(gone.about(biome))?;
                self.may_hunt(who, slot, biome, piece, self.asked_for(who).as_ref())
            }
            Action::Promote { rank, alpha } => self.may_promote(who, rank, alpha),
            Action::Marry { daughter, alpha } => self.may_marry(who, daughter, alpha),
            Action::Court { daughter, alpha } => self.may_court(who, daughter, alpha),
            Action::Move { from, to } => self.may_move(who, from, to, moved),
            Action::Swap => self.may_swap(who),
            Action::Reclaim(biome) => self.may_reclaim(who, self.find(biome).ok_or(gone.about(biome))?, biome),
            Action::Recall(_) => Err(no("NE-E4", "ne-no-recall-now").about(RECALLED)),
            _ => Err(no("NE-E", "ne-no-assigning")),
        }
    }

    pub(super) fn act_assign(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (Stage::Recall { turn, left }, Action::Recall(servant)) => {
                match servant {
                    Servant::Elder(rank) => self.remove_elder(who, rank, Fate::Camp, log),
                    Servant::Husband(daughter) => self.unwed(daughter, Fate::Camp, log),
                }
                log.tell(|| Event::Recalled { who });
                self.stage = Stage::Recall { turn, left: left - 1 };
            }
            (Stage::Recall { turn, .. }, _) => self.stage = Stage::Recall { turn, left: 0 },
            (Stage::Assign { turn, .. }, Action::Done) => {
                self.stage = Stage::Recall { turn: turn + 1, left: RECALLED };
            }
            (Stage::Assign { turn, mut moved }, Action::Move { from, to }) => {
                let by = if self.alpha_husband(from) { Piece::Alpha } else { Piece::Cube(who) };
                if let Some(man) = self.daughters[from].husband.take() {
                    log.tell(|| Event::HusbandMoved { who, from, to });
                    self.wed(to, man, by, log);
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
                log.tell(|| Event::Assigned { who, place: Place::Slot(slot), card: Some(biome) });
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
                let by = piece(alpha);
                self.leave_camp(who, by);
                let free = self.enjoys(who, Daughter::Housewife);
                if !free {
                    self.peoples[who].free[Disk::Orange] -= 1;
                }
                self.wed(daughter, Husband { who, young: !free }, by, log);
            }
            Action::Court { daughter, alpha } => {
                self.leave_camp(who, piece(alpha));
                self.daughters[daughter].suitors.insert(who);
                if alpha {
                    self.peoples[who].alpha = Alpha::Suitor(daughter);
                }
                log.tell(|| Event::Assigned { who, place: Place::Daughter(daughter), card: None });
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
