//! What is shown of a step: [`play`] for cards and stones, [`pieces`] for what is placed, moved and removed, [`fires`] for
//! fires, [`conflict`] for areas where too many stand, [`scoring`] and [`summary`] for what a round brings, [`ice`] for the
//! glacier and the next round.

mod conflict;
mod fires;
mod ice;
mod pieces;
mod play;
mod scoring;
mod summary;

use super::cards::card_name;
use super::{Scene, art, face, pigment};
use crate::board::{Beat, Board, MARKS, in_strip};
use lascaux_games::eiszeit::{ActText, Area, AreaView, Card, Eiszeit, Event, StageText, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// The columns of the strip.
const STONES: usize = 0;
const STOCK: usize = 1;
const CLUBS: usize = 2;
const HAND: usize = 3;
const POINTS: usize = 5;

/// A step that is being shown.
struct Show<'a> {
    before: &'a View,
    after: &'a View,
    scene: &'a Scene<'a>,
    /// Everything that happened in the step.
    events: &'a [Event],
    beats: Vec<Beat>,
}

/// The beats of a step.
pub(super) fn beats(before: &View, events: &[Event], after: &View, scene: &Scene) -> Vec<Beat> {
    let mut show = Show { before, after, scene, events, beats: Vec::new() };
    for (index, event) in events.iter().enumerate() {
        let told = show.beats.len();
        one(&mut show, index, event);
        if let Some(phase) = phase_of(event) {
            let new = show.beats.split_off(told);
            show.beats.extend(new.into_iter().map(|beat| beat.in_phase(phase)));
        }
    }
    show.beats
}

/// The phase that an event belongs to, where a step goes through several, as the table tells them (see
/// [`super::strip::progress`]).
fn phase_of(event: &Event) -> Option<usize> {
    match event {
        Event::FireRevealed { .. } | Event::Conflict { .. } => Some(1),
        Event::Scored { .. } => Some(2),
        Event::Covered { .. } | Event::SentHome { .. } | Event::MammothsLeft { .. } | Event::LastByLot { .. } => {
            Some(3)
        }
        _ => None,
    }
}

fn one(show: &mut Show, index: usize, event: &Event) {
    match event {
        Event::SettlingEnded { .. } | Event::FireRevealed { .. } => fires::show(show, index, event),
        Event::Conflict { area, .. } => conflict::show(show, index, *area),
        // The first of them tells for all; those who left and whose clubs went are told with their area.
        Event::Scored { seat, .. } if seat.index() == 0 => {
            scoring::show(show);
            summary::show(show);
        }
        Event::Covered { .. } | Event::SentHome { .. } | Event::MammothsLeft { .. } | Event::LastByLot { .. } => {
            ice::show(show, event);
        }
        Event::SupplyRenewed { .. } | Event::FloorPaid { .. } | Event::RoundBegan { .. } | Event::Began { .. } => {
            ice::next_round(show, event);
        }
        Event::Placed { .. }
        | Event::Moved { .. }
        | Event::Removed { .. }
        | Event::MammothPlaced { .. }
        | Event::MammothMoved { .. }
        | Event::MammothRemoved { .. }
        | Event::FireMoved { .. }
        | Event::FireSeen { .. }
        | Event::ClubTaken { .. } => pieces::show(show, event),
        event => play::show(show, event),
    }
}

impl Show<'_> {
    fn is_own(&self, seat: Seat) -> bool {
        self.scene.seat == Some(seat)
    }

    /// An event in the words of the log.
    fn line(&self, event: &Event) -> String {
        Eiszeit::log_line(event, self.scene.data, self.scene.names, self.scene.words).unwrap_or_default()
    }

    /// Somebody's mark and name.
    fn named(&self, seat: Seat) -> Markup {
        html! { span class={ "ez-named ez-seat-" (pigment(seat)) } { (marked(seat)) b { (self.scene.name(seat)) } } }
    }

    /// The card that is being carried out.
    fn act(&self) -> Option<&ActText> {
        match &self.before.stage {
            StageText::Action(act) | StageText::FireSeen(act) => Some(act),
            _ => None,
        }
    }

    /// Which card does it, and whose it is where somebody else played it.
    fn by_card(&self) -> Markup {
        let Some(act) = self.act() else { return html! {} };
        let (words, player) = (self.scene.words, self.before.active);
        let name = card_name(act.card, words);
        let told = if act.seat == player {
            name
        } else {
            words.with("ez-show-card-of", &[("card", name.into()), ("name", self.scene.name(player).into())])
        };
        html! { span.ez-by { (small_card(act.card)) span { (told) } } }
    }

    /// What somebody else has done, told where it was done, with the card that made it possible.
    fn tell(&mut self, seat: Seat, event: &Event, place: impl Into<String>) {
        if self.is_own(seat) {
            return;
        }
        let words = self.line(event);
        let drawing = html! { (self.by_card()) span.ez-did { span.mark { (MARKS[pigment(seat)]) } " " (words) } };
        self.beats.push(Beat::caption(place, pigment(seat), drawing).class("ez-told").hold(700).after());
    }

    /// Where a seat keeps something: on the viewer's own shelf, or in the strip.
    fn keeps(&self, seat: Seat, column: usize) -> String {
        let own = match column {
            STONES => "ez-own-stones ",
            STOCK => "ez-own-stock ",
            CLUBS => "ez-own-clubs ",
            _ => "",
        };
        format!("{}{}", if self.is_own(seat) { own } else { "" }, in_strip(seat, column))
    }
}

fn area_id(area: Area) -> String {
    format!("ez-area-{area}")
}

/// The hunters of a seat in an area, or the area.
fn hunters_id(seat: Seat, area: Area) -> String {
    format!("ez-hunters-{seat}-{area} ez-clubbed-{seat}-{area} ez-area-{area}")
}

fn area_of(view: &View, area: Area) -> Option<&AreaView> {
    view.areas.get(area.index())
}

/// A drawing as large as a line.
fn sign(class: &str, view_box: &str, drawing: Markup) -> Markup {
    html! { svg class={ "ez-sign-" (class) } viewBox=(view_box) { (drawing) } }
}

fn hunter(seat: Seat, club: bool) -> Markup {
    sign("man", "0 0 29 37", art::man_of(seat, club))
}

fn stone() -> Markup {
    sign("stone", "1 1 28 21", art::stone())
}

fn mammoth() -> Markup {
    sign("mammoth", "4 4 180 120", art::mammoth())
}

fn fire(value: Option<u8>) -> Markup {
    sign("fire", "2 0 37 34", art::fire(value))
}

fn club() -> Markup {
    sign("club", "4 0 32 62", art::club())
}

fn marked(seat: Seat) -> Markup {
    sign("mark", "0 0 14 14", art::mark(pigment(seat)))
}

/// A card as small as a line: its picture on its colour.
fn small_card(card: Card) -> Markup {
    let side = card.colour().word();
    html! {
        svg.ez-sign-card viewBox="0 0 108 102" {
            rect class={ "ez-small-card ez-small-card-" (side) } width="108" height="102" rx="12" {}
            g class={ "ez-ink-" (side) } {
                rect.ez-window x="4" y="4" width="100" height="94" rx="9" {}
                g transform="translate(4 4)" { (face::picture(card)) }
            }
        }
    }
}
