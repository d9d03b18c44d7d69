//! Cards and buildings at their smallest, on a phone: the same order, a few signs.

use super::cards::{gift_glyph, resources, unknown};
use super::glyphs;
use super::paint::{at, text};
use super::symbols;
use lascaux_games::stone_age::{Bottom, Building, Card, Cost, Data, Good, Top};
use maud::{Markup, html};

/// How large a card is drawn on a phone.
pub(super) const CARD: (f64, f64) = (83.0, 80.0);
/// How large a building is drawn on a phone.
pub(super) const BUILDING: (f64, f64) = (83.0, 44.0);

const LOWER_EDGE: &str = "M0 42c25-4 58 4 83 0v31a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z";

pub(super) fn sheet(class: &str, (width, height): (f64, f64)) -> Markup {
    html! { rect class=(class) width=(width) height=(height) rx="7" {} }
}

/// A card.
pub(super) fn card(card: &Card, data: &Data) -> Markup {
    let ground = match card.bottom {
        Bottom::Green { .. } => "sa-green",
        Bottom::Sand { .. } => "sa-sand",
    };
    html! {
        (sheet("sa-paper", CARD))
        path class=(ground) d=(LOWER_EDGE) {}
        (sheet("sa-edge", CARD))
        (upper(card.top, data))
        (lower(card.bottom))
    }
}

fn amount_of(amount: &str, glyph: Markup) -> Markup {
    html! { (text(38.0, 29.0, "sa-t sa-cost sa-to-here", amount)) (at(55.0, 22.0, 1.1, glyph)) }
}

fn upper(top: Top, data: &Data) -> Markup {
    match top {
        // One die for each, and what it may give.
        Top::DiceTable {} => html! {
            (at(19.0, 21.0, 0.95, unknown()))
            @for (index, gift) in data.dice_table.into_iter().enumerate() {
                (at(41.0 + 14.0 * (index % 3) as f64, 13.0 + 16.0 * (index / 3) as f64, 0.6, gift_glyph(gift)))
            }
        },
        Top::Food { amount } => amount_of(&amount.to_string(), glyphs::food()),
        Top::Resource { resource, amount } => amount_of(&amount.to_string(), glyphs::resource(resource)),
        Top::RollResource { resource, dice } => html! {
            @for index in 0..dice { (at(15.0 + 19.0 * f64::from(index), 22.0, 0.75, unknown())) }
            (text(53.0, 27.0, "sa-t sa-bold sa-mid", &data.divisor[Good::Resource(resource).index()].to_string()))
            (at(69.0, 21.0, 0.9, glyphs::resource(resource)))
        },
        Top::Points { amount } => at(41.5, 21.0, 1.6, glyphs::points(&amount.to_string())),
        Top::Tool { amount } => amount_of(&format!("+{amount}"), glyphs::tool()),
        Top::Field { amount } => amount_of(&format!("+{amount}"), glyphs::field()),
        Top::ExtraCard { amount } => amount_of(&format!("+{amount}"), glyphs::cards()),
        Top::OneUseTool { value } => html! {
            (text(34.0, 28.0, "sa-t sa-bold sa-to-here", "1 ×"))
            (at(55.0, 21.0, 0.86, glyphs::tool_tile(&value.to_string(), false)))
        },
        Top::AnyResources { amount } => amount_of(&amount.to_string(), glyphs::any_resource()),
    }
}

fn lower(bottom: Bottom) -> Markup {
    match bottom {
        Bottom::Green { symbol } => at(41.5, 61.0, 1.3, symbols::symbol(symbol)),
        Bottom::Sand { people, count } => {
            let left = 41.5 - (f64::from(count) * 17.0 + 36.0) / 2.0;
            let sign = left + f64::from(count) * 17.0 + 8.0;
            html! {
                @for index in 0..count {
                    (at(left + 8.0 + 17.0 * f64::from(index), 61.5, 0.95, symbols::craft(people)))
                }
                (text(sign, 67.0, "sa-t sa-mid sa-bold", "×"))
                (at(sign + 18.0, 61.5, 0.95, symbols::factor(people)))
            }
        }
    }
}

/// A building: what it is worth, what it costs.
pub(super) fn building(building: &Building) -> Markup {
    let worth = match building.cost {
        Cost::Fixed(_, points) => points.to_string(),
        Cost::Choice { .. } | Cost::Open { .. } => "Σ".to_string(),
    };
    html! {
        (sheet("sa-paper", BUILDING))
        (sheet("sa-edge", BUILDING))
        (at(18.0, 22.0, 1.35, glyphs::points(&worth)))
        @match building.cost {
            Cost::Fixed(cost, _) => {
                @let pieces = resources(cost.amounts());
                @let rows = if pieces.len() > 3 { 2 } else { 1 };
                @let most = pieces.len().div_ceil(rows).max(1);
                @let step = (45.0 / most as f64).min(16.0);
                @for (index, resource) in pieces.iter().enumerate() {
                    @let (x, row) = (43.0 + step * (index % most) as f64, (index / most) as f64);
                    (at(x, 22.0 + 16.0 * (row - (rows as f64 - 1.0) / 2.0), (step / 21.0).min(0.76), glyphs::resource(*resource)))
                }
            },
            Cost::Choice { number, kinds } => {
                (text(52.0, 20.0, "sa-t sa-bold sa-to-here", &number.to_string()))
                (at(63.0, 15.0, 0.7, glyphs::any_resource()))
                // So many different ones among them.
                @for index in 0..kinds {
                    circle class=(format!("sa-kind sa-kind-{index}")) cx=(58.0 + 10.0 * (f64::from(index) - f64::from(kinds - 1) / 2.0)) cy="33" r="4" {}
                }
            },
            Cost::Open { min, max } => {
                (text(62.0, 27.0, "sa-t sa-bold sa-to-here", &format!("{min}–{max}")))
                (at(71.0, 22.0, 0.72, glyphs::any_resource()))
            },
        }
    }
}
