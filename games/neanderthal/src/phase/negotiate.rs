//! Phase 3, negotiation: structured offers between two players (NE-F1, NE-R2), and the cooperative exchange (NE-K1).

use super::Sink;
use crate::action::{Action, Card, Piece};
use crate::data::Kind;
use crate::event::Event;
use crate::no::{No, Verdict, hold};
use crate::state::{Alpha, Deal, Match, Neanderthal, Stage, Ware};
use crate::words::{Biome, Daughter, Disk, Key, Place, Rank, Slot, Who};
use lascaux_table::Log;

/// Offers that a pair may make in a round. (NE-R2)
const OFFERS: u8 = 3;

impl Neanderthal {
    /// Whether somebody of a species stands on a card: a hunter, a suitor or a husband.
    pub(crate) fn stands(&self, who: Who, place: Place) -> bool {
        match place {
            Place::Slot(slot) => self.party(slot, who) > 0,
            Place::Daughter(daughter) => {
                let family = &self.daughters[daughter];
                family.suitors.contains(who) || family.husband.is_some_and(|man| man.who == who)
            }
        }
    }

    fn place_of(&self, card: Card) -> Option<Place> {
        match card {
            Card::Biome(biome) => self.find(biome).map(Place::Slot),
            Card::Daughter(daughter) => Some(Place::Daughter(daughter)),
        }
    }

    fn third(&self, one: Who, two: Who) -> Who {
        Who::all().find(|who| *who != one && *who != two).unwrap_or(one)
    }

    /// NE-F1: they stand on one card, or one of them on a card in the other's tableau.
    fn meet(&self, one: Who, two: Who) -> bool {
        Place::all().any(|place| {
            let (first, second) = (self.stands(one, place), self.stands(two, place));
            let father = match place {
                Place::Daughter(daughter) => self.daughters[daughter].father,
                Place::Slot(_) => None,
            };
            (first && (second || father == Some(two))) || (second && father == Some(one))
        })
    }

    fn may_offer(&self, who: Who, to: Who) -> Verdict {
        hold(who != to && self.peoples[to].seat.is_some(), "NE-F1", "Make your offer to another species that plays.")?;
        // Vocal people only say yes or no, and a chief is tribal: so he is the one who proposes.
        hold(self.mature(who, Rank::Chief), "NE-F1", "Only a people with a mature chief makes an offer.")?;
        hold(self.meet(who, to), "NE-F1", "You share no card with that player and stand on none of each other's.")?;
        hold(self.offers[self.third(who, to)] < OFFERS, "NE-R2", "You two have made three offers this round.")
    }

    // ---- the terms of an offer --------------------------------------------------------------------------------------

    fn may_leave(&self, who: Who, now: Option<Place>, card: Card) -> Verdict {
        hold(now.is_none(), "NE-R2", "An offer names one card that you leave and one that the other leaves.")?;
        let place = self.place_of(card).ok_or(No("NE-F1", "That card does not lie open in the rows."))?;
        hold(self.stands(who, place), "NE-F1", "None of those people stands on that card.")
    }

    /// Whether something lies with a species so that it can change hands. (NE-F1, NE-K1)
    fn may_trade(&self, who: Who, ware: Ware) -> Verdict {
        let people = &self.peoples[who];
        if self.cooperative() {
            hold(!self.exchanged, "NE-K1", "One exchange is made each round.")?;
            return match ware {
                Ware::Disk(disk) => {
                    hold(people.free[disk] > 0, "NE-K1", "There is no free disk of that colour to exchange.")
                }
                Ware::Card(biome) => hold(
                    people.tools.without(people.young()).contains(biome),
                    "NE-K1",
                    "Only a mature invention in the tableau or a free disk may be exchanged.",
                ),
                Ware::Daughter(_) => Err(No("NE-K1", "Daughters are not exchanged in the cooperative game.")),
            };
        }
        match ware {
            Ware::Disk(_) => Err(No("NE-B3", "Disks never change hands.")),
            Ware::Card(biome) => {
                let tableau = people.trophies.either(people.herd).either(people.tools).without(people.young());
                hold(
                    people.hand.contains(biome) || tableau.contains(biome),
                    "NE-F1",
                    "Only cards in hand and mature cards in the tableau may change hands.",
                )
            }
            Ware::Daughter(daughter) => {
                let family = &self.daughters[daughter];
                hold(
                    family.father == Some(who) && self.grown(daughter) && family.husband.is_none(),
                    "NE-F1",
                    "Only a mature, unmarried daughter of the giver may change hands.",
                )?;
                hold(family.suitors.is_empty(), "NE-R25", "A daughter who is being courted stays where she is.")
            }
        }
    }

