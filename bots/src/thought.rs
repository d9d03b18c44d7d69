//! What comes of thinking: the actions that were considered and what may be expected, of one search or of several.

use crate::budget::{Budget, Stop};
use crate::insight::{Insight, Outlook};
use crate::search::Search;

/// An action that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Its value for the seat, from 0 to 1.
    pub value: f32,
    /// What each seat may expect of it, as far as this thought tried it.
    pub outlook: Outlook,
}

/// What a bot thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The actions, the best first.
    pub considered: Vec<Considered<A>>,
    /// What each seat may expect.
    pub outlook: Outlook,
    /// The simulations that this stands on.
    pub simulations: u64,
}

pub(crate) fn best_first<A>(considered: &mut [Considered<A>]) {
    considered.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
}

/// Several searches think about a position at the same time; what they tried is added up.
pub fn side_by_side<G: Insight>(
    searches: &mut [Search<G>],
    state: &G,
    budget: Budget,
    stop: &Stop,
) -> Thought<G::Action> {
    let thoughts: Vec<Thought<G::Action>> = std::thread::scope(|scope| {
        let thinking: Vec<_> =
            searches.iter_mut().map(|search| scope.spawn(move || search.think(state, budget, stop))).collect();
        // One that broke down leaves the word to the others.
        thinking.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    let simulations = thoughts.iter().map(|thought| thought.simulations).sum::<u64>();
    let mut together = Thought { considered: Vec::new(), outlook: Outlook::default(), simulations };
    let mut counted = 0;
    for thought in thoughts {
        counted += thought.simulations;
        let share = thought.simulations as f32 / counted.max(1) as f32;
        together.outlook = together.outlook.mixed(&thought.outlook, share);
        for one in thought.considered {
            match together.considered.iter_mut().find(|known| known.action == one.action) {
                Some(known) => {
                    let visits = known.visits + one.visits;
                    let sum = known.value * known.visits as f32 + one.value * one.visits as f32;
                    (known.visits, known.value) = (visits, sum / visits.max(1) as f32);
                    known.outlook = known.outlook.mixed(&one.outlook, one.visits as f32 / visits.max(1) as f32);
                }
                None => together.considered.push(one),
            }
        }
    }
    best_first(&mut together.considered);
    together
}
