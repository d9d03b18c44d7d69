//! Small pictures, each within 24 by 24 around the origin: goods, tools, people, dice, and the seats' marks.

use super::paint::{at, path};
use lascaux_games::stone_age::{Good, Resource};
use lascaux_table::Seat;
use maud::{Markup, html};

/// A sign drawn from its upper left.
fn sign(drawing: Markup) -> Markup {
    html! { g class="sa-g" transform="translate(-12 -12)" { (drawing) } }
}

/// A good.
pub(super) fn good(good: Good) -> Markup {
    match good {
        Good::Food => food(),
        Good::Resource(one) => resource(one),
    }
}

/// A haunch on its bone.
pub(super) fn food() -> Markup {
    sign(html! {
        path class="sa-bone" d="m13 15 4.3 4.3c-.6 2 2 3.2 2.8 1.3 2-.6 1-3.4-1-3L15 13z" {}
        path class="sa-meat" d="M3.5 9C3.5 4 9.5 1.5 14 4.5c4.2 3 4.5 9 .8 11C9.5 17.5 3.5 14.5 3.5 9z" {}
        path class="sa-shine" d="M7 8c.5-2 2.5-2.8 4.5-2.4" {}
    })
}

/// One of the four resources: their outlines differ as much as their colours.
pub(super) fn resource(resource: Resource) -> Markup {
    sign(match resource {
        Resource::Wood => html! {
            path class="sa-wood" d="M6 8.4 17.6 4.6c3 .2 4.4 5.6 2.4 7.6L8 17z" {}
            path class="sa-scratch" d="m10 9.6 7.5-2.5M12 13l6-2" {}
            ellipse class="sa-end" cx="6.6" cy="12.7" rx="3.7" ry="4.5" {}
            ellipse class="sa-scratch" cx="6.8" cy="12.7" rx="1.5" ry="2" {}
        },
        Resource::Brick => html! {
            path class="sa-brick" d="M2.5 10.5 13.5 13v6.5l-11-2.7z" {}
            path class="sa-brick-light" d="m2.5 10.5 7.5-4 11.5 2.3-8 4.2z" {}
            path class="sa-brick-dark" d="m13.5 13 8-4.2v6.3l-8 4.4z" {}
        },
        Resource::Stone => html! {
            path class="sa-rock" d="M3.5 16 6 8l6.5-4.2L19 7.5 21.5 15 17 20.5 8 20z" {}
            path class="sa-rock-light" d="M6 8l6.5-4.2L15 10l-6 3z" {}
            path class="sa-scratch" d="M15 10l6.5 5M9 13l-1 7" {}
        },
        Resource::Gold => html! {
            path class="sa-gold" d="M3.6 15c-.8-3.6 2-4.4 3-7.2C9.3 4 12.6 7 15 5.8c4.2-.4 6.2 3.4 5.2 6.6 2 3.4-1.6 6.4-5 5.6-3.6 2.6-9.6 2-11.6-3z" {}
            path class="sa-shine" d="M8 10c1-2 2.5-2 4-1.5M14 14.5c2 .3 3-.5 3.5-1.5" {}
        },
    })
}

/// Any resource: a disc of all four pigments.
pub(super) fn any_resource() -> Markup {
    sign(html! {
        path class="sa-brick" d="M12 12V2.5A9.5 9.5 0 0 1 21.5 12z" {}
        path class="sa-rock" d="M12 12h9.5A9.5 9.5 0 0 1 12 21.5z" {}
        path class="sa-gold" d="M12 12v9.5A9.5 9.5 0 0 1 2.5 12z" {}
        path class="sa-wood" d="M12 12H2.5A9.5 9.5 0 0 1 12 2.5z" {}
    })
}

/// A stone axe.
pub(super) fn tool() -> Markup {
    sign(html! {
        path class="sa-haft-edge" d="M5 21.5 15.5 7" {}
        path class="sa-haft" d="M5 21.5 15.5 7" {}
        path class="sa-flint" d="M9.5 6.2C13 .8 20 1 22.5 8.5c-3.2-.4-5 1-7.3 3.3z" {}
        path class="sa-shine" d="M12 6.5c2.5-2.8 6-2.6 8-.4" {}
    })
}

/// An ear of grain.
pub(super) fn field() -> Markup {
    sign(html! {
        path class="sa-stalk" d="M12 22.5V8" {}
        path class="sa-grain" d="M12 1.5c2 2 2 4.5 0 6.5-2-2-2-4.5 0-6.5zM12.6 11c.2-3 2-4.7 4.8-5 .2 3-1.6 5-4.8 5zM11.4 11c-.2-3-2-4.7-4.8-5-.2 3 1.6 5 4.8 5zM12.6 16.5c.2-3 2-4.7 4.8-5 .2 3-1.6 5-4.8 5zM11.4 16.5c-.2-3-2-4.7-4.8-5-.2 3 1.6 5 4.8 5z" {}
    })
}

