//! The house behind the tables: the door for programs, limits and figures, clocks, consent, accounts.

#[path = "../common/mod.rs"]
mod common;

mod api;
mod limits;
