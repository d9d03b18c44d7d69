//! Daughters, the disks on them, and the men with them.

use super::{ruled, short, sourced};
use crate::board::neanderthal::{Table, daughters, names};
use crate::board::{Point, Telling};
use crate::words::Words;
use lascaux_games::neanderthal::{Data, Daughter, Disk, Sexuality, Stage, Who};

/// What a daughter is, in nobody's game.
pub(in crate::board::neanderthal) fn of_daughter(which: Daughter, data: &Data, words: &Words) -> Telling {
    let card = data.daughter(which);
    let bid: Vec<String> = card.bid.iter().map(|colour| names::disk(words, colour)).collect();
    let portals: Vec<String> = card.portals.iter().map(|one| names::portal(words, one)).collect();
    let mut told = Telling::of(names::daughter(words, which), words.say("ne-piece-daughter"))
        .with(Point::Does, names::culture(words, data, which))
        .with(Point::Does, ruled(words.with("ne-about-portals", &[("portals", portals.join("; ").into())]), "NE-I1"))
        .with(Point::Asks, ruled(words.with("ne-about-bid", &[("colours", bid.join(", ").into())]), "NE-D7"));
    if card.bite.0 > 0 {
        let bite = words.with("ne-about-suitor-bite", &[("faces", names::faces(card.bite).into())]);
        told = told.with(Point::Harms, ruled(bite, "NE-G1"));
    }
    sourced(told, words, &card.reconstructed)
}

/// Her order of play and her events, which count in her round only.
pub(in crate::board::neanderthal) fn round_of(which: Daughter, data: &Data, words: &Words) -> [String; 2] {
    let card = data.daughter(which);
    let events: Vec<String> = card.events.iter().map(|icon| names::event(words, *icon)).collect();
    let [first, second] = card.order.map(|one| names::who(words, one));
    [
        ruled(words.with("ne-about-order", &[("first", first.into()), ("second", second.into())]), "NE-A2"),
        ruled(words.with("ne-about-events", &[("events", events.join(", ").into())]), "NE-D"),
    ]
}

/// A daughter, up for auction or in a tableau.
pub(super) fn daughter(table: &Table, which: Daughter) -> Telling {
    let words = table.words();
    let told = of_daughter(which, table.data(), words);
    if table.view.table.current == Some(which) {
        let [order, events] = round_of(which, table.data(), words);
        let told = told.with(Point::Stands, order).with(Point::Stands, events);
        return told.with_some(Point::Stands, bid(table)).now(bidding(table, which));
    }
    let father = table.view.table.daughters[which].father;
    let worth = father.and_then(|who| table.worth(who, "ne-piece-worth", |points| points.daughter));
    let state = father.is_some().then(|| daughters::state(table, which));
    told.with(Point::Asks, words.say("ne-piece-works")).with_some(Point::Scores, worth).with_some(Point::Stands, state)
}

/// The highest bid.
fn bid(table: &Table) -> Option<String> {
    let Stage::Auction { high: Some(high), bid, .. } = table.view.table.stage else { return None };
    let figures = [("who", names::folk(table.words(), high).into()), ("bid", bid.into())];
    Some(table.with("ne-high-bid", &figures))
}

/// What the reader can bid with. (NE-D7)
fn bidding(table: &Table, which: Daughter) -> Option<String> {
    let (_, people, counted) = table.mine()?;
    let bids = !people.tribal
        || people.sexuality == Some(Sexuality::Harem)
        || counted.cultures.contains(&Daughter::GenerousWoman);
    if !bids {
        return Some(table.words().say("ne-piece-no-bid"));
    }
    let colours = table.data().daughter(which).bid;
    let free: u8 = people.free.iter().filter(|(disk, _)| colours.contains(*disk)).map(|(_, count)| *count).sum();
    Some(table.with("ne-piece-bid", &[("n", free.into())]))
}

/// The disks of a colour on a daughter.
pub(super) fn laid(table: &Table, rest: &str) -> Option<Telling> {
    let (which, colour) = rest.rsplit_once('-')?;
    let (which, colour) = (Daughter::read(which)?, Disk::read(colour)?);
    let words = table.words();
    let count = table.view.table.daughters[which].disks[colour];
    let figures = [
        ("count", count.into()),
        ("colour", names::disk(words, colour).into()),
        ("card", names::daughter(words, which).into()),
    ];
    Some(short(words.with("ne-disks-on", &figures), "", words, "ne-piece-laid"))
}

/// The place of a husband.
pub(super) fn husband(table: &Table, which: Daughter) -> Telling {
    let words = table.words();
    let man = table.view.table.daughters[which].husband;
    let name = match man {
        None => words.say("ne-no-husband"),
        Some(man) => {
            let key = if man.young { "ne-husband-immature" } else { "ne-husband-mature" };
            words.with(key, &[("who", names::who(words, man.who).into())])
        }
    };
    let worth = man.and_then(|man| table.worth(man.who, "ne-piece-worth", |points| points.husband));
    short(name, "", words, "ne-piece-husband").with_some(Point::Scores, worth)
}

/// A man who courts.
pub(super) fn suitor(table: &Table, rest: &str) -> Option<Telling> {
    let who = Who::read(rest.rsplit_once('-')?.1)?;
    let name = table.with("ne-suitor-of", &[("who", names::who(table.words(), who).into())]);
    Some(short(name, "", table.words(), "ne-piece-suitor"))
}
