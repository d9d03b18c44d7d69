//! Whether a house keeps what it answers, for as long as you like: people at shared tables do random things while the
//! house is stopped and killed, and at the end every answer is held against the file.
//!
//! ```sh
//! cargo run --release -p lascaux --example history -- 600
//! cargo run --release -p lascaux --example history -- 600 7
//! ```
//!
//! The numbers are seconds and a seed. The house is this same program, or the one that `LASCAUX_PROGRAM` names. Ends
//! with exit code 1 if anything was answered that is not so.

#[allow(dead_code)]
#[path = "../tests/house/common.rs"]
mod common;
#[path = "../tests/house/history/mod.rs"]
mod history;

use clap::Parser;
use lascaux::serve::{ServeOrder, serve};
use std::process::ExitCode;

/// So many seconds of one history.
const CHAPTER: u64 = 30;

#[derive(Parser)]
enum House {
    Serve(ServeOrder),
}

fn main() -> ExitCode {
    let mut told = std::env::args().skip(1).peekable();
    if told.peek().is_some_and(|first| first == "serve") {
        let House::Serve(order) = House::parse();
        let games = lascaux::all_games(&[]).expect("the built-in games");
        return match serve(&order, games) {
            Ok(()) => ExitCode::SUCCESS,
            Err(trouble) => {
                eprintln!("lascaux: {trouble}");
                ExitCode::FAILURE
            }
        };
    }
    let mut number = |otherwise: u64| told.next().and_then(|text| text.parse().ok()).unwrap_or(otherwise);
    let (seconds, first) = (number(60), number(1));
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let mut is_true = true;
    // One history after the other, each in a new house: games end, and nothing happens at tables where they have.
    for (seed, begun) in (first..).zip((0..seconds).step_by(CHAPTER as usize)) {
        let report = runtime.block_on(history::run::run(CHAPTER.min(seconds - begun), seed));
        print!("{report}");
        is_true &= report.violations.is_empty();
    }
    if is_true { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
