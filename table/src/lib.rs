//! # The table
//!
//! The contract that every Lascaux game fulfils, and what all games share because of it.
//!
//! - [`Game`]: state in, state out. Legal actions, refusals with a rule, explicit chance, views, scores.
//! - [`Match`]: a game being played: seed, data, options, and the list of actions and outcomes.
//! - [`Record`]: a match as readable JSON that replays to the same hash.
//! - [`Registry`]: the shelf of games, through which doors treat any game alike.
//! - [`battery`]: one set of tests that every game has to pass; [`golden`]: records that have to replay for ever.
//!
//! A game crate knows no clock, file, network or random generator; chance is handed in.

#![forbid(unsafe_code)]

pub mod battery;
mod choices;
mod fairness;
mod game;
pub mod golden;
mod matches;
mod playout;
mod random;
mod record;
mod refusal;
mod registry;
mod scores;
mod seat;

pub use choices::{Shelf, read_options};
pub use fairness::Fairness;
pub use game::{Actions, Ask, Form, Game, Grammar, Log, OptionSpec, Turn, state_hash};
pub use matches::{Chance, Forced, Happening, Happenings, Match, Setup, Step, StepOf, write_step};
pub use playout::{Tally, playout, random_step};
pub use rand_core::Rng;
pub use random::{Seed, below, hex, sha256_hex};
pub use record::{RECORD_VERSION, Record};
pub use refusal::{Code, Refusal, plain_words};
pub use registry::{AnyGame, AnyMatch, Expectation, NewMatch, PlayoutOrder, Registry};
pub use scores::{Line, Scores, SeatScore, Standing};
pub use seat::{MAX_SEATS, Seat, Viewer};
