//! Finished games as records: every one replays to the same last state, so that a change of the rules shows as a diff.
//! `LASCAUX_WRITE_GOLDEN=1 cargo test --test golden` writes them anew.

use lascaux_eiszeit::Eiszeit;
use lascaux_table::{Game, Match, Record, Seed, Setup, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

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
                plan.push((format!("{seats}-{name}-{game}.json"), seats, options.clone(), seed));
            }
        }
    }
    plan
}

fn play(seats: u8, options: &Value, seed: u64) -> Match<Eiszeit> {
    let mut setup = Setup::<Eiszeit>::new(seats, Seed::Number(seed)).unwrap();
    setup.options = Eiszeit::options(options.as_object().unwrap()).unwrap();
    let (mut game, _) = Match::start(setup).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    loop {
        let legal = game.legal();
        if legal.is_empty() {
            return game;
        }
        game.act_text(None, &legal[below(&mut rng, legal.len() as u32) as usize]).unwrap();
    }
}

#[test]
fn golden_records_replay() {
    let write = std::env::var_os("LASCAUX_WRITE_GOLDEN").is_some();
    let data = Eiszeit::data(None).unwrap();
    let plan = plan();
    assert!(plan.len() >= 30);
    for (name, seats, options, seed) in plan {
        let path = folder().join(&name);
        if write {
            std::fs::create_dir_all(folder()).unwrap();
            std::fs::write(&path, play(seats, &options, seed).record().text()).unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record = Record::parse(&text).unwrap_or_else(|no| panic!("{name}: {no}"));
        let again = Match::<Eiszeit>::replay(&record, data).unwrap_or_else(|no| panic!("{name}: {no}"));
        assert!(record.over && record.seats == seats, "{name}");
        assert_eq!(again.record().text(), text, "{name}");
    }
}

#[test]
fn a_record_that_was_tampered_with_does_not_replay() {
    let data = Eiszeit::data(None).unwrap();
    let record = play(3, &json!({}), 1).record();
    let replays = |record: &Record| Match::<Eiszeit>::replay(record, data).is_ok();
    assert!(replays(&record));
    let mut other = record.clone();
    other.totals[0] += 1;
    assert!(!replays(&other));
    let mut other = record.clone();
    other.steps.pop();
    assert!(!replays(&other));
    let mut other = record.clone();
    let drawn = other.steps.iter().position(|step| step.starts_with("* card")).unwrap();
    other.steps[drawn] = "* card dark-cult".to_string();
    assert!(!replays(&other));
    let mut other = record;
    other.data = "0".repeat(64);
    assert!(!replays(&other));
}
