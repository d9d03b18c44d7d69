//! Things and amounts in the reader's words: the game names them, the page says them.

pub(super) use lascaux_games::stone_age::names::*;

use crate::words::Words;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{Game, Said};

/// A name in the reader's language.
pub(super) fn say(words: &Words, said: Said) -> String {
    words.told(&said, &[])
}

/// A text with one figure, `n`.
pub(super) fn counted(words: &Words, key: &str, n: i64) -> String {
    words.with(key, &[("n", n.into())])
}

/// A thing with what goes with it: "Tools 2, 1: 3 wood".
pub(super) fn with(words: &Words, thing: Said, more: Option<Said>) -> String {
    match more {
        Some(more) => say(words, Said::new(StoneAge::words(), "sa-do-for").with("do", thing).with("for", more)),
        None => say(words, thing),
    }
}
