//! Courting and marriage: a suitor's die beside the daughter, and what becomes of him (NE-G1, NE-E3).

use super::super::art;
use super::signs::{man, small, struck, thrown, woman};
use super::{HUNTERS, Show, names};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::neanderthal::{Alpha, Daughter, Event, Who};
use maud::{Markup, html};

/// Shows one event.
pub(super) fn show(show: &mut Show, index: usize, event: &Event) {
    match *event {
        Event::Courted { who, daughter, success } => courted(show, index, (who, daughter), success),
        Event::Married { who, daughter, .. } if !is_courted(show, daughter) => {
            if show.is_own(who) && show.scene.seat.is_some() {
                return;
            }
            let words = show.line(event);
            let beat = wedding(show, who, daughter, &words);
            show.beats.push(beat);
        }
        Event::HusbandMoved { who, to, .. } => show.tell(who, event, show.at_daughter(to, who)),
        Event::Replaced { victim, by } => {
            show.tell(by, event, show.row(victim));
            show.flies(man(by, false), show.row(by), show.cell(victim, HUNTERS));
        }
        _ => {}
    }
}

/// Whether a daughter is courted in this step: then her marriage is told with it.
fn is_courted(show: &Show, daughter: Daughter) -> bool {
    show.events.iter().any(|event| matches!(event, Event::Courted { daughter: one, .. } if *one == daughter))
}

fn courted(show: &mut Show, index: usize, (who, daughter): (Who, Daughter), success: bool) {
    let earlier = &show.events[..index];
    let dice = earlier.iter().rev().find_map(|event| match event {
        Event::Rolled { who: thrower, dice } if *thrower == who => Some(dice.clone()),
        _ => None,
    });
    let killed = earlier
        .iter()
        .any(|event| matches!(event, Event::SuitorKilled { who: one, daughter: at } if *one == who && *at == daughter));
    let married = show.events[index..]
        .iter()
        .any(|event| matches!(event, Event::Married { who: one, daughter: at, .. } if *one == who && *at == daughter));
    let bite = show.scene.data.daughter(daughter).bite;
    let faces: Vec<(u8, &'static str)> = dice
        .unwrap_or_default()
        .into_iter()
        .map(|face| {
            (
                face,
                if success {
                    "ne-hit"
                } else if bite.has(face) && killed {
                    "ne-bite"
                } else {
                    ""
                },
            )
        })
        .collect();
    let words = show.scene.words;
    let key = match (killed, success, married) {
        (true, ..) => "ne-show-suitor-dies",
        (_, true, true) => "ne-show-marries",
        (_, true, false) => "ne-show-wins-her",
        (_, false, _) => "ne-show-refused",
    };
    let figures = [("who", names::folk(words, who).into()), ("daughter", names::daughter(words, daughter).into())];
    let alpha = show.before.view.table.peoples[who].alpha == Alpha::Suitor(daughter);
    let suitor = if killed { struck(man(who, alpha), 480) } else { man(who, alpha) };
    let verdict =
        html! { span class={ "ne-scene-verdict" @if !success { " ne-scene-failed" } } { (words.with(key, &figures)) } };
    let drawing = html! {
        span.ne-scene-doer { (suitor) (thrown(&faces, 0, &show.row(who))) (woman(daughter)) }
        (Part::new(verdict).at(if faces.is_empty() { 250 } else { 480 }).lasting(200).by(By::Popping).sounds(Sound::Bell))
    };
    let hold = if show.concerns(super::Place::Daughter(daughter), who) { 700 } else { 350 };
    let beat = Beat::at(show.at_daughter(daughter, who), drawing).class("slate ne-scene-slate").hold(hold);
    show.beats.push(beat);
}

/// A man of the own people marries without a word.
fn wedding(show: &Show, who: Who, daughter: Daughter, words: &str) -> Beat {
    let drawing: Markup = html! {
        span.ne-scene-doer {
            (Part::new(man(who, false)).lasting(300).from(show.cell(who, HUNTERS)))
            (small(art::portal(lascaux_games::neanderthal::Portal::VenusOrange))) (woman(daughter))
        }
        span.ne-scene-verdict { (words) }
    };
    Beat::at(show.at_daughter(daughter, who), drawing).class("slate ne-scene-slate").hold(450)
}
