//! Bots at the tables: so many think at the same time, each on a thread of its own, and their trouble stays their own.

use crate::hall::{Hall, No, Table};
use crate::store::{Store, Trouble};
use lascaux_bots::sit;
use lascaux_table::{Code, Refusal, Turn};
use std::sync::Arc;
use std::time::Duration;

/// Bots that move at once leave room for the picture of each move: those who look see one after the other.
const BREATH: Duration = Duration::from_millis(15);

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
        let permit = self.thinkers.clone().acquire_owned().await.map_err(|_| No::TooMuch("The house is closing."))?;
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
            while let Some(()) = self.one_bot_move(&table).await {
                if table.is_watched() {
                    tokio::time::sleep(BREATH).await;
                }
            }
        });
    }

    async fn one_bot_move(self: &Arc<Self>, table: &Arc<Table>) -> Option<()> {
        let (copy, seat, level, sitter, version) = {
            let mut inner = table.look().await;
            let (seat, level) = inner.bot_asked()?;
            let copy = inner.current.copy();
            (copy, seat, level, inner.sitters[seat.index()].take(), inner.past.version())
        };
        let steps = copy.step_count();
        let permit = (self.thinkers.clone().acquire_owned().await.ok()?, self.metrics().thinker());
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
        if inner.past.version() != version {
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
