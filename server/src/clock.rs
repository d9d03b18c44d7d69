//! Time to think. A table keeps the name of its clock; how much time is left follows from the times of its events, so that
//! it is the same after a restart.

use crate::hall::{Chair, Hall, Inner, No, Table};
use crate::store::{Event, Store};
use lascaux_table::{Code, Refusal, Seat, Turn};
use serde_json::{Value, json};
use std::sync::Arc;

const MINUTE: i64 = 60;
const HOUR: i64 = 3600;

/// A clock, in seconds: so much at the start, more for every turn that is handed on, and never more than the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Its name in orders.
    pub name: &'static str,
    start: i64,
    more: i64,
    most: i64,
}

/// The clocks that can be chosen. The slow ones are those that players of slow games have come to like.
pub const PACES: [Pace; 6] = [
    Pace { name: "live-10", start: 10 * MINUTE, more: 10, most: 20 * MINUTE },
    Pace { name: "live-20", start: 20 * MINUTE, more: 15, most: 40 * MINUTE },
    Pace { name: "live-40", start: 40 * MINUTE, more: 20, most: 80 * MINUTE },
    Pace { name: "slow-24", start: 24 * HOUR, more: 4 * HOUR, most: 72 * HOUR },
    Pace { name: "slow-72", start: 72 * HOUR, more: 12 * HOUR, most: 120 * HOUR },
    Pace { name: "slow-240", start: 72 * HOUR, more: 36 * HOUR, most: 240 * HOUR },
];

/// The level of the bot that plays for somebody who has run out of time.
pub const DEPUTY: &str = "medium";

/// A clock by its name; "none" and nothing are none.
pub fn pace(name: Option<&str>) -> Result<Option<Pace>, Refusal> {
    match name {
        None | Some("" | "none") => Ok(None),
        Some(name) => PACES.into_iter().find(|pace| pace.name == name).map(Some).ok_or_else(|| {
            let names: Vec<&str> = PACES.iter().map(|pace| pace.name).collect();
            Refusal::new(Code::Request, format!("There is no clock \"{name}\"; there is none, {}.", names.join(", ")))
        }),
    }
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    pace: Pace,
    left: Vec<i64>,
    /// The seat whose time runs, and since when.
    running: Option<(Seat, i64)>,
}

impl Clocks {
    /// All full, none running.
    pub fn new(pace: Pace, seats: usize) -> Clocks {
        Clocks { pace, left: vec![pace.start; seats], running: None }
    }

    /// The name of the clock.
    pub fn name(&self) -> &'static str {
        self.pace.name
    }

    /// From now on the time of this seat runs, or nobody's. Whoever hands the turn on gets more.
    fn run(&mut self, next: Option<Seat>, at: i64) {
        if let Some((seat, since)) = self.running {
            let left = &mut self.left[seat.index()];
            // A clock of the machine that was set back takes nothing from anybody.
            *left -= (at - since).max(0);
            if next != Some(seat) {
                *left = ((*left).max(0) + self.pace.more).min(self.pace.most);
            }
        }
        self.running = next.map(|seat| (seat, at));
    }

    /// Seconds that a seat has left; less than none is none.
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        let used = self.running.filter(|(running, _)| *running == seat).map_or(0, |(_, since)| (now - since).max(0));
        (self.left.get(seat.index()).copied().unwrap_or_default() - used).max(0)
    }

    /// The seat whose time runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// Somebody is back: with a quarter of what everybody started with, so that the others need not wait as long again.
    fn welcome(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        *left = (*left).max(self.pace.start / 4);
    }
}

impl Inner {
    /// The seat whose time should run: that of a person who is asked, once everybody has sat down.
    fn thinking(&self) -> Option<Seat> {
        match self.current.turn() {
            Turn::Player(seat) if self.is_complete() && !self.has_deputy(seat) => {
                matches!(self.chairs.get(seat.index()), Some(Chair::Person { .. })).then_some(seat)
            }
            _ => None,
        }
    }

