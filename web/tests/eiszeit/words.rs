//! The words of Eiszeit: the same keys in every language, each of them used.

use lascaux_games::eiszeit::{Card, Colour, Eiszeit, Landscape, Phase};
use lascaux_table::{Game, Language};
use lascaux_web::Words;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The keys of a language, each with the figures that its text uses; an attribute counts to its key.
fn keys(language: Language) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut keys: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in Eiszeit::words().text(language).lines().filter(|line| !line.starts_with('#')) {
        if let Some((start, _)) = line.split_once(" = ").filter(|_| !line.starts_with([' ', '}'])) {
            key = start;
            assert!(keys.insert(key, BTreeSet::new()).is_none(), "{}: {key} stands there twice", language.code());
        }
        let figures = line.match_indices('$').map(|(at, _)| line[at..].split([' ', '}']).next().unwrap());
        keys.entry(key).or_default().extend(figures);
    }
    keys.remove("");
    keys
}

#[test]
fn all_languages_have_the_same_keys_and_figures() {
    let english = keys(Language::English);
    for language in Language::ALL {
        let own = keys(language);
        for (key, figures) in &english {
            assert_eq!(own.get(key), Some(figures), "{}: {key}", language.code());
            assert!(Eiszeit::words().has(language, key), "{}: {key} cannot be read", language.code());
        }
        let more: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "{}: {more:?}", language.code());
    }
}

/// The keys that stand in the sources as they are, and those that are put together.
fn keys_in(folder: &Path, whole: &mut BTreeSet<String>, parts: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            keys_in(&path, whole, parts);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = std::fs::read_to_string(path).unwrap();
            for (at, _) in source.match_indices("\"ez-") {
                let key = source[at + 1..].split('"').next().unwrap();
                let into = if key.contains('{') { &mut *parts } else { &mut *whole };
                into.insert(key.to_string());
            }
        }
    }
}

/// Every key that is put together, from everything that can stand in it.
fn put_together() -> BTreeMap<&'static str, Vec<String>> {
    let of = |words: &mut dyn Iterator<Item = &'static str>, key: &str| -> Vec<String> {
        words.map(|word| key.replace("{}", word)).collect()
    };
    let colours = |key: &str| of(&mut Colour::ALL.into_iter().map(Colour::word), key);
    let cards =
        |key: &str| of(&mut Card::ALL.into_iter().filter(|card| card.landscape().is_none()).map(Card::word), key);
    let pieces = |key: &str| of(&mut ["hunter", "mammoth", "club", "stone", "glacier"].into_iter(), key);
    BTreeMap::from([
        ("ez-land-{landscape}", of(&mut Landscape::ALL.into_iter().map(Landscape::word), "ez-land-{}")),
        ("ez-card-{card}", cards("ez-card-{}")),
        ("ez-about-{card}", cards("ez-about-{}")),
        ("ez-phase-{}", of(&mut Phase::ALL.into_iter().map(Phase::word), "ez-phase-{}")),
        ("ez-short-{card}", cards("ez-short-{}")),
        ("ez-shelf-{word}", colours("ez-shelf-{}")),
        ("ez-shelf-bare-{word}", colours("ez-shelf-bare-{}")),
        ("ez-supply-{word}", colours("ez-supply-{}")),
        ("ez-draw-{word}", colours("ez-draw-{}")),
        ("ez-top-{word}", colours("ez-top-{}")),
        ("ez-bare-{word}", colours("ez-bare-{}")),
        ("ez-held-{word}", colours("ez-held-{}")),
        ("ez-source-{}", of(&mut ["rulebook", "public", "derived", "reconstructed"].into_iter(), "ez-source-{}")),
        ("ez-colour-{pigment}", (0..5).map(|pigment| format!("ez-colour-{pigment}")).collect()),
        ("ez-piece-{name}", pieces("ez-piece-{}")),
        ("ez-piece-{name}-about", pieces("ez-piece-{}-about")),
    ])
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut whole, mut parts) = (BTreeSet::new(), BTreeSet::new());
    keys_in(&here.join("../games/eiszeit/src"), &mut whole, &mut parts);
    let (rules, rules_parts) = (whole.clone(), parts.clone());
    keys_in(&here.join("src/board/eiszeit"), &mut whole, &mut parts);
    let made = put_together();
    let there = keys(Language::English);
    // In the rules nothing else begins like a key; on the board the ids of pieces do.
    for key in &rules {
        assert!(there.contains_key(key.as_str()), "{key} is said, but in no file");
    }
    for part in &rules_parts {
        assert!(made.contains_key(part.as_str()), "what can stand in {part}?");
    }
    for key in made.values().flatten() {
        assert!(there.contains_key(key.as_str()), "{key} is put together, but in no file");
    }
    let mut used = whole;
    used.extend(made.iter().filter(|(part, _)| parts.contains(**part)).flat_map(|(_, keys)| keys.clone()));
    // What the house says of every game.
    used.extend(["about-eiszeit".to_string()]);
    used.extend((1..=4).map(|round| format!("ez-line-round-{round}")));
    for spec in Eiszeit::option_specs() {
        used.insert(format!("option-eiszeit-{}", spec.name));
        used.extend(spec.values.iter().map(|value| format!("option-eiszeit-{}-{value}", spec.name)));
    }
    let unused: Vec<_> = there.keys().filter(|key| !used.contains(**key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// Titles and details of the lines, in the reader's language.
#[test]
fn no_english_is_left_on_the_score_sheet() {
    let game = Eiszeit::new(3, &Eiszeit::options(&Default::default()).unwrap(), Eiszeit::data(None).unwrap()).unwrap();
    let sheet = &game.scores(None).seats[0];
    assert_eq!(sheet.lines.len(), 4);
    for line in &sheet.lines {
        for said in [&line.title, &line.detail] {
            let texts = Language::ALL.map(|language| Words::in_language(language).told(said, &[]));
            assert!(texts[1..].iter().all(|text| *text != texts[0] && !text.contains("ez-")), "{texts:?}");
        }
    }
}
