//! The round, phase by phase, in the rulebook's order. [`Neanderthal::advance`] goes on by itself until somebody has to
//! decide or chance has to speak; [`Neanderthal::question`] says who and what.

mod assign;
mod attack;
mod auction;
mod blizzard;
mod chaos;
mod climate;
mod court;
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
use crate::verdict::{Verdict, no};
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

    /// How the phase words what it asks a species.
    pub(crate) fn prompt(&self, who: Who, topic: Topic) -> Prompt {
        match topic {
            Topic::Losing => self.prompt_losing(),
            Topic::Giving => self.prompt_giving(),
            Topic::Freeing => self.prompt_freeing(),
            Topic::Discard => self.prompt_discard(who),
            Topic::HuntStay => self.prompt_stay(),
            Topic::HuntPower => self.prompt_power(),
            Topic::HuntClaim => self.prompt_claim(),
            Topic::SuitPower => self.prompt_suit_power(),
            Topic::Stage => self.prompt_stage(who),
        }
    }

    fn prompt_stage(&self, who: Who) -> Prompt {
        match self.stage {
            Stage::ChooseSexuality { .. } => self.prompt_sexuality(),
            Stage::Council => self.prompt_council(),
            Stage::ChaosHunters { .. } | Stage::ChaosElder { .. } => self.prompt_chaos(),
            Stage::ChaosChange { .. } | Stage::EndChange { .. } => self.prompt_change(),
            Stage::Wanderlust { left, .. } => self.prompt_wanderlust(left),
            Stage::Walkabout { .. } | Stage::Blizzard { .. } => self.prompt_blizzard(),
            Stage::Auction { .. } | Stage::Lay { .. } => self.prompt_auction(),
            Stage::Recall { .. } | Stage::Assign { .. } => self.prompt_assign(who),
            Stage::Offer { .. } | Stage::Draft { .. } | Stage::Answer { .. } | Stage::Consent { .. } => {
                self.prompt_negotiate()
            }
            Stage::Strike { hits, .. } => self.prompt_strike(hits),
            Stage::Uncontested { .. } | Stage::Contested { .. } | Stage::Predators { .. } => self.prompt_next(),
            Stage::Special { used, .. } => self.prompt_special(who, used),
            _ => Prompt::nothing(),
        }
    }

    /// Puts every legal action of the asked species into the sink.
    pub(crate) fn list(&self, sink: Sink) {
        let Question::Player(who, topic) = self.question() else { return };
        match topic {
            Topic::Losing => self.list_losing(sink),
            Topic::Giving => self.list_giving(who, sink),
            Topic::Freeing => self.list_freeing(who, sink),
            Topic::Discard => self.list_discard(who, sink),
            Topic::HuntStay => self.list_stay(sink),
            Topic::HuntPower | Topic::SuitPower => self.list_power(sink),
            Topic::HuntClaim => self.list_claim(sink),
            Topic::Stage => self.list_stage(who, sink),
        }
    }

    fn list_stage(&self, who: Who, sink: Sink) {
        match self.stage {
            Stage::ChooseSexuality { .. } => self.list_sexualities(who, sink),
            Stage::Council => self.list_council(who, sink),
            Stage::ChaosHunters { .. } | Stage::ChaosElder { .. } => self.list_chaos(who, sink),
            Stage::ChaosChange { .. } | Stage::EndChange { .. } => self.list_change(sink),
            Stage::Wanderlust { .. } => self.list_wanderlust(who, sink),
            Stage::Walkabout { .. } | Stage::Blizzard { .. } => self.list_blizzard(who, sink),
            Stage::Auction { .. } | Stage::Lay { .. } => self.list_auction(who, sink),
            Stage::Recall { .. } | Stage::Assign { .. } => self.list_assign(who, sink),
            Stage::Offer { .. } | Stage::Draft { .. } | Stage::Answer { .. } | Stage::Consent { .. } => {
                self.list_negotiate(who, sink)
            }
            Stage::Strike { place, .. } => self.list_strike(who, place, sink),
            Stage::Uncontested { .. } | Stage::Contested { .. } | Stage::Predators { .. } => self.list_next(sink),
            Stage::Special { .. } => self.list_special(who, sink),
            _ => {}
        }
    }

    /// Whether the asked species may do this.
    pub(crate) fn judge(&self, action: Action) -> Verdict {
        let Question::Player(who, topic) = self.question() else {
            return Err(no("NE-A1", "ne-no-chance"));
        };
        match topic {
            Topic::Losing => self.judge_losing(action),
            Topic::Giving => self.judge_giving(who, action),
            Topic::Freeing => self.judge_freeing(who, action),
            Topic::Discard => self.judge_discard(who, action),
            Topic::HuntStay => self.judge_stay(action),
            Topic::HuntPower | Topic::SuitPower => self.judge_power(action),
            Topic::HuntClaim => self.judge_claim(action),
            Topic::Stage => self.judge_stage(who, action),
        }
    }

    fn judge_stage(&self, who: Who, action: Action) -> Verdict {
        match self.stage {
            Stage::ChooseSexuality { .. } => self.judge_sexuality(who, action),
            Stage::Council => self.judge_council(who, action),
            Stage::ChaosHunters { .. } | Stage::ChaosElder { .. } => self.judge_chaos(who, action),
            Stage::ChaosChange { .. } | Stage::EndChange { .. } => self.judge_change(action),
            Stage::Wanderlust { .. } => self.judge_wanderlust(who, action),
            Stage::Walkabout { .. } | Stage::Blizzard { .. } => self.judge_blizzard(who, action),
            Stage::Auction { .. } | Stage::Lay { .. } => self.judge_auction(who, action),
            Stage::Recall { .. } | Stage::Assign { .. } => self.judge_assign(who, action),
            Stage::Offer { .. } | Stage::Draft { .. } | Stage::Answer { .. } | Stage::Consent { .. } => {
                self.judge_negotiate(who, action)
            }
            Stage::Strike { place, .. } => self.judge_strike(who, place, action),
            Stage::Uncontested { .. } | Stage::Contested { .. } | Stage::Predators { .. } => self.judge_next(action),
            Stage::Special { .. } => self.judge_special(who, action),
            _ => Err(no("NE-A1", "ne-no-chance")),
        }
    }

    /// Carries out a decision that `judge` allows.
    pub(crate) fn act(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Question::Player(who, topic) = self.question() else { return };
        match topic {
            Topic::Losing => self.act_losing(action, log),
            Topic::Giving => self.act_giving(who, action, log),
            Topic::Freeing => self.act_freeing(who, action, log),
            Topic::Discard => self.act_discard(who, action, log),
            Topic::HuntStay => self.act_stay(action == Action::Stay, log),
            Topic::HuntPower => self.act_power(action == Action::Power),
            Topic::HuntClaim => self.act_claim(action == Action::Claim, log),
            Topic::SuitPower => self.act_suit_power(action == Action::Power, log),
            Topic::Stage => self.act_stage(who, action, log),
        }
        self.advance(log);
    }

    fn act_stage(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::ChooseSexuality { .. } => self.act_sexuality(who, action, log),
            Stage::Council => self.act_council(who, action, log),
            Stage::ChaosHunters { .. } | Stage::ChaosElder { .. } | Stage::ChaosChange { .. } => {
                self.act_chaos(who, action, log)
            }
            Stage::EndChange { turn } => {
                if action == Action::Change {
                    self.change_sexuality(who, log);
                }
                self.stage = Stage::EndChange { turn: turn + 1 };
            }
            Stage::Wanderlust { .. } => self.act_wanderlust(who, action, log),
            Stage::Walkabout { .. } | Stage::Blizzard { .. } => self.act_blizzard(who, action, log),
            Stage::Auction { .. } | Stage::Lay { .. } => self.act_auction(who, action, log),
            Stage::Recall { .. } | Stage::Assign { .. } => self.act_assign(who, action, log),
            Stage::Offer { .. } | Stage::Draft { .. } | Stage::Answer { .. } | Stage::Consent { .. } => {
                self.act_negotiate(who, action, log)
            }
            Stage::Strike { .. } => self.act_strike(action, log),
            Stage::Uncontested { .. } | Stage::Contested { .. } | Stage::Predators { .. } => self.act_next(action),
            Stage::Special { .. } => self.act_special(who, action, log),
            _ => {}
        }
    }

    /// Europe lies under ice, or everything is hunted down. (NE-R22)
    pub(crate) fn nothing_to_hunt(&self) -> bool {
        self.rows.values().iter().all(|cell| cell.card().is_none())
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
