//! The cards: pictures first, words when one looks closer.

use super::Scene;
use super::{art, can, land};
use crate::words::Words;
use lascaux_games::eiszeit::{
    Action, Card, CardView, Colour, Data, Landscape, PileView, Provenance, StageText, View, names,
};
use maud::{Markup, html};

/// The name of a card.
pub(super) fn card_name(card: Card, words: &Words) -> String {
    words.told(&names::card(card), &[])
}

/// What a card does.
pub(super) fn card_about(card: Card, data: &Data, words: &Words) -> String {
    match card.landscape() {
        Some(landscape) => words.with("ez-about-landscape", &[("land", land(landscape, words).into())]),
        None => words.with(&format!("ez-about-{card}"), &[("duty", data.light_duty.into())]),
    }
}

/// What a card costs or gives.
pub(super) fn price(card: Card, stones: &[u8], words: &Words) -> String {
    match *stones {
        [place, near, far] => {
            words.with("ez-price-mammoth", &[("place", place.into()), ("near", near.into()), ("far", far.into())])
        }
        [stones] if card.colour() == Colour::Light => words.with("ez-price", &[("stones", stones.into())]),
        [stones] => words.with("ez-yield", &[("stones", stones.into())]),
        _ => words.say("ez-price-cult"),
    }
}

/// Where a figure comes from, in words.
pub(super) fn source(source: Provenance, words: &Words) -> String {
    words.say(&format!("ez-source-{}", source_word(source)))
}

/// The word of data files for a provenance.
pub(super) fn source_word(source: Provenance) -> &'static str {
    match source {
        Provenance::Rulebook => "rulebook",
        Provenance::Public => "public",
        Provenance::Derived => "derived",
        Provenance::Reconstructed => "reconstructed",
    }
}

/// A card in one sentence after the other: its name, stones, effect, rule, and where the stones come from.
pub(super) fn told(card: &CardView, data: &Data, words: &Words) -> String {
    let name = card_name(card.card, words);
    let price = price(card.card, &card.stones, words);
    let mut text = format!("{name}. {price} {} ({})", card_about(card.card, data, words), card.card.rule());
    if card.source == Provenance::Reconstructed {
        text = format!("{text} {}", source(card.source, words));
    }
    text
}

// ---- pictures -------------------------------------------------------------------------------------------------------

pub(super) const CARD_BOX: &str = "0 0 120 168";

/// The face of a card, 120 by 168.
pub(super) fn face(card: &CardView, words: &Words) -> Markup {
    let side = card.card.colour().word();
    let lines = wrapped(&card_name(card.card, words), 12);
    html! {
        rect class={ "ez-card ez-card-" (side) } x="1.5" y="1.5" width="117" height="165" rx="10" {}
        g class={ "ez-ink-" (side) } {
            (stones(card))
            g transform="translate(10 37)" { (picture(card.card)) }
            @for (index, line) in lines.iter().enumerate() {
                @let y = if lines.len() == 1 { 150.0 } else { 143.0 + 15.0 * index as f32 };
                text.ez-title x="60" y=(y) { (line) }
            }
        }
    }
}

/// The stones of a card, and the mark of those that are reconstructed.
fn stones(card: &CardView) -> Markup {
    let sign = if card.card.colour() == Colour::Light { "−" } else { "+" };
    let text = match card.stones[..] {
        [] => String::new(),
        [one] => format!("{sign}{one}"),
        _ => card.stones.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
    };
    html! {
        @if !text.is_empty() {
            g transform="translate(7 9) scale(1.15)" { (art::pebble(0)) }
            text.ez-price x="34" y="25" { (text) }
        }
        @if card.source == Provenance::Reconstructed {
            g.ez-guess {
                circle cx="104" cy="18" r="9.5" {}
                text x="104" y="23.500" { "≈" }
            }
        }
    }
}

