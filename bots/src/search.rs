//! Information-set Monte Carlo tree search, one for all games.
//!
//! A simulation deals anew what the seat cannot know, walks down the tree (players choose by value, prior and
//! curiosity; chance speaks by its odds), adds one node, plays a little further by the game's leanings, judges, and
//! carries the judgement up: each player maximises the own value. Nodes stand for what the seat can tell apart:
//! outcomes that it cannot see are one branch, and an action counts only where it is legal in the deal at hand.

use crate::budget::{Budget, Clock, Passing, Spending, Stop};
use crate::insight::{Figures, Insight, Outlook, PerSeat, Sums, draw, result};
use crate::net::Judge;
use crate::thought::{Considered, Each, Thought, best_first};
use lascaux_table::{Actions, Seat, Step, StepOf, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Duration;

/// How far a simulation plays on below the tree before the position is judged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cut {
    /// Not at all.
    AtOnce,
    /// So many decisions of players.
    Decisions(u32),
    /// To the end of the chapter (the round).
    Chapter,
    /// To the end of the game.
    End,
}

/// How a search behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Curiosity: how much prior and rarity count against value.
    pub curiosity: f32,
    /// How much worse than its node an untried action is taken to be.
    pub caution: f32,
    /// Priors are leanings to this power; less than 1 makes them flatter.
    pub trust: f32,
    /// How far a simulation plays on.
    pub cut: Cut,
    /// Who judges.
    pub judge: Judge,
    /// Whether a search answers early when nothing can overtake the best action.
    pub hurry: bool,
    /// The most nodes kept; beyond that simulations stop at the tree's edge.
    pub most_nodes: usize,
    /// The most edges kept: they are what weighs, and where the lists are long they are many more than nodes.
    pub most_edges: usize,
}

impl Settings {
    /// Settings that suit a judge.
    pub fn new(judge: Judge, cut: Cut) -> Settings {
        let (most_nodes, most_edges) = (400_000, 2_500_000);
        Settings { curiosity: 1.0, caution: 0.05, trust: 1.0, cut, judge, hurry: true, most_nodes, most_edges }
    }
}

/// No node yet.
const NONE: u32 = u32::MAX;

/// What leads from a node to the next.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Key<A> {
    Act(A),
    Chance(u64),
}

#[derive(Clone, Debug)]
struct Edge<A> {
    key: Key<A>,
    prior: f32,
    visits: u32,
    /// How often it could be taken.
    open: u32,
    /// The simulation that last found it legal.
    seen: u32,
    node: u32,
    /// Millions of halves add up here: single precision would lose them.
    total: f64,
}

impl<A> Edge<A> {
    fn new(key: Key<A>, prior: f32) -> Edge<A> {
        Edge { key, prior, visits: 0, open: 0, seen: 0, node: NONE, total: 0.0 }
    }

    /// What it was worth to the mover so far.
    #[inline]
    fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.total as f32 / self.visits as f32)
    }
}

