//! The data file: TOML, read and checked against what the rulebook counts (figures live in data, not in the code).

use crate::data::{
    BUILDINGS, Bottom, Building, CARDS, Card, CardId, Cards, Cost, Craft, Data, Gift, Provenance, Symbol, Top,
};
use crate::goods::{Payment, Resource};
use lascaux_table::kit::{Key, Map};
use lascaux_table::{Code, Refusal, Shelf, sha256_hex};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};

const BUILT_IN: &str = include_str!("../data/stone-age.toml");
static SHELF: Shelf<Data> = Shelf::new();

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[allow(dead_code)] // for people
    meta: toml::Table,
    #[allow(dead_code)] // for people
    provenance: toml::Table,
    constants: Constants,
    card: Vec<CardEntry>,
    building: Vec<BuildingEntry>,
}

/// What counts of a file, and what its hash is made of.
#[derive(Serialize)]
struct Figures {
    constants: Constants,
    card: Vec<CardEntry>,
    building: Vec<BuildingEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Constants {
    people_start: u8,
    people_max: u8,
    food_start: u16,
    fields_start: u8,
    fields_max: u8,
    tool_slots: u8,
    tool_slot_max: u8,
    starvation_penalty: u8,
    card_prices: [u8; 4],
    stack_size: u8,
    value: BTreeMap<String, u8>,
    divisor: BTreeMap<String, u8>,
    resource_place_capacity: u8,
    hut_people: u8,
    leftover_points: u8,
    dice_table: [String; 6],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: usize,
    name: String,
    top: Top,
    bottom: Bottom,
    source: Provenance,
}

#[derive(Serialize, Deserialize)]
struct BuildingEntry {
    id: usize,
    name: String,
    source: Provenance,
    #[serde(flatten)]
    cost: CostEntry,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum CostEntry {
    Fixed { cost: BTreeMap<Resource, u8>, points: u8 },
    Choice { number: u8, kinds: u8 },
    Open { min: u8, max: u8 },
}

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

impl CostEntry {
    fn cost(&self) -> Cost {
        match self {
            CostEntry::Fixed { cost, points } => {
                let paid =
                    cost.iter().fold(Payment::default(), |paid, (&resource, &amount)| paid.plus(resource, amount));
                Cost::Fixed(paid, *points)
            }
            CostEntry::Choice { number, kinds } => Cost::Choice { number: *number, kinds: *kinds },
            CostEntry::Open { min, max } => Cost::Open { min: *min, max: *max },
        }
    }
}

fn bad(message: String) -> Refusal {
    Refusal::new(Code::Data, message)
}

fn expect(what: impl std::fmt::Display, found: usize, wanted: usize) -> Result<(), Refusal> {
    if found == wanted { Ok(()) } else { Err(bad(format!("{what}: there are {found}, the rulebook counts {wanted}."))) }
}

fn within(what: impl std::fmt::Display, found: u8, least: u8, most: u8) -> Result<(), Refusal> {
    if (least..=most).contains(&found) {
        Ok(())
    } else {
        Err(bad(format!("{what} is {found}; it has to be from {least} to {most}.")))
    }
}

fn check_constants(c: &Constants) -> Result<(), Refusal> {
    within("people_max", c.people_max, 5, 10)?;
    within("people_start", c.people_start, c.hut_people, c.people_max)?;
    within("fields_max", c.fields_max, 0, 50)?;
    within("fields_start", c.fields_start, 0, c.fields_max)?;
    within("tool_slots", c.tool_slots, crate::tools::SLOTS, crate::tools::SLOTS)?;
    within("tool_slot_max", c.tool_slot_max, 1, 4)?;
    within("hut_people", c.hut_people, 1, 5)?;
    within("resource_place_capacity", c.resource_place_capacity, 1, 15)?;
    within("stack_size", c.stack_size, 7, 7)?;
    if c.food_start > 1000 {
        return Err(bad(format!("food_start is {}; it has to be 1000 at the most.", c.food_start)));
    }
    for price in c.card_prices {
        within("a card's price", price, 1, 7)?;
    }
    for (table, words) in
        [(&c.value, &["wood", "brick", "stone", "gold"][..]), (&c.divisor, &["food", "wood", "brick", "stone", "gold"])]
    {
        if table.len() != words.len() || words.iter().any(|word| !table.contains_key(*word)) {
            return Err(bad(format!("value and divisor name each of {} once.", words.join(", "))));
        }
        for (word, &figure) in table {
            within(word, figure, 1, 20)?;
        }
    }
    Ok(())
}

fn read_dice_table(words: &[String; 6]) -> Result<[Gift; 6], Refusal> {
    let mut table = [Gift::Tool; 6];
    for (gift, word) in table.iter_mut().zip(words) {
        *gift = match (word.as_str(), Resource::read(word)) {
            (_, Some(resource)) => Gift::Resource(resource),
            ("tool", _) => Gift::Tool,
            ("field", _) => Gift::Field,
            _ => return Err(bad(format!("\"{word}\" on the dice table is neither a resource, nor tool, nor field."))),
        };
    }
    Ok(table)
}

fn check_ids<'a>(what: &str, entries: impl Iterator<Item = (usize, &'a str)>) -> Result<(), Refusal> {
    let mut names = HashSet::new();
    for (index, (id, name)) in entries.enumerate() {
        if id != index + 1 {
            return Err(bad(format!("{what} {id} stands where {} belongs.", index + 1)));
        }
        let letters = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if name.is_empty() || name.len() > 28 || !letters || !names.insert(name) {
            return Err(bad(format!(
                "{what} {id}: \"{name}\" is not a unique name of small letters, digits and hyphens."
            )));
        }
    }
    Ok(())
}

