//! Every card and tile of the box with its picture, its figures in words, and where they come from.

use super::cards;
use super::names::{self, counted};
use super::paint::picture;
use super::symbols::craft_word;
use crate::board::Component;
use crate::words::Words;
use lascaux_stone_age::{Bottom, Card, Cost, Data, Provenance, Top};

/// All components.
pub(super) fn components(data: &'static Data, words: &Words) -> Vec<Component> {
    let cards = data.cards.iter().map(|card| {
        let name = names::card(words, card);
        Component {
            id: format!("card-{}", card.name),
            group: words.say("sa-cards"),
            picture: picture(104, 184, "sa-component", &name, cards::card(card, data)),
            about: about_card(card, data, words),
            source: source(card.source),
            name,
        }
    });
    let buildings = data.buildings.iter().map(|building| {
        let name = names::cost(words, building.cost);
        Component {
            id: format!("building-{}", building.name),
            group: words.say("sa-buildings"),
            picture: picture(100, 116, "sa-component", &name, cards::building(building)),
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
                .map(|(face, gift)| format!("{face}: {}", names::gift(words, gift)))
                .collect();
            words.with("sa-about-dice-table", &[("gifts", names::listed(&gifts).into())])
        }
        Top::Food { amount } => {
            words.with("sa-about-food", &[("gain", names::amount(words, "food", amount.into()).into())])
        }
        Top::Resource { resource, amount } => {
            words.with("sa-about-resource", &[("gain", names::amount(words, resource.word(), amount.into()).into())])
        }
        Top::RollResource { resource, dice } => {
            let pips = data.divisor[lascaux_stone_age::Good::Resource(resource).index()];
            words.with(
                "sa-about-roll",
                &[("dice", dice.into()), ("gain", names::amount(words, resource.word(), 1).into()), ("n", pips.into())],
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
        Bottom::Green { .. } => words.with("sa-about-green", &[("symbol", names::bottom(words, card.bottom).into())]),
        Bottom::Sand { people, .. } => words
            .with(&format!("sa-about-{}", craft_word(people)), &[("people", names::bottom(words, card.bottom).into())]),
    };
    format!("{upper} {lower}")
}

fn about_building(cost: Cost, words: &Words) -> String {
    match cost {
        Cost::Fixed(paid, points) => words.with(
            "sa-about-fixed",
            &[("cost", names::resources(words, paid.amounts().map(i64::from)).into()), ("n", points.into())],
        ),
        Cost::Choice { number, kinds } => {
            words.with("sa-about-choice", &[("n", number.into()), ("kinds", kinds.into())])
        }
        Cost::Open { min, max } => words.with("sa-about-open", &[("min", min.into()), ("max", max.into())]),
    }
}
