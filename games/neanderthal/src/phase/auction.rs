//! Phase 1, the culture auction, and the change of sexuality at its end (NE-D7, NE-R1).

use super::{Prompt, Sink};
use crate::action::{Action, Laid};
use crate::event::Event;
use crate::state::{Family, Neanderthal, Stage};
use crate::verdict::{Verdict, hold, hold_of, no};
use crate::vocabulary::{Asked, Daughter, Disk, Disks, Set, Sexuality, Who};
use lascaux_table::Log;

impl Neanderthal {
    /// The colours that bid for the daughter of the round.
    pub(crate) fn bid_colours(&self) -> Set<Disk> {
        self.current.map(|daughter| self.figures().daughter(daughter).bid).unwrap_or_default()
    }

    /// What a disk of a bid is worth, in halves; nothing for those who may not bid.
    pub(crate) fn worth(&self, who: Who) -> u8 {
        let people = &self.peoples[who];
        if !people.tribal || self.enjoys(who, Daughter::GenerousWoman) {
            2
        } else {
            u8::from(people.sexuality() == Sexuality::Harem)
        }
    }

    /// The most disks that a species can bid.
    pub(crate) fn purse(&self, who: Who) -> u8 {
        self.bid_colours().iter().map(|disk| self.peoples[who].free[disk]).sum()
    }

    /// The smaller wins a tie: Caring Woman, then player order.
    fn tie_rank(&self, who: Who) -> (bool, usize) {
        (!self.enjoys(who, Daughter::CaringWoman), self.place_in_order(who))
    }

    /// Whether a bid is allowed against the highest one so far.
    fn may_bid(&self, who: Who, disks: u8, high: Option<Who>, bid: u8) -> Verdict {
        let (worth, purse) = (self.worth(who), self.purse(who));
        hold(worth > 0, "NE-D7", "ne-no-tribal-bid")?;
        hold(disks >= 1, "NE-D7", "ne-no-bid-of-nothing")?;
        hold_of(disks <= purse, "NE-D7", "ne-no-disks-to-bid", purse)?;
        let Some(high) = high else { return Ok(()) };
        let (mine, theirs) = (u16::from(disks) * u16::from(worth), u16::from(bid) * u16::from(self.worth(high)));
        hold_of(
            mine > theirs || mine == theirs && self.tie_rank(who) < self.tie_rank(high),
            "NE-R1",
            "ne-no-higher-bid",
            bid,
        )
    }

    pub(super) fn auction_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.stage {
            Stage::Auction { turn, held, high, bid } => {
                if held >= self.players() {
                    self.sell(high, bid, log);
                    return false;
                }
                let who = self.at_turn(turn);
                // The leader need not outbid himself; who cannot bid holds.
                if high != Some(who) && self.purse(who) > 0 && self.may_bid(who, self.purse(who), high, bid).is_ok() {
                    return true;
                }
                self.stage = Stage::Auction { turn: (turn + 1) % self.players(), held: held + 1, high, bid };
                false
            }
            Stage::Lay { who, bid } => {
                let mut ways = 0;
                let mut only = Laid([0; 3]);
                self.each_way(who, bid, &mut |laid| {
                    ways += 1;
                    only = laid;
                });
                if ways > 1 {
                    return true;
                }
                self.lay(who, only, log);
                false
            }
            Stage::EndChange { turn } if turn >= self.players() => {
                self.stage = Stage::Recall { turn: 0, left: super::RECALLED };
                false
            }
            Stage::EndChange { turn } => {
                let who = self.at_turn(turn);
                if self.enjoys(who, Daughter::WalkaboutWoman) && self.may_change(who) {
                    return true;
                }
                self.stage = Stage::EndChange { turn: turn + 1 };
                false
            }
            _ => true,
        }
    }

    fn sell(&mut self, high: Option<Who>, bid: u8, log: &mut impl Log<Event>) {
        self.stage = match (high, self.current) {
            (Some(who), Some(_)) => Stage::Lay { who, bid },
            (_, current) => {
                if let Some(daughter) = current {
                    log.tell(|| Event::Unsold { daughter });
                }
                self.current = None;
                Stage::EndChange { turn: 0 }
            }
        };
    }

    /// Every way to lay so many disks of the allowed colours.
    fn each_way(&self, who: Who, bid: u8, visit: &mut dyn FnMut(Laid)) {
        let allowed = self.bid_colours();
        let most = |disk: Disk| if allowed.contains(disk) { self.peoples[who].free[disk].min(bid) } else { 0 };
        for orange in 0..=most(Disk::Orange) {
            for white in 0..=most(Disk::White).min(bid - orange) {
                let black = bid - orange - white;
                if black <= most(Disk::Black) {
                    visit(Laid([orange, white, black]));
                }
            }
        }
    }

    pub(super) fn prompt_auction(&self) -> Prompt {
        match self.stage {
            Stage::Auction { bid, .. } => Prompt::new(Asked::Bid, "NE-D7").of(bid),
            Stage::Lay { bid, .. } => Prompt::new(Asked::Lay, "NE-D7").of(bid),
            _ => Prompt::nothing(),
        }
    }

    pub(super) fn list_auction(&self, who: Who, sink: Sink) {
        match self.stage {
            Stage::Lay { bid, .. } => self.each_way(who, bid, &mut |laid| sink(Action::Lay(laid))),
            Stage::Auction { high, bid, .. } => {
                let bids = (1..=self.purse(who)).filter(|disks| self.may_bid(who, *disks, high, bid).is_ok());
                bids.for_each(|disks| sink(Action::Bid(disks)));
                sink(Action::Hold);
            }
            _ => {}
        }
    }

    pub(super) fn judge_auction(&self, who: Who, action: Action) -> Verdict {
        match (self.stage, action) {
            (Stage::Auction { high, bid, .. }, Action::Bid(disks)) => self.may_bid(who, disks, high, bid),
            (Stage::Auction { .. }, Action::Hold) => Ok(()),
            (Stage::Auction { .. }, _) => Err(no("NE-D7", "ne-no-bidding")),
            (Stage::Lay { bid, .. }, Action::Lay(laid)) => {
                let mut found = false;
                self.each_way(who, bid, &mut |way| found |= way == laid);
                hold_of(found, "NE-D7", "ne-no-such-disks", bid)
            }
            _ => Err(no("NE-D7", "ne-no-laying")),
        }
    }

    pub(super) fn act_auction(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (Stage::Auction { turn, .. }, Action::Bid(bid)) => {
                log.tell(|| Event::Bid { who, disks: bid });
                self.stage = Stage::Auction { turn: (turn + 1) % self.players(), held: 0, high: Some(who), bid };
            }
            (Stage::Auction { turn, held, high, bid }, _) => {
                self.stage = Stage::Auction { turn: (turn + 1) % self.players(), held: held + 1, high, bid };
            }
            (_, Action::Lay(laid)) => self.lay(who, laid, log),
            _ => {}
        }
    }

    /// She joins the tableau, under the disks of the bid. (NE-B3)
    fn lay(&mut self, who: Who, laid: Laid, log: &mut impl Log<Event>) {
        if let Some(daughter) = self.current.take() {
            let disks: Disks = laid.disks();
            self.peoples[who].free.take(&disks);
            self.in_play.insert(daughter);
            self.daughters[daughter] = Family { father: Some(who), disks, ..Family::default() };
            log.tell(|| Event::Bought { who, daughter, disks: disks.total() });
        }
        self.stage = Stage::EndChange { turn: 0 };
    }
}
