//! # The server
//!
//! The way of a move: `POST` with the action's text, the match checks and applies it, the event is kept on disk, and
//! only then everybody who looks at the table gets the picture that they may see.

#![forbid(unsafe_code)]

mod guard;
mod hall;
mod routes;
mod store;

pub use hall::{Chair, Hall, No, Order, Table};
pub use routes::router;
pub use store::{Event, Kept, Person, Sqlite, Store, Trouble};
