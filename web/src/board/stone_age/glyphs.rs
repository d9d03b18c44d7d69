//! Small pictures, each within 24 by 24 around the origin: goods, tools, people, dice, and the seats' marks.

use super::paint::{at, path};
use lascaux_games::stone_age::{Good, Resource};
use lascaux_table::Seat;
use maud::{Markup, html};

/// A good.
pub(super) fn good(good: Good) -> Markup {
    match good {
        Good::Food => food(),
        Good::Resource(one) => resource(one),
    }
}

/// A haunch on its bone.
pub(super) fn food() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-bone" d="M-3 3l-5 5c-3-1-4 2-2 3 0 3 4 2 3-1l5-5z" {}
            path class="sa-meat" d="M-4 3C-9-6-1-12 5-11 11-10 13-3 9 2 6 7-1 8-4 3Z" {}
            path class="sa-scratch" d="M0-5C2-8 6-8 8-5" {}
        }
    }
}

/// One of the four resources: their outlines differ as much as their colours.
pub(super) fn resource(resource: Resource) -> Markup {
    html! {
        g class="sa-g" {
            @match resource {
                Resource::Wood => {
                    path class="sa-wood" d="M-10 1h14c5 0 5 8 0 9h-14c-3-1-3-8 0-9z" {}
                    path class="sa-wood" d="M-8-9h14c5 0 5 9 0 9h-14c-3 0-3-9 0-9z" {}
                    path class="sa-end" d="M6-9c5 0 5 9 0 9s-5-9 0-9zM4 1c5 0 5 8 0 9s-5-9 0-9z" {}
                    path class="sa-scratch" d="M-6-6h6M-8 4h5M-5 7h4" {}
                },
                Resource::Brick => {
                    path class="sa-brick" d="M-11-3-6-9H11L7-3Z" {}
                    path class="sa-brick" d="M-11-3H7V8H-11Z" {}
                    path class="sa-brick-dark" d="M7-3 11-9V2L7 8Z" {}
                    path class="sa-scratch" d="M-11 3H7M-2-3V3M-6 3V8M2 3V8" {}
                },
                Resource::Stone => {
                    path class="sa-rock" d="M-11 6-8-5-2-10 7-8 11 1 8 8-5 9Z" {}
                    path class="sa-scratch" d="M-8-5-1-3 7-8M-1-3 1 8.5M-1-3-11 6" {}
                },
                Resource::Gold => {
                    path class="sa-gold" d="M-10 6C-13 1-9-4-5-4-5-10 3-11 5-6 11-7 13 1 9 5 9 9 4 10 0 9-4 11-9 10-10 6Z" {}
                    path class="sa-scratch" d="M-5-1C-3-4 1-4 2-2M3 2C5 0 7 1 7 3M-5 4C-4 3-2 3-1 4" {}
                },
            }
        }
    }
}

/// Any resource: a lump of all four pigments.
pub(super) fn any_resource() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-wood" d="M0 0V-10C-7-10-10-6-10 0Z" {}
            path class="sa-brick" d="M0 0H10C10-6 7-10 0-10Z" {}
            path class="sa-rock" d="M0 0H-10C-10 6-6 10 0 10Z" {}
            path class="sa-gold" d="M0 0V10C6 10 10 6 10 0Z" {}
        }
    }
}

/// A stone axe.
pub(super) fn tool() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-wood" d="M-9 9-7 11 6-6 4-8Z" {}
            path class="sa-rock" d="M-2-8C2-13 9-11 11-4 8-1 6 1 5 2 4-1 1-5-2-8Z" {}
            path class="sa-scratch" d="M1-6 4-3M3-7 6-4" {}
        }
    }
}

/// An ear of grain.
pub(super) fn field() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-line" d="M0 12C1 6 0 0 0-9" {}
            path class="sa-grain" d="M0-12C3-9 3-6 0-4-3-6-3-9 0-12ZM0-1C1-5 4-6 6-6 6-3 4 0 0-1ZM0-1C-1-5-4-6-6-6-6-3-4 0 0-1ZM0 4C1 0 4-1 6-1 6 2 4 5 0 4ZM0 4C-1 0-4-1-6-1-6 2-4 5 0 4Z" {}
        }
    }
}

