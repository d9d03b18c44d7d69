//! The meal: everybody's mouths, food and fields, tribe after tribe; what is missing stays dark.

use super::super::glyphs;
use super::super::names::{self, counted, say};
use super::super::paint::at;
use super::{Show, sign};
use crate::board::{Beat, Board, By, MARKS, Part, Sound};
use lascaux_games::stone_age::{Event, Stage, StoneAge};
use lascaux_table::Seat;
use maud::{Markup, html};

/// Milliseconds for one tribe, and before the first.
const TRIBE: u32 = 600;
const TITLE: u32 = 400;
/// The phase of a round that is lit, among those that the table tells.
const MEAL: usize = 2;

/// How a tribe eats.
struct Meal {
    seat: Seat,
    mouths: i64,
    food: i64,
    fields: i64,
}

impl Meal {
    /// What is left over, or missing.
    fn rest(&self) -> i64 {
        self.food + self.fields - self.mouths
    }
}

/// Shows the meal of all, also of those who eat after somebody who has to choose; says how many events belong to it.
pub(super) fn show(show: &mut Show, events: &[Event]) -> usize {
    let taken = events.iter().take_while(|event| matches!(event, Event::Harvested { .. } | Event::Fed { .. })).count();
    let eaten = |wanted: Seat| {
        events[..taken].iter().find_map(|event| match event {
            Event::Fed { seat, food } if *seat == wanted => Some(i64::from(*food)),
            _ => None,
        })
    };
    let meal = |seat: Seat| {
        let player = &show.after.players[seat.index()];
        // Whoever has eaten has harvested before.
        let food = eaten(seat).map_or(player.food, |eaten| player.food + eaten - player.fields);
        Meal { seat, mouths: player.people, food, fields: player.fields }
    };
    let meals: Vec<Meal> = Seat::all(show.after.seats).map(meal).collect();
    let asked = show.after.stage;
    let body = html! {
        @for (index, meal) in meals.iter().enumerate() { (row(show, meal, TITLE + TRIBE * index as u32)) }
        @if let (Stage::Feed { .. }, Some(meal)) = (asked.stage, meals.get(asked.mover.index())) {
            (owes(show, meal, TITLE + TRIBE * meals.len() as u32))
        }
    };
    let words = show.scene.words;
    let round = counted(words, "sa-round", show.before.round.into());
    show.beats.push(Beat::tableau(&words.say("sa-show-feeds"), &round, 1500, body).class("sa-meal").in_phase(MEAL));
    taken
}

fn row(show: &Show, meal: &Meal, begin: u32) -> Markup {
    let words = show.scene.words;
    let pigment = StoneAge::pigment(show.after, meal.seat);
    let missing = meal.rest() < 0;
    let verdict = counted(words, if missing { "sa-short" } else { "sa-left-over" }, meal.rest().abs());
    html! {
        (Part::new(html! {
            b class="sa-eater" { span.mark { (MARKS[pigment]) } " " (show.scene.name(meal.seat)) }
            (mouths(meal, begin + 200))
            span class="sa-stores" {
                (sign(glyphs::food())) b { (meal.food) }
                (Part::new(html! { (sign(glyphs::field())) b { (meal.fields) } }).at(begin).lasting(200).by(By::Popping))
            }
            (Part::new(html! { (verdict) }).class(if missing { "pill bad" } else { "pill" }).at(begin + TRIBE - 50).by(By::Popping))
        }).class(format!("sa-meal-row seat-{pigment}{}", if missing { " sa-hungry" } else { "" })).at(begin).lasting(150).sounds(Sound::Drum))
    }
}

/// Everybody of a tribe; whoever has something to eat lights up with it.
fn mouths(meal: &Meal, begin: u32) -> Markup {
    let fed = meal.mouths.min(meal.food + meal.fields);
    let apart = (360 / u32::try_from(fed.max(1)).unwrap_or(1)).min(40);
    let wide = 24 * meal.mouths.max(1) + 4;
    html! {
        svg class="sa-mouths" viewBox=(format!("0 0 {wide} 50")) {
            @for index in 0..meal.mouths {
                @let x = 14.0 + 24.0 * index as f64;
                g class="sa-unfed" { (at(x, 32.0, 0.95, glyphs::person(meal.seat))) }
                @if index < fed {
                    (Part::drawn(html! {
                        (at(x, 32.0, 0.95, glyphs::person(meal.seat)))
                        (at(x, 42.0, 0.6, glyphs::food()))
                    }).at(begin + apart * index as u32).lasting(120))
                }
            }
        }
    }
}

/// What whoever has too little has to decide.
fn owes(show: &Show, meal: &Meal, begin: u32) -> Markup {
    let words = show.scene.words;
    let points = say(words, names::points(show.scene.data.starvation_penalty));
    let goods = say(words, names::any_resources(-meal.rest()));
    let owed = words.with(
        "sa-show-owes",
        &[("name", show.scene.name(meal.seat).into()), ("goods", goods.into()), ("points", points.into())],
    );
    html! { (Part::new(html! { (owed) }).class("sa-owes").at(begin)) }
}
