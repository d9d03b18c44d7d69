//! The notation: every action and outcome as a short text, and back.

mod parts;

use crate::action::Action;
use crate::chance::Outcome;
use crate::dice::{Dice, MOST_DICE};
use crate::state::StoneAge;
use lascaux_table::{Code, Form, Grammar, Refusal};

pub(crate) const GRAMMAR: Grammar = Grammar {
    actions: Action::FORMS,
    outcomes: &[
        Form { form: "dice FACE ...", meaning: "the dice show these faces, in any order", example: "dice 3 4 1" },
        Form { form: "card NAME", meaning: "this card is turned up or drawn", example: "card food-7-pottery" },
        Form { form: "building NAME", meaning: "this building turns up", example: "building 2-wood-1-brick" },
    ],
    words: &[
        (
            "PLACE",
            "toolmaker, hut, field, hunt, forest, clay-pit, quarry, river, card-1 to card-4 (by price), building-1 to building-4",
        ),
        ("N", "a whole number from 1"),
        ("RESOURCE", "wood, brick, stone, gold"),
        ("TOOL", "1 to 4 for a tile of that value, once-2, once-3, once-4 for a one-use tool"),
        ("FACE", "1 to 6"),
        ("NAME", "a card or a building as the data file and the rulebook's appendix name it"),
    ],
};

fn unreadable(text: &str, hint: &str) -> Refusal {
    let shown: String = text.chars().take(60).collect();
    Refusal::new(Code::Notation, format!("\"{shown}\" cannot be read: {hint}"))
}

/// Why a text is no action: food is no resource, the form that the first word has, or all first words.
fn unreadable_action(text: &str, words: &[&str]) -> Refusal {
    let first = words.first().copied().unwrap_or_default();
    let food =
        [("pay", "SA-5.2"), ("feed", "SA-7.3"), ("take", "SA-5.13")].into_iter().find(|(word, _)| *word == first);
    if let Some((_, rule)) = food.filter(|_| words.contains(&"food")) {
        return Refusal::rule(rule, "Resources are wood, brick, stone and gold; food is none.")
            .with_code(Code::Notation);
    }
    let forms: Vec<&Form> = Action::FORMS.iter().filter(|form| form.form.split(' ').next() == Some(first)).collect();
    if forms.is_empty() {
        let mut verbs: Vec<&str> = Action::FORMS.iter().filter_map(|form| form.form.split(' ').next()).collect();
        verbs.dedup();
        return unreadable(text, &format!("it begins with none of {}.", verbs.join(", ")));
    }
    let written: Vec<String> = forms.iter().map(|form| format!("\"{}\"", form.form)).collect();
    let mut hint = format!("it is written {}, such as \"{}\"", written.join(" or "), forms[forms.len() - 1].example);
    for (word, meaning) in GRAMMAR.words {
        if forms.iter().any(|form| form.form.split(' ').any(|part| part == *word)) {
            hint += &format!("; {word}: {meaning}");
        }
    }
    unreadable(text, &(hint + "."))
}

impl StoneAge {
    pub(crate) fn action_of(&self, text: &str) -> Result<Action, Refusal> {
        let text = text.to_ascii_lowercase();
        match text.split_ascii_whitespace().next() {
            Some("pass") => Err(self.no_passing()),
            _ => {
                let words: Vec<&str> = text.split_ascii_whitespace().take(32).collect();
                Action::read(self, &words).map(Action::canonical).map_err(|_| unreadable_action(&text, &words))
            }
        }
    }

    pub(crate) fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Dice(dice) => format!("dice {dice}"),
            Outcome::Card(card) => format!("card {}", self.card(card).name),
            Outcome::Building(building) => format!("building {}", self.building(building).name),
        }
    }

    pub(crate) fn outcome_of(&self, text: &str) -> Result<Outcome, Refusal> {
        let text = &text.to_ascii_lowercase();
        let words: Vec<&str> = text.split_ascii_whitespace().take(32).collect();
        let bad = |hint: &str| Err(unreadable(text, hint));
        match words.as_slice() {
            ["dice", faces @ ..] if (1..=usize::from(MOST_DICE)).contains(&faces.len()) => {
                let faces: Option<Vec<u8>> = faces.iter().map(|face| face.parse().ok()).collect();
                match faces.and_then(|faces| Dice::of(&faces)) {
                    Some(dice) => Ok(Outcome::Dice(dice)),
                    None => bad("dice show 1 to 6, such as \"dice 3 4 1\"."),
                }
            }
            ["card", name] => match self.data().card(name) {
                Some(card) => Ok(Outcome::Card(card)),
                None => bad("there is no such card; the rulebook's appendix names them."),
            },
            ["building", name] => match self.data().building(name) {
                Some(building) => Ok(Outcome::Building(building)),
                None => bad("there is no such building; the rulebook's appendix names them."),
            },
            _ => bad("an outcome is dice with up to ten faces, or a card's or building's name; ask for \"notation\"."),
        }
    }
}
