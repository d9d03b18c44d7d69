//! An embedded SQLite file: one connection writes, a few read.

use super::writer::{EventRow, Writer, insert};
use super::{
    NewTable, Status, Still, Store, StoreError, Stored, StoredEvent, StoredTable, Summary, TableLine, lock, migrations,
};
use crate::table::{Event, FORMAT};
use sqlx::Row;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// So long a statement waits for another program, such as one that makes a copy.
const PATIENCE: Duration = Duration::from_secs(10);
/// So many connections read.
const READERS: u32 = 4;
/// The longest list of a person's tables.
const LONGEST_LIST: i64 = 200;

/// An embedded SQLite file.
#[derive(Clone)]
pub struct Sqlite {
    readers: SqlitePool,
    pub(super) writer: Writer,
    /// Held as long as this program uses the file, and not as long as somebody still holds the closed store.
    held: Arc<Mutex<Option<File>>>,
}

pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        // Durable before acknowledged: every commit reaches the disk.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        .foreign_keys(true)
}

impl Sqlite {
    /// Opens the file, made if it is not there, and brings it to the newest form. Refused while another program has it.
    pub async fn open(file: &Path) -> Stored<Sqlite> {
        let held = lock::hold(file)?;
        let options = options(file);
        let creating = options.clone().create_if_missing(true);
        let first = SqlitePoolOptions::new().max_connections(1).connect_with(creating).await?;
        let migrated = migrations::migrator().run(&first).await;
        migrated.map_err(|error| StoreError(format!("{}: {error}", file.display())))?;
        let mut connection = first.acquire().await?.detach();
        super::accounts::settle_looks(&mut connection).await?;
        let reading = options.clone().pragma("query_only", "ON");
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false).connect_with(reading).await?;
        // The writer's commits never stop to move the log into the file: that is done beside it.
        sqlx::query("PRAGMA wal_autocheckpoint = 0").execute(&mut connection).await?;
        let writing = options.pragma("wal_autocheckpoint", "0");
        Ok(Sqlite { readers, writer: Writer::start(connection, writing), held: Arc::new(Mutex::new(Some(held))) })
    }

    /// Everything that is kept happened so many seconds earlier.
    #[cfg(test)]
    pub(crate) async fn age_for_tests(&self, seconds: i64) {
        let aged = self.writer.write(move |connection| {
            Box::pin(async move {
                for query in [
                    "UPDATE event SET at = at - ?",
                    "UPDATE game_table SET created = created - ?1, wakes_at = wakes_at - ?1",
                ] {
                    sqlx::query(query).bind(seconds).execute(&mut *connection).await?;
                }
                Ok(())
            })
        });
        aged.await.expect("the store answers");
    }

    /// The connections that read.
    pub(super) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    async fn names(&self, query: &'static str, argument: i64, most: i64) -> Stored<Vec<String>> {
        let rows = sqlx::query(query).bind(argument).bind(most).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    async fn number(&self, query: &'static str, person: i64, text: &str) -> Stored<usize> {
        let row = sqlx::query(query).bind(person).bind(text).fetch_one(&self.readers).await?;
        Ok(row.try_get::<i64, _>(0)? as usize)
    }
}

