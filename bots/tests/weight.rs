//! Trees stay as small as they are told to.

use lascaux_bots::{Budget, Cut, Insight, Judge, Search, Settings, Stop, sit};
use lascaux_games::eiszeit::Eiszeit;
use lascaux_games::neanderthal::Neanderthal;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{Forced, Game, NewMatch, Registry, Seat, Seed, Turn};
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

/// After undo a match may go another way, and be longer than it was when the bot is asked again.
fn begins_anew<G: Insight>() {
    let games = Registry::new().add::<G>().unwrap();
    let order = NewMatch { seats: 3, seed: Some(Seed::Number(1)), forced: Forced::Play, ..NewMatch::default() };
    let (mut current, _) = games.get(G::NAME).unwrap().start(&order).unwrap();
    let mut sitter = sit(&*current, "strong#50", None, Seat(0), 1).unwrap();
    let mut known = 0;
    for last in [false, true, false] {
        while current.undo().is_ok() {}
        let mut asked = 0;
        while asked < 3 {
            let Turn::Player(seat) = current.turn() else { panic!("it is over already") };
            let mut legal = current.legal();
            if seat == Seat(0) && current.step_count() > if asked == 0 { known + 40 } else { known } {
                let advice = sitter.decide(&*current, &Stop::default()).unwrap();
                assert!(legal.contains(&advice.action), "{}", advice.action);
                (known, asked) = (current.step_count(), asked + 1);
            }
            let action = if last { legal.pop().unwrap() } else { legal.swap_remove(0) };
            current.act(Some(seat), &action).unwrap();
        }
    }
}

#[test]
fn a_bot_that_knew_another_past_begins_anew() {
    begins_anew::<StoneAge>();
    begins_anew::<Eiszeit>();
    begins_anew::<Neanderthal>();
}
