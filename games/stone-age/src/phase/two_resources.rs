//! Two resources of choice: asked right after the purchase; kept, they may be taken whenever their owner is to decide
//! while people are used, and in feeding when food is short (SA-5.13, SA-R5).

use crate::action::Action;
use crate::event::Event;
use crate::goods::{Good, Resource};
use crate::names::{self, WORDS};
use crate::state::{Phase, Stage, StoneAge};
use lascaux_table::{Actions, Ask, Log, Refusal, Seat, said};

impl StoneAge {
    /// Whether the player who is asked may take two kept resources now, besides what is asked.
    #[inline]
    pub(crate) fn may_take_kept(&self, seat: Seat) -> bool {
        self.player(seat).two_resources && matches!(self.phase, Phase::Using | Phase::Feeding)
    }

    pub(crate) fn legal_takes(&self, into: &mut Actions<Action>) {
        for (index, &one) in Resource::ALL.iter().enumerate() {
            for &other in &Resource::ALL[index..] {
                into.push(Action::Take(one, other));
            }
        }
    }

    pub(crate) fn ask_take_or_keep(&self) -> Ask {
        self.asks(if self.options.keep_two { "take-or-keep" } else { "take" }, "SA-5.13")
    }

    pub(crate) fn legal_take_or_keep(&self, into: &mut Actions<Action>) {
        self.legal_takes(into);
        if self.options.keep_two {
            into.push(Action::Keep);
        }
    }

    pub(crate) fn check_take(&self, seat: Seat) -> Result<(), Refusal> {
        if self.stage == Stage::TakeOrKeep || self.may_take_kept(seat) {
            return Ok(());
        }
        let why = if !self.options.keep_two {
            said!(WORDS, "sa-no-take-later")
        } else if self.player(seat).two_resources {
            said!(WORDS, "sa-no-take-now")
        } else {
            said!(WORDS, "sa-no-take-card")
        };
        Err(Refusal::rule("SA-5.13", why))
    }

    pub(crate) fn check_keep(&self) -> Result<(), Refusal> {
        if self.options.keep_two {
            Ok(())
        } else {
            let example = names::action(Action::Take(Resource::Wood, Resource::Wood), self.data());
            Err(Refusal::rule("SA-5.13", said!(WORDS, "sa-no-keep", example = example)))
        }
    }

    pub(crate) fn take(&mut self, seat: Seat, one: Resource, other: Resource, log: &mut impl Log<Event>) {
        self.player_mut(seat).two_resources = false;
        self.gain(seat, Good::Resource(one), 1, log);
        self.gain(seat, Good::Resource(other), 1, log);
        if self.stage == Stage::TakeOrKeep {
            self.go_on_using(log);
        }
    }

    pub(crate) fn keep(&mut self, log: &mut impl Log<Event>) {
        let seat = self.mover;
        self.player_mut(seat).two_resources = true;
        log.tell(|| Event::TwoResourcesKept { seat });
        self.go_on_using(log);
    }
}
