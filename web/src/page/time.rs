//! The time of a game, in the place of one's own things: the curve of the chances, the slider, and where rounds begin. All
//! three share one scale, from the first position to the last.

use super::judged::Study;
use super::replay::Replay;
use crate::board::MARKS;
use maud::{Markup, html};

/// Marks at the ends of lines that would lie on each other are pushed so far apart, in hundredths of the height.
const APART: f64 = 22.0;
/// So many numbers of rounds fit below the slider.
const MOST_ROUNDS: usize = 16;

fn share(step: usize, last: usize) -> f64 {
    (10_000.0 * step as f64 / last.max(1) as f64).round() / 100.0
}

/// The curve, the slider and the rounds.
pub(super) fn time(shown: &Replay) -> Markup {
    let words = shown.words;
    let last = shown.last();
    html! {
        div.time {
            @if let Some(study) = &shown.study { (curve(study, shown)) }
            form method="get" action={ "/t/" (shown.id) "/at" } {
                label { span.unseen { (words.say("replay-slider")) }
                    input type="range" name="step" min="0" max=(last) value=(shown.step) step="1"; }
                @if shown.chosen { input type="hidden" name="as" value=(shown.seat.map_or("nobody".to_string(), |seat| seat.to_string())); }
                noscript { button type="submit" { (words.say("replay-go")) } }
            }
            (rounds(shown, last))
        }
    }
}

/// Where the rounds begin, with their numbers where there is room.
fn rounds(shown: &Replay, last: usize) -> Markup {
    let every = shown.rounds.len().div_ceil(MOST_ROUNDS).max(1);
    html! {
        svg.round-marks width="100%" height="18" aria-hidden="true" {
            @for (index, (round, first)) in shown.rounds.iter().enumerate() {
                @let end = shown.rounds.get(index + 1).map_or(last, |(_, next)| *next);
                line x1={ (share(*first, last)) "%" } x2={ (share(*first, last)) "%" } y1="0" y2="6" {}
                @if index % every == 0 && *round > 0 {
                    text x={ (share((first + end) / 2, last)) "%" } y="15" { (round) }
                }
            }
        }
    }
}

/// The chances of everybody, the mistakes on them, and where one stands.
fn curve(study: &Study, shown: &Replay) -> Markup {
    let words = shown.words;
    let last = shown.last();
    let title = words.say("analysis-graph");
    let pigment = |seat: usize| shown.drawn.pigments.get(seat).copied().unwrap_or(seat) % MARKS.len();
    html! {
        div.chances role="group" aria-label=(title) {
            svg.curve width="100%" height="100%" {
                title { (title) }
                @for chance in [0, 50, 100] { line.scale x1="0" x2="100%" y1={ (100 - chance) "%" } y2={ (100 - chance) "%" } {} }
                svg viewBox="0 0 1000 100" preserveAspectRatio="none" width="100%" height="100%" {
                    @for (seat, line) in study.chances.iter().enumerate() {
                        polyline class={ "seat-" (pigment(seat)) @if shown.seat.is_some_and(|own| own.index() == seat) { " own" } } points=(points(line, last)) {}
                    }
                }
                @let now = share(shown.step, last);
                line.now x1={ (now) "%" } x2={ (now) "%" } y1="0" y2="100%" {}
                @for one in &study.mistakes {
                    @if let Some((_, chance)) = study.chances.get(one.seat.index()).and_then(|line| line.iter().find(|(step, _)| *step == one.step)) {
                        a href={ "/t/" (shown.id) "/at/" (one.step) "?as=" (one.seat) } data-to=(one.step) data-as={ "?as=" (one.seat) } aria-label=(format!("{}: {}", words.say(&format!("verdict-{}", one.verdict)), one.action)) {
                            svg x={ (share(one.step, last)) "%" } y={ (format!("{:.2}", 100.0 - chance)) "%" } overflow="visible" {
                                path class={ "seat-" (pigment(one.seat.index())) " " (one.verdict) } d="M0-7L7 0L0 7L-7 0Z" { title { (one.action) } }
                            }
                        }
                    }
                }
            }
            svg.end-marks width="20" height="100%" aria-hidden="true" {
                @for (seat, height) in ends(study) {
                    text class={ "seat-" (pigment(seat)) } x="10" y={ (format!("{height:.2}")) "%" } { (MARKS[pigment(seat)]) }
                }
            }
        }
    }
}

fn points(line: &[(usize, f64)], last: usize) -> String {
    let points: Vec<String> =
        line.iter().map(|(step, chance)| format!("{:.1},{:.1}", 10.0 * share(*step, last), 100.0 - chance)).collect();
    points.join(" ")
}

/// Where the mark of each seat stands at the end of its line, no two on each other.
fn ends(study: &Study) -> Vec<(usize, f64)> {
    let lines = study.chances.iter().enumerate();
    let mut ends: Vec<(usize, f64)> =
        lines.filter_map(|(seat, line)| line.last().map(|(_, chance)| (seat, 100.0 - chance))).collect();
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    for at in 1..ends.len() {
        ends[at].1 = ends[at].1.max(ends[at - 1].1 + APART);
    }
    let mut lowest = 96.0;
    for end in ends.iter_mut().rev() {
        end.1 = end.1.min(lowest).round();
        lowest = end.1 - APART;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_lines_stand_apart_and_within_the_picture() {
        let chances = vec![vec![(3, 2.0)], vec![(3, 1.0)], vec![(3, 0.0)]];
        let study = Study { chances, judgement: None, mistakes: Vec::new(), all: 0, players: Vec::new() };
        let ends = ends(&study);
        assert!(ends.windows(2).all(|two| two[1].1 - two[0].1 >= APART), "{ends:?}");
        assert!(ends.iter().all(|end| end.1 <= 100.0), "{ends:?}");
    }

    #[test]
    fn the_first_position_and_the_last_are_the_ends_of_the_scale() {
        assert_eq!((share(0, 40), share(40, 40), share(10, 40), share(0, 0)), (0.0, 100.0, 25.0, 0.0));
    }
}
