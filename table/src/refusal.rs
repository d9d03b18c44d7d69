//! Refusals: what is not possible, why, and which rule says so.

use crate::Said;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;

/// The kind of a refusal, as doors name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// A rule of the game forbids it.
    Illegal,
    /// It is somebody else's turn, or nobody's.
    WrongTurn,
    /// A text that is not in the game's notation.
    Notation,
    /// An option that does not exist or has another set of values.
    Options,
    /// Component data that do not pass validation.
    Data,
    /// A position that cannot come about.
    Position,
    /// A record that cannot be read, or does not replay.
    Record,
    /// A request that the door does not understand.
    Request,
    /// A game that is not on the shelf.
    UnknownGame,
    /// Nothing has been started yet.
    NoGame,
}

impl Code {
    /// The code as it stands in answers of the line protocol.
    pub fn text(self) -> &'static str {
        match self {
            Code::Illegal => "illegal",
            Code::WrongTurn => "wrong-turn",
            Code::Notation => "notation",
            Code::Options => "options",
            Code::Data => "data",
            Code::Position => "position",
            Code::Record => "record",
            Code::Request => "request",
            Code::UnknownGame => "unknown-game",
            Code::NoGame => "no-game",
        }
    }
}

impl Serialize for Code {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.text())
    }
}

/// Something that was asked for and is not possible. Whoever refuses has changed nothing.
///
/// ```
/// use lascaux_table::Refusal;
/// let no = Refusal::rule("SA-3.6", "The hut takes exactly two of your people; you asked for one.");
/// assert_eq!(no.to_string(), "The hut takes exactly two of your people; you asked for one. (SA-3.6)");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refusal {
    /// The kind.
    pub code: Code,
    /// The number of the rule in our own rulebook, where a rule of the game is the reason.
    pub rule: Option<Cow<'static, str>>,
    /// A sentence that a player understands.
    #[serde(rename = "message")]
    pub why: Said,
}

impl Refusal {
    /// A rule of the game forbids it.
    #[cold]
    pub fn rule(rule: &'static str, why: impl Into<Said>) -> Refusal {
        Refusal { code: Code::Illegal, rule: Some(rule.into()), why: why.into() }
    }

    /// Any other reason.
    #[cold]
    pub fn new(code: Code, why: impl Into<Said>) -> Refusal {
        Refusal { code, rule: None, why: why.into() }
    }

    /// The same refusal under another code, the rule kept.
    pub fn with_code(mut self, code: Code) -> Refusal {
        self.code = code;
        self
    }

    /// The same refusal, its sentence put behind `before`; for those who read English.
    pub fn after(mut self, before: impl fmt::Display) -> Refusal {
        self.why = format!("{before}{}", self.why).into();
        self
    }

    /// The sentence in English.
    pub fn message(&self) -> String {
        self.why.to_string()
    }
}

/// What a JSON reader says, without the words of this program's insides, and without a full stop at the end.
///
/// ```
/// use lascaux_table::plain_words;
/// let error = serde_json::from_str::<u8>("-1").unwrap_err();
/// assert_eq!(plain_words(&error), "invalid value: integer `-1`, expected a whole number of 0 or more at line 1 column 2");
/// ```
pub fn plain_words(error: &impl fmt::Display) -> String {
    let mut text = error.to_string();
    for (inside, plain) in [
        ("expected struct ", "expected an object: "),
        ("expected internally tagged enum ", "expected an object: "),
        ("expected i64", "expected a whole number"),
        ("expected u64", "expected a whole number of 0 or more"),
        ("expected u32", "expected a whole number of 0 or more"),
        ("expected u8", "expected a whole number of 0 or more"),
    ] {
        text = text.replace(inside, plain);
    }
    text.trim_end_matches('.').to_string()
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.why),
            None => write!(f, "{}", self.why),
        }
    }
}

impl std::error::Error for Refusal {}
