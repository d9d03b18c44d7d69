//! Where a pointer of a lesson is.

use super::{Scene, Table};
use lascaux_games::neanderthal::{Elder, Key, Rank, Row, Slot, View, Who};

/// A card of a row, a daughter, something on the board of the viewer's species, or something of one's own.
pub(super) fn pointed(view: &View, scene: &Scene, what: &str) -> Vec<String> {
    let table = Table::new(view, scene);
    let led = |who: &Who| view.table.peoples[*who].seat == scene.seat;
    let who = view.asked.filter(led).or_else(|| Who::all().find(led)).or(table.shown());
    let own = who.map_or(String::new(), |who| who.to_string());
    let strip = format!("#strip-{}", scene.seat.map_or(0, |seat| seat.0));
    let part = |class: &str| vec![format!(".{class}"), strip.clone()];
    match what.split_once(':') {
        Some(("biome", biome)) => vec![format!("#ne-card-{biome}"), ".ne-bargain".to_string()],
        Some(("row", row)) => first_of(view, if row == "north" { Row::North } else { Row::South }),
        Some(("daughter", daughter)) => vec![format!("#ne-daughter-{daughter}"), strip],
        Some(("elder", rank)) => vec![format!("#ne-elder-{own}-{rank}"), strip],
        Some(("portal", portal)) => vec![format!("#ne-portal-{own}-{portal}"), strip],
        Some(("species", _)) => vec![strip],
        Some(("me", "camp")) => part("ne-of-camp"),
        Some(("me", "disks")) => part("ne-of-words"),
        Some(("me", "hand" | "cards")) => part("ne-of-cards"),
        Some(("me", "brain")) => vec![".ne-brain".to_string(), format!("#ne-portal-{own}-shaman-orange"), strip],
        Some(("me", "elders")) => {
            let there = |rank: &Rank| who.is_some_and(|who| view.table.peoples[who].elders[*rank] != Elder::Vacant);
            let first = Rank::all().find(there).unwrap_or(Rank::Firestarter);
            vec![format!("#ne-elder-{own}-{first}"), strip]
        }
        None if what == "events" => vec!["#ne-event-0".to_string(), strip],
        None if what == "dice" => vec![format!("#ne-dice-{own}")],
        _ => Vec::new(),
    }
}

/// The first card of a row.
fn first_of(view: &View, row: Row) -> Vec<String> {
    let cards = Slot::all().filter(|slot| slot.row() == row).filter_map(|slot| view.table.rows[slot].card());
    cards.take(1).map(|biome| format!("#ne-card-{biome}")).collect()
}
