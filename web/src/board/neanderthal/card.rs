//! The face of a biome's card, always in the same order: climax and name on the colour of its kind, the beast, the hits
//! and what it asks, what it brings, wounds and equal dice. Below it people stand.

use super::art::{self, at};
use super::beasts::beast;
use super::names;
use crate::words::Words;
use lascaux_games::neanderthal::{Biome, BiomeCard, Disks, Faces, Kind};
use maud::{Markup, html};

/// A card with the place for people.
pub(super) const WIDTH: f32 = 158.0;
pub(super) const HEIGHT: f32 = 246.0;
/// How high the face is; the people stand below it.
pub(super) const FACE: f32 = 174.0;

/// The ground of a card. Its rim comes last, over the face.
pub(super) fn ground(card: &BiomeCard, height: f32) -> Markup {
    html! {
        rect class={ "ne-paper ne-edge-" (card.game) } width=(WIDTH) height=(height) rx="9" {}
    }
}

/// The rim of a card.
pub(super) fn rim(height: f32) -> Markup {
    art::rim(0.0, 0.0, WIDTH, height, 9.0)
}

/// The face. Whoever does not freeze sees the frost faded.
pub(super) fn face(biome: Biome, card: &BiomeCard, words: &Words, warm: bool) -> Markup {
    let called = names::biome(words, biome);
    let (name, made) = called.split_once(": ").unwrap_or((&called, ""));
    // What can be made of it stands under its name, or, if it is long, on the picture.
    let (made, caption) = if made.chars().count() > 18 { ("", made) } else { (made, "") };
    let title = art::wrap(name, art::letters(116.0, 14.0), if made.is_empty() { 2 } else { 1 });
    let first = if title.len() > 1 || !made.is_empty() { 15.0 } else { 23.0 };
    html! {
        path class={ "ne-band-" (card.game) } d="M1 10A9 9 0 0 1 10 1H148A9 9 0 0 1 157 10V36H1Z" {}
        rect class="ne-climax" x="5" y="8" width="29" height="20" rx="10" {}
        text class="ne-climax-figure" x="19.5" y="23" text-anchor="middle" font-size="14.5" { (card.climax) }
        @for (number, text) in title.iter().enumerate() {
            (art::line("ne-name ne-on-band", (38.0, first + 15.5 * number as f32), 14.0, 116.0, text))
        }
        (art::line("ne-small ne-on-band", (38.0, 30.5), 14.0, 116.0, made))
        (picture(biome, 36.0, 62.0))
        @let lines = art::wrap(caption, art::letters(124.0, 14.0), 2).len() as f32;
        (art::paragraph("ne-small ne-halo", (6.0, 110.0 - 16.0 * lines), 14.0, 124.0, 2, caption))
        circle class={ "ne-kind ne-band-" (card.game) } cx="145" cy="49" r="10" {}
        (at(145.0, 49.0, 0.62, &art::game(card.game)))
        @if card.gather { (at(145.0, 84.0, 0.85, &art::basket())) }
        @if !card.reconstructed.is_empty() { (art::stand_in(8.0, 45.0)) }
        (hits(card))
        (needs(&card.need))
        rect class="ne-prize" x="1" y="124" width="156" height="25" {}
        (rewards(card))
        (dangers(card.bite, card.frost, warm))
        (taking(card))
        path class="ne-divide" d="M1 124H157M1 149H157M1 174H157" {}
    }
}

/// The painted beast on its ground, as wide as a card.
pub(super) fn picture(biome: Biome, y: f32, height: f32) -> Markup {
    html! {
        rect class="ne-sky" x="1" y=(y) width="156" height=(height) {}
        path class="ne-soil" d={ "M1 " (y + height - 14.0) "C30 " (y + height - 22.0) " 60 " (y + height - 10.0) " 90 " (y + height - 16.0)
            "S150 " (y + height - 12.0) " 157 " (y + height - 18.0) "V" (y + height) "H1Z" } {}
        g class="ne-pigment" transform={ "translate(24 " (y + height - 64.0) ") scale(0.56)" } { (art::painted(beast(biome))) }
    }
}