    /// The table is open: the first clock runs, if everybody is there.
    pub(crate) fn start_clocks(&mut self, at: i64) {
        let next = self.thinking();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(next, at);
        }
    }

    /// Notes on the clocks that something happened.
    pub(crate) fn note_time(&mut self, event: &Event, at: i64) {
        let next = self.thinking();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(next, at);
            if let Event::Return { seat } = event {
                clocks.welcome(Seat(*seat));
            }
        }
    }

    /// Whether a bot plays for the person at a seat.
    pub fn has_deputy(&self, seat: Seat) -> bool {
        self.deputies.get(seat.index()).copied().unwrap_or_default()
    }

    /// The clocks as programs hear of them.
    pub fn time(&self, now: i64) -> Value {
        match &self.clocks {
            None => Value::Null,
            Some(clocks) => json!({
                "name": clocks.name(),
                "left": Seat::all(self.chairs.len() as u8).map(|seat| clocks.left(seat, now)).collect::<Vec<_>>(),
                "running": clocks.running(),
            }),
        }
    }

    /// Whether a person may let a bot play for another whose time is over.
    pub fn may_depute(&self, person: i64, seat: Seat, now: i64) -> Result<(), No> {
        let own = self.seats_of(Some(person));
        if own.is_empty() {
            return Err(No::Stranger);
        }
        let no = |message: &'static str| Err(No::Refused(Refusal::new(Code::WrongTurn, message)));
        match &self.clocks {
            None => no("This table has no clock: nobody's time can be over."),
            Some(_) if own.contains(&seat) => no("The others decide whether a bot plays for you."),
            Some(clocks) if clocks.running() != Some(seat) => no("The table does not wait for that seat."),
            Some(clocks) if clocks.left(seat, now) > 0 => no("There is still time on that clock."),
            Some(_) => Ok(()),
        }
    }
}

impl<S: Store> Hall<S> {
    /// A bot plays on for somebody whose time is over, because another person at the table wants it.
    pub async fn depute(self: &Arc<Self>, table: &Arc<Table>, person: i64, seat: u8) -> Result<(), No> {
        let mut inner = table.look().await;
        inner.may_depute(person, Seat(seat), crate::hall::now())?;
        self.keep(table, &mut inner, Event::Depute { seat, person }).await?;
        drop(inner);
        self.clone().let_bots_play(table.clone());
        Ok(())
    }

    /// The person is back and plays on.
    pub async fn come_back(self: &Arc<Self>, table: &Arc<Table>, person: i64, seat: u8) -> Result<(), No> {
        let mut inner = table.look().await;
        if !inner.seats_of(Some(person)).contains(&Seat(seat)) {
            return Err(No::Stranger);
        }
        if !inner.has_deputy(Seat(seat)) {
            return Err(No::Refused(Refusal::new(Code::WrongTurn, "No bot plays for you: the seat is yours.")));
        }
        self.keep(table, &mut inner, Event::Return { seat }).await?;
        drop(inner);
        self.clone().let_bots_play(table.clone());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat(number)
    }

    #[test]
    fn thinking_costs_time_and_handing_on_gives_some_back() {
        let mut clocks = Clocks::new(PACES[1], 2);
        clocks.run(Some(seat(0)), 1000);
        assert_eq!(clocks.left(seat(0), 1060), 19 * MINUTE);
        assert_eq!(clocks.left(seat(1), 1060), 20 * MINUTE, "the others' time stands");
        clocks.run(Some(seat(0)), 1060); // asked again: still the same turn
        assert_eq!(clocks.left(seat(0), 1060), 19 * MINUTE);
        clocks.run(Some(seat(1)), 1090);
        assert_eq!(clocks.left(seat(0), 5000), 18 * MINUTE + 30 + 15);
        assert_eq!(clocks.left(seat(1), 1090 + 30 * MINUTE), 0);
    }

    #[test]
    fn slow_clocks_grow_to_their_most_and_no_further() {
        let mut clocks = Clocks::new(PACES[3], 2);
        for turn in 0..100 {
            clocks.run(Some(seat((turn % 2) as u8)), turn * 60);
        }
        assert_eq!(clocks.left(seat(0), 6000), 72 * HOUR);
    }

    #[test]
    fn who_comes_back_gets_a_quarter() {
        let mut clocks = Clocks::new(PACES[1], 2);
        clocks.run(Some(seat(0)), 0);
        clocks.run(None, 30 * MINUTE);
        clocks.welcome(seat(0));
        assert_eq!(clocks.left(seat(0), 99_999), 5 * MINUTE);
    }
}
