//! Nothing is skipped: every rule that the program names stands in the rulebook, every rule of the rulebook is cited by a
//! test, every section of the printed rulebook stands in the table `rules/coverage.md`, and the tests named there exist.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const RULEBOOK: &str = include_str!("../rules/en.md");
const COVERAGE: &str = include_str!("../rules/coverage.md");

/// The sections of the printed rulebook (rulebook 002).
const PRINTED: &str = "A A1 A2 A3 A4 A5 B B1 B2 B3 B4 C C1 C2 D D1 D2 D3 D4 D5 D6 D7 E E1 E2 E3 E4 E5 F1 F2 F3 \
                       G G1 G2 G3 G4 G5 G6 G7 G8 H1 I I1 I2 I3 J J1 K1 K2 Addendum";

/// The Rust files of a folder of this crate, by name, folders within it included.
fn sources(folder: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.file_stem().unwrap().to_string_lossy().into_owned();
                found.entry(name).or_insert_with(String::new).push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    found
}

/// The numbers after `NE-` in a text.
fn named(text: &str) -> BTreeSet<String> {
    let number = |at: usize| text[at + 3..].chars().take_while(char::is_ascii_alphanumeric).collect();
    text.match_indices("NE-").map(|(at, _)| number(at)).collect()
}

/// The numbers of our rules, in order.
fn rules() -> Vec<&'static str> {
    RULEBOOK.split("<a id=\"NE-").skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// The names of the tests of every test file but this one.
fn tests() -> BTreeMap<String, Vec<String>> {
    let name = |rest: &str| rest.split('(').next().unwrap().to_string();
    let all = |text: &String| text.split("#[test]\nfn ").skip(1).map(name).collect();
    sources("tests")
        .iter()
        .filter(|(file, _)| *file != "coverage")
        .map(|(file, text)| (file.clone(), all(text)))
        .collect()
}

/// The rows of the coverage tables, each as its cells.
fn rows() -> Vec<Vec<&'static str>> {
    let body = COVERAGE.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| printed |"));
    let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim).collect();
    body.filter(|line| !line.starts_with("| ruling |")).map(cells).collect()
}

#[test]
fn every_rule_that_the_program_names_stands_in_the_rulebook() {
    let named: BTreeSet<String> = sources("src").values().flat_map(|text| named(text)).collect();
    assert!(named.len() > 60, "{named:?}");
    for rule in named {
        let heading = format!("<a id=\"NE-{rule}\"></a>\n**NE-{rule}** ");
        assert!(RULEBOOK.contains(&heading), "NE-{rule} is not in the rulebook");
    }
}

#[test]
fn every_rule_of_the_rulebook_is_cited_by_a_test() {
    let texts = sources("tests");
    let cited: BTreeSet<String> =
        texts.iter().filter(|(file, _)| *file != "coverage").flat_map(|(_, text)| named(text)).collect();
    let names: Vec<String> = tests().into_values().flatten().collect();
    let rules = rules();
    assert!(rules.len() > 80, "{rules:?}");
    for rule in rules {
        // A test cites a rule in its text, or bears its letter as the first word of its name.
        let letter = format!("{}_", rule.to_lowercase());
        let told = cited.contains(rule) || names.iter().any(|name| name.starts_with(&letter));
        assert!(told, "no test cites NE-{rule}");
    }
}

#[test]
fn every_section_and_every_rule_has_its_row_in_the_coverage_table() {
    let rows = rows();
    for section in PRINTED.split_whitespace() {
        let has = |row: &Vec<&str>| row[0].split([' ', ',']).any(|word| word == section);
        assert!(rows.iter().any(has), "the printed section {section} has no row");
    }
    let mut mapped = BTreeSet::new();
    for row in &rows {
        let [_, _, ours, tests] = row[..] else { panic!("{row:?}") };
        // Only history and hints, which give no rule, do without a test.
        assert!(tests != "\u{2013}" || ["\u{2013}", "NE-A"].contains(&ours), "{row:?}");
        // "NE-C1 to NE-C3" stands for the three.
        let numbers: Vec<String> =
            ours.split("NE-").skip(1).map(|rest| named(&format!("NE-{rest}")).pop_first().unwrap()).collect();
        mapped.extend(numbers.iter().cloned());
        for pair in numbers.windows(2).filter(|pair| ours.contains(&format!("NE-{} to NE-{}", pair[0], pair[1]))) {
            let (from, to) = (at(&pair[0]), at(&pair[1]));
            mapped.extend(rules()[from..=to].iter().map(|rule| rule.to_string()));
        }
    }
    for rule in rules() {
        assert!(mapped.contains(rule), "NE-{rule} has no row");
    }
    for rule in mapped {
        assert!(rules().contains(&rule.as_str()), "NE-{rule} is not in the rulebook");
    }
}

/// Where a rule stands in the rulebook.
fn at(rule: &str) -> usize {
    rules().iter().position(|one| *one == rule).unwrap_or_else(|| panic!("NE-{rule} is not in the rulebook"))
}

#[test]
fn every_test_that_the_coverage_table_names_exists_in_the_file_it_names() {
    let tests = tests();
    let mut seen = 0;
    for row in rows() {
        if row[3] == "\u{2013}" {
            continue; // a paragraph without a rule
        }
        for item in row[3].split(';') {
            let (file, names) = item.trim().split_once(':').unwrap_or((item.trim(), ""));
            let file = file.trim_start_matches('`').split('`').next().unwrap();
            let there = tests.get(file).unwrap_or_else(|| panic!("no test file \"{file}\": {row:?}"));
            for name in names.split(',').filter_map(|name| name.trim().strip_suffix('\u{2026}')) {
                assert!(there.iter().any(|test| test.starts_with(name)), "no test of `{file}` begins with \"{name}\"");
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen}");
}