/// Equal things side by side, or one with its number where they are many. Tells where it ends.
pub(super) fn several(x: f32, y: f32, count: u8, most: u8, step: f32, scale: f32, one: &Markup) -> (Markup, f32) {
    if count > most {
        let drawn = html! {
            (at(x, y, scale, one))
            text class="ne-figure" x=(x + 9.0) y=(y + 5.5) font-size="15" { "×" (count) }
        };
        return (drawn, x + 41.0);
    }
    let drawn = html! { @for place in 0..count { (at(x + step * f32::from(place), y, scale, one)) } };
    (drawn, x + step * f32::from(count))
}

/// Disks in a line, smaller where they are many.
pub(super) fn disks(x: f32, y: f32, step: f32, disks: &Disks) -> Markup {
    let all = disks.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, (*count).into()));
    html! {
        @for (place, colour) in all.enumerate() { (at(x + step * place as f32, y, 0.98, &art::disk(colour))) }
    }
}

fn hits(card: &BiomeCard) -> Markup {
    let wide = if card.star { 30.0 } else { 25.0 };
    several(if card.star { 20.0 } else { 17.0 }, 111.0, card.hits, 3, wide, 0.94, &art::hit_die(card.star)).0
}

/// What must be in the vocabulary, in a bubble of speech.
fn needs(need: &Disks) -> Markup {
    let width = 7.0 + 18.0 * f32::from(need.total());
    let left = 152.0 - width;
    html! {
        @if need.total() > 0 {
            path class="ne-bubble" d={ "M" (left + 8.0) " 101h" (width - 16.0) "a8 8 0 0 1 8 8v4a8 8 0 0 1 -8 8h" (-(width - 8.0)) "v-12a8 8 0 0 1 8 -8z" } {}
            (disks(left + 12.5, 111.0, 18.0, need))
        }
    }
}

fn rewards(card: &BiomeCard) -> Markup {
    let (babies, next) = several(33.0, 136.5, card.babies, 2, 17.0, 0.88, &art::baby());
    let step = (146.0 - next) / f32::from(card.disks.total().max(1));
    html! {
        g class="ne-good" { (at(14.0, 136.5, 1.0, &art::arrow())) }
        (babies)
        (disks(next + 4.0, 136.5, step.min(19.0), &card.disks))
    }
}

/// The faces that wound: bites, then frost. Many of them move together.
fn dangers(bite: Faces, frost: Faces, warm: bool) -> Markup {
    let of = |faces: Faces| (1..=6u8).filter(move |face| faces.has(*face));
    let (bites, frosts) = (of(bite).count(), of(frost).count());
    let sign = if bites + frosts > 3 { 0.0 } else { 18.0 };
    let step = ((100.0 - sign) / (bites + frosts).max(1) as f32).min(if sign > 0.0 { 22.0 } else { 20.0 });
    let cold = 15.0 + sign + step * bites as f32;
    html! {
        @if bites > 0 && sign > 0.0 { (at(14.0, 161.5, 0.9, &art::fangs())) }
        @for (place, face) in of(bite).enumerate() { (at(15.0 + sign + step * place as f32, 161.5, 0.86, &art::die(face, "ne-bite"))) }
        g class=[warm.then_some("ne-faded")] {
            @if bites == 0 && frosts > 0 && sign > 0.0 { (at(14.0, 161.5, 0.8, &art::flake())) }
            @for (place, face) in of(frost).enumerate() { (at(cold + step * place as f32, 161.5, 0.86, &art::die(face, "ne-frost"))) }
        }
    }
}

/// How many equal dice take the card, and what it becomes.
fn taking(card: &BiomeCard) -> Markup {
    let (what, left) = match card.kind {
        Kind::Plain => return html! {},
        Kind::Trophy if card.trophies > 1 => (
            html! {
                (at(126.0, 161.5, 0.78, &art::antlers()))
                text class="ne-figure" x="153" y="167" text-anchor="end" font-size="14" { "×" (card.trophies) }
            },
            114.0,
        ),
        Kind::Trophy => (at(144.0, 161.5, 0.82, &art::antlers()), 132.0),
        Kind::Domestic | Kind::Invention => (at(145.0, 161.5, 0.86, &art::hand()), 134.0),
    };
    html! { text class="ne-figure" x=(left) y="167" text-anchor="end" font-size="15" { (card.take) "=" } (what) }
}
