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

/// A symbol of culture, drawn in a box of 32.
pub(super) fn symbol(symbol: Symbol) -> Markup {
    html! {
        g class="sa-c" transform="translate(-12 -12)scale(.75)" {
            @match symbol {
                // A mortar with its pestle.
                Symbol::Medicine => {
                    path class="sa-clay" d="M4 15h24c0 6-3.5 9-7 10.5V29H11v-3.5C7.5 24 4 21 4 15z" {}
                    path class="sa-pestle" d="m17 14 6.5-10.5" {}
                    path class="sa-fine" d="M9 20c2 2.5 5 3.5 8 3.5" {}
                },
                // A hand on the wall.
                Symbol::Art => {
                    path class="sa-red" d="M9.5 29c-1-4-5.5-8.5-7.3-12.5-.6-2 1.9-2.7 3.1-1L8.6 19 7.2 6.5c-.2-2.2 2.8-2.6 3.3-.5L12.6 15 13.5 3.2c.2-2.2 3.4-2.2 3.5 0l.5 11.6 2.8-10c.6-2 3.5-1.4 3.2.8l-1.7 11.2 3.7-5.6c1.2-1.7 3.6-.4 2.9 1.6-2 5.4-4 11.2-5 16.2z" {}
                },
                // A tablet with tallies.
                Symbol::Writing => {
                    path class="sa-tablet" d="M6 5c7-2 13-2 20 0 1 8 1 15 0 22-7 2-13 2-20 0-1-8-1-14 0-22z" {}
                    path d="M10.5 10v7M14.5 10v7M18.5 10v7M22.5 10v7M8.5 17l15.5-6.5M10.5 22h11" {}
                },
                // A pot with a zigzag.
                Symbol::Pottery => {
                    path class="sa-pot" d="M11 3.5h10l-1 4c6 3 7 10 4 16-1.5 3.5-3 5-4 5.5h-8c-1-.5-2.5-2-4-5.5-3-6-2-13 4-16z" {}
                    path class="sa-fine" d="m7 17 3-3 3 3 3-3 3 3 3-3 3 3" {}
                },
                // A disc in the sun, and its hands of shadow.
                Symbol::Sundial => {
                    circle class="sa-sun" cx="16" cy="16" r="7.5" {}
                    path d="M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M9 23l-3 3M16 16V11M16 16l4 2.5" {}
                },
                // A wheel.
                Symbol::Transport => {
                    circle class="sa-clay" cx="16" cy="16" r="12.5" {}
                    circle class="sa-dark" cx="16" cy="16" r="3" {}
                    path class="sa-fine" d="M16 4v9M16 19v9M4 16h9M19 16h9M7.5 7.5l6.3 6.3M18.2 18.2l6.3 6.3M24.5 7.5l-6.3 6.3M13.8 18.2l-6.3 6.3" {}
                },
                // A flute of bone.
                Symbol::Music => {
                    path class="sa-tablet" d="M4 24 24 5l4 4L8 28z" {}
                    path class="sa-holes" d="m12 19 .1.1M16 15.5l.1.1M20 12l.1.1" {}
                },
                // A loom with a piece of cloth.
                Symbol::Weaving => {
                    path d="M4 5h24M6 5v23M26 5v23" {}
                    path class="sa-red" d="M9 9h14v14H9z" {}
                    path class="sa-threads" d="M9 13h14M9 18h14M13 9v17M19 9v17" {}
                },
            }
        }
    }
}

/// One of the people on a sand-coloured card.
pub(super) fn craft(craft: Craft) -> Markup {
    html! {
        (glyphs::somebody())
        g class="sa-c" transform="translate(-12 -12)scale(.75)" {
            @match craft {
                Craft::Farmer => path d="M28 31V6M28 12c-3 0-4-2-4-4 3 0 4 2 4 4zM28 18c-3 0-4-2-4-4 3 0 4 2 4 4z" {},
                Craft::Toolmaker => path class="sa-rock" d="M24 14l3-5 4 3-3 5z" {},
                Craft::Builder => path class="sa-clay" d="M2 11.5 25 7l.8 3.4L2.8 15z" {},
                Craft::Shaman => path d="M13 4C9 3 7 1 7-2M10 2C7 2 5 1 4-1M19 4c4-1 6-3 6-6M22 2c3 0 5-1 6-3" {},
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
        Craft::Shaman => html! { g class="sa-pale" { (glyphs::somebody()) } },
    }
}
