//! Below the river on a wide screen: the stacks of buildings, the deck, and the four cards with their prices.

use super::Scene;
use super::cards;
use super::glyphs;
use super::names::counted;
use super::paint::{at, text};
use super::places::{Stand, thing_id};
use super::symbols;
use super::valley::rings;
use super::{building_face, card_face};
use lascaux_games::stone_age::{Symbol, View};
use maud::{Markup, html};

/// Where the stacks lie: the left edge of one of so many.
fn stack_at(stack: usize, stacks: usize) -> f64 {
    let step = (428.0 / stacks.max(1) as f64).min(124.0);
    let first = 253.0 - step * (stacks as f64 - 1.0) / 2.0 - 49.0;
    first + step * stack as f64
}

/// A stack of buildings with its open one on top.
pub(super) fn building(view: &View, scene: &Scene, stand: &Stand, stack: usize, lit: bool) -> Markup {
    let pile = &view.stacks[stack];
    let below = pile.left.saturating_sub(u8::from(pile.open.is_some()));
    let left = counted(scene.words, "sa-left", pile.left.into());
    let drawing = html! {
        @for tile in (1..=below.min(5)).rev() {
            rect class="sa-back sa-outlined" y=(3 * tile) width="98" height="140" rx="8" {}
        }
        rect class="sa-rim" x="-6" y="-6" width="110" height="152" rx="14" {}
        @match pile.open {
            Some(open) => (building_face(scene.data, open, scene.words)),
            None if pile.left > 0 => (cards::tile_back()),
            None => (cards::empty_tile()),
        }
        (text(3.0, -8.0, "sa-t sa-on-rock", &left))
        (rings(scene, stand, &[(78.0, -7.0)]))
    };
    let piece = scene.card(&thing_id(view, stand.place), &stand.say, &stand.name, drawing);
    at(stack_at(stack, view.stacks.len()), 528.0, 1.0, html! { g class=[lit.then_some("sa-decided")] { (piece) } })
}

/// A card with its price above it; the cheapest lies on the right.
pub(super) fn card(view: &View, scene: &Scene, stand: &Stand, slot: usize, lit: bool) -> Markup {
    let price = scene.data.card_prices[slot];
    let step = (68.0 / f64::from(price.max(1))).min(17.0);
    let drawing = html! {
        rect class="sa-rim" x="-6" y="-6" width="128" height="164" rx="14" {}
        @match view.cards.get(&stand.place).copied().flatten() {
            Some(card) => {
                rect class="sa-cast" x="2" y="4" width="116" height="152" rx="9" {}
                (card_face(scene.data, card, scene.words))
            },
            None => (cards::empty_slot()),
        }
        @for index in 0..price { (at(12.0 + step * f64::from(index), -15.0, 0.7, glyphs::any_resource())) }
        (rings(scene, stand, &[(96.0, -7.0)]))
    };
    let piece = scene.card(&thing_id(view, stand.place), &stand.say, &stand.name, drawing);
    at(502.0 + 122.0 * (3 - slot) as f64, 532.0, 1.0, html! { g class=[lit.then_some("sa-decided")] { (piece) } })
}

/// The deck, seen from its edge.
pub(super) fn deck(view: &View, scene: &Scene) -> Markup {
    let name = counted(scene.words, "sa-deck", view.deck.into());
    at(
        473.0,
        560.0,
        1.0,
        scene.piece(
            "sa-deck",
            "",
            &name,
            html! {
                rect class=(if view.deck > 0 { "sa-back sa-outlined" } else { "sa-empty" }) width="22" height="106" rx="5" {}
                (text(11.0, 58.0, "sa-t sa-mid sa-bold sa-pale-ink", &view.deck.to_string()))
            },
        ),
    )
}

/// Hands on the wall where a stack would lie if more played.
pub(super) fn hands(stacks: usize) -> Markup {
    let beside = stack_at(0, stacks) - 62.0;
    html! {
        g class="sa-hands" aria-hidden="true" {
            (at(beside, 590.0, 2.6, symbols::symbol(Symbol::Art)))
            (at(506.0 - beside, 616.0, 2.4, html! { g transform="scale(-1 1)" { (symbols::symbol(Symbol::Art)) } }))
        }
    }
}
