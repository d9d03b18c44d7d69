//! # The table
//!
//! The contract that every Lascaux game fulfils, and what all games share because of it.
//!
//! - [`Game`]: state in, state out. Legal actions, refusals with a rule, explicit chance, views, scores.
//! - [`Match`]: a game being played: seed, data, options, and the list of actions and outcomes.
//! - [`Record`]: a match as readable JSON that replays to the same hash.
//! - [`Registry`]: the shelf of games, through which doors treat any game alike.
//! - [`lesson`]: lessons and exercises as data, and what a learner's presses come to.
//! - [`kit`]: sets, maps and word lists for the vocabulary of a game.
//! - [`battery`]: one set of tests that every game has to pass; [`golden`]: records that have to replay for ever.
//!
//! A match of the smallest game, played a round, and replayed from its record:
//!
//! ```
//! use lascaux_pebbles::Pebbles;
//! use lascaux_table::{Match, Seat, Seed, Setup};
//!
//! let (mut game, _) = Match::<Pebbles>::start(Setup::new(2, Seed::Number(7))?)?;
//! game.act_text(Some(Seat(0)), "hold 1")?;
//! game.act_text(Some(Seat(1)), "odd")?;
//! let again = Match::<Pebbles>::replay(&game.record(), game.setup().data)?;
//! assert_eq!(again.hash(), game.hash());
//! # Ok::<(), lascaux_table::Refusal>(())
//! ```
//!
//! A game crate knows no clock, file, network or random generator; chance is handed in.

#![forbid(unsafe_code)]

pub mod battery;
mod chapter;
mod choices;
mod endings;
mod fairness;
mod game;
pub mod golden;
mod happening;
pub mod kit;
pub mod lesson;
mod matches;
mod playout;
mod random;
mod record;
mod refusal;
mod registry;
mod rulebook;
mod said;
mod scores;
mod seat;
mod setup;
mod words;

pub use choices::{Shelf, read_options};
pub use endings::{BadGame, Endings, Trouble, endings};
pub use fairness::Fairness;
pub use game::{Actions, Ask, Form, Game, Grammar, Log, OptionSpec, Turn, state_hash};
pub use happening::{Happening, Happenings};
pub use matches::{Happened, Match, Step, StepOf, write_step};
pub use playout::{Tally, playout, random_step};
pub use rand_core::Rng;
pub use random::{Seed, below, hex, sha256_hex};
pub use record::{RECORD_VERSION, Record};
pub use refusal::{Code, Refusal, plain_words};
pub use registry::{Act, AnyGame, AnyMatch, Expectation, NewMatch, PlayoutOrder, Registry};
pub use rulebook::Rulebook;
pub use said::{Arg, Names, Said};
pub use scores::{Line, Scores, SeatScore, Standing};
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use setup::{Chance, Forced, Setup};
pub use words::{Book, Language};
