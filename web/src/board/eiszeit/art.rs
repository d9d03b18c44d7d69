//! The paintings: mammoth, hunters, fires, clubs, stones, landscapes, ice.

use super::pigment;
use lascaux_games::eiszeit::Landscape;
use lascaux_table::Seat;
use maud::{Markup, html};

/// A mammoth that looks to the left, 118 by 90.
pub(super) fn mammoth() -> Markup {
    html! {
        path.ez-hide d="M14 45C13 31 17 17 29 13C36 11 42 15 45 21C50 12 62 9 74 13C91 18 105 28 110 44C113 52 112 60 115 68L111 66C109 73 111 80 112 88L99 88C99 81 98 76 95 71C93 75 90 74 88 77L87 88L76 88L74 78C71 82 69 77 66 81C64 78 62 80 60 82C60 84 60 86 61 88L49 88C49 82 48 78 47 74L44 88L34 88C35 80 35 74 33 69C29 67 27 62 25 57C23 63 21 70 22 77C22 84 14 86 11 80L15 77C17 78 17 76 16 73C14 64 13 55 14 45Z" {}
        path.ez-mane d="M48 25C51 33 51 40 48 47M57 18C61 27 62 36 60 45M56 52C56 57 54 62 51 66M68 17C73 28 75 40 72 53M70 60C69 64 67 68 64 71M81 20C87 31 88 43 85 55M84 61C83 65 81 68 79 70M94 31C98 40 99 49 96 59M104 45C105 52 104 58 103 64M31 19C35 24 36 29 36 34M24 20C27 23 28 26 29 29" {}
        path.ez-line d="M35 37C42 39 44 47 40 53M41 58C40 63 39 66 37 69" {}
        path.ez-tusk d="M25 53C24 66 12 77 4 69C-1 63 1 55 6 51C5 57 6 63 11 63C16 62 19 57 20 50Z" {}
        circle.ez-eye cx="24" cy="37" r="2" {}
    }
}

const LIMBS: &str = "M11.5 21L6 33.5M11.5 21L17.5 26.5L17 33.5M12.5 12L19 13M12.5 12L7 20";
const LIMBS_CLUB: &str = "M11.5 21L6 33.5M11.5 21L17.5 26.5L17 33.5M11.5 12.5L18.5 11M11.5 12.5L6 19";

/// A hunter in the colour of its surroundings (`currentColor`), 26 by 36.
pub(super) fn hunter(club: bool) -> Markup {
    let (limbs, trunk, head) =
        if club { (LIMBS_CLUB, "M11.5 12.5V21", 10.5) } else { (LIMBS, "M12.5 12L11.5 21", 13.0) };
    html! {
        g.ez-limbs {
            g.ez-contour {
                @if !club { path stroke-width="3" d="M3 25L24 6" {} }
                path stroke-width="8" d=(trunk) {}
                path stroke-width="5.6" d=(limbs) {}
                circle cx=(head) cy="5.8" r="3" stroke-width="3.2" {}
            }
            @if !club { path.ez-spear stroke-width="1.2" d="M3 25L24 6" {} }
            g.ez-skin {
                path stroke-width="5.4" d=(trunk) {}
                path stroke-width="3" d=(limbs) {}
                circle cx=(head) cy="5.8" r="3.3" stroke-width="1" {}
            }
        }
        @if club { g transform="translate(15 -3)" { path.ez-club d="M2.6 17L4.6 17.6L10.5 5.5C11.5 2.5 7.5 .5 5.5 3.5C4 7 3.3 12 2.6 17Z" {} } }
    }
}

/// A club, 18 by 36.
pub(super) fn club() -> Markup {
    html! {
        path.ez-club d="M3 33L7.500 34.500L17 9C19 2.500 10 -1 7 6C4.500 13 4 23 3 33Z" {}
        path.ez-line d="M8.500 9l2 1M12 5.500l1.600 1.200M9 15l2 .6" {}
    }
}

