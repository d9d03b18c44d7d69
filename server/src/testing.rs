//! What several tests inside need.

use crate::app::{App, new_seed, secret};
use crate::config::Config;
use crate::error::Error;
use crate::limits::Limits;
use crate::live_table::LiveTable;
use crate::store::Sqlite;
use crate::table::{Command, Request, SeatHolder, Setup};
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{Forced, NewMatch, Registry, Seat, Seed, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Who plays.
pub const PERSON: i64 = 1;

pub fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("lascaux-inside-{name}-{}.db", std::process::id()))
}

/// An empty house of its own for a test.
pub async fn open(name: &str, limits: Limits) -> Arc<App<Sqlite>> {
    for tail in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{tail}", file(name).display()));
    }
    open_again(name, limits).await
}

/// The same house after a restart.
pub async fn open_again(name: &str, limits: Limits) -> Arc<App<Sqlite>> {
    let games = Registry::new().add::<StoneAge>().unwrap();
    let config = Config { limits, ..Config::default() };
    App::open(Sqlite::open(&file(name)).await.unwrap(), games, 2, config).await.unwrap()
}

/// A table of Stone Age for a person and whoever else.
pub async fn seat(
    app: &Arc<App<Sqlite>>,
    seats: Vec<SeatHolder>,
    position: Option<serde_json::Value>,
) -> Arc<LiveTable> {
    try_seat(app, seats, position).await.unwrap()
}

pub async fn try_seat(
    app: &Arc<App<Sqlite>>,
    seats: Vec<SeatHolder>,
    position: Option<serde_json::Value>,
) -> Result<Arc<LiveTable>, Error> {
    let setup = Setup { position, ..Setup::new(seats.len() as u8, new_seed().unwrap()) };
    app.open_table(secret(8).unwrap(), "stone-age", setup, seats).await
}

pub fn me() -> SeatHolder {
    SeatHolder::Person { person: PERSON, name: "Mia".to_string() }
}

pub fn bot(level: &str) -> SeatHolder {
    SeatHolder::Bot { level: level.to_string() }
}

/// A position some decisions before the end: a whole game would be kept on disk move by move.
pub fn nearly_over(app: &App<Sqlite>) -> serde_json::Value {
    let order = NewMatch { seats: 2, seed: Some(Seed::Number(1)), forced: Forced::Play, ..NewMatch::default() };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut current, _) = app.games().get("stone-age").unwrap().start(&order).unwrap();
    while let Turn::Player(seat) = current.turn() {
        let action = current.random_action(&mut rng).unwrap();
        current.act(Some(seat), &action).unwrap();
    }
    let decisions = current.decisions();
    current.at(decisions[decisions.len() - 8]).unwrap().state()
}

/// The person acts, so that the bot is asked.
pub async fn act(app: &Arc<App<Sqlite>>, table: &Arc<LiveTable>) {
    act_as(app, table, PERSON).await;
}

pub async fn act_as(app: &Arc<App<Sqlite>>, table: &Arc<LiveTable>, person: i64) {
    let action = table.state().game().legal().swap_remove(0);
    app.execute(table, Request::of(person, Command::Act { seat: None, action })).await.unwrap();
}

/// The person acts if the first seat is asked; who was asked.
pub async fn play_on(app: &Arc<App<Sqlite>>, table: &Arc<LiveTable>) -> Turn {
    let turn = table.state().game().turn();
    if turn == Turn::Player(Seat(0)) {
        act(app, table).await;
    }
    turn
}

pub async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !is_so().await {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
