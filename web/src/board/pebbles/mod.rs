//! Pebbles: the board.

mod art;
mod components;
mod guide;
mod speech;
mod telling;

use super::{Beat, Board, Cell, Column, Component, OneLine, Possible, Progress, Row, Strip, Telling, Tone, in_strip};
use crate::words::Words;
use lascaux_games::pebbles::{Action, Data, Event, Pebbles, View};
use lascaux_table::Seat;
use maud::{Markup, html};

type Scene<'a> = super::Scene<'a, Pebbles>;

impl Board for Pebbles {
    const STYLE: &'static str = include_str!("style.css");
    const USUAL_SEATS: u8 = 2;

    fn emblem() -> Markup {
        html! {
            svg.pb-emblem viewBox="0 0 240 160" aria-hidden="true" focusable="false" {
                g transform="translate(70 30)" { (art::hand()) }
                @for (x, y) in [(30, 120), (62, 132), (176, 130), (206, 116)] {
                    g transform=(format!("translate({x} {y})")) { (art::pebble()) }
                }
            }
        }
    }

    fn board(view: &View, scene: &Scene) -> Markup {
        let words = scene.words;
        let round = words.with("pb-board-round", &[("round", view.round.into()), ("rounds", view.rounds.into())]);
        html! {
            div.pb-board {
                p.pb-round { (round) }
                svg.pb-middle viewBox="0 0 300 120" {
                    (die(view, scene))
                    (hand(view, scene))
                }
                (choices(view, scene))
            }
        }
    }

    fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
        let Some(player) = view.players.get(seat.index()) else { return html! {} };
        let name = scene.name(seat);
        let pebbles = scene.words.with("pb-seat-pebbles", &[("name", name.into()), ("n", player.pebbles.into())]);
        html! {
            div class={ "pb-seat pb-seat-" (seat) @if scene.seat == Some(seat) { " pb-own" } } {
                svg.pb-row viewBox="0 0 280 44" role="img" aria-label=(pebbles) {
                    @for index in 0..u32::from(player.pebbles) {
                        g transform=(format!("translate({} {})", 14 + 18 * index, 20 + index % 3 * 4)) { (art::pebble()) }
                    }
                }
                p { b { (player.pebbles) } " · " (scene.words.with("pb-seat-right", &[("n", player.right.into())])) }
            }
        }
    }

    fn own(view: &View, seat: Seat, scene: &Scene) -> Markup {
        Self::seat(view, seat, scene)
    }

    fn strip(view: &View, scene: &Scene) -> Strip {
        let row = |seat: &lascaux_games::pebbles::Player| Row {
            cells: vec![Cell::new(seat.pebbles).toned(Tone::Points)],
            ..Row::default()
        };
        let column = Column::new(
            html! { svg.pb-sign viewBox="-10 -10 20 20" aria-hidden="true" { (art::pebble()) } },
            scene.words.say("pb-line-pebbles"),
        );
        Strip { columns: vec![column.narrow()], rows: view.players.iter().map(row).collect() }
    }

    fn progress(view: &View, scene: &Scene) -> Progress {
        let round = scene.words.with("pb-board-round", &[("round", view.round.into()), ("rounds", view.rounds.into())]);
        Progress { round, ..Progress::default() }
    }

    fn telling(view: &View, scene: &Scene, piece: &str) -> Option<Telling> {
        telling::tell(view, scene, piece)
    }

    fn question(view: &View, scene: &Scene) -> String {
        speech::question(view, scene)
    }

    fn label(_: &View, _: &'static Data, action: &Possible<Action>, words: &Words) -> String {
        speech::label(action.action, words)
    }

    /// From the throw until the hand is opened.
    fn hides(view: &View) -> bool {
        view.die.is_some()
    }

    /// What somebody else does is told at the hand; pebbles go from one to the other.
    fn theatre(before: &View, events: &[Event], _: &View, scene: &Scene) -> Vec<Beat> {
        let show = |event: &Event| match *event {
            Event::Held { seat, .. } | Event::Guessed { seat, .. } | Event::Passed { seat }
                if scene.seat != Some(seat) =>
            {
                let words = Self::log_line(event, scene.data, scene.names, scene.words)?;
                Some(Beat::caption("pb-hand", Self::pigment(before, seat), html! { (words) }))
            }
            Event::Paid { from, to, pebbles } => {
                let sign = html! { svg.sign viewBox="-10 -10 20 20" { (art::pebble()) } };
                Some(Beat::flight(sign, pebbles.into(), in_strip(from, 0), in_strip(to, 0)))
            }
            _ => None,
        };
        events.iter().filter_map(show).collect()
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

    fn beside(_data: &'static Data) -> Vec<(&'static str, String)> {
        guide::beside()
    }
}

fn die(view: &View, scene: &Scene) -> Markup {
    let name = telling::die(view, scene);
    let drawing = html! { g transform="translate(24 28)" { (art::die(view.die)) } };
    scene.piece("pb-die", "", &name, drawing)
}

/// The closed hand: its holder sees how many it holds, all others see only that it is closed (PB-6.1).
fn hand(view: &View, scene: &Scene) -> Markup {
    let name = telling::hand(view, scene);
    let drawing = html! {
        g transform="translate(150 12)" class=(if view.closed { "pb-closed" } else { "pb-open" }) {
            (art::hand())
            @if let Some(held) = view.held { text.pb-held x="50" y="62" { (held) } }
        }
    };
    scene.piece("pb-hand", "", &name, drawing)
}

/// What can be done, as pieces in a row: numbers for the holder, guesses for the guesser.
fn choices(view: &View, scene: &Scene) -> Markup {
    let actions: Vec<(String, Action)> = if scene.possible("hold") {
        let faces = scene.data.figures.die_faces;
        (1..=faces).map(|pebbles| (format!("hold {pebbles}"), Action::Hold(pebbles))).collect()
    } else if view.closed && !scene.legal.is_empty() {
        [("odd", Action::Odd), ("even", Action::Even), ("pass", Action::Pass)]
            .map(|(say, one)| (say.to_string(), one))
            .to_vec()
    } else {
        Vec::new()
    };
    html! {
        @if !actions.is_empty() {
            div.pb-choices {
                @for (say, action) in &actions {
                    svg viewBox="0 0 120 64" {
                        (scene.piece(&format!("pb-{}", say.replace(' ', "-")), say, &speech::label(*action, scene.words), html! {
                            rect.pb-tile x="4" y="4" width="112" height="56" rx="14" {}
                            text.pb-say x="60" y="40" { (speech::short(*action, scene.words)) }
                        }))
                    }
                }
            }
        }
    }
}
