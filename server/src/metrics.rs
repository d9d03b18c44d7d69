//! Figures about the house for Prometheus. They count; they name nobody.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::Duration;

/// The figures.
pub struct Metrics {
    registry: Registry,
    tables: Gauge,
    /// Moves that were made and kept.
    pub moves: Counter,
    /// Requests that were refused, for whatever reason.
    pub refusals: Counter,
    /// Requests that failed because the house did.
    pub failures: Counter,
    watchers: Gauge,
    thinking: Gauge,
    push: Histogram,
}

/// Counts one more as long as it lives.
pub struct Present(Gauge);

impl Present {
    fn at(gauge: &Gauge) -> Present {
        gauge.inc();
        Present(gauge.clone())
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Metrics {
    /// All at zero.
    pub fn new() -> Metrics {
        // From half a millisecond on: the house promises a hundred.
        let push = Histogram::new([0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0]);
        let mut registry = Registry::with_prefix("lascaux");
        let metrics = Metrics {
            registry: Registry::default(),
            tables: Gauge::default(),
            moves: Counter::default(),
            refusals: Counter::default(),
            failures: Counter::default(),
            watchers: Gauge::default(),
            thinking: Gauge::default(),
            push,
        };
        registry.register("tables", "Tables that are set up", metrics.tables.clone());
        registry.register("moves", "Moves made by people and bots, kept on disk", metrics.moves.clone());
        registry.register("refusals", "Requests that were refused", metrics.refusals.clone());
        registry.register("failures", "Requests that failed through no fault of theirs", metrics.failures.clone());
        registry.register("watchers", "Open streams and waiting requests", metrics.watchers.clone());
        registry.register("bots_thinking", "Bots that think at this moment", metrics.thinking.clone());
        let help = "From the arrival of a move to the picture that is pushed to a watcher";
        registry.register("act_to_push_seconds", help, metrics.push.clone());
        Metrics { registry, ..metrics }
    }

    /// Somebody watches.
    pub fn watcher(&self) -> Present {
        Present::at(&self.watchers)
    }

    /// A bot thinks.
    pub fn thinker(&self) -> Present {
        Present::at(&self.thinking)
    }

    /// A move was pushed to a watcher after so long.
    pub fn pushed(&self, after: Duration) {
        self.push.observe(after.as_secs_f64());
    }

    /// The text for Prometheus.
    pub fn text(&self, tables: usize) -> String {
        self.tables.set(tables as i64);
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}
