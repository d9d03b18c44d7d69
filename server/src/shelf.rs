//! Finished games leave the hall for the shelf: what is on disk is enough to set them up again when somebody looks.

use crate::hall::{Hall, No, Table, lock};
use crate::store::{Store, Trouble};
use lascaux_table::Turn;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A finished game that nobody has looked at for so long is put on the shelf.
const LONGEST_LOOK: Duration = Duration::from_secs(600);
/// How often the house looks for those.
const ROUND: Duration = Duration::from_secs(60);

impl<S: Store> Hall<S> {
    /// A table by its name; one from the shelf is set up again.
    pub async fn table(&self, id: &str) -> Result<Arc<Table>, No> {
        if let Some(table) = self.at_hand(id) {
            return Ok(table);
        }
        // One after the other: a table that stood in the hall twice would have two pasts.
        let _alone = self.fetching.lock().await;
        if let Some(table) = self.at_hand(id) {
            return Ok(table);
        }
        let shelved = self.store().one(id).await?.ok_or(No::Missing)?;
        let table = self.rebuild(&shelved).map_err(|refusal| {
            tracing::error!(table = id, %refusal, "a table cannot be set up again");
            No::Missing
        })?;
        Ok(self.put_up(Arc::new(table)))
    }

    fn at_hand(&self, id: &str) -> Option<Arc<Table>> {
        let table = lock(&self.tables).get(id).cloned()?;
        *table.visited.lock().unwrap_or_else(|broken| broken.into_inner()) = Instant::now();
        Some(table)
    }

    /// Puts a table into the hall; the one that is there already, if one is.
    pub(crate) fn put_up(&self, table: Arc<Table>) -> Arc<Table> {
        lock(&self.tables).entry(table.id.clone()).or_insert(table).clone()
    }

    /// Puts finished games on the shelf that nobody has looked at for a while.
    pub(crate) async fn clear_away(&self, now: Instant) -> Result<(), Trouble> {
        for table in self.all() {
            let visited = *table.visited.lock().unwrap_or_else(|broken| broken.into_inner());
            let is_old = now.saturating_duration_since(visited) >= LONGEST_LOOK;
            if !is_old || table.brought || table.look().await.current.turn() != Turn::Over {
                continue;
            }
            self.store().shelve(&table.id).await?;
            let id = table.id.clone();
            drop(table);
            let mut tables = lock(&self.tables);
            // Whoever still looks at it keeps it in the hall.
            if tables.get(&id).is_some_and(|table| Arc::strong_count(table) == 1) {
                tables.remove(&id);
                self.studies.put_away(&id);
            }
        }
        Ok(())
    }

    /// Clears away now and then, as long as there is a hall.
    pub(crate) fn keep_clear(self: &Arc<Self>) {
        let hall = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(ROUND).await;
                let Some(hall) = hall.upgrade() else { return };
                if let Err(trouble) = hall.clear_away(Instant::now()).await {
                    tracing::error!(%trouble, "finished games cannot be put on the shelf");
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hall::{Chair, secret};
    use crate::limits::Limits;
    use crate::testing::{self, PERSON, nearly_over, until};

    #[tokio::test(flavor = "multi_thread")]
    async fn finished_games_are_put_on_the_shelf_and_found_there() {
        let hall = testing::open("shelf", Limits { tables: 2, ..Limits::wide() }).await;
        let chairs = [Chair::Person { person: PERSON, name: "Mia".to_string() }, Chair::Bot { level: "random".into() }];
        let begin = async || {
            let setup = testing::set_up(2, Some(nearly_over(&hall)));
            hall.set_up(secret(8).unwrap(), "stone-age", setup, chairs.to_vec()).await
        };
        let (finished, running) = (begin().await.unwrap(), begin().await.unwrap());
        until("the game does not end", async || testing::play_on(&hall, &finished).await == Turn::Over).await;
        until("the bot holds it", async || Arc::strong_count(&finished) == 2).await;
        assert!(begin().await.is_err(), "there is no room");
        let (id, hash) = (finished.id.clone(), finished.look().await.current.hash());
        let later = Instant::now() + LONGEST_LOOK;

        hall.clear_away(later).await.unwrap();
        assert_eq!(hall.count(), 2, "somebody looks at it");
        drop(finished);
        hall.clear_away(Instant::now()).await.unwrap();
        assert_eq!(hall.count(), 2, "somebody looked at it a moment ago");
        hall.clear_away(later).await.unwrap();
        assert_eq!(hall.count(), 1);
        assert!(begin().await.is_ok(), "and there is room again");

        let (one, other) = tokio::join!(hall.table(&id), hall.table(&id));
        let (one, other) = (one.unwrap(), other.unwrap());
        assert!(Arc::ptr_eq(&one, &other), "it stands there once");
        assert_eq!(one.look().await.current.hash(), hash);
        hall.chat(&one, PERSON, "Mia", "Well played!").await.unwrap();
        assert!(matches!(hall.table("nowhere").await, Err(No::Missing)));
        let running = running.id.clone();
        hall.close();

        let hall = testing::open_again("shelf", Limits::wide()).await;
        assert_eq!(hall.count(), 2, "those that are being played");
        assert!(hall.table(&running).await.is_ok());
        let found = hall.table(&id).await.unwrap();
        let inner = found.look().await;
        assert_eq!((inner.current.hash(), inner.chat.len()), (hash, 1), "with what was said after the end");
        hall.close();
    }
}
