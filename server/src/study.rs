//! Looking back: positions of the past, the end of a game, its analysis, playing on from a position, and records that
//! people bring.

use crate::hall::{Chair, Hall, Inner, No, SetUp, Table, new_seed, now, secret};
use crate::store::{Event, Store, Trouble};
use lascaux_bots::{Analysis, Budget, Effort, LEVELS, examine, rounds};
use lascaux_table::{AnyMatch, Code, Record, Refusal, Seat, Turn, Viewer, sha256_hex};
use lascaux_web::Words;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Milliseconds that an analysis takes in all, shared out among the decisions.
const PATIENCE: u64 = 25_000;
/// The least and the most milliseconds for one decision.
const THOUGHT: (u64, u64) = (20, 250);
/// So many analyses wait for their turn; more are sent away.
const LONGEST_QUEUE: usize = 16;
/// The most steps of a record that is brought: every step is kept as a state, and no game of the house comes near.
const LONGEST_RECORD: usize = 10_000;
/// The most records that are kept, so that they take no room from those who play.
const MOST_RECORDS: usize = 500;

/// What is told after the end.
pub struct Aftermath {
    /// After every round: its number and the totals.
    pub rounds: Vec<(u32, Vec<i32>)>,
    /// Why the match's own record does not replay to the same end, if it does not.
    pub trouble: Option<String>,
}

/// How far the analysis of a table is.
#[derive(Clone)]
pub enum Looked {
    /// So many decisions of so many; nothing yet while it waits.
    Running(usize, usize),
    /// It broke off.
    Failed,
    /// It is there.
    Done(Arc<Analysis>),
}

/// The analyses, running and done. One runs at a time; the others wait.
pub struct Studies {
    looked: Mutex<HashMap<String, Looked>>,
    turn: Arc<Semaphore>,
}

