//! How much anybody may ask of the house, so that nobody can keep it from the others.

use crate::hall::{Hall, No};
use crate::store::Store;
use lascaux_table::Turn;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

/// How often something may be done: so many at once, and then so many a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many a second after that.
    pub per_second: f64,
}

/// What is counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any request.
    Request,
    /// Opening a table, or sitting down at one.
    Opening,
    /// Anything with a password, which costs the house work and a guesser luck.
    Password,
    /// A hint, for which a bot has to think.
    Hint,
}

/// The limits of a house.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Requests of an address.
    pub requests: Rate,
    /// Tables opened from an address.
    pub openings: Rate,
    /// Passwords tried from an address.
    pub passwords: Rate,
    /// Hints asked from an address.
    pub hints: Rate,
    /// Unfinished tables of a person.
    pub tables_each: usize,
    /// Tables of the house.
    pub tables: usize,
    /// Open streams of an address.
    pub watchers_each: usize,
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// The bytes that all bots together keep of their thoughts from move to move.
    pub thoughts: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate { burst: 60.0, per_second: 20.0 },
            openings: Rate { burst: 12.0, per_second: 0.2 },
            passwords: Rate { burst: 8.0, per_second: 0.1 },
            hints: Rate { burst: 10.0, per_second: 0.5 },
            tables_each: 100,
            tables: 20_000,
            watchers_each: 60,
            body: 64 * 1024,
            // A master's tree takes about a third of it: those who play at the moment keep theirs, and a small machine
            // has room left for tables and for those who think.
            thoughts: 256 << 20,
        }
    }
}

impl Limits {
    /// As good as none, for a house that only its owner can reach, and for measuring what it can bear. Bodies stay
    /// small: no honest request is large. So do thoughts: memory ends for everybody.
    pub fn wide() -> Limits {
        let any = Rate { burst: 1e9, per_second: 1e9 };
        Limits {
            requests: any,
            openings: any,
            passwords: any,
            hints: any,
            tables_each: usize::MAX,
            tables: usize::MAX,
            watchers_each: usize::MAX,
            ..Limits::default()
        }
    }

    fn rate(&self, kind: Kind) -> Rate {
        match kind {
            Kind::Request => self.requests,
            Kind::Opening => self.openings,
            Kind::Password => self.passwords,
            Kind::Hint => self.hints,
        }
    }
}

/// A bucket of tokens that fills by itself.
struct Bucket {
    tokens: f64,
    seen: Instant,
}

/// So many buckets are kept before the full ones, which say nothing, are thrown away.
const MANY: usize = 10_000;

/// Who has asked how much.
pub struct Gate {
    limits: Limits,
    buckets: Mutex<HashMap<(Kind, IpAddr), Bucket>>,
    watchers: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Counts cannot be left half changed, so a thread that broke down while holding them does no harm.
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// One household: of the new kind of addresses everybody has more than can be counted, and only the first half tells
/// them apart.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(long) => match long.to_ipv4_mapped() {
            Some(short) => IpAddr::V4(short),
            None => {
                let [a, b, c, d, ..] = long.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
        },
        short => short,
    }
}

impl Gate {
    /// A gate with these limits.
    pub fn new(limits: Limits) -> Gate {
        Gate { limits, buckets: Mutex::default(), watchers: Arc::default() }
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Lets somebody do something, or says in how many seconds to come back.
    pub fn admit(&self, kind: Kind, address: IpAddr, now: Instant) -> Result<(), No> {
        let rate = self.limits.rate(kind);
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= MANY {
            buckets.retain(|(kind, _), bucket| {
                filled(bucket, self.limits.rate(*kind), now) < self.limits.rate(*kind).burst
            });
        }
        let bucket = buckets.entry((kind, household(address))).or_insert(Bucket { tokens: rate.burst, seen: now });
        *bucket = Bucket { tokens: filled(bucket, rate, now), seen: now };
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            return Ok(());
        }
        Err(No::TooFast(((1.0 - bucket.tokens) / rate.per_second).ceil().clamp(1.0, 3600.0) as u64))
    }

