//! Bots at the tables: each thinks on a thread of its own when its turn in the queue comes, and its trouble stays its own.

use crate::hall::{Hall, Inner, No, Table};
use crate::lounge::Place;
use crate::store::{Store, Trouble};
use crate::thinkers::is_quick;
use lascaux_bots::{AnySitter, Stop, sit};
use lascaux_table::{AnyMatch, Code, Refusal, Seat, Seed, Turn, sha256_hex};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Bots that move at once leave room for the picture of each move: those who look see one after the other.
const BREATH: Duration = Duration::from_millis(15);

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
    /// any legal action is taken: a table must not stand still because of its bot.
    fn answer(
        mut self,
        sitter: Option<Box<dyn AnySitter>>,
        table: &str,
    ) -> Option<(Option<Box<dyn AnySitter>>, String)> {
        for (attempt, sitter) in [sitter, None].into_iter().enumerate() {
            match self.attempt(sitter, self.seed.wrapping_add(attempt as u64)) {
                Ok((sitter, action)) => return Some((Some(sitter), action)),
                Err(trouble) => {
                    let (seat, level) = (self.seat.0, &self.level);
                    tracing::error!(table, seat, level, trouble, "a bot does not know what to do");
                }
            }
        }
        let legal = self.copy.legal();
        let drawn = self.seed % legal.len().max(1) as u64;
        Some((None, legal.into_iter().nth(drawn as usize)?))
    }

    fn attempt(
        &mut self,
        sitter: Option<Box<dyn AnySitter>>,
        seed: u64,
    ) -> Result<(Box<dyn AnySitter>, String), String> {
        let thought = catch_unwind(AssertUnwindSafe(|| {
            let mut sitter = match sitter {
                Some(sitter) => sitter,
                None => sit(&*self.copy, &self.level, None, self.seat, seed)?,
            };
            let action = sitter.decide(&*self.copy, &self.stop)?.action;
            // What the table would refuse is found here, where the bot can be asked again.
            self.copy.act(Some(self.seat), &action)?;
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
        let queue = self.thinkers.deep().clone();
        let permit = queue.acquire_owned().await.map_err(|_| No::TooMuch("The house is closing."))?;
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
            while let Some(()) = self.one_bot_move(&table).await {
                if table.is_watched() {
                    tokio::time::sleep(BREATH).await;
                }
            }
        });
    }

    async fn one_bot_move(self: &Arc<Self>, table: &Arc<Table>) -> Option<()> {
        let (level, show) = {
            let mut inner = table.look().await;
            (inner.next_bot()?.1, inner.is_show())
        };
        let permit = (self.thinkers.enter(&level, show).await?, self.metrics().thinker());
        // Only now: a bot that waits in the queue goes on resting, where its tree is counted.
        let (question, sitter, version) = {
            let mut inner = table.look().await;
            let (seat, asked) = inner.next_bot()?;
            if is_quick(&asked) != is_quick(&level) {
                return Some(()); // another bot is asked by now, which belongs into the other queue
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
        let mut inner = table.look().await;
        let (sitter, action) = match answer {
            Ok(Some(answer)) => answer,
            trouble => {
                tracing::error!(table = table.id, error = ?trouble.err(), "nothing can be done for a bot");
                inner.bots_play = false;
                return None;
            }
        };
        // Somebody may have taken a move back while the bot thought; then whoever is asked now is asked anew.
        if inner.past.version() != version {
            return Some(());
        }
        inner.sitters[seat.index()] = sitter.map(|sitter| self.lounge.rest(sitter, Instant::now()));
        let kept = self.carry_out(table, &mut inner, seat, &action).await;
        if let Err(no) = kept {
            tracing::error!(table = table.id, ?no, "a bot's move was not kept");
            inner.bots_play = false;
            return None;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests;
