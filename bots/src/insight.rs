//! What a game tells its players beyond the rules: figures to judge by, leanings to play by. One small file per game
//! fulfils this; search, training, arena and analysis know nothing else of a game.

use crate::bot::Method;
use crate::budget::Budget;
use crate::search::{Cut, Settings};
use lascaux_table::{Book, Game, MAX_SEATS, Rng, Said, Seat, Standing, Turn, below};
use std::hash::{Hash, Hasher};

/// The most figures that a game may tell of one seat.
pub const MOST_OWN: usize = 64;
/// The most figures that a game may tell of the table.
pub const MOST_COMMON: usize = 24;

/// A value per seat.
pub type PerSeat = [f32; MAX_SEATS];

/// A position in figures of about the size of 1: what each seat has, and what all share.
#[derive(Clone, Debug)]
pub struct Figures {
    /// What each seat has.
    pub own: [[f32; MOST_OWN]; MAX_SEATS],
    /// What all share.
    pub common: [f32; MOST_COMMON],
}

impl Default for Figures {
    fn default() -> Figures {
        Figures { own: [[0.0; MOST_OWN]; MAX_SEATS], common: [0.0; MOST_COMMON] }
    }
}

/// A pen that writes figures one after another.
pub struct Pen<'a> {
    row: &'a mut [f32],
    at: usize,
}

impl<'a> Pen<'a> {
    /// Begins at the first figure of a row.
    pub fn new(row: &'a mut [f32]) -> Pen<'a> {
        Pen { row, at: 0 }
    }

    /// Writes the next figure.
    #[inline]
    pub fn put(&mut self, figure: f32) {
        self.row[self.at] = figure;
        self.at += 1;
    }

    /// How many figures were written.
    pub fn written(&self) -> usize {
        self.at
    }
}

/// Who knows what is legal. Secrets that only count at the end, such as a card that is scored, do not make a difference.
///
/// The search goes by it ([`crate::Search`]): it deals anew what its seat cannot see for every simulation, and one node of
/// its tree stands for all deals that look the same to that seat. The list of actions at such a node is either the same
/// in every deal, and then made once; or it is made anew in every deal, and actions count only in those deals in which
/// they are legal. To call lists common that are not would let a bot consider, and in the end do, what is not legal.
/// `bots/tests/honest.rs` holds every game to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lists {
    /// Everybody knows at all times what anybody may do: however [`Game::imagine`] deals for whichever seat, the legal
    /// actions are the same, now and after whatever that seat has seen happen.
    Common,
    /// What is legal may depend on something that a seat cannot see: on a hand; or, later, on what came of an action that
    /// the seat did not see in full ([`Insight::action_key`]), since all that it may have been lead to one node. Lists are
    /// made anew where [`Insight::veiled`] says so, and at every node of a later chapter than the one in which the seat is
    /// asked: in between things are laid open, other ones in every deal, without a branch of the tree for each.
    Veiled,
}

/// A fixed strategy: the action it takes of a legal list.
pub type Strategy<G> = fn(&G, &[<G as Game>::Action]) -> <G as Game>::Action;

/// What a game knows for its players.
pub trait Insight: Game {
    /// How many figures it tells of a seat.
    const OWN: usize;
    /// How many figures it tells of the table.
    const COMMON: usize;
    /// The learned weights, as `lascaux train` wrote them; empty where the hand-made judgement is better.
    const WEIGHTS: &'static str;
    /// A lead of so many points is a clear one.
    const MARGIN: f32;
    /// Whether everybody always knows what anybody may do.
    const LISTS: Lists;

    /// The position in figures.
    fn figures(&self, into: &mut Figures);

    /// The hand-made judgement: the total that each seat may expect at the end.
    fn worth(&self) -> PerSeat;

    /// How strongly a sensible player leans to each legal action: a positive weight each. Playouts draw by it, search
    /// looks first where it is large.
    fn leanings(&self, legal: &[Self::Action], into: &mut Vec<f32>);

    /// Why `seat`, which is asked, would do this: a sentence with the figures that the judgement weighs, as far as that
    /// seat may know them.
    fn reason(&self, seat: Seat, action: Self::Action) -> Said;

    /// The sentences of all reasons.
    fn reasons() -> &'static Book;