    /// Hand for hand, tableau for tableau; in the cooperative game disk for disk, invention for invention. (NE-R5)
    fn alike(&self, deal: &Deal, give: Ware, take: Ware) -> bool {
        let in_hand =
            |who: Who, ware: Ware| matches!(ware, Ware::Card(biome) if self.peoples[who].hand.contains(biome));
        match (give, take) {
            (Ware::Disk(_), Ware::Disk(_)) => true,
            (Ware::Disk(_), _) | (_, Ware::Disk(_)) => false,
            _ => in_hand(deal.from, give) == in_hand(deal.to, take),
        }
    }

    fn may_give(&self, deal: &Deal, ware: Ware) -> Verdict {
        hold(deal.give.is_none(), "NE-R2", "An offer exchanges one thing for one thing.")?;
        let bride = matches!((deal.bride, ware), (Some(bride), Ware::Daughter(daughter)) if bride.daughter == daughter);
        hold(!bride, "NE-R2", "She is to marry in this offer.")?;
        self.may_trade(deal.from, ware)?;
        // Without anything of the same sort on the other side the offer could never be finished.
        let mut any = false;
        self.each_ware(deal.to, &mut |other| {
            any |= self.alike(deal, ware, other)
                && !matches!((deal.groom, other), (Some(groom), Ware::Daughter(daughter)) if groom.daughter == daughter);
        });
        hold(any, "NE-F1", "The other player has nothing of the same sort to give for it.")
    }

    fn may_take(&self, deal: &Deal, ware: Ware) -> Verdict {
        let Some(give) = deal.give else { return Err(No("NE-R2", "First say what you give (\"give ...\").")) };
        hold(deal.take.is_none(), "NE-R2", "An offer exchanges one thing for one thing.")?;
        let groom = matches!((deal.groom, ware), (Some(groom), Ware::Daughter(daughter)) if groom.daughter == daughter);
        hold(!groom, "NE-R2", "She is to marry in this offer.")?;
        self.may_trade(deal.to, ware)?;
        hold(
            self.alike(deal, give, ware),
            "NE-F1",
            "A hand card is exchanged for a hand card, a tableau card for a tableau card.",
        )
    }

    /// A hunter who leaves a card marries a daughter of the other. (NE-F1)
    fn may_wed(&self, groom: Who, father: Who, from: Option<Place>, bride: Match, traded: Option<Ware>) -> Verdict {
        let Match { daughter, alpha } = bride;
        let family = &self.daughters[daughter];
        hold(
            family.father == Some(father) && self.grown(daughter) && family.husband.is_none(),
            "NE-F1",
            "The bride has to be a mature, unmarried daughter of the other player.",
        )?;
        hold(traded != Some(Ware::Daughter(daughter)), "NE-R2", "She changes hands in this offer.")?;
        let himself = from == Some(Place::Daughter(daughter));
        hold(himself || !family.suitors.contains(groom), "NE-R23", "Another suitor of that people courts her.")?;
        hold(self.marries(groom), "NE-F1", "With promiscuity there are no new husbands, except with the Piper.")?;
        let people = &self.peoples[groom];
        let there = match (from, alpha) {
            (Some(Place::Slot(slot)), true) => people.alpha == Alpha::Party(slot),
            (Some(Place::Slot(slot)), false) => self.parties[slot][groom][groom] > 0,
            (Some(Place::Daughter(other)), _) => {
                self.daughters[other].suitors.contains(groom) && alpha == (people.alpha == Alpha::Suitor(other))
            }
            (None, _) => false,
        };
        hold(there, "NE-F1", "Only a hunter or suitor who leaves a card in this offer can marry; husbands go home.")
    }

