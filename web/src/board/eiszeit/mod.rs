//! Eiszeit: the board.

mod art;
mod cards;
mod components;
mod label;
mod map;
mod seat;
mod shapes;
mod side;
mod strip;

use super::{Board, Component, MARKS, Possible, Progress, Strip};
use crate::words::Words;
use label::Buttons;
use lascaux_games::eiszeit::{Action, Data, Eiszeit, Landscape, View, names};
use lascaux_table::Seat;
use maud::{Markup, html};

type Scene<'a> = super::Scene<'a, Eiszeit>;

impl Board for Eiszeit {
    const STYLE: &'static str = include_str!("style.css");

    fn emblem() -> Markup {
        html! {
            svg.ez-emblem viewBox="0 0 240 160" aria-hidden="true" focusable="false" {
                path.ez-land.ez-steppe d="M6 118C40 96 84 108 122 104C164 96 204 104 234 116L234 150C170 158 70 158 6 150Z" {}
                path.ez-glacier.ez-plain-ice d="M4 8H236V40C222 62 212 44 198 52C182 66 170 46 154 52C138 64 126 44 108 54C92 66 80 48 62 56C46 64 34 46 20 54C12 56 8 50 4 46Z" {}
                path.ez-sheen d="M24 22L70 18M120 34L160 30M180 20L214 17" {}
                g transform="translate(98 44) scale(1.08)" { (art::mammoth()) }
                g.ez-seat-0 transform="translate(16 84) scale(1.5)" { (art::hunter(false)) }
                g.ez-seat-1 transform="translate(52 92) scale(1.3)" { (art::hunter(true)) }
                g transform="translate(200 112) scale(.8)" { (art::fire(None)) }
            }
        }
    }

    /// Hands.
    fn hides(_: &View) -> bool {
        true
    }

    fn board(view: &View, scene: &Scene) -> Markup {
        html! {
            div.ez-board {
                (art::definitions())
                div.ez-land-and-sky { (map::map(view, scene)) }
                (side::side(view, scene))
                (cards::hand(view, scene))
            }
        }
    }

    fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
        seat::seat(view, seat, scene)
    }

    fn own(view: &View, seat: Seat, scene: &Scene) -> Markup {
        seat::seat(view, seat, scene)
    }

    fn strip(view: &View, scene: &Scene) -> Strip {
        strip::strip(view, scene)
    }

    fn progress(view: &View, scene: &Scene) -> Progress {
        strip::progress(view, scene)
    }

    fn question(view: &View, scene: &Scene) -> String {
        scene.words.told(&view.question, scene.names)
    }

    fn label(view: &View, data: &'static Data, action: &Possible<Action>, words: &Words) -> String {
        Buttons { view, data, words }.label(action.action)
    }

    fn components(data: &'static Data, words: &Words) -> Vec<Component> {
        components::components(data, words)
    }
}

/// Which of the page's five seat colours a seat's pieces have. The page gives them by seat, so that names, clocks and
/// pieces agree; the colours of the notation only name seats.
fn pigment(seat: Seat) -> usize {
    seat.index() % MARKS.len()
}

/// The mark of a seat's pieces.
fn mark(seat: Seat) -> &'static str {
    MARKS[pigment(seat)]
}

/// A seat colour of the page in words.
fn colour_name(pigment: usize, words: &Words) -> String {
    words.say(&format!("ez-colour-{pigment}"))
}

/// Whether some legal action is such a one.
fn can(scene: &Scene, such: impl Fn(Action) -> bool) -> bool {
    scene.legal.iter().any(|possible| such(possible.action))
}

/// A landscape in words.
fn land(landscape: Landscape, words: &Words) -> String {
    words.told(&names::land(landscape), &[])
}
