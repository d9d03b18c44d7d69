//! What was written goes from the log beside the file into the file, while others read and write: left to itself, SQLite
//! does that within the commit of whoever happens to come then, who waits for it with everybody behind.

use super::writer::LongLog;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Row};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;

/// So often at most.
const EVERY: Duration = Duration::from_secs(1);
/// A log of so many pages is begun anew; below that it grows as long as moves keep coming.
const LONG: i64 = 8_192;

/// Moves what was written, some time after `written` says that there is something, until it is stopped.
pub(super) async fn run(options: SqliteConnectOptions, long_log: LongLog, written: Arc<Notify>) {
    let mut connection = None;
    loop {
        written.notified().await;
        tokio::time::sleep(EVERY).await;
        match checkpoint(&mut connection, &options).await {
            Ok(pages) if pages > LONG => long_log.begin_anew().await,
            Ok(_) => {}
            Err(error) => {
                // Nothing is lost: it stays in the log until the next time.
                tracing::warn!(%error, "what was written stays in the log beside the file");
                connection = None;
            }
        }
    }
}

/// Moves as much as can be moved without anybody waiting. The pages of the log.
async fn checkpoint(held: &mut Option<SqliteConnection>, options: &SqliteConnectOptions) -> Result<i64, sqlx::Error> {
    let connection = match held {
        Some(connection) => connection,
        None => held.insert(options.connect().await?),
    };
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?.try_get(1)
}