/// A hut of hides.
pub(super) fn hut() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-line" d="M-3-12 2-7M3-12-2-7" {}
            path class="sa-hide" d="M-11 10C-10 0-6-7 0-9 6-7 10 0 11 10Z" {}
            path class="sa-dark" d="M-3 10C-3 3-1 1 0 1S3 3 3 10Z" {}
        }
    }
}

/// Points: a painted sun with a figure in it.
pub(super) fn points(figure: &str) -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-sun" d="M0-12 3-9 7-10 8-6 12-4 10 0 12 4 8 6 7 10 3 9 0 12-3 9-7 10-8 6-12 4-10 0-12-4-8-6-7-10-3-9Z" {}
        }
        text class="sa-in-sun" y="4" { (figure) }
    }
}

/// The mark of a seat: disc, triangle, square, rhomb, cross.
pub(super) fn mark(seat: Seat) -> Markup {
    let shapes = [
        "M0-3.6A3.6 3.6 0 1 1-.01-3.6Z",
        "M0-4 4 3.2H-4Z",
        "M-3.2-3.2H3.2V3.2H-3.2Z",
        "M0-4.4 4.4 0 0 4.4-4.4 0Z",
        "M-1.4-4H1.4V-1.4H4V1.4H1.4V4H-1.4V1.4H-4V-1.4H-1.4Z",
    ];
    path("sa-mark", shapes[seat.index() % shapes.len()])
}

/// A person of a seat, standing on the origin: 18 wide, 30 high.
pub(super) fn person(seat: Seat) -> Markup {
    html! {
        g class=(format!("sa-who sa-s{}", seat.index())) {
            path d="M-5-2-4-9H4L5-2H2L0-8-2-2ZM0-30A4.2 4.2 0 1 1-.01-30ZM-4-21Q0-23 4-21L9-13 6.5-11.5 5-14 6-7H-6L-5-14-6.5-11.5-9-13Z" {}
            (at(0.0, -14.0, 0.9, mark(seat)))
        }
    }
}

/// A person without a seat.
pub(super) fn somebody() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-skin" d="M-4 12-3 4H3L4 12H1.5L0 6-1.5 12ZM0-12A3.6 3.6 0 1 1-.01-12ZM-3.5-4Q0-6 3.5-4L8 3 6 4.5 4.5 2 5 6H-5L-4.5 2-6 4.5-8 3Z" {}
        }
    }
}

/// A die, 24 wide; a face of 0 has not been thrown yet.
pub(super) fn die(face: u8) -> Markup {
    // Each pip is a stroke of no length with a round end.
    let pips = match face {
        1 => "M0 0h0",
        2 => "M-5-5h0M5 5h0",
        3 => "M-6-6h0M0 0h0M6 6h0",
        4 => "M-5-5h0M5-5h0M-5 5h0M5 5h0",
        5 => "M-6-6h0M6-6h0M0 0h0M-6 6h0M6 6h0",
        6 => "M-5-6h0M5-6h0M-5 0h0M5 0h0M-5 6h0M5 6h0",
        _ => "",
    };
    html! {
        g class="sa-die" {
            path d="M-9-12Q0-13 9-12 12-12 12-9 13 0 12 9 12 12 9 12 0 13-9 12-12 12-12 9-13 0-12-9-12-12-9-12Z" {}
            @if !pips.is_empty() { path class="sa-pips" d=(pips) {} }
        }
    }
}

/// A tool tile with its value, 30 wide; a used one lies on its side.
pub(super) fn tool_tile(value: &str, used: bool) -> Markup {
    html! {
        g class=(if used { "sa-tile sa-used" } else { "sa-tile" }) transform=[used.then_some("rotate(90)")] {
            path class="sa-slab" d="M-13-15C-5-16 5-16 13-15 15-8 15 8 13 15 5 16-5 16-13 15-15 8-15-8-13-15Z" {}
            (at(-2.0, -3.0, 0.8, tool()))
            text class="sa-num sa-mid" x="6" y="13" { (value) }
        }
    }
}
