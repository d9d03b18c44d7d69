//! Who is lost to the events of a round, one after another: elders to age, hunters to chaos, dependents to a blizzard
//! (NE-D3 to NE-D6).

use super::super::art;
use super::signs::{animal, die, man, small, struck, thrown, woman};
use super::{ELDERS, HUNTERS, Show, names};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::neanderthal::{Elder, Event, Key, Rank, Stage, Who};
use maud::{Markup, html};

/// Dice for the elders: each face is a rank. Other throws are shown with what they decide.
pub(super) fn thrown_for(show: &Show) -> Option<u8> {
    match show.before.view.table.stage {
        Stage::Mortality { icon, .. } if show.before.view.dice.is_some() => Some(icon),
        _ => None,
    }
}

/// Shows a throw for elders.
pub(super) fn thrown_dice(show: &mut Show, who: Who, dice: &[u8]) {
    let Some(icon) = thrown_for(show) else { return };
    let words = show.scene.words;
    let dead: Vec<Rank> = show
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::ElderDied { who: whose, rank } if whose == who => Some(rank),
            _ => None,
        })
        .collect();
    let faces: Vec<(u8, &'static str)> = dice
        .iter()
        .map(|face| (*face, if dead.iter().any(|rank| rank.number() == *face) { "ne-bite" } else { "" }))
        .collect();
    let elders = Rank::all().filter(|rank| show.before.view.table.peoples[who].elders[*rank] != Elder::Vacant);
    let one = |rank: Rank| {
        let piece = html! { span.ne-scene-rank { (die(rank.number(), "ne-rank-die")) (man(who, false)) } };
        html! { span.ne-scene-elder { @if dead.contains(&rank) { (struck(piece, 450)) } @else { (piece) } small { (names::rank(words, rank)) } } }
    };
    let told = if dead.is_empty() {
        words.say("ne-show-nobody-dies")
    } else {
        words.with("ne-show-die", &[("count", dead.len().into())])
    };
    let verdict = html! { span class={ "ne-scene-verdict" @if !dead.is_empty() { " ne-scene-failed" } } { (told) } };
    let drawing = html! {
        span.ne-scene-doer { (show.named(who)) (thrown(&faces, 0, &show.row(who))) }
        span.ne-scene-doer { @for rank in elders { (one(rank)) } }
        (Part::new(verdict).at(480).lasting(150).by(By::Popping))
    };
    let hold = if dead.is_empty() && !show.is_own(who) { 150 } else { 400 };
    let place = format!("ne-event-{icon} {}", show.row(who));
    show.beats.push(Beat::at(place, drawing).class("slate ne-scene-slate").spot(10).hold(hold));
}

/// Shows somebody who is lost.
pub(super) fn show(show: &mut Show, event: &Event) {
    match *event {
        // Those of a throw are told with it.
        Event::HuntersLost { .. } if is_wounded(show) => {}
        Event::HuntersLost { who, number } => {
            show.tell(who, event, show.row(who));
            let place = show.cell(who, HUNTERS);
            lost(show, (0..number.min(6)).map(|_| man(who, false)).collect(), place);
        }
        // Told with the dice.
        Event::ElderDied { .. } if thrown_for(show).is_some() => {}
        Event::ElderDied { who, rank } => {
            show.tell(who, event, show.row(who));
            let place = format!("ne-elder-{who}-{rank} {}", show.cell(who, ELDERS));
            lost(show, vec![man(who, false)], place);
        }
        Event::DaughterLost { who, daughter } => {
            show.tell(who, event, show.row(who));
            let place = show.at_daughter(daughter, who);
            lost(show, vec![woman(daughter)], place);
        }
        Event::AnimalLost { who, biome } => {
            show.tell(who, event, show.row(who));
            let place = show.row(who);
            lost(show, vec![animal(biome)], place);
        }
        Event::DaughterBecameHunter { who, daughter } => {
            show.tell(who, event, show.row(who));
            show.flies(man(who, false), show.at_daughter(daughter, who), show.cell(who, HUNTERS));
        }
        Event::Wandered { who, to } => {
            show.tell(who, event, show.row(to));
            let arrow = html! { span.ne-scene-doer { (man(who, false)) (small(art::arrow())) } };
            show.flies(arrow, show.row(who), show.cell(to, HUNTERS));
        }
        _ => {}
    }
}

/// Whether hunters are lost to dice, thrown in this step or before it, and not to chaos.
fn is_wounded(show: &Show) -> bool {
    let thrown = |event: &Event| matches!(event, Event::Hunted { .. } | Event::Attacked { .. });
    show.before.view.table.losing.is_some() || show.events.iter().any(thrown)
}

/// Some are crossed out where they were, and are gone.
fn lost(show: &mut Show, pieces: Vec<Markup>, place: String) {
    let one = |(index, piece): (usize, Markup)| struck(piece, 60 * index as u32);
    let row = html! { span.ne-scene-doer { @for piece in pieces.into_iter().enumerate().map(one) { (piece) } } };
    let part = Part::new(row).lasting(150).vanishes(650).sounds(Sound::Stone);
    show.beats.push(Beat::at(place, html! { (part) }).class("ne-scene-lost"));
}
