//! What happened and what was said, one beside the other in one place.

use super::table::{LOG_LINES, TablePage};
use super::table_status;
use crate::board::book;
use maud::{Markup, html};

/// Log and talk.
pub fn talk(shown: &TablePage) -> Markup {
    html! { section.talk { (log(shown)) (chat(shown)) } }
}

fn log(shown: &TablePage) -> Markup {
    let rules = book(shown.game).unwrap_or_default();
    let is_old = |step: &usize| shown.since.is_some_and(|since| *step <= since);
    let first_old = shown.log.iter().rev().position(|(step, _)| is_old(step)).filter(|place| *place > 0);
    html! {
        section.log {
            h2 { (shown.words.say("log")) }
            ol tabindex="0" aria-label=(shown.words.say("log")) data-steps=(shown.steps) {
                @for (place, (step, line)) in shown.log.iter().rev().take(LOG_LINES).enumerate() {
                    @if first_old == Some(place) { li.since-mark data-since=[shown.since] { span { (shown.words.say("since")) } } }
                    li data-step=(step) { (with_rules(line, rules)) }
                }
            }
        }
    }
}

fn chat(shown: &TablePage) -> Markup {
    let words = shown.words;
    html! {
        section.chat {
            h2.unseen { (words.say("chat")) }
            @if !shown.chat.is_empty() {
                ul tabindex="0" aria-label=(words.say("chat")) {
                    @for (name, text) in shown.chat.iter().rev().take(30) { li data-from=(name) { strong { (name) } ": " (text) } }
                }
            }
            div.mutes { (table_status::muting(shown)) }
            @if shown.seat.is_some() {
                form data-chat="" {
                    label { span.unseen { (words.say("say")) }
                        input name="text" maxlength="500" autocomplete="off" placeholder=(words.say("say")); }
                }
            }
        }
    }
}

/// A sentence in which the numbers of a book's rules are links.
fn with_rules(sentence: &str, book: &str) -> Markup {
    let is_rule = |word: &str| {
        let number = word.split_once('-').filter(|(before, _)| *before == book);
        number.is_some_and(|(_, rest)| {
            rest.chars().any(|c| c.is_ascii_digit())
                && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-')
        })
    };
    html! {
        @for (index, part) in sentence.split(' ').enumerate() {
            @if index > 0 { " " }
            @let word = part.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            @if is_rule(word) {
                @let (before, after) = part.split_once(word).unwrap_or((part, ""));
                (before) a.rule href={ "/rule/" (word) } { (word) } (after)
            } @else { (part) }
        }
    }
}
