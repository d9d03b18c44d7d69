//! # The pages
//!
//! Pure functions from what a viewer may know to HTML and SVG. Nothing here knows a server, a store or a clock.
//!
//! - [`Words`]: the interface in English, Dutch, German and Swedish.
//! - [`board`]: what every game can draw ([`board::Board`]) and the three games that do.
//! - [`asset_path`]: the style sheets and scripts, by names that change with their content.
//!
//! Every visible piece has a stable `id`, so that the browser can move it from one picture to the next. A piece that
//! stands for legal actions carries the beginning of their text in `data-say`; the page's script narrows the list of
//! legal actions by it, and asks for what is still open. So no page has rules of its own.

#![forbid(unsafe_code)]

mod assets;
pub mod board;
pub mod page;
mod words;

pub use assets::{Asset, asset, asset_path, asset_version};
pub use words::{LANGUAGES, Language, Words};
