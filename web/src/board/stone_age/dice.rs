//! Dice on their mat: those that were thrown, what they come to, and those to take from the dice table.

use super::Scene;
use super::asking::brought_in;
use super::cards::gift_glyph;
use super::glyphs;
use super::names::{self, say};
use super::paint::{at, patch, text};
use crate::board::gallery::Gallery;
use lascaux_games::stone_age::{Event, Good, Stage, View};
use maud::{Markup, html};

/// What the mat shows.
enum Throw {
    /// Dice that still have to be thrown.
    Waiting { count: u8, good: Option<Good> },
    /// A roll for a good: its faces where they are known, the sum, and whether tools may still be added.
    Rolled { faces: Vec<u8>, sum: u8, good: Option<Good> },
    /// The dice of the dice table that are left.
    Table { faces: Vec<u8> },
}

/// The last roll for a good: its faces and their sum.
fn last_roll<'a>(scene: &'a Scene) -> Option<(&'a [u8], u8)> {
    scene.events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, sum, .. } => Some((dice.as_slice(), *sum)),
        _ => None,
    })
}

/// What lies on the mat. The view knows the sum of a roll alone; its faces, and the last roll once it is done with, are
/// told by the event of that roll.
fn thrown(view: &View, scene: &Scene) -> Option<Throw> {
    let rolled = last_roll(scene);
    match view.stage.stage {
        Stage::Roll { good, dice } => Some(Throw::Waiting { count: dice, good: Some(good) }),
        Stage::RollTable => Some(Throw::Waiting { count: view.seats, good: None }),
        Stage::Tools { good, sum } => {
            // Only the roll that this sum belongs to.
            let faces = rolled.filter(|(_, rolled)| *rolled == sum).map_or(Vec::new(), |(faces, _)| faces.to_vec());
            Some(Throw::Rolled { faces, sum, good: Some(good) })
        }
        Stage::Pick { dice, .. } | Stage::Raise { dice } => {
            let faces: Vec<u8> = dice.faces().collect();
            (!faces.is_empty()).then_some(Throw::Table { faces })
        }
        _ => {
            let (faces, sum) = rolled?;
            (!faces.is_empty()).then_some(Throw::Rolled { faces: faces.to_vec(), sum, good: None })
        }
    }
}

/// Whether anything lies on the mat.
pub(super) fn any(view: &View, scene: &Scene) -> bool {
    thrown(view, scene).is_some()
}

/// The mat, 80 high; `suffix` tells a second drawing's ids apart.
pub(super) fn mat(view: &View, scene: &Scene, width: f64, suffix: &str) -> Markup {
    static MATS: Gallery<2> = Gallery::new();
    let outline = MATS.show(suffix.len().min(1), || patch(0.0, 0.0, width, 80.0, 41));
    html! {
        path class="sa-mat" d=(outline) {}
        @match thrown(view, scene) {
            None => (cup(width / 2.0)),
            Some(Throw::Waiting { count, good }) => (waiting(scene, width, count, good)),
            Some(Throw::Rolled { faces, sum, good }) => (rolled(scene, width, &faces, sum, good, suffix)),
            Some(Throw::Table { faces }) => (table(scene, width, &faces, suffix)),
        }
    }
}

/// The leather cup, when no dice are out.
fn cup(x: f64) -> Markup {
    at(
        x,
        42.0,
        1.0,
        html! {
            g class="sa-g sa-faint" aria-hidden="true" {
                path class="sa-hide" d="M-20-22C-8-26 8-26 20-22L15 22C8 26-8 26-15 22Z" {}
                path class="sa-dark" d="M-20-22C-8-17 8-17 20-22 8-27-8-27-20-22Z" {}
                path class="sa-scratch" d="M-18-6C-6-2 6-2 18-6M-17 2C-6 6 6 6 17 2" {}
            }
            (at(38.0, 12.0, 0.9, html! { g class="sa-faint" { (glyphs::die(3)) } }))
        },
    )
}

