//! Civilisation cards and buildings as pictures.

use super::glyphs;
use super::paint::{at, path, short, text};
use super::symbols;
use crate::board::gallery::Gallery;
use lascaux_games::stone_age::{Bottom, Building, Card, Cost, Data, Gift, Good, Resource, Top};
use maud::{Markup, html};

/// How large a card is drawn.
pub(super) const CARD: (f64, f64) = (104.0, 184.0);
/// How large a building is drawn.
pub(super) const BUILDING: (f64, f64) = (100.0, 116.0);

const CARD_EDGE: &str = "M6 1C36 0 68 0 98 1 102 1 103 3 103 6 104 60 104 124 103 178 103 182 101 183 98 183 66 184 38 184 6 183 2 183 1 181 1 178 0 122 0 62 1 6 1 2 3 1 6 1Z";
const LOWER_EDGE: &str = "M.6 98C36 95 68 100 103.4 97 103.7 124 103.5 152 103 178 103 182 101 183 98 183 66 184 38 184 6 183 2 183 1 181 1 178 .4 152 .4 124 .6 98Z";

/// A card: what it gives above, what it scores below.
pub(super) fn card(card: &Card, data: &Data) -> Markup {
    let lower = match card.bottom {
        Bottom::Green { .. } => "sa-green",
        Bottom::Sand { .. } => "sa-sand",
    };
    html! {
        path class="sa-paper" d=(CARD_EDGE) {}
        path class=(lower) d=(LOWER_EDGE) {}
        path class="sa-edge" d=(CARD_EDGE) {}
        (upper(card.top, data))
        (lower_half(card.bottom))
    }
}

/// How large the lower half of a card is drawn.
pub(super) const HALF: (u32, u32) = (104, 90);

/// The lower half of a card alone, as it lies in front of its owner: the upper half has had its effect.
pub(super) fn half(card: &Card) -> Markup {
    let lower = match card.bottom {
        Bottom::Green { .. } => "sa-green sa-g",
        Bottom::Sand { .. } => "sa-sand sa-g",
    };
    at(0.0, -95.0, 1.0, html! { path class=(lower) d=(LOWER_EDGE) {} (lower_half(card.bottom)) })
}

/// The same of a card face down.
pub(super) fn half_back() -> Markup {
    html! {
        (at(0.0, -95.0, 1.0, path("sa-back sa-g", LOWER_EDGE)))
        (at(52.0, 45.0, 2.2, html! { g class="sa-faint" { (symbols::symbol(lascaux_games::stone_age::Symbol::Art)) } }))
    }
}

/// A card face down.
pub(super) fn card_back() -> Markup {
    static BACK: Gallery<1> = Gallery::new();
    BACK.show(0, || {
        html! {
            path class="sa-back" d=(CARD_EDGE) {}
            path class="sa-edge" d=(CARD_EDGE) {}
            (at(52.0, 92.0, 2.6, html! { g class="sa-faint" { (symbols::symbol(lascaux_games::stone_age::Symbol::Art)) } }))
        }
    })
}

/// An empty slot.
pub(super) fn empty_slot() -> Markup {
    path("sa-empty", CARD_EDGE)
}

fn upper(top: Top, data: &Data) -> Markup {
    let plus = |drawing: Markup| {
        html! {
            (text(30.0, 58.0, "sa-big sa-mid", "+1"))
            (at(68.0, 49.0, 1.7, drawing))
        }
    };
    match top {
        Top::DiceTable {} => html! {
            @for (face, gift) in (1..).zip(data.dice_table) {
                @let (column, row) = (f64::from((face - 1) % 3), f64::from((face - 1) / 3));
                (at(20.0 + 32.0 * column, 18.0 + 44.0 * row, 0.72, glyphs::die(face)))
                (at(20.0 + 32.0 * column, 39.0 + 44.0 * row, 0.78, gift_glyph(gift)))
            }
        },
        Top::Food { amount } => amount_of(amount, glyphs::food()),
        Top::Resource { resource, amount } => amount_of(amount, glyphs::resource(resource)),
        Top::RollResource { resource, .. } => html! {
            (at(30.0, 30.0, 1.2, glyphs::die(0)))
            (at(74.0, 30.0, 1.2, glyphs::die(0)))
            (text(30.0, 37.0, "sa-num sa-mid sa-on-die", "?"))
            (text(74.0, 37.0, "sa-num sa-mid sa-on-die", "?"))
            (text(36.0, 79.0, "sa-mid", &format!("{} =", data.divisor[Good::Resource(resource).index()])))
            (at(70.0, 73.0, 1.3, glyphs::resource(resource)))
        },
        Top::Points { amount } => at(52.0, 48.0, 2.4, glyphs::points(&amount.to_string())),
        Top::Tool { .. } => plus(glyphs::tool()),
        Top::Field { .. } => plus(glyphs::field()),
        Top::ExtraCard { .. } => plus(at(-7.0, -15.0, 0.17, card_back())),
        Top::OneUseTool { value } => html! {
            (at(52.0, 42.0, 1.6, glyphs::tool_tile(&value.to_string(), false)))
            (text(52.0, 88.0, "sa-mid", "1 ×"))
        },
        Top::AnyResources { amount } => html! {
            @for index in 0..amount {
                @let x = 52.0 + 40.0 * (f64::from(index) - f64::from(amount - 1) / 2.0);
                (at(x, 46.0, 1.5, glyphs::any_resource()))
                (text(x, 53.0, "sa-big sa-mid sa-halo", "?"))
            }
        },
    }
}