    /// Lets somebody watch, until what is handed out is dropped.
    pub fn watch(&self, address: IpAddr) -> Result<Watching, No> {
        let address = household(address);
        let mut watchers = lock(&self.watchers);
        let count = watchers.entry(address).or_default();
        if *count >= self.limits.watchers_each {
            return Err(No::TooMuch("Too many tables are being watched from where you are; close one first."));
        }
        *count += 1;
        Ok(Watching { address, all: self.watchers.clone() })
    }
}

impl<S: Store> Hall<S> {
    /// Whether there is a table left.
    pub(crate) fn has_room(&self) -> Result<(), No> {
        if self.count() < self.gate().limits().tables {
            return Ok(());
        }
        Err(No::TooMuch("All tables of the house are taken; come back later."))
    }

    /// Whether a person may open one more table.
    pub(crate) async fn may_open(&self, person: i64) -> Result<(), No> {
        self.has_room()?;
        let most = self.gate().limits().tables_each;
        if most == usize::MAX || self.unfinished(person).await < most {
            return Ok(());
        }
        Err(No::TooMuch(
            "You have as many unfinished tables as the house allows, also counting those where only bots play; finish \
             one first.",
        ))
    }

    /// How many unfinished tables are a person's: with an own seat, or with bots that play because the person wanted it.
    async fn unfinished(&self, person: i64) -> usize {
        let mut count = 0;
        for table in self.all() {
            let inner = table.look().await;
            let own = inner.setup.host == Some(person) || inner.chairs.iter().any(|chair| chair.is_of(person));
            count += usize::from(own && inner.current.turn() != Turn::Over);
        }
        count
    }
}

fn filled(bucket: &Bucket, rate: Rate, now: Instant) -> f64 {
    let passed = now.saturating_duration_since(bucket.seen).as_secs_f64();
    (bucket.tokens + passed * rate.per_second).min(rate.burst)
}

/// A place of somebody who watches.
pub struct Watching {
    address: IpAddr,
    all: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let mut all = lock(&self.all);
        if let Some(count) = all.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn home(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let gate = Gate::new(Limits { hints: Rate { burst: 2.0, per_second: 0.5 }, ..Limits::default() });
        let begun = Instant::now();
        assert!(gate.admit(Kind::Hint, home(1), begun).is_ok());
        assert!(gate.admit(Kind::Hint, home(1), begun).is_ok());
        assert!(matches!(gate.admit(Kind::Hint, home(1), begun), Err(No::TooFast(2))));
        assert!(gate.admit(Kind::Hint, home(2), begun).is_ok(), "another home");
        assert!(gate.admit(Kind::Request, home(1), begun).is_ok(), "another kind");
        let later = begun + Duration::from_secs(2);
        assert!(gate.admit(Kind::Hint, home(1), later).is_ok());
        assert!(gate.admit(Kind::Hint, home(1), later).is_err());
    }

    #[test]
    fn one_household_is_one_however_many_addresses_it_has() {
        let gate = Gate::new(Limits { hints: Rate { burst: 1.0, per_second: 0.01 }, ..Limits::default() });
        let (one, other) = ("2001:db8:1:2::1".parse().unwrap(), "2001:db8:1:2:ffff::9".parse().unwrap());
        assert!(gate.admit(Kind::Hint, one, Instant::now()).is_ok());
        assert!(gate.admit(Kind::Hint, other, Instant::now()).is_err());
    }

    #[test]
    fn a_watcher_who_leaves_makes_room() {
        let gate = Gate::new(Limits { watchers_each: 1, ..Limits::default() });
        let first = gate.watch(home(1));
        assert!(first.is_ok());
        assert!(gate.watch(home(1)).is_err());
        drop(first);
        assert!(gate.watch(home(1)).is_ok());
        assert!(lock(&gate.watchers).is_empty(), "nobody is kept who is gone");
    }
}
