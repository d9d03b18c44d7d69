//! The faces of the cards: price or yield, picture, name, a few words. On a wide screen they lie, on a phone they stand.

use super::art;
use super::cards::{card_name, card_short};
use super::map::sign;
use super::text::{em, lines};
use crate::words::Words;
use lascaux_games::eiszeit::{Card, CardView, Colour, Landscape, Provenance};
use maud::{Markup, html};

/// A lying card, as the pages of the box show it.
pub(super) const CARD_BOX: &str = "-2 -2 299 141";
/// Its size.
pub(super) const LYING: (f32, f32) = (295.0, 137.0);
/// How much wider bold letters are.
const BOLD: f32 = 1.14;

/// The stones of a card as signs: `3`, `+7`, `2·3·5`; nothing for a cult card.
pub(super) fn stones(card: &CardView) -> String {
    match card.stones[..] {
        [] => String::new(),
        [one] if card.card.colour() == Colour::Light => one.to_string(),
        [one] => format!("+{one}"),
        _ => card.stones.iter().map(u8::to_string).collect::<Vec<_>>().join("·"),
    }
}

/// The colours of a card; where the board's definitions are missing, a plain one.
pub(super) fn pigments(side: &str) -> &'static str {
    if side == "light" { "url(#ez-g-light) #f0ddb2" } else { "url(#ez-g-dark) #483425" }
}

/// A card that lies, so high: price, picture, name and words from left to right; what it would end at its foot.
pub(super) fn lying(card: &CardView, height: f32, ends: Option<&str>, words: &Words) -> Markup {
    let side = card.card.colour().word();
    let foot = if ends.is_some() { 30.0 } else { 0.0 };
    let middle = (height - foot) / 2.0 + if ends.is_some() { 2.0 } else { 0.0 };
    html! {
        rect class={ "ez-card ez-card-" (side) } width=(LYING.0) height=(height) rx="11" fill=(pigments(side)) {}
        g class={ "ez-ink-" (side) } {
            (price(card, middle, words))
            rect.ez-window x="56" y=(middle - 47.0) width="92" height="94" rx="10" {}
            (sign(57.0, middle - 42.0, 0.9, picture(card.card)))
            (said(card.card, middle, words))
            @if let Some(ends) = ends { (ending(ends, height)) }
        }
        (rim(LYING.0, height))
    }
}

/// The outline of a card that can be played: ochre between two dark lines.
pub(super) fn rim(width: f32, height: f32) -> Markup {
    html! {
        g.ez-rim { @for (line, inset) in [("edge", 1.0), ("lit", 1.0), ("line", 1.0)] {
            rect class={ "ez-frame-" (line) } x=(inset) y=(inset) width=(width - 2.0 * inset) height=(height - 2.0 * inset) rx="10" {}
        } }
    }
}

fn price(card: &CardView, middle: f32, words: &Words) -> Markup {
    let stones = stones(card);
    let size = if stones.chars().count() > 3 { "ez-price ez-prices" } else { "ez-price" };
    html! {
        @if stones.is_empty() {
            // It costs or gives what the card does that it copies.
            g transform=(format!("translate(15 {})", middle - 22.0)) {
                rect.ez-mini.ez-mini-light width="16" height="22" rx="3" {}
                rect.ez-mini.ez-mini-dark x="10" y="16" width="16" height="22" rx="3" {}
            }
        } @else {
            text class=(size) x="28" y=(middle - 9.0) { (stones) }
            (sign(14.5, middle - 3.0, 0.9, art::stone()))
            text.ez-small x="28" y=(middle + 32.0) {
                (words.say(if card.card.colour() == Colour::Light { "ez-pay" } else { "ez-get" }))
            }
        }
        @if card.source == Provenance::Reconstructed && !stones.is_empty() {
            text.ez-guess x="28" y=(middle + 51.0) { "≈" }
        }
    }
}

