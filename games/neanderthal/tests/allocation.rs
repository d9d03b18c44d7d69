//! No allocation on the hot path: after start-up, a whole random game allocates nothing.

use lascaux_neanderthal::{Action, Neanderthal, Outcome};
use lascaux_table::{Actions, Game, Tally, playout};
use rand_core::SeedableRng;

#[test]
fn random_games_allocate_nothing() {
    let data = Neanderthal::data(None).unwrap();
    for seats in 1..=3 {
        let start = Neanderthal::new(seats, &Default::default(), data).unwrap();
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(3);
        let mut actions = Actions::of::<Neanderthal>();
        let mut tally = Tally::default();
        let info = allocation_counter::measure(|| {
            for _ in 0..200 {
                let end = playout(start, &mut actions, &mut rng, &mut tally);
                std::hint::black_box(end.standing());
            }
        });
        assert_eq!(info.count_total, 0, "{seats} seats");
        assert!(tally.games == 200 && tally.decisions > 10_000);
    }
    // The counter counts: otherwise the test above could not fail.
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 64])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn actions_and_states_are_small() {
    assert!(size_of::<Action>() <= 8 && size_of::<Outcome>() <= 8);
    assert!(size_of::<Neanderthal>() <= 1024, "{} bytes", size_of::<Neanderthal>());
}