/// A fire, 40 by 40: embers in a ring of stone; its value, if it is known.
pub(super) fn fire(value: Option<u8>) -> Markup {
    html! {
        path.ez-hearth d="M4 19C3 9 10 3 19 4C29 4 36 10 35 20C34 30 28 36 19 35C10 35 4 29 4 19Z" {}
        @match value {
            None => {
                path.ez-ash d="M10 14C13 10 17 8 22 9" {}
                path.ez-ember d="M11 24C12 20 16 19 17 15C20 18 21 20 24 21C27 22 29 24 28 27C26 31 22 32 18 31C14 31 10 29 11 24Z" {}
                path.ez-glow d="M15 27C16 25 18 25 19 23C21 25 24 25 24 28C22 30 17 30 15 27Z" {}
            }
            Some(value) => {
                @if value > 0 {
                    path.ez-ember d="M20 6C24 13 30 17 29 24C28 30 24 33 19.500 33C14 33 10 29 10 24C10 19 14 17 14 12C16 14 17.500 16 17.500 18C20 15 21 11 20 6Z" {}
                }
                @if value > 1 {
                    path.ez-glow d="M20 16C24 20 26 23 26 27C25 31 23 33 19.500 33C15 33 13 30 13 27C13 23 17 22 17 18Z" {}
                }
                text.ez-value x="19.5" y="27" { (value) }
            }
        }
    }
}

/// A stone to pay with, 20 by 14, of one of three shapes.
pub(super) fn pebble(shape: usize) -> Markup {
    const SHAPES: [&str; 3] = [
        "M1 8C1 3 6 1 11 1C16 1 19 4 19 8C19 12 15 13 10 13C5 13 1 12 1 8Z",
        "M1 9C0 5 4 1 9 2C13 0 19 3 19 7C20 11 15 13 11 13C6 14 2 12 1 9Z",
        "M2 6C3 2 8 1 12 2C17 2 20 6 18 10C16 13 11 13 7 13C3 13 1 10 2 6Z",
    ];
    html! { path.ez-pebble d=(SHAPES[shape % 3]) {} }
}

/// An eye, 40 by 24.
pub(super) fn eye() -> Markup {
    html! {
        path.ez-lid d="M2 12C10 1 30 1 38 12C30 23 10 23 2 12Z" {}
        circle.ez-iris cx="20" cy="12" r="6.5" {}
        circle.ez-spark cx="22" cy="10" r="2" {}
    }
}

/// A hand as blown onto a cave's wall, 60 by 70.
pub(super) fn hand() -> Markup {
    html! {
        path.ez-breath d="M30 1C48 -2 60 12 59 34C60 58 46 70 29 69C10 70 0 54 1 34C0 14 12 0 30 1Z" {}
        path.ez-palm d="M20 62C16 55 15 49 13 43L6 34C4 31 8 27 11 29L18 36L16 15C16 11 21 11 22 15L25 32L27 9C27 5 32 5 32 9L33 32L37 13C38 9 42 10 42 14L40 34L45 22C47 19 51 20 50 24L46 44C45 51 44 57 41 62Z" {}
    }
}

/// A broad arrow from the left to the right, 44 by 24.
pub(super) fn arrow() -> Markup {
    html! { path.ez-arrow d="M2 12C12 8 20 9 29 10L27 3L42 12L27 21L29 15C20 14 12 13 2 16Z" {} }
}

/// A cross that strikes something out, 40 by 40.
pub(super) fn cross() -> Markup {
    html! { path.ez-cross d="M4 6C14 14 26 26 36 35M36 5C27 14 14 26 4 36" {} }
}

/// A hunter of a seat.
pub(super) fn hunter_of(seat: Seat, club: bool) -> Markup {
    html! { g class={ "ez-seat-" (pigment(seat)) } { (hunter(club)) } }
}

