//! Every key is there in every language, is used, and speaks of the same figures.

use lascaux_games::neanderthal::{
    Asked, Biome, Daughter, Disk, GameType, Key, Neanderthal, Portal, Rank, Row, Sexuality, Who, Word,
};
use lascaux_table::{Game, Language};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The messages of a language: key and text.
fn messages(language: Language) -> BTreeMap<&'static str, String> {
    let mut messages: BTreeMap<&str, String> = BTreeMap::new();
    let mut key = "";
    for line in Neanderthal::words().text(language).lines() {
        match line.split_once(" = ") {
            Some((name, text)) if !name.contains(' ') => {
                assert!(
                    messages.insert(name, text.to_string()).is_none(),
                    "{}: {name} stands there twice",
                    language.code()
                );
                key = name;
            }
            _ if line.starts_with('#') => {}
            _ => messages.entry(key).or_default().push_str(line),
        }
    }
    messages.remove("");
    messages
}

/// The figures and names that a text speaks of.
fn figures(text: &str) -> BTreeSet<&str> {
    let names =
        text.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default());
    names.collect()
}

#[test]
fn no_language_lacks_a_key_or_a_figure() {
    let english = messages(Language::English);
    assert!(english.len() > 450, "{}", english.len());
    for language in Language::ALL {
        let own = messages(language);
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        let more: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && more.is_empty(), "{}: missing {missing:?}, more {more:?}", language.code());
        for (key, text) in &own {
            assert!(Neanderthal::words().has(language, key), "{}: {key} cannot be read", language.code());
            assert_eq!(figures(text), figures(&english[key]), "{}: {key}", language.code());
        }
    }
}

/// The texts in quotes of a source, each with what stands before it.
fn literals(source: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    for (at, _) in source.match_indices("\"ne-") {
        let text = source[at + 1..].split('"').next().unwrap_or_default();
        found.push((source[..at].trim_end(), text));
    }
    found
}

fn sources(folder: &Path, into: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            into.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

fn all_sources() -> Vec<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    sources(&here.join("../games/neanderthal/src"), &mut all);
    sources(&here.join("src/board/neanderthal"), &mut all);
    all
}

/// Keys that are made of a word of the game.
fn made_of_words() -> BTreeSet<String> {
    fn each<K: Word>(before: &'static str) -> impl Iterator<Item = String> {
        K::all().map(move |one| format!("{before}{}", one.word()))
    }
    let mut keys: BTreeSet<String> = each::<Biome>("ne-biome-").collect();
    keys.extend(each::<Daughter>("ne-daughter-").chain(each::<Daughter>("ne-culture-")));
    keys.extend(each::<Rank>("ne-rank-").chain(each::<Rank>("ne-does-")));
    for before in ["ne-who-", "ne-short-", "ne-folk-", "ne-to-folk-", "option-neanderthal-species-"] {
        keys.extend(each::<Who>(before));
    }
    keys.extend(each::<Sexuality>("ne-sexuality-").chain(each::<Sexuality>("ne-about-")));
    keys.extend(each::<GameType>("ne-game-").chain(each::<GameType>("ne-about-game-")));
    keys.extend(each::<Portal>("ne-portal-").chain(each::<Disk>("ne-disk-")).chain(each::<Row>("ne-europe-")));
    for asked in Asked::all().filter(|asked| *asked != Asked::Nothing) {
        let befores: &[&str] = if asked.is_chance() { &["ne-chance-"] } else { &["ne-ask-", "ne-what-"] };
        keys.extend(befores.iter().map(|before| format!("{before}{asked}")));
    }
    keys
}

/// Keys that follow from the box, the options and the score sheet.
fn made_of_data() -> BTreeSet<String> {
    let data = Neanderthal::data(None).unwrap();
    let biomes = data.biomes.iter().flat_map(|card| &card.reconstructed);
    let daughters = data.daughters.iter().flat_map(|card| &card.reconstructed);
    let mut keys: BTreeSet<String> =
        biomes.chain(daughters).map(|figure| format!("ne-figure-{}", figure.replace('_', "-"))).collect();
    keys.insert("ne-figure-mpi".into());
    for option in Neanderthal::option_specs() {
        keys.insert(format!("option-neanderthal-{}", option.name));
        let values = option.values.iter().filter(|value| option.name != "boards" || **value == "lot");
        keys.extend(values.map(|value| format!("option-neanderthal-{}-{value}", option.name)));
    }
    keys.insert("about-neanderthal".into());
    let game = Neanderthal::new(3, &Neanderthal::options(&Default::default()).unwrap(), data).unwrap();
    let lines = game.view(lascaux_table::Viewer::Spectator).species.into_iter().flat_map(|one| one.lines);
    keys.extend(lines.filter_map(|line| line.title.key().map(str::to_string)));
    keys
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    let english = messages(Language::English);
    let sources = all_sources();
    let written: Vec<(&str, &str)> = sources.iter().flat_map(|source| literals(source)).collect();
    let mut used: BTreeSet<String> = made_of_words().into_iter().chain(made_of_data()).collect();
    let lacking: Vec<_> = used.iter().filter(|key| !english.contains_key(key.as_str())).collect();
    assert!(lacking.is_empty(), "no such key: {lacking:?}");
    // Classes and ids of drawings begin like keys; only what is surely a key has to be there.
    for (before, key) in &written {
        let said = ["say(", "with(", "WORDS,", "of(", "between("].iter().any(|call| before.ends_with(call));
        let always =
            ["ne-no-", "ne-log-", "ne-do-", "ne-term-", "ne-about-"].iter().any(|start| key.starts_with(start));
        if (said || always) && !key.contains('{') {
            assert!(english.contains_key(key), "no such key: {key}");
        }
    }
    used.extend(written.iter().map(|(_, key)| key.to_string()));
    for text in english.values() {
        used.extend(
            text.split("{ ne-").skip(1).filter_map(|rest| rest.split(' ').next()).map(|key| format!("ne-{key}")),
        );
    }
    let idle: Vec<_> = english.keys().filter(|key| !used.contains(**key)).collect();
    assert!(idle.is_empty(), "nobody says: {idle:?}");
}
