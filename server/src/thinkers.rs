//! Who may think when: bots that think long wait for a core, quick ones never behind them, and nobody's bots take more
//! than half of the places: those who wait for one bot do not wait for a hundred of somebody else.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The levels that answer in milliseconds.
const QUICK: &[&str] = &["random", "greedy", "easy", "medium"];
/// So many quick bots for each core. They are done before the cores notice.
const QUICK_EACH: usize = 2;
/// So many parties are remembered before those that nobody belongs to any more are forgotten.
const MANY: usize = 1_000;

/// For whose sake bots think: a person's, or nobody's where bots play among themselves.
pub(crate) type Party = Option<i64>;

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
    /// How many of them for one party.
    each: usize,
    /// The parties whose bots think or wait.
    parties: Mutex<HashMap<Party, Weak<Semaphore>>>,
}

/// Leave to think, until it is dropped: a place of the party, and one of the queue.
pub(crate) type Leave = (OwnedSemaphorePermit, OwnedSemaphorePermit);

impl Queue {
    fn new(most: usize, each: usize) -> Queue {
        Queue { all: Arc::new(Semaphore::new(most)), each, parties: Mutex::default() }
    }

    async fn enter(&self, party: Party) -> Option<Leave> {
        // Those of one party queue up among themselves first, so that few of them stand before the others.
        let among = self.places_of(party).acquire_owned().await.ok()?;
        Some((among, self.all.clone().acquire_owned().await.ok()?))
    }

    fn places_of(&self, party: Party) -> Arc<Semaphore> {
        let mut parties = self.parties();
        if let Some(places) = parties.get(&party).and_then(Weak::upgrade) {
            return places;
        }
        if parties.len() >= MANY {
            parties.retain(|_, places| places.strong_count() > 0);
        }
        let places = Arc::new(Semaphore::new(self.each));
        parties.insert(party, Arc::downgrade(&places));
        places
    }

    fn parties(&self) -> MutexGuard<'_, HashMap<Party, Weak<Semaphore>>> {
        // A map cannot be left half changed.
        self.parties.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        // The parties come second: whoever gets a place of one finds the queue closed.
        self.all.close();
        self.parties().values().filter_map(Weak::upgrade).for_each(|places| places.close());
    }
}

impl Thinkers {
    /// Queues for so many cores.
    pub fn new(cores: usize) -> Thinkers {
        let cores = cores.max(1);
        let each = (cores / 2).max(1);
        Thinkers { deep: Queue::new(cores, each), quick: Queue::new(cores * QUICK_EACH, each) }
    }

    /// Waits until a bot of this level may think for a party; nothing when the house closes.
    pub async fn enter(&self, level: &str, party: Party) -> Option<Leave> {
        if is_quick(level) { self.quick.enter(party).await } else { self.deep.enter(party).await }
    }

    /// The queue of those who think long, for what nobody's game waits for.
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    async fn enters(thinkers: &Thinkers, party: Party) -> Option<Leave> {
        tokio::time::timeout(Duration::from_millis(50), thinkers.enter("master", party)).await.ok().flatten()
    }

    #[tokio::test]
    async fn nobody_waits_for_all_the_bots_of_another() {
        let thinkers = Thinkers::new(4);
        let first = (enters(&thinkers, Some(1)).await, enters(&thinkers, Some(1)).await);
        assert!(first.0.is_some() && first.1.is_some());
        assert!(enters(&thinkers, Some(1)).await.is_none(), "half of the places are somebody's, not more");
        let second = enters(&thinkers, Some(2)).await;
        let show = enters(&thinkers, None).await;
        assert!(second.is_some() && show.is_some());
        assert!(enters(&thinkers, Some(3)).await.is_none(), "all cores are taken");
        drop(first);
        assert!(enters(&thinkers, Some(3)).await.is_some());
        assert!(enters(&thinkers, Some(1)).await.is_some(), "and who left may come again");
    }

    #[tokio::test]
    async fn whoever_waits_when_the_house_closes_is_sent_home() {
        let thinkers = Arc::new(Thinkers::new(2));
        let leave = enters(&thinkers, Some(1)).await;
        assert!(leave.is_some());
        let waits = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.enter("master", Some(1)).await.is_none() }
        });
        tokio::task::yield_now().await;
        thinkers.close();
        assert!(waits.await.unwrap());
        assert!(thinkers.enter("easy", None).await.is_none());
    }

    #[test]
    fn parties_that_are_gone_are_forgotten() {
        let queue = Queue::new(2, 1);
        let held = queue.places_of(Some(0));
        (1..3 * MANY as i64).for_each(|person| drop(queue.places_of(Some(person))));
        assert!(queue.parties().len() <= MANY);
        assert!(Arc::ptr_eq(&held, &queue.places_of(Some(0))), "not those who are there");
    }
}
