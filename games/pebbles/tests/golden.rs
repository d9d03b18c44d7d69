//! Golden records: finished games of both lengths and both ends, replayed to the same bytes.
//!
//! `LASCAUX_WRITE_GOLDEN=1 cargo test -p lascaux-pebbles --test golden` writes them anew.

use lascaux_pebbles::Pebbles;
use lascaux_table::Forced;
use lascaux_table::golden::{self, finished, setup};
use serde_json::json;
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn write() {
    for length in ["long", "short"] {
        for seed in 0..golden::FEWEST as u64 / 2 {
            let forced = if seed % 3 == 0 { Forced::Play } else { Forced::Ask };
            let game = finished(setup::<Pebbles>(2, &json!({"length": length}), forced, seed), seed);
            golden::keep(Path::new(FOLDER), &format!("{length}-{seed}"), &game);
        }
    }
}

#[test]
fn golden_records_replay_to_the_same_hash_and_scores() {
    if golden::to_be_written() {
        write();
    }
    let seen = golden::replay_all::<Pebbles>(Path::new(FOLDER));
    for (length, reason) in [("long", "pebbles"), ("long", "rounds"), ("short", "rounds")] {
        let found = seen.iter().any(|one| one.options["length"] == length && one.reason == reason);
        assert!(found, "no {length} game that ends by {reason}");
    }
}

#[test]
fn altered_and_truncated_records_are_refused() {
    golden::refuses_altered_records(&finished(setup::<Pebbles>(2, &json!({}), Forced::Ask, 5), 5));
}
