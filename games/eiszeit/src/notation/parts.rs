//! How the parts of actions are said.

use super::{card, short, unsaid};
use crate::action::{Copied, GivenClub, HUES, Hue, Hunter, Keeper, Way, hue};
use crate::area::Area;
use crate::card::{Card, Colour};
use crate::state::Eiszeit;
use lascaux_table::kit::{Part, take};
use lascaux_table::{Code, Refusal, Seat};
use std::fmt::Display;

fn say(into: &mut String, part: impl Display) {
    *into += &format!(" {part}");
}

/// The player whose hunters have this colour.
pub(super) fn seat(game: &Eiszeit, word: &str) -> Result<Seat, Refusal> {
    let hues = &HUES[..usize::from(game.seats)];
    hues.iter().position(|hue| *hue == word).map(|seat| Seat(seat as u8)).ok_or_else(|| {
        let players = hues.join(", ");
        Refusal::new(Code::Notation, format!("\"{}\" plays no part; there are {players}.", short(word)))
    })
}

fn area(word: &str) -> Result<Area, Refusal> {
    // A sign or a leading zero would be a second way to write the same area.
    let number = if word.starts_with(['+', '0']) { None } else { word.parse().ok() };
    number.and_then(Area::numbered).ok_or_else(|| {
        Refusal::new(Code::Notation, format!("\"{}\" is no area; areas are numbered 1 to 12.", short(word)))
    })
}

fn colour(word: &str) -> Result<Colour, Refusal> {
    Colour::ALL.into_iter().find(|colour| colour.word() == word).ok_or_else(|| {
        Refusal::new(Code::Notation, format!("\"{}\" is no colour of cards; there is light and dark.", short(word)))
    })
}

impl Part<Area, Eiszeit> for Area {
    fn read(_: &Eiszeit, words: &[&str]) -> Result<Area, Refusal> {
        area(words[0])
    }
    fn write(_: &Eiszeit, area: Area, into: &mut String) {
        say(into, area);
    }
    fn each(_: &Eiszeit, visit: &mut dyn FnMut(Area)) {
        Area::all().for_each(visit);
    }
}

impl Part<Card, Eiszeit> for Card {
    fn read(_: &Eiszeit, words: &[&str]) -> Result<Card, Refusal> {
        card(words[0])
    }
    fn write(_: &Eiszeit, card: Card, into: &mut String) {
        say(into, card);
    }
    fn each(_: &Eiszeit, visit: &mut dyn FnMut(Card)) {
        Card::ALL.into_iter().for_each(visit);
    }
}

impl Part<Colour, Eiszeit> for Colour {
    fn read(_: &Eiszeit, words: &[&str]) -> Result<Colour, Refusal> {
        colour(words[0])
    }
    fn write(_: &Eiszeit, colour: Colour, into: &mut String) {
        say(into, colour);
    }
    fn each(_: &Eiszeit, visit: &mut dyn FnMut(Colour)) {
        Colour::ALL.into_iter().for_each(visit);
    }
}

/// "red", or "red-club" for one that holds a club.
impl Part<Hunter, Eiszeit> for Hunter {
    fn read(game: &Eiszeit, words: &[&str]) -> Result<Hunter, Refusal> {
        match words[0].strip_suffix("-club") {
            Some(name) => seat(game, name).map(Hunter::clubbed),
            None => seat(game, words[0]).map(Hunter::plain),
        }
    }
    fn write(_: &Eiszeit, hunter: Hunter, into: &mut String) {
        say(into, hunter);
    }
    fn each(game: &Eiszeit, visit: &mut dyn FnMut(Hunter)) {
        game.everybody().flat_map(|seat| [Hunter::plain(seat), Hunter::clubbed(seat)]).for_each(visit);
    }
}

impl Part<Seat, Eiszeit> for Hue {
    fn read(game: &Eiszeit, words: &[&str]) -> Result<Seat, Refusal> {
        seat(game, words[0])
    }
    fn write(_: &Eiszeit, seat: Seat, into: &mut String) {
        say(into, hue(seat));
    }
    fn each(game: &Eiszeit, visit: &mut dyn FnMut(Seat)) {
        game.everybody().for_each(visit);
    }
}

impl Part<bool, Eiszeit> for GivenClub {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, usize::from(words.first() == Some(&"club")))
    }
    fn read(_: &Eiszeit, words: &[&str]) -> Result<bool, Refusal> {
        Ok(!words.is_empty())
    }
    fn write(_: &Eiszeit, club: bool, into: &mut String) {
        into.push_str(if club { " club" } else { "" });
    }
    fn each(_: &Eiszeit, visit: &mut dyn FnMut(bool)) {
        [false, true].into_iter().for_each(visit);
    }
}

impl Part<Option<Area>, Eiszeit> for Keeper {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, words.len().min(1))
    }
    fn read(_: &Eiszeit, words: &[&str]) -> Result<Option<Area>, Refusal> {
        words.first().map(|word| area(word)).transpose()
    }
    fn write(_: &Eiszeit, keeper: Option<Area>, into: &mut String) {
        keeper.into_iter().for_each(|area| say(into, area));
    }
    fn each(_: &Eiszeit, visit: &mut dyn FnMut(Option<Area>)) {
        visit(None);
        Area::all().for_each(|area| visit(Some(area)));
    }
}

impl Part<Option<Colour>, Eiszeit> for Copied {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, if words.first() == Some(&"copy") { 2 } else { 0 })
    }
    fn read(_: &Eiszeit, words: &[&str]) -> Result<Option<Colour>, Refusal> {
        words.get(1).map(|word| colour(word)).transpose()
    }
    fn write(_: &Eiszeit, copied: Option<Colour>, into: &mut String) {
        copied.into_iter().for_each(|colour| *into += &format!(" copy {colour}"));
    }
    fn each(_: &Eiszeit, visit: &mut dyn FnMut(Option<Colour>)) {
        visit(None);
        Colour::ALL.into_iter().for_each(|colour| visit(Some(colour)));
    }
}

/// Nothing is said of the only way of a card.
impl Part<Way, Eiszeit> for Way {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, words.len().min(1))
    }
    fn read(_: &Eiszeit, words: &[&str]) -> Result<Way, Refusal> {
        let Some(word) = words.first() else { return Ok(Way::Only) };
        Way::MAMMOTH.into_iter().find(|way| way.word() == *word).ok_or_else(|| {
            unsaid("EZ-5.4", format!("\"{}\" is no way to play a card; there is place, near, far.", short(word)))
        })
    }
    fn write(_: &Eiszeit, way: Way, into: &mut String) {
        if way != Way::Only {
            say(into, way.word());
        }
    }
    fn each(_: &Eiszeit, visit: &mut dyn FnMut(Way)) {
        [Way::Only].into_iter().chain(Way::MAMMOTH).for_each(visit);
    }
}
