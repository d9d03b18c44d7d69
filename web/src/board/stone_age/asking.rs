//! What is asked, in a sentence or two, and the words on the buttons of the answers.

use super::figures;
use super::names::{self, amount, counted};
use crate::board::Scene;
use crate::words::Words;
use lascaux_stone_age::{Cost, Good, Place, PlaceKind, StageText, View};
use lascaux_table::Seat;

/// The seat of a number in a stage.
fn seat_of(number: i64) -> Seat {
    Seat(u8::try_from(number).unwrap_or_default())
}

/// What is asked of the viewer, or of whom one waits.
pub(super) fn question(view: &View, scene: &Scene) -> String {
    let words = scene.words;
    // Each question has a form for who is asked, and one (with the name) for those who wait.
    let ask = |seat: i64, key: &str, figures: &[(&'static str, fluent_bundle::FluentValue<'_>)]| {
        let seat = seat_of(seat);
        if scene.seat == Some(seat) && !scene.legal.is_empty() {
            return words.with(&format!("sa-ask-{key}"), figures);
        }
        words.with(&format!("sa-wait-{key}"), &[("name", scene.name(seat).to_string().into())])
    };
    match &view.stage {
        StageText::Card {} => words.say("sa-wait-card"),
        StageText::Building { .. } => words.say("sa-wait-building"),
        StageText::Place { seat } => {
            let player = &view.players[seat_of(*seat).index()];
            let home = player.people - player.placed.values().sum::<i64>();
            ask(*seat, "place", &[("n", home.into())])
        }
        StageText::Use { seat } => ask(*seat, "use", &[]),
        StageText::Dice { seat, .. } | StageText::TableDice { seat } => {
            words.with("sa-wait-dice", &[("name", scene.name(seat_of(*seat)).to_string().into())])
        }
        StageText::Tools { seat, good, sum } => {
            let gain = Good::read(good).map_or(0, |good| sum / i64::from(figures().divisor[good.index()]));
            ask(*seat, "tools", &[("sum", (*sum).into()), ("gain", amount(words, good, gain).into())])
        }
        StageText::PayCard { seat, place } => {
            let price = match Place::read(place).map(Place::kind) {
                Some(PlaceKind::Card(slot)) => figures().card_prices[slot],
                _ => 0,
            };
            ask(*seat, "pay-card", &[("n", price.into())])
        }
        StageText::PayBuilding { seat, place } => {
            let cost = open_building(view, place).map(|cost| names::cost(words, cost)).unwrap_or_default();
            ask(*seat, "pay-building", &[("cost", cost.into())])
        }
        StageText::Pick { seat, .. } => ask(*seat, "pick", &[]),
        StageText::Raise { seat, .. } => ask(*seat, "raise", &[]),
        StageText::ExtraCard { seat } => {
            words.with("sa-wait-extra-card", &[("name", scene.name(seat_of(*seat)).to_string().into())])
        }
        StageText::TakeOrKeep { seat } => ask(*seat, "take", &[]),
        StageText::Feed { seat, rest } => {
            ask(*seat, "feed", &[("n", (*rest).into()), ("points", figures().starvation_penalty.into())])
        }
        StageText::Nothing { reason } => {
            let winners: Vec<String> = view.scores.winners.iter().map(|seat| scene.name(*seat).to_string()).collect();
            let why = words.say(&format!("sa-over-{reason}"));
            let who =
                words.with("sa-winners", &[("n", winners.len().into()), ("names", names::listed(&winners).into())]);
            format!("{why} {who}")
        }
    }
}

/// What the building at a place costs.
fn open_building(view: &View, place: &str) -> Option<Cost> {
    let Some(PlaceKind::Building(stack)) = Place::read(place).map(Place::kind) else { return None };
    let data = figures();
    let open = view.stacks.get(stack)?.open.as_ref()?;
    data.building(open).map(|index| data.buildings[usize::from(index)].cost)
}

/// An amount of each resource as the notation writes it: "2 wood 1 gold".
fn paid(written: &[&str]) -> [i64; 4] {
    let mut amounts = [0; 4];
    for pair in written.chunks_exact(2) {
        if let Some(resource) = lascaux_stone_age::Resource::read(pair[1]) {
            amounts[resource.index()] = pair[0].parse().unwrap_or_default();
        }
    }
    amounts
}