impl Default for Studies {
    fn default() -> Studies {
        Studies { looked: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Studies {
    fn set(&self, table: &str, looked: Looked) {
        self.looked().insert(table.to_string(), looked);
    }

    /// An analysis that is done is on disk too; one that still runs is waited for.
    pub(crate) fn put_away(&self, table: &str) {
        let mut looked = self.looked();
        if !matches!(looked.get(table), Some(Looked::Running(..))) {
            looked.remove(table);
        }
    }

    fn looked(&self) -> std::sync::MutexGuard<'_, HashMap<String, Looked>> {
        // A map cannot be left half changed.
        self.looked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A position of the past, as one viewer may see it.
pub struct Past {
    /// The match as it stood then.
    pub current: Box<dyn AnyMatch>,
    /// Who looks.
    pub viewer: Viewer,
    /// From where else the person may look.
    pub viewpoints: Vec<Option<Seat>>,
    /// The positions in which somebody decides, and the last one.
    pub stops: Vec<usize>,
    /// Every round with its first position.
    pub rounds: Vec<(u32, usize)>,
    /// The position before what was just done.
    pub done: usize,
    /// What was just done, as the viewer may hear it.
    pub heard: Vec<Value>,
    /// The names of the seats.
    pub names: Vec<String>,
    /// Whether everything is open.
    pub open: bool,
    /// Whether it came from a record, with no table behind it.
    pub brought: bool,
}

impl Inner {
    /// Whether nothing is a secret any more: the game is over, or a record of it was brought.
    pub fn is_open(&self) -> bool {
        self.current.turn() == Turn::Over || self.setup.record.is_some()
    }

    /// The position after so many steps, looked at by a person. In a running game only from the person's own seats; once
    /// all is open, from any.
    pub fn past(&self, person: Option<i64>, step: usize, from: Option<&str>, words: &Words) -> Result<Past, No> {
        let open = self.is_open();
        let own = self.seats_of(person);
        let mut viewpoints: Vec<Option<Seat>> = if open {
            Seat::all(self.chairs.len() as u8).map(Some).chain([None]).collect()
        } else {
            own.iter().copied().map(Some).collect()
        };
        if viewpoints.is_empty() {
            viewpoints.push(None);
        }
        let seat = match from {
            None => own.first().copied(),
            Some("nobody") => None,
            Some(seat) => Some(seat.parse().map(Seat).map_err(|_| No::Missing)?),
        };
        // A spectator sees what everybody sees, so anybody may look like one.
        if seat.is_some() && !viewpoints.contains(&seat) {
            return Err(No::Stranger);
        }
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let now = &*self.current;
        let current = now.at(step).map_err(|_| No::Missing)?;
        let mut stops = now.decisions().to_vec();
        if stops.last() != Some(&now.step_count()) {
            stops.push(now.step_count());
        }
        let done = stops.iter().rfind(|stop| **stop < step).copied().unwrap_or(0);
        let heard = current.heard(done..step, viewer)?;
        let rounds = beginnings(&rounds(now)?);
        let names = self.names(words);
        Ok(Past {
            current,
            viewer,
            viewpoints,
            stops,
            rounds,
            done,
            heard,
            names,
            open,
            brought: self.setup.record.is_some(),
        })
    }
}

/// Every round with its first position.
fn beginnings(rounds: &[u32]) -> Vec<(u32, usize)> {
    let mut firsts: Vec<(u32, usize)> = Vec::new();
    for (step, &round) in rounds.iter().enumerate() {
        if firsts.last().is_none_or(|(last, _)| *last != round) {
            firsts.push((round, step));
        }
    }
    firsts
}

impl Table {
    /// What is told after the end; nothing before it.
    pub fn aftermath(&self, inner: &Inner) -> Result<Option<&Aftermath>, Refusal> {
        if inner.current.turn() != Turn::Over {
            return Ok(None);
        }
        if self.aftermath.get().is_none() {
            let firsts = beginnings(&rounds(&*inner.current)?);
            let ends = firsts.iter().skip(1).map(|(_, first)| *first).chain([inner.current.step_count()]);
            let after = firsts.iter().zip(ends);
            let rounds = after
                .map(|(&(round, _), end)| Ok((round, inner.current.totals(end)?)))
                .collect::<Result<Vec<_>, Refusal>>()?;
            let trouble = inner.current.verify().err().map(|refusal| refusal.message.into_owned());
            // Somebody else may have been faster, with the same result.
            let _ = self.aftermath.set(Aftermath { rounds, trouble });
        }
        Ok(self.aftermath.get())
    }
}

fn only_open(inner: &Inner, why: &'static str) -> Result<(), No> {
    if inner.is_open() { Ok(()) } else { Err(No::Refused(Refusal::new(Code::WrongTurn, why))) }
}

impl Inner {
    /// Where a person goes on after the end, if anybody has opened the next game.
    fn next_for(&self, person: i64) -> Result<Option<String>, No> {
        if self.seats_of(Some(person)).is_empty() {
            return Err(No::Stranger);
        }
        only_open(self, "The game is still being played.")?;
        Ok(self.next.clone())
    }
}

impl<S: Store> Hall<S> {
    /// Another game with the same people and bots, opened by one of them; the second who asks is led to the same one.
    pub async fn again(self: &Arc<Self>, table: &Arc<Table>, person: i64) -> Result<String, No> {
        if let Some(next) = table.look().await.next_for(person)? {
            return Ok(next);
        }
        self.may_open(person).await?;
        let mut inner = table.look().await;
        if let Some(next) = inner.next_for(person)? {
            return Ok(next);
        }
        let setup = SetUp { seed: new_seed()?, ..inner.setup.clone() };
        let next = self.set_up(secret(8)?, &table.game, setup, inner.chairs.clone()).await?;
        let event = Event::Again { table: next.id.clone() };
        self.keep(table, &mut inner, event).await?;
        Ok(next.id.clone())
    }

    /// A new table from a position of a game that is open: one seat for the person, bots at the others, new dice.
    pub async fn play_on(
        self: &Arc<Self>,
        table: &Table,
        (step, seat, level): (usize, usize, &str),
        (person, name): (i64, &str),
    ) -> Result<Arc<Table>, No> {
        let (past, seats) = {
            let inner = table.look().await;
            only_open(&inner, "A running game can be played on elsewhere only when it is over.")?;
            (inner.current.at(step)?, inner.chairs.len())
        };
        let refuse = |why: &'static str| Err(No::Refused(Refusal::new(Code::Request, why)));
        if past.turn() == Turn::Over {
            return refuse("The game is over in this position; choose an earlier one.");
        }
        if seat >= seats {
            return refuse("There is no such seat.");
        }
        if !LEVELS.contains(&level) {
            return refuse("A bot is random, greedy, easy, medium, strong or master.");
        }
        self.may_open(person).await?;
        let chairs = (0..seats)
            .map(|at| match at == seat {
                true => Chair::Person { person, name: name.to_string() },
                false => Chair::Bot { level: level.to_string() },
            })
            .collect();
        let setup = SetUp {
            seats: seats as u8,
            options: Default::default(),
            seed: new_seed()?,
            position: Some(past.state()),
            record: None,
            clock: None,
            host: None,
        };
        self.set_up(secret(8)?, &table.game, setup, chairs).await
    }

    /// A record is brought: played again step by step, and kept if it is whole. The same record has the same address.
    pub async fn take_in(self: &Arc<Self>, text: &str) -> Result<Arc<Table>, No> {
        let record = Record::parse(text)?;
        if record.steps.len() > LONGEST_RECORD {
            let why = format!("The record has {} steps; {LONGEST_RECORD} are the most.", record.steps.len());
            return Err(No::Refused(Refusal::new(Code::Record, why)));
        }
        let canonical = record.text();
        let id = sha256_hex(canonical.as_bytes())[..16].to_string();
        if let Ok(table) = self.table(&id).await {
            return Ok(table);
        }
        if self.brought() >= MOST_RECORDS {
            return Err(No::TooMuch(
                "The shelves of the study are full; look at your record with \"lascaux analyse\".",
            ));
        }
        let chairs = (1..=record.seats).map(|seat| Chair::Past { name: format!("{seat}") }).collect();
        let game = record.game.clone();
        let setup = SetUp {
            seats: record.seats,
            options: record.options.clone(),
            seed: record.seed,
            position: None,
            record: Some(record),
            clock: None,
            host: None,
        };
        self.set_up(id, &game, setup, chairs).await
    }

    /// How far the analysis of a table is, if anybody asked for it.
    pub async fn analysis(&self, table: &str) -> Result<Option<Looked>, No> {
        if let Some(looked) = self.studies.looked().get(table) {
            return Ok(Some(looked.clone()));
        }
        let Some(text) = self.store().analysis(table).await? else { return Ok(None) };
        let done: Analysis = serde_json::from_str(&text).map_err(|error| Trouble(error.to_string()))?;
        let looked = Looked::Done(Arc::new(done));
        self.studies.set(table, looked.clone());
        Ok(Some(looked))
    }

    /// Starts the analysis of a finished game, unless it is there or on its way.
    pub async fn analyse(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), No> {
        let copy = {
            let inner = table.look().await;
            only_open(&inner, "A game is analysed when it is over: before, it would tell secrets.")?;
            inner.current.copy()
        };
        match self.analysis(&table.id).await? {
            Some(Looked::Running(..) | Looked::Done(_)) => return Ok(()),
            Some(Looked::Failed) | None => {}
        }
        {
            let mut looked = self.studies.looked();
            let running = looked.values().filter(|looked| matches!(looked, Looked::Running(..))).count();
            if running >= LONGEST_QUEUE {
                return Err(No::TooMuch("Too many analyses are waiting; come back in a few minutes."));
            }
            if matches!(looked.insert(table.id.clone(), Looked::Running(0, 0)), Some(Looked::Running(..))) {
                return Ok(());
            }
        }
        let (hall, id) = (self.clone(), table.id.clone());
        tokio::spawn(async move {
            let looked = match hall.think_over(copy, &id).await {
                Ok(analysis) => Looked::Done(Arc::new(analysis)),
                Err(trouble) => {
                    tracing::error!(table = id, %trouble, "an analysis broke off");
                    Looked::Failed
                }
            };
            hall.studies.set(&id, looked);
        });
        Ok(())
    }

    /// The analysis itself, in the pool of the bots.
    async fn think_over(self: &Arc<Self>, copy: Box<dyn AnyMatch>, id: &str) -> Result<Analysis, Trouble> {
        let closing = |_| Trouble("the house is closing".to_string());
        let _turn = self.studies.turn.clone().acquire_owned().await.map_err(closing)?;
        let permit = self.thinkers.deep().clone().acquire_owned().await.map_err(closing)?;
        let millis = (PATIENCE / copy.decisions().len().max(1) as u64).clamp(THOUGHT.0, THOUGHT.1);
        let effort = Effort { budget: Budget::millis(millis), threads: 1, seed: 1 };
        let (hall, name, runtime) = (self.clone(), id.to_string(), Handle::current());
        let analysis = tokio::task::spawn_blocking(move || {
            let held = Mutex::new(Some(permit));
            examine(&*copy, effort, &|done, all| {
                hall.studies.set(&name, Looked::Running(done, all));
                step_back(&held, hall.thinkers.deep(), &runtime)
            })
        })
        .await
        .map_err(|error| Trouble(error.to_string()))?
        .map_err(|refusal| Trouble(refusal.to_string()))?;
        if self.thinkers.is_closed() {
            return Err(Trouble("the house is closing".to_string()));
        }
        let text = serde_json::to_string(&analysis).map_err(|error| Trouble(error.to_string()))?;
        self.store().keep_analysis(id, &text, now()).await?;
        Ok(analysis)
    }
}

/// Between two decisions an analysis gives its place away and waits for the next free one, so that no bot of a running
/// game waits longer than for one thought. False when the house closes.
fn step_back(held: &Mutex<Option<OwnedSemaphorePermit>>, thinkers: &Arc<Semaphore>, runtime: &Handle) -> bool {
    let mut held = held.lock().unwrap_or_else(PoisonError::into_inner);
    *held = None;
    *held = runtime.block_on(thinkers.clone().acquire_owned()).ok();
    held.is_some()
}
