//! The notation: every action and outcome as a short text, and back.

use crate::action::Action;
use crate::chance::Outcome;
use crate::dice::{Dice, MOST_DICE};
use crate::goods::{Payment, Resource};
use crate::place::Place;
use crate::state::StoneAge;
use crate::tools::{SLOTS, ToolUse};
use lascaux_table::{Code, Form, Grammar, Refusal};

pub(crate) const GRAMMAR: Grammar = Grammar {
    actions: &[
        Form { form: "place PLACE N", meaning: "put N of your people at a place", example: "place hunt 3" },
        Form { form: "use PLACE", meaning: "use your people at a place; they go home", example: "use forest" },
        Form { form: "tools none", meaning: "add no tool to the roll", example: "tools none" },
        Form { form: "tools TOOL ...", meaning: "add these unused tools to the roll", example: "tools 2 1 once-4" },
        Form { form: "pay N RESOURCE ...", meaning: "pay for the card or the building", example: "pay 2 wood 1 brick" },
        Form { form: "decline", meaning: "leave the card or the building", example: "decline" },
        Form {
            form: "take RESOURCE RESOURCE",
            meaning: "take two resources of your choice",
            example: "take wood gold",
        },
        Form { form: "keep", meaning: "keep the two resources for later, if the options let you", example: "keep" },
        Form { form: "pick FACE", meaning: "take a die of the dice table", example: "pick 5" },
        Form { form: "raise unused", meaning: "raise an unused tool tile", example: "raise unused" },
        Form { form: "raise used", meaning: "raise a used tool tile", example: "raise used" },
        Form { form: "feed N RESOURCE ...", meaning: "pay the missing food in resources", example: "feed 2 wood" },
        Form { form: "starve", meaning: "lose 10 points instead of paying the missing food", example: "starve" },
    ],
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

pub(crate) fn write_action(action: Action) -> String {
    match action {
        Action::Place { place, people } => format!("place {place} {people}"),
        Action::Use(place) => format!("use {place}"),
        Action::Tools(tools) => format!("tools {tools}"),
        Action::Pay(paid) => format!("pay {paid}"),
        Action::Decline => "decline".to_string(),
        Action::Take(one, other) => format!("take {one} {other}"),
        Action::Keep => "keep".to_string(),
        Action::Pick(face) => format!("pick {face}"),
        Action::Raise { used } => format!("raise {}", if used { "used" } else { "unused" }),
        Action::Feed(paid) => format!("feed {paid}"),
        Action::Starve => "starve".to_string(),
    }
}

fn read_action(text: &str) -> Result<Action, Refusal> {
    let words: Vec<&str> = text.split_ascii_whitespace().take(32).collect();
    let action = match words.as_slice() {
        ["place", place, people] => Place::read(place)
            .zip(people.parse().ok().filter(|&people| people < 100))
            .map(|(place, people)| Action::Place { place, people }),
        ["use", place] => Place::read(place).map(Action::Use),
        ["tools", "none"] => Some(Action::Tools(ToolUse::NONE)),
        ["tools", tools @ ..] if !tools.is_empty() => read_tools(tools).map(Action::Tools),
        ["pay", goods @ ..] => read_payment(goods).map(Action::Pay),
        ["feed", goods @ ..] => read_payment(goods).map(Action::Feed),
        ["take", one, other] => Resource::read(one)
            .zip(Resource::read(other))
            .map(|(one, other)| Action::Take(one.min(other), one.max(other))),
        ["pick", face] => face.parse().ok().filter(|face| (1..=6).contains(face)).map(Action::Pick),
        ["raise", "used"] => Some(Action::Raise { used: true }),
        ["raise", "unused"] => Some(Action::Raise { used: false }),
        ["decline"] => Some(Action::Decline),
        ["keep"] => Some(Action::Keep),
        ["starve"] => Some(Action::Starve),
        _ => None,
    };
    action.ok_or_else(|| unreadable_action(text, &words))
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
    let forms: Vec<&Form> = GRAMMAR.actions.iter().filter(|form| form.form.split(' ').next() == Some(first)).collect();
    if forms.is_empty() {
        return unreadable(
            text,
            "it begins with none of place, use, tools, pay, decline, take, keep, pick, raise, feed, starve.",
        );
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

fn read_tools(words: &[&str]) -> Option<ToolUse> {
    let mut tools = ToolUse::NONE;
    let mut tiles = 0;
    for word in words {
        match word.strip_prefix("once-") {
            Some(value) => {
                let value: u8 = value.parse().ok().filter(|value| (1..8).contains(value))?;
                if tools.once() >> value & 1 != 0 {
                    return None;
                }
                tools = tools.with_once(tools.once() | 1 << value);
            }
            None => {
                let value: u8 = word.parse().ok().filter(|value| (1..=4).contains(value))?;
                tiles += 1;
                tools = if tiles > SLOTS { return None } else { tools.with_tiles(value, 1) };
            }
        }
    }
    Some(tools)
}

fn read_payment(words: &[&str]) -> Option<Payment> {
    if words == ["nothing"] {
        return Some(Payment::default());
    }
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return None;
    }
    let mut paid = Payment::default();
    for pair in words.chunks_exact(2) {
        let amount: u8 = pair[0].parse().ok().filter(|amount| (1..100).contains(amount))?;
        let resource = Resource::read(pair[1])?;
        if paid.amounts()[resource.index()] > 0 {
            return None;
        }
        paid = paid.plus(resource, amount);
    }
    Some(paid)
}

impl StoneAge {
    pub(crate) fn action_of(&self, text: &str) -> Result<Action, Refusal> {
        let text = text.to_ascii_lowercase();
        match text.split_ascii_whitespace().next() {
            Some("pass") => Err(self.no_passing()),
            _ => read_action(&text),
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
