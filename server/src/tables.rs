//! Tables: found in memory or read from the store, opened, and changed. The one order everywhere: decide, keep on disk,
//! apply, tell.

use crate::app::{App, new_seed, secret};
use crate::error::Error;
use crate::live_table::{LiveTable, lock, summary_of};
use crate::store::{NewTable, Status, Store, StoreError, StoredTable};
use crate::table::{Change, Event, FORMAT, Request, SeatHolder, Setup, TableState, What, pace};
use lascaux_table::{Code, Refusal, Registry};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, PoisonError};
use std::time::Instant;

/// What is asked for a new table.
#[derive(Clone, Debug, Deserialize)]
pub struct Order {
    /// The game.
    pub game: String,
    /// Who is to sit where: `me`, `friend`, or a bot's level.
    pub seats: Vec<String>,
    /// Options of the game.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The name of the clock; nothing for none.
    #[serde(default)]
    pub clock: Option<String>,
}

/// Why a table that is kept cannot be played on by this program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// It was played under another version of the rules.
    Rules {
        /// That version.
        played: u32,
        /// The one that this program has.
        running: u32,
    },
    /// It was played with another box.
    Box,
    /// A newer program has written to it.
    Newer,
    /// Something in it cannot be read.
    Unreadable(String),
}

/// A table that was asked for.
pub enum Found {
    /// It is there.
    Live(Arc<LiveTable>),
    /// It is kept, but cannot be played on.
    Unplayable(Box<StoredTable>, Unplayable),
}

/// A request that was carried out.
pub struct Executed {
    /// The numbers of its events.
    pub numbers: Range<u64>,
    /// The table right after them, whatever has happened since.
    pub state: Arc<TableState>,
    /// Whether it had been carried out before, under the same name.
    pub is_repeated: bool,
}

impl<S: Store> App<S> {
    /// A table that can be played, or looked at.
    pub async fn table(&self, id: &str) -> Result<Arc<LiveTable>, Error> {
        match self.find(id).await? {
            Found::Live(table) => Ok(table),
            Found::Unplayable(_, why) => Err(Error::Unplayable(why)),
        }
    }

    /// A table by its name, in memory or from the store.
    pub async fn find(&self, id: &str) -> Result<Found, Error> {
        if let Some(table) = self.in_memory(id) {
            return Ok(Found::Live(table));
        }
        // One after the other: a table that stood in memory twice would have two pasts.
        let turn = lock(&self.loading).entry(id.to_string()).or_default().clone();
        let found = {
            let _alone = turn.lock().await;
            match self.in_memory(id) {
                Some(table) => Ok(Found::Live(table)),
                None => self.read(id).await,
            }
        };
        let mut loading = lock(&self.loading);
        drop(turn);
        if loading.get(id).is_some_and(|turn| Arc::strong_count(turn) == 1) {
            loading.remove(id);
        }
        found
    }

    async fn read(&self, id: &str) -> Result<Found, Error> {
        let stored = self.store.table(id).await?.ok_or(Error::NoSuchTable)?;
        let games = self.games.clone();
        let (stored, state) = self
            .work(move || {
                // A table that breaks the program while it is read closes alone, like any other that cannot be.
                let broke = |_| Err(Unplayable::Unreadable("it cannot be played again".to_string()));
                let state = catch_unwind(AssertUnwindSafe(|| set_up(&games, &stored))).unwrap_or_else(broke);
                (stored, state)
            })
            .await?;
        match state {
            Ok(state) => {
                let table = Arc::new(LiveTable::new(id, &stored.game, state)?);
                let summary = lock(&table.summary).clone();
                if stored.status != summary.status.text() {
                    self.store.keep_summary(id, summary).await?;
                }
                Ok(Found::Live(self.put(table)))
            }
            Err(why) => {
                tracing::warn!(table = id, ?why, "a table cannot be played on");
                Ok(Found::Unplayable(Box::new(stored), why))
            }
        }
    }

    fn in_memory(&self, id: &str) -> Option<Arc<LiveTable>> {
        let table = self.live.read().unwrap_or_else(PoisonError::into_inner).get(id).cloned()?;
        table.touch();
        Some(table)
    }

