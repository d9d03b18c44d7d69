//! Any match drawn for any viewer: what the pages need, whatever the game.

use super::theatre::of_step;
use super::{Advice, Board, Component, Layout, OneLine, Plan, Planning, Possible, Progress, Scene, Strip, Telling};
use crate::words::Words;
use lascaux_games::for_game;
use lascaux_table::{Actions, AnyMatch, Code, Game, Match, Refusal, Scores, Seat, Turn, Viewer};
use maud::{Markup, html};
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
    /// How the question is answered by a plan, and what is planned so far.
    pub plan: Option<(Plan, Vec<String>)>,
    /// What lies in front of each seat; nothing in the pictures of a table that is played.
    pub seats: Vec<Markup>,
    /// What is asked, or of whom one waits.
    pub question: String,
    /// What one plays for.
    pub goal: String,
    /// The rule of what is asked.
    pub rule: Option<&'static str>,
    /// What the viewer can do now.
    pub choices: Vec<Choice>,
    /// What a newcomer should hear before deciding.
    pub advice: Vec<Advice>,
    /// Words that are counted in actions, with their names.
    pub counted: Vec<(&'static str, String)>,
    /// The colour and mark of each seat.
    pub pigments: Vec<usize>,
    /// The seats that are asked now: one, or none.
    pub asked: Option<Seat>,
    /// Score sheets as far as the viewer may know them: at the end, and where everything is drawn.
    pub scores: Option<Scores>,
    /// How a game ended that all win or lose together.
    pub verdict: Option<String>,
    /// Whether the game has ended.
    pub over: bool,
    /// Whether players around one device must not see each other's things now.
    pub secret: bool,
    /// What is shown of the newest steps before this picture comes: see [`theatre`]. Nothing until somebody puts it here.
    pub theatre: Markup,
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
    for_game!(current.game(), G => drawn::<G>(current, viewer, names, (words, layout), Scope::All, &Ahead::default())?)
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
    for_game!(current.game(), G => drawn::<G>(current, viewer, names, (words, layout), Scope::Table, &Ahead::default())?)
}

/// What is drawn beyond the match: a plan of the asked seat.
#[derive(Clone, Default)]
pub struct Ahead {
    /// The actions after which the match stands already.
    pub actions: Vec<String>,
    /// The one that would end what is asked: drawn without what would follow.
    pub last: Option<String>,
    /// What the planner looks at.
    pub look: Option<String>,
}

/// Draws a match as a plan would leave it, for whoever plans. The match stands after all steps of the plan but the last.
pub fn draw_plan(
    after: &dyn AnyMatch,
    ahead: &Ahead,
    viewer: Viewer,
    names: &[String],
    (words, layout): (&Words, Layout),
) -> Result<Drawn, Refusal> {
    for_game!(after.game(), G => drawn::<G>(after, viewer, names, (words, layout), Scope::Table, ahead)?)
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
        let scene = Scene::still(words, names, viewer.seat(), game.setup().data);
        <G as Board>::seat(&game.state().view(viewer), seat, &scene)
    })
}

/// What a piece tells of itself to a viewer; nothing if there is no such piece.
pub fn tell(
    current: &dyn AnyMatch,
    viewer: Viewer,
    piece: &str,
    names: &[String],
    words: &Words,
) -> Result<Option<Telling>, Refusal> {
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let (state, events) = (game.state(), &recent(game, viewer, game.steps().len()));
        let scene = Scene { events, ..Scene::still(words, names, viewer.seat(), game.setup().data) };
        <G as Board>::telling(&state.view(viewer), &scene, piece)
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
    for_game!(past.game(), G => drawn::<G>(past, viewer, names, (words, layout), Scope::Past, &Ahead::default())?)
}

/// Draws a match for a learner: as at a table, and nothing can be done while something is being told.
pub fn draw_lesson(
    current: &dyn AnyMatch,
    viewer: Viewer,
    names: &[String],
    (words, layout): (&Words, Layout),
    is_asked: bool,
) -> Result<Drawn, Refusal> {
    let scope = if is_asked { Scope::Taught } else { Scope::Told };
    for_game!(current.game(), G => drawn::<G>(current, viewer, names, (words, layout), scope, &Ahead::default())?)
}

