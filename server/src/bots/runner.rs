//! A bot's move: it thinks on a thread of its own when its turn in the queue comes, and its trouble stays its own.

use super::cache::{Slot, dismiss};
use super::queue::{Party, is_quick};
use crate::app::App;
use crate::error::Error;
use crate::live_table::{LiveTable, lock};
use crate::store::Store;
use crate::table::{Actor, Asked, Command, Request};
use lascaux_bots::{AnySitter, Budget, Stop, Weighed, sit, weigh_actions};
use lascaux_table::{AnyMatch, Refusal, Seat, Seed, Turn, sha256_hex};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Bots that move at once leave room for the picture of each move: those who look see one after the other.
const BREATH: Duration = Duration::from_millis(15);
/// After trouble with the store the bot is asked again in so long, and then in twice as long, until the last of them.
const SETBACK: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(10));
/// The milliseconds of a hint, and how many ideas it tells.
const HINT: u64 = 500;
const IDEAS: usize = 3;

/// The bots of a table.
pub(crate) struct BotSeats {
    /// Where each has its thoughts.
    pub slots: Vec<Option<Slot>>,
    /// Ends the thought at hand.
    thought: Stop,
    /// Whether somebody lets them play.
    playing: bool,
}

impl BotSeats {
    /// For a table of so many seats.
    pub fn new(seats: usize) -> BotSeats {
        BotSeats { slots: (0..seats).map(|_| None).collect(), thought: Stop::default(), playing: false }
    }

    /// Whether a bot thinks, or waits for its turn.
    pub fn is_busy(&self) -> bool {
        self.playing
    }

    /// Ends the thoughts at hand, which are about a match that is no more as it was; what was thought before is forgotten
    /// too where the match went another way.
    pub fn table_changed(&mut self, forget: bool) {
        std::mem::take(&mut self.thought).now();
        if forget {
            self.slots.iter_mut().for_each(|slot| *slot = None);
        }
    }
}

/// How a bot's turn went.
enum Went {
    Well,
    /// The move could not be kept, or none was found.
    Wrong,
}

/// What a bot is asked.
struct Question {
    copy: Box<dyn AnyMatch>,
    seat: Seat,
    level: String,
    seed: u64,
    stop: Stop,
}

impl Question {
    /// What the bot does. One that breaks down or answers with nonsense is asked once more with a fresh mind, and then
    /// any action is taken that the table accepts: it must not stand still because of its bot.
    fn answer(self, sitter: Option<Box<dyn AnySitter>>, table: &str) -> Option<(Option<Box<dyn AnySitter>>, String)> {
        for (attempt, sitter) in [sitter, None].into_iter().enumerate() {
            match self.attempt(sitter, self.seed.wrapping_add(attempt as u64)) {
                Ok((sitter, action)) => return Some((Some(sitter), action)),
                Err(trouble) => {
                    let (seat, level) = (self.seat.0, &self.level);
                    tracing::error!(table, seat, level, trouble, "a bot does not know what to do");
                }
            }
        }
        let mut legal = self.copy.legal();
        let drawn = self.seed % legal.len().max(1) as u64;
        legal.rotate_left(drawn as usize);
        let accepted = |action: &String| {
            catch_unwind(AssertUnwindSafe(|| self.copy.check(Some(self.seat), action))).is_ok_and(|tried| tried.is_ok())
        };
        Some((None, legal.into_iter().find(accepted)?))
    }

    fn attempt(&self, sitter: Option<Box<dyn AnySitter>>, seed: u64) -> Result<(Box<dyn AnySitter>, String), String> {
        let thought = catch_unwind(AssertUnwindSafe(|| {
            let mut sitter = match sitter {
                Some(sitter) => sitter,
                None => sit(&*self.copy, &self.level, None, self.seat, seed)?,
            };
            let action = sitter.choose(&*self.copy, &self.stop)?;
            // What the table would refuse is found here, where the bot can be asked again.
            self.copy.check(Some(self.seat), &action)?;
            Ok::<_, Refusal>((sitter, action))
        }));
        match thought {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(refusal)) => Err(refusal.to_string()),
            Err(_) => Err("it broke down".to_string()),
        }
    }
}

/// What a bot draws by chance comes from the secret of its table, so that nobody can foretell its whims, or knows them
/// from another table.
pub(super) fn whims(secret: &Seed, steps: usize, seat: Seat) -> u64 {
    let text = format!("bot {} {steps} {}", lascaux_table::hex(&secret.key()), seat.0);
    let digits = sha256_hex(text.as_bytes());
    digits.bytes().take(16).fold(0, |number, digit| number << 4 | u64::from((digit as char).to_digit(16).unwrap_or(0)))
}

/// The bot that is asked. Where none is, those who let the bots play are done.
fn next_bot(table: &LiveTable) -> Option<(Seat, String)> {
    // Held while it is decided, so that nobody who changes the table meanwhile leaves the bot without anybody to ask it.
    let mut bots = lock(&table.bots);
    let asked = match table.state().asked() {
        Asked::Bot(seat, level) if !table.is_retired() => Some((seat, level)),
        _ => None,
    };
    bots.playing = asked.is_some();
    asked
}

