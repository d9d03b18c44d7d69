//! Looking back: the match as it stood, and what happened since.

use super::Match;
use super::step::{StepOf, advance, done, outcomes};
use crate::chapter::{CHAPTER, begun};
use crate::{Game, Happening, Happenings};
use std::ops::Range;

/// A step of a match and what came of it.
#[derive(Debug)]
pub struct Happened<'a, G: Game> {
    /// The number of the step, from 0.
    pub number: usize,
    /// The step.
    pub step: StepOf<G>,
    /// Whether the match made it by itself: drawn from the seed, or the only choice.
    pub own: bool,
    /// What came of it.
    pub events: &'a [G::Event],
}

impl<G: Game> Match<G> {
    /// The steps within a range, each with its number and the state before it. Costs as much as to play them; an end
    /// beyond the last step means the last step.
    pub fn walk(&self, steps: Range<usize>) -> impl Iterator<Item = (usize, G, StepOf<G>)> {
        let steps = self.within(steps);
        let mut state = self.reach(steps.start);
        steps.map(move |number| {
            let (before, step) = (state.clone(), self.steps[number]);
            advance(&mut state, step);
            (number, before, step)
        })
    }

    /// The state after the first `step` steps; nothing beyond the last one.
    pub fn state_at(&self, step: usize) -> Option<G> {
        (step <= self.steps.len()).then(|| self.reach(step))
    }

    fn within(&self, steps: Range<usize>) -> Range<usize> {
        let end = steps.end.min(self.steps.len());
        steps.start.min(end)..end
    }

    /// The state after the first `step` steps, from the nearest one that was kept.
    pub(super) fn reach(&self, step: usize) -> G {
        match self.chapters.get(step / CHAPTER) {
            Some(chapter) if step < self.steps.len() => {
                let mut state = chapter.before.clone();
                for &between in &self.steps[step / CHAPTER * CHAPTER..step] {
                    advance(&mut state, between);
                }
                state
            }
            _ => self.state.clone(),
        }
    }

    /// The steps within a range, with what came of each. Nothing is played again. An end beyond the last step means the
    /// last step.
    pub fn happened(&self, steps: Range<usize>) -> impl Iterator<Item = Happened<'_, G>> {
        self.within(steps).map(|number| Happened {
            number,
            step: self.steps[number],
            own: self.given.binary_search(&number).is_err(),
            events: self.chapters[number / CHAPTER].events(number % CHAPTER),
        })
    }

    /// The bytes that the match keeps. States keep nothing outside themselves.
    pub fn memory(&self) -> usize {
        size_of::<Match<G>>()
            + self.steps.capacity() * size_of::<StepOf<G>>()
            + self.chapters.iter().map(|chapter| chapter.memory()).sum::<usize>()
            + self.given.capacity() * size_of::<usize>()
    }

    /// The steps that came from outside (not drawn, not forced), by their numbers: where somebody decided.
    pub fn decisions(&self) -> &[usize] {
        &self.given
    }

    /// The match as it stood after its first `step` steps; nothing beyond the last one.
    pub fn at(&self, step: usize) -> Option<Match<G>> {
        let state = self.state_at(step)?;
        let steps = self.steps[..step].to_vec();
        Some(Match {
            setup: self.setup.clone(),
            state,
            chapters: begun(&self.chapters, step),
            given: self.given[..self.given.partition_point(|&given| given < step)].to_vec(),
            outcomes: outcomes(&steps),
            steps,
        })
    }

    /// What happened from step number `from` on, told again: for somebody who comes back, or who may not hear everything.
    pub fn told_since(&self, from: usize) -> Happenings<G> {
        self.told_within(from..self.steps.len())
    }

    /// The same, for a range of steps. An end beyond the last step means the last step.
    pub fn told_within(&self, steps: Range<usize>) -> Happenings<G> {
        let mut happened = Vec::new();
        let walked = self.walk(steps.clone()).map(|(_, before, _)| before);
        for (before, Happened { step, own, events, .. }) in walked.zip(self.happened(steps)) {
            happened.push(done(&before, step, own));
            happened.extend(events.iter().cloned().map(Happening::Told));
        }
        happened
    }
}
