//! A small network: one hidden layer, the winning chance and the total of each seat. Every seat is judged by the same
//! weights from its own figures, those of the others together, and those of the table; so it serves any number of seats.
//!
//! In the words of the trade: a perceptron of one hidden layer of [`HIDDEN`] rectified cells (ReLU) and two linear outputs,
//! shared by all seats. The first outputs become winning chances by a softmax over the seats, or, where all win or lose
//! together, by the logistic function of their mean; the second is the total in units of [`Insight::MARGIN`]. `train.rs`
//! learns the weights by TD(lambda) with Adam.

// Several arrays run side by side here, seat by seat and cell by cell.
#![allow(clippy::needless_range_loop)]

use crate::insight::{Figures, Insight, MOST_COMMON, MOST_OWN, Outlook, PerSeat, strive};
use lascaux_table::{Code, Game, MAX_SEATS, Refusal};
use serde::{Deserialize, Serialize};

/// Cells of the hidden layer.
pub const HIDDEN: usize = 32;

type Cells = [f32; HIDDEN];

/// The weights. A row holds what one figure adds to every hidden cell, so that a figure of 0 costs nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(crate) own: Vec<Cells>,
    pub(crate) others: Vec<Cells>,
    pub(crate) common: Vec<Cells>,
    pub(crate) bias: Cells,
    pub(crate) win: Cells,
    pub(crate) total: Cells,
    /// The bias of the two outputs: win, total.
    pub(crate) last: [f32; 2],
}

/// What happens inside while a position is judged; training reads it.
#[derive(Clone, Debug)]
pub(crate) struct Inside {
    pub cells: [Cells; MAX_SEATS],
    pub logit: PerSeat,
    pub total: PerSeat,
}

impl Net {
    /// A network of so many figures, all weights 0.
    pub(crate) fn empty(own: usize, common: usize) -> Net {
        let none = [0.0; HIDDEN];
        Net {
            own: vec![none; own],
            others: vec![none; own],
            common: vec![none; common],
            bias: none,
            win: none,
            total: none,
            last: [0.0; 2],
        }
    }

    /// All weights as one list, in a fixed order.
    pub(crate) fn weights(&self) -> impl Iterator<Item = &f32> {
        let rows = self.own.iter().chain(&self.others).chain(&self.common);
        rows.chain([&self.bias, &self.win, &self.total]).flatten().chain(&self.last)
    }

    /// The same, to be changed.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.own.iter_mut().chain(&mut self.others).chain(&mut self.common);
        rows.chain([&mut self.bias, &mut self.win, &mut self.total]).flatten().chain(&mut self.last)
    }

    #[inline]
    pub(crate) fn inside(&self, figures: &Figures, seats: usize) -> Inside {
        let mut shared = self.bias;
        add_all(&mut shared, &figures.common, &self.common);
        let mut inside = Inside { cells: [[0.0; HIDDEN]; MAX_SEATS], logit: [0.0; MAX_SEATS], total: [0.0; MAX_SEATS] };
        let mut seen = [[0.0; HIDDEN]; MAX_SEATS];
        let mut sum = [0.0; HIDDEN];
        for seat in 0..seats {
            add_all(&mut seen[seat], &figures.own[seat], &self.others);
            for (cell, more) in sum.iter_mut().zip(seen[seat]) {
                *cell += more;
            }
        }
        let share = if seats > 1 { 1.0 / (seats - 1) as f32 } else { 0.0 };
        for seat in 0..seats {
            let mut cells = shared;
            add_all(&mut cells, &figures.own[seat], &self.own);
            for cell in 0..HIDDEN {
                cells[cell] = (cells[cell] + (sum[cell] - seen[seat][cell]) * share).max(0.0);
            }
            inside.logit[seat] = self.last[0] + dot(&cells, &self.win);
            inside.total[seat] = self.last[1] + dot(&cells, &self.total);
            inside.cells[seat] = cells;
        }
        inside
    }

    /// What each seat may expect.
    pub fn outlook<G: Insight>(&self, game: &G, figures: &mut Figures) -> Outlook {
        game.figures(figures);
        let seats = usize::from(game.seats());
        let inside = self.inside(figures, seats);
        let mut outlook = Outlook { win: chances(&inside.logit, seats, game.together()), ..Outlook::default() };
        for seat in 0..seats {
            outlook.total[seat] = inside.total[seat] * G::MARGIN;
        }
        finish::<G>(&mut outlook, seats);
        outlook
    }
}

/// Adds the value of wins and leads, once chances and totals are known.
#[inline]
pub(crate) fn finish<G: Insight>(outlook: &mut Outlook, seats: usize) {
    for seat in 0..seats {
        let others = (0..seats).filter(|&other| other != seat).map(|other| outlook.total[other]);
        let best = others.fold(f32::NEG_INFINITY, f32::max);
        let best = if best.is_finite() { best } else { 0.0 };
        outlook.value[seat] = strive(outlook.win[seat], outlook.total[seat] - best, G::MARGIN);
    }
}

