//! Learning from self-play: games are played by one-ply judgement with some curiosity, and the network learns who won
//! and with how many points. Generation after generation, the newest network plays the next games.
//!
//! Everything follows from the seed: game number *n* is the same whatever the number of threads.

// Several arrays run side by side here, seat by seat and cell by cell.
#![allow(clippy::needless_range_loop)]

use crate::insight::{Figures, Insight, Outlook, PerSeat, draw, foresee, result, settle};
use crate::net::{HIDDEN, Judge, Net, chances};
use lascaux_table::{Actions, Code, MAX_SEATS, Refusal, Turn, Viewer, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Map;
use std::sync::Arc;

/// What to learn from.
#[derive(Clone, Debug)]
pub struct Lessons {
    /// Numbers of seats, in turn.
    pub seats: Vec<u8>,
    /// Games in all.
    pub games: u64,
    /// Games of one generation, all played by the same network.
    pub generation: u64,
    /// The seed of everything.
    pub seed: u64,
    /// Threads that play.
    pub threads: usize,
}

/// How the learning goes on.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Games played so far.
    pub games: u64,
    /// How far the network was off in the last generation: the surprise at who won, in bits per game.
    pub surprise: f64,
    /// The mean total of the winners.
    pub winners: f64,
}

/// One position with what came of it.
struct Sample {
    figures: Figures,
    seats: usize,
    together: bool,
    target: Outlook,
}

/// The longest list of actions that is judged whole; of longer ones, those that players lean to.
const JUDGED: usize = 20;
/// Of the value of a position, so much comes from the game's end, the rest from the positions in between.
const FAITH_IN_THE_END: f32 = 0.75;
/// Samples of earlier generations that are learned again.
const MEMORY: usize = 60_000;

/// A network with small random weights.
pub fn newborn<G: Insight>(seed: u64) -> Net {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut net = Net::empty(G::OWN, G::COMMON);
    let scale = 1.4 / (G::OWN as f32 + G::COMMON as f32).sqrt();
    let mut small = |scale: f32| (below(&mut rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0) * scale;
    net.own
        .iter_mut()
        .chain(&mut net.others)
        .chain(&mut net.common)
        .flatten()
        .for_each(|weight| *weight = small(scale));
    net.win.iter_mut().chain(&mut net.total).for_each(|weight| *weight = small(0.3));
    net
}

/// Learns. `begun` is a network and the number of games it has seen; `told` hears of every generation with the network
/// so far and may stop by returning false.
pub fn train<G: Insight>(
    lessons: &Lessons,
    begun: Option<(Net, u64)>,
    data: &'static G::Data,
    told: &mut dyn FnMut(&Net, Progress) -> bool,
) -> Result<Net, Refusal> {
    if lessons.seats.is_empty() || lessons.seats.iter().any(|seats| !(G::MIN_SEATS..=G::MAX_SEATS).contains(seats)) {
        return Err(Refusal::new(
            Code::Request,
            format!("{} is for {} to {} players.", G::TITLE, G::MIN_SEATS, G::MAX_SEATS),
        ));
    }
    let (mut net, mut played) = begun.unwrap_or_else(|| (newborn::<G>(lessons.seed), 0));
    let mut pupil = Pupil::new(&net);
    let mut memory: Vec<Sample> = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(lessons.seed ^ played.wrapping_mul(0x9e37_79b9));
    while played < lessons.games {
        let batch = lessons.generation.min(lessons.games - played);
        // The first games of all are played by the hand-made judgement: there is nothing learned yet.
        let judge = if played == 0 { Judge::Hand } else { Judge::Learned(Arc::new(net.clone())) };
        let games = play_all::<G>(lessons, played..played + batch, &judge, data)?;
        played += batch;
        let winners = games.iter().map(|game| f64::from(game.winner)).sum::<f64>() / batch as f64;
        for mut game in games {
            game.look_back(&net);
            memory.extend(game.samples);
        }
        let fresh = memory.len().min(batch as usize * 40);
        // The pace slows down towards the end, so that the weights come to rest.
        let rest = 1.0 - played as f32 / lessons.games as f32;
        let pace = 0.0004 + 0.0016 * rest;
        let surprise = pupil.learn(&mut net, &memory, fresh * 2, pace, &mut rng);
        if memory.len() > MEMORY {
            memory.drain(..memory.len() - MEMORY);
        }
        if !told(&net, Progress { games: played, surprise, winners }) {
            break;
        }
    }
    Ok(net)
}

/// The positions of one game.
struct Story {
    samples: Vec<Sample>,
    end: Outlook,
    winner: f32,
}

impl Story {
    /// Sets what each position should have been judged: the next one's judgement, and in the end the result.
    fn look_back(&mut self, net: &Net) {
        let mut later = self.end;
        for sample in self.samples.iter_mut().rev() {
            sample.target = later;
            let inside = net.inside(&sample.figures, sample.seats);
            let win = chances(&inside.logit, sample.seats, sample.together);
            for seat in 0..sample.seats {
                let mix = |end: f32, now: f32| FAITH_IN_THE_END.powf(0.15) * (end - now) + now;
                later.win[seat] = mix(later.win[seat], win[seat]);
                later.total[seat] = mix(later.total[seat], inside.total[seat]);
            }
        }
    }
}

fn play_all<G: Insight>(
    lessons: &Lessons,
    numbers: std::ops::Range<u64>,
    judge: &Judge,
    data: &'static G::Data,
) -> Result<Vec<Story>, Refusal> {
    let threads = lessons.threads.max(1) as u64;
    let share = |thread: u64| {
        let mut stories = Vec::new();
        for number in numbers.clone().filter(|number| number % threads == thread) {
            stories.push((number, play_one::<G>(lessons, number, judge, data)?));
        }
        Ok::<_, Refusal>(stories)
    };
    let mut stories = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || share(thread))).collect();
        let mut all = Vec::new();
        for worker in workers {
            all.extend(
                worker
                    .join()
                    .unwrap_or_else(|_| Err(Refusal::new(Code::Request, "A game of self-play broke down.")))?,
            );
        }
        Ok::<_, Refusal>(all)
    })?;
    stories.sort_by_key(|(number, _)| *number);
    Ok(stories.into_iter().map(|(_, story)| story).collect())
}

