//! Hunters, alpha men and wanderers, wherever they stand; disks, the deadpile, and dice.

use super::{short, women};
use crate::board::neanderthal::people::Token;
use crate::board::neanderthal::{Table, names, party, shelf};
use crate::board::{Point, Telling};
use lascaux_games::neanderthal::{Alpha, Daughter, Disk, Key, Place, Slot, Who};

/// Everybody who stands on a card or in a camp.
fn tokens(table: &Table) -> Vec<Token> {
    let out = Slot::all().flat_map(|slot| party::party(table, slot));
    out.chain(Who::all().flat_map(|who| shelf::at_home(table, who))).collect()
}

/// Hunters, wanderers, an alpha man, or a suitor.
pub(super) fn token(table: &Table, piece: &str) -> Option<Telling> {
    if let Some(rest) = piece.strip_prefix("ne-suitor-") {
        return women::suitor(table, rest);
    }
    let token = tokens(table).into_iter().find(|token| token.id == piece)?;
    let guest =
        piece.split('-').rev().nth(1).is_some_and(|host| Who::read(host).is_some_and(|host| host != token.colour));
    let key = match (token.alpha, guest) {
        (true, _) => "ne-piece-alpha",
        (false, true) => "ne-piece-guest",
        (false, false) => "ne-piece-hunter",
    };
    let worth = match token.alpha {
        true => table.worth(token.colour, "ne-piece-each", |points| points.alpha),
        false => table.worth(token.colour, "ne-piece-each", |points| points.hunter),
    };
    let hunted = token.followed.then(|| table.words().say("ne-piece-is-predator"));
    let told = short(token.name, "", table.words(), key);
    Some(told.with_some(Point::Harms, hunted).with_some(Point::Scores, worth))
}

/// Free disks of a colour.
pub(super) fn disks(table: &Table, who: Who, disk: &str) -> Option<Telling> {
    let (words, disk) = (table.words(), Disk::read(disk)?);
    let figures =
        [("count", table.view.table.peoples[who].free[disk].into()), ("colour", names::disk(words, disk).into())];
    let worth = table.worth(who, "ne-piece-each", |points| points.free_disk);
    Some(short(table.with("ne-free-disks", &figures), "", words, "ne-piece-disk").with_some(Point::Scores, worth))
}

/// The deadpile.
pub(super) fn dead(table: &Table, who: Who) -> Telling {
    let people = &table.view.table.peoples[who];
    let key = if people.alpha == Alpha::Dead { "ne-deadpile-with-alpha" } else { "ne-deadpile" };
    short(table.with(key, &[("count", people.dead.into())]), "", table.words(), "ne-piece-dead")
}

/// Dice on a card, on a daughter, or for the elders.
pub(super) fn dice(table: &Table, rest: &str) -> Option<Telling> {
    let words = table.words();
    let place = Slot::read(rest).map(Place::Slot).or_else(|| Daughter::read(rest).map(Place::Daughter));
    let thrown = match place {
        Some(place) => table.thrown_at(place).map(|(who, dice)| (who, dice.to_vec())),
        None => {
            let who = Who::read(rest)?;
            let throw = table.throws.iter().rev().find(|throw| throw.who == who && throw.at.is_none())?;
            Some((who, throw.dice.clone()))
        }
    };
    let name = match thrown {
        Some((who, dice)) => {
            let list: Vec<String> = dice.iter().map(u8::to_string).collect();
            table.with("ne-thrown", &[("who", names::folk(words, who).into()), ("dice", list.join(", ").into())])
        }
        None => {
            let Some(Place::Slot(slot)) = place else { return None };
            party::waiting(table, slot)?
        }
    };
    let key = match place {
        Some(Place::Slot(_)) => "ne-piece-dice",
        Some(Place::Daughter(_)) => "ne-piece-suitor",
        None => "ne-piece-dice-elders",
    };
    Some(short(name, "", words, key))
}
