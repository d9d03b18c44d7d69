//! What everybody has to know of everybody: points, food against mouths, goods, tools, cards. And where the round stands.

use super::Scene;
use super::glyphs;
use super::names::counted;
use crate::board::{Cell, Column, Progress, Row, Strip, Tone};
use lascaux_games::stone_age::{Good, Phase, View};
use maud::{Markup, html};

fn sign(glyph: Markup) -> Markup {
    html! { svg class="sa-glyph" viewBox="-13 -13 26 26" aria-hidden="true" { (glyph) } }
}

/// One row a tribe.
pub(super) fn strip(view: &View, scene: &Scene) -> Strip {
    let words = scene.words;
    let columns = vec![
        Column::new(html! { (words.say("points")) }, words.say("points")).narrow(),
        Column::new(sign(glyphs::good(Good::Food)), words.say("sa-food-after")).narrow(),
    ];
    let row = |player: &lascaux_games::stone_age::PlayerText| {
        let left = player.food + player.fields - player.people;
        let tone = if left < 0 { Tone::Bad } else { Tone::Good };
        Row {
            cells: vec![Cell::new(player.score).toned(Tone::Points), Cell::new(format!("{left:+}")).toned(tone)],
            ..Row::default()
        }
    };
    Strip { columns, rows: view.players.iter().map(row).collect() }
}

/// The round and its phases.
pub(super) fn progress(view: &View, scene: &Scene) -> Progress {
    let words = scene.words;
    let now = match view.phase {
        Phase::Placing => 0,
        Phase::Using => 1,
        _ => 2,
    };
    Progress {
        round: counted(words, "sa-round", view.round.into()),
        phases: ["sa-phase-place", "sa-phase-use", "sa-phase-feed"].map(|key| words.say(key)).to_vec(),
        now: Some(now),
    }
}
