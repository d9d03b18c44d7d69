//! The notation: every action and outcome as a short text, and back.

use crate::action::{Action, MOST_HELD, Number};
use crate::chance::Outcome;
use lascaux_table::kit::Part;
use lascaux_table::{Code, Form, Grammar, Refusal};

pub(crate) const GRAMMAR: Grammar = Grammar {
    actions: Action::FORMS,
    outcomes: &[Form { form: "die N", meaning: "the die shows N", example: "die 4" }],
    words: &[("N", "a whole number from 1 to 9")],
};

fn unreadable(text: &str, hint: &str) -> Refusal {
    let shown: String = text.chars().take(60).collect();
    Refusal::new(Code::Notation, format!("\"{shown}\" cannot be read: {hint}"))
}

fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|&number| number <= MOST_HELD)
}

impl Part<u8, ()> for Number {
    fn read(_: &(), words: &[&str]) -> Result<u8, Refusal> {
        number(words[0]).ok_or_else(|| unreadable(words[0], "it is no number from 0 to 9."))
    }
    fn write(_: &(), pebbles: u8, into: &mut String) {
        *into += &format!(" {pebbles}");
    }
    fn each(_: &(), visit: &mut dyn FnMut(u8)) {
        (0..=MOST_HELD).for_each(visit);
    }
}

pub(crate) fn read_action(text: &str) -> Result<Action, Refusal> {
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = lower.split_ascii_whitespace().take(3).collect();
    let hint = "it is \"hold N\", such as \"hold 3\", \"odd\", \"even\" or \"pass\".";
    Action::read(&(), &words).map_err(|_| unreadable(text, hint))
}

pub(crate) fn write_outcome(Outcome(face): Outcome) -> String {
    format!("die {face}")
}

pub(crate) fn read_outcome(text: &str) -> Result<Outcome, Refusal> {
    let lower = text.to_ascii_lowercase();
    let face = lower.strip_prefix("die ").and_then(|face| number(face.trim()));
    face.map(Outcome).ok_or_else(|| unreadable(text, "a throw is written \"die N\", such as \"die 4\"."))
}
