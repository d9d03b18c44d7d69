//! The one connection that writes. Whoever comes while the disk is busy waits for the next batch, so that a crowd costs
//! no more flushes than one player; nobody is answered before the own batch is on the disk.
//!
//! A connection on which anything but a broken constraint went wrong is thrown away: what it was in the middle of is
//! unknown, and the next batch begins on a new one.

use super::{StoreError, Stored};
use futures_util::future::BoxFuture;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The most jobs of one batch.
const BATCH: usize = 512;
/// So long a batch may take before it is given up: longer than SQLite waits for another program.
const PATIENCE: Duration = Duration::from_secs(20);

type Work = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<(), sqlx::Error>> + Send>;

/// Something to be written.
struct Job {
    work: Work,
    /// Whether it is more than one statement, so that a broken constraint has to take the ones before it back.
    several: bool,
    written: oneshot::Sender<Stored<()>>,
}

enum Message {
    Write(Job),
    Close(oneshot::Sender<Stored<()>>),
}

/// The way to the connection that writes.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Message>);

fn closed() -> StoreError {
    StoreError("the store is closed".to_string())
}

impl Writer {
    /// Starts on a connection; later ones are opened in the same way.
    pub fn start(connection: SqliteConnection, options: SqliteConnectOptions) -> Writer {
        let (way, messages) = mpsc::channel(4 * BATCH);
        tokio::spawn(run(Some(connection), options, messages));
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
        let (written, told) = oneshot::channel();
        self.0.send(Message::Write(Job { work, several, written })).await.map_err(|_| closed())?;
        told.await.map_err(|_| closed())??;
        result.lock().unwrap_or_else(PoisonError::into_inner).take().ok_or_else(closed)
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

async fn run(
    mut connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    mut messages: mpsc::Receiver<Message>,
) {
    let mut waiting = Vec::new();
    while messages.recv_many(&mut waiting, BATCH).await > 0 {
        let (mut jobs, mut closing) = (Vec::new(), None);
        for message in waiting.drain(..) {
            match message {
                Message::Write(job) => jobs.push(job),
                Message::Close(done) => closing = Some(done),
            }
        }
        if !jobs.is_empty() {
            write(&mut connection, &options, jobs).await;
        }
        if let Some(done) = closing {
            messages.close();
            let _ = done.send(end(connection.take()).await);
            return;
        }
    }
}

/// Writes a batch, and tells everybody how it went.
async fn write(connection: &mut Option<SqliteConnection>, options: &SqliteConnectOptions, jobs: Vec<Job>) {
    let mut told = Vec::with_capacity(jobs.len());
    let mut works = Vec::with_capacity(jobs.len());
    for job in jobs {
        told.push(job.written);
        works.push((job.work, job.several));
    }
    let went = match tokio::time::timeout(PATIENCE, write_batch(connection, options, works)).await {
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

/// Writes a batch in one transaction. A job that breaks a constraint does not hold up the others.
async fn write_batch(
    held: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    works: Vec<(Work, bool)>,
) -> Stored<Vec<(usize, StoreError)>> {
    let connection = match held {
        Some(connection) => connection,
        None => held.insert(options.connect().await?),
    };
    execute(connection, "BEGIN IMMEDIATE").await?;
    let mut refused = Vec::new();
    for (index, (work, several)) in works.into_iter().enumerate() {
        if several {
            execute(connection, "SAVEPOINT job").await?;
        }
        let went = work(connection).await;
        match went {
            Ok(()) if several => execute(connection, "RELEASE job").await?,
            Ok(()) => {}
            Err(error) if breaks_a_constraint(&error) => {
                if several {
                    execute(connection, "ROLLBACK TO job").await?;
                    execute(connection, "RELEASE job").await?;
                }
                refused.push((index, error.into()));
            }
            Err(error) => return Err(error.into()),
        }
    }
    execute(connection, "COMMIT").await?;
    Ok(refused)
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
