//! The shared battery on random games of both lengths, with the game's own invariants.

use lascaux_pebbles::{Event, Pebbles};
use lascaux_table::battery::{Battery, sampling_matches_probabilities};
use lascaux_table::{Game, Seat};
use rand_core::SeedableRng;
use serde_json::{Map, json};

/// Pebbles go from hand to hand and never get lost.
fn sane(game: &Pebbles) -> Result<(), String> {
    let sum = game.pebbles(Seat(0)) + game.pebbles(Seat(1));
    if sum == 14 { Ok(()) } else { Err(format!("{sum} pebbles")) }
}

#[test]
fn random_games_keep_every_promise() {
    let options = ["long", "short"].map(|length| json!({"length": length}).as_object().unwrap().clone());
    let battery = Battery {
        seats: vec![2],
        options: options.to_vec(),
        games: 100,
        seed: 1,
        longest: 100,
        invariants: sane,
        lays_open: |event| matches!(event, Event::Opened { .. }), // PB-4.2
    };
    let seen = battery.run();
    assert_eq!(seen.games, 200);
    assert!(seen.longest_game <= 24 && seen.longest_list == 6, "{seen:?}");
    assert!(["hold", "guess", "die"].iter().all(|what| seen.asked.contains_key(what)), "{seen:?}");
    assert!(["pebbles", "rounds"].iter().all(|reason| seen.reasons.contains_key(reason)), "{seen:?}");
    assert!(seen.listened > 100, "closed hands were dealt anew: {seen:?}");
}

#[test]
fn the_die_falls_as_listed() {
    let game = Pebbles::new(2, &Pebbles::options(&Map::new()).unwrap(), Pebbles::data(None).unwrap()).unwrap();
    sampling_matches_probabilities(&game, 6000, &mut rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(5));
}
