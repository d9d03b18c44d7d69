//! A graph of one line a seat. Every line carries its seat's mark as well as its colour; names stand beside the picture,
//! where they can wrap and be read on a phone.

use crate::board::MARKS;
use maud::{Markup, html};

/// What a graph shows.
pub struct Graph<'a> {
    /// What it is about, for those who cannot see it.
    pub title: &'a str,
    /// The names of the seats.
    pub names: &'a [String],
    /// The colour and mark of each seat.
    pub pigments: &'a [usize],
    /// A line a seat, all of the same length.
    pub lines: &'a [Vec<f64>],
    /// Where along the lines something is written below, and what.
    pub below: &'a [(usize, String)],
    /// The lowest and highest value that has to fit.
    pub range: (f64, f64),
    /// What stands behind a figure of the scale, such as a percent sign.
    pub unit: &'a str,
    /// Points that lead somewhere: seat, place along the line, address, name.
    pub points: &'a [(usize, usize, String, String)],
}

impl Graph<'_> {
    /// The colour and mark of a seat; by its number where none is given.
    fn pigment(&self, seat: usize) -> usize {
        self.pigments.get(seat).copied().unwrap_or(seat) % MARKS.len()
    }
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 84.0;
const RIGHT: f64 = 606.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 256.0;
/// Marks at the ends of lines that would lie on each other are pushed so far apart.
const APART: f64 = 18.0;

/// The step of a scale: 1, 2 or 5 times a power of ten, so that about five lines fit.
fn scale_step(span: f64) -> f64 {
    let rough = (span / 5.0).max(1.0);
    let power = 10f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * power).find(|step| *step >= rough).unwrap_or(power)
}

/// The picture, with its legend.
pub fn graph(graph: &Graph) -> Markup {
    let step = scale_step(graph.range.1 - graph.range.0);
    let low = (graph.range.0 / step).floor() * step;
    let high = ((graph.range.1 / step).ceil() * step).max(low + step);
    let last = graph.lines.iter().map(Vec::len).max().unwrap_or(0).max(2) - 1;
    let x = |place: usize| LEFT + (RIGHT - LEFT) * place as f64 / last as f64;
    let y = |value: f64| BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low);
    let ticks = ((high - low) / step).round() as usize;
    html! {
        figure.graph {
            ul.legend {
                @for (seat, name) in graph.names.iter().enumerate() {
                    li class={ "seat-" (graph.pigment(seat)) } { span.mark aria-hidden="true" { (MARKS[graph.pigment(seat)]) } " " (name) }
                }
            }
            // A picture with links in it is a group of things; one without is a picture.
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role=(if graph.points.is_empty() { "img" } else { "group" }) aria-label=(graph.title) {
                title { (graph.title) }
                @for tick in 0..=ticks {
                    @let value = low + step * tick as f64;
                    line.scale x1=(LEFT) x2=(RIGHT) y1=(round(y(value))) y2=(round(y(value))) {}
                    text.figure x=(LEFT - 6.0) y=(round(y(value) + 5.0)) text-anchor="end" { (value) (graph.unit) }
                }
                @for (place, word) in graph.below {
                    line.scale x1=(round(x(*place))) x2=(round(x(*place))) y1=(BOTTOM) y2=(BOTTOM + 6.0) {}
                    text.figure x=(round(x(*place))) y=(BOTTOM + 30.0) text-anchor="middle" { (word) }
                }
                @for (seat, line) in graph.lines.iter().enumerate() {
                    polyline class={ "seat-" (graph.pigment(seat)) } points=(points(line, &x, &y)) {}
                }
                @for (seat, place, address, name) in graph.points {
                    @if let Some(value) = graph.lines.get(*seat).and_then(|line| line.get(*place)) {
                        a href=(address) aria-label=(name) {
                            circle class={ "seat-" (graph.pigment(*seat)) } cx=(round(x(*place))) cy=(round(y(*value))) r="7" { title { (name) } }
                        }
                    }
                }
                @for (seat, height) in ends(graph.lines, &y) {
                    text class={ "end-mark seat-" (graph.pigment(seat)) } x=(RIGHT + 16.0) y=(round(height + 6.0)) text-anchor="middle" {
                        (MARKS[graph.pigment(seat)])
                    }
                }
            }
        }
    }
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn points(line: &[f64], x: &dyn Fn(usize) -> f64, y: &dyn Fn(f64) -> f64) -> String {
    let points: Vec<String> =
        line.iter().enumerate().map(|(place, value)| format!("{},{}", round(x(place)), round(y(*value)))).collect();
    points.join(" ")
}

/// Where the mark of each seat stands at the end of its line, no two on each other.
fn ends(lines: &[Vec<f64>], y: &dyn Fn(f64) -> f64) -> Vec<(usize, f64)> {
    let mut ends: Vec<(usize, f64)> =
        lines.iter().enumerate().filter_map(|(seat, line)| Some((seat, y(*line.last()?)))).collect();
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    for at in 1..ends.len() {
        ends[at].1 = ends[at].1.max(ends[at - 1].1 + APART);
    }
    // What was pushed out of the picture comes back from below.
    let mut lowest = BOTTOM;
    for end in ends.iter_mut().rev() {
        end.1 = end.1.min(lowest);
        lowest = end.1 - APART;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_are_round_and_never_flat() {
        assert_eq!(scale_step(100.0), 20.0);
        assert_eq!(scale_step(0.0), 1.0);
        assert_eq!(scale_step(237.0), 50.0);
    }

    #[test]
    fn marks_do_not_lie_on_each_other() {
        let ends = ends(&[vec![5.0], vec![5.0], vec![9.0], vec![]], &|value| value);
        assert_eq!(ends.iter().map(|end| end.0).collect::<Vec<_>>(), [0, 1, 2]);
        assert!(ends.windows(2).all(|two| two[1].1 - two[0].1 >= APART));
        let low = super::ends(&[vec![BOTTOM], vec![BOTTOM], vec![BOTTOM]], &|value| value);
        assert!(low.windows(2).all(|two| two[1].1 - two[0].1 >= APART));
        assert!(low.iter().all(|end| end.1 <= BOTTOM), "{low:?}");
    }

    #[test]
    fn a_graph_without_rounds_is_still_a_picture() {
        let names = ["Ann".to_string()];
        let drawn = graph(&Graph {
            title: "x",
            names: &names,
            pigments: &[],
            lines: &[vec![]],
            below: &[],
            range: (0.0, 0.0),
            unit: "",
            points: &[],
        });
        assert!(!drawn.into_string().contains("NaN"));
    }
}
