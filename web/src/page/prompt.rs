//! What is asked, always in the same corner and of one size: the question, and what has no place on the board.

use super::table::{TablePage, winners};
use crate::board::MARKS;
use maud::{Markup, html};

/// So many letters fit into two lines of the corner in any language, and so many into two of a low window's.
const TWO_LINES: usize = 64;
const TWO_LOW_LINES: usize = 40;

/// The corner with the question.
pub fn prompt(shown: &TablePage, own: bool) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    let question = match &drawn.verdict {
        Some(verdict) => verdict.clone(),
        None if drawn.over => {
            drawn.scores.as_ref().map_or_else(String::new, |scores| winners(scores, shown.names, words))
        }
        None => drawn.question.clone(),
    };
    let letters = question.chars().count();
    let asked = drawn.asked.map(|seat| drawn.pigments[seat.index()]);
    html! {
        section class={ "prompt" @if own { " own" } @if let Some(pigment) = asked { " seat-" (pigment) } }
            aria-label=(words.say("prompt")) tabindex="-1" {
            p.turn {
                @if let (false, Some(seat), Some(pigment)) = (drawn.over, drawn.asked, asked) {
                    span class={ "mark seat-" (pigment) } aria-hidden="true" { (MARKS[pigment]) } " "
                    strong { (if own { words.say("your-turn") } else { shown.names[seat.index()].clone() }) }
                    @if let Some(rule) = drawn.rule.filter(|_| own) {
                        " " a.rule href={ "/rule/" (rule) } title=(words.say("table-rule")) { (rule) }
                    }
                    @if own { button.helper-switch type="button" data-helper="" aria-pressed="true" { (words.say("helper")) } }
                }
            }
            // A long question is written smaller, and scrolls within its place if it must, by keys too.
            p.who.long[letters > TWO_LINES].middling[letters > TWO_LOW_LINES] tabindex="0" { (question) }
            @if let Some((plan, _)) = &drawn.plan { (plan.chips) }
            (actions(shown, own))
        }
    }
}

/// The buttons: hint, taking back, and those of the choices, the one that settles it last, in the very corner.
fn actions(shown: &TablePage, own: bool) -> Markup {
    let words = shown.words;
    let counted: serde_json::Map<_, _> =
        shown.drawn.counted.iter().map(|(word, name)| (word.to_string(), name.clone().into())).collect();
    html! {
        div.actions {
            div.tools {
                @if own { button type="button" data-hint="" { (words.say("hint")) } }
                @if shown.undo { button type="button" data-undo="" { (words.say("undo")) } }
            }
            div.choices.main role="group" aria-label=(words.say("choices")) data-back=(words.say("table-back")) data-choose=(words.say("table-choose"))
                data-more=(words.say("table-more")) data-less=(words.say("table-less")) data-unpaid=(words.say("table-unpaid"))
                data-counted=(serde_json::Value::Object(counted)) {}
        }
    }
}
