//! What lies beside the map: the two supplies with their cards, mammoths, clubs, and the fires nobody has turned up.

use super::Scene;
use super::{art, can, cards};
use lascaux_games::eiszeit::{Action, Colour, View};
use maud::{Markup, html};

pub(super) fn side(view: &View, scene: &Scene) -> Markup {
    html! {
        div.ez-side {
            @for colour in [Colour::Dark, Colour::Light] {
                @let stones = if colour == Colour::Dark { view.dark_supply } else { view.light_supply };
                section class={ "ez-supply ez-supply-" (colour.word()) } {
                    (heap(stones, colour, scene))
                    @if let Some(pile) = view.piles.get(colour.word()) { (cards::pile(pile, colour, scene)) }
                }
            }
            (beside(view, scene))
        }
    }
}

/// A supply as a heap of stones, 204 by 66.
fn heap(stones: u8, colour: Colour, scene: &Scene) -> Markup {
    let word = colour.word();
    let name = scene.words.with(&format!("ez-supply-{word}"), &[("stones", stones.into())]);
    let drawing = html! {
        path class={ "ez-hide-" (word) } d="M4 46C6 32 30 26 70 27C110 24 146 30 150 44C152 58 112 64 76 63C38 65 2 60 4 46Z" {}
        @for (index, (x, y)) in heaped(usize::from(stones)).into_iter().enumerate() {
            use href={ "#ez-d-pebble-" (index * 7 % 3) } x=(format!("{x:.0}")) y=(format!("{y:.0}")) {}
        }
        g.ez-plate { rect x="154" y="26" width="48" height="36" rx="14" {} text.ez-big x="178" y="53" { (stones) } }
    };
    html! {
        div.ez-heap {
            h3 { (scene.words.say(&format!("ez-side-{word}"))) }
            svg viewBox="0 0 204 66" { (scene.piece(&format!("ez-supply-{word}"), "", &name, drawing)) }
        }
    }
}

/// Where the stones of a heap lie: the lowest row first, each row shorter than the one below, four rows at most.
fn heaped(stones: usize) -> Vec<(f32, f32)> {
    const ROWS: usize = 4;
    let held = |base: usize| (0..ROWS.min(base)).map(|row| base - row).sum::<usize>();
    let base = (1..).find(|&base| held(base) >= stones).unwrap_or(1);
    let step = (132.0 / base as f32).min(16.0);
    let mut places = Vec::with_capacity(stones);
    for row in 0..ROWS.min(base) {
        let long = base - row;
        for column in 0..long {
            if places.len() == stones {
                return places;
            }
            let sway = ((row * 5 + column * 3) % 4) as f32 - 1.5;
            let x = 76.0 - step * long as f32 / 2.0 + step * column as f32;
            places.push((x + sway - 2.0, 42.0 - 9.5 * row as f32 + sway));
        }
    }
    places
}

/// Mammoths and clubs that anybody may bring in, and what is known of the fires.
fn beside(view: &View, scene: &Scene) -> Markup {
    let words = scene.words;
    let herd = words.with("ez-herd", &[("count", view.mammoths_spare.into())]);
    let clubs = words.with("ez-clubs", &[("count", view.clubs_spare.into())]);
    let placing = can(scene, |action| matches!(action, Action::PlaceMammoth(_)));
    let taking = can(scene, |action| matches!(action, Action::TakeClub(_)));
    let [none, one, two] = view.unseen_fires;
    let unseen = words.with("ez-unseen", &[("none", none.into()), ("one", one.into()), ("two", two.into())]);
    html! {
        div.ez-beside {
            h3 { (words.say("ez-beside")) }
            svg viewBox="0 0 320 64" {
                (scene.piece("ez-herd", if placing { "mammoth" } else { "" }, &herd, html! {
                    rect.ez-hit x="0" y="2" width="112" height="60" rx="10" {}
                    g class=(if view.mammoths_spare == 0 { "ez-gone" } else { "ez-there" }) {
                        use href="#ez-d-mammoth" transform="translate(2 6) scale(.56)" {}
                    }
                    text.ez-big x="92" y="42" { (view.mammoths_spare) }
                }))
                (scene.piece("ez-clubs", if taking { "club" } else { "" }, &clubs, html! {
                    rect.ez-hit x="118" y="2" width="82" height="60" rx="10" {}
                    g class=(if view.clubs_spare == 0 { "ez-gone" } else { "ez-there" }) {
                        g transform="translate(130 10) rotate(12) scale(1.2)" { (art::club()) }
                    }
                    text.ez-big x="180" y="42" { (view.clubs_spare) }
                }))
                (scene.piece("ez-unseen", "", &unseen, html! {
                    @for (value, count) in view.unseen_fires.into_iter().enumerate() {
                        g transform=(format!("translate({} 0)", 206 + 38 * value)) {
                            g transform="scale(.92)" { (art::fire(Some(value as u8))) }
                            text.ez-times x="18" y="56" { "×" (count) }
                        }
                    }
                }))
            }
        }
    }
}