/// Winning chances from one number a seat.
#[inline]
pub(crate) fn chances(logits: &PerSeat, seats: usize, together: bool) -> PerSeat {
    let mut win = [0.0; MAX_SEATS];
    if together {
        let mean = logits[..seats].iter().sum::<f32>() / seats as f32;
        win[..seats].fill(1.0 / (1.0 + (-mean).exp()));
        return win;
    }
    let top = logits[..seats].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for seat in 0..seats {
        win[seat] = (logits[seat] - top).exp();
        sum += win[seat];
    }
    win[..seats].iter_mut().for_each(|chance| *chance /= sum);
    win
}

#[inline]
fn add_all(cells: &mut Cells, figures: &[f32], rows: &[Cells]) {
    for (&figure, row) in figures.iter().zip(rows) {
        if figure != 0.0 {
            for (cell, weight) in cells.iter_mut().zip(row) {
                *cell += figure * weight;
            }
        }
    }
}

/// So many sums run side by side, so that the additions do not wait for each other.
const LANES: usize = 4;

#[inline]
fn dot(one: &Cells, other: &Cells) -> f32 {
    let mut sums = [0.0f32; LANES];
    for (a, b) in one.chunks_exact(LANES).zip(other.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum()
}

/// Weights are kept to four decimals: that is finer than what training can tell apart.
const DECIMALS: f32 = 1e4;

/// A file of weights, with the command that made it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightsFile {
    /// The game.
    pub game: String,
    /// The command that makes this file anew.
    pub made_by: String,
    /// The games that it was learned from.
    pub games: u64,
    /// Figures of a seat.
    pub own: usize,
    /// Figures of the table.
    pub common: usize,
    /// All weights in their order.
    pub weights: Vec<f32>,
}

impl WeightsFile {
    /// A file for a network.
    pub fn of<G: Game>(net: &Net, made_by: String, games: u64) -> WeightsFile {
        let weights = net.weights().map(|weight| (weight * DECIMALS).round() / DECIMALS).collect();
        WeightsFile { game: G::NAME.to_string(), made_by, games, own: net.own.len(), common: net.common.len(), weights }
    }

    /// The network of a file; refused if it is of another game or shape.
    pub fn net<G: Insight>(&self) -> Result<Net, Refusal> {
        let no = |why: String| Err(Refusal::new(Code::Data, why));
        if self.game != G::NAME {
            return no(format!("These weights are for {}, not for {}.", self.game, G::NAME));
        }
        if (self.own, self.common) != (G::OWN, G::COMMON) || G::OWN > MOST_OWN || G::COMMON > MOST_COMMON {
            return no(format!(
                "These weights are for {} and {} figures; the game tells {} and {}.",
                self.own,
                self.common,
                G::OWN,
                G::COMMON
            ));
        }
        let mut net = Net::empty(self.own, self.common);
        if net.weights().count() != self.weights.len() || self.weights.iter().any(|weight| !weight.is_finite()) {
            return no("These weights are not whole.".to_string());
        }
        net.weights_mut().zip(&self.weights).for_each(|(slot, weight)| *slot = *weight);
        Ok(net)
    }
}

/// How sure the hand-made judgement is: a lead of [`Insight::MARGIN`] points is worth so much in the softmax of the
/// winning chances, which is 88 % against one other.
pub(crate) const HAND_SURENESS: f32 = 2.0;

/// How a position is judged.
#[derive(Clone, Debug)]
pub enum Judge {
    /// By the game's hand-made judgement.
    Hand,
    /// By a learned network.
    Learned(std::sync::Arc<Net>),
}

impl Judge {
    /// The best there is for a game: the learned network if the game has one.
    pub fn best<G: Insight>() -> Judge {
        let file: Option<WeightsFile> = serde_json::from_str(G::WEIGHTS).ok();
        match file.and_then(|file| file.net::<G>().ok()) {
            Some(net) => Judge::Learned(std::sync::Arc::new(net)),
            None => Judge::Hand,
        }
    }

    /// What each seat may expect of a position.
    #[inline]
    pub fn outlook<G: Insight>(&self, game: &G, figures: &mut Figures) -> Outlook {
        match self {
            Judge::Learned(net) if !game.unlearned() => net.outlook(game, figures),
            _ => {
                let worth = game.worth();
                let seats = usize::from(game.seats());
                let logits = worth.map(|total| HAND_SURENESS * total / G::MARGIN);
                let mut outlook =
                    Outlook { win: chances(&logits, seats, game.together()), total: worth, ..Outlook::default() };
                finish::<G>(&mut outlook, seats);
                outlook.total = game.hoped_for(&worth);
                outlook
            }
        }
    }
}