/// Where on the page a pointer of a lesson is: ids after `#` and classes after `.`, the best first; nothing for the board
/// as a whole.
pub fn pointed(
    current: &dyn AnyMatch,
    viewer: Viewer,
    what: &str,
    words: &Words,
    layout: Layout,
) -> Result<Vec<String>, Refusal> {
    let common = match what.split_once(':') {
        None if what == "board" => return Ok(Vec::new()),
        Some(("player", seat)) => return Ok(vec![format!("#strip-{seat}")]),
        None | Some(("prompt", _)) => Some(".prompt".to_string()),
        _ => None,
    };
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let events = &recent(game, viewer, game.steps().len());
        let scene = Scene { layout, events, ..Scene::still(words, &[], viewer.seat(), game.setup().data) };
        let view = game.state().view(viewer);
        // What is asked in the corner may be about a piece.
        let decided = what.starts_with("prompt:").then(|| <G as Board>::decided(&view, &scene)).flatten();
        let found = decided.map(|id| format!("#{id}")).into_iter().chain(<G as Board>::pointed(&view, &scene, what));
        found.chain(common).collect()
    })
}

/// Draws a position of the past in which a decision is judged: its pieces know which actions they stand for, whoever looks,
/// so that what was done and what would have been better can be shown on them.
pub fn draw_judged(
    past: &dyn AnyMatch,
    viewer: Viewer,
    names: &[String],
    words: &Words,
    layout: Layout,
) -> Result<Drawn, Refusal> {
    for_game!(past.game(), G => drawn::<G>(past, viewer, names, (words, layout), Scope::Judged, &Ahead::default())?)
}

/// How much of a match is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// Everything.
    All,
    /// What is pushed after every move.
    Table,
    /// The same, and every step is sent by itself.
    Taught,
    /// The same, and nothing can be done.
    Told,
    /// Everything, and nothing can be done.
    Past,
    /// The same, with the actions of whoever was asked on the pieces.
    Judged,
}

