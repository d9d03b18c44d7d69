//! No allocation on the hot path: after start-up, a whole random game allocates nothing.

use lascaux_pebbles::{Action, Pebbles};
use lascaux_table::{Actions, Game, Tally, playout};
use rand_core::SeedableRng;
use serde_json::Map;

#[test]
fn random_games_allocate_nothing() {
    let start = Pebbles::new(2, &Pebbles::options(&Map::new()).unwrap(), Pebbles::data(None).unwrap()).unwrap();
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(3);
    let mut actions = Actions::of::<Pebbles>();
    let mut tally = Tally::default();
    let info = allocation_counter::measure(|| {
        for _ in 0..200 {
            std::hint::black_box(playout(start, &mut actions, &mut rng, &mut tally).standing());
        }
    });
    assert_eq!(info.count_total, 0);
    assert!(tally.games == 200 && tally.decisions > 1000, "{tally:?}");
    assert!(size_of::<Action>() <= 8);
    // The counter counts: otherwise the test above could not fail.
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 64]))).count_total, 1);
}
