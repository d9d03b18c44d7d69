//! The paintings: mammoth, hunters, fires, clubs, stones, marks, and what is told by signs. Nothing here needs a
//! definition elsewhere, so that the pages of the box can show each alone.

use super::pigment;
use lascaux_games::eiszeit::Landscape;
use lascaux_table::Seat;
use maud::{Markup, html};

const BODY: &str = "M46 42C48 22 66 8 82 14C92 18 94 30 101 30C112 18 136 20 150 36C168 52 180 74 180 98L181 120L164 121C164 112 161 107 157 103L150 106L148 121L133 121L131 108C122 112 116 108 112 104L111 121L94 121C93 110 90 102 85 95C76 97 68 91 64 82C58 92 57 102 61 110C64 117 57 123 51 118C41 106 41 86 44 70C43 60 44 50 46 42Z";

/// A mammoth that looks to the left, 200 by 130: the flowing contour of a back, a pale belly, hair in a few strokes.
pub(super) fn mammoth() -> Markup {
    html! {
        path.ez-far d="M150 104L152 122L140 122L136 104ZM118 104L122 122L112 122L108 102Z" {}
        path.ez-hide d=(BODY) {}
        path.ez-shade d="M101 30C112 18 136 20 150 36C160 46 168 56 174 70C156 58 130 56 112 64C102 60 98 44 101 30ZM85 95C96 92 100 84 98 74C112 98 140 104 164 92C174 98 170 104 157 103C140 112 120 112 108 100Z" {}
        path.ez-shade d="M50 40C54 24 68 14 80 18C88 22 88 34 84 40C74 34 62 34 50 40Z" {}
        path.ez-pale d="M104 66C112 76 128 80 146 76C158 74 168 78 176 88L178 98C168 90 158 96 150 98C134 104 116 100 106 90C102 84 102 74 104 66ZM47 56C52 62 54 72 50 84C46 96 47 106 53 114C44 102 43 84 45 70Z" {}
        path.ez-contour d=(BODY) {}
        path.ez-hair d="M82 40C90 50 90 66 82 78C78 70 76 52 82 40M120 74L118 88M130 78L129 92M140 78L141 92M150 74L153 90M160 70L165 86M112 84L110 96M124 92L123 104M136 94L136 105M148 94L150 103M60 16L64 8M70 12L74 5M80 14L86 9M48 88L55 90M47 96L54 98M116 30L120 40M128 28L133 39M140 34L146 46M154 46L160 58M170 78L173 90" {}
        path.ez-tusk-line d="M62 76C56 96 34 108 18 94C8 84 12 68 24 66" {}
        path.ez-tusk d="M62 76C56 96 34 108 18 94C8 84 12 68 24 66" {}
        circle.ez-dark cx="62" cy="48" r="2.4" {}
    }
}

/// A hunter in the colour of its surroundings (`currentColor`), 28 by 38, with a spear or a club.
pub(super) fn man(club: bool) -> Markup {
    html! {
        g.ez-man {
            @if club {
                path.ez-wood d="M23 24L25.500 24L27.500 8.500C28 3 21.500 2 21 7.500C21 13 22.500 19 23 24Z" {}
            } @else {
                path stroke-width="2" d="M24.500 36L24.500 6" {}
                path.ez-dark stroke-width=".6" d="M24.500 1L27 7.500L22 7.500Z" {}
            }
            path fill="currentColor" d="M12 11.500C6 11.500 3.600 17 3.400 23L6 25L6.600 35L10.800 35L12 28L13.200 35L17.400 35L18 25L20.600 23C20.400 17 18 11.500 12 11.500Z" {}
            circle fill="currentColor" cx="12" cy="6.600" r="4.600" {}
            path stroke-width="2" d="M18.600 20L24.500 18.600" {}
        }
    }
}

/// A hunter of a seat.
pub(super) fn man_of(seat: Seat, club: bool) -> Markup {
    html! { g class={ "ez-seat-" (pigment(seat)) } { (man(club)) } }
}

