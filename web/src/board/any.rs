//! Any match drawn for any viewer: what the pages need, whatever the game.

use super::{Board, Component, Scene};
use crate::words::Words;
use lascaux_eiszeit::Eiszeit;
use lascaux_neanderthal::Neanderthal;
use lascaux_stone_age::StoneAge;
use lascaux_table::{AnyMatch, Code, Game, Match, Refusal, Scores, Seat, Turn, Viewer};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;

/// Runs a piece of code for the game of a name.
macro_rules! for_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            <StoneAge as Game>::NAME => {
                type $G = StoneAge;
                Ok($body)
            }
            <Eiszeit as Game>::NAME => {
                type $G = Eiszeit;
                Ok($body)
            }
            <Neanderthal as Game>::NAME => {
                type $G = Neanderthal;
                Ok($body)
            }
            other => Err(Refusal::new(Code::UnknownGame, format!("There is no game \"{other}\" here."))),
        }
    };
}

/// A legal action with the words on its button.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The action's text.
    pub action: String,
    /// The words on its button.
    pub label: String,
    /// Whether it has to be confirmed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub costly: bool,
}

/// Everything about a match that a page shows to one viewer.
pub struct Drawn {
    /// The board.
    pub board: Markup,
    /// What lies in front of each seat.
    pub seats: Vec<Markup>,
    /// What is asked, or of whom one waits.
    pub question: String,
    /// The phase in plain words.
    pub phase: String,
    /// The rule of what is asked.
    pub rule: Option<String>,
    /// What the viewer can do now.
    pub choices: Vec<Choice>,
    /// Words that are counted in actions, with their names.
    pub counted: Vec<(&'static str, String)>,
    /// The colour and mark of each seat.
    pub pigments: Vec<usize>,
    /// The seats that are asked now: one, or none.
    pub asked: Option<Seat>,
    /// Score sheets as far as the viewer may know them.
    pub scores: Scores,
    /// Whether the game has ended.
    pub over: bool,
    /// Whether players around one device must not see each other's things now.
    pub secret: bool,
}

/// Steps that count as recent: what they told can still be seen on the board.
pub const RECENT: usize = 12;

/// Draws a match for a viewer.
pub fn draw(
    current: &dyn AnyMatch,
    viewer: Viewer,
    names: &[String],
    words: &Words,
    moved: &[String],
) -> Result<Drawn, Refusal> {
    let told = recent(current, viewer)?;
    for_game!(current.game(), G => drawn::<G>(current, viewer, names, words, (moved, &told), false)?)
}

/// The same for somebody who has what the viewer heard of the last [`RECENT`] steps at hand.
pub fn draw_told(
    current: &dyn AnyMatch,
    viewer: Viewer,
    names: &[String],
    words: &Words,
    told: &[Value],
) -> Result<Drawn, Refusal> {
    for_game!(current.game(), G => drawn::<G>(current, viewer, names, words, (&[], told), false)?)
}

fn recent(current: &dyn AnyMatch, viewer: Viewer) -> Result<Vec<Value>, Refusal> {
    let steps = current.step_count();
    current.heard(steps.saturating_sub(RECENT)..steps, viewer)
}

/// Draws a position of the past for a viewer: a picture in which nothing can be done any more.
pub fn draw_past(past: &dyn AnyMatch, viewer: Viewer, names: &[String], words: &Words) -> Result<Drawn, Refusal> {
    let told = recent(past, viewer)?;
    for_game!(past.game(), G => drawn::<G>(past, viewer, names, words, (&[], &told), true)?)
}

fn typed<G: Game>(current: &dyn AnyMatch) -> Result<&Match<G>, Refusal> {
    current
        .as_any()
        .downcast_ref()
        .ok_or_else(|| Refusal::new(Code::Request, format!("This is no match of {}.", G::TITLE)))
}

fn drawn<G: Board>(
    current: &dyn AnyMatch,
    viewer: Viewer,
    names: &[String],
    words: &Words,
    (moved, told): (&[String], &[Value]),
    past: bool,
) -> Result<Drawn, Refusal> {
    let state = typed::<G>(current)?.state();
    let asked = match state.turn() {
        Turn::Player(seat) => Some(seat),
        _ => None,
    };
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let legal: Vec<String> = if !past && asked.is_some() && asked == seat {
        let mut actions = lascaux_table::Actions::of::<G>();
        state.legal(&mut actions);
        let mut legal: Vec<String> = actions.iter().map(|&action| state.write_action(action)).collect();
        legal.sort();
        legal
    } else {
        Vec::new()
    };
    let mut turn = current.turn_json();
    if let Some(rolled) = told.iter().rev().find(|one| one["event"]["what"] == "rolled") {
        turn["rolled"] = rolled["event"].clone();
    }
    let view = state.view(viewer);
    let scene = Scene { words, names, seat, turn: &turn, legal: &legal, moved, told };
    Ok(Drawn {
        board: G::board(&view, &scene),
        seats: Seat::all(state.seats()).map(|seat| G::seat(&view, seat, &scene)).collect(),
        question: G::question(&view, &scene),
        phase: turn["phase"].as_str().unwrap_or_default().to_string(),
        rule: turn["rule"].as_str().map(str::to_string),
        choices: legal
            .iter()
            .map(|action| Choice {
                action: action.clone(),
                label: G::label(&view, action, words),
                costly: G::costly(action),
            })
            .collect(),
        counted: G::counted(words),
        pigments: Seat::all(state.seats()).map(|seat| G::pigment(&view, seat)).collect(),
        asked,
        scores: state.scores(Some(viewer)),
        over: state.turn() == Turn::Over,
        secret: G::hides(&view),
    })
}

/// The sentences of the log, from what a viewer may hear (as [`AnyMatch::heard`] tells it).
pub fn log(game: &str, heard: &[Value], names: &[String], words: &Words) -> Result<Vec<String>, Refusal> {
    for_game!(game, G => heard
        .iter()
        .filter(|one| one["kind"] == "event")
        .filter_map(|one| G::tell(one, names, words))
        .collect())
}

/// The words for an action in the position of a match, as the one who decides reads them.
pub fn label(current: &dyn AnyMatch, viewer: Viewer, action: &str, words: &Words) -> Result<String, Refusal> {
    for_game!(current.game(), G => G::label(&typed::<G>(current)?.state().view(viewer), action, words))
}

/// The same with the number of the step that each sentence belongs to, where what was heard begins after step `from`.
pub fn log_by_step(
    game: &str,
    (from, heard): (usize, &[Value]),
    names: &[String],
    words: &Words,
) -> Result<Vec<(usize, String)>, Refusal> {
    let mut step = from;
    let mut lines = Vec::new();
    for one in heard {
        // An action or a draw begins every step; what came of it follows.
        step += usize::from(one["kind"] != "event");
        lines.extend(log(game, std::slice::from_ref(one), names, words)?.into_iter().map(|line| (step, line)));
    }
    Ok(lines)
}

/// The emblem of a game.
pub fn emblem(game: &str) -> Result<Markup, Refusal> {
    for_game!(game, G => G::emblem())
}

/// The rulebook of a game, in Markdown.
pub fn rulebook(game: &str) -> Result<&'static str, Refusal> {
    for_game!(game, G => G::RULEBOOK)
}

/// Every card and tile of a game's box.
pub fn components(game: &str, words: &Words) -> Result<Vec<Component>, Refusal> {
    for_game!(game, G => <G as Board>::components(G::data(None)?, words))
}