fn play_one<G: Insight>(
    lessons: &Lessons,
    number: u64,
    judge: &Judge,
    data: &'static G::Data,
) -> Result<Story, Refusal> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(lessons.seed.wrapping_mul(1_000_003).wrapping_add(number));
    let seats = lessons.seats[(number % lessons.seats.len() as u64) as usize];
    let mut game = G::new(seats, &G::options(&Map::new())?, data)?;
    let mut legal = Actions::of::<G>();
    let (mut leanings, mut values) = (Vec::new(), Vec::new());
    let mut figures = Figures::default();
    let mut samples = Vec::new();
    // Games differ in how curious their players are, so that good and bad positions are both learned.
    let warmth = [0.004, 0.012, 0.03][below(&mut rng, 3) as usize] * G::STRAYING;
    loop {
        settle(&mut game, &mut rng);
        let Turn::Player(seat) = game.turn() else { break };
        game.legal(&mut legal);
        if below(&mut rng, 3) == 0 {
            game.figures(&mut figures);
            samples.push(Sample {
                figures: figures.clone(),
                seats: usize::from(seats),
                together: game.together(),
                target: Outlook::default(),
            });
        }
        let choice = if legal.len() == 1 {
            0
        } else {
            leanings.clear();
            game.leanings(&legal, &mut leanings);
            let floor = nth_largest(&leanings, JUDGED);
            let mut dealt = game.clone();
            dealt.imagine(Viewer::Seat(seat), &mut rng);
            let luck = rng.next_u64();
            values.clear();
            values.extend(legal.iter().zip(&leanings).map(|(&action, leaning)| {
                if *leaning < floor {
                    return f32::NEG_INFINITY;
                }
                let mut after = dealt.clone();
                after.apply(action, &mut ());
                settle(&mut after, &mut Xoshiro256PlusPlus::seed_from_u64(luck));
                foresee(&after, judge, &mut figures).value[seat.index()]
            }));
            let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            values.iter_mut().for_each(|value| *value = ((*value - best) / warmth).exp());
            draw(&values, &mut rng)
        };
        game.apply(legal[choice], &mut ());
    }
    let mut end = result(&game);
    let winner = end.total[..usize::from(seats)].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    end.total.iter_mut().for_each(|total| *total /= G::MARGIN);
    Ok(Story { samples, end, winner })
}

fn nth_largest(weights: &[f32], nth: usize) -> f32 {
    if weights.len() <= nth {
        return f32::NEG_INFINITY;
    }
    let mut sorted = weights.to_vec();
    sorted.sort_by(|one, other| other.total_cmp(one));
    sorted[nth - 1]
}

/// The learner's own memory: the slope of every weight, smoothed (the Adam method).
struct Pupil {
    slope: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

/// Positions of one step.
const STEP: usize = 64;

impl Pupil {
    fn new(net: &Net) -> Pupil {
        let weights = net.weights().count();
        let slope = Net::empty(net.own.len(), net.common.len());
        Pupil { slope, mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// Learns so many samples, the newest among them; the surprise in bits.
    fn learn(&mut self, net: &mut Net, memory: &[Sample], number: usize, pace: f32, rng: &mut impl Rng) -> f64 {
        let (mut surprise, mut count) = (0.0, 0usize);
        for _ in 0..(number / STEP).max(1) {
            self.slope.weights_mut().for_each(|weight| *weight = 0.0);
            for turn in 0..STEP {
                // Half of the lessons are the newest ones.
                let newest = memory.len().min(number / 2).max(1);
                let from = if turn % 2 == 0 { memory.len() - newest } else { 0 };
                let at = from + below(rng, (memory.len() - from) as u32) as usize;
                surprise += f64::from(self.study(net, &memory[at]));
                count += 1;
            }
            self.step(net, pace);
        }
        surprise / count as f64
    }

    /// Adds one sample's slope.
    fn study(&mut self, net: &Net, sample: &Sample) -> f32 {
        let seats = sample.seats;
        let inside = net.inside(&sample.figures, seats);
        let win = chances(&inside.logit, seats, sample.together);
        let mut surprise = 0.0;
        let (mut off_win, mut off_total): (PerSeat, PerSeat) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for seat in 0..seats {
            let share = if sample.together { 1.0 / seats as f32 } else { 1.0 };
            off_win[seat] = (win[seat] - sample.target.win[seat]) * share;
            off_total[seat] = (0.5 * (inside.total[seat] - sample.target.total[seat])).clamp(-1.0, 1.0);
            surprise -= sample.target.win[seat] * win[seat].max(1e-6).log2();
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

    fn step(&mut self, net: &mut Net, pace: f32) {
        self.steps += 1;
        let (keep, keep_square) = (0.9f32, 0.999f32);
        let warm = 1.0 - keep.powi(self.steps);
        let warm_square = 1.0 - keep_square.powi(self.steps);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in net.weights_mut().zip(self.slope.weights()).zip(moments) {
            let slope = slope / STEP as f32 + 1e-5 * *weight;
            *mean = keep * *mean + (1.0 - keep) * slope;
            *square = keep_square * *square + (1.0 - keep_square) * slope * slope;
            *weight -= pace * (*mean / warm) / ((*square / warm_square).sqrt() + 1e-8);
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
