//! Learning from one's mistakes: a position in which something was given away, at the board, to be decided once more.

use super::hint::percent;
use super::judged::Mistake;
use super::prompt::prompt;
use super::stage::{Players, inspector, progress, strip};
use super::table::{TablePage, json};
use super::{Frame, page};
use crate::board::book;
use crate::words::Words;
use maud::{Markup, PreEscaped, html};

/// A mistake that is tried again.
pub struct Exercise<'a> {
    /// The position as a table shows it to who decided.
    pub table: &'a TablePage<'a>,
    /// The person's worst mistakes, the worst first.
    pub mistakes: &'a [Mistake],
    /// Which of them this is.
    pub place: usize,
}

/// How good an attempt is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The best, or as good.
    Good,
    /// Better than what was played, but something is still given away.
    Better,
    /// No better than what was played.
    Worse,
}

/// The page.
pub fn exercise(shown: &Exercise) -> Markup {
    let table = shown.table;
    let words = table.words;
    let title = format!("{} · {}", words.say("mistakes"), table.title);
    let here = address(table.id, shown.mistakes[shown.place].step);
    let frame = Frame { words, title: &title, person: table.person, waiting: 0, here: &here };
    page(
        &frame,
        html! {
            h1.unseen { (title) }
            // Everything that is asked of a table is asked of this position.
            div id="table" data-still="" data-table=(here.trim_start_matches("/t/")) data-book=(book(table.game).unwrap_or_default())
                data-your-turn=(words.say("your-turn")) data-away=(words.say("table-away")) {
                (scene(shown))
            }
            p.unseen id="announce" role="status" aria-live="polite" {}
            div.choices.at-piece id="at-piece" role="group" aria-label=(words.say("choices")) hidden {}
            dialog id="why" aria-label=(words.say("prompt")) { p role="alert" {} button type="button" data-close="" { (words.say("close")) } }
        },
    )
}

fn address(id: &str, step: usize) -> String {
    format!("/t/{id}/mistakes/{step}")
}

/// Where the pieces of the position tell of themselves.
fn pieces(shown: &Exercise) -> String {
    let seat = shown.table.seat.map_or_else(String::new, |seat| format!("?as={seat}"));
    format!("/t/{}/at/{}/piece/*{seat}", shown.table.id, shown.mistakes[shown.place].step)
}

fn scene(shown: &Exercise) -> Markup {
    let table = shown.table;
    let (words, drawn) = (table.words, table.drawn);
    html! {
        div class={ "scene stage exercise of-" (table.game) } data-number="0" data-own=""
            data-layout=(drawn.layout.name()) data-decided=[drawn.decided.as_ref()] data-seat=[table.seat.map(|seat| seat.0)] {
            (progress(table.title, drawn))
            section.board aria-label=(words.say("board")) { (drawn.board) }
            (strip(&Players { words, drawn, names: table.names, seat: table.seat, status: None }))
            (inspector(words, &pieces(shown), task(shown)))
            (list(shown))
            section.own-things aria-label=(words.say("table-mine")) { @if let Some(own) = &drawn.own { (own) } }
            (prompt(table, true))
            script type="application/json" id="choices" { (PreEscaped(json(&drawn.choices))) }
        }
    }
}

/// What is to be done, before anything was tried.
fn task(shown: &Exercise) -> Markup {
    let words = shown.table.words;
    let one = &shown.mistakes[shown.place];
    html! {
        div.task id="task" {
            h3 { (words.with("mistakes-task", &[("n", (shown.place + 1).into()), ("all", shown.mistakes.len().into())])) }
            p { (words.with("mistakes-played", &[("action", one.action.as_str().into()), ("lost", percent(one.lost).into())])) }
            p { (words.say("mistakes-try")) }
        }
    }
}

/// All of them, in the log's place.
fn list(shown: &Exercise) -> Markup {
    let words = shown.table.words;
    html! {
        section.talk.study aria-label=(words.say("mistakes")) {
            header { h2 { (words.say("mistakes")) } a href={ "/t/" (shown.table.id) "/at/" (shown.mistakes[shown.place].step) "?as=" (shown.mistakes[shown.place].seat) } { (words.say("analysis")) } }
            div.study-list tabindex="0" {
                ol.mistakes { @for (place, one) in shown.mistakes.iter().enumerate() {
                    li.here[place == shown.place] data-mistake=(one.step) {
                        a href=(address(shown.table.id, one.step)) aria-current=[(place == shown.place).then_some("step")] {
                            span.number { (one.round) }
                            span.what { b { (words.with("round", &[("round", one.round.into())])) } small { (one.action) } }
                            b class={ "given " (one.verdict) } { "−" (percent(one.lost)) }
                        }
                        span.done aria-hidden="true" { "✓" }
                    }
                } }
            }
        }
    }
}

/// What is said about an attempt: how good it is, the best with its reason, and where to go on.
pub struct Told<'a> {
    /// The words.
    pub words: &'a Words,
    /// How good it is.
    pub verdict: Verdict,
    /// What was tried, in words.
    pub tried: &'a str,
    /// Its chance, in hundredths.
    pub chance: f64,
    /// The chance of the best, in hundredths.
    pub best: f64,
    /// Why the best is good; told once it was found.
    pub reason: &'a str,
    /// What may follow the best: who, and what, in words.
    pub line: &'a [(String, String)],
    /// The address of the next one.
    pub next: Option<&'a str>,
    /// The address of the analysis.
    pub analysis: &'a str,
}

/// The panel of an attempt.
pub fn verdict(told: &Told) -> Markup {
    let words = told.words;
    let (class, key) = match told.verdict {
        Verdict::Good => ("good", "mistakes-good"),
        Verdict::Better => ("better", "mistakes-better"),
        Verdict::Worse => ("worse", "mistakes-worse"),
    };
    html! {
        div class={ "attempt " (class) } role="status" {
            h3 { (words.say(key)) }
            p { (words.with("mistakes-tried", &[("action", told.tried.into()), ("chance", percent(told.chance).into()), ("best", percent(told.best).into())])) }
            @if told.verdict == Verdict::Good {
                p.reason { (told.reason) }
                @if !told.line.is_empty() {
                    p.quiet { (words.say("mistakes-line")) }
                    ol.line { @for (name, action) in told.line { li { (name) ": " (action) } } }
                }
            }
            p.hint-ways {
                @if told.verdict == Verdict::Good {
                    @match told.next {
                        Some(next) => a.button.primary href=(next) { (words.say("mistakes-next")) },
                        None => { strong { (words.say("mistakes-done")) } " " a.button href=(told.analysis) { (words.say("analysis")) } },
                    }
                } @else {
                    button.primary type="button" data-try-again="" { (words.say("mistakes-again")) }
                    button type="button" data-hint="" { (words.say("mistakes-show")) }
                    @if let Some(next) = told.next { a.button href=(next) { (words.say("mistakes-next")) } }
                }
            }
        }
    }
}