    /// Outcomes that come to the same have the same key. What `seat` may not see is not told apart.
    fn outcome_key(&self, outcome: Self::Outcome, seat: Seat) -> u64 {
        match self.secret(outcome) {
            Some(other) if other != seat => 0,
            _ => hashed(outcome),
        }
    }

    /// What `seat` hears of an action that it cannot see in full; `None` where it sees all. Actions of the same key are
    /// one to it.
    fn action_key(&self, _action: Self::Action, _seat: Seat) -> Option<u64> {
        None
    }

    /// Whether what is legal now may depend on something that `seat` cannot see. Where it does not, a search lists the
    /// actions of a position only once. A game of [`Lists::Veiled`] may say at which of its questions it does.
    fn veiled(&self, _seat: Seat) -> bool {
        Self::LISTS == Lists::Veiled
    }

    /// Whether all seats win or lose together.
    fn together(&self) -> bool {
        self.seats() == 1
    }

    /// The totals that the hand-made judgement expects, where they are not what it strives for.
    fn hoped_for(&self, worth: &PerSeat) -> PerSeat {
        *worth
    }

    /// Whether this position is of a kind that the weights were not learned from, so that the hand-made judge speaks.
    fn unlearned(&self) -> bool {
        false
    }

    /// How far a simulation plays on in this game before it is judged, where the settings say `usual`.
    fn cut(&self, usual: Cut) -> Cut {
        usual
    }

    /// The lead of a seat in points, for the second half of "win first, then margin".
    fn lead(&self, standing: &Standing, seat: Seat) -> f32 {
        let own = standing.totals[seat.index()];
        let others = Seat::all(standing.seats).filter(|&other| other != seat);
        let best = others.map(|other| standing.totals[other.index()]).max();
        (own - best.unwrap_or(0)) as f32
    }

    /// Deals and outcomes that one-ply judgement looks at for every action.
    const SAMPLES: u32 = 4;

    /// How freely self-play strays from the best action it sees. Where a game is a long row of small decisions, each one
    /// matters little, and what is free for a short game would be aimless.
    const STRAYING: f32 = 1.0;

    /// Fixed strategies that stand in the arena, by name.
    const STRATEGIES: &'static [(&'static str, Strategy<Self>)] = &[];

    /// The method, budget and variety of a bot by its name. A game may tune its levels.
    fn style(name: &str) -> Option<(Method, Budget, f32)> {
        usual_style::<Self>(name, Cut::AtOnce)
    }

    /// Settings of the search, where the game knows better ones.
    fn settings(usual: Settings) -> Settings {
        usual
    }

    /// A number that grows when a playout may stop and judge: the round, usually.
    fn chapter(&self) -> u32;
}

/// Simulations of the weaker levels, and how much worse an action may be and still be taken, in value. Against greedy bots
/// easy wins less than its fair share, medium about as much or more (`bots/tests/strength.rs`).
const EASY: (u64, f32) = (24, 0.03);
const MEDIUM: (u64, f32) = (160, 0.02);
/// Milliseconds of the stronger ones: with what a move takes besides, people wait for one second, or for five.
const STRONG: u64 = 900;
const MASTER: u64 = 4900;
/// Milliseconds of methods that stand in the arena without a budget of their own.
const SECOND: u64 = 1000;

/// The method, budget and variety that a name stands for where the game does not know better.
pub fn usual_style<G: Insight>(name: &str, cut: Cut) -> Option<(Method, Budget, f32)> {
    let tree = |cut| Method::Tree { cut, hand: false };
    let second = Budget::millis(SECOND);
    Some(match name {
        "random" => (Method::Random, second, 0.0),
        "greedy" => (Method::Judge { hand: true }, second, 0.0),
        "easy" => (tree(cut), Budget::simulations(EASY.0), EASY.1),
        "medium" => (tree(cut), Budget::simulations(MEDIUM.0), MEDIUM.1),
        "strong" => (tree(cut), Budget::millis(STRONG), 0.0),
        "master" => (tree(cut), Budget::millis(MASTER), 0.0),
        "leaning" => (Method::Leaning, second, 0.0),
        "judge" => (Method::Judge { hand: false }, second, 0.0),
        "flat" => (Method::Flat(Cut::AtOnce), second, 0.0),
        "flat-end" => (Method::Flat(Cut::End), second, 0.0),
        "tree" => (tree(Cut::AtOnce), second, 0.0),
        "tree-hand" => (Method::Tree { cut: Cut::AtOnce, hand: true }, second, 0.0),
        "tree-round" => (tree(Cut::Chapter), second, 0.0),
        "tree-end" => (tree(Cut::End), second, 0.0),
        _ => {
            let number = G::STRATEGIES.iter().position(|(strategy, _)| *strategy == name)?;
            (Method::Strategy(number), second, 0.0)
        }
    })
}