    /// All tables in memory.
    pub(crate) fn all_live(&self) -> Vec<Arc<LiveTable>> {
        self.live.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// How many tables are in memory.
    pub fn live_count(&self) -> usize {
        self.live.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn put(&self, table: Arc<LiveTable>) -> Arc<LiveTable> {
        let mut live = self.live.write().unwrap_or_else(PoisonError::into_inner);
        live.entry(table.id.clone()).or_insert(table).clone()
    }

    /// Memory and store may differ: this one is no more used, and whoever asks next reads it from the store.
    fn retire(&self, table: &Arc<LiveTable>) {
        let mut live = self.live.write().unwrap_or_else(PoisonError::into_inner);
        if live.get(&table.id).is_some_and(|known| Arc::ptr_eq(known, table)) {
            live.remove(&table.id);
        }
        drop(live);
        table.retire();
    }

    /// Opens a table as it was ordered.
    pub async fn open_ordered(
        self: &Arc<Self>,
        order: &Order,
        person: i64,
        name: &str,
    ) -> Result<Arc<LiveTable>, Error> {
        self.games.get(&order.game)?;
        self.may_open(person).await?;
        let mut seats: Vec<SeatHolder> = Vec::new();
        let shared = order.seats.iter().filter(|seat| *seat == "me").count() > 1;
        for seat in order.seats.iter().take(lascaux_table::MAX_SEATS + 1) {
            seats.push(match seat.as_str() {
                // Around one device every seat needs a name of its own.
                "me" if shared => SeatHolder::Person { person, name: format!("{name} {}", seats.len() + 1) },
                "me" => SeatHolder::Person { person, name: name.to_string() },
                "friend" => SeatHolder::Free { code: secret(16)? },
                level if lascaux_bots::LEVELS.contains(&level) => SeatHolder::Bot { level: level.to_string() },
                _ => {
                    return Err(Error::bad(
                        "A seat is for \"me\", a \"friend\", or a bot: random, greedy, easy, medium, strong, master.",
                    ));
                }
            });
        }
        let host = seats.iter().all(|holder| holder.level().is_some()).then_some(person);
        let clock = pace(order.clock.as_deref())?.map(|pace| pace.name.to_string());
        let options = order.options.clone();
        let setup = Setup { options, clock, host, ..Setup::new(seats.len() as u8, new_seed()?) };
        self.open_table(secret(8)?, &order.game, setup, seats).await
    }

    /// Whether a person may open one more table.
    pub(crate) async fn may_open(&self, person: i64) -> Result<(), Error> {
        let limits = self.limiter.limits();
        if limits.tables != usize::MAX && self.store.count(Status::Running).await? >= limits.tables {
            return Err(Error::TooMuch("All tables of the house are taken; come back later."));
        }
        if limits.tables_each != usize::MAX && self.store.unfinished_of(person).await? >= limits.tables_each {
            return Err(Error::TooMuch(
                "You have as many unfinished tables as the house allows, also counting those where only bots play; \
                 finish or leave one first.",
            ));
        }
        Ok(())
    }

    /// Opens a table, keeps it, and lets its bots begin.
    pub(crate) async fn open_table(
        self: &Arc<Self>,
        id: String,
        game: &str,
        setup: Setup,
        seats: Vec<SeatHolder>,
    ) -> Result<Arc<LiveTable>, Error> {
        let json = |value: Result<String, serde_json::Error>| value.map_err(|error| Error::Internal(error.to_string()));
        let (setup_text, seats_text) = (json(serde_json::to_string(&setup))?, json(serde_json::to_string(&seats))?);
        let (games, name, opened, host) = (self.games.clone(), game.to_string(), self.now(), setup.host);
        let state = self
            .work(move || {
                let begun = setup.begin(&games, &name)?;
                TableState::open(setup, seats, begun, opened)
            })
            .await??;
        let new = NewTable {
            id: id.clone(),
            game: game.to_string(),
            setup: setup_text,
            seats: seats_text,
            rules: state.game().rules(),
            data: state.game().data_hash().to_string(),
            host,
            opened,
            summary: summary_of(&state)?,
        };
        self.store.open_table(new).await?;
        let table = self.put(Arc::new(LiveTable::new(&id, game, state)?));
        self.let_bots_play(&table);
        Ok(table)
    }

    /// Carries a request out: decided on the table as it stands, kept on disk, applied, told. What was begun is brought to its end, even if whoever asked hangs up meanwhile. A request that was carried
    /// out before, under the same name, is answered like the first time.
    pub async fn execute(self: &Arc<Self>, table: &Arc<LiveTable>, request: Request) -> Result<Executed, Error> {
        let (app, held) = (self.clone(), table.clone());
        let done = tokio::spawn(async move { app.carry_out(&held, request).await });
        match done.await.map_err(|error| Error::Internal(error.to_string()))? {
            Err(Error::Done(number)) => {
                Ok(Executed { numbers: number - 1..number, state: table.state(), is_repeated: true })
            }
            done => done,
        }
    }

    async fn carry_out(self: &Arc<Self>, table: &Arc<LiveTable>, request: Request) -> Result<Executed, Error> {
        let arrived = Instant::now();
        let _alone = table.commands.lock().await;
        if table.is_retired() {
            return Err(Error::Store(StoreError("the table is being read again".to_string())));
        }
        let state = table.state();
        let events = state.decide(&request, self.now())?;
        let first = state.number();
        if events.is_empty() {
            return Ok(Executed { numbers: first..first, state, is_repeated: false });
        }
        let next = state.after(&events).map_err(|refusal| Error::Internal(format!("{refusal}: {events:?}")))?;
        let summary = summary_of(&next)?;
        let next = Arc::new(next);
        let changed = (*lock(&table.summary) != summary).then(|| summary.clone());
        if let Err(error) = self.store.append(&table.id, first, &events, changed).await {
            self.retire(table);
            return Err(Error::Store(error));
        }
        let is_move = events.iter().any(|event| matches!(event.what.change, Change::Act { .. }));
        self.metrics.moves.inc_by(u64::from(is_move));
        table.install(next.clone(), summary, is_move.then_some(arrived));
        self.let_bots_play(table);
        Ok(Executed { numbers: first..next.number(), state: next, is_repeated: false })
    }
}

/// Sets a table up from what is kept of it.
pub(crate) fn set_up(games: &Registry, stored: &StoredTable) -> Result<TableState, Unplayable> {
    let unreadable = |what: &str, error: &dyn std::fmt::Display| Unplayable::Unreadable(format!("{what}: {error}"));
    if stored.form > FORMAT {
        return Err(Unplayable::Newer);
    }
    let game = games.get(&stored.game).map_err(|refusal| unreadable("the game", &refusal))?;
    let (rules, running) = (stored.rules.unwrap_or(game.rules()), game.rules());
    if rules != running {
        return Err(if rules > running { Unplayable::Newer } else { Unplayable::Rules { played: rules, running } });
    }
    if stored.data.as_ref().is_some_and(|data| data != game.data_hash()) {
        return Err(Unplayable::Box);
    }
    let setup: Setup = serde_json::from_str(&stored.setup).map_err(|error| unreadable("the set-up", &error))?;
    let seats: Vec<SeatHolder> =
        serde_json::from_str(&stored.seats).map_err(|error| unreadable("the seats", &error))?;
    let begun = setup.begin(games, &stored.game).map_err(|refusal| unreadable("the set-up", &refusal))?;
    let mut state =
        TableState::open(setup, seats, begun, stored.opened).map_err(|refusal| unreadable("the set-up", &refusal))?;
    for (expected, row) in (0..).zip(&stored.events) {
        let place = format!("event {}", row.number);
        if row.number != expected {
            return Err(unreadable(&place, &format!("event {expected} is missing")));
        }
        match row.rules {
            Some(played) if played > running => return Err(Unplayable::Newer),
            Some(played) if played != running => return Err(Unplayable::Rules { played, running }),
            _ => {}
        }
        let what: What = serde_json::from_str(&row.what).map_err(|error| unreadable(&place, &error))?;
        let event = Event { at: row.at, rules, what };
        state.apply_of_form(&event, stored.form).map_err(|refusal| unreadable(&place, &refusal))?;
    }
    Ok(state)
}

impl Unplayable {
    /// Why, for programs.
    pub fn refusal(&self) -> Refusal {
        let message = match self {
            Unplayable::Rules { played, running } => format!(
                "This table was played under version {played} of the rules; this house has version {running}. It is \
                 shown as it stood."
            ),
            Unplayable::Box => {
                "This table was played with another box than the one of this house. It is shown as it stood."
                    .to_string()
            }
            Unplayable::Newer => {
                "This table was played with a newer Lascaux than this one. It is shown as it stood.".to_string()
            }
            Unplayable::Unreadable(_) => "What is kept of this table is damaged. It is shown as it stood.".to_string(),
        };
        Refusal::new(Code::Record, message)
    }
}
