//! How long a bot may think, and how it is stopped.

use cpu_time::ThreadTime;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Which clock a budget is read from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    /// The one on the wall, which people wait by.
    #[default]
    Wall,
    /// The processor's, which counts only what this thread has had: a comparison stays fair on a machine that has other
    /// things to do.
    Processor,
}

/// How long a bot may think: by a clock, by the number of simulations, or whichever is reached first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// The most milliseconds.
    pub millis: Option<u64>,
    /// The most simulations.
    pub simulations: Option<u64>,
    /// The clock that the milliseconds are read from.
    pub clock: Clock,
}

impl Budget {
    /// By the clock.
    pub fn millis(millis: u64) -> Budget {
        Budget { millis: Some(millis), simulations: None, clock: Clock::Wall }
    }

    /// By the number of simulations: the same answer on every machine.
    pub fn simulations(simulations: u64) -> Budget {
        Budget { millis: None, simulations: Some(simulations), clock: Clock::Wall }
    }
}

/// Stops a bot that thinks, from another thread.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    own: Arc<AtomicBool>,
    /// Where a whole house of bots can be stopped, what stops them all.
    all: Option<Arc<AtomicBool>>,
}

impl Stop {
    /// The bot answers at once with the best it has.
    pub fn now(&self) {
        self.own.store(true, Ordering::Relaxed);
    }

    /// The same bot is stopped by `all` too, whatever else `all` stops.
    pub fn under(&self, all: &Stop) -> Stop {
        Stop { own: self.own.clone(), all: Some(all.own.clone()) }
    }

    /// Whether it was stopped.
    pub fn is_set(&self) -> bool {
        self.own.load(Ordering::Relaxed) || self.all.as_ref().is_some_and(|all| all.load(Ordering::Relaxed))
    }
}

/// Time that passes by one of the clocks, on the thread that started it.
#[derive(Clone, Copy)]
pub(crate) enum Passing {
    Wall(Instant),
    Processor(ThreadTime),
}

impl Passing {
    pub fn start(clock: Clock) -> Passing {
        match clock {
            Clock::Wall => Passing::Wall(Instant::now()),
            Clock::Processor => Passing::Processor(ThreadTime::now()),
        }
    }

    pub fn elapsed(&self) -> Duration {
        match self {
            Passing::Wall(begun) => begun.elapsed(),
            Passing::Processor(begun) => begun.elapsed(),
        }
    }
}

/// A budget being spent.
pub(crate) struct Spending<'a> {
    passing: Passing,
    longest: Option<Duration>,
    most: u64,
    pub done: u64,
    stop: &'a Stop,
}

/// The processor's clock costs a call of the system: it is read once in so many simulations.
const GLANCES: u64 = 8;

impl Spending<'_> {
    /// A budget of which some is spent already.
    pub fn of(budget: Budget, spent: Duration, stop: &Stop) -> Spending<'_> {
        let longest = budget.millis.map(|millis| Duration::from_millis(millis).saturating_sub(spent));
        // Without any bound it would never end.
        let most = budget.simulations.unwrap_or(if longest.is_some() { u64::MAX } else { 1 });
        Spending { passing: Passing::start(budget.clock), longest, most, done: 0, stop }
    }

    /// Whether no further simulation fits.
    #[inline]
    pub fn over(&self) -> bool {
        let look = matches!(self.passing, Passing::Wall(_)) || self.done.is_multiple_of(GLANCES);
        self.done >= self.most
            || self.stop.is_set()
            || (look && self.longest.is_some_and(|longest| self.passing.elapsed() >= longest))
    }

    /// How many simulations are likely to follow.
    pub fn left(&self) -> u64 {
        let by_number = self.most.saturating_sub(self.done);
        let by_clock = self.longest.map_or(u64::MAX, |longest| {
            let spent = self.passing.elapsed();
            let left = longest.saturating_sub(spent).as_secs_f64();
            (left * self.done as f64 / spent.as_secs_f64().max(1e-6)) as u64
        });
        by_number.min(by_clock)
    }
}
