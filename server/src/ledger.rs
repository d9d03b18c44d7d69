//! The ledger: events of all tables go to the disk together. Whoever comes while the disk is busy waits for the next
//! page, so that a crowd costs no more flushes than one player. Nobody is answered before the own page is on the disk.

use crate::store::Trouble;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{mpsc, oneshot};

/// The most events of one page.
const PAGE: usize = 512;

/// An event that waits to be kept.
pub struct Entry {
    /// Its table.
    pub table: String,
    /// Its number there.
    pub number: i64,
    /// When it came.
    pub at: i64,
    /// What it is, in JSON.
    pub what: String,
    kept: oneshot::Sender<Result<(), Trouble>>,
}

/// The way into the ledger.
#[derive(Clone)]
pub struct Ledger(mpsc::Sender<Entry>);

impl Ledger {
    /// Opens the ledger; it is written as long as somebody holds a way into it.
    pub fn open(pool: SqlitePool) -> Ledger {
        let (way_in, entries) = mpsc::channel(4 * PAGE);
        tokio::spawn(write(pool, entries));
        Ledger(way_in)
    }

    /// Keeps an event; back when it is on the disk, or refused.
    pub async fn keep(&self, table: &str, number: i64, at: i64, what: String) -> Result<(), Trouble> {
        let closed = || Trouble("the ledger is closed".to_string());
        let (kept, told) = oneshot::channel();
        let entry = Entry { table: table.to_string(), number, at, what, kept };
        self.0.send(entry).await.map_err(|_| closed())?;
        told.await.map_err(|_| closed())?
    }
}

async fn write(pool: SqlitePool, mut entries: mpsc::Receiver<Entry>) {
    let mut page = Vec::new();
    while entries.recv_many(&mut page, PAGE).await > 0 {
        let outcome = write_page(&pool, &page).await;
        for (index, entry) in page.drain(..).enumerate() {
            let one = match &outcome {
                Ok(refused) => refused.iter().find(|(at, _)| *at == index).map_or(Ok(()), |(_, why)| Err(why.clone())),
                Err(trouble) => Err(trouble.to_string()),
            };
            // Nobody may be waiting any more: a request that was given up. What was kept stays.
            let _ = entry.kept.send(one.map_err(Trouble));
        }
    }
}

/// Writes a page in one transaction. An entry that is refused (its number is taken) does not hold up the others.
async fn write_page(pool: &SqlitePool, page: &[Entry]) -> Result<Vec<(usize, String)>, Trouble> {
    let mut together = pool.begin().await?;
    let mut refused = Vec::new();
    for (index, entry) in page.iter().enumerate() {
        let written = sqlx::query("INSERT INTO event (table_id, number, at, what) VALUES (?, ?, ?, ?)")
            .bind(&entry.table)
            .bind(entry.number)
            .bind(entry.at)
            .bind(&entry.what)
            .execute(&mut *together)
            .await;
        match written {
            Ok(_) => {}
            Err(error @ sqlx::Error::Database(_)) => refused.push((index, error.to_string())),
            Err(error) => return Err(error.into()),
        }
    }
    together.commit().await?;
    Ok(refused)
}

#[cfg(test)]
mod tests {
    use crate::store::{Event, Kept, Sqlite, Store};

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_number_that_is_taken_is_refused_and_holds_nobody_up() {
        let file = std::env::temp_dir().join(format!("lascaux-ledger-{}.db", std::process::id()));
        let store = Sqlite::open(&file).await.unwrap();
        let table = |id: &str| Kept {
            id: id.to_string(),
            game: "stone-age".to_string(),
            setup: String::new(),
            seats: String::new(),
        };
        for id in ["one", "other"] {
            store.open(&table(id), 1).await.unwrap();
        }
        let event = Event::Undo {};
        store.append("one", 0, &event, 5).await.unwrap();
        let again =
            (0..40).map(|number| store.append(if number < 20 { "one" } else { "other" }, number % 20, &event, 6));
        let kept = futures_util::future::join_all(again).await;
        for (number, kept) in kept.iter().enumerate() {
            assert_eq!(kept.is_ok(), number != 0, "{number}: {kept:?}");
        }
        assert!(store.append("nowhere", 0, &event, 7).await.is_err(), "an event needs a table");
        let events: Vec<usize> = store.unshelved().await.unwrap().iter().map(|shelved| shelved.events.len()).collect();
        assert_eq!(events, [20, 20]);
        for tail in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{tail}", file.display()));
        }
    }
}
