//! The contract's hot calls and whole random games, the same for every game. A game's `benches/contract.rs` says which
//! game it is (`Played`) and with how many seats (`SEATS`), and includes this file as a module.

use super::{Played, SEATS};
use divan::Bencher;
use divan::counter::ItemsCount;
use lascaux_table::{Actions, Game, Tally, Turn, playout, random_step};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn start(seats: u8) -> Played {
    let data = Played::data(None).expect("the built-in data are valid");
    let options = Played::options(&serde_json::Map::new()).expect("the default options are valid");
    Played::new(seats, &options, data).expect("as many as the game is for")
}

/// States of random games in which a player is asked, and such in which chance is.
fn positions(seats: u8) -> (Vec<Played>, Vec<Played>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut actions = Actions::of::<Played>();
    let (mut asked, mut thrown) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let mut state = start(seats);
        loop {
            let before = state;
            match random_step(&mut state, &mut actions, &mut rng) {
                Turn::Over => break,
                Turn::Chance => thrown.push(before),
                Turn::Player(_) => asked.push(before),
            }
        }
    }
    (asked, thrown)
}

/// The same states, each with an action that is legal there.
fn decisions(seats: u8) -> Vec<(Played, <Played as Game>::Action)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut actions = Actions::of::<Played>();
    let chosen = |state: Played| {
        state.legal(&mut actions);
        (state, actions[lascaux_table::below(&mut rng, actions.len() as u32) as usize])
    };
    positions(seats).0.into_iter().map(chosen).collect()
}

#[divan::bench(args = SEATS)]
fn legal(bencher: Bencher, seats: u8) {
    let (asked, _) = positions(seats);
    let mut actions = Actions::of::<Played>();
    bencher.counter(ItemsCount::new(asked.len())).bench_local(|| {
        for state in &asked {
            state.legal(&mut actions);
            divan::black_box(actions.len());
        }
    });
}

#[divan::bench(args = SEATS)]
fn check(bencher: Bencher, seats: u8) {
    let decisions = decisions(seats);
    bencher.counter(ItemsCount::new(decisions.len())).bench_local(|| {
        for (state, action) in &decisions {
            if let Turn::Player(seat) = state.turn() {
                divan::black_box(state.check(seat, *action).is_ok());
            }
        }
    });
}

#[divan::bench(args = SEATS)]
fn apply(bencher: Bencher, seats: u8) {
    let decisions = decisions(seats);
    bencher.counter(ItemsCount::new(decisions.len())).bench_local(|| {
        for (state, action) in &decisions {
            let mut after = *state;
            after.apply(*action, &mut ());
            divan::black_box(&after);
        }
    });
}

#[divan::bench(args = SEATS)]
fn sample_and_resolve(bencher: Bencher, seats: u8) {
    let (_, thrown) = positions(seats);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    bencher.counter(ItemsCount::new(thrown.len())).bench_local(|| {
        for state in &thrown {
            let mut after = *state;
            let outcome = state.sample(&mut rng);
            after.resolve(outcome, &mut ());
            divan::black_box(&after);
        }
    });
}

#[divan::bench(args = SEATS)]
fn random_game(bencher: Bencher, seats: u8) {
    let begin = start(seats);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut actions = Actions::of::<Played>();
    let mut tally = Tally::default();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        divan::black_box(playout(begin, &mut actions, &mut rng, &mut tally));
    });
}
