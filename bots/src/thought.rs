//! What comes of thinking: the actions that were considered and what may be expected, of one search or of several.

use crate::budget::{Budget, Stop};
use crate::insight::{Insight, Outlook, Sums};
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

/// What came of the simulations through each of the actions, by their place in a list.
pub(crate) struct Each<K> {
    keys: Vec<K>,
    sums: Vec<(Sums, u64)>,
}

impl<K> Default for Each<K> {
    fn default() -> Each<K> {
        Each { keys: Vec::new(), sums: Vec::new() }
    }
}

impl<K: Copy + PartialEq> Each<K> {
    /// Adds a result at a place of the list with these keys, which only grows.
    pub fn add(&mut self, keys: impl ExactSizeIterator<Item = K>, place: usize, result: &Outlook) {
        // Where new ones came in between, the others have moved.
        if self.keys.len() != keys.len() {
            let keys: Vec<K> = keys.collect();
            let known = |key: &K| self.keys.iter().position(|known| known == key);
            self.sums = keys.iter().map(|key| known(key).map_or_else(Default::default, |at| self.sums[at])).collect();
            self.keys = keys;
        }
        let (sums, count) = &mut self.sums[place];
        sums.add(result);
        *count += 1;
    }

    /// The mean of the results at a place; of none it is nothing.
    pub fn mean(&self, place: usize) -> Outlook {
        self.sums.get(place).map_or_else(Outlook::default, |(sums, count)| sums.mean(*count))
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_stay_with_their_action_when_others_come_in_between() {
        let promise = |win: f32| Outlook { win: [win; lascaux_table::MAX_SEATS], ..Outlook::default() };
        let mut each = Each::default();
        each.add("bd".chars().collect::<Vec<_>>().into_iter(), 1, &promise(1.0));
        each.add("bd".chars().collect::<Vec<_>>().into_iter(), 0, &promise(0.25));
        each.add("abcd".chars().collect::<Vec<_>>().into_iter(), 3, &promise(0.5));
        let wins = [0, 1, 2, 3, 4].map(|place| each.mean(place).win[0]);
        assert_eq!(wins, [0.0, 0.25, 0.0, 0.75, 0.0]);
    }
}
