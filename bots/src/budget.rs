//! How long a bot may think, and how it is stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a bot may think: by the clock, by the number of simulations, or whichever is reached first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// The most milliseconds.
    pub millis: Option<u64>,
    /// The most simulations.
    pub simulations: Option<u64>,
}

impl Budget {
    /// By the clock.
    pub fn millis(millis: u64) -> Budget {
        Budget { millis: Some(millis), simulations: None }
    }

    /// By the number of simulations: the same answer on every machine.
    pub fn simulations(simulations: u64) -> Budget {
        Budget { millis: None, simulations: Some(simulations) }
    }
}

/// Stops a bot that thinks, from another thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// The bot answers at once with the best it has.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A budget being spent.
pub(crate) struct Spending<'a> {
    begun: Instant,
    end: Option<Instant>,
    most: u64,
    pub done: u64,
    stop: &'a Stop,
}

impl Spending<'_> {
    pub fn of(budget: Budget, stop: &Stop) -> Spending<'_> {
        let begun = Instant::now();
        let end = budget.millis.map(|millis| begun + Duration::from_millis(millis));
        // Without any bound it would never end.
        let most = budget.simulations.unwrap_or(if end.is_some() { u64::MAX } else { 1 });
        Spending { begun, end, most, done: 0, stop }
    }

    /// Whether no further simulation fits.
    #[inline]
    pub fn over(&self) -> bool {
        self.done >= self.most || self.stop.is_set() || self.end.is_some_and(|end| Instant::now() >= end)
    }

    /// How many simulations are likely to follow.
    pub fn left(&self) -> u64 {
        let by_number = self.most.saturating_sub(self.done);
        let by_clock = self.end.map_or(u64::MAX, |end| {
            let now = Instant::now();
            let spent = now.duration_since(self.begun).as_secs_f64().max(1e-6);
            (end.saturating_duration_since(now).as_secs_f64() * self.done as f64 / spent) as u64
        });
        by_number.min(by_clock)
    }
}