/// On whose behalf a table's bots think.
fn party(table: &LiveTable) -> Party {
    let person = table.state().played_by();
    Party { household: lock(&table.household).filter(|_| person.is_some()), person }
}

impl<S: Store> App<S> {
    /// What a strong bot would do for the person who is asked, the best first, and the match that it thought about.
    pub async fn hint(&self, table: &Arc<LiveTable>, person: i64) -> Result<(Box<dyn AnyMatch>, Vec<Weighed>), Error> {
        let (copy, seat) = {
            let state = table.state();
            let own = state.seats_of(Some(person));
            match state.game().turn() {
                Turn::Player(seat) if own.contains(&seat) && state.is_running() => (state.game().copy(), seat),
                _ => return Err(Error::not_now("You are not asked anything now.")),
            }
        };
        let party = Party { person: Some(person), ..party(table) };
        let permit = self.bots.queues.enter("strong", party).await.ok_or(Error::TooMuch("The house is closing."))?;
        let permit = (permit, self.metrics.thinker());
        let stop = self.bots.stop.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let weighed = weigh_actions(&*copy, Budget::millis(HINT), u64::from(seat.0) + 1, IDEAS, &stop)?;
            Ok::<_, Refusal>((copy, weighed))
        });
        Ok(thought.await.map_err(|error| Error::Internal(error.to_string()))??)
    }

    /// As long as a bot is asked, it thinks on a thread of its own and acts.
    pub(crate) fn let_bots_play(self: &Arc<Self>, table: &Arc<LiveTable>) {
        {
            // Two who let the same bot play would have it think twice.
            let mut bots = lock(&table.bots);
            if bots.playing || !matches!(table.state().asked(), Asked::Bot(..)) {
                return;
            }
            bots.playing = true;
        }
        let (app, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            let mut setback = SETBACK.0;
            while let Some(went) = app.one_bot_move(&table).await {
                match went {
                    Went::Well if table.is_watched() => tokio::time::sleep(BREATH).await,
                    Went::Well => {}
                    Went::Wrong => tokio::time::sleep(setback).await,
                }
                setback = match went {
                    Went::Well => SETBACK.0,
                    Went::Wrong => (setback * 2).min(SETBACK.1),
                };
            }
            // A table that was read again because something was not kept has nobody yet who asks its bots.
            if table.is_retired() && !app.is_closing() {
                app.ask_bots_again(&table.id).await;
            }
        });
    }

    async fn ask_bots_again(self: &Arc<Self>, id: &str) {
        let mut setback = SETBACK.0;
        while !self.is_closing() {
            tokio::time::sleep(setback).await;
            setback = (setback * 2).min(SETBACK.1);
            match self.table(id).await {
                Ok(table) => return self.let_bots_play(&table),
                Err(Error::Store(_)) => {}
                Err(_) => return,
            }
        }
    }

    /// Lets the bot that is asked move; nothing when none is, or when the program closes.
    async fn one_bot_move(self: &Arc<Self>, table: &Arc<LiveTable>) -> Option<Went> {
        let (_, level) = next_bot(table)?;
        let permit = (self.bots.queues.enter(&level, party(table)).await?, self.metrics.thinker());
        // Only now: a bot that waits in the queue leaves its thoughts where they are counted.
        let (seat, asked) = next_bot(table)?;
        if is_quick(&asked) != is_quick(&level) {
            return Some(Went::Well); // another bot is asked by now, which belongs into the other queue
        }
        let (question, (version, number)) = {
            let bots = lock(&table.bots);
            let state = table.state();
            let seed = whims(&state.setup().seed, state.game().step_count(), seat);
            let stop = bots.thought.under(&self.bots.stop);
            let question = Question { copy: state.game().copy(), seat, level: asked, seed, stop };
            (question, (state.version(), state.number()))
        };
        let sitter = lock(&table.bots).slots[seat.index()].take().and_then(Slot::wake);
        let id = table.id.clone();
        let answer = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            question.answer(sitter, &id)
        })
        .await;
        let (sitter, action) = match answer {
            Ok(Some(answer)) => answer,
            trouble => {
                tracing::error!(table = table.id, error = ?trouble.err(), "nothing can be done for a bot");
                return Some(Went::Wrong);
            }
        };
        // Somebody may have taken a move back while the bot thought; then whoever is asked now is asked anew. And what was
        // thought when the program closed was cut off: after the next start the bot thinks it over.
        if table.state().version() != version || self.bots.queues.is_closed() {
            sitter.into_iter().for_each(dismiss);
            return Some(Went::Well);
        }
        lock(&table.bots).slots[seat.index()] = sitter.map(|sitter| self.bots.cache.rest(sitter, Instant::now()));
        let command = Command::Act { seat: Some(seat), action };
        // The number makes sure that it is still the match that was thought about.
        let request = Request { by: Actor::Bot, expected: Some(number), key: None, command };
        match self.execute(table, request).await {
            Ok(_) | Err(Error::Stale(_)) => Some(Went::Well),
            Err(error) => {
                tracing::error!(table = table.id, ?error, "a bot's move was not kept");
                Some(if table.is_retired() { Went::Well } else { Went::Wrong })
            }
        }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
