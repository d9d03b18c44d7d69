//! The house behind the tables: the door for programs, limits and figures, clocks, consent, accounts.

#[path = "../common/browser.rs"]
mod browser;
#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod api;
mod clocks;
mod consent;
mod junk;
mod limits;
mod live;
mod log;
mod pebbles;
mod pieces;
mod promises;
mod rulebooks;
mod screen;
mod words;
