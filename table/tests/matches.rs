//! A match of a real game, the smallest there is: acting, taking back, records, secrets.

use lascaux_pebbles::{Action, Pebbles};
use lascaux_table::{
    AnyMatch, Chance, Code, Forced, Game, Happening, Match, Record, Seat, Seed, Setup, Turn, Viewer, state_hash,
};

const ANNA: Seat = Seat(0);
const BRAM: Seat = Seat(1);

fn setup(seed: u64) -> Setup<Pebbles> {
    Setup::new(2, Seed::Number(seed)).unwrap()
}

/// A match in which the test throws the die.
fn dictated() -> Match<Pebbles> {
    Match::start(Setup { chance: Chance::Manual, ..setup(1) }).unwrap().0
}

/// Rounds in which one pebble is held, and guessed rightly.
fn play_rounds(game: &mut Match<Pebbles>, rounds: usize) {
    for _ in 0..rounds {
        game.act_text(None, "hold 1").unwrap();
        game.act_text(None, "odd").unwrap();
    }
}

#[test]
fn a_match_throws_the_die_by_itself_and_stops_for_players() {
    let (mut game, happened) = Match::start(setup(7)).unwrap();
    assert!(matches!(&happened[0], Happening::Drawn { outcome, only: None } if outcome.starts_with("die ")));
    assert_eq!(game.state().turn(), Turn::Player(ANNA));
    game.act(Some(ANNA), Action::Hold(1)).unwrap();
    game.act(Some(BRAM), Action::Pass).unwrap();
    assert_eq!(game.steps().len(), 4, "the next die is thrown at once");
    assert_eq!(game.decisions(), [1, 2]);
}

#[test]
fn a_refused_action_says_which_turn_or_rule_it_is_and_changes_nothing() {
    let mut game = dictated();
    assert_eq!(game.act_text(None, "hold 1").unwrap_err().code, Code::WrongTurn, "the die has to be thrown first");
    game.chance_text("die 2").unwrap();
    let before = (game.hash(), game.steps().len());
    for (seat, action, code) in [
        (Some(BRAM), "hold 1", Code::WrongTurn),
        (Some(ANNA), "hold 3", Code::Illegal),
        (Some(ANNA), "moon", Code::Notation),
    ] {
        assert_eq!(game.act_text(seat, action).unwrap_err().code, code, "{action}");
    }
    assert_eq!(game.chance_text("die 3").unwrap_err().code, Code::WrongTurn, "once is enough");
    assert_eq!((game.hash(), game.steps().len()), before);
}

#[test]
fn taking_back_goes_to_the_last_decision_and_the_same_die_falls_again() {
    let (mut game, _) = Match::start(setup(3)).unwrap();
    assert_eq!(game.undo().unwrap_err().code, Code::WrongTurn, "nobody has decided anything");
    play_rounds(&mut game, 2);
    let (steps, hash) = (game.steps().to_vec(), game.hash());
    let undone = game.undo().unwrap();
    assert!(undone[0] == "0 odd" && undone[1].starts_with("* die "), "{undone:?}");
    assert_eq!(game.state().turn(), Turn::Player(ANNA));
    game.act_text(None, "odd").unwrap();
    assert_eq!((game.steps(), game.hash()), (&*steps, hash));
}

#[test]
fn a_closed_hand_may_be_opened_again_until_somebody_else_acts() {
    let (mut game, _) = Match::start(setup(3)).unwrap();
    game.act_text(None, "hold 1").unwrap();
    assert_eq!(game.revocable(), Some(ANNA));
    game.act_text(None, "pass").unwrap();
    assert_eq!(game.revocable(), None, "a die was thrown since");
}

#[test]
fn others_hear_that_a_hand_is_closed_but_not_around_what() {
    let mut game = dictated();
    game.chance_text("die 6").unwrap();
    game.act_text(None, "hold 5").unwrap();
    let hear = |viewer| {
        let heard = AnyMatch::heard(&game, 1..2, viewer).unwrap();
        heard.iter().map(|one| one.to_string()).collect::<String>()
    };
    assert!(hear(Viewer::Seat(ANNA)).contains("hold 5") && hear(Viewer::Seat(ANNA)).contains("around 5 pebbles"));
    for viewer in [Viewer::Seat(BRAM), Viewer::Spectator] {
        assert!(!hear(viewer).contains('5') && hear(viewer).contains("\"action\":\"hold\""), "{}", hear(viewer));
        assert_eq!(game.action_at(1, viewer), None);
    }
    assert_eq!(game.action_at(1, Viewer::Seat(ANNA)), Some((ANNA, "hold 5".to_string())));
}

#[test]
fn a_hand_that_can_hold_only_one_is_closed_by_the_match_where_that_is_wished() {
    let mut game = Match::start(Setup { chance: Chance::Manual, forced: Forced::Play, ..setup(1) }).unwrap().0;
    game.chance_text("die 1").unwrap();
    assert_eq!(game.state().turn(), Turn::Player(BRAM));
    assert_eq!(game.acts(0..9).iter().map(|act| (act.seat, act.forced)).collect::<Vec<_>>(), [(ANNA, true)]);
}

#[test]
fn a_record_comes_back_and_another_one_does_not_pass() {
    let (mut game, _) = Match::start(setup(11)).unwrap();
    play_rounds(&mut game, 8);
    assert_eq!(game.state().turn(), Turn::Over);
    let record = Record::parse(&game.record().text()).unwrap();
    assert_eq!((record.game.as_str(), record.over, &*record.totals), ("pebbles", true, &[11, 11][..]));
    let again = Match::<Pebbles>::replay(&record, game.setup().data).unwrap();
    assert_eq!(again.record(), record);
    let mut other = record.clone();
    other.steps[1] = "0 hold 9".to_string();
    let refusal = Match::<Pebbles>::replay(&other, game.setup().data).unwrap_err();
    assert!(refusal.code == Code::Record && refusal.to_string().starts_with("Step 2 "), "{refusal}");
}

#[test]
fn every_past_position_can_be_had_again() {
    let (mut game, _) = Match::start(setup(4)).unwrap();
    play_rounds(&mut game, 8);
    let walked: Vec<String> = game.walk(0..usize::MAX).map(|(_, before, _)| state_hash(&before)).collect();
    assert_eq!(walked.len(), 24);
    for (step, hash) in walked.iter().enumerate() {
        assert_eq!(game.at(step).unwrap().hash(), *hash);
    }
    assert!(game.at(25).is_none());
    let mut past = game.at(1).unwrap();
    past.act_text(None, "hold 1").unwrap();
    assert!(game.steps().starts_with(past.steps()), "a past match goes on as it did");
}