/// A hash for keys of outcomes.
pub fn hashed(thing: impl Hash) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    thing.hash(&mut hasher);
    hasher.finish()
}

/// FNV-1a: short, and the same in every process.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// What is known or expected of the end, per seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The chance to win; shared wins are split.
    pub win: PerSeat,
    /// The total in points.
    pub total: PerSeat,
    /// What each seat strives for, from 0 to 1: win first, then margin.
    pub value: PerSeat,
}

impl Outlook {
    /// The mean of this one and another that has so large a share.
    pub fn mixed(&self, other: &Outlook, share: f32) -> Outlook {
        let mix = |one: PerSeat, other: PerSeat| std::array::from_fn(|at| one[at] + share * (other[at] - one[at]));
        Outlook {
            win: mix(self.win, other.win),
            total: mix(self.total, other.total),
            value: mix(self.value, other.value),
        }
    }
}

/// Outlooks that are added up; in double precision, since there may be millions.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sums {
    win: [f64; MAX_SEATS],
    total: [f64; MAX_SEATS],
    value: [f64; MAX_SEATS],
}

impl Sums {
    #[inline]
    pub fn add(&mut self, one: &Outlook) {
        for seat in 0..MAX_SEATS {
            self.win[seat] += f64::from(one.win[seat]);
            self.total[seat] += f64::from(one.total[seat]);
            self.value[seat] += f64::from(one.value[seat]);
        }
    }

    /// The mean of so many; of none it is nothing.
    pub fn mean(&self, count: u64) -> Outlook {
        let mean = |sum: [f64; MAX_SEATS]| sum.map(|sum| (sum / count.max(1) as f64) as f32);
        Outlook { win: mean(self.win), total: mean(self.total), value: mean(self.value) }
    }
}

/// The share of the margin in what a seat strives for.
const MARGIN_SHARE: f32 = 0.15;

/// Win first, then margin, as one number from 0 to 1.
#[inline]
pub fn strive(win: f32, lead: f32, margin: f32) -> f32 {
    // The same shape as a hyperbolic tangent, without its cost.
    let lead = lead / margin;
    let bent = lead / (1.0 + lead.abs());
    (1.0 - MARGIN_SHARE) * win + MARGIN_SHARE * (0.5 + 0.5 * bent)
}

/// What came of a finished game.
pub fn result<G: Insight>(game: &G) -> Outlook {
    let standing = game.standing();
    let mut outlook = Outlook::default();
    let winners = standing.winners().count().max(1) as f32;
    for seat in Seat::all(game.seats()) {
        let at = seat.index();
        let won = standing.won && standing.ranks[at] == 1;
        outlook.win[at] = match (won, game.together()) {
            (true, true) => 1.0,
            (true, false) => 1.0 / winners,
            (false, _) => 0.0,
        };
        outlook.total[at] = standing.totals[at] as f32;
        outlook.value[at] = strive(outlook.win[at], game.lead(&standing, seat), G::MARGIN);
    }
    outlook
}

/// What a position promises: its result if it is over, the judge's outlook if not.
#[inline]
pub fn foresee<G: Insight>(game: &G, judge: &crate::net::Judge, figures: &mut Figures) -> Outlook {
    match game.turn() {
        Turn::Over => result(game),
        _ => judge.outlook(game, figures),
    }
}

/// Draws an index by weight.
#[inline]
pub fn draw(weights: &[f32], rng: &mut impl Rng) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut point = below(rng, 1 << 24) as f32 / (1 << 24) as f32 * sum;
    for (index, weight) in weights.iter().enumerate() {
        point -= weight;
        if point < 0.0 {
            return index;
        }
    }
    weights.len().saturating_sub(1)
}

/// Lets chance speak until a player is asked or the game is over.
#[inline]
pub fn settle<G: Game>(game: &mut G, rng: &mut impl Rng) {
    while game.turn() == Turn::Chance {
        let outcome = game.sample(rng);
        game.resolve(outcome, &mut ());
    }
}
