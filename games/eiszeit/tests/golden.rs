//! Finished games as records: every one replays to the same last state, so that a change of the rules shows as a diff.
//! `LASCAUX_WRITE_GOLDEN=1 cargo test -p lascaux-eiszeit --test golden` writes them anew.

use lascaux_eiszeit::Eiszeit;
use lascaux_table::Forced;
use lascaux_table::golden::{self, finished, setup};
use serde_json::{Value, json};
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// The games on file: every number of players and reason of ending five times, and every option.
fn plan() -> Vec<(String, u8, Value, u64)> {
    let mut plan = Vec::new();
    for seats in 3..=5u8 {
        for (name, options, games) in [
            ("four-rounds", json!({}), 5),
            ("short", json!({"length": "short"}), 5),
            ("no-corners-by-lot", json!({"corner-borders": "off", "start": "lot"}), 2),
        ] {
            for game in 0..games {
                let seed = u64::from(seats) * 100 + game;
                plan.push((format!("{seats}-{name}-{game}"), seats, options.clone(), seed));
            }
        }
    }
    plan
}

#[test]
fn golden_records_replay() {
    let folder = Path::new(FOLDER);
    let plan = plan();
    if golden::to_be_written() {
        for (name, seats, options, seed) in &plan {
            let game = finished(setup::<Eiszeit>(*seats, options, Forced::default(), *seed), *seed);
            golden::keep(folder, name, &game);
        }
    }
    let seen = golden::replay_all::<Eiszeit>(folder);
    assert_eq!(seen.len(), plan.len());
    for (name, seats, options, _) in &plan {
        let said = options.as_object().into_iter().flatten();
        let alike = |one: &&golden::Replayed| {
            one.seats == *seats && said.clone().all(|(option, value)| one.options[option] == *value)
        };
        assert!(seen.iter().any(|one| alike(&one)) && folder.join(format!("{name}.json")).exists(), "{name}");
    }
}

#[test]
fn altered_and_truncated_records_are_refused() {
    golden::refuses_altered_records(&finished(setup::<Eiszeit>(3, &json!({}), Forced::default(), 1), 1));
}
