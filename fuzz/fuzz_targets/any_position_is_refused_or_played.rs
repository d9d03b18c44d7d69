//! Whatever is read as a position is refused, or is played to the end, and comes back from its own JSON.
#![no_main]

use lascaux_stone_age::{Position, StoneAge};
use lascaux_table::{Actions, Game, Turn, below};
use libfuzzer_sys::fuzz_target;
use rand_core::SeedableRng;

fuzz_target!(|data: &[u8]| {
    let Ok(position) = serde_json::from_slice::<Position>(data) else { return };
    let components = StoneAge::data(None).expect("the built-in data are valid");
    let Ok(mut state) = StoneAge::load(&position, components) else { return };
    assert_eq!(StoneAge::load(&state.position(), components).as_ref(), Ok(&state));
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(data.len() as u64);
    let mut actions = Actions::of::<StoneAge>();
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
});