/// How a table stands, written with whatever changed it. Who sits where is written anew only where it changed.
async fn write_summary(connection: &mut SqliteConnection, table: &str, summary: &Summary) -> Result<(), sqlx::Error> {
    let update = "UPDATE game_table SET status = ?, asked = ?, bot_asked = ?, wakes_at = ? WHERE id = ?";
    sqlx::query(update)
        .bind(summary.status.text())
        .bind(summary.asked)
        .bind(summary.bot_asked)
        .bind(summary.wakes_at)
        .bind(table)
        .execute(&mut *connection)
        .await?;
    let update = "UPDATE game_table SET seated = ?1 WHERE id = ?2 AND seated IS NOT ?1";
    let changed = sqlx::query(update).bind(&summary.seated).bind(table).execute(&mut *connection).await?;
    if changed.rows_affected() > 0 {
        sqlx::query("DELETE FROM sitting WHERE table_id = ?").bind(table).execute(&mut *connection).await?;
        for person in &summary.people {
            let query = "INSERT OR IGNORE INTO sitting (person_id, table_id) VALUES (?, ?)";
            sqlx::query(query).bind(person).bind(table).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

impl Store for Sqlite {
    async fn open_table(&self, table: NewTable) -> Stored<()> {
        let work = self.writer.write_several(move |connection| {
            Box::pin(async move {
                let query = "INSERT INTO game_table (id, game, setup, seats, created, form, rules, data, host, seen) \
                             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
                sqlx::query(query)
                    .bind(&table.id)
                    .bind(&table.game)
                    .bind(&table.setup)
                    .bind(&table.seats)
                    .bind(table.opened)
                    .bind(FORMAT)
                    .bind(table.rules)
                    .bind(&table.data)
                    .bind(table.host)
                    .bind(table.opened)
                    .execute(&mut *connection)
                    .await?;
                write_summary(connection, &table.id, &table.summary).await
            })
        });
        work.await
    }

    async fn append(&self, table: &str, first: u64, events: &[Event], summary: Option<Summary>) -> Stored<()> {
        let name: Arc<str> = table.into();
        let row = |(number, event): (u64, &Event)| {
            let what = serde_json::to_string(&event.what).map_err(|error| StoreError(error.to_string()))?;
            Ok(EventRow { table: name.clone(), number: number as i64, at: event.at, rules: event.rules, what })
        };
        let rows = (first..).zip(events).map(row).collect::<Stored<Vec<_>>>()?;
        let Some(summary) = summary else { return self.writer.append(rows).await };
        let work = self.writer.write_several(move |connection| {
            Box::pin(async move {
                insert(connection, &rows).await?;
                write_summary(connection, &name, &summary).await
            })
        });
        work.await
    }

    async fn keep_summary(&self, table: &str, summary: Summary) -> Stored<()> {
        let table = table.to_string();
        let work = self
            .writer
            .write(move |connection| Box::pin(async move { write_summary(connection, &table, &summary).await }));
        work.await
    }

    async fn table(&self, id: &str) -> Stored<Option<StoredTable>> {
        let query =
            "SELECT game, setup, seats, seated, form, rules, data, created, status FROM game_table WHERE id = ?";
        let Some(row) = sqlx::query(query).bind(id).fetch_optional(&self.readers).await? else { return Ok(None) };
        let query = "SELECT number, at, rules, what FROM event WHERE table_id = ? ORDER BY number";
        let events = sqlx::query(query).bind(id).fetch_all(&self.readers).await?;
        let event = |row: &sqlx::sqlite::SqliteRow| {
            // A value that is no text is an event that cannot be read, which closes this table alone.
            let what = row.try_get::<String, _>("what").unwrap_or_default();
            let rules = row.try_get::<Option<i64>, _>("rules")?.map(|rules| rules as u32);
            Ok(StoredEvent { number: row.try_get("number")?, at: row.try_get("at")?, rules, what })
        };
        Ok(Some(StoredTable {
            id: id.to_string(),
            game: row.try_get("game")?,
            setup: row.try_get("setup").unwrap_or_default(),
            seats: row.try_get("seats").unwrap_or_default(),
            seated: row.try_get("seated").unwrap_or_default(),
            form: row.try_get::<i64, _>("form")? as u32,
            rules: row.try_get::<Option<i64>, _>("rules")?.map(|rules| rules as u32),
            data: row.try_get("data")?,
            opened: row.try_get("created")?,
            status: row.try_get("status")?,
            events: events.iter().map(event).collect::<Stored<_>>()?,
        }))
    }

    async fn has_table(&self, id: &str) -> Stored<bool> {
        let row = sqlx::query("SELECT 1 FROM game_table WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        Ok(row.is_some())
    }

    async fn tables_of(&self, person: i64) -> Stored<Vec<TableLine>> {
        let query = "SELECT id, game, seated, asked IS ?1 AS is_asked FROM sitting JOIN game_table ON id = table_id \
                     WHERE person_id = ?1 AND status = 'running' ORDER BY is_asked DESC, id LIMIT ?2";
        let rows = sqlx::query(query).bind(person).bind(LONGEST_LIST).fetch_all(&self.readers).await?;
        let line = |row: &sqlx::sqlite::SqliteRow| {
            Ok(TableLine {
                id: row.try_get("id")?,
                game: row.try_get("game")?,
                seated: row.try_get("seated")?,
                asked: row.try_get("is_asked")?,
            })
        };
        rows.iter().map(line).collect()
    }

    async fn waiting_for(&self, person: i64, but: &str) -> Stored<usize> {
        let query = "SELECT count(*) FROM sitting JOIN game_table ON id = table_id \
                     WHERE person_id = ?1 AND status = 'running' AND asked = ?1 AND id <> ?2";
        self.number(query, person, but).await
    }

    async fn unfinished_of(&self, person: i64) -> Stored<usize> {
        let query = "SELECT (SELECT count(*) FROM game_table WHERE host = ?1 AND status = 'running') + \
                     (SELECT count(*) FROM sitting JOIN game_table ON id = table_id \
                      WHERE person_id = ?1 AND status = 'running' AND ?2 = '')";
        self.number(query, person, "").await
    }

    async fn count(&self, status: Status) -> Stored<usize> {
        let query = "SELECT count(*) FROM game_table WHERE status = ?2 AND ?1 = 0";
        self.number(query, 0, status.text()).await
    }

    async fn unknown(&self, most: usize) -> Stored<Vec<String>> {
        self.names("SELECT id FROM game_table WHERE status = 'unknown' AND ?1 = 0 LIMIT ?2", 0, most as i64).await
    }

    async fn waiting_for_bots(&self) -> Stored<Vec<String>> {
        self.names("SELECT id FROM game_table WHERE bot_asked = ?1 ORDER BY created LIMIT ?2", 1, i64::MAX).await
    }

    async fn due(&self, now: i64, most: usize) -> Stored<Vec<String>> {
        let query = "SELECT id FROM game_table WHERE wakes_at <= ?1 ORDER BY wakes_at LIMIT ?2";
        self.names(query, now, most as i64).await
    }

    async fn snooze(&self, table: &str, until: i64) -> Stored<()> {
        let table = table.to_string();
        let work = self.writer.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("UPDATE game_table SET wakes_at = ? WHERE id = ?").bind(until).bind(&table);
                query.execute(connection).await.map(drop)
            })
        });
        work.await
    }

    async fn keep_still(&self, table: &str, still: Still) -> Stored<()> {
        let table = table.to_string();
        let work = self.writer.write(move |connection| {
            Box::pin(async move {
                let query = "INSERT OR REPLACE INTO still (table_id, number, what) VALUES (?, ?, ?)";
                let query = sqlx::query(query).bind(&table).bind(still.number as i64).bind(&still.what);
                query.execute(connection).await.map(drop)
            })
        });
        work.await
    }

    async fn still(&self, table: &str) -> Stored<Option<Still>> {
        let query = sqlx::query("SELECT number, what FROM still WHERE table_id = ?").bind(table);
        let Some(row) = query.fetch_optional(&self.readers).await? else { return Ok(None) };
        Ok(Some(Still { number: row.try_get::<i64, _>("number")? as u64, what: row.try_get("what")? }))
    }

    async fn saw_record(&self, table: &str, at: i64) -> Stored<()> {
        let table = table.to_string();
        let work = self.writer.write(move |connection| {
            Box::pin(async move {
                let query = "UPDATE game_table SET seen = ? WHERE id = ? AND status = 'record'";
                sqlx::query(query).bind(at).bind(&table).execute(connection).await.map(drop)
            })
        });
        work.await
    }

    async fn forget_records(&self, before: i64, most: usize) -> Stored<()> {
        let work = self.writer.write_several(move |connection| {
            Box::pin(async move {
                let old = "SELECT id FROM game_table WHERE status = 'record' AND (seen < ?1 OR id NOT IN \
                           (SELECT id FROM game_table WHERE status = 'record' ORDER BY seen DESC LIMIT ?2))";
                let ids = sqlx::query(old).bind(before).bind(most as i64).fetch_all(&mut *connection).await?;
                for row in ids {
                    let id: String = row.try_get("id")?;
                    for query in [
                        "DELETE FROM analysis WHERE table_id = ?",
                        "DELETE FROM still WHERE table_id = ?",
                        "DELETE FROM game_table WHERE id = ?",
                    ] {
                        sqlx::query(query).bind(&id).execute(&mut *connection).await?;
                    }
                }
                Ok(())
            })
        });
        work.await
    }

    async fn keep_analysis(&self, table: &str, analysis: &str, at: i64) -> Stored<()> {
        let (table, analysis) = (table.to_string(), analysis.to_string());
        let work = self.writer.write(move |connection| {
            Box::pin(async move {
                let query = "INSERT OR REPLACE INTO analysis (table_id, made, what) VALUES (?, ?, ?)";
                sqlx::query(query).bind(&table).bind(at).bind(&analysis).execute(connection).await.map(drop)
            })
        });
        work.await
    }

    async fn analysis(&self, table: &str) -> Stored<Option<String>> {
        let query = sqlx::query("SELECT what FROM analysis WHERE table_id = ?").bind(table);
        Ok(query.fetch_optional(&self.readers).await?.map(|row| row.try_get("what")).transpose()?)
    }

    async fn prove(&self, at: i64) -> Stored<()> {
        let work = self.writer.write(move |connection| {
            Box::pin(async move {
                let query = "INSERT OR REPLACE INTO health (id, at) VALUES (1, ?)";
                sqlx::query(query).bind(at).execute(connection).await.map(drop)
            })
        });
        work.await?;
        sqlx::query("SELECT at FROM health").fetch_one(&self.readers).await?;
        Ok(())
    }

    async fn close(&self) -> Stored<()> {
        // Those who read go first: the last connection of a file takes what stands beside it away.
        self.readers.close().await;
        let closed = self.writer.close().await;
        drop(self.held.lock().unwrap_or_else(PoisonError::into_inner).take());
        closed
    }
}