/// Where dice lie in a row of so many.
fn spread(width: f64, count: usize, most: f64) -> impl Fn(usize) -> f64 {
    let step = ((width - 40.0) / count.max(1) as f64).min(most);
    move |index| width / 2.0 + step * (index as f64 - (count as f64 - 1.0) / 2.0)
}

/// Dice that lie ready at a place: whoever presses them throws them.
pub(super) fn ready(width: f64, y: f64, count: usize, size: f64) -> Markup {
    let x = spread(width, count, 27.0 * size);
    html! {
        @if count > 0 {
            g class="sa-ready" aria-hidden="true" {
                @for index in 0..count { (at(x(index), y, size, glyphs::die(READY[index % READY.len()]))) }
            }
        }
    }
}

/// The faces of dice that lie ready: any but a row of equals.
const READY: [u8; 5] = [5, 2, 6, 3, 4];

fn waiting(scene: &Scene, width: f64, count: u8, good: Option<Good>) -> Markup {
    let x = spread(width, count.into(), 38.0);
    let words = say(scene.words, names::dice(count));
    html! {
        g role="img" aria-label=(words) {
            @for index in 0..usize::from(count) { (at(x(index), 28.0, 1.25, glyphs::die(0))) }
            (text(width / 2.0 - 12.0, 67.0, "sa-mid", &words))
            @if let Some(good) = good { (at(width / 2.0 + 46.0, 62.0, 0.9, glyphs::good(good))) }
        }
    }
}

fn rolled(scene: &Scene, width: f64, faces: &[u8], sum: u8, good: Option<Good>, suffix: &str) -> Markup {
    let words = scene.words;
    let x = spread(width, faces.len(), 38.0);
    let gain = good.map(|good| (good, scene.data.divisor[good.index()]));
    let read = match good {
        Some(good) => {
            let gain = say(words, brought_in(scene.data, good, sum));
            words.with("sa-roll-for", &[("sum", sum.into()), ("gain", gain.into())])
        }
        None => names::counted(words, "sa-roll", sum.into()),
    };
    let y = if faces.is_empty() { 50.0 } else { 68.0 };
    html! {
        g role="img" aria-label=(read) {
            @for (index, face) in faces.iter().enumerate() {
                (at(x(index), 28.0, 1.25, html! {
                    // With the whole roll beside its face, so that the same face thrown anew tumbles too.
                    g id=(format!("sa-die-{index}{suffix}")) data-dice=(format!("{faces:?}")) { (glyphs::die(*face)) }
                }))
            }
            @match gain {
                Some((good, divisor)) => {
                    (text(width / 2.0 - 24.0, y, "sa-num sa-end-at", &format!("{sum}  =  {}", sum / divisor)))
                    (at(width / 2.0 - 4.0, y - 6.0, 0.95, glyphs::good(good)))
                    @let missing = divisor - sum % divisor;
                    (text(width / 2.0 + 18.0, y - 1.0, "sa-small", &names::counted(words, "sa-more-pips", missing.into())))
                },
                None => (text(width / 2.0, y, "sa-num sa-mid", &sum.to_string())),
            }
        }
    }
}

fn table(scene: &Scene, width: f64, faces: &[u8], suffix: &str) -> Markup {
    let x = spread(width, faces.len(), 90.0);
    html! {
        @for (index, face) in faces.iter().enumerate() {
            @let gift = scene.data.dice_table[usize::from((*face).clamp(1, 6)) - 1];
            @let name = scene.words.with(
                "sa-die-gives",
                &[("face", (*face).into()), ("gift", say(scene.words, names::gift(gift)).into())],
            );
            (scene.piece(&format!("sa-die-{index}{suffix}"), &format!("pick {face}"), &name, html! {
                (at(x(index) - 18.0, 40.0, 1.4, glyphs::die(*face)))
                (at(x(index) + 20.0, 40.0, 1.15, gift_glyph(gift)))
            }))
        }
    }
}
