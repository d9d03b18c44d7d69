//! Adam (Kingma and Ba 2015), by which the weights of the network are learned.
//!
//! Every weight goes against the mean slope of a batch, smoothed over the batches before ([`BETA1`]) and divided by the
//! usual size of its slope ([`BETA2`], [`EPSILON`]), by the learning rate, with a little decay of the weights
//! ([`DECAY`]). The slope is that of two losses: cross entropy for the winning chances, squared error for the totals,
//! bounded as in Huber's loss ([`TOTAL_SHARE`], [`TOTAL_BOUND`]).

// Several arrays run side by side here, seat by seat and cell by cell.
#![allow(clippy::needless_range_loop)]

use super::Sample;
use crate::insight::PerSeat;
use crate::net::{HIDDEN, Net, chances};
use lascaux_table::{MAX_SEATS, below};
use rand_core::Rng;

/// What an error in the total counts against one in the winning chance, and the bound of its slope (as in Huber's loss):
/// a game that ran away is no lesson.
const TOTAL_SHARE: f32 = 0.5;
const TOTAL_BOUND: f32 = 1.0;

/// Positions of one step of Adam.
const BATCH: usize = 64;
/// Adam's beta 1 and beta 2: how much of the smoothed slope, and of its smoothed square, stays from step to step.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
/// Adam's epsilon: keeps a weight that has hardly any slope from being divided by nothing.
const EPSILON: f32 = 1e-8;
/// The decay of weights (L2): each is drawn to 0 by this share of itself, so that none grows without need.
const DECAY: f32 = 1e-5;
/// A chance of less is no more surprising than this one: the logarithm has to stay finite.
const LEAST_CHANCE: f32 = 1e-6;

/// Adam, and what it remembers of every weight.
pub(super) struct Adam {
    /// The slope of the loss, added up over a batch.
    slope: Net,
    /// The smoothed slope (the first moment), and the smoothed square of it (the second).
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub fn new(net: &Net) -> Adam {
        let weights = net.weights().count();
        let slope = Net::empty(net.own.len(), net.common.len());
        Adam { slope, mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// Learns so many samples, the newest among them; the surprise in bits.
    pub fn learn(&mut self, net: &mut Net, memory: &[Sample], number: usize, rate: f32, rng: &mut impl Rng) -> f64 {
        let (mut surprise, mut count) = (0.0, 0usize);
        for _ in 0..(number / BATCH).max(1) {
            self.slope.weights_mut().for_each(|weight| *weight = 0.0);
            for turn in 0..BATCH {
                // Half of the lessons are the newest ones.
                let newest = memory.len().min(number / 2).max(1);
                let from = if turn % 2 == 0 { memory.len() - newest } else { 0 };
                let at = from + below(rng, (memory.len() - from) as u32) as usize;
                surprise += f64::from(self.study(net, &memory[at]));
                count += 1;
            }
            self.step(net, rate);
        }
        surprise / count as f64
    }

    /// Adds one sample's slope (backpropagation); the surprise at who won, in bits.
    fn study(&mut self, net: &Net, sample: &Sample) -> f32 {
        let seats = sample.seats;
        let inside = net.inside(&sample.figures, seats);
        let win = chances(&inside.logit, seats, sample.together);
        let mut surprise = 0.0;
        let (mut off_win, mut off_total): (PerSeat, PerSeat) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for seat in 0..seats {
            let share = if sample.together { 1.0 / seats as f32 } else { 1.0 };
            off_win[seat] = (win[seat] - sample.target.win[seat]) * share;
            off_total[seat] =
                (TOTAL_SHARE * (inside.total[seat] - sample.target.total[seat])).clamp(-TOTAL_BOUND, TOTAL_BOUND);
            surprise -= sample.target.win[seat] * win[seat].max(LEAST_CHANCE).log2();
        }
        let mut cells = [[0.0; HIDDEN]; MAX_SEATS];
        let mut sum = [0.0; HIDDEN];
        let slope = &mut self.slope;
        for seat in 0..seats {
            for cell in 0..HIDDEN {
                let active = inside.cells[seat][cell];
                slope.win[cell] += off_win[seat] * active;
                slope.total[cell] += off_total[seat] * active;
                if active > 0.0 {
                    cells[seat][cell] = off_win[seat] * net.win[cell] + off_total[seat] * net.total[cell];
                    sum[cell] += cells[seat][cell];
                    slope.bias[cell] += cells[seat][cell];
                }
            }
            slope.last[0] += off_win[seat];
            slope.last[1] += off_total[seat];
        }
        add_rows(&mut slope.common, &sample.figures.common, &sum);
        let share = if seats > 1 { 1.0 / (seats - 1) as f32 } else { 0.0 };
        for seat in 0..seats {
            add_rows(&mut slope.own, &sample.figures.own[seat], &cells[seat]);
            let mut seen = [0.0; HIDDEN];
            for cell in 0..HIDDEN {
                seen[cell] = (sum[cell] - cells[seat][cell]) * share;
            }
            add_rows(&mut slope.others, &sample.figures.own[seat], &seen);
        }
        surprise
    }

    /// One step of Adam.
    fn step(&mut self, net: &mut Net, rate: f32) {
        self.steps += 1;
        // Both began at nothing: what is missing of them is made up for.
        let warm = 1.0 - BETA1.powi(self.steps);
        let warm_square = 1.0 - BETA2.powi(self.steps);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in net.weights_mut().zip(self.slope.weights()).zip(moments) {
            let slope = slope / BATCH as f32 + DECAY * *weight;
            *mean = BETA1 * *mean + (1.0 - BETA1) * slope;
            *square = BETA2 * *square + (1.0 - BETA2) * slope * slope;
            *weight -= rate * (*mean / warm) / ((*square / warm_square).sqrt() + EPSILON);
        }
    }
}

fn add_rows(rows: &mut [[f32; HIDDEN]], figures: &[f32], cells: &[f32; HIDDEN]) {
    for (row, &figure) in rows.iter_mut().zip(figures) {
        if figure != 0.0 {
            row.iter_mut().zip(cells).for_each(|(slope, cell)| *slope += figure * cell);
        }
    }
}
