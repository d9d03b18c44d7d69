//! Bad input: garbage is refused and never panics; what is drawn and shown; owners' data are told apart.

mod common;

use common::Scene;
use lascaux_eiszeit::Eiszeit;
use lascaux_table::battery::{find_state, sampling_matches_probabilities};
use lascaux_table::{Actions, Code, Game, Rng, Seat, Seed, Setup, Turn, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, json};

fn data() -> &'static lascaux_eiszeit::Data {
    Eiszeit::data(None).unwrap()
}

fn new_game(seats: u8) -> Eiszeit {
    Eiszeit::new(seats, &Eiszeit::options(&Map::new()).unwrap(), data()).unwrap()
}

/// Words of the notation and of nothing, put together at random.
fn garbage(rng: &mut impl Rng) -> String {
    const WORDS: [&str; 40] = [
        "place",
        "move",
        "swap",
        "with",
        "remove",
        "mammoth",
        "fire",
        "look",
        "club",
        "play",
        "choose",
        "discard",
        "keep",
        "draw",
        "cover",
        "done",
        "copy",
        "light",
        "dark",
        "near",
        "far",
        "red",
        "red-club",
        "black",
        "white",
        "1",
        "6",
        "12",
        "13",
        "0",
        "-1",
        "+5",
        "007",
        "forest",
        "light-cult",
        "dark-cult",
        "card",
        "lot",
        "\u{1f9a3}",
        "999999999999999999999",
    ];
    let mut text = String::new();
    for _ in 0..below(rng, 7) {
        match below(rng, 12) {
            0 => text.push(char::from_u32(below(rng, 0x3000)).unwrap_or('?')),
            1 => text.push_str("\t\n "),
            _ => text.push_str(WORDS[below(rng, 40) as usize]),
        }
        if below(rng, 8) > 0 {
            text.push(' ');
        }
    }
    text
}

#[test]
fn garbage_is_refused_or_understood_but_never_panics() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for seats in 3..=5 {
        let mut game = new_game(seats);
        let mut actions = Actions::of::<Eiszeit>();
        for _ in 0..20_000 {
            let text = garbage(&mut rng);
            if let Ok(action) = game.read_action(&text) {
                // What is understood is written in one way only, and judged without panic.
                assert_eq!(game.read_action(&game.write_action(action)), Ok(action));
                for seat in 0..=seats {
                    let _ = game.check(Seat(seat), action);
                }
            }
            if let Ok(outcome) = game.read_outcome(&text) {
                assert_eq!(game.read_outcome(&game.write_outcome(outcome)), Ok(outcome));
                let _ = game.admit(outcome);
            }
            match game.turn() {
                Turn::Player(_) if below(&mut rng, 20) == 0 => {
                    game.legal(&mut actions);
                    game.apply(actions[below(&mut rng, actions.len() as u32) as usize], &mut ());
                }
                Turn::Chance => game.resolve(game.sample(&mut rng), &mut ()),
                Turn::Over => game = new_game(seats),
                Turn::Player(_) => {}
            }
        }
    }
    let long = "play ".repeat(100_000);
    assert!(new_game(3).read_action(&long).unwrap_err().message().len() < 2000);
}

#[test]
fn every_example_of_the_grammar_is_read_and_written_back() {
    let game = new_game(5);
    let grammar = Eiszeit::grammar();
    for form in grammar.actions {
        let action = game.read_action(form.example).unwrap_or_else(|no| panic!("{}: {no}", form.example));
        assert_eq!(game.write_action(action), form.example);
    }
    for form in grammar.outcomes {
        let outcome = game.read_outcome(form.example).unwrap_or_else(|no| panic!("{}: {no}", form.example));
        assert_eq!(game.write_outcome(outcome), form.example);
    }
    for text in ["play club", "discard club", "play club near", "club", "club 7", "place 7 club"] {
        assert_eq!(game.write_action(game.read_action(text).unwrap()), text);
    }
    for text in
        ["", "club club", "keep club", "move red 6 6", "move red-club 5 6 club", "play forest copy light", "place +5"]
    {
        assert_eq!(game.read_action(text).unwrap_err().code, Code::Notation, "{text}");
    }
}

