//! A decision, handed to the phase that asks for it: how it is worded, what is legal, why something is not, what happens.

use super::{Prompt, Question, Sink, Topic};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Losing, Neanderthal, Stage};
use crate::verdict::{Verdict, no};
use crate::vocabulary::Who;
use lascaux_table::Log;

impl Neanderthal {
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
        if self.carry_out(action, log) {
            self.advance(log);
        }
    }

    /// The table right after a decision that `judge` allows, before the round goes on: what somebody sees who plans it.
    pub fn foreseen(&self, action: Action) -> Neanderthal {
        let mut next = *self;
        next.carry_out(action, &mut ());
        // Casualties that are all named are still what was asked.
        if let (Some(losing), None) = (self.losing, next.losing) {
            next.losing = Some(Losing { left: 0, ..losing });
        }
        next
    }

    /// Carries out a decision and nothing that follows from it. Whether there was one to make.
    fn carry_out(&mut self, action: Action, log: &mut impl Log<Event>) -> bool {
        let Question::Player(who, topic) = self.question() else { return false };
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
        true
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
}
