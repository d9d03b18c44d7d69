//! What lies in front of another player: people, goods, tools, fields, cards, buildings, and the score sheet.

use super::Scene;
use super::cards;
use super::names::{self, counted, say};
use super::own;
use super::paint::at;
use super::symbols::{self, CRAFTS, SYMBOLS};
use super::{building_face, half_picture};
use crate::words::Words;
use lascaux_games::stone_age::{Bottom, Building, Card, Data, PlayerText, Symbol, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// The panel of a seat.
pub(super) fn draw(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    html! {
        div class="sa-seat" {
            div class="sa-head" {
                @if view.start == seat { span class="sa-start" { (scene.words.say("sa-start")) } }
                (own::people(view, seat, scene))
            }
            ul class="sa-stock" { (own::goods(view, seat, player, scene)) (own::food(seat, player, scene)) }
            @if !player.tools.is_empty() || !player.one_use_tools.is_empty() || player.two_resources {
                (own::tools(view, seat, player, scene, false))
            }
            (culture(player, scene))
            (collection(seat, player, scene))
            (sheet(view, seat, scene.words))
        }
    }
}

/// The lower halves of a player's cards; of another's hidden card nothing is known.
pub(super) fn bottoms(player: &PlayerText, data: &'static Data) -> Vec<Bottom> {
    let extra = player.extra_card.iter().filter_map(|name| card_of(data, name));
    cards_of(player, data).chain(extra).map(|card| card.bottom).collect()
}

/// How many cards have a symbol.
pub(super) fn copies(bottoms: &[Bottom], wanted: Symbol) -> usize {
    bottoms.iter().filter(|bottom| **bottom == Bottom::Green { symbol: wanted }).count()
}

/// The lower halves together: which symbols are there, and what the people are multiplied with.
fn culture(player: &PlayerText, scene: &Scene) -> Markup {
    let (words, data) = (scene.words, scene.data);
    let bottoms = bottoms(player, data);
    if bottoms.is_empty() {
        return html! {};
    }
    let people = |wanted| {
        bottoms
            .iter()
            .map(|bottom| match bottom {
                Bottom::Sand { people, count } if *people == wanted => i64::from(*count),
                _ => 0,
            })
            .sum::<i64>()
    };
    let tools: i64 = player.tools.iter().map(|tile| tile.value).sum();
    let things = [player.fields, tools, player.buildings.len() as i64, player.people];
    html! {
        div class="sa-cultures" {
            ul class="sa-kinds" {
                @for symbol in SYMBOLS {
                    @let have = copies(&bottoms, symbol);
                    @let name = say(words, names::symbol(symbol));
                    li class=(if have > 0 { "sa-symbol sa-has" } else { "sa-symbol" }) title=(name) {
                        svg class="sa-glyph" viewBox="-14 -14 28 28" role="img"
                            aria-label=(format!("{name}: {have}")) { (symbols::symbol(symbol)) }
                        @if have > 1 { span aria-hidden="true" { (have) } }
                    }
                }
            }
            ul class="sa-crafts" {
                @for (craft, factor) in CRAFTS.into_iter().zip(things) {
                    @let crowd = people(craft);
                    @if crowd > 0 {
                        @let name = say(words, names::craft(craft, crowd));
                        li class="sa-craft" title=(name) {
                            span { (crowd) }
                            svg class="sa-glyph" viewBox="-13 -13 26 26" role="img" aria-label=(name) {
                                (symbols::craft(craft))
                            }
                            span { "× " (factor) }
                            svg class="sa-glyph" viewBox="-13 -13 26 26" aria-hidden="true" { (symbols::factor(craft)) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn card_of(data: &'static Data, name: &str) -> Option<&'static Card> {
    data.card(name).map(|index| &data.cards[index.index()])
}

pub(super) fn cards_of(player: &PlayerText, data: &'static Data) -> impl Iterator<Item = &'static Card> {
    player.cards.iter().filter_map(move |name| card_of(data, name))
}

pub(super) fn buildings_of(player: &PlayerText, data: &'static Data) -> impl Iterator<Item = &'static Building> {
    let indices = player.buildings.iter().filter_map(move |name| data.building(name));
    indices.map(move |index| &data.buildings[index.index()])
}

/// The cards and buildings themselves.
fn collection(seat: Seat, player: &PlayerText, scene: &Scene) -> Markup {
    let (words, data) = (scene.words, scene.data);
    let cards = player.cards.len() + usize::from(player.extra_card.is_some());
    if cards + player.buildings.len() == 0 {
        return html! {};
    }
    let summary = format!(
        "{}, {}",
        counted(words, "sa-count-cards", cards as i64),
        say(words, names::buildings(player.buildings.len()))
    );
    html! {
        details class="sa-collection" id=(format!("sa-collection-{seat}")) {
            summary { (summary) }
            div class="sa-things" {
                @for card in cards_of(player, data) {
                    @let name = say(words, names::card(card));
                    (owned(&format!("sa-card-{}", card.name), &name, cards::HALF, half_picture(data, card)))
                }
                @if let Some(card) = player.extra_card.as_deref() {
                    @let (name, half) = match card_of(data, card) {
                        None => (words.say("sa-extra-hidden"), cards::half_back()),
                        Some(card) => (
                            words.with("sa-extra-own", &[("card", say(words, names::card(card)).into())]),
                            html! { (half_picture(data, card)) (at(90.0, 6.0, 0.16, cards::card_back())) },
                        ),
                    };
                    (owned(&format!("sa-extra-{seat}"), &name, cards::HALF, half))
                }
                @for building in buildings_of(player, data) {
                    (owned(
                        &format!("sa-building-{}", building.name),
                        &say(words, names::building(building)),
                        cards::BUILDING,
                        building_face(data, building, words),
                    ))
                }
            }
        }
    }
}

fn owned(id: &str, name: &str, (width, height): (u32, u32), drawing: Markup) -> Markup {
    html! {
        span class="sa-owned piece" id=(id) role="img" tabindex="0" data-card="" aria-label=(name) {
            svg class="sa-small-card" viewBox=(format!("0 0 {width} {height}")) aria-hidden="true" { (drawing) }
        }
    }
}

/// The score sheet as if the game ended now.
fn sheet(view: &View, seat: Seat, words: &Words) -> Markup {
    let Some(sheet) = view.scores.seats.get(seat.index()) else { return html! {} };
    html! {
        details class="sa-sheet" open[view.scores.over] id=(format!("sa-sheet-{seat}")) {
            summary { (counted(words, if view.scores.over { "sa-total" } else { "sa-total-if" }, sheet.total.into())) }
            table {
                tbody {
                    @for line in sheet.lines.iter().filter(|line| line.points != 0 || line.name == "track") {
                        tr {
                            th scope="row" { (words.told(&line.title, &[])) }
                            td class="sa-detail" { (words.told(&line.detail, &[])) }
                            td class="sa-figure" { (line.points) }
                        }
                    }
                }
            }
        }
    }
}