    // ---- what is asked ----------------------------------------------------------------------------------------------

    pub(super) fn negotiate_waits(&mut self) -> bool {
        let Stage::Offer { turn } = self.stage else { return true };
        if turn >= self.players() {
            self.begin_attacks();
            return false;
        }
        let who = self.at_turn(turn);
        if self.mature(who, Rank::Chief) && self.playing().any(|to| self.may_offer(who, to).is_ok()) {
            return true;
        }
        self.stage = Stage::Offer { turn: turn + 1 };
        false
    }

    fn each_card(&self, sink: &mut dyn FnMut(Card)) {
        Slot::all().filter_map(|slot| self.rows[slot].card()).for_each(|biome| sink(Card::Biome(biome)));
        Daughter::all().filter(|one| self.daughters[*one].father.is_some()).for_each(|one| sink(Card::Daughter(one)));
    }

    fn each_ware(&self, who: Who, sink: &mut dyn FnMut(Ware)) {
        let people = &self.peoples[who];
        let cards = people.hand.either(people.trophies).either(people.herd).either(people.tools);
        let all = cards.iter().map(Ware::Card).chain(self.daughters_of(who).map(Ware::Daughter));
        let all = all.chain(Disk::all().map(Ware::Disk));
        all.filter(|ware| self.may_trade(who, *ware).is_ok()).for_each(sink);
    }

    pub(super) fn list_negotiate(&self, who: Who, sink: Sink) {
        match (self.stage, self.deal) {
            (Stage::Offer { .. }, _) => {
                self.playing().filter(|to| self.may_offer(who, *to).is_ok()).for_each(|to| sink(Action::Offer(to)));
                sink(Action::Pass);
            }
            (Stage::Draft { .. }, Some(deal)) => self.list_terms(&deal, sink),
            (Stage::Answer { .. }, Some(deal)) => {
                sink(Action::Accept);
                sink(Action::Refuse);
                if self.may_counter(&deal).is_ok() {
                    sink(Action::Counter);
                }
            }
            (Stage::Consent { .. }, _) => {
                sink(Action::Accept);
                sink(Action::Refuse);
            }
            _ => {}
        }
    }