/// The words on the button of an action.
pub(super) fn label(view: &View, action: &str, words: &Words) -> String {
    let parts: Vec<&str> = action.split_ascii_whitespace().collect();
    match parts.as_slice() {
        ["place", place, people] => match Place::read(place) {
            Some(place) => words.with(
                "sa-do-place",
                &[("n", people.parse::<i64>().unwrap_or_default().into()), ("to", names::towards(words, place).into())],
            ),
            None => action.to_string(),
        },
        ["use", place] => use_label(view, place, words),
        ["tools", "none"] => with_gain(view, words, "sa-do-no-tools", String::new(), 0),
        ["tools", ..] => {
            let (tools, sum) = names::tools(words, &action["tools ".len()..]);
            with_gain(view, words, "sa-do-tools", tools, sum)
        }
        ["pay", written @ ..] => pay_label(view, paid(written), words),
        ["feed", written @ ..] => words.with("sa-do-feed", &[("paid", names::resources(words, paid(written)).into())]),
        ["take", one, other] => {
            let mut amounts = [0; 4];
            for resource in [one, other].into_iter().filter_map(|word| lascaux_stone_age::Resource::read(word)) {
                amounts[resource.index()] += 1;
            }
            words.with("sa-do-take", &[("taken", names::resources(words, amounts).into())])
        }
        ["pick", face] => {
            let face: usize = face.parse().unwrap_or_default();
            match face.checked_sub(1).and_then(|index| figures().dice_table.get(index)) {
                Some(gift) => {
                    words.with("sa-do-pick", &[("face", face.into()), ("gift", names::gift(words, *gift).into())])
                }
                None => action.to_string(),
            }
        }
        ["raise", mark @ ("used" | "unused")] => words.say(&format!("sa-do-raise-{mark}")),
        ["decline"] => words.say("sa-do-decline"),
        ["keep"] => words.say("sa-do-keep"),
        ["starve"] => counted(words, "sa-do-starve", figures().starvation_penalty.into()),
        _ => action.to_string(),
    }
}

/// What the people at a place will do.
fn use_label(view: &View, word: &str, words: &Words) -> String {
    let Some(place) = Place::read(word) else { return word.to_string() };
    let name = names::place(words, place);
    let lying = match place.kind() {
        PlaceKind::Card(_) => view.cards.get(word).copied().flatten().map(|card| names::card_of(words, card)),
        PlaceKind::Building(_) => open_building(view, word).map(|cost| names::cost(words, cost)),
        PlaceKind::Hunt | PlaceKind::Resource => {
            let people = match &view.stage {
                StageText::Use { seat } => view.players[seat_of(*seat).index()].placed.get(word).copied(),
                _ => None,
            };
            people.map(|people| counted(words, "sa-dice", people))
        }
        PlaceKind::Village => None,
    };
    match lying {
        Some(lying) => format!("{name}: {lying}"),
        None => name,
    }
}

/// Tools with what they bring the roll to.
fn with_gain(view: &View, words: &Words, key: &str, tools: String, more: i64) -> String {
    let gain = match &view.stage {
        StageText::Tools { good, sum, .. } => Good::read(good)
            .map(|found| amount(words, good, (sum + more) / i64::from(figures().divisor[found.index()]))),
        _ => None,
    };
    words.with(key, &[("tools", tools.into()), ("gain", gain.unwrap_or_default().into())])
}

/// A payment, with its points where they depend on it.
fn pay_label(view: &View, amounts: [i64; 4], words: &Words) -> String {
    let paid = names::resources(words, amounts);
    let cost = match &view.stage {
        StageText::PayBuilding { place, .. } => open_building(view, place),
        _ => None,
    };
    match cost {
        Some(Cost::Choice { .. } | Cost::Open { .. }) => {
            let value = figures().value;
            let points: i64 = amounts.iter().zip(value).map(|(amount, value)| amount * i64::from(value)).sum();
            words.with("sa-do-pay-for", &[("paid", paid.into()), ("n", points.into())])
        }
        _ => words.with("sa-do-pay", &[("paid", paid.into())]),
    }
}
