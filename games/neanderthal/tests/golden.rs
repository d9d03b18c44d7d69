//! Golden records: finished games over all player counts, modes and reasons of ending, replayed to the same hash and
//! scores. A change of the rules shows here as a diff.
//!
//! `LASCAUX_WRITE_GOLDEN=1 cargo test -p lascaux-neanderthal --test golden` writes them anew.

mod common;

use common::*;
use lascaux_neanderthal::{Cell, Key, Neanderthal, Row, Slot, Table};
use lascaux_table::{Forced, Game, Match, Record, Seed, Setup, Turn, below};
use rand_core::SeedableRng;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"))
}

fn play(setup: Setup<Neanderthal>, seed: u64) -> Match<Neanderthal> {
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut game, _) = Match::start(setup).unwrap();
    while game.state().turn() != Turn::Over {
        let legal = game.legal();
        let choice = legal[below(&mut rng, legal.len() as u32) as usize].clone();
        game.act_text(None, &choice).unwrap();
    }
    game
}

fn setup(seats: u8, options: &serde_json::Value, forced: Forced, seed: u64) -> Setup<Neanderthal> {
    let mut setup = Setup::<Neanderthal>::new(seats, Seed::Number(seed)).unwrap();
    setup.options = Neanderthal::options(options.as_object().unwrap()).unwrap();
    setup.forced = forced;
    setup
}

/// A random game to its end.
fn finished(seats: u8, options: &serde_json::Value, forced: Forced, seed: u64) -> Match<Neanderthal> {
    play(setup(seats, options, forced, seed), seed)
}

/// A late position under ice: one more cooling, or one more trophy, ends the game.
fn late(seats: u8, options: &serde_json::Value) -> Table {
    let mut said = options.clone();
    said["boards"] = json!("red-yellow-green");
    let mut table = with_options(seats, said);
    for slot in Slot::all().filter(|slot| *slot != Slot::South6) {
        if let Cell::Card(biome) = table.rows[slot] {
            table.take_out(biome);
        }
        table.rows[slot] = if slot.row() == Row::North { Cell::Ice } else { Cell::BlankIce };
    }
    table
}

fn from_position(table: Table, seed: u64) -> Match<Neanderthal> {
    let mut setup = Setup::<Neanderthal>::new(table.seats, Seed::Number(seed)).unwrap();
    setup.options = table.options;
    setup.position = Some(table);
    play(setup, seed)
}

fn modes(seats: u8) -> Vec<(&'static str, serde_json::Value)> {
    let mut modes = vec![("plain", json!({})), ("bound", json!({"bound-inventions": "yes"}))];
    if seats == 3 {
        modes.push(("cooperative", json!({"mode": "cooperative"})));
    }
    modes
}

fn write() {
    std::fs::create_dir_all(folder()).unwrap();
    let mut seed = 1000;
    for seats in 1..=3 {
        for (name, options) in modes(seats) {
            for number in 1..=4 {
                let forced = if number % 2 == 0 { Forced::Play } else { Forced::Ask };
                seed += 1;
                let game = finished(seats, &options, forced, seed);
                let reason = game.state().scores(None).reason.unwrap();
                let file = folder().join(format!("{seats}-{name}-{reason}-{number}.json"));
                std::fs::write(file, game.record().text()).unwrap();
            }
            // Random games seldom freeze over, so this one starts late.
            let frozen = (0..200).map(|more| from_position(late(seats, &options), 5000 + seed + more));
            let game = frozen.into_iter().find(|game| game.state().scores(None).reason == Some("ice")).unwrap();
            std::fs::write(folder().join(format!("{seats}-{name}-ice.json")), game.record().text()).unwrap();
        }
    }
}

#[test]
fn golden_records_replay_to_the_same_hash_and_scores() {
    if std::env::var_os("LASCAUX_WRITE_GOLDEN").is_some() {
        write();
    }
    let data = Neanderthal::data(None).unwrap();
    let mut seen: BTreeMap<(u8, bool, &str), u32> = BTreeMap::new();
    let mut files = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let file = entry.unwrap().path();
        let text = std::fs::read_to_string(&file).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|no| panic!("{}: {no}", file.display()));
        let again = Match::<Neanderthal>::replay(&record, data).unwrap_or_else(|no| panic!("{}: {no}", file.display()));
        assert!(record.over, "{}", file.display());
        assert_eq!(again.record().text(), text, "{}: the same bytes in every build", file.display());
        let reason = again.state().scores(None).reason.unwrap();
        *seen.entry((record.seats, record.options["mode"] == "cooperative", reason)).or_default() += 1;
        files += 1;
    }
    assert!(files >= 30, "{files} records");
    for (seats, cooperative) in [(1, false), (2, false), (3, false), (3, true)] {
        for reason in ["last-round", "ice"] {
            assert!(seen.contains_key(&(seats, cooperative, reason)), "{seats} {cooperative} {reason}: {seen:?}");
        }
    }
}

#[test]
fn altered_and_truncated_records_are_refused() {
    let game = finished(3, &json!({}), Forced::Ask, 5);
    let record = game.record();
    let data = Neanderthal::data(None).unwrap();
    let refused = |why: &str, edit: &dyn Fn(&mut Record)| {
        let mut altered = record.clone();
        edit(&mut altered);
        assert!(Match::<Neanderthal>::replay(&altered, data).is_err(), "{why}");
    };
    let die = record.steps.iter().position(|step| step.starts_with("* dice")).unwrap();
    refused("another die", &|record| record.steps[die] = "* dice 1 1 1 1 1 1 1 1".into());
    refused("cut short", &|record| record.steps.truncate(20));
    refused("one step less", &|record| drop(record.steps.pop()));
    refused("another score", &|record| record.totals[0] += 1);
    refused("another hash", &|record| record.hash = "0".repeat(64));
    refused("another seed", &|record| record.seed = Seed::Number(6));
    refused("other data", &|record| record.data = "0".repeat(64));
    refused("nonsense", &|record| record.steps[die + 1] = "9 hunt moon".into());
}