/// The mark of a seat, 14 by 14, in the colour of its surroundings.
pub(super) fn mark(pigment: usize) -> Markup {
    const SHAPES: [&str; 5] = [
        "M7 1.400A5.600 5.600 0 1 1 6.990 1.400Z",
        "M7 1L13 12.600L1 12.600Z",
        "M1.600 1.600H12.400V12.400H1.600Z",
        "M7 .8L13.200 7L7 13.200L.8 7Z",
        "M5 1H9V5H13V9H9V13H5V9H1V5H5Z",
    ];
    html! { path.ez-mark d=(SHAPES[pigment % SHAPES.len()]) {} }
}

/// A club, 40 by 60.
pub(super) fn club() -> Markup {
    html! {
        path.ez-wood stroke-width="2.4" d="M15 58L18 30C12 26 8 18 12 9C15 2 25 2 28 9C32 18 28 26 23 30L25 58C22 60 18 60 15 58Z" {}
        path.ez-hair d="M16 12L18 16M24 10L23 15M20 20L21 25M17 24L18 27" {}
    }
}

/// A fire, 40 by 34: embers in ash as long as nobody knows its value, then a flame with the value.
pub(super) fn fire(value: Option<u8>) -> Markup {
    html! {
        path.ez-ash d="M4 24C2 14 8 6 16 5C26 2 37 9 37 19C37 29 30 32 20 32C12 32 6 30 4 24Z" {}
        @match value {
            None => {
                path.ez-ember d="M20 8C23 13 29 15 28 22C28 27 24 29 20 29C15 29 12 26 12 22C12 17 16 17 17 12C19 13 20 12 20 8Z" {}
                path.ez-glow d="M20 18C22 21 24 22 23.600 25C23 28 21 28 20 28C18 28 16.600 27 16.600 25C16.600 22 19 21 20 18Z" {}
            }
            Some(value) => {
                path.ez-ember d="M20 1C25 8 35 11 34 21C33 29 27 32 20 32C12 32 6 28 6 20C6 13 12 12 14 5C17 7 19 6 20 1Z" {}
                text.ez-value x="20" y="27" { (value) }
            }
        }
    }
}

/// A stone to pay with, 30 by 22.
pub(super) fn stone() -> Markup {
    html! {
        path.ez-pebble d="M3 15C2 8 9 2 16 3C24 3 29 9 27 15C25 20 19 20 14 20C8 20 4 19 3 15Z" {}
        path.ez-shine d="M7 12C9 8 13 6 17 7" {}
    }
}

/// An eye, 20 by 14: whoever looks has seen it.
pub(super) fn eye() -> Markup {
    html! {
        path.ez-lid d="M1 7C5 1 15 1 19 7C15 13 5 13 1 7Z" {}
        circle.ez-dark cx="10" cy="7" r="3.2" {}
    }
}

/// An hourglass, 14 by 16: something ends.
pub(super) fn hourglass() -> Markup {
    html! { path.ez-glass d="M2 1.500H12L8.500 8L12 14.500H2L5.500 8Z" {} }
}

/// A hand as blown onto a cave's wall, 60 by 70.
pub(super) fn hand() -> Markup {
    html! {
        path.ez-breath d="M30 1C48 -2 60 12 59 34C60 58 46 70 29 69C10 70 0 54 1 34C0 14 12 0 30 1Z" {}
        path.ez-palm d="M20 62C16 55 15 49 13 43L6 34C4 31 8 27 11 29L18 36L16 15C16 11 21 11 22 15L25 32L27 9C27 5 32 5 32 9L33 32L37 13C38 9 42 10 42 14L40 34L45 22C47 19 51 20 50 24L46 44C45 51 44 57 41 62Z" {}
    }
}

