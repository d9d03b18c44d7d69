//! Stone Age: the board.
//!
//! - [`valley`] draws it for wide screens, [`flow`] for phones; [`places`] knows who stands where and what a click means.
//! - [`seat`] draws what lies in front of a player.
//! - [`cards`], [`glyphs`], [`symbols`], [`scenery`] and [`dice`] are the pictures, [`paint`] the hand that draws them.
//! - [`asking`] and [`telling`] are the sentences, [`names`] the words in them, [`about`] the pages of the components.

mod about;
mod asking;
mod cards;
mod dice;
mod emblem;
mod flow;
mod glyphs;
mod names;
mod paint;
mod places;
mod scenery;
mod seat;
mod symbols;
mod telling;
mod valley;

use super::gallery::Gallery;
use super::{Board, Component, Scene};
use crate::words::Words;
use lascaux_stone_age::{Data, Resource, StoneAge, View};
use lascaux_table::Seat;
use maud::{Markup, html};
use serde_json::Value;
use std::sync::LazyLock;

/// The figures of the built-in box: a view names cards and buildings, and what is on them stands there.
fn figures() -> &'static Data {
    static FIGURES: LazyLock<&'static Data> =
        LazyLock::new(|| Data::read(None).expect("the built-in figures are checked by their own tests"));
    *FIGURES
}

static CARDS: Gallery<36> = Gallery::new();
static HALVES: Gallery<36> = Gallery::new();
static BUILDINGS: Gallery<28> = Gallery::new();

/// The picture of a card by its name.
fn card_named(name: &str) -> Markup {
    let data = figures();
    match data.card(name) {
        Some(index) => CARDS.show(index.into(), || cards::card(&data.cards[usize::from(index)], data)),
        None => cards::unknown(name),
    }
}

/// The lower half of a card by its name.
fn half_named(name: &str) -> Markup {
    let data = figures();
    match data.card(name) {
        Some(index) => HALVES.show(index.into(), || cards::half(&data.cards[usize::from(index)])),
        None => cards::half_back(),
    }
}

/// The picture of a building by its name.
fn building_named(name: &str) -> Markup {
    let data = figures();
    match data.building(name) {
        Some(index) => BUILDINGS.show(index.into(), || cards::building(&data.buildings[usize::from(index)])),
        None => cards::tile_back(),
    }
}

impl Board for StoneAge {
    const RULEBOOK: &'static str = include_str!("../../../../games/stone-age/rules/en.md");

    fn emblem() -> Markup {
        emblem::draw()
    }

    fn board(view: &View, scene: &Scene) -> Markup {
        let stands = places::stands(view, scene);
        html! {
            (valley::draw(view, scene, &stands))
            (flow::draw(view, scene, &stands))
        }
    }

    fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
        seat::draw(view, seat, scene)
    }

    fn question(view: &View, scene: &Scene) -> String {
        asking::question(view, scene)
    }

    fn label(view: &View, action: &str, words: &Words) -> String {
        asking::label(view, action, words)
    }

    fn counted(words: &Words) -> Vec<(&'static str, String)> {
        Resource::ALL.into_iter().map(|resource| (resource.word(), names::good(words, resource.word()))).collect()
    }

    /// Only the card that nobody else has seen.
    fn hides(view: &View) -> bool {
        view.players.iter().any(|player| player.extra_card.is_some())
    }

    fn costly(action: &str) -> bool {
        matches!(action, "starve" | "decline")
    }

    fn tell(event: &Value, names: &[String], words: &Words) -> Option<String> {
        telling::tell(event, names, words)
    }

    fn components(data: &'static Data, words: &Words) -> Vec<Component> {
        about::components(data, words)
    }
}
