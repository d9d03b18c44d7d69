//! The glacier comes over its area (EZ-10), and the next round begins (EZ-11).

use super::super::frame::Frame;
use super::super::land::ice;
use super::super::pigment;
use super::super::shapes::Shapes;
use super::{STOCK, STONES, Show, area_id, area_of, hunter, mammoth, stone};
use crate::board::{Beat, By, Layout, MARKS, Part, Sound};
use lascaux_games::eiszeit::{Area, Event};
use lascaux_table::Seat;
use maud::{Markup, html};

/// Shows one event of the glacier. Whoever stands there goes home before the ice comes.
pub(super) fn show(show: &mut Show, event: &Event) {
    match *event {
        Event::LastByLot { seat } => {
            let words = show.line(event);
            let drawing = html! { (Part::new(doer(seat, &words)).lasting(350).by(By::Popping).sounds(Sound::Drum)) };
            show.beats.push(Beat::at("ez-area-6", drawing).class("slate ez-announce").hold(900));
        }
        Event::Covered { seat, area } => covered(show, event, seat, area),
        _ => {}
    }
}

fn covered(show: &mut Show, event: &Event, seat: Seat, area: Area) {
    for event in show.events {
        match *event {
            Event::SentHome { seat, hunters } => {
                let place = format!("ez-hunters-{seat}-{area} ez-area-{area}");
                let beat = Beat::flight(hunter(seat, false), hunters.into(), place, show.keeps(seat, STOCK));
                show.beats.push(beat);
            }
            Event::MammothsLeft { mammoths, .. } => {
                let place = format!("ez-mammoths-{area} ez-area-{area}");
                show.beats.push(Beat::flight(mammoth(), mammoths.into(), place, "ez-herd").class("ez-herd-leaves"));
            }
            _ => {}
        }
    }
    if let Some(ground) = area_of(show.after, area) {
        let frame = Frame::of(Layout::Wide);
        let shapes = Shapes::of(&show.after.areas, &frame);
        // From beyond the upper edge, as far as the area is below it.
        let way = vec![(0.0, -f64::from(shapes.room(area.index()).bottom) - 40.0), (0.0, 6.0), (0.0, 0.0)];
        let part = Part::drawn(ice(ground, &shapes, &frame)).lasting(1100).along(way).sounds(Sound::Stone);
        show.beats.push(Beat::on_board("0 0 1024 720", html! { (part) }).class("ez-wide-ice").hold(250).stays());
        let part = Part::new(floe()).lasting(700).by(By::Popping).sounds(Sound::Stone);
        show.beats.push(Beat::at(area_id(area), html! { (part) }).class("ez-phone-ice").hold(100).stays());
    }
    show.tell(seat, event, area_id(area));
}

/// Ice by itself, for where the map is too small for its outline.
fn floe() -> Markup {
    html! {
        svg.ez-floe viewBox="0 0 110 70" {
            path.ez-glacier fill="url(#ez-g-ice)" d="M4 34C6 12 30 4 56 6C84 2 106 14 106 36C108 58 84 66 54 64C24 68 2 58 4 34Z" {}
            path.ez-facets d="M20 20L38 12L46 44L30 50ZM60 16L84 14L90 40L70 46Z" {}
        }
    }
}

/// Shows one event of the next round: stones go over, and who begins.
pub(super) fn next_round(show: &mut Show, event: &Event) {
    match *event {
        Event::SupplyRenewed { stones } => {
            show.beats.push(Beat::flight(stone(), stones.into(), "ez-supply-light", "ez-supply-dark"));
        }
        Event::FloorPaid { seat, stones } => {
            show.beats.push(Beat::flight(stone(), stones.into(), show.keeps(seat, STONES), "ez-supply-dark"));
        }
        Event::RoundBegan { round, seat } => {
            let words = show.scene.words;
            let title = words.with("ez-round-of", &[("round", round.into()), ("rounds", show.after.rounds.into())]);
            begins(show, &title, seat);
        }
        Event::Began { seat } => {
            let title = show.scene.words.say("ez-phase-preparation");
            begins(show, &title, seat);
        }
        _ => {}
    }
}

fn begins(show: &mut Show, title: &str, seat: Seat) {
    let begins = show.scene.words.with("ez-show-begins", &[("name", show.scene.name(seat).into())]);
    let drawing = html! {
        (Part::new(html! { (title) }).class("formula").lasting(400).by(By::Popping).sounds(Sound::Drum))
        (Part::new(doer(seat, &begins)).at(300))
    };
    show.beats.push(Beat::at("ez-area-6", drawing).class("slate ez-announce").hold(800).after());
}

fn doer(seat: Seat, words: &str) -> Markup {
    html! { span class={ "ez-doer seat-" (pigment(seat)) } { span.mark { (MARKS[pigment(seat)]) } " " (words) } }
}
