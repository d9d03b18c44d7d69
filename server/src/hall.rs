//! The hall: all tables that are being played, rebuilt from the store when the program starts.

pub use crate::chairs::Chair;
use crate::clock::{Clocks, DEPUTY, pace};
use crate::consent::Plea;
use crate::customs::Customs;
use crate::limits::Gate;
use crate::logbook::Logbook;
use crate::lounge::{Lounge, Place};
use crate::metrics::Metrics;
use crate::parts::Picture;
use crate::past::Past;
use crate::store::{Event, Kept, Shelved, Store, Trouble};
use crate::study::{Aftermath, Studies};
use crate::thinkers::Thinkers;
use lascaux_bots::Stop;
use lascaux_table::{AnyMatch, Code, Forced, NewMatch, Record, Refusal, Registry, Seat, Seed, Turn};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock, RwLock};
use std::time::Instant;
use tokio::sync::{Mutex, watch};

/// The longest thing said in a chat.
const LONGEST_CHAT: usize = 500;

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
    /// The clock, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<String>,
    /// Who opened it, where only bots sit: it is one of that person's tables, although no chair says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<i64>,
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
    /// There is no such address.
    Nowhere,
    /// The house is full.
    TooMuch(&'static str),
    /// Too many requests; in so many seconds there may be more.
    TooFast(u64),
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
    /// When the last move arrived, and the number it became.
    moved: std::sync::Mutex<(Instant, u64)>,
    /// When somebody last came to look.
    pub(crate) visited: std::sync::Mutex<Instant>,
    /// Whether it only shows a record.
    pub(crate) brought: bool,
    /// What is told after the end, worked out once.
    pub(crate) aftermath: OnceLock<Aftermath>,
    /// What all who look on from outside see, in the languages that were asked for.
    pub(crate) pictures: Mutex<Vec<Shared>>,
}

/// What everybody who looks on from outside sees after a change, drawn once for all of them.
pub(crate) struct Shared {
    /// The number of the change.
    pub number: u64,
    /// The language.
    pub language: &'static str,
    /// When it was drawn: clocks go on.
    pub drawn: Instant,
    /// The picture.
    pub picture: Arc<Picture>,
}

/// What changes at a table.
pub struct Inner {
    /// The match.
    pub current: Box<dyn AnyMatch>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What was said.
    pub chat: Vec<(String, String)>,
    /// What has been kept of it.
    pub(crate) past: Past,
    /// The time that everybody has left, at a table with a clock.
    pub clocks: Option<Clocks>,
    /// For which seats a bot plays although a person sits there.
    pub(crate) deputies: Vec<bool>,
    /// The seats of the acts that stand, in order.
    pub(crate) acts: Vec<Seat>,
    /// The request at hand to take a move back.
    pub plea: Option<Plea>,
    /// How the match was set up.
    pub(crate) setup: SetUp,
    /// The next game with the same players.
    pub(crate) next: Option<String>,
    /// What its viewers read.
    pub(crate) logbook: Logbook,
    /// Where each bot rests with its thoughts.
    pub(crate) sitters: Vec<Option<Place>>,
    /// Ends the thought at hand.
    pub(crate) thought: Stop,
    /// Whether somebody lets the bots play.
    pub(crate) bots_play: bool,
}

impl Inner {
    /// Bots begin to think anew and the log is written anew, since the match went back.
    pub(crate) fn forget_thoughts(&mut self) {
        self.logbook.forget();
        self.sitters.iter_mut().for_each(|sitter| *sitter = None);
    }