/// What a card is about, 100 by 94.
fn picture(card: Card) -> Markup {
    let at = |x: f32, y: f32, scale: f32, drawing: Markup| {
        html! { g transform=(format!("translate({x} {y}) scale({scale})")) { (drawing) } }
    };
    let hunter = |x, y, scale| at(x, y, scale, art::hunter(false));
    let many = |x: f32, y: f32, scale: f32, count: usize| {
        html! { @for index in 0..count { (hunter(x + 17.0 * scale * index as f32, y, scale)) } }
    };
    match card {
        Card::Forest | Card::IcePlain | Card::Meadow | Card::StoneDesert | Card::Steppe | Card::Mountains => html! {
            (at(2.0, 24.0, 1.0, art::patch(card.landscape().unwrap_or(Landscape::Forest))))
            (many(14.0, 2.0, 1.35, 3))
        },
        Card::HuntersAndMammoth => html! {
            (at(18.0, 8.0, 0.68, art::mammoth())) (many(0.0, 42.0, 1.3, 2))
        },
        Card::Trek => html! {
            (at(20.0, 2.0, 0.6, art::mammoth())) (many(2.0, 30.0, 1.1, 3)) (at(18.0, 64.0, 1.45, art::arrow()))
        },
        Card::Mammoth => at(0.0, 8.0, 0.86, art::mammoth()),
        Card::BlindFire => html! { (at(18.0, 0.0, 1.6, art::fire(None))) (at(16.0, 62.0, 1.5, art::arrow())) },
        Card::Swap => html! {
            (hunter(2.0, 20.0, 1.5)) (hunter(60.0, 20.0, 1.5))
            (at(28.0, 0.0, 1.0, art::arrow()))
            g transform="translate(72 94) rotate(180)" { (art::arrow()) }
        },
        Card::Club => at(32.0, 4.0, 2.3, art::club()),
        Card::MoveThree => html! {
            (hunter(2.0, 2.0, 1.15)) (at(40.0, 8.0, 1.1, art::arrow()))
            (hunter(20.0, 32.0, 1.15)) (at(56.0, 40.0, 0.9, art::arrow()))
            (hunter(0.0, 56.0, 1.15)) (at(40.0, 66.0, 1.1, art::arrow()))
        },
        Card::LightCult | Card::DarkCult => at(13.0, 0.0, 1.28, art::hand()),
        Card::AllPlaceTwo => html! { (all_around()) (many(24.0, 24.0, 1.3, 2)) },
        Card::AllPlaceOne => html! { (all_around()) (hunter(33.0, 24.0, 1.3)) },
        Card::SeenFire => html! { (at(18.0, 2.0, 1.6, art::eye())) (at(26.0, 46.0, 1.2, art::fire(None))) },
        Card::RemoveTwo => html! {
            (hunter(6.0, 16.0, 1.6)) (hunter(52.0, 16.0, 1.6))
            (at(8.0, 26.0, 1.0, art::cross())) (at(54.0, 26.0, 1.0, art::cross()))
        },
        Card::RemoveOne => html! { (hunter(24.0, 6.0, 2.1)) (at(22.0, 18.0, 1.4, art::cross())) },
        Card::RemoveMammoth => html! { (at(0.0, 8.0, 0.86, art::mammoth())) (at(20.0, 14.0, 1.6, art::cross())) },
        Card::ClubOrMove => html! {
            (at(6.0, 10.0, 1.7, art::club()))
            path.ez-arrow-line d="M46 84L58 8" {}
            (many(56.0, 8.0, 1.05, 2)) (at(56.0, 56.0, 0.95, art::arrow()))
        },
    }
}

/// Places around a fire: everybody but the one in the middle.
fn all_around() -> Markup {
    html! { path.ez-circle d="M50 4C78 3 96 22 96 46C97 72 76 92 50 91C23 92 4 72 4 47C4 22 23 4 50 4Z" {} }
}

/// The back of a card, 120 by 168.
pub(super) fn back(colour: Colour) -> Markup {
    html! {
        rect class={ "ez-card ez-card-" (colour.word()) } x="1.5" y="1.5" width="117" height="165" rx="10" {}
        g class={ "ez-back ez-ink-" (colour.word()) } transform="translate(16 50) scale(.75)" { (art::mammoth()) }
    }
}

