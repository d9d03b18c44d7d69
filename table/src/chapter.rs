//! The past of a match, in chapters: copies of a match share those that are full.

use crate::{Game, Step, StepOf};
use std::sync::Arc;

/// The steps of a chapter. A match keeps the state at the beginning of each, and works out those between from the steps:
/// a table of a played game would otherwise weigh the better part of a megabyte.
pub(crate) const CHAPTER: usize = 64;

/// A stretch of a match, [`CHAPTER`] steps long but for the last.
#[derive(Clone, Debug)]
pub(crate) struct Chapter<G: Game> {
    /// The state before its first step, so that nothing takes a replay from the beginning.
    pub before: G,
    /// What came of its steps.
    events: Vec<G::Event>,
    /// Where the events of each step end.
    ends: Vec<u16>,
}

impl<G: Game> Chapter<G> {
    /// One that begins in this state.
    pub fn new(before: G) -> Chapter<G> {
        Chapter { before, events: Vec::new(), ends: Vec::new() }
    }

    /// It is full: room for more would be room for nothing.
    pub fn close(&mut self) {
        self.events.shrink_to_fit();
        self.ends.shrink_to_fit();
    }

    /// Takes a step, and keeps what comes of it.
    pub fn take(&mut self, state: &mut G, step: StepOf<G>) {
        match step {
            Step::Act(_, action) => state.apply(action, &mut self.events),
            Step::Chance(outcome) => state.resolve(outcome, &mut self.events),
        }
        // A step tells a few things, never hundreds.
        self.ends.push(u16::try_from(self.events.len()).unwrap_or(u16::MAX));
    }

    /// What came of a step, counted from the beginning of the chapter.
    pub fn events(&self, step: usize) -> &[G::Event] {
        let end = |step: usize| usize::from(self.ends[step]);
        &self.events[step.checked_sub(1).map_or(0, end)..end(step)]
    }

    /// The bytes that it keeps.
    pub fn memory(&self) -> usize {
        size_of::<Chapter<G>>()
            + self.events.capacity() * size_of::<G::Event>()
            + self.ends.capacity() * size_of::<u16>()
    }

    /// Forgets all but the first so many steps.
    pub fn truncate(&mut self, steps: usize) {
        self.ends.truncate(steps);
        self.events.truncate(self.ends.last().copied().unwrap_or(0).into());
    }
}

/// The chapters of the first so many steps.
pub(crate) fn begun<G: Game>(chapters: &[Arc<Chapter<G>>], steps: usize) -> Vec<Arc<Chapter<G>>> {
    let mut chapters = chapters[..steps.div_ceil(CHAPTER)].to_vec();
    if let (Some(last), 1..) = (chapters.last_mut(), steps % CHAPTER) {
        Arc::make_mut(last).truncate(steps % CHAPTER);
    }
    chapters
}
