//! A match, whichever game it is of: what doors can ask of it.

use crate::{
    Actions, Code, Game, Happened, Match, Record, Refusal, Scores, Seat, Step, Tally, Turn, Viewer, below, playout,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::{Value, json};
use std::any::Any;
use std::ops::Range;

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The version of the rules that the match is played by.
    fn rules(&self) -> u32;
    /// The hash of the component data that the match is played with.
    fn data_hash(&self) -> &str;
    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// Whose move it is and what is asked.
    fn turn_json(&self) -> Value;
    /// The legal actions, canonical and sorted.
    fn legal(&self) -> Vec<String>;
    /// The verdict of `act`, and nothing is changed.
    fn check(&self, seat: Option<Seat>, action: &str) -> Result<(), Refusal>;
    /// A player acts. The number of the first new step: what happened is told by `told` and `heard`.
    fn act(&mut self, seat: Option<Seat>, action: &str) -> Result<usize, Refusal>;
    /// An outcome is dictated. The number of the first new step.
    fn chance(&mut self, outcome: &str) -> Result<usize, Refusal>;
    /// The possible outcomes; `None` where they are too many to list.
    fn outcomes(&self) -> Result<Option<Vec<(String, f64)>>, Refusal>;
    /// How many steps the match has.
    fn step_count(&self) -> usize;
    /// The steps at which somebody decided, by their numbers; all others were drawn or forced.
    fn decisions(&self) -> &[usize];
    /// Who acted in some steps. An end beyond the last step means the last step.
    fn acts(&self, steps: Range<usize>) -> Vec<Act>;
    /// Who acted at a step, and how, if it was an action and the viewer may hear all of it.
    fn action_at(&self, step: usize, viewer: Viewer) -> Option<(Seat, String)>;
    /// The match as it stood after its first `step` steps.
    fn at(&self, step: usize) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// The totals of all seats after the first `step` steps, as if the game had ended then. Nothing is left out: for
    /// games that are over.
    fn totals(&self, step: usize) -> Result<Vec<i32>, Refusal>;
    /// What happened from step number `from` on, everything, secrets included. A door that serves several people sends
    /// what is `heard` instead.
    fn told(&self, from: usize) -> Vec<Value>;
    /// What happened in some steps, as a viewer may hear it. An end beyond the last step means the last step.
    fn heard(&self, steps: Range<usize>, viewer: Viewer) -> Result<Vec<Value>, Refusal>;
    /// The whole state.
    fn state(&self) -> Value;
    /// A figure that the stars of lessons ask for, by its name.
    fn figure(&self, name: &str) -> Option<i64>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Result<Value, Refusal>;
    /// The score sheets; to a viewer, without what the viewer may not know.
    fn scores(&self, viewer: Option<Viewer>) -> Result<Scores, Refusal>;
    /// The seat whose last action can be taken back without anybody having learned anything from it.
    fn revocable(&self) -> Option<Seat>;
    /// The same match again, to think about it elsewhere.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// Takes back the last thing that came from outside; the steps that are gone.
    fn undo(&mut self) -> Result<Vec<String>, Refusal>;
    /// The record so far.
    fn record(&self) -> Record;
    /// Plays the match's own record again, as anybody can who has it: every step, the seed and its commitment, the last
    /// hash and the totals.
    fn verify(&self) -> Result<(), Refusal>;
    /// The hash of the state.
    fn hash(&self) -> String;
    /// The bytes that the match keeps: its steps, and a state every so many of them.
    fn memory(&self) -> usize;
    /// A legal action drawn by `rng`, for the seat to move.
    fn random_action(&self, rng: &mut dyn Rng) -> Option<String>;
    /// What `seat` may expect if everybody plays at random from here, from what that seat may know. `enough` is asked
    /// after every game with their number.
    fn expectation(&self, seat: Seat, seed: u64, enough: &mut dyn FnMut(u64) -> bool) -> Expectation;
    /// The typed match behind this one, for search.
    fn as_any(&self) -> &dyn Any;
}

/// A step at which a seat acted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// The number of the step, from 0.
    pub step: usize,
    /// Who.
    pub seat: Seat,
    /// Whether nothing else was possible, so that the match played it. The others at the table may not hear of that.
    pub forced: bool,
}

/// What a seat may expect of a position.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Expectation {
    /// The share of games won; shared wins are split.
    pub win: f64,
    /// The mean total.
    pub total: f64,
    /// The games this stands on.
    pub games: u64,
}

fn known<G: Game>(state: &G, viewer: Viewer) -> Result<Viewer, Refusal> {
    match viewer {
        Viewer::Seat(seat) if seat.0 >= state.seats() => Err(Refusal::new(
            Code::Request,
            format!("There is no seat {seat}: seats are counted from 0 to {}.", state.seats() - 1),
        )),
        viewer => Ok(viewer),
    }
}

