//! Phase 3, the terms of an offer: who leaves, what changes hands, who marries (NE-F1, NE-R2, NE-K1).

use super::Sink;
use crate::action::{Action, Card};
use crate::state::{Alpha, Deal, Match, Neanderthal, Ware};
use crate::verdict::{About, Verdict, hold, hold_of, no};
use crate::vocabulary::{Daughter, Disk, Key, Place, Slot, Who};

impl Neanderthal {
    pub(super) fn may_leave(&self, who: Who, now: Option<Place>, card: Card) -> Verdict {
        hold(now.is_none(), "NE-R2", "ne-no-second-leaving")?;
        let place = self.place_of(card).ok_or(no("NE-F1", "ne-no-open-card").about(card))?;
        hold_of(self.stands(who, place), "NE-F1", "ne-no-one-stands-there", card)
    }

    // ---- what changes hands -----------------------------------------------------------------------------------------

    /// Whether something lies with a species so that it can change hands. (NE-F1, NE-K1)
    fn may_trade(&self, who: Who, ware: Ware) -> Verdict {
        let people = &self.peoples[who];
        if self.cooperative() {
            hold(!self.exchanged, "NE-K1", "ne-no-second-exchange")?;
            return match ware {
                Ware::Disk(disk) => hold_of(people.free[disk] > 0, "NE-K1", "ne-no-disk-to-exchange", disk),
                Ware::Card(biome) => hold_of(
                    people.tools.without(people.young()).contains(biome),
                    "NE-K1",
                    "ne-no-card-to-exchange",
                    biome,
                ),
                Ware::Daughter(_) => Err(no("NE-K1", "ne-no-daughter-to-exchange")),
            };
        }
        match ware {
            Ware::Disk(_) => Err(no("NE-B3", "ne-no-disk-to-give")),
            Ware::Card(biome) => {
                let tableau = people.trophies.either(people.herd).either(people.tools).without(people.young());
                hold_of(people.hand.contains(biome) || tableau.contains(biome), "NE-F1", "ne-no-card-to-give", biome)
            }
            Ware::Daughter(daughter) => {
                let family = &self.daughters[daughter];
                hold_of(
                    family.father == Some(who) && self.grown(daughter) && family.husband.is_none(),
                    "NE-F1",
                    "ne-no-daughter-to-give",
                    daughter,
                )?;
                hold_of(family.suitors.is_empty(), "NE-R25", "ne-no-courted-to-give", daughter)
            }
        }
    }

    /// Hand for hand, tableau for tableau; in the cooperative game disk for disk, invention for invention. (NE-R5)
    fn alike(&self, (one, this): (Who, Ware), (two, that): (Who, Ware)) -> bool {
        let in_hand =
            |who: Who, ware: Ware| matches!(ware, Ware::Card(biome) if self.peoples[who].hand.contains(biome));
        match (this, that) {
            (Ware::Disk(_), Ware::Disk(_)) => true,
            (Ware::Disk(_), _) | (_, Ware::Disk(_)) => false,
            _ => in_hand(one, this) == in_hand(two, that),
        }
    }

    /// Whether a side of the offer may add what it gives. One of the two sides may give nothing: then it is a bribe.
    fn may_add(&self, deal: &Deal, giver: Who, ware: Ware) -> Verdict {
        let offers = giver == deal.from;
        let taker = if offers { deal.to } else { deal.from };
        let (now, back, wedding) =
            if offers { (deal.give, deal.take, deal.bride) } else { (deal.take, deal.give, deal.groom) };
        hold(now.is_none(), "NE-R2", "ne-no-second-ware")?;
        if let (Some(bride), Ware::Daughter(daughter)) = (wedding, ware) {
            hold_of(bride.daughter != daughter, "NE-R2", "ne-no-bride-to-give", daughter)?;
        }
        self.may_trade(giver, ware)?;
        if let Some(back) = back {
            return hold(self.alike((giver, ware), (taker, back)), "NE-F1", "ne-no-unlike");
        }
        // NE-K1: nothing is given for leaving there, so without anything alike the offer could never be finished.
        let mut any = !self.cooperative();
        self.each_ware(taker, &mut |back| any |= self.alike((giver, ware), (taker, back)));
        hold(any, "NE-K1", "ne-no-like-ware")
    }

    pub(super) fn may_give(&self, deal: &Deal, ware: Ware) -> Verdict {
        self.may_add(deal, deal.from, ware)
    }

    pub(super) fn may_take(&self, deal: &Deal, ware: Ware) -> Verdict {
        self.may_add(deal, deal.to, ware)
    }

    // ---- marriages --------------------------------------------------------------------------------------------------

