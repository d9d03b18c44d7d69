//! The board on a wide screen: the valley as one picture, 1024 by 720, the score track around it.

use super::Scene;
use super::dice::{self, Throw};
use super::glyphs;
use super::names::{self, say};
use super::paint::{at, breadth, path, short, text};
use super::piles;
use super::places::{Stand, decided, good_of};
use super::rock;
use super::track;
use crate::board::filled;
use lascaux_games::stone_age::{Place, PlaceKind, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// Names that are wider than that are written a little smaller.
const LONG: f64 = 8.0;
/// How large people stand on the board.
const PERSON: f64 = 1.125;

/// The whole board.
pub(super) fn draw(view: &View, scene: &Scene, stands: &[Stand]) -> Markup {
    let throw = dice::thrown(view, scene);
    let thrown_at = |place: Place| throw.as_ref().filter(|throw| throw.place() == place);
    let decided = decided(view, scene);
    let mut drawings = vec![rock::valley()];
    if view.stacks.len() < 3 {
        drawings.push(piles::hands(view.stacks.len()));
    }
    drawings.extend(stands.iter().map(|stand| {
        let lit = decided == Some(stand.place);
        match stand.place.kind() {
            PlaceKind::Card(slot) => piles::card(view, scene, stand, slot, lit),
            PlaceKind::Building(stack) => piles::building(view, scene, stand, stack, lit),
            _ => place(scene, stand, thrown_at(stand.place), lit),
        }
    }));
    drawings.extend([piles::deck(view, scene), track::markers(view, scene), dice::table(view, scene, 655.0, 330.0)]);
    let board = html! {
        svg class="sa-board" viewBox="0 0 1024 720" role="group" aria-label=(scene.words.say("sa-board")) {}
    };
    filled(board, &drawings.iter().collect::<Vec<_>>())
}

/// A person where it stands; the feet at the spot.
fn person(scene: &Scene, seat: Seat, number: usize, x: f64, y: f64) -> Markup {
    let name = scene.words.with("sa-person-of", &[("name", scene.name(seat).to_string().into())]);
    at(x, y, PERSON, scene.piece(&format!("sa-person-{seat}-{number}"), "", &name, glyphs::person(seat)))
}

/// The rings where people can stand, and those who do.
pub(super) fn rings(scene: &Scene, stand: &Stand, spots: &[(f64, f64)]) -> Markup {
    html! {
        @for (x, y) in spots { ellipse class="sa-ring" cx=(short(*x)) cy=(short(*y)) rx="14" ry="6" {} }
        @let mut free = spots.iter();
        @for (seat, numbers) in &stand.people {
            (group(stand, *seat, html! { @for (number, (x, y)) in numbers.iter().zip(free.by_ref()) { (person(scene, *seat, *number, *x, *y + 2.0)) } }))
        }
    }
}

/// The people of a seat at a place, by an `id` of their own: from here dice are thrown.
fn group(stand: &Stand, seat: Seat, people: Markup) -> Markup {
    html! { g id=(format!("sa-people-{seat}-{}", stand.place)) { (people) } }
}

/// Where a place lies: its left edge and top, and its outline from there.
fn outline(place: Place) -> (f64, f64, &'static str) {
    const LAND: &str = "M14 9c58-7 142-7 200 2 9 60 8 146-2 206-58 7-140 7-196-2-10-66-11-136-2-206z";
    const HUNT: &str = "M12 9c118-8 282-8 388 0 10 50 9 128-3 178-118 8-272 8-380-1-12-60-13-122-5-177z";
    const VILLAGE: &str = "M6 6c30-5 68-5 102 0 6 54 5 124-2 173-34 5-66 5-98-1-7-52-8-118-2-172z";
    match place {
        Place::Forest => (42.0, 44.0, LAND),
        Place::ClayPit => (278.0, 44.0, LAND),
        Place::Quarry => (506.0, 44.0, LAND),
        Place::River => (750.0, 44.0, LAND),
        Place::Hunt => (40.0, 276.0, HUNT),
        Place::Toolmaker => (465.0, 281.0, VILLAGE),
        Place::Hut => (598.0, 281.0, VILLAGE),
        _ => (727.0, 281.0, VILLAGE),
    }
}

/// A place of the valley: the ground under it lies still, and what is drawn here can be used.
fn place(scene: &Scene, stand: &Stand, throw: Option<&Throw>, lit: bool) -> Markup {
    let (x, y, edge) = outline(stand.place);
    let drawing = html! {
        (path("sa-hit", edge))
        (path("sa-rim sa-rim-edge", edge))
        (path("sa-rim", edge))
        @match stand.place.kind() {
            PlaceKind::Hunt => (hunting_ground(scene, stand, throw)),
            PlaceKind::Resource => (resource_place(scene, stand, throw)),
            _ => (village_place(scene, stand)),
        }
    };
    let piece = scene.piece(&format!("sa-{}", stand.place), &stand.say, &stand.name, drawing);
    at(x, y, 1.0, html! { g class=[lit.then_some("sa-decided")] { (piece) } })
}

/// Where the name of a place begins: at a point, around it, or before it.
enum Side {
    From(f64),
    Around(f64),
    Before(f64),
}

/// The name of a place, with what its pips bring.
fn label(scene: &Scene, place: Place, side: Side, y: f64) -> Markup {
    let name = say(scene.words, names::place(place));
    let wide = breadth(&name);
    let (class, wide) = if wide > LONG { ("sa-name sa-long", 14.0 * wide) } else { ("sa-name", 15.0 * wide) };
    let good = good_of(place);
    let width = wide + if good.is_some() { 80.0 } else { 20.0 };
    let x = match side {
        Side::From(x) => x,
        Side::Around(x) => x - width / 2.0,
        Side::Before(x) => x - width,
    };
    html! {
        rect class="sa-label" x=(short(x)) y=(short(y)) width=(short(width)) height="27" rx="9" {}
        (text(x + 10.0, y + 19.0, class, &name))
        @if let Some(good) = good {
            (text(x + width - 46.0, y + 19.0, "sa-name sa-rate", &scene.data.divisor[good.index()].to_string()))
            (at(x + width - 37.0, y + 14.0, 1.0, glyphs::arrow()))
            (at(x + width - 17.0, y + 13.5, 0.95, glyphs::good(good)))
        }
    }
}

fn resource_place(scene: &Scene, stand: &Stand, throw: Option<&Throw>) -> Markup {
    let capacity = usize::from(scene.data.resource_place_capacity);
    let first_row = capacity.div_ceil(2);
    let spots: Vec<(f64, f64)> = (0..capacity)
        .map(|index| {
            let (column, many, y) = if index < first_row {
                (index, first_row, 165.0)
            } else {
                (index - first_row, capacity - first_row, 205.0)
            };
            let step = (212.0 / many as f64).min(53.0);
            (115.0 + step * (column as f64 - (many as f64 - 1.0) / 2.0), y)
        })
        .collect();
    html! {
        (label(scene, stand.place, Side::From(if stand.place == Place::River { 34.0 } else { 14.0 }), 12.0))
        (rings(scene, stand, &spots))
        @if let Some(throw) = throw { (dice::slab(throw, scene, 10.0, 46.0, 206.0)) }
    }
}

fn village_place(scene: &Scene, stand: &Stand) -> Markup {
    let room = if stand.place == Place::Hut { scene.data.hut_people } else { 1 };
    let step = (104.0 / f64::from(room)).min(42.0);
    let middle = 57.0;
    let x = |index: u8| middle + step * (f64::from(index) - f64::from(room - 1) / 2.0);
    let spots: Vec<(f64, f64)> = (0..room).map(|index| (x(index), 162.0)).collect();
    // A name that is wider than its place stands above its neighbours'.
    let long = breadth(&say(scene.words, names::place(stand.place))) > LONG;
    html! { (label(scene, stand.place, Side::Around(middle), if long { -20.0 } else { 9.0 })) (rings(scene, stand, &spots)) }
}

/// Each tribe has a part of the ground of its own, so that nobody moves when others come.
fn hunting_ground(scene: &Scene, stand: &Stand, throw: Option<&Throw>) -> Markup {
    const GROUNDS: [(f64, f64); 4] = [(226.0, 174.0), (42.0, 174.0), (226.0, 138.0), (42.0, 138.0)];
    html! {
        (label(scene, stand.place, Side::Before(392.0), 6.0))
        @if stand.people.is_empty() { ellipse class="sa-ring" cx="304" cy="171" rx="92" ry="12" {} }
        @for (seat, numbers) in stand.people.iter().rev() {
            @let (x, y) = GROUNDS[seat.index() % GROUNDS.len()];
            (group(stand, *seat, crowd(scene, *seat, numbers, x, y)))
        }
        @if let Some(throw) = throw { (dice::slab(throw, scene, 40.0, 36.0, 340.0)) }
    }
}

/// A group of one seat in a row, with its number.
fn crowd(scene: &Scene, seat: Seat, numbers: &[usize], x: f64, y: f64) -> Markup {
    let step = (140.0 / numbers.len() as f64).min(27.0);
    let wide = step * (numbers.len() as f64 - 1.0);
    html! {
        ellipse class="sa-ring" cx=(short(x + wide / 2.0)) cy=(short(y)) rx=(short(16.0 + wide / 2.0)) ry="7" {}
        @for (index, number) in numbers.iter().enumerate() {
            (person(scene, seat, *number, x + step * index as f64, y + 3.0 * (index % 2) as f64))
        }
        @if numbers.len() > 3 {
            (text(x + wide + 14.0, y + 1.0, "sa-t sa-figure sa-halo", &numbers.len().to_string()))
        }
    }
}
