//! The hall: all tables that are being played, rebuilt from the store when the program starts.

use crate::store::{Event, Kept, Store, Trouble};
use crate::study::{Aftermath, Studies};
use lascaux_bots::{AnySitter, Stop, sit};
use lascaux_table::{AnyMatch, Code, Forced, NewMatch, Record, Refusal, Registry, Seat, Seed, Turn, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock, RwLock};
use tokio::sync::{Mutex, Semaphore, watch};

/// The most tables that are kept at the same time.
const MOST_TABLES: usize = 20_000;
/// The longest thing said in a chat.
const LONGEST_CHAT: usize = 500;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Chair {
    /// A bot of a level.
    Bot {
        /// Its level.
        level: String,
    },
    /// A person.
    Person {
        /// Which.
        person: i64,
        /// The name that others see.
        name: String,
    },
    /// Somebody of a record that was brought to the study: only to be looked at.
    Past {
        /// The name.
        name: String,
    },
    /// Nobody yet; whoever has the code may sit down.
    Free {
        /// The code in the link for a friend.
        code: String,
    },
}

impl Chair {
    /// The name that others see.
    pub fn name(&self) -> String {
        match self {
            Chair::Bot { level } => level.clone(),
            Chair::Person { name, .. } | Chair::Past { name } => name.clone(),
            Chair::Free { .. } => "…".to_string(),
        }
    }

    fn is_of(&self, who: i64) -> bool {
        matches!(self, Chair::Person { person, .. } if *person == who)
    }
}

/// How a match is set up, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SetUp {
    pub seats: u8,
    pub options: Map<String, Value>,
    pub seed: Seed,
    /// The position to start from, where a game of the past is played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The record that was brought, where the table only shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
}

/// Why something was not done.
#[derive(Debug)]
pub enum No {
    /// The rules or the table forbid it.
    Refused(Refusal),
    /// There is no such table.
    Missing,
    /// The person does not sit there.
    Stranger,
    /// The house is full, or something is too long.
    TooMuch(&'static str),
    /// The store failed; nothing was changed.
    Broken(Trouble),
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        No::Refused(refusal)
    }
}

impl From<Trouble> for No {
    fn from(trouble: Trouble) -> No {
        No::Broken(trouble)
    }
}

/// A table being played.
pub struct Table {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    inner: Mutex<Inner>,
    /// The number of the last change; watchers wait for the next.
    news: watch::Sender<u64>,
    /// Whether it only shows a record.
    pub(crate) brought: bool,
    /// What is told after the end, worked out once.
    pub(crate) aftermath: OnceLock<Aftermath>,
}

/// What changes at a table.
pub struct Inner {
    /// The match.
    pub current: Box<dyn AnyMatch>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What was said.
    pub chat: Vec<(String, String)>,
    /// How the match was set up.
    pub(crate) setup: SetUp,
    /// The next game with the same players.
    pub(crate) next: Option<String>,
    pub(crate) events: i64,
    sitters: Vec<Option<Box<dyn AnySitter>>>,
}