/// What a die of the dice table gives.
pub(super) fn gift_glyph(gift: Gift) -> Markup {
    match gift {
        Gift::Resource(resource) => glyphs::resource(resource),
        Gift::Tool => glyphs::tool(),
        Gift::Field => glyphs::field(),
    }
}

fn amount_of(amount: u8, glyph: Markup) -> Markup {
    html! {
        (text(32.0, 60.0, "sa-big sa-mid", &amount.to_string()))
        (at(68.0, 50.0, 1.8, glyph))
    }
}

fn lower_half(bottom: Bottom) -> Markup {
    match bottom {
        Bottom::Green { symbol } => at(52.0, 141.0, 2.7, symbols::symbol(symbol)),
        Bottom::Sand { people, count } => {
            // The fewer they are, the larger: first place, step, size; then the sign and the factor.
            let (first, step, size, sign, factor) = match count {
                1 => (32.0, 0.0, 1.9, 57.0, (80.0, 1.5)),
                2 => (21.0, 28.0, 1.35, 69.0, (86.0, 1.15)),
                _ => (17.0, 19.0, 1.1, 71.0, (88.0, 1.0)),
            };
            html! {
                @for index in 0..count {
                    (at(first + step * f64::from(index), 141.0, size, symbols::craft(people)))
                }
                (text(sign, 147.0, "sa-num sa-mid", "×"))
                (at(factor.0, 141.0, factor.1, symbols::factor(people)))
            }
        }
    }
}

const TILE_EDGE: &str = "M7 2C36 0 66 1 93 2 97 2 98 4 98 8 100 44 99 78 98 108 98 113 96 114 93 114 64 116 36 115 7 114 3 114 2 112 2 108 0 76 1 42 2 8 2 4 3 2 7 2Z";

/// A building: a house, what it costs and what it is worth.
pub(super) fn building(building: &Building) -> Markup {
    html! {
        path class="sa-paper" d=(TILE_EDGE) {}
        path class="sa-meadow" d="M1.5 60C30 52 70 54 98.8 58V70H1.2Z" {}
        path class="sa-edge" d=(TILE_EDGE) {}
        @match building.cost {
            Cost::Fixed(cost, points) => {
                (at(42.0, 44.0, 2.1, glyphs::hut()))
                (at(80.0, 24.0, 1.4, glyphs::points(&points.to_string())))
                @let pieces: Vec<Resource> = Resource::ALL
                    .into_iter()
                    .zip(cost.amounts())
                    .flat_map(|(resource, amount)| std::iter::repeat_n(resource, amount.into()))
                    .collect();
                @let step = (84.0 / pieces.len() as f64).min(30.0);
                @for (index, resource) in pieces.iter().enumerate() {
                    @let x = 50.0 + step * (index as f64 - (pieces.len() as f64 - 1.0) / 2.0);
                    (at(x, 92.0, (step / 26.0).min(1.1), glyphs::resource(*resource)))
                }
            },
            Cost::Choice { number, kinds } => {
                (long_house())
                (at(80.0, 24.0, 1.4, glyphs::points("Σ")))
                (text(20.0, 100.0, "sa-big sa-mid", &number.to_string()))
                @for index in 0..kinds {
                    (kind(index, kinds))
                }
            },
            Cost::Open { min, max } => {
                (ring_of_stones())
                (at(80.0, 24.0, 1.4, glyphs::points("Σ")))
                (text(36.0, 100.0, "sa-big sa-mid", &format!("{min}–{max}")))
                (at(76.0, 92.0, 1.0, glyphs::any_resource()))
            },
        }
    }
}

/// One of several different kinds: an unpainted lump with its letter, in one row or two.
fn kind(index: u8, kinds: u8) -> Markup {
    let letter = ["A", "B", "C", "D"][usize::from(index % 4)];
    let (x, y) = match kinds {
        1 => (62.0, 92.0),
        2 => (50.0 + 24.0 * f64::from(index), 92.0),
        _ => (50.0 + 24.0 * f64::from(index % 2), 82.0 + 20.0 * f64::from(index / 2)),
    };
    html! {
        path class="sa-kind" d=(format!("M{} {}c6-1 10 2 9 8 1 7-4 10-9 9-6 1-10-3-9-9-1-6 4-9 9-8z", short(x), short(y - 8.5))) {}
        (text(x, y + 5.0, "sa-small sa-mid", letter))
    }
}

fn long_house() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-hide" d="M10 66V44C18 28 40 22 56 26 66 29 72 38 74 44V66Z" {}
            path class="sa-scratch" d="M16 40V64M26 32V64M46 28V64M58 30V64M68 38V64" {}
            path class="sa-dark" d="M32 66V50C33 44 40 44 41 50V66Z" {}
        }
    }
}

fn ring_of_stones() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-rock" d="M10 66 12 34 22 32 24 66ZM36 66 35 26 47 25 49 66ZM60 66 62 36 72 37 73 66Z" {}
            path class="sa-rock" d="M10 34 12 24 46 17 48 26Z" {}
            path class="sa-scratch" d="M15 42V58M41 34V56M66 44V60" {}
        }
    }
}

/// A tile face down, or a place where none is open.
pub(super) fn tile_back() -> Markup {
    html! {
        path class="sa-back" d=(TILE_EDGE) {}
        path class="sa-edge" d=(TILE_EDGE) {}
        (at(50.0, 58.0, 2.2, html! { g class="sa-faint" { (glyphs::hut()) } }))
    }
}

/// A place whose tiles are gone.
pub(super) fn empty_tile() -> Markup {
    path("sa-empty", TILE_EDGE)
}
