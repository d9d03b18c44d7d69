//! Stone Age: the board.
//!
//! - [`valley`] and [`piles`] draw it for wide screens, [`phone`] for phones; [`places`] knows who stands where and what a
//!   click means. [`rock`] is the wall below, [`track`] the score track, [`dice`] what was thrown.
//! - [`own`] draws the viewer's own things on their shelf, [`seat`] what lies in front of another player, [`strip`] what
//!   everybody has to know of everybody.
//! - [`cards`], [`small`], [`glyphs`], [`symbols`] and [`scenery`] are the pictures, [`paint`] the hand that draws them.
//! - [`theatre`] shows what happens in a step.
//! - [`asking`] has the sentences, [`telling`] what pieces say of themselves, [`names`] the words in them, [`about`] the
//!   pages of the components.

mod about;
mod advice;
mod asking;
mod cards;
mod dice;
mod emblem;
mod glyphs;
mod guide;
mod names;
mod own;
mod paint;
mod phone;
mod piles;
mod places;
mod pointing;
mod rock;
mod scenery;
mod seat;
mod small;
mod strip;
mod symbols;
mod telling;
mod theatre;
mod thumb;
mod track;
mod valley;

use super::gallery::Gallery;
use super::{Advice, Beat, Board, Component, Layout, OneLine, Possible, Progress, Strip, Telling};
use crate::words::Words;
use lascaux_games::stone_age::{Action, Building, Card, Data, Event, Good, Resource, StoneAge, View};
use lascaux_table::{Game, Seat, Shelf};
use maud::{Markup, html};

/// The pictures of the cards and buildings of one box.
struct Pictures {
    cards: Gallery<36>,
    halves: Gallery<36>,
    small_cards: Gallery<36>,
    buildings: Gallery<28>,
    small_buildings: Gallery<28>,
}

impl Pictures {
    /// Those of the box that is played: another box has other figures.
    fn of(data: &Data) -> Option<&'static Pictures> {
        static BOXES: Shelf<Pictures> = Shelf::new();
        let bare = || {
            Ok(Pictures {
                cards: Gallery::new(),
                halves: Gallery::new(),
                small_cards: Gallery::new(),
                buildings: Gallery::new(),
                small_buildings: Gallery::new(),
            })
        };
        BOXES.get_or_make(&data.hash, bare).ok()
    }
}

/// A picture of a card, drawn once.
fn of_card(
    data: &Data,
    card: &Card,
    wall: fn(&'static Pictures) -> &'static Gallery<36>,
    draw: impl FnOnce() -> Markup,
) -> Markup {
    match (Pictures::of(data), data.card(&card.name)) {
        (Some(pictures), Some(index)) => wall(pictures).show(index.index(), draw),
        _ => draw(),
    }
}

/// A picture of a building, drawn once.
fn of_building(
    data: &Data,
    building: &Building,
    wall: fn(&'static Pictures) -> &'static Gallery<28>,
    draw: impl FnOnce() -> Markup,
) -> Markup {
    match (Pictures::of(data), data.building(&building.name)) {
        (Some(pictures), Some(index)) => wall(pictures).show(index.index(), draw),
        _ => draw(),
    }
}

/// A card with its words.
fn card_face(data: &Data, card: &Card, words: &Words) -> Markup {
    html! {
        (of_card(data, card, |pictures| &pictures.cards, || cards::card(card, data)))
        (cards::card_words(card, words))
    }
}

/// The lower half of a card.
fn half_picture(data: &Data, card: &Card) -> Markup {
    of_card(data, card, |pictures| &pictures.halves, || cards::half(card))
}

/// A card on a phone.
fn small_card(data: &Data, card: &Card) -> Markup {
    of_card(data, card, |pictures| &pictures.small_cards, || small::card(card, data))
}

/// A building with its words.
fn building_face(data: &Data, building: &Building, words: &Words) -> Markup {
    html! {
        (of_building(data, building, |pictures| &pictures.buildings, || cards::building(building)))
        (cards::building_words(building, words))
    }
}

/// A building on a phone.
fn small_building(data: &Data, building: &Building) -> Markup {
    of_building(data, building, |pictures| &pictures.small_buildings, || small::building(building))
}

type Scene<'a> = super::Scene<'a, StoneAge>;

impl Board for StoneAge {
    const STYLE: &'static str = include_str!("style.css");

    fn emblem() -> Markup {
        emblem::draw()
    }

    fn thumb(view: &View) -> Markup {
        thumb::thumb(view)
    }

    fn board(view: &View, scene: &Scene) -> Markup {
        let stands = places::stands(view, scene);
        match scene.layout {
            Layout::Wide => valley::draw(view, scene, &stands),
            Layout::Phone => phone::draw(view, scene, &stands),
        }
    }

    fn own(view: &View, seat: Seat, scene: &Scene) -> Markup {
        own::draw(view, seat, scene)
    }

    fn advice(view: &View, scene: &Scene) -> Vec<Advice> {
        advice::advice(view, scene)
    }

    fn strip(view: &View, scene: &Scene) -> Strip {
        strip::strip(view, scene)
    }

    fn progress(view: &View, scene: &Scene) -> Progress {
        strip::progress(view, scene)
    }

    fn decided(view: &View, scene: &Scene) -> Option<String> {
        places::decided(view, scene).map(|place| places::thing_id(view, place))
    }

    fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
        seat::draw(view, seat, scene)
    }

    fn pointed(view: &View, scene: &Scene, what: &str) -> Vec<String> {
        pointing::pointed(view, scene, what)
    }

    fn telling(view: &View, scene: &Scene, piece: &str) -> Option<Telling> {
        telling::tell(view, scene, piece)
    }

    fn question(view: &View, scene: &Scene) -> String {
        asking::question(view, scene)
    }

    fn label(view: &View, data: &'static Data, action: &Possible<Action>, words: &Words) -> String {
        asking::label(view, data, action.action, words)
    }

    /// People go to a card or a building by its name: "the card for 3" says nothing afterwards.
    fn deed(view: &View, scene: &Scene, action: &Possible<Action>) -> String {
        asking::deed(view, scene, action.action)
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

    fn theatre(before: &View, events: &[Event], after: &View, scene: &Scene) -> Vec<Beat> {
        theatre::beats(before, events, after, scene)
    }

    fn components(data: &'static Data, words: &Words) -> Vec<Component> {
        about::components(data, words)
    }

    fn one_page(data: &'static Data, words: &Words) -> Vec<OneLine> {
        guide::one_page(data, words)
    }

    fn goal(data: &'static Data, words: &Words) -> String {
        guide::goal(data, words)
    }

    fn beside(data: &'static Data) -> Vec<(&'static str, String)> {
        guide::beside(data)
    }

    fn things(view: &View, seat: Seat, scene: &Scene) -> Option<Markup> {
        guide::things(view, seat, scene)
    }
}
