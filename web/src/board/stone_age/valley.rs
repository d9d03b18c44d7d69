//! The board on a wide screen: the valley as one picture, 1000 by 780, the score track around it.

use super::Scene;
use super::cards::{self, BUILDING, CARD};
use super::dice;
use super::glyphs;
use super::names::{self, counted, say};
use super::paint::{at, patch, path, short, text, titled};
use super::places::{Stand, good_of};
use super::scenery::scenery;
use super::symbols;
use super::{building_picture, card_picture};
use crate::board::gallery::Gallery;
use lascaux_games::stone_age::{Place, PlaceKind, Symbol, View};
use lascaux_table::Seat;
use maud::{Markup, PreEscaped, html};

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 780.0;
/// The width of the score track.
const RIM: f64 = 28.0;

/// Where a place lies: left, top, width, height.
fn region(place: Place, stacks: usize) -> (f64, f64, f64, f64) {
    match place.kind() {
        PlaceKind::Card(slot) => (526.0 + 112.0 * (3 - slot) as f64, 514.0, CARD.0, 230.0),
        PlaceKind::Building(stack) => {
            let step = 436.0 / stacks.max(3) as f64;
            (34.0 + step * (stack as f64 + 0.5) - BUILDING.0 / 2.0, 514.0, BUILDING.0, 230.0)
        }
        _ => match place {
            Place::Forest => (40.0, 38.0, 236.0, 186.0),
            Place::ClayPit => (286.0, 38.0, 216.0, 186.0),
            Place::Quarry => (512.0, 38.0, 216.0, 186.0),
            Place::River => (752.0, 38.0, 208.0, 186.0),
            Place::Hunt => (40.0, 234.0, 376.0, 226.0),
            Place::Toolmaker => (428.0, 234.0, 132.0, 142.0),
            Place::Hut => (568.0, 234.0, 132.0, 142.0),
            _ => (708.0, 234.0, 132.0, 142.0),
        },
    }
}

/// The whole board.
pub(super) fn draw(view: &View, scene: &Scene, stands: &[Stand]) -> Markup {
    html! {
        svg class="sa-board wide-only" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group"
            aria-label=(scene.words.say("sa-board")) {
            (ground())
            (markers(view, scene))
            @for stand in stands {
                @match stand.place.kind() {
                    PlaceKind::Card(slot) => (card_place(view, scene, stand, slot)),
                    PlaceKind::Building(stack) => (building_place(view, scene, stand, stack)),
                    PlaceKind::Hunt => (hunting_ground(view, scene, stand)),
                    PlaceKind::Resource => (resource_place(view, scene, stand)),
                    PlaceKind::Village => (village_place(view, scene, stand)),
                }
            }
            (deck(view, scene))
            @if view.stacks.len() < 3 {
                g class="sa-faint" aria-hidden="true" { (at(394.0, 640.0, 3.0, symbols::symbol(Symbol::Art))) }
            }
            (at(428.0, 382.0, 1.0, dice::mat(view, scene, 412.0, "")))
        }
    }
}

fn ground() -> Markup {
    static GROUND: Gallery<1> = Gallery::new();
    GROUND.show(0, || html! { (wall()) (track()) })
}

