//! The one connection that writes. Whoever comes while the disk is busy waits for the next batch, so that a crowd costs
//! no more flushes than one player; nobody is answered before the own batch is on the disk.
//!
//! A connection on which anything but a broken constraint went wrong is thrown away: what it was in the middle of is
//! unknown, and the next batch begins on a new one.

use super::{StoreError, Stored, checkpoint};
use futures_util::future::BoxFuture;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot};

/// The most jobs of one batch.
const BATCH: usize = 512;
/// So long a batch may take before it is given up: longer than SQLite waits for another program.
const PATIENCE: Duration = Duration::from_secs(20);

type Work = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<(), sqlx::Error>> + Send>;

/// Something to be written.
struct Job {
    task: Task,
    written: oneshot::Sender<Stored<()>>,
}

enum Task {
    /// Whatever a connection can be asked for. With `several` statements, a broken constraint has to take the ones before
    /// it back.
    Work { work: Work, several: bool },
    /// Events of a table: those of a whole batch are written by one statement.
    Append(Vec<EventRow>),
}

/// An event as it is written.
#[derive(Clone)]
pub(super) struct EventRow {
    pub table: Arc<str>,
    pub number: i64,
    pub at: i64,
    pub rules: u32,
    pub what: String,
}

/// So many events go into one statement. Statements of every length are kept ready, so there are not too many of them.
const ROWS: usize = 32;

enum Message {
    Write(Job),
    /// Between two batches, when all but the last of the log is in the file already.
    BeginLogAnew,
    Close(oneshot::Sender<Stored<()>>),
}

/// The way to the connection that writes.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Message>);

/// The way to the writer for whoever sees that the log has become long; it keeps no writer running.
pub(super) struct LongLog(mpsc::WeakSender<Message>);

impl LongLog {
    /// Lets the writer begin the log beside the file anew.
    pub async fn begin_anew(&self) {
        if let Some(way) = self.0.upgrade() {
            let _ = way.send(Message::BeginLogAnew).await;
        }
    }
}

fn closed() -> StoreError {
    StoreError("the store is closed".to_string())
}

impl Writer {
    /// Starts on a connection; later ones are opened in the same way.
    pub fn start(connection: SqliteConnection, options: SqliteConnectOptions) -> Writer {
        let (way, messages) = mpsc::channel(4 * BATCH);
        let written = Arc::new(Notify::new());
        let long_log = LongLog(way.downgrade());
        let checkpoints = tokio::spawn(checkpoint::run(options.clone(), long_log, written.clone()));
        tokio::spawn(async move {
            let held = run(connection, options, messages, &written).await;
            // The file is in use until the last connection is gone.
            checkpoints.abort();
            let _ = checkpoints.await;
            if let Some((connection, done)) = held {
                let _ = done.send(end(connection).await);
            }
        });
        Writer(way)
    }

    /// One statement, or several of which only the first can break a constraint.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send + 'static,
    ) -> Stored<T> {
        self.send(work, false).await
    }

    /// Several statements, all or none.
    pub async fn write_several<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send + 'static,
    ) -> Stored<T> {
        self.send(work, true).await
    }

    async fn send<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send + 'static,
        several: bool,
    ) -> Stored<T> {
        let result = Arc::new(Mutex::new(None));
        let slot = result.clone();
        let work: Work = Box::new(move |connection| {
            Box::pin(async move {
                let made = work(connection).await?;
                *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(made);
                Ok(())
            })
        });
        self.hand_over(Task::Work { work, several }).await?;
        result.lock().unwrap_or_else(PoisonError::into_inner).take().ok_or_else(closed)
    }

    /// Events of a table, all or none. Refused if there is one of such a number already.
    pub async fn append(&self, rows: Vec<EventRow>) -> Stored<()> {
        self.hand_over(Task::Append(rows)).await
    }

    async fn hand_over(&self, task: Task) -> Stored<()> {
        let (written, told) = oneshot::channel();
        self.0.send(Message::Write(Job { task, written })).await.map_err(|_| closed())?;
        told.await.map_err(|_| closed())?
    }

    /// Writes what waits, puts everything into the one file, and ends.
    pub async fn close(&self) -> Stored<()> {
        let (done, told) = oneshot::channel();
        if self.0.send(Message::Close(done)).await.is_err() {
            return Ok(()); // closed before
        }
        told.await.map_err(|_| closed())?
    }
}

/// A connection that may be gone, and who waits for the end.
type Ended = (Option<SqliteConnection>, oneshot::Sender<Stored<()>>);

/// Writes until somebody asks for the end.
async fn run(
    connection: SqliteConnection,
    options: SqliteConnectOptions,
    mut messages: mpsc::Receiver<Message>,
    written: &Notify,
) -> Option<Ended> {
    let mut connection = Some(connection);
    let mut waiting = Vec::new();
    while messages.recv_many(&mut waiting, BATCH).await > 0 {
        let (mut jobs, mut closing, mut is_log_long) = (Vec::new(), None, false);
        for message in waiting.drain(..) {
            match message {
                Message::Write(job) => jobs.push(job),
                Message::BeginLogAnew => is_log_long = true,
                Message::Close(done) => closing = Some(done),
            }
        }
        if !jobs.is_empty() {
            write(&mut connection, &options, jobs).await;
            written.notify_one();
        }
        if let (true, Some(held)) = (is_log_long, &mut connection)
            && let Err(error) = sqlx::query("PRAGMA wal_checkpoint(RESTART)").fetch_all(held).await
        {
            tracing::warn!(%error, "the log beside the file is not begun anew");
            connection = None;
        }
        if let Some(done) = closing {
            messages.close();
            return Some((connection, done));
        }
    }
    None
}

