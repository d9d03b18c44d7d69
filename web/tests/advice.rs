//! What newcomers hear: in every language, about pieces that are there, short, and true.

use lascaux_games::all;
use lascaux_table::{AnyMatch, Language, NewMatch, Seed, Turn, Viewer};
use lascaux_web::Words;
use lascaux_web::board::{self, Layout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;

fn begun(game: &str, seats: u8, seed: u64) -> Box<dyn AnyMatch> {
    let order = NewMatch { seats, seed: Some(Seed::Number(seed)), ..NewMatch::default() };
    all().unwrap().get(game).unwrap().start(&order).unwrap().0
}

fn drawn(game: &dyn AnyMatch, words: &Words) -> board::Drawn {
    let names: Vec<String> = (0..5).map(|seat| format!("Guest {seat}")).collect();
    let Turn::Player(seat) = game.turn() else { panic!("nobody is asked") };
    board::draw_table(game, Viewer::Seat(seat), &names, words, Layout::Wide).unwrap()
}

#[test]
fn advice_is_short_translated_and_about_pieces_on_the_board() {
    for (game, seats) in [("stone-age", 3), ("eiszeit", 4), ("neanderthal", 3)] {
        let mut heard: BTreeMap<&'static str, bool> = BTreeMap::new();
        for seed in 0..4 {
            let mut current = begun(game, seats, seed);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut steps = 0;
            while let (Turn::Player(_), true) = (current.turn(), steps < 400) {
                let english = drawn(&*current, Words::of("en"));
                for (place, one) in english.advice.iter().enumerate() {
                    if heard.insert(one.id, one.is_warning).is_some() {
                        continue;
                    }
                    for language in Language::ALL {
                        let other = &drawn(&*current, Words::in_language(language)).advice[place];
                        let words = &other.words;
                        assert_eq!(other.id, one.id);
                        assert!(
                            words.chars().count() <= 170 && !words.contains("-tip-") && !words.contains("{ $"),
                            "{words}"
                        );
                        assert!(language == Language::English || *words != one.words, "{}: {words}", one.id);
                    }
                    if let Some(piece) = &one.piece {
                        let page = format!(
                            "{}{}",
                            english.board.clone().into_string(),
                            english.own.clone().unwrap().into_string()
                        );
                        assert!(page.contains(&format!("id=\"{piece}\"")), "{}: no {piece}", one.id);
                    }
                }
                // Warnings go before explanations.
                let kinds: Vec<bool> = english.advice.iter().map(|one| one.is_warning).collect();
                assert!(kinds.windows(2).all(|two| two[0] || !two[1]), "{kinds:?}");
                let action = current.random_action(&mut rng).unwrap();
                current.act(None, &action).unwrap();
                steps += 1;
            }
        }
        assert!(heard.len() >= 5, "{game}: {heard:?}");
        assert!(heard.values().any(|is_warning| *is_warning), "{game} never warns: {heard:?}");
    }
}

#[test]
fn nobody_is_advised_who_is_not_asked() {
    let game = begun("stone-age", 2, 1);
    let names = vec!["Ann".to_string(), "Ben".to_string()];
    for viewer in [Viewer::Seat(lascaux_table::Seat(1)), Viewer::Spectator] {
        let seen = board::draw_table(&*game, viewer, &names, Words::of("en"), Layout::Wide).unwrap();
        assert!(seen.advice.is_empty());
    }
}

/// Five people, one hunting: what is missing is said when it is time to send somebody.
#[test]
fn food_that_will_be_missing_is_told_in_time() {
    let mut game = begun("stone-age", 2, 3);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut told = 0;
    for _ in 0..600 {
        let Turn::Player(seat) = game.turn() else { break };
        let seen = drawn(&*game, Words::of("en"));
        if let Some(one) = seen.advice.iter().find(|one| one.id == "sa-short") {
            let state = game.state();
            let player = &state["players"][usize::from(seat.0)];
            let figure = |name: &str| player[name].as_i64().unwrap();
            let bare = figure("people") - figure("food") - figure("fields");
            let missing: i64 = one.words.split(' ').next().unwrap().parse().unwrap();
            assert!(missing > 0 && missing <= bare + 1, "{}: {player}", one.words);
            told += 1;
        }
        let action = game.random_action(&mut rng).unwrap();
        game.act(None, &action).unwrap();
    }
    assert!(told > 0);
}
