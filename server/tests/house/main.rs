//! The house behind the tables: the door for programs, limits and figures, clocks, consent, accounts.

#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod api;
mod clocks;
mod consent;
mod limits;
mod log;
mod words;
