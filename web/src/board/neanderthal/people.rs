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
    /// The species that leads them.
    pub leader: Who,
    pub count: u8,
    pub alpha: bool,
    /// Whether a predator follows them.
    pub followed: bool,
    /// How the notation names one of them, where they can be dragged to where they go.
    pub drag: Option<String>,
}

impl Token {
    pub(super) fn followed(mut self) -> Token {
        self.followed = true;
        self
    }

    pub(super) fn is_led_by(&self, who: Who) -> bool {
        self.leader == who
    }

    pub(super) fn figure(&self) -> Markup {
        if self.alpha { art::alpha(self.colour) } else { art::hunter(self.colour) }
    }
}

/// Where tokens stand: the left end of their ground, its middle line, how wide and how high it is.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

/// People side by side, within their ground.
pub(super) fn tokens(scene: &Scene, people: &[Token], ground: Ground) -> Markup {
    let wide = ground.height * 1.12;
    let step = (ground.width / people.len().max(1) as f32).min(wide);
    html! {
        @for (place, token) in people.iter().enumerate() {
            @let drawn = one(scene, token, ground.x + step * place as f32, step, ground);
            @match &token.drag {
                Some(word) => { g data-drag=(word) { (drawn) } }
                None => { (drawn) }
            }
        }
    }
}

fn one(scene: &Scene, token: &Token, x: f32, step: f32, ground: Ground) -> Markup {
    let Ground { y, height, .. } = ground;
    let scale = height / 44.0;
    let numbered = token.count > 1;
    // Where it is narrow the number stands on the figure's feet.
    let narrow = step < 24.0 * scale + 15.0;
    let left = if narrow { x + step / 2.0 } else { x + 13.0 * scale + 1.0 };
    let (number_x, number_y) =
        if narrow { (x + step / 2.0, y + height / 2.0 - 2.0) } else { (left + 15.0 * scale, y + 10.0 * scale) };
    scene.piece(
        &token.id,
        &token.say,
        &token.name,
        html! {
            (art::rim(x + 0.5, y - height / 2.0, step - 1.0, height, 8.0))
            (at(left, y + 1.5 * scale, scale, &token.figure()))
            @if numbered {
                text class="ne-figure ne-count" x=(number_x) y=(number_y) font-size=(15.0_f32.max(17.0 * scale))
                    text-anchor=[narrow.then_some("middle")] { (token.count) }
            }
            @if token.followed { g class="ne-warning" { (at(x + step - 8.0, y - height / 2.0 + 9.0, 0.62, &art::fangs())) } }
        },
    )
}
