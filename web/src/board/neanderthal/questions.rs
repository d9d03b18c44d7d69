//! What is asked, and of whom, in a sentence or two.

use super::{daughters, names};
use crate::board::Scene;
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_neanderthal::{Deal, Key, Place, Reason, Slot, Stage, View, Ware, Who};
use lascaux_table::Seat;

/// The name of a question as a part of a key.
pub(super) fn slug(question: &str) -> String {
    question.replace('\'', "").replace(' ', "-")
}

pub(super) fn question(view: &View, scene: &Scene) -> String {
    let words = scene.words;
    let all = &view.table;
    if let Stage::Over { reason } = all.stage {
        return words.say(match reason {
            Reason::LastRound => "ne-over-last-round",
            Reason::Ice => "ne-over-ice",
        });
    }
    let what = slug(view.question);
    let Some(who) = view.asked else {
        let thrower = scene.turn["species"].as_str().and_then(Who::read);
        let slot = scene.turn["slot"].as_str().and_then(Slot::read);
        return words.with(
            &format!("ne-chance-{what}"),
            &[
                ("who", thrower.map_or_else(String::new, |who| names::folk(words, who)).into()),
                ("count", scene.turn["count"].as_u64().unwrap_or(0).into()),
                ("slot", slot.map_or_else(String::new, |slot| names::slot(words, slot)).into()),
            ],
        );
    };
    let seat = all.peoples[who].seat.unwrap_or(Seat(0));
    let figures = figures(view, words, who);
    if scene.seat != Some(seat) {
        let what = words.with(&format!("ne-what-{what}"), &figures);
        let figures =
            [("name", scene.name(seat).into()), ("who", names::who(words, who).into()), ("what", what.into())];
        return words.with("ne-wait", &figures);
    }
    let asked = words.with(&format!("ne-ask-{what}"), &figures);
    if all.seats == 1 {
        return words.with("ne-ask-as", &[("who", names::who(words, who).into()), ("question", asked.into())]);
    }
    asked
}

/// The figures that questions speak of: how many, which card, which disks, which terms.
fn figures(view: &View, words: &Words, who: Who) -> Vec<(&'static str, FluentValue<'static>)> {
    let all = &view.table;
    let counted = view.species.iter().find(|one| one.who == who);
    let lies = |slot: Slot| all.rows[slot].card();
    let place = |place: Place| names::place(words, place, lies);
    let (mut number, mut card, mut disks) = (0, String::new(), String::new());
    match all.stage {
        Stage::ChaosHunters { least, lost, .. } => number = least.saturating_sub(lost),
        Stage::Wanderlust { left, .. } | Stage::Recall { left, .. } => number = left,
        Stage::Blizzard { .. } => {
            number = counted.map_or(0, |one| one.dependents.saturating_sub(one.hunters / 2));
        }
        Stage::Auction { bid, .. } | Stage::Lay { bid, .. } => number = bid,
        Stage::Strike { place: on, hits, .. } => {
            number = hits;
            card = place(on);
        }
        _ => {}
    }
    if let Some(daughter) = all.current {
        card = names::daughter(words, daughter);
        let open = view.daughters.iter().find(|open| open.daughter == daughter);
        disks = open.map_or_else(String::new, |open| daughters::bid_colours(open.card, words));
    }
    if let Some(suit) = all.suit {
        card = names::daughter(words, suit.daughter);
    }
    if let Some(hunt) = all.hunt {
        card = place(Place::Slot(hunt.on));
    }
    if let Some(freeing) = all.freeing {
        disks = names::disks(words, &freeing.disks);
    }
    if let Some(losing) = all.losing {
        number = losing.left;
    }
    let hand = counted.map_or(0, |one| one.hand_limit);
    let terms = all.deal.map_or_else(String::new, |deal| terms(view, words, &deal));
    let (from, to) = all.deal.map_or((who, who), |deal| (deal.from, deal.to));
    vec![
        ("number", number.into()),
        ("card", card.into()),
        ("disks", disks.into()),
        ("hand", hand.into()),
        ("terms", terms.into()),
        ("from", names::folk(words, from).into()),
        ("to", names::to_folk(words, to).into()),
    ]
}

/// The terms of an offer, one after another.
fn terms(view: &View, words: &Words, deal: &Deal) -> String {
    let place = |place: Place| names::place(words, place, |slot| view.table.rows[slot].card());
    let ware = |ware: Ware| match ware {
        Ware::Card(biome) => names::biome(words, biome),
        Ware::Daughter(daughter) => names::daughter(words, daughter),
        Ware::Disk(disk) => words.with("ne-a-disk", &[("colour", names::disk(words, disk).into())]),
    };
    let mut said = Vec::new();
    let mut add = |key: &str, who: Who, card: Option<String>| {
        if let Some(card) = card {
            said.push(words.with(key, &[("who", names::folk(words, who).into()), ("card", card.into())]));
        }
    };
    add("ne-term-leave", deal.from, deal.leave.map(place));
    add("ne-term-leave", deal.to, deal.ask.map(place));
    add("ne-term-give", deal.from, deal.give.map(ware));
    add("ne-term-give", deal.to, deal.take.map(ware));
    let bride = |marriage: lascaux_neanderthal::Marriage| names::daughter(words, marriage.daughter);
    add("ne-term-marry", deal.from, deal.groom.map(bride));
    add("ne-term-marry", deal.to, deal.bride.map(bride));
    if said.is_empty() { words.say("ne-no-terms") } else { said.join(" ") }
}
