//! What scenes are made of: the signs of the board by themselves, as large as a line or as a picture.

use super::super::art;
use super::super::beasts::beast;
use super::super::daughters::portrait;
use crate::board::{By, Part, Sound};
use lascaux_games::neanderthal::{Biome, Daughter, Disk, Disks, GameType, Who};
use maud::{Markup, html};

/// A drawing of a size that its class gives.
pub(super) fn sign(class: &str, view_box: &str, drawing: Markup) -> Markup {
    html! { svg class={ "ne-scene-sign ne-scene-" (class) } viewBox=(view_box) { (drawing) } }
}

pub(super) fn badge(who: Who) -> Markup {
    sign("mark", "-9 -9 18 18", art::badge(who))
}

pub(super) fn disk(colour: Disk) -> Markup {
    sign("disk", "-10 -10 20 20", art::disk(colour))
}

pub(super) fn baby() -> Markup {
    sign("baby", "-9 -12 18 24", art::baby())
}

/// A man of a species; the alpha man wears antlers.
pub(super) fn man(who: Who, alpha: bool) -> Markup {
    sign("man", "-14 -23 30 42", if alpha { art::alpha(who) } else { art::hunter(who) })
}

pub(super) fn die(face: u8, class: &str) -> Markup {
    sign("die", "-12 -12 24 24", art::die(face, class))
}

/// A sign of the usual size: an event, a rank, a culture.
pub(super) fn small(drawing: Markup) -> Markup {
    sign("small", "-13 -13 26 26", drawing)
}

/// A beast by itself.
pub(super) fn animal(biome: Biome) -> Markup {
    sign("beast", "-4 -17 200 130", html! { (art::painted(beast(biome))) })
}

/// A beast on a small card.
pub(super) fn mini(biome: Biome, game: GameType) -> Markup {
    html! { span class={ "ne-scene-mini ne-scene-edge-" (game) } { (animal(biome)) } }
}

/// Ice as large as a small card.
pub(super) fn ice() -> Markup {
    html! { span class="ne-scene-mini ne-scene-ice" { (sign("beast", "-100 -65 200 130", html! { g transform="scale(5)" { (art::flake()) } })) } }
}

pub(super) fn woman(daughter: Daughter) -> Markup {
    sign("woman", "-1 0 88 94", portrait(daughter))
}

/// With a cross over it that comes at its time, while what it crosses out fades.
pub(super) fn struck(piece: Markup, at: u32) -> Markup {
    let cross = sign("cross", "-10 -10 20 20", html! { path d="M-8 -8L8 8M8 -8L-8 8" {} });
    html! {
        span.ne-scene-over {
            (Part::new(piece).at(at + 150).lasting(300).by(By::Dimming))
            (Part::new(cross).at(at).lasting(200).by(By::Popping).sounds(Sound::Wood))
        }
    }
}

/// Every disk of some, one by one.
pub(super) fn each_disk(disks: &Disks) -> Vec<Disk> {
    disks.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, (*count).into())).collect()
}

/// A sign that stays while its like flies to a place at its time.
pub(super) fn sent(piece: Markup, at: u32, to: &str) -> Markup {
    let flying = Part::new(piece.clone()).at(at).lasting(60).leaves(at + 60, to).adds(1);
    html! { span.ne-scene-over { span { (piece) } (flying) } }
}

/// Dice that are thrown one after another, from a place.
pub(super) fn thrown(dice: &[(u8, &'static str)], at: u32, from: &str) -> Markup {
    let one = |(index, (face, class)): (usize, &(u8, &'static str))| {
        let apart = (180 / dice.len().max(1) as u32).min(45);
        let part = Part::new(die(*face, class)).at(at + apart * index as u32).lasting(360).by(By::Tumbling).from(from);
        if index == 0 { part.sounds(Sound::Dice) } else { part }
    };
    html! { span.ne-scene-dice { @for part in dice.iter().enumerate().map(one) { (part) } } }
}
