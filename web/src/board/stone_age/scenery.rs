//! What is painted on the wall: trees, pit, cliffs, water, beasts, huts and grain. Each is drawn from its upper left.

use super::glyphs;
use super::paint::{at, path};
use maud::{Markup, PreEscaped, html};

/// The pigments that fade from the back to the belly; a drawing with beasts, trees or cliffs in it needs them once.
pub(super) fn pigments() -> Markup {
    let fade = |id: &str, stops: &[(&str, &str, &str)]| {
        html! {
            linearGradient id=(id) x1="0" y1="0" x2="0" y2="1" {
                @for (offset, colour, opacity) in stops {
                    stop offset=(offset) stop-color=(colour) stop-opacity=(opacity) {}
                }
            }
        }
    };
    html! {
        (fade("sa-p-bull", &[("0", "#6a3316", "1"), (".45", "#a85a22", "1"), (".8", "#c98a45", ".85"), ("1", "#7a4520", ".7")]))
        (fade("sa-p-stag", &[("0", "#8f2f1c", "1"), (".6", "#b25030", ".95"), ("1", "#7a3420", ".7")]))
        (fade("sa-p-pine", &[("0", "#5d7331", "1"), ("1", "#2f4420", "1")]))
        (fade("sa-p-rock", &[("0", "#b8b2a8", "1"), ("1", "#6f6a63", "1")]))
    }
}

/// The edges and speckles of blown pigment, and the edge of a wash.
pub(super) fn brushes() -> Markup {
    PreEscaped(
        r##"<filter id="sa-rough" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3.2 2.5"/><feComposite in="d" operator="in"/></filter><filter id="sa-wash" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="26" result="d"/><feGaussianBlur in="d" stdDeviation="1.6"/></filter><filter id="sa-relief" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="5" seed="21" result="t"/><feDiffuseLighting in="t" surfaceScale="11" diffuseConstant="1.15" lighting-color="#fff6e6"><feDistantLight azimuth="230" elevation="62"/></feDiffuseLighting></filter>"##
            .to_string(),
    )
}

/// A drawing of so many units, scaled into a box and centred in it.
pub(super) fn fit(x: f64, y: f64, (width, height): (f64, f64), of: (f64, f64), drawing: Markup) -> Markup {
    let scale = (width / of.0).min(height / of.1);
    at(x + (width - of.0 * scale) / 2.0, y + (height - of.1 * scale) / 2.0, scale, drawing)
}

/// A fir: 50 by 84.
pub(super) fn pine() -> Markup {
    html! {
        path fill="#4a2b16" d="M25 60 24 84h4l-1-24z" {}
        path fill="url(#sa-p-pine)" stroke="#1c2413" stroke-width="2" stroke-linejoin="round"
            d="M25 1c-2 9-7 15-12 20l6-1C15 30 9 36 4 41l8-1C9 49 5 56 0 63c10 3 17 2 24-1 8 3 16 4 26 0-5-6-9-13-12-22l7 1c-5-6-10-11-14-21l6 1C32 16 27 10 25 1z" {}
        path class="sa-needles" d="M25 10c-1 18-1 34 0 50M25 26c-3 5-6 8-9 10M25 30c3 4 6 7 9 9M25 44c-4 5-8 8-12 10M26 47c4 4 8 7 12 8" {}
    }
}

/// The clay pit: 200 by 104.
pub(super) fn pit() -> Markup {
    html! {
        path fill="#b9612c" stroke="#241712" stroke-width="3.5" d="M6 46C10 20 52 8 100 8s92 12 95 40c2 30-40 50-96 50S2 76 6 46z" {}
        path fill="#93431d" d="M26 48c6-20 38-28 76-28s70 10 72 30c0 22-34 36-74 36S22 70 26 48z" {}
        path fill="#6d2d14" d="M50 52c6-14 26-20 52-20s46 8 48 20c0 14-24 24-50 24S46 66 50 52z" {}
        path fill="#3f190c" d="M74 54c4-7 14-10 27-10s24 4 24 11-12 12-25 12-28-5-26-13z" {}
        path class="sa-pit-light" d="M18 40C30 22 64 14 104 14M40 42c10-12 34-16 60-16M64 46c8-7 22-9 38-9" {}
        path class="sa-pit-cracks" d="m34 66 10 8M58 82l6 6M150 74l12 4M170 58l12 2M112 80l2 8" {}
    }
}

