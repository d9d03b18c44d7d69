//! Looking after the tables: those that nobody looks at leave the memory and come back when asked, time does what it
//! does, and what an older program left is brought in order.

use crate::app::App;
use crate::live_table::{LiveTable, lock};
use crate::store::{Status, Store, StoreError, Summary};
use crate::table::Request;
use crate::tables::Found;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

/// So many tables are looked after at once, when time has come for them.
const DUE: usize = 100;
/// So long before a table that cannot be played on is looked at again.
const SNOOZE: i64 = 86_400;
/// A table that was played on for so many events is kept as it stands.
const STILL_AFTER: u64 = 100;
/// So long the program may take to keep its tables as they stand before it ends.
const LAST_STILLS: Duration = Duration::from_secs(3);
/// A record that nobody has looked at for so long is forgotten, in seconds.
pub(crate) const RECORD_LIFE: i64 = 90 * 86_400;

impl<S: Store> App<S> {
    /// Looks after the tables as long as the program runs.
    pub(crate) fn look_after(self: &Arc<Self>) {
        let app = Arc::downgrade(self);
        let rounds = self.config.rounds;
        tokio::spawn(async move {
            let mut round: u64 = 0;
            loop {
                tokio::time::sleep(rounds).await;
                let Some(app) = app.upgrade() else { return };
                if app.is_closing() {
                    return;
                }
                round += 1;
                let cared = app.care(Instant::now(), round.is_multiple_of(12)).await;
                if let Err(error) = cared {
                    tracing::error!(%error, "tables cannot be looked after");
                }
            }
        });
        self.bots.cache.keep_tidy();
    }

    /// One round.
    pub(crate) async fn care(self: &Arc<Self>, now: Instant, thorough: bool) -> Result<(), StoreError> {
        self.wake_due().await?;
        self.evict(now).await;
        if thorough {
            let most = self.limiter.limits().records;
            self.store.forget_records(self.now() - RECORD_LIFE, most).await?;
        }
        Ok(())
    }

    /// Notes what time has done at tables for which it has come.
    async fn wake_due(self: &Arc<Self>) -> Result<(), StoreError> {
        for id in self.store.due(self.now(), DUE).await? {
            match self.find(&id).await {
                Ok(Found::Live(table)) => {
                    if let Err(error) = self.execute(&table, Request::tick()).await {
                        tracing::error!(table = id, ?error, "a table does not hear the clock");
                        self.snooze(&id).await?;
                    } else if lock(&table.summary).wakes_at.is_some_and(|at| at <= self.now()) {
                        // Nothing came of it, and nothing would the next time.
                        self.snooze(&id).await?;
                    }
                }
                Ok(Found::Unplayable(..)) => self.snooze(&id).await?,
                Err(error) => tracing::error!(table = id, ?error, "a table does not hear the clock"),
            }
        }
        Ok(())
    }

    async fn snooze(&self, id: &str) -> Result<(), StoreError> {
        self.store.snooze(id, self.now() + SNOOZE).await
    }

    /// Tables that nobody looks at leave the memory; of very many, those that rest longest leave first.
    pub(crate) async fn evict(self: &Arc<Self>, now: Instant) {
        let mut resting: Vec<(Duration, Arc<LiveTable>)> = Vec::new();
        for (index, table) in self.all_live().into_iter().enumerate() {
            if index % 64 == 63 {
                tokio::task::yield_now().await; // those who play do not wait for a long list
            }
            table.forget_pictures(self.config.rounds);
            let (number, kept) = (table.state().number(), table.still.load(Ordering::Relaxed));
            if number > 0 && (kept == u64::MAX && number >= STILL_AFTER || kept < number.saturating_sub(STILL_AFTER)) {
                self.try_still(&table).await;
            }
            if !table.is_watched() && !lock(&table.bots).is_busy() {
                resting.push((table.idle(now), table));
            }
        }
        let crowd = self.live_count().saturating_sub(self.limiter.limits().tables_in_memory);
        resting.sort_by_key(|(idle, _)| std::cmp::Reverse(*idle));
        for (index, (idle, table)) in resting.into_iter().enumerate() {
            if index < crowd || idle >= self.config.idle {
                self.try_still(&table).await;
                self.put_away(table);
            }
        }
    }

    async fn try_still(&self, table: &Arc<LiveTable>) {
        if let Err(error) = self.keep_still(table).await {
            tracing::warn!(table = table.id, ?error, "a table is not kept as it stands");
        }
    }

    fn put_away(&self, table: Arc<LiveTable>) {
        let id = table.id.clone();
        drop(table);
        let mut live = self.live.write().unwrap_or_else(PoisonError::into_inner);
        // Whoever still holds it keeps it in memory: nobody else can come by while the list is held.
        if live.get(&id).is_some_and(|table| Arc::strong_count(table) == 1) {
            let gone = live.remove(&id);
            drop(live);
            drop(gone);
            self.analyses.forget(&id);
        }
    }

    /// Ends in good order: everything is on disk, in one file.
    pub async fn shut_down(self: &Arc<Self>) -> Result<(), StoreError> {
        self.close();
        let stills = async {
            let mut tables = self.all_live();
            tables.sort_by_key(|table| table.idle(Instant::now()));
            for table in tables {
                self.try_still(&table).await;
            }
        };
        let _ = tokio::time::timeout(LAST_STILLS, stills).await;
        self.store.close().await
    }

    /// Works out how tables stand that an older program left.
    pub(crate) async fn settle_unknown(self: &Arc<Self>) -> Result<(), StoreError> {
        loop {
            let unknown = self.store.unknown(DUE).await?;
            if unknown.is_empty() {
                return Ok(());
            }
            tracing::info!(tables = unknown.len(), "working out how tables of an older program stand");
            for id in unknown {
                // Reading a table keeps how it stands.
                match self.find(&id).await {
                    Ok(Found::Live(table)) => self.put_away(table),
                    Ok(Found::Unplayable(stored, _)) => {
                        let seated = stored.seated.unwrap_or(stored.seats);
                        let (status, people) = (Status::Broken, Vec::new());
                        let summary = Summary { status, seated, people, asked: None, bot_asked: false, wakes_at: None };
                        self.store.keep_summary(&id, summary).await?;
                    }
                    Err(error) => return Err(StoreError(format!("table {id}: {error:?}"))),
                }
            }
        }
    }

    /// Bots go on where they were asked.
    pub(crate) async fn wake_bots(self: &Arc<Self>) -> Result<(), StoreError> {
        let waiting = self.store.waiting_for_bots().await?;
        let app = self.clone();
        tokio::spawn(async move {
            for id in waiting {
                if app.is_closing() {
                    return;
                }
                match app.find(&id).await {
                    Ok(Found::Live(table)) => app.let_bots_play(&table),
                    Ok(Found::Unplayable(..)) => {}
                    Err(error) => tracing::error!(table = id, ?error, "its bots are not asked"),
                }
            }
        });
        Ok(())
    }
}
