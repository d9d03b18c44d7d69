//! Whatever is read as a position is refused, or is played on, and comes back from its own JSON.
#![no_main]

use lascaux_games::eiszeit::Eiszeit;
use lascaux_games::neanderthal::Neanderthal;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{Actions, Game, Turn, below};
use libfuzzer_sys::fuzz_target;
use rand_core::SeedableRng;

fuzz_target!(|data: &[u8]| {
    play::<StoneAge>(data);
    play::<Eiszeit>(data);
    play::<Neanderthal>(data);
});

fn play<G: Game>(data: &[u8]) {
    let Ok(position) = serde_json::from_slice::<G::Position>(data) else { return };
    let components = G::data(None).expect("the built-in data are valid");
    let Ok(mut state) = G::load(&position, components) else { return };
    assert_eq!(G::load(&state.position(), components).as_ref(), Ok(&state));
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(data.len() as u64);
    let mut actions = Actions::of::<G>();
    for _ in 0..3000 {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut ());
            }
            Turn::Player(_) => {
                state.legal(&mut actions);
                let choice = actions[below(&mut rng, actions.len() as u32) as usize];
                state.apply(choice, &mut ());
            }
        }
    }
}
