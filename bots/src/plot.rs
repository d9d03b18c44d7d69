//! Pictures: the arena's win rates with their intervals, and the winning chances through a game. Plain SVG that follows
//! the reader's light or dark page.

use crate::analyse::{Analysis, Verdict};
use crate::arena::Report;
use std::fmt::Write;

/// The seats' colours and marks: red disc, blue triangle, green square, yellow diamond, black cross.
const SEATS: [(&str, &str); 5] =
    [("#C4422B", "●"), ("#1F6FB2", "▲"), ("#1B7F62", "■"), ("#B98E0E", "◆"), ("#6B5B50", "✚")];

const STYLE: &str = "<style>text{font:13px ui-sans-serif,system-ui,sans-serif;fill:#2A2420}.quiet{fill:#5E4330}\
.line{stroke:#CDBFA8;stroke-width:1}.page{fill:#FBF7EE}.bar{fill:#B26A12}.spread{stroke:#2A2420;stroke-width:2}\
@media(prefers-color-scheme:dark){text{fill:#F3EBDC}.quiet{fill:#D8C9B0}.line{stroke:#5A4C40}.page{fill:#2A231E}\
.bar{fill:#E0A34A}.spread{stroke:#F3EBDC}}</style>";

fn open(width: u32, height: u32, title: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" aria-label=\"{0}\"><title>{0}</title>{STYLE}\
         <rect class=\"page\" width=\"{width}\" height=\"{height}\" rx=\"8\"/>",
        escape(title)
    )
}

/// A text that cannot break out of the picture.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The win rates of an arena, a bar a bot, with the 95 % interval and the fair share.
pub fn arena(report: &Report) -> String {
    let height = 70 + 34 * report.bots.len() as u32;
    let title = format!("{}, {} seats, {} games: share of wins", report.game, report.seats, report.games);
    let mut svg = open(680, height, &title);
    let x = |share: f64| 170.0 + 440.0 * share;
    let _ = write!(svg, "<text x=\"16\" y=\"26\" font-weight=\"600\">{}</text>", escape(&title));
    let bottom = f64::from(height) - 24.0;
    for tenth in [0, 25, 50, 75, 100] {
        let at = x(f64::from(tenth) / 100.0);
        let _ = write!(
            svg,
            "<line class=\"line\" x1=\"{at}\" x2=\"{at}\" y1=\"38\" y2=\"{bottom}\"/>\
             <text class=\"quiet\" x=\"{at}\" y=\"{}\" text-anchor=\"middle\">{tenth} %</text>",
            bottom + 16.0
        );
    }
    for (index, row) in report.bots.iter().enumerate() {
        let top = 44.0 + 34.0 * index as f64;
        let middle = top + 12.0;
        let _ = write!(
            svg,
            "<text x=\"16\" y=\"{}\">{}</text><rect class=\"bar\" x=\"{}\" y=\"{top}\" width=\"{:.1}\" height=\"24\" \
             rx=\"3\"/><line class=\"spread\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{middle}\" y2=\"{middle}\"/>\
             <text class=\"quiet\" x=\"664\" y=\"{}\" text-anchor=\"end\">{:.1}</text>",
            middle + 5.0,
            escape(&row.bot),
            x(0.0),
            440.0 * row.win_rate,
            x(row.low),
            x(row.high),
            middle + 5.0,
            100.0 * row.win_rate,
        );
    }
    // Alone there is nobody to share with.
    if report.seats > 1 {
        let fair = x(1.0 / report.seats as f64);
        let _ = write!(
            svg,
            "<line class=\"spread\" stroke-dasharray=\"4 4\" x1=\"{fair:.1}\" x2=\"{fair:.1}\" y1=\"38\" y2=\"{bottom}\"/>"
        );
    }
    svg.push_str("</svg>");
    svg
}

