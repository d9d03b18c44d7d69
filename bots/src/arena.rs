//! The arena: bots against each other, seats rotated, the same deals for all, with intervals and ratings.

use crate::bot::{Bot, Sitter};
use crate::budget::{Clock, Passing, Stop};
use crate::insight::{Insight, result};
use crate::rating;
use lascaux_table::{Code, Refusal, Seat, Seed, Step, StepOf, Turn};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Who meets whom, how often.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// The bots by name.
    pub bots: Vec<String>,
    /// Seats of a table; with more bots than seats, every choice of so many bots meets.
    pub seats: usize,
    /// Games of every such choice.
    pub games: u64,
    /// Milliseconds a move for bots that name no budget.
    pub millis: Option<u64>,
    /// The seed of all games.
    pub seed: u64,
    /// Options of the game.
    pub options: Map<String, Value>,
    /// Games played at the same time, each bot on one core.
    pub threads: usize,
}

/// How one bot did.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The bot.
    pub bot: String,
    /// Games it sat in, counted once for every seat it had.
    pub games: u64,
    /// Games won; shared wins are split.
    pub wins: f64,
    /// Wins by games.
    pub win_rate: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The mean total.
    pub mean_score: f64,
    /// Seconds of the processor for a move that was a choice.
    pub seconds_per_move: f64,
    /// The slowest move.
    pub slowest_move: f64,
    /// Simulations for a move that was a choice; 0 for bots that make none.
    pub simulations_per_move: f64,
    /// The rating: 400 points mean ten to one. The mean of all is 0.
    pub rating: f64,
}

/// What came of a meeting.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Seats of a table.
    pub seats: usize,
    /// Games in all.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// Milliseconds a move, where the arena set them.
    pub millis: Option<u64>,
    /// The mean total of the winners; nothing where nobody won.
    pub winners_mean: Option<f64>,
    /// The mean number of rounds.
    pub rounds_mean: f64,
    /// The bots, in the order of their names on the command line.
    pub bots: Vec<Row>,
}

/// One finished game.
struct Finished {
    /// The bot of each seat, as an index.
    bots: Vec<usize>,
    win: Vec<f64>,
    total: Vec<f64>,
    rounds: u32,
    time: Vec<Spent>,
}

#[derive(Clone, Copy, Default)]
struct Spent {
    moves: u64,
    seconds: f64,
    slowest: f64,
    simulations: u64,
}

/// Plays a meeting. `progress` hears the number of finished games and may stop all by returning false.
pub fn meet<G: Insight>(
    meeting: &Meeting,
    data: &'static G::Data,
    progress: &(dyn Fn(u64, u64) -> bool + Sync),
) -> Result<Report, Refusal> {
    let mut bots =
        meeting.bots.iter().map(|name| Bot::read::<G>(name, meeting.millis)).collect::<Result<Vec<_>, _>>()?;
    bots.iter_mut().for_each(|bot| bot.budget.clock = clock_of(bot));
    let seats = meeting.seats;
    if !(usize::from(G::MIN_SEATS)..=usize::from(G::MAX_SEATS)).contains(&seats) || bots.len() < seats {
        return Err(Refusal::new(
            Code::Request,
            format!(
                "{} is for {} to {} players; name as many bots as there are seats, or more.",
                G::TITLE,
                G::MIN_SEATS,
                G::MAX_SEATS
            ),
        ));
    }
    G::new(seats as u8, &G::options(&meeting.options)?, data)?;
    let tables = tables(&meeting.bots, seats);
    // A deal that is begun is played with every rotation of the seats: else some would sit first more often.
    let each = meeting.games.next_multiple_of(seats as u64);
    let all = each * tables.len() as u64;
    let (next, done, stop) = (AtomicU64::new(0), AtomicU64::new(0), Stop::default());
    let finished: Mutex<Vec<(u64, Finished)>> = Mutex::new(Vec::new());
    let trouble: Mutex<Option<Refusal>> = Mutex::new(None);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= all || stop.is_set() {
                return;
            }
            let table = &tables[(number / each) as usize];
            match play::<G>(meeting, &bots, table, number % each, data, &stop) {
                Ok(Some(game)) => lock(&finished).push((number, game)),
                Ok(None) => return,
                Err(refusal) => {
                    *lock(&trouble) = Some(refusal);
                    return stop.now();
                }
            }
            if !progress(done.fetch_add(1, Ordering::Relaxed) + 1, all) {
                stop.now();
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..meeting.threads.max(1) {
            scope.spawn(work);
        }
    });
    if let Some(refusal) = lock(&trouble).take() {
        return Err(refusal);
    }
    let mut games = std::mem::take(&mut *lock(&finished));
    games.sort_by_key(|(number, _)| *number);
    Ok(report::<G>(meeting, games.into_iter().map(|(_, game)| game).collect()))
}

/// A thread that broke down leaves the list as it was; it can be read all the same.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// Who meets whom. A name that is given more than once sits down more than once, but no table meets twice.
fn tables(names: &[String], seats: usize) -> Vec<Vec<usize>> {
    let mut met = HashSet::new();
    let mut tables = choices(names.len(), seats);
    tables.retain(|table| {
        let mut together: Vec<&String> = table.iter().map(|&bot| &names[bot]).collect();
        together.sort();
        met.insert(together)
    });
    tables
}

/// Every choice of `seats` among `bots`, in order.
fn choices(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..seats {
        all = all
            .into_iter()
            .flat_map(|some: Vec<usize>| {
                let from = some.last().map_or(0, |last| last + 1);
                (from..bots).map(move |bot| [some.clone(), vec![bot]].concat())
            })
            .collect();
    }
    all
}