/// Writes a batch, and tells everybody how it went.
async fn write(connection: &mut Option<SqliteConnection>, options: &SqliteConnectOptions, jobs: Vec<Job>) {
    let mut told = Vec::with_capacity(jobs.len());
    let mut tasks = Vec::with_capacity(jobs.len());
    for job in jobs {
        told.push(job.written);
        tasks.push(job.task);
    }
    let went = match tokio::time::timeout(PATIENCE, write_batch(connection, options, tasks)).await {
        Ok(went) => went,
        Err(_) => Err(StoreError("the disk does not answer".to_string())),
    };
    if let Err(error) = &went {
        tracing::error!(%error, "a batch was not kept; its connection is thrown away");
        *connection = None;
    }
    for (index, written) in told.into_iter().enumerate() {
        let one = match &went {
            Ok(refused) => refused.iter().find(|(at, _)| *at == index).map_or(Ok(()), |(_, why)| Err(why.clone())),
            Err(error) => Err(error.clone()),
        };
        // Nobody may be waiting any more: a request that was given up. What was kept stays.
        let _ = written.send(one);
    }
}

/// A job that broke a constraint, by its place in the batch, and how.
type Refused = Vec<(usize, StoreError)>;

/// Writes a batch in one transaction. A job that breaks a constraint does not hold up the others.
async fn write_batch(
    held: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    tasks: Vec<Task>,
) -> Stored<Refused> {
    let connection = match held {
        Some(connection) => connection,
        None => held.insert(options.connect().await?),
    };
    execute(connection, "BEGIN IMMEDIATE").await?;
    let (mut refused, mut appended) = (Vec::new(), Vec::new());
    for (index, task) in tasks.into_iter().enumerate() {
        match task {
            Task::Append(rows) => appended.push((index, rows)),
            Task::Work { work, several } => {
                if several {
                    execute(connection, "SAVEPOINT job").await?;
                }
                let went = work(connection).await;
                settle(connection, (index, several, went), &mut refused).await?;
            }
        }
    }
    append(connection, appended, &mut refused).await?;
    execute(connection, "COMMIT").await?;
    Ok(refused)
}

/// A job is done; one that broke a constraint is taken back. Anything else ends the batch.
async fn settle(
    connection: &mut SqliteConnection,
    (index, several, went): (usize, bool, Result<(), sqlx::Error>),
    refused: &mut Refused,
) -> Stored<()> {
    match went {
        Ok(()) if several => execute(connection, "RELEASE job").await,
        Ok(()) => Ok(()),
        Err(error) if breaks_a_constraint(&error) => {
            if several {
                execute(connection, "ROLLBACK TO job").await?;
                execute(connection, "RELEASE job").await?;
            }
            refused.push((index, error.into()));
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}

/// Writes the events of a batch together; if one of them does not fit, job by job.
async fn append(
    connection: &mut SqliteConnection,
    jobs: Vec<(usize, Vec<EventRow>)>,
    refused: &mut Refused,
) -> Stored<()> {
    if let [_, _, ..] = jobs[..] {
        execute(connection, "SAVEPOINT job").await?;
        let all: Vec<EventRow> = jobs.iter().flat_map(|(_, rows)| rows.iter().cloned()).collect();
        let before = refused.len();
        let went = insert(connection, &all).await;
        settle(connection, (usize::MAX, true, went), refused).await?;
        if refused.len() == before {
            return Ok(());
        }
        refused.truncate(before);
    }
    for (index, rows) in jobs {
        let several = rows.len() > ROWS;
        if several {
            execute(connection, "SAVEPOINT job").await?;
        }
        let went = insert(connection, &rows).await;
        settle(connection, (index, several, went), refused).await?;
    }
    Ok(())
}

/// Inserts rows; where there are many, in several statements.
pub(super) async fn insert(connection: &mut SqliteConnection, rows: &[EventRow]) -> Result<(), sqlx::Error> {
    for rows in rows.chunks(ROWS) {
        let mut query = sqlx::QueryBuilder::new("INSERT INTO event (table_id, number, at, rules, what) ");
        query.push_values(rows, |mut into, row| {
            into.push_bind(row.table.to_string()).push_bind(row.number).push_bind(row.at);
            into.push_bind(row.rules).push_bind(row.what.clone());
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

async fn execute(connection: &mut SqliteConnection, statement: &'static str) -> Stored<()> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// The only errors after which a transaction goes on as if nothing had been asked; and a job's own word that it does not
/// fit.
fn breaks_a_constraint(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => !matches!(error.kind(), sqlx::error::ErrorKind::Other),
        sqlx::Error::RowNotFound => true,
        _ => false,
    }
}

async fn end(connection: Option<SqliteConnection>) -> Stored<()> {
    let Some(mut connection) = connection else { return Ok(()) };
    // What cannot be put into the file now stays beside it and is read the next time.
    let moved = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_all(&mut connection).await;
    connection.close().await?;
    moved?;
    Ok(())
}
