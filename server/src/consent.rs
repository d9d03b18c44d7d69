//! Taking a move back when dice have fallen or others have moved: only if everybody at the table agrees.

use crate::hall::{Chair, Hall, Inner, No, Table};
use crate::store::{Event, Store};
use lascaux_table::{Code, Refusal, Seat, Turn};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A request to go back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plea {
    /// The seat whose last move it is about.
    pub seat: Seat,
    /// Who asks.
    pub person: i64,
    /// So many acts are left when it is granted.
    acts: usize,
    /// Who has agreed.
    agreed: BTreeSet<i64>,
}

impl Inner {
    /// The people who have to agree to a plea: all others who sit here themselves. A bot always agrees, also one that
    /// plays for somebody.
    fn asked_to_agree(&self, plea: &Plea) -> BTreeSet<i64> {
        let people = self.chairs.iter().enumerate().filter_map(|(seat, chair)| match chair {
            Chair::Person { person, .. } if !self.has_deputy(Seat(seat as u8)) => Some(*person),
            _ => None,
        });
        people.filter(|person| *person != plea.person).collect()
    }

    /// Whether this person is yet to answer the plea at hand.
    pub fn is_to_answer(&self, person: i64) -> bool {
        let Some(plea) = &self.plea else { return false };
        self.asked_to_agree(plea).contains(&person) && !plea.agreed.contains(&person)
    }

    /// The last move of a person that can be asked back: its seat, and the number of acts before it.
    pub fn last_move_of(&self, person: i64) -> Option<(Seat, usize)> {
        let own = self.seats_of(Some(person));
        let acts = self.acts.iter().rposition(|seat| own.contains(seat))?;
        Some((self.acts[acts], acts))
    }

    /// Notes what an event means for the list of acts and the plea at hand; a plea that all have agreed to is granted.
    pub(crate) fn note_consent(&mut self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Act { seat, .. } => {
                self.acts.push(Seat(*seat));
                // A person who plays on does not wait for an answer, or gives it so. Bots mind nothing.
                let bot = matches!(self.chairs.get(usize::from(*seat)), Some(Chair::Bot { .. }));
                let moves_on = !bot && !self.has_deputy(Seat(*seat));
                // The end lays everything open, and cannot be taken back.
                if moves_on || self.current.turn() == Turn::Over {
                    self.plea = None;
                }
            }
            Event::Undo {} => {
                self.acts.pop();
                self.plea = None;
            }
            Event::Plead { person } => {
                let last = self.last_move_of(*person);
                self.plea = last.map(|(seat, acts)| Plea { seat, person: *person, acts, agreed: BTreeSet::new() });
            }
            Event::Agree { person } => {
                if let Some(plea) = &mut self.plea {
                    plea.agreed.insert(*person);
                }
            }
            Event::Decline { .. } => self.plea = None,
            // Who is replaced by a bot, or comes back, changes who has to agree; see below.
            _ => {}
        }
        self.grant()
    }

    fn grant(&mut self) -> Result<(), Refusal> {
        let Some(plea) = &self.plea else { return Ok(()) };
        if !self.asked_to_agree(plea).is_subset(&plea.agreed) {
            return Ok(());
        }
        let acts = plea.acts;
        self.plea = None;
        while self.acts.len() > acts {
            self.current.undo()?;
            self.acts.pop();
        }
        self.forget_thoughts();
        self.note_change();
        Ok(())
    }
}

fn no(message: &'static str) -> No {
    No::Refused(Refusal::new(Code::WrongTurn, message))
}

impl<S: Store> Hall<S> {
    /// A person asks the others to let the last own move be taken back.
    pub async fn plead(self: &Arc<Self>, table: &Arc<Table>, person: i64) -> Result<(), No> {
        let mut inner = table.look().await;
        if inner.seats_of(Some(person)).is_empty() {
            return Err(No::Stranger);
        }
        if inner.current.turn() == Turn::Over {
            return Err(no("The game is over."));
        }
        if inner.plea.is_some() {
            return Err(no("Somebody has asked already; the table waits for the answers."));
        }
        if inner.last_move_of(person).is_none() {
            return Err(no("You have made no move that could be taken back."));
        }
        self.keep(table, &mut inner, Event::Plead { person }).await?;
        drop(inner);
        self.clone().let_bots_play(table.clone());
        Ok(())
    }

    /// A person agrees to it or not; who asked may think better of it.
    pub async fn answer(self: &Arc<Self>, table: &Arc<Table>, person: i64, agrees: bool) -> Result<(), No> {
        let mut inner = table.look().await;
        if inner.seats_of(Some(person)).is_empty() {
            return Err(No::Stranger);
        }
        let withdraws = !agrees && inner.plea.as_ref().is_some_and(|plea| plea.person == person);
        if !withdraws && !inner.is_to_answer(person) {
            return Err(no("Nobody waits for your answer."));
        }
        let event = if agrees { Event::Agree { person } } else { Event::Decline { person } };
        self.keep(table, &mut inner, event).await?;
        drop(inner);
        self.clone().let_bots_play(table.clone());
        Ok(())
    }
}
