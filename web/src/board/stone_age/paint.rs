//! Where drawings stand and how figures are written in them.

use crate::board::filled;
use maud::{Markup, PreEscaped, Render, html};
use std::fmt;

/// A drawing moved to a spot and scaled.
pub(super) fn at(x: f64, y: f64, scale: f64, drawing: Markup) -> Markup {
    let place = html! {
        g transform={ "translate(" (short(x)) " " (short(y)) ")"
            @if (scale - 1.0).abs() > 1e-9 { "scale(" (short(scale)) ")" } } {}
    };
    filled(place, &[&drawing])
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
        f.write_str(&self.render().0)
    }
}

impl Render for Short {
    // Some hundred of them stand in every picture: digit by digit, without the machinery of formats.
    fn render_to(&self, page: &mut String) {
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        if self.0 < 0 {
            page.push('-');
        }
        let digit = |number: u64| char::from(b'0' + (number % 10) as u8);
        let mut tens = 1;
        while whole / tens >= 10 {
            tens *= 10;
        }
        while tens > 0 {
            page.push(digit(whole / tens));
            tens /= 10;
        }
        if part > 0 {
            page.push('.');
            page.push(digit(part / 10));
        }
        if part % 10 > 0 {
            page.push(digit(part));
        }
    }
}

/// A closed or open stroke of a class. What is drawn has no letters that mean something else in a page.
pub(super) fn path(class: &'static str, data: &'static str) -> Markup {
    html! { path class=(PreEscaped(class)) d=(PreEscaped(data)) {} }
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
    fn figures_have_no_needless_digits() {
        let written = [1.0, 0.25, -3.5, 0.0, -0.05, 12.345, 100.0].map(|number| short(number).to_string());
        assert_eq!(written, ["1", "0.25", "-3.5", "0", "-0.05", "12.35", "100"]);
    }
}
