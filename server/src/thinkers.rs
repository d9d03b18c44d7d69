//! Who may think when: bots that think long wait for a core, quick ones never behind them, and those who play among
//! themselves leave half of the house to people.

use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The levels that answer in milliseconds.
const QUICK: &[&str] = &["random", "greedy", "easy", "medium"];
/// So many quick bots for each core. They are done before the cores notice.
const QUICK_EACH: usize = 2;

/// Whether a bot of this level answers in milliseconds.
pub(crate) fn is_quick(level: &str) -> bool {
    QUICK.contains(&level)
}

/// The queues of those who want to think.
pub(crate) struct Thinkers {
    deep: Queue,
    quick: Queue,
}

/// So many think at the same time, whatever the number of tables.
struct Queue {
    all: Arc<Semaphore>,
    /// How many of them at tables where only bots sit: half, and at least one.
    shows: Arc<Semaphore>,
}

/// Leave to think, until it is dropped.
pub(crate) type Leave = (Option<OwnedSemaphorePermit>, OwnedSemaphorePermit);

impl Queue {
    fn new(most: usize) -> Queue {
        Queue { all: Arc::new(Semaphore::new(most)), shows: Arc::new(Semaphore::new((most / 2).max(1))) }
    }

    async fn enter(&self, show: bool) -> Option<Leave> {
        // Those at shows queue up among themselves first, so that few of them stand before a bot that a person waits for.
        let among = if show { Some(self.shows.clone().acquire_owned().await.ok()?) } else { None };
        Some((among, self.all.clone().acquire_owned().await.ok()?))
    }

    fn close(&self) {
        self.shows.close();
        self.all.close();
    }
}

impl Thinkers {
    /// Queues for so many cores.
    pub fn new(cores: usize) -> Thinkers {
        let cores = cores.max(1);
        Thinkers { deep: Queue::new(cores), quick: Queue::new(cores * QUICK_EACH) }
    }

    /// Waits until a bot of this level may think, at a show or at a table with people; nothing when the house closes.
    pub async fn enter(&self, level: &str, show: bool) -> Option<Leave> {
        if is_quick(level) { self.quick.enter(show).await } else { self.deep.enter(show).await }
    }

    /// The queue of those who think long, for what people ask outside of their games.
    pub fn deep(&self) -> &Arc<Semaphore> {
        &self.deep.all
    }

    /// Nobody begins a thought any more.
    pub fn close(&self) {
        self.deep.close();
        self.quick.close();
    }

    /// Whether the house is closing.
    pub fn is_closed(&self) -> bool {
        self.deep.all.is_closed()
    }
}
