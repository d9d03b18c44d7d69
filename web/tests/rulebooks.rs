//! The rulebooks: the four languages are in step, every rule that anything names is there, every example is a position
//! that the game loads, and the page stays light.

use lascaux_games::{NAMES, all, for_game};
use lascaux_table::{Game, Language};
use lascaux_web::Words;
use lascaux_web::board::{self, Light};
use lascaux_web::page;
use std::collections::BTreeSet;
use std::path::Path;

/// The parts of a rulebook: what stands under each heading and each rule, with its number; headings have none.
fn parts(text: &str) -> Vec<(Option<&str>, String)> {
    let mut parts = vec![(None, String::new())];
    for line in text.lines() {
        let anchor = line.strip_prefix("<a id=\"").and_then(|rest| rest.strip_suffix("\"></a>"));
        if anchor.is_some() || line.starts_with("## ") {
            parts.push((anchor, String::new()));
        }
        if anchor.is_none() {
            let text = &mut parts.last_mut().unwrap().1;
            text.push_str(line);
            text.push('\n');
        }
    }
    parts
}

/// The numbers of rules that a text names, in alphabetical order: sentences of another language have another order.
fn named<'a>(text: &'a str, prefix: &str) -> Vec<&'a str> {
    let mark = format!("{prefix}-");
    let is_number = |c: char| c.is_ascii_digit() || c.is_ascii_uppercase() || c == '.';
    let mut all: Vec<&str> = text
        .match_indices(&mark)
        .filter(|(at, _)| !text[..*at].ends_with(|c: char| c.is_alphanumeric()))
        .map(|(at, _)| {
            let rest = &text[at + mark.len()..];
            let end = rest.find(|c| !is_number(c)).unwrap_or(rest.len());
            text[at..at + mark.len() + end].trim_end_matches('.')
        })
        .filter(|number| number.len() > mark.len())
        .collect();
    all.sort_unstable();
    all
}

/// The figures of a text, in order of size, without the numbers of rules.
fn figures(text: &str, prefix: &str) -> Vec<String> {
    let mut plain = text.to_string();
    let mut numbers = named(text, prefix);
    numbers.sort_unstable_by_key(|number| std::cmp::Reverse(number.len()));
    for number in numbers {
        plain = plain.replace(number, "");
    }
    let mut all: Vec<String> =
        plain.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).map(str::to_string).collect();
    all.sort_unstable();
    all
}

fn count(text: &str, begins: &str) -> usize {
    text.lines().filter(|line| line.starts_with(begins)).count()
}

/// So many examples: a quotation may have several lines.
fn examples(text: &str) -> usize {
    text.split("\n\n").filter(|block| block.trim_start().starts_with("> ")).count()
}

#[test]
fn the_four_languages_are_in_step() {
    for name in NAMES {
        let (book, prefix) = for_game!(*name, G => (G::rulebook(), G::PREFIX)).unwrap();
        let english = parts(book.text(Language::English));
        assert!(english.len() > 20, "{name}");
        for language in Language::ALL {
            let own = parts(book.text(language));
            let numbers = |parts: &[(Option<&str>, String)]| -> Vec<Option<String>> {
                parts.iter().map(|(number, _)| number.map(str::to_string)).collect()
            };
            assert_eq!(numbers(&own), numbers(&english), "{name} {}", language.code());
            for ((number, text), (_, model)) in own.iter().zip(&english) {
                let at = format!("{name} {} {number:?}", language.code());
                assert_eq!(named(text, prefix), named(model, prefix), "{at}");
                assert_eq!(figures(text, prefix), figures(model, prefix), "{at}");
                assert_eq!(examples(text), examples(model), "{at}");
                assert_eq!(count(text, "|"), count(model, "|"), "{at}");
                assert_eq!(count(text, "- "), count(model, "- "), "{at}");
                assert_eq!(text.matches("<a id=").count(), model.matches("<a id=").count(), "{at}");
            }
        }
    }
}

