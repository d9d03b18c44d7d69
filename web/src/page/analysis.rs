//! The analysis of a finished game.

use super::graph::{Graph, graph};
use super::{Frame, page};
use crate::board::MARKS;
use crate::words::Words;
use lascaux_table::Seat;
use maud::{Markup, html};

/// A decision that gave something away.
pub struct Mistake {
    /// The position before it.
    pub step: usize,
    /// Its place among all decisions.
    pub place: usize,
    /// The round.
    pub round: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was done, in words.
    pub action: String,
    /// What would have been better, in words.
    pub best: String,
    /// What could be expected before, in hundredths.
    pub before: f64,
    /// What could be expected after.
    pub after: f64,
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

/// How far an analysis is.
pub enum Stage {
    /// Nobody has asked for it.
    Not,
    /// It broke off.
    Failed,
    /// So many decisions of so many are done; nothing yet while it waits for another.
    Running(usize, usize),
    /// It is there.
    Done {
        /// The winning chances before every decision, a line a seat, in hundredths.
        chances: Vec<Vec<f64>>,
        /// Where each round begins along the lines.
        rounds: Vec<(usize, String)>,
        /// The mistakes that mattered most, in the order of play.
        mistakes: Vec<Mistake>,
        /// How many mistakes there were in all.
        all: usize,
        /// Every seat.
        players: Vec<PlayerRow>,
    },
}

/// What the page of an analysis shows.
pub struct AnalysisPage<'a> {
    /// The words.
    pub words: &'a Words,
    /// The table's name in addresses.
    pub id: &'a str,
    /// The game's title.
    pub title: &'a str,
    /// The names of the seats.
    pub names: &'a [String],
    /// The colour and mark of each seat.
    pub pigments: &'a [usize],
    /// How far it is.
    pub stage: &'a Stage,
    /// The person's name.
    pub person: Option<&'a str>,
}

/// The page.
pub fn analysis(shown: &AnalysisPage) -> Markup {
    let words = shown.words;
    let title = words.with("analysis-title", &[("title", shown.title.into())]);
    let here = format!("/t/{}/analysis", shown.id);
    let frame = Frame { words, title: &title, person: shown.person, waiting: 0, here: &here };
    let start = html! {
        form method="post" action=(here) { button.primary type="submit" { (words.say("analysis-start")) } }
    };
    page(
        &frame,
        html! {
            h1 { (title) }
            p { a href={ "/t/" (shown.id) "/at/0" } { (words.say("replay")) } " · "
                a href={ "/t/" (shown.id) } { (words.say("replay-to-table")) } }
            @match shown.stage {
                Stage::Not => { p { (words.say("analysis-about")) } (start) }
                Stage::Failed => { p.bad { (words.say("analysis-failed")) } (start) }
                Stage::Running(done, all) => {
                    div id="progress" data-progress={ (here) "/progress" } data-running=(words.say("analysis-running")) role="status" {
                        p { label for="bar" { (if *all == 0 { words.say("analysis-waiting") } else { words.say("analysis-running") }) }
                            " " span.count { (done) " / " (all) } }
                        progress id="bar" max=(all.max(&1)) value=(done) {}
                    }
                    noscript { p { a href=(here) { (words.say("analysis-look-again")) } } }
                }
                Stage::Done { chances, rounds, mistakes, all, players } => {
                    (chances_of(shown, chances, rounds, mistakes))
                    (list(shown, mistakes, *all))
                    (table(shown, players))
                }
            }
        },
    )
}

fn chances_of(shown: &AnalysisPage, chances: &[Vec<f64>], rounds: &[(usize, String)], mistakes: &[Mistake]) -> Markup {
    let words = shown.words;
    let title = words.say("analysis-graph");
    let points: Vec<(usize, usize, String, String)> = mistakes
        .iter()
        .map(|one| {
            let name = format!("{}: {}", words.say(&format!("verdict-{}", one.verdict)), one.action);
            (one.seat.index(), one.place, format!("/t/{}/at/{}?as={}", shown.id, one.step, one.seat), name)
        })
        .collect();
    html! {
        section.chances {
            h2 { (title) }
            (graph(&Graph { title: &title, names: shown.names, pigments: shown.pigments, lines: chances, below: rounds, range: (0.0, 100.0), unit: " %", points: &points }))
            p.quiet { (words.say("analysis-graph-about")) }
        }
    }
}

fn list(shown: &AnalysisPage, mistakes: &[Mistake], all: usize) -> Markup {
    let words = shown.words;
    html! {
        section {
            h2 { (words.say("analysis-mistakes")) }
            @if mistakes.is_empty() { p { (words.say("analysis-none")) } }
            @if mistakes.len() < all {
                p.quiet { (words.with("analysis-costliest", &[("count", mistakes.len().into()), ("all", all.into())])) }
            }
            ol.mistakes { @for one in mistakes {
                li class={ "seat-" (shown.pigments[one.seat.index()]) } {
                    a href={ "/t/" (shown.id) "/at/" (one.step) "?as=" (one.seat) } {
                        (words.with("round", &[("round", one.round.into())])) " · "
                        span.mark aria-hidden="true" { (MARKS[shown.pigments[one.seat.index()]]) } " " (shown.names[one.seat.index()]) ": " (one.action)
                    }
                    " " strong class=(one.verdict) { (words.say(&format!("verdict-{}", one.verdict))) }
                    " " span.worth { (words.with("analysis-worth", &[
                        ("before", format!("{:.0}", one.before).into()), ("after", format!("{:.0}", one.after).into())])) }
                    br; span.quiet { (words.with("analysis-better", &[("action", one.best.as_str().into())])) }
                }
            } }
        }
    }
}

fn table(shown: &AnalysisPage, players: &[PlayerRow]) -> Markup {
    let words = shown.words;
    html! {
        section {
            h2 { (words.say("analysis-players")) }
            div.scroll tabindex="0" { table.ranking {
                thead { tr { th scope="col" { (words.say("end-name")) }
                    @for key in ["analysis-decisions", "analysis-best", "analysis-given", "analysis-inaccuracies", "analysis-mistakes-short", "analysis-blunders"] {
                        th scope="col" { (words.say(key)) }
                    } } }
                tbody { @for (seat, player) in players.iter().enumerate() {
                    tr { th scope="row" class={ "seat-" (shown.pigments[seat]) } { span.mark aria-hidden="true" { (MARKS[shown.pigments[seat]]) } " " (shown.names[seat]) }
                        td { (player.decisions) } td { (format!("{:.0} %", player.best)) } td { (format!("{:.1} %", player.given)) }
                        @for count in player.mistakes { td { (count) } } }
                } }
            } }
        }
    }
}
