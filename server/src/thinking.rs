//! Bots at the tables: each thinks on a thread of its own when its turn in the queue comes, and its trouble stays its own.

use crate::hall::{Hall, Inner, No, Table};
use crate::lounge::{Place, dismiss};
use crate::store::{Store, Trouble};
use crate::thinkers::is_quick;
use lascaux_bots::{AnySitter, Stop, sit};
use lascaux_table::{AnyMatch, Code, Refusal, Seat, Seed, Turn, sha256_hex};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Bots that move at once leave room for the picture of each move: those who look see one after the other.
const BREATH: Duration = Duration::from_millis(15);
/// After trouble with the store the bot is asked again in so long, and then in twice as long, until the last of them.
const SETBACK: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(10));

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
        let accepted =
            |action: &String| catch_unwind(AssertUnwindSafe(|| self.accepts(action))).is_ok_and(|tried| tried.is_ok());
        Some((None, legal.into_iter().find(accepted)?))
    }

    /// What the table would refuse is found here, where the bot can be asked again.
    fn accepts(&self, action: &str) -> Result<(), Refusal> {
        self.copy.copy().act(Some(self.seat), action).map(drop)
    }

    fn attempt(&self, sitter: Option<Box<dyn AnySitter>>, seed: u64) -> Result<(Box<dyn AnySitter>, String), String> {
        let thought = catch_unwind(AssertUnwindSafe(|| {
            let mut sitter = match sitter {
                Some(sitter) => sitter,
                None => sit(&*self.copy, &self.level, None, self.seat, seed)?,
            };
            let action = sitter.choose(&*self.copy, &self.stop)?;
            self.accepts(&action)?;
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
fn whims(secret: &Seed, steps: usize, seat: Seat) -> u64 {
    let text = format!("bot {} {steps} {}", lascaux_table::hex(&secret.key()), seat.0);
    let digits = sha256_hex(text.as_bytes());
    digits.bytes().take(16).fold(0, |number, digit| number << 4 | u64::from((digit as char).to_digit(16).unwrap_or(0)))
}

impl Inner {
    /// The bot that is asked. Where none is, those who let the bots play here are done.
    fn next_bot(&mut self) -> Option<(Seat, String)> {
        let asked = self.bot_asked();
        self.bots_play = asked.is_some();
        asked
    }

    fn question(&self, seat: Seat, level: String, house: &Stop) -> Question {
        let seed = whims(&self.setup.seed, self.current.step_count(), seat);
        Question { copy: self.current.copy(), seat, level, seed, stop: self.thought.under(house) }
    }

    /// Ends the thoughts at hand, which are about a match that is no more as it was.
    pub(crate) fn end_thoughts(&mut self) {
        std::mem::take(&mut self.thought).now();
        if self.current.turn() == Turn::Over {
            self.sitters.iter_mut().for_each(|sitter| *sitter = None);
        }
    }
}

impl<S: Store> Hall<S> {
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
        let permit = self.thinkers.enter("strong", Some(person)).await.ok_or(No::TooMuch("The house is closing."))?;
        let permit = (permit, self.metrics().thinker());
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
    pub(crate) fn let_bots_play(self: Arc<Self>, table: Arc<Table>) {
        tokio::spawn(async move {
            // Two who let the same bot play would have it think twice.
            if std::mem::replace(&mut table.look().await.bots_play, true) {
                return;
            }
            let mut setback = SETBACK.0;
            while let Some(went) = self.one_bot_move(&table).await {
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
        });
    }

    /// Lets the bot that is asked move; nothing when none is, or when the house closes.
    async fn one_bot_move(self: &Arc<Self>, table: &Arc<Table>) -> Option<Went> {
        let (level, party) = {
            let mut inner = table.look().await;
            (inner.next_bot()?.1, inner.played_by())
        };
        let permit = (self.thinkers.enter(&level, party).await?, self.metrics().thinker());
        // Only now: a bot that waits in the queue goes on resting, where its tree is counted.
        let (question, sitter, version) = {
            let mut inner = table.look().await;
            let (seat, asked) = inner.next_bot()?;
            if is_quick(&asked) != is_quick(&level) {
                return Some(Went::Well); // another bot is asked by now, which belongs into the other queue
            }
            let sitter = inner.sitters[seat.index()].take().and_then(Place::wake);
            (inner.question(seat, asked, &self.stop), sitter, inner.past.version())
        };
        let (seat, id) = (question.seat, table.id.clone());
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
        let mut inner = table.look().await;
        // Somebody may have taken a move back while the bot thought; then whoever is asked now is asked anew. And what was
        // thought when the house closed was cut off: after the next opening the bot thinks it over.
        if inner.past.version() != version || self.thinkers.is_closed() {
            drop(inner);
            sitter.into_iter().for_each(dismiss);
            return Some(Went::Well);
        }
        inner.sitters[seat.index()] = sitter.map(|sitter| self.lounge.rest(sitter, Instant::now()));
        match self.carry_out(table, &mut inner, seat, &action).await {
            Ok(()) => Some(Went::Well),
            Err(no) => {
                tracing::error!(table = table.id, ?no, "a bot's move was not kept");
                Some(Went::Wrong)
            }
        }
    }
}

#[cfg(test)]
mod tests;
