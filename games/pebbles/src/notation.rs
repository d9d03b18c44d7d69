//! The notation: every action and outcome as a short text, and back.

use crate::action::{Action, MOST_HELD};
use crate::chance::Outcome;
use lascaux_table::{Code, Form, Grammar, Refusal};

pub(crate) const GRAMMAR: Grammar = Grammar {
    actions: &[
        Form { form: "hold N", meaning: "close your hand around N pebbles", example: "hold 3" },
        Form { form: "odd", meaning: "guess that the hand holds an odd number", example: "odd" },
        Form { form: "even", meaning: "guess that the hand holds an even number", example: "even" },
        Form { form: "pass", meaning: "guess nothing and pay a pebble", example: "pass" },
    ],
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

pub(crate) fn write_action(action: Action) -> String {
    match action {
        Action::Hold(pebbles) => format!("hold {pebbles}"),
        Action::Odd => "odd".to_string(),
        Action::Even => "even".to_string(),
        Action::Pass => "pass".to_string(),
    }
}

pub(crate) fn read_action(text: &str) -> Result<Action, Refusal> {
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = lower.split_ascii_whitespace().take(3).collect();
    let action = match *words {
        ["hold", pebbles] => number(pebbles).map(Action::Hold),
        ["odd"] => Some(Action::Odd),
        ["even"] => Some(Action::Even),
        ["pass"] => Some(Action::Pass),
        _ => None,
    };
    action.ok_or_else(|| unreadable(text, "it is \"hold N\", such as \"hold 3\", \"odd\", \"even\" or \"pass\"."))
}

pub(crate) fn write_outcome(Outcome(face): Outcome) -> String {
    format!("die {face}")
}

pub(crate) fn read_outcome(text: &str) -> Result<Outcome, Refusal> {
    let lower = text.to_ascii_lowercase();
    let face = lower.strip_prefix("die ").and_then(|face| number(face.trim()));
    face.map(Outcome).ok_or_else(|| unreadable(text, "a throw is written \"die N\", such as \"die 4\"."))
}
