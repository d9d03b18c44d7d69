//! What an event makes of a table: the one place where a table changes, whether it just happened or is read from the
//! store again.

use super::event::{Change, Event, FORMAT};
use super::{ChatLine, DEPUTY, SeatHolder, TableState};
use lascaux_table::{Code, Refusal, Seat, Turn};
use std::sync::Arc;

/// So many of the things said are kept at hand.
const CHAT_AT_HAND: usize = 100;
/// So many names of requests are remembered.
const KEYS: usize = 256;

impl TableState {
    /// Carries out an event of the form that this program writes. A refusal means that it does not belong to this table,
    /// and leaves it fit for nothing but to be read again.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        self.change(event)?;
        self.note(event);
        Ok(())
    }

    /// The same for an event of an older form.
    pub fn apply_of_form(&mut self, event: &Event, form: u32) -> Result<(), Refusal> {
        if form >= FORMAT {
            return self.apply(event);
        }
        self.change(event)?;
        if self.grant_as_in_form_1()? {
            self.version += 1;
        }
        self.note(event);
        Ok(())
    }

    fn change(&mut self, event: &Event) -> Result<(), Refusal> {
        match &event.what.change {
            Change::Act { seat, action } => {
                self.game.act(Some(Seat(*seat)), action)?;
                self.acts.push(Seat(*seat));
                // A person who plays on does not wait for an answer, or gives it so. The end lays everything open.
                let is_bot = self.seats.get(usize::from(*seat)).is_some_and(|holder| holder.level().is_some());
                if (!is_bot && !self.has_deputy(Seat(*seat))) || self.game.turn() == Turn::Over {
                    self.take_back = None;
                }
            }
            Change::Undo {} => {
                self.game.undo()?;
                self.acts.pop();
                self.take_back = None;
            }
            Change::Sit { seat, person, name } => {
                *self.holder(*seat)? = SeatHolder::Person { person: *person, name: name.clone() };
            }
            Change::Leave { person } => self.change_leave(*person),
            Change::Chat { name, text } => {
                self.said += 1;
                let line = ChatLine { number: self.numbers.number(), name: name.clone(), text: text.clone() };
                self.chat.push_back(Arc::new(line));
                if self.chat.len() > CHAT_AT_HAND {
                    self.chat.pop_front();
                }
            }
            Change::TimeOver { .. } => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.is_over = true;
                }
            }
            Change::Depute { seat, .. } => {
                self.holder(*seat)?;
                self.deputies[usize::from(*seat)] = true;
            }
            Change::Return { seat } => {
                self.holder(*seat)?;
                self.deputies[usize::from(*seat)] = false;
            }
            Change::Plead { person } => self.apply_plead(*person),
            Change::Agree { person } => {
                if let Some(asked) = &mut self.take_back {
                    asked.agreed.insert(*person);
                }
            }
            Change::Decline { .. } => self.take_back = None,
            Change::TakenBack { acts } => self.apply_taken_back(*acts)?,
            Change::Again { table } => self.next = Some(table.clone()),
            Change::Closed { why } => {
                self.closed = Some(*why);
                self.take_back = None;
            }
        }
        Ok(())
    }

    fn change_leave(&mut self, person: i64) {
        for (holder, deputy) in self.seats.iter_mut().zip(&mut self.deputies) {
            if holder.person() == Some(person) {
                *holder = SeatHolder::Bot { level: DEPUTY.to_string() };
                *deputy = false;
            }
        }
        if self.take_back.as_ref().is_some_and(|asked| asked.person == person) {
            self.take_back = None;
        }
    }

    fn holder(&mut self, seat: u8) -> Result<&mut SeatHolder, Refusal> {
        let no = || Refusal::new(Code::Record, format!("An event is about seat {seat}, which is not there."));
        self.seats.get_mut(usize::from(seat)).ok_or_else(no)
    }

    /// Notes an event that was carried out: numbers, times, clocks.
    fn note(&mut self, event: &Event) {
        self.last_at = self.last_at.max(event.at);
        let change = &event.what.change;
        // Nobody can keep a bot from its move by talking, or by asking and withdrawing.
        let is_asked = matches!(change, Change::Plead { .. } | Change::Agree { .. } | Change::Decline { .. });
        let is_said = matches!(change, Change::Chat { .. } | Change::TimeOver { .. });
        self.version += u64::from(!is_asked && !is_said);
        if !matches!(change, Change::TimeOver { .. }) {
            self.last_touched = self.last_at;
        }
        self.run_clocks(self.last_at);
        if let (Change::Return { seat }, Some(clocks)) = (&event.what.change, &mut self.clocks) {
            clocks.welcome(Seat(*seat));
        }
        self.numbers.push(self.game.step_count());
        if !is_said {
            self.last_change = self.number();
        }
        if let (Some(by), Some(key)) = (event.what.by, &event.what.key) {
            self.keys.push_back((by, Arc::from(key.as_str()), self.number()));
            if self.keys.len() > KEYS {
                self.keys.pop_front();
            }
        }
    }

    /// The time of whoever is asked runs from now on.
    pub(super) fn run_clocks(&mut self, at: i64) {
        let next = self.thinking();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(next, at);
        }
    }
}
