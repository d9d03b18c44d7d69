//! The lower halves of the cards: eight symbols of culture and four kinds of people, each within 24 by 24.

use super::glyphs;
use lascaux_games::stone_age::{Craft, Symbol};
use maud::{Markup, html};

/// All symbols, in the order of the data.
pub(super) const SYMBOLS: [Symbol; 8] = [
    Symbol::Medicine,
    Symbol::Art,
    Symbol::Writing,
    Symbol::Pottery,
    Symbol::Sundial,
    Symbol::Transport,
    Symbol::Music,
    Symbol::Weaving,
];

/// All crafts, in the order of the data.
pub(super) const CRAFTS: [Craft; 4] = [Craft::Farmer, Craft::Toolmaker, Craft::Builder, Craft::Shaman];

/// A symbol of culture.
pub(super) fn symbol(symbol: Symbol) -> Markup {
    html! {
        g class="sa-g" {
            @match symbol {
                // A mortar with its pestle, and a leaf.
                Symbol::Medicine => {
                    path class="sa-leaf" d="M-5-1C-11-5-10-10-8-12-3-10-2-5-5-1ZM-5-1-8-9" {}
                    path class="sa-bone" d="M1 1 7-11 10-10 5 2Z" {}
                    path class="sa-clay" d="M-10 0H10C10 6 6 9 3 9L5 12H-5L-3 9C-6 9-10 6-10 0Z" {}
                },
                // A hand blown on the wall.
                Symbol::Art => {
                    path class="sa-red" d="M-5 12C-9 7-10 3-11-2-11-4-8-4-8-2L-6 3-7-8C-7-11-4-11-4-8L-3 1-2-10C-2-13 2-13 2-10L2 1 4-8C5-11 8-10 7-7L6 3 9-1C11-3 13-1 11 1L6 9 6 12Z" {}
                },
                // A tablet with tallies.
                Symbol::Writing => {
                    path class="sa-clay" d="M-8-11C-3-12 3-12 8-11 10-4 10 4 8 11 3 12-3 12-8 11-10 4-10-4-8-11Z" {}
                    path class="sa-line" d="M-5-8V-2M-2-8V-2M1-8V-2M4-8V-2M-7-3 6-7M-5 2V8M-2 2V8M1 2V8" {}
                },
                // A pot with a zigzag.
                Symbol::Pottery => {
                    path class="sa-clay" d="M-5-12H5L3-7C11-3 11 5 5 12H-5C-11 5-11-3-3-7Z" {}
                    path class="sa-line" d="M-8 2-5-2-2 2 1-2 4 2 7-2M-4-7H4" {}
                },
                // A disc in the sun and the shadow of its stick.
                Symbol::Sundial => {
                    path class="sa-line" d="M0-12V-9M8.5-8.5 6.4-6.4M12 0H9M8.5 8.5 6.4 6.4M0 12V9M-8.5 8.5-6.4 6.4M-12 0H-9M-8.5-8.5-6.4-6.4" {}
                    circle class="sa-sun" r="7.5" {}
                    path class="sa-dark" d="M0-1 1 1-6 4Z" {}
                    path class="sa-line" d="M0 0V-5" {}
                },
                // A wheel.
                Symbol::Transport => {
                    circle class="sa-wood" r="11" {}
                    circle class="sa-clay" r="8" {}
                    path class="sa-line" d="M-8 0H8M0-8V8M-5.6-5.6 5.6 5.6M5.6-5.6-5.6 5.6" {}
                    circle class="sa-wood" r="2.5" {}
                },
                // A flute of bone, and its sound.
                Symbol::Music => {
                    path class="sa-bone" d="M-12 7 6-9 10-5-8 11Z" {}
                    path class="sa-dark" d="M-5 3a1.3 1.3 0 1 0 .1 0ZM-1-.5a1.3 1.3 0 1 0 .1 0ZM3-4a1.3 1.3 0 1 0 .1 0Z" {}
                    path class="sa-line" d="M4 4C7 4 8 6 8 9M7 0C11 1 12 5 12 9M-9-4C-8-7-6-9-3-9" {}
                },
                // A loom with a piece of cloth.
                Symbol::Weaving => {
                    path class="sa-line" d="M-9 12V-10M9 12V-10M-12-10H12M-6-10V10M-3-10V10M0-10V10M3-10V10M6-10V10" {}
                    path class="sa-red" d="M-7-8H7V3H-7Z" {}
                    path class="sa-scratch" d="M-7-4H7M-7 0H7M-3.5-8V3M0-8V3M3.5-8V3" {}
                },
            }
        }
    }
}

/// One of the people on a sand-coloured card.
pub(super) fn craft(craft: Craft) -> Markup {
    let body = "M-4 12-3 4H3L4 12H1.5L0 6-1.5 12ZM0-9A3.2 3.2 0 1 1-.01-9ZM-3.5-2.5Q0-4 3.5-2.5L4.5 5H-4.5Z";
    html! {
        g class="sa-g" {
            path class="sa-skin" d=(body) {}
            @match craft {
                Craft::Farmer => {
                    path class="sa-line" d="M3-1 8 1M8-6V12M-3-1-6 3" {}
                    path class="sa-grain" d="M8-12C10-10 10-7 8-5 6-7 6-10 8-12ZM8-3C9-6 11-6 12-6 12-3 10-2 8-3ZM8-3C7-6 5-6 4-6 4-3 6-2 8-3Z" {}
                },
                Craft::Toolmaker => {
                    path class="sa-line" d="M3-1 8-5M-3-1-6 2M6 1 10-9" {}
                    path class="sa-rock" d="M6-11 13-9 12-5 6-7Z" {}
                },
                Craft::Builder => {
                    path class="sa-wood" d="M-11-6-10-3 11-2 11-5Z" {}
                    path class="sa-line" d="M-3-2-6-4M3-2 6-3" {}
                },
                Craft::Shaman => {
                    path class="sa-line" d="M-2-8C-5-9-7-11-7-12M-4.5-9C-6-8-8-9-9-10M2-8C5-9 7-11 7-12M4.5-9C6-8 8-9 9-10M-3-1-7-4M3-1 8-2M9-7V12" {}
                    circle class="sa-red" cx="9" cy="-6" r="2.2" {}
                },
            }
        }
    }
}

/// What a craft is multiplied with (SA-10.3 to SA-10.6).
pub(super) fn factor(craft: Craft) -> Markup {
    match craft {
        Craft::Farmer => glyphs::field(),
        Craft::Toolmaker => glyphs::tool(),
        Craft::Builder => glyphs::hut(),
        Craft::Shaman => glyphs::somebody(),
    }
}
