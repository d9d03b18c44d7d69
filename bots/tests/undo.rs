//! What can be taken back, in whole games of every kind.

use lascaux_games::eiszeit::Eiszeit;
use lascaux_games::neanderthal::Neanderthal;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{AnyMatch, Forced, Game, Match, Seat, Seed, Setup, Step, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Random games in which forced choices are played: how often something can be taken back, and how often only another
/// seat's forced play stands against it.
fn tried<G: Game>(seats: u8) -> (u32, u32) {
    let (mut revocable, mut others) = (0, 0);
    for seed in 0..20 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let setup = Setup::<G>::new(seats, Seed::Number(seed)).unwrap();
        let (mut game, _) = Match::start(Setup { forced: Forced::Play, ..setup }).unwrap();
        while let Turn::Player(_) = game.state().turn() {
            let action = game.random_action(&mut rng).unwrap();
            let from = game.steps().len();
            game.act_text(None, &action).unwrap();
            let Step::Act(seat, _) = game.steps()[from] else { panic!("somebody decided") };
            let acted: Vec<Option<Seat>> = game.steps()[from..].iter().map(seat_of).collect();
            let own = acted.iter().all(|one| *one == Some(seat)) && game.state().turn() != Turn::Over;
            assert_eq!(game.revocable(), own.then_some(seat), "{}, seed {seed}: {action}", G::NAME);
            revocable += u32::from(own);
            others += u32::from(!own && acted.iter().all(Option::is_some));
        }
    }
    (revocable, others)
}

fn seat_of<A, O>(step: &Step<A, O>) -> Option<Seat> {
    match step {
        Step::Act(seat, _) => Some(*seat),
        Step::Chance(_) => None,
    }
}

#[test]
fn nothing_is_taken_back_once_another_seat_has_played() {
    for (revocable, others) in [tried::<StoneAge>(3), tried::<Eiszeit>(3), tried::<Neanderthal>(3)] {
        assert!(revocable > 100 && others > 0, "{revocable} can be taken back, {others} not because of others");
    }
}
