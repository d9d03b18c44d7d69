//! The board of Pebbles: everything can be said, nothing hidden is drawn, what cannot be done tells why.

use lascaux_games::pebbles::{Event, Pebbles};
use lascaux_table::{AnyMatch, Chance, Game, Language, Match, Seat, Seed, Setup, Turn, Viewer, below};
use lascaux_web::Words;
use lascaux_web::board::{self, Board, Drawn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

fn names() -> Vec<String> {
    ["Anna", "Bram"].map(String::from).to_vec()
}

/// All that a viewer's page shows of a match.
fn page(drawn: &Drawn) -> String {
    let seats: String = drawn.seats.iter().map(|seat| seat.clone().into_string()).collect();
    format!("{}{seats}<p>{}</p>", drawn.board.clone().into_string(), drawn.question)
}

fn draw(game: &Match<Pebbles>, viewer: Viewer, language: Language) -> Drawn {
    board::draw(game, viewer, &names(), Words::in_language(language), board::Layout::Wide).unwrap()
}

/// Visits every decision of some random games.
fn matches(mut visit: impl FnMut(&Match<Pebbles>, Seat, &mut Xoshiro256PlusPlus)) {
    for seed in 0..12 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Match::<Pebbles>::start(Setup::new(2, Seed::Number(seed)).unwrap()).unwrap().0;
        while let Turn::Player(seat) = game.state().turn() {
            visit(&game, seat, &mut rng);
            let legal = game.legal();
            game.act_text(None, &legal[below(&mut rng, legal.len() as u32) as usize]).unwrap();
        }
    }
}

fn attributes<'a>(html: &'a str, name: &str) -> BTreeSet<&'a str> {
    let start = format!(" {name}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split_once('"')).map(|(value, _)| value).collect()
}

#[test]
fn every_legal_action_is_a_piece_and_a_button_and_all_others_tell_why_not() {
    let mut told = BTreeSet::new();
    matches(|game, seat, _| {
        for language in Language::ALL {
            let drawn = draw(game, Viewer::Seat(seat), language);
            let html = page(&drawn);
            let legal: BTreeSet<String> = game.legal().into_iter().collect();
            let says: BTreeSet<String> = attributes(&html, "data-say").into_iter().map(String::from).collect();
            assert_eq!(says, legal);
            let labels: BTreeSet<&str> = drawn.choices.iter().map(|choice| choice.label.as_str()).collect();
            assert_eq!(labels.len(), legal.len(), "{labels:?}");
            for why in attributes(&html, "data-why") {
                let action = game.state().read_action(why).unwrap();
                told.insert(game.state().check(seat, action).unwrap_err().rule.unwrap().to_string());
            }
            assert!(!html.contains("pb-ask") && !html.contains("{ $") && !html.contains(" style="), "{html}");
        }
    });
    assert_eq!(told.into_iter().collect::<Vec<_>>(), ["PB-3.2", "PB-3.3"]);
}

#[test]
fn what_a_closed_hand_holds_is_drawn_for_its_holder_alone() {
    let closed = |held: &str| {
        let setup = Setup::<Pebbles> { chance: Chance::Manual, ..Setup::new(2, Seed::Number(1)).unwrap() };
        let mut game = Match::start(setup).unwrap().0;
        game.chance_text("die 6").unwrap();
        game.act_text(None, held).unwrap();
        game
    };
    let (two, five) = (closed("hold 2"), closed("hold 5"));
    for language in Language::ALL {
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(page(&draw(&two, viewer, language)), page(&draw(&five, viewer, language)));
            assert_eq!(log(&two, viewer, language), log(&five, viewer, language));
        }
        let holder = Viewer::Seat(Seat(0));
        assert!(page(&draw(&five, holder, language)).contains("pb-held"));
        assert_ne!(page(&draw(&two, holder, language)), page(&draw(&five, holder, language)));
        assert_ne!(log(&two, holder, language), log(&five, holder, language));
    }
    assert!(draw(&five, Viewer::Seat(Seat(0)), Language::English).secret, "around one device the hand is covered");
}

fn log(game: &dyn AnyMatch, viewer: Viewer, language: Language) -> Vec<(usize, String)> {
    board::log(game, 0..usize::MAX, viewer, &names(), Words::in_language(language)).unwrap()
}

#[test]
fn nothing_hidden_is_drawn() {
    let mut differ = 0;
    matches(|game, _, rng| {
        for viewer in Viewer::all(2) {
            let mut other = *game.state();
            other.imagine(viewer, rng);
            differ += u32::from(other != *game.state());
            let setup = Setup { position: Some(other.position()), chance: Chance::Manual, ..game.setup().clone() };
            let other = Match::start(setup).unwrap().0;
            assert_eq!(page(&draw(game, viewer, Language::English)), page(&draw(&other, viewer, Language::English)));
        }
    });
    assert!(differ > 50, "only {differ} states differed in what is hidden");
}

#[test]
fn every_event_is_told_in_every_language_with_the_names_of_the_players() {
    let mut told = BTreeSet::new();
    matches(|game, _, _| {
        for event in game.happened(0..usize::MAX).flat_map(|one| one.events) {
            for event in [event.clone(), Pebbles::heard(event.clone(), Viewer::Spectator)] {
                for language in Language::ALL {
                    let words = Words::in_language(language);
                    let line = Pebbles::log_line(&event, game.setup().data, &names(), words).unwrap();
                    assert!(!line.contains("pb-") && !line.contains(['{', '}']), "{}: {line}", language.code());
                    let named = line.contains("Anna") || line.contains("Bram");
                    assert!(named || matches!(event, Event::GameOver { .. }), "{line}");
                }
                told.insert(serde_json::to_value(&event).unwrap()["what"].as_str().unwrap().to_string());
            }
        }
    });
    assert_eq!(told.into_iter().collect::<Vec<_>>(), ["guessed", "held", "opened", "paid", "passed", "thrown"]);
}
