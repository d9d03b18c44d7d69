//! What everybody has to know of everybody: stones, stock, clubs, hand by colour, what a scoring now would bring, points.
//! And where the round stands.

use super::Scene;
use super::art;
use crate::board::{Cell, Column, Progress, Row, Stretch, Strip, Tone};
use lascaux_games::eiszeit::{Action, Phase, PlayerView, View, hue, names};
use lascaux_table::Seat;
use maud::{Markup, html};

/// One row a player.
pub(super) fn strip(view: &View, scene: &Scene) -> Strip {
    let words = scene.words;
    let choosing = super::can(scene, |action| matches!(action, Action::Choose(_)));
    let spans = view.if_scored(scene.data);
    let row = |seat: Seat| {
        let player = &view.players[seat.index()];
        let points = view.scores.seats.get(seat.index()).map_or(0, |sheet| sheet.total);
        Row {
            say: if choosing { format!("choose {}", hue(seat)) } else { String::new() },
            cells: vec![
                Cell::new(player.stones),
                Cell::new(player.stock),
                Cell::new(player.clubs),
                held(player),
                outlook(spans.as_ref().and_then(|spans| spans.get(seat.index()))),
                Cell::new(points).toned(Tone::Points),
            ],
            ..Row::default()
        }
    };
    let sign = |view_box: &str, drawing: Markup| html! { svg viewBox=(view_box) aria-hidden="true" { (drawing) } };
    let word = |key: &str| html! { span.ez-sign { (words.say(key)) } };
    Strip {
        columns: vec![
            Column::new(sign("0 -3 30 28", art::stone()), words.say("ez-strip-stones")).narrow(),
            Column::new(sign("-4 0 36 38", art::man(false)), words.say("ez-strip-stock")),
            Column::new(sign("-4 0 48 62", art::club()), words.say("ez-strip-clubs")),
            Column::new(word("ez-strip-hand"), words.say("ez-strip-hand-name")),
            Column::new(word("ez-strip-now"), words.say("ez-strip-now")),
            Column::new(word("points"), words.say("points")).narrow(),
        ],
        rows: Seat::all(view.seats).map(row).collect(),
    }
}

/// The cards in hand by their colours, which are no secret (EZ-1.10): light and dark.
fn held(player: &PlayerView) -> Cell {
    let cards = [("light", player.light_cards), ("dark", player.dark_cards)];
    Cell::new(format!("{} + {}", player.light_cards, player.dark_cards)).below(html! {
        span.ez-held { @for (side, count) in cards { span class={ "ez-back-" (side) } { (count) } } }
    })
}

/// What a scoring now would bring, over all fires that are hidden to the viewer.
fn outlook(span: Option<&[u8; 2]>) -> Cell {
    match span {
        Some([low, high]) if low == high => Cell::new(low).toned(Tone::Good),
        Some([low, high]) => Cell::new(format!("{low}–{high}")).toned(Tone::Good),
        None => Cell::new("·"),
    }
}

/// The round and its phases (EZ-2.1).
pub(super) fn progress(view: &View, scene: &Scene) -> Progress {
    let words = scene.words;
    let phase = |phase: Phase| words.told(&names::phase(phase), &[]);
    let round = match view.phase {
        Phase::Preparation | Phase::Over => phase(view.phase),
        _ => words.with("ez-round-of", &[("round", view.round.into()), ("rounds", view.rounds.into())]),
    };
    let now = match view.phase {
        Phase::Settling => Some(0),
        Phase::Conflicts => Some(1),
        Phase::Glacier => Some(3),
        Phase::Preparation | Phase::Over => None,
    };
    let phases = [
        ("ez-phase-settling", "ez-phase-settling-about"),
        ("ez-phase-conflicts", "ez-phase-conflicts-about"),
        ("ez-phase-scoring", "ez-phase-scoring-about"),
        ("ez-phase-glacier", "ez-phase-glacier-about"),
    ];
    Progress { round, phases: phases.map(|key| Stretch::new(words, key)).into(), now }
}
