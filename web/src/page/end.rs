//! What the page of a table says about what is behind it: the end of the game with its graph, and the fair dice.

use super::graph::{Graph, graph};
use crate::board::MARKS;
use crate::words::Words;
use lascaux_table::Scores;
use maud::{Markup, html};

/// The parts of a table's page that look back. Empty ones show nothing.
#[derive(Default)]
pub struct LookBack {
    /// The end of the game.
    pub end: Markup,
    /// The fair dice.
    pub fair: Markup,
}

/// How the seed was checked.
pub struct Checked<'a> {
    /// The seed.
    pub seed: &'a str,
    /// Why the record does not replay, if it does not.
    pub trouble: Option<&'a str>,
}

/// Another game with the same players.
pub enum Again<'a> {
    /// Not for this viewer.
    No,
    /// It can be opened.
    Open,
    /// It is open, at this address.
    At(&'a str),
}

/// What the end of a game shows.
pub struct End<'a> {
    /// The words.
    pub words: &'a Words,
    /// The table's name in addresses.
    pub id: &'a str,
    /// The names of the seats.
    pub names: &'a [String],
    /// Who wins, in a sentence.
    pub winners: &'a str,
    /// The final score sheets.
    pub scores: &'a Scores,
    /// After every round: its number and the totals of all seats.
    pub rounds: &'a [(u32, Vec<i32>)],
    /// Another game.
    pub again: Again<'a>,
    /// The fair dice, revealed.
    pub fair: Markup,
}

/// The end of a game.
pub fn end(shown: &End) -> Markup {
    let words = shown.words;
    let mut ranked: Vec<_> = shown.scores.seats.iter().collect();
    ranked.sort_by_key(|seat| seat.rank);
    html! {
        section.end aria-labelledby="end-title" {
            div.end-words {
                h2 id="end-title" { (words.say("end-title")) }
                p.winners { (shown.winners) }
                table.ranking {
                    thead { tr { th scope="col" { (words.say("end-rank")) } th scope="col" { (words.say("end-name")) } th scope="col" { (words.say("end-points")) } } }
                    tbody { @for seat in ranked {
                        tr { td { (seat.rank) }
                            th scope="row" class={ "seat-" (seat.seat.0) } { span.mark aria-hidden="true" { (MARKS[seat.seat.index() % MARKS.len()]) } " " (shown.names[seat.seat.index()]) }
                            td { (seat.total) } }
                    } }
                }
                p.ways {
                    a.button href={ "/t/" (shown.id) "/at/0" } { (words.say("replay")) } " "
                    a.button href={ "/t/" (shown.id) "/analysis" } { (words.say("analysis")) } " "
                    a.button href={ "/t/" (shown.id) "/record" } { (words.say("record")) }
                }
                @match shown.again {
                    Again::No => {}
                    Again::Open => form method="post" action={ "/t/" (shown.id) "/again" } { button.primary type="submit" { (words.say("end-again")) } },
                    Again::At(address) => p { a.button href=(address) { (words.say("end-again-open")) } },
                }
                (shown.fair)
            }
            (points(shown))
        }
    }
}

/// The graph of points over the rounds, and the same as a table.
fn points(shown: &End) -> Markup {
    let words = shown.words;
    let seats = shown.names.len();
    let lines: Vec<Vec<f64>> = (0..seats)
        .map(|seat| {
            shown.rounds.iter().map(|(_, totals)| f64::from(totals.get(seat).copied().unwrap_or_default())).collect()
        })
        .collect();
    let all = lines.iter().flatten().copied();
    let range = (all.clone().fold(0.0, f64::min), all.fold(0.0, f64::max));
    // So many numbers fit below the picture without running into each other.
    let every = shown.rounds.len().div_ceil(12).max(1);
    let below: Vec<(usize, String)> =
        shown.rounds.iter().enumerate().step_by(every).map(|(place, (round, _))| (place, round.to_string())).collect();
    let title = words.say("end-graph");
    html! {
        div.end-graph {
            h3 { (title) }
            (graph(&Graph { title: &title, names: shown.names, lines: &lines, below: &below, range, unit: "", points: &[] }))
            p.quiet { (words.say("end-graph-about")) }
            details {
                summary { (words.say("end-graph-table")) }
                div.scroll tabindex="0" {
                    table {
                        thead { tr { th scope="col" {} @for name in shown.names { th scope="col" { (name) } } } }
                        tbody { @for (round, totals) in shown.rounds {
                            tr { th scope="row" { (words.with("round", &[("round", (*round).into())])) } @for total in totals { td { (total) } } }
                        } }
                    }
                }
            }
        }
    }
}

/// The fair dice: the fingerprint of the seed while the game runs, the seed itself afterwards.
pub fn fair(commitment: &str, checked: Option<&Checked>, words: &Words) -> Markup {
    html! {
        details.fair {
            summary { (words.say("fair")) }
            p { (words.say("fair-running")) }
            dl {
                dt { (words.say("fair-commitment")) } dd { code { (commitment) } }
                @if let Some(checked) = checked { dt { (words.say("fair-seed")) } dd { code { (checked.seed) } } }
            }
            @if let Some(checked) = checked {
                @match checked.trouble {
                    None => p.good { (words.say("fair-good")) },
                    Some(why) => p.bad { (words.with("fair-bad", &[("why", why.into())])) },
                }
                p { (words.say("fair-how")) " " code { "lascaux verify FILE" } }
            }
        }
    }
}
