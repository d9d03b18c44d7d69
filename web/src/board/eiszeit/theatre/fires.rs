//! The fires turn, area by area: each flares up with its value, and beside it stands how the crowd fits.

use super::super::limit::{Limit, crowd};
use super::{Show, area_of, fire};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::eiszeit::{Area, Event, View};
use maud::{Markup, html};

/// Shows one event.
pub(super) fn show(show: &mut Show, index: usize, event: &Event) {
    match *event {
        Event::SettlingEnded { seat } => {
            let words = show.scene.words;
            let ended = words.with("ez-show-settling-ended", &[("name", show.scene.name(seat).into())]);
            let drawing = html! {
                (Part::new(html! { (words.say("ez-show-fires-turn")) }).class("formula").lasting(350).by(By::Popping).sounds(Sound::Drum))
                (Part::new(html! { (ended) }).at(250))
            };
            show.beats.push(Beat::at("ez-area-6", drawing).class("slate ez-announce").hold(800));
        }
        Event::FireRevealed { area, value, .. } => turned(show, index, area, value),
        _ => {}
    }
}

/// The view with the fires that were turned up in this step up to an event.
pub(super) fn lit(show: &Show, index: usize) -> View {
    let mut view = show.before.clone();
    for event in &show.events[..=index] {
        if let Event::FireRevealed { fire, value, .. } = *event
            && let Some(token) = view.fires.iter_mut().find(|token| token.fire == fire)
            && token.value.is_none()
        {
            token.value = Some(value);
            let unseen = &mut view.unseen_fires[usize::from(value) % 3];
            *unseen = unseen.saturating_sub(1);
        }
    }
    view
}

fn turned(show: &mut Show, index: usize, area: Area, value: u8) {
    let view = lit(show, index);
    let Some(ground) = area_of(&view, area) else { return };
    let limit = Limit::of(&view, ground, show.scene.data);
    let token = html! {
        span.ez-flare {}
        (fire(Some(value)))
        (tally(show, crowd(ground), &limit.text(), limit.strain(crowd(ground))))
    };
    let part = Part::new(token).class("in-row").lasting(300).by(By::Popping).sounds(Sound::Stone);
    show.beats
        .push(Beat::at(format!("ez-chip-{area} ez-area-{area}"), html! { (part) }).class("ez-turned").hold(80).stays());
}

/// How many of how many: "8 of 6".
pub(super) fn tally(show: &Show, crowd: u8, limit: &str, strain: &str) -> Markup {
    html! { span class={ "ez-tally " (strain) } { b { (crowd) } " " (show.scene.words.with("ez-of", &[("limit", limit.into())])) } }
}
