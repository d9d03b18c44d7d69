//! The phases of the game, one file each, in the order of the rulebook. Each file says what is asked, what is legal,
//! why something is not, and what happens.

mod conflict;
mod dark;
mod glacier;
mod hunters;
mod light;
mod mammoth;
mod next_round;
mod preparation;
mod scoring_round;
mod settling;

use crate::action::{Action, Way};
use crate::card::Colour;
use crate::chance::Outcome;
use crate::event::Event;
use crate::names::WORDS;
use crate::state::{Eiszeit, Stage};
use crate::verdict::{Fact, No, Verdict};
use lascaux_table::{Actions, Ask, Log, Said, Turn, said, words};

words! {
    /// The phases of a round, and what is before and after them (EZ-2.1). Scoring asks nothing.
    #[allow(missing_docs)] // the rulebook's own words
    Phase, reads itself {
        Preparation = "preparation",
        Settling = "settling",
        Conflicts = "conflicts",
        Glacier = "glacier",
        Over = "over",
    }
}

/// A question in words: to the one who decides, and to those who wait. What chance has to tell is the same to all.
pub(crate) struct Prompt {
    pub ask: Said,
    pub doing: Said,
}

impl Prompt {
    fn of(ask: Said, doing: &'static str) -> Prompt {
        Prompt { ask, doing: said!(WORDS, doing) }
    }

    fn chance(key: &'static str) -> Prompt {
        Prompt { ask: said!(WORDS, key), doing: said!(WORDS, key) }
    }
}

impl Eiszeit {
    pub(crate) fn phase(&self) -> Phase {
        match self.stage {
            Stage::Start | Stage::Prepare | Stage::Deal => Phase::Preparation,
            Stage::Play | Stage::Choose | Stage::Act | Stage::Look => Phase::Settling,
            Stage::Discard { .. } | Stage::Draw | Stage::Drawn(_) => Phase::Settling,
            Stage::Reveal => Phase::Conflicts,
            Stage::Lot | Stage::Cover(_) => Phase::Glacier,
            Stage::Over => Phase::Over,
        }
    }

    pub(crate) fn question(&self) -> Ask {
        match self.stage {
            Stage::Start | Stage::Prepare | Stage::Deal => self.ask_preparation(),
            Stage::Play | Stage::Choose | Stage::Discard { .. } | Stage::Draw | Stage::Drawn(_) => self.ask_settling(),
            Stage::Act | Stage::Look => self.ask_act(),
            Stage::Reveal => self.ask_reveal(),
            Stage::Lot | Stage::Cover(_) => self.ask_glacier(),
            Stage::Over => Ask::new(self.phase().word(), "nothing", "EZ-12.2"),
        }
    }

    pub(crate) fn prompt(&self) -> Prompt {
        match self.stage {
            Stage::Start | Stage::Prepare | Stage::Deal => self.prompt_preparation(),
            Stage::Play | Stage::Choose | Stage::Discard { .. } | Stage::Draw | Stage::Drawn(_) => {
                self.prompt_settling()
            }
            Stage::Act if self.act.card.colour() == Colour::Light => self.prompt_light(),
            Stage::Act => self.prompt_dark(),
            Stage::Look => Prompt::chance("ez-chance-fire-seen"),
            Stage::Reveal => Prompt::chance("ez-chance-fire-revealed"),
            Stage::Lot | Stage::Cover(_) => self.prompt_glacier(),
            Stage::Over => self.prompt_over(),
        }
    }

    #[inline]
    pub(crate) fn list(&self, into: &mut Actions<Action>) {
        match self.stage {
            Stage::Prepare => self.legal_preparation(into),
            Stage::Play => self.legal_plays(into),
            Stage::Choose => self.legal_choices(into),
            Stage::Act if self.act.card.colour() == Colour::Light => self.legal_light(into),
            Stage::Act => self.legal_dark(into),
            Stage::Discard { must } => self.legal_discards(must, into),
            Stage::Draw => self.legal_draws(into),
            Stage::Cover(_) => self.legal_glaciers(into),
            Stage::Start | Stage::Deal | Stage::Look | Stage::Drawn(_) | Stage::Reveal | Stage::Lot | Stage::Over => {}
        }
    }

    pub(crate) fn verdict(&self, action: Action) -> Verdict {
        match self.stage {
            Stage::Prepare => self.check_preparation(action),
            Stage::Play => self.check_play(action),
            Stage::Choose => self.check_choice(action),
            Stage::Act if self.act.card.colour() == Colour::Light => self.check_light(action),
            Stage::Act => self.check_dark(action),
            Stage::Discard { must } => self.check_discard(must, action),
            Stage::Draw => self.check_draw(action),
            Stage::Cover(_) => self.check_glacier(action),
            Stage::Start | Stage::Deal | Stage::Look | Stage::Drawn(_) | Stage::Reveal | Stage::Lot | Stage::Over => {
                Err(self.another_question())
            }
        }
    }

    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Prepare => self.apply_preparation(action, log),
            Stage::Play => self.apply_play(action, log),
            Stage::Choose => self.apply_choice(action, log),
            Stage::Act if self.act.card.colour() == Colour::Light => self.apply_light(action, log),
            Stage::Act => self.apply_dark(action, log),
            Stage::Discard { .. } => self.apply_discard(action, log),
            Stage::Draw => self.apply_draw(action, log),
            Stage::Cover(seat) => self.apply_glacier(seat, action, log),
            Stage::Start | Stage::Deal | Stage::Look | Stage::Drawn(_) | Stage::Reveal | Stage::Lot | Stage::Over => {}
        }
    }

    #[inline]
    pub(crate) fn take_outcome(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        match (self.stage, outcome) {
            (Stage::Start, Outcome::Seat(seat)) => self.resolve_start(seat, log),
            (Stage::Deal, Outcome::Card(card)) => self.resolve_deal(card, log),
            (Stage::Drawn(_), Outcome::Card(card)) => self.resolve_drawn(card, log),
            (Stage::Look, Outcome::Fire(value)) => self.resolve_look(value, log),
            (Stage::Reveal, Outcome::Fire(value)) => self.resolve_reveal(value, log),
            (Stage::Lot, Outcome::Seat(seat)) => self.resolve_lot(seat, log),
            _ => {}
        }
    }

    /// The question of the card being carried out (EZ-5, EZ-7).
    fn ask_act(&self) -> Ask {
        let act = &self.act;
        let what = match act.card.colour() {
            _ if self.stage == Stage::Look => "fire-seen",
            Colour::Light => self.what_light(),
            Colour::Dark => self.what_dark(),
        };
        let mut ask = Ask::new(self.phase().word(), what, act.card.rule()).with("card", act.card.word());
        if act.way != Way::Only {
            ask = ask.with("way", act.way.word());
        }
        ask.with("done", act.steps())
    }

    /// An answer to another question than the one that is asked.
    fn another_question(&self) -> No {
        match self.whose() {
            Turn::Player(_) => No::rule(self.question().rule, "ez-no-question").with("question", Fact::Question),
            _ => No::rule("EZ-2.2", "ez-no-nobody-asked"),
        }
    }
}
