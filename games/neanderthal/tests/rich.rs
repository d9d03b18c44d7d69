//! Random games from rich positions. Everything the battery asks is asked here too.

mod common;

use common::*;
use lascaux_neanderthal::Neanderthal;
use lascaux_table::{Actions, Game, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use std::collections::BTreeMap;

#[test]
fn rich_positions_keep_every_promise() {
    let games = std::env::var("LASCAUX_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(30u64);
    let mut asked: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (seats, mode) = [(3, "rivals"), (3, "cooperative"), (2, "rivals"), (1, "rivals")][(seed % 4) as usize];
        let mut state = Scene::of(rich(seats, &json!({"mode": mode}), &mut rng)).game;
        let mut actions = Actions::of::<Neanderthal>();
        for step in 0.. {
            assert!(step < 20_000, "endless game");
            *asked.entry(state.ask().what).or_default() += 1;
            let again = Neanderthal::load(&state.position(), state.components());
            assert!(
                again.clone().is_ok_and(|again| again == state),
                "seed {seed}: {:?}\n{}",
                again.err(),
                serde_json::to_string(&state.position()).unwrap()
            );
            match state.turn() {
                Turn::Player(seat) => {
                    state.legal(&mut actions);
                    assert!(!actions.is_empty() && actions.len() <= Neanderthal::MAX_ACTIONS, "{}", actions.len());
                    let mut found = 0;
                    state.universe(&mut |action| {
                        let listed = actions.contains(&action);
                        found += usize::from(listed);
                        match state.check(seat, action) {
                            Ok(()) => assert!(listed, "allowed, not listed: {}", state.write_action(action)),
                            Err(no) => assert!(!listed && no.rule.is_some(), "{}: {no}", state.write_action(action)),
                        }
                    });
                    assert_eq!(found, actions.len(), "twice or outside the universe");
                    let choice = actions[below(&mut rng, actions.len() as u32) as usize];
                    assert_eq!(state.read_action(&state.write_action(choice)).ok(), Some(choice));
                    state.apply(choice, &mut Vec::new());
                }
                Turn::Chance => {
                    let outcome = state.sample(&mut rng);
                    assert!(state.admit(outcome).is_ok());
                    assert_eq!(state.read_outcome(&state.write_outcome(outcome)).ok(), Some(outcome));
                    state.resolve(outcome, &mut Vec::new());
                }
                Turn::Over => break,
            }
        }
    }
    println!("{asked:#?}");
    for what in ["offer", "terms-of-an-offer", "answer-to-an-offer", "alpha-mans-power", "claim-the-card-or-not"] {
        assert!(asked.contains_key(what), "never asked: {what}");
    }
}
