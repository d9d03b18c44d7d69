//! No allocation on the hot path: after start-up, a whole random game allocates nothing.

use lascaux_eiszeit::Eiszeit;
use lascaux_table::{Actions, Game, Seat, Tally, Viewer, playout};
use rand_core::SeedableRng;

#[test]
fn random_games_allocate_nothing() {
    let data = Eiszeit::data(None).unwrap();
    for seats in 3..=5 {
        for length in ["four-rounds", "short"] {
            let options = Eiszeit::options(serde_json::json!({"length": length}).as_object().unwrap()).unwrap();
            let start = Eiszeit::new(seats, &options, data).unwrap();
            let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(3);
            let mut actions = Actions::of::<Eiszeit>();
            let mut tally = Tally::default();
            let info = allocation_counter::measure(|| {
                for _ in 0..200 {
                    let mut end = playout(start, &mut actions, &mut rng, &mut tally);
                    end.imagine(Viewer::Seat(Seat(0)), &mut rng);
                    std::hint::black_box(end.standing());
                }
            });
            assert_eq!(info.count_total, 0, "{seats} seats, {length}");
            assert!(tally.games == 200 && tally.decisions > 20_000);
        }
    }
    // The counter counts: otherwise the test above could not fail.
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 64])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn actions_and_states_are_small() {
    assert!(size_of::<lascaux_eiszeit::Action>() <= 8);
    assert!(size_of::<Eiszeit>() <= 1024, "{} bytes", size_of::<Eiszeit>());
}