fn check_cards(cards: &[CardEntry]) -> Result<(), Refusal> {
    expect("Cards", cards.len(), CARDS)?;
    check_ids("Card", cards.iter().map(|card| (card.id, card.name.as_str())))?;
    let tops = |is: fn(&Top) -> bool| cards.iter().filter(|card| is(&card.top)).count();
    expect("Cards with a dice table", tops(|top| matches!(top, Top::DiceTable {})), 10)?;
    expect("Cards with food", tops(|top| matches!(top, Top::Food { .. })), 7)?;
    expect("Cards with a resource", tops(|top| matches!(top, Top::Resource { .. })), 5)?;
    expect("Cards with two dice", tops(|top| matches!(top, Top::RollResource { dice: 2, .. })), 3)?;
    expect("Cards with three points", tops(|top| matches!(top, Top::Points { amount: 3 })), 3)?;
    expect("Cards with a tool", tops(|top| matches!(top, Top::Tool { amount: 1 })), 1)?;
    expect("Cards with a field", tops(|top| matches!(top, Top::Field { amount: 1 })), 2)?;
    expect("Cards with an extra card", tops(|top| matches!(top, Top::ExtraCard { amount: 1 })), 1)?;
    expect("Cards with a one-use tool", tops(|top| matches!(top, Top::OneUseTool { .. })), 3)?;
    expect("Cards with two resources of choice", tops(|top| matches!(top, Top::AnyResources { amount: 2 })), 1)?;
    let mut once = HashSet::new();
    for card in cards {
        match card.top {
            Top::OneUseTool { value } => {
                within("The value of a one-use tool", value, 1, 7)?;
                if !once.insert(value) {
                    return Err(bad(format!("Two one-use tools have the value {value}.")));
                }
            }
            Top::Food { amount } | Top::Resource { amount, .. } => within(&card.name, amount, 1, 20)?,
            _ => {}
        }
        if let Bottom::Sand { count, .. } = card.bottom {
            within(&card.name, count, 1, 3)?;
        }
    }
    let mut symbols = BTreeMap::new();
    let mut crafts = BTreeMap::new();
    for card in cards {
        match card.bottom {
            Bottom::Green { symbol } => *symbols.entry(symbol).or_insert(0) += 1,
            Bottom::Sand { people, .. } => *crafts.entry(people).or_insert(0) += 1,
        }
    }
    expect("Green symbols", symbols.len(), 8)?;
    for (symbol, count) in symbols {
        expect(format!("Green cards with {symbol:?}"), count, 2)?;
    }
    for (craft, count) in crafts {
        expect(format!("Sand-coloured cards with {craft:?}"), count, 5)?;
    }
    Ok(())
}

fn check_buildings(buildings: &[BuildingEntry], c: &Constants) -> Result<(), Refusal> {
    expect("Buildings", buildings.len(), BUILDINGS)?;
    check_ids("Building", buildings.iter().map(|building| (building.id, building.name.as_str())))?;
    let kind = |is: fn(&Cost) -> bool| buildings.iter().filter(|building| is(&building.cost.cost())).count();
    expect("Buildings of a free kind", kind(|cost| matches!(cost, Cost::Choice { .. })), 8)?;
    expect("Buildings of a free number", kind(|cost| matches!(cost, Cost::Open { .. })), 3)?;
    for building in buildings {
        match building.cost.cost() {
            Cost::Fixed(cost, points) => {
                let value = Resource::ALL.map(|resource| c.value[resource.word()]);
                if cost.count() == 0 || cost.count() > 7 || cost.value(&value) != u32::from(points) {
                    return Err(bad(format!("Building {}: the points are not the value of its cost.", building.name)));
                }
            }
            Cost::Choice { number, kinds } => {
                within(&building.name, number, 1, 7)?;
                within(&building.name, kinds, 1, number.min(4))?;
            }
            Cost::Open { min, max } => {
                within(&building.name, max, 1, 7)?;
                within(&building.name, min, 1, max)?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

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
