//! # The pages
//!
//! Pure functions from what a viewer may know to HTML and SVG. Nothing here knows a server, a store or a clock.
//!
//! - [`Words`]: the interface in English, Dutch, German and Swedish.
//! - [`board`]: what every game can draw ([`board::Board`]), and the games that do.
//! - [`asset_path`]: the style sheets and scripts, by names that change with their content.
//!
//! ```
//! use lascaux_table::{NewMatch, Viewer};
//! use lascaux_web::{Words, board};
//!
//! let games = lascaux_games::all()?;
//! let (game, _) = games.get("pebbles")?.start(&NewMatch { seats: 2, ..NewMatch::default() })?;
//! let names = ["Anna".to_string(), "Bram".to_string()];
//! let drawn = board::draw(&*game, Viewer::Spectator, &names, Words::of("nl"), board::Layout::Wide)?;
//! assert_eq!(drawn.question, "Anna verstopt kiezels in de hand.");
//! assert!(drawn.board.into_string().contains("<svg"));
//! # Ok::<(), lascaux_table::Refusal>(())
//! ```
//!
//! Every visible piece has a stable `id`, so that the browser can move it from one picture to the next. A piece that
//! stands for legal actions carries the beginning of their text in `data-say`; the page's script narrows the list of
//! legal actions by it, and asks for what is still open. So no page has rules of its own.

#![forbid(unsafe_code)]

mod assets;
pub mod board;
mod cave;
pub mod page;
mod tight;
mod words;

pub use assets::{Asset, asset, asset_path, asset_version};
pub use words::Words;