fn said(card: Card, middle: f32, words: &Words) -> Markup {
    let name = lines(&card_name(card, words), 135.0 / (17.0 * BOLD));
    let about = lines(&card_short(card, words), 135.0 / 15.0);
    let high = 20.0 * name.len() as f32 + 17.0 * about.len() as f32 + 2.0;
    let top = middle - high / 2.0;
    html! {
        @for (index, line) in name.iter().enumerate() {
            text.ez-title x="156" y=(top + 15.0 + 20.0 * index as f32) textLength=[squeezed(line, 17.0 * BOLD, 135.0)] lengthAdjust="spacingAndGlyphs" { (line) }
        }
        @for (index, line) in about.iter().enumerate() {
            text.ez-words x="156" y=(top + 20.0 * name.len() as f32 + 14.0 + 17.0 * index as f32) textLength=[squeezed(line, 15.0, 135.0)] lengthAdjust="spacingAndGlyphs" { (line) }
        }
    }
}

/// How wide a line has to be made that would not fit.
fn squeezed(line: &str, size: f32, room: f32) -> Option<f32> {
    (em(line) * size > room).then_some(room)
}

fn ending(words: &str, height: f32) -> Markup {
    let wide = (em(words) * 15.0 * BOLD + 38.0).min(233.0);
    html! {
        g.ez-ends {
            rect x="56" y=(height - 32.0) width=(wide.round()) height="25" rx="8" {}
            (sign(64.0, height - 28.0, 1.05, art::hourglass()))
            text x="84" y=(height - 14.0) textLength=[squeezed(words, 15.0 * BOLD, 195.0)] lengthAdjust="spacingAndGlyphs" { (words) }
        }
    }
}

/// A card that stands, as on a phone, in so much room.
pub(super) fn standing(card: &CardView, (width, height): (f32, f32), ends: Option<&str>, words: &Words) -> Markup {
    let side = card.card.colour().word();
    let stones = stones(card);
    let letters = em(&stones) * 15.0;
    let left = (width - letters - 20.0) / 2.0;
    let name = few_lines(&card_name(card.card, words), (width - 9.0) / (12.0 * BOLD));
    html! {
        rect class={ "ez-card ez-card-" (side) } width=(width) height=(height) rx="8" fill=(pigments(side)) {}
        g class={ "ez-ink-" (side) } {
            @if stones.is_empty() {
                rect.ez-mini.ez-mini-light x=(width / 2.0 - 13.0) y="4" width="11" height="15" rx="2" {}
                rect.ez-mini.ez-mini-dark x=(width / 2.0 + 2.0) y="4" width="11" height="15" rx="2" {}
            } @else {
                text.ez-price x=(left) y="17.5" { (stones) }
                (sign(left + letters + 2.0, 5.0, 0.58, art::stone()))
            }
            rect.ez-window x="5" y="22" width=(width - 10.0) height="45" rx="7" {}
            (sign(width / 2.0 - 22.5, 23.5, 0.45, picture(card.card)))
            @for (index, line) in name.iter().enumerate() {
                @let y = 79.0 + 6.5 * (3 - name.len().min(3)) as f32 + 12.5 * index as f32;
                text.ez-title x=(width / 2.0) y=(y) textLength=[squeezed(line, 12.0 * BOLD, width - 9.0)] lengthAdjust="spacingAndGlyphs" { (line) }
            }
            @if ends.is_some() {
                g.ez-ends {
                    circle cx=(width - 10.0) cy="10" r="9.5" {}
                    (sign(width - 15.6, 3.6, 0.8, art::hourglass()))
                }
            }
        }
        (rim(width, height))
    }
}

/// Three lines at most; where a name needs more, wider ones that are squeezed.
fn few_lines(name: &str, most: f32) -> Vec<String> {
    let wider = [1.0, 1.15, 1.3, 1.5].map(|part| lines(name, most * part));
    wider.into_iter().find(|lines| lines.len() <= 3).unwrap_or_else(|| vec![name.to_string()])
}

/// The back of a card, as large as told: a hand of the colour's own pigment.
pub(super) fn back(colour: Colour, width: f32, height: f32) -> Markup {
    let side = colour.word();
    let scale = (height / 92.0).min(width / 76.0);
    html! {
        rect class={ "ez-card ez-card-" (side) } width=(width) height=(height) rx=(width.min(height) / 11.0) fill=(pigments(side)) {}
        g class={ "ez-back ez-ink-" (side) } { (sign(width / 2.0 - 30.0 * scale, height / 2.0 - 35.0 * scale, scale, art::hand())) }
    }
}

