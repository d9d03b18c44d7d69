//! The board on a phone: all places, cards and buildings at once, 360 by 376.

use super::Scene;
use super::dice::{self, Throw};
use super::glyphs;
use super::names::counted;
use super::paint::{at, short, text};
use super::places::{Stand, decided, good_of, thing_id};
use super::rock;
use super::small;
use super::{small_building, small_card};
use lascaux_games::stone_age::{Place, PlaceKind, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// The whole board.
pub(super) fn draw(view: &View, scene: &Scene, stands: &[Stand]) -> Markup {
    let throw = dice::thrown(view, scene);
    let decided = decided(view, scene);
    html! {
        svg class="sa-board sa-phone" viewBox="0 0 360 376" role="group" aria-label=(scene.words.say("sa-board")) {
            (rock::tiles())
            @for stand in stands {
                @let lit = decided == Some(stand.place);
                @match stand.place.kind() {
                    PlaceKind::Card(slot) => (card(view, scene, stand, slot, lit)),
                    PlaceKind::Building(stack) => (building(view, scene, stand, stack, lit)),
                    _ => (place(scene, stand, lit)),
                }
            }
            @if let Some(throw) = &throw { (roll(throw, scene)) }
            (dice::table(view, scene, 180.0, 116.0))
        }
    }
}

/// Where a place lies: left, top, width, height.
fn region(place: Place) -> (f64, f64, f64, f64) {
    const LAND: f64 = 89.0;
    let land = |column: f64| (5.0 + LAND * column, 5.0, 83.0, 101.0);
    let village = |column: f64| (169.0 + 63.0 * column, 111.0, 60.0, 88.0);
    match place {
        Place::Forest => land(0.0),
        Place::ClayPit => land(1.0),
        Place::Quarry => land(2.0),
        Place::River => land(3.0),
        Place::Hunt => (5.0, 111.0, 158.0, 88.0),
        Place::Toolmaker => village(0.0),
        Place::Hut => village(1.0),
        _ => village(2.0),
    }
}

fn roll(throw: &Throw, scene: &Scene) -> Markup {
    let (x, y, width, _) = region(throw.place());
    dice::line(throw, scene, x + width / 2.0, y + 30.0)
}

fn framed(lit: bool, piece: Markup) -> Markup {
    html! { g class=[lit.then_some("sa-decided")] { (piece) } }
}

fn place(scene: &Scene, stand: &Stand, lit: bool) -> Markup {
    let (x, y, width, height) = region(stand.place);
    let frame = |class: &str| {
        html! { rect class=(class) x="1" y="1" width=(short(width - 2.0)) height=(short(height - 2.0)) rx="11" {} }
    };
    let drawing = html! {
        (frame("sa-hit"))
        (frame("sa-rim sa-rim-edge"))
        (frame("sa-rim sa-rim-line"))
        @if let Some(good) = good_of(stand.place) { (rate(scene, stand.place, good, width)) }
        @else { (spots(scene, stand.place, width)) }
        (groups(scene, stand, width, height - 6.0))
    };
    at(x, y, 1.0, framed(lit, scene.piece(&format!("sa-{}", stand.place), &stand.say, &stand.name, drawing)))
}

/// What the pips bring.
fn rate(scene: &Scene, place: Place, good: lascaux_games::stone_age::Good, width: f64) -> Markup {
    let right = width - if place == Place::Hunt { 6.0 } else { 4.0 };
    html! {
        rect class="sa-label" x=(short(right - 46.0)) y="5" width="44" height="23" rx="7" {}
        (text(right - 28.0, 22.0, "sa-name sa-rate", &scene.data.divisor[good.index()].to_string()))
        (at(right - 15.0, 16.5, 0.86, glyphs::good(good)))
    }
}

/// The rings of the village.
fn spots(scene: &Scene, place: Place, width: f64) -> Markup {
    let room = if place == Place::Hut { scene.data.hut_people } else { 1 };
    let step = (width - 10.0) / f64::from(room);
    html! {
        @for index in 0..room {
            @let x = width / 2.0 + step.min(24.0) * (f64::from(index) - f64::from(room - 1) / 2.0);
            ellipse class="sa-ring" cx=(short(x)) cy="81" rx="10" ry="4" {}
        }
    }
}

/// Who stands here: a figure of each seat with its number; in the village everybody.
fn groups(scene: &Scene, stand: &Stand, width: f64, y: f64) -> Markup {
    let many = stand.people.len().max(1) as f64;
    let village = good_of(stand.place).is_none();
    let step = if village { width } else { ((width - 4.0) / many).min(42.0) };
    html! {
        @for (index, (seat, numbers)) in stand.people.iter().enumerate() {
            @let left = (width - step * many) / 2.0 + step * index as f64;
            (scene.piece(&format!("sa-people-{seat}-{}", stand.place), "", &people(scene, *seat, numbers.len()), html! {
                @if village {
                    @let apart = ((width - 10.0) / numbers.len() as f64).min(24.0);
                    @for index in 0..numbers.len() {
                        (at(width / 2.0 + apart * (index as f64 - (numbers.len() as f64 - 1.0) / 2.0), y, 0.84, glyphs::person(*seat)))
                    }
                } @else {
                    @let size = if step < 26.0 { 0.66 } else { 0.84 };
                    @let alone = numbers.len() == 1;
                    (at(left + if alone { step / 2.0 } else { 11.0 * size }, y, size, glyphs::person(*seat)))
                    @if !alone { (text(left + 20.5 * size, y - 1.0, "sa-t sa-bold sa-halo", &numbers.len().to_string())) }
                }
            }))
        }
    }
}

fn people(scene: &Scene, seat: Seat, many: usize) -> String {
    scene.words.with("sa-people-of", &[("n", many.into()), ("name", scene.name(seat).to_string().into())])
}

/// Whoever stands on a card or a building.
fn one(scene: &Scene, stand: &Stand) -> Markup {
    html! {
        ellipse class="sa-ring" cx="66" cy="-3" rx="10" ry="4" {}
        @for (seat, numbers) in &stand.people {
            (scene.piece(&format!("sa-people-{seat}-{}", stand.place), "", &people(scene, *seat, numbers.len()),
                at(66.0, -1.0, 0.76, glyphs::person(*seat))))
        }
    }
}

fn card(view: &View, scene: &Scene, stand: &Stand, slot: usize, lit: bool) -> Markup {
    let price = scene.data.card_prices[slot];
    let step = (52.0 / f64::from(price.max(1))).min(12.5);
    let drawing = html! {
        rect class="sa-rim" x="-4" y="-4" width="91" height="88" rx="11" {}
        @match view.cards.get(&stand.place).copied().flatten() {
            Some(card) => (small_card(scene.data, card)),
            None => (small::sheet("sa-empty", small::CARD)),
        }
        @for index in 0..price { (at(7.0 + step * f64::from(index), -9.0, 0.54, glyphs::any_resource())) }
        (one(scene, stand))
    };
    let piece = scene.card(&thing_id(view, stand.place), &stand.say, &stand.name, drawing);
    at(5.0 + 89.0 * (3 - slot) as f64, 221.0, 1.0, framed(lit, piece))
}

fn building(view: &View, scene: &Scene, stand: &Stand, stack: usize, lit: bool) -> Markup {
    let pile = &view.stacks[stack];
    let drawing = html! {
        @if pile.left > 1 { rect class="sa-back sa-outlined" y="3" width="83" height="44" rx="7" {} }
        rect class="sa-rim" x="-4" y="-4" width="91" height="52" rx="11" {}
        @match pile.open {
            Some(open) => (small_building(scene.data, open)),
            None if pile.left > 0 => (small::sheet("sa-back sa-outlined", small::BUILDING)),
            None => (small::sheet("sa-empty", small::BUILDING)),
        }
        (text(4.0, -6.0, "sa-t sa-tiny sa-on-rock", &counted(scene.words, "sa-left", pile.left.into())))
        (one(scene, stand))
    };
    let piece = scene.card(&thing_id(view, stand.place), &stand.say, &stand.name, drawing);
    at(5.0 + 89.0 * stack as f64, 324.0, 1.0, framed(lit, piece))
}
