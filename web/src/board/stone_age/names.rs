//! Things and amounts in the reader's words.

use super::figures;
use super::symbols::{craft_word, symbol_word};
use crate::words::Words;
use lascaux_stone_age::{Bottom, Card, Cost, Gift, Place, PlaceKind, Resource, Top};

/// A text with one figure, `n`.
pub(super) fn counted(words: &Words, key: &str, n: i64) -> String {
    words.with(key, &[("n", n.into())])
}

/// So much of a good, resources and food alike: "2 wood".
pub(super) fn amount(words: &Words, good: &str, n: i64) -> String {
    counted(words, &format!("sa-count-{good}"), n)
}

/// The bare name of a good.
pub(super) fn good(words: &Words, good: &str) -> String {
    words.say(&format!("sa-good-{good}"))
}

/// A list: "2 wood, 1 gold".
pub(super) fn listed(parts: &[String]) -> String {
    parts.join(", ")
}

/// Amounts of the four resources, those that are there.
pub(super) fn resources(words: &Words, amounts: [i64; 4]) -> String {
    let parts: Vec<String> = Resource::ALL
        .into_iter()
        .zip(amounts)
        .filter(|(_, n)| *n > 0)
        .map(|(resource, n)| amount(words, resource.word(), n))
        .collect();
    if parts.is_empty() { words.say("sa-nothing") } else { listed(&parts) }
}

/// The name of a place: "Forest", "Card for 2", "Building 1".
pub(super) fn place(words: &Words, place: Place) -> String {
    at_place(words, "place", place)
}

/// Where people go: "to the forest".
pub(super) fn towards(words: &Words, place: Place) -> String {
    at_place(words, "to", place)
}

fn at_place(words: &Words, form: &str, place: Place) -> String {
    match place.kind() {
        PlaceKind::Card(slot) => counted(words, &format!("sa-{form}-card"), figures().card_prices[slot].into()),
        PlaceKind::Building(stack) => counted(words, &format!("sa-{form}-building"), stack as i64 + 1),
        _ => words.say(&format!("sa-{form}-{place}")),
    }
}

/// The name of the place of a word; the word itself where there is no such place.
pub(super) fn place_of(words: &Words, word: &str) -> String {
    Place::read(word).map_or_else(|| word.to_string(), |found| place(words, found))
}

/// What a card gives and what it scores: "Dice table / pottery".
pub(super) fn card(words: &Words, card: &Card) -> String {
    words.with("sa-card", &[("top", top(words, card.top).into()), ("bottom", bottom(words, card.bottom).into())])
}

/// The card of a name; the name itself where it is unknown.
pub(super) fn card_of(words: &Words, name: &str) -> String {
    let data = figures();
    data.card(name).map_or_else(|| name.to_string(), |index| card(words, &data.cards[usize::from(index)]))
}

/// The upper half of a card.
pub(super) fn top(words: &Words, top: Top) -> String {
    match top {
        Top::DiceTable {} => words.say("sa-top-dice-table"),
        Top::Food { amount: n } => amount(words, "food", n.into()),
        Top::Resource { resource, amount: n } => amount(words, resource.word(), n.into()),
        Top::RollResource { resource, dice } => {
            words.with("sa-top-roll", &[("n", dice.into()), ("good", good(words, resource.word()).into())])
        }
        Top::Points { amount } => counted(words, "sa-count-points", amount.into()),
        Top::Tool { amount } => counted(words, "sa-count-tools", amount.into()),
        Top::Field { amount } => counted(words, "sa-count-fields", amount.into()),
        Top::ExtraCard { .. } => words.say("sa-top-extra-card"),
        Top::OneUseTool { value } => counted(words, "sa-once", value.into()),
        Top::AnyResources { amount } => counted(words, "sa-top-any", amount.into()),
    }
}

/// The lower half of a card.
pub(super) fn bottom(words: &Words, bottom: Bottom) -> String {
    match bottom {
        Bottom::Green { symbol } => words.say(&format!("sa-symbol-{}", symbol_word(symbol))),
        Bottom::Sand { people, count } => counted(words, &format!("sa-craft-{}", craft_word(people)), count.into()),
    }
}

/// What a building costs, which is also its name.
pub(super) fn cost(words: &Words, cost: Cost) -> String {
    match cost {
        Cost::Fixed(paid, points) => words.with(
            "sa-cost-fixed",
            &[("cost", resources(words, paid.amounts().map(i64::from)).into()), ("points", points.into())],
        ),
        Cost::Choice { number, kinds } => {
            words.with("sa-cost-choice", &[("n", number.into()), ("kinds", kinds.into())])
        }
        Cost::Open { min, max } => words.with("sa-cost-open", &[("min", min.into()), ("max", max.into())]),
    }
}

/// The building of a name; the name itself where it is unknown.
pub(super) fn building_of(words: &Words, name: &str) -> String {
    let data = figures();
    data.building(name).map_or_else(|| name.to_string(), |index| cost(words, data.buildings[usize::from(index)].cost))
}

/// What a die of the dice table gives.
pub(super) fn gift(words: &Words, gift: Gift) -> String {
    match gift {
        Gift::Resource(resource) => amount(words, resource.word(), 1),
        Gift::Tool => counted(words, "sa-count-tools", 1),
        Gift::Field => counted(words, "sa-count-fields", 1),
    }
}

/// Tools as the notation writes them ("2 1 once-4"), and what they add.
pub(super) fn tools(words: &Words, written: &str) -> (String, i64) {
    let mut parts = Vec::new();
    let mut sum = 0;
    for tool in written.split_ascii_whitespace() {
        let value: i64 = tool.strip_prefix("once-").unwrap_or(tool).parse().unwrap_or_default();
        sum += value;
        parts.push(if tool.starts_with("once-") { counted(words, "sa-once-short", value) } else { value.to_string() });
    }
    (parts.join(" + "), sum)
}
