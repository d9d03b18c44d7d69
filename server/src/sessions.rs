//! Who is logged in: a key for every device. A key that is thrown away ends everything that was opened with it.

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

/// Tells streams which keys were thrown away.
pub struct Sessions(broadcast::Sender<Revoked>);

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions(broadcast::Sender::new(BACKLOG))
    }
}

impl Sessions {
    /// These keys open nothing any more.
    pub fn revoke(&self, revoked: Revoked) {
        // Nobody may be listening.
        let _ = self.0.send(revoked);
    }

    /// Waits until this key of this person is thrown away; for ever where nobody is known by one.
    pub fn ended(&self, known: Option<(i64, String)>) -> impl Future<Output = ()> + Send + use<> {
        let mut revoked = self.0.subscribe();
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
    use std::time::Duration;

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