/// The sources below a folder.
fn sources(folder: &Path, into: &mut Vec<String>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "ftl") {
            into.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_rule_that_is_named_anywhere_stands_in_the_rulebook() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for name in NAMES {
        let (book, prefix) = for_game!(*name, G => (G::rulebook(), G::PREFIX)).unwrap();
        let text = book.text(Language::English);
        let mut there: BTreeSet<&str> = parts(text).iter().filter_map(|(number, _)| *number).collect();
        there.extend(text.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next()));
        there.extend(text.lines().filter_map(|line| line.strip_prefix("## ")?.split(' ').next()));
        let module = name.replace('-', "_");
        let mut texts = vec![text.to_string()];
        for folder in [
            format!("games/{name}/src"),
            format!("games/{name}/words"),
            format!("web/src/board/{module}"),
            format!("bots/src/games/{module}"),
        ] {
            sources(&root.join(folder), &mut texts);
        }
        let mut seen = 0;
        for text in &texts {
            for number in
                named(text, prefix).into_iter().filter(|number| number.ends_with(|c: char| c.is_ascii_digit()))
            {
                seen += 1;
                assert!(there.contains(number), "{name}: {number} is named, but is no rule");
            }
        }
        assert!(seen > 20, "{name}: {seen}");
    }
}

#[test]
fn every_example_is_a_position_of_the_game_and_belongs_to_a_rule() {
    for name in NAMES {
        let all = board::examples(name).unwrap_or_else(|no| panic!("{name}: {no}"));
        let (book, shown) = for_game!(*name, G => (G::rulebook(), G::SHOWN)).unwrap();
        let drawn: BTreeSet<&str> = all.iter().flat_map(|one| &one.pictures).map(|one| one.rule.as_str()).collect();
        assert!(!shown || drawn.len() >= 5, "{name}: {drawn:?}");
        let names: BTreeSet<&str> = all.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names.len(), all.len(), "{name}");
        let rules = parts(book.text(Language::English));
        for example in &all {
            for_game!(*name, G => {
                let game = board::played::<G>(example, example.moves.len());
                game.unwrap_or_else(|no| panic!("{name} {}: {no}", example.name));
            })
            .unwrap();
            for picture in &example.pictures {
                let at = format!("{name} {} {}", example.name, picture.rule);
                let text = rules.iter().find(|(number, _)| *number == Some(&picture.rule)).map(|(_, text)| text);
                let text = text.unwrap_or_else(|| panic!("{at}: no such rule"));
                assert!(picture.example.is_none_or(|which| (1..=examples(text)).contains(&which)), "{at}");
                assert!(picture.after <= example.moves.len(), "{at}");
            }
        }
    }
}

/// The beginning of a file of its own: one `svg` with its styles, in which every attribute has a value.
fn is_picture(file: &str, at: &str) {
    assert!(file.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && file.ends_with("</svg>"), "{at}");
    assert!(file.contains("<style>:root"), "{at}");
    let (_, drawing) = file.split_once("</style>").unwrap();
    assert!(drawing.matches('<').count() > 4, "{at}: nothing is drawn");
    assert_eq!(drawing.matches("<g").count(), drawing.matches("</g>").count(), "{at}");
    for tag in drawing.split('<').skip(1).filter_map(|part| part.split_once('>')).map(|(tag, _)| tag) {
        let outside: String = tag.split('"').step_by(2).collect::<Vec<_>>().join("");
        for word in outside.split_whitespace().skip(1).filter(|word| *word != "/") {
            assert!(word.contains('='), "{at}: {word} in <{tag}>");
        }
    }
}

#[test]
fn every_picture_is_drawn_in_every_language_and_light() {
    let games = all().unwrap();
    for game in games.games() {
        for language in Language::ALL {
            let words = Words::in_language(language);
            for example in board::examples(game.name()).unwrap() {
                for number in 0..example.pictures.len() {
                    for light in Light::ALL {
                        let file = board::example_picture(game.name(), &example, number, words, light);
                        let at = format!("{} {} {number}", game.name(), example.name);
                        is_picture(&file.unwrap_or_else(|no| panic!("{at}: {no}")), &at);
                    }
                }
            }
            for piece in board::components(game, words).unwrap() {
                let file = format!("piece.{}.{}.day.svg", piece.id, language.code());
                is_picture(&page::picture(game, &file).unwrap_or_else(|no| panic!("{file}: {no}")), &file);
            }
        }
        for file in
            ["", "piece", "piece.x.en.day.svg", "example.x.0.en.day.svg", "piece.x.xx.day.svg", "piece.x.en.dusk.svg"]
        {
            assert!(page::picture(game, file).is_err(), "{file}");
        }
    }
}

