//! What a star is for.

use crate::{AnyMatch, Refusal};
use serde::Deserialize;
use serde_json::{Map, Value};

/// How two figures are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(super) enum Op {
    #[serde(rename = "=")]
    Is,
    #[serde(rename = ">=")]
    AtLeast,
    #[serde(rename = "<=")]
    AtMost,
    #[serde(rename = "has")]
    Has,
}

impl Op {
    /// Whether it holds; figures as figures, everything else as it is written.
    pub fn holds(self, value: &Value, wanted: &Value) -> bool {
        match (self, value.as_i64(), wanted.as_i64()) {
            (Op::AtLeast, Some(value), Some(wanted)) => value >= wanted,
            (Op::AtMost, Some(value), Some(wanted)) => value <= wanted,
            (Op::Has, ..) => value.as_array().is_some_and(|list| list.contains(wanted)),
            (Op::Is, ..) => value == wanted,
            _ => false,
        }
    }
}

/// Events that fit: all fields equal, and `what` one of a list.
type Pattern = Map<String, Value>;

/// What a star of a lesson is for. Events are those of the free part.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "rule", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Star {
    /// The lesson was played to its end.
    End,
    /// One of these holds.
    Any { of: Vec<Star> },
    /// So many events fit.
    Count { events: Pattern, op: Op, is: i64 },
    /// A field, added up over the events that fit.
    Sum { events: Pattern, sum: String, op: Op, is: i64 },
    /// The same sum is at least that of every other seat.
    Most { events: Pattern, sum: String },
    /// A figure of the game at the end.
    Figure { figure: String, op: Op, is: i64 },
}

fn fits(event: &Value, pattern: &Pattern) -> bool {
    pattern.iter().all(|(key, wanted)| match wanted.as_array() {
        Some(any) => any.contains(&event[key]),
        None => event[key] == *wanted,
    })
}

fn total(events: &[Value], pattern: &Pattern, sum: &str) -> i64 {
    events.iter().filter(|event| fits(event, pattern)).filter_map(|event| event[sum].as_i64()).sum()
}

impl Star {
    /// Whether it is won, by the match of the free part as it stood at its end.
    pub fn is_won(&self, free: &dyn AnyMatch) -> Result<bool, Refusal> {
        let events = || -> Vec<Value> { free.told(0).into_iter().map(|mut one| one["event"].take()).collect() };
        Ok(match self {
            Star::End => true,
            Star::Any { of } => {
                let won: Result<Vec<bool>, Refusal> = of.iter().map(|star| star.is_won(free)).collect();
                won?.contains(&true)
            }
            Star::Count { events: pattern, op, is } => {
                let count = events().iter().filter(|event| fits(event, pattern)).count();
                op.holds(&count.into(), &(*is).into())
            }
            Star::Sum { events: pattern, sum, op, is } => {
                op.holds(&total(&events(), pattern, sum).into(), &(*is).into())
            }
            Star::Most { events: pattern, sum } => {
                let events = events();
                let of = |seat: u8| {
                    let mut theirs = pattern.clone();
                    theirs.insert("seat".to_string(), seat.into());
                    total(&events, &theirs, sum)
                };
                (0..crate::MAX_SEATS as u8).all(|seat| total(&events, pattern, sum) >= of(seat))
            }
            Star::Figure { figure, op, is } => {
                free.figure(figure).is_some_and(|value| op.holds(&value.into(), &(*is).into()))
            }
        })
    }
}
