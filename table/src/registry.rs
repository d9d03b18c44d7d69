//! The registry of games: typed and fast inside, alike from outside. Doors know only what is here.

use crate::plain_words;
use crate::{
    Actions, BadGame, Chance, Code, Endings, Forced, Game, Happened, Match, Record, Refusal, Scores, Seat, Seed, Setup,
    Step, Tally, Turn, Viewer, below, endings, playout,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::any::Any;
use std::ops::Range;

/// A request for a new match, in the words of a door.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewMatch {
    /// How many play.
    pub seats: u8,
    /// Options as they were said.
    pub options: Map<String, Value>,
    /// The seed; 0 if nothing was said.
    pub seed: Option<Seed>,
    /// Where outcomes come from.
    pub chance: Chance,
    /// Who plays forced choices.
    pub forced: Forced,
}

/// A request for random games.
#[derive(Clone, Debug)]
pub struct PlayoutOrder {
    /// How many play.
    pub seats: u8,
    /// Options as they were said.
    pub options: Map<String, Value>,
    /// The seed of all choices and outcomes.
    pub seed: u64,
}

/// A game in the registry.
pub trait AnyGame: Send + Sync {
    /// The name in requests and records.
    fn name(&self) -> &'static str;
    /// The name for people.
    fn title(&self) -> &'static str;
    /// The version of the rules that are played here.
    fn rules(&self) -> u32;
    /// The hash of the component data that are played with here.
    fn data_hash(&self) -> &str;
    /// The letters before the numbers of its rules.
    fn prefix(&self) -> &'static str;
    /// Whether players are offered it.
    fn is_shown(&self) -> bool;
    /// The component data that are played with here: a `&'static G::Data`, for whoever knows the game.
    fn data(&self) -> &dyn Any;
    /// Name, seats, options with allowed values and defaults.
    fn about(&self) -> Value;
    /// The grammar of actions and outcomes, with examples.
    fn notation(&self) -> Value;
    /// Starts a match; also tells what the set-up drew.
    fn start(&self, order: &NewMatch) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal>;
    /// Starts a match from a position.
    fn load(&self, position: &Value, order: &NewMatch) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal>;
    /// Plays a record again, checking every step.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// Plays a record again and tells it in sentences, a paragraph a step.
    fn narrate(&self, record: &Record, tell: &mut dyn FnMut(Vec<String>)) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// Plays random games until `enough` says so; it is asked after every game.
    fn playouts(&self, order: &PlayoutOrder, enough: &mut dyn FnMut(&Tally) -> bool) -> Result<Tally, Refusal>;
    /// Plays the random games of these numbers, spread over all seats and options, each to its end (see [`endings`]).
    fn endings(
        &self,
        numbers: &mut dyn Iterator<Item = u64>,
        most: u64,
        played: &mut dyn FnMut(),
    ) -> Result<Endings, BadGame>;
}

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

/// All games that doors can offer.
#[derive(Default)]
pub struct Registry(Vec<Box<dyn AnyGame>>);

impl Registry {
    /// An empty registry.
    pub fn new() -> Registry {
        Registry::default()
    }

    /// Adds a game with its built-in data.
    pub fn add<G: Game>(self) -> Result<Registry, Refusal> {
        self.add_with_data::<G>(None)
    }

    /// Adds a game, with an owner's data where given.
    pub fn add_with_data<G: Game>(mut self, toml: Option<&str>) -> Result<Registry, Refusal> {
        self.0.push(Box::new(WithData::<G> { data: G::data(toml)? }));
        Ok(self)
    }

    /// The games, in the order in which they were added.
    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.0.iter().map(|game| &**game)
    }

    /// The games that players are offered.
    pub fn shown(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games().filter(|game| game.is_shown())
    }

    /// A game by its name.
    pub fn get(&self, name: &str) -> Result<&dyn AnyGame, Refusal> {
        self.games().find(|game| game.name() == name).ok_or_else(|| {
            let names: Vec<&str> = self.shown().map(|game| game.name()).collect();
            Refusal::new(Code::UnknownGame, format!("There is no game \"{name}\" here; there is {}.", names.join(", ")))
        })
    }
}

struct WithData<G: Game> {
    data: &'static G::Data,
}

impl<G: Game> WithData<G> {
    fn setup(&self, order: &NewMatch) -> Result<Setup<G>, Refusal> {
        Ok(Setup {
            seats: order.seats,
            options: G::options(&order.options)?,
            data: self.data,
            seed: order.seed.unwrap_or(Seed::Number(0)),
            fairness: None,
            chance: order.chance,
            forced: order.forced,
            position: None,
        })
    }

    fn open(&self, setup: Setup<G>) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal> {
        let (begun, happened) = Match::start(setup)?;
        let told = happened.iter().map(|one| one.json::<G>(self.data)).collect();
        Ok((Box::new(begun), told))
    }
}

impl<G: Game> AnyGame for WithData<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn data_hash(&self) -> &str {
        G::data_hash(self.data)
    }

    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn is_shown(&self) -> bool {
        G::SHOWN
    }

    fn data(&self) -> &dyn Any {
        &self.data
    }

    fn about(&self) -> Value {
        json!({
            "name": G::NAME,
            "title": G::TITLE,
            "seats": {"min": G::MIN_SEATS, "max": G::MAX_SEATS},
            "rules": G::RULES,
            "data": G::data_hash(self.data),
            "options": G::option_specs(),
        })
    }

    fn notation(&self) -> Value {
        let grammar = G::grammar();
        let words: Map<String, Value> =
            grammar.words.iter().map(|(word, meaning)| (word.to_string(), Value::from(*meaning))).collect();
        json!({"actions": grammar.actions, "outcomes": grammar.outcomes, "words": words})
    }

    fn start(&self, order: &NewMatch) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal> {
        self.open(self.setup(order)?)
    }

    fn load(&self, position: &Value, order: &NewMatch) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal> {
        let position = G::Position::deserialize(position.clone()).map_err(|error| {
            Refusal::new(Code::Position, format!("The position cannot be read: {}.", plain_words(&error)))
        })?;
        let state = G::load(&position, self.data)?;
        let mut setup = self.setup(&NewMatch { options: Map::new(), ..order.clone() })?;
        setup.seats = state.seats();
        setup.options = state.settled();
        setup.position = Some(position);
        self.open(setup)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refusal> {
        Ok(Box::new(Match::<G>::replay(record, self.data)?))
    }

    fn narrate(&self, record: &Record, tell: &mut dyn FnMut(Vec<String>)) -> Result<Box<dyn AnyMatch>, Refusal> {
        let again = Match::<G>::replay_told(record, self.data, |_, happened| {
            tell(happened.iter().map(|one| one.sentence::<G>(self.data)).collect());
        })?;
        Ok(Box::new(again))
    }

    fn playouts(&self, order: &PlayoutOrder, enough: &mut dyn FnMut(&Tally) -> bool) -> Result<Tally, Refusal> {
        let start = G::new(order.seats, &G::options(&order.options)?, self.data)?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(order.seed);
        let mut actions = Actions::of::<G>();
        let mut tally = Tally::default();
        while !enough(&tally) {
            playout(start.clone(), &mut actions, &mut rng, &mut tally);
        }
        Ok(tally)
    }

    fn endings(
        &self,
        numbers: &mut dyn Iterator<Item = u64>,
        most: u64,
        played: &mut dyn FnMut(),
    ) -> Result<Endings, BadGame> {
        endings::<G>(self.data, numbers, most, played)
    }
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
