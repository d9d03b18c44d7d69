//! What happened, as sentences of the log.

use super::names::{self, amount, counted};
use crate::words::Words;
use fluent_bundle::FluentValue;
use serde_json::Value;

/// An event of the line protocol as a sentence; nothing for an event without news.
pub(super) fn tell(told: &Value, names: &[String], words: &Words) -> Option<String> {
    // The protocol wraps an event in what it is and its English text.
    let event = told.get("event").unwrap_or(told);
    let what = event["what"].as_str()?;
    let figure = |key: &str| event[key].as_i64().unwrap_or_default();
    let word = |key: &str| event[key].as_str().unwrap_or_default();
    let who = |key: &str| {
        let seat = event[key].as_u64().and_then(|seat| usize::try_from(seat).ok());
        seat.and_then(|seat| names.get(seat)).map_or("?", String::as_str).to_string()
    };
    let dice = || {
        let faces = event["dice"].as_array().map(Vec::as_slice).unwrap_or_default();
        names::listed(&faces.iter().map(Value::to_string).collect::<Vec<_>>())
    };
    let say = |more: &[(&'static str, FluentValue<'_>)]| {
        let mut all: Vec<(&'static str, FluentValue<'_>)> = vec![("name", who("seat").into())];
        all.extend(more.iter().cloned());
        Some(words.with(&format!("sa-tell-{what}"), &all))
    };
    match what {
        "card-turned-up" => say(&[
            ("card", names::card_of(words, word("card")).into()),
            ("place", names::place_of(words, word("place")).into()),
        ]),
        "card-slid" => say(&[
            ("card", names::card_of(words, word("card")).into()),
            ("place", names::place_of(words, word("to")).into()),
        ]),
        "building-turned-up" => say(&[
            ("building", names::building_of(words, word("building")).into()),
            ("place", names::place_of(words, word("place")).into()),
        ]),
        "round-began" => say(&[("n", figure("round").into()), ("start", who("start").into())]),
        "placed" => {
            let place = word("place");
            let to = lascaux_stone_age::Place::read(place).map(|found| names::towards(words, found));
            say(&[("n", figure("people").into()), ("to", to.unwrap_or_else(|| place.to_string()).into())])
        }
        "rolled" => say(&[("dice", dice().into()), ("sum", figure("sum").into())]),
        "table-rolled" => say(&[("dice", dice().into())]),
        "tools-used" => say(&[("tools", names::tools(words, word("tools")).0.into()), ("sum", figure("sum").into())]),
        "gained" => say(&[("gain", amount(words, word("good"), figure("amount")).into())]),
        "tool-gained" => say(&[("n", figure("total").into())]),
        "field-gained" => say(&[("fields", counted(words, "sa-count-fields", figure("fields")).into())]),
        "person-born" => say(&[("n", figure("people").into())]),
        "limit-reached" => say(&[("of", words.say(&format!("sa-limit-{}", word("of"))).into())]),
        "paid" => {
            let amounts = ["wood", "brick", "stone", "gold"].map(figure);
            say(&[("paid", names::resources(words, amounts).into())])
        }
        "card-bought" => say(&[("card", names::card_of(words, word("card")).into())]),
        "building-bought" => say(&[("building", names::building_of(words, word("building")).into())]),
        "declined" => say(&[("place", names::place_of(words, word("place")).into())]),
        "scored" => say(&[("points", counted(words, "sa-count-points", figure("points")).into())]),
        "extra-card" => match event["card"].as_str() {
            Some(card) => words
                .with(
                    "sa-tell-extra-card-own",
                    &[("name", who("seat").into()), ("card", names::card_of(words, card).into())],
                )
                .into(),
            None => say(&[]),
        },
        "one-use-tool-kept" => say(&[("n", figure("value").into())]),
        "die-picked" => say(&[("face", figure("face").into())]),
        "harvested" if figure("food") == 0 => None,
        "harvested" | "fed" => say(&[("food", amount(words, "food", figure("food")).into())]),
        "game-over" => Some(words.say(&format!("sa-over-{}", word("reason")))),
        "deck-empty" | "two-resources-kept" | "starved" => say(&[]),
        _ => None,
    }
}
