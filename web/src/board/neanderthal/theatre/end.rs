//! The end of a game that all species win or lose together: what was to be reached, and who has reached it (NE-K1).

use super::super::goal;
use super::Show;
use super::signs::{animal, man};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::neanderthal::Who;
use maud::html;

/// Shows the end. Where everybody plays alone, the page of the end tells it.
pub(super) fn show(show: &mut Show) {
    let words = show.scene.words;
    let view = show.after.view;
    let (Some((reached, needed)), Some(verdict)) = (goal::reached(view), goal::verdict(view, words)) else { return };
    let one = |(index, who): (usize, Who)| {
        let people = &view.table.peoples[who];
        let (lives, tame) = (view.table.lives(who), !people.herd.is_empty());
        let key = match (lives, tame) {
            (false, _) => "ne-show-died-out",
            (true, false) => "ne-show-no-animal",
            (true, true) => "ne-show-with-animal",
        };
        let drawing = html! {
            (show.named(who))
            span.ne-scene-row { @if lives { (man(who, false)) } @for biome in people.herd.iter() { (animal(biome)) } }
            span class={ "ne-scene-told" @if !(lives && tame) { " ne-scene-failed" } } { (words.say(key)) }
        };
        Part::new(drawing).class("ne-scene-fate").at(400 + 500 * index as u32).lasting(300).sounds(Sound::Drum)
    };
    let body = html! {
        div.ne-scene-fates { @for part in view.table.playing().enumerate().map(one) { (part) } }
        (Part::new(html! { (verdict) }).class("ne-scene-outcome").at(2000).lasting(400).by(By::Popping).sounds(Sound::Bell))
    };
    let count = words.with("ne-show-reached", &[("reached", reached.into()), ("needed", needed.into())]);
    let title = words.say(if reached >= needed { "ne-show-won" } else { "ne-show-lost" });
    show.beats.push(Beat::tableau(&title, &count, 2500, body).class("ne-scene-end"));
}
