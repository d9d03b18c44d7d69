//! The two rows in small, as lists of tables show them: which beasts are there, and who hunts them.

use super::{art, beasts, ground};
use crate::cave::{THUMB, crowd, place};
use lascaux_games::neanderthal::{Cell, Key, Row, Slot, View, Who};
use maud::{Markup, html};

pub(super) fn thumb(view: &View) -> Markup {
    html! {
        defs { (ground::paints()) }
        rect width=(THUMB.0) height=(THUMB.1) fill="#d9c7a6" filter="url(#rock)" {}
        path fill="#dcedf4" stroke="#2F6C8C" stroke-width="3" d="M0 0h512v24c-60 12-120-8-180 4S180 18 110 30 40 20 0 28z" {}
        @for slot in Slot::all() { (biome(view, slot)) }
    }
}

fn biome(view: &View, slot: Slot) -> Markup {
    let x = 10.0 + 83.0 * slot.column() as f64;
    let y = if slot.row() == Row::North { 44.0 } else { 202.0 };
    let here = Who::all().flat_map(|who| {
        let pigment = match who {
            Who::Red => 0,
            Who::Green => 2,
            Who::Yellow => 3,
        };
        std::iter::repeat_n(pigment, usize::from(view.table.party(slot, who)))
    });
    html! {
        @match view.table.rows[slot] {
            Cell::Card(biome) => {
                rect x=(x) y=(y) width="76" height="146" rx="7" fill="#f3e3c4" stroke="#241712" stroke-width="2" {}
                path fill="#dcc394" d={ "M" (x + 1.0) " " (y + 62.0) "c20-8 50 4 74-3v82q0 4-4 4h-66q-4 0-4-4z" } {}
                (place(x + 3.0, y + 16.0, 0.37, html! { (art::painted(beasts::beast(biome))) }))
            }
            Cell::Gap => rect x=(x) y=(y) width="76" height="146" rx="7" fill="none" stroke="#8b735a" stroke-width="2" stroke-dasharray="6 5" {},
            Cell::Ice | Cell::BlankIce => path fill="#dcedf4" stroke="#2F6C8C" stroke-width="2" d={ "M" (x) " " (y + 10.0) "l12-8 10 6 14-8 12 8 14-6 14 8v136H" (x) "z" } {},
        }
        (crowd(x + 5.0, y + 92.0, 3, here))
    }
}
