//! Golden records: finished games over all player counts, modes, options and reasons of ending, replayed to the same hash
//! and scores. A change of the rules shows here as a diff.
//!
//! `LASCAUX_WRITE_GOLDEN=1 cargo test -p lascaux-neanderthal --test golden` writes them anew.

mod common;

use common::*;
use lascaux_neanderthal::{Cell, Key, Neanderthal, Row, Slot, Table};
use lascaux_table::golden::{self, finished, setup};
use lascaux_table::{Code, Forced, Game, Match, Record};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// As many as are kept at least.
const KEPT: usize = 100;

/// Every question of the game.
const QUESTIONS: &str = "alpha-mans-power alpha-suitors-power answer-to-an-offer bid board card change-of-sexuality \
    change-of-sexuality-by-choice claim-the-card-or-not consent-to-leave contested-card-to-resolve council-of-war \
    daughter daughter-who-becomes-a-hunter dependents-abandoned dice-for-elders dice-of-a-hunt dice-of-an-attack \
    die-of-a-suitor disks-laid-on-the-daughter elder-lost-to-chaos hunt-or-go-home hunters-assigned \
    hunters-lost-to-chaos men-recalled nothing offer own-card-to-resolve predator-to-resolve sexuality sexuality-card \
    special-action terms-of-an-offer victim-of-an-attack where-hunters-wander which-card-leaves-the-hand \
    which-disks-are-freed which-hunter-dies which-hunter-is-replaced";

/// The ways to play: seats, whether three play together, and whether inventions are bound to a rank.
fn ways() -> Vec<(u8, &'static str, Value)> {
    let mut ways = Vec::new();
    for (seats, name, mode) in
        [(1, "solo", "rivals"), (2, "two", "rivals"), (3, "rivals", "rivals"), (3, "together", "cooperative")]
    {
        ways.push((seats, name, json!({"mode": mode})));
        ways.push((seats, name, json!({"mode": mode, "bound-inventions": "yes"})));
    }
    ways
}

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

/// Two rounds of peoples who have everything: offers, alpha men, hands and animals.
fn last_rounds(seats: u8, options: &Value, seed: u64) -> Table {
    let mut table = rich(seats, options, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    table.deck = 2;
    table
}

fn from_position(table: Table, seed: u64) -> Match<Neanderthal> {
    let mut late = setup::<Neanderthal>(table.seats, &json!({}), Forced::default(), seed);
    late.options = table.options;
    late.position = Some(table);
    finished(late, seed)
}

fn reason(game: &Match<Neanderthal>) -> &'static str {
    game.state().scores(None).reason.unwrap()
}

fn asks(game: &Match<Neanderthal>, what: &str) -> bool {
    game.walk(0..game.steps().len()).any(|(_, before, _)| before.ask().what == what)
}

/// The shortest of some games, so that the files stay small.
fn shortest(games: impl Iterator<Item = Match<Neanderthal>>) -> Match<Neanderthal> {
    games.min_by_key(|game| game.steps().len()).unwrap()
}

fn write() {
    let folder = Path::new(FOLDER);
    let boards = Neanderthal::option_specs()[0].values;
    let mut seed = 1000;
    for (way, (seats, name, options)) in ways().into_iter().enumerate() {
        let bound = if options.get("bound-inventions").is_some() { "-bound" } else { "" };
        for number in 1..=5 {
            seed += 100;
            let forced = if number % 2 == 0 { Forced::Play } else { Forced::Ask };
            let mut said = options.clone();
            said["boards"] = boards[(way * 5 + number) % boards.len()].into();
            let game = |more: u64| finished(setup::<Neanderthal>(seats, &said, forced, seed + more), seed + more);
            // One in five is a game as it comes.
            let game = shortest((0..if number == 5 { 1 } else { 60 }).map(game));
            golden::keep(folder, &format!("{name}{bound}-whole-{number}"), &game);
        }
        for number in 1..=4 {
            seed += 100;
            let game = |more: u64| from_position(last_rounds(seats, &options, seed + more), seed + more);
            // A card taken from under somebody's feet is rare even there.
            let replaced = (0..3000 * u64::from(number == 4)).map(game).find(|game| asks(game, "hunt-or-go-home"));
            let game = replaced.unwrap_or_else(|| shortest((0..12).map(game)));
            golden::keep(folder, &format!("{name}{bound}-rich-{number}"), &game);
            // Random games seldom freeze over, so this one starts late.
            let mut frozen = (0..90).map(|more| from_position(late(seats, &options), seed + more));
            let game = frozen.find(|game| reason(game) == "ice").unwrap();
            golden::keep(folder, &format!("{name}{bound}-ice-{number}"), &game);
        }
    }
}

#[test]
fn golden_records_replay_to_the_same_hash_and_scores() {
    if golden::to_be_written() {
        write();
    }
    let seen = golden::replay_all::<Neanderthal>(Path::new(FOLDER));
    assert!(seen.len() >= KEPT, "{} records", seen.len());
    for (seats, name, options) in ways() {
        for reason in ["last-round", "ice"] {
            let alike = |one: &golden::Replayed| {
                let bound = options.get("bound-inventions").is_some();
                one.seats == seats
                    && one.options["mode"] == options["mode"]
                    && (one.options["bound-inventions"] == "yes") == bound
                    && one.reason == reason
            };
            assert!(seen.iter().any(alike), "no record: {name}, {options}, {reason}");
        }
    }
    for boards in Neanderthal::option_specs()[0].values {
        assert!(seen.iter().any(|one| one.options["boards"] == *boards), "no record: {boards}");
    }
}

#[test]
fn golden_records_ask_every_question() {
    let data = Neanderthal::data(None).unwrap();
    let mut asked = BTreeSet::new();
    for entry in std::fs::read_dir(FOLDER).unwrap() {
        let record = Record::parse(&std::fs::read_to_string(entry.unwrap().path()).unwrap()).unwrap();
        Match::<Neanderthal>::replay_told(&record, data, |state, _| {
            asked.insert(state.ask().what);
        })
        .unwrap();
    }
    // All that the program can ask, and "nothing" at the end.
    let all: BTreeSet<&str> = QUESTIONS.split_whitespace().collect();
    assert_eq!(asked, all);
}

#[test]
fn a_record_of_the_first_rules_is_refused_by_name() {
    // What was played then would be another game now: NE-G7, NE-R2, NE-R3, NE-R11 and NE-R15 have changed.
    let record = Record::parse(include_str!("old/rules-1.json")).unwrap();
    assert_eq!((record.rules, Neanderthal::RULES), (1, 2));
    let refusal = Match::<Neanderthal>::replay(&record, Neanderthal::data(None).unwrap()).map(|_| ()).unwrap_err();
    assert_eq!(refusal.code, Code::Record);
    let text = refusal.to_string();
    assert!(text.contains("version 1 of the rules") && text.contains("version 2"), "{text}");
}

#[test]
fn altered_and_truncated_records_are_refused() {
    golden::refuses_altered_records(&finished(setup::<Neanderthal>(3, &json!({}), Forced::Ask, 5), 5));
}
