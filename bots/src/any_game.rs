//! Bots, arena, training and analysis for any game, by its name.

use crate::analyse::{Analysis, Effort, analyse};
use crate::arena::{Meeting, Report, meet};
use crate::bot::{Bot, Decision, Sitter};
use crate::budget::Stop;
use crate::insight::Insight;
use crate::net::{Judge, Net, WeightsFile};
use crate::train::{Lessons, Progress, train};
use lascaux_games::for_game;
use lascaux_table::{AnyMatch, Code, Expectation, Game, Match, Refusal, Seat, Turn};

/// What a bot would do, in the words of a door.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The action, in the game's notation.
    pub action: String,
    /// The seat it is for.
    pub seat: Seat,
    /// What the seat may expect.
    pub expected: Expectation,
    /// The winning chance of every seat.
    pub chances: Vec<f64>,
}

/// A bot that sits at a seat of a match and keeps its thoughts from move to move.
pub trait AnySitter: Send {
    /// Decides, if it is its seat's turn.
    fn decide(&mut self, current: &dyn AnyMatch, stop: &Stop) -> Result<Advice, Refusal>;

    /// The action alone, where nobody asks what the bot expects: to guess that costs some bots more than to decide.
    fn choose(&mut self, current: &dyn AnyMatch, stop: &Stop) -> Result<String, Refusal> {
        Ok(self.decide(current, stop)?.action)
    }

    /// About how many bytes it keeps of its thoughts.
    fn weight(&self) -> usize;
}

/// Random games that show what a seat may expect, where a bot does not think ahead.
const RANDOM_GAMES: u64 = 64;

struct Seated<G: Insight> {
    sitter: Sitter<G>,
    seat: Seat,
    seed: u64,
    /// The steps that were followed, and where they led.
    followed: Option<(usize, G)>,
}

impl<G: Insight> Seated<G> {
    fn think(&mut self, game: &Match<G>, stop: &Stop) -> Result<Decision<G::Action>, Refusal> {
        if game.state().turn() != Turn::Player(self.seat) {
            return Err(Refusal::new(Code::WrongTurn, format!("It is not the turn of seat {}.", self.seat)));
        }
        // After an undo the match may have gone another way; then the tree is of no use and is dropped.
        if let Some((followed, led_to)) = &self.followed
            && *followed < game.steps().len()
            && game.state_at(*followed).as_ref() == Some(led_to)
        {
            self.sitter.follow(&game.steps()[*followed..]);
        }
        self.followed = Some((game.steps().len(), game.state().clone()));
        Ok(self.sitter.decide(game.state(), stop))
    }
}

impl<G: Insight> AnySitter for Seated<G> {
    fn decide(&mut self, current: &dyn AnyMatch, stop: &Stop) -> Result<Advice, Refusal> {
        let game = typed::<G>(current)?;
        let Decision { action, thought } = self.think(game, stop)?;
        let at = self.seat.index();
        let expected = if thought.simulations > 0 {
            Expectation {
                win: f64::from(thought.outlook.win[at]),
                total: f64::from(thought.outlook.total[at]),
                games: thought.simulations,
            }
        } else {
            // Bots that do not think ahead expect what random play would bring. Who win together share nothing.
            let random = current.expectation(self.seat, self.seed, &mut |games| games >= RANDOM_GAMES || stop.is_set());
            let winners = if game.state().together() { f64::from(game.state().seats()) } else { 1.0 };
            Expectation { win: random.win * winners, ..random }
        };
        let chances = if thought.simulations > 0 {
            thought.outlook.win[..usize::from(game.state().seats())].iter().map(|&win| f64::from(win)).collect()
        } else {
            Vec::new()
        };
        Ok(Advice { action: game.state().write_action(action), seat: self.seat, expected, chances })
    }

    fn choose(&mut self, current: &dyn AnyMatch, stop: &Stop) -> Result<String, Refusal> {
        let game = typed::<G>(current)?;
        let Decision { action, .. } = self.think(game, stop)?;
        Ok(game.state().write_action(action))
    }

    fn weight(&self) -> usize {
        self.sitter.weight()
    }
}

fn typed<G: Game>(current: &dyn AnyMatch) -> Result<&Match<G>, Refusal> {
    current
        .as_any()
        .downcast_ref()
        .ok_or_else(|| Refusal::new(Code::Request, format!("This is no match of {}.", G::TITLE)))
}

/// Lets a bot sit down at a seat of a match.
pub fn sit(
    current: &dyn AnyMatch,
    bot: &str,
    millis: Option<u64>,
    seat: Seat,
    seed: u64,
) -> Result<Box<dyn AnySitter>, Refusal> {
    for_game!(current.game(), G => {
        let bot = Bot::read::<G>(bot, millis)?;
        Box::new(Seated::<G> { sitter: Sitter::new(bot, seat, seed), seat, seed, followed: None }) as Box<dyn AnySitter>
    })
}

/// What a bot would do for the seat that is asked.
pub fn advise(
    current: &dyn AnyMatch,
    bot: &str,
    millis: Option<u64>,
    seed: u64,
    stop: &Stop,
) -> Result<Advice, Refusal> {
    let Turn::Player(seat) = current.turn() else {
        return Err(Refusal::new(Code::WrongTurn, "No player is to move, so no bot can."));
    };
    sit(current, bot, millis, seat, seed)?.decide(current, stop)
}

/// Plays a meeting in the arena.
pub fn arena(
    game: &str,
    data: Option<&str>,
    meeting: &Meeting,
    progress: &(dyn Fn(u64, u64) -> bool + Sync),
) -> Result<Report, Refusal> {
    for_game!(game, G => meet::<G>(meeting, G::data(data)?, progress)?)
}

/// Analyses a match.
pub fn examine(
    current: &dyn AnyMatch,
    effort: Effort,
    progress: &(dyn Fn(usize, usize) -> bool + Sync),
) -> Result<Analysis, Refusal> {
    for_game!(current.game(), G => analyse(typed::<G>(current)?, effort, progress))
}

/// The round of every position of a match: before the first step, after it, and so on.
pub fn rounds(current: &dyn AnyMatch) -> Result<Vec<u32>, Refusal> {
    for_game!(current.game(), G => {
        let game = typed::<G>(current)?;
        let before = game.walk(0..game.steps().len()).map(|(_, state, _)| state.chapter());
        before.chain([game.state().chapter()]).collect()
    })
}

/// Learns from self-play; every generation is handed over as a file, ready to be kept.
pub fn learn(
    game: &str,
    data: Option<&str>,
    lessons: &Lessons,
    begun: Option<&WeightsFile>,
    made_by: &str,
    told: &mut dyn FnMut(WeightsFile, Progress) -> bool,
) -> Result<(), Refusal> {
    for_game!(game, G => {
        let begun = begun.map(|file| Ok::<_, Refusal>((file.net::<G>()?, file.games))).transpose()?;
        train::<G>(lessons, begun, G::data(data)?, &mut |net: &Net, progress| {
            told(WeightsFile::of::<G>(net, made_by.to_string(), progress.games), progress)
        })?;
    })
}

/// Whether a game's bots judge by a learned network.
pub fn is_learned(game: &str) -> Result<bool, Refusal> {
    for_game!(game, G => matches!(Judge::best::<G>(), Judge::Learned(_)))
}
