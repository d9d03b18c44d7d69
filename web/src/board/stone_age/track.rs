//! The score track: a row of oxide dots with a numbered stone at every fifth, and a niche for those below zero.

use super::Scene;
use super::glyphs;
use super::paint::{at, short, text};
use lascaux_games::stone_age::View;
use lascaux_table::Seat;
use maud::{Markup, html};

/// The steps of one round of the track.
const STEPS: i64 = 100;
/// The niche beside the zero.
const NICHE: (f64, f64) = (61.0, 42.0);

/// The middle of a step.
fn step(score: i64) -> (f64, f64) {
    let index = score.rem_euclid(STEPS);
    let along = |from: i64| (index - from) as f64;
    let (across, down) = (984.0 / 30.0, 682.0 / 20.0);
    match index {
        0..30 => (20.0 + across * along(0), 19.0),
        30..50 => (1004.0, 19.0 + down * along(30)),
        50..80 => (1004.0 - across * along(50), 701.0),
        _ => (20.0, 701.0 - down * along(80)),
    }
}

/// The way of a marker from one score to another, step by step.
pub(super) fn way(from: i64, to: i64) -> Vec<(f64, f64)> {
    let place = |score: i64| if score < 0 { NICHE } else { step(score) };
    let many = (to - from).abs().min(STEPS);
    (0..=many).map(|index| place(from + index * (to - from).signum())).collect()
}

/// The track as it is painted on the wall.
pub(super) fn painted() -> Markup {
    let mut dots = String::new();
    for index in (0..STEPS).filter(|index| index % 5 != 0) {
        let (x, y) = step(index);
        dots += &format!("M{} {}h0", short(x), short(y));
    }
    html! {
        g filter="url(#sa-rough)" {
            ellipse class="sa-niche" cx=(short(NICHE.0)) cy=(short(NICHE.1)) rx="16" ry="11" {}
            path class="sa-dots" d=(dots) {}
            @for index in (0..STEPS).step_by(5) {
                @let (x, y) = step(index);
                circle class="sa-step" cx=(short(x)) cy=(short(y)) r="13" {}
            }
        }
        (text(NICHE.0, NICHE.1 + 5.0, "sa-t sa-mid sa-bold sa-minus", "−"))
        @for index in (0..STEPS).step_by(5) {
            @let (x, y) = step(index);
            (text(x, y + 5.0, "sa-t sa-mid sa-bold", &index.to_string()))
        }
    }
}

/// Where a seat's marker lies: markers on one step lie a little apart, those below zero in the niche.
fn spot(view: &View, seat: Seat) -> (f64, f64) {
    let score = |seat: Seat| view.players[seat.index()].score;
    let own = score(seat);
    let together = |other: &Seat| match own < 0 {
        true => score(*other) < 0,
        false => score(*other) >= 0 && score(*other).rem_euclid(STEPS) == own.rem_euclid(STEPS),
    };
    let before = Seat::all(view.seats).take(seat.index()).filter(together).count() as f64;
    if own < 0 {
        return (NICHE.0 + 29.0 * before, NICHE.1);
    }
    let (x, y) = step(own);
    // Towards the middle of the board.
    match own.rem_euclid(STEPS) {
        0..=30 => (x + 3.0 * before, y + 10.0 * before),
        31..50 => (x - 10.0 * before, y + 3.0 * before),
        50..=80 => (x - 3.0 * before, y - 10.0 * before),
        _ => (x + 10.0 * before, y + 3.0 * before),
    }
}

/// Where everybody stands.
pub(super) fn markers(view: &View, scene: &Scene) -> Markup {
    html! {
        @for seat in Seat::all(view.seats) {
            @let score = view.players[seat.index()].score;
            @let name = scene.words.with(
                "sa-score-of",
                &[("name", scene.name(seat).to_string().into()), ("n", score.into())],
            );
            @let (x, y) = spot(view, seat);
            (at(x, y, 1.0, scene.piece(&format!("sa-score-{seat}"), "", &name, marker(seat, score))))
        }
    }
}

/// A disc with the seat's mark; below zero with its number, and beyond the first hundred with a second rim.
fn marker(seat: Seat, score: i64) -> Markup {
    html! {
        @if score >= STEPS { circle class="sa-lap" r="16" {} }
        @if score < 0 {
            g class=(format!("sa-who sa-s{seat}")) { circle r="14" {} }
            (text(0.0, 5.0, &format!("sa-t sa-mid sa-bold sa-below{}", if seat.0 == 3 { "" } else { " sa-pale-ink" }), &format!("−{}", -score)))
        } @else {
            (glyphs::disc(seat))
        }
    }
}
