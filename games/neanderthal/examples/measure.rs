//! Figures about the game as it plays: speed, length, scores and wins per species, in random and in greedy play.
//!
//! `cargo run --release -p lascaux-neanderthal --example measure`; `LASCAUX_GAMES` sets the number of games.

use lascaux_neanderthal::{Action, Key, Neanderthal, Outcome, Sexuality, Who};
use lascaux_table::{Actions, Game, Rng, Tally, Turn, below, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Instant;

fn games(usual: u32) -> u32 {
    std::env::var("LASCAUX_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

fn start(seats: u8) -> Neanderthal {
    Neanderthal::new(seats, &Default::default(), Neanderthal::data(None).unwrap()).unwrap()
}

/// What the games of one way of playing came to.
#[derive(Default)]
struct Sum {
    games: f64,
    rounds: f64,
    decisions: f64,
    species: [[f64; 4]; 3],
    sexualities: [[f64; 3]; 3],
    won: f64,
    ice: f64,
    lines: [f64; 9],
}

impl Sum {
    fn add(&mut self, end: &Neanderthal, decisions: u64) {
        self.games += 1.0;
        self.rounds += f64::from(end.round);
        self.decisions += decisions as f64;
        let scores = end.scores(None);
        self.ice += f64::from(u8::from(scores.reason == Some("ice")));
        self.won += f64::from(u8::from(!scores.winners.is_empty()));
        let share = 1.0 / scores.winners.len().max(1) as f64;
        for who in Who::all() {
            let Some(seat) = end.peoples[who].seat else { continue };
            let won = if scores.winners.contains(&seat) { share } else { 0.0 };
            let points = f64::from(end.points(who));
            let row = &mut self.species[who.index()];
            row[0] += 1.0;
            row[1] += points;
            row[2] += won;
            row[3] += f64::from(u8::from(end.peoples[who].tribal));
            let side = end.peoples[who].sexuality.map_or(0, Sexuality::index);
            self.sexualities[side][0] += 1.0;
            self.sexualities[side][1] += points;
            self.sexualities[side][2] += won;
        }
        if !end.cooperative() {
            for sheet in &scores.seats {
                sheet.lines.iter().zip(&mut self.lines).for_each(|(line, sum)| *sum += f64::from(line.points));
            }
        }
    }

    fn print(&self, name: &str) {
        let games = self.games;
        println!(
            "{name}: {games} games, {:.1} rounds, {:.0} decisions, ended by ice {:.1} %, won by somebody {:.1} %",
            self.rounds / games,
            self.decisions / games,
            100.0 * self.ice / games,
            100.0 * self.won / games
        );
        for who in Who::all().filter(|who| self.species[who.index()][0] > 0.0) {
            let [played, points, won, tribal] = self.species[who.index()];
            println!(
                "  {who}: {:.1} points, wins {:.1} %, tribal {:.1} %",
                points / played,
                100.0 * won / played,
                100.0 * tribal / played
            );
        }
        for side in Sexuality::all() {
            let [played, points, won] = self.sexualities[side.index()];
            println!(
                "  {side}: {:.1} % of players at the end, {:.1} points, wins {:.1} %",
                100.0 * played / self.sexualities.iter().map(|row| row[0]).sum::<f64>(),
                points / played,
                100.0 * won / played
            );
        }
        let players: f64 = self.species.iter().map(|row| row[0]).sum();
        let lines: Vec<String> = self.lines.iter().map(|line| format!("{:.1}", line / players)).collect();
        println!(
            "  lines (hunters, alpha, elders, husbands, daughters, disks, trophies, inventions, animals): {}",
            lines.join(" ")
        );
    }
}

fn random_play() {
    for seats in 1..=3 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut actions = Actions::of::<Neanderthal>();
        let mut sum = Sum::default();
        let (mut tally, begun) = (Tally::default(), Instant::now());
        for _ in 0..games(20_000) {
            playout(start(seats), &mut actions, &mut rng, &mut tally);
        }
        let seconds = begun.elapsed().as_secs_f64();
        println!(
            "{seats} seats: {:.0} games/s, {:.2} M decisions/s, {:.2} M chances/s",
            tally.games as f64 / seconds,
            tally.decisions as f64 / seconds / 1e6,
            tally.chances as f64 / seconds / 1e6
        );
        for _ in 0..games(20_000) {
            let before = tally.decisions;
            let end = playout(start(seats), &mut actions, &mut rng, &mut tally);
            sum.add(&end, tally.decisions - before);
        }
        sum.print(&format!("random, {seats} seats"));
    }
}

/// What somebody greedy wants: points of the own species, and in the common game animals and ideas.
fn wish(state: &Neanderthal, who: Who) -> f64 {
    let people = &state.peoples[who];
    let growth =
        f64::from(people.portals.len()) + 8.0 * f64::from(u8::from(people.tribal)) + f64::from(people.hand.len());
    let goal =
        if state.cooperative() { Who::all().filter(|one| state.survives(*one)).count() as f64 * 20.0 } else { 0.0 };
    f64::from(state.points(who)) + growth + goal
}

/// One decision: the action after which a few random continuations, to the end of the round, look best.
fn greedy(state: &Neanderthal, who: Who, actions: &[Action], room: &mut Actions<Action>, rng: &mut impl Rng) -> Action {
    let mut best = (f64::MIN, actions[0]);
    for &action in actions {
        let mut sum = 0.0;
        for _ in 0..6 {
            let mut ahead = *state;
            ahead.apply(action, &mut ());
            loop {
                match ahead.turn() {
                    Turn::Over => break,
                    Turn::Chance if ahead.ask().what == "daughter" => break,
                    Turn::Chance => {
                        let outcome: Outcome = ahead.sample(rng);
                        ahead.resolve(outcome, &mut ());
                    }
                    Turn::Player(_) => {
                        ahead.legal(room);
                        let choice = room[below(rng, room.len() as u32) as usize];
                        ahead.apply(choice, &mut ());
                    }
                }
            }
            sum += wish(&ahead, who);
        }
        if sum > best.0 {
            best = (sum, action);
        }
    }
    best.1
}

fn greedy_play() {
    for seats in 1..=3 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut actions, mut room) = (Actions::of::<Neanderthal>(), Actions::of::<Neanderthal>());
        let mut sum = Sum::default();
        for _ in 0..games(120).min(400) {
            let mut state = start(seats);
            let mut decisions = 0;
            loop {
                match state.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = state.sample(&mut rng);
                        state.resolve(outcome, &mut ());
                    }
                    Turn::Player(_) => {
                        decisions += 1;
                        state.legal(&mut actions);
                        let who = state.asked().unwrap_or(Who::Red);
                        let choice = if actions.len() == 1 {
                            actions[0]
                        } else {
                            greedy(&state, who, &actions, &mut room, &mut rng)
                        };
                        state.apply(choice, &mut ());
                    }
                }
            }
            sum.add(&state, decisions);
        }
        sum.print(&format!("greedy, {seats} seats"));
    }
}

fn main() {
    random_play();
    greedy_play();
}
