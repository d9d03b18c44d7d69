//! Any match drawn for any viewer: what the pages need, whatever the game.

use super::{Board, Component, Layout, Possible, Progress, Scene, Strip};
use crate::words::Words;
use lascaux_games::for_game;
use lascaux_table::{Actions, AnyMatch, Code, Game, Match, Refusal, Scores, Seat, Turn, Viewer};
use maud::Markup;
use serde::Serialize;
use std::ops::Range;

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
    /// For which kind of screen it is drawn.
    pub layout: Layout,
    /// The viewer's own things.
    pub own: Option<Markup>,
    /// What everybody has to know of everybody.
    pub strip: Strip,
    /// Where the game stands.
    pub progress: Progress,
    /// The piece that is being decided about.
    pub decided: Option<String>,
    /// What lies in front of each seat; nothing in the pictures of a table that is played.
    pub seats: Vec<Markup>,
    /// What is asked, or of whom one waits.
    pub question: String,
    /// The rule of what is asked.
    pub rule: Option<&'static str>,
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
    layout: Layout,
) -> Result<Drawn, Refusal> {
    for_game!(current.game(), G => drawn::<G>(current, viewer, names, (words, layout), Scope::All)?)
}

/// Draws a match for a viewer as a table shows it after every move: what lies before the seats is drawn when somebody
/// looks at it, by [`seat`].
pub fn draw_table(
    current: &dyn AnyMatch,
    viewer: Viewer,
    names: &[String],
    words: &Words,
    layout: Layout,
) -> Result<Drawn, Refusal> {
    for_game!(current.game(), G => drawn::<G>(current, viewer, names, (words, layout), Scope::Table)?)
}

/// Everything that lies before a seat, as a viewer may see it.
pub fn seat(
    current: &dyn AnyMatch,
    viewer: Viewer,
    seat: Seat,
    names: &[String],
    words: &Words,
) -> Result<Markup, Refusal> {
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let scene = Scene { words, layout: Layout::Wide, names, seat: own, data: game.setup().data, legal: &[], events: &[] };
        <G as Board>::seat(&game.state().view(viewer), seat, &scene)
    })
}

/// Draws a position of the past for a viewer: a picture in which nothing can be done any more.
pub fn draw_past(
    past: &dyn AnyMatch,
    viewer: Viewer,
    names: &[String],
    words: &Words,
    layout: Layout,
) -> Result<Drawn, Refusal> {
    for_game!(past.game(), G => drawn::<G>(past, viewer, names, (words, layout), Scope::Past)?)
}

/// How much of a match is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// Everything.
    All,
    /// What is pushed after every move.
    Table,
    /// Everything, and nothing can be done.
    Past,
}

fn typed<G: Game>(current: &dyn AnyMatch) -> Result<&Match<G>, Refusal> {
    current
        .as_any()
        .downcast_ref()
        .ok_or_else(|| Refusal::new(Code::Request, format!("This is no match of {}.", G::TITLE)))
}

/// The legal actions of whoever is asked, sorted by their texts.
pub fn possible<G: Game>(state: &G) -> Vec<Possible<G::Action>> {
    let mut actions = Actions::of::<G>();
    state.legal(&mut actions);
    let mut possible: Vec<Possible<G::Action>> =
        actions.iter().map(|&action| Possible { action, text: state.write_action(action) }).collect();
    possible.sort_unstable_by(|one, other| one.text.cmp(&other.text));
    possible
}

/// What a viewer heard of the last few steps.
fn recent<G: Game>(current: &Match<G>, viewer: Viewer) -> Vec<G::Event> {
    let steps = current.steps().len();
    let happened = current.happened(steps.saturating_sub(RECENT)..steps);
    happened.flat_map(|one| one.events).map(|event| G::heard(event.clone(), viewer)).collect()
}

