//! The pictures: a pebble, a die, a hand.

use maud::{Markup, html};

pub(super) fn pebble() -> Markup {
    html! {
        path.pb-pebble d="M-9 2C-10 -5 -3 -9 3 -8C9 -7 11 0 8 5C5 9 -8 9 -9 2Z" {}
        path.pb-sheen d="M-4 -3C-2 -5 1 -5 3 -4" {}
    }
}

/// A die of 64 by 64 with its figure; without one where it is not thrown.
pub(super) fn die(face: Option<u8>) -> Markup {
    html! {
        rect.pb-die x="2" y="2" width="60" height="60" rx="12" {}
        @if let Some(face) = face { text.pb-face x="32" y="46" { (face) } }
    }
}

/// A closed hand, 100 by 90.
pub(super) fn hand() -> Markup {
    html! {
        path.pb-skin d="M14 52C8 34 18 22 32 22C36 12 52 10 58 18C68 12 82 18 82 30C94 34 96 50 90 60C86 78 66 86 46 84C26 84 16 70 14 52Z" {}
        path.pb-crease d="M32 22C30 32 32 40 36 46M58 18C55 30 57 38 60 44M82 30C78 38 78 44 80 50M20 58C34 50 54 52 66 60" {}
    }
}
