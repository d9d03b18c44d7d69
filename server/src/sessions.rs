//! Who is logged in: a key for every device. A key that is thrown away ends everything that was opened with it.

use crate::live_table::lock;
use crate::store::{AccountStore, Person, Stored};
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tokio::sync::broadcast;

/// So many keys may be thrown away before a stream that does not listen has to ask again.
const BACKLOG: usize = 256;

/// Keys that open nothing any more.
#[derive(Clone, PartialEq, Debug)]
pub enum Revoked {
    /// One, by its hash.
    Key(String),
    /// All of a person but one.
    AllOf(i64, String),
}

impl Revoked {
    fn means(&self, person: i64, key_hash: &str) -> bool {
        match self {
            Revoked::Key(gone) => gone == key_hash,
            Revoked::AllOf(whose, kept) => *whose == person && kept != key_hash,
        }
    }
}

/// So long it is remembered who has a key: somebody who plays asks many times a minute.
const REMEMBERED: Duration = Duration::from_secs(5);
/// So many keys are remembered at most.
const MOST: usize = 10_000;

/// Who has which key, and which keys were thrown away.
pub struct Sessions {
    revoked: broadcast::Sender<Revoked>,
    known: Mutex<Known>,
}

/// Who was asked for lately.
#[derive(Default)]
struct Known {
    people: HashMap<String, (Instant, Person, i64)>,
    /// Counts what was forgotten: what was read from the store before that may be wrong.
    forgotten: u64,
}

impl Known {
    fn forget(&mut self, is_gone: impl Fn(&str, &Person) -> bool) {
        self.forgotten += 1;
        self.people.retain(|key, (_, person, _)| !is_gone(key, person));
    }
}

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions { revoked: broadcast::Sender::new(BACKLOG), known: Mutex::default() }
    }
}

impl Sessions {
    /// These keys open nothing any more.
    pub fn revoke(&self, revoked: Revoked) {
        lock(&self.known).forget(|key, person| revoked.means(person.id, key));
        // Nobody may be listening.
        let _ = self.revoked.send(revoked);
    }

    /// Something else than the keys of a person has changed.
    pub fn forget(&self, id: i64) {
        lock(&self.known).forget(|_, person| person.id == id);
    }

    /// The person who has a key, and when it was last noted that it was used.
    pub async fn person(&self, store: &impl AccountStore, key_hash: &str) -> Stored<Option<(Person, i64)>> {
        let forgotten = {
            let known = lock(&self.known);
            if let Some((since, person, seen)) = known.people.get(key_hash)
                && since.elapsed() < REMEMBERED
            {
                return Ok(Some((person.clone(), *seen)));
            }
            known.forgotten
        };
        let found = store.person(key_hash).await?;
        let mut known = lock(&self.known);
        if let Some((person, seen)) = found.clone().filter(|_| known.forgotten == forgotten) {
            if known.people.len() >= MOST {
                known.people.retain(|_, (since, ..)| since.elapsed() < REMEMBERED);
            }
            if known.people.len() < MOST {
                known.people.insert(key_hash.to_string(), (Instant::now(), person, seen));
            }
        }
        Ok(found)
    }

    /// Waits until this key of this person is thrown away; for ever where nobody is known by one.
    pub fn ended(&self, known: Option<(i64, String)>) -> impl Future<Output = ()> + Send + use<> {
        let mut revoked = self.revoked.subscribe();
        async move {
            let Some((person, key_hash)) = known else { return std::future::pending().await };
            loop {
                match revoked.recv().await {
                    Ok(revoked) if revoked.means(person, &key_hash) => return,
                    Ok(_) => {}
                    // Too many at once to know: to ask again is always right.
                    Err(_) => return,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_stream_ends_with_its_key_and_with_no_other() {
        let sessions = Sessions::default();
        let waits = |person, key: &str| {
            let ended = sessions.ended(Some((person, key.to_string())));
            async { tokio::time::timeout(Duration::from_millis(50), ended).await.is_ok() }
        };
        let (own, other, kept, foreign) = (waits(1, "a"), waits(1, "b"), waits(1, "c"), waits(2, "a2"));
        let nobody = tokio::time::timeout(Duration::from_millis(50), sessions.ended(None));
        sessions.revoke(Revoked::Key("a".to_string()));
        sessions.revoke(Revoked::AllOf(1, "c".to_string()));
        let ended = tokio::join!(own, other, kept, foreign, nobody);
        assert_eq!((ended.0, ended.1, ended.2, ended.3, ended.4.is_ok()), (true, true, false, false, false));
    }
}
