//! Eiszeit: the board.

mod advice;
mod art;
mod cards;
mod components;
mod face;
mod frame;
mod guide;
mod hand;
mod label;
mod land;
mod limit;
mod map;
mod pointing;
mod seat;
mod shapes;
mod shelf;
mod standing;
mod strip;
mod telling;
mod text;
mod thumb;
use super::{Advice, Beat, Board, Component, MARKS, OneLine, Possible, Progress, Strip, Telling};
use crate::cave::{Paints, mammoth};
mod theatre;
use crate::words::Words;
use frame::Frame;
use label::Buttons;
use lascaux_games::eiszeit::{Action, Data, Eiszeit, Event, Landscape, Phase, StageText, View, names};
use lascaux_table::Seat;
use maud::{Markup, html};
use shapes::Shapes;

type Scene<'a> = super::Scene<'a, Eiszeit>;

impl Board for Eiszeit {
    const STYLE: &'static str = concat!(include_str!("style.css"), include_str!("theatre.css"));

    fn emblem() -> Markup {
        let paints = Paints("ez-e");
        html! {
            svg.ez-emblem viewBox="0 0 200 126" aria-hidden="true" focusable="false" {
                defs { (paints.mixed()) }
                (paints.painted(mammoth(paints)))
            }
        }
    }

    fn thumb(view: &View) -> Markup {
        thumb::thumb(view)
    }

    /// Hands, as long as there are any.
    fn hides(view: &View) -> bool {
        let is_held = view.players.iter().any(|player| player.light_cards + player.dark_cards > 0);
        is_held && view.phase != Phase::Over
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

    fn advice(view: &View, scene: &Scene) -> Vec<Advice> {
        advice::advice(view, scene)
    }

    fn strip(view: &View, scene: &Scene) -> Strip {
        strip::strip(view, scene)
    }

    fn progress(view: &View, scene: &Scene) -> Progress {
        strip::progress(view, scene)
    }

    fn pointed(_: &View, scene: &Scene, what: &str) -> Vec<String> {
        pointing::pointed(scene, what)
    }

    fn telling(view: &View, scene: &Scene, piece: &str) -> Option<Telling> {
        telling::tell(view, scene, piece)
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

    fn pigment(_: &View, seat: Seat) -> usize {
        pigment(seat)
    }

    fn theatre(before: &View, events: &[Event], after: &View, scene: &Scene) -> Vec<Beat> {
        theatre::beats(before, events, after, scene)
    }

    fn components(data: &'static Data, words: &Words) -> Vec<Component> {
        components::components(data, words)
    }

    fn one_page(data: &'static Data, words: &Words) -> Vec<OneLine> {
        guide::one_page(data, words)
    }

    fn goal(data: &'static Data, words: &Words) -> String {
        guide::goal(data, words)
    }

    fn beside(data: &'static Data) -> Vec<(&'static str, String)> {
        guide::beside(data)
    }
}

/// Which of the page's five seat colours a seat's pieces have.
fn pigment(seat: Seat) -> usize {
    // Red, yellow, green, blue, black, as EZ-1.1 has the seats, among the page's red, blue, green, yellow, black.
    const OF_SEAT: [usize; MARKS.len()] = [0, 3, 2, 1, 4];
    OF_SEAT[seat.index() % MARKS.len()]
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
