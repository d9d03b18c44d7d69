//! What is asked, and of whom, in a sentence or two.

use super::{Layout, Scene, Table, planning};
use lascaux_games::neanderthal::names::{self, WORDS};
use lascaux_games::neanderthal::{Biome, Deal, Place, Stage, View, Who};
use lascaux_table::{Arg, Said, Seat, said};

pub(super) fn question(view: &View, scene: &Scene) -> String {
    if let Some(asked) = planning::asked(&Table::new(view, scene)) {
        return asked;
    }
    let mut question = scene.words.told(&asked(view, scene), scene.names);
    if let Stage::ChooseSexuality { who } = view.table.stage {
        question.push_str(&sides(view, scene, who));
    }
    question
}

/// What each side of a sexuality card costs, before one is chosen.
fn sides(view: &View, scene: &Scene, who: Who) -> String {
    let words = scene.words;
    let Some(card) = view.table.peoples[who].coupling else { return String::new() };
    let side = |side| {
        let laid = scene.data.sexualities[side].mpi;
        let what = words.told(&names::sexuality(side), &[]);
        let figures = [("what", what.into()), ("count", laid.total().into())];
        format!(" {}", words.with("ne-side-cost", &figures))
    };
    let costs: String = card.sides().into_iter().map(side).collect();
    // The corner of a wide table has room for two lines.
    if scene.layout == Layout::Wide { costs } else { format!("{costs} {}", words.say("ne-side-scores")) }
}

fn asked(view: &View, scene: &Scene) -> Said {
    let all = &view.table;
    if let Stage::Over { reason } = all.stage {
        return names::reason(reason);
    }
    let Some(who) = view.asked else { return awaited(view) };
    let seat = all.peoples[who].seat.unwrap_or(Seat(0));
    if scene.seat != Some(seat) {
        let what = with_figures(Said::new(&WORDS, format!("ne-what-{}", view.question)), view, scene, who);
        return said!(WORDS, "ne-wait", name = seat, who = names::who(who), what = what);
    }
    let is_chosen = view.number == Some(0) || all.freeing.is_some_and(|freeing| freeing.disks.total() == 0);
    if is_chosen && !scene.plan.actions.is_empty() {
        return said!(WORDS, "ne-ask-all-chosen");
    }
    let question = with_figures(Said::new(&WORDS, format!("ne-ask-{}", view.question)), view, scene, who);
    if all.seats == 1 {
        return said!(WORDS, "ne-ask-as", who = names::who(who), question = question);
    }
    question
}

/// What chance has to tell.
fn awaited(view: &View) -> Said {
    let mut said = Said::new(&WORDS, format!("ne-chance-{}", view.question));
    if let Some(dice) = view.dice {
        said = said.with("who", names::folk(dice.who)).with("count", dice.count);
    }
    match view.slot {
        Some(slot) => said.with("slot", names::slot(slot)),
        None => said,
    }
}

/// A question with what it speaks of: how many, which card, which disks, which terms.
fn with_figures(said: Said, view: &View, scene: &Scene, who: Who) -> Said {
    let all = &view.table;
    let mut said = said.with("number", view.number.unwrap_or(0));
    if let Some(card) = card(view) {
        said = said.with("card", card);
    }
    if let Some(freeing) = all.freeing {
        said = said.with("disks", names::disks(&freeing.disks));
    } else if let Some(daughter) = all.current {
        let bid = scene.data.daughter(daughter).bid;
        said = said.with("disks", bid.iter().map(names::disk).collect::<Arg>());
    }
    if let Some(counted) = view.species.iter().find(|one| one.who == who) {
        said = said.with("hand", counted.hand_limit);
    }
    if let Some(deal) = all.deal {
        said = said.with("from", names::folk(deal.from)).with("to", names::to_folk(deal.to));
        said = said.with("terms", terms(view, &deal));
    }
    said
}

/// The card that a question is about.
fn card(view: &View) -> Option<Said> {
    let all = &view.table;
    let place = |place: Place| names::place(place, lies(view, place));
    if let Some(hunt) = all.hunt {
        return Some(place(Place::Slot(hunt.on)));
    }
    if let Some(suit) = all.suit {
        return Some(names::daughter(suit.daughter));
    }
    match all.stage {
        Stage::Strike { place: on, .. } => Some(place(on)),
        _ => all.current.map(names::daughter),
    }
}

fn lies(view: &View, place: Place) -> Option<Biome> {
    match place {
        Place::Slot(slot) => view.table.rows[slot].card(),
        Place::Daughter(_) => None,
    }
}

/// The terms of an offer, one after another.
fn terms(view: &View, deal: &Deal) -> Said {
    let place = |place: Place| names::place(place, lies(view, place));
    let said = [
        ("ne-term-leave", deal.from, deal.leave.map(place)),
        ("ne-term-leave", deal.to, deal.ask.map(place)),
        ("ne-term-give", deal.from, deal.give.map(names::ware)),
        ("ne-term-give", deal.to, deal.take.map(names::ware)),
        ("ne-term-marry", deal.from, deal.groom.map(|wedding| names::daughter(wedding.daughter))),
        ("ne-term-marry", deal.to, deal.bride.map(|wedding| names::daughter(wedding.daughter))),
    ];
    let said = said
        .into_iter()
        .filter_map(|(key, who, what)| what.map(|what| said!(WORDS, key, who = names::folk(who), card = what)));
    said.reduce(|before, next| said!(WORDS, "ne-terms", before = before, next = next))
        .unwrap_or_else(|| said!(WORDS, "ne-no-terms"))
}
