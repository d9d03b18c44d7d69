//! One simulation: down the tree, a little further by the game's leanings, and with the judgement up again.

use super::settings::Cut;
use super::tree::{Edge, Key, NONE, Node, added};
use super::{Room, Search, same_to};
use crate::insight::{Insight, Lists, Outlook, PerSeat, draw, result};
use lascaux_table::{Actions, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Long lists widen as their node is visited more (progressive widening): so many branches at first, for actions and for
/// outcomes, and more with the root of the visits.
const FIRST_ACTIONS: usize = 6;
const FIRST_OUTCOMES: f32 = 4.0;
const WIDENING: f32 = 2.0;
/// What a node is taken to be worth that nobody has visited.
const EVEN: f32 = 0.5;

impl<G: Insight> Search<G> {
    /// One simulation; what it came to.
    pub(super) fn simulate(&mut self, root: &G) -> Outlook {
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
            None if here.edges.len() as f32 <= FIRST_OUTCOMES + WIDENING * (here.visits as f32).sqrt() => {
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
            // What was hidden may be laid open between the chapters, so that one node stands for different positions.
            *veiled = state.veiled(self.seat) || (G::LISTS == Lists::Veiled && state.chapter() != self.chapter);
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
        let mean = if here.visits > 0 { here.total as f32 / here.visits as f32 } else { EVEN };
        let untried = (mean - self.settings.caution).max(0.0);
        let wide = FIRST_ACTIONS + (WIDENING * (here.visits as f32).sqrt()) as usize;
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

/// The leanings to all that is legal, as far as they are trusted, and their sum.
fn weigh_up<G: Insight>(state: &G, legal: &[G::Action], leanings: &mut Vec<f32>, trust: f32) -> f32 {
    leanings.clear();
    state.leanings(legal, leanings);
    leanings.iter_mut().for_each(|leaning| *leaning = leaning.powf(trust));
    leanings.iter().sum()
}

/// One decision drawn by the game's leanings.
#[inline]
fn lean<G: Insight>(
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
