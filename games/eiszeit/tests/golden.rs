//! Finished games as records: every one replays to the same last state, so that a change of the rules shows as a diff.
//! `LASCAUX_WRITE_GOLDEN=1 cargo test -p lascaux-eiszeit --test golden` writes them anew.

use lascaux_eiszeit::Eiszeit;
use lascaux_table::golden::{self, finished, setup};
use lascaux_table::{Forced, Game};
use serde_json::{Value, json};
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// As many games are on file.
const GAMES: usize = 100;

/// A game on file.
struct Planned {
    name: String,
    seats: u8,
    options: Value,
    forced: Forced,
    seed: u64,
}

/// Every combination of options, one short word each.
fn combinations() -> Vec<(String, Value)> {
    let mut all = Vec::new();
    for (rounds, length) in [("four", "four-rounds"), ("three", "short")] {
        for (corners, borders) in [("corners", "on"), ("no-corners", "off")] {
            for (first, start) in [("first-seat", "first-seat"), ("by-lot", "lot")] {
                let options = json!({"length": length, "corner-borders": borders, "start": start});
                all.push((format!("{rounds}-{corners}-{first}"), options));
            }
        }
    }
    all
}

/// The first 36 games are older than the others. Then every number of players plays with every combination of options,
/// once with forced choices asked and once with them played, and what is missing to a hundred with other seeds.
fn plan() -> Vec<Planned> {
    let mut plan = Vec::new();
    for seats in 3..=5u8 {
        for (name, options, games) in [
            ("four-rounds", json!({}), 5),
            ("short", json!({"length": "short"}), 5),
            ("no-corners-by-lot", json!({"corner-borders": "off", "start": "lot"}), 2),
        ] {
            for game in 0..games {
                let seed = u64::from(seats) * 100 + game;
                let name = format!("{seats}-{name}-{game}");
                plan.push(Planned { name, seats, options: options.clone(), forced: Forced::default(), seed });
            }
        }
    }
    let mut seed = 10_000;
    for (lap, forced) in [("asked", Forced::Ask), ("played", Forced::Play), ("again", Forced::Ask)] {
        for (name, options) in combinations() {
            for seats in 3..=5u8 {
                seed += 1;
                let name = format!("{seats}-{name}-{lap}");
                plan.push(Planned { name, seats, options: options.clone(), forced, seed });
            }
        }
    }
    plan.truncate(GAMES);
    plan
}

#[test]
fn golden_records_replay() {
    let folder = Path::new(FOLDER);
    let plan = plan();
    if golden::to_be_written() {
        for one in &plan {
            let game = finished(setup::<Eiszeit>(one.seats, &one.options, one.forced, one.seed), one.seed);
            golden::keep(folder, &one.name, &game);
        }
    }
    let seen = golden::replay_all::<Eiszeit>(folder);
    assert_eq!((seen.len(), plan.len()), (GAMES, GAMES));
    for one in &plan {
        assert!(folder.join(format!("{}.json", one.name)).exists(), "{}", one.name);
    }
    for seats in 3..=5 {
        for (name, options) in combinations() {
            let alike = |one: &&golden::Replayed| one.seats == seats && Value::from(one.options.clone()) == options;
            assert!(seen.iter().filter(alike).count() >= 2, "{seats} play {name}");
        }
    }
    for reason in ["the four rounds are over", "the three rounds of the short game are over"] {
        for seats in Eiszeit::MIN_SEATS..=Eiszeit::MAX_SEATS {
            let games = seen.iter().filter(|one| one.seats == seats && one.reason == reason).count();
            assert!(games >= 10, "{seats} play, {reason}: {games}");
        }
    }
}

#[test]
fn altered_and_truncated_records_are_refused() {
    golden::refuses_altered_records(&finished(setup::<Eiszeit>(3, &json!({}), Forced::default(), 1), 1));
}
