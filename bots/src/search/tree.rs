//! The tree of a search: nodes stand for what the seat can tell apart, edges for what leads from one to the next.

/// No node yet.
pub(super) const NONE: u32 = u32::MAX;

/// What leads from a node to the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Key<A> {
    Act(A),
    Chance(u64),
}

#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    pub key: Key<A>,
    pub prior: f32,
    pub visits: u32,
    /// How often it could be taken.
    pub open: u32,
    /// The simulation that last found it legal.
    pub seen: u32,
    pub node: u32,
    /// Millions of halves add up here: single precision would lose them.
    pub total: f64,
}

impl<A> Edge<A> {
    pub fn new(key: Key<A>, prior: f32) -> Edge<A> {
        Edge { key, prior, visits: 0, open: 0, seen: 0, node: NONE, total: 0.0 }
    }

    /// What it was worth to the mover so far.
    #[inline]
    pub fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.total as f32 / self.visits as f32)
    }
}

#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    /// Whether the list of actions differs from deal to deal.
    pub veiled: bool,
    pub visits: u32,
    /// The sum of the mover's values.
    pub total: f64,
    pub edges: Vec<Edge<A>>,
}

impl<A> Node<A> {
    pub fn new() -> Node<A> {
        Node { veiled: false, visits: 0, total: 0.0, edges: Vec::new() }
    }
}

/// So many edges have room in these nodes.
pub(super) fn room_of<A>(nodes: &[Node<A>]) -> usize {
    nodes.iter().map(|node| node.edges.capacity()).sum()
}

/// By how many edges the room of a list grows when something is added.
pub(super) fn added<A>(edges: &mut Vec<Edge<A>>, add: impl FnOnce(&mut Vec<Edge<A>>)) -> usize {
    let before = edges.capacity();
    add(edges);
    edges.capacity() - before
}

/// Whether a player has no choice here.
pub(super) fn only_one<A>(node: &Node<A>) -> bool {
    matches!(&node.edges[..], [Edge { key: Key::Act(_), .. }])
}

/// The part of a tree below a node, as a tree of its own.
pub(super) fn subtree<A>(mut nodes: Vec<Node<A>>, root: usize) -> Vec<Node<A>> {
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
