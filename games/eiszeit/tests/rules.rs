//! The rulebook in words and the figures and refusals of the program say the same.

use lascaux_eiszeit::{Area, Card, Eiszeit};
use lascaux_table::Game;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn crate_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rulebook() -> String {
    std::fs::read_to_string(crate_folder().join("rules/en.md")).unwrap()
}

/// All rule numbers in a text, such as EZ-3.10 and EZ-R4.
fn cited(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices("EZ-") {
        let rest = &text[at + 3..];
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.' && c != 'R').unwrap_or(rest.len());
        let number = rest[..end].trim_end_matches('.');
        if (number.starts_with('R') && number.len() > 1) || number.contains('.') {
            found.insert(format!("EZ-{number}"));
        }
    }
    found
}

fn sources(folder: &Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_rule_that_is_cited_can_be_looked_up() {
    let rules = rulebook();
    let mut texts = rules.clone();
    sources(&crate_folder().join("src"), &mut texts);
    sources(&crate_folder().join("tests"), &mut texts);
    for number in cited(&texts) {
        assert!(rules.contains(&format!("<a id=\"{number}\"></a>")), "{number} is cited but not in the rulebook");
    }
}

#[test]
fn every_numbered_rule_carries_its_anchor() {
    let rules = rulebook();
    for line in rules.lines().filter(|line| line.starts_with("**EZ-")) {
        let number = line.trim_start_matches("**").split("**").next().unwrap();
        assert!(rules.contains(&format!("<a id=\"{number}\"></a>\n**{number}** ")), "{number}");
    }
}

#[test]
fn the_appendices_show_the_figures_of_the_data_with_their_provenance() {
    let rules = rulebook();
    let data = Eiszeit::data(None).unwrap();
    let word = |source| serde_json::to_value(source).unwrap().as_str().unwrap().to_string();
    for card in Card::ALL {
        let figures = data.cards[card.index()];
        let stones = match card {
            _ if card.is_cult() => "as copied".to_string(),
            Card::Mammoth => figures.stones.map(|stones| stones.to_string()).join(" / "),
            _ => figures.stones[0].to_string(),
        };
        let row = format!(
            "| `{card}` | {} | {} | {stones} | {} | {} |",
            card.colour(),
            figures.copies,
            word(figures.source),
            card.rule()
        );
        assert!(rules.contains(&row), "{row}");
    }
    for area in Area::all() {
        let row =
            format!("| {area} | {} | {} |", data.landscapes[area.index()], word(data.landscape_sources[area.index()]));
        assert!(rules.contains(&row), "{row}");
    }
}

#[test]
fn every_option_is_in_the_rulebook_with_its_values() {
    let rules = rulebook();
    for spec in Eiszeit::option_specs() {
        let row = format!("| `{}` | `{}` (default), `{}` |", spec.name, spec.values[0], spec.values[1]);
        assert!(rules.contains(&row), "{row}");
    }
}
