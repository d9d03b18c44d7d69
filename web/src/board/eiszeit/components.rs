//! Everything in the box, for the pages of the rulebook.

use super::cards::{card_name, source, source_word};
use super::face::{self, CARD_BOX, LYING};
use super::telling::of_card as told_of;
use super::{art, land};
use crate::board::Component;
use crate::words::Words;
use lascaux_games::eiszeit::{Area, Card, CardView, Colour, Data, Provenance};
use maud::{Markup, html};

pub(super) fn components(data: &'static Data, words: &Words) -> Vec<Component> {
    let mut all: Vec<Component> = Card::ALL.into_iter().map(|card| of_card(card, data, words)).collect();
    all.extend(Area::all().map(|area| of_area(area, data, words)));
    all.extend((0..3).map(|value| of_fire(value, data, words)));
    let pieces = [
        ("hunter", "EZ-1.6", "-14 -3 56 42", html! { g.ez-seat-0 { (art::man(false)) } }),
        ("mammoth", "EZ-1.4", "0 0 200 130", art::mammoth()),
        ("club", "EZ-6.1", "-30 -2 100 64", art::club()),
        ("stone", "EZ-1.7", "-15 -10 60 44", art::stone()),
        ("glacier", "EZ-10.2", "0 0 110 70", ice()),
    ];
    all.extend(pieces.into_iter().map(|(name, rule, view_box, drawing)| Component {
        id: format!("ez-piece-{name}"),
        group: words.say("ez-box-pieces"),
        name: words.say(&format!("ez-piece-{name}")),
        picture: picture(view_box, drawing),
        about: format!("{} ({rule})", piece_about(name, data, words)),
        source: "rulebook",
    }));
    all
}

/// What a piece is for, with the figures of the box.
pub(super) fn piece_about(name: &str, data: &Data, words: &Words) -> String {
    let [alone, one, many] = data.points;
    match name {
        "hunter" => words.with(
            "ez-piece-hunter-about",
            &[("count", data.hunters.into()), ("alone", alone.into()), ("one", one.into()), ("many", many.into())],
        ),
        "club" => words.with("ez-piece-club-about", &[("count", data.clubs.into())]),
        _ => words.say(&format!("ez-piece-{name}-about")),
    }
}

fn picture(view_box: &str, drawing: Markup) -> Markup {
    html! { svg.ez-component viewBox=(view_box) aria-hidden="true" focusable="false" { (drawing) } }
}

fn of_card(card: Card, data: &Data, words: &Words) -> Component {
    let face = CardView::of(card, data);
    let figures = &data.cards[card.index()];
    let copies = words.with("ez-copies", &[("count", figures.copies.into())]);
    let group = if card.colour() == Colour::Light { "ez-box-light" } else { "ez-box-dark" };
    Component {
        id: format!("ez-kind-{card}"),
        group: words.say(group),
        name: card_name(card, words),
        picture: picture(CARD_BOX, face::lying(&face, LYING.1, None, words)),
        about: format!("{copies} {} {}", told_of(&face, data, words).about(), source(face.source, words)),
        source: source_word(figures.source),
    }
}

fn of_area(area: Area, data: &Data, words: &Words) -> Component {
    let landscape = data.landscapes[area.index()];
    let neighbours: Vec<String> = data.neighbours[1][area.index()].iter().map(|other| other.to_string()).collect();
    let figures = [("area", area.number().into()), ("land", land(landscape, words).into())];
    let drawing = html! {
        (art::patch(landscape))
        text.ez-number x="48" y="38" { (area) }
    };
    Component {
        id: format!("ez-kind-area-{area}"),
        group: words.say("ez-box-areas"),
        name: words.with("ez-area-title", &figures),
        picture: picture("0 0 96 62", drawing),
        about: format!(
            "{} (EZ-4.3) {}",
            words.with("ez-neighbours", &[("areas", neighbours.join(", ").into())]),
            // Borders have sources of their own, so that the sentence must say what it is about.
            match data.landscape_sources[area.index()] {
                Provenance::Reconstructed => words.say("ez-land-reconstructed"),
                other => source(other, words),
            }
        ),
        source: source_word(data.landscape_sources[area.index()]),
    }
}

fn of_fire(value: u8, data: &Data, words: &Words) -> Component {
    let count = data.fires[usize::from(value)];
    Component {
        id: format!("ez-kind-fire-{value}"),
        group: words.say("ez-box-fires"),
        name: words.with("ez-fire-title", &[("value", value.into())]),
        picture: picture("-10 -6 60 46", art::fire(Some(value))),
        about: format!("{} (EZ-8.2)", words.with("ez-fire-about", &[("value", value.into()), ("count", count.into())])),
        source: "rulebook",
    }
}

pub(super) fn ice() -> Markup {
    html! {
        path.ez-glacier.ez-plain-ice d="M4 34C6 12 30 4 56 6C84 2 106 14 106 36C108 58 84 66 54 64C24 68 2 58 4 34Z" {}
        path.ez-facets d="M20 20L38 12L46 44L30 50ZM60 16L84 14L90 40L70 46Z" {}
        path.ez-crack d="M20 20L38 28L46 44L70 46M38 28L60 16L84 24M46 44L36 58" {}
    }
}
