//! What comes with a new round: new cards and buildings, and who begins.

use super::super::cards;
use super::super::names::counted;
use super::super::places::thing_id;
use super::Show;
use crate::board::{Beat, Board, By, MARKS, Part, Sound};
use lascaux_games::stone_age::{Event, StoneAge};
use maud::{Markup, html};

/// Shows one event.
pub(super) fn show(show: &mut Show, event: &Event) {
    match *event {
        Event::CardTurnedUp { place, .. } => {
            turned_up(show, thing_id(show.after, place), "sa-whole-card", cards::CARD, cards::card_back());
        }
        Event::BuildingTurnedUp { place, .. } => {
            turned_up(show, thing_id(show.after, place), "sa-whole-building", cards::BUILDING, cards::tile_back());
        }
        Event::RoundBegan { round, start } => {
            let pigment = StoneAge::pigment(show.after, start);
            let begins = show.scene.words.with("sa-show-begins", &[("name", show.scene.name(start).into())]);
            let title = html! {
                (Part::new(html! { (counted(show.scene.words, "sa-round", round.into())) }).class("formula").lasting(400).by(By::Popping).sounds(Sound::Drum))
                (Part::new(html! { span.mark { (MARKS[pigment]) } " " (begins) }).class(format!("sa-doer seat-{pigment}")).at(300))
            };
            show.beats.push(Beat::at("sa-hut sa-hunt", title).class("slate sa-title").spot(0).hold(700).after());
        }
        _ => {}
    }
}

/// It comes from the deck with its back up, and opens where it lies.
fn turned_up(show: &mut Show, id: String, class: &str, (width, height): (u32, u32), back: Markup) {
    let back = html! { svg viewBox=(format!("0 0 {width} {height}")) { (back) } };
    let part = Part::new(back).lasting(250).from("sa-deck sa-hunt").leaves(270, id.clone()).hides(id.clone());
    let part = part.sounds(Sound::Wood);
    show.beats.push(Beat::at(id, html! { (part) }).class(class).after());
}
