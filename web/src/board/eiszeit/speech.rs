//! The game in words: what is asked, what an action's button says, what the log tells.

use super::cards::card_name;
use super::{colour_name, land, mark, pigment, seat_of};
use crate::board::Scene;
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_eiszeit::{Card, View};
use lascaux_table::Seat;
use serde_json::Value;

type Figures<'a> = Vec<(&'static str, FluentValue<'a>)>;

// ---- the question ---------------------------------------------------------------------------------------------------

pub(super) fn question(view: &View, scene: &Scene) -> String {
    let words = scene.words;
    let turn = scene.turn;
    let what = turn["what"].as_str().unwrap_or_default();
    match turn["kind"].as_str() {
        Some("player") => {}
        Some("chance") => return words.say(&format!("ez-chance-{what}")),
        _ => return outcome(view, scene),
    }
    let asked = turn["seat"].as_u64().map_or(view.active, |seat| Seat(seat as u8));
    let card = turn["card"].as_str().and_then(Card::read);
    let mut figures: Figures = vec![("name", scene.name(asked).into())];
    if let Some(card) = card {
        figures.push(("card", card_name(card, words).into()));
        figures.push(("land", card.landscape().map(|place| land(place, words)).unwrap_or_default().into()));
    }
    for (name, value) in
        ["left", "missing", "stones", "done"].into_iter().filter_map(|name| Some((name, turn[name].as_u64()?)))
    {
        figures.push((name, value.into()));
    }
    figures.push(("next", (turn["done"].as_u64().unwrap_or(0) + 1).into()));
    if scene.seat != Some(asked) {
        figures.push(("doing", words.with(&format!("ez-doing-{what}"), &figures).into()));
        return words.with("ez-wait", &figures);
    }
    let key = match what {
        "play" if turn["must_play_light"] == true => "ez-ask-play-light".to_string(),
        "mammoth" => format!("ez-ask-mammoth-{}", turn["way"].as_str().unwrap_or("place")),
        "place" | "place-with-mammoth" if !scene.possible("place") && scene.possible("move") => {
            "ez-ask-place-move".to_string()
        }
        "place" if card.is_some_and(|card| card.landscape().is_some()) => "ez-ask-place-land".to_string(),
        _ => format!("ez-ask-{what}"),
    };
    words.with(&key, &figures)
}

/// Who has won.
fn outcome(view: &View, scene: &Scene) -> String {
    let names: Vec<&str> = view.scores.winners.iter().map(|&seat| scene.name(seat)).collect();
    let points =
        view.scores.winners.first().and_then(|seat| view.scores.seats.get(seat.index())).map_or(0, |sheet| sheet.total);
    let figures = [("winners", names.len().into()), ("names", names.join(", ").into()), ("points", points.into())];
    scene.words.with("ez-over", &figures)
}

// ---- buttons --------------------------------------------------------------------------------------------------------

pub(super) fn label(view: &View, action: &str, words: &Words) -> String {
    let parts: Vec<&str> = action.split(' ').collect();
    let say = |key: &str, figures: &Figures| words.with(key, figures);
    let who = |hunter: &str| -> FluentValue<'static> { who(view, hunter, words).into() };
    let area = |word: &str| -> FluentValue<'static> { word.to_string().into() };
    match parts[..] {
        ["place", at] => say("ez-do-place", &vec![("area", area(at))]),
        ["place", at, "club"] => say("ez-do-place-club", &vec![("area", area(at))]),
        ["move", hunter, from, to] => {
            say("ez-do-move", &vec![("who", who(hunter)), ("from", area(from)), ("to", area(to))])
        }
        ["move", hunter, from, to, "club"] => {
            say("ez-do-move-club", &vec![("who", who(hunter)), ("from", area(from)), ("to", area(to))])
        }
        ["swap" | "with", hunter, at] => say("ez-do-swap", &vec![("who", who(hunter)), ("area", area(at))]),
        ["swap" | "with", hunter, at, "club"] => {
            say("ez-do-swap-club", &vec![("who", who(hunter)), ("area", area(at))])
        }
        ["remove", "mammoth", at] => say("ez-do-remove-mammoth", &vec![("area", area(at))]),
        ["remove", hunter, at] => say("ez-do-remove", &vec![("who", who(hunter)), ("area", area(at))]),
        ["mammoth", at] => say("ez-do-mammoth", &vec![("area", area(at))]),
        ["mammoth", from, to] => say("ez-do-mammoth-move", &vec![("from", area(from)), ("to", area(to))]),
        ["fire", fire, to] => {
            let from = view.fires.iter().find(|token| token.fire.to_string() == fire);
            let from = from.map_or(fire.to_string(), |token| token.area.to_string());
            // Of several fires in one area each is told by where it was laid.
            say("ez-do-fire", &vec![("fire", area(fire)), ("from", from.into()), ("to", area(to))])
        }
        ["look", fire] => say("ez-do-look", &vec![("fire", area(fire))]),
        ["club"] => words.say("ez-do-club-keep"),
        ["club", at] => say("ez-do-club", &vec![("area", area(at))]),
        ["play", card, ref how @ ..] => play(view, card, how, words),
        ["choose", seat] => coloured(seat_of(seat), words),
        ["discard", card] => say("ez-do-discard", &vec![("card", named(card, words).into())]),
        ["keep"] => words.say("ez-do-keep"),
        ["draw", colour] => words.say(&format!("ez-do-draw-{colour}")),
        ["cover", at] => say("ez-do-cover", &vec![("area", area(at))]),
        ["done"] => words.say("ez-do-done"),
        _ => action.to_string(),
    }
}

