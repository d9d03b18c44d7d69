//! The notation: short English words, one line per decision, the same in every door.

mod parts;

use crate::action::{Action, Card};
use crate::chance::Outcome;
use crate::state::Ware;
use crate::vocabulary::Coupling;
use lascaux_table::kit::{Misread, Part, read_word};
use lascaux_table::{Code, Form, Grammar, Refusal};
use parts::{COLOUR, card, number};

macro_rules! forms {
    ($($form:literal, $meaning:literal, $example:literal;)+) => {
        &[$(Form { form: $form, meaning: $meaning, example: $example }),+]
    };
}

pub(crate) const GRAMMAR: Grammar = Grammar {
    actions: Action::FORMS,
    outcomes: forms! {
        "dice FACE ...", "dice, in any order", "dice 3 4 1";
        "card BIOME | card DAUGHTER", "the card that turns up", "card horse";
        "board COLOUR", "the next seat's board (NE-C4)", "board red";
        "sexuality COUPLING", "the next species' sexuality card (NE-C5)", "sexuality harem-pair-bond";
    },
    words: &[
        ("COLOUR", "red (Cro-Magnon), yellow (Neanderthal), green (Archaic)"),
        ("PIECE", "a COLOUR, or alpha"),
        ("DISK", "orange, white, black"),
        ("RANK", "chief, shaman, knapper, warrior, trapper, firestarter"),
        ("BIOME", "a biome's name in small letters, such as horse, gray-wolf, flint-mine-hafted-point"),
        ("DAUGHTER", "a daughter's name in small letters, such as piper, a-woman-with-a-name"),
        ("CARD", "a BIOME or a DAUGHTER"),
        ("WARE", "card BIOME, daughter DAUGHTER, disk DISK"),
        ("TARGET", "elder RANK, husband DAUGHTER, daughter DAUGHTER DISK, card BIOME"),
        ("PORTAL", "venus-orange, venus-black, shaman-orange, shaman-white, bison-white, bison-black"),
        ("SEXUALITY", "promiscuity, harem, pair-bond"),
        ("COUPLING", "promiscuity-harem, harem-pair-bond, pair-bond-promiscuity"),
        ("FACE", "1 to 6"),
        ("N", "a number"),
    ],
};

fn bad(message: impl Into<String>) -> Refusal {
    Refusal::new(Code::Notation, message.into())
}

pub(crate) fn read_action(text: &str) -> Result<Action, Refusal> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    Action::read(&(), &words).map_err(|misread| match (misread, &words[..]) {
        (Misread::Part(refusal), _) => refusal,
        (Misread::Form, []) => bad("Say what you do; \"legal\" lists what you may do."),
        (Misread::Form, [verb, ..]) => {
            match Action::FORMS.iter().find(|form| form.form.split(' ').next() == Some(verb)) {
                Some(form) => bad(format!("\"{verb}\" is said like this: {}.", form.form)),
                None => bad(format!("\"{verb}\" is no word of this game's notation.")),
            }
        }
    })
}

/// What changes hands, as offers write it.
pub(crate) fn ware_words(ware: Ware) -> String {
    let mut text = String::new();
    Ware::write(&(), ware, &mut text);
    text.split_off(1)
}

pub(crate) fn write_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Biome(biome) => format!("card {biome}"),
        Outcome::Daughter(daughter) => format!("card {daughter}"),
        Outcome::Board(who) => format!("board {who}"),
        Outcome::Coupling(card) => format!("sexuality {card}"),
        Outcome::Dice(counts) => {
            let mut text = String::from("dice");
            crate::event::faces(counts).iter().for_each(|face| text.push_str(&format!(" {face}")));
            text
        }
    }
}

pub(crate) fn read_outcome(text: &str) -> Result<Outcome, Refusal> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    Ok(match words[..] {
        ["card", name] => match card(name)? {
            Card::Biome(biome) => Outcome::Biome(biome),
            Card::Daughter(daughter) => Outcome::Daughter(daughter),
        },
        ["board", name] => Outcome::Board(read_word(name, COLOUR)?),
        ["sexuality", name] => Outcome::Coupling(read_word::<Coupling>(name, "sexuality card")?),
        ["dice", ref faces @ ..] if faces.len() <= 100 => {
            let mut counts = [0u8; 6];
            for face in faces {
                match number(face)? {
                    face @ 1..=6 => counts[usize::from(face) - 1] += 1,
                    _ => return Err(bad(format!("\"{face}\" is no face of a die; there is 1 to 6."))),
                }
            }
            Outcome::Dice(counts)
        }
        _ => return Err(bad("Chance says \"dice 1 3 4\", \"card NAME\", \"board COLOUR\" or \"sexuality NAME\".")),
    })
}