/// The cliffs of the quarry: 200 by 110.
pub(super) fn cliff() -> Markup {
    html! {
        g class="sa-contour" {
            path fill="url(#sa-p-rock)" stroke-width="3.5" d="M4 106C12 84 18 66 30 52l16 8L66 18l18 10 18-22 22 26 12-8 20 36 14-6 26 52z" {}
            path class="sa-cliff-shade" d="M66 18 58 62l16 44H46l0-46zM102 6l-4 50 20 50H92L84 28zM136 24l-2 42 14 40h20l-12-46z" {}
            path fill="none" stroke-width="2.2" d="M66 18 58 62l16 44M46 60l-6 30M102 6l-4 50 18 48M124 32l6 40M156 60l10 40M84 28l2 36" {}
        }
        path class="sa-cliff-light" d="M70 30 66 60M106 18l-2 32M140 36l-1 26" {}
    }
}

/// The bull of the painted caves: 240 by 142.
pub(super) fn bull() -> Markup {
    html! {
        path fill="url(#sa-p-bull)" opacity=".8" d="M76 96c-3 10-8 19-17 28l8 4c9-9 14-17 17-26zM186 92c-1 12-2 21-8 34l9 2c5-10 8-18 10-28z" {}
        path fill="url(#sa-p-bull)" d="M12 64C16 53 27 44 40 39 50 34 56 25 69 18c15-8 29-6 43 3 19 11 41 11 62 7 18-3 34 0 40 12 6 14 5 27 0 38-5 10-5 18-2 28l5 20-10 1c-2-11-6-19-11-28-6-10-12-14-22-11-18 7-40 9-62 6-8-1-12 0-14 6-4 10-4 18-3 30l-10 1c-2-13-3-23-5-33-6-6-14-10-22-18-8-4-14-4-22-4-8 2-18 2-23-3-3-3-3-6-1-9z" {}
        path fill="#2c1710" opacity=".55" d="M69 18c15-8 29-6 43 3 19 11 41 11 62 7 18-3 34 0 40 12 3 8 4 16 3 22-12-16-34-20-58-18-32 3-56 0-74-4-14-3-26 2-41 0 10-6 14-16 25-22z" {}
        g class="sa-contour" fill="none" {
            path stroke-width="5" d="M12 64C16 53 27 44 40 39 50 34 56 25 69 18c15-8 29-6 43 3 19 11 41 11 62 7 18-3 34 0 40 12" {}
            path stroke-width="3" d="M214 40c6 14 5 27 0 38-5 10-5 18-2 28l5 20-10 1c-2-11-6-19-11-28-6-10-12-14-22-11-18 7-40 9-62 6M94 130l-10 1c-2-13-3-23-5-33-6-6-14-10-22-18-8-4-14-4-22-4-8 2-18 2-23-3-3-3-3-6-1-9M94 131c-1-12 0-22 3-31M44 42c5 2 9 2 12-3M215 42c11 10 12 34 6 62" {}
            path stroke-width="4.6" d="M42 38C29 33 20 20 29 4M49 34C44 21 50 10 64 6" {}
            path stroke-width="2.2" d="M84 36c-9 20-6 40 8 54M182 46c-8 14-6 30 2 40M22 70c3 0 5-1 7-3" {}
        }
        path fill="#241712" d="M221 98c4 4 3 10-1 14-4-4-4-10 1-14zM33 49.8a2.2 2.2 0 1 1-.01 0z" {}
    }
}

