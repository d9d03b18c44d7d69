//! What the rulebook shows beside its rules, and what one must know to begin.

use super::art;
use crate::board::OneLine;
use crate::words::Words;
use lascaux_games::pebbles::Data;
use maud::{Markup, html};

/// What one plays for.
pub(super) fn goal(data: &'static Data, words: &Words) -> String {
    words.with("pb-page-goal", &[("n", data.figures.pebbles_start.into())])
}

pub(super) fn one_page(data: &'static Data, words: &Words) -> Vec<OneLine> {
    let line = |text: String, rule, view_box: &str, drawing: Markup| OneLine {
        picture: html! { svg viewBox=(view_box) aria-hidden="true" focusable="false" { (drawing) } },
        text,
        rule,
    };
    let start = [("n", data.figures.pebbles_start.into())];
    vec![
        line(words.with("pb-page-goal", &start), "PB-1.2", "-14 -14 28 28", art::pebble()),
        line(words.say("pb-page-hold"), "PB-3.1", "0 0 64 64", art::die(Some(4))),
        line(words.say("pb-page-guess"), "PB-4.2", "-14 -14 28 28", art::pebble()),
    ]
}

pub(super) fn beside() -> Vec<(&'static str, String)> {
    vec![("PB-1.2", "pb-kind-pebble".to_string()), ("PB-2.2", "pb-kind-die".to_string())]
}
