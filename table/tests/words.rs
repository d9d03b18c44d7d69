//! Words are said as if for the first time, however often something like them was said before.

use lascaux_table::{Book, Language};

static ONE: Book = Book::new([
    "n = { $n ->\n    [one] one stone\n   *[other] { $n } stones\n }\nab = { $a }|{ $b }",
    "n = { $n } stenen",
    "",
    "",
]);
static OTHER: Book = Book::new(["n = { $n } bones", "", "", ""]);

fn said(book: &'static Book, language: Language, n: i64) -> String {
    book.say(language, "n", &[("n", n.into())]).unwrap()
}

#[test]
fn books_languages_and_figures_are_told_apart() {
    for _ in 0..2 {
        assert_eq!(said(&ONE, Language::English, 1), "one stone");
        assert_eq!(said(&ONE, Language::English, 2), "2 stones");
        assert_eq!(said(&ONE, Language::Dutch, 2), "2 stenen");
        assert_eq!(said(&ONE, Language::German, 2), "2 stones", "better than nothing");
        assert_eq!(said(&OTHER, Language::English, 2), "2 bones");
        assert_eq!(OTHER.say(Language::Dutch, "ab", &[]), None);
        assert_eq!(
            ONE.say(Language::English, "n", &[("n", "1".into())]).as_deref(),
            Some("1 stones"),
            "a text is no figure"
        );
    }
}

#[test]
fn names_that_run_into_each_other_are_told_apart() {
    let both = |a: &'static str, b: &'static str| {
        ONE.say(Language::English, "ab", &[("a", a.into()), ("b", b.into())]).unwrap()
    };
    let told = [both("x", "yz"), both("xy", "z"), both("", "xyz"), both("xyz", ""), both("x", "yz")];
    assert_eq!(told, ["x|yz", "xy|z", "|xyz", "xyz|", "x|yz"]);
}

#[test]
fn more_is_said_than_is_remembered() {
    for _ in 0..2 {
        for n in 2..5000 {
            assert_eq!(said(&ONE, Language::English, n), format!("{n} stones"));
        }
    }
    let long = "long ".repeat(100);
    assert_eq!(
        ONE.say(Language::English, "ab", &[("a", long.clone().into()), ("b", 1.into())]),
        Some(format!("{long}|1"))
    );
}
