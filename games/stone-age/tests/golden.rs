//! Golden records: finished games over all player counts and editions, at least one per reason of ending, replayed to the
//! same hash and scores. A change of the rules shows here as a diff.
//!
//! `LASCAUX_WRITE_GOLDEN=1 cargo test -p lascaux-stone-age --test golden` writes them anew.

use lascaux_stone_age::StoneAge;
use lascaux_table::golden::{self, finished, setup};
use lascaux_table::{Forced, Game, Match};
use serde_json::{Value, json};
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// The shortest of many random games that end for `reason`.
fn shortest(seats: u8, options: &Value, forced: Forced, reason: &str, from: u64) -> Option<Match<StoneAge>> {
    (from..from + 150)
        .map(|seed| finished(setup::<StoneAge>(seats, options, forced, seed), seed))
        .filter(|game| game.state().scores(None).reason == Some(reason))
        .min_by_key(|game| game.steps().len())
}

fn write() {
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
            for reason in ["cards", "buildings"] {
                let forced = if seed % 2000 == 0 { Forced::Play } else { Forced::Ask };
                seed += 1000;
                if let Some(game) = shortest(seats, &options, forced, reason, seed) {
                    golden::keep(Path::new(FOLDER), &format!("{seats}-{name}-{reason}"), &game);
                }
            }
        }
    }
}

#[test]
fn golden_records_replay_to_the_same_hash_and_scores() {
    if golden::to_be_written() {
        write();
    }
    let seen = golden::replay_all::<StoneAge>(Path::new(FOLDER));
    for seats in 2..=4 {
        for edition in ["nl", "de", "sv"] {
            for reason in ["cards", "buildings"] {
                let found = seen
                    .iter()
                    .any(|one| one.seats == seats && one.options["edition"] == edition && one.reason == reason);
                assert!(found, "no record with {seats} players, edition {edition}, that ends by {reason}");
            }
        }
    }
}

#[test]
fn altered_and_truncated_records_are_refused() {
    golden::refuses_altered_records(&finished(setup::<StoneAge>(3, &json!({}), Forced::Ask, 5), 5));
}
