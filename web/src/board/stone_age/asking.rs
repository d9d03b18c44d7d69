//! What is asked, in a sentence or two, and the words on the buttons of the answers.

use super::Scene;
use super::names::{self, say};
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_games::stone_age::{Action, Cost, Data, Good, Place, PlaceKind, Reason, Stage, Thing, View};
use lascaux_table::{Said, Seat};

type Figures<'a> = [(&'static str, FluentValue<'a>)];

/// What is asked of the viewer, or of whom one waits.
pub(super) fn question(view: &View, scene: &Scene) -> String {
    let (words, data, mover) = (scene.words, scene.data, view.stage.mover);
    let waits = |seat: Seat, key: &str| words.with(key, &[("name", scene.name(seat).to_string().into())]);
    // Each question has a form for who is asked, and one (with the name) for those who wait.
    let ask = |seat: Seat, asked: &str, waiting: &str, figures: &Figures<'_>| {
        let own = scene.seat == Some(seat) && !scene.legal.is_empty();
        if own { words.with(asked, figures) } else { waits(seat, waiting) }
    };
    match view.stage.stage {
        Stage::Deal => words.say("sa-wait-card"),
        Stage::TurnUp { .. } => words.say("sa-wait-building"),
        Stage::Place => {
            let player = &view.players[mover.index()];
            let home = player.people - player.placed.values().sum::<i64>();
            ask(mover, "sa-ask-place", "sa-wait-place", &[("n", home.into())])
        }
        Stage::Use => ask(mover, "sa-ask-use", "sa-wait-use", &[]),
        Stage::Roll { .. } | Stage::RollTable => waits(mover, "sa-wait-dice"),
        Stage::Tools { good, sum } => {
            let gain = say(words, brought_in(data, good, sum));
            ask(mover, "sa-ask-tools", "sa-wait-tools", &[("sum", sum.into()), ("gain", gain.into())])
        }
        Stage::PayCard { slot } => {
            let price = data.card_prices[usize::from(slot)];
            ask(mover, "sa-ask-pay-card", "sa-wait-pay-card", &[("n", price.into())])
        }
        Stage::PayBuilding { stack } => {
            let open = view.stacks.get(usize::from(stack)).and_then(|stack| stack.open);
            let cost = open.map(|building| say(words, names::building(building))).unwrap_or_default();
            ask(mover, "sa-ask-pay-building", "sa-wait-pay-building", &[("cost", cost.into())])
        }
        Stage::Pick { seat, .. } => ask(seat, "sa-ask-pick", "sa-wait-pick", &[]),
        Stage::Raise { .. } => ask(mover, "sa-ask-raise", "sa-wait-raise", &[]),
        Stage::DrawExtra => waits(mover, "sa-wait-extra-card"),
        // SA-5.13: where they are taken at once, there is no talk of keeping.
        Stage::TakeOrKeep if !view.options.keep_two => ask(mover, "sa-ask-take-now", "sa-wait-take-now", &[]),
        Stage::TakeOrKeep => ask(mover, "sa-ask-take", "sa-wait-take", &[]),
        Stage::Feed { rest } => {
            let points = say(words, names::points(data.starvation_penalty));
            ask(mover, "sa-ask-feed", "sa-wait-feed", &[("n", rest.into()), ("points", points.into())])
        }
        Stage::Over(reason) => over(view, scene, reason),
    }
}

/// Why it is over, and who has won.
fn over(view: &View, scene: &Scene, reason: Reason) -> String {
    let winners: Vec<&str> = view.scores.winners.iter().map(|seat| scene.name(*seat)).collect();
    let who = scene.words.with("sa-winners", &[("n", winners.len().into()), ("names", winners.join(", ").into())]);
    format!("{} {who}", say(scene.words, names::over(reason)))
}

/// What a sum of pips brings in.
pub(super) fn brought_in(data: &Data, good: Good, sum: u8) -> Said {
    names::gain(good, (sum / data.divisor[good.index()]).into())
}

/// The words on the button of an action, with what comes of it where that is known.
pub(super) fn label(view: &View, data: &Data, action: Action, words: &Words) -> String {
    let more = match (action, view.stage.stage) {
        (Action::Use(place), _) => work(view, place),
        (Action::Tools(tools), Stage::Tools { good, sum }) => Some(brought_in(data, good, sum + tools.sum())),
        (Action::Pay(paid), Stage::PayBuilding { stack }) => {
            let open = view.stacks.get(usize::from(stack)).and_then(|stack| stack.open);
            match open.map(|building| building.cost) {
                // SA-6.4: the points depend on what is paid.
                Some(Cost::Choice { .. } | Cost::Open { .. }) => Some(names::points(paid.value(&data.value) as i32)),
                _ => None,
            }
        }
        _ => None,
    };
    names::with(words, names::action(action, data), more)
}

/// An action as it is told to others: cards and buildings by their names.
pub(super) fn deed(view: &View, scene: &Scene, action: Action) -> String {
    if let Action::Place { place, people } = action {
        let thing = match place.kind() {
            PlaceKind::Card(_) => view.cards.get(&place).copied().flatten().map(Thing::Card),
            PlaceKind::Building(stack) => view.stacks.get(stack).and_then(|stack| stack.open).map(Thing::Building),
            _ => None,
        };
        if let Some(thing) = thing {
            return say(scene.words, names::sent(people, thing));
        }
    }
    label(view, scene.data, action, scene.words)
}

/// What the people at a place work at: the card or building, or the dice they throw.
fn work(view: &View, place: Place) -> Option<Said> {
    match place.kind() {
        PlaceKind::Card(_) => view.cards.get(&place).copied().flatten().map(names::card),
        PlaceKind::Building(stack) => view.stacks.get(stack)?.open.map(names::building),
        PlaceKind::Hunt | PlaceKind::Resource => {
            let people = view.players[view.stage.mover.index()].placed.get(place.word())?;
            Some(names::dice(*people))
        }
        PlaceKind::Village => None,
    }
}
