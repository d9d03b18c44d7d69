//! A history of a house: what many people asked and were answered while the house was stopped and killed, held against
//! what stands in its file. Shared by a short test and by the example `history`, which takes as long as it is told.

pub mod check;
pub mod guests;
pub mod run;

use serde_json::Value;
use sqlx::Row;
use std::collections::BTreeMap;
use std::path::Path;

/// What became of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Done, as this number of the table's events, if the answer named one.
    Done(Option<u64>),
    /// Refused: nothing may have changed.
    Refused(u16),
    /// No answer, or one that leaves it open.
    Unknown,
}

/// One request that changes something, with its answer. Times are microseconds since the beginning.
#[derive(Clone, Debug)]
pub struct Asked {
    pub person: String,
    pub table: String,
    /// What is asked, in the words of [`sign`].
    pub what: String,
    pub key: Option<String>,
    pub expected: Option<u64>,
    pub sent: u64,
    pub received: u64,
    pub outcome: Outcome,
}

/// So many events of a table were told to somebody.
#[derive(Clone, Debug)]
pub struct Reading {
    pub who: String,
    pub table: String,
    pub number: u64,
    pub sent: u64,
    pub received: u64,
}

/// Everything that people did and heard.
#[derive(Clone, Default, Debug)]
pub struct History {
    pub asked: Vec<Asked>,
    pub readings: Vec<Reading>,
}

/// An event as it stands in the file.
#[derive(Clone, Debug)]
pub struct Stored {
    pub number: i64,
    /// What it is, in the words of [`sign`]; nothing for what nobody asks for, such as a bot's move.
    pub what: Option<String>,
    pub key: Option<String>,
}

/// The events of every table, in order.
pub type Shelf = BTreeMap<String, Vec<Stored>>;

/// An event or a request in words, the same for both.
pub fn sign(kind: &str, who: impl std::fmt::Display, what: &str) -> String {
    match kind {
        "undo" => kind.to_string(),
        "chat" => format!("chat {what}"),
        _ => format!("{kind} {who} {what}"),
    }
}

/// What an event says, where a person asked for it. Fields that are not known are left alone.
fn signed(event: &Value, bots: &[u64], names: &BTreeMap<i64, String>) -> Option<String> {
    let kind = event["kind"].as_str()?;
    let text = |name: &str| event[name].as_str().unwrap_or_default();
    let seat = event["seat"].as_u64();
    match kind {
        "act" if seat.is_some_and(|seat| bots.contains(&seat)) => None,
        "act" => Some(sign(kind, seat?, text("action"))),
        "sit" => Some(sign(kind, seat?, text("name"))),
        "chat" => Some(sign(kind, "", text("text"))),
        "undo" => Some(sign(kind, "", "")),
        "plead" | "agree" | "decline" => Some(sign(kind, names.get(&event["person"].as_i64()?)?, "")),
        _ => None,
    }
}

/// Reads what a house that is closed has kept.
pub async fn read(file: &Path) -> Result<Shelf, sqlx::Error> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let pool = sqlx::sqlite::SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
    let json = |text: String| serde_json::from_str::<Value>(&text).unwrap_or_default();
    let (mut names, mut bots) = (BTreeMap::new(), BTreeMap::new());
    for row in sqlx::query("SELECT id, name FROM person").fetch_all(&pool).await? {
        names.insert(row.try_get("id")?, row.try_get("name")?);
    }
    for row in sqlx::query("SELECT id, seats FROM game_table").fetch_all(&pool).await? {
        let (id, seats): (String, Value) = (row.try_get("id")?, json(row.try_get("seats")?));
        let seats = seats.as_array().cloned().unwrap_or_default();
        let is_bot = |(seat, chair): (usize, &Value)| (chair["kind"] == "bot").then_some(seat as u64);
        bots.insert(id, seats.iter().enumerate().filter_map(is_bot).collect::<Vec<_>>());
    }
    let mut shelf: Shelf = bots.keys().map(|table: &String| (table.clone(), Vec::new())).collect();
    let query = "SELECT table_id, number, what FROM event ORDER BY table_id, number";
    for row in sqlx::query(query).fetch_all(&pool).await? {
        let (table, number): (String, i64) = (row.try_get("table_id")?, row.try_get("number")?);
        let event = json(row.try_get("what")?);
        let what = signed(&event, bots.get(&table).map_or(&[], Vec::as_slice), &names);
        let key = event["key"].as_str().map(str::to_string);
        shelf.entry(table).or_default().push(Stored { number, what, key });
    }
    pool.close().await;
    Ok(shelf)
}
