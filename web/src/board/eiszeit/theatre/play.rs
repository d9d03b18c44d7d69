//! Cards that are played, discarded and drawn, and stones that are paid and taken.

use super::super::cards::ends;
use super::super::{face, pigment};
use super::{HAND, STONES, Show, stone};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::eiszeit::{Card, CardView, Colour, Event};
use lascaux_table::Seat;
use maud::{Markup, html};

/// In the middle of the map.
const MIDDLE: &str = "ez-area-6";

/// Shows one event.
pub(super) fn show(show: &mut Show, event: &Event) {
    match *event {
        Event::Played { seat, card, .. } => played(show, event, seat, card),
        Event::Paid { seat, stones } => {
            let beat = Beat::flight(stone(), stones.into(), show.keeps(seat, STONES), "ez-supply-light");
            show.beats.push(beat);
        }
        Event::Took { seat, dark, light } => {
            for (supply, many) in [("ez-supply-dark", dark), ("ez-supply-light", light)] {
                show.beats.push(Beat::flight(stone(), many.into(), supply, show.keeps(seat, STONES)));
            }
        }
        Event::StonesLaidOver { stones } => {
            show.beats.push(Beat::flight(stone(), stones.into(), "ez-supply-dark", "ez-supply-light"));
            let words = show.line(event);
            show.beats.push(Beat::at(MIDDLE, html! { (words) }).class("slate ez-announce").hold(900));
        }
        Event::Chosen { seat, by } => chosen(show, event, seat, by),
        Event::NothingToPlay { seat } => show.tell(seat, event, format!("strip-{seat}")),
        // Whoever has done something is not told to have stopped.
        Event::Declined { seat } if show.act().is_none_or(|act| act.hunters.is_empty()) => {
            show.tell(seat, event, format!("strip-{seat}"));
        }
        Event::Discarded { seat, colour, .. } if !show.is_own(seat) => {
            let place = format!("ez-top-{}", colour.word());
            let back = Part::new(back(colour)).lasting(60).leaves(100, place).sounds(Sound::Wood);
            show.beats.push(Beat::at(show.keeps(seat, HAND), html! { (back) }).class("ez-back-flies").hold(100));
        }
        Event::Drew { seat, colour, card } if show.before.round > 0 => drew(show, seat, colour, card),
        _ => {}
    }
}

/// Somebody else's card comes from the hand, can be read, and goes to its pile.
fn played(show: &mut Show, event: &Event, seat: Seat, card: Card) {
    if show.is_own(seat) {
        return;
    }
    let view = CardView::of(card, show.scene.data);
    let ends = ends(&view, show.before, show.scene.words);
    let picture = html! {
        svg.ez-component.ez-shown-card viewBox=(face::CARD_BOX) {
            (face::lying(&view, face::LYING.1, ends.as_deref(), show.scene.words))
        }
    };
    let words = show.line(event);
    let pile = format!("ez-top-{} strip-{seat}", card.colour().word());
    let part = Part::new(picture).lasting(400).from(show.keeps(seat, HAND)).leaves(1500, pile).sounds(Sound::Wood);
    let drawing = html! {
        span class={ "ez-doer seat-" (pigment(seat)) } { span.mark { (super::MARKS[pigment(seat)]) } " " (words) }
        (part)
    };
    show.beats.push(Beat::at(MIDDLE, drawing).class("slate ez-plays").hold(50));
}

/// Whom a card helps: its player points at somebody.
fn chosen(show: &mut Show, event: &Event, seat: Seat, by: Seat) {
    let arrow = html! { svg.sign.large viewBox="-2 -1 26 20" { (super::art::arrow()) } };
    let part = Part::new(arrow).lasting(450).from(format!("strip-{by}")).by(By::Flying);
    show.beats.push(Beat::at(format!("strip-{seat}"), html! { (part) }).hold(150));
    show.tell(by, event, format!("strip-{seat}"));
}

/// A card comes from its pile: to others with its back, to the viewer's own hand into its place.
fn drew(show: &mut Show, seat: Seat, colour: Colour, card: Option<Card>) {
    let pile = format!("ez-pile-{}", colour.word());
    let copies = |card: Card| {
        let hand = show.after.players.get(seat.index()).and_then(|player| player.hand.as_ref());
        hand.map_or(0, |hand| hand.iter().filter(|other| other.card == card).count())
    };
    let beat = match card.filter(|_| show.is_own(seat)) {
        Some(card) => {
            let place = format!("ez-card-{card}-{}", copies(card).saturating_sub(1));
            let back = Part::new(back(colour)).lasting(300).from(pile).leaves(320, place.clone()).hides(place.clone());
            Beat::at(place, html! { (back.sounds(Sound::Wood)) }).class("ez-back-flies").after()
        }
        None => {
            let back = Part::new(back(colour)).lasting(60).leaves(100, show.keeps(seat, HAND)).adds(1);
            Beat::at(pile, html! { (back) }).class("ez-back-flies")
        }
    };
    show.beats.push(beat);
}

fn back(colour: Colour) -> Markup {
    html! { svg.ez-shown-back viewBox="-2 -2 80 98" { (face::back(colour, 76.0, 94.0)) } }
}
