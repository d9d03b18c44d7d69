//! What all requests share: store, games, limits, tables in memory, bots, analyses.

use crate::analysis::Analyses;
use crate::bots::Bots;
use crate::clock::Clock;
use crate::config::Config;
use crate::error::Error;
use crate::limits::Limiter;
use crate::live_table::LiveTable;
use crate::metrics::Metrics;
use crate::sessions::Sessions;
use crate::store::{Store, StoreError};
use lascaux_table::{Registry, Seed};
use std::collections::HashMap;
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, Semaphore, watch};

/// What all requests share.
pub struct App<S: Store> {
    pub(crate) store: S,
    pub(crate) games: Arc<Registry>,
    pub(crate) config: Config,
    pub(crate) clock: Clock,
    pub(crate) limiter: Limiter,
    pub(crate) metrics: Metrics,
    pub(crate) sessions: Sessions,
    /// Tables in memory.
    pub(crate) live: RwLock<HashMap<String, Arc<LiveTable>>>,
    /// Held by whoever reads the table of that name.
    pub(crate) loading: std::sync::Mutex<HashMap<String, Arc<Mutex<()>>>>,
    /// Work that takes long is done on threads of its own, so much at the same time.
    work: Arc<Semaphore>,
    pub(crate) bots: Bots,
    pub(crate) analyses: Analyses,
    closing: watch::Sender<bool>,
    /// When a write was last proved to succeed.
    proved: Mutex<Option<Instant>>,
}

/// So long the proof of a write is believed.
const BELIEVED: Duration = Duration::from_secs(1);

impl<S: Store> App<S> {
    /// Everything at rest; see [`App::open`].
    pub fn new(store: S, games: Registry, cores: usize, config: Config) -> Arc<App<S>> {
        Arc::new(App {
            store,
            games: Arc::new(games),
            clock: Clock::start(),
            limiter: Limiter::new(config.limits.clone()),
            metrics: Metrics::new(),
            sessions: Sessions::default(),
            live: RwLock::default(),
            loading: std::sync::Mutex::default(),
            work: Arc::new(Semaphore::new(cores.max(2))),
            bots: Bots::new(cores, config.limits.thoughts),
            analyses: Analyses::default(),
            closing: watch::Sender::new(false),
            proved: Mutex::new(None),
            config,
        })
    }

    /// Opens for business: what was never worked out about tables of an older program is, bots go on where they were
    /// asked, and somebody looks after the tables.
    pub async fn open(store: S, games: Registry, cores: usize, config: Config) -> Result<Arc<App<S>>, StoreError> {
        let app = App::new(store, games, cores, config);
        app.settle_unknown().await?;
        app.wake_bots().await?;
        app.look_after();
        Ok(app)
    }

    /// The store.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// The games.
    pub fn games(&self) -> &Registry {
        &self.games
    }

    /// What the host chose.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// The figures.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Does work that takes long on a thread of its own, when there is one.
    pub async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let closing = || Error::TooMuch("The house is closing.");
        let permit = self.work.clone().acquire_owned().await.map_err(|_| closing())?;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.map_err(|error| Error::Internal(error.to_string()))
    }

    /// Proves that something can be written, within so long. One proof serves all who ask within a second.
    pub async fn prove(&self, patience: Duration) -> Result<(), StoreError> {
        let late = |_| StoreError("the store does not answer".to_string());
        let mut proved = tokio::time::timeout(patience, self.proved.lock()).await.map_err(late)?;
        if proved.is_some_and(|at| at.elapsed() < BELIEVED) {
            return Ok(());
        }
        *proved = None;
        tokio::time::timeout(patience, self.store.prove(self.now())).await.map_err(late)??;
        *proved = Some(Instant::now());
        Ok(())
    }

    /// Lets no bot begin a new thought, ends the thoughts at hand, and sends the watchers home.
    pub fn close(&self) {
        self.bots.close();
        self.closing.send_replace(true);
    }

    /// Whether it closes.
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until it closes, so that nobody who only watches keeps it open.
    pub fn closed(&self) -> impl Future<Output = ()> + Send + use<S> {
        let mut closing = self.closing.subscribe();
        async move {
            // An error means that all is gone, which is closed enough.
            let _ = closing.wait_for(|closing| *closing).await;
        }
    }
}

/// A name that cannot be guessed: so many random bytes in letters and digits.
pub fn secret(bytes: usize) -> Result<String, Error> {
    let mut raw = vec![0; bytes];
    getrandom::fill(&mut raw).map_err(|error| Error::Internal(error.to_string()))?;
    Ok(lascaux_table::hex(&raw))
}

/// A seed that nobody can guess.
pub fn new_seed() -> Result<Seed, Error> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(|error| Error::Internal(error.to_string()))?;
    Ok(Seed::Key(key))
}
