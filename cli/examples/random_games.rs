//! Whether every game comes to an end: random games of every title, spread evenly over all numbers of seats and all
//! combinations of options, without a player who is to move and cannot, and without a game that goes on for ever.
//!
//! ```sh
//! cargo run --release -p lascaux --example random_games -- 1000000
//! cargo run --release -p lascaux --example random_games -- 1 4711
//! ```
//!
//! The numbers are how many games a title, and the number of the first (0 if none is said): a game that did not end is
//! named with its number and played again by it. Ends with exit code 1 if there was one.

use indicatif::{ProgressBar, ProgressStyle};
use lascaux::all_games;
use lascaux_table::{AnyGame, Endings};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Steps after which a game counts as endless. The longest of a million random games take a tenth of that.
const MOST_STEPS: u64 = 20_000;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|said| said.parse::<u64>());
    let (games, first) = match (numbers.next(), numbers.next(), numbers.next()) {
        (Some(Ok(games)), None, None) => (games, 0),
        (Some(Ok(games)), Some(Ok(first)), None) => (games, first),
        _ => {
            eprintln!("random_games GAMES [FIRST]: how many games a title, and the number of the first");
            return ExitCode::FAILURE;
        }
    };
    let titles = match all_games(&[]) {
        Ok(titles) => titles,
        Err(no) => {
            eprintln!("random_games: {no}");
            return ExitCode::FAILURE;
        }
    };
    let mut all_ended = true;
    for game in titles.games() {
        match play(game, first..first.saturating_add(games)) {
            Ok(seen) => println!(
                "{}: {} games over {} combinations of seats and options, {} steps, the longest game {}; no dead end, none endless",
                game.name(),
                seen.games,
                seen.variants,
                seen.steps,
                seen.longest
            ),
            Err(bad) => {
                all_ended = false;
                println!("{}: {bad}", game.name());
            }
        }
    }
    if all_ended { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A game that did not end: its number, and what is told of it.
type Bad = (u64, String);

/// Plays the games of these numbers on all cores; the first bad one, told.
fn play(game: &dyn AnyGame, numbers: Range<u64>) -> Result<Endings, String> {
    let bar = ProgressBar::new(numbers.end - numbers.start);
    let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_prefix(game.name());
    let workers = thread::available_parallelism().map_or(1, |cores| cores.get());
    let first_bad = AtomicU64::new(u64::MAX);
    let played: Vec<Result<Endings, Bad>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..workers)
            .map(|worker| {
                let own = numbers.clone().skip(worker).step_by(workers);
                let (bar, first_bad) = (&bar, &first_bad);
                scope.spawn(move || work(game, own, first_bad, bar))
            })
            .collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    bar.finish_and_clear();
    match played.iter().filter_map(|one| one.as_ref().err()).min() {
        Some((_, told)) => Err(told.clone()),
        None => Ok(played.into_iter().flatten().fold(Endings::default(), Endings::and)),
    }
}

/// Plays the games of these numbers on one core. Those above the first bad one of all cores need not be played.
fn work(
    game: &dyn AnyGame,
    numbers: impl Iterator<Item = u64>,
    first_bad: &AtomicU64,
    bar: &ProgressBar,
) -> Result<Endings, Bad> {
    let at = AtomicU64::new(0);
    let mut numbers = numbers
        .take_while(|number| *number < first_bad.load(Ordering::Relaxed))
        .inspect(|number| at.store(*number, Ordering::Relaxed));
    // A game that panics is as bad as one that does not end, and has a number as well.
    let told = catch_unwind(AssertUnwindSafe(|| game.endings(&mut numbers, MOST_STEPS, &mut || bar.inc(1))));
    let bad = match told {
        Ok(Ok(seen)) => return Ok(seen),
        Ok(Err(bad)) => (bad.number, bad.to_string()),
        Err(_) => {
            let number = at.load(Ordering::Relaxed);
            (number, format!("game {number}: the program broke"))
        }
    };
    first_bad.fetch_min(bad.0, Ordering::Relaxed);
    Err(bad)
}