    /// The level of the bot that is asked, if one is.
    pub(crate) fn bot_asked(&self) -> Option<(Seat, String)> {
        match self.current.turn() {
            Turn::Player(seat) if self.is_complete() => match self.chairs.get(seat.index()) {
                Some(Chair::Bot { level }) => Some((seat, level.clone())),
                Some(Chair::Person { .. }) if self.has_deputy(seat) => Some((seat, DEPUTY.to_string())),
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

    /// When the move arrived that became this number, if it was a move.
    pub fn moved(&self, number: u64) -> Option<Instant> {
        let (arrived, became) = *self.moved.lock().unwrap_or_else(|broken| broken.into_inner());
        (became == number).then_some(arrived)
    }

    /// Whether anybody looks.
    pub(crate) fn is_watched(&self) -> bool {
        self.news.receiver_count() > 0
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
    /// The name of the clock; nothing for none.
    #[serde(default)]
    pub clock: Option<String>,
}

/// All tables.
pub struct Hall<S: Store> {
    store: S,
    games: Registry,
    /// Those that are being played, and finished ones that somebody looks at.
    pub(crate) tables: RwLock<HashMap<String, Arc<Table>>>,
    /// Held by whoever takes one from the shelf.
    pub(crate) fetching: Mutex<()>,
    /// Who may think when.
    pub(crate) thinkers: Thinkers,
    /// Where bots rest between their moves.
    pub(crate) lounge: Arc<Lounge>,
    pub(crate) stop: Stop,
    closing: watch::Sender<bool>,
    customs: Customs,
    gate: Gate,
    metrics: Metrics,
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
    pub async fn open(store: S, games: Registry, thinkers: usize, customs: Customs) -> Result<Arc<Hall<S>>, Trouble> {
        let hall = Arc::new(Hall {
            store,
            games,
            tables: RwLock::new(HashMap::new()),
            fetching: Mutex::new(()),
            thinkers: Thinkers::new(thinkers),
            lounge: Lounge::new(customs.limits.thoughts),
            stop: Stop::default(),
            closing: watch::Sender::new(false),
            gate: Gate::new(customs.limits.clone()),
            metrics: Metrics::new(),
            customs,
            studies: Studies::default(),
        });
        for shelved in hall.store.unshelved().await? {
            let id = shelved.table.id.clone();
            match hall.rebuild(&shelved) {
                Ok(table) => drop(hall.put_up(Arc::new(table))),
                // One table that cannot be read must not keep the others closed.
                Err(refusal) => tracing::error!(table = id, %refusal, "a table cannot be set up again"),
            }
        }
        hall.lounge.keep_tidy();
        hall.keep_clear();
        for table in hall.all() {
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

    /// The customs of the house.
    pub fn customs(&self) -> &Customs {
        &self.customs
    }

    /// How much anybody may ask.
    pub fn gate(&self) -> &Gate {
        &self.gate
    }

    /// The figures about the house.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// How many tables there are: being played, or looked at.
    pub fn count(&self) -> usize {
        lock(&self.tables).len()
    }

    /// Every one of them.
    pub(crate) fn all(&self) -> Vec<Arc<Table>> {
        lock(&self.tables).values().cloned().collect()
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

    /// The tables at which a person sits, with whether it is their turn.
    pub async fn tables_of(&self, person: i64) -> Vec<(Arc<Table>, bool)> {
        let mut own = Vec::new();
        for table in self.all() {
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
        self.may_open(person).await?;
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
        let clock = pace(order.clock.as_deref())?.map(|pace| pace.name.to_string());
        let host = chairs.iter().all(|chair| chair.level().is_some()).then_some(person);
        let setup = SetUp { seats, options, seed: new_seed()?, position: None, record: None, clock, host };
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
        self.has_room()?;
        let current = self.begin(game, &setup)?;
        let json = |value: Result<String, serde_json::Error>| value.map_err(|error| Trouble(error.to_string()));
        let kept = Kept {
            id,
            game: game.to_string(),
            setup: json(serde_json::to_string(&setup))?,
            seats: json(serde_json::to_string(&chairs))?,
        };
        let opened = now();
        self.store.open(&kept, opened).await?;
        let table = self.put_up(Arc::new(new_table(&kept, setup, current, chairs, opened)?));
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

    pub(crate) fn rebuild(&self, shelved: &Shelved) -> Result<Table, Refusal> {
        let kept = &shelved.table;
        let no = |error: serde_json::Error| Refusal::new(Code::Record, format!("the set-up: {error}"));
        let setup: SetUp = serde_json::from_str(&kept.setup).map_err(no)?;
        let chairs: Vec<Chair> = serde_json::from_str(&kept.seats).map_err(no)?;
        let current = self.begin(&kept.game, &setup)?;
        let mut table = new_table(kept, setup, current, chairs, shelved.opened)?;
        let inner = table.inner.get_mut();
        for (event, at) in &shelved.events {
            inner.apply(event, *at)?;
        }
        let number = inner.past.number() as u64;
        table.news.send_replace(number);
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
        if inner.has_deputy(seat) {
            return Err(away());
        }
        self.carry_out(table, &mut inner, seat, action).await?;
        drop(inner);
        self.clone().let_bots_play(table.clone());
        Ok(())
    }

    /// Acts, keeps the event, and only then tells anybody. What cannot be kept is taken back.
    pub(crate) async fn carry_out(&self, table: &Table, inner: &mut Inner, seat: Seat, action: &str) -> Result<(), No> {
        let arrived = Instant::now();
        inner.current.act(Some(seat), action)?;
        let event = Event::Act { seat: seat.0, action: action.to_string() };
        let at = now();
        if let Err(trouble) = self.store.append(&table.id, inner.past.number() as i64, &event, at).await {
            inner.current.undo()?;
            return Err(No::Broken(trouble));
        }
        inner.note(&event, at)?;
        let number = inner.past.number() as u64;
        *table.moved.lock().unwrap_or_else(|broken| broken.into_inner()) = (arrived, number);
        self.metrics.moves.inc();
        table.news.send_replace(number);
        Ok(())
    }

    /// Keeps an event that was found good, carries it out, and tells everybody who looks.
    pub(crate) async fn keep(&self, table: &Table, inner: &mut Inner, event: Event) -> Result<(), No> {
        let at = now();
        self.store.append(&table.id, inner.past.number() as i64, &event, at).await?;
        inner.apply(&event, at)?;
        table.news.send_replace(inner.past.number() as u64);
        Ok(())
    }

    /// A person takes the last own action back; not across dice, draws or another's move.
    pub async fn undo(self: &Arc<Self>, table: &Arc<Table>, person: i64) -> Result<(), No> {
        let mut inner = table.look().await;
        let own = inner.seats_of(Some(person));
        if own.is_empty() {
            return Err(No::Stranger);
        }
        let Some(seat) = inner.current.revocable().filter(|seat| own.contains(seat)) else {
            return Err(No::Refused(Refusal::new(
                Code::WrongTurn,
                "Only your own last move can be taken back, and only while no dice or cards were revealed.",
            )));
        };
        if inner.has_deputy(seat) {
            return Err(away());
        }
        self.keep(table, &mut inner, Event::Undo {}).await?;
        drop(inner);
        self.clone().let_bots_play(table.clone());
        Ok(())
    }

    /// A friend sits down by the code of the link.
    pub async fn join(self: &Arc<Self>, table: &Arc<Table>, code: &str, person: i64, name: &str) -> Result<(), No> {
        let mut inner = table.look().await;
        let free = |chair: &Chair| matches!(chair, Chair::Free { code: free } if free == code);
        let seat = inner.chairs.iter().position(free).ok_or(No::Missing)?;
        let event = Event::Sit { seat: seat as u8, person, name: inner.free_name(seat, name) };
        self.keep(table, &mut inner, event).await?;
        drop(inner);
        self.clone().let_bots_play(table.clone());
        Ok(())
    }

    /// A guest turns out to be somebody with an account, or gets one, and brings the seats at unfinished tables along
    /// under the account's name.
    pub async fn bring_seats(&self, guest: i64, person: i64, name: &str) -> Result<(), No> {
        for (table, _) in self.tables_of(guest).await {
            let mut inner = table.look().await;
            for seat in inner.seats_of(Some(guest)) {
                let event = Event::Sit { seat: seat.0, person, name: inner.free_name(seat.index(), name) };
                self.keep(&table, &mut inner, event).await?;
            }
        }
        Ok(())
    }

    /// Something is said.
    pub async fn chat(&self, table: &Table, person: i64, name: &str, text: &str) -> Result<(), No> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            return Err(No::Refused(Refusal::new(Code::Request, "Say something of 1 to 500 letters.")));
        }
        let mut inner = table.look().await;
        if inner.seats_of(Some(person)).is_empty() {
            return Err(No::Stranger);
        }
        let event = Event::Chat { name: name.to_string(), text: text.to_string() };
        self.keep(table, &mut inner, event).await
    }
}

/// Whoever a bot plays for does not play.
fn away() -> No {
    No::Refused(Refusal::new(Code::WrongTurn, "A bot plays for you; take your seat back first."))
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

fn new_table(
    kept: &Kept,
    setup: SetUp,
    current: Box<dyn AnyMatch>,
    chairs: Vec<Chair>,
    opened: i64,
) -> Result<Table, Refusal> {
    let sitters = chairs.iter().map(|_| None).collect();
    let past = Past::of(current.step_count());
    let clocks = pace(setup.clock.as_deref())?.map(|pace| Clocks::new(pace, chairs.len()));
    let deputies = vec![false; chairs.len()];
    let brought = setup.record.is_some();
    let (acts, chat, plea) = (Vec::new(), Vec::new(), None);
    let (next, logbook) = (None, Logbook::default());
    let (thought, bots_play) = (Stop::default(), false);
    let mut inner = Inner {
        current,
        chairs,
        chat,
        past,
        clocks,
        deputies,
        acts,
        plea,
        setup,
        next,
        logbook,
        sitters,
        thought,
        bots_play,
    };
    inner.start_clocks(opened);
    Ok(Table {
        id: kept.id.clone(),
        game: kept.game.clone(),
        inner: Mutex::new(inner),
        news: watch::Sender::new(0),
        moved: std::sync::Mutex::new((Instant::now(), 0)),
        pictures: Mutex::new(Vec::new()),
        visited: std::sync::Mutex::new(Instant::now()),
        brought,
        aftermath: OnceLock::new(),
    })
}

pub(crate) fn lock<T>(lock: &RwLock<T>) -> std::sync::RwLockWriteGuard<'_, T> {
    // A map cannot be left half changed, so a thread that broke down while holding it does no harm.
    lock.write().unwrap_or_else(|broken| broken.into_inner())
}
