//! Everything that bots do, with the smallest game.

use lascaux_bots::{Budget, Effort, Meeting, Stop, advise, arena, examine, is_learned, rounds, sit};
use lascaux_games::pebbles::Pebbles;
use lascaux_table::{AnyMatch, Code, Match, Seat, Seed, Setup, Turn};
use serde_json::Map;

fn first_wins(bots: &str, games: u64) -> f64 {
    let bots: Vec<String> = bots.split(',').map(str::to_string).collect();
    let meeting = Meeting { seats: 2, bots, games, millis: None, seed: 40, options: Map::new(), threads: 2 };
    arena("pebbles", None, &meeting, &|_, _| true).unwrap().bots[0].win_rate
}

/// A match whose first die leaves a choice.
fn begun() -> Match<Pebbles> {
    let mut matches = (0..).map(|seed| Match::start(Setup::<Pebbles>::new(2, Seed::Number(seed)).unwrap()).unwrap().0);
    matches.find(|game| game.legal().len() > 2).unwrap()
}

#[test]
fn who_thinks_ahead_beats_who_does_not() {
    assert!(first_wins("greedy,random", 100) >= 0.6);
    assert!(first_wins("strong#200,random", 100) >= 0.6);
    assert!(first_wins("easy,random", 100) >= 0.55);
}

#[test]
fn bots_play_a_match_to_its_end_and_it_is_analysed() {
    let mut game = begun();
    let mut sitters = [0, 1].map(|seat| sit(&game, "strong#40", None, Seat(seat), 5).unwrap());
    while let Turn::Player(seat) = game.turn() {
        let advice = sitters[seat.index()].decide(&game, &Stop::default()).unwrap();
        assert_eq!(advice.seat, seat);
        assert!((0.0..=1.0).contains(&advice.expected.win), "{advice:?}");
        AnyMatch::act(&mut game, Some(seat), &advice.action).unwrap();
    }
    let told = rounds(&game).unwrap();
    assert_eq!((told.len(), told[0]), (game.steps().len() + 1, 1));
    let effort = Effort { budget: Budget::simulations(50), threads: 2, seed: 1 };
    let analysis = examine(&game, effort, &|_, _| true).unwrap();
    assert!(analysis.decisions.len() > 4 && analysis.players.len() == 2, "{analysis:?}");
    assert_eq!(advise(&game, "strong", None, 5, &Stop::default()).unwrap_err().code, Code::WrongTurn);
}

/// The hand is closed around an odd number in one match and an even one in the other: whoever guesses cannot tell.
#[test]
fn what_a_closed_hand_holds_does_not_steer_the_guess() {
    let advised = |held: &str| {
        let mut game = begun();
        AnyMatch::act(&mut game, None, held).unwrap();
        advise(&game, "strong#200", None, 9, &Stop::default()).unwrap()
    };
    assert_eq!(advised("hold 1"), advised("hold 2"));
    assert_eq!(is_learned("pebbles"), Ok(false), "the hand-made judgement speaks");
}
