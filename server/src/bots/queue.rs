//! Who may think when: bots that think long wait for a core, quick ones never behind them. Places are given in turn to
//! households, and within one to its people, so that those who wait for one bot do not wait for a hundred of somebody
//! else; and no household has more than half of the places.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The levels that answer in milliseconds.
const QUICK: &[&str] = &["random", "greedy", "easy", "medium"];
/// So many quick bots for each core. They are done before the cores notice.
const QUICK_EACH: usize = 2;

/// On whose behalf a bot thinks: the household from which the table was last played, and the person there. Neither is
/// known where bots play among themselves after a restart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Party {
    /// The household.
    pub household: Option<IpAddr>,
    /// The person.
    pub person: Option<i64>,
}

/// Who shares places: a household; a person whose household is not known; or the bots that play among themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Group {
    Household(IpAddr),
    Person(i64),
    Nobody,
}

impl Party {
    fn group(self) -> Group {
        match (self.household, self.person) {
            (Some(household), _) => Group::Household(household),
            (None, Some(person)) => Group::Person(person),
            (None, None) => Group::Nobody,
        }
    }
}

/// Whether a bot of this level answers in milliseconds.
pub(crate) fn is_quick(level: &str) -> bool {
    QUICK.contains(&level)
}

/// The queues of those who want to think.
pub(crate) struct Queues {
    deep: Arc<Queue>,
    quick: Arc<Queue>,
}

impl Queues {
    /// For so many cores.
    pub fn new(cores: usize) -> Queues {
        let cores = cores.max(1);
        Queues { deep: Queue::new(cores), quick: Queue::new(cores * QUICK_EACH) }
    }

    /// Waits until a bot of this level may think for a party; nothing when the program closes.
    pub async fn enter(&self, level: &str, party: Party) -> Option<Permit> {
        if is_quick(level) { self.quick.enter(party).await } else { self.deep.enter(party).await }
    }

    /// The queue of those who think long.
    pub fn deep(&self) -> &Arc<Queue> {
        &self.deep
    }

    /// Nobody begins a thought any more; whoever waits is sent home.
    pub fn close(&self) {
        self.deep.close();
        self.quick.close();
    }

    /// Whether the program closes.
    pub fn is_closed(&self) -> bool {
        self.deep.state().closed
    }
}

/// So many think at the same time, whatever the number of tables.
pub(crate) struct Queue {
    places: usize,
    /// How many of them for one household.
    each: usize,
    state: Mutex<Waiting>,
}

#[derive(Default)]
struct Waiting {
    closed: bool,
    taken: usize,
    /// How many places each household has.
    held: HashMap<Group, usize>,
    /// Households that wait, the next one first; each with its people who wait, in turn.
    households: VecDeque<(Group, VecDeque<Person>)>,
}

struct Person {
    person: Option<i64>,
    waiting: VecDeque<oneshot::Sender<Permit>>,
}

/// Leave to think, until it is dropped.
pub(crate) struct Permit {
    queue: Arc<Queue>,
    group: Group,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut state = self.queue.state();
        state.taken -= 1;
        if let Some(held) = state.held.get_mut(&self.group) {
            *held -= 1;
            if *held == 0 {
                state.held.remove(&self.group);
            }
        }
        drop(state);
        self.queue.hand_out();
    }
}

