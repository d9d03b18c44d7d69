//! Biomes: what hits, what they ask and bring, what wounds, which predator follows, and the odds of the reader's hunters;
//! and what becomes of those that were taken.

use super::{ruled, sourced};
use crate::board::neanderthal::held::{self, Lies};
use crate::board::neanderthal::odds::Odds;
use crate::board::neanderthal::{Table, names, party, rows};
use crate::board::{Point, Telling};
use crate::words::Words;
use lascaux_games::neanderthal::{Biome, BiomeCard, Disks, GameType, Key, Kind, Slot, Who};

/// What a biome is, in nobody's game.
pub(in crate::board::neanderthal) fn of_biome(biome: Biome, card: &BiomeCard, words: &Words) -> Telling {
    let hits =
        words.with(if card.star { "ne-about-hits-star" } else { "ne-about-hits-one" }, &[("hits", card.hits.into())]);
    let climax = words.with("ne-about-climax", &[("climax", card.climax.into())]);
    let told = Telling::of(names::biome(words, biome), names::game(words, card.game));
    let mut told = match card.need.total() {
        0 => told.with(Point::Asks, ruled(hits, "NE-G")),
        _ => {
            let need = words.with("ne-about-need", &[("disks", names::disks(words, &card.need).into())]);
            told.with(Point::Asks, ruled(format!("{hits} {need}"), "NE-G, NE-E1"))
        }
    };
    let brings = names::success(words, "ne-about-success", card.babies, &card.disks);
    told = told.with(Point::Does, ruled(brings, "NE-G3"));
    let wounds =
        [("ne-about-bite", card.bite), ("ne-about-frost", card.frost)].into_iter().filter(|(_, some)| some.0 > 0);
    let wounds: Vec<String> =
        wounds.map(|(key, some)| words.with(key, &[("faces", names::faces(some).into())])).collect();
    if !wounds.is_empty() {
        told = told.with(Point::Harms, ruled(wounds.join(" "), "NE-G"));
    }
    if card.game == GameType::Predator {
        told = told.with(Point::Harms, words.say("ne-piece-is-predator"));
    }
    if card.gather {
        told = told.with(Point::Does, ruled(words.say("ne-about-gather"), "NE-F3"));
    }
    let taken = |key: &str| words.with(key, &[("dice", card.take.into()), ("trophies", card.trophies.into())]);
    told = match card.kind {
        Kind::Plain => told,
        Kind::Trophy => told.with(Point::Stands, ruled(taken("ne-about-take-trophy"), "NE-G5")),
        Kind::Domestic | Kind::Invention => told.with(Point::Stands, ruled(taken("ne-about-take-hand"), "NE-G6")),
    };
    told = held_effects(told, Point::Stands, card, words);
    told = told.with(Point::Stands, format!("{climax} {}", words.say("ne-piece-climax")));
    sourced(told, words, &card.reconstructed)
}

/// What a card does once it is taken.
fn held_effects(told: Telling, point: Point, card: &BiomeCard, words: &Words) -> Telling {
    let rule = match card.kind {
        Kind::Plain | Kind::Trophy => return told,
        Kind::Domestic => "NE-H1",
        Kind::Invention => "NE-G2",
    };
    names::held(words, card).into_iter().fold(told, |told, said| told.with(point, ruled(said, rule)))
}

/// A biome, wherever it lies.
pub(super) fn card(table: &Table, biome: Biome) -> Telling {
    let card = table.data().biome(biome);
    let slot = Slot::all().find(|slot| table.view.table.rows[*slot].card() == Some(biome));
    if let Some(slot) = slot {
        return open(table, slot, biome, card);
    }
    let found = Who::all().find_map(|who| {
        let lies = held::held(table, who).into_iter().find(|(one, _)| *one == biome)?;
        Some((who, lies.1))
    });
    match found {
        Some((who, lies)) => taken(table, who, biome, card, lies),
        None => of_biome(biome, card, table.words()),
    }
}

