//! What everybody has to know of everybody: points, food against mouths, goods, tools, cards. And where the round stands.

use super::Scene;
use super::glyphs;
use super::names::counted;
use super::own::spare;
use super::seat::bottoms;
use crate::board::{Cell, Column, Progress, Row, Stretch, Strip, Tone};
use lascaux_games::stone_age::{Bottom, Phase, PlayerText, Resource, View};
use lascaux_table::Seat;
use maud::{Markup, html};

fn sign(glyph: Markup) -> Markup {
    html! { svg class="sa-glyph" viewBox="-13 -13 26 26" aria-hidden="true" { (glyph) } }
}

/// One row a tribe.
pub(super) fn strip(view: &View, scene: &Scene) -> Strip {
    let words = scene.words;
    let columns = vec![
        Column::new(sign(glyphs::sun()), words.say("points")).narrow(),
        Column::new(sign(glyphs::food()), words.say("sa-food-after")).narrow(),
        Column::new(sign(glyphs::any_resource()), words.say("sa-own-goods")),
        Column::new(sign(glyphs::tool()), words.say("sa-tools")),
        Column::new(sign(glyphs::cards()), words.say("sa-cards")),
    ];
    let row = |seat: Seat| {
        let player = &view.players[seat.index()];
        Row { note: note(view, seat, player, scene), say: String::new(), cells: cells(player, scene) }
    };
    Strip { columns, rows: Seat::all(view.seats).map(row).collect() }
}

/// Who starts, and how many are still at home or at work.
fn note(view: &View, seat: Seat, player: &PlayerText, scene: &Scene) -> String {
    let words = scene.words;
    let away: i64 = player.placed.values().sum();
    let doing = match view.phase {
        Phase::Placing => counted(words, "sa-note-home", player.people - away),
        Phase::Using if away > 0 => counted(words, "sa-note-away", away),
        Phase::Using => words.say("sa-note-done"),
        _ => String::new(),
    };
    match (view.start == seat && !view.scores.over, doing.is_empty()) {
        (false, _) => doing,
        (true, true) => words.say("sa-start"),
        (true, false) => format!("{}, {doing}", words.say("sa-start")),
    }
}

fn cells(player: &PlayerText, scene: &Scene) -> Vec<Cell> {
    let words = scene.words;
    let left = spare(player);
    let goods = [player.wood, player.brick, player.stone, player.gold];
    let unused = player.tools.iter().filter(|tile| !tile.used).map(|tile| tile.value);
    let ready: i64 = unused.chain(player.one_use_tools.iter().copied()).sum();
    let tools: i64 = player.tools.iter().map(|tile| tile.value).sum();
    let green = bottoms(player, scene.data).iter().filter(|bottom| matches!(bottom, Bottom::Green { .. })).count();
    let cards = player.cards.len() + usize::from(player.extra_card.is_some());
    let food = [("food", (player.food + player.fields).into()), ("people", player.people.into())];
    vec![
        Cell::new(if player.score < 0 { format!("−{}", -player.score) } else { player.score.to_string() })
            .toned(Tone::Points),
        Cell::new(if left < 0 { format!("−{}", -left) } else { format!("+{left}") })
            .toned(if left < 0 { Tone::Bad } else { Tone::Good })
            .said(&words.with("sa-food-for", &food)),
        Cell::new(goods.iter().sum::<i64>()).below(chips(goods)),
        Cell::new(tools).said(&counted(words, "sa-tools-left", ready)),
        Cell::new(cards).said(&counted(words, "sa-count-green", green as i64)),
    ]
}

/// How many of each.
fn chips(goods: [i64; 4]) -> Markup {
    html! {
        span class="sa-chips" {
            @for (resource, have) in Resource::ALL.into_iter().zip(goods) {
                i class=(format!("sa-of-{}", resource.word())) { (have) }
            }
        }
    }
}

/// The phases of a round: their names, and what happens in them.
const PHASES: [(&str, &str); 3] = [
    ("sa-phase-place", "sa-phase-place-about"),
    ("sa-phase-use", "sa-phase-use-about"),
    ("sa-phase-feed", "sa-phase-feed-about"),
];

/// The round and its phases.
pub(super) fn progress(view: &View, scene: &Scene) -> Progress {
    let words = scene.words;
    let now = match view.phase {
        Phase::NewRound | Phase::Over => None,
        Phase::Placing => Some(0),
        Phase::Using => Some(1),
        Phase::Feeding => Some(2),
    };
    Progress {
        round: counted(words, "sa-round", view.round.into()),
        phases: PHASES.map(|keys| Stretch::new(words, keys)).into(),
        now,
    }
}
