//! The sign of the game: the great bull.

use crate::cave::{Paints, bull};
use maud::{Markup, html};

/// The emblem, a whole `svg`.
pub(super) fn draw() -> Markup {
    let paints = Paints("sa-e");
    html! {
        svg class="sa-emblem" viewBox="-4 -11 248 156" aria-hidden="true" focusable="false" {
            defs { (paints.mixed()) }
            (paints.painted(bull(paints)))
        }
    }
}
