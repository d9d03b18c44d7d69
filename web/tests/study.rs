//! The words for looking back, in all languages.

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
