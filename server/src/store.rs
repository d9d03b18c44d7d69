//! Storage: what came from outside, append-only, durable before anybody hears of it. One trait, SQLite behind it.

use crate::accounts::Accounts;
use crate::ledger::Ledger;
use serde::{Deserialize, Serialize};
use sqlx::Row;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use std::path::Path;

/// Something that came from outside.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A player or a bot acted.
    Act {
        /// The seat.
        seat: u8,
        /// The action's text.
        action: String,
    },
    /// The last action was taken back.
    Undo {},
    /// Somebody sat down.
    Sit {
        /// The seat.
        seat: u8,
        /// The person.
        person: i64,
        /// The name.
        name: String,
    },
    /// The same players went on to another game.
    Again {
        /// The table of that game.
        table: String,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        name: String,
        /// What.
        text: String,
    },
    /// A bot plays for somebody whose time is over.
    Depute {
        /// The seat.
        seat: u8,
        /// Who wanted it.
        person: i64,
    },
    /// The person at a seat plays again.
    Return {
        /// The seat.
        seat: u8,
    },
    /// A person asks everybody to let the last own move be taken back.
    Plead {
        /// Who.
        person: i64,
    },
    /// A person agrees to that. When all have, the match goes back.
    Agree {
        /// Who.
        person: i64,
    },
    /// A person does not agree, or the one who asked thinks better of it.
    Decline {
        /// Who.
        person: i64,
    },
}

/// A table with its past, as it is taken from the store.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// The table.
    pub table: Kept,
    /// When it was opened.
    pub opened: i64,
    /// Its events, each with its time.
    pub events: Vec<(Event, i64)>,
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// How the match was set up, in JSON.
    pub setup: String,
    /// Who was to sit where, in JSON.
    pub seats: String,
}

/// A person as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    /// The number inside.
    pub id: i64,
    /// The name that others see.
    pub name: String,
}

/// What can go wrong with a store, in words for the log.
#[derive(Debug)]
pub struct Trouble(pub String);

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        Trouble(error.to_string())
    }
}

type Done<T> = Result<T, Trouble>;

/// Where tables are kept.
pub trait Store: Accounts + Send + Sync + 'static {
    /// Keeps a new table.
    fn open(&self, table: &Kept, at: i64) -> impl Future<Output = Done<()>> + Send;
    /// Keeps an event as number `number` of its table; refused if there is one already.
    fn append(&self, table: &str, number: i64, event: &Event, at: i64) -> impl Future<Output = Done<()>> + Send;
    /// All tables that were not put on the shelf, with their events, to be set up again.
    fn unshelved(&self) -> impl Future<Output = Done<Vec<Shelved>>> + Send;
    /// One table with its events, wherever it is.
    fn one(&self, table: &str) -> impl Future<Output = Done<Option<Shelved>>> + Send;
    /// Puts a table on the shelf: it is over, and need not be set up before somebody looks.
    fn shelve(&self, table: &str) -> impl Future<Output = Done<()>> + Send;
    /// The person with a key.
    fn person(&self, key_hash: &str) -> impl Future<Output = Done<Option<Person>>> + Send;
    /// A new person.
    fn meet(&self, key_hash: &str, name: &str, at: i64) -> impl Future<Output = Done<Person>> + Send;
    /// Another name for a person.
    fn rename(&self, person: i64, name: &str) -> impl Future<Output = Done<()>> + Send;
    /// Whether it can be read.
    fn healthy(&self) -> impl Future<Output = Done<()>> + Send;
    /// Keeps the analysis of a table, in JSON.
    fn keep_analysis(&self, table: &str, analysis: &str, at: i64) -> impl Future<Output = Done<()>> + Send;
    /// The analysis of a table.
    fn analysis(&self, table: &str) -> impl Future<Output = Done<Option<String>>> + Send;
}

/// An embedded SQLite file.
#[derive(Clone)]
pub struct Sqlite(SqlitePool, Ledger);

