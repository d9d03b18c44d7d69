//! The board on a phone: places as tiles in two columns, cards and buildings as rows to swipe.

use super::Scene;
use super::cards;
use super::dice;
use super::glyphs;
use super::names::{self, counted, say};
use super::paint::{at, patch, text, titled};
use super::places::{Stand, good_of};
use super::scenery::scenery;
use super::{building_picture, card_picture};
use crate::board::gallery::Gallery;
use lascaux_games::stone_age::{Place, PlaceKind, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// The whole flow.
pub(super) fn draw(view: &View, scene: &Scene, stands: &[Stand]) -> Markup {
    let words = scene.words;
    let cards = stands.iter().filter(|stand| matches!(stand.place.kind(), PlaceKind::Card(_)));
    let buildings = stands.iter().filter(|stand| matches!(stand.place.kind(), PlaceKind::Building(_)));
    let places =
        stands.iter().filter(|stand| !matches!(stand.place.kind(), PlaceKind::Card(_) | PlaceKind::Building(_)));
    html! {
        div class="sa-flow narrow-only" {
            p class="sa-flow-scores" {
                span { (counted(words, "sa-round", view.round.into())) }
                @for seat in Seat::all(view.seats) {
                    // The mark alone is painted: figures in yellow could not be read.
                    span aria-label=(scene.words.with(
                        "sa-score-of",
                        &[
                            ("name", scene.name(seat).to_string().into()),
                            ("n", view.players[seat.index()].score.into()),
                        ],
                    )) role="img" {
                        span class=(format!("sa-c{seat}")) aria-hidden="true" { (crate::board::MARKS[seat.index()]) }
                        " " (view.players[seat.index()].score)
                    }
                }
            }
            @if dice::any(view, scene) {
                svg class="sa-flow-dice" viewBox="0 0 340 80" role="group" aria-label=(words.say("sa-dice-mat")) {
                    (dice::mat(view, scene, 340.0, "-n"))
                }
            }
            div class="sa-flow-places" { @for stand in places { (place_tile(scene, stand)) } }
            h3 class="sa-flow-title" {
                (words.say("sa-cards")) " " span class="sa-quiet" { (counted(words, "sa-deck", view.deck.into())) }
            }
            div class="sa-swipe" { @for stand in cards { (card_tile(view, scene, stand)) } }
            h3 class="sa-flow-title" { (words.say("sa-buildings")) }
            div class="sa-swipe" { @for stand in buildings { (building_tile(view, scene, stand)) } }
        }
    }
}

/// Who stands here: a figure of each seat with its number.
fn groups(scene: &Scene, stand: &Stand, x: f64, y: f64) -> Markup {
    html! {
        @for (index, (seat, numbers)) in stand.people.iter().enumerate() {
            @let name = scene.words.with(
                "sa-people-of",
                &[("n", numbers.len().into()), ("name", scene.name(*seat).to_string().into())],
            );
            (scene.piece(&format!("sa-people-{seat}-{}-n", stand.place), "", &name, html! {
                (at(x + 39.0 * index as f64, y, 1.05, glyphs::person(*seat)))
                @if numbers.len() > 1 {
                    (text(x + 39.0 * index as f64 + 12.0, y - 4.0, "sa-num sa-halo", &numbers.len().to_string()))
                }
            }))
        }
    }
}

fn place_tile(scene: &Scene, stand: &Stand) -> Markup {
    let place = stand.place;
    let ground = match place.kind() {
        PlaceKind::Village => "sa-village-ground".to_string(),
        _ => format!("sa-{place}-ground"),
    };
    static OUTLINES: Gallery<{ Place::ALL.len() }> = Gallery::new();
    let outline = OUTLINES.show(place.index(), || patch(1.0, 1.0, 170.0, 116.0, place.index() as u32 + 60));
    html! {
        svg class="sa-flow-place" viewBox="0 0 172 118" role="group" {
            (scene.piece(&format!("sa-{place}-n"), &stand.say, &stand.name, html! {
                path class=(format!("sa-land {ground}")) d=(outline) {}
                (at(if good_of(place).is_some() { 10.0 } else { 28.0 }, 28.0, 0.58, scenery(place)))
                (titled(14.0, 21.0, 150.0, "", &say(scene.words, names::place(place))))
                @if let Some(good) = good_of(place) {
                    (at(150.0, 36.0, 0.8, glyphs::good(good)))
                    (text(134.0, 41.0, "sa-num sa-end-at sa-halo", &scene.data.divisor[good.index()].to_string()))
                } @else {
                    @let room = if place == Place::Hut { scene.data.hut_people } else { 1 };
                    @for index in 0..room {
                        ellipse class="sa-ring" cx=(26 + 39 * index) cy="109" rx="12" ry="4" {}
                    }
                }
                (groups(scene, stand, 26.0, 109.0))
                (dice::ready(172.0, 60.0, stand.dice, 0.8))
            }))
        }
    }
}

fn card_tile(view: &View, scene: &Scene, stand: &Stand) -> Markup {
    let PlaceKind::Card(slot) = stand.place.kind() else { return html! {} };
    let lying = view.cards.get(&stand.place).copied().flatten();
    let id = lying.map_or_else(|| format!("sa-slot-{}-n", slot + 1), |card| format!("sa-card-{}-n", card.name));
    html! {
        svg class="sa-flow-card" viewBox="0 0 108 224" role="group" {
            (scene.card(&id, &stand.say, &stand.name, html! {
                @for index in 0..scene.data.card_prices[slot] {
                    (at(12.0 + 15.0 * f64::from(index), 20.0, 0.72, glyphs::any_resource()))
                }
                (at(2.0, 38.0, 1.0, match lying { Some(card) => card_picture(scene.data, card), None => cards::empty_slot() }))
                ellipse class="sa-ring" cx="84" cy="33" rx="13" ry="4" {}
                (groups(scene, stand, 84.0, 33.0))
            }))
        }
    }
}

fn building_tile(view: &View, scene: &Scene, stand: &Stand) -> Markup {
    let PlaceKind::Building(stack) = stand.place.kind() else { return html! {} };
    let pile = &view.stacks[stack];
    let id =
        pile.open.map_or_else(|| format!("sa-stack-{}-n", stack + 1), |open| format!("sa-building-{}-n", open.name));
    html! {
        svg class="sa-flow-card" viewBox="0 0 108 158" role="group" {
            (scene.card(&id, &stand.say, &stand.name, html! {
                (at(4.0, 38.0, 1.0, match pile.open {
                    Some(open) => building_picture(scene.data, open),
                    None if pile.left > 0 => cards::tile_back(),
                    None => cards::empty_tile(),
                }))
                (text(8.0, 28.0, "sa-small", &counted(scene.words, "sa-left", pile.left.into())))
                ellipse class="sa-ring" cx="82" cy="34" rx="13" ry="4" {}
                (groups(scene, stand, 82.0, 34.0))
            }))
        }
    }
}
