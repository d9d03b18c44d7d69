//! The contract's hot calls and whole random games. `cargo bench -p lascaux-eiszeit`; instructions: `bench/instructions`.

use divan::Bencher;
use divan::counter::ItemsCount;
use lascaux_eiszeit::{Action, Eiszeit, Outcome};
use lascaux_table::{Actions, Game, Tally, Turn, below, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

fn start(seats: u8) -> Eiszeit {
    let data = Eiszeit::data(None).expect("the built-in data are valid");
    let options = Eiszeit::options(&serde_json::Map::new()).expect("the default options are valid");
    Eiszeit::new(seats, &options, data).expect("three to five play")
}

/// States of random games in which a player is asked, with an action; and such in which chance is, with an outcome.
type Positions = (Vec<(Eiszeit, Action)>, Vec<(Eiszeit, Outcome)>);

fn positions(seats: u8) -> Positions {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut actions = Actions::of::<Eiszeit>();
    let (mut asked, mut thrown) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let mut state = start(seats);
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = state.sample(&mut rng);
                    thrown.push((state, outcome));
                    state.resolve(outcome, &mut ());
                }
                Turn::Player(_) => {
                    state.legal(&mut actions);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    asked.push((state, action));
                    state.apply(action, &mut ());
                }
            }
        }
    }
    (asked, thrown)
}

#[divan::bench(args = [3, 4, 5])]
fn legal(bencher: Bencher, seats: u8) {
    let (asked, _) = positions(seats);
    let mut actions = Actions::of::<Eiszeit>();
    bencher.counter(ItemsCount::new(asked.len())).bench_local(|| {
        for (state, _) in &asked {
            state.legal(&mut actions);
            divan::black_box(actions.len());
        }
    });
}

#[divan::bench(args = [3, 4, 5])]
fn check(bencher: Bencher, seats: u8) {
    let (asked, _) = positions(seats);
    bencher.counter(ItemsCount::new(asked.len())).bench_local(|| {
        for (state, action) in &asked {
            if let Turn::Player(seat) = state.turn() {
                divan::black_box(state.check(seat, *action).is_ok());
            }
        }
    });
}

#[divan::bench(args = [3, 4, 5])]
fn apply(bencher: Bencher, seats: u8) {
    let (asked, _) = positions(seats);
    bencher.counter(ItemsCount::new(asked.len())).bench_local(|| {
        for (state, action) in &asked {
            let mut after = *state;
            after.apply(*action, &mut ());
            divan::black_box(&after);
        }
    });
}

#[divan::bench(args = [3, 4, 5])]
fn sample_and_resolve(bencher: Bencher, seats: u8) {
    let (_, thrown) = positions(seats);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    bencher.counter(ItemsCount::new(thrown.len())).bench_local(|| {
        for (state, _) in &thrown {
            let mut after = *state;
            let outcome = state.sample(&mut rng);
            after.resolve(outcome, &mut ());
            divan::black_box(&after);
        }
    });
}

#[divan::bench(args = [3, 4, 5])]
fn random_game(bencher: Bencher, seats: u8) {
    let begin = start(seats);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut actions = Actions::of::<Eiszeit>();
    let mut tally = Tally::default();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        divan::black_box(playout(begin, &mut actions, &mut rng, &mut tally));
    });
}
