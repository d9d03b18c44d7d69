//! A table in memory: its state, who waits for its changes, and what was worked out about it to be shown.

use crate::bots::BotSeats;
use crate::fragments::Picture;
use crate::replay::Aftermath;
use crate::store::{Status, StoreError, Summary};
use crate::table::{Asked, TableState};
use crate::table_log::TableLogs;
use lascaux_table::Language;
use lascaux_web::board::Layout;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A table in memory.
pub struct LiveTable {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    state: RwLock<Arc<TableState>>,
    /// Held by whoever decides, keeps and applies: one command after the other. Those who only look never wait for it.
    pub(crate) commands: tokio::sync::Mutex<()>,
    /// How the table stands in the store.
    pub(crate) summary: Mutex<Summary>,
    /// The number of events; watchers wait for the next.
    changes: watch::Sender<u64>,
    /// Whether memory and store may differ, since something was not kept: it is read again, and this one is no more used.
    retired: AtomicBool,
    /// When the last move arrived, and the number it became.
    moved: Mutex<(Instant, u64)>,
    /// When somebody last came to look.
    used: Mutex<Instant>,
    /// So many events had happened when the table was last kept as it stands.
    pub(crate) still: AtomicU64,
    /// From where it was last played: bots think on behalf of that household.
    pub(crate) household: Mutex<Option<IpAddr>>,
    pub(crate) bots: Mutex<BotSeats>,
    /// What is told after the end, worked out once.
    pub(crate) aftermath: OnceLock<Aftermath>,
    /// The lines of the log that were written for its viewers.
    pub(crate) logs: Mutex<TableLogs>,
    /// What all who look on from outside see, in the languages that were asked for.
    pub(crate) pictures: tokio::sync::Mutex<Vec<SharedPicture>>,
}

/// What everybody who looks on from outside sees after a change, drawn once for all of them.
pub(crate) struct SharedPicture {
    /// The number of the change.
    pub number: u64,
    /// The language, and the kind of screen.
    pub look: (Language, Layout),
    /// When it was drawn: clocks go on.
    pub drawn: Instant,
    /// The picture.
    pub picture: Arc<Picture>,
}

/// A lock whose holder broke down: what it guards is replaced whole and never half changed.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How a table stands, as the store keeps it.
pub(crate) fn summary_of(state: &TableState) -> Result<Summary, StoreError> {
    let status = match (state.closed(), state.setup().record.is_some()) {
        (_, true) => Status::Record,
        (Some(_), _) => Status::Closed,
        (None, _) if state.is_running() => Status::Running,
        (None, _) => Status::Over,
    };
    let asked = state.asked();
    Ok(Summary {
        status,
        seated: serde_json::to_string(state.seats()).map_err(|error| StoreError(error.to_string()))?,
        people: state.people(),
        asked: match asked {
            Asked::Person(_, person) => Some(person),
            _ => None,
        },
        bot_asked: matches!(asked, Asked::Bot(..)),
        wakes_at: state.wakes_at(),
    })
}

impl LiveTable {
    /// A table that was opened or read.
    pub fn new(id: &str, game: &str, state: TableState) -> Result<LiveTable, StoreError> {
        let summary = summary_of(&state)?;
        Ok(LiveTable {
            id: id.to_string(),
            game: game.to_string(),
            changes: watch::Sender::new(state.number()),
            bots: Mutex::new(BotSeats::new(state.seats().len())),
            still: AtomicU64::new(u64::MAX),
            state: RwLock::new(Arc::new(state)),
            commands: tokio::sync::Mutex::new(()),
            summary: Mutex::new(summary),
            retired: AtomicBool::new(false),
            moved: Mutex::new((Instant::now(), 0)),
            used: Mutex::new(Instant::now()),
            household: Mutex::new(None),
            aftermath: OnceLock::new(),
            logs: Mutex::default(),
            pictures: tokio::sync::Mutex::new(Vec::new()),
        })
    }

    /// The table as it stands at this moment. It stays as it is, whatever happens meanwhile.
    pub fn state(&self) -> Arc<TableState> {
        self.state.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The table stands like this from now on; everybody who watches hears of it.
    pub(crate) fn install(&self, next: Arc<TableState>, summary: Summary, moved: Option<Instant>) {
        let number = next.number();
        *lock(&self.summary) = summary;
        if let Some(arrived) = moved {
            *lock(&self.moved) = (arrived, number);
        }
        let mut current = self.state.write().unwrap_or_else(PoisonError::into_inner);
        let before = std::mem::replace(&mut *current, next.clone());
        drop(current);
        if before.version() != next.version() {
            let went_back = next.game().step_count() < before.game().step_count();
            if went_back {
                lock(&self.logs).forget();
            }
            lock(&self.bots).table_changed(went_back || !next.is_running());
        }
        self.changes.send_replace(number);
    }

    /// When the move arrived that became this number, if it was a move.
    pub fn moved(&self, number: u64) -> Option<Instant> {
        let (arrived, became) = *lock(&self.moved);
        (became == number).then_some(arrived)
    }

    /// Hears of changes.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Whether anybody looks.
    pub(crate) fn is_watched(&self) -> bool {
        self.changes.receiver_count() > 0
    }

    /// Somebody came to look.
    pub(crate) fn touch(&self) {
        *lock(&self.used) = Instant::now();
    }

    /// For how long nobody has come to look.
    pub(crate) fn idle(&self, now: Instant) -> Duration {
        now.saturating_duration_since(*lock(&self.used))
    }

    /// No more used; those who watch are to ask again.
    pub(crate) fn retire(&self) {
        self.retired.store(true, Ordering::Release);
        self.changes.send_modify(|_| {});
    }

    /// Whether it is no more used.
    pub fn is_retired(&self) -> bool {
        self.retired.load(Ordering::Acquire)
    }

    /// About how many bytes it keeps.
    pub fn memory(&self) -> usize {
        let pictures = self.pictures.try_lock().map_or(0, |all| all.iter().map(|one| one.picture.memory()).sum());
        self.state().memory() + lock(&self.logs).memory() + pictures + size_of::<LiveTable>()
    }

    /// Forgets what is quickly drawn again.
    pub(crate) fn forget_pictures(&self, older: Duration) {
        if let Ok(mut pictures) = self.pictures.try_lock() {
            pictures.retain(|shared| shared.drawn.elapsed() < older);
        }
        lock(&self.logs).forget_unread(older);
    }
}
