//! # Lascaux, the program
//!
//! The doors that need nothing but a terminal: the line protocol ([`Engine`]), random games, records, and the study of
//! bots and games.
//!
//! ```
//! use lascaux::{Engine, all_games};
//!
//! let mut engine = Engine::new(all_games(&[])?);
//! engine.answer(r#"{"cmd":"new","game":"stone-age","seats":2,"seed":7}"#);
//! let answer = engine.answer(r#"{"cmd":"act","action":"place hut 1"}"#);
//! assert!(answer.contains(r#""rule":"SA-3.6""#));
//! # Ok::<(), lascaux_table::Refusal>(())
//! ```

#![forbid(unsafe_code)]

pub mod bots;
mod engine;
mod lines;
pub mod playouts;
pub mod records;
pub mod serve;

pub use engine::Engine;
pub use lascaux_games::{data_of, with_data as all_games};
pub use lines::{LONGEST_LINE, answer_lines};

/// An option as commands write it.
pub fn option(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .ok_or_else(|| "an option is written NAME=VALUE".to_string())
}
