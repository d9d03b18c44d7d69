//! How much anybody may ask, so that nobody can keep the house from the others: by address, and by account where a
//! password is guessed.

use crate::error::Error;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// How often something may be done: so many at once, and then so many a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many a second after that.
    pub per_second: f64,
}

impl Rate {
    const fn new(burst: f64, per_second: f64) -> Rate {
        Rate { burst, per_second }
    }

    /// So many a day.
    const fn daily(most: f64) -> Rate {
        Rate { burst: most, per_second: most / 86_400.0 }
    }
}

/// What is counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any request.
    Request,
    /// Opening a table, sitting down at one, bringing a record.
    Opening,
    /// The same over a day.
    OpeningDay,
    /// Anything with a password, which costs the house work and a guesser luck.
    Password,
    /// A wrong password for an account.
    WrongPassword,
    /// A hint, for which a bot has to think.
    Hint,
    /// Something said.
    Chat,
}

/// Who is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// Everybody at an address.
    Household(IpAddr),
    /// Whoever tries this account.
    Account(String),
}

impl Who {
    /// Whoever asks from this address.
    pub fn at(address: IpAddr) -> Who {
        Who::Household(household(address))
    }
}

/// The limits of a house.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Requests of an address.
    pub requests: Rate,
    /// Tables opened from an address.
    pub openings: Rate,
    /// The same over a day.
    pub openings_day: Rate,
    /// Passwords tried from an address.
    pub passwords: Rate,
    /// Wrong passwords for one account, from wherever.
    pub wrong_passwords: Rate,
    /// Hints asked from an address.
    pub hints: Rate,
    /// Things said from an address.
    pub chats: Rate,
    /// Unfinished tables of a person.
    pub tables_each: usize,
    /// Unfinished tables of the house.
    pub tables: usize,
    /// Tables in memory, after which those that rest longest leave.
    pub tables_in_memory: usize,
    /// Records that were brought.
    pub records: usize,
    /// Analyses of an address that run or wait.
    pub analyses_each: usize,
    /// Open streams of an address.
    pub watchers_each: usize,
    /// Connections of an address.
    pub connections_each: usize,
    /// Connections of all; never more than the system allows the program.
    pub connections: usize,
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// The bytes that all bots together keep of their thoughts from move to move.
    pub thoughts: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate::new(60.0, 20.0),
            openings: Rate::new(12.0, 0.2),
            openings_day: Rate::daily(300.0),
            passwords: Rate::new(8.0, 0.1),
            wrong_passwords: Rate::new(10.0, 1.0 / 120.0),
            hints: Rate::new(10.0, 0.5),
            chats: Rate::new(20.0, 0.5),
            tables_each: 100,
            tables: 100_000,
            tables_in_memory: 2_000,
            records: 5_000,
            analyses_each: 3,
            watchers_each: 60,
            connections_each: 200,
            connections: 20_000,
            body: 64 * 1024,
            // A master's tree takes about a third of it: those who play at the moment keep theirs, and a small machine
            // has room left for tables and for those who think.
            thoughts: 256 << 20,
        }
    }
}

impl Limits {
    /// As good as none, for a house that only its owner can reach, and for measuring what it can bear. Bodies stay
    /// small: no honest request is large. So do thoughts and tables in memory, which ends for everybody, and connections,
    /// of which the system gives no more.
    pub fn wide() -> Limits {
        let any = Rate::new(1e9, 1e9);
        Limits {
            requests: any,
            openings: any,
            openings_day: any,
            passwords: any,
            hints: any,
            chats: any,
            tables_each: usize::MAX,
            tables: usize::MAX,
            analyses_each: usize::MAX,
            watchers_each: usize::MAX,
            connections_each: usize::MAX,
            ..Limits::default()
        }
    }

