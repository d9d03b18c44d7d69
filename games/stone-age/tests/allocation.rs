//! No allocation on the hot path: after start-up, a whole random game allocates nothing.

use lascaux_stone_age::StoneAge;
use lascaux_table::{Actions, Game, Tally, playout};
use rand_core::SeedableRng;

#[test]
fn random_games_allocate_nothing() {
    let data = StoneAge::data(None).unwrap();
    for seats in 2..=4 {
        for edition in ["nl", "sv"] {
            let options = StoneAge::options(serde_json::json!({"edition": edition}).as_object().unwrap()).unwrap();
            let start = StoneAge::new(seats, &options, data).unwrap();
            let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(3);
            let mut actions = Actions::of::<StoneAge>();
            let mut tally = Tally::default();
            let info = allocation_counter::measure(|| {
                for _ in 0..200 {
                    let end = playout(start, &mut actions, &mut rng, &mut tally);
                    std::hint::black_box(end.standing());
                }
            });
            assert_eq!(info.count_total, 0, "{seats} seats, {edition}");
            assert!(tally.games == 200 && tally.decisions > 50_000);
        }
    }
    // The counter counts: otherwise the test above could not fail.
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 64])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn actions_and_states_are_small() {
    println!("{} bytes a state, {} an action", size_of::<StoneAge>(), size_of::<lascaux_stone_age::Action>());
    assert!(size_of::<lascaux_stone_age::Action>() <= 8);
    assert!(size_of::<StoneAge>() <= 320, "{} bytes", size_of::<StoneAge>());
}
