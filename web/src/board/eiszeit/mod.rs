//! Eiszeit: the board.

mod art;
mod cards;
mod components;
mod face;
mod frame;
mod hand;
mod label;
mod land;
mod limit;
mod map;
mod seat;
mod shapes;
mod shelf;
mod standing;
mod strip;
mod text;

use super::{Board, Component, MARKS, Possible, Progress, Strip};
use crate::words::Words;
use frame::Frame;
use label::Buttons;
use lascaux_games::eiszeit::{Action, Data, Eiszeit, Landscape, StageText, View, names};
use lascaux_table::Seat;
use maud::{Markup, html};
use shapes::Shapes;

type Scene<'a> = super::Scene<'a, Eiszeit>;

impl Board for Eiszeit {
    const STYLE: &'static str = include_str!("style.css");

    fn emblem() -> Markup {
        html! {
            svg.ez-emblem viewBox="0 0 240 160" aria-hidden="true" focusable="false" {
                path.ez-land.ez-steppe d="M6 112C40 90 84 102 122 98C164 90 204 98 234 110L234 150C170 158 70 158 6 150Z" {}
                path.ez-glacier.ez-plain-ice d="M4 8H236V40L222 52L198 44L182 58L154 44L138 56L108 46L92 58L62 48L46 56L20 46L4 52Z" {}
                path.ez-facets d="M20 14L50 10L64 44L36 50ZM96 12L130 10L140 42L112 46ZM170 12L206 12L214 44L184 46Z" {}
                g transform="translate(86 42) scale(.74)" { (art::mammoth()) }
                g.ez-seat-0 transform="translate(14 84) scale(1.55)" { (art::man(false)) }
                g.ez-seat-1 transform="translate(54 92) scale(1.4)" { (art::man(true)) }
                g transform="translate(196 112) scale(.95)" { (art::fire(None)) }
            }
        }
    }

    /// Hands.
    fn hides(_: &View) -> bool {
        true
    }

    /// Two drawings of one size: the painting, which is still, and on it everything that can be pressed.
    fn board(view: &View, scene: &Scene) -> Markup {
        let frame = Frame::of(scene.layout);
        let shapes = Shapes::of(&view.areas, &frame);
        let own = scene.seat.and_then(|seat| view.players.get(seat.index()));
        html! {
            // A copy of a piece takes the first class along, and with it the sizes of its letters.
            div class=(if frame.phone { "ez-phone ez-board" } else { "ez-board" }) {
                (land::painting(view, &shapes, &frame))
                svg.ez-map viewBox=(format!("0 0 {} {}", frame.width, frame.height)) {
                    @match own.and_then(|own| Some((own, own.hand.as_ref()?))) {
                        Some((own, cards)) => (hand::hand(view, own, cards, &frame, scene)),
                        None => (shelf::panel(view, &frame, scene)),
                    }
                    (map::map(view, &shapes, &frame, scene))
                }
            }
        }
    }

    fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
        seat::seat(view, seat, scene)
    }

    fn own(view: &View, seat: Seat, scene: &Scene) -> Markup {
        shelf::own(view, seat, scene)
    }

    /// The card that is carried out: in its player's hand, or for others where it lies open.
    fn decided(view: &View, scene: &Scene) -> Option<String> {
        let StageText::Action(act) = &view.stage else { return None };
        let in_hand = hand::played(view, scene).is_some();
        Some(if in_hand { "ez-played".to_string() } else { format!("ez-top-{}", act.card.colour().word()) })
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
        Buttons { view, data, words, names: &[] }.label(action.action)
    }

    fn label_for(view: &View, scene: &Scene, action: &Possible<Action>) -> String {
        Buttons { view, data: scene.data, words: scene.words, names: scene.names }.label(action.action)
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