#[derive(Clone, Debug)]
struct Node<A> {
    /// Whether the list of actions differs from deal to deal.
    veiled: bool,
    visits: u32,
    /// The sum of the mover's values.
    total: f64,
    edges: Vec<Edge<A>>,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { veiled: false, visits: 0, total: 0.0, edges: Vec::new() }
    }
}

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
            if self.settings.hurry && done.is_multiple_of(64) && self.settled(spending.left()) {
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

    /// One simulation; what it came to.
    fn simulate(&mut self, root: &G) -> Outlook {
        self.simulation += 1;
        let mut state = root.clone();
        state.imagine(Viewer::Seat(self.seat), &mut self.rng);
        self.room.path.clear();
        let mut node = 0usize;
        let outlook = loop {
            match state.turn() {
                Turn::Over => break result(&state),
                Turn::Chance => match self.let_chance_speak(node, &mut state) {
                    Some(next) => node = next,
                    None => break self.judge(state),
                },
                Turn::Player(mover) => {
                    let fresh = self.open(node, &state);
                    if fresh && self.nodes[node].edges.len() > 1 {
                        break self.judge(state);
                    }
                    let edge = self.choose(node);
                    let Key::Act(action) = self.nodes[node].edges[edge].key else { break self.judge(state) };
                    debug_assert!(state.check(mover, action).is_ok(), "{action:?} is not legal in this deal");
                    self.room.path.push((node as u32, edge as u32, Some(mover)));
                    if self.nodes[node].edges[edge].node == NONE {
                        self.join(node, edge, action, &state);
                    }
                    state.apply(action, &mut ());
                    match self.descend(node, edge) {
                        Some(next) => node = next,
                        None => break self.judge(state),
                    }
                }
            }
        };
        self.carry_up(&outlook.value);
        outlook
    }

    /// Actions of others that the seat cannot tell apart lead to the same node.
    fn join(&mut self, node: usize, edge: usize, action: G::Action, state: &G) {
        if state.action_key(action, self.seat).is_none() {
            return;
        }
        let edges = &mut self.nodes[node].edges;
        let twin = edges.iter().find(|twin| match twin.key {
            Key::Act(other) => twin.node != NONE && same_to(state, self.seat, action, other),
            Key::Chance(_) => false,
        });
        if let Some(node) = twin.map(|twin| twin.node) {
            edges[edge].node = node;
        }
    }

    /// The node behind an edge, made if there is room.
    fn descend(&mut self, node: usize, edge: usize) -> Option<usize> {
        let next = self.nodes[node].edges[edge].node;
        if next != NONE {
            return Some(next as usize);
        }
        if self.nodes.len() >= self.settings.most_nodes || self.edges >= self.settings.most_edges {
            return None;
        }
        let made = self.nodes.len();
        self.nodes.push(Node::new());
        self.nodes[node].edges[edge].node = made as u32;
        Some(made)
    }

    /// An outcome by its odds; `None` where the tree does not follow it.
    fn let_chance_speak(&mut self, node: usize, state: &mut G) -> Option<usize> {
        let outcome = state.sample(&mut self.rng);
        let key = Key::Chance(state.outcome_key(outcome, self.seat));
        state.resolve(outcome, &mut ());
        let here = &mut self.nodes[node];
        let edge = match here.edges.iter().position(|edge| edge.key == key) {
            Some(edge) => edge,
            // Where outcomes are many, new ones get a branch only as the node is visited more.
            None if here.edges.len() as f32 <= 4.0 + 2.0 * (here.visits as f32).sqrt() => {
                self.edges += added(&mut here.edges, |edges| {
                    // Most nodes of chance are met once: no room is kept for others before there is another.
                    if edges.is_empty() {
                        edges.reserve_exact(1);
                    }
                    edges.push(Edge::new(key, 0.0));
                });
                here.edges.len() - 1
            }
            None => return None,
        };
        self.room.path.push((node as u32, edge as u32, None));
        self.descend(node, edge)
    }

    /// Gives a node its edges; true if it had none. In games with hidden hands the list differs from deal to deal: new
    /// actions are added, and those that are legal now are marked.
    fn open(&mut self, node: usize, state: &G) -> bool {
        let fresh = self.nodes[node].edges.is_empty();
        if !fresh && !self.nodes[node].veiled {
            return false;
        }
        let Room { legal, leanings, .. } = &mut self.room;
        state.legal(legal);
        let Node { veiled, edges, .. } = &mut self.nodes[node];
        if fresh {
            // What was hidden is laid open between the chapters, so that one node may stand for different positions.
            *veiled = state.veiled(self.seat) || (G::HIDDEN && state.chapter() != self.chapter);
            let sum = weigh_up(state, legal, leanings, self.settings.trust);
            edges.reserve_exact(legal.len());
            edges.extend(
                legal.iter().zip(&*leanings).map(|(&action, leaning)| Edge::new(Key::Act(action), leaning / sum)),
            );
            self.edges += edges.capacity();
            edges.sort_by(|one, other| other.prior.total_cmp(&one.prior));
            if *veiled {
                edges.iter_mut().for_each(|edge| (edge.seen, edge.open) = (self.simulation, 1));
            }
            return true;
        }
        let mut sum = None;
        for (index, &action) in legal.iter().enumerate() {
            let known = edges.iter().position(|edge| edge.key == Key::Act(action));
            let edge = known.unwrap_or_else(|| {
                let sum = *sum.get_or_insert_with(|| weigh_up(state, legal, leanings, self.settings.trust));
                let prior = leanings[index] / sum;
                // Lists widen from the front.
                let place = edges.partition_point(|edge| edge.prior >= prior);
                self.edges += added(edges, |edges| edges.insert(place, Edge::new(Key::Act(action), prior)));
                place
            });
            edges[edge].seen = self.simulation;
            edges[edge].open += 1;
        }
        false
    }

    /// The edge to go down: value, prior and curiosity. Long lists widen as the node is visited more, the likeliest
    /// first.
    fn choose(&self, node: usize) -> usize {
        let here = &self.nodes[node];
        let mean = if here.visits > 0 { here.total as f32 / here.visits as f32 } else { 0.5 };
        let untried = (mean - self.settings.caution).max(0.0);
        let wide = 6 + (2.0 * (here.visits as f32).sqrt()) as usize;
        let (mut best, mut best_score, mut tried) = (0, f32::NEG_INFINITY, 0);
        for (index, edge) in here.edges.iter().enumerate() {
            if here.veiled && edge.seen != self.simulation {
                continue;
            }
            let value = edge.mean().unwrap_or(untried);
            // An action counts as passed over only where it could have been taken.
            let chances = if here.veiled { edge.open } else { here.visits + 1 };
            let curiosity = self.settings.curiosity * edge.prior * (chances as f32).sqrt() / (1.0 + edge.visits as f32);
            if value + curiosity > best_score {
                (best, best_score) = (index, value + curiosity);
            }
            tried += 1;
            if tried >= wide {
                break;
            }
        }
        best
    }

    /// Plays on by leanings as far as the settings say, then judges.
    fn judge(&mut self, mut state: G) -> Outlook {
        let (begun, cut) = (state.chapter(), state.cut(self.settings.cut));
        let mut decisions = 0;
        loop {
            match state.turn() {
                Turn::Over => return result(&state),
                Turn::Chance => {
                    let outcome = state.sample(&mut self.rng);
                    state.resolve(outcome, &mut ());
                }
                Turn::Player(_) => {
                    let enough = match cut {
                        Cut::AtOnce => true,
                        Cut::Decisions(most) => decisions >= most,
                        Cut::Chapter => state.chapter() != begun,
                        Cut::End => false,
                    };
                    if enough {
                        return self.settings.judge.outlook(&state, &mut self.room.figures);
                    }
                    decisions += 1;
                    lean(&mut state, &mut self.room.legal, &mut self.room.leanings, &mut self.rng);
                }
            }
        }
    }

    fn carry_up(&mut self, values: &PerSeat) {
        for &(node, edge, mover) in &self.room.path {
            let here = &mut self.nodes[node as usize];
            here.visits += 1;
            let edge = &mut here.edges[edge as usize];
            edge.visits += 1;
            if let Some(mover) = mover {
                here.total += f64::from(values[mover.index()]);
                edge.total += f64::from(values[mover.index()]);
            }
        }
    }
}

