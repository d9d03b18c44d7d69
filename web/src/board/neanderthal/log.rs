//! Events as sentences of the log.

use super::{names, told};
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_neanderthal::{Biome, Daughter, Disk, Key, Place, Portal, Rank, Sexuality, Slot, Who};
use serde_json::Value;

pub(super) fn tell(event: &Value, players: &[String], words: &Words) -> Option<String> {
    let event = told(event);
    let what = event["what"].as_str()?;
    let mut key = format!("ne-log-{what}");
    let mut figures: Vec<(&'static str, FluentValue)> = Vec::new();
    for (field, value) in event.as_object()? {
        match (field.as_str(), value) {
            // Which of two sentences it is.
            ("success", Value::Bool(yes)) => key.push_str(if *yes { "-success" } else { "-failure" }),
            ("mature", Value::Bool(yes)) => key.push_str(if *yes { "-mature" } else { "-immature" }),
            ("matured", Value::Bool(yes)) => key.push_str(if *yes { "-matured" } else { "" }),
            ("reason", Value::String(reason)) => key.push_str(&format!("-{reason}")),
            ("seat", Value::Number(seat)) => {
                let name = seat.as_u64().and_then(|seat| players.get(seat as usize));
                figures.push(("player", name.cloned().unwrap_or_default().into()));
            }
            ("dice", Value::Array(dice)) => {
                let dice: Vec<String> = dice.iter().map(Value::to_string).collect();
                figures.push(("dice", dice.join(", ").into()));
            }
            ("place", place) => {
                let place = serde_json::from_value::<Place>(place.clone()).ok()?;
                figures.push(("place", names::place(words, place, |_| None).into()));
            }
            (name, Value::Number(number)) => figures.push((field_name(name)?, number.as_u64()?.into())),
            (name, Value::String(word)) if name != "what" => {
                figures.push((field_name(name)?, thing(words, what, name, word).into()))
            }
            _ => {}
        }
    }
    words.has(&key).then(|| words.with(&key, &figures))
}

/// The names of an event's fields, as messages use them.
fn field_name(field: &str) -> Option<&'static str> {
    const FIELDS: [&str; 24] = [
        "who",
        "to",
        "from",
        "by",
        "victim",
        "first",
        "second",
        "biome",
        "daughter",
        "slot",
        "rank",
        "disk",
        "disks",
        "portal",
        "sexuality",
        "predator",
        "round",
        "left",
        "number",
        "babies",
        "hits",
        "reason",
        "place",
        "dice",
    ];
    FIELDS.into_iter().find(|name| *name == field)
}

/// The name of what a field speaks of.
fn thing(words: &Words, what: &str, field: &str, word: &str) -> String {
    if let Some(who) = Who::read(word) {
        return match field {
            "first" | "second" => names::who(words, who),
            "by" if what != "order-named" => names::to_folk(words, who),
            "to" => names::to_folk(words, who),
            _ => names::folk(words, who),
        };
    }
    let found = Biome::read(word).map(|one| names::biome(words, one));
    let found = found.or_else(|| Daughter::read(word).map(|one| names::daughter(words, one)));
    let found = found.or_else(|| Slot::read(word).map(|one| names::slot(words, one)));
    let found = found.or_else(|| Rank::read(word).map(|one| names::rank(words, one)));
    let found = found.or_else(|| Disk::read(word).map(|one| names::disk(words, one)));
    let found = found.or_else(|| Portal::read(word).map(|one| names::portal(words, one)));
    let found = found.or_else(|| Sexuality::read(word).map(|one| names::sexuality(words, one)));
    found.unwrap_or_else(|| word.to_string())
}
