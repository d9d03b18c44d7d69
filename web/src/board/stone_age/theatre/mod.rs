//! What is shown of a step: [`throw`] for dice and what they bring, [`gains`] for what is paid, bought and gained, [`feeding`]
//! for the meal of all tribes, [`rounds`] for what comes with a new round.

mod feeding;
mod gains;
mod rounds;
mod throw;

use super::Scene;
use super::places::thing_id;
use crate::board::{Beat, Board, MARKS, in_strip};
use lascaux_games::stone_age::{Event, Good, Phase, Place, Stage, StoneAge, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// A step that is being shown.
struct Show<'a> {
    before: &'a View,
    after: &'a View,
    scene: &'a Scene<'a>,
    /// Where what is gained comes from.
    source: String,
    /// The points of each seat as far as they are told.
    scores: Vec<i64>,
    beats: Vec<Beat>,
}

/// The beats of a step.
pub(super) fn beats(before: &View, events: &[Event], after: &View, scene: &Scene) -> Vec<Beat> {
    let mut show = Show {
        before,
        after,
        scene,
        source: source(before, scene),
        scores: before.players.iter().map(|player| player.score).collect(),
        beats: Vec::new(),
    };
    let mut rest = events;
    while !rest.is_empty() {
        let taken = one(&mut show, rest);
        rest = rest.get(taken.max(1)..).unwrap_or_default();
    }
    show.beats
}

/// Shows what the first of these events begins, and says how many of them belong to it.
fn one(show: &mut Show, events: &[Event]) -> usize {
    let before = show.before;
    match &events[0] {
        Event::Rolled { .. } | Event::ToolsUsed { .. } => return throw::show(show, events),
        Event::Gained { .. } if matches!(before.stage.stage, Stage::Tools { .. }) => return throw::show(show, events),
        Event::Harvested { .. } if before.phase != Phase::Feeding => return feeding::show(show, events),
        Event::Paid { .. } => gains::pay(show, events),
        Event::Placed { seat, place, .. } => show.tell_after(*seat, &events[0], *place),
        Event::Declined { seat, place, .. } => show.tell_after(*seat, &events[0], *place),
        Event::CardTurnedUp { .. } | Event::BuildingTurnedUp { .. } | Event::RoundBegan { .. } => {
            rounds::show(show, &events[0]);
        }
        event => gains::show(show, event),
    }
    1
}

/// Where what is gained in this step comes from: what is paid for, the die that is taken, or the place that is used.
fn source(before: &View, scene: &Scene) -> String {
    let bought = || {
        scene.events.iter().rev().find_map(|event| match event {
            Event::CardBought { card, .. } => Some(format!("sa-card-{} sa-hunt", card.name)),
            _ => None,
        })
    };
    match before.stage.stage {
        Stage::PayCard { slot } => thing_id(before, Place::card(slot.into())),
        Stage::PayBuilding { stack } => thing_id(before, Place::building(stack.into())),
        Stage::TakeOrKeep | Stage::DrawExtra => bought().unwrap_or_default(),
        _ => String::new(),
    }
}

impl Show<'_> {
    fn is_own(&self, seat: Seat) -> bool {
        self.scene.seat == Some(seat)
    }

    /// An event in the words of the log.
    fn line(&self, event: &Event) -> String {
        StoneAge::log_line(event, self.scene.data, self.scene.names, self.scene.words).unwrap_or_default()
    }

    /// Where something comes from, or a place.
    fn from(&self, place: &str) -> String {
        if self.source.is_empty() { place.to_string() } else { format!("{} {place}", self.source) }
    }

    /// What somebody else does, in words where it is done; nothing of what the viewer does.
    fn caption(&self, seat: Seat, event: &Event, place: impl Into<String>) -> Option<Beat> {
        let pigment = StoneAge::pigment(self.before, seat);
        (!self.is_own(seat)).then(|| Beat::caption(place, pigment, html! { (self.line(event)) }).spot(18))
    }

    fn tell(&mut self, seat: Seat, event: &Event, place: impl Into<String>) {
        let caption = self.caption(seat, event, place);
        self.beats.extend(caption);
    }

    /// The same when it is done.
    fn tell_after(&mut self, seat: Seat, event: &Event, place: Place) {
        let caption = self.caption(seat, event, thing_id(self.after, place));
        self.beats.extend(caption.map(Beat::after));
    }

    /// Who does it, for everybody else.
    fn who(&self, seat: Seat, words: &str) -> Markup {
        let pigment = StoneAge::pigment(self.before, seat);
        html! {
            @if !self.is_own(seat) {
                span class=(format!("sa-doer seat-{pigment}")) { span.mark { (MARKS[pigment]) } " " (words) }
            }
        }
    }
}

/// A sign of the board as large as a line.
fn sign(glyph: Markup) -> Markup {
    html! { svg class="sign" viewBox="-13 -13 26 26" { (glyph) } }
}

/// Where a seat keeps a good: on the viewer's own shelf, or in the strip.
fn purse(seat: Seat, good: Good) -> String {
    let (word, column) = match good {
        Good::Food => ("food", 1),
        Good::Resource(resource) => (resource.word(), 2),
    };
    format!("sa-have-{seat}-{word} {}", in_strip(seat, column))
}