    fn rate(&self, kind: Kind) -> Rate {
        match kind {
            Kind::Request => self.requests,
            Kind::Opening => self.openings,
            Kind::OpeningDay => self.openings_day,
            Kind::Password => self.passwords,
            Kind::WrongPassword => self.wrong_passwords,
            Kind::Hint => self.hints,
            Kind::Chat => self.chats,
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
pub struct Limiter {
    limits: Limits,
    buckets: Mutex<HashMap<(Kind, Who), Bucket>>,
    watchers: Arc<Counts>,
    connections: Arc<Counts>,
}

type Counts = Mutex<HashMap<IpAddr, usize>>;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Counts cannot be left half changed, so a thread that broke down while holding them does no harm.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One household: of the new kind of addresses everybody has more than can be counted, and only the first half tells
/// them apart.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => {
            let [a, b, c, d, ..] = long.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        short => short,
    }
}

impl Limiter {
    /// With these limits.
    pub fn new(limits: Limits) -> Limiter {
        Limiter { limits, buckets: Mutex::default(), watchers: Arc::default(), connections: Arc::default() }
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Lets somebody do something, or says in how many seconds to come back.
    pub fn admit(&self, kind: Kind, who: Who, now: Instant) -> Result<(), Error> {
        self.spend(kind, who, now, 1.0)
    }

    /// Whether somebody could do something, without counting it.
    pub fn may(&self, kind: Kind, who: Who, now: Instant) -> Result<(), Error> {
        self.spend(kind, who, now, 0.0)
    }

    fn spend(&self, kind: Kind, who: Who, now: Instant, tokens: f64) -> Result<(), Error> {
        let rate = self.limits.rate(kind);
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= MANY {
            buckets.retain(|(kind, _), bucket| {
                filled(bucket, self.limits.rate(*kind), now) < self.limits.rate(*kind).burst
            });
        }
        let bucket = buckets.entry((kind, who)).or_insert(Bucket { tokens: rate.burst, seen: now });
        *bucket = Bucket { tokens: filled(bucket, rate, now), seen: now };
        if bucket.tokens >= 1.0 {
            bucket.tokens -= tokens;
            return Ok(());
        }
        Err(Error::TooFast(((1.0 - bucket.tokens) / rate.per_second).ceil().clamp(1.0, 3600.0) as u64))
    }

    /// Lets somebody watch, until what is handed out is dropped.
    pub fn watch(&self, address: IpAddr) -> Result<Counted, Error> {
        Counted::one(&self.watchers, household(address), self.limits.watchers_each)
            .ok_or(Error::TooMuch("Too many tables are being watched from where you are; close one first."))
    }

    /// Lets somebody connect, until what is handed out is dropped; nothing where that address has too many connections.
    pub fn connect(&self, address: IpAddr) -> Option<Counted> {
        Counted::one(&self.connections, household(address), self.limits.connections_each)
    }
}

fn filled(bucket: &Bucket, rate: Rate, now: Instant) -> f64 {
    let passed = now.saturating_duration_since(bucket.seen).as_secs_f64();
    (bucket.tokens + passed * rate.per_second).min(rate.burst)
}

/// One of those who watch or are connected from an address.
pub struct Counted {
    address: IpAddr,
    all: Arc<Counts>,
}

impl Counted {
    fn one(all: &Arc<Counts>, address: IpAddr, most: usize) -> Option<Counted> {
        let mut counts = lock(all);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { address, all: all.clone() })
    }
}

impl Drop for Counted {
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

    fn home(last: u8) -> Who {
        Who::at(IpAddr::from([10, 0, 0, last]))
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limiter = Limiter::new(Limits { hints: Rate::new(2.0, 0.5), ..Limits::default() });
        let begun = Instant::now();
        assert!(limiter.admit(Kind::Hint, home(1), begun).is_ok());
        assert!(limiter.may(Kind::Hint, home(1), begun).is_ok(), "to ask whether one may costs nothing");
        assert!(limiter.admit(Kind::Hint, home(1), begun).is_ok());
        assert!(matches!(limiter.admit(Kind::Hint, home(1), begun), Err(Error::TooFast(2))));
        assert!(limiter.admit(Kind::Hint, home(2), begun).is_ok(), "another home");
        assert!(limiter.admit(Kind::Request, home(1), begun).is_ok(), "another kind");
        let later = begun + Duration::from_secs(2);
        assert!(limiter.admit(Kind::Hint, home(1), later).is_ok());
        assert!(limiter.admit(Kind::Hint, home(1), later).is_err());
    }

    #[test]
    fn one_household_is_one_however_many_addresses_it_has() {
        let limiter = Limiter::new(Limits { hints: Rate::new(1.0, 0.01), ..Limits::default() });
        let (one, other) = ("2001:db8:1:2::1".parse().unwrap(), "2001:db8:1:2:ffff::9".parse().unwrap());
        assert!(limiter.admit(Kind::Hint, Who::at(one), Instant::now()).is_ok());
        assert!(limiter.admit(Kind::Hint, Who::at(other), Instant::now()).is_err());
    }

    #[test]
    fn who_leaves_makes_room() {
        let limiter = Limiter::new(Limits { watchers_each: 1, connections_each: 2, ..Limits::default() });
        let address = IpAddr::from([10, 0, 0, 1]);
        let first = limiter.watch(address);
        assert!(first.is_ok());
        assert!(limiter.watch(address).is_err());
        drop(first);
        assert!(limiter.watch(address).is_ok());
        assert!(lock(&limiter.watchers).is_empty(), "nobody is kept who is gone");
        let held = (limiter.connect(address), limiter.connect(address));
        assert!(held.0.is_some() && held.1.is_some() && limiter.connect(address).is_none());
        assert!(limiter.connect(IpAddr::from([10, 0, 0, 2])).is_some(), "another home");
    }
}
