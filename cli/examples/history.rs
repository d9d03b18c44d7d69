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
    let (seconds, seed) = (number(60), number(1));
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let report = runtime.block_on(history::run::run(seconds, seed));
    print!("{report}");
    if report.violations.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
