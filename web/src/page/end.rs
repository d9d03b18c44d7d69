//! What the page of a table says about what is behind it: the end of the game with its graph, and the fair dice.

use super::graph::{Graph, graph};
use super::highlights::{Highlight, highlights};
use super::table::{Sheet, sheet};
use crate::assets::asset_path;
use crate::board::{MARKS, emblem};
use crate::words::Words;
use lascaux_table::{Scores, Seat, SeatScore};
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
    /// The game's name.
    pub game: &'a str,
    /// The names of the seats.
    pub names: &'a [String],
    /// The colour and mark of each seat.
    pub pigments: &'a [usize],
    /// Who wins, in a sentence.
    pub winners: &'a str,
    /// Whether all won or lost together: then nobody is before anybody.
    pub is_common: bool,
    /// The final score sheets.
    pub scores: &'a Scores,
    /// After every round: its number and the totals of all seats.
    pub rounds: &'a [(u32, Vec<i32>)],
    /// Every round with its first position in the replay.
    pub beginnings: &'a [(u32, usize)],
    /// The seat of whoever looks, if one does.
    pub own: Option<Seat>,
    /// Another game.
    pub again: Again<'a>,
    /// The fair dice, revealed.
    pub fair: Markup,
}

/// The end of a game: who won and by what, line by line; the order; its moments; the sheet; the way there; and where to go
/// on.
pub fn end(shown: &End) -> Markup {
    let words = shown.words;
    let moments = highlights(shown.rounds, shown.scores, shown.names, words);
    html! {
        section.end.plain[moments.is_empty()] aria-labelledby="end-title" {
            div.end-hero {
                img.rock src=(asset_path("rock.svg")) alt="" width="1440" height="360";
                div.end-words {
                    p { (words.say("end-title")) " · " (words.with("end-after", &[("count", shown.rounds.last().map_or(0, |(round, _)| *round).into())])) }
                    h2.winners id="end-title" { (shown.winners) }
                    div.end-emblem aria-hidden="true" { (emblem(shown.game).unwrap_or_default()) }
                }
                @if !shown.is_common { (bars(shown)) }
            }
            @if !shown.is_common { div.end-order { (ranking(shown)) } }
            @if !moments.is_empty() { (told(shown, &moments)) }
            div.end-sheet { h3 { (words.say("score-sheet")) } (sheet(&Sheet(shown.scores, shown.names, words))) }
            @if !shown.is_common { (points(shown, &moments)) }
            div.end-foot {
                (shown.fair)
                a.button href={ "/t/" (shown.id) "/record" } { (words.say("record")) }
                a.button href={ "/t/" (shown.id) "/analysis" } { (words.say("analysis")) }
                a.button href={ "/t/" (shown.id) "/mistakes" } { (words.say("mistakes")) }
            }
            (ways_on(shown))
        }
    }
}

/// Where to go on from here.
fn ways_on(shown: &End) -> Markup {
    let words = shown.words;
    html! {
        div.end-again {
            a.button href={ "/t/" (shown.id) "/at/0" } { (words.say("replay")) }
            button type="button" data-share="" { (words.say("end-share")) }
            button type="button" data-end-switch="" { (words.say("end-see-board")) }
            @match shown.again {
                Again::No => {}
                Again::Open => form method="post" action={ "/t/" (shown.id) "/again" } { button.primary type="submit" { (words.say("end-again")) } },
                Again::At(address) => a.button.primary href=(address) { (words.say("end-again-open")) },
            }
        }
    }
}

/// Where a round begins in the replay.
fn beginning(shown: &End, round: u32) -> Option<String> {
    let (_, step) = shown.beginnings.iter().find(|(number, _)| *number == round)?;
    Some(format!("/t/{}/at/{step}", shown.id))
}

/// The moments of the game, each with the way to it.
fn told(shown: &End, moments: &[Highlight]) -> Markup {
    let words = shown.words;
    html! {
        div.end-moments {
            h3 { (words.say("end-highlights")) }
            ol { @for (index, moment) in moments.iter().enumerate() {
                li class=[moment.seat.map(|seat| format!("seat-{}", shown.pigments[seat]))] {
                    span.number aria-hidden="true" { (index + 1) }
                    p { (moment.told) }
                    @if let Some(address) = moment.round.and_then(|round| beginning(shown, round)) {
                        a.button href=(address) aria-label={ (words.say("end-moment")) ": " (index + 1) } { (words.say("end-moment")) }
                    }
                }
            } }
        }
    }
}

