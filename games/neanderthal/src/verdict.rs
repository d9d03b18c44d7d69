//! A verdict that costs nothing: why something is not allowed, as a rule, a key and small copies of what it is about.
//! `legal` asks for the verdict and drops the reason, `check` hands it on, so the two cannot differ.

use crate::action::Card;
use crate::names::{self, WORDS};
use crate::vocabulary::{Biome, Daughter, Disk, Place, Portal, Rank, Sexuality, Who};
use lascaux_table::{Refusal, Said};

/// Why not: the rule, the key of a sentence that a player understands, and what stands in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct No {
    rule: &'static str,
    key: &'static str,
    about: About,
}

/// What a sentence is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    Nothing,
    Card(Card),
    /// A place, and the card that lies there.
    Place(Place, Option<Biome>),
    Rank(Rank),
    /// An elder and the disk that he costs.
    Cost(Rank, Disk),
    Disk(Disk),
    Who(Who),
    Portal(Portal),
    Sexuality(Sexuality),
    Number(u8),
    /// How many still, and how many at the most.
    Most(u8, u8),
}

/// Yes, or why not.
pub(crate) type Verdict = Result<(), No>;

/// A refusal that is about nothing in particular.
pub(crate) const fn no(rule: &'static str, key: &'static str) -> No {
    No { rule, key, about: About::Nothing }
}

impl No {
    /// The same refusal, about something.
    #[inline]
    pub(crate) fn about(self, about: impl Into<About>) -> No {
        No { about: about.into(), ..self }
    }

    /// The reason in words.
    fn why(self) -> Said {
        let said = Said::new(&WORDS, self.key);
        match self.about {
            About::Nothing => said,
            About::Card(card) => said.with("card", names::card(card)),
            About::Place(place, lies) => said.with("card", names::place(place, lies)),
            About::Rank(rank) => said.with("rank", names::rank(rank)),
            About::Cost(rank, disk) => said.with("rank", names::rank(rank)).with("colour", names::disk(disk)),
            About::Disk(disk) => said.with("colour", names::disk(disk)),
            About::Who(who) => said.with("who", names::who(who)),
            About::Portal(portal) => said.with("portal", names::portal(portal)),
            About::Sexuality(sexuality) => said.with("sexuality", names::sexuality(sexuality)),
            About::Number(number) => said.with("number", number),
            About::Most(number, most) => said.with("number", number).with("most", most),
        }
    }
}

impl From<No> for Refusal {
    fn from(no: No) -> Refusal {
        Refusal::rule(no.rule, no.why())
    }
}

/// `Ok` if it holds, else the reason.
#[inline]
pub(crate) fn hold(holds: bool, rule: &'static str, key: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(no(rule, key)) }
}

/// The same, with what the reason is about.
#[inline]
pub(crate) fn hold_of(holds: bool, rule: &'static str, key: &'static str, about: impl Into<About>) -> Verdict {
    if holds { Ok(()) } else { Err(no(rule, key).about(about)) }
}

macro_rules! about {
    ($($type:ty: $one:ident => $about:expr;)+) => {
        $(impl From<$type> for About {
            #[inline]
            fn from($one: $type) -> About {
                $about
            }
        })+
    };
}
about! {
    Card: card => About::Card(card);
    Biome: biome => About::Card(Card::Biome(biome));
    Daughter: daughter => About::Card(Card::Daughter(daughter));
    Rank: rank => About::Rank(rank);
    (Rank, Disk): cost => About::Cost(cost.0, cost.1);
    Disk: disk => About::Disk(disk);
    Who: who => About::Who(who);
    Portal: portal => About::Portal(portal);
    Sexuality: sexuality => About::Sexuality(sexuality);
    u8: number => About::Number(number);
}
