//! Time to think. A table keeps the name of its clock; how much time is left follows from the times of its events, so
//! that it is the same after a restart.

use super::TableState;
use super::seating::Asked;
use lascaux_table::{Code, Refusal, Seat};

const MINUTE: i64 = 60;
const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;

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
#[derive(Clone, PartialEq, Debug)]
pub struct Clocks {
    pace: Pace,
    left: Vec<i64>,
    /// The seat whose time runs, and since when.
    running: Option<(Seat, i64)>,
    /// Whether it was noted that this time is over.
    pub(super) is_over: bool,
}

impl Clocks {
    /// All full, none running.
    pub fn new(pace: Pace, seats: usize) -> Clocks {
        Clocks { pace, left: vec![pace.start; seats], running: None, is_over: false }
    }

    /// The name of the clock.
    pub fn name(&self) -> &'static str {
        self.pace.name
    }

    /// From now on the time of this seat runs, or nobody's. Whoever hands the turn on gets more.
    pub(super) fn run(&mut self, next: Option<Seat>, at: i64) {
        if let Some((seat, since)) = self.running {
            let left = &mut self.left[seat.index()];
            // A clock of the machine that was set back takes nothing from anybody.
            *left -= (at - since).max(0);
            if next != Some(seat) {
                *left = ((*left).max(0) + self.pace.more).min(self.pace.most);
            }
        }
        self.is_over &= self.running.map(|(seat, _)| seat) == next;
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

    /// When the time that runs is over.
    fn runs_out(&self) -> Option<i64> {
        let (seat, since) = self.running?;
        Some(since + self.left[seat.index()].max(0))
    }

    /// Somebody is back: with a quarter of what everybody started with, so that the others need not wait as long again.
    pub(super) fn welcome(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        *left = (*left).max(self.pace.start / 4);
    }

    fn is_live(&self) -> bool {
        self.pace.most < DAY
    }
}

/// A table at which nobody has moved yet ends after so long without anybody at it.
const UNTOUCHED: i64 = 3 * DAY;
/// The same for a table with a clock for an evening.
const LIVE: i64 = 7 * DAY;
/// The same for all others: longer than the slowest clock has patience.
const SLOW: i64 = 60 * DAY;

impl TableState {
    /// The seat whose time should run: that of a person who is asked, once everybody has sat down.
    pub(super) fn thinking(&self) -> Option<Seat> {
        match self.asked() {
            Asked::Person(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// The clocks, at a table that has some.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// The seat whose time is over, and not yet noted to be.
    pub(super) fn time_over(&self, now: i64) -> Option<Seat> {
        let clocks = self.clocks.as_ref().filter(|clocks| !clocks.is_over)?;
        clocks.running().filter(|seat| clocks.left(*seat, now) == 0)
    }

    /// When the table ends by itself if nobody plays; nothing where it is over, or only shows a record.
    pub fn ends_at(&self) -> Option<i64> {
        if !self.is_running() || self.setup.record.is_some() {
            return None;
        }
        let patience = match &self.clocks {
            _ if self.acts.is_empty() => UNTOUCHED,
            Some(clocks) if clocks.is_live() => LIVE,
            _ => SLOW,
        };
        // To the full hour: a list of tables need not be written anew at every move.
        Some((self.last_touched + patience + HOUR) / HOUR * HOUR)
    }

    /// When time alone will next change something.
    pub fn wakes_at(&self) -> Option<i64> {
        let clock = self.clocks.as_ref().filter(|clocks| !clocks.is_over).and_then(Clocks::runs_out);
        [clock.filter(|_| self.is_running()), self.ends_at()].into_iter().flatten().min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_costs_time_and_handing_on_gives_some_back() {
        let mut clocks = Clocks::new(PACES[1], 2);
        clocks.run(Some(Seat(0)), 1000);
        assert_eq!(clocks.left(Seat(0), 1060), 19 * MINUTE);
        assert_eq!(clocks.left(Seat(1), 1060), 20 * MINUTE, "the others' time stands");
        clocks.run(Some(Seat(0)), 1060); // asked again: still the same turn
        assert_eq!(clocks.left(Seat(0), 1060), 19 * MINUTE);
        clocks.run(Some(Seat(1)), 1090);
        assert_eq!(clocks.left(Seat(0), 5000), 18 * MINUTE + 30 + 15);
        assert_eq!(clocks.left(Seat(1), 1090 + 30 * MINUTE), 0);
    }

    #[test]
    fn slow_clocks_grow_to_their_most_and_no_further() {
        let mut clocks = Clocks::new(PACES[3], 2);
        for turn in 0..100 {
            clocks.run(Some(Seat((turn % 2) as u8)), turn * 60);
        }
        assert_eq!(clocks.left(Seat(0), 6000), 72 * HOUR);
    }

    #[test]
    fn who_comes_back_gets_a_quarter() {
        let mut clocks = Clocks::new(PACES[1], 2);
        clocks.run(Some(Seat(0)), 0);
        clocks.run(None, 30 * MINUTE);
        clocks.welcome(Seat(0));
        assert_eq!(clocks.left(Seat(0), 99_999), 5 * MINUTE);
    }

    #[test]
    fn machine_time_set_back_charges_nobody() {
        let mut clocks = Clocks::new(PACES[1], 2);
        clocks.run(Some(Seat(0)), 1000);
        assert_eq!(clocks.left(Seat(0), 400), 20 * MINUTE);
        clocks.run(Some(Seat(1)), 400);
        assert_eq!(clocks.left(Seat(0), 400), 20 * MINUTE + 15);
    }
}
