//! Golden records: finished games over all player counts and editions, at least one per reason of ending, replayed to the
//! same hash and scores. A change of the rules shows here as a diff.
//!
//! `LASCAUX_WRITE_GOLDEN=1 cargo test -p lascaux-stone-age --test golden` writes them anew.

use lascaux_stone_age::StoneAge;
use lascaux_table::{Forced, Game, Match, Record, Seed, Setup, Turn, below};
use rand_core::SeedableRng;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"))
}

/// A random game to its end.
fn finished(seats: u8, options: &serde_json::Value, forced: Forced, seed: u64) -> Match<StoneAge> {
    let mut setup = Setup::<StoneAge>::new(seats, Seed::Number(seed)).unwrap();
    setup.options = StoneAge::options(options.as_object().unwrap()).unwrap();
    setup.forced = forced;
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut game, _) = Match::start(setup).unwrap();
    while game.state().turn() != Turn::Over {
        let legal = game.legal();
        let choice = legal[below(&mut rng, legal.len() as u32) as usize].clone();
        game.act_text(None, &choice).unwrap();
    }
    game
}

/// The shortest of many random games that end for `reason`.
fn shortest(
    seats: u8,
    options: &serde_json::Value,
    forced: Forced,
    reason: &str,
    from: u64,
) -> Option<Match<StoneAge>> {
    (from..from + 150)
        .map(|seed| finished(seats, options, forced, seed))
        .filter(|game| game.state().scores(None).reason == Some(reason))
        .min_by_key(|game| game.steps().len())
}

fn write() {
    std::fs::create_dir_all(folder()).unwrap();
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
                    let file = folder().join(format!("{seats}-{name}-{reason}.json"));
                    std::fs::write(file, game.record().text()).unwrap();
                }
            }
        }
    }
}

#[test]
fn golden_records_replay_to_the_same_hash_and_scores() {
    if std::env::var_os("LASCAUX_WRITE_GOLDEN").is_some() {
        write();
    }
    let data = StoneAge::data(None).unwrap();
    let mut seen: BTreeMap<(u8, String, &str), u32> = BTreeMap::new();
    let mut files = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let file = entry.unwrap().path();
        let text = std::fs::read_to_string(&file).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|no| panic!("{}: {no}", file.display()));
        let again = Match::<StoneAge>::replay(&record, data).unwrap_or_else(|no| panic!("{}: {no}", file.display()));
        assert!(record.over, "{}", file.display());
        assert_eq!(again.record().text(), text, "{}: the same bytes in every build", file.display());
        let reason = again.state().scores(None).reason.unwrap();
        let edition = record.options["edition"].as_str().unwrap().to_string();
        *seen.entry((record.seats, edition, reason)).or_default() += 1;
        files += 1;
    }
    assert!(files >= 30, "{files} records");
    for seats in 2..=4 {
        for edition in ["nl", "de", "sv"] {
            for reason in ["cards", "buildings"] {
                assert!(
                    seen.contains_key(&(seats, edition.to_string(), reason)),
                    "{seats} {edition} {reason}: {seen:?}"
                );
            }
        }
    }
}

#[test]
fn altered_and_truncated_records_are_refused() {
    let game = finished(3, &json!({}), Forced::Ask, 5);
    let record = game.record();
    let data = StoneAge::data(None).unwrap();
    let refused = |why: &str, edit: &dyn Fn(&mut Record)| {
        let mut altered = record.clone();
        edit(&mut altered);
        let refusal = Match::<StoneAge>::replay(&altered, data).map(|_| ()).expect_err(why);
        assert!(refusal.to_string().contains(why), "{refusal} does not say \"{why}\"");
    };
    let die = record.steps.iter().position(|step| step.starts_with("* dice")).unwrap();
    refused("The seed and the rules give", &|record| {
        record.steps[die] = if record.steps[die] == "* dice 1" {
            "* dice 2".into()
        } else {
            let count = record.steps[die].split(' ').count() - 2;
            format!("* dice{}", " 1".repeat(count))
        };
    });
    refused("Step 3", &|record| record.steps[2] = "* dice 9".into());
    refused("goes on by itself", &|record| drop(record.steps.drain(die..)));
    refused("whether the game has ended", &|record| drop(record.steps.pop()));
    refused("totals", &|record| record.totals[0] += 1);
    refused("hash", &|record| record.hash = "0".repeat(64));
    refused("committed", &|record| record.seed = Seed::Number(6));
    refused("committed", &|record| record.commitment = "0".repeat(64));
    refused("other component data", &|record| record.data = "0".repeat(64));
    refused("version 9 of the rules", &|record| record.rules = 9);
    refused("form 2", &|record| record.lascaux = 2);
    refused("not of", &|record| record.game = "chess".into());
    refused("2 to 4 players", &|record| record.seats = 7);
    refused("Option", &|record| drop(record.options.insert("edition".into(), "xx".into())));
    refused("hash", &|record| record.options["player-limits"] = "off".into());
    let text = record.text();
    for cut in (0..text.len() - 2).step_by(997) {
        assert!(Record::parse(&text[..cut]).is_err(), "{cut}");
    }
}
