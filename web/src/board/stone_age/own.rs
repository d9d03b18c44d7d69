//! The viewer's own things on their shelf: people, food, goods, tools, cards and buildings.

use super::Scene;
use super::cards::card_back;
use super::glyphs;
use super::half_picture;
use super::names::{self, counted, say};
use super::paint::{at, text};
use super::places::whereabouts;
use super::seat::{bottoms, card_of, cards_of, copies};
use super::symbols::{self, SYMBOLS};
use crate::board::Layout;
use lascaux_games::stone_age::{Bottom, Craft, Good, Phase, PlayerText, Resource, Stage, Symbol, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// The shelf.
pub(super) fn draw(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    match scene.layout {
        Layout::Wide => wide(view, seat, player, scene),
        Layout::Phone => phone(view, seat, player, scene),
    }
}

fn wide(view: &View, seat: Seat, player: &PlayerText, scene: &Scene) -> Markup {
    let words = scene.words;
    let away: i64 = player.placed.values().sum();
    let used = player.tools.iter().filter(|tile| tile.used).count();
    let home = [("home", (player.people - away).into()), ("away", away.into())];
    let values: Vec<String> = scene.data.value.iter().map(ToString::to_string).collect();
    let part = |caption: &str, row: Markup, below: Markup| {
        html! {
            div class="sa-part" {
                h3 class="sa-caption" { (words.say(caption)) }
                div class="sa-row" { (row) }
                p class="sa-below" { (below) }
            }
        }
    };
    html! {
        div class=(format!("sa-own sa-of-{seat}")) {
            (part("sa-own-people", people(view, seat, scene), html! { (words.with("sa-home-away", &home)) }))
            (part("sa-own-food", html! { ul class="sa-stock" { (food(seat, player, scene)) } }, verdict(player, scene)))
            (part("sa-own-goods", html! { ul class="sa-stock" { (goods(view, seat, player, scene)) } },
                html! { (words.with("sa-worth", &[("values", values.join(", ").into())])) }))
            (part("sa-tools", tools(view, seat, player, scene, true), html! { @if used > 0 { (counted(words, "sa-tools-used", used as i64)) } }))
            div class="sa-part sa-culture" {
                h3 class="sa-caption" {
                    (words.say("sa-own-cards")) strong { (if_ended(view, seat, scene)) }
                }
                div class="sa-row" { (culture(player, scene)) }
                (scored(view, seat, player, scene))
            }
        }
    }
}

/// Two rows of what is needed at every step; cards and buildings are below them.
fn phone(view: &View, seat: Seat, player: &PlayerText, scene: &Scene) -> Markup {
    html! {
        div class=(format!("sa-own sa-own-phone sa-of-{seat}")) {
            ul class="sa-stock" { (goods(view, seat, player, scene)) (food(seat, player, scene)) }
            div class="sa-row" {
                (people(view, seat, scene))
                (tools(view, seat, player, scene, true))
                span class=(if spare(player) < 0 { "sa-verdict sa-short" } else { "sa-verdict" }) { (left_over(player, scene)) }
            }
            div class="sa-row" { (culture(player, scene)) }
            div class="sa-row" { (scored(view, seat, player, scene)) strong class="sa-ended" { (if_ended(view, seat, scene)) } }
        }
    }
}

/// The people at home, one by one, and rings for those who are out.
pub(super) fn people(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let (_, home) = whereabouts(view, seat);
    let drags = (scene.seat == Some(seat) && scene.possible("place")).then_some("");
    let all = view.players[seat.index()].people;
    let name = scene.words.with("sa-at-home", &[("n", home.len().into()), ("people", all.into())]);
    let step = if all > 6 { 19 } else { 23 };
    let wide = step * all + 6;
    let x = |index: usize| 13.0 + step as f64 * index as f64;
    html! {
        span class="sa-home piece" id=(format!("sa-home-{seat}")) tabindex="0" role="img" aria-label=(name) {
            svg class="sa-home-people" viewBox=(format!("0 0 {wide} 36")) width=(wide) height="36" aria-hidden="true" {
                @for index in home.len()..usize::try_from(all).unwrap_or_default() {
                    ellipse class="sa-ring" cx=(x(index)) cy="30" rx="7.5" ry="4" {}
                }
                @for (index, number) in home.iter().enumerate() {
                    (at(x(index), 33.0, 0.95, html! {
                        g id=(format!("sa-person-{seat}-{number}")) data-walks="" data-drag=[drags] data-goes="place" { (glyphs::person(seat)) }
                    }))
                }
            }
        }
    }
}

fn item(id: &str, name: &str, glyph: Markup, figure: i64, more: Option<i64>) -> Markup {
    html! {
        li class={ "sa-item piece" @if figure == 0 { " sa-none" } } id=(id) tabindex="0" role="img" aria-label=(name) {
            svg class="sa-glyph" viewBox="-13 -13 26 26" aria-hidden="true" { (glyph) }
            b aria-hidden="true" { (figure) }
            @if let Some(more) = more { span class="sa-more" { "+" (more) } }
        }
    }
}

/// Food and fields.
pub(super) fn food(seat: Seat, player: &PlayerText, scene: &Scene) -> Markup {
    let words = scene.words;
    let id = |thing: &str| format!("sa-have-{seat}-{thing}");
    html! {
        (item(&id("food"), &say(words, names::amount(Good::Food, player.food)), glyphs::food(), player.food, None))
        (item(&id("fields"), &say(words, names::fields(player.fields)), glyphs::field(), player.fields, None))
    }
}

/// The four resources, with what a roll would bring as it lies.
pub(super) fn goods(view: &View, seat: Seat, player: &PlayerText, scene: &Scene) -> Markup {
    let coming = |good: Good| match view.stage.stage {
        Stage::Tools { good: rolled, sum } if rolled == good && view.stage.mover == seat => {
            Some(i64::from(sum / scene.data.divisor[good.index()])).filter(|more| *more > 0)
        }
        _ => None,
    };
    let have = [player.wood, player.brick, player.stone, player.gold];
    html! {
        @for (resource, have) in Resource::ALL.into_iter().zip(have) {
            @let good = Good::Resource(resource);
            (item(&format!("sa-have-{seat}-{}", good.word()), &say(scene.words, names::amount(good, have)), glyphs::good(good), have, coming(good)))
        }
    }
}

/// What is left when all have eaten.
pub(super) fn spare(player: &PlayerText) -> i64 {
    player.food + player.fields - player.people
}

fn left_over(player: &PlayerText, scene: &Scene) -> String {
    let spare = spare(player);
    counted(scene.words, if spare < 0 { "sa-short" } else { "sa-left-over" }, spare.abs())
}

fn verdict(player: &PlayerText, scene: &Scene) -> Markup {
    let class = if spare(player) < 0 { "sa-bad" } else { "sa-good" };
    html! { b class=(class) { (left_over(player, scene)) } " " (counted(scene.words, "sa-for-mouths", player.people)) }
}

/// The tool tiles, those for one use, and the card with resources of choice; the viewer's own can be pressed.
pub(super) fn tools(view: &View, seat: Seat, player: &PlayerText, scene: &Scene, own: bool) -> Markup {
    let words = scene.words;
    let many = player.tools.len() + player.one_use_tools.len() + usize::from(player.two_resources);
    if many == 0 {
        return html! { span id=[own.then(|| format!("sa-tools-{seat}"))] class="sa-nothing" { "–" } };
    }
    let raising = matches!(view.stage.stage, Stage::Raise { .. });
    let lowest = player.tools.iter().map(|tile| tile.value).min().unwrap_or_default();
    let says = |value: i64, used: bool| match (own, raising, used) {
        (false, ..) => String::new(),
        (_, true, _) if value == lowest => format!("raise {}", if used { "used" } else { "unused" }),
        (_, false, false) if view.phase == Phase::Using => format!("tools {value}"),
        _ => String::new(),
    };
    let tiles = player.tools.iter().enumerate().map(|(index, tile)| {
        let key = if tile.used { "sa-tile-used" } else { "sa-tile" };
        let drawing = glyphs::tool_tile(&tile.value.to_string(), tile.used);
        (format!("sa-tool-{seat}-{index}"), says(tile.value, tile.used), counted(words, key, tile.value), drawing)
    });
    let once = player.one_use_tools.iter().map(|value| {
        let say = if own && view.phase == Phase::Using { format!("tools once-{value}") } else { String::new() };
        let drawing = html! { g class="sa-once" { (glyphs::tool_tile(&value.to_string(), false)) } };
        (format!("sa-once-{seat}-{value}"), say, counted(words, "sa-once", *value), drawing)
    });
    let two = player.two_resources.then(|| {
        let say = if own { "take" } else { "" }.to_string();
        (format!("sa-two-{seat}"), say, words.say("sa-two-kept"), two_resources())
    });
    let wide = 46 * many + 4;
    html! {
        svg id=[own.then(|| format!("sa-tools-{seat}"))] class="sa-tools" viewBox=(format!("0 0 {wide} 48")) width=(wide) height="48" role="group" aria-label=(words.say("sa-tools")) {
            @for (index, (id, say, name, drawing)) in tiles.chain(once).chain(two).enumerate() {
                (at(25.0 + 46.0 * index as f64, 24.0, 1.0, scene.piece(&id, &say, &name, html! {
                    rect class="sa-rim" x="-23.5" y="-23.5" width="47" height="47" rx="12" {}
                    (drawing)
                })))
            }
        }
    }
}

fn two_resources() -> Markup {
    html! {
        g class="sa-once" { rect class="sa-slab" x="-20" y="-20" width="40" height="40" rx="9" {} }
        (at(-5.0, -3.0, 1.0, glyphs::any_resource()))
        (text(17.0, 17.0, "sa-t sa-value", "2"))
    }
}

/// The eight symbols: those one has are cards that can be looked at.
fn culture(player: &PlayerText, scene: &Scene) -> Markup {
    let bottoms = bottoms(player, scene.data);
    html! {
        svg class="sa-symbols" viewBox="0 0 250 38" width="250" height="38" role="group" aria-label=(scene.words.say("sa-own-cards")) {
            @for (index, wanted) in SYMBOLS.into_iter().enumerate() {
                (at(1.0 + 31.0 * index as f64, 1.0, 1.0, symbol(player, scene, wanted, copies(&bottoms, wanted))))
            }
        }
    }
}

fn symbol(player: &PlayerText, scene: &Scene, wanted: Symbol, have: usize) -> Markup {
    let name = say(scene.words, names::symbol(wanted));
    let drawn = |class: &str| {
        html! {
            rect class=(class) width="28" height="36" rx="7" {}
            (at(14.0, 18.0, 0.92, symbols::symbol(wanted)))
            @if have > 1 {
                circle class="sa-badge" cx="23" cy="30" r="8" {}
                (text(23.0, 34.5, "sa-t sa-mid sa-bold", &have.to_string()))
            }
        }
    };
    let green = |bottom: Bottom| bottom == Bottom::Green { symbol: wanted };
    let card = cards_of(player, scene.data).find(|card| green(card.bottom));
    match card {
        Some(card) => {
            let name = format!("{}: {have}. {}", name, say(scene.words, names::card(card)));
            scene.piece(&format!("sa-card-{}", card.name), "", &name, drawn("sa-green sa-outlined"))
        }
        None if have > 0 => {
            scene.piece(&format!("sa-symbol-{wanted:?}"), "", &format!("{name}: {have}"), drawn("sa-green sa-outlined"))
        }
        None => html! { g class="sa-missing" role="img" aria-label=(format!("{name}: 0")) { (drawn("sa-gap")) } },
    }
}

/// What a line of the score sheet is about.
fn sign_of(line: &str) -> Option<Markup> {
    let craft = |craft: Craft| Some(symbols::craft(craft));
    match line {
        "green" => Some(glyphs::cards()),
        "farmers" => craft(Craft::Farmer),
        "toolmakers" => craft(Craft::Toolmaker),
        "builders" => craft(Craft::Builder),
        "shamans" => craft(Craft::Shaman),
        _ => None,
    }
}

/// What the cards would score, kind by kind, and how many buildings there are.
fn scored(view: &View, seat: Seat, player: &PlayerText, scene: &Scene) -> Markup {
    let words = scene.words;
    let entry = |id: String, name: &str, glyph: Markup, figure: String| {
        html! {
            li class="piece sa-entry" id=(id) role="img" tabindex="0" aria-label=(name) title=(name) {
                svg class="sa-glyph" viewBox="-13 -13 26 26" aria-hidden="true" { (glyph) }
                b aria-hidden="true" { (figure) }
            }
        }
    };
    let lines = view.scores.seats.get(seat.index()).map_or(&[][..], |sheet| &sheet.lines[..]);
    html! {
        ul class="sa-below sa-scored" {
            @for line in lines.iter().filter(|line| line.points != 0) {
                @if let Some(sign) = sign_of(line.name) {
                    @let name = format!("{}: {}. {}.", words.told(&line.title, &[]), line.points, words.told(&line.detail, &[]));
                    (entry(format!("sa-line-{}", line.name), &name, sign, line.points.to_string()))
                }
            }
            @let built: Vec<String> = super::seat::buildings_of(player, scene.data).map(|one| say(words, names::building(one))).collect();
            @let name = format!("{}. {}", say(words, names::buildings(player.buildings.len())), built.join(", "));
            (entry("sa-own-buildings".to_string(), &name, glyphs::hut(), format!("× {}", player.buildings.len())))
            @if let Some(card) = player.extra_card.as_deref().and_then(|name| card_of(scene.data, name)) {
                @let name = words.with("sa-extra-own", &[("card", say(words, names::card(card)).into())]);
                li class="piece sa-entry" id=(format!("sa-extra-{seat}")) role="img" tabindex="0" data-card="" aria-label=(name) title=(name) {
                    svg class="sa-glyph" viewBox="0 -4 116 84" aria-hidden="true" {
                        (half_picture(scene.data, card)) (at(84.0, 8.0, 0.22, card_back()))
                    }
                }
            }
        }
    }
}

fn if_ended(view: &View, seat: Seat, scene: &Scene) -> String {
    let total = view.scores.seats.get(seat.index()).map_or(0, |sheet| sheet.total);
    counted(scene.words, if view.scores.over { "sa-total" } else { "sa-now" }, total.into())
}