impl Inner {
    /// The names of the seats.
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(Chair::name).collect()
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: Option<i64>) -> Vec<Seat> {
        let Some(person) = person else { return Vec::new() };
        let seats = self.chairs.iter().enumerate().filter(|(_, chair)| chair.is_of(person));
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// From which seat a person looks: the one that is asked, if it is theirs; else their first; else from outside.
    pub fn viewer(&self, person: Option<i64>) -> Viewer {
        let own = self.seats_of(person);
        match self.current.turn() {
            Turn::Player(asked) if own.contains(&asked) => Viewer::Seat(asked),
            _ => own.first().map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat)),
        }
    }

    /// Whether everybody has sat down.
    pub fn is_complete(&self) -> bool {
        !self.chairs.iter().any(|chair| matches!(chair, Chair::Free { .. }))
    }

    /// The level of the bot that is asked, if one is.
    fn bot_asked(&self) -> Option<(Seat, String)> {
        match self.current.turn() {
            Turn::Player(seat) if self.is_complete() => match self.chairs.get(seat.index()) {
                Some(Chair::Bot { level }) => Some((seat, level.clone())),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Table {
    /// The match and who sits there, while nothing can change.
    pub async fn look(&self) -> tokio::sync::MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    /// Everybody who watches is to look again.
    pub(crate) fn changed(&self) {
        self.news.send_modify(|number| *number += 1);
    }

    /// Hears of changes.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
}

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
}

/// All tables.
pub struct Hall<S: Store> {
    store: S,
    games: Registry,
    tables: RwLock<HashMap<String, Arc<Table>>>,
    /// So many bots think at the same time, whatever the number of tables.
    pub(crate) thinkers: Arc<Semaphore>,
    stop: Stop,
    closing: watch::Sender<bool>,
    /// Analyses, running and done.
    pub(crate) studies: Studies,
}

/// Seconds since 1970.
pub fn now() -> i64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

/// A name that cannot be guessed: so many random bytes in letters and digits.
pub fn secret(bytes: usize) -> Result<String, Trouble> {
    let mut raw = vec![0; bytes];
    getrandom::fill(&mut raw).map_err(|error| Trouble(error.to_string()))?;
    Ok(lascaux_table::hex(&raw))
}

impl<S: Store> Hall<S> {
    /// Opens the hall: every table that was kept is set up again.
    pub async fn open(store: S, games: Registry, thinkers: usize) -> Result<Arc<Hall<S>>, Trouble> {
        let hall = Arc::new(Hall {
            store,
            games,
            tables: RwLock::new(HashMap::new()),
            thinkers: Arc::new(Semaphore::new(thinkers.max(1))),
            stop: Stop::default(),
            closing: watch::Sender::new(false),
            studies: Studies::default(),
        });
        for (kept, events) in hall.store.all().await? {
            let id = kept.id.clone();
            match hall.rebuild(kept, &events) {
                Ok(table) => {
                    lock(&hall.tables).insert(id, Arc::new(table));
                }
                // One table that cannot be read must not keep the others closed.
                Err(refusal) => tracing::error!(table = id, %refusal, "a table cannot be set up again"),
            }
        }
        let tables: Vec<Arc<Table>> = lock(&hall.tables).values().cloned().collect();
        for table in tables {
            hall.clone().let_bots_play(table);
        }
        Ok(hall)
    }

    /// Where people are kept.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// The games.
    pub fn games(&self) -> &Registry {
        &self.games
    }

    /// How many tables there are.
    pub fn count(&self) -> usize {
        lock(&self.tables).len()
    }

    /// How many of them only show a record.
    pub(crate) fn brought(&self) -> usize {
        lock(&self.tables).values().filter(|table| table.brought).count()
    }

    /// Lets no bot begin a new thought, ends the thoughts at hand, and sends the watchers home.
    pub fn close(&self) {
        self.thinkers.close();
        self.stop.now();
        self.closing.send_replace(true);
    }

    /// Waits until the hall closes, so that nobody who only watches keeps it open.
    pub fn closed(&self) -> impl Future<Output = ()> + Send + use<S> {
        let mut closing = self.closing.subscribe();
        async move {
            // An error means that the hall is gone, which is closed enough.
            let _ = closing.wait_for(|closing| *closing).await;
        }
    }

    /// A table by its name.
    pub fn table(&self, id: &str) -> Result<Arc<Table>, No> {
        lock(&self.tables).get(id).cloned().ok_or(No::Missing)
    }

    /// The tables at which a person sits, with whether it is their turn.
    pub async fn tables_of(&self, person: i64) -> Vec<(Arc<Table>, bool)> {
        let all: Vec<Arc<Table>> = lock(&self.tables).values().cloned().collect();
        let mut own = Vec::new();
        for table in all {
            let inner = table.look().await;
            let seats = inner.seats_of(Some(person));
            if !seats.is_empty() && inner.current.turn() != Turn::Over {
                let asked = matches!(inner.current.turn(), Turn::Player(seat) if seats.contains(&seat));
                own.push((table.clone(), asked));
            }
        }
        own.sort_by(|one, other| (other.1, &one.0.id).cmp(&(one.1, &other.0.id)));
        own
    }

    /// Opens a table.
    pub async fn found(self: &Arc<Self>, order: &Order, person: i64, name: &str) -> Result<Arc<Table>, No> {
        if self.count() >= MOST_TABLES {
            return Err(No::TooMuch("All tables of the house are taken; come back later."));
        }
        self.games.get(&order.game)?;
        let mut chairs = Vec::new();
        let shared = order.seats.iter().filter(|seat| *seat == "me").count() > 1;
        for seat in order.seats.iter().take(lascaux_table::MAX_SEATS + 1) {
            chairs.push(match seat.as_str() {
                // Around one device every seat needs a name of its own.
                "me" if shared => Chair::Person { person, name: format!("{name} {}", chairs.len() + 1) },
                "me" => Chair::Person { person, name: name.to_string() },
                "friend" => Chair::Free { code: secret(16)? },
                level if lascaux_bots::LEVELS.contains(&level) => Chair::Bot { level: level.to_string() },
                _ => {
                    return Err(No::Refused(Refusal::new(
                        Code::Request,
                        "A seat is for \"me\", a \"friend\", or a bot: random, greedy, easy, medium, strong, master.",
                    )));
                }
            });
        }
        let (seats, options) = (chairs.len() as u8, order.options.clone());
        let setup = SetUp { seats, options, seed: new_seed()?, position: None, record: None };
        self.set_up(secret(8)?, &order.game, setup, chairs).await
    }

    /// Sets a table up, keeps it, and lets its bots begin.
    pub(crate) async fn set_up(
        self: &Arc<Self>,
        id: String,
        game: &str,
        setup: SetUp,
        chairs: Vec<Chair>,
    ) -> Result<Arc<Table>, No> {
        if self.count() >= MOST_TABLES {
            return Err(No::TooMuch("All tables of the house are taken; come back later."));
        }
        let current = self.begin(game, &setup)?;
        let json = |value: Result<String, serde_json::Error>| value.map_err(|error| Trouble(error.to_string()));
        let kept = Kept {
            id,
            game: game.to_string(),
            setup: json(serde_json::to_string(&setup))?,
            seats: json(serde_json::to_string(&chairs))?,
        };
        self.store.open(&kept, now()).await?;
        let table = Arc::new(new_table(&kept, current, setup, chairs));
        lock(&self.tables).insert(kept.id, table.clone());
        self.clone().let_bots_play(table.clone());
        Ok(table)
    }

    /// The match that a set-up begins with: from the box, from a position, or the whole of a record.
    fn begin(&self, game: &str, setup: &SetUp) -> Result<Box<dyn AnyMatch>, Refusal> {
        let game = self.games.get(game)?;
        match setup {
            SetUp { record: Some(record), .. } => game.replay(record),
            SetUp { position: Some(position), .. } => Ok(game.load(position, &new_match(setup))?.0),
            _ => Ok(game.start(&new_match(setup))?.0),
        }
    }

    fn rebuild(&self, kept: Kept, events: &[Event]) -> Result<Table, Refusal> {
        let no = |error: serde_json::Error| Refusal::new(Code::Record, format!("the set-up: {error}"));
        let setup: SetUp = serde_json::from_str(&kept.setup).map_err(no)?;
        let chairs: Vec<Chair> = serde_json::from_str(&kept.seats).map_err(no)?;
        let current = self.begin(&kept.game, &setup)?;
        let mut table = new_table(&kept, current, setup, chairs);
        let inner = table.inner.get_mut();
        for event in events {
            inner.events += 1;
            match event {
                Event::Act { seat, action } => {
                    inner.current.act(Some(Seat(*seat)), action)?;
                }
                Event::Undo {} => {
                    inner.current.undo()?;
                }
                Event::Sit { seat, person, name } => {
                    if let Some(chair) = inner.chairs.get_mut(usize::from(*seat)) {
                        *chair = Chair::Person { person: *person, name: name.clone() };
                    }
                }
                Event::Chat { name, text } => inner.chat.push((name.clone(), text.clone())),
                Event::Again { table } => inner.next = Some(table.clone()),
            }
        }
        Ok(table)
    }

    /// A person acts for the seat that is asked.
    pub async fn act(self: &Arc<Self>, table: &Arc<Table>, person: i64, action: &str) -> Result<(), No> {
        let mut inner = table.look().await;
        let own = inner.seats_of(Some(person));
        if own.is_empty() {
            return Err(No::Stranger);
        }
        if !inner.is_complete() {
            return Err(No::Refused(Refusal::new(Code::WrongTurn, "The table waits until everybody has sat down.")));
        }
        let seat = match inner.current.turn() {
            Turn::Player(seat) if own.contains(&seat) => seat,
            _ => own[0], // the match refuses it, in its own words
        };
        self.carry_out(table, &mut inner, seat, action).await?;
        drop(inner);
        self.clone().let_bots_play(table.clone());
        Ok(())
    }

    /// Acts, keeps the event, and only then tells anybody. What cannot be kept is taken back.
    async fn carry_out(&self, table: &Table, inner: &mut Inner, seat: Seat, action: &str) -> Result<(), No> {
        inner.current.act(Some(seat), action)?;
        let event = Event::Act { seat: seat.0, action: action.to_string() };
        if let Err(trouble) = self.store.append(&table.id, inner.events, &event, now()).await {
            inner.current.undo()?;
            return Err(No::Broken(trouble));
        }
        inner.events += 1;
        table.news.send_modify(|number| *number += 1);
        Ok(())
    }

    /// A person takes the last own action back; not across dice, draws or another's move.
    pub async fn undo(self: &Arc<Self>, table: &Arc<Table>, person: i64) -> Result<(), No> {
        let mut inner = table.look().await;
        let own = inner.seats_of(Some(person));
        if own.is_empty() {
            return Err(No::Stranger);
        }
        if !inner.current.revocable().is_some_and(|seat| own.contains(&seat)) {
            return Err(No::Refused(Refusal::new(
                Code::WrongTurn,
                "Only your own last move can be taken back, and only while no dice or cards were revealed.",
            )));
        }
        self.store.append(&table.id, inner.events, &Event::Undo {}, now()).await?;
        inner.current.undo()?;
        inner.events += 1;
        inner.sitters.iter_mut().for_each(|sitter| *sitter = None);
        table.news.send_modify(|number| *number += 1);
        Ok(())
    }

    /// A friend sits down by the code of the link.
    pub async fn join(self: &Arc<Self>, table: &Arc<Table>, code: &str, person: i64, name: &str) -> Result<(), No> {
        let mut inner = table.look().await;
        let free = |chair: &Chair| matches!(chair, Chair::Free { code: free } if free == code);
        let seat = inner.chairs.iter().position(free).ok_or(No::Missing)?;
        let event = Event::Sit { seat: seat as u8, person, name: name.to_string() };
        self.store.append(&table.id, inner.events, &event, now()).await?;
        inner.events += 1;
        inner.chairs[seat] = Chair::Person { person, name: name.to_string() };
        table.news.send_modify(|number| *number += 1);
        drop(inner);
        self.clone().let_bots_play(table.clone());
        Ok(())
    }

    /// Something is said.
    pub async fn chat(&self, table: &Table, person: i64, name: &str, text: &str) -> Result<(), No> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            return Err(No::TooMuch("Say something of 1 to 500 letters."));
        }
        let mut inner = table.look().await;
        if inner.seats_of(Some(person)).is_empty() {
            return Err(No::Stranger);
        }
        let event = Event::Chat { name: name.to_string(), text: text.to_string() };
        self.store.append(&table.id, inner.events, &event, now()).await?;
        inner.events += 1;
        inner.chat.push((name.to_string(), text.to_string()));
        table.news.send_modify(|number| *number += 1);
        Ok(())
    }

    /// What a strong bot would do for the person who is asked.
    pub async fn hint(&self, table: &Arc<Table>, person: i64) -> Result<String, No> {
        let (copy, seat) = {
            let inner = table.look().await;
            let own = inner.seats_of(Some(person));
            match inner.current.turn() {
                Turn::Player(seat) if own.contains(&seat) => (inner.current.copy(), seat),
                _ => return Err(No::Refused(Refusal::new(Code::WrongTurn, "You are not asked anything now."))),
            }
        };
        let permit = self.thinkers.clone().acquire_owned().await.map_err(|_| No::TooMuch("The house is closing."))?;
        let stop = self.stop.clone();
        let advice = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            sit(&*copy, "strong", Some(500), seat, u64::from(seat.0) + 1)?.decide(&*copy, &stop)
        })
        .await
        .map_err(|error| No::Broken(Trouble(error.to_string())))??;
        Ok(advice.action)
    }

    /// As long as a bot is asked, it thinks on a thread of its own and acts; its trouble stays its own.
    fn let_bots_play(self: Arc<Self>, table: Arc<Table>) {
        tokio::spawn(async move { while let Some(()) = self.one_bot_move(&table).await {} });
    }

    async fn one_bot_move(self: &Arc<Self>, table: &Arc<Table>) -> Option<()> {
        let (copy, seat, level, sitter) = {
            let mut inner = table.look().await;
            let (seat, level) = inner.bot_asked()?;
            let copy = inner.current.copy();
            (copy, seat, level, inner.sitters[seat.index()].take())
        };
        let steps = copy.step_count();
        let permit = self.thinkers.clone().acquire_owned().await.ok()?;
        let stop = self.stop.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let seed = steps as u64 ^ u64::from(seat.0) << 32;
            let mut sitter = match sitter {
                Some(sitter) => sitter,
                None => sit(&*copy, &level, None, seat, seed)?,
            };
            let advice = sitter.decide(&*copy, &stop)?;
            Ok::<_, Refusal>((sitter, advice))
        })
        .await;
        let (sitter, advice) = match thought {
            Ok(Ok(thought)) => thought,
            Ok(Err(refusal)) => {
                tracing::error!(table = table.id, %refusal, "a bot has nothing to say");
                return None;
            }
            Err(error) => {
                tracing::error!(table = table.id, %error, "a bot broke down");
                return None;
            }
        };
        let mut inner = table.look().await;
        // Somebody may have taken a move back, or another task may have moved, while the bot thought.
        if inner.current.step_count() != steps || inner.current.turn() != Turn::Player(seat) {
            return None;
        }
        inner.sitters[seat.index()] = Some(sitter);
        match self.carry_out(table, &mut inner, seat, &advice.action).await {
            Ok(()) => Some(()),
            Err(no) => {
                tracing::error!(table = table.id, ?no, "a bot's move was not kept");
                None
            }
        }
    }
}

fn new_match(setup: &SetUp) -> NewMatch {
    NewMatch {
        seats: setup.seats,
        options: setup.options.clone(),
        seed: Some(setup.seed),
        forced: Forced::Play,
        ..NewMatch::default()
    }
}

/// A seed that nobody can guess.
pub(crate) fn new_seed() -> Result<Seed, Trouble> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(|error| Trouble(error.to_string()))?;
    Ok(Seed::Key(key))
}

fn new_table(kept: &Kept, current: Box<dyn AnyMatch>, setup: SetUp, chairs: Vec<Chair>) -> Table {
    let sitters = chairs.iter().map(|_| None).collect();
    let brought = setup.record.is_some();
    let inner = Inner { current, chairs, chat: Vec::new(), setup, next: None, events: 0, sitters };
    Table {
        id: kept.id.clone(),
        game: kept.game.clone(),
        inner: Mutex::new(inner),
        news: watch::Sender::new(0),
        brought,
        aftermath: OnceLock::new(),
    }
}

fn lock<T>(lock: &RwLock<T>) -> std::sync::RwLockWriteGuard<'_, T> {
    // A map cannot be left half changed, so a thread that broke down while holding it does no harm.
    lock.write().unwrap_or_else(|broken| broken.into_inner())
}
