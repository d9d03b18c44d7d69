//! What stands around a board on the stage: the strip of players, and where the game stands.

use crate::words::Words;
use maud::{Markup, html};

/// The strip of players: what everybody has to know of everybody, one row a seat, the same columns for all.
#[derive(Default)]
pub struct Strip {
    /// The columns, each with its sign.
    pub columns: Vec<Column>,
    /// The rows, one a seat.
    pub rows: Vec<Row>,
}

/// A column of the strip.
pub struct Column {
    /// Its sign, a small `svg` or a word.
    pub sign: Markup,
    /// Its name, for those who point at it and those who cannot see it.
    pub name: String,
    /// Whether it stays where there is room for two columns only.
    pub narrow: bool,
}

impl Column {
    /// A column for wide screens.
    pub fn new(sign: Markup, name: String) -> Column {
        Column { sign, name, narrow: false }
    }

    /// The same, shown on phones too.
    pub fn narrow(self) -> Column {
        Column { narrow: true, ..self }
    }
}

/// What the strip tells of a seat.
#[derive(Default)]
pub struct Row {
    /// A word or two under the name, such as the species.
    pub note: String,
    /// The beginning of the actions that a press on the row stands for, where a player can be chosen.
    pub say: String,
    /// One cell a column.
    pub cells: Vec<Cell>,
}

/// How a number is to be felt.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tone {
    /// As a number.
    #[default]
    Plain,
    /// As the number that decides the game.
    Points,
    /// As something well.
    Good,
    /// As something that is missing.
    Bad,
}

/// A number of the strip.
#[derive(Default)]
pub struct Cell {
    /// The number, or a few signs.
    pub value: String,
    /// How it is to be felt.
    pub tone: Tone,
    /// What stands small below it.
    pub detail: Markup,
}

impl Cell {
    /// A plain number.
    pub fn new(value: impl ToString) -> Cell {
        Cell { value: value.to_string(), ..Cell::default() }
    }

    /// The same with a tone.
    pub fn toned(self, tone: Tone) -> Cell {
        Cell { tone, ..self }
    }

    /// The same with something small below it.
    pub fn below(self, detail: Markup) -> Cell {
        Cell { detail, ..self }
    }

    /// The same with words below it.
    pub fn said(self, words: &str) -> Cell {
        self.below(html! { (words) })
    }
}

/// A phase of a round, as people read it.
pub struct Stretch {
    /// Its name.
    pub name: String,
    /// What happens in it, in a sentence or two.
    pub about: String,
}

impl Stretch {
    /// The phase of a key for its name and one for what happens in it.
    pub fn new(words: &Words, (name, about): (&str, &str)) -> Stretch {
        Stretch { name: words.say(name), about: words.say(about) }
    }
}

/// Where the game stands: shown at the top of the table.
#[derive(Default)]
pub struct Progress {
    /// Such as "Round 3 of 4".
    pub round: String,
    /// The phases of a round in their order.
    pub phases: Vec<Stretch>,
    /// The one that is played now.
    pub now: Option<usize>,
}
