//! Learning from self-play by TD(lambda), with Adam.
//!
//! *Self-play*: games are played by one-ply judgement with some curiosity (actions are drawn by a softmax over their
//! values, [`WARMTHS`]). Generation after generation, the newest network plays the next games.
//!
//! *TD(lambda)*, the method of temporal differences (Sutton 1988; Tesauro's TD-Gammon): a position should be judged as the
//! positions after it were, and in the end as the game came out. Of the judgement of each position that follows a share of
//! 1 - lambda is taken, the rest from further on, up to the result ([`LAMBDA`], [`Story::look_back`]). What is learned is
//! the winning chance of every seat (softmax, cross entropy) and its total (squared error, bounded).
//!
//! *Adam* (Kingma and Ba 2015; `train/adam.rs` has its betas and epsilon): the steps by which the weights are learned. The
//! learning rate falls ([`RATE_AT_THE_END`], [`RATE_MORE_AT_FIRST`]). A batch is drawn half from the newest games and half
//! from all that are remembered ([`MEMORY`]).
//!
//! Everything follows from the seed: game number *n* is the same whatever the number of threads.

mod adam;

use crate::insight::{Figures, Insight, Outlook, draw, foresee, result, settle};
use crate::net::{Judge, Net, chances};
use adam::Adam;
use lascaux_table::{Actions, Code, Refusal, Turn, Viewer, below};
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
/// The warmth of the softmax by which actions are drawn, in values from 0 to 1. Games differ in it, so that good and bad
/// positions are both learned; [`Insight::STRAYING`] scales it.
const WARMTHS: [f32; 3] = [0.004, 0.012, 0.03];
/// One decision in so many is learned from: neighbours are too much alike.
const SAMPLED: u32 = 3;

/// The lambda of TD(lambda): of what a position is taught, the share that goes on from one sampled position to the next,
/// instead of stopping at how that one is judged. Three quarters of a result go back over some 20 decisions.
const LAMBDA: f32 = 0.957_765_5;
/// The learning rate when learning ends, and how much higher it is in the beginning: it falls with the games that are
/// left, so that the weights come to rest.
const RATE_AT_THE_END: f32 = 0.0004;
const RATE_MORE_AT_FIRST: f32 = 0.0016;

/// Samples of earlier generations that are learned again.
const MEMORY: usize = 60_000;
/// Samples that a game brings, about; a generation learns so many for each of its games, so many times over.
const SAMPLES_A_GAME: usize = 40;
const TIMES_OVER: usize = 2;

/// The first weights are random, within this divided by the root of the number of figures (He's rule, about), so that
/// sums over many figures are as large as over few; those of the two outputs within this.
const FIRST_WEIGHTS: f32 = 1.4;
const FIRST_OUTPUTS: f32 = 0.3;

/// A network with small random weights.
pub fn newborn<G: Insight>(seed: u64) -> Net {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut net = Net::empty(G::OWN, G::COMMON);
    let scale = FIRST_WEIGHTS / (G::OWN as f32 + G::COMMON as f32).sqrt();
    let mut small = |scale: f32| (below(&mut rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0) * scale;
    net.own
        .iter_mut()
        .chain(&mut net.others)
        .chain(&mut net.common)
        .flatten()
        .for_each(|weight| *weight = small(scale));
    net.win.iter_mut().chain(&mut net.total).for_each(|weight| *weight = small(FIRST_OUTPUTS));
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
    let mut adam = Adam::new(&net);
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
        let fresh = memory.len().min(batch as usize * SAMPLES_A_GAME);
        let rest = 1.0 - played as f32 / lessons.games as f32;
        let rate = RATE_AT_THE_END + RATE_MORE_AT_FIRST * rest;
        let surprise = adam.learn(&mut net, &memory, fresh * TIMES_OVER, rate, &mut rng);
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
    /// TD(lambda), from the end back: sets what each position should have been judged, which is a mean of the judgements
    /// after it and the result.
    fn look_back(&mut self, net: &Net) {
        let mut later = self.end;
        for sample in self.samples.iter_mut().rev() {
            sample.target = later;
            let inside = net.inside(&sample.figures, sample.seats);
            let win = chances(&inside.logit, sample.seats, sample.together);
            let seats = sample.seats;
            bring_nearer(&mut later.win[..seats], &win[..seats]);
            bring_nearer(&mut later.total[..seats], &inside.total[..seats]);
        }
    }
}

/// One step of TD(lambda) back: of what comes later a share of lambda is kept, the rest is what is judged now.
fn bring_nearer(later: &mut [f32], now: &[f32]) {
    later.iter_mut().zip(now).for_each(|(later, now)| *later = LAMBDA * (*later - now) + now);
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
    let warmth = WARMTHS[below(&mut rng, WARMTHS.len() as u32) as usize] * G::STRAYING;
    loop {
        settle(&mut game, &mut rng);
        let Turn::Player(seat) = game.turn() else { break };
        game.legal(&mut legal);
        if below(&mut rng, SAMPLED) == 0 {
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
