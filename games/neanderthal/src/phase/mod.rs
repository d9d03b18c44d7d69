//! The round, phase by phase, in the rulebook's order. [`Neanderthal::advance`] goes on by itself until somebody has to
//! decide or chance has to speak; [`Neanderthal::question`] says who and what.

mod assign;
mod attack;
mod auction;
mod blizzard;
mod chaos;
mod climate;
mod court;
mod decisions;
mod domestics;
mod events;
mod hand;
mod hunt;
mod negotiate;
mod predators;
mod set_up;
mod special;
mod terms;

pub(crate) use assign::RECALLED;
pub(crate) use negotiate::{DRAFTS, OFFERS};

use crate::action::Action;
use crate::event::Event;
pub(crate) use crate::question::Prompt;
use crate::state::{HuntStep, Neanderthal, Reason, Stage, SuitStep};
use crate::vocabulary::{Daughter, Key, Row, Slot, Who};
use lascaux_table::{Log, Seat};

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Chance has to speak.
    Chance(Chance),
    /// This species has to decide this.
    Player(Who, Topic),
    /// Nothing: the game has ended.
    Over,
}

/// What chance has to tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chance {
    /// A card of a row's deck, for a place.
    Biome { slot: Slot, row: Row },
    /// The daughter of the round.
    Daughter,
    /// A seat's board.
    Board(Seat),
    /// A species' sexuality card.
    Coupling(Who),
    /// So many dice, thrown by a species.
    Dice { who: Who, dice: u8 },
}

/// What a player has to decide. `Stage` is what the stage itself says; the others come in between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    Losing,
    Giving,
    Freeing,
    Discard,
    HuntStay,
    HuntPower,
    HuntClaim,
    SuitPower,
    Stage,
}

/// Where legal actions go: a list, or somebody who only asks whether there is any.
pub(crate) type Sink<'a> = &'a mut dyn FnMut(Action);

impl Neanderthal {
    /// What is awaited now. Pieces that must move first come before the question of the stage.
    #[inline]
    pub(crate) fn question(&self) -> Question {
        if let Some(losing) = self.losing {
            return Question::Player(losing.who, Topic::Losing);
        }
        if let Some(slot) = self.draw_south.first() {
            return Question::Chance(Chance::Biome { slot, row: Row::South });
        }
        if let Some(slot) = self.draw_north.first() {
            return Question::Chance(Chance::Biome { slot, row: Row::North });
        }
        if let Some(giving) = self.giving {
            return Question::Player(giving.who, Topic::Giving);
        }
        if let Some(freeing) = self.freeing {
            return Question::Player(freeing.who, Topic::Freeing);
        }
        if let Some(who) = self.over_hand_limit() {
            return Question::Player(who, Topic::Discard);
        }
        if let Some(hunt) = self.hunt {
            return match hunt.step {
                HuntStep::Stay => Question::Player(hunt.who, Topic::HuntStay),
                HuntStep::Power => Question::Player(hunt.who, Topic::HuntPower),
                HuntStep::Roll => Question::Chance(Chance::Dice { who: hunt.who, dice: self.hunt_dice(&hunt) }),
                HuntStep::Claim => Question::Player(hunt.who, Topic::HuntClaim),
            };
        }
        if let Some(suit) = self.suit {
            let who = self.at_turn(suit.turn);
            return match suit.step {
                SuitStep::Power => Question::Player(who, Topic::SuitPower),
                _ => Question::Chance(Chance::Dice { who, dice: 1 }),
            };
        }
        self.stage_question()
    }

    fn stage_question(&self) -> Question {
        let player = |who| Question::Player(who, Topic::Stage);
        let turn = |turn| player(self.at_turn(turn));
        match self.stage {
            // Rows that are full are never waited for; a position that says so is refused.
            Stage::DealRows => Question::Over,
            Stage::DealBoards { seat } => Question::Chance(Chance::Board(seat)),
            Stage::DealCouplings { who } => Question::Chance(Chance::Coupling(who)),
            Stage::ChooseSexuality { who } => player(who),
            Stage::TurnDaughter => Question::Chance(Chance::Daughter),
            Stage::Council => turn(0),
            Stage::Icon { .. } => Question::Over,
            Stage::Mortality { icon, turn } => {
                Question::Chance(Chance::Dice { who: self.at_turn(turn), dice: self.mortality_dice(icon) })
            }
            Stage::ChaosHunters { turn: at, .. }
            | Stage::ChaosElder { turn: at, .. }
            | Stage::ChaosChange { turn: at, .. }
            | Stage::Walkabout { turn: at, .. }
            | Stage::Blizzard { turn: at, .. }
            | Stage::Auction { turn: at, .. }
            | Stage::EndChange { turn: at }
            | Stage::Recall { turn: at, .. }
            | Stage::Assign { turn: at, .. }
            | Stage::Offer { turn: at }
            | Stage::Uncontested { turn: at }
            | Stage::Domestics { turn: at }
            | Stage::Special { turn: at, .. } => turn(at),
            Stage::Wanderlust { who, .. } | Stage::Lay { who, .. } | Stage::Consent { who, .. } => player(who),
            Stage::Draft { turn: at } => player(self.deal.map_or(self.at_turn(at), |deal| deal.from)),
            Stage::Answer { turn: at } => player(self.deal.map_or(self.at_turn(at), |deal| deal.to)),
            Stage::Attack { place, turn } => {
                let who = self.attacker(turn);
                Question::Chance(Chance::Dice { who, dice: self.fighters(place, who) })
            }
            Stage::Strike { turn, .. } => player(self.attacker(turn)),
            Stage::Contested { .. } | Stage::Predators { .. } => turn(0), // NE-A4: the first player orders
            Stage::Over { .. } => Question::Over,
        }
    }