impl Sqlite {
    /// Opens the file, made if it is not there, and brings it to the newest form.
    pub async fn open(file: &Path) -> Done<Sqlite> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Durable before acknowledged: every commit reaches the disk.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        sqlx::migrate!("./migrations").run(&pool).await.map_err(|error| Trouble(error.to_string()))?;
        let ledger = Ledger::open(pool.clone());
        Ok(Sqlite(pool, ledger))
    }

    /// A table, given its row, with its events.
    async fn with_events(&self, row: &SqliteRow) -> Done<Shelved> {
        let table = Kept {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            setup: row.try_get("setup")?,
            seats: row.try_get("seats")?,
        };
        let events = sqlx::query("SELECT what, at FROM event WHERE table_id = ? ORDER BY number")
            .bind(&table.id)
            .fetch_all(&self.0)
            .await?
            .iter()
            .map(|row| {
                let what: String = row.try_get("what")?;
                let event = serde_json::from_str(&what);
                let event = event.map_err(|error| Trouble(format!("an event of {}: {error}", table.id)))?;
                Ok((event, row.try_get("at")?))
            })
            .collect::<Done<Vec<(Event, i64)>>>()?;
        Ok(Shelved { table, opened: row.try_get("created")?, events })
    }

    /// The connections.
    pub(crate) fn pool(&self) -> &SqlitePool {
        &self.0
    }
}

impl Store for Sqlite {
    async fn open(&self, table: &Kept, at: i64) -> Done<()> {
        sqlx::query("INSERT INTO game_table (id, game, setup, seats, created) VALUES (?, ?, ?, ?, ?)")
            .bind(&table.id)
            .bind(&table.game)
            .bind(&table.setup)
            .bind(&table.seats)
            .bind(at)
            .execute(&self.0)
            .await?;
        Ok(())
    }

    async fn append(&self, table: &str, number: i64, event: &Event, at: i64) -> Done<()> {
        let what = serde_json::to_string(event).map_err(|error| Trouble(error.to_string()))?;
        self.1.keep(table, number, at, what).await
    }

    async fn unshelved(&self) -> Done<Vec<Shelved>> {
        let query = "SELECT id, game, setup, seats, created FROM game_table \
                     WHERE id NOT IN (SELECT table_id FROM shelf) ORDER BY created";
        let mut tables = Vec::new();
        for row in sqlx::query(query).fetch_all(&self.0).await? {
            tables.push(self.with_events(&row).await?);
        }
        Ok(tables)
    }

    async fn one(&self, table: &str) -> Done<Option<Shelved>> {
        let query = "SELECT id, game, setup, seats, created FROM game_table WHERE id = ?";
        match sqlx::query(query).bind(table).fetch_optional(&self.0).await? {
            Some(row) => Ok(Some(self.with_events(&row).await?)),
            None => Ok(None),
        }
    }

    async fn shelve(&self, table: &str) -> Done<()> {
        sqlx::query("INSERT OR IGNORE INTO shelf (table_id) VALUES (?)").bind(table).execute(&self.0).await?;
        Ok(())
    }

    async fn person(&self, key_hash: &str) -> Done<Option<Person>> {
        let query = "SELECT id, name FROM person_key JOIN person ON id = person_id WHERE key_hash = ?";
        let row = sqlx::query(query).bind(key_hash).fetch_optional(&self.0).await?;
        row.map(|row| Ok(Person { id: row.try_get("id")?, name: row.try_get("name")? })).transpose()
    }

    async fn meet(&self, key_hash: &str, name: &str, at: i64) -> Done<Person> {
        let mut together = self.0.begin().await?;
        let query = "INSERT INTO person (name, created) VALUES (?, ?) RETURNING id";
        let row = sqlx::query(query).bind(name).bind(at).fetch_one(&mut *together).await?;
        let id: i64 = row.try_get("id")?;
        let query = "INSERT INTO person_key (key_hash, person_id, created) VALUES (?, ?, ?)";
        sqlx::query(query).bind(key_hash).bind(id).bind(at).execute(&mut *together).await?;
        together.commit().await?;
        Ok(Person { id, name: name.to_string() })
    }

    async fn rename(&self, person: i64, name: &str) -> Done<()> {
        sqlx::query("UPDATE person SET name = ? WHERE id = ?").bind(name).bind(person).execute(&self.0).await?;
        Ok(())
    }

    async fn healthy(&self) -> Done<()> {
        sqlx::query("SELECT id FROM person LIMIT 1").fetch_optional(&self.0).await?;
        Ok(())
    }

    async fn keep_analysis(&self, table: &str, analysis: &str, at: i64) -> Done<()> {
        sqlx::query("INSERT OR REPLACE INTO analysis (table_id, made, what) VALUES (?, ?, ?)")
            .bind(table)
            .bind(at)
            .bind(analysis)
            .execute(&self.0)
            .await?;
        Ok(())
    }

    async fn analysis(&self, table: &str) -> Done<Option<String>> {
        let row =
            sqlx::query("SELECT what FROM analysis WHERE table_id = ?").bind(table).fetch_optional(&self.0).await?;
        Ok(row.map(|row| row.try_get("what")).transpose()?)
    }
}
