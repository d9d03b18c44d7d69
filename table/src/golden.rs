//! Golden records for every game: finished games on file that replay to the same bytes, so that a change of the rules
//! shows as a diff; and altered records, which are refused with the reason. A game's `tests/golden.rs` says which games
//! are on file and what they have to cover.
//!
//! With `LASCAUX_WRITE_GOLDEN=1` in the environment the tests write their records anew.

use crate::{Forced, Game, Match, Record, Refusal, Seed, Setup, Step, Turn, below, write_step};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value};
use std::path::Path;

/// As many records as every game keeps at least.
pub const FEWEST: usize = 30;

/// Whether the records are to be written anew.
pub fn to_be_written() -> bool {
    std::env::var_os("LASCAUX_WRITE_GOLDEN").is_some()
}

/// A match with options as a door would say them. Panics, as a test does, where a game refuses them.
pub fn setup<G: Game>(seats: u8, options: &Value, forced: Forced, seed: u64) -> Setup<G> {
    let nothing = Map::new();
    let said = options.as_object().unwrap_or(&nothing);
    let mut setup = Setup::<G>::new(seats, Seed::Number(seed)).expect("built-in data and default options");
    setup.options = G::options(said).unwrap_or_else(|no| panic!("{options}: {no}"));
    setup.forced = forced;
    setup
}

/// A random game to its end.
pub fn finished<G: Game>(setup: Setup<G>, seed: u64) -> Match<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut game, _) = Match::start(setup).unwrap_or_else(|no| panic!("{no}"));
    while game.state().turn() != Turn::Over {
        let legal = game.legal();
        let choice = &legal[below(&mut rng, legal.len() as u32) as usize];
        game.act_text(None, choice).unwrap_or_else(|no| panic!("{choice}: {no}"));
    }
    game
}

/// Puts a finished game on file.
pub fn keep<G: Game>(folder: &Path, name: &str, game: &Match<G>) {
    let file = folder.join(format!("{name}.json"));
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&file, game.record().text()))
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// A record that was replayed, for a test to judge whether all that matters is on file.
#[derive(Clone, PartialEq, Debug)]
pub struct Replayed {
    /// How many played.
    pub seats: u8,
    /// The options, written out.
    pub options: Map<String, Value>,
    /// Why the game ended.
    pub reason: &'static str,
}

/// Replays every record on file. Each has to be of a finished game and to come out as the same bytes.
pub fn replay_all<G: Game>(folder: &Path) -> Vec<Replayed> {
    let data = G::data(None).unwrap_or_else(|no| panic!("{no}"));
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut replayed = Vec::new();
    for entry in entries {
        let file = entry.unwrap_or_else(|error| panic!("{error}")).path();
        let name = file.display();
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record = Record::parse(&text).unwrap_or_else(|no| panic!("{name}: {no}"));
        let again = Match::<G>::replay(&record, data).unwrap_or_else(|no| panic!("{name}: {no}"));
        assert!(record.over, "{name}: not played to its end");
        assert_eq!(again.record().text(), text, "{name}: the same bytes in every build");
        let reason = again.state().scores(None).reason.unwrap_or_else(|| panic!("{name}: no reason for the end"));
        replayed.push(Replayed { seats: record.seats, options: record.options, reason });
    }
    assert!(replayed.len() >= FEWEST, "{} records", replayed.len());
    replayed
}

/// Every way to alter a record or to cut it short is refused, and the refusal says why.
pub fn refuses_altered_records<G: Game>(game: &Match<G>) {
    let record = game.record();
    let data = game.setup().data;
    let replay = |record: &Record| Match::<G>::replay(record, data).map(|_| ());
    assert_eq!(replay(&record), Ok(()), "the record as it was");
    let refused = |why: &str, edit: &dyn Fn(&mut Record)| {
        let mut altered = record.clone();
        edit(&mut altered);
        let refusal: Refusal = replay(&altered).expect_err(why);
        assert!(refusal.to_string().contains(why), "{refusal} does not say \"{why}\"");
    };
    let (chance, other) = another_outcome(game);
    refused("The seed and the rules give", &|record| record.steps[chance] = other.clone());
    refused("Step 3", &|record| record.steps[2] = "* moon".into());
    refused("Step 3", &|record| record.steps[2] = "9 moon".into());
    refused("goes on by itself", &|record| drop(record.steps.drain(chance..)));
    refused("whether the game has ended", &|record| record.over = false);
    refused("totals", &|record| record.totals[0] += 1);
    refused("hash", &|record| record.hash = "0".repeat(64));
    refused("committed", &|record| record.seed = Seed::Number(u64::MAX));
    refused("committed", &|record| record.commitment = "0".repeat(64));
    refused("other component data", &|record| record.data = "0".repeat(64));
    refused("version 9999 of the rules", &|record| record.rules = 9999);
    refused(&format!("this program has version {}", G::RULES), &|record| record.rules = 9999);
    refused("form 9", &|record| record.lascaux = 9);
    refused("not of", &|record| record.game = "chess".into());
    refused("play", &|record| record.seats = 99);
    refused("moon", &|record| drop(record.options.insert("moon".into(), "full".into())));
    for option in G::option_specs() {
        for choice in option.values.iter().filter(|choice| record.options[option.name] != **choice) {
            let mut other = record.clone();
            other.options.insert(option.name.into(), (*choice).into());
            assert!(replay(&other).is_err(), "{} {choice} would have been the same game", option.name);
        }
    }
    let mut short = record.clone();
    short.steps.pop();
    assert!(replay(&short).is_err(), "the last step is missing");
    let text = record.text();
    for cut in (0..text.len() - 2).step_by(997) {
        assert!(Record::parse(&text[..cut]).is_err(), "{cut} bytes of a record were read");
    }
}

/// A step of chance in the second half of a game, and something else that could have been drawn there.
fn another_outcome<G: Game>(game: &Match<G>) -> (usize, String) {
    let half = game.steps().len() / 2;
    let mut listed = Vec::new();
    for (number, before, step) in game.walk(half..game.steps().len()) {
        let Step::Chance(drawn) = step else { continue };
        before.outcomes(&mut listed);
        if let Some((other, _)) = listed.iter().find(|(other, _)| *other != drawn) {
            return (number, write_step(&before, &Step::Chance(*other)));
        }
    }
    panic!("chance never had a choice in the second half of this game");
}
