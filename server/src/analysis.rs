//! What a bot makes of a finished game: worked out once, one game after the other, in turn for those who ask.

use crate::app::App;
use crate::bots::{Party, Permit};
use crate::error::Error;
use crate::limits::household;
use crate::live_table::LiveTable;
use crate::store::{Store, StoreError};
use lascaux_bots::{Analysis, Budget, Effort, examine};
use lascaux_table::AnyMatch;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

/// Milliseconds that an analysis takes in all, shared out among the decisions.
const PATIENCE: u64 = 25_000;
/// The least and the most milliseconds for one decision.
const THOUGHT: (u64, u64) = (20, 250);
/// So many analyses wait for their turn; more are sent away.
const LONGEST_QUEUE: usize = 100;

/// How far the analysis of a table is.
#[derive(Clone)]
pub enum Progress {
    /// So many decisions of so many; nothing yet while it waits.
    Running(usize, usize),
    /// It broke off.
    Failed,
    /// It is there.
    Done(Arc<Analysis>),
}

/// The analyses, running and done. One runs at a time; the others wait.
pub struct Analyses {
    known: Mutex<HashMap<String, Progress>>,
    /// How many of each household run or wait.
    asked: Mutex<HashMap<IpAddr, usize>>,
    turn: Arc<Semaphore>,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses { known: Mutex::default(), asked: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Analyses {
    fn set(&self, table: &str, progress: Progress) {
        self.known().insert(table.to_string(), progress);
    }

    /// An analysis that is done is on disk too; one that still runs is waited for.
    pub(crate) fn forget(&self, table: &str) {
        let mut known = self.known();
        if !matches!(known.get(table), Some(Progress::Running(..))) {
            known.remove(table);
        }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Progress>> {
        // A map cannot be left half changed.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn asked(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S: Store> App<S> {
    /// How far the analysis of a table is, if anybody asked for it.
    pub async fn analysis(&self, table: &str) -> Result<Option<Progress>, Error> {
        if let Some(progress) = self.analyses.known().get(table) {
            return Ok(Some(progress.clone()));
        }
        let Some(text) = self.store.analysis(table).await? else { return Ok(None) };
        let done: Analysis = serde_json::from_str(&text).map_err(|error| StoreError(error.to_string()))?;
        let progress = Progress::Done(Arc::new(done));
        self.analyses.set(table, progress.clone());
        Ok(Some(progress))
    }

    /// Starts the analysis of a finished game, unless it is there or on its way.
    pub async fn analyse(self: &Arc<Self>, table: &Arc<LiveTable>, address: IpAddr) -> Result<(), Error> {
        let copy = {
            let state = table.state();
            if !state.is_open() {
                return Err(Error::not_now("A game is analysed when it is over: before, it would tell secrets."));
            }
            state.game().copy()
        };
        if let Some(Progress::Running(..) | Progress::Done(_)) = self.analysis(&table.id).await? {
            return Ok(());
        }
        let address = household(address);
        {
            let mut known = self.analyses.known();
            let running = known.values().filter(|one| matches!(one, Progress::Running(..))).count();
            if running >= LONGEST_QUEUE {
                return Err(Error::TooMuch("Too many analyses are waiting; come back in a few minutes."));
            }
            let mut asked = self.analyses.asked();
            let own = asked.entry(address).or_default();
            if *own >= self.limiter.limits().analyses_each {
                return Err(Error::TooMuch("Your earlier analyses come first; come back when they are done."));
            }
            if matches!(known.insert(table.id.clone(), Progress::Running(0, 0)), Some(Progress::Running(..))) {
                return Ok(());
            }
            *own += 1;
        }
        let (app, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            let progress = match app.think_over(copy, &table.id, address).await {
                Ok(analysis) => Progress::Done(Arc::new(analysis)),
                Err(error) => {
                    tracing::error!(table = table.id, ?error, "an analysis broke off");
                    Progress::Failed
                }
            };
            app.analyses.set(&table.id, progress);
            let mut asked = app.analyses.asked();
            if let Some(own) = asked.get_mut(&address) {
                *own -= 1;
                if *own == 0 {
                    asked.remove(&address);
                }
            }
        });
        Ok(())
    }

    /// The analysis itself, in the queue of the bots.
    async fn think_over(
        self: &Arc<Self>,
        copy: Box<dyn AnyMatch>,
        id: &str,
        address: IpAddr,
    ) -> Result<Analysis, Error> {
        let closing = || Error::TooMuch("The house is closing.");
        let _turn = self.analyses.turn.clone().acquire_owned().await.map_err(|_| closing())?;
        let party = Party { household: Some(address), person: None };
        let permit = self.bots.queues.deep().enter(party).await.ok_or_else(closing)?;
        let millis = (PATIENCE / copy.decisions().len().max(1) as u64).clamp(THOUGHT.0, THOUGHT.1);
        let effort = Effort { budget: Budget::millis(millis), threads: 1, seed: 1 };
        let (app, name, runtime) = (self.clone(), id.to_string(), Handle::current());
        let thought = tokio::task::spawn_blocking(move || {
            let held = Mutex::new(Some(permit));
            examine(&*copy, effort, &|done, all| {
                app.analyses.set(&name, Progress::Running(done, all));
                app.step_back(&held, party, &runtime)
            })
        });
        let analysis = thought.await.map_err(|error| Error::Internal(error.to_string()))??;
        if self.is_closing() {
            return Err(closing());
        }
        let text = serde_json::to_string(&analysis).map_err(|error| Error::Internal(error.to_string()))?;
        self.store.keep_analysis(id, &text, self.now()).await?;
        Ok(analysis)
    }

    /// Between two decisions an analysis gives its place away and waits for the next free one, so that no bot of a running
    /// game waits longer than for one thought. False when the program closes.
    fn step_back(&self, held: &Mutex<Option<Permit>>, party: Party, runtime: &Handle) -> bool {
        let mut held = held.lock().unwrap_or_else(PoisonError::into_inner);
        *held = None;
        *held = runtime.block_on(self.bots.queues.deep().enter(party));
        held.is_some()
    }
}
