//! Bots are honest: they see only what their seat may see, act legally, and stop when told.

use lascaux_bots::{Bot, Budget, Clock, Cut, Insight, Judge, Lists, Search, Settings, Sitter, Stop};
use lascaux_games::eiszeit::Eiszeit;
use lascaux_games::neanderthal::Neanderthal;
use lascaux_games::pebbles::Pebbles;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{Actions, Game, Seat, Step, Turn, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Map;
use std::time::{Duration, Instant};

fn begin<G: Game>(seats: u8) -> G {
    G::new(seats, &G::options(&Map::new()).unwrap(), G::data(None).unwrap()).unwrap()
}

/// Positions of random games in which a player has a choice.
fn positions<G: Insight>(seats: u8, seed: u64, every: u32, mut visit: impl FnMut(&G, Seat)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game: G = begin(seats);
    let mut legal = Actions::of::<G>();
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut ());
            }
            Turn::Player(seat) => {
                game.legal(&mut legal);
                if legal.len() > 1 && below(&mut rng, every) == 0 {
                    visit(&game, seat);
                }
                game.apply(legal[below(&mut rng, legal.len() as u32) as usize], &mut ());
            }
        }
    }
}

/// The choice does not change when only things change that the seat cannot see.
fn hidden_things_do_not_matter<G: Insight>(seats: u8, every: u32) {
    let (mut compared, mut differed, mut followed) = (0, 0, 0);
    for seed in 0..3 {
        positions::<G>(seats, seed, every, |state, seat| {
            let mut other = state.clone();
            other.imagine(Viewer::Seat(seat), &mut Xoshiro256PlusPlus::seed_from_u64(99 + seed));
            differed += u32::from(other != *state);
            for name in ["greedy", "judge", "leaning", "easy", "medium#30", "strong#60", "flat#60"] {
                let decide = |state: &G| {
                    let mut sitter = Sitter::<G>::new(Bot::read::<G>(name, None).unwrap(), seat, 5);
                    sitter.decide(state, &Stop::default())
                };
                assert_eq!(decide(state), decide(&other), "{name}, {seats} seats, seed {seed}");
            }
            compared += 1;
            followed += decisions_in_a_row(state.clone(), other, seat);
        });
    }
    assert!(compared > 20, "{compared}");
    assert!(differed > 0, "nothing hidden was ever changed");
    assert!(followed > 5, "{followed}");
}

/// Two sitters who cannot tell their tables apart decide alike, as long as their seat is asked again and again, also by
/// what they kept from the decisions before; how many decisions that were.
fn decisions_in_a_row<G: Insight>(mut one: G, mut other: G, seat: Seat) -> u32 {
    let mut sitters = [5, 5].map(|seed| Sitter::<G>::new(Bot::read::<G>("strong#80", None).unwrap(), seat, seed));
    let mut followed = 0u32;
    while followed < 6 && one.turn() == Turn::Player(seat) && other.turn() == Turn::Player(seat) {
        let [first, second] = &mut sitters;
        let decision = first.decide(&one, &Stop::default());
        assert_eq!(decision, second.decide(&other, &Stop::default()), "after {followed} decisions");
        one.apply(decision.action, &mut ());
        other.apply(decision.action, &mut ());
        sitters.iter_mut().for_each(|sitter| sitter.follow(&[Step::Act(seat, decision.action)]));
        followed += 1;
    }
    followed.saturating_sub(1)
}

/// Every level plays whole games, and every action is legal.
fn every_level_plays_legally<G: Insight>(seats: u8) {
    for name in ["random", "greedy", "easy#12", "medium#12", "strong#12", "master#12", "flat#12", "tree-round#6"] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut game: G = begin(seats);
        let mut sitters: Vec<Sitter<G>> = Seat::all(seats)
            .map(|seat| Sitter::new(Bot::read::<G>(name, None).unwrap(), seat, u64::from(seat.0)))
            .collect();
        let mut steps = Vec::new();
        let mut followed = vec![0; usize::from(seats)];
        // A whole game of thinkers would take long in a test.
        let mut decisions = 0;
        while game.turn() != Turn::Over && decisions < 400 {
            match game.turn() {
                Turn::Player(seat) => {
                    let at = seat.index();
                    sitters[at].follow(&steps[followed[at]..]);
                    followed[at] = steps.len();
                    let action = sitters[at].decide(&game, &Stop::default()).action;
                    game.check(seat, action).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
                    game.apply(action, &mut ());
                    steps.push(Step::Act(seat, action));
                    decisions += 1;
                }
                _ => {
                    let outcome = game.sample(&mut rng);
                    game.resolve(outcome, &mut ());
                    steps.push(Step::Chance(outcome));
                }
            }
        }
    }
}

