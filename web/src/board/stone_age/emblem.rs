//! The picture of the game on the front page: hunters before the great bull.

use super::glyphs;
use super::paint::{at, patch};
use super::scenery::{bull, pigments};
use lascaux_table::Seat;
use maud::{Markup, html};

/// The emblem, a whole `svg`.
pub(super) fn draw() -> Markup {
    html! {
        svg class="sa-emblem" viewBox="0 0 320 220" aria-hidden="true" {
            defs { (pigments()) }
            path class="sa-wall" d=(patch(2.0, 2.0, 316.0, 216.0, 77)) {}
            path class="sa-hunt-ground" d="M6 150C60 136 120 158 180 146S290 140 314 150C316 176 312 198 306 210 220 218 90 218 14 210 8 196 5 172 6 150Z" {}
            path class="sa-stroke-red" d="M52 44a14 14 0 1 0 .1 0M52 22v10M72 32l-6 8M82 56l-10 1M74 80l-7-6M52 92v-8M30 80l7-6M22 56l10 1M32 32l6 8" {}
            (at(76.0, 16.0, 1.0, bull()))
            @for (index, (x, y)) in [(44.0, 202.0), (112.0, 210.0), (214.0, 208.0), (280.0, 202.0)].into_iter().enumerate() {
                (at(x, y, 1.9, html! {
                    path class="sa-spear" d="M8-34 10-2" {}
                    (glyphs::person(Seat(index as u8)))
                }))
            }
            path class="sa-blown" d="M120 34v.1M134 26v.1M148 22v.1M126 48v.1" {}
        }
    }
}