/// A hut of hides.
pub(super) fn hut() -> Markup {
    at(-12.0, -9.6, 0.2, super::scenery::hut())
}

/// Two cards, one upon the other.
pub(super) fn cards() -> Markup {
    sign(html! {
        rect class="sa-sand" x="8.5" y="2.5" width="12" height="16" rx="1.8" transform="rotate(10 14 10)" {}
        rect class="sa-paper" x="3.5" y="4" width="12.5" height="17" rx="1.8" {}
        path class="sa-green" d="M3.5 13h12.5v6.2a1.8 1.8 0 0 1-1.8 1.8H5.3a1.8 1.8 0 0 1-1.8-1.8z" {}
    })
}

/// A painted sun: points.
pub(super) fn sun() -> Markup {
    sign(html! {
        path class="sa-sun" d="m12 1.5 2.5 4.3 4.5-2-.5 5 4.5 1.2-3.4 3.5 3 3.9-4.9.8.3 4.9-4.4-2.1L12 22.5l-2.1-3.5-4.2 1.8.2-4.7L1 15.3l3.2-3.6L1.5 8l4.8-.8-.6-4.7 4.3 2z" {}
    })
}

/// Points with their figure.
pub(super) fn points(figure: &str) -> Markup {
    html! { (sun()) text class="sa-t sa-in-sun" y="3.2" { (figure) } }
}

/// From pips to what they bring.
pub(super) fn arrow() -> Markup {
    path("sa-arrow", "M-4.5 0h9m-4-4 4 4-4 4")
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

/// A disc of a seat with its mark, 26 across.
pub(super) fn disc(seat: Seat) -> Markup {
    html! {
        g class=(format!("sa-who sa-s{seat}")) {
            circle r="12.5" {}
            (at(0.0, 0.0, 1.4, mark(seat)))
        }
    }
}

/// A person of a seat, standing on the origin: 22 wide, 31 high.
pub(super) fn person(seat: Seat) -> Markup {
    html! {
        g class=(format!("sa-who sa-s{seat}")) {
            path d="M0-20.8c4 0 6.2 1.7 7.7 5.3l3 7-3.9 1.3-1.5-3.3L7.3.2H1.7L0-6-1.7.2H-7.3l2-10.7-1.5 3.3-3.9-1.3 3-7c1.5-3.6 3.7-5.3 7.7-5.3z" {}
            circle cy="-25.3" r="4.7" {}
            (at(0.0, -14.0, 0.75, mark(seat)))
        }
    }
}

/// A person without a seat.
pub(super) fn somebody() -> Markup {
    html! {
        g class="sa-folk" transform="translate(-9 -12)scale(.75)" {
            path d="M12 9.5c4 0 6.5 2 7.5 6l2 7.5-3.3 1-2-5 1.8 12h-5L12 25l-1 6H6l1.8-12-2 5-3.3-1 2-7.5c1-4 3.5-6 7.5-6z" {}
            circle cx="12" cy="5.2" r="4.3" {}
        }
    }
}

/// A die, 24 wide; a face of 0 shows no pips.
pub(super) fn die(face: u8) -> Markup {
    // Each pip is a stroke of no length with a round end.
    let pips = match face {
        1 => "M0 0h0",
        2 => "M-5-5h0M5 5h0",
        3 => "M-5.6-5.6h0M0 0h0M5.6 5.6h0",
        4 => "M-5-5h0M5-5h0M-5 5h0M5 5h0",
        5 => "M-5.6-5.6h0M5.6-5.6h0M0 0h0M-5.6 5.6h0M5.6 5.6h0",
        6 => "M-5-6h0M5-6h0M-5 0h0M5 0h0M-5 6h0M5 6h0",
        _ => "",
    };
    html! {
        g class="sa-die" {
            rect x="-11" y="-11" width="22" height="22" rx="5" {}
            path class="sa-die-shade" d="M-8.5 7c5 2.6 12 2.6 17 0" {}
            @if !pips.is_empty() { path class="sa-pips" d=(pips) {} }
        }
    }
}

/// A tool tile with its value, 42 wide; a used one lies on its side.
pub(super) fn tool_tile(value: &str, used: bool) -> Markup {
    html! {
        g class=(if used { "sa-tile sa-used" } else { "sa-tile" })
            transform=[used.then_some("rotate(90)scale(.86)")] {
            rect class="sa-slab" x="-20" y="-20" width="40" height="40" rx="9" {}
            (at(-4.0, -4.0, 1.2, tool()))
            text class="sa-t sa-value" x="17" y="17" { (value) }
        }
    }
}