// ---- pictures -------------------------------------------------------------------------------------------------------

/// What a card is about, 100 by 94.
pub(super) fn picture(card: Card) -> Markup {
    let man = |x, y, scale| sign(x, y, scale, art::man(false));
    let men = |x: f32, y: f32, scale: f32, count: usize| {
        html! { @for index in 0..count { (man(x + 22.0 * scale * index as f32, y, scale)) } }
    };
    let arrow = |x, y, scale| sign(x, y, scale, art::arrow());
    let cross = |x, y, scale| sign(x, y, scale, art::cross());
    let mammoth = |x, y, scale| sign(x, y, scale, art::mammoth());
    match card {
        Card::Forest | Card::IcePlain | Card::Meadow | Card::StoneDesert | Card::Steppe | Card::Mountains => html! {
            (sign(-2.0, 8.0, 1.08, art::patch(card.landscape().unwrap_or(Landscape::Forest))))
            (men(16.0, 44.0, 1.05, 3))
        },
        Card::HuntersAndMammoth => html! { (mammoth(6.0, 4.0, 0.48)) (men(4.0, 46.0, 1.2, 2)) },
        Card::Trek => html! { (mammoth(24.0, 0.0, 0.4)) (men(-2.0, 50.0, 1.0, 3)) (arrow(66.0, 60.0, 1.35)) },
        Card::Mammoth => mammoth(-4.0, 12.0, 0.54),
        Card::BlindFire => {
            html! { (sign(4.0, 12.0, 1.25, art::fire(None))) (arrow(58.0, 34.0, 1.6)) path.ez-trail d="M14 74C34 88 66 88 88 72" {} }
        }
        Card::Swap => html! {
            (man(6.0, 26.0, 1.2)) g.ez-other { (man(64.0, 26.0, 1.2)) }
            (arrow(36.0, 4.0, 1.2)) g transform="translate(66 92) rotate(180) scale(1.2)" { (art::arrow()) }
        },
        Card::Club => sign(22.0, 2.0, 1.45, art::club()),
        Card::MoveThree => html! {
            (man(4.0, 2.0, 0.95)) (arrow(36.0, 10.0, 1.2)) g.ez-other { (man(22.0, 30.0, 0.95)) } (arrow(54.0, 38.0, 1.2))
            (man(4.0, 56.0, 0.95)) (arrow(36.0, 64.0, 1.2))
        },
        Card::LightCult | Card::DarkCult => sign(14.0, 2.0, 1.28, art::hand()),
        Card::AllPlaceTwo => html! { (others(2)) },
        Card::AllPlaceOne => html! { (others(1)) },
        Card::SeenFire => html! { (sign(16.0, 6.0, 3.2, art::eye())) (sign(26.0, 52.0, 1.15, art::fire(None))) },
        Card::RemoveTwo => html! {
            (man(8.0, 16.0, 1.5)) g.ez-other { (man(54.0, 16.0, 1.5)) } (cross(6.0, 28.0, 1.9)) (cross(52.0, 28.0, 1.9))
        },
        Card::RemoveOne => html! { (man(22.0, 8.0, 2.0)) (cross(20.0, 18.0, 2.5)) },
        Card::RemoveMammoth => html! { (mammoth(-4.0, 12.0, 0.54)) (cross(20.0, 16.0, 3.0)) },
        Card::ClubOrMove => html! {
            (sign(0.0, 14.0, 1.05, art::club())) path.ez-trail d="M46 84L56 10" {}
            (men(56.0, 10.0, 0.95, 2)) (arrow(62.0, 58.0, 1.4))
        },
    }
}

/// Everybody but the one who plays: so many hunters of each of four.
fn others(each: usize) -> Markup {
    let (step, scale) = if each == 2 { (23.0, 0.92) } else { (42.0, 1.05) };
    let columns = 2 * each;
    html! {
        @for index in 0..4 * each {
            g class={ "ez-seat-" (1 + index / each) } {
                (sign(6.0 + step * (index % columns) as f32, 6.0 + 46.0 * (index / columns) as f32, scale, art::man(false)))
            }
        }
    }
}