fn no_such_step<G: Game>(game: &Match<G>, step: usize) -> Refusal {
    Refusal::new(Code::Request, format!("There is no step {step}: the match has {} so far.", game.steps().len()))
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn data_hash(&self) -> &str {
        G::data_hash(self.setup().data)
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn turn_json(&self) -> Value {
        let mut turn = match self.state().turn() {
            Turn::Player(seat) => json!({"kind": "player", "seat": seat}),
            Turn::Chance => json!({"kind": "chance"}),
            Turn::Over => return json!({"kind": "over"}),
        };
        let ask = self.state().ask();
        turn["phase"] = ask.phase.into();
        turn["what"] = ask.what.into();
        turn["rule"] = ask.rule.into();
        for (name, value) in ask.details {
            turn[name] = value;
        }
        turn
    }

    fn legal(&self) -> Vec<String> {
        Match::legal(self)
    }

    fn check(&self, seat: Option<Seat>, action: &str) -> Result<(), Refusal> {
        let action = Match::state(self).read_action(action)?;
        Match::check(self, seat, action).map(drop)
    }

    fn act(&mut self, seat: Option<Seat>, action: &str) -> Result<usize, Refusal> {
        let action = Match::state(self).read_action(action)?;
        self.act_untold(seat, action)
    }

    fn chance(&mut self, outcome: &str) -> Result<usize, Refusal> {
        let outcome = Match::state(self).read_outcome(outcome)?;
        self.chance_untold(outcome)
    }

    fn outcomes(&self) -> Result<Option<Vec<(String, f64)>>, Refusal> {
        if self.state().turn() != Turn::Chance {
            return Err(Refusal::new(Code::WrongTurn, "No outcome of chance is awaited."));
        }
        let mut listed = Vec::new();
        Ok(self.state().outcomes(&mut listed).then(|| {
            listed
                .into_iter()
                .map(|(outcome, probability)| (self.state().write_outcome(outcome), probability))
                .collect()
        }))
    }

    fn step_count(&self) -> usize {
        self.steps().len()
    }

    fn decisions(&self) -> &[usize] {
        Match::decisions(self)
    }

    fn acts(&self, steps: Range<usize>) -> Vec<Act> {
        let act = |one: Happened<G>| match one.step {
            Step::Act(seat, _) => Some(Act { step: one.number, seat, forced: one.own }),
            Step::Chance(_) => None,
        };
        self.happened(steps).filter_map(act).collect()
    }

    fn action_at(&self, step: usize, viewer: Viewer) -> Option<(Seat, String)> {
        let Step::Act(seat, action) = *self.steps().get(step)? else { return None };
        let before = self.state_at(step)?;
        let is_open = viewer.is(seat) || before.overheard(action).is_none();
        is_open.then(|| (seat, before.write_action(action)))
    }

    fn at(&self, step: usize) -> Result<Box<dyn AnyMatch>, Refusal> {
        match Match::at(self, step) {
            Some(past) => Ok(Box::new(past)),
            None => Err(no_such_step(self, step)),
        }
    }

    fn totals(&self, step: usize) -> Result<Vec<i32>, Refusal> {
        let state = self.state_at(step).ok_or_else(|| no_such_step(self, step))?;
        let standing = state.standing();
        Ok(standing.totals[..usize::from(standing.seats)].to_vec())
    }

    fn told(&self, from: usize) -> Vec<Value> {
        self.told_since(from).iter().map(|one| one.json::<G>(self.setup().data)).collect()
    }

    fn heard(&self, steps: Range<usize>, viewer: Viewer) -> Result<Vec<Value>, Refusal> {
        let viewer = known(Match::state(self), viewer)?;
        let heard = self.told_within(steps).into_iter().map(|one| one.heard(viewer, G::heard));
        Ok(heard.map(|one| one.json::<G>(self.setup().data)).collect())
    }

    fn state(&self) -> Value {
        serde_json::to_value(Match::state(self).position()).unwrap_or_default()
    }

    fn figure(&self, name: &str) -> Option<i64> {
        Match::state(self).figure(name)
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Refusal> {
        let state = Match::state(self);
        let view = state.view(known(state, viewer)?);
        Ok(serde_json::to_value(view).unwrap_or_default())
    }

    fn scores(&self, viewer: Option<Viewer>) -> Result<Scores, Refusal> {
        let state = Match::state(self);
        let viewer = viewer.map(|viewer| known(state, viewer)).transpose()?;
        Ok(state.scores(viewer))
    }

    fn revocable(&self) -> Option<Seat> {
        Match::revocable(self)
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn undo(&mut self) -> Result<Vec<String>, Refusal> {
        Match::undo(self)
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn verify(&self) -> Result<(), Refusal> {
        Match::<G>::replay(&Match::record(self), self.setup().data).map(|_| ())
    }

    fn hash(&self) -> String {
        Match::hash(self)
    }

    fn memory(&self) -> usize {
        Match::memory(self)
    }

    fn random_action(&self, rng: &mut dyn Rng) -> Option<String> {
        let legal = Match::legal(self);
        let choice = below(rng, legal.len() as u32) as usize;
        legal.into_iter().nth(choice)
    }

    fn expectation(&self, seat: Seat, seed: u64, enough: &mut dyn FnMut(u64) -> bool) -> Expectation {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut actions = Actions::of::<G>();
        let mut tally = Tally::default();
        let (mut wins, mut total) = (0.0, 0.0);
        while tally.games == 0 || !enough(tally.games) {
            let mut state = Match::state(self).clone();
            state.imagine(Viewer::Seat(seat), &mut rng);
            let standing = playout(state, &mut actions, &mut rng, &mut tally).standing();
            total += f64::from(standing.totals[seat.index()]);
            if standing.winners().any(|winner| winner == seat) {
                wins += 1.0 / standing.winners().count() as f64;
            }
        }
        let games = tally.games as f64;
        Expectation { win: wins / games, total: total / games, games: tally.games }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