/// A bot with a minute to think answers when it is stopped, and when its time is up.
fn a_stopped_bot_answers<G: Insight>(seats: u8) {
    let mut first = None;
    positions::<G>(seats, 1, 3, |state, seat| {
        first.get_or_insert((state.clone(), seat));
    });
    let (state, seat) = first.unwrap();
    let begun = Instant::now();
    let stop = Stop::default();
    let from_outside = stop.clone();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            std::thread::sleep(Duration::from_millis(50));
            from_outside.now();
        });
        let settings = Settings { hurry: false, ..Settings::new(Judge::best::<G>(), Cut::AtOnce) };
        let mut search = Search::<G>::new(seat, settings, Xoshiro256PlusPlus::seed_from_u64(1));
        let thought = search.think(&state, Budget::millis(60_000), &stop);
        assert!(thought.simulations > 1);
    });
    assert!(begun.elapsed() < Duration::from_secs(3));
}

/// What was thought about a line of play is kept when that line is played.
fn thoughts_are_kept<G: Insight>(seats: u8) {
    let mut kept = 0;
    positions::<G>(seats, 2, 12, |state, seat| {
        let settings = Settings { hurry: false, ..Settings::new(Judge::best::<G>(), Cut::AtOnce) };
        let mut search = Search::<G>::new(seat, settings, Xoshiro256PlusPlus::seed_from_u64(1));
        let thought = search.think(state, Budget::simulations(300), &Stop::default());
        let best = thought.considered[0].action;
        let mut next = state.clone();
        next.apply(best, &mut ());
        search.follow(&[Step::Act(seat, best)], Clock::Wall);
        if let Turn::Player(_) = next.turn() {
            // One more simulation, on top of those that went this way before.
            let again = search.think(&next, Budget::simulations(1), &Stop::default());
            let visits: u32 = again.considered.iter().map(|one| one.visits).sum();
            kept += u32::from(visits > 10);
        }
    });
    assert!(kept > 3, "{kept}");
}

/// Where a game does not say that what is legal is veiled from a seat, whatever that seat can deal anew leaves it as it is:
/// a search lists the actions of such a position only once ([`Lists`]). How many lists differed.
fn lists_are_what_they_are_said_to_be<G: Insight>(seats: u8) -> u32 {
    let (mut legal, mut dealt_legal) = (Actions::of::<G>(), Actions::of::<G>());
    let (mut compared, mut differed) = (0, 0);
    for seed in 0..6 {
        positions::<G>(seats, seed, 2, |state, _| {
            state.legal(&mut legal);
            for seat in Seat::all(seats) {
                let mut dealt = state.clone();
                dealt.imagine(Viewer::Seat(seat), &mut Xoshiro256PlusPlus::seed_from_u64(seed));
                dealt.legal(&mut dealt_legal);
                let same = legal[..] == dealt_legal[..];
                assert!(same || (G::LISTS == Lists::Veiled && state.veiled(seat)), "{}, seed {seed}", G::NAME);
                compared += 1;
                differed += u32::from(!same);
            }
        });
    }
    assert!(compared > 20, "{compared}");
    differed
}

#[test]
fn what_is_legal_is_a_secret_only_where_the_game_says_so() {
    assert_eq!(lists_are_what_they_are_said_to_be::<StoneAge>(3), 0);
    assert!(lists_are_what_they_are_said_to_be::<Eiszeit>(4) > 0, "hands are hidden");
    assert_eq!(lists_are_what_they_are_said_to_be::<Neanderthal>(2), 0);
    // What a hand holds is legal or not by what is open (PB-3.2, PB-3.3); what can be held later depends on what was paid for it.
    assert_eq!(lists_are_what_they_are_said_to_be::<Pebbles>(2), 0);
}