/// Applying an action that was never asked for does not panic, whatever comes of it.
#[test]
fn unasked_actions_do_not_panic() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for seed in 0..40 {
        let setup = Setup::<Eiszeit>::new(3 + (seed % 3) as u8, Seed::Number(seed)).unwrap();
        let steps = std::cell::Cell::new(0);
        let wanted = below(&mut rng, 300);
        let state = find_state(setup, seed, |_| {
            steps.set(steps.get() + 1);
            steps.get() > wanted
        });
        let Some(state) = state else { continue };
        state.universe(&mut |action| {
            let mut other = state;
            other.apply(action, &mut ());
        });
        for text in ["card forest", "card dark-cult", "fire 0", "fire 2", "lot green"] {
            let mut other = state;
            other.resolve(other.read_outcome(text).unwrap(), &mut ());
        }
    }
}

#[test]
fn cards_fires_and_lots_are_drawn_by_their_probabilities() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    for what in ["card-dealt", "card-drawn", "fire-revealed", "fire-seen"] {
        let found = (0..50).find_map(|seed| {
            let setup = Setup::<Eiszeit>::new(4, Seed::Number(seed)).unwrap();
            find_state(setup, seed, |state| state.ask().what == what)
        });
        sampling_matches_probabilities(&found.expect(what), 20_000, &mut rng);
    }
    let lot = Eiszeit::options(json!({"start": "lot"}).as_object().unwrap()).unwrap();
    sampling_matches_probabilities(&Eiszeit::new(5, &lot, data()).unwrap(), 20_000, &mut rng);
}

/// The text on the wire: nothing that a seat may not know is in its view.
#[test]
fn no_foreign_hand_fire_or_discard_is_in_a_view() {
    for seed in 0..6 {
        let setup = Setup::<Eiszeit>::new(4, Seed::Number(seed)).unwrap();
        let wanted = |state: &Eiszeit| {
            let position = state.position();
            position.fires.iter().any(|fire| fire.value.is_some() && fire.seen_by.len() == 1)
                && position.players.iter().any(|player| !player.discarded.is_empty())
        };
        let Some(state) = find_state(setup, seed, wanted) else { continue };
        if state.ask().what == "fire-revealed" {
            continue;
        }
        for viewer in Viewer::all(4) {
            let view = serde_json::to_value(state.view(viewer)).unwrap();
            for player in view["players"].as_array().unwrap() {
                let own = player["seat"] == view["viewer"];
                assert_eq!(player["hand"].is_null(), !own);
                assert_eq!(player["discarded"].is_null(), !own);
            }
            for (fire, shown) in state.position().fires.iter().zip(view["fires"].as_array().unwrap()) {
                let knows = matches!(viewer, Viewer::Seat(seat) if fire.seen_by.contains(&seat));
                assert_eq!(shown["value"].is_null(), !knows);
            }
            assert!(view.to_string().find("held").is_none() && view["light"].is_null());
        }
    }
}

/// Promise 6: reconstructed figures are shown as such where a person reads them.
#[test]
fn reconstructed_figures_are_shown_as_such() {
    let view = Scene::of(5).hand("red", &["mammoth", "swap"]).play().game.state().view(Viewer::Seat(Seat(0)));
    let hand = view.players[0].hand.clone().unwrap();
    let shown = |name: &str| {
        let card = hand.iter().find(|card| card.card.word() == name).unwrap();
        serde_json::to_value(card).unwrap()
    };
    assert_eq!(shown("mammoth"), json!({"card": "mammoth", "stones": [2, 3, 5], "source": "rulebook"}));
    assert_eq!(shown("swap"), json!({"card": "swap", "stones": [2], "source": "reconstructed"}));
    assert!(view.areas.iter().any(|area| serde_json::to_value(area.source).unwrap() == "reconstructed"));
}
