//! Bots at the tables: who may think when, what they keep of their thoughts, and their moves.

mod cache;
mod queue;
mod runner;

pub(crate) use queue::{Party, Permit, Queues};
pub(crate) use runner::BotSeats;

use cache::ThoughtCache;
use lascaux_bots::Stop;
use std::sync::Arc;

/// All bots of the program.
pub(crate) struct Bots {
    /// Who may think when.
    pub queues: Arc<Queues>,
    /// What they have thought, kept from move to move.
    pub cache: Arc<ThoughtCache>,
    /// Ends all thoughts.
    pub stop: Stop,
}

impl Bots {
    /// For so many cores, and so many bytes of thoughts.
    pub fn new(cores: usize, bytes: usize) -> Bots {
        Bots { queues: Arc::new(Queues::new(cores)), cache: ThoughtCache::new(bytes), stop: Stop::default() }
    }

    /// Nobody begins a thought any more, and thoughts at hand end.
    pub fn close(&self) {
        self.queues.close();
        self.stop.now();
    }
}