/// A name in lines of about so many letters, two at most.
fn wrapped(name: &str, letters: usize) -> Vec<String> {
    if name.chars().count() <= letters {
        return vec![name.to_string()];
    }
    // Where both lines come out most even.
    let cut = name
        .char_indices()
        .filter(|(_, letter)| matches!(letter, ' ' | '-'))
        .map(|(at, letter)| if letter == '-' { at + 1 } else { at })
        .min_by_key(|&at| name[..at].chars().count().abs_diff(name[at..].chars().count()));
    match cut {
        Some(at) => vec![name[..at].trim().to_string(), name[at..].trim().to_string()],
        None => vec![name.to_string()],
    }
}

// ---- the hand and the piles ---------------------------------------------------------------------------------------

/// The viewer's hand, as a fan.
pub(super) fn hand(view: &View, scene: &Scene) -> Markup {
    let Some(hand) = scene.seat.and_then(|seat| view.players.get(seat.index())).and_then(|own| own.hand.as_ref())
    else {
        return html! {};
    };
    if hand.is_empty() {
        return html! {};
    }
    let verb = if matches!(view.stage, StageText::Discard { .. }) { "discard" } else { "play" };
    let asks = matches!(view.stage, StageText::Discard { .. } | StageText::Play { .. });
    html! {
        div class={ "ez-hand ez-hand-" (hand.len()) } role="group" aria-label=(scene.words.say("ez-hand")) {
            @for (index, card) in hand.iter().enumerate() {
                // The hand is sorted: the copies of a kind stand side by side.
                @let copy = hand[..index].iter().filter(|other| other.card == card.card).count();
                @let say = if asks { hand_say(card.card, verb, scene) } else { String::new() };
                div.ez-held {
                    svg.ez-face viewBox=(CARD_BOX) {
                        (scene.card(&format!("ez-card-{}-{copy}", card.card), &say, &told(card, scene.data, scene.words), face(card, scene.words)))
                    }
                }
            }
        }
    }
}

/// What a card of the hand stands for: where it cannot be said, an action whose refusal tells why.
fn hand_say(card: Card, verb: &str, scene: &Scene) -> String {
    let say = format!("{verb} {card}");
    match card {
        _ if verb == "discard"
            || can(scene, |action| matches!(action, Action::Play { card: one, .. } if one == card)) =>
        {
            say
        }
        Card::Mammoth => format!("{say} place"),
        Card::LightCult | Card::DarkCult => format!("{say} copy light"),
        _ => say,
    }
}

/// A colour's draw pile and its visible card.
pub(super) fn pile(pile: &PileView, colour: Colour, scene: &Scene) -> Markup {
    let words = scene.words;
    let word = colour.word();
    let draw = words.with(&format!("ez-draw-{word}"), &[("count", pile.draw.into())]);
    let under = usize::from(pile.hidden) + pile.played.len();
    html! {
        div.ez-pile {
            svg.ez-face.ez-draw viewBox="0 0 120 168" {
                @let drawing = html! {
                    @for depth in (1..=(pile.draw.min(9) / 3)).rev() {
                        rect class={ "ez-card ez-card-" (word) } x=(1.5 + 2.5 * f32::from(depth)) y=(1.5 - 2.5 * f32::from(depth)) width="117" height="165" rx="10" {}
                    }
                    @if pile.draw > 0 { (back(colour)) } @else { rect.ez-empty x="2" y="2" width="116" height="164" rx="10" {} }
                    g.ez-plate { rect x="20" y="112" width="80" height="46" rx="18" {} text.ez-huge x="60" y="147" { (pile.draw) } }
                };
                (scene.piece(&format!("ez-draw-{word}"), &format!("draw {word}"), &draw, drawing))
            }
            div.ez-held {
                svg.ez-face viewBox=(CARD_BOX) {
                    @match &pile.top {
                        Some(card) => {
                            @let name = words.with(&format!("ez-top-{word}"), &[("card", told(card, scene.data, words).into()), ("under", under.into())]);
                            (scene.card(&format!("ez-top-{word}"), "", &name, html! { g data-next=(word) { (face(card, words)) } }))
                        }
                        None => {
                            @let name = words.with(&format!("ez-bare-{word}"), &[("under", under.into())]);
                            (scene.piece(&format!("ez-top-{word}"), "", &name, html! {
                                rect.ez-empty x="2" y="2" width="116" height="164" rx="10" {}
                            }))
                        }
                    }
                }
            }
        }
    }
}
