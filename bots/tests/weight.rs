//! Trees stay as small as they are told to.

use lascaux_bots::{Budget, Cut, Insight, Judge, Search, Settings, Stop, sit};
use lascaux_eiszeit::Eiszeit;
use lascaux_neanderthal::Neanderthal;
use lascaux_stone_age::StoneAge;
use lascaux_table::{Game, NewMatch, Registry, Seat, Seed, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Map;

/// What a search keeps after so many simulations in the first position in which somebody is asked.
fn kept<G: Insight>(simulations: u64, most_edges: usize) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = G::new(3, &G::options(&Map::new()).unwrap(), G::data(None).unwrap()).unwrap();
    while state.turn() == Turn::Chance {
        let outcome = state.sample(&mut rng);
        state.resolve(outcome, &mut ());
    }
    let Turn::Player(seat) = state.turn() else { panic!("nobody is asked") };
    let settings = Settings { hurry: false, most_edges, ..Settings::new(Judge::best::<G>(), Cut::AtOnce) };
    let mut search = Search::<G>::new(seat, settings, rng);
    assert_eq!(search.weight(), 0);
    search.think(&state, Budget::simulations(simulations), &Stop::default());
    search.weight()
}

fn a_tree_grows_to_its_bound<G: Insight>() {
    let (little, much) = (kept::<G>(200, usize::MAX), kept::<G>(2000, usize::MAX));
    assert!(0 < little && little * 3 < much, "{} keeps {little} and then {much}", G::NAME);
    let bounded = kept::<G>(2000, 500);
    assert!(bounded < much / 4, "{} keeps {bounded} of {much} in spite of its bound", G::NAME);
}

#[test]
fn trees_grow_to_their_bound() {
    a_tree_grows_to_its_bound::<StoneAge>();
    a_tree_grows_to_its_bound::<Eiszeit>();
    a_tree_grows_to_its_bound::<Neanderthal>();
}

#[test]
fn doors_hear_what_a_bot_keeps() {
    let games = Registry::new().add::<StoneAge>().unwrap();
    let order = NewMatch { seats: 2, seed: Some(Seed::Number(1)), ..NewMatch::default() };
    let (current, _) = games.get(<StoneAge as Game>::NAME).unwrap().start(&order).unwrap();
    let mut sitter = sit(&*current, "strong#50", None, Seat(0), 1).unwrap();
    assert_eq!(sitter.weight(), 0);
    sitter.decide(&*current, &Stop::default()).unwrap();
    assert!(sitter.weight() > 0);
}
