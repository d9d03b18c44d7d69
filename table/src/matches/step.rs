//! A step of a match: what it is, how records write it, how it is carried out.

use crate::{Game, Happening, Happenings, Seat};

/// One entry of the list that makes a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, O> {
    /// A player decided.
    Act(Seat, A),
    /// Chance said something.
    Chance(O),
}

/// A step of game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

/// How many of the steps were chance's.
pub(super) fn outcomes<A, O>(steps: &[Step<A, O>]) -> u64 {
    steps.iter().filter(|step| matches!(step, Step::Chance(_))).count() as u64
}

/// A step as records write it, in the state before it.
pub fn write_step<G: Game>(state: &G, step: &StepOf<G>) -> String {
    match *step {
        Step::Act(seat, action) => format!("{seat} {}", state.write_action(action)),
        Step::Chance(outcome) => format!("* {}", state.write_outcome(outcome)),
    }
}

/// Carries out a step, and nobody listens.
pub(super) fn advance<G: Game>(state: &mut G, step: StepOf<G>) {
    match step {
        Step::Act(_, action) => state.apply(action, &mut ()),
        Step::Chance(outcome) => state.resolve(outcome, &mut ()),
    }
}

/// A step as it is told, in the state before it.
pub(super) fn done<G: Game>(before: &G, step: StepOf<G>, own: bool) -> Happening<G::Event> {
    match step {
        Step::Act(seat, action) => Happening::Acted {
            seat,
            action: before.write_action(action),
            forced: own,
            overheard: before.overheard(action),
        },
        Step::Chance(outcome) => {
            Happening::Drawn { outcome: before.write_outcome(outcome), only: before.secret(outcome) }
        }
    }
}

/// Carries out a step, and tells what happens. `own` is a step that the match made by itself.
pub(crate) fn carry_out<G: Game>(state: &mut G, step: StepOf<G>, own: bool, happened: &mut Happenings<G>) {
    let mut events = Vec::new();
    happened.push(done(state, step, own));
    match step {
        Step::Act(_, action) => state.apply(action, &mut events),
        Step::Chance(outcome) => state.resolve(outcome, &mut events),
    }
    happened.extend(events.into_iter().map(Happening::Told));
}