    /// A hunter who leaves a card marries a daughter of the other. (NE-F1)
    fn may_wed(&self, groom: Who, father: Who, from: Option<Place>, bride: Match, traded: Option<Ware>) -> Verdict {
        let Match { daughter, alpha } = bride;
        let family = &self.daughters[daughter];
        hold_of(
            family.father == Some(father) && self.grown(daughter) && family.husband.is_none(),
            "NE-F1",
            "ne-no-bride",
            daughter,
        )?;
        hold_of(traded != Some(Ware::Daughter(daughter)), "NE-R2", "ne-no-given-bride", daughter)?;
        let himself = from == Some(Place::Daughter(daughter));
        hold_of(himself || !family.suitors.contains(groom), "NE-R23", "ne-no-courted-bride", daughter)?;
        hold(self.marries(groom), "NE-F1", "ne-no-husbands")?;
        let people = &self.peoples[groom];
        let there = match (from, alpha) {
            (Some(Place::Slot(slot)), true) => people.alpha == Alpha::Party(slot),
            (Some(Place::Slot(slot)), false) => self.parties[slot][groom][groom] > 0,
            (Some(Place::Daughter(other)), _) => {
                self.daughters[other].suitors.contains(groom) && alpha == (people.alpha == Alpha::Suitor(other))
            }
            (None, _) => false,
        };
        hold(there, "NE-F1", "ne-no-groom")
    }

    pub(super) fn may_groom(&self, deal: &Deal, bride: Match) -> Verdict {
        hold(deal.groom.is_none(), "NE-R2", "ne-no-second-marriage")?;
        self.may_wed(deal.from, deal.to, deal.leave, bride, deal.take)
    }

    pub(super) fn may_bride(&self, deal: &Deal, bride: Match) -> Verdict {
        hold(deal.bride.is_none(), "NE-R2", "ne-no-second-marriage")?;
        self.may_wed(deal.to, deal.from, deal.ask, bride, deal.give)
    }

    // ---- the whole offer --------------------------------------------------------------------------------------------

    pub(crate) fn may_propose(&self, deal: &Deal) -> Verdict {
        hold(!deal.is_empty(), "NE-R2", "ne-no-empty-offer")?;
        if deal.give.is_some() == deal.take.is_some() {
            return Ok(());
        }
        hold(!self.cooperative(), "NE-K1", "ne-no-gift-together")?;
        // NE-F1: a bribe is given for leaving; there are no gifts.
        hold(deal.leave.is_some() || deal.ask.is_some(), "NE-F1", "ne-no-gift")
    }

    /// Whether every term of an offer may stand in it, for positions from outside.
    pub(crate) fn judge_terms(&self, whole: &Deal) -> Verdict {
        for (who, place) in [(whole.from, whole.leave), (whole.to, whole.ask)] {
            if let Some(place) = place {
                let about = About::Place(place, self.lying_at(place));
                hold_of(self.stands(who, place), "NE-F1", "ne-no-one-stands-there", about)?;
            }
        }
        let mut deal =
            Deal { leave: whole.leave, ask: whole.ask, counter: whole.counter, ..Deal::new(whole.from, whole.to) };
        if let Some(give) = whole.give {
            self.may_give(&deal, give)?;
            deal.give = Some(give);
        }
        if let Some(take) = whole.take {
            self.may_take(&deal, take)?;
            deal.take = Some(take);
        }
        if let Some(groom) = whole.groom {
            self.may_groom(&deal, groom)?;
        }
        if let Some(bride) = whole.bride {
            self.may_bride(&deal, bride)?;
        }
        Ok(())
    }

    fn each_card(&self, sink: &mut dyn FnMut(Card)) {
        Slot::all().filter_map(|slot| self.rows[slot].card()).for_each(|biome| sink(Card::Biome(biome)));
        self.in_play.iter().for_each(|one| sink(Card::Daughter(one)));
    }

    fn each_ware(&self, who: Who, sink: &mut dyn FnMut(Ware)) {
        let people = &self.peoples[who];
        let cards = people.hand.either(people.trophies).either(people.herd).either(people.tools);
        let all = cards.iter().map(Ware::Card).chain(self.daughters_of(who).map(Ware::Daughter));
        let all = all.chain(Disk::all().map(Ware::Disk));
        all.filter(|ware| self.may_trade(who, *ware).is_ok()).for_each(sink);
    }

    pub(super) fn list_terms(&self, deal: &Deal, sink: Sink) {
        self.each_card(&mut |card| {
            if self.may_leave(deal.from, deal.leave, card).is_ok() {
                sink(Action::Leave(card));
            }
            if self.may_leave(deal.to, deal.ask, card).is_ok() {
                sink(Action::Ask(card));
            }
        });
        self.each_ware(deal.from, &mut |ware| {
            if self.may_give(deal, ware).is_ok() {
                sink(Action::Give(ware));
            }
        });
        self.each_ware(deal.to, &mut |ware| {
            if self.may_take(deal, ware).is_ok() {
                sink(Action::Take(ware));
            }
        });
        for (daughter, alpha) in Daughter::all().flat_map(|daughter| [(daughter, false), (daughter, true)]) {
            if self.may_groom(deal, Match { daughter, alpha }).is_ok() {
                sink(Action::Groom { daughter, alpha });
            }
            if self.may_bride(deal, Match { daughter, alpha }).is_ok() {
                sink(Action::Bride { daughter, alpha });
            }
        }
        if self.may_propose(deal).is_ok() {
            sink(Action::Propose);
        }
        sink(Action::Drop);
    }
}