/// The winning chances of every seat through a game, with the mistakes that mattered.
pub fn chances(analysis: &Analysis) -> String {
    let title = format!("{}: winning chances", analysis.game);
    let mut svg = open(900, 360, &title);
    let last = analysis.decisions.len().max(2) as f64 - 1.0;
    let x = |index: usize| 50.0 + 730.0 * index as f64 / last;
    let y = |chance: f64| 320.0 - 270.0 * chance;
    let _ = write!(svg, "<text x=\"16\" y=\"26\" font-weight=\"600\">{}</text>", escape(&title));
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        let _ = write!(
            svg,
            "<line class=\"line\" x1=\"50\" x2=\"780\" y1=\"{0}\" y2=\"{0}\"/>\
             <text class=\"quiet\" x=\"44\" y=\"{1}\" text-anchor=\"end\">{2:.0} %</text>",
            y(share),
            y(share) + 4.0,
            100.0 * share
        );
    }
    rounds(analysis, &x, &mut svg);
    let ends: Vec<f64> = (0..usize::from(analysis.seats))
        .map(|seat| y(analysis.decisions.last().map_or(0.5, |one| one.chances[seat])))
        .collect();
    let labels = apart(&ends, 17.0, 346.0);
    for seat in 0..usize::from(analysis.seats) {
        let (colour, mark) = SEATS[seat % SEATS.len()];
        let points: Vec<String> = analysis
            .decisions
            .iter()
            .enumerate()
            .map(|(index, one)| format!("{:.1},{:.1}", x(index), y(one.chances[seat])))
            .collect();
        let _ = write!(
            svg,
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\"{}\"/>\
             <text x=\"788\" y=\"{:.1}\" style=\"fill:{colour}\">{mark} seat {seat}</text>",
            points.join(" "),
            labels[seat] + 4.0
        );
    }
    for (index, one) in analysis.decisions.iter().enumerate() {
        if matches!(one.verdict, Verdict::Mistake | Verdict::Blunder) {
            let radius = if one.verdict == Verdict::Blunder { 6 } else { 4 };
            let seat = usize::from(one.seat.0);
            let told = format!("step {}: {} instead of {}", one.step, one.action, one.best);
            let _ = write!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius}\" fill=\"{}\"><title>{}</title></circle>",
                x(index),
                y(one.chances[seat]),
                SEATS[seat % SEATS.len()].0,
                escape(&told)
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// Heights as near to those wanted as possible, so far apart that labels do not cover each other, and none below the
/// bottom.
fn apart(wanted: &[f64], distance: f64, bottom: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&one, &other| wanted[other].total_cmp(&wanted[one]));
    let mut placed = wanted.to_vec();
    // From the lowest upwards: each is pushed up by the one below it.
    let mut lowest = bottom;
    for seat in order {
        placed[seat] = placed[seat].min(lowest);
        lowest = placed[seat] - distance;
    }
    placed
}

/// A mark where each round begins.
fn rounds(analysis: &Analysis, x: &dyn Fn(usize) -> f64, svg: &mut String) {
    let mut before = 0;
    let mut told = f64::NEG_INFINITY;
    for (index, one) in analysis.decisions.iter().enumerate() {
        if one.round != before {
            before = one.round;
            let at = x(index);
            let _ = write!(svg, "<line class=\"line\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"320\" y2=\"326\"/>");
            if at - told > 24.0 {
                told = at;
                let _ =
                    write!(svg, "<text class=\"quiet\" x=\"{at:.1}\" y=\"342\" text-anchor=\"middle\">{before}</text>");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_do_not_cover_each_other() {
        // Three that lost end at the same height; they are pushed up, and the winner stays.
        let placed = apart(&[320.0, 50.0, 320.0, 320.0], 17.0, 330.0);
        let mut heights = placed.clone();
        heights.sort_by(f64::total_cmp);
        assert_eq!(placed[1], 50.0);
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= 17.0), "{placed:?}");
        assert!(heights[3] <= 330.0, "{placed:?}");
    }
}