/// The order in which they came in.
fn ranking(shown: &End) -> Markup {
    let words = shown.words;
    let mut ranked: Vec<_> = shown.scores.seats.iter().collect();
    ranked.sort_by_key(|seat| seat.rank);
    html! {
        table.ranking {
            thead { tr { th scope="col" { (words.say("end-rank")) } th scope="col" { (words.say("end-name")) } th scope="col" { (words.say("end-points")) } } }
            tbody { @for seat in ranked {
                @let pigment = shown.pigments[seat.seat.index()];
                tr.own[shown.own == Some(seat.seat)] { td { (seat.rank) "." }
                    th scope="row" class={ "seat-" (pigment) } { span.mark aria-hidden="true" { (MARKS[pigment]) } " " (shown.names[seat.seat.index()]) }
                    td { (seat.total) } }
            } }
        }
    }
}

const BARS: (f64, f64) = (620.0, 330.0);
/// The foot of the bars, and the room above them.
const FOOT: f64 = 262.0;
const HEAD: f64 = 46.0;
/// A block lower than this has no figure in it.
const LEGIBLE: f64 = 17.0;

/// A bar a seat, a block for every line of the sheet, the first at the foot.
fn bars(shown: &End) -> Markup {
    let seats = &shown.scores.seats;
    let most =
        seats.iter().map(|seat| seat.lines.iter().map(|line| line.points.max(0)).sum::<i32>()).max().unwrap_or(1);
    let (apart, scale) = (BARS.0 / seats.len().max(1) as f64, (FOOT - HEAD) / f64::from(most.max(1)));
    let wide = (apart * 0.72).min(110.0);
    html! {
        svg.bars viewBox={ "0 0 " (BARS.0) " " (BARS.1) } aria-hidden="true" {
            @for (place, seat) in seats.iter().enumerate() {
                @let pigment = shown.pigments[place];
                @let left = apart * (place as f64 + 0.5) - wide / 2.0;
                g class={ "bar seat-" (pigment) @if seat.rank == 1 { " first" } } {
                    (blocks(seat, (left, wide), scale))
                    text.sum x=(round(left + wide / 2.0)) y=(round(FOOT - 12.0 - scale * height(seat))) { (seat.total) }
                    text.below x=(round(left + wide / 2.0)) y=(FOOT + 26.0) { (MARKS[pigment]) " " (shown.names[place]) }
                    text.rank x=(round(left + wide / 2.0)) y=(FOOT + 48.0) { (seat.rank) "." }
                }
            }
        }
    }
}

/// How high a bar is: what was lost stands in the sheet.
fn height(seat: &SeatScore) -> f64 {
    f64::from(seat.lines.iter().map(|line| line.points.max(0)).sum::<i32>())
}

fn blocks(seat: &SeatScore, (left, wide): (f64, f64), scale: f64) -> Markup {
    let mut foot = FOOT;
    let blocks: Vec<(usize, f64, f64, i32)> = seat
        .lines
        .iter()
        .enumerate()
        .filter(|(_, line)| line.points > 0)
        .map(|(index, line)| {
            let high = scale * f64::from(line.points);
            foot -= high;
            (index, foot, high, line.points)
        })
        .collect();
    html! {
        @for (index, top, high, points) in blocks {
            g class={ "block line-" (index % 10) } {
                rect x=(round(left)) y=(round(top)) width=(round(wide)) height=(round(high)) {}
                @if high > LEGIBLE { text x=(round(left + wide / 2.0)) y=(round(top + high / 2.0 + 5.0)) { "+" (points) } }
            }
        }
    }
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The graph of points over the rounds with the moments on it, and the same as a table.
fn points(shown: &End, moments: &[Highlight]) -> Markup {
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
    let marked = moments.iter().filter_map(|moment| {
        let (seat, round) = (moment.seat?, moment.round?);
        let place = shown.rounds.iter().position(|(number, _)| *number == round)?;
        Some((seat, place, beginning(shown, round)?, moment.told.clone()))
    });
    let marked: Vec<_> = marked.collect();
    html! {
        div.end-graph {
            h3 { (title) }
            (graph(&Graph { title: &title, names: shown.names, pigments: shown.pigments, lines: &lines, below: &below, range, unit: "", points: &marked }))
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
