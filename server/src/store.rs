//! Storage: what came from outside, append-only, durable before anybody hears of it. One trait, SQLite behind it.

use serde::{Deserialize, Serialize};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
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
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table.
    fn open(&self, table: &Kept, at: i64) -> impl Future<Output = Done<()>> + Send;
    /// Keeps an event as number `number` of its table; refused if there is one already.
    fn append(&self, table: &str, number: i64, event: &Event, at: i64) -> impl Future<Output = Done<()>> + Send;
    /// All tables with their events, to be set up again.
    fn all(&self) -> impl Future<Output = Done<Vec<(Kept, Vec<Event>)>>> + Send;
    /// The person with a key.
    fn person(&self, key_hash: &str) -> impl Future<Output = Done<Option<Person>>> + Send;
    /// A new person.
    fn meet(&self, key_hash: &str, name: &str, at: i64) -> impl Future<Output = Done<Person>> + Send;
    /// Another name for a person.
    fn rename(&self, person: i64, name: &str) -> impl Future<Output = Done<()>> + Send;
    /// Keeps the analysis of a table, in JSON.
    fn keep_analysis(&self, table: &str, analysis: &str, at: i64) -> impl Future<Output = Done<()>> + Send;
    /// The analysis of a table.
    fn analysis(&self, table: &str) -> impl Future<Output = Done<Option<String>>> + Send;
}

/// An embedded SQLite file.
#[derive(Clone)]
pub struct Sqlite(SqlitePool);

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
        Ok(Sqlite(pool))
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
        sqlx::query("INSERT INTO event (table_id, number, at, what) VALUES (?, ?, ?, ?)")
            .bind(table)
            .bind(number)
            .bind(at)
            .bind(what)
            .execute(&self.0)
            .await?;
        Ok(())
    }

    async fn all(&self) -> Done<Vec<(Kept, Vec<Event>)>> {
        let mut tables = Vec::new();
        for row in
            sqlx::query("SELECT id, game, setup, seats FROM game_table ORDER BY created").fetch_all(&self.0).await?
        {
            let kept = Kept {
                id: row.try_get("id")?,
                game: row.try_get("game")?,
                setup: row.try_get("setup")?,
                seats: row.try_get("seats")?,
            };
            let events = sqlx::query("SELECT what FROM event WHERE table_id = ? ORDER BY number")
                .bind(&kept.id)
                .fetch_all(&self.0)
                .await?
                .iter()
                .map(|row| {
                    let what: String = row.try_get("what")?;
                    serde_json::from_str(&what).map_err(|error| Trouble(format!("an event of {}: {error}", kept.id)))
                })
                .collect::<Done<Vec<Event>>>()?;
            tables.push((kept, events));
        }
        Ok(tables)
    }

    async fn person(&self, key_hash: &str) -> Done<Option<Person>> {
        let row = sqlx::query("SELECT id, name FROM person WHERE key_hash = ?")
            .bind(key_hash)
            .fetch_optional(&self.0)
            .await?;
        row.map(|row| Ok(Person { id: row.try_get("id")?, name: row.try_get("name")? })).transpose()
    }

    async fn meet(&self, key_hash: &str, name: &str, at: i64) -> Done<Person> {
        let row = sqlx::query("INSERT INTO person (key_hash, name, created) VALUES (?, ?, ?) RETURNING id")
            .bind(key_hash)
            .bind(name)
            .bind(at)
            .fetch_one(&self.0)
            .await?;
        Ok(Person { id: row.try_get("id")?, name: name.to_string() })
    }

    async fn rename(&self, person: i64, name: &str) -> Done<()> {
        sqlx::query("UPDATE person SET name = ? WHERE id = ?").bind(name).bind(person).execute(&self.0).await?;
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
