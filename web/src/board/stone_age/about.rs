//! Every card and tile of the box with its picture, its figures in words, and where they come from.

use super::cards;
use super::names::{self, counted, say};
use super::paint::picture;
use super::{building_face, card_face};
use crate::board::Component;
use crate::words::Words;
use lascaux_games::stone_age::{Bottom, Card, Cost, Craft, Data, Good, Provenance, Top};

/// All components.
pub(super) fn components(data: &'static Data, words: &Words) -> Vec<Component> {
    let cards = data.cards.iter().map(|card| {
        let name = say(words, names::card(card));
        Component {
            id: format!("card-{}", card.name),
            group: words.say("sa-cards"),
            picture: picture(cards::CARD, "sa-component", &name, card_face(data, card, words)),
            about: about_card(card, data, words),
            source: source(card.source),
            name,
        }
    });
    let buildings = data.buildings.iter().map(|building| {
        let name = say(words, names::building(building));
        Component {
            id: format!("building-{}", building.name),
            group: words.say("sa-buildings"),
            picture: picture(cards::BUILDING, "sa-component", &name, building_face(data, building, words)),
            about: about_building(building.cost, words),
            source: source(building.source),
            name,
        }
    });
    cards.chain(buildings).collect()
}

fn source(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Rulebook => "rulebook",
        Provenance::Public => "public",
        Provenance::Derived => "derived",
        Provenance::Reconstructed => "reconstructed",
    }
}

fn about_card(card: &Card, data: &Data, words: &Words) -> String {
    let upper = match card.top {
        Top::DiceTable {} => {
            let gifts: Vec<String> = (1..)
                .zip(data.dice_table)
                .map(|(face, gift)| format!("{face}: {}", say(words, names::gift(gift))))
                .collect();
            words.with("sa-about-dice-table", &[("gifts", gifts.join(", ").into())])
        }
        Top::Food { amount } => {
            words.with("sa-about-food", &[("gain", say(words, names::amount(Good::Food, amount)).into())])
        }
        Top::Resource { resource, amount } => {
            words.with("sa-about-resource", &[("gain", say(words, names::amount(resource.into(), amount)).into())])
        }
        Top::RollResource { resource, dice } => {
            let pips = data.divisor[Good::Resource(resource).index()];
            words.with(
                "sa-about-roll",
                &[
                    ("dice", dice.into()),
                    ("gain", say(words, names::amount(resource.into(), 1)).into()),
                    ("n", pips.into()),
                ],
            )
        }
        Top::Points { amount } => counted(words, "sa-about-points", amount.into()),
        Top::Tool { .. } => words.say("sa-about-tool"),
        Top::Field { .. } => words.say("sa-about-field"),
        Top::ExtraCard { .. } => words.say("sa-about-extra-card"),
        Top::OneUseTool { value } => counted(words, "sa-about-once", value.into()),
        Top::AnyResources { amount } => counted(words, "sa-about-any", amount.into()),
    };
    let lower = match card.bottom {
        Bottom::Green { symbol } => {
            words.with("sa-about-green", &[("symbol", say(words, names::symbol(symbol)).into())])
        }
        Bottom::Sand { people, count } => {
            let key = match people {
                Craft::Farmer => "sa-about-farmer",
                Craft::Toolmaker => "sa-about-toolmaker",
                Craft::Builder => "sa-about-builder",
                Craft::Shaman => "sa-about-shaman",
            };
            words.with(key, &[("people", say(words, names::craft(people, count)).into())])
        }
    };
    format!("{upper} {lower}")
}

fn about_building(cost: Cost, words: &Words) -> String {
    match cost {
        Cost::Fixed(paid, points) => words.with(
            "sa-about-fixed",
            &[
                ("cost", say(words, names::resources(paid)).into()),
                ("points", say(words, names::points(points.into())).into()),
            ],
        ),
        Cost::Choice { number, kinds } => {
            words.with("sa-about-choice", &[("n", number.into()), ("kinds", kinds.into())])
        }
        Cost::Open { min, max } => words.with("sa-about-open", &[("min", min.into()), ("max", max.into())]),
    }
}
