//! The words around a match are there in every language.

use lascaux_table::Language;
use lascaux_web::Words;
use std::collections::BTreeSet;

fn keys(text: &str) -> BTreeSet<&str> {
    text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect()
}

#[test]
fn every_language_has_the_same_keys_and_every_key_that_is_used() {
    let english = keys(include_str!("../../../web/words/en/house.ftl"));
    for (code, text) in [
        ("nl", include_str!("../../../web/words/nl/house.ftl")),
        ("de", include_str!("../../../web/words/de/house.ftl")),
        ("sv", include_str!("../../../web/words/sv/house.ftl")),
    ] {
        assert_eq!(keys(text), english, "{code}");
    }
    let pages = [
        include_str!("../../../web/src/page/table_status.rs"),
        include_str!("../../../web/src/page/account.rs"),
        include_str!("../../../web/src/page/closed.rs"),
        include_str!("../../../web/src/page/table.rs"),
        include_str!("../../../web/src/page/mod.rs"),
        include_str!("../../../web/src/page/sorry.rs"),
    ];
    let used = pages.iter().flat_map(|page| page.split("\"house-").skip(1)).filter_map(|tail| tail.split('"').next());
    for key in used.filter(|key| !key.contains('{')) {
        assert!(english.contains(format!("house-{key}").as_str()), "house-{key}");
    }
    for language in Language::ALL {
        let words = Words::of(language.code());
        assert!(english.iter().all(|key| words.has(key)), "{}", language.code());
        for clock in lascaux_web::page::CLOCKS {
            assert!(words.has(&format!("house-clock-{clock}")), "{clock}");
        }
        for told in
            ["wrong", "taken", "short", "has-account", "changed", "device-ended", "others-ended", "guesses", "name"]
        {
            assert!(words.has(&format!("house-told-{told}")), "{told}");
        }
    }
}
