//! What a house asks of a match of any game, without knowing the game.

use lascaux_table::{AnyGame, AnyMatch, Code, Forced, NewMatch, Registry, Seat, Seed, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn shelf() -> Registry {
    lascaux_games::all().unwrap()
}

/// Three where three can play, else as many as can.
fn seats(game: &dyn AnyGame) -> u8 {
    let about = game.about();
    let of = |end: &str| about["seats"][end].as_u64().unwrap() as u8;
    3.clamp(of("min"), of("max"))
}

/// A match in which many choices are forced, so that one decision brings several steps.
fn begun(game: &dyn AnyGame) -> Box<dyn AnyMatch> {
    let order =
        NewMatch { seats: seats(game), seed: Some(Seed::Number(3)), forced: Forced::Play, ..NewMatch::default() };
    game.start(&order).unwrap().0
}

#[test]
fn what_is_checked_is_what_is_refused_and_nothing_changes() {
    let shelf = shelf();
    for game in shelf.games() {
        let mut current = begun(game);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        while let Turn::Player(seat) = current.turn() {
            let action = current.random_action(&mut rng).unwrap();
            let (other, steps, hash) = (seat.next(seats(game)), current.step_count(), current.hash());
            for (seat, action) in [(Some(other), &*action), (Some(other), "moon"), (None, "moon"), (Some(seat), "")] {
                let refusal = current.check(seat, action).unwrap_err();
                assert_eq!(current.act(seat, action), Err(refusal), "{}: {action}", game.name());
            }
            assert_eq!((current.step_count(), current.hash()), (steps, hash));
            assert_eq!(current.check(None, &action), Ok(()));
            assert_eq!(current.act(Some(seat), &action), Ok(steps), "the first new step");
        }
        assert_eq!(current.check(None, "moon").unwrap_err().code, Code::Notation);
    }
}

#[test]
fn ranges_are_told_as_the_whole_is() {
    let shelf = shelf();
    for game in shelf.games() {
        let mut current = begun(game);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        while current.turn() != Turn::Over {
            let action = current.random_action(&mut rng).unwrap();
            current.act(None, &action).unwrap();
        }
        let steps = current.step_count();
        for viewer in Viewer::all(seats(game)) {
            let whole = current.heard(0..usize::MAX, viewer).unwrap();
            for size in [1, 31, 32, 33, steps] {
                let parts = (0..steps).step_by(size).flat_map(|from| current.heard(from..from + size, viewer).unwrap());
                assert_eq!(parts.collect::<Vec<_>>(), whole, "{} by {size}", game.name());
            }
            assert!(current.heard(steps..usize::MAX, viewer).unwrap().is_empty());
            assert!(current.heard(steps + 1..usize::MAX, viewer).unwrap().is_empty());
            let forced = |one: &&serde_json::Value| one["forced"] == true;
            let own = |one: &serde_json::Value| one["seat"].as_u64().is_some_and(|seat| viewer.is(Seat(seat as u8)));
            assert!(whole.iter().filter(forced).all(own), "{}: {viewer:?} hears what others had to do", game.name());
        }
        assert!(current.told(0).iter().any(|one| one["forced"] == true), "{}", game.name());
    }
}

#[test]
fn a_match_knows_its_rules_and_its_box() {
    fn shared<T: Send + Sync + ?Sized>(_: &T) {}
    let shelf = shelf();
    for game in shelf.games() {
        let current = begun(game);
        shared(&*current);
        let record = current.record();
        assert_eq!((game.rules(), game.data_hash()), (record.rules, &*record.data));
        assert_eq!((current.rules(), current.data_hash()), (record.rules, &*record.data));
    }
}
