//! # Lascaux, the program
//!
//! The doors that need nothing but a terminal: the line protocol ([`Engine`]), random games, records, and the study of
//! bots and games.

#![forbid(unsafe_code)]

mod engine;
pub mod house;
mod lines;
pub mod playouts;
pub mod records;
mod shelf;
pub mod study;

pub use engine::Engine;
pub use lines::{LONGEST_LINE, serve};
pub use shelf::{data_of, shelf};

/// An option as commands write it.
pub fn option(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .ok_or_else(|| "an option is written NAME=VALUE".to_string())
}
