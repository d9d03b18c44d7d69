//! What the rulebook shows beside its rules, and what one must know to begin.

use super::paint::{at, text};
use super::{Scene, glyphs, half_picture};
use crate::board::OneLine;
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_games::stone_age::{Bottom, Card, Cost, Craft, Data, Good, Resource, Top, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// A sign as a small picture.
fn sign(drawing: Markup) -> Markup {
    html! { svg class="sa-sign" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false" { (drawing) } }
}

fn people() -> Markup {
    html! {
        (at(-6.0, 11.0, 0.8, glyphs::person(Seat(0))))
        (at(6.0, 11.0, 0.8, glyphs::person(Seat(0))))
    }
}

/// What one plays for.
pub(super) fn goal(_data: &'static Data, words: &Words) -> String {
    words.say("sa-page-goal")
}

/// What a player must know to begin.
pub(super) fn one_page(data: &'static Data, words: &Words) -> Vec<OneLine> {
    let [_, wood, brick, stone, gold] = data.divisor;
    let line = |key: &str, rule, picture: Markup, figures: &[(&'static str, FluentValue)]| OneLine {
        picture: sign(picture),
        text: words.with(key, figures),
        rule,
    };
    let [least, .., most] = data.card_prices;
    vec![
        line("sa-page-goal", "SA-10.8", glyphs::sun(), &[]),
        line(
            "sa-page-start",
            "SA-1.4",
            people(),
            &[("people", data.people_start.into()), ("food", data.food_start.into())],
        ),
        line("sa-page-place", "SA-3.1", at(0.0, 12.0, 1.0, glyphs::person(Seat(1))), &[]),
        line("sa-page-once", "SA-3.3", at(0.0, 0.0, 1.0, glyphs::disc(Seat(2))), &[]),
        line("sa-page-village", "SA-4.3", glyphs::hut(), &[("hut", data.hut_people.into())]),
        line("sa-page-hunt", "SA-4.6", glyphs::food(), &[("n", data.divisor[0].into())]),
        line(
            "sa-page-gather",
            "SA-4.7",
            glyphs::resource(Resource::Wood),
            &[("wood", wood.into()), ("brick", brick.into()), ("stone", stone.into()), ("gold", gold.into())],
        ),
        line("sa-page-tools", "SA-4.8", glyphs::tool(), &[]),
        line("sa-page-cards", "SA-5.1", glyphs::cards(), &[("least", least.into()), ("most", most.into())]),
        line("sa-page-buildings", "SA-6.1", glyphs::points("10"), &[]),
        line("sa-page-feed", "SA-7.2", glyphs::field(), &[("points", data.starvation_penalty.abs().into())]),
        line("sa-page-end", "SA-9.1", glyphs::die(6), &[]),
        line("sa-page-score", "SA-10.2", glyphs::good(Good::Resource(Resource::Gold)), &[]),
    ]
}

/// The rule of what a card gives.
fn rule_of(top: &Top) -> &'static str {
    match top {
        Top::DiceTable {} => "SA-5.4",
        Top::Food { .. } => "SA-5.5",
        Top::Resource { .. } => "SA-5.6",
        Top::RollResource { .. } => "SA-5.7",
        Top::Points { .. } => "SA-5.8",
        Top::Tool { .. } => "SA-5.9",
        Top::Field { .. } => "SA-5.10",
        Top::ExtraCard { .. } => "SA-5.11",
        Top::OneUseTool { .. } => "SA-5.12",
        Top::AnyResources { .. } => "SA-5.13",
    }
}

/// The rule of what a card scores.
fn scored_by(bottom: &Bottom) -> &'static str {
    match bottom {
        Bottom::Green { .. } => "SA-10.2",
        Bottom::Sand { people: Craft::Farmer, .. } => "SA-10.3",
        Bottom::Sand { people: Craft::Toolmaker, .. } => "SA-10.4",
        Bottom::Sand { people: Craft::Builder, .. } => "SA-10.5",
        Bottom::Sand { people: Craft::Shaman, .. } => "SA-10.6",
    }
}

/// Two cards or tiles of each kind beside the rule of that kind, and one of those that score alike.
pub(super) fn beside(data: &'static Data) -> Vec<(&'static str, String)> {
    let mut all: Vec<(&'static str, String)> = Vec::new();
    let mut add = |rule: &'static str, most: usize, id: String| {
        if all.iter().filter(|(other, _)| *other == rule).count() < most {
            all.push((rule, id));
        }
    };
    let id = |card: &Card| format!("card-{}", card.name);
    for card in &data.cards {
        add(rule_of(&card.top), 2, id(card));
        add(scored_by(&card.bottom), if matches!(card.bottom, Bottom::Green { .. }) { 2 } else { 1 }, id(card));
    }
    for building in &data.buildings {
        let rule = match building.cost {
            Cost::Fixed(..) => "SA-6.1",
            Cost::Choice { .. } => "SA-6.2",
            Cost::Open { .. } => "SA-6.3",
        };
        add(rule, 2, format!("building-{}", building.name));
    }
    all
}

/// How many lower halves of cards lie side by side.
const HALVES: usize = 6;

/// What a player has, for an example: people, food and goods with their numbers, tools, and the lower halves of the cards.
pub(super) fn things(view: &View, seat: Seat, scene: &Scene) -> Option<Markup> {
    let player = view.players.get(seat.index())?;
    let counted = [
        (at(0.0, 12.0, 1.0, glyphs::person(seat)), player.people),
        (glyphs::food(), player.food),
        (glyphs::field(), player.fields),
        (glyphs::resource(Resource::Wood), player.wood),
        (glyphs::resource(Resource::Brick), player.brick),
        (glyphs::resource(Resource::Stone), player.stone),
        (glyphs::resource(Resource::Gold), player.gold),
    ];
    let counted: Vec<_> = counted.into_iter().filter(|(_, count)| *count > 0).collect();
    let cards: Vec<&Card> =
        player.cards.iter().filter_map(|name| Some(&scene.data.cards[scene.data.card(name)?.index()])).collect();
    let height = 56 + 44 * cards.len().div_ceil(HALVES);
    let tools = 20.0 + 62.0 * counted.len() as f64;
    Some(html! {
        svg class="sa-things" viewBox=(format!("0 0 390 {height}")) {
            rect class="sa-things-paper" width="390" height=(height) rx="10" {}
            @for (place, (sign, count)) in counted.into_iter().enumerate() {
                @let x = 24.0 + 62.0 * place as f64;
                (at(x, 28.0, 1.0, sign))
                (text(x + 16.0, 34.0, "sa-t sa-figure", &count.to_string()))
            }
            @for (place, tile) in player.tools.iter().enumerate() {
                (at(tools + 22.0 + 46.0 * place as f64, 28.0, 1.0, glyphs::tool_tile(&tile.value.to_string(), tile.used)))
            }
            @for (place, card) in cards.into_iter().enumerate() {
                @let (column, row) = (place % HALVES, place / HALVES);
                (at(12.0 + 62.0 * column as f64, 54.0 + 44.0 * row as f64, 0.5, half_picture(scene.data, card)))
            }
        }
    })
}
