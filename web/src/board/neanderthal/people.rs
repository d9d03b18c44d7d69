//! People as they stand on cards and in camps: a figure in the colour and with the mark of its species, and a number.

use super::Scene;
use super::art::{self, at};
use lascaux_games::neanderthal::Who;
use maud::{Markup, html};

/// Some hunters of one colour, or an alpha man.
pub(super) struct Token {
    pub id: String,
    pub say: String,
    pub name: String,
    pub colour: Who,
    pub count: u8,
    pub alpha: bool,
    /// Whether a predator follows them.
    pub followed: bool,
}

impl Token {
    pub(super) fn followed(mut self) -> Token {
        self.followed = true;
        self
    }
}

/// How much room a token takes where there is enough.
const WIDTH: f32 = 60.0;

/// People side by side, within a width.
pub(super) fn tokens(scene: &Scene, people: &[Token], x: f32, y: f32, width: f32) -> Markup {
    let step = (width / people.len().max(1) as f32).min(WIDTH);
    html! {
        @for (place, token) in people.iter().enumerate() {
            (one(scene, token, x + step * place as f32, y, step))
        }
    }
}

fn one(scene: &Scene, token: &Token, x: f32, y: f32, step: f32) -> Markup {
    let figure = if token.alpha { art::alpha(token.colour) } else { art::hunter(token.colour) };
    // Where it is narrow the number stands on the figure's feet.
    let (left, down) = if step < 44.0 { (x + step / 2.0, y + 24.0) } else { (x + 30.0, y + 14.0) };
    scene.piece(
        &token.id,
        &token.say,
        &token.name,
        html! {
            rect class="ne-reach" x=(x) y=(y - 26.0) width=(step) height="54" rx="8" {}
            (at(x + 13.0_f32.min(step / 2.0), y, 1.35, &figure))
            @if token.count > 1 {
                text class="ne-figure ne-count" x=(left) y=(down) { (token.count) }
            }
            @if token.followed { (at(x + 30.0_f32.min(step - 6.0), y - 18.0, 0.8, &art::fangs())) }
        },
    )
}
