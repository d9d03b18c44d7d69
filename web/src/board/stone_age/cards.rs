//! Civilisation cards and buildings as pictures. In a fixed order: what it costs, what it brings, what it scores.

use super::glyphs;
use super::names::{self, counted, say};
use super::paint::{at, path, text};
use super::scenery;
use super::symbols;
use crate::words::Words;
use lascaux_games::stone_age::{Bottom, Building, Card, Cost, Data, Gift, Good, Provenance, Resource, Symbol, Top};
use maud::{Markup, html};

/// How large a card is drawn.
pub(super) const CARD: (u32, u32) = (116, 152);
/// How large a building is drawn.
pub(super) const BUILDING: (u32, u32) = (98, 140);
/// How large the lower half of a card is drawn.
pub(super) const HALF: (u32, u32) = (116, 76);

const LOWER_EDGE: &str = "M0 79c34.8-7 81.2 6 116 0v64a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z";

fn ground(bottom: Bottom) -> &'static str {
    match bottom {
        Bottom::Green { .. } => "sa-green",
        Bottom::Sand { .. } => "sa-sand",
    }
}

fn sheet(class: &str, (width, height): (u32, u32)) -> Markup {
    html! { rect class=(class) width=(width) height=(height) rx="9" {} }
}

/// A card without its words: what it gives above, what it scores below.
pub(super) fn card(card: &Card, data: &Data) -> Markup {
    html! {
        (sheet("sa-paper", CARD))
        path class=(ground(card.bottom)) d=(LOWER_EDGE) {}
        (sheet("sa-edge", CARD))
        (upper(card.top, data))
        (lower_half(card.bottom))
        (mark_of(card.source))
    }
}

