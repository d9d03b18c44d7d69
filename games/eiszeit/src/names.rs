//! The names of things, to be said in the reader's language.

use crate::area::{Area, Landscape};
use crate::card::{Card, Colour};
use crate::phase::Phase;
use lascaux_table::{Arg, Book, Said, book, said};

/// Everything that people read about the game, in every language.
pub(crate) static WORDS: Book = book!("../words/", "../words/pieces/", "../words/one-page/");

/// A landscape.
pub fn land(landscape: Landscape) -> Said {
    said!(WORDS, format!("ez-land-{landscape}"))
}

/// A card; those of the landscapes are named after them.
pub fn card(card: Card) -> Said {
    match card.landscape() {
        Some(landscape) => land(landscape),
        None => said!(WORDS, format!("ez-card-{card}")),
    }
}

/// A phase of the round.
pub fn phase(phase: Phase) -> Said {
    said!(WORDS, format!("ez-phase-{}", phase.word()))
}

impl From<Area> for Arg {
    fn from(area: Area) -> Arg {
        area.number().into()
    }
}

impl From<Landscape> for Arg {
    fn from(landscape: Landscape) -> Arg {
        land(landscape).into()
    }
}

impl From<Card> for Arg {
    fn from(named: Card) -> Arg {
        card(named).into()
    }
}

/// By this word languages choose their forms: some would have to inflect the name of a colour.
impl From<Colour> for Arg {
    fn from(colour: Colour) -> Arg {
        colour.word().into()
    }
}
