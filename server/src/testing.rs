//! What several tests inside the house need.

use crate::customs::Customs;
use crate::hall::{Hall, SetUp, Table, new_seed};
use crate::limits::Limits;
use crate::store::Sqlite;
use lascaux_stone_age::StoneAge;
use lascaux_table::{Forced, NewMatch, Registry, Seat, Seed, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Who plays.
pub const PERSON: i64 = 1;

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("lascaux-inside-{name}-{}.db", std::process::id()))
}

/// A house of its own for a test.
pub async fn open(name: &str, limits: Limits) -> Arc<Hall<Sqlite>> {
    for tail in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{tail}", file(name).display()));
    }
    open_again(name, limits).await
}

/// The same house after a restart.
pub async fn open_again(name: &str, limits: Limits) -> Arc<Hall<Sqlite>> {
    let games = Registry::new().add::<StoneAge>().unwrap();
    let customs = Customs { limits, ..Customs::default() };
    Hall::open(Sqlite::open(&file(name)).await.unwrap(), games, 2, customs).await.unwrap()
}

pub fn set_up(seats: usize, position: Option<serde_json::Value>) -> SetUp {
    SetUp {
        seats: seats as u8,
        options: Default::default(),
        seed: new_seed().unwrap(),
        position,
        record: None,
        clock: None,
        host: None,
    }
}

/// A position some decisions before the end: a whole game would be kept on disk move by move.
pub fn nearly_over(hall: &Hall<Sqlite>) -> serde_json::Value {
    let order = NewMatch { seats: 2, seed: Some(Seed::Number(1)), forced: Forced::Play, ..NewMatch::default() };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut current, _) = hall.games().get("stone-age").unwrap().start(&order).unwrap();
    while let Turn::Player(seat) = current.turn() {
        let action = current.random_action(&mut rng).unwrap();
        current.act(Some(seat), &action).unwrap();
    }
    let decisions = current.decisions();
    current.at(decisions[decisions.len() - 8]).unwrap().state()
}

/// The person acts, so that the bot is asked.
pub async fn act(hall: &Arc<Hall<Sqlite>>, table: &Arc<Table>) {
    let action = table.look().await.current.legal().swap_remove(0);
    hall.act(table, PERSON, &action).await.unwrap();
}

/// The person acts if the first seat is asked; who was asked.
pub async fn play_on(hall: &Arc<Hall<Sqlite>>, table: &Arc<Table>) -> Turn {
    let turn = table.look().await.current.turn();
    if turn == Turn::Player(Seat(0)) {
        act(hall, table).await;
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