    fn list_terms(&self, deal: &Deal, sink: Sink) {
        self.each_card(&mut |card| {
            if self.may_leave(deal.from, deal.leave, card).is_ok() {
                sink(Action::Leave(card));
            }
            if self.may_leave(deal.to, deal.ask, card).is_ok() {
                sink(Action::Ask(card));
            }
        });
        if deal.give.is_none() {
            self.each_ware(deal.from, &mut |ware| {
                if self.may_give(deal, ware).is_ok() {
                    sink(Action::Give(ware));
                }
            });
        } else {
            self.each_ware(deal.to, &mut |ware| {
                if self.may_take(deal, ware).is_ok() {
                    sink(Action::Take(ware));
                }
            });
        }
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

    fn may_groom(&self, deal: &Deal, bride: Match) -> Verdict {
        hold(deal.groom.is_none(), "NE-R2", "An offer has one marriage on each side.")?;
        self.may_wed(deal.from, deal.to, deal.leave, bride, deal.take)
    }

    fn may_bride(&self, deal: &Deal, bride: Match) -> Verdict {
        hold(deal.bride.is_none(), "NE-R2", "An offer has one marriage on each side.")?;
        self.may_wed(deal.to, deal.from, deal.ask, bride, deal.give)
    }

    fn may_propose(&self, deal: &Deal) -> Verdict {
        hold(!deal.is_empty(), "NE-R2", "An empty offer says nothing; add a term or drop it.")?;
        hold(deal.give.is_some() == deal.take.is_some(), "NE-F1", "Say what you take for what you give (\"take ...\").")
    }

    fn may_counter(&self, deal: &Deal) -> Verdict {
        hold(!deal.counter, "NE-R2", "An offer is countered once; accept or refuse.")?;
        hold(self.peoples[deal.to].tribal, "NE-F1", "Vocal people say only yes or no.")
    }

    /// Whether every term of an offer may stand in it, for positions from outside.
    pub(crate) fn judge_deal(&self, whole: &Deal) -> Verdict {
        let standing = |who: Who, place: Option<Place>| place.is_none_or(|place| self.stands(who, place));
        hold(
            standing(whole.from, whole.leave) && standing(whole.to, whole.ask),
            "NE-F1",
            "None of those people stands on that card.",
        )?;
        let mut deal = Deal { leave: whole.leave, ask: whole.ask, ..Deal::new(whole.from, whole.to, whole.counter) };
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
        if matches!(self.stage, Stage::Draft { .. }) { Ok(()) } else { self.may_propose(whole) }
    }

    pub(super) fn judge_negotiate(&self, who: Who, action: Action) -> Verdict {
        match (self.stage, self.deal, action) {
            (Stage::Offer { .. }, _, Action::Pass) => Ok(()),
            (Stage::Offer { .. }, _, Action::Offer(to)) => self.may_offer(who, to),
            (Stage::Offer { .. }, _, _) => Err(No("NE-F1", "You may make an offer (\"offer COLOUR\") or \"pass\".")),
            (Stage::Draft { .. }, Some(deal), action) => match action {
                Action::Leave(card) => self.may_leave(deal.from, deal.leave, card),
                Action::Ask(card) => self.may_leave(deal.to, deal.ask, card),
                Action::Give(ware) => self.may_give(&deal, ware),
                Action::Take(ware) => self.may_take(&deal, ware),
                Action::Groom { daughter, alpha } => self.may_groom(&deal, Match { daughter, alpha }),
                Action::Bride { daughter, alpha } => self.may_bride(&deal, Match { daughter, alpha }),
                Action::Propose => self.may_propose(&deal),
                Action::Drop => Ok(()),
                _ => Err(No(
                    "NE-F1",
                    "Word your offer: leave, ask, give, take, groom, bride; then \"propose\" or \"drop\".",
                )),
            },
            (Stage::Answer { .. } | Stage::Consent { .. }, _, Action::Accept | Action::Refuse) => Ok(()),
            (Stage::Answer { .. }, Some(deal), Action::Counter) => self.may_counter(&deal),
            _ => Err(No("NE-F1", "An offer waits for your answer: \"accept\" or \"refuse\".")),
        }
    }

    pub(super) fn act_negotiate(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Offer { turn } => match action {
                Action::Offer(to) => {
                    let third = self.third(who, to);
                    self.offers[third] += 1;
                    self.deal = Some(Deal::new(who, to, false));
                    self.stage = Stage::Draft { turn };
                }
                _ => self.stage = Stage::Offer { turn: turn + 1 },
            },
            Stage::Draft { turn } => self.draft(turn, action, log),
            Stage::Answer { turn } => {
                let Some(deal) = self.deal else { return };
                match action {
                    Action::Counter => {
                        self.deal = Some(Deal::new(deal.to, deal.from, true));
                        self.stage = Stage::Draft { turn };
                    }
                    // NE-F1: a third player on a card that is left has to agree.
                    Action::Accept => {
                        let third = self.third(deal.from, deal.to);
                        let minds = [deal.leave, deal.ask].into_iter().flatten().any(|place| self.stands(third, place));
                        if minds && self.peoples[third].seat.is_some() {
                            self.stage = Stage::Consent { turn, who: third };
                        } else {
                            self.settle_deal(turn, deal, log);
                        }
                    }
                    _ => self.drop_deal(turn, log),
                }
            }
            Stage::Consent { turn, .. } => match (action, self.deal) {
                (Action::Accept, Some(deal)) => self.settle_deal(turn, deal, log),
                _ => self.drop_deal(turn, log),
            },
            _ => {}
        }
    }

