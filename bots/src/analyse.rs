//! The analysis of a match: for every decision the best action found, what could be expected before and after, and the
//! mistakes that mattered.

use crate::bot::Method;
use crate::budget::{Budget, Stop};
use crate::insight::{Insight, Outlook, PerSeat};
use crate::search::Cut;
use crate::weighed::{Weighed, think, weighed};
use lascaux_table::{Actions, Match, Seat, Step};
use serde::{Deserialize, Serialize};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How a decision is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The best action found, or as good.
    Good,
    /// A little was given away: 2 points of a hundred or more.
    Inaccuracy,
    /// 5 of a hundred or more.
    Mistake,
    /// 12 of a hundred or more.
    Blunder,
}

/// What has to be given away of the value of a decision, from 0 to 1, to be called so.
const INACCURACY: f64 = 0.02;
const MISTAKE: f64 = 0.05;
const BLUNDER: f64 = 0.12;
/// The most actions of a decision that are kept with what they are worth.
const MOST_WEIGHED: usize = 8;

impl Verdict {
    /// The verdict on who gave so much away.
    pub fn of(loss: f64) -> Verdict {
        match loss {
            loss if loss >= BLUNDER => Verdict::Blunder,
            loss if loss >= MISTAKE => Verdict::Mistake,
            loss if loss >= INACCURACY => Verdict::Inaccuracy,
            _ => Verdict::Good,
        }
    }
}

/// One decision and what it was worth.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// The number of the step in the record, from 1.
    pub step: usize,
    /// The round.
    pub round: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub action: String,
    /// The best action found.
    pub best: String,
    /// The actions that were looked at closely, the best first.
    #[serde(default)]
    pub weighed: Vec<Weighed>,
    /// How many actions there were.
    pub choices: usize,
    /// The winning chance of every seat before the decision, if the best is played.
    pub chances: Vec<f64>,
    /// The winning chance of every seat after what was done.
    #[serde(default)]
    pub chances_after: Vec<f64>,
    /// The total that the deciding seat could expect before, and after what was done.
    #[serde(default)]
    pub points: [f64; 2],
    /// What the deciding seat could expect before: win first, then margin, from 0 to 1.
    pub before: f64,
    /// What it could expect after what was done.
    pub after: f64,
    /// What was given away.
    pub loss: f64,
    /// The verdict.
    pub verdict: Verdict,
}

/// How one seat played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// Decisions with a choice.
    pub decisions: usize,
    /// The share of them in which the best action found was played.
    pub best: f64,
    /// The mean of what was given away, in hundredths.
    pub mean_loss: f64,
    /// Inaccuracies, mistakes and blunders.
    pub mistakes: [usize; 3],
}

/// The analysis of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The game.
    pub game: String,
    /// How many played.
    pub seats: u8,
    /// Every decision with a choice, in order.
    pub decisions: Vec<Judged>,
    /// Every seat.
    pub players: Vec<Player>,
    /// The final totals so far.
    pub totals: Vec<i32>,
}

/// What to spend on an analysis.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// For every decision.
    pub budget: Budget,
    /// Decisions looked at side by side.
    pub threads: usize,
    /// The seed of the searches.
    pub seed: u64,
}