/// An arrow to the right, 26 by 18.
pub(super) fn arrow() -> Markup {
    html! { path.ez-arrow d="M2 9L19 9M12 2L20 9L12 16" {} }
}

/// A cross that strikes something out, 20 by 20.
pub(super) fn cross() -> Markup {
    html! {
        path.ez-cross-edge d="M3 3L17 17M17 3L3 17" {}
        path.ez-cross d="M3 3L17 17M17 3L3 17" {}
    }
}

/// What grows and lies in a landscape, about 30 by 34.
pub(super) fn motif(landscape: Landscape) -> Markup {
    html! {
        g class={ "ez-motif ez-motif-" (landscape) } {
            @match landscape {
                Landscape::Forest => {
                    path.ez-trunk d="M15 26V36" {}
                    path d="M15 1L23 14L19 13.500L26 26L15 29L4 26L11 13.500L7 14Z" {}
                }
                Landscape::Mountains => {
                    path d="M-8 34L10 6L17 15L24 8L40 34Z" {}
                    path.ez-snow d="M10 6L4 16L9 14L11 18L14 13L16 14ZM24 8L19 14L23 13L26 17L29 16Z" {}
                }
                Landscape::IcePlain => {
                    path d="M-4 12C6 7 16 17 26 11M4 24C12 20 22 28 34 22" {}
                    path.ez-drift d="M6 34C10 26 20 26 26 34Z" {}
                }
                Landscape::Meadow => path d="M8 24L4 13M14 24L14 9M20 24L25 13M22 34L20 28M26 34L27 26M30 34L33 29" {},
                Landscape::Steppe => path d="M6 30C6 20 3 16 0 13M10 30C10 18 11 14 13 10M14 30C16 22 19 19 24 17M26 33L30 25M22 33L21 26" {},
                Landscape::StoneDesert => {
                    path d="M0 22C0 16 7 14 12 16C17 17 17 23 12 24C6 26 0 26 0 22ZM20 32C20 28 25 26 29 28C33 29 32 34 28 34C24 35 20 35 20 32Z" {}
                    path.ez-shine d="M4 20C6 18 8 18 10 18M23 31L26 30" {}
                }
            }
        }
    }
}

/// A patch of a landscape as it is told on cards and in the box: 96 by 60.
pub(super) fn patch(landscape: Landscape) -> Markup {
    html! {
        path class={ "ez-land ez-" (landscape) } d="M3 32C2 14 14 5 34 5C52 1 78 3 89 14C97 26 93 44 82 52C64 60 34 59 18 54C8 50 3 42 3 32Z" {}
        @for (x, y) in [(14, 8), (38, 3), (60, 10)] {
            g transform=(format!("translate({x} {y}) scale(.8)")) { (motif(landscape)) }
        }
    }
}

/// What boards and shelves refer to: drawn once a page, however often it is shown.
pub(super) fn definitions() -> Markup {
    html! {
        g id="ez-d-mammoth" { (mammoth()) }
        g id="ez-d-man" { (man(false)) }
        g id="ez-d-clubbed" { (man(true)) }
        g id="ez-d-club" { (club()) }
        g id="ez-d-stone" { (stone()) }
        @for side in ["light", "dark"] {
            linearGradient id={ "ez-g-" (side) } x1="0" y1="0" x2="1" y2=".35" {
                stop class={ "ez-" (side) "-0" } offset="0" {}
                stop class={ "ez-" (side) "-1" } offset="1" {}
            }
        }
        linearGradient id="ez-g-ice" x1="0" y1="0" x2=".3" y2="1" {
            stop.ez-ice-0 offset="0" {}
            stop.ez-ice-1 offset=".45" {}
            stop.ez-ice-2 offset="1" {}
        }
        linearGradient id="ez-g-facet" x1="0" y1="0" x2="0" y2="1" {
            stop offset="0" stop-color="#fff" stop-opacity=".95" {}
            stop offset="1" stop-color="#fff" stop-opacity="0" {}
        }
    }
}