impl Scope {
    /// Whether also that is drawn which a table shows when somebody looks at it.
    fn is_whole(self) -> bool {
        matches!(self, Scope::All | Scope::Past | Scope::Judged)
    }
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

/// What a viewer heard of the few steps before one.
pub(super) fn recent<G: Game>(current: &Match<G>, viewer: Viewer, steps: usize) -> Vec<G::Event> {
    let happened = current.happened(steps.saturating_sub(RECENT)..steps);
    happened.flat_map(|one| one.events).map(|event| G::heard(event.clone(), viewer)).collect()
}

fn drawn<G: Board>(
    current: &dyn AnyMatch,
    viewer: Viewer,
    names: &[String],
    (words, layout): (&Words, Layout),
    scope: Scope,
    ahead: &Ahead,
) -> Result<Drawn, Refusal> {
    let game = typed::<G>(current)?;
    let (state, data) = (game.state(), game.setup().data);
    let last = ahead.last.as_ref().and_then(|last| state.read_action(last).ok());
    let foreseen = last.and_then(|last| G::foresee(state, last));
    let state = foreseen.as_ref().unwrap_or(state);
    let planned: Vec<String> = ahead.actions.iter().chain(&ahead.last).cloned().collect();
    let is_off = scope == Scope::Taught;
    let plan = Planning { actions: &planned, is_full: ahead.last.is_some(), is_off, look: ahead.look.as_deref() };
    let asked = match state.turn() {
        Turn::Player(seat) => Some(seat),
        _ => None,
    };
    let seat = viewer.seat();
    let is_asked = matches!(scope, Scope::All | Scope::Table | Scope::Taught) && asked.is_some() && asked == seat;
    let may_act = (is_asked || scope == Scope::Judged) && !plan.is_full;
    let legal = if may_act { possible(state) } else { Vec::new() };
    let view = state.view(viewer);
    let events = &recent(game, viewer, game.steps().len());
    let scene = Scene { words, layout, names, seat, data, legal: &legal, events, plan };
    Ok(Drawn {
        board: G::board(&view, &scene),
        layout,
        own: seat.map(|seat| G::own(&view, seat, &scene)),
        strip: G::strip(&view, &scene),
        progress: G::progress(&view, &scene),
        decided: G::decided(&view, &scene),
        plan: (is_asked && !is_off).then(|| G::plan(&view, &scene)).flatten().map(|how| (how, planned.clone())),
        seats: match scope.is_whole() {
            true => Seat::all(state.seats()).map(|seat| G::seat(&view, seat, &scene)).collect(),
            false => Vec::new(),
        },
        question: G::question(&view, &scene),
        goal: G::goal(data, words),
        rule: (state.turn() != Turn::Over).then(|| state.ask().rule),
        choices: legal
            .iter()
            .filter(|_| is_asked)
            .map(|possible| Choice {
                action: possible.text.clone(),
                label: G::label_for(&view, &scene, possible),
                costly: G::costly(possible.action),
            })
            .collect(),
        advice: if is_asked { G::advice(&view, &scene) } else { Vec::new() },
        counted: G::counted(words),
        pigments: Seat::all(state.seats()).map(|seat| G::pigment(&view, seat)).collect(),
        asked,
        scores: (scope.is_whole() || state.turn() == Turn::Over).then(|| state.scores(Some(viewer))),
        verdict: (state.turn() == Turn::Over).then(|| G::verdict(&view, words)).flatten(),
        over: state.turn() == Turn::Over,
        secret: G::hides(&view),
        theatre: html! {},
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

/// What is shown of some steps, as a viewer may see it, before the picture after them comes: the beats of every step that
/// has any, each with the number of steps up to and with its own.
pub fn theatre(
    current: &dyn AnyMatch,
    steps: Range<usize>,
    viewer: Viewer,
    names: &[String],
    words: &Words,
) -> Result<Vec<(usize, Markup)>, Refusal> {
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let (data, seat) = (game.setup().data, viewer.seat());
        let end = steps.end.min(game.steps().len());
        let mut states: Vec<G> = game.walk(steps.clone()).map(|(_, before, _)| before).collect();
        states.extend(game.state_at(end));
        let mut shown = Vec::new();
        let views: Vec<_> = states.iter().map(|state| state.view(viewer)).collect();
        for (one, views) in game.happened(steps).zip(views.windows(2)) {
            let heard: Vec<_> = one.events.iter().map(|event| G::heard(event.clone(), viewer)).collect();
            let earlier = recent(game, viewer, one.number);
            let scene = Scene { events: &earlier, ..Scene::still(words, names, seat, data) };
            let beats = <G as Board>::theatre(&views[0], &heard, &views[1], &scene);
            if !beats.is_empty() {
                shown.push((one.number + 1, of_step(one.number + 1, &beats)));
            }
        }
        shown
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

/// An action in the position of a match as it is told to others, with the names of players and cards.
pub fn deed(
    current: &dyn AnyMatch,
    viewer: Viewer,
    action: &str,
    names: &[String],
    words: &Words,
) -> Result<String, Refusal> {
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let possible = Possible { action: game.state().read_action(action)?, text: action.to_string() };
        let scene = Scene::still(words, names, viewer.seat(), game.setup().data);
        G::deed(&game.state().view(viewer), &scene, &possible)
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

/// A match in small as a file of its own (SVG): what everybody can see of it.
pub fn thumbnail(current: &dyn AnyMatch) -> Result<String, Refusal> {
    for_game!(current.game(), G => {
        let view = typed::<G>(current)?.state().view(Viewer::Spectator);
        crate::cave::thumbnail(<G as Board>::STYLE, <G as Board>::thumb(&view))
    })
}

/// How a game ended that all win or lose together; nothing for others.
pub fn verdict(current: &dyn AnyMatch, words: &Words) -> Result<Option<String>, Refusal> {
    for_game!(current.game(), G => G::verdict(&typed::<G>(current)?.state().view(Viewer::Spectator), words))
}

/// The emblem of a game.
pub fn emblem(game: &str) -> Result<Markup, Refusal> {
    for_game!(game, G => G::emblem())
}

/// The rulebook of a game.
pub fn rulebook(game: &str) -> Result<&'static lascaux_table::Rulebook, Refusal> {
    for_game!(game, G => G::rulebook())
}

/// What a player must know to begin, with the figures of the box.
pub fn one_page(game: &dyn lascaux_table::AnyGame, words: &Words) -> Result<Vec<OneLine>, Refusal> {
    for_game!(game.name(), G => <G as Board>::one_page(boxed::<G>(game)?, words))
}

/// The components that stand beside the rules they belong to.
pub fn beside(game: &dyn lascaux_table::AnyGame) -> Result<Vec<(&'static str, String)>, Refusal> {
    for_game!(game.name(), G => <G as Board>::beside(boxed::<G>(game)?))
}

/// The style sheet of a game's board.
pub(crate) fn style(game: &str) -> Result<&'static str, Refusal> {
    for_game!(game, G => <G as Board>::STYLE)
}

fn boxed<G: Game>(game: &dyn lascaux_table::AnyGame) -> Result<&'static G::Data, Refusal> {
    let data = game.data().downcast_ref::<&'static G::Data>();
    data.copied().ok_or_else(|| Refusal::new(Code::Request, format!("This is no box of {}.", G::TITLE)))
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
    for_game!(game.name(), G => <G as Board>::components(boxed::<G>(game)?, words))
}
