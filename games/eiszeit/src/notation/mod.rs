//! Actions and outcomes as text, both ways.

mod parts;

use crate::action::{Action, hue};
use crate::card::Card;
use crate::chance::Outcome;
use crate::state::Eiszeit;
use lascaux_table::kit::Misread;
use lascaux_table::{Code, Form, Grammar, Refusal};

pub(crate) const GRAMMAR: Grammar = Grammar {
    actions: Action::FORMS,
    outcomes: &[
        Form { form: "card CARD", meaning: "the card that is dealt or drawn", example: "card trek" },
        Form { form: "fire VALUE", meaning: "the value of the fire that is looked at or turned up", example: "fire 2" },
        Form { form: "lot SEAT", meaning: "on whom the lot falls", example: "lot red" },
    ],
    words: &[
        ("AREA, FROM, TO", "an area by its number, 1 to 12"),
        ("FIRE", "a fire by the number of the area it was laid in at the start of the round"),
        ("VALUE", "0, 1 or 2"),
        ("SEAT", "red, yellow, green, blue, black: seats 0 to 4"),
        ("HUNTER", "a hunter by its colour; \"red-club\" is a red hunter that holds a club"),
        ("COLOUR", "light or dark"),
        (
            "CARD",
            "forest, ice-plain, meadow, stone-desert, steppe, mountains, hunters-and-mammoth, trek, mammoth, blind-fire, \
             swap, club, move-three, light-cult; all-place-two, all-place-one, seen-fire, remove-two, remove-one, \
             remove-mammoth, club-or-move, dark-cult",
        ),
        ("CULT", "light-cult or dark-cult"),
        ("WAY", "place (2 stones), near (3 stones, to a neighbour) or far (5 stones, to an area that is no neighbour)"),
    ],
};

impl Eiszeit {
    pub(crate) fn action_of(&self, text: &str) -> Result<Action, Refusal> {
        let words: Vec<&str> = text.split_whitespace().take(8).collect();
        if let ["play", name, "copy"] = *words {
            let cult = cult(card(name)?)?;
            let question = format!("Which visible card does it copy? Say \"play {cult} copy light\" or \"dark\".");
            return Err(unsaid(cult.rule(), question));
        }
        let action = Action::read(self, &words).map_err(|misread| match misread {
            Misread::Form => unread(text),
            Misread::Part(refusal) => refusal,
        })?;
        sayable(action).map(|()| action)
    }

    pub(crate) fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Card(card) => format!("card {card}"),
            Outcome::Fire(value) => format!("fire {value}"),
            Outcome::Seat(seat) => format!("lot {}", hue(seat)),
        }
    }

    pub(crate) fn outcome_of(&self, text: &str) -> Result<Outcome, Refusal> {
        let words: Vec<&str> = text.split_whitespace().take(4).collect();
        match *words {
            ["card", name] => Ok(Outcome::Card(card(name)?)),
            ["fire", value] => match value {
                "0" => Ok(Outcome::Fire(0)),
                "1" => Ok(Outcome::Fire(1)),
                "2" => Ok(Outcome::Fire(2)),
                _ => Err(Refusal::new(Code::Notation, "A fire has value 0, 1 or 2.")),
            },
            ["lot", who] => Ok(Outcome::Seat(parts::seat(self, who)?)),
            _ => Err(Refusal::new(
                Code::Notation,
                format!(
                    "\"{}\" is no outcome of this game; there is \"card CARD\", \"fire VALUE\" and \"lot SEAT\".",
                    short(text)
                ),
            )),
        }
    }

    /// Every action that can be written with the colours in play.
    pub(crate) fn each_action(&self, visit: &mut dyn FnMut(Action)) {
        Action::each(self, &mut |action| {
            if sayable(action).is_ok() {
                visit(action);
            }
        });
    }
}

/// What can be said of nothing in this game, however it stands.
fn sayable(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Move { from, to, .. } if from == to => Err(unsaid("EZ-4.1", "A move leads from one area to another.")),
        Action::MoveMammoth { from, to } if from == to => {
            Err(unsaid("EZ-4.1", "A mammoth moves from one area to another."))
        }
        Action::Move { hunter, club: true, .. }
        | Action::Swap { hunter, club: true, .. }
        | Action::With { hunter, club: true, .. }
            if hunter.clubbed =>
        {
            Err(unsaid("EZ-6.3", "A hunter holds at most one club, and this one has it; leave \"club\" out."))
        }
        Action::Play { card, copy: Some(_), .. } => cult(card).map(|_| ()),
        _ => Ok(()),
    }
}

/// Long input is cut short in answers.
fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

fn unread(text: &str) -> Refusal {
    let forms: Vec<&str> = GRAMMAR.actions.iter().map(|form| form.form).collect();
    Refusal::new(
        Code::Notation,
        format!("\"{}\" is nothing that can be said in this game; there is: {}.", short(text), forms.join("; ")),
    )
}

/// Something that can be said of nothing in this game, because of a rule.
fn unsaid(rule: &'static str, message: impl Into<lascaux_table::Said>) -> Refusal {
    Refusal::rule(rule, message).with_code(Code::Notation)
}

fn card(word: &str) -> Result<Card, Refusal> {
    Card::read(word).ok_or_else(|| {
        let names: Vec<&str> = Card::ALL.iter().map(|card| card.word()).collect();
        Refusal::new(Code::Notation, format!("There is no card \"{}\"; there is {}.", short(word), names.join(", ")))
    })
}

fn cult(card: Card) -> Result<Card, Refusal> {
    if card.is_cult() {
        return Ok(card);
    }
    Err(unsaid(Card::LightCult.rule(), format!("Only a cult card copies another one; {card} does not.")))
}
