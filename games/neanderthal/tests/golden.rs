//! Golden records: finished games over all player counts, modes and reasons of ending, replayed to the same hash and
//! scores. A change of the rules shows here as a diff.
//!
//! `LASCAUX_WRITE_GOLDEN=1 cargo test -p lascaux-neanderthal --test golden` writes them anew.

mod common;

use common::*;
use lascaux_neanderthal::{Cell, Key, Neanderthal, Row, Slot, Table};
use lascaux_table::golden::{self, finished, setup};
use lascaux_table::{Forced, Game, Match};
use serde_json::{Value, json};
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// A late position under ice: one more cooling, or one more trophy, ends the game.
fn late(seats: u8, options: &Value) -> Table {
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
    let mut late = setup::<Neanderthal>(table.seats, &json!({}), Forced::default(), seed);
    late.options = table.options;
    late.position = Some(table);
    finished(late, seed)
}

fn modes(seats: u8) -> Vec<(&'static str, Value)> {
    let mut modes = vec![("plain", json!({})), ("bound", json!({"bound-inventions": "yes"}))];
    if seats == 3 {
        modes.push(("cooperative", json!({"mode": "cooperative"})));
    }
    modes
}

fn write() {
    let folder = Path::new(FOLDER);
    let mut seed = 1000;
    for seats in 1..=3 {
        for (name, options) in modes(seats) {
            for number in 1..=4 {
                let forced = if number % 2 == 0 { Forced::Play } else { Forced::Ask };
                seed += 1;
                let game = finished(setup::<Neanderthal>(seats, &options, forced, seed), seed);
                let reason = game.state().scores(None).reason.unwrap();
                golden::keep(folder, &format!("{seats}-{name}-{reason}-{number}"), &game);
            }
            // Random games seldom freeze over, so this one starts late.
            let mut frozen = (0..200).map(|more| from_position(late(seats, &options), 5000 + seed + more));
            let game = frozen.find(|game| game.state().scores(None).reason == Some("ice")).unwrap();
            golden::keep(folder, &format!("{seats}-{name}-ice"), &game);
        }
    }
}

#[test]
fn golden_records_replay_to_the_same_hash_and_scores() {
    if golden::to_be_written() {
        write();
    }
    let seen = golden::replay_all::<Neanderthal>(Path::new(FOLDER));
    for (seats, cooperative) in [(1, false), (2, false), (3, false), (3, true)] {
        for reason in ["last-round", "ice"] {
            let alike = |one: &golden::Replayed| {
                one.seats == seats && (one.options["mode"] == "cooperative") == cooperative && one.reason == reason
            };
            assert!(seen.iter().any(alike), "no record: {seats} seats, cooperative {cooperative}, {reason}");
        }
    }
}

#[test]
fn altered_and_truncated_records_are_refused() {
    golden::refuses_altered_records(&finished(setup::<Neanderthal>(3, &json!({}), Forced::Ask, 5), 5));
}
