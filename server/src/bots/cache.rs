//! What bots have thought so far, kept between their moves. A tree takes up to some hundred megabytes and
//! a house has many tables: who rested longest is forgotten first, and simply begins anew when asked again.

use lascaux_bots::AnySitter;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;

/// Whoever is not asked for so long sits at a table that people have left for now.
const LONGEST_REST: Duration = Duration::from_secs(600);
/// How often the house looks for those.
const ROUND: Duration = Duration::from_secs(60);
/// What weighs less is torn down at once; the rest on a thread of its own, since a table would stand still meanwhile.
const LIGHT: usize = 1 << 20;

/// All bots that rest.
pub(crate) struct ThoughtCache {
    /// The most bytes that they keep together.
    most: usize,
    resting: Mutex<Resting>,
}

#[derive(Default)]
struct Resting {
    /// The next ticket. Whoever came later has the higher one.
    next: u64,
    bytes: usize,
    sitters: BTreeMap<u64, Rested>,
}

struct Rested {
    sitter: Box<dyn AnySitter>,
    weight: usize,
    since: Instant,
}

/// The slot of a bot in the cache. When it is given up, the bot is forgotten.
pub(crate) struct Slot {
    cache: Arc<ThoughtCache>,
    ticket: u64,
}

impl ThoughtCache {
    /// An empty one, for bots that together keep so many bytes.
    pub fn new(most: usize) -> Arc<ThoughtCache> {
        Arc::new(ThoughtCache { most, resting: Mutex::default() })
    }

    /// A bot rests from now on; others may have to be forgotten for it, and one that is too large by itself is too.
    pub fn rest(self: &Arc<Self>, sitter: Box<dyn AnySitter>, now: Instant) -> Slot {
        let weight = sitter.weight();
        let mut resting = self.resting();
        let ticket = resting.next;
        resting.next += 1;
        resting.bytes += weight;
        resting.sitters.insert(ticket, Rested { sitter, weight, since: now });
        drop(resting);
        self.tidy(now);
        Slot { cache: self.clone(), ticket }
    }

    /// Forgets those who rested too long, and the longest of the others until there is room.
    pub fn tidy(&self, now: Instant) {
        let mut resting = self.resting();
        let mut forgotten = Vec::new();
        while let Some((&ticket, oldest)) = resting.sitters.first_key_value() {
            let rests = now.saturating_duration_since(oldest.since);
            if rests < LONGEST_REST && resting.bytes <= self.most {
                break;
            }
            forgotten.extend(resting.take(ticket));
        }
        drop(resting);
        forgotten.into_iter().for_each(|rested| dismiss(rested.sitter));
    }

    /// Looks now and then for those who rested too long, as long as there is a cache.
    pub fn keep_tidy(self: &Arc<Self>) {
        let cache = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(ROUND).await;
                let Some(cache) = cache.upgrade() else { return };
                cache.tidy(Instant::now());
            }
        });
    }

    fn resting(&self) -> MutexGuard<'_, Resting> {
        // Nothing breaks down between the changes to the list and to its sum.
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Resting {
    fn take(&mut self, ticket: u64) -> Option<Rested> {
        let rested = self.sitters.remove(&ticket)?;
        self.bytes -= rested.weight;
        Some(rested)
    }
}

impl Slot {
    /// The bot, unless it was forgotten.
    pub fn wake(self) -> Option<Box<dyn AnySitter>> {
        let rested = self.cache.resting().take(self.ticket);
        rested.map(|rested| rested.sitter)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let rested = self.cache.resting().take(self.ticket);
        rested.into_iter().for_each(|rested| dismiss(rested.sitter));
    }
}

/// Forgets a bot without keeping anybody waiting.
pub(crate) fn dismiss(sitter: Box<dyn AnySitter>) {
    match Handle::try_current() {
        Ok(runtime) if sitter.weight() > LIGHT => drop(runtime.spawn_blocking(move || drop(sitter))),
        _ => drop(sitter),
    }
}

#[cfg(test)]
impl ThoughtCache {
    /// How many rest, and the bytes that they keep.
    pub fn kept(&self) -> (usize, usize) {
        let resting = self.resting();
        (resting.sitters.len(), resting.bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lascaux_bots::{Advice, Stop};
    use lascaux_table::{AnyMatch, Code, Refusal};

    struct Heavy(usize);

    impl AnySitter for Heavy {
        fn decide(&mut self, _: &dyn AnyMatch, _: &Stop) -> Result<Advice, Refusal> {
            Err(Refusal::new(Code::Request, "It only rests."))
        }

        fn weight(&self) -> usize {
            self.0
        }
    }

    #[test]
    fn who_rested_longest_is_forgotten_when_there_is_no_more_room() {
        let (cache, now) = (ThoughtCache::new(100), Instant::now());
        let rest = |weight| cache.rest(Box::new(Heavy(weight)), now);
        let (first, light, second, third) = (rest(40), rest(0), rest(40), rest(40));
        assert_eq!(cache.kept(), (3, 80));
        assert!(first.wake().is_none(), "the first had to go");
        assert_eq!(light.wake().map(|sitter| sitter.weight()), Some(0), "and one was enough");
        assert_eq!(second.wake().map(|sitter| sitter.weight()), Some(40));
        assert_eq!(cache.kept(), (1, 40), "who is awake is not counted");
        drop(third);
        assert_eq!(cache.kept(), (0, 0), "who gives the slot up is forgotten");
        assert!(rest(101).wake().is_none(), "one that is too large by itself");
        assert_eq!(cache.kept(), (0, 0));
    }

    #[test]
    fn who_is_not_asked_for_ten_minutes_is_forgotten() {
        let (cache, begun) = (ThoughtCache::new(100), Instant::now());
        let first = cache.rest(Box::new(Heavy(1)), begun);
        let second = cache.rest(Box::new(Heavy(2)), begun + Duration::from_secs(60));
        cache.tidy(begun + LONGEST_REST - Duration::from_secs(1));
        assert_eq!(cache.kept(), (2, 3));
        cache.tidy(begun + LONGEST_REST);
        assert_eq!(cache.kept(), (1, 2));
        assert!(first.wake().is_none() && second.wake().is_some());
    }
}
