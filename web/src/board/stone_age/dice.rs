//! Dice where they were thrown: their sum, what tools make of it, and what it brings; and those of the dice table.

use super::Scene;
use super::asking::brought_in;
use super::cards::gift_glyph;
use super::glyphs;
use super::names::{self, say};
use super::paint::{at, breadth, text};
use super::places::place_of;
use lascaux_games::stone_age::{Event, Good, Place, Stage, View};
use maud::{Markup, html};

/// A roll for a good.
pub(super) struct Throw {
    /// Its faces, where they are known.
    faces: Vec<u8>,
    /// Their sum, and what tools made of it.
    sum: u8,
    total: u8,
    good: Good,
    /// Whether tools may still be added.
    open: bool,
}

impl Throw {
    /// Where it was thrown.
    pub fn place(&self) -> Place {
        place_of(self.good)
    }
}

/// The roll that lies on the board. The view knows the sum of one that tools may be added to; its faces, and a roll that is
/// done with, are told by events. It lies until something else happens.
pub(super) fn thrown(view: &View, scene: &Scene) -> Option<Throw> {
    let (mut total, mut brought) = (None, None);
    let rolled = scene.events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, sum, .. } => Some(Some((dice.clone(), *sum))),
        Event::ToolsUsed { sum, .. } => {
            total = Some(*sum);
            None
        }
        Event::Gained { good, .. } => {
            brought = brought.or(Some(*good));
            None
        }
        _ => Some(None),
    });
    let rolled = rolled.flatten();
    match view.stage.stage {
        Stage::Tools { good, sum } => {
            // Only the faces that this sum belongs to.
            let faces = rolled.filter(|(_, rolled)| *rolled == sum).map_or(Vec::new(), |(faces, _)| faces);
            Some(Throw { faces, sum, total: sum, good, open: true })
        }
        Stage::Roll { .. } | Stage::RollTable => None,
        _ => {
            let (faces, sum) = rolled?;
            Some(Throw { faces, sum, total: total.unwrap_or(sum), good: brought?, open: false })
        }
    }
}

fn read(throw: &Throw, scene: &Scene) -> String {
    let gain = say(scene.words, brought_in(scene.data, throw.good, throw.total));
    scene.words.with("sa-roll-for", &[("sum", throw.total.into()), ("gain", gain.into())])
}

/// The dice in a row from the left; each takes so much room.
fn row(faces: &[u8], x: f64, y: f64, room: f64) -> Markup {
    const LEAN: [i8; 4] = [-6, 4, -3, 7];
    html! {
        @for (index, face) in faces.iter().enumerate() {
            (at(x + room * (index as f64 + 0.5), y, (room - 3.0) / 24.0, html! {
                g id=(format!("sa-die-{index}")) transform=(format!("rotate({})", LEAN[index % LEAN.len()])) { (glyphs::die(*face)) }
            }))
        }
    }
}

/// What the dice come to.
fn sum(throw: &Throw) -> String {
    match throw.total - throw.sum.min(throw.total) {
        0 => format!("= {}", throw.sum),
        more => format!("+ {more} = {}", throw.total),
    }
}

/// A dark slab within so much room, with the roll above and the division below; 76 high.
pub(super) fn slab(throw: &Throw, scene: &Scene, x: f64, y: f64, most: f64) -> Markup {
    let words = if throw.total == throw.sum { 62.0 } else { 96.0 };
    let many = throw.faces.len().max(1) as f64;
    let room = ((most - 14.0 - words) / many).min(34.0);
    let width = (14.0 + words + room * many).max(if throw.open { 206.0 } else { 164.0 });
    let x = x + (most - width) / 2.0;
    let divisor = scene.data.divisor[throw.good.index()];
    let gain = throw.total / divisor;
    let missing = divisor - throw.total % divisor;
    let formula = format!("{} : {divisor} = {gain}", throw.total);
    html! {
        g role="img" aria-label=(read(throw, scene)) {
            rect class="sa-slate" x=(x) y=(y) width=(width) height="76" rx="12" {}
            (row(&throw.faces, x + 7.0, y + 21.0, room))
            (text(x + width - 9.0, y + 27.0, "sa-t sa-chalked sa-sum sa-to-here", &sum(throw)))
            (text(x + 14.0, y + 61.0, "sa-t sa-chalked sa-formula", &formula))
            (at(x + 32.0 + 19.0 * breadth(&formula), y + 55.0, 1.1, glyphs::good(throw.good)))
            @if throw.open {
                (text(x + width - 9.0, y + 61.0, "sa-t sa-chalked sa-to-here sa-soft", &format!("+{missing} → {}", gain + 1)))
            }
        }
    }
}

/// The same in one line, for a phone: 34 high, in the middle of a place as far as the board allows.
pub(super) fn line(throw: &Throw, scene: &Scene, middle: f64, y: f64) -> Markup {
    let room = (170.0 / throw.faces.len().max(1) as f64).min(25.0);
    let divisor = scene.data.divisor[throw.good.index()];
    let dice = room * throw.faces.len() as f64;
    let width = dice + if throw.total == throw.sum { 116.0 } else { 146.0 };
    let x = (middle - width / 2.0).clamp(4.0, 356.0 - width);
    html! {
        g role="img" aria-label=(read(throw, scene)) {
            rect class="sa-slate" x=(x) y=(y) width=(width) height="36" rx="10" {}
            (row(&throw.faces, x + 5.0, y + 18.0, room))
            (text(x + width - 34.0, y + 24.0, "sa-t sa-chalked sa-bold sa-to-here", &format!("{} → {}", sum(throw), throw.total / divisor)))
            (at(x + width - 18.0, y + 18.0, 0.9, glyphs::good(throw.good)))
        }
    }
}

/// The dice of the dice table that are left, each with what it gives; they are taken by pressing them.
pub(super) fn table(view: &View, scene: &Scene, middle: f64, y: f64) -> Markup {
    let dice = match view.stage.stage {
        Stage::Pick { dice, .. } | Stage::Raise { dice } => dice,
        _ => return html! {},
    };
    let faces: Vec<u8> = dice.faces().collect();
    if faces.is_empty() {
        return html! {};
    }
    const ROOM: f64 = 84.0;
    let width = ROOM * faces.len() as f64 + 10.0;
    let left = middle - width / 2.0;
    html! {
        rect class="sa-slate" x=(left) y=(y) width=(width) height="58" rx="12" {}
        @for (index, face) in faces.iter().enumerate() {
            @let gift = scene.data.dice_table[usize::from((*face).clamp(1, 6)) - 1];
            @let name = scene.words.with(
                "sa-die-gives",
                &[("face", (*face).into()), ("gift", say(scene.words, names::gift(gift)).into())],
            );
            (at(left + 5.0 + ROOM * index as f64, y + 5.0, 1.0, scene.piece(&format!("sa-die-{index}"), &format!("pick {face}"), &name, html! {
                rect class="sa-rim" x="2" y="2" width="80" height="44" rx="10" {}
                rect class="sa-chip" x="4" y="4" width="76" height="40" rx="8" {}
                (at(24.0, 24.0, 1.2, glyphs::die(*face)))
                (at(57.0, 24.0, 1.2, gift_glyph(gift)))
            })))
        }
    }
}
