//! Who sits where, and what they are called.

use crate::hall::Inner;
use lascaux_table::{Seat, Turn, Viewer};
use lascaux_web::Words;
use serde::{Deserialize, Serialize};

/// Who sits at a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Chair {
    /// A bot of a level.
    Bot {
        /// Its level.
        level: String,
    },
    /// A person.
    Person {
        /// Which.
        person: i64,
        /// The name that others see.
        name: String,
    },
    /// Somebody of a record that was brought to the study: only to be looked at.
    Past {
        /// The name.
        name: String,
    },
    /// Nobody yet; whoever has the code may sit down.
    Free {
        /// The code in the link for a friend.
        code: String,
    },
}

impl Chair {
    /// The name that others see.
    pub fn name(&self) -> String {
        match self {
            Chair::Bot { level } => level.clone(),
            Chair::Person { name, .. } | Chair::Past { name } => name.clone(),
            Chair::Free { .. } => "…".to_string(),
        }
    }

    /// The level of a bot.
    pub(crate) fn level(&self) -> Option<&str> {
        match self {
            Chair::Bot { level } => Some(level),
            _ => None,
        }
    }

    pub(crate) fn is_of(&self, who: i64) -> bool {
        matches!(self, Chair::Person { person, .. } if *person == who)
    }
}

impl Inner {
    /// The names of the seats as people read them. Bots are called by their strength, those of one strength by their
    /// number too: nobody has to guess which of them moved.
    pub fn names(&self, words: &Words) -> Vec<String> {
        let levels: Vec<Option<&str>> = self.chairs.iter().map(Chair::level).collect();
        let called = |(seat, chair): (usize, &Chair)| {
            let Some(level) = levels[seat] else { return chair.name() };
            let alike = |range: &[Option<&str>]| range.iter().filter(|other| **other == Some(level)).count();
            let name = capital(&words.say(&format!("level-{level}")));
            if alike(&levels) > 1 { format!("{name} {}", alike(&levels[..=seat])) } else { name }
        };
        self.chairs.iter().enumerate().map(called).collect()
    }

    /// A name for a seat that nobody else at the table has.
    pub(crate) fn free_name(&self, seat: usize, name: &str) -> String {
        let is_free = |wish: &String| {
            !self.chairs.iter().enumerate().any(|(other, chair)| other != seat && chair.name() == *wish)
        };
        let numbered = (2..=self.chairs.len() + 1).map(|number| format!("{name} {number}"));
        std::iter::once(name.to_string()).chain(numbered).find(is_free).unwrap_or_else(|| name.to_string())
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: Option<i64>) -> Vec<Seat> {
        let Some(person) = person else { return Vec::new() };
        let seats = self.chairs.iter().enumerate().filter(|(_, chair)| chair.is_of(person));
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// Whether a person can take the last move back without asking anybody: an own one, not that of a bot which plays
    /// for them.
    pub(crate) fn may_undo(&self, own: &[Seat]) -> bool {
        self.current.revocable().is_some_and(|seat| own.contains(&seat) && !self.has_deputy(seat))
    }

    /// From which seat a person looks: the one that is asked, if it is theirs; else their first; else from outside.
    pub fn viewer(&self, person: Option<i64>) -> Viewer {
        let own = self.seats_of(person);
        match self.current.turn() {
            Turn::Player(asked) if own.contains(&asked) => Viewer::Seat(asked),
            _ => own.first().map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat)),
        }
    }

    /// Whether a seat waits for whoever has this code.
    pub fn is_free(&self, code: &str) -> bool {
        self.chairs.iter().any(|chair| matches!(chair, Chair::Free { code: free } if free == code))
    }

    /// The person for whose sake bots think here: the first who plays. Nobody where only bots do, for themselves or for
    /// people who are away.
    pub(crate) fn played_by(&self) -> Option<i64> {
        self.chairs.iter().enumerate().find_map(|(seat, chair)| match chair {
            Chair::Person { person, .. } if !self.has_deputy(Seat(seat as u8)) => Some(*person),
            _ => None,
        })
    }

    /// Whether everybody has sat down.
    pub fn is_complete(&self) -> bool {
        !self.chairs.iter().any(|chair| matches!(chair, Chair::Free { .. }))
    }
}

/// A word with a capital letter at its beginning.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
