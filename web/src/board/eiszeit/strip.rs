//! What everybody has to know of everybody: stones, stock, clubs, hand by colour, points. And where the round stands.

use super::Scene;
use crate::board::{Cell, Column, Progress, Row, Strip, Tone};
use lascaux_games::eiszeit::{Action, Phase, View, hue};
use lascaux_table::Seat;
use maud::html;

/// One row a player.
pub(super) fn strip(view: &View, scene: &Scene) -> Strip {
    let words = scene.words;
    let choosing = super::can(scene, |action| matches!(action, Action::Choose(_)));
    let row = |seat: Seat| {
        let player = &view.players[seat.index()];
        let points = view.scores.seats.get(seat.index()).map_or(0, |sheet| sheet.total);
        Row {
            say: if choosing { format!("choose {}", hue(seat)) } else { String::new() },
            cells: vec![Cell::new(player.stones), Cell::new(player.stock), Cell::new(points).toned(Tone::Points)],
            ..Row::default()
        }
    };
    let column = |key: &str| Column::new(html! { (words.say(key)) }, words.say(key));
    Strip {
        columns: vec![column("ez-strip-stones"), column("ez-strip-stock"), column("points").narrow()],
        rows: Seat::all(view.seats).map(row).collect(),
    }
}

/// The round and its phases.
pub(super) fn progress(view: &View, scene: &Scene) -> Progress {
    let words = scene.words;
    let round = words.with("ez-round", &[("round", view.round.into()), ("rounds", view.rounds.into())]);
    let phases = [Phase::Settling];
    Progress { round, phases: Vec::new(), now: phases.iter().position(|phase| *phase == view.phase) }
}
