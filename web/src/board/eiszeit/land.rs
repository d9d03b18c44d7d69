//! The painting: rock, the twelve areas in their pigments, what grows there, the ice. It is still, lies under everything
//! that can be pressed, and is drawn apart from it, so that its texture is made once a picture.

use super::art;
use super::frame::Frame;
use super::shapes::Shapes;
use lascaux_games::eiszeit::{AREAS, AreaView, Landscape, View};
use maud::{Markup, html};

/// Where motifs stand in a room, as parts of its width and height: mostly at its sides and above, where no hunters stand.
const SPOTS: [(f32, f32); 9] = [
    (0.04, 0.20),
    (0.82, 0.24),
    (0.24, 0.30),
    (0.60, 0.22),
    (0.88, 0.50),
    (0.02, 0.52),
    (0.42, 0.16),
    (0.10, 0.78),
    (0.80, 0.76),
];

pub(super) fn painting(view: &View, shapes: &Shapes, frame: &Frame) -> Markup {
    let (width, height) = (frame.width, frame.height);
    html! {
        svg.ez-painting viewBox=(format!("0 0 {width} {height}")) aria-hidden="true" focusable="false" {
            defs {
                (art::definitions())
                @for area in 0..AREAS { path id={ "ez-o-" (area + 1) } d=(shapes.outline(area)) {} }
                (relief())
            }
            rect.ez-rock width=(width) height=(height) {}
            @for area in view.areas.iter().filter(|area| !area.covered) { (land(area, shapes, frame)) }
            rect.ez-relief width=(width) height=(height) filter="url(#ez-f-relief)" {}
            (edge(frame))
            @for area in view.areas.iter().filter(|area| area.covered) { (ice(area, shapes, frame)) }
            rect.ez-firelight width=(width) height=(height) fill="url(#ez-g-firelight)" {}
        }
    }
}

/// The rock's own relief, lit from the upper left, and the fire that lights the cave.
fn relief() -> Markup {
    html! {
        filter id="ez-f-relief" x="0" y="0" width="100%" height="100%" {
            feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="4" seed="11" {}
            feDiffuseLighting surfaceScale="9" diffuseConstant="1.1" lighting-color="#fff6e6" {
                feDistantLight azimuth="235" elevation="60" {}
            }
        }
        radialGradient id="ez-g-firelight" cx=".38" cy=".62" r=".85" {
            stop.ez-near-fire offset="0" {}
            stop.ez-far-fire offset="1" {}
        }
    }
}

/// An area in its pigment, with a darker wash at its foot and what grows there.
fn land(area: &AreaView, shapes: &Shapes, frame: &Frame) -> Markup {
    let index = area.area.index();
    let room = shapes.room(index);
    let (x, width) = room.strip(0.1, 0.9);
    let size = if frame.phone { 0.42 } else { 0.92 };
    let count = if area.landscape == Landscape::Mountains { 5 } else { SPOTS.len() };
    html! {
        use class={ "ez-land ez-" (area.landscape) } href={ "#ez-o-" (index + 1) } {}
        @for spot in 0..count {
            @let (across, down) = SPOTS[(spot + index * 2) % SPOTS.len()];
            @let stray = ((index * 5 + spot * 7) % 5) as f32 / 5.0;
            @let scale = size * (0.8 + 0.35 * stray);
            @let left = x + across * (width - 28.0 * scale) + 6.0 * stray;
            @let top = room.top + down * (room.height() - 34.0 * scale) + 8.0 * stray * size;
            g transform=(format!("translate({left:.0} {top:.0}) scale({scale:.2})")) { (art::motif(area.landscape)) }
        }
    }
}

/// The ice beyond the upper edge, from which the glaciers come.
fn edge(frame: &Frame) -> Markup {
    let scale = frame.map.width / 720.0;
    html! {
        path.ez-glacier transform=(format!("translate({} 0) scale({scale:.3})", frame.map.x)) fill="url(#ez-g-ice)"
            d="M-6 -8H724V12L706 9L688 15L664 8L640 13L622 9L600 16L570 8L548 12L520 9L496 15L470 8L446 13L418 9L396 15L366 8L342 12L316 9L290 16L262 8L240 12L214 9L188 15L160 8L136 13L110 9L86 16L60 8L34 12L14 9L-6 14Z" {}
    }
}

/// A glacier: facets that catch the light, and cracks between them.
pub(super) fn ice(area: &AreaView, shapes: &Shapes, frame: &Frame) -> Markup {
    let index = area.area.index();
    let room = shapes.room(index);
    let (x, width) = room.strip(0.15, 0.85);
    let (wide, high) = (width / 160.0, room.height() / 188.0);
    // Neighbours mirror each other, so that no two look alike side by side.
    let turned = (index / 4 + index) % 2 == 1;
    let (left, wide) = if turned { (x + width, -wide) } else { (x, wide) };
    html! {
        use.ez-glacier href={ "#ez-o-" (index + 1) } fill="url(#ez-g-ice)" {}
        g transform=(format!("translate({left:.1} {:.1}) scale({wide:.3} {high:.3})", room.top)) {
            path fill="url(#ez-g-facet)" d="M6 66L44 2L70 74L36 124ZM92 34L122 2L154 68L118 108ZM60 104L102 94L114 168L64 184Z" {}
            path.ez-crack d="M44 2L70 74L60 104L64 184M70 74L118 108L154 68M118 108L114 168M36 124L60 104M6 66L36 124M122 2L92 34L70 74" {}
        }
        @if !frame.phone {
            path.ez-crack d=(format!("M{:.0} {:.0}l14 10l4 16M{:.0} {:.0}l-10 12l2 14", x + 8.0, room.bottom - 60.0, x + width - 16.0, room.bottom - 70.0)) {}
        }
    }
}