/// A stag with its crown: 124 by 150.
pub(super) fn stag() -> Markup {
    html! {
        path fill="url(#sa-p-stag)" opacity=".8" d="M46 108c-4 12-10 20-16 32l6 3c8-11 14-20 18-32zM92 108c-4 12-8 22-8 34l6 1c2-12 8-22 10-30z" {}
        path fill="url(#sa-p-stag)" d="M16 70c4-8 10-13 20-15 6 0 8 4 12 9 8 8 20 8 34 8 14-1 26 2 29 12 3 8 0 14-3 20 0 12 3 24 3 38l-7 1c-1-14-5-24-10-33-12 4-24 3-34-1-2 12-1 22-2 35l-7 1c-2-14-2-26-4-36-7-10-10-20-12-31-6 1-12 1-17-2-3-2-3-4-2-6z" {}
        g class="sa-contour" fill="none" {
            path stroke-width="4" d="M16 70c4-8 10-13 20-15 6 0 8 4 12 9 8 8 20 8 34 8 14-1 26 2 29 12" {}
            path stroke-width="2.6" d="M111 84c3 8 0 14-3 20 0 12 3 24 3 38l-7 1c-1-14-5-24-10-33-12 4-24 3-34-1-2 12-1 22-2 35l-7 1c-2-14-2-26-4-36-7-10-10-20-12-31-6 1-12 1-17-2-3-2-3-4-2-6" {}
            path stroke-width="3.2" d="M38 55c-6-18 6-36 24-46M38 42c8-4 14-4 20-1M42 31c8-5 15-6 23-4M50 19c5-6 7-10 8-16M31 56C20 46 8 34 9 12M20 45c-7 0-12-2-18-6M12 30C6 28 2 24 0 19M10 20c4-5 7-9 8-15" {}
            path stroke-width="2.2" d="M111 82c4 3 5 6 4 10M58 76c-4 12-4 22 2 32" {}
        }
        path fill="#241712" d="M29 60.2a1.8 1.8 0 1 1-.01 0z" {}
    }
}

/// A hut of hides: 120 by 96.
pub(super) fn hut() -> Markup {
    html! {
        g class="sa-contour" {
            path fill="none" stroke-width="3.5" d="m46 4 14 18L76 2M54 2l8 18" {}
            path class="sa-hide" stroke-width="3.5" d="M6 92c6-34 26-58 54-74 28 16 48 40 54 74-36 4-72 4-108 0z" {}
            path fill="#22140e" stroke-width="2.5" d="M44 93c-1-20 4-36 16-44 12 8 17 24 16 44z" {}
            path fill="none" stroke-width="1.8" opacity=".6" d="M36 36C26 52 20 70 18 92M84 36c10 16 16 34 18 56M48 26c-10 16-14 30-16 40M72 26c10 16 14 30 16 40" {}
        }
    }
}

/// A mound with grain on it: 112 by 78.
pub(super) fn grainfield() -> Markup {
    html! {
        path fill="#8a5a2c" stroke="#241712" stroke-width="3" d="M4 74c13-17 32-24 52-24s41 7 52 24z" {}
        path fill="none" stroke="#d9ab6c" stroke-width="2" d="M19 68c9-8 22-12 37-12s30 4 39 12" {}
        @for (x, y) in [(18.0, 38.0), (37.0, 32.0), (56.0, 30.0), (75.0, 32.0), (94.0, 38.0)] {
            (at(x, y, 1.5, glyphs::field()))
        }
    }
}

/// A fire between two logs: 24 by 28.
pub(super) fn flame() -> Markup {
    html! {
        path fill="#e2632a" stroke="#241712" stroke-width="1.2" d="M12 1c1 5 7 8 7 15 0 5-3 8-7 8s-7-3-7-8c0-4 3-5 3-9 2 1 3 3 3 5 1-3 2-6 1-11z" {}
        path fill="#f7cf5e" d="M12 12c1 3 4 5 4 8 0 2-2 4-4 4s-4-2-4-4c0-3 3-4 4-8z" {}
        path stroke="#5b3517" stroke-width="2.6" stroke-linecap="round" d="M3 25l18-2M3 22l18 4" {}
    }
}

/// A fish, 40 by 20.
pub(super) fn fish() -> Markup {
    path("sa-fish", "M2 10C8 2 20 1 29 9l9-6c-2 5-2 9 0 14l-9-6C20 19 8 18 2 10z")
}

/// A tuft of grass, 30 by 18.
pub(super) fn grass() -> Markup {
    path("sa-grass", "M3 17C4 12 3 8 1 5M9 17c0-6 0-11 3-16M15 17c0-5 3-9 7-12M22 17c1-4 3-6 7-7")
}
