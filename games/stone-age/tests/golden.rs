//! Golden records: finished games over all player counts, editions, options and reasons of ending, replayed to the same
//! hash and scores. A change of the rules shows here as a diff.
//!
//! `LASCAUX_WRITE_GOLDEN=1 cargo test -p lascaux-stone-age --test golden` writes them anew.

use lascaux_stone_age::StoneAge;
use lascaux_table::golden::{self, finished, setup};
use lascaux_table::{Forced, Game, Match};
use serde_json::{Value, json};
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// As many games are on file.
const GAMES: usize = 100;

const REASONS: [&str; 2] = ["cards", "buildings"];

/// The shortest of so many random games that end for `reason`.
fn shortest(of: u64, seats: u8, options: &Value, forced: Forced, reason: &str, from: u64) -> Option<Match<StoneAge>> {
    (from..from + of)
        .map(|seed| finished(setup::<StoneAge>(seats, options, forced, seed), seed))
        .filter(|game| game.state().scores(None).reason == Some(reason))
        .min_by_key(|game| game.steps().len())
}

/// Both ways to end with every edition, and with some options that no edition has; 36 games.
fn write_editions() {
    let mut seed = 1000;
    for seats in 2..=4 {
        let editions = ["nl", "de", "sv"].map(|edition| (edition.to_string(), json!({"edition": edition})));
        let mixed = [
            ("nl-open".to_string(), json!({"player-limits": "off", "next-building": "next-round"})),
            ("sv-keep".to_string(), json!({"edition": "sv", "two-resources": "keep", "leftovers": "one-point"})),
            (
                "de-plain".to_string(),
                json!({"edition": "de", "green-duplicates": "nothing", "two-resources": "at-once"}),
            ),
        ];
        for (name, options) in editions.into_iter().chain(mixed) {
            for reason in REASONS {
                let forced = if seed % 2000 == 0 { Forced::Play } else { Forced::Ask };
                seed += 1000;
                if let Some(game) = shortest(150, seats, &options, forced, reason, seed) {
                    golden::keep(Path::new(FOLDER), &format!("{seats}-{name}-{reason}"), &game);
                }
            }
        }
    }
}

/// The options that are switches, each with its first or its second value: a bit each.
fn switched(bits: usize) -> Value {
    let mut options = json!({});
    for (place, option) in StoneAge::option_specs().iter().skip(1).enumerate() {
        options[option.name] = option.values[bits >> place & 1].into();
    }
    options
}

/// Both ways to end with every combination of the five switches, over all editions and numbers of players; 64 games.
fn write_switches() {
    for bits in 0..32 {
        for (turn, reason) in REASONS.into_iter().enumerate() {
            let seats = 2 + ((bits + turn) % 3) as u8;
            let mut options = switched(bits);
            let edition = ["nl", "de", "sv"][(bits / 3 + turn) % 3];
            options["edition"] = edition.into();
            let forced = if (bits + turn) % 2 == 0 { Forced::Ask } else { Forced::Play };
            let seed = 100_000 + 1000 * (2 * bits + turn) as u64;
            let game = shortest(40, seats, &options, forced, reason, seed);
            let game = game.unwrap_or_else(|| panic!("no game of {options} ends by {reason}"));
            golden::keep(Path::new(FOLDER), &format!("{seats}-{edition}-{bits:05b}-{reason}"), &game);
        }
    }
}

#[test]
fn golden_records_replay_to_the_same_hash_and_scores() {
    if golden::to_be_written() {
        write_editions();
        write_switches();
    }
    let seen = golden::replay_all::<StoneAge>(Path::new(FOLDER));
    assert_eq!(seen.len(), GAMES);
    for reason in REASONS {
        for seats in 2..=4 {
            for option in StoneAge::option_specs() {
                for value in option.values {
                    let alike = |one: &golden::Replayed| {
                        one.seats == seats && one.options[option.name] == *value && one.reason == reason
                    };
                    assert!(seen.iter().any(alike), "no record: {seats} play, {} {value}, {reason}", option.name);
                }
            }
        }
        for bits in 0..32 {
            let wanted = switched(bits);
            let alike = |one: &golden::Replayed| {
                wanted.as_object().into_iter().flatten().all(|(name, value)| one.options[name] == *value)
            };
            let found = seen.iter().any(|one| alike(one) && one.reason == reason);
            assert!(found, "no record: {wanted}, {reason}");
        }
    }
}

#[test]
fn altered_and_truncated_records_are_refused() {
    golden::refuses_altered_records(&finished(setup::<StoneAge>(3, &json!({}), Forced::Ask, 5), 5));
}
