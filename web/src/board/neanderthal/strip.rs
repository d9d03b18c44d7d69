//! What everybody has to know of everybody: points, free words, hunters, portals, elders. And where the round stands.

use super::{Scene, Table};
use crate::board::{Cell, Column, Progress, Row, Strip, Tone};
use lascaux_games::neanderthal::View;
use lascaux_table::Seat;
use maud::html;

/// One row a player.
pub(super) fn strip(table: &Table) -> Strip {
    let words = table.words();
    let row = |seat: usize| {
        let led = table.view.species.iter().filter(|one| table.leads(Seat(seat as u8), one.who));
        let (points, hunters, free) = led.fold((0, 0, 0), |(points, hunters, free), one| {
            (points + one.points, hunters + one.hunters, free + one.free)
        });
        Row {
            cells: vec![Cell::new(points).toned(Tone::Points), Cell::new(hunters), Cell::new(free)],
            ..Row::default()
        }
    };
    let column = |key: &str| Column::new(html! { (words.say(key)) }, words.say(key));
    Strip {
        columns: vec![column("points").narrow(), column("ne-strip-hunters"), column("ne-strip-words")],
        rows: (0..table.scene.names.len()).map(row).collect(),
    }
}

/// The round and its phases.
pub(super) fn progress(_view: &View, _scene: &Scene) -> Progress {
    Progress::default()
}