impl Queue {
    fn new(places: usize) -> Arc<Queue> {
        Arc::new(Queue { places, each: places.div_ceil(2), state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, Waiting> {
        // Nothing breaks down between the changes.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place; nothing when the program closes.
    pub async fn enter(self: &Arc<Self>, party: Party) -> Option<Permit> {
        let (given, place) = oneshot::channel();
        {
            let mut state = self.state();
            if state.closed {
                return None;
            }
            state.wait(party, given);
        }
        self.hand_out();
        place.await.ok()
    }

    /// Free places go to those who wait, in turn.
    fn hand_out(self: &Arc<Self>) {
        loop {
            let (permit, given) = {
                let mut state = self.state();
                if state.closed || state.taken >= self.places {
                    return;
                }
                let Some((group, given)) = state.next(self.each) else { return };
                state.taken += 1;
                *state.held.entry(group).or_default() += 1;
                (Permit { queue: self.clone(), group }, given)
            };
            // Whoever does not wait any more gives the place back, by dropping it.
            let _ = given.send(permit);
        }
    }

    fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        state.households.clear();
    }

    /// How many places are free.
    #[cfg(test)]
    pub fn free(&self) -> usize {
        self.places - self.state().taken
    }
}

impl Waiting {
    fn wait(&mut self, party: Party, given: oneshot::Sender<Permit>) {
        let group = party.group();
        let known = self.households.iter().position(|(waiting, _)| *waiting == group);
        let at = known.unwrap_or_else(|| {
            self.households.push_back((group, VecDeque::new()));
            self.households.len() - 1
        });
        let people = &mut self.households[at].1;
        match people.iter_mut().find(|person| person.person == party.person) {
            Some(person) => person.waiting.push_back(given),
            None => people.push_back(Person { person: party.person, waiting: VecDeque::from([given]) }),
        }
    }

    /// The next who gets a place: of the household that waits longest since its last turn and may have one more, the
    /// person who does.
    fn next(&mut self, each: usize) -> Option<(Group, oneshot::Sender<Permit>)> {
        let held = &self.held;
        let may = |group: &Group| held.get(group).copied().unwrap_or_default() < each;
        let at = self.households.iter().position(|(group, _)| may(group))?;
        let (group, mut people) = self.households.remove(at)?;
        let mut person = people.pop_front()?;
        let given = person.waiting.pop_front()?;
        if !person.waiting.is_empty() {
            people.push_back(person);
        }
        if !people.is_empty() {
            self.households.push_back((group, people));
        }
        Some((group, given))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn party(household: u8, person: i64) -> Party {
        Party { household: Some(IpAddr::from([10, 0, 0, household])), person: Some(person) }
    }

    async fn enters(queues: &Queues, party: Party) -> Option<Permit> {
        tokio::time::timeout(Duration::from_millis(50), queues.enter("master", party)).await.ok().flatten()
    }

    #[tokio::test]
    async fn a_dozen_guests_of_one_household_take_half_of_the_places_and_no_more() {
        let queues = Queues::new(4);
        let mut held = Vec::new();
        for guest in 0..12 {
            held.extend(enters(&queues, party(1, guest)).await);
        }
        assert_eq!(held.len(), 2);
        assert!(enters(&queues, party(2, 1)).await.is_some(), "another household finds a place at once");
        let shows = (enters(&queues, Party::default()).await, enters(&queues, Party::default()).await);
        assert!(shows.0.is_some() && shows.1.is_some(), "and so do bots that play among themselves");
        assert!(enters(&queues, party(3, 1)).await.is_none(), "all cores are taken");
        held.pop();
        assert!(enters(&queues, party(3, 1)).await.is_some());
    }

    #[tokio::test]
    async fn those_who_wait_are_served_in_turn_not_in_the_order_of_their_crowd() {
        let queues = Arc::new(Queues::new(1));
        let first = enters(&queues, party(1, 1)).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for who in [party(1, 1), party(1, 1), party(1, 2), party(2, 7), party(1, 1), party(2, 7)] {
            let (queues, order) = (queues.clone(), order.clone());
            waiting.push(tokio::spawn(async move {
                let permit = queues.enter("strong", who).await;
                order.lock().unwrap().push(who.person.unwrap());
                drop(permit);
            }));
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        drop(first);
        for one in waiting {
            one.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [1, 7, 2, 7, 1, 1]);
    }

    #[tokio::test]
    async fn whoever_waits_when_the_program_closes_is_sent_home() {
        let queues = Arc::new(Queues::new(2));
        let held = (enters(&queues, party(1, 1)).await, enters(&queues, party(2, 1)).await);
        assert!(held.0.is_some() && held.1.is_some());
        let waits = tokio::spawn({
            let queues = queues.clone();
            async move { queues.enter("master", party(1, 1)).await.is_none() }
        });
        tokio::time::sleep(Duration::from_millis(5)).await;
        queues.close();
        assert!(waits.await.unwrap());
        assert!(queues.enter("easy", Party::default()).await.is_none());
    }

    #[tokio::test]
    async fn who_gives_up_waiting_keeps_no_place() {
        let queues = Queues::new(1);
        let held = enters(&queues, party(1, 1)).await;
        assert!(enters(&queues, party(2, 2)).await.is_none());
        drop(held);
        assert!(enters(&queues, party(3, 3)).await.is_some());
        assert_eq!(queues.deep().free(), 1);
    }
}