/// Searches side by side have a processor each: only the clock on the wall knows how long they took together.
fn clock_of(bot: &Bot) -> Clock {
    if bot.threads > 1 { Clock::Wall } else { Clock::Processor }
}

/// One game; `None` when the arena was stopped meanwhile. A deal is played once with every rotation of the seats.
fn play<G: Insight>(
    meeting: &Meeting,
    bots: &[Bot],
    table: &[usize],
    number: u64,
    data: &'static G::Data,
    stop: &Stop,
) -> Result<Option<Finished>, Refusal> {
    let seats = table.len();
    let rotation = (number % seats as u64) as usize;
    let deal = meeting.seed.wrapping_add(number / seats as u64);
    let seated: Vec<usize> = (0..seats).map(|seat| table[(seat + rotation) % seats]).collect();
    let mut state = G::new(seats as u8, &G::options(&meeting.options)?, data)?;
    let seed = Seed::Number(deal);
    let mut sitters: Vec<Sitter<G>> = seated
        .iter()
        .enumerate()
        .map(|(seat, &bot)| {
            let own = deal.wrapping_mul(64).wrapping_add((seat * 8 + rotation) as u64);
            Sitter::new(bots[bot].clone(), Seat(seat as u8), own)
        })
        .collect();
    let mut steps: Vec<StepOf<G>> = Vec::new();
    let mut followed = vec![0; seats];
    let mut time = vec![Spent::default(); seats];
    let mut chances = 0;
    let mut legal = lascaux_table::Actions::of::<G>();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = state.sample(&mut seed.stream(chances));
                chances += 1;
                state.resolve(outcome, &mut ());
                steps.push(Step::Chance(outcome));
            }
            Turn::Player(seat) => {
                if stop.is_set() {
                    return Ok(None);
                }
                let at = seat.index();
                state.legal(&mut legal);
                let action = if legal.len() == 1 {
                    legal[0]
                } else {
                    let begun = Passing::start(clock_of(&bots[seated[at]]));
                    sitters[at].follow(&steps[followed[at]..]);
                    followed[at] = steps.len();
                    let decision = sitters[at].decide(&state, stop);
                    let seconds = begun.elapsed().as_secs_f64();
                    let clock = &mut time[at];
                    clock.moves += 1;
                    clock.seconds += seconds;
                    clock.slowest = clock.slowest.max(seconds);
                    clock.simulations += decision.thought.simulations;
                    decision.action
                };
                // A bot that cheats would make every figure worthless.
                state.check(seat, action)?;
                state.apply(action, &mut ());
                steps.push(Step::Act(seat, action));
            }
        }
    }
    let end = result(&state);
    Ok(Some(Finished {
        bots: seated,
        win: end.win[..seats].iter().map(|&win| f64::from(win)).collect(),
        total: end.total[..seats].iter().map(|&total| f64::from(total)).collect(),
        rounds: state.chapter(),
        time,
    }))
}

fn report<G: Insight>(meeting: &Meeting, games: Vec<Finished>) -> Report {
    // A name that stands several times is one bot.
    let mut names: Vec<&String> = Vec::new();
    for name in &meeting.bots {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let row_of = |bot: usize| names.iter().position(|name| **name == meeting.bots[bot]).unwrap_or(0);
    let mut duels = vec![vec![0.0; names.len()]; names.len()];
    let mut winners = Vec::new();
    for game in &games {
        let of_winners = game.win.iter().zip(&game.total).filter(|(win, _)| **win > 0.0).map(|(_, total)| *total);
        winners.extend(of_winners.reduce(f64::max));
        for one in 0..game.bots.len() {
            for other in 0..game.bots.len() {
                let (a, b) = (row_of(game.bots[one]), row_of(game.bots[other]));
                if a != b && one < other {
                    let better = (game.win[one], game.total[one]).partial_cmp(&(game.win[other], game.total[other]));
                    let share = match better {
                        Some(std::cmp::Ordering::Greater) => 1.0,
                        Some(std::cmp::Ordering::Less) => 0.0,
                        _ => 0.5,
                    };
                    duels[a][b] += share;
                    duels[b][a] += 1.0 - share;
                }
            }
        }
    }
    let ratings = rating::bradley_terry(&duels);
    let rows = names.iter().enumerate().map(|(row, name)| {
        let mut clock = Spent::default();
        let (mut sat, mut wins, mut total) = (0u64, 0.0, 0.0);
        for game in &games {
            for seat in 0..game.bots.len() {
                if row_of(game.bots[seat]) == row {
                    sat += 1;
                    wins += game.win[seat];
                    total += game.total[seat];
                    clock.moves += game.time[seat].moves;
                    clock.seconds += game.time[seat].seconds;
                    clock.slowest = clock.slowest.max(game.time[seat].slowest);
                    clock.simulations += game.time[seat].simulations;
                }
            }
        }
        let (low, high) = rating::wilson(wins, sat);
        let (sat_or_one, moves) = (sat.max(1) as f64, clock.moves.max(1) as f64);
        Row {
            bot: name.to_string(),
            games: sat,
            wins,
            win_rate: wins / sat_or_one,
            low,
            high,
            mean_score: total / sat_or_one,
            seconds_per_move: clock.seconds / moves,
            slowest_move: clock.slowest,
            simulations_per_move: clock.simulations as f64 / moves,
            rating: ratings[row],
        }
    });
    let count = games.len().max(1) as f64;
    Report {
        game: G::NAME.to_string(),
        seats: meeting.seats,
        games: games.len() as u64,
        seed: meeting.seed,
        millis: meeting.millis,
        winners_mean: (!winners.is_empty()).then(|| winners.iter().sum::<f64>() / winners.len() as f64),
        rounds_mean: games.iter().map(|game| f64::from(game.rounds)).sum::<f64>() / count,
        bots: rows.collect(),
    }
}
