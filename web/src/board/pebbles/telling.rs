//! What the pieces tell of themselves.

use super::Scene;
use super::speech::label;
use crate::board::{Point, Telling};
use lascaux_games::pebbles::{Action, View};

/// The die in words.
pub(super) fn die(view: &View, scene: &Scene) -> String {
    match view.die {
        Some(die) => scene.words.with("pb-board-die", &[("die", die.into())]),
        None => scene.words.say("pb-board-no-die"),
    }
}

/// The hand in words: only its holder knows how many it holds (PB-6.1).
pub(super) fn hand(view: &View, scene: &Scene) -> String {
    match (view.closed, view.held) {
        (_, Some(held)) => scene.words.with("pb-board-held", &[("n", held.into())]),
        (true, None) => scene.words.with("pb-board-closed", &[("name", scene.name(view.holder).into())]),
        (false, None) => scene.words.say("pb-board-open"),
    }
}

/// What a piece tells.
pub(super) fn tell(view: &View, scene: &Scene, piece: &str) -> Option<Telling> {
    let (words, figures) = (scene.words, &scene.data.figures);
    let name = piece.strip_prefix("pb-")?;
    let action = match name {
        "die" => {
            let about = words.with("pb-box-die-about", &[("n", figures.die_faces.into())]);
            return Some(Telling::of(die(view, scene), "").with(Point::Does, format!("{about} (PB-2.2)")));
        }
        "hand" => {
            let about = words.with("pb-box-pebble-about", &[("n", figures.pebbles_start.into())]);
            return Some(Telling::of(hand(view, scene), "").with(Point::Does, format!("{about} (PB-1.2)")));
        }
        "odd" => Action::Odd,
        "even" => Action::Even,
        "pass" => Action::Pass,
        _ => Action::Hold(name.strip_prefix("hold-")?.parse().ok().filter(|held| *held <= figures.die_faces)?),
    };
    Some(Telling::of(label(action, words), "").with(Point::Does, super::speech::question(view, scene)))
}
