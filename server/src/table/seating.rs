//! Who sits where, and what each of them may see and do.

use super::TableState;
use lascaux_table::{Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatHolder {
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
    /// Somebody of a record that was brought: only to be looked at.
    Past {
        /// The name.
        name: String,
    },
    /// Nobody yet; whoever has the code may sit down.
    Free {
        /// The code of the invitation.
        code: String,
    },
}

impl SeatHolder {
    /// The name that others see; a bot's is its level, which each page says in its own language.
    pub fn name(&self) -> &str {
        match self {
            SeatHolder::Bot { level } => level,
            SeatHolder::Person { name, .. } | SeatHolder::Past { name } => name,
            SeatHolder::Free { .. } => "…",
        }
    }

    /// The level of a bot.
    pub fn level(&self) -> Option<&str> {
        match self {
            SeatHolder::Bot { level } => Some(level),
            _ => None,
        }
    }

    /// The person who sits there.
    pub fn person(&self) -> Option<i64> {
        match self {
            SeatHolder::Person { person, .. } => Some(*person),
            _ => None,
        }
    }
}

/// Whom the table waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Nobody: the game is over, closed, or not everybody has sat down.
    Nobody,
    /// A person.
    Person(Seat, i64),
    /// A bot of a level, for its own seat or for somebody who is away.
    Bot(Seat, String),
}

/// The level of the bot that plays for somebody who is away or has left.
pub const DEPUTY: &str = "medium";

impl TableState {
    /// Who sits where.
    pub fn seats(&self) -> &[SeatHolder] {
        &self.seats
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: Option<i64>) -> Vec<Seat> {
        let Some(person) = person else { return Vec::new() };
        let seats = self.seats.iter().enumerate().filter(|(_, holder)| holder.person() == Some(person));
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// The people who sit here, each once.
    pub fn people(&self) -> Vec<i64> {
        let mut people: Vec<i64> = self.seats.iter().filter_map(SeatHolder::person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// From which seat a person looks: the one that is asked, if it is theirs; else the one they last moved with, so that
    /// nothing changes hands while others move; else their first; else from outside.
    pub fn viewer(&self, person: Option<i64>) -> Viewer {
        let own = self.seats_of(person);
        match self.game.turn() {
            Turn::Player(asked) if own.contains(&asked) => Viewer::Seat(asked),
            _ => {
                let last = person.and_then(|person| self.last_move_of(person)).map(|(seat, _)| seat);
                last.or_else(|| own.first().copied()).map_or(Viewer::Spectator, Viewer::Seat)
            }
        }
    }

    /// Whether everybody has sat down.
    pub fn is_complete(&self) -> bool {
        !self.seats.iter().any(|holder| matches!(holder, SeatHolder::Free { .. }))
    }

    /// The seat that waits for whoever has this code.
    pub fn free_seat(&self, code: &str) -> Option<Seat> {
        let free = |holder: &SeatHolder| matches!(holder, SeatHolder::Free { code: own } if own == code);
        self.seats.iter().position(free).map(|seat| Seat(seat as u8))
    }

    /// Whether a bot plays for the person at a seat.
    pub fn has_deputy(&self, seat: Seat) -> bool {
        self.deputies.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whom the table waits for.
    pub fn asked(&self) -> Asked {
        match self.game.turn() {
            Turn::Player(seat) if self.is_running() && self.is_complete() => match self.seats.get(seat.index()) {
                Some(SeatHolder::Bot { level }) => Asked::Bot(seat, level.clone()),
                Some(SeatHolder::Person { .. }) if self.has_deputy(seat) => Asked::Bot(seat, DEPUTY.to_string()),
                Some(SeatHolder::Person { person, .. }) => Asked::Person(seat, *person),
                _ => Asked::Nobody,
            },
            _ => Asked::Nobody,
        }
    }

    /// The person for whose sake bots think here: the first who plays. Nobody where only bots do, for themselves or for
    /// people who are away.
    pub fn played_by(&self) -> Option<i64> {
        let playing = |(seat, holder): (usize, &SeatHolder)| holder.person().filter(|_| !self.deputies[seat]);
        self.seats.iter().enumerate().find_map(playing)
    }

    /// A name for a seat that nobody else at the table has, or could be taken for having. `alike` says whether two names
    /// look the same.
    pub(super) fn free_name(&self, seat: Seat, name: &str) -> String {
        let is_free = |wish: &String| {
            let others = self.seats.iter().enumerate().filter(|(other, _)| *other != seat.index());
            !others.into_iter().any(|(_, holder)| crate::names::look_alike(holder.name(), wish))
        };
        let numbered = (2..=self.seats.len() + 1).map(|number| format!("{name} {number}"));
        std::iter::once(name.to_string()).chain(numbered).find(is_free).unwrap_or_else(|| name.to_string())
    }
}
