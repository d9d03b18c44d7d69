//! The checks that the entries of an owner's file have to pass: what the rulebook counts, and what the rules can bear.

use super::entries::{BuildingEntry, CardEntry, Constants};
use crate::data::{BUILDINGS, Bottom, CARDS, Cost, Gift, Top};
use crate::goods::Resource;
use lascaux_table::{Code, Refusal};
use std::collections::{BTreeMap, HashSet};

pub(super) fn bad(message: String) -> Refusal {
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

pub(super) fn check_constants(c: &Constants) -> Result<(), Refusal> {
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

pub(super) fn read_dice_table(words: &[String; 6]) -> Result<[Gift; 6], Refusal> {
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

pub(super) fn check_cards(cards: &[CardEntry]) -> Result<(), Refusal> {
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

pub(super) fn check_buildings(buildings: &[BuildingEntry], c: &Constants) -> Result<(), Refusal> {
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
