//! # Opponents
//!
//! One search for all games ([`Search`]), a judgement per game ([`Insight`], [`Judge`]), levels of difficulty, the
//! arena where bots meet, and the analysis of finished games. A bot sees only what its seat may see: whatever it thinks
//! about is dealt anew by [`lascaux_table::Game::imagine`] first.
//!
//! ```
//! use lascaux_bots::{Stop, advise};
//! use lascaux_table::NewMatch;
//!
//! let games = lascaux_games::all()?;
//! let (game, _) = games.get("stone-age")?.start(&NewMatch { seats: 2, ..NewMatch::default() })?;
//! let advice = advise(&*game, "greedy", None, 7, &Stop::default())?;
//! assert!(game.legal().contains(&advice.action));
//! # Ok::<(), lascaux_table::Refusal>(())
//! ```

#![forbid(unsafe_code)]

mod analyse;
mod any_game;
mod arena;
mod bot;
mod budget;
mod games;
mod insight;
mod net;
mod one_ply;
pub mod plot;
mod rating;
mod search;
mod thought;
mod train;
mod weighed;

pub use analyse::{Analysis, Effort, Judged, Player, Verdict, analyse};
pub use any_game::{Advice, AnySitter, advise, arena, examine, is_learned, learn, rounds, sit};
pub use arena::{Meeting, Report, Row, meet};
pub use bot::{Bot, Decision, LEVELS, METHODS, Method, Sitter};
pub use budget::{Budget, Clock, Stop};
pub use insight::{Figures, Insight, Lists, Outlook, Pen, PerSeat};
pub use net::{Judge, Net, WeightsFile};
pub use one_ply::weigh;
pub use rating::{bradley_terry, wilson};
pub use search::{Cut, Search, Settings};
pub use thought::{Considered, Thought, side_by_side};
pub use train::{Lessons, Progress, newborn, train};
pub use weighed::{Weighed, explain, weigh_actions, weigh_one};