fn named(card: &str, words: &Words) -> String {
    Card::read(card).map_or_else(|| card.to_string(), |card| card_name(card, words))
}

fn play(view: &View, card: &str, how: &[&str], words: &Words) -> String {
    let (copied, way) = match *how {
        ["copy", side] => (Some(side), None),
        ["copy", side, way] => (Some(side), Some(way)),
        [way] => (None, Some(way)),
        _ => (None, None),
    };
    let top = copied.and_then(|side| view.piles.get(side)).and_then(|pile| pile.top.as_ref());
    let held = view.players.iter().filter_map(|player| player.hand.as_ref()).flatten();
    let effect = top.or_else(|| held.into_iter().find(|held| held.card.word() == card));
    let stones = effect.and_then(|effect| {
        let index = match way {
            Some("near") => 1,
            Some("far") => 2,
            _ => 0,
        };
        effect.stones.get(index).map(|&stones| (stones, effect.card.colour().word()))
    });
    let mut name = named(card, words);
    if let Some(top) = top {
        name = words.with("ez-do-copy", &[("card", name.into()), ("copied", card_name(top.card, words).into())]);
    }
    if let Some(way) = way {
        name = words.with(&format!("ez-do-way-{way}"), &[("card", name.into())]);
    }
    match stones {
        Some((stones, "light")) => words.with("ez-do-play", &[("card", name.into()), ("stones", stones.into())]),
        Some((stones, _)) => words.with("ez-do-play-dark", &[("card", name.into()), ("stones", stones.into())]),
        None => name,
    }
}

/// A hunter on a button, by its mark and colour, or as the viewer's own.
fn who(view: &View, hunter: &str, words: &Words) -> String {
    let (hue, club) = hunter.strip_suffix("-club").map_or((hunter, ""), |hue| (hue, "-club"));
    let seat = seat_of(hue);
    if view.viewer == Some(seat) {
        return words.say(&format!("ez-who-own{club}"));
    }
    let colour = colour_name(pigment(seat), words);
    words.with(&format!("ez-who{club}"), &[("mark", mark(seat).into()), ("colour", colour.into())])
}

/// A player on a button.
fn coloured(seat: Seat, words: &Words) -> String {
    let colour = colour_name(pigment(seat), words);
    words.with("ez-do-choose", &[("mark", mark(seat).into()), ("colour", colour.into())])
}

// ---- the log --------------------------------------------------------------------------------------------------------

pub(super) fn tell(event: &Value, names: &[String], words: &Words) -> Option<String> {
    let event = event.get("event").unwrap_or(event);
    let what = event["what"].as_str()?;
    let name = |field: &str| -> Option<FluentValue<'_>> {
        let seat = event[field].as_u64()? as usize;
        Some(names.get(seat).map_or_else(|| (seat + 1).to_string(), Clone::clone).into())
    };
    let mut figures: Figures = Vec::new();
    for field in ["seat", "by", "owner"] {
        if let Some(name) = name(field) {
            figures.push((field, name));
        }
    }
    for field in [
        "area", "from", "to", "fire", "value", "stones", "dark", "light", "hunters", "limit", "clubs", "points",
        "mammoths", "round",
    ] {
        if let Some(figure) = event[field].as_u64() {
            figures.push((field, figure.into()));
        }
    }
    for field in ["card", "copied"] {
        if let Some(card) = event[field].as_str() {
            figures.push((field, named(card, words).into()));
        }
    }
    if let Some(colour) = event["colour"].as_str() {
        figures.push(("colour", colour.to_string().into()));
    }
    // What goes with the hunter, as the sentences tell it apart.
    let club = match (event["club"] == true, event["clubbed"] == true) {
        (true, _) => "new",
        (_, true) => "held",
        _ => "none",
    };
    figures.push(("club", club.into()));
    let other = match what {
        "played" if event["copied"].is_string() => "-copied",
        "took" if event["light"].as_u64().unwrap_or(0) > 0 => "-both",
        "moved" | "removed" if event["owner"] == event["seat"] => "-own",
        "club-taken" if event["area"].is_null() => "-kept",
        "fire-seen" if event["value"].is_u64() => "-value",
        "discarded" | "drew" if event["card"].is_string() => "-card",
        _ => "",
    };
    Some(words.with(&format!("ez-told-{what}{other}"), &figures))
}