    fn draft(&mut self, turn: u8, action: Action, log: &mut impl Log<Event>) {
        let Some(mut deal) = self.deal else { return };
        match action {
            Action::Leave(card) => deal.leave = self.place_of(card),
            Action::Ask(card) => deal.ask = self.place_of(card),
            Action::Give(ware) => deal.give = Some(ware),
            Action::Take(ware) => deal.take = Some(ware),
            Action::Groom { daughter, alpha } => deal.groom = Some(Match { daughter, alpha }),
            Action::Bride { daughter, alpha } => deal.bride = Some(Match { daughter, alpha }),
            Action::Propose => {
                log.tell(|| Event::Offered { from: deal.from, to: deal.to });
                self.stage = Stage::Answer { turn };
            }
            _ => return self.drop_deal(turn, log),
        }
        self.deal = Some(deal);
    }

    fn drop_deal(&mut self, turn: u8, log: &mut impl Log<Event>) {
        if let Some(deal) = self.deal.take() {
            log.tell(|| Event::Declined { from: deal.from, to: deal.to });
        }
        self.stage = Stage::Offer { turn };
    }

    fn settle_deal(&mut self, turn: u8, deal: Deal, log: &mut impl Log<Event>) {
        self.deal = None;
        self.stage = Stage::Offer { turn };
        log.tell(|| Event::Agreed { from: deal.from, to: deal.to });
        self.depart(deal.from, deal.leave, deal.groom, log);
        self.depart(deal.to, deal.ask, deal.bride, log);
        if let (Some(give), Some(take)) = (deal.give, deal.take) {
            log.tell(|| Event::Exchanged { from: deal.from, to: deal.to });
            let (one, two) = (self.hand_over(deal.from, give), self.hand_over(deal.to, take));
            self.receive(deal.to, one);
            self.receive(deal.from, two);
            self.exchanged |= self.cooperative();
        }
    }

    /// People leave a card in peace; one of them may marry. Husbands go home. (NE-F1)
    fn depart(&mut self, who: Who, place: Option<Place>, bride: Option<Match>, log: &mut impl Log<Event>) {
        match place {
            None => return,
            Some(Place::Slot(slot)) => self.send_home(slot, who, log),
            Some(Place::Daughter(daughter)) if self.daughters[daughter].suitors.contains(who) => {
                self.send_suitor_home(daughter, who);
            }
            Some(Place::Daughter(daughter)) => self.unwed(daughter, false, log),
        }
        if let Some(Match { daughter, alpha }) = bride {
            self.leave_camp(who, if alpha { Piece::Alpha } else { Piece::Cube(who) });
            self.wed(daughter, who, alpha, false, log);
        }
    }

    fn hand_over(&mut self, who: Who, ware: Ware) -> Handed {
        let people = &mut self.peoples[who];
        match ware {
            Ware::Disk(disk) => {
                people.free[disk] -= 1;
                Handed::Disk(disk)
            }
            Ware::Daughter(daughter) => Handed::Daughter(daughter),
            Ware::Card(biome) if people.hand.contains(biome) => {
                people.hand.remove(biome);
                Handed::Hand(biome)
            }
            Ware::Card(biome) => {
                people.trophies.remove(biome);
                people.herd.remove(biome);
                people.tools.remove(biome);
                Handed::Tableau(biome)
            }
        }
    }

    fn receive(&mut self, who: Who, handed: Handed) {
        match handed {
            Handed::Disk(disk) => self.peoples[who].free[disk] += 1,
            Handed::Daughter(daughter) => self.daughters[daughter].father = Some(who),
            Handed::Hand(biome) => self.peoples[who].hand.insert(biome),
            Handed::Tableau(biome) => {
                let kind = self.figures().biome(biome).kind;
                let people = &mut self.peoples[who];
                match kind {
                    Kind::Domestic => people.herd.insert(biome),
                    Kind::Invention => people.tools.insert(biome),
                    _ => people.trophies.insert(biome),
                }
            }
        }
    }
}

/// Something on its way from one player to the other.
#[derive(Clone, Copy)]
enum Handed {
    Disk(Disk),
    Daughter(Daughter),
    Hand(Biome),
    Tableau(Biome),
}
