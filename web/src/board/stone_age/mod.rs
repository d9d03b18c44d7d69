//! Stone Age: the board.
//!
//! - [`valley`] draws it for wide screens, [`flow`] for phones; [`places`] knows who stands where and what a click means.
//! - [`seat`] draws what lies in front of a player.
//! - [`cards`], [`glyphs`], [`symbols`], [`scenery`] and [`dice`] are the pictures, [`paint`] the hand that draws them.
//! - [`asking`] has the sentences, [`names`] the words in them, [`about`] the pages of the components.

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
mod strip;
mod symbols;
mod valley;

use super::gallery::Gallery;
use super::{Board, Component, Layout, Possible, Progress, Strip};
use crate::words::Words;
use lascaux_games::stone_age::{Action, Building, Card, Data, Event, Good, Resource, StoneAge, View};
use lascaux_table::{Game, Seat, Shelf};
use maud::Markup;

/// The pictures of the cards and buildings of one box.
struct Pictures {
    cards: Gallery<36>,
    halves: Gallery<36>,
    buildings: Gallery<28>,
}

impl Pictures {
    /// Those of the box that is played: another box has other figures.
    fn of(data: &Data) -> Option<&'static Pictures> {
        static BOXES: Shelf<Pictures> = Shelf::new();
        let bare = || Ok(Pictures { cards: Gallery::new(), halves: Gallery::new(), buildings: Gallery::new() });
        BOXES.get_or_make(&data.hash, bare).ok()
    }
}

/// The picture of a card.
fn card_picture(data: &Data, card: &Card) -> Markup {
    let draw = || cards::card(card, data);
    match (Pictures::of(data), data.card(&card.name)) {
        (Some(pictures), Some(index)) => pictures.cards.show(index.index(), draw),
        _ => draw(),
    }
}

/// The lower half of a card.
fn half_picture(data: &Data, card: &Card) -> Markup {
    let draw = || cards::half(card);
    match (Pictures::of(data), data.card(&card.name)) {
        (Some(pictures), Some(index)) => pictures.halves.show(index.index(), draw),
        _ => draw(),
    }
}

/// The picture of a building.
fn building_picture(data: &Data, building: &Building) -> Markup {
    let draw = || cards::building(building);
    match (Pictures::of(data), data.building(&building.name)) {
        (Some(pictures), Some(index)) => pictures.buildings.show(index.index(), draw),
        _ => draw(),
    }
}

type Scene<'a> = super::Scene<'a, StoneAge>;

impl Board for StoneAge {
    const STYLE: &'static str = include_str!("style.css");

    fn emblem() -> Markup {
        emblem::draw()
    }

    fn board(view: &View, scene: &Scene) -> Markup {
        let stands = places::stands(view, scene);
        match scene.layout {
            Layout::Wide => valley::draw(view, scene, &stands),
            Layout::Phone => flow::draw(view, scene, &stands),
        }
    }

    fn own(view: &View, seat: Seat, scene: &Scene) -> Markup {
        seat::draw(view, seat, scene)
    }

    fn strip(view: &View, scene: &Scene) -> Strip {
        strip::strip(view, scene)
    }

    fn progress(view: &View, scene: &Scene) -> Progress {
        strip::progress(view, scene)
    }

    fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
        seat::draw(view, seat, scene)
    }

    fn question(view: &View, scene: &Scene) -> String {
        asking::question(view, scene)
    }

    fn label(view: &View, data: &'static Data, action: &Possible<Action>, words: &Words) -> String {
        asking::label(view, data, action.action, words)
    }

    fn counted(words: &Words) -> Vec<(&'static str, String)> {
        Resource::ALL
            .into_iter()
            .map(|resource| (resource.word(), names::say(words, names::good(Good::Resource(resource)))))
            .collect()
    }

    /// Only the card that nobody else has seen.
    fn hides(view: &View) -> bool {
        view.players.iter().any(|player| player.extra_card.is_some())
    }

    fn costly(action: Action) -> bool {
        matches!(action, Action::Starve | Action::Decline)
    }

    /// A harvest of nothing is not worth a line.
    fn log_line(event: &Event, data: &'static Data, names: &[String], words: &Words) -> Option<String> {
        let is_news = !matches!(event, Event::Harvested { food: 0, .. });
        is_news.then(|| words.told(&<StoneAge as Game>::tell(event, data), names))
    }

    fn components(data: &'static Data, words: &Words) -> Vec<Component> {
        about::components(data, words)
    }
}