fn wall() -> Markup {
    html! {
        // The grain of the wall, once.
        (PreEscaped(r#"<defs><filter id="sa-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .06" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 .36 0 0 0 0 .26 0 0 0 0 .17 .5 .4 0 0 -.32"/></filter></defs>"#))
        rect class="sa-wall" width=(WIDTH) height=(HEIGHT) rx="14" {}
        rect class="sa-grain" width=(WIDTH) height=(HEIGHT) rx="14" filter="url(#sa-grain)" {}
        path class="sa-water" d="M748 28C742 90 760 150 790 200 830 240 846 280 848 330 850 400 838 440 790 458 600 482 300 460 28 476V508C300 492 620 512 820 496 900 486 940 440 952 380 962 300 958 260 972 220V28Z" {}
        path class="sa-fish" d="M884 290c8-7 20-7 28-1l7-5c-1 4-1 8 0 12l-7-5c-8 6-20 6-28-1zM600 480c8-7 20-7 28-1l7-5c-1 4-1 8 0 12l-7-5c-8 6-20 6-28-1z" {}
        path class="sa-wave" d="M866 250C876 244 886 244 896 250S918 256 928 250M862 330C872 324 882 324 892 330S914 336 924 330M846 420C856 414 866 414 876 420S898 426 908 420M700 484C712 478 722 478 734 484S758 490 768 484M520 486C532 480 542 480 554 486S578 492 588 486M330 484C342 478 352 478 364 484S388 490 398 484M120 488C132 482 142 482 154 488S178 494 188 488" {}
    }
}

/// The middle of a step of the score track.
fn step(score: i64) -> (f64, f64) {
    let index = score.rem_euclid(100);
    let (across, down) = (WIDTH / 30.0, (HEIGHT - 2.0 * RIM) / 20.0);
    let along = |from: i64| (index - from) as f64 + 0.5;
    match index {
        0..30 => (across * along(0), RIM / 2.0),
        30..50 => (WIDTH - RIM / 2.0, RIM + down * along(30)),
        50..80 => (WIDTH - across * along(50), HEIGHT - RIM / 2.0),
        _ => (RIM / 2.0, HEIGHT - RIM - down * along(80)),
    }
}

fn track() -> Markup {
    let mut stones = String::new();
    for index in 0..100 {
        let (x, y) = step(index);
        let wide = !(30..50).contains(&index) && index < 80;
        let (w, h) = if wide { (15.6, 12.6) } else { (12.6, 16.8) };
        // Stones laid by hand: no two corners quite alike.
        let lean = [1.2, 0.8, 0.4, 1.4, 0.9][index as usize % 5];
        let corners = [(-w, lean - h), (w - lean, -h), (w, h - lean), (lean - w, h)];
        for (corner, (dx, dy)) in corners.into_iter().enumerate() {
            stones += &format!("{}{} {}", if corner == 0 { 'M' } else { 'L' }, short(x + dx), short(y + dy));
        }
        stones.push('Z');
    }
    html! {
        g aria-hidden="true" {
            path class="sa-track" d=(stones) {}
            @for index in (0..100).step_by(5) {
                @let (x, y) = step(index);
                (text(x, y + 4.5, "sa-step sa-mid", &index.to_string()))
            }
        }
    }
}

/// Where everybody stands on the track.
fn markers(view: &View, scene: &Scene) -> Markup {
    html! {
        @for seat in Seat::all(view.seats) {
            @let score = view.players[seat.index()].score;
            @let (x, y) = step(score);
            // Markers on one step lie a little apart.
            @let below = Seat::all(view.seats)
                .take(seat.index())
                .filter(|other| view.players[other.index()].score.rem_euclid(100) == score.rem_euclid(100))
                .count() as f64;
            @let name = scene.words.with(
                "sa-score-of",
                &[("name", scene.name(seat).to_string().into()), ("n", score.into())],
            );
            (scene.piece(&format!("sa-score-{seat}"), "", &name, at(x + 8.0 * below, y + 5.0 * below, 1.0, html! {
                g class=(format!("sa-who sa-s{seat}")) {
                    circle r="11" {}
                    (at(0.0, 0.0, 1.3, glyphs::mark(seat)))
                }
            })))
        }
    }
}

/// A person where it stands; the feet at the spot.
fn person(scene: &Scene, seat: Seat, number: usize, x: f64, y: f64, scale: f64) -> Markup {
    let name = scene.words.with("sa-person-of", &[("name", scene.name(seat).to_string().into())]);
    at(x, y, scale, scene.piece(&format!("sa-person-{seat}-{number}"), "", &name, glyphs::person(seat)))
}

/// The circles where people can stand, and those who do.
fn circles(scene: &Scene, stand: &Stand, spots: &[(f64, f64)]) -> Markup {
    html! {
        @for (x, y) in spots { ellipse class="sa-ring" cx=(short(*x)) cy=(short(*y)) rx="15" ry="7" {} }
        @for ((seat, number), (x, y)) in stand.everybody().zip(spots) { (person(scene, seat, number, *x, *y, 1.25)) }
    }
}

fn heading(scene: &Scene, place: Place, width: f64) -> Markup {
    html! {
        (titled(16.0, 25.0, width - 90.0, "", &say(scene.words, names::place(place))))
        @if let Some(good) = good_of(place) {
            (at(width - 62.0, 19.0, 0.95, glyphs::die(0)))
            (text(width - 62.0, 24.5, "sa-num sa-mid sa-on-die", &scene.data.divisor[good.index()].to_string()))
            (text(width - 43.0, 24.0, "sa-mid", "="))
            (at(width - 24.0, 19.0, 0.95, glyphs::good(good)))
        }
    }
}

fn on_region(view: &View, scene: &Scene, stand: &Stand, ground: &str, drawing: Markup) -> Markup {
    let (x, y, width, height) = region(stand.place, view.stacks.len());
    static OUTLINES: Gallery<{ Place::ALL.len() }> = Gallery::new();
    let outline = OUTLINES.show(stand.place.index(), || patch(0.0, 0.0, width, height, stand.place.index() as u32 + 5));
    at(
        x,
        y,
        1.0,
        scene.piece(
            &format!("sa-{}", stand.place),
            &stand.say,
            &stand.name,
            html! {
                path class=(format!("sa-land {ground}")) d=(outline) {}
                (drawing)
            },
        ),
    )
}

fn resource_place(view: &View, scene: &Scene, stand: &Stand) -> Markup {
    let (_, _, width, _) = region(stand.place, view.stacks.len());
    let capacity = usize::from(scene.data.resource_place_capacity);
    let first_row = capacity.div_ceil(2);
    let spots: Vec<(f64, f64)> = (0..capacity)
        .map(|index| {
            let (row, column, many) = if index < first_row {
                (0.0, index, first_row)
            } else {
                (1.0, index - first_row, capacity - first_row)
            };
            let step = (width / (many + 1) as f64).min(46.0);
            (width / 2.0 + step * (column as f64 - (many as f64 - 1.0) / 2.0), 132.0 + 40.0 * row)
        })
        .collect();
    let ground = format!("sa-{}-ground", stand.place);
    on_region(
        view,
        scene,
        stand,
        &ground,
        html! {
            (at((width - 200.0) / 2.0, 26.0, 1.0, scenery(stand.place)))
            (heading(scene, stand.place, width))
            (circles(scene, stand, &spots))
            (dice::ready(width, 98.0, stand.dice, 1.0))
        },
    )
}

fn village_place(view: &View, scene: &Scene, stand: &Stand) -> Markup {
    let (_, _, width, _) = region(stand.place, view.stacks.len());
    let room = if stand.place == Place::Hut { scene.data.hut_people } else { 1 };
    let step = (width / f64::from(room + 1)).min(44.0);
    let x = |index: u8| width / 2.0 + step * (f64::from(index) - f64::from(room - 1) / 2.0);
    let spots: Vec<(f64, f64)> = (0..room).map(|index| (x(index), 132.0)).collect();
    on_region(
        view,
        scene,
        stand,
        "sa-village-ground",
        html! {
            (at((width - 130.0) / 2.0, 30.0, 0.65, scenery(stand.place)))
            (titled(width / 2.0, 22.0, width, "sa-mid", &say(scene.words, names::place(stand.place))))
            (circles(scene, stand, &spots))
        },
    )
}

fn hunting_ground(view: &View, scene: &Scene, stand: &Stand) -> Markup {
    let (_, _, width, _) = region(stand.place, view.stacks.len());
    on_region(
        view,
        scene,
        stand,
        "sa-hunt-ground",
        html! {
            path class="sa-tufts" d="M30 150l-3-10M33 150v-12M36 150l3-9M150 158l-3-9M153 158v-11M156 158l3-8M232 148l-3-9M235 148v-11M238 148l3-8M346 156l-3-9M349 156v-11M352 156l3-8M60 206l-3-9M63 206v-11M66 206l3-8M190 212l-3-9M193 212v-11M196 212l3-8M330 208l-3-9M333 208v-11M336 208l3-8" {}
            (at(14.0, 30.0, 1.72, scenery(stand.place)))
            (heading(scene, stand.place, width))
            @for (seat, numbers) in &stand.people {
                @let (column, row) = (seat.index() % 2, seat.index() / 2);
                @let (x, y) = (36.0 + 180.0 * column as f64, 178.0 + 40.0 * row as f64);
                (crowd(scene, *seat, numbers, x, y))
            }
            (dice::ready(width, 126.0, stand.dice, 1.1))
        },
    )
}

/// A group of one seat in a row, with its number.
fn crowd(scene: &Scene, seat: Seat, numbers: &[usize], x: f64, y: f64) -> Markup {
    let step = (132.0 / numbers.len() as f64).min(30.0);
    html! {
        ellipse class="sa-ring" cx=(short(x + step * (numbers.len() as f64 - 1.0) / 2.0)) cy=(short(y))
            rx=(short(14.0 + step * (numbers.len() as f64 - 1.0) / 2.0)) ry="8" {}
        @for (index, number) in numbers.iter().enumerate() {
            (person(scene, seat, *number, x + step * index as f64, y, 1.2))
        }
        @if numbers.len() > 1 {
            (text(x + step * (numbers.len() as f64 - 1.0) + 14.0, y - 2.0, "sa-num sa-halo", &numbers.len().to_string()))
        }
    }
}

fn card_place(view: &View, scene: &Scene, stand: &Stand, slot: usize) -> Markup {
    let (x, y, _, _) = region(stand.place, view.stacks.len());
    let lying = view.cards.get(&stand.place).copied().flatten();
    let price = scene.data.card_prices[slot];
    let id = lying.map_or_else(|| format!("sa-slot-{}", slot + 1), |card| format!("sa-card-{}", card.name));
    html! {
        (at(x, y, 1.0, scene.card(&id, &stand.say, &stand.name, html! {
            (at(0.0, 42.0, 1.0, match lying { Some(card) => card_picture(scene.data, card), None => cards::empty_slot() }))
            @for index in 0..price {
                (at(12.0 + 15.0 * f64::from(index), 26.0, 0.72, glyphs::any_resource()))
            }
            (circles(scene, stand, &[(86.0, 38.0)]))
        })))
    }
}

fn building_place(view: &View, scene: &Scene, stand: &Stand, stack: usize) -> Markup {
    let (x, y, _, _) = region(stand.place, view.stacks.len());
    let pile = &view.stacks[stack];
    let id = pile.open.map_or_else(|| format!("sa-stack-{}", stack + 1), |open| format!("sa-building-{}", open.name));
    let below = pile.left.saturating_sub(u8::from(pile.open.is_some()));
    html! {
        (at(x, y, 1.0, scene.card(&id, &stand.say, &stand.name, html! {
            @for tile in (1..=below.min(6)).rev() {
                (at(0.0, 72.0 + 4.0 * f64::from(tile), 1.0, path("sa-back sa-g", "M7 2C36 0 66 1 93 2 98 2 99 90 98 108 98 113 96 114 93 114 64 116 36 115 7 114 3 114 2 112 2 108 0 76 2 2 7 2Z")))
            }
            (at(0.0, 72.0, 1.0, match pile.open {
                Some(open) => building_picture(scene.data, open),
                None if pile.left > 0 => cards::tile_back(),
                None => cards::empty_tile(),
            }))
            (circles(scene, stand, &[(76.0, 64.0)]))
            (text(8.0, 66.0, "sa-small", &counted(scene.words, "sa-left", pile.left.into())))
        })))
    }
}

fn deck(view: &View, scene: &Scene) -> Markup {
    let name = counted(scene.words, "sa-deck", view.deck.into());
    html! {
        (at(476.0, 590.0, 1.0, scene.piece("sa-deck", "", &name, html! {
            @for card in (0..view.deck.min(5)).rev() { (at(f64::from(card), f64::from(card) * 2.0, 0.4, cards::card_back())) }
            (text(23.0, 104.0, "sa-num sa-mid", &view.deck.to_string()))
        })))
        (text(36.0, 532.0, "sa-title", &counted(scene.words, "sa-round", view.round.into())))
    }
}
