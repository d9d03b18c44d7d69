//! `lascaux playouts`: complete random games on one core, through the public contract.

use lascaux_table::{AnyGame, PlayoutOrder, Refusal, Tally};
use serde::Serialize;
use std::time::{Duration, Instant};

/// What the games came to, with the time they took.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: String,
    /// How many played.
    pub seats: u8,
    /// Games played to their end.
    pub games: u64,
    /// Decisions of players.
    pub decisions: u64,
    /// Outcomes of chance.
    pub chances: u64,
    /// The time it took.
    pub seconds: f64,
    /// Games per second.
    pub games_per_second: f64,
    /// Decisions per second.
    pub decisions_per_second: f64,
}

/// When to stop.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// After so many seconds.
    Seconds(f64),
    /// After so many games.
    Games(u64),
}

/// Plays; `progress` hears the share that is done, about ten times a second.
pub fn run(
    game: &dyn AnyGame,
    order: &PlayoutOrder,
    until: Until,
    progress: &mut dyn FnMut(f64, &Tally),
) -> Result<Report, Refusal> {
    let start = Instant::now();
    let mut told = start;
    let tally = game.playouts(order, &mut |tally| {
        // The clock is read every 64 games, so that it costs nothing.
        if let Until::Games(games) = until
            && tally.games >= games
        {
            return true;
        }
        if !tally.games.is_multiple_of(64) {
            return false;
        }
        let now = Instant::now();
        let done = match until {
            Until::Seconds(seconds) => now.duration_since(start).as_secs_f64() / seconds.max(1e-9),
            Until::Games(games) => tally.games as f64 / games.max(1) as f64,
        };
        if now.duration_since(told) > Duration::from_millis(100) {
            told = now;
            progress(done.min(1.0), tally);
        }
        matches!(until, Until::Seconds(_)) && tally.games > 0 && done >= 1.0
    })?;
    let seconds = start.elapsed().as_secs_f64();
    Ok(Report {
        game: game.name().to_string(),
        seats: order.seats,
        games: tally.games,
        decisions: tally.decisions,
        chances: tally.chances,
        seconds,
        games_per_second: tally.games as f64 / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
    })
}
