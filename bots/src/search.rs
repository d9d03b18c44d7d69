//! Information-set Monte Carlo tree search, one for all games.
//!
//! A simulation deals anew what the seat cannot know, walks down the tree (players choose by value, prior and
//! curiosity; chance speaks by its odds), adds one node, plays a little further by the game's leanings, judges, and
//! carries the judgement up: each player maximises the own value. Nodes stand for what the seat can tell apart:
//! outcomes that it cannot see are one branch, and an action counts only where it is legal in the deal at hand.
//!
//! Here: a search that thinks about a position and keeps its tree from move to move. `settings.rs`: how it behaves.
//! `tree.rs`: nodes and edges. `simulation.rs`: one simulation.

mod settings;
mod simulation;
mod tree;

use crate::budget::{Budget, Clock, Passing, Spending, Stop};
use crate::insight::{Figures, Insight, Sums};
use crate::thought::{Considered, Each, Thought, best_first};
use lascaux_table::{Actions, Seat, Step, StepOf, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
pub use settings::{Cut, Settings};
use std::time::Duration;
use tree::{Edge, Key, NONE, Node, only_one, room_of, subtree};

/// So many simulations pass between two looks at whether the best action can still be overtaken.
const LOOKS: u64 = 64;

/// A search for one seat. It keeps its tree from move to move.
pub struct Search<G: Insight> {
    settings: Settings,
    seat: Seat,
    nodes: Vec<Node<G::Action>>,
    /// The edges that all nodes together have room for.
    edges: usize,
    /// The state that the tree's root stands for.
    root: Option<G>,
    rng: Xoshiro256PlusPlus,
    room: Room<G>,
    simulation: u32,
    /// The chapter in which the seat is asked.
    chapter: u32,
    /// What following the table has cost since the last thought: it is part of the next.
    spent: Duration,
}

/// Room that is used again and again.
struct Room<G: Insight> {
    legal: Actions<G::Action>,
    leanings: Vec<f32>,
    figures: Figures,
    /// Node, edge and mover of every step down; no mover for chance.
    path: Vec<(u32, u32, Option<Seat>)>,
}

impl<G: Insight> Search<G> {
    /// A search for `seat`.
    pub fn new(seat: Seat, settings: Settings, rng: Xoshiro256PlusPlus) -> Search<G> {
        let room =
            Room { legal: Actions::of::<G>(), leanings: Vec::new(), figures: Figures::default(), path: Vec::new() };
        Search {
            settings,
            seat,
            nodes: Vec::new(),
            edges: 0,
            root: None,
            rng,
            room,
            simulation: 0,
            chapter: 0,
            spent: Duration::ZERO,
        }
    }

    /// About how many bytes the tree takes.
    pub fn weight(&self) -> usize {
        self.nodes.capacity() * size_of::<Node<G::Action>>() + self.edges * size_of::<Edge<G::Action>>()
    }

    /// The steps that were taken at the table since the last thought. Keeps the part of the tree that still counts; the
    /// time this takes, by the clock of the budget, is taken from the next thought.
    pub fn follow(&mut self, steps: &[StepOf<G>], clock: Clock) {
        let passing = Passing::start(clock);
        self.keep_what_counts(steps);
        self.spent += passing.elapsed();
    }

    fn keep_what_counts(&mut self, steps: &[StepOf<G>]) {
        let Some(mut state) = self.root.take() else { return };
        let mut at = Some(0usize);
        for step in steps {
            at = at.and_then(|node| {
                let same = |edge: &&Edge<G::Action>| match (*step, edge.key) {
                    (Step::Act(_, done), Key::Act(action)) => same_to(&state, self.seat, done, action),
                    (Step::Chance(outcome), Key::Chance(key)) => key == state.outcome_key(outcome, self.seat),
                    _ => false,
                };
                let edge = self.nodes[node].edges.iter().filter(|edge| edge.node != NONE).find(same)?;
                Some(edge.node as usize)
            });
            match *step {
                Step::Act(_, action) => state.apply(action, &mut ()),
                Step::Chance(outcome) => state.resolve(outcome, &mut ()),
            }
        }
        match at {
            Some(node) => {
                self.nodes = subtree(std::mem::take(&mut self.nodes), node);
                self.root = Some(state);
            }
            None => self.nodes.clear(),
        }
        self.edges = room_of(&self.nodes);
    }

    /// Thinks about a position in which its seat is asked.
    pub fn think(&mut self, state: &G, budget: Budget, stop: &Stop) -> Thought<G::Action> {
        // Clearing a large tree takes time too.
        let mut spending = Spending::of(budget, std::mem::take(&mut self.spent), stop);
        if self.root.as_ref() != Some(state) || self.nodes.is_empty() {
            self.nodes.clear();
            self.edges = 0;
            self.nodes.push(Node::new());
            self.root = Some(state.clone());
        }
        self.chapter = state.chapter();
        self.hold_to_what_is_legal(state);
        let mut sums = Sums::default();
        let mut each = Each::default();
        let mut done = 0u64;
        loop {
            let leaf = self.simulate(state);
            sums.add(&leaf);
            if let Some(&(_, edge, _)) = self.room.path.first() {
                each.add(self.nodes[0].edges.iter().map(|edge| edge.key), edge as usize, &leaf);
            }
            done += 1;
            spending.done += 1;
            if (self.settings.hurry && only_one(&self.nodes[0])) || spending.over() {
                break;
            }
            if self.settings.hurry && done.is_multiple_of(LOOKS) && self.settled(spending.left()) {
                break;
            }
        }
        debug_assert_eq!(self.edges, room_of(&self.nodes));
        Thought { considered: self.considered(&each), outlook: sums.mean(done), simulations: done }
    }

    /// A tree that was kept may have been grown from deals that did not come true: what is not legal goes.
    fn hold_to_what_is_legal(&mut self, state: &G) {
        // What is legal for another may be that one's secret.
        let root = &mut self.nodes[0];
        if root.edges.is_empty() || state.turn() != Turn::Player(self.seat) {
            return;
        }
        let legal = &mut self.room.legal;
        state.legal(legal);
        self.edges -= root.edges.capacity();
        root.edges.retain(|edge| matches!(edge.key, Key::Act(action) if legal.contains(&action)));
        let is_whole = root.edges.len() == legal.len();
        if is_whole {
            root.veiled = false;
        } else if !root.veiled {
            *root = Node::new();
        }
        self.edges += root.edges.capacity();
    }

    /// Whether nothing can overtake the most tried action in the time that is left.
    fn settled(&self, left: u64) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in &self.nodes[0].edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        u64::from(first) > u64::from(second) + left
    }

    fn considered(&self, each: &Each<Key<G::Action>>) -> Vec<Considered<G::Action>> {
        let mut considered: Vec<Considered<G::Action>> = self.nodes[0]
            .edges
            .iter()
            .enumerate()
            .filter_map(|(index, edge)| match edge.key {
                Key::Act(action) => Some(Considered {
                    action,
                    visits: edge.visits,
                    value: edge.mean().unwrap_or(0.0),
                    outlook: each.mean(index),
                }),
                Key::Chance(_) => None,
            })
            .collect();
        best_first(&mut considered);
        considered
    }
}

/// Whether a seat cannot tell two actions apart.
#[inline]
fn same_to<G: Insight>(state: &G, seat: Seat, one: G::Action, other: G::Action) -> bool {
    one == other || state.action_key(one, seat).is_some_and(|key| state.action_key(other, seat) == Some(key))
}
