//! What an analysis says at the board: the better move beside it, the mistakes in the place of the log.

use super::hint::{bar, percent};
use super::replay::Replay;
use crate::board::MARKS;
use crate::words::Words;
use lascaux_table::Seat;
use maud::{Markup, html};

/// An action that was looked at.
pub struct Weighed {
    /// Its words.
    pub label: String,
    /// The chance to win, in hundredths.
    pub chance: f64,
    /// Whether it is the best found.
    pub is_best: bool,
    /// Whether it was played.
    pub is_played: bool,
}

/// What an analysis says about the decision that comes next in a position.
pub struct Judgement {
    /// Who decided.
    pub seat: Seat,
    /// What was done, in the game's notation.
    pub played: String,
    /// What would have been best.
    pub best: String,
    /// The actions that were looked at, the best first.
    pub weighed: Vec<Weighed>,
    /// What was given away of the chance to win, in hundredths.
    pub lost: f64,
    /// What was given away in points.
    pub points: f64,
    /// Why the best is good.
    pub reason: String,
    /// How the decision is called, if it gave something away.
    pub verdict: Option<&'static str>,
}

/// A decision that gave something away.
pub struct Mistake {
    /// The position before it.
    pub step: usize,
    /// The round.
    pub round: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was done, in words.
    pub action: String,
    /// What would have been better, in words.
    pub best: String,
    /// What was given away of what could be expected, in hundredths.
    pub lost: f64,
    /// `mistake` or `blunder`.
    pub verdict: &'static str,
}

/// How one seat played.
pub struct PlayerRow {
    /// Decisions with a choice.
    pub decisions: usize,
    /// How often the best was found, in hundredths.
    pub best: f64,
    /// What was given away on average, in hundredths.
    pub given: f64,
    /// Inaccuracies, mistakes and blunders.
    pub mistakes: [usize; 3],
}

/// A finished analysis, as a position shows it.
pub struct Study {
    /// For each seat the winning chance, in hundredths, at every position in which somebody decided.
    pub chances: Vec<Vec<(usize, f64)>>,
    /// What it says about this position.
    pub judgement: Option<Judgement>,
    /// The mistakes that mattered most, in the order of play: those of the seat that looks, or everybody's.
    pub mistakes: Vec<Mistake>,
    /// How many there are in all.
    pub all: usize,
    /// Every seat.
    pub players: Vec<PlayerRow>,
}

fn figure(value: f64) -> String {
    if value < 0.5 { "0".to_string() } else { format!("−{value:.0}") }
}

/// The better move, in the inspector's place.
pub(super) fn better(judgement: &Judgement, shown: &Replay) -> Markup {
    let words = shown.words;
    let label = |such: fn(&Weighed) -> bool| {
        judgement.weighed.iter().find(|one| such(one)).map_or("", |one| one.label.as_str())
    };
    let (best, played) = (label(|one| one.is_best), label(|one| one.is_played));
    let name = shown.names.get(judgement.seat.index()).map_or("", String::as_str);
    let is_best = judgement.played == judgement.best;
    html! {
        div.better {
            header {
                h3 { @if is_best { (words.say("judged-good")) } @else { (words.with("judged-better", &[("action", best.into())])) } }
                @if !is_best {
                    b.given title=(words.say("judged-lost")) { (figure(judgement.lost)) " %" }
                }
            }
            p.quiet {
                (words.with("judged-played", &[("name", name.into()), ("action", played.into())]))
                @if let Some(verdict) = judgement.verdict { " · " strong class=(verdict) { (words.say(&format!("verdict-{verdict}"))) } }
                @if !is_best && judgement.points >= 0.5 { " · " (words.with("judged-points", &[("n", (judgement.points.round() as i64).into())])) }
            }
            ul.weighed { @for one in &judgement.weighed {
                li.best[one.is_best].played[one.is_played && !one.is_best] { span.label { (one.label) } (bar(one.chance)) b { (percent(one.chance)) } }
            } }
            p.reason { (judgement.reason) }
        }
    }
}

/// The mistakes, in the log's place.
pub(super) fn mistakes(study: &Study, shown: &Replay) -> Markup {
    let words = shown.words;
    let title = match shown.seat {
        Some(seat) => words.with("judged-mistakes-of", &[("name", shown.names[seat.index()].as_str().into())]),
        None => words.say("analysis-mistakes"),
    };
    html! {
        section.talk.study aria-label=(title) {
            header { h2 { (title) } span.quiet { (words.with("judged-count", &[("n", study.mistakes.len().into()), ("all", study.all.into())])) } }
            div.study-list tabindex="0" {
                @if study.mistakes.is_empty() { p { (words.say("analysis-none")) } }
                ol.mistakes { @for one in &study.mistakes { (entry(one, shown)) } }
                (players(study, shown))
            }
        }
    }
}

fn entry(one: &Mistake, shown: &Replay) -> Markup {
    let words = shown.words;
    let pigment = shown.drawn.pigments[one.seat.index()];
    html! {
        li class={ "seat-" (pigment) @if one.step == shown.step { " here" } } {
            a href={ "/t/" (shown.id) "/at/" (one.step) "?as=" (one.seat) } data-to=(one.step) data-as={ "?as=" (one.seat) } aria-current=[(one.step == shown.step).then_some("true")] {
                span.number title=(words.with("round", &[("round", one.round.into())])) { (one.round) }
                span.what {
                    b { @if shown.seat.is_none() { span.mark aria-hidden="true" { (MARKS[pigment]) } " " (shown.names[one.seat.index()]) ": " } (one.action) }
                    small { (words.with("analysis-better", &[("action", one.best.as_str().into())])) }
                }
                b class={ "given " (one.verdict) } title=(words.say(&format!("verdict-{}", one.verdict))) { (figure(one.lost)) " %" }
            }
            a.button href={ "/t/" (shown.id) "/mistakes/" (one.step) } { (words.say("judged-try")) }
        }
    }
}

fn players(study: &Study, shown: &Replay) -> Markup {
    let words = shown.words;
    html! {
        details.players {
            summary { (words.say("analysis-players")) }
            div.scroll tabindex="0" { table.ranking {
                thead { tr { th scope="col" { (words.say("end-name")) }
                    @for key in ["analysis-decisions", "analysis-best", "analysis-given", "analysis-inaccuracies", "analysis-mistakes-short", "analysis-blunders"] {
                        th scope="col" { (words.say(key)) }
                    } } }
                tbody { @for (seat, player) in study.players.iter().enumerate() {
                    @let pigment = shown.drawn.pigments[seat];
                    tr { th scope="row" class={ "seat-" (pigment) } { span.mark aria-hidden="true" { (MARKS[pigment]) } " " (shown.names[seat]) }
                        td { (player.decisions) } td { (percent(player.best)) } td { (format!("{:.1} %", player.given)) }
                        @for count in player.mistakes { td { (count) } } }
                } }
            } }
        }
    }
}

/// Where no analysis is, the way to one.
pub(super) fn ask(shown: &Replay, words: &Words) -> Markup {
    html! {
        section.talk.study aria-label=(words.say("analysis")) {
            header { h2 { (words.say("analysis")) } }
            div.study-list {
                @if shown.open {
                    p { (words.say("analysis-about")) }
                    form method="post" action={ "/t/" (shown.id) "/analysis" } { button.primary type="submit" { (words.say("analysis-start")) } }
                } @else { p { (words.say("judged-later")) } }
            }
        }
    }
}
