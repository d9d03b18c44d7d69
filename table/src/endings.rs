//! Random games that have to come to an end: over every number of seats and every combination of options, without a
//! player who is to move and cannot, and without a game that goes on for ever.

use crate::{Actions, Game, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value};
use std::fmt;

/// What went wrong in a game that did not come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// A player is to move and has no legal action.
    DeadEnd {
        /// Who is to move.
        seat: Seat,
        /// After how many steps.
        steps: u64,
    },
    /// The game is not over after all steps that it was given.
    Endless {
        /// How many these were.
        steps: u64,
    },
}

/// A game that did not come to its end, with all that it takes to play it again.
#[derive(Clone, PartialEq, Debug)]
pub struct BadGame {
    /// Its number, which is the seed of all its choices and outcomes.
    pub number: u64,
    /// How many play.
    pub seats: u8,
    /// The options, as a door would say them.
    pub options: Map<String, Value>,
    /// What went wrong.
    pub trouble: Trouble,
}

impl fmt::Display for BadGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = if self.seats == 1 { "seat" } else { "seats" };
        write!(f, "game {} ({} {seats}", self.number, self.seats)?;
        for (name, value) in &self.options {
            write!(f, ", {name} {}", value.as_str().unwrap_or_default())?;
        }
        match self.trouble {
            Trouble::DeadEnd { seat, steps } => {
                write!(f, "): after {steps} steps seat {seat} is to move and has no legal action")
            }
            Trouble::Endless { steps } => write!(f, "): not over after {steps} steps"),
        }
    }
}

/// What a number of games came to that all ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Endings {
    /// How many numbers of seats and combinations of options there are.
    pub variants: u64,
    /// Games played to their end.
    pub games: u64,
    /// Decisions and outcomes in all.
    pub steps: u64,
    /// The most steps of one game.
    pub longest: u64,
}

impl Endings {
    /// These games and others of the same title together.
    pub fn and(self, other: Endings) -> Endings {
        Endings {
            variants: self.variants.max(other.variants),
            games: self.games + other.games,
            steps: self.steps + other.steps,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Every number of seats with every combination of options that the game accepts, laid out.
fn variants<G: Game>(data: &'static G::Data) -> Vec<(G, Map<String, Value>)> {
    let mut said = vec![Map::new()];
    for option in G::option_specs() {
        said = said
            .iter()
            .flat_map(|before| {
                option.values.iter().map(|value| {
                    let mut with = before.clone();
                    with.insert(option.name.to_string(), (*value).into());
                    with
                })
            })
            .collect();
    }
    let seats = G::MIN_SEATS..=G::MAX_SEATS;
    let all = seats.flat_map(|seats| said.iter().map(move |said| (seats, said)));
    all.filter_map(|(seats, said)| {
        let laid_out = G::new(seats, &G::options(said).ok()?, data).ok()?;
        Some((laid_out, said.clone()))
    })
    .collect()
}

/// Plays the random games of these numbers, each to its end and in at most `most` steps; `played` hears of each that
/// ended. The first game that does not end is handed back.
///
/// A game's number says everything about it: it is the seed, and it chooses seats and options, so that numbers in a row
/// are spread evenly over all of them, and a bad game is played again by its number alone.
pub fn endings<G: Game>(
    data: &'static G::Data,
    numbers: impl Iterator<Item = u64>,
    most: u64,
    mut played: impl FnMut(),
) -> Result<Endings, BadGame> {
    let variants = variants::<G>(data);
    let mut seen = Endings { variants: variants.len() as u64, ..Endings::default() };
    let mut actions = Actions::of::<G>();
    for number in numbers {
        let Some((start, options)) = variants.get((number % seen.variants.max(1)) as usize) else { break };
        let steps = play_to_end(start.clone(), number, most, &mut actions).map_err(|trouble| BadGame {
            number,
            seats: start.seats(),
            options: options.clone(),
            trouble,
        })?;
        seen = seen.and(Endings { variants: 0, games: 1, steps, longest: steps });
        played();
    }
    Ok(seen)
}

/// One random game; how many steps it took.
fn play_to_end<G: Game>(mut game: G, seed: u64, most: u64, actions: &mut Actions<G::Action>) -> Result<u64, Trouble> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for steps in 0..=most {
        match game.turn() {
            Turn::Player(seat) => {
                game.legal(actions);
                if actions.is_empty() {
                    return Err(Trouble::DeadEnd { seat, steps });
                }
                game.apply(actions[below(&mut rng, actions.len() as u32) as usize], &mut ());
            }
            Turn::Chance => game.resolve(game.sample(&mut rng), &mut ()),
            Turn::Over => return Ok(steps),
        }
    }
    Err(Trouble::Endless { steps: most })
}
