//! The game in words: what is asked, and what an action's button says.

use super::Scene;
use crate::words::Words;
use lascaux_games::pebbles::{Action, View};

pub(super) fn question(view: &View, scene: &Scene) -> String {
    let words = scene.words;
    let Some(die) = view.die else {
        return words.say(if view.scores.over { "pb-ask-over" } else { "pb-wait-throw" });
    };
    let asked = if view.closed { view.holder.next(2) } else { view.holder };
    let what = if view.closed { "guess" } else { "hold" };
    if scene.seat != Some(asked) {
        return words.with(&format!("pb-wait-{what}"), &[("name", scene.name(asked).into())]);
    }
    let most = die.min(view.players[view.holder.index()].pebbles);
    let figures = [("name", scene.name(view.holder).into()), ("die", die.into()), ("most", most.into())];
    words.with(&format!("pb-ask-{what}"), &figures)
}

pub(super) fn label(action: Action, words: &Words) -> String {
    match action {
        Action::Hold(pebbles) => words.with("pb-do-hold", &[("n", pebbles.into())]),
        Action::Odd => words.say("pb-do-odd"),
        Action::Even => words.say("pb-do-even"),
        Action::Pass => words.say("pb-do-pass"),
    }
}

/// The same on a small piece of the board.
pub(super) fn short(action: Action, words: &Words) -> String {
    match action {
        Action::Hold(pebbles) => pebbles.to_string(),
        Action::Pass => "−1".to_string(),
        other => label(other, words),
    }
}
