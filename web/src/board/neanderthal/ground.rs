//! The rock under the cards, lit by fire, with ice from the north; and the pigments that everything painted shares.

use maud::{Markup, html};

/// What is drawn once and used by all: how a coat fades, how a contour fades, how pigment lies on rock, how rock lies in
/// the light.
pub(super) fn paints() -> Markup {
    html! {
        linearGradient id="ne-belly" x2="0" y2="1" {
            stop offset="0" stop-color="#2A1A10" stop-opacity=".34" {}
            stop offset=".38" stop-color="#F6E6C6" stop-opacity="0" {}
            stop offset=".8" stop-color="#F6E6C6" stop-opacity=".55" {}
            stop offset="1" stop-color="#3A2416" stop-opacity=".35" {}
        }
        linearGradient id="ne-line" x2="0" y2="1" {
            stop offset=".3" stop-color="#2A2420" {}
            stop offset=".85" stop-color="#4A3323" stop-opacity=".75" {}
        }
        linearGradient id="ne-glacier" x2=".3" y2="1" {
            stop offset="0" stop-color="#F4FBFE" {}
            stop offset=".45" stop-color="#BFDDEA" {}
            stop offset="1" stop-color="#7FB2CB" {}
        }
        linearGradient id="ne-glint" x2="0" y2="1" {
            stop offset="0" stop-color="#FFF" stop-opacity=".95" {}
            stop offset="1" stop-color="#FFF" stop-opacity="0" {}
        }
        radialGradient id="ne-firelight" cx=".45" cy=".5" r=".8" {
            stop class="ne-near" offset="0" {}
            stop class="ne-far-off" offset="1" {}
        }
        filter id="ne-rough" x="-5%" y="-5%" width="110%" height="110%" {
            feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4" result="n" {}
            feDisplacementMap in="SourceGraphic" in2="n" scale="3" result="d" {}
            feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="8" {}
            feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 -.9 1.3" {}
            feComposite in2="d" operator="in" result="g" {}
            feComposite in="d" in2="g" operator="arithmetic" k1="1" k2="0" k3="0" k4="0" {}
        }
        filter id="ne-relief" x="0" y="0" width="100%" height="100%" {
            feTurbulence type="fractalNoise" baseFrequency=".006 .011" numOctaves="5" seed="3" {}
            feDiffuseLighting surfaceScale="16" diffuseConstant="1.05" lighting-color="#FFF4DE" {
                feDistantLight azimuth="235" elevation="58" {}
            }
        }
    }
}

/// The ground of the wide board.
pub(super) fn wide() -> Markup {
    html! {
        defs { (paints()) }
        g aria-hidden="true" {
            rect class="ne-rock" width="1024" height="720" {}
            rect class="ne-relief" width="1024" height="720" filter="url(#ne-relief)" {}
            path class="ne-north" d="M0 0H1024V14L1000 18L930 40L860 20L800 52L730 24L660 60L590 30L520 44L450 20L380 36L300 16L220 30L140 14L70 24L0 10Z" {}
        }
    }
}

/// The ground of the board on a phone.
pub(super) fn phone() -> Markup {
    html! {
        defs { (paints()) }
        rect class="ne-rock" width="360" height="376" aria-hidden="true" {}
    }
}
