//! The common goal of a game that all species win or lose together (NE-K1): how far it is, and whether it was reached.

use super::names;
use crate::words::Words;
use lascaux_games::neanderthal::{Key, View, Who};

/// Species that have to survive with an animal. (NE-K1)
const SURVIVORS: usize = 2;

/// The species that would survive with an animal if the game ended now.
fn survivors(view: &View) -> Vec<Who> {
    let all = &view.table;
    Who::all().filter(|who| all.lives(*who) && !all.peoples[*who].herd.is_empty()).collect()
}

/// How far the goal is: so many, of so many. Nothing where everybody plays alone.
pub(super) fn reached(view: &View) -> Option<(usize, usize)> {
    view.table.cooperative().then(|| (survivors(view).len(), SURVIVORS))
}

/// The goal in words, with how far it is.
pub(super) fn told(view: &View, words: &Words) -> Option<String> {
    let (reached, needed) = reached(view)?;
    Some(words.with("ne-goal-told", &[("reached", reached.into()), ("needed", needed.into())]))
}

/// The end, told: won or lost together, and by whom.
pub(super) fn verdict(view: &View, words: &Words) -> Option<String> {
    let (reached, needed) = reached(view)?;
    let named: Vec<String> = survivors(view).into_iter().map(|who| names::who(words, who)).collect();
    let key = match (reached >= needed, reached) {
        (true, _) => "ne-goal-won",
        (false, 0) => "ne-goal-lost-all",
        (false, _) => "ne-goal-lost",
    };
    Some(words.with(key, &[("names", named.join(", ").into()), ("needed", needed.into())]))
}
