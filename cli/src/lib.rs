//! # Lascaux, the program
//!
//! The doors that need nothing but a terminal: the line protocol ([`Engine`]), random games, records.

#![forbid(unsafe_code)]

mod engine;
mod lines;
pub mod playouts;
pub mod records;
mod shelf;

pub use engine::Engine;
pub use lines::{LONGEST_LINE, serve};
pub use shelf::shelf;