/// An open card of the rows.
fn open(table: &Table, slot: Slot, biome: Biome, card: &'static BiomeCard) -> Telling {
    let words = table.words();
    let mut told = of_biome(biome, card, words);
    told = told.with_some(Point::Harms, follows(table, slot));
    let states =
        [(table.view.table.spent.contains(slot), "ne-spent"), (table.view.table.fresh.contains(slot), "ne-fresh")];
    for (_, key) in states.into_iter().filter(|(is_so, _)| *is_so) {
        told = told.with(Point::Stands, words.say(key));
    }
    let there: Vec<String> = party::party(table, slot).into_iter().map(|token| token.name).collect();
    if !there.is_empty() {
        told = told.with(Point::Stands, words.with("ne-standing-here", &[("people", there.join(", ").into())]));
    }
    told.now(hunting(table, slot, card))
}

/// Who follows after a success on big game. (NE-G4)
pub(super) fn follows(table: &Table, slot: Slot) -> Option<String> {
    let all = &table.view.table;
    if table.open_biome(slot)?.game != GameType::Big {
        return None;
    }
    let (near, second) = all.predators_near(table.data(), slot);
    let called = |slot: Slot| all.rows[slot].card().map(|biome| names::biome(table.words(), biome));
    let both: Vec<String> = [near, second].into_iter().flatten().filter_map(called).collect();
    Some(match both.is_empty() {
        true => table.words().say("ne-piece-nobody-follows"),
        false => table.with("ne-piece-follows", &[("predator", both.join(", ").into())]),
    })
}

/// What the reader's hunters can expect, and what they lack.
fn hunting(table: &Table, slot: Slot, card: &BiomeCard) -> Vec<String> {
    let Some((who, people, _)) = table.mine() else { return Vec::new() };
    let words = table.words();
    let odds = Odds::of(table, who, slot, card);
    let here = party::led(table, slot, who);
    let mut now = Vec::new();
    if here > 0 {
        now.push(table.with("ne-piece-odds-here", &[("n", here.into()), ("percent", odds.with(here).into())]));
    } else {
        let one = |hunters: u8| {
            table.with("ne-piece-odds-with", &[("n", hunters.into()), ("percent", odds.with(hunters).into())])
        };
        let list: Vec<String> = (odds.fewest()..odds.fewest() + 4).map(one).collect();
        now.push(table.with("ne-piece-odds", &[("list", list.join(", ").into())]));
    }
    if card.need.total() > 0 {
        let mut lacks = Disks::default();
        for (disk, need) in card.need.iter() {
            lacks[disk] = need.saturating_sub(people.free[disk]);
        }
        now.push(match lacks.total() {
            0 => words.say("ne-piece-need-has"),
            _ => table.with("ne-piece-need-lacks", &[("disks", names::disks(words, &lacks).into())]),
        });
    }
    if card.frost.0 > 0 && rows::warm(table) {
        now.push(words.say("ne-piece-warm"));
    }
    now
}

/// A card in somebody's hand or tableau.
fn taken(table: &Table, who: Who, biome: Biome, card: &'static BiomeCard, lies: Lies) -> Telling {
    let words = table.words();
    let kind = words.say(held::state(table, who, biome, lies));
    let told = Telling::of(names::biome(words, biome), kind.trim_end_matches('.'));
    let play = match (lies, card.kind) {
        (Lies::Hand, Kind::Domestic) => Some(words.say("ne-piece-play-animal")),
        (Lies::Hand, _) => Some(words.say("ne-piece-play-invention")),
        _ => None,
    };
    let trophies = card.trophies;
    let (key, worth): (_, fn(&lascaux_games::neanderthal::Points) -> u8) = match card.kind {
        Kind::Trophy => ("ne-piece-each", |points| points.trophy),
        Kind::Domestic => ("ne-piece-worth", |points| points.domestic),
        _ => ("ne-piece-worth", |points| points.invention),
    };
    let counts = (card.kind == Kind::Trophy)
        .then(|| ruled(words.with("ne-about-trophy", &[("trophies", trophies.into())]), "NE-G5"));
    let told = held_effects(told.with_some(Point::Does, play), Point::Does, card, words);
    let told = told.with_some(Point::Scores, counts).with_some(Point::Scores, table.worth(who, key, worth));
    let told = told.with(Point::Stands, format!("{}.", names::folk(words, who)));
    sourced(told, words, &card.reconstructed)
}
