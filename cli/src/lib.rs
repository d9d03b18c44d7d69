//! # Lascaux, the program
//!
//! The doors that need nothing but a terminal: the line protocol ([`Engine`]), random games, records, and the study of
//! bots and games.

#![forbid(unsafe_code)]

pub mod bots;
mod engine;
mod games;
mod lines;
pub mod playouts;
pub mod records;
pub mod serve;

pub use engine::Engine;
pub use games::{all_games, data_of};
pub use lines::{LONGEST_LINE, answer_lines};

/// An option as commands write it.
pub fn option(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .ok_or_else(|| "an option is written NAME=VALUE".to_string())
}
