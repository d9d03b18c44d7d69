//! What is placed, moved and removed: hunters, mammoths, fires, clubs. It goes its way over the old picture; then whoever did
//! it is told at the new one.

use super::super::art;
use super::{CLUBS, STOCK, Show, area_id, club, fire, hunter, hunters_id, mammoth};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::eiszeit::{Area, Event};
use lascaux_table::Seat;
use maud::{Markup, html};

/// Shows one event.
pub(super) fn show(show: &mut Show, event: &Event) {
    match *event {
        Event::Placed { seat, area, club } => {
            flies(show, hunter(seat, club), show.keeps(seat, STOCK), hunters_id(seat, area));
            show.tell(seat, event, area_id(area));
        }
        Event::Moved { seat, owner, from, to, club, clubbed } => {
            flies(show, hunter(owner, club || clubbed), hunters_id(owner, from), hunters_id(owner, to));
            show.tell(seat, event, area_id(to));
        }
        Event::Removed { seat, owner, area, clubbed } => removed(show, event, (seat, owner), area, clubbed),
        Event::MammothPlaced { seat, area } => {
            flies(show, mammoth(), "ez-herd", area_id(area));
            show.tell(seat, event, area_id(area));
        }
        Event::MammothMoved { seat, from, to } => {
            flies(show, mammoth(), format!("ez-mammoths-{from} ez-area-{from}"), area_id(to));
            show.tell(seat, event, area_id(to));
        }
        Event::MammothRemoved { seat, area } => {
            flies(show, struck(mammoth()), format!("ez-mammoths-{area} ez-area-{area}"), "ez-herd");
            show.tell(seat, event, area_id(area));
        }
        // A fire is a piece of its own, which travels by itself.
        Event::FireMoved { seat, to, .. } => show.tell(seat, event, area_id(to)),
        Event::FireSeen { seat, fire, value } => seen(show, event, seat, fire, value),
        Event::ClubTaken { seat, area } => {
            let to = area.map_or_else(|| show.keeps(seat, CLUBS), |area| hunters_id(seat, area));
            flies(show, club(), "ez-clubs", to);
            show.tell(seat, event, area.map_or_else(|| format!("strip-{seat}"), area_id));
        }
        _ => {}
    }
}

/// A piece goes from a place to a place.
fn flies(show: &mut Show, piece: Markup, from: impl Into<String>, to: impl Into<String>) {
    let part = Part::new(piece).lasting(150).by(By::Popping).leaves(200, to).sounds(Sound::Wood);
    show.beats.push(Beat::at(from, html! { (part) }).class("ez-flies").hold(50));
}

/// With a cross over it.
fn struck(piece: Markup) -> Markup {
    html! { span.ez-struck { (piece) svg.ez-strikes viewBox="0 0 20 20" { (art::cross()) } } }
}

fn removed(show: &mut Show, event: &Event, (seat, owner): (Seat, Seat), area: Area, clubbed: bool) {
    let part = Part::new(struck(hunter(owner, clubbed))).lasting(250).by(By::Popping);
    let part = part.leaves(450, show.keeps(owner, STOCK)).adds(1).sounds(Sound::Stone);
    show.beats.push(Beat::at(hunters_id(owner, area), html! { (part) }).class("ez-flies").hold(50));
    show.tell(seat, event, area_id(area));
}

/// Somebody looks at a fire: an eye over it, and for whoever looks what it shows.
fn seen(show: &mut Show, event: &Event, seat: Seat, token: Area, value: Option<u8>) {
    let lies = show.before.fires.iter().find(|one| one.fire == token).map_or(token, |one| one.area);
    let place = format!("ez-fire-{token} ez-area-{lies}");
    let eye = html! { svg.sign.large viewBox="0 0 20 14" { (art::eye()) } };
    let drawing = html! {
        div.in-row {
            (Part::new(eye).lasting(300).by(By::Popping).sounds(Sound::Stone))
            @if value.is_some() { (Part::new(fire(value)).at(450).lasting(300).by(By::Popping)) }
        }
    };
    show.beats.push(Beat::at(place, drawing).class("slate").hold(if value.is_some() { 800 } else { 300 }));
    show.tell(seat, event, area_id(lies));
}