/// A patch of a landscape as it is told on cards: 96 by 60.
pub(super) fn patch(landscape: Landscape) -> Markup {
    let shape = "M3 32C2 14 14 5 34 5C52 1 78 3 89 14C97 26 93 44 82 52C64 60 34 59 18 54C8 50 3 42 3 32Z";
    html! {
        path class={ "ez-land ez-" (landscape) } d=(shape) {}
        g class={ "ez-motif ez-motif-" (landscape) } {
            g transform="translate(8 6)" { (motif(landscape)) }
            g transform="translate(46 14)" { (motif(landscape)) }
        }
    }
}

/// What a landscape is made of, about 44 by 36.
pub(super) fn motif(landscape: Landscape) -> Markup {
    let strokes = match landscape {
        Landscape::Forest => {
            "M11 30V35M4 30L11 20L18 30ZM6 22L11 13L16 22ZM7.500 15L11 8L14.500 15ZM31 28V33M25 28L31 19L37 28ZM27 20L31 12L35 20Z"
        }
        Landscape::IcePlain => "M2 12H22L27 17H42M6 25H18L22 20M24 29L30 24H40M30 8L34 11",
        Landscape::Meadow => {
            "M6 18C5 13 4 11 2 9M7 18C7 12 8 9 9 6M8 18C10 14 11 12 13 11M28 31C27 27 26 24 24 22M29 31C29 25 30 22 31 19M30 31C32 27 33 25 35 24M36 12C35 9 35 8 34 6M37 12C38 9 39 8 40 7"
        }
        Landscape::StoneDesert => {
            "M4 14C4 10 9 8 12 10C16 11 16 15 13 16C9 18 4 17 4 14ZM24 26C24 21 30 19 34 21C39 23 38 29 33 30C28 31 24 30 24 26ZM28 9C29 7 32 7 33 9C34 11 29 12 28 9ZM9 29C10 27 13 27 13 29C13 31 9 31 9 29Z"
        }
        Landscape::Steppe => {
            "M2 12C8 8 14 15 20 11C25 8 29 13 34 11M10 24C16 20 22 27 28 23C33 20 37 25 42 23M4 33C8 30 12 35 17 32"
        }
        Landscape::Mountains => "M2 31L15 8L22 20L28 12L42 31M11 15L14 19L17 15L20 18M25 16L28 19L31 16",
    };
    html! { path d=(strokes) {} }
}

/// What boards and seats refer to: drawn once a page, however often it is shown.
pub(super) fn definitions() -> Markup {
    html! {
        svg.ez-defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                g id="ez-d-mammoth" { (mammoth()) }
                g id="ez-d-hunter" { (hunter(false)) }
                g id="ez-d-clubbed" { (hunter(true)) }
                g id="ez-d-club" { (club()) }
                @for shape in 0..3 { g id={ "ez-d-pebble-" (shape) } { (pebble(shape)) } }
                @for landscape in Landscape::ALL {
                    pattern id={ "ez-p-" (landscape) } width="66" height="58" patternUnits="userSpaceOnUse"
                        patternTransform={ "rotate(" (pattern_turn(landscape)) ")" } {
                        g class={ "ez-motif ez-motif-" (landscape) } {
                            g transform="translate(3 3)" { (motif(landscape)) }
                        }
                    }
                }
                pattern id="ez-p-glacier" width="90" height="76" patternUnits="userSpaceOnUse" {
                    path.ez-crack d="M4 12L22 18L30 34L52 38L60 54L84 60M22 18L40 8M52 38L70 26L88 30M30 34L18 48L22 66M60 54L52 70" {}
                    path.ez-sheen d="M8 30L18 26M62 12L76 8M38 58L48 62M72 44L82 42" {}
                }
                linearGradient id="ez-g-glacier" x1="0" y1="0" x2="0.25" y2="1" {
                    stop.ez-ice-high offset="0" {}
                    stop.ez-ice-low offset="1" {}
                }
            }
        }
    }
}

fn pattern_turn(landscape: Landscape) -> i8 {
    match landscape {
        // Trees and peaks stand upright.
        Landscape::Forest | Landscape::Mountains => 0,
        Landscape::Steppe | Landscape::Meadow => -4,
        Landscape::IcePlain | Landscape::StoneDesert => 7,
    }
}
