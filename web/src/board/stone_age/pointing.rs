//! Where a pointer of a lesson is.

use super::Scene;
use super::places::thing_id;
use lascaux_games::stone_age::{Place, View};

/// A place, a card, a building, or something of one's own.
pub(super) fn pointed(view: &View, scene: &Scene, what: &str) -> Vec<String> {
    let seat = scene.seat.map_or(0, |seat| seat.0);
    let own = |part: &str| vec![format!(".{part}")];
    match what.split_once(':') {
        Some(("place" | "card" | "building", name)) => {
            let places = Place::ALL.into_iter().filter(|place| place.to_string() == name);
            places.map(|place| format!("#{}", thing_id(view, place))).collect()
        }
        Some(("me", "people")) => own("sa-home-people"),
        Some(("me", "food" | "wood" | "fields")) => own("sa-stock"),
        Some(("me", "tools")) => own("sa-tools"),
        Some(("me", "cards")) => own("sa-symbols"),
        Some(("me", "score")) => vec![format!("#sa-score-{seat}"), format!("#strip-{seat}")],
        None if what == "dice" => vec!["#sa-die-0".to_string()],
        _ => Vec::new(),
    }
}
