//! Pictures that never change are drawn once and copied ever after.

use maud::{Markup, PreEscaped};
use std::sync::OnceLock;

/// Pictures of one kind, each drawn when it is first looked at.
pub(crate) struct Gallery<const MANY: usize>([OnceLock<String>; MANY]);

impl<const MANY: usize> Gallery<MANY> {
    /// Bare walls.
    pub const fn new() -> Gallery<MANY> {
        Gallery([const { OnceLock::new() }; MANY])
    }

    /// The picture of a number; `draw` has to give the same one every time. Numbers beyond the walls are drawn anew.
    pub fn show(&self, number: usize, draw: impl FnOnce() -> Markup) -> Markup {
        match self.0.get(number) {
            Some(place) => PreEscaped(place.get_or_init(|| draw().into_string()).clone()),
            None => draw(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_drawn_once_and_one_without_a_place_every_time() {
        static PAIR: Gallery<2> = Gallery::new();
        let drawn = |number, text: &str| PAIR.show(number, || PreEscaped(text.to_string())).into_string();
        assert_eq!(
            (drawn(1, "bull"), drawn(1, "stag"), drawn(0, "stag")),
            ("bull".into(), "bull".into(), "stag".into())
        );
        assert_eq!((drawn(2, "bull"), drawn(2, "stag")), ("bull".into(), "stag".into()));
    }
}
