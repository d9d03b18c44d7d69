//! Where a pointer of a lesson is.

use super::Scene;

/// An area with its fire, a card of the hand, a pile to draw from, a supply, or something of one's own.
pub(super) fn pointed(scene: &Scene, what: &str) -> Vec<String> {
    let seat = scene.seat.map_or(0, |seat| seat.0);
    match what.split_once(':') {
        Some(("area" | "fire", area)) => vec![format!("#ez-area-{area}")],
        Some(("hand", card)) => vec![format!("#ez-card-{card}-0")],
        Some(("pile", colour)) => vec![format!("#ez-draw-{colour}")],
        Some(("supply", colour)) => vec![format!("#ez-supply-{colour}")],
        Some(("me", "hand")) => vec![".ez-hand".to_string()],
        Some(("me", "stones" | "stock")) => vec![".ez-part".to_string()],
        Some(("me", "score")) => vec![format!("#strip-{seat}")],
        _ => Vec::new(),
    }
}