#[test]
fn pictures_stand_beside_rules_that_are_there_and_one_page_names_them() {
    let games = all().unwrap();
    for game in games.games() {
        let text = board::rulebook(game.name()).unwrap().text(Language::English);
        let is_there = |rule: &str| text.contains(&format!("<a id=\"{rule}\"></a>"));
        let pieces = board::components(game, Words::of("en")).unwrap();
        let beside = board::beside(game).unwrap();
        assert!(!beside.is_empty(), "{}", game.name());
        for (rule, id) in beside {
            assert!(is_there(rule), "{rule}");
            assert!(pieces.iter().any(|piece| piece.id == id), "{rule}: {id} is no component");
        }
        for language in Language::ALL {
            let lines = board::one_page(game, Words::in_language(language)).unwrap();
            assert!(!game.is_shown() || (10..=15).contains(&lines.len()), "{}", game.name());
            for line in lines {
                assert!(is_there(line.rule), "{}", line.rule);
                assert!(!line.text.contains("-page-") && !line.text.contains('{'), "{}", line.text);
                assert!(line.picture.into_string().starts_with("<svg"), "{}", line.rule);
            }
        }
    }
}

/// The anchors of a page, and where its links within itself lead.
fn anchors(page: &str) -> (Vec<&str>, BTreeSet<&str>) {
    let after = |mark: &'static str| page.split(mark).skip(1).filter_map(|rest| rest.split('"').next());
    (after(" id=\"").collect(), after("href=\"#").collect())
}

#[test]
fn every_link_of_a_rulebook_leads_somewhere_in_every_language_and_the_page_is_light() {
    let games = all().unwrap();
    for game in games.games() {
        let mut english = Vec::new();
        for language in Language::ALL {
            let words = Words::in_language(language);
            let page = page::rules(game, words, None).unwrap().into_string();
            let (ids, links) = anchors(&page);
            let once: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(once.len(), ids.len(), "{}: an anchor stands there twice", game.name());
            for link in links {
                assert!(once.contains(link), "{} {}: #{link}", game.name(), language.code());
            }
            if language == Language::English {
                english = ids.iter().map(|id| id.to_string()).collect();
            }
            assert_eq!(ids, english, "{} {}", game.name(), language.code());
            assert!(!page.contains("rulebook-") || !page.contains(">rulebook-"), "{}", game.name());
            // A rulebook is words, and words shrink to a third or less on the way.
            assert!(page.len() < 190_000, "{} {}: {} bytes", game.name(), language.code(), page.len());
        }
    }
}

#[test]
fn the_book_opens_over_a_table_at_a_rule_a_ruling_or_a_section() {
    let games = all().unwrap();
    for (game, number, anchor) in [
        ("stone-age", "SA-3.6", "SA-3.6"),
        ("stone-age", "SA-3", "SA-3"),
        ("eiszeit", "EZ-R4", "EZ-R4"),
        ("neanderthal", "NE-G8", "NE-G8"),
    ] {
        for language in Language::ALL {
            let words = Words::in_language(language);
            let book = page::rule_panel(games.get(game).unwrap(), number, words).unwrap().expect(number).into_string();
            assert!(book.contains(&format!("data-open=\"{anchor}\"")), "{number}");
            assert!(book.contains(&words.say("rulebook-back")), "{number}");
            let (ids, links) = anchors(&book);
            assert!(links.iter().all(|link| ids.contains(link)), "{number}");
            // Rulings of a table and sections are marked by the script.
            let is_named = book.contains(&format!("class=\"ruling named\" id=\"{number}\""));
            assert_eq!(is_named, ["SA-3.6", "NE-G8"].contains(&number), "{number}");
        }
    }
    assert!(page::rule_panel(games.get("stone-age").unwrap(), "SA-99.9", Words::of("en")).unwrap().is_none());
}
