//! The words: every language has every key, the same figures stand in it, and every key is used.

use lascaux_stone_age::StoneAge;
use lascaux_table::{Actions, Game, Language, Refusal, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The messages of a language, each with the names of its figures.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in StoneAge::words().text(language).lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) =
            line.split_once(" = ").filter(|_| line.starts_with(|first: char| first.is_ascii_lowercase()))
        {
            key = name.to_string();
            let twice = all.insert(key.clone(), BTreeSet::new());
            assert!(twice.is_none(), "{}: {key} is there twice", language.code());
        }
        let figures = line.split('$').skip(1);
        let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>();
        if let Some(found) = all.get_mut(&key) {
            found.extend(figures.map(name));
        }
    }
    all
}

/// Every text between quotation marks in the Rust files of a folder.
fn literals(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            literals(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            into.extend(text.split('"').map(str::to_string));
        }
    }
}

/// The keys that the code writes out, and those that it makes from names, by listing the names.
fn used() -> BTreeSet<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut used = BTreeSet::new();
    literals(&here.join("src"), &mut used);
    literals(&here.join("../../web/src/board/stone_age"), &mut used);
    let options = StoneAge::options(&serde_json::Map::new()).unwrap();
    let game = StoneAge::new(2, &options, StoneAge::data(None).unwrap()).unwrap();
    let lines = game.scores(None).seats.swap_remove(0).lines;
    used.extend(lines.iter().filter_map(|line| line.title.key().map(str::to_string)));
    for option in StoneAge::option_specs() {
        used.insert(format!("option-stone-age-{}", option.name));
        used.extend(option.values.iter().map(|value| format!("option-stone-age-{}-{value}", option.name)));
    }
    used.insert("about-stone-age".to_string());
    used
}

#[test]
fn every_language_has_every_key_with_the_same_figures() {
    let english = messages(Language::English);
    assert!(english.len() > 200);
    for language in Language::ALL {
        let other = messages(language);
        let missing: Vec<&String> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let more: Vec<&String> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && more.is_empty(), "{}: lacks {missing:?}, only has {more:?}", language.code());
        for (key, figures) in &english {
            assert_eq!(&other[key], figures, "{}: {key}", language.code());
            assert!(StoneAge::words().has(language, key), "{}: {key} cannot be read", language.code());
        }
    }
}

#[test]
fn every_key_is_used_and_every_key_that_is_used_is_there() {
    let (english, used) = (messages(Language::English), used());
    let idle: Vec<&String> = english.keys().filter(|key| !used.contains(*key)).collect();
    assert!(idle.is_empty(), "no code uses {idle:?}");
    // Keys and classes of style sheets look alike; these beginnings are those of keys.
    const BEGINNINGS: [&str; 12] =
        ["ask", "at", "count", "craft", "do", "line", "no", "over", "symbol", "tell", "to", "wait"];
    let is_key = |text: &str| {
        let rest = text.strip_prefix("sa-").unwrap_or_default();
        rest.split_once('-').is_some_and(|(first, rest)| BEGINNINGS.contains(&first) && !rest.is_empty())
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
            && !text.ends_with('-')
    };
    let unknown: Vec<&String> = used.iter().filter(|text| is_key(text) && !english.contains_key(*text)).collect();
    assert!(unknown.is_empty(), "no file has {unknown:?}");
}

/// The refusals of everything that can be written, in a random game; one for each key.
fn refusals(seats: u8, edition: &str, told: &mut BTreeMap<String, Refusal>) {
    let options = StoneAge::options(serde_json::json!({ "edition": edition }).as_object().unwrap()).unwrap();
    let mut game = StoneAge::new(seats, &options, StoneAge::data(None).unwrap()).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seats.into());
    let mut actions = Actions::of::<StoneAge>();
    for step in 0.. {
        match game.turn() {
            Turn::Player(seat) => {
                let mut keep = |no: Refusal| {
                    let key = no.why.key().unwrap_or_else(|| panic!("{no} is said in English alone")).to_string();
                    told.entry(key).or_insert(no);
                };
                game.legal(&mut actions);
                keep(game.check(seat.next(seats), actions[0]).unwrap_err());
                if step % 7 == 0 {
                    game.universe(&mut |action| game.check(seat, action).err().into_iter().for_each(&mut keep));
                }
                let choice = actions[below(&mut rng, actions.len() as u32) as usize];
                game.apply(choice, &mut ());
            }
            Turn::Chance => {
                let action = lascaux_stone_age::Action::Starve;
                let no = game.check(Seat(0), action).unwrap_err();
                told.entry(no.why.key().unwrap().to_string()).or_insert(no);
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut ());
            }
            Turn::Over => return,
        }
    }
}

#[test]
fn every_refusal_of_a_player_is_said_in_plain_words_of_every_language() {
    let mut told = BTreeMap::new();
    for seats in 2..=4 {
        for edition in ["nl", "sv"] {
            refusals(seats, edition, &mut told);
        }
    }
    assert!(told.len() > 30, "{:?}", told.keys());
    for (key, no) in &told {
        let mut texts = BTreeSet::new();
        for language in Language::ALL {
            let text = no.why.say(language, &|seat| format!("Anna{seat}"));
            let raw = ["sa-", "{", "clay-pit", "card-", "building-", "once-", "\""];
            assert!(text.len() > 10 && raw.iter().all(|raw| !text.contains(raw)), "{}: {text}", language.code());
            texts.insert(text);
        }
        assert_eq!(texts.len(), Language::ALL.len(), "{key} is the same in two languages: {texts:?}");
    }
}
