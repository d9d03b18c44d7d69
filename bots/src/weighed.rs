//! Advice with its reasons: what a bot would do, what else it thought of, and why.

use crate::analyse::cut_of_strong;
use crate::budget::{Budget, Stop};
use crate::insight::{Insight, Outlook, result};
use crate::net::Judge;
use crate::search::{Search, Settings};
use crate::thought::{Considered, Thought};
use lascaux_games::for_game;
use lascaux_table::{AnyMatch, Code, Game, Match, Refusal, Said, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// An action with what its seat may expect of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The action, in the game's notation.
    pub action: String,
    /// The chance to win.
    pub chance: f64,
    /// The total in points.
    pub points: f64,
    /// Win first, then margin, from 0 to 1.
    pub value: f64,
}

/// An action that was tried less than one time for so many of the best is not told: its value is guesswork.
const SOUND: u32 = 40;

/// The actions of a thought that were tried often enough to be spoken of, the best first, at most so many. None is told to
/// be better than the best: where it seems so, it was tried too seldom.
pub(crate) fn weighed<G: Insight>(state: &G, seat: Seat, thought: &Thought<G::Action>, most: usize) -> Vec<Weighed> {
    let Some(best) = thought.considered.first().copied() else { return Vec::new() };
    let sound = |one: &&Considered<G::Action>| one.visits > 0 && one.visits >= best.visits / SOUND;
    let told = |one: &Considered<G::Action>| {
        let (mine, top) = (&one.outlook, &best.outlook);
        let at = seat.index();
        Weighed {
            action: state.write_action(one.action),
            chance: f64::from(mine.win[at].min(top.win[at])),
            points: f64::from(mine.total[at]),
            value: f64::from(one.value.min(best.value)),
        }
    };
    let mut all: Vec<Weighed> = thought.considered.iter().filter(sound).map(told).collect();
    if let Some(others) = all.get_mut(1..) {
        others.sort_by(|one, other| other.value.total_cmp(&one.value));
    }
    all.truncate(most);
    all
}

/// Thinks about a position for whoever is asked, as an analysis does.
pub(crate) fn think<G: Insight>(state: &G, seat: Seat, budget: Budget, seed: u64, stop: &Stop) -> Thought<G::Action> {
    let settings = G::settings(Settings::new(Judge::best::<G>(), cut_of_strong::<G>()));
    let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    Search::<G>::new(seat, Settings { hurry: false, ..settings }, rng).think(state, budget, stop)
}

/// What everybody may expect after an action.
fn after<G: Insight>(state: &G, action: G::Action, seat: Seat, budget: Budget, seed: u64) -> Outlook {
    let mut next = state.clone();
    next.apply(action, &mut ());
    match next.turn() {
        Turn::Over => result(&next),
        _ => think(&next, seat, budget, seed, &Stop::default()).outlook,
    }
}

fn typed<G: Game>(current: &dyn AnyMatch) -> Result<&Match<G>, Refusal> {
    current
        .as_any()
        .downcast_ref()
        .ok_or_else(|| Refusal::new(Code::Request, format!("This is no match of {}.", G::TITLE)))
}

fn asked<G: Game>(game: &Match<G>) -> Result<Seat, Refusal> {
    match game.state().turn() {
        Turn::Player(seat) => Ok(seat),
        _ => Err(Refusal::new(Code::WrongTurn, "No player is to move, so nothing can be weighed.")),
    }
}

/// The best actions for whoever is asked, the best first.
pub fn weigh_actions(
    current: &dyn AnyMatch,
    budget: Budget,
    seed: u64,
    most: usize,
    stop: &Stop,
) -> Result<Vec<Weighed>, Refusal> {
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let seat = asked(game)?;
        weighed(game.state(), seat, &think(game.state(), seat, budget, seed, stop), most)
    })
}

/// What an action is worth to whoever is asked: a search of what comes after it.
pub fn weigh_one(current: &dyn AnyMatch, action: &str, budget: Budget, seed: u64) -> Result<Weighed, Refusal> {
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let seat = asked(game)?;
        let read = game.state().read_action(action)?;
        game.state().check(seat, read)?;
        let outlook = after(game.state(), read, seat, budget, seed);
        let at = seat.index();
        Weighed {
            action: game.state().write_action(read),
            chance: f64::from(outlook.win[at]),
            points: f64::from(outlook.total[at]),
            value: f64::from(outlook.value[at]),
        }
    })
}

/// Why whoever is asked would do this.
pub fn explain(current: &dyn AnyMatch, action: &str) -> Result<Said, Refusal> {
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let seat = asked(game)?;
        let read = game.state().read_action(action)?;
        game.state().check(seat, read)?;
        game.state().reason(seat, read)
    })
}
