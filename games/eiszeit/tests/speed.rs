//! Speed through the public contract, and the promise that nothing allocates after the start.

use lascaux_eiszeit::Eiszeit;
use lascaux_table::{Actions, Game, Tally, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Map;
use std::time::Instant;

fn start(seats: u8) -> Eiszeit {
    let options = Eiszeit::options(&Map::new()).unwrap();
    Eiszeit::new(seats, &options, Eiszeit::data(None).unwrap()).unwrap()
}

#[test]
fn random_games_allocate_nothing() {
    for seats in 3..=5 {
        let start = start(seats);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
        let mut actions = Actions::of::<Eiszeit>();
        let mut tally = Tally::default();
        let counted = allocation_counter::measure(|| {
            for _ in 0..50 {
                playout(start, &mut actions, &mut rng, &mut tally);
            }
        });
        assert_eq!(counted.count_total, 0, "{seats} seats: {} decisions", tally.decisions);
    }
}

/// Run with `cargo test --release -- --ignored --nocapture speed`.
#[test]
#[ignore = "a measurement, not a test"]
fn speed_of_random_games() {
    for seats in 3..=5 {
        let start = start(seats);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut actions = Actions::of::<Eiszeit>();
        let mut tally = Tally::default();
        let clock = Instant::now();
        while clock.elapsed().as_secs_f64() < 3.0 {
            playout(start, &mut actions, &mut rng, &mut tally);
        }
        let seconds = clock.elapsed().as_secs_f64();
        println!(
            "{seats} seats: {:.0} games/s, {:.2} M decisions/s, {:.2} M chances/s, {:.0} decisions a game",
            tally.games as f64 / seconds,
            tally.decisions as f64 / seconds / 1e6,
            tally.chances as f64 / seconds / 1e6,
            tally.decisions as f64 / tally.games as f64
        );
    }
}
