//! Looking back: positions of the past as a viewer may see them, and what is told after the end.

use crate::error::Error;
use crate::live_table::LiveTable;
use crate::table::TableState;
use lascaux_bots::rounds;
use lascaux_table::{AnyMatch, Refusal, Seat, Turn, Viewer};

/// What is told after the end.
pub struct Aftermath {
    /// After every round: its number and the totals.
    pub rounds: Vec<(u32, Vec<i32>)>,
    /// Every round with its first position.
    pub beginnings: Vec<(u32, usize)>,
    /// Why the match's own record does not replay to the same end, if it does not.
    pub trouble: Option<String>,
}

/// A position of the past, as one viewer may see it.
pub struct PastPosition {
    /// The match as it stood then.
    pub game: Box<dyn AnyMatch>,
    /// Who looks.
    pub viewer: Viewer,
    /// From where else the person may look.
    pub viewpoints: Vec<Option<Seat>>,
    /// The positions to step through, and the last one.
    pub stops: Vec<usize>,
    /// Every round with its first position.
    pub rounds: Vec<(u32, usize)>,
    /// The position before what was just done.
    pub done: usize,
    /// Whether everything is open.
    pub open: bool,
    /// Whether it came from a record, with no table behind it.
    pub brought: bool,
}

impl TableState {
    /// The position after so many steps, looked at by a person. In a running game only from the person's own seats; once
    /// all is open, from any.
    pub fn past(&self, person: Option<i64>, step: usize, from: Option<&str>) -> Result<PastPosition, Error> {
        let open = self.is_open();
        let own = self.seats_of(person);
        let mut viewpoints: Vec<Option<Seat>> = if open {
            Seat::all(self.seats().len() as u8).map(Some).chain([None]).collect()
        } else {
            own.iter().copied().map(Some).collect()
        };
        if viewpoints.is_empty() {
            viewpoints.push(None);
        }
        let seat = match from {
            None => own.first().copied(),
            Some("nobody") => None,
            Some(seat) => Some(seat.parse().map(Seat).map_err(|_| Error::NoSuchTable)?),
        };
        // A spectator sees what everybody sees, so anybody may look like one.
        if seat.is_some() && !viewpoints.contains(&seat) {
            return Err(Error::NotSeated);
        }
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let game = self.game().at(step).map_err(|_| Error::NoSuchTable)?;
        let stops = stops(self.game(), open, viewer);
        let done = stops.iter().rfind(|stop| **stop < step).copied().unwrap_or(0);
        Ok(PastPosition {
            rounds: beginnings(&rounds(self.game())?),
            game,
            viewer,
            viewpoints,
            stops,
            done,
            open,
            brought: self.setup().record.is_some(),
        })
    }
}

/// The positions to step through. While the game runs, another's forced choice is a stop like any other: where there is
/// none, a hand with nothing else to play would show.
fn stops(game: &dyn AnyMatch, open: bool, viewer: Viewer) -> Vec<usize> {
    let mut stops = game.decisions().to_vec();
    if !open {
        let acts = game.acts(0..usize::MAX).into_iter();
        stops.extend(acts.filter(|act| !viewer.is(act.seat)).map(|act| act.step));
        stops.sort_unstable();
        stops.dedup();
    }
    if stops.last() != Some(&game.step_count()) {
        stops.push(game.step_count());
    }
    stops
}

/// Every round with its first position.
pub(crate) fn beginnings(rounds: &[u32]) -> Vec<(u32, usize)> {
    let mut firsts: Vec<(u32, usize)> = Vec::new();
    for (step, &round) in rounds.iter().enumerate() {
        if firsts.last().is_none_or(|(last, _)| *last != round) {
            firsts.push((round, step));
        }
    }
    firsts
}

impl LiveTable {
    /// What is told after the end; nothing before it.
    pub fn aftermath(&self, state: &TableState) -> Result<Option<&Aftermath>, Refusal> {
        if state.game().turn() != Turn::Over {
            return Ok(None);
        }
        if self.aftermath.get().is_none() {
            let firsts = beginnings(&rounds(state.game())?);
            let ends = firsts.iter().skip(1).map(|(_, first)| *first).chain([state.game().step_count()]);
            let after = firsts.iter().zip(ends);
            let rounds = after
                .map(|(&(round, _), end)| Ok((round, state.game().totals(end)?)))
                .collect::<Result<Vec<_>, Refusal>>()?;
            let trouble = state.game().verify().err().map(|refusal| refusal.message());
            // Somebody else may have been faster, with the same result.
            let _ = self.aftermath.set(Aftermath { rounds, beginnings: firsts, trouble });
        }
        Ok(self.aftermath.get())
    }
}
