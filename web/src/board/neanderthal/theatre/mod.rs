//! What is shown of a step: [`events`] for what the daughter of the round brings, [`auction`] for who takes her in,
//! [`assign`] for whom others send where, [`fight`] and [`hunt`] for throws on cards, [`court`] for daughters and their men,
//! [`gains`] for what comes of it, [`tribe`] for portals and the great change, [`end`] for a common goal.

mod assign;
mod auction;
mod court;
mod end;
mod events;
mod fight;
mod gains;
mod hunt;
mod page;
mod signs;
mod toll;
mod tribe;

use super::{Scene, Table, names};
use crate::board::{Beat, Board, MARKS, Part, in_strip};
use lascaux_games::neanderthal::{Alpha, Biome, Cubes, Daughter, Event, Key, Neanderthal, Place, Slot, View, Who};
use maud::{Markup, html};
use signs::badge;

/// The columns of the strip.
const WORDS: usize = 1;
const HUNTERS: usize = 2;
const PORTALS: usize = 3;
const ELDERS: usize = 4;

/// A step that is being shown.
struct Show<'a> {
    before: Table<'a>,
    after: Table<'a>,
    scene: &'a Scene<'a>,
    /// Everything that happened in the step.
    events: &'a [Event],
    beats: Vec<Beat>,
}

/// The beats of a step.
pub(super) fn beats(before: &View, events: &[Event], after: &View, scene: &Scene) -> Vec<Beat> {
    let (before, after) = (Table::new(before, scene), Table::new(after, scene));
    let mut show = Show { before, after, scene, events, beats: Vec::new() };
    assign::show(&mut show);
    for (index, event) in events.iter().enumerate() {
        one(&mut show, index, event);
    }
    // What an event brings is asked or thrown next, so its page comes last.
    events::show(&mut show);
    show.beats
}

fn one(show: &mut Show, index: usize, event: &Event) {
    match event {
        Event::Attacked { .. } => fight::show(show, index, event),
        Event::Hunted { .. } => hunt::show(show, index, event),
        Event::Bid { .. } | Event::Bought { .. } | Event::Unsold { .. } => auction::show(show, event),
        Event::Courted { .. } | Event::Married { .. } | Event::HusbandMoved { .. } | Event::Replaced { .. } => {
            court::show(show, index, event);
        }
        Event::Rolled { who, dice } => toll::thrown_dice(show, *who, dice),
        Event::HuntersLost { .. }
        | Event::ElderDied { .. }
        | Event::Wandered { .. }
        | Event::DaughterBecameHunter { .. }
        | Event::DaughterLost { .. }
        | Event::AnimalLost { .. } => toll::show(show, event),
        Event::PortalOpened { .. } | Event::BecameTribal { .. } => tribe::show(show, event),
        Event::GameOver { .. } => end::show(show),
        event => gains::show(show, index, event),
    }
}

impl<'a> Show<'a> {
    /// Whether the viewer leads a species.
    fn is_own(&self, who: Who) -> bool {
        self.scene.seat.is_some_and(|seat| self.after.leads(seat, who))
    }

    /// Whether the viewer has people at a place, or leads nobody and so looks at everything alike.
    fn concerns(&self, place: Place, who: Who) -> bool {
        self.scene.seat.is_none()
            || self.is_own(who)
            || Who::all().any(|one| self.is_own(one) && self.stands(place, one))
    }

    /// Whether people of a species stood at a place.
    fn stands(&self, place: Place, who: Who) -> bool {
        let all = &self.before.view.table;
        match place {
            Place::Slot(slot) => all.party(slot, who) > 0,
            Place::Daughter(daughter) => {
                let family = &all.daughters[daughter];
                family.suitors.contains(who) || family.husband.is_some_and(|man| man.who == who)
            }
        }
    }

    /// An event in the words of the log.
    fn line(&self, event: &Event) -> String {
        Neanderthal::log_line(event, self.scene.data, self.scene.names, self.scene.words).unwrap_or_default()
    }

    /// The place of a species in the strip of players.
    fn row(&self, who: Who) -> String {
        self.after.view.table.peoples[who].seat.map_or_else(String::new, |seat| format!("strip-{seat}"))
    }

    /// A number of a species in the strip of players.
    fn cell(&self, who: Who, column: usize) -> String {
        self.after.view.table.peoples[who].seat.map_or_else(String::new, |seat| in_strip(seat, column))
    }

    /// The card that lay at a place, or the row of whoever is there.
    fn at_biome(&self, biome: Biome, who: Who) -> String {
        format!("ne-card-{biome} {}", self.row(who))
    }

    fn at_daughter(&self, daughter: Daughter, who: Who) -> String {
        format!("ne-daughter-{daughter} {}", self.row(who))
    }

    fn pigment(&self, who: Who) -> usize {
        let seat = self.after.view.table.peoples[who].seat;
        seat.map_or(0, |seat| Neanderthal::pigment(self.after.view, seat))
    }

    /// A species' mark and name.
    fn named(&self, who: Who) -> Markup {
        html! { span.ne-scene-named { (badge(who)) b { (names::who(self.scene.words, who)) } } }
    }

    /// What somebody else has done, told where it was done.
    fn tell(&mut self, who: Who, event: &Event, place: impl Into<String>) {
        if self.is_own(who) {
            return;
        }
        let (pigment, words) = (self.pigment(who), self.line(event));
        let drawing = html! { span.mark { (MARKS[pigment]) } " " (words) };
        self.beats.push(Beat::caption(place, pigment, drawing).hold(450));
    }

    /// A sign goes from a place to a place.
    fn flies(&mut self, sign: Markup, from: impl Into<String>, to: impl Into<String>) {
        let part = Part::new(sign).class("ne-scene-flies").lasting(60).leaves(80, to).adds(1);
        self.beats.push(Beat::at(from, html! { (part) }));
    }

    /// The hunters of a band before the step, by colour, and whether the alpha man leads them.
    fn band(&self, slot: Slot, prey: Option<Slot>, who: Who) -> (Cubes, bool) {
        let all = &self.before.view.table;
        match prey {
            Some(prey) => (
                all.raids[prey].map_or_else(Cubes::default, |raid| raid.cubes),
                all.peoples[who].alpha == Alpha::Raid(prey),
            ),
            None => (all.parties[slot][who], all.peoples[who].alpha == Alpha::Party(slot)),
        }
    }
}
