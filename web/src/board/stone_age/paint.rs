//! Lines as a hand draws them: outlines that are a little uneven, the same ones every time.

use crate::board::curve::{Digits, stroke};
use maud::{Markup, PreEscaped, Render, html};
use std::fmt::{self, Write};

/// A sequence of numbers from -1 to 1 that looks like chance; the same seed gives the same hand.
fn hand(seed: u32) -> impl FnMut() -> f64 {
    let mut state = seed.wrapping_mul(0x9e37_79b9) | 1;
    move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        f64::from(state >> 8) / f64::from(1u32 << 23) - 1.0
    }
}

/// The outline of a painted patch that fills a box, with round corners and an uneven edge.
pub(super) fn patch(x: f64, y: f64, width: f64, height: f64, seed: u32) -> Markup {
    const EDGE: f64 = 2.5;
    let mut wobble = hand(seed);
    let round = (width.min(height) / 4.0).min(30.0);
    let corner = round * (1.0 - std::f64::consts::FRAC_1_SQRT_2);
    let (right, bottom) = (x + width, y + height);
    // Each side from one corner to the next, then the middle of that corner, clockwise from the upper left.
    let sides = [
        ((x + round, y), (right - round, y), (right - corner, y + corner)),
        ((right, y + round), (right, bottom - round), (right - corner, bottom - corner)),
        ((right - round, bottom), (x + round, bottom), (x + corner, bottom - corner)),
        ((x, bottom - round), (x, y + round), (x + corner, y + corner)),
    ];
    let (middle_x, middle_y) = (x + width / 2.0, y + height / 2.0);
    let mut points = Vec::new();
    for ((from_x, from_y), (to_x, to_y), bend) in sides {
        let steps = (((to_x - from_x).abs() + (to_y - from_y).abs()) / 42.0).ceil().max(1.0) as u32;
        for step in 0..=steps {
            let part = f64::from(step) / f64::from(steps);
            // Inwards only, so that the patch stays within its box.
            let inwards = EDGE * (1.0 + wobble()) / 2.0;
            let (px, py) = (from_x + (to_x - from_x) * part, from_y + (to_y - from_y) * part);
            let across = from_y == to_y;
            points.push((
                if across { px } else { px + inwards * (middle_x - px).signum() },
                if across { py + inwards * (middle_y - py).signum() } else { py },
            ));
        }
        points.push(bend);
    }
    PreEscaped(stroke(&points, true, Digits { bends: 0, ends: 0 }))
}

/// A drawing moved to a spot and scaled.
pub(super) fn at(x: f64, y: f64, scale: f64, drawing: Markup) -> Markup {
    html! {
        g transform={ "translate(" (short(x)) " " (short(y)) ")"
            @if (scale - 1.0).abs() > 1e-9 { "scale(" (short(scale)) ")" } } { (drawing) }
    }
}

/// A figure of a drawing, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Short(i64);

/// A figure without needless digits.
pub(super) fn short(number: f64) -> Short {
    Short((number * 100.0).round() as i64)
}

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        if self.0 < 0 {
            f.write_str("-")?;
        }
        match (part, part % 10) {
            (0, _) => write!(f, "{whole}"),
            (_, 0) => write!(f, "{whole}.{}", part / 10),
            _ => write!(f, "{whole}.{part:02}"),
        }
    }
}

impl Render for Short {
    fn render_to(&self, page: &mut String) {
        let _ = write!(page, "{self}");
    }
}

/// A closed or open stroke of a class.
pub(super) fn path(class: &str, data: &str) -> Markup {
    html! { path class=(class) d=(data) {} }
}

/// Words in the picture.
pub(super) fn text(x: f64, y: f64, class: &str, words: &str) -> Markup {
    html! { text x=(short(x)) y=(short(y)) class=(class) { (words) } }
}

/// About how wide words are in bold serifs, in parts of their size: a drawing cannot ask.
pub(super) fn breadth(words: &str) -> f64 {
    let letter = |letter: char| match letter {
        'i' | 'j' | 'l' | ' ' | '.' | ',' | ':' => 0.4,
        'f' | 't' | 'r' | '-' => 0.52,
        'm' | 'w' => 1.05,
        'h' | 'n' | 'u' | 'ü' | 'k' | 'b' | 'd' | 'g' | 'p' | 'q' => 0.73,
        _ if letter.is_uppercase() => 0.86,
        _ => 0.66,
    };
    words.chars().map(letter).sum()
}

/// A whole picture of its own, seen as one image.
pub(super) fn picture((width, height): (u32, u32), class: &str, name: &str, drawing: Markup) -> Markup {
    html! {
        svg class=(class) viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(name) { (drawing) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_hand() {
        let drawn = |seed| patch(0.0, 0.0, 100.0, 50.0, seed).into_string();
        assert_eq!(drawn(3), drawn(3));
        assert_ne!(drawn(3), drawn(4));
    }

    #[test]
    fn figures_have_no_needless_digits() {
        let written = [1.0, 0.25, -3.5, 0.0, -0.05, 12.345, 100.0].map(|number| short(number).to_string());
        assert_eq!(written, ["1", "0.25", "-3.5", "0", "-0.05", "12.35", "100"]);
    }
}
