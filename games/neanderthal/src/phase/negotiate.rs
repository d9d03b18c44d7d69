//! Phase 3, negotiation: structured offers between two players (NE-F1, NE-R2), and the cooperative exchange (NE-K1).

use super::{Prompt, Sink};
use crate::action::{Action, Card, Piece};
use crate::data::Kind;
use crate::event::Event;
use crate::pieces::Fate;
use crate::state::{Deal, Husband, Match, Neanderthal, Stage, Ware};
use crate::verdict::{Verdict, hold, hold_of, no};
use crate::vocabulary::{Asked, Biome, Daughter, Disk, Key, Place, Rank, Who};
use lascaux_table::Log;

/// Offers that a pair may make in a round. (NE-R2)
pub(crate) const OFFERS: u8 = 3;
/// Drafts that may be dropped in a row, so that nobody words offers for ever. (NE-R34)
pub(crate) const DRAFTS: u8 = 9;

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

    pub(super) fn place_of(&self, card: Card) -> Option<Place> {
        match card {
            Card::Biome(biome) => self.find(biome).map(Place::Slot),
            Card::Daughter(daughter) => Some(Place::Daughter(daughter)),
        }
    }

    fn third(&self, one: Who, two: Who) -> Who {
        Who::all().find(|who| *who != one && *who != two).unwrap_or(one)
    }

    /// NE-F1: they stand on one card, or one of them on a card in the other's tableau.
    pub(crate) fn meet(&self, one: Who, two: Who) -> bool {
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
        hold_of(who != to && self.peoples[to].seat.is_some(), "NE-F1", "ne-no-offer-to", to)?;
        // Vocal people only say yes or no, and a chief is tribal: so he is the one who proposes.
        hold(self.mature(who, Rank::Chief), "NE-F1", "ne-no-chief")?;
        hold_of(self.meet(who, to), "NE-F1", "ne-no-meeting", to)?;
        hold_of(self.offers[self.third(who, to)] < OFFERS, "NE-R2", "ne-no-more-offers", OFFERS)?;
        self.may_draft()
    }

    fn may_draft(&self) -> Verdict {
        hold_of(self.dropped < DRAFTS, "NE-R34", "ne-no-more-drafts", DRAFTS)
    }

    fn may_counter(&self, deal: &Deal) -> Verdict {
        hold(!deal.counter, "NE-R2", "ne-no-second-counter")?;
        hold(self.peoples[deal.to].tribal, "NE-F1", "ne-no-counter-while-vocal")?;
        self.may_draft()
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
        self.next_offerer(turn);
        false
    }

    fn next_offerer(&mut self, turn: u8) {
        self.dropped = 0;
        self.stage = Stage::Offer { turn: turn + 1 };
    }

    pub(super) fn prompt_negotiate(&self) -> Prompt {
        let asked = match self.stage {
            Stage::Draft { .. } => Asked::Draft,
            Stage::Answer { .. } => Asked::Answer,
            Stage::Consent { .. } => Asked::Consent,
            _ => Asked::Offer,
        };
        Prompt::new(asked, "NE-F1")
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

    pub(super) fn judge_negotiate(&self, who: Who, action: Action) -> Verdict {
        match (self.stage, self.deal, action) {
            (Stage::Offer { .. }, _, Action::Pass) => Ok(()),
            (Stage::Offer { .. }, _, Action::Offer(to)) => self.may_offer(who, to),
            (Stage::Offer { .. }, _, _) => Err(no("NE-F1", "ne-no-offering")),
            (Stage::Draft { .. }, Some(deal), action) => match action {
                Action::Leave(card) => self.may_leave(deal.from, deal.leave, card),
                Action::Ask(card) => self.may_leave(deal.to, deal.ask, card),
                Action::Give(ware) => self.may_give(&deal, ware),
                Action::Take(ware) => self.may_take(&deal, ware),
                Action::Groom { daughter, alpha } => self.may_groom(&deal, Match { daughter, alpha }),
                Action::Bride { daughter, alpha } => self.may_bride(&deal, Match { daughter, alpha }),
                Action::Propose => self.may_propose(&deal),
                Action::Drop => Ok(()),
                _ => Err(no("NE-F1", "ne-no-drafting")),
            },
            (Stage::Answer { .. } | Stage::Consent { .. }, _, Action::Accept | Action::Refuse) => Ok(()),
            (Stage::Answer { .. }, Some(deal), Action::Counter) => self.may_counter(&deal),
            _ => Err(no("NE-F1", "ne-no-answering")),
        }
    }

    pub(super) fn act_negotiate(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Offer { turn } => match action {
                Action::Offer(to) => {
                    self.deal = Some(Deal::new(who, to));
                    self.stage = Stage::Draft { turn };
                }
                _ => self.next_offerer(turn),
            },
            Stage::Draft { turn } => self.draft(turn, action, log),
            Stage::Answer { turn } => {
                let Some(deal) = self.deal else { return };
                match action {
                    Action::Counter => {
                        self.countered = Some(deal);
                        self.deal = Some(Deal::counter_to(&deal));
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
                    _ => self.decline(turn, log),
                }
            }
            Stage::Consent { turn, .. } => match (action, self.deal) {
                (Action::Accept, Some(deal)) => self.settle_deal(turn, deal, log),
                _ => self.decline(turn, log),
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
            Action::Propose => return self.propose(turn, deal, log),
            _ => return self.drop_draft(turn),
        }
        self.deal = Some(deal);
    }

    /// NE-R2: only an offer that is made counts, and a counter-offer does not.
    fn propose(&mut self, turn: u8, deal: Deal, log: &mut impl Log<Event>) {
        if !deal.counter {
            let third = self.third(deal.from, deal.to);
            self.offers[third] += 1;
        }
        self.countered = None;
        self.dropped = 0;
        self.stage = Stage::Answer { turn };
        log.tell(|| Event::Offered { from: deal.from, to: deal.to });
    }

    /// NE-R2: a draft that is dropped was no offer; one that it was to counter waits for its answer again.
    fn drop_draft(&mut self, turn: u8) {
        self.dropped += 1;
        self.deal = self.countered.take();
        self.stage = if self.deal.is_some() { Stage::Answer { turn } } else { Stage::Offer { turn } };
    }

    fn decline(&mut self, turn: u8, log: &mut impl Log<Event>) {
        if let Some(deal) = self.deal.take() {
            log.tell(|| Event::Declined { from: deal.from, to: deal.to });
        }
        self.dropped = 0;
        self.stage = Stage::Offer { turn };
    }

    fn settle_deal(&mut self, turn: u8, deal: Deal, log: &mut impl Log<Event>) {
        self.deal = None;
        self.dropped = 0;
        self.stage = Stage::Offer { turn };
        log.tell(|| Event::Agreed { from: deal.from, to: deal.to });
        self.depart(deal.from, deal.leave, deal.groom, log);
        self.depart(deal.to, deal.ask, deal.bride, log);
        match (deal.give, deal.take) {
            (Some(give), Some(take)) => {
                log.tell(|| Event::Exchanged { from: deal.from, to: deal.to });
                let (one, two) = (self.hand_over(deal.from, give), self.hand_over(deal.to, take));
                self.receive(deal.to, one);
                self.receive(deal.from, two);
                self.exchanged |= self.cooperative();
            }
            (Some(give), None) => self.bribe(deal.from, deal.to, give, log),
            (None, Some(take)) => self.bribe(deal.to, deal.from, take, log),
            (None, None) => {}
        }
    }

    /// A card is given for leaving. (NE-F1)
    fn bribe(&mut self, from: Who, to: Who, ware: Ware, log: &mut impl Log<Event>) {
        log.tell(|| Event::Given { from, to });
        let handed = self.hand_over(from, ware);
        self.receive(to, handed);
    }

    /// People leave a card in peace; one of them may marry. Husbands go home. (NE-F1)
    fn depart(&mut self, who: Who, place: Option<Place>, bride: Option<Match>, log: &mut impl Log<Event>) {
        match place {
            None => return,
            Some(Place::Slot(slot)) => self.send_home(slot, who, log),
            Some(Place::Daughter(daughter)) if self.daughters[daughter].suitors.contains(who) => {
                self.send_suitor_home(daughter, who);
            }
            Some(Place::Daughter(daughter)) => self.unwed(daughter, Fate::Camp, log),
        }
        if let Some(Match { daughter, alpha }) = bride {
            let by = if alpha { Piece::Alpha } else { Piece::Cube(who) };
            self.leave_camp(who, by);
            self.wed(daughter, Husband { who, young: false }, by, log);
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
