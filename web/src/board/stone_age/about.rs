//! Every card and tile of the box with its picture, its figures in words, and where they come from.

use super::cards;
use super::paint::picture;
use super::telling::{of_building, of_card, source};
use super::{building_face, card_face};
use crate::board::Component;
use crate::words::Words;
use lascaux_games::stone_age::Data;

/// All components.
pub(super) fn components(data: &'static Data, words: &Words) -> Vec<Component> {
    let cards = data.cards.iter().map(|card| {
        let told = of_card(card, data, words);
        Component {
            id: format!("card-{}", card.name),
            group: words.say("sa-cards"),
            picture: picture(cards::CARD, "sa-component", &told.name, card_face(data, card, words)),
            about: told.about(),
            source: source(card.source),
            name: told.name,
        }
    });
    let buildings = data.buildings.iter().map(|building| {
        let told = of_building(building, data, words);
        Component {
            id: format!("building-{}", building.name),
            group: words.say("sa-buildings"),
            picture: picture(cards::BUILDING, "sa-component", &told.name, building_face(data, building, words)),
            about: told.about(),
            source: source(building.source),
            name: told.name,
        }
    });
    cards.chain(buildings).collect()
}
