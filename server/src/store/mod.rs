//! Storage: what happened, append-only, durable before anybody hears of it. One trait, SQLite behind it.

mod accounts;
mod backup;
mod checkpoint;
mod learning;
mod lock;
mod migrations;
mod sqlite;
mod writer;

pub use accounts::{Account, AccountStore, Device, Person};
pub use backup::{backup, restore};
pub use learning::{Learned, LearningStore};
pub use sqlite::Sqlite;

use crate::table::Event;

/// What can go wrong with a store, in words for the log.
#[derive(Clone, Debug)]
pub struct StoreError(pub String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

/// What a store answers.
pub type Stored<T> = Result<T, StoreError>;

/// A new table as it is kept.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// How the match is set up, in JSON.
    pub setup: String,
    /// Who is to sit where, in JSON.
    pub seats: String,
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the box.
    pub data: String,
    /// Who opened it, where only bots sit.
    pub host: Option<i64>,
    /// When it was opened.
    pub opened: i64,
    /// How it stands.
    pub summary: Summary,
}

/// How a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It is being played, or waits for somebody.
    Running,
    /// The game is over.
    Over,
    /// It ended before its game did.
    Closed,
    /// It shows a record that was brought.
    Record,
    /// It cannot be set up by this program.
    Broken,
}

impl Status {
    /// As it is kept.
    pub fn text(self) -> &'static str {
        match self {
            Status::Running => "running",
            Status::Over => "over",
            Status::Closed => "closed",
            Status::Record => "record",
            Status::Broken => "broken",
        }
    }
}

/// How a table stands, for lists and for those who look after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Whether it is being played.
    pub status: Status,
    /// Who sits where now, in JSON.
    pub seated: String,
    /// The people among them.
    pub people: Vec<i64>,
    /// The person whom it waits for.
    pub asked: Option<i64>,
    /// Whether it waits for a bot.
    pub bot_asked: bool,
    /// When time alone will change something.
    pub wakes_at: Option<i64>,
}

/// A table as it is read: texts that may turn out not to be readable.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// How the match was set up, in JSON.
    pub setup: String,
    /// Who was to sit where, in JSON.
    pub seats: String,
    /// Who sits where now, in JSON.
    pub seated: Option<String>,
    /// The form of its events.
    pub form: u32,
    /// The version of the rules; tables of form 1 may not say it.
    pub rules: Option<u32>,
    /// The hash of the box; tables of form 1 may not say it.
    pub data: Option<String>,
    /// When it was opened.
    pub opened: i64,
    /// Its status as it is kept.
    pub status: String,
    /// Its events, in order.
    pub events: Vec<StoredEvent>,
}

/// An event as it is read.
#[derive(Clone, Debug)]
pub struct StoredEvent {
    /// Its number at the table.
    pub number: i64,
    /// When it happened.
    pub at: i64,
    /// The version of the rules; those of form 1 do not say it.
    pub rules: Option<u32>,
    /// What happened, in JSON.
    pub what: String,
}

/// A line of a list of tables.
#[derive(Clone, PartialEq, Debug)]
pub struct TableLine {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who sits where, in JSON.
    pub seated: String,
    /// Whether it waits for the person.
    pub asked: bool,
}

/// A table as it stood after so many events.
#[derive(Clone, PartialEq, Debug)]
pub struct Still {
    /// So many events had happened.
    pub number: u64,
    /// Position and record, compressed.
    pub what: Vec<u8>,
}

/// Where tables and people are kept. A write that returns well is durable; after one that does not, what it would have
/// written may or may not be there, and is to be read again.
pub trait Store: AccountStore + LearningStore + Send + Sync + 'static {
    /// Keeps a new table.
    fn open_table(&self, table: NewTable) -> impl Future<Output = Stored<()>> + Send;
    /// Keeps events as numbers `first` and following of their table, all or none, with how the table then stands where
    /// that is not as before. Refused if there is an event of such a number already.
    fn append(
        &self,
        table: &str,
        first: u64,
        events: &[Event],
        summary: Option<Summary>,
    ) -> impl Future<Output = Stored<()>> + Send;
    /// Keeps how a table stands, without an event.
    fn keep_summary(&self, table: &str, summary: Summary) -> impl Future<Output = Stored<()>> + Send;
    /// A table with its events.
    fn table(&self, id: &str) -> impl Future<Output = Stored<Option<StoredTable>>> + Send;
    /// Whether there is such a table.
    fn has_table(&self, id: &str) -> impl Future<Output = Stored<bool>> + Send;
    /// The running tables at which a person sits, those that wait for the person first.
    fn tables_of(&self, person: i64) -> impl Future<Output = Stored<Vec<TableLine>>> + Send;
    /// How many running tables wait for a person, not counting one.
    fn waiting_for(&self, person: i64, but: &str) -> impl Future<Output = Stored<usize>> + Send;
    /// How many running tables are a person's: with an own seat, or opened for bots alone.
    fn unfinished_of(&self, person: i64) -> impl Future<Output = Stored<usize>> + Send;
    /// How many tables have a status.
    fn count(&self, status: Status) -> impl Future<Output = Stored<usize>> + Send;
    /// Tables whose status was never worked out.
    fn unknown(&self, most: usize) -> impl Future<Output = Stored<Vec<String>>> + Send;
    /// Tables that wait for a bot.
    fn waiting_for_bots(&self) -> impl Future<Output = Stored<Vec<String>>> + Send;
    /// Tables for which time has come to change something, those that wait longest first.
    fn due(&self, now: i64, most: usize) -> impl Future<Output = Stored<Vec<String>>> + Send;
    /// Time alone is not to change anything at this table before then.
    fn snooze(&self, table: &str, until: i64) -> impl Future<Output = Stored<()>> + Send;
    /// Keeps a table as it stands.
    fn keep_still(&self, table: &str, still: Still) -> impl Future<Output = Stored<()>> + Send;
    /// A table as it stood when that was last kept.
    fn still(&self, table: &str) -> impl Future<Output = Stored<Option<Still>>> + Send;
    /// A record was looked at.
    fn saw_record(&self, table: &str, at: i64) -> impl Future<Output = Stored<()>> + Send;
    /// Forgets records that nobody has looked at since then, and of more than so many those that were seen longest ago.
    fn forget_records(&self, before: i64, most: usize) -> impl Future<Output = Stored<()>> + Send;
    /// Keeps the analysis of a table, in JSON.
    fn keep_analysis(&self, table: &str, analysis: &str, at: i64) -> impl Future<Output = Stored<()>> + Send;
    /// The analysis of a table.
    fn analysis(&self, table: &str) -> impl Future<Output = Stored<Option<String>>> + Send;
    /// Proves that something can be written.
    fn prove(&self, at: i64) -> impl Future<Output = Stored<()>> + Send;
    /// Ends in good order: everything is in the one file.
    fn close(&self) -> impl Future<Output = Stored<()>> + Send;
}