fn drawn<G: Board>(
    current: &dyn AnyMatch,
    viewer: Viewer,
    names: &[String],
    (words, layout): (&Words, Layout),
    scope: Scope,
) -> Result<Drawn, Refusal> {
    let game = typed::<G>(current)?;
    let (state, data) = (game.state(), game.setup().data);
    let asked = match state.turn() {
        Turn::Player(seat) => Some(seat),
        _ => None,
    };
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let is_asked = scope != Scope::Past && asked.is_some() && asked == seat;
    let legal = if is_asked { possible(state) } else { Vec::new() };
    let view = state.view(viewer);
    let scene = Scene { words, layout, names, seat, data, legal: &legal, events: &recent(game, viewer) };
    Ok(Drawn {
        board: G::board(&view, &scene),
        layout,
        own: seat.map(|seat| G::own(&view, seat, &scene)),
        strip: G::strip(&view, &scene),
        progress: G::progress(&view, &scene),
        decided: G::decided(&view, &scene),
        seats: match scope {
            Scope::Table => Vec::new(),
            _ => Seat::all(state.seats()).map(|seat| G::seat(&view, seat, &scene)).collect(),
        },
        question: G::question(&view, &scene),
        rule: (state.turn() != Turn::Over).then(|| state.ask().rule),
        choices: legal
            .iter()
            .map(|possible| Choice {
                action: possible.text.clone(),
                label: G::label_for(&view, &scene, possible),
                costly: G::costly(possible.action),
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

/// The sentences of the log of some steps as a viewer may hear them, each with the number of steps up to and with its own.
pub fn log(
    current: &dyn AnyMatch,
    steps: Range<usize>,
    viewer: Viewer,
    names: &[String],
    words: &Words,
) -> Result<Vec<(usize, String)>, Refusal> {
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let mut lines = Vec::new();
        for one in game.happened(steps) {
            let heard = one.events.iter().map(|event| G::heard(event.clone(), viewer));
            let told = heard.filter_map(|event| G::log_line(&event, game.setup().data, names, words));
            lines.extend(told.map(|line| (one.number + 1, line)));
        }
        lines
    })
}

/// The words for an action in the position of a match, as the one who decides reads them.
pub fn label(current: &dyn AnyMatch, viewer: Viewer, action: &str, words: &Words) -> Result<String, Refusal> {
    for_game!(current.game(), G => {
        let state = typed::<G>(current)?.state();
        let possible = Possible { action: state.read_action(action)?, text: action.to_string() };
        G::label(&state.view(viewer), state.components(), &possible, words)
    })
}

/// The colour and mark of each seat's pieces, as everybody sees them.
pub fn pigments(current: &dyn AnyMatch) -> Result<Vec<usize>, Refusal> {
    for_game!(current.game(), G => {
        let state = typed::<G>(current)?.state();
        let view = state.view(Viewer::Spectator);
        Seat::all(state.seats()).map(|seat| <G as Board>::pigment(&view, seat)).collect()
    })
}

/// The emblem of a game.
pub fn emblem(game: &str) -> Result<Markup, Refusal> {
    for_game!(game, G => G::emblem())
}

/// The rulebook of a game, in Markdown.
pub fn rulebook(game: &str) -> Result<&'static str, Refusal> {
    for_game!(game, G => G::RULEBOOK)
}

/// What the numbers of a game's rules begin with, such as `SA`.
pub fn book(game: &str) -> Result<&'static str, Refusal> {
    for_game!(game, G => G::PREFIX)
}

/// How many play a game where nobody says otherwise.
pub fn usual_seats(game: &str) -> Result<u8, Refusal> {
    for_game!(game, G => G::USUAL_SEATS)
}

/// The words for a value of an option of a game.
pub fn option_value(game: &str, words: &Words, option: &str, value: &str) -> Result<String, Refusal> {
    for_game!(game, G => G::option_value(words, option, value))
}

/// The style sheets of all boards, each with its name.
pub fn styles() -> Vec<(&'static str, &'static str)> {
    macro_rules! styles {
        ($($module:ident $game:ident,)*) => {
            vec![$((
                concat!(stringify!($module), ".css"),
                <lascaux_games::$module::$game as Board>::STYLE,
            )),*]
        };
    }
    lascaux_games::each_game!(styles)
}

/// Every card and tile of the box that is played in a match.
pub fn components(game: &dyn lascaux_table::AnyGame, words: &Words) -> Result<Vec<Component>, Refusal> {
    for_game!(game.name(), G => {
        let data = game.data().downcast_ref::<&'static <G as Game>::Data>();
        let data = data.ok_or_else(|| Refusal::new(Code::Request, format!("This is no box of {}.", G::TITLE)))?;
        <G as Board>::components(data, words)
    })
}
