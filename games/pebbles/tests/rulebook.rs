//! The rules and the worked examples of `rules/en.md`, with the die dictated.

use lascaux_pebbles::{Data, Pebbles, Position, Stage};
use lascaux_table::{Chance, Code, Game, Language, Match, Seat, Seed, Setup, Turn, Viewer};
use serde_json::json;

/// A game with a dictated die, begun from a position.
fn scene(edit: impl FnOnce(&mut Position)) -> Match<Pebbles> {
    let mut setup = Setup::<Pebbles>::new(2, Seed::Number(1)).unwrap();
    setup.chance = Chance::Manual;
    let mut position = Match::start(setup.clone()).unwrap().0.state().position();
    edit(&mut position);
    setup.position = Some(position);
    Match::start(setup).unwrap_or_else(|no| panic!("{no}")).0
}

fn rule(game: &mut Match<Pebbles>, action: &str) -> String {
    game.act_text(None, action).expect_err(action).rule.expect(action).to_string()
}

fn pebbles(game: &Match<Pebbles>) -> [u8; 2] {
    [0, 1].map(|seat| game.state().pebbles(Seat(seat)))
}

#[test]
fn a_right_guess_of_odd_takes_the_three_pebbles_of_the_hand() {
    // the example of PB-4.2
    let mut game = scene(|_| {});
    game.chance_text("die 4").unwrap();
    game.act_text(Some(Seat(0)), "hold 3").unwrap();
    game.act_text(Some(Seat(1)), "odd").unwrap();
    assert_eq!((pebbles(&game), game.state().right(Seat(1))), ([4, 10], 1));
    assert_eq!(game.state().scores(None).seats[1].total, 11, "PB-5.3 and PB-5.4");
    assert_eq!(game.state().holder(), Seat(1), "PB-2.1: the roles change");
}

#[test]
fn who_has_two_pays_both_for_a_wrong_guess_of_three_and_the_game_is_over() {
    // the example of PB-4.3
    let mut game = scene(|position| [position.players[0].pebbles, position.players[1].pebbles] = [12, 2]);
    game.chance_text("die 5").unwrap();
    game.act_text(None, "hold 3").unwrap();
    game.act_text(None, "even").unwrap();
    assert_eq!((pebbles(&game), game.state().turn()), ([14, 0], Turn::Over));
    assert_eq!(game.state().scores(None).reason, Some("pebbles"), "PB-5.1");
}

#[test]
fn who_passes_pays_one_and_never_learns_what_was_held() {
    // PB-4.4, PB-6.1
    let mut game = scene(|_| {});
    game.chance_text("die 6").unwrap();
    game.act_text(None, "hold 5").unwrap();
    assert_eq!(game.state().view(Viewer::Seat(Seat(0))).held, Some(5));
    assert_eq!(game.state().view(Viewer::Seat(Seat(1))).held, None);
    let happened = game.act_text(None, "pass").unwrap();
    assert_eq!(pebbles(&game), [8, 6]);
    let data = Data::read(None).unwrap();
    let all = game.told_since(0).into_iter().chain(happened);
    for one in all.map(|one| one.heard(Viewer::Seat(Seat(1)), Pebbles::heard)) {
        assert!(!one.json::<Pebbles>(data).to_string().contains('5'), "{}", one.sentence::<Pebbles>(data));
    }
}

#[test]
fn a_hand_holds_one_pebble_at_least_and_no_more_than_the_die_or_the_holder_has() {
    let mut game = scene(|position| [position.players[0].pebbles, position.players[1].pebbles] = [3, 11]);
    game.chance_text("die 4").unwrap();
    assert_eq!(game.legal(), ["hold 1", "hold 2", "hold 3"]);
    assert_eq!(rule(&mut game, "hold 0"), "PB-3.1");
    assert_eq!(rule(&mut game, "odd"), "PB-3.1");
    assert_eq!(rule(&mut game, "hold 5"), "PB-3.2");
    assert_eq!(rule(&mut game, "hold 4"), "PB-3.3");
    game.act_text(None, "hold 3").unwrap();
    assert_eq!(game.legal(), ["even", "odd", "pass"]);
    assert_eq!(rule(&mut game, "hold 1"), "PB-4.1");
}

#[test]
fn a_short_game_ends_after_four_rounds_and_equal_points_win_together() {
    // PB-1.3, PB-5.2, PB-5.5
    let mut setup = Setup::<Pebbles>::new(2, Seed::Number(1)).unwrap();
    setup.options = Pebbles::options(json!({"length": "short"}).as_object().unwrap()).unwrap();
    let mut game = Match::start(setup).unwrap().0;
    for _ in 0..4 {
        game.act_text(None, "hold 1").unwrap();
        game.act_text(None, "odd").unwrap();
    }
    let scores = game.state().scores(None);
    assert_eq!((scores.reason, scores.winners.len()), (Some("rounds"), 2));
    assert_eq!(
        Pebbles::new(3, &game.state().settled(), game.state().components()).unwrap_err().rule.unwrap(),
        "PB-1.1"
    );
}

#[test]
fn impossible_positions_and_figures_are_refused_with_a_reason() {
    let data = Data::read(None).unwrap();
    let fresh = scene(|_| {}).state().position();
    let refused = |edit: &dyn Fn(&mut Position)| {
        let mut position = fresh.clone();
        edit(&mut position);
        let refusal = Pebbles::load(&position, data).unwrap_err();
        assert_eq!(refusal.code, Code::Position);
        refusal.rule.unwrap().to_string()
    };
    assert_eq!(refused(&|position| position.round = 9), "PB-1.3");
    assert_eq!(refused(&|position| position.players[0].pebbles = 8), "PB-1.2");
    assert_eq!(refused(&|position| position.players[1].right = 1), "PB-4.2");
    assert_eq!(refused(&|position| position.stage = Stage::Hold { die: 7 }), "PB-2.2");
    assert_eq!(refused(&|position| position.stage = Stage::Guess { die: 2, held: 3 }), "PB-3.2");
    let broke = |position: &mut Position| [position.players[0].pebbles, position.players[1].pebbles] = [14, 0];
    assert_eq!(refused(&broke), "PB-5.1");
    let file = include_str!("../data/pebbles.toml");
    for (from, to) in [("die_faces = 6", "die_faces = 10"), ("rounds_short = 4", "rounds_short = 9")] {
        assert_eq!(Data::read(Some(&file.replace(from, to))).unwrap_err().code, Code::Data);
    }
}

#[test]
fn every_rule_that_the_code_names_stands_in_the_rulebook() {
    let mut named = 0;
    for file in ["src", "src/phase"].map(|folder| format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"))) {
        for entry in std::fs::read_dir(file).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file()) {
            let text = std::fs::read_to_string(entry).unwrap();
            for rule in text
                .split("PB-")
                .skip(1)
                .filter_map(|rest| rest.get(..3))
                .filter(|rule| rule.as_bytes()[2].is_ascii_digit())
            {
                named += 1;
                assert!(
                    Pebbles::rulebook().text(Language::English).contains(&format!("<a id=\"PB-{rule}\"></a>")),
                    "PB-{rule}"
                );
            }
        }
    }
    assert!(named > 40, "{named}");
}
