//! What lies in front of a seat: people, goods, tools, fields, cards, buildings, and the score sheet.

use super::Scene;
use super::cards;
use super::glyphs;
use super::names::{self, counted, say};
use super::paint::{at, text};
use super::places::whereabouts;
use super::symbols::{self, CRAFTS, SYMBOLS};
use super::{building_picture, half_picture};
use crate::words::Words;
use lascaux_games::stone_age::{Bottom, Building, Card, Data, Good, Phase, PlayerText, Stage, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// The panel of a seat, large for the one that looks.
pub(super) fn draw(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let words = scene.words;
    let own = scene.seat == Some(seat);
    html! {
        div class=(format!("sa-seat {}", if own { "sa-own" } else { "sa-other" })) {
            (head(view, seat, player, scene))
            (home(view, seat, scene))
            (stock(player, words))
            (tools(view, seat, player, scene, own))
            (culture(player, scene))
            (collection(seat, player, scene, own))
            (sheet(view, seat, words))
        }
    }
}

fn head(view: &View, seat: Seat, player: &PlayerText, scene: &Scene) -> Markup {
    let words = scene.words;
    let total = view.scores.seats.get(seat.index()).map_or(player.score, |sheet| sheet.total.into());
    html! {
        header class="sa-head" {
            @if view.start == seat { span class="sa-start" { (words.say("sa-start")) } }
            span class="sa-points" title=(words.say("sa-total-now")) {
                (counted(words, "sa-count-points", if view.scores.over { total } else { player.score }))
                @if total != player.score && !view.scores.over { " " span class="sa-quiet" { "(" (total) ")" } }
            }
        }
    }
}

/// The people at home, one by one.
fn home(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let (_, home) = whereabouts(view, seat);
    let people = view.players[seat.index()].people;
    let name = scene.words.with("sa-at-home", &[("n", home.len().into()), ("people", people.into())]);
    html! {
        div class="sa-home" {
            svg class="sa-home-people" viewBox=(format!("0 0 {} 40", 23 * people + 6)) role="img" aria-label=(name) {
                title { (name) }
                @for index in 0..usize::try_from(people).unwrap_or_default() {
                    ellipse class="sa-ring" cx=(14 + 23 * index) cy="36" rx="9" ry="3" {}
                }
                @for (index, number) in home.iter().enumerate() {
                    (at(14.0 + 23.0 * index as f64, 36.0, 1.1, html! {
                        g id=(format!("sa-person-{seat}-{number}")) data-walks="" { (glyphs::person(seat)) }
                    }))
                }
            }
            span class="sa-quiet" { (home.len()) "/" (people) }
        }
    }
}

fn item(name: &str, glyph: Markup, figure: &str) -> Markup {
    html! {
        li class="sa-item" title=(name) {
            svg class="sa-glyph" viewBox="-13 -13 26 26" role="img" aria-label=(name) { (glyph) }
            span aria-hidden="true" { (figure) }
        }
    }
}

fn stock(player: &PlayerText, words: &Words) -> Markup {
    let goods = [player.food, player.wood, player.brick, player.stone, player.gold];
    html! {
        ul class="sa-stock" {
            @for (good, have) in Good::ALL.into_iter().zip(goods) {
                (item(&say(words, names::amount(good, have)), glyphs::good(good), &have.to_string()))
            }
            (item(&say(words, names::fields(player.fields)), glyphs::field(), &player.fields.to_string()))
        }
    }
}

fn tools(view: &View, seat: Seat, player: &PlayerText, scene: &Scene, own: bool) -> Markup {
    let words = scene.words;
    if player.tools.is_empty() && player.one_use_tools.is_empty() && !player.two_resources {
        return html! {};
    }
    let raising = matches!(view.stage.stage, Stage::Raise { .. });
    let lowest = player.tools.iter().map(|tile| tile.value).min().unwrap_or_default();
    let say = |value: i64, used: bool| match (own, raising, used) {
        (false, ..) => String::new(),
        (_, true, _) if value == lowest => format!("raise {}", if used { "used" } else { "unused" }),
        (_, false, false) if view.phase == Phase::Using => format!("tools {value}"),
        _ => String::new(),
    };
    let wide = 36 * (player.tools.len() + player.one_use_tools.len() + usize::from(player.two_resources)) + 4;
    html! {
        svg class="sa-tools" viewBox=(format!("0 0 {wide} 40")) width=(wide) height="40" role="group"
            aria-label=(words.say("sa-tools")) {
            @for (index, tile) in player.tools.iter().enumerate() {
                @let key = if tile.used { "sa-tile-used" } else { "sa-tile" };
                (scene.piece(
                    &format!("sa-tool-{seat}-{index}"),
                    &say(tile.value, tile.used),
                    &counted(words, key, tile.value),
                    at(20.0 + 36.0 * index as f64, 20.0, 1.0, glyphs::tool_tile(&tile.value.to_string(), tile.used)),
                ))
            }
            @for (index, value) in player.one_use_tools.iter().enumerate() {
                @let x = 20.0 + 36.0 * (player.tools.len() + index) as f64;
                (scene.piece(
                    &format!("sa-once-{seat}-{value}"),
                    &if own && view.phase == Phase::Using { format!("tools once-{value}") } else { String::new() },
                    &counted(words, "sa-once", *value),
                    at(x, 20.0, 1.0, html! { g class="sa-once" { (glyphs::tool_tile(&value.to_string(), false)) } }),
                ))
            }
            @if player.two_resources {
                @let x = 20.0 + 36.0 * (player.tools.len() + player.one_use_tools.len()) as f64;
                (scene.piece(
                    &format!("sa-two-{seat}"),
                    if own { "take" } else { "" },
                    &words.say("sa-two-kept"),
                    html! {
                        rect class="sa-slab" x=(x - 14.0) y="4" width="28" height="32" rx="5" {}
                        (at(x, 17.0, 0.8, glyphs::any_resource()))
                        (text(x, 34.0, "sa-small sa-mid", "2"))
                    },
                ))
            }
        }
    }
}

/// The lower halves together: which symbols are there, and what the people are multiplied with.
fn culture(player: &PlayerText, scene: &Scene) -> Markup {
    let (words, data) = (scene.words, scene.data);
    let extra = player.extra_card.iter().filter_map(|name| card_of(data, name)); // another's is hidden: no card
    let bottoms: Vec<Bottom> = cards_of(player, data).chain(extra).map(|card| card.bottom).collect();
    if bottoms.is_empty() {
        return html! {};
    }
    let copies = |wanted| bottoms.iter().filter(|bottom| **bottom == Bottom::Green { symbol: wanted }).count();
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
        div class="sa-culture" {
            ul class="sa-symbols" {
                @for symbol in SYMBOLS {
                    @let have = copies(symbol);
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

fn card_of(data: &'static Data, name: &str) -> Option<&'static Card> {
    data.card(name).map(|index| &data.cards[index.index()])
}

fn cards_of(player: &PlayerText, data: &'static Data) -> impl Iterator<Item = &'static Card> {
    player.cards.iter().filter_map(move |name| card_of(data, name))
}

fn buildings_of(player: &PlayerText, data: &'static Data) -> impl Iterator<Item = &'static Building> {
    let indices = player.buildings.iter().filter_map(move |name| data.building(name));
    indices.map(move |index| &data.buildings[index.index()])
}

/// The cards and buildings themselves.
fn collection(seat: Seat, player: &PlayerText, scene: &Scene, own: bool) -> Markup {
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
        details class="sa-collection" open[own] id=(format!("sa-collection-{seat}")) {
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
                            html! { (half_picture(data, card)) (at(84.0, 8.0, 0.13, cards::card_back())) },
                        ),
                    };
                    (owned(&format!("sa-extra-{seat}"), &name, cards::HALF, half))
                }
                @for building in buildings_of(player, data) {
                    (owned(
                        &format!("sa-building-{}", building.name),
                        &say(words, names::building(building)),
                        (100, 116),
                        building_picture(data, building),
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
