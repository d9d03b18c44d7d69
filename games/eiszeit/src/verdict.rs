//! Why something is not possible. Lists of legal actions throw these away by the thousand, so that they are small; they
//! become sentences only where somebody asks.

use crate::area::{Area, Landscape};
use crate::card::{Card, Colour};
use crate::names::WORDS;
use crate::state::Eiszeit;
use lascaux_table::{Arg, Refusal, Said, Seat};

pub(crate) type Verdict = Result<(), No>;

/// The rule that forbids something, the key of its sentence, and what stands in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct No {
    rule: &'static str,
    key: &'static str,
    facts: [Option<(&'static str, Fact)>; 3],
}

/// What stands in a sentence.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fact {
    Number(u8),
    Area(Area),
    Land(Landscape),
    Card(Card),
    Colour(Colour),
    Seat(Seat),
    /// Whether a hunter holds a club.
    Club(bool),
    /// What is asked now.
    Question,
}

impl No {
    #[inline]
    pub fn rule(rule: &'static str, key: &'static str) -> No {
        No { rule, key, facts: [None; 3] }
    }

    /// The same with one more fact; three fit.
    #[inline]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> No {
        if let Some(free) = self.facts.iter_mut().find(|fact| fact.is_none()) {
            *free = Some((name, fact.into()));
        }
        self
    }
}

impl Eiszeit {
    #[cold]
    pub(crate) fn refusal(&self, no: No) -> Refusal {
        let facts = no.facts.into_iter().flatten();
        let why = facts.fold(Said::new(&WORDS, no.key), |why, (name, fact)| why.with(name, self.in_words(fact)));
        Refusal::rule(no.rule, why)
    }

    fn in_words(&self, fact: Fact) -> Arg {
        match fact {
            Fact::Number(number) => number.into(),
            Fact::Area(area) => area.into(),
            Fact::Land(landscape) => landscape.into(),
            Fact::Card(card) => card.into(),
            Fact::Colour(colour) => colour.into(),
            Fact::Seat(seat) => seat.into(),
            Fact::Club(held) => if held { "held" } else { "none" }.into(),
            Fact::Question => self.prompt().ask.into(),
        }
    }
}

macro_rules! facts {
    ($($fact:ident($what:ty)),*) => {
        $(impl From<$what> for Fact {
            #[inline]
            fn from(what: $what) -> Fact {
                Fact::$fact(what)
            }
        })*
    };
}
facts!(Number(u8), Area(Area), Land(Landscape), Card(Card), Colour(Colour), Seat(Seat));
