//! What a scoring now would bring, as everybody sees it, holds what the conflicts then bring (EZ-8, EZ-9).

use lascaux_eiszeit::{Eiszeit, Phase};
use lascaux_table::{Actions, Game, Seat, Turn, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

type Spans = Vec<[u8; 2]>;

/// What each viewer would say, as long as fires are being turned up.
fn spans(game: &Eiszeit) -> Vec<Spans> {
    let data = Eiszeit::data(None).unwrap();
    let views = Viewer::all(game.seats()).map(|viewer| game.view(viewer));
    views.filter(|view| view.phase == Phase::Conflicts).filter_map(|view| view.if_scored(data)).collect()
}

#[test]
fn the_span_holds_what_the_round_brings_and_narrows_to_it() {
    let mut actions = Actions::of::<Eiszeit>();
    let (mut rounds, mut wide) = (0u32, 0u32);
    for seed in 0..12 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let seats = 3 + (seed % 3) as u8;
        let options = Eiszeit::options(&Default::default()).unwrap();
        let mut game = Eiszeit::new(seats, &options, Eiszeit::data(None).unwrap()).unwrap();
        let mut told: Vec<Spans> = Vec::new();
        loop {
            match game.turn() {
                Turn::Player(_) => {
                    game.legal(&mut actions);
                    game.apply(actions[below(&mut rng, actions.len() as u32) as usize], &mut ());
                }
                Turn::Chance => game.resolve(game.sample(&mut rng), &mut ()),
                Turn::Over => break,
            }
            let view = game.view(Viewer::Spectator);
            if view.phase == Phase::Conflicts {
                told.extend(spans(&game));
            } else if !told.is_empty() {
                rounds += 1;
                assert_eq!(view.if_scored(Eiszeit::data(None).unwrap()), None, "no fire lies any more");
                let round = usize::from(view.round) - 1;
                for seat in Seat::all(seats) {
                    let points = view.players[seat.index()].points[round];
                    for [low, high] in told.iter().map(|spans| spans[seat.index()]) {
                        assert!((low..=high).contains(&points), "{points} is not in {low} to {high}");
                        wide += u32::from(low < high);
                    }
                }
                told.clear();
            }
        }
    }
    assert!(rounds > 30 && wide > 50, "{rounds} rounds, {wide} spans");
}