macro_rules! honest {
    ($module:ident, $game:ty, $seats:expr, $every:expr) => {
        mod $module {
            use super::*;

            #[test]
            fn hidden_things_do_not_matter() {
                super::hidden_things_do_not_matter::<$game>($seats, $every);
            }

            #[test]
            fn every_level_plays_legally() {
                super::every_level_plays_legally::<$game>($seats);
            }

            #[test]
            fn a_stopped_bot_answers() {
                super::a_stopped_bot_answers::<$game>($seats);
            }

            #[test]
            fn thoughts_are_kept() {
                super::thoughts_are_kept::<$game>($seats);
            }
        }
    };
}

honest!(stone_age, StoneAge, 3, 20);
honest!(eiszeit, Eiszeit, 4, 20);

// Neanderthal hides nothing (NE-R4), so there is nothing to change behind a seat's back.
mod neanderthal {
    use lascaux_games::neanderthal::Neanderthal;

    #[test]
    fn every_level_plays_legally() {
        super::every_level_plays_legally::<Neanderthal>(3);
    }

    #[test]
    fn a_stopped_bot_answers() {
        super::a_stopped_bot_answers::<Neanderthal>(2);
    }

    #[test]
    fn thoughts_are_kept() {
        super::thoughts_are_kept::<Neanderthal>(2);
    }
}

/// Thinks for as long as it may and no more than a tenth longer, by the time that the processor gave it; what following
/// the table took is part of it.
fn budgets_are_kept<G: Insight>(seats: u8) {
    let mut bot = Bot::read::<G>("strong@60", None).unwrap();
    bot.budget.clock = Clock::Processor;
    let mut thought = 0;
    positions::<G>(seats, 4, 16, |state, seat| {
        if thought == 6 {
            return;
        }
        thought += 1;
        let mut sitter = Sitter::<G>::new(bot.clone(), seat, 7);
        let begun = cpu_time::ThreadTime::now();
        let decision = sitter.decide(state, &Stop::default());
        assert!(begun.elapsed() <= Duration::from_millis(66), "{:?}", begun.elapsed());
        let mut next = state.clone();
        next.apply(decision.action, &mut ());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut steps = vec![Step::Act(seat, decision.action)];
        while next.turn() == Turn::Chance {
            let outcome = next.sample(&mut rng);
            next.resolve(outcome, &mut ());
            steps.push(Step::Chance(outcome));
        }
        if next.turn() == Turn::Player(seat) {
            let begun = cpu_time::ThreadTime::now();
            sitter.follow(&steps);
            sitter.decide(&next, &Stop::default());
            assert!(begun.elapsed() <= Duration::from_millis(66), "{:?}", begun.elapsed());
        }
    });
    assert_eq!(thought, 6);
}

#[test]
fn budgets_are_kept_in_every_game() {
    budgets_are_kept::<StoneAge>(2);
    budgets_are_kept::<Eiszeit>(4);
    budgets_are_kept::<Neanderthal>(3);
}

#[test]
fn searches_side_by_side_add_up() {
    positions::<StoneAge>(3, 8, 100, |state, seat| {
        let think = |name: &str| {
            let mut sitter = Sitter::<StoneAge>::new(Bot::read::<StoneAge>(name, None).unwrap(), seat, 7);
            sitter.decide(state, &Stop::default()).thought
        };
        let (alone, three) = (think("strong#400"), think("strong#400*3"));
        assert!(three.simulations >= alone.simulations);
        let tried = |thought: &lascaux_bots::Thought<_>| thought.considered.iter().map(|one| one.visits).sum::<u32>();
        assert!(tried(&three) > tried(&alone));
        assert_eq!(three.considered.len(), alone.considered.len());
        let win: f32 = three.outlook.win.iter().sum();
        assert!((win - 1.0).abs() < 0.02, "{win}");
    });
}
