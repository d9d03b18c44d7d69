//! Eiszeit: the board.

use super::{Board, Component, Scene};
use crate::words::Words;
use lascaux_eiszeit::Eiszeit;
use lascaux_table::{Game, Seat};
use maud::{Markup, html};
use serde_json::Value;

impl Board for Eiszeit {
    const RULEBOOK: &'static str = include_str!("../../../games/eiszeit/rules/en.md");
    fn emblem() -> Markup {
        html! { svg viewBox="0 0 100 100" { circle cx="50" cy="50" r="40" fill="#B26A12" {} } }
    }
    fn board(_: &Self::View, scene: &Scene) -> Markup {
        html! { svg viewBox="0 0 100 20" { text x="2" y="12" { (scene.turn["what"].as_str().unwrap_or_default()) } } }
    }
    fn seat(_: &Self::View, seat: Seat, scene: &Scene) -> Markup {
        html! { p { (scene.name(seat)) } }
    }
    fn question(_: &Self::View, scene: &Scene) -> String {
        scene.turn["what"].as_str().unwrap_or_default().to_string()
    }
    fn label(_: &Self::View, action: &str, _: &Words) -> String {
        action.to_string()
    }
    fn tell(event: &Value, _: &[String], _: &Words) -> Option<String> {
        event["text"].as_str().map(str::to_string)
    }
    fn components(_: &'static <Eiszeit as Game>::Data, _: &Words) -> Vec<Component> {
        Vec::new()
    }
}