/// Analyses a match. `progress` hears how many decisions of how many are done and may stop it by returning false; what
/// was judged until then is told.
pub fn analyse<G: Insight>(
    game: &Match<G>,
    effort: Effort,
    progress: &(dyn Fn(usize, usize) -> bool + Sync),
) -> Analysis {
    let mut legal = Actions::of::<G>();
    let mut asked = Vec::new();
    for (number, state, step) in game.walk(0..game.steps().len()) {
        if let Step::Act(seat, action) = step {
            state.legal(&mut legal);
            if legal.len() > 1 {
                asked.push((number, seat, action, legal.len()));
            }
        }
    }
    let (next, done, stop) = (AtomicUsize::new(0), AtomicUsize::new(0), Stop::default());
    let judged = Mutex::new(Vec::new());
    let work = || {
        while let Some(&(number, seat, action, choices)) = asked.get(next.fetch_add(1, Ordering::Relaxed)) {
            if stop.is_set() {
                return;
            }
            let one = judge_one(game, number, seat, action, choices, effort, &stop);
            judged.lock().unwrap_or_else(|broken| broken.into_inner()).push(one);
            if !progress(done.fetch_add(1, Ordering::Relaxed) + 1, asked.len()) {
                stop.now();
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..effort.threads.max(1) {
            scope.spawn(work);
        }
    });
    let mut decisions = judged.into_inner().unwrap_or_else(|broken| broken.into_inner());
    decisions.sort_by_key(|one: &Judged| one.step);
    let seats = game.state().seats();
    Analysis {
        game: G::NAME.to_string(),
        seats,
        players: Seat::all(seats).map(|seat| player(seat, &decisions)).collect(),
        decisions,
        totals: game.state().standing().totals[..usize::from(seats)].to_vec(),
    }
}

fn judge_one<G: Insight>(
    game: &Match<G>,
    number: usize,
    seat: Seat,
    action: G::Action,
    choices: usize,
    effort: Effort,
    stop: &Stop,
) -> Judged {
    let state = &game.state_at(number).expect("the decision is a step of the match");
    let think = |state: &G| think(state, seat, effort.budget, effort.seed ^ number as u64, stop);
    let thought = think(state);
    let best = thought.considered[0];
    let before = f64::from(best.value);
    let played = thought.considered.iter().find(|one| one.action == action);
    let (after, outlook) = match played {
        Some(played) if played.action == best.action => (before, best.outlook),
        // Looked at seldom, its value says little: it deserves a search of its own.
        Some(played) if played.visits * 4 < best.visits => {
            let mut next = state.clone();
            next.apply(action, &mut ());
            // All simulations count, as they do for the best action: the others may err in both.
            let outlook = think(&next).outlook;
            (f64::from(outlook.value[seat.index()]).min(before), outlook)
        }
        Some(played) => (f64::from(played.value).min(before), played.outlook),
        None => (before, best.outlook),
    };
    let of_all = |values: PerSeat| values[..usize::from(state.seats())].iter().map(|&one| f64::from(one)).collect();
    let of_seat = |outlook: &Outlook| f64::from(outlook.total[seat.index()]);
    let loss = before - after;
    Judged {
        step: number + 1,
        round: state.chapter(),
        seat,
        action: state.write_action(action),
        best: state.write_action(best.action),
        weighed: with_played(
            weighed(state, seat, &thought, MOST_WEIGHED),
            state.write_action(action),
            after,
            &outlook,
            seat,
        ),
        choices,
        chances: of_all(best.outlook.win),
        chances_after: of_all(outlook.win),
        points: [of_seat(&best.outlook), of_seat(&outlook)],
        before,
        after,
        loss,
        verdict: if action == best.action { Verdict::Good } else { Verdict::of(loss) },
    }
}

/// The list with what was played in it, as it was judged in the end.
fn with_played(mut list: Vec<Weighed>, action: String, value: f64, outlook: &Outlook, seat: Seat) -> Vec<Weighed> {
    let at = seat.index();
    let played = Weighed { action, chance: outlook.win[at].into(), points: outlook.total[at].into(), value };
    match list.iter_mut().find(|one| one.action == played.action) {
        Some(known) => *known = played,
        None => list.push(played),
    }
    list
}

/// An analysis plays simulations on as far as a strong bot does.
pub(crate) fn cut_of_strong<G: Insight>() -> Cut {
    match G::style("strong") {
        Some((Method::Tree { cut, .. }, ..)) => cut,
        _ => Cut::AtOnce,
    }
}

fn player(seat: Seat, decisions: &[Judged]) -> Player {
    let own: Vec<&Judged> = decisions.iter().filter(|one| one.seat == seat).collect();
    let count = own.len().max(1) as f64;
    let of = |verdict: Verdict| own.iter().filter(|one| one.verdict == verdict).count();
    Player {
        seat,
        decisions: own.len(),
        best: own.iter().filter(|one| one.action == one.best).count() as f64 / count,
        mean_loss: 100.0 * own.iter().map(|one| one.loss).sum::<f64>() / count,
        mistakes: [of(Verdict::Inaccuracy), of(Verdict::Mistake), of(Verdict::Blunder)],
    }
}
