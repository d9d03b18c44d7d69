//! The opponents by name: which method each uses, for how long, and how much it varies.

use crate::budget::{Budget, Stop};
use crate::insight::{Insight, draw};
use crate::net::Judge;
use crate::one_ply::weigh;
use crate::search::{Cut, Search, Settings};
use crate::thought::{Considered, Thought, side_by_side};
use lascaux_table::{Actions, Code, Refusal, Seat, StepOf, Viewer, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;

/// How a bot comes to its decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    /// Any legal action, each as likely.
    Random,
    /// Draws by the game's leanings.
    Leaning,
    /// One-ply judgement; by the hand-made judge where `hand`.
    Judge {
        /// Whether the hand-made judge judges even where a learned one is there.
        hand: bool,
    },
    /// Simulations of every action, without a tree.
    Flat(Cut),
    /// Information-set tree search.
    Tree {
        /// How far simulations play on.
        cut: Cut,
        /// Whether the hand-made judge judges.
        hand: bool,
    },
    /// A fixed strategy of the game, by its number.
    Strategy(usize),
}

/// An opponent: a name, a method, a budget, and how much it varies.
#[derive(Clone, PartialEq, Debug)]
pub struct Bot {
    /// The name, with its budget where one was asked for.
    pub name: String,
    /// The method.
    pub method: Method,
    /// How long it thinks.
    pub budget: Budget,
    /// How much worse an action may be and still be taken now and then: 0 plays the best found.
    pub variety: f32,
    /// Searches side by side, each on a core of its own, whose thoughts are put together.
    pub threads: usize,
}

/// The names of the levels.
pub const LEVELS: &[&str] = &["random", "greedy", "easy", "medium", "strong", "master"];
/// The names of methods, for comparisons.
pub const METHODS: &[&str] = &["leaning", "judge", "flat", "tree", "tree-hand", "flat-end", "tree-end", "tree-round"];

impl Bot {
    /// A bot by its name: a level, a method or one of the game's strategies; `NAME@MILLIS` or `NAME#SIMULATIONS` sets
    /// its budget, a further `*THREADS` the number of searches side by side. `millis` is the budget of those that name
    /// none.
    pub fn read<G: Insight>(text: &str, millis: Option<u64>) -> Result<Bot, Refusal> {
        let no = |why: String| Refusal::new(Code::Request, why);
        let text = text.trim();
        let (alone, threads) = text.split_once('*').unwrap_or((text, "1"));
        let threads = threads.parse().ok().filter(|threads| (1..=64).contains(threads)).ok_or_else(|| {
            no(format!("\"{text}\": searches side by side are a number from 1 to 64, as in strong*2."))
        })?;
        let (name, asked) = match alone.find(['@', '#']) {
            Some(at) => (&alone[..at], Some(&alone[at..])),
            None => (alone, None),
        };
        let (method, own, variety) = G::style(name).ok_or_else(|| {
            let strategies: Vec<&str> = G::STRATEGIES.iter().map(|(name, _)| *name).collect();
            no(format!("There is no bot \"{name}\"; there is {}.", [LEVELS, METHODS, &strategies].concat().join(", ")))
        })?;
        let budget = match asked {
            None => own.capped(millis),
            Some(asked) => {
                let number =
                    asked[1..].parse().ok().filter(|number| (1..=600_000).contains(number)).ok_or_else(|| {
                        no(format!(
                            "\"{text}\": a budget is a number from 1 to 600000, as in strong@120 or strong#500."
                        ))
                    })?;
                if asked.starts_with('@') { Budget::millis(number) } else { Budget::simulations(number) }
            }
        };
        Ok(Bot { name: text.to_string(), method, budget, variety, threads })
    }
}