/// So many edges have room in these nodes.
fn room_of<A>(nodes: &[Node<A>]) -> usize {
    nodes.iter().map(|node| node.edges.capacity()).sum()
}

/// By how many edges the room of a list grows when something is added.
fn added<A>(edges: &mut Vec<Edge<A>>, add: impl FnOnce(&mut Vec<Edge<A>>)) -> usize {
    let before = edges.capacity();
    add(edges);
    edges.capacity() - before
}

/// Whether a player has no choice here.
fn only_one<A>(node: &Node<A>) -> bool {
    matches!(&node.edges[..], [Edge { key: Key::Act(_), .. }])
}

/// The leanings to all that is legal, as far as they are trusted, and their sum.
fn weigh_up<G: Insight>(state: &G, legal: &[G::Action], leanings: &mut Vec<f32>, trust: f32) -> f32 {
    leanings.clear();
    state.leanings(legal, leanings);
    leanings.iter_mut().for_each(|leaning| *leaning = leaning.powf(trust));
    leanings.iter().sum()
}

/// Whether a seat cannot tell two actions apart.
#[inline]
fn same_to<G: Insight>(state: &G, seat: Seat, one: G::Action, other: G::Action) -> bool {
    one == other || state.action_key(one, seat).is_some_and(|key| state.action_key(other, seat) == Some(key))
}

/// One decision drawn by the game's leanings.
#[inline]
pub(crate) fn lean<G: Insight>(
    state: &mut G,
    legal: &mut Actions<G::Action>,
    leanings: &mut Vec<f32>,
    rng: &mut Xoshiro256PlusPlus,
) {
    state.legal(legal);
    let choice = if legal.len() == 1 {
        0
    } else {
        leanings.clear();
        state.leanings(legal, leanings);
        draw(leanings, rng)
    };
    state.apply(legal[choice], &mut ());
}

/// The part of a tree below a node, as a tree of its own.
fn subtree<A>(mut nodes: Vec<Node<A>>, root: usize) -> Vec<Node<A>> {
    // Several edges may lead to one node.
    let mut moved = vec![NONE; nodes.len()];
    let mut kept = vec![std::mem::replace(&mut nodes[root], Node::new())];
    let mut next = 0;
    while next < kept.len() {
        for edge in 0..kept[next].edges.len() {
            let old = kept[next].edges[edge].node;
            if old == NONE {
                continue;
            }
            if moved[old as usize] == NONE {
                moved[old as usize] = kept.len() as u32;
                kept.push(std::mem::replace(&mut nodes[old as usize], Node::new()));
            }
            kept[next].edges[edge].node = moved[old as usize];
        }
        next += 1;
    }
    kept
}
