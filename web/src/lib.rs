//! # The pages
//!
//! Pure functions from what a viewer may know to HTML and SVG. Nothing here knows a server, a store or a clock.
//!
//! - [`Words`]: the interface in English, Dutch, German and Swedish.
//! - [`board`]: what every game can draw ([`board::Board`]) and the three games that do.
//!
//! Every visible piece has a stable `id`, so that the browser can move it from one picture to the next. A piece that
//! stands for legal actions carries the beginning of their text in `data-say`; the page's script narrows the list of
//! legal actions by it, and asks for what is still open. So no page has rules of its own.

#![forbid(unsafe_code)]

pub mod board;
pub mod page;
mod words;

pub use words::{LANGUAGES, Language, Words};

/// A file that pages load, with its kind: style sheets, the script, the icon.
pub fn asset(name: &str) -> Option<(&'static str, &'static str)> {
    const CSS: &str = "text/css; charset=utf-8";
    const JS: &str = "text/javascript; charset=utf-8";
    Some(match name {
        "lascaux.css" => (CSS, include_str!("../assets/lascaux.css")),
        "stone-age.css" => (CSS, include_str!("../assets/stone-age.css")),
        "eiszeit.css" => (CSS, include_str!("../assets/eiszeit.css")),
        "neanderthal.css" => (CSS, include_str!("../assets/neanderthal.css")),
        "study.css" => (CSS, include_str!("../assets/study.css")),
        "study.js" => (JS, include_str!("../assets/study.js")),
        "house.css" => (CSS, include_str!("../assets/house.css")),
        "house.js" => (JS, include_str!("../assets/house.js")),
        "lascaux.js" => (JS, include_str!("../assets/lascaux.js")),
        "near.js" => (JS, include_str!("../assets/near.js")),
        "motion.js" => (JS, include_str!("../assets/motion.js")),
        "purse.js" => (JS, include_str!("../assets/purse.js")),
        "icon.svg" => ("image/svg+xml", include_str!("../assets/icon.svg")),
        _ => return None,
    })
}