impl Budget {
    /// The same with other milliseconds, where some are given; a fixed number of simulations stays the bound it is.
    fn capped(self, millis: Option<u64>) -> Budget {
        Budget { millis: millis.or(self.millis), ..self }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// A decision: the action, and the thought behind it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// What the bot does.
    pub action: A,
    /// What it thought.
    pub thought: Thought<A>,
}

/// A bot that varies takes no action that was tried less than one time for so many of the best: its value is guesswork.
const SOUND: u32 = 8;

/// A bot that sits at a seat of a game and keeps its thoughts from move to move.
pub struct Sitter<G: Insight> {
    bot: Bot,
    seat: Seat,
    rng: Xoshiro256PlusPlus,
    judge: Judge,
    searches: Vec<Search<G>>,
    legal: Actions<G::Action>,
}

impl<G: Insight> Sitter<G> {
    /// Sits down. `seed` decides everything that the bot draws by chance.
    pub fn new(bot: Bot, seat: Seat, seed: u64) -> Sitter<G> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let settings = match bot.method {
            Method::Flat(cut) => {
                Some(Settings { most_nodes: 1, ..G::settings(Settings::new(Judge::best::<G>(), cut)) })
            }
            Method::Tree { cut, hand } => {
                let judge = if hand { Judge::Hand } else { Judge::best::<G>() };
                Some(G::settings(Settings::new(judge, cut)))
            }
            _ => None,
        };
        let judge = if bot.method == (Method::Judge { hand: true }) { Judge::Hand } else { Judge::best::<G>() };
        let searches = settings.map_or_else(Vec::new, |settings| {
            let mut begin = || Search::new(seat, settings.clone(), Xoshiro256PlusPlus::seed_from_u64(rng.next_u64()));
            (0..bot.threads).map(|_| begin()).collect()
        });
        Sitter { bot, seat, rng, judge, searches, legal: Actions::of::<G>() }
    }

    /// About how many bytes its thoughts take.
    pub fn weight(&self) -> usize {
        self.searches.iter().map(Search::weight).sum()
    }

    /// What was done at the table since the last decision.
    pub fn follow(&mut self, steps: &[StepOf<G>]) {
        let clock = self.bot.budget.clock;
        match &mut self.searches[..] {
            [search] => search.follow(steps, clock),
            // As they think: at the same time, so that the time of one is the time of all.
            searches => std::thread::scope(|scope| {
                for search in searches {
                    scope.spawn(move || search.follow(steps, clock));
                }
            }),
        }
    }

    /// Decides for its seat, which has to be the one that is asked.
    pub fn decide(&mut self, state: &G, stop: &Stop) -> Decision<G::Action> {
        state.legal(&mut self.legal);
        let drawn = |action: G::Action| Decision {
            action,
            thought: Thought {
                considered: vec![Considered { action, visits: 1, value: 0.5, outlook: Default::default() }],
                outlook: Default::default(),
                simulations: 0,
            },
        };
        let thought = match self.bot.method {
            Method::Random => return drawn(self.legal[below(&mut self.rng, self.legal.len() as u32) as usize]),
            Method::Leaning => {
                let mut leanings = Vec::new();
                let mut seen = state.clone();
                seen.imagine(Viewer::Seat(self.seat), &mut self.rng);
                seen.leanings(&self.legal, &mut leanings);
                return drawn(self.legal[draw(&leanings, &mut self.rng)]);
            }
            Method::Strategy(number) => {
                let choose = G::STRATEGIES[number].1;
                let mut seen = state.clone();
                seen.imagine(Viewer::Seat(self.seat), &mut self.rng);
                return drawn(choose(&seen, &self.legal));
            }
            Method::Judge { .. } => weigh(state, self.seat, &self.judge, G::SAMPLES, self.rng.next_u64()),
            Method::Flat(_) | Method::Tree { .. } => match &mut self.searches[..] {
                [] => weigh(state, self.seat, &self.judge, 1, self.rng.next_u64()),
                [search] => search.think(state, self.bot.budget, stop),
                searches => side_by_side(searches, state, self.bot.budget, stop),
            },
        };
        Decision { action: self.settle_on(&thought), thought }
    }

    /// The best action, or now and then another good one.
    fn settle_on(&mut self, thought: &Thought<G::Action>) -> G::Action {
        let best = thought.considered[0];
        // A thought that was stopped before it began has nothing to choose from but the first.
        if self.bot.variety <= 0.0 || best.visits == 0 {
            return best.action;
        }
        let enough = best.visits / SOUND;
        let weights: Vec<f32> = thought
            .considered
            .iter()
            .map(|one| {
                let sound = one.visits > 0 && one.visits >= enough;
                if sound { ((one.value - best.value).min(0.0) / self.bot.variety).exp() } else { 0.0 }
            })
            .collect();
        thought.considered[draw(&weights, &mut self.rng)].action
    }
}