/// The words on a card.
pub(super) fn card_words(card: &Card, words: &Words) -> Markup {
    let name = match card.bottom {
        Bottom::Green { symbol } => capital(&say(words, names::symbol(symbol))),
        Bottom::Sand { people, count } => say(words, names::craft(people, count)),
    };
    html! {
        @if let Top::OneUseTool { .. } = card.top { (text(58.0, 72.0, "sa-t sa-mid sa-umber", &words.say("sa-once-word"))) }
        // A name that is longer than the card is left to the inspector.
        @if name.chars().count() <= 14 { (text(58.0, 144.0, "sa-t sa-mid", &name)) }
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Figures that are not as printed have a quiet mark; the inspector says where they come from.
pub(super) fn mark_of(source: Provenance) -> Markup {
    match source {
        Provenance::Rulebook | Provenance::Public => html! {},
        Provenance::Derived | Provenance::Reconstructed => text(6.0, 17.0, "sa-t sa-source", "≈"),
    }
}

/// The lower half of a card alone, as it lies in front of its owner: the upper half has had its effect.
pub(super) fn half(card: &Card) -> Markup {
    let class = format!("{} sa-outlined", ground(card.bottom));
    at(0.0, -76.0, 1.0, html! { path class=(class) d=(LOWER_EDGE) {} (lower_half(card.bottom)) })
}

/// The same of a card face down.
pub(super) fn half_back() -> Markup {
    html! {
        (at(0.0, -76.0, 1.0, path("sa-back sa-outlined", LOWER_EDGE)))
        (at(58.0, 38.0, 2.0, html! { g class="sa-faint" { (symbols::symbol(Symbol::Art)) } }))
    }
}

/// A card face down.
pub(super) fn card_back() -> Markup {
    html! {
        (sheet("sa-back sa-outlined", CARD))
        (at(58.0, 76.0, 3.0, html! { g class="sa-faint" { (symbols::symbol(Symbol::Art)) } }))
    }
}

/// An empty slot.
pub(super) fn empty_slot() -> Markup {
    sheet("sa-empty", CARD)
}

fn upper(top: Top, data: &Data) -> Markup {
    match top {
        Top::DiceTable {} => html! {
            @for (face, gift) in (1..).zip(data.dice_table) {
                @let (x, y) = (34.7 * f64::from((face - 1) % 3), 35.0 * f64::from((face - 1) / 3));
                (at(x + 17.0, y + 14.5, 0.72, glyphs::die(face)))
                (at(x + 31.0, y + 28.0, 0.8, gift_glyph(gift)))
            }
        },
        Top::Food { amount } => amount_of(&amount.to_string(), glyphs::food()),
        Top::Resource { resource, amount } => amount_of(&amount.to_string(), glyphs::resource(resource)),
        Top::RollResource { resource, dice } => html! {
            @for index in 0..dice {
                @let middle = f64::from(index) - f64::from(dice - 1) / 2.0;
                (at(58.0 + 32.0 * middle, 24.0, 1.1, unknown()))
            }
            (text(42.0, 64.0, "sa-t sa-figure sa-to-here", &data.divisor[Good::Resource(resource).index()].to_string()))
            g class="sa-on-card" { (at(54.0, 58.0, 1.2, glyphs::arrow())) }
            (at(77.0, 57.0, 1.2, glyphs::resource(resource)))
        },
        Top::Points { amount } => at(58.0, 41.0, 2.5, glyphs::points(&amount.to_string())),
        Top::Tool { amount } => amount_of(&format!("+{amount}"), glyphs::tool()),
        Top::Field { amount } => amount_of(&format!("+{amount}"), glyphs::field()),
        Top::ExtraCard { amount } => amount_of(&format!("+{amount}"), at(-9.0, -12.0, 0.16, card_back())),
        Top::OneUseTool { value } => at(58.0, 33.0, 1.1, glyphs::tool_tile(&value.to_string(), false)),
        Top::AnyResources { amount } => amount_of(&amount.to_string(), glyphs::any_resource()),
    }
}

/// A die that is still to be thrown.
pub(super) fn unknown() -> Markup {
    html! { (glyphs::die(0)) text class="sa-t sa-mid sa-bold" y="5" { "?" } }
}

/// What a die of the dice table gives.
pub(super) fn gift_glyph(gift: Gift) -> Markup {
    match gift {
        Gift::Resource(resource) => glyphs::resource(resource),
        Gift::Tool => glyphs::tool(),
        Gift::Field => glyphs::field(),
    }
}

fn amount_of(amount: &str, glyph: Markup) -> Markup {
    html! {
        (text(53.0, 51.0, "sa-t sa-big sa-to-here", amount))
        (at(77.0, 40.0, 1.6, glyph))
    }
}

fn lower_half(bottom: Bottom) -> Markup {
    match bottom {
        Bottom::Green { symbol } => at(58.0, 106.0, 1.75, symbols::symbol(symbol)),
        Bottom::Sand { people, count } => {
            // The first place and the step of so many people; then the sign and the factor.
            let (first, step, sign, factor) = match count {
                1 => (36.0, 0.0, 60.0, 82.0),
                2 => (23.0, 24.0, 68.0, 89.0),
                _ => (17.0, 20.0, 75.0, 94.0),
            };
            html! {
                @for index in 0..count {
                    (at(first + step * f64::from(index), 107.0, 1.3, symbols::craft(people)))
                }
                (text(sign, 113.0, "sa-t sa-mid sa-figure", "×"))
                (at(factor, 107.0, 1.2, symbols::factor(people)))
            }
        }
    }
}

/// A building without its words: a house, what it is worth, and what it costs.
pub(super) fn building(building: &Building) -> Markup {
    let worth = match building.cost {
        Cost::Fixed(_, points) => points.to_string(),
        Cost::Choice { .. } | Cost::Open { .. } => "Σ".to_string(),
    };
    html! {
        (sheet("sa-paper", BUILDING))
        path class="sa-earth" d="M1 74c20-8 70-8 96 2v10H1z" {}
        (sheet("sa-edge", BUILDING))
        (scenery::fit(4.0, 14.0, (76.0, 66.0), (120.0, 96.0), scenery::hut()))
        (at(75.0, 20.0, 1.95, glyphs::points(&worth)))
        @match building.cost {
            Cost::Fixed(cost, _) => (pieces(&resources(cost.amounts()))),
            Cost::Choice { number, .. } => {
                (text(44.0, 111.0, "sa-t sa-cost sa-to-here", &number.to_string()))
                (at(60.0, 104.0, 1.05, glyphs::any_resource()))
            },
            Cost::Open { min, max } => {
                (text(56.0, 119.0, "sa-t sa-cost sa-to-here", &format!("{min}–{max}")))
                (at(73.0, 112.0, 1.05, glyphs::any_resource()))
            },
        }
        (mark_of(building.source))
    }
}

/// The words on a building.
pub(super) fn building_words(building: &Building, words: &Words) -> Markup {
    match building.cost {
        Cost::Choice { kinds, .. } => {
            text(49.0, 132.0, "sa-t sa-mid sa-umber", &counted(words, "sa-kinds", kinds.into()))
        }
        Cost::Fixed(..) | Cost::Open { .. } => html! {},
    }
}

/// So many of each, one by one.
pub(super) fn resources(amounts: [u8; 4]) -> Vec<Resource> {
    let each = Resource::ALL.into_iter().zip(amounts);
    each.flat_map(|(resource, amount)| std::iter::repeat_n(resource, amount.into())).collect()
}

/// The cost of a building in one row, or in two where there are many.
fn pieces(pieces: &[Resource]) -> Markup {
    let rows = if pieces.len() > 4 { 2 } else { 1 };
    let most = pieces.len().div_ceil(rows);
    let step = (90.0 / most.max(1) as f64).min(29.0);
    let size = (step / 24.5).min(1.17);
    html! {
        @for (row, part) in pieces.chunks(most.max(1)).enumerate() {
            @let y = 112.0 + 23.0 * (row as f64 - (rows as f64 - 1.0) / 2.0);
            @for (index, resource) in part.iter().enumerate() {
                @let x = 49.0 + step * (index as f64 - (part.len() as f64 - 1.0) / 2.0);
                (at(x, y, size, glyphs::resource(*resource)))
            }
        }
    }
}

/// A tile face down, or a place where none is open.
pub(super) fn tile_back() -> Markup {
    html! {
        (sheet("sa-back sa-outlined", BUILDING))
        (at(49.0, 70.0, 2.4, html! { g class="sa-faint" { (glyphs::hut()) } }))
    }
}

/// A place whose tiles are gone.
pub(super) fn empty_tile() -> Markup {
    sheet("sa-empty", BUILDING)
}