    /// Goes on until somebody has to decide or chance has to speak.
    pub(crate) fn advance(&mut self, log: &mut impl Log<Event>) {
        loop {
            if self.something_pends(log) {
                return;
            }
            if self.hunt.is_some() {
                if self.hunt_waits(log) {
                    return;
                }
                continue;
            }
            if self.suit.is_some() {
                if self.suit_waits(log) {
                    return;
                }
                continue;
            }
            if self.round > 0 && !matches!(self.stage, Stage::Over { .. }) && self.nothing_to_hunt() {
                self.end(Reason::Ice, log); // NE-R22
                return;
            }
            if self.stage_waits(log) {
                return;
            }
        }
    }

    /// Whether a choice or a draw stands before everything else. Choices that are none are made here.
    fn something_pends(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.losing.is_some() && self.losing_waits(log) {
            return true;
        }
        if !self.draw_south.is_empty() || !self.draw_north.is_empty() || self.giving.is_some() {
            return true;
        }
        if self.freeing.is_some() && self.freeing_waits() {
            return true;
        }
        self.over_hand_limit().is_some()
    }

    /// Whether the stage waits for somebody; if not, it has moved on.
    fn stage_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.stage {
            Stage::DealRows
            | Stage::DealBoards { .. }
            | Stage::DealCouplings { .. }
            | Stage::ChooseSexuality { .. } => self.set_up_waits(log),
            Stage::TurnDaughter | Stage::Council => true,
            Stage::Icon { icon } => self.icon_waits(icon, log),
            Stage::Mortality { icon, turn } => self.mortality_waits(icon, turn),
            Stage::ChaosHunters { .. } | Stage::ChaosElder { .. } | Stage::ChaosChange { .. } => self.chaos_waits(log),
            Stage::Wanderlust { .. } => self.wanderlust_waits(),
            Stage::Walkabout { .. } | Stage::Blizzard { .. } => self.blizzard_waits(),
            Stage::Auction { .. } | Stage::Lay { .. } | Stage::EndChange { .. } => self.auction_waits(log),
            Stage::Recall { .. } | Stage::Assign { .. } => self.assign_waits(),
            Stage::Offer { .. } | Stage::Draft { .. } | Stage::Answer { .. } | Stage::Consent { .. } => {
                self.negotiate_waits()
            }
            Stage::Attack { .. } | Stage::Strike { .. } => self.attack_waits(log),
            Stage::Uncontested { .. } | Stage::Contested { .. } => self.hunting_waits(log),
            Stage::Predators { .. } => self.predators_wait(log),
            Stage::Domestics { turn } => self.domestics_wait(turn, log),
            Stage::Special { .. } => self.special_waits(log),
            Stage::Over { .. } => true,
        }
    }

    /// The dice that were asked for have been thrown.
    pub(crate) fn take_dice(&mut self, dice: [u8; 6], log: &mut impl Log<Event>) {
        if self.hunt.is_some() {
            self.hunt_thrown(dice, log);
        } else if self.suit.is_some() {
            self.suit_thrown(dice, log);
        } else if let Stage::Mortality { icon, turn } = self.stage {
            self.mortality_thrown(icon, turn, dice, log);
        } else if let Stage::Attack { place, turn } = self.stage {
            self.attack_thrown(place, turn, dice, log);
        }
    }

    /// Europe lies under ice, or everything is hunted down. (NE-R22)
    #[inline]
    pub(crate) fn nothing_to_hunt(&self) -> bool {
        // The south freezes last, so a card is found there soonest.
        self.rows.values().iter().rev().all(|cell| cell.card().is_none())
    }

    pub(crate) fn end(&mut self, reason: Reason, log: &mut impl Log<Event>) {
        for slot in Slot::all() {
            self.send_others_home(slot, None, log);
        }
        for daughter in Daughter::all() {
            for who in self.daughters[daughter].suitors.iter() {
                self.send_suitor_home(daughter, who);
            }
        }
        self.stage = Stage::Over { reason };
        log.tell(|| Event::GameOver { reason });
    }
}
