//! The data file: TOML, read and checked against what the rulebook counts (figures live in data, not in the code).

mod checks;
mod entries;

use crate::data::{Bottom, Building, Card, CardId, Cards, Craft, Data, Symbol};
use crate::goods::Resource;
use checks::{bad, check_buildings, check_cards, check_constants, read_dice_table};
use entries::{Figures, File};
use lascaux_table::kit::{Key, Map};
use lascaux_table::{Refusal, Shelf, sha256_hex};
use std::collections::BTreeMap;

const BUILT_IN: &str = include_str!("../../data/stone-age.toml");
static SHELF: Shelf<Data> = Shelf::new();

impl Data {
    /// The built-in figures, or those of an owner's file. Equal figures are the same `Data`.
    pub fn read(toml: Option<&str>) -> Result<&'static Data, Refusal> {
        let file: File = toml::from_str(toml.unwrap_or(BUILT_IN))
            .map_err(|error| bad(format!("The data file cannot be read: {}", error.to_string().trim_end())))?;
        let figures = Figures { constants: file.constants, card: file.card, building: file.building };
        let json = serde_json::to_vec(&figures).map_err(|error| bad(error.to_string()))?;
        let hash = sha256_hex(&json);
        SHELF.get_or_make(&hash, || Data::check(figures, hash.clone()))
    }

    fn check(figures: Figures, hash: String) -> Result<Data, Refusal> {
        let Figures { constants: c, card, building } = figures;
        check_constants(&c)?;
        check_cards(&card)?;
        check_buildings(&building, &c)?;
        let mut symbols: Map<Symbol, Cards, 8> = Map::default();
        let mut crafts: Map<Craft, [Cards; 3], 4> = Map::default();
        for (entry, id) in card.iter().zip(CardId::all()) {
            match entry.bottom {
                Bottom::Green { symbol } => symbols[symbol].insert(id),
                Bottom::Sand { people, count } => crafts[people][usize::from(count) - 1].insert(id),
            }
        }
        let amounts = |of: &BTreeMap<String, u8>, word: &str| of.get(word).copied().unwrap_or_default();
        Ok(Data {
            hash,
            people_start: c.people_start,
            people_max: c.people_max,
            food_start: c.food_start,
            fields_start: c.fields_start,
            fields_max: c.fields_max,
            tool_slot_max: c.tool_slot_max,
            starvation_penalty: i32::from(c.starvation_penalty),
            card_prices: c.card_prices,
            stack_size: c.stack_size,
            value: Resource::ALL.map(|resource| amounts(&c.value, resource.word())),
            divisor: ["food", "wood", "brick", "stone", "gold"].map(|good| amounts(&c.divisor, good)),
            resource_place_capacity: c.resource_place_capacity,
            hut_people: c.hut_people,
            leftover_points: i32::from(c.leftover_points),
            dice_table: read_dice_table(&c.dice_table)?,
            cards: card
                .into_iter()
                .map(|entry| Card { name: entry.name, top: entry.top, bottom: entry.bottom, source: entry.source })
                .collect(),
            buildings: building
                .into_iter()
                .map(|entry| Building { name: entry.name, cost: entry.cost.cost(), source: entry.source })
                .collect(),
            symbols,
            crafts,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{BUILDINGS, CARDS};

    #[test]
    fn the_built_in_figures_are_those_of_the_rulebook() {
        let data = Data::read(None).unwrap();
        assert_eq!((data.cards.len(), data.buildings.len()), (CARDS, BUILDINGS));
        assert_eq!(data.symbols.values().map(Cards::len), [2; 8]);
        let people = data.crafts.values().map(|craft| (0..3).map(|n| (n as u8 + 1) * craft[n].len()).sum::<u8>());
        assert_eq!(people, [7, 8, 9, 7], "farmers, toolmakers, builders, shamans");
    }

    #[test]
    fn equal_figures_are_the_same_data_and_comments_do_not_matter() {
        let again = format!("# mine\n{BUILT_IN}");
        assert!(std::ptr::eq(Data::read(None).unwrap(), Data::read(Some(&again)).unwrap()));
    }

    #[test]
    fn wrong_figures_are_refused_with_a_reason() {
        let swap = |from: &str, to: &str| {
            assert!(BUILT_IN.contains(from), "{from}");
            Data::read(Some(&BUILT_IN.replacen(from, to, 1))).unwrap_err().to_string()
        };
        assert!(swap("symbol = \"pottery\"", "symbol = \"writing\"").contains("Writing"));
        assert!(swap("name = \"dice-sundial\"", "name = \"dice-pottery\"").contains("unique"));
        assert!(swap("points = 10", "points = 11").contains("value of its cost"));
        assert!(swap("people_max = 10", "people_max = 11").contains("from 5 to 10"));
        assert!(swap("kind = \"open\"", "kind = \"shut\"").contains("cannot be read"));
        assert!(swap("people_start = 5", "people_begin = 5").contains("cannot be read"));
        assert!(Data::read(Some("")).is_err());
    }
}
