//! The words of the house, for looking back and for the options, in all languages.

use lascaux_games::eiszeit::Eiszeit;
use lascaux_games::neanderthal::Neanderthal;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::Game;
use lascaux_table::Language;
use lascaux_web::Words;
use std::collections::BTreeSet;

fn keys(text: &str) -> BTreeSet<&str> {
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    keys.filter(|key| !key.contains(' ')).collect()
}

#[test]
fn the_four_languages_have_the_same_keys() {
    let english = keys(include_str!("../words/en/study.ftl"));
    assert!(english.len() > 60);
    for (code, text) in [
        ("en", include_str!("../words/en/study.ftl")),
        ("nl", include_str!("../words/nl/study.ftl")),
        ("de", include_str!("../words/de/study.ftl")),
        ("sv", include_str!("../words/sv/study.ftl")),
    ] {
        assert_eq!(keys(text), english, "{code}");
        assert!(english.iter().all(|key| Words::of(code).has(key)), "{code} cannot be read");
    }
}

#[test]
fn hints_and_mistakes_have_words_in_every_language_and_no_idle_ones() {
    let english = keys(include_str!("../words/en/hints.ftl"));
    let pages = [
        include_str!("../src/page/hint.rs"),
        include_str!("../src/page/judged.rs"),
        include_str!("../src/page/mistakes.rs"),
        include_str!("../src/page/replay.rs"),
        include_str!("../src/page/prompt.rs"),
    ];
    for key in english.iter().filter(|key| !key.starts_with("verdict-")) {
        assert!(pages.iter().any(|page| page.contains(&format!("\"{key}\""))), "nobody says {key}");
    }
    for (code, text) in [
        ("nl", include_str!("../words/nl/hints.ftl")),
        ("de", include_str!("../words/de/hints.ftl")),
        ("sv", include_str!("../words/sv/hints.ftl")),
    ] {
        assert_eq!(keys(text), english, "{code}");
        assert!(english.iter().all(|key| Words::of(code).has(key)), "{code} cannot be read");
    }
}

#[test]
fn every_option_and_value_has_words_in_every_language() {
    let games = [StoneAge::option_specs(), Eiszeit::option_specs(), Neanderthal::option_specs()];
    let names = [StoneAge::NAME, Eiszeit::NAME, Neanderthal::NAME];
    for language in Language::ALL {
        let words = Words::of(language.code());
        for (game, options) in names.iter().zip(games) {
            for option in options {
                let key = format!("option-{game}-{}", option.name);
                assert!(words.has(&key) && !words.about(&key).is_empty(), "{}: {key}", language.code());
                // An order of species is read one by one.
                for value in option.values.iter().filter(|value| option.name != "boards" || **value == "lot") {
                    assert!(words.has(&format!("{key}-{value}")), "{}: {key}-{value}", language.code());
                }
            }
        }
    }
    let (english, dutch) = (Words::of("en"), Words::of("nl"));
    assert_ne!(english.about("option-eiszeit-length"), dutch.about("option-eiszeit-length"));
}
