//! Bad input: garbage is refused and never panics, impossible positions are named, owners' data are told apart.

mod common;

use common::{Scene, area};
use lascaux_eiszeit::{Eiszeit, Position, StageText};
use lascaux_table::battery::{find_state, sampling_matches_probabilities};
use lascaux_table::{Actions, Code, Game, Refusal, Rng, Seat, Seed, Setup, Turn, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value, json};

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
    assert!(new_game(3).read_action(&long).unwrap_err().message.len() < 2000);
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

fn refused(change: impl FnOnce(&mut Position)) -> Refusal {
    let mut position = Scene::of(4).mammoths(6, 1).hunters("red", 7, 2).position();
    assert!(Eiszeit::load(&position, data()).is_ok());
    change(&mut position);
    let no = Eiszeit::load(&position, data()).expect_err("an impossible position");
    assert_eq!(no.code, Code::Position);
    no
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    let said = |no: Refusal, words: &str| assert!(no.message.contains(words), "{no}");
    said(refused(|p| p.seats = 6), "Three to five");
    said(refused(|p| p.seats = 3), "players are described");
    said(refused(|p| p.options = json!({"length": "long"})), "length");
    said(refused(|p| p.options = json!(7)), "options");
    said(refused(|p| p.round = 0), "Round 0");
    said(refused(|p| p.round = 5), "Round 5");
    said(refused(|p| p.round = 2), "0 glaciers");
    said(refused(|p| p.start = Seat(1)), "seat 0 begins");
    said(refused(|p| p.active = Seat(9)), "nobody sits");
    said(refused(|p| p.active = Seat(1)), "somebody else");
    said(refused(|p| p.covered.push(area(10))), "Glaciers");
    said(refused(|p| p.covered.clear()), "glaciers lie on 1, 4 from the start");
    said(refused(|p| p.covered.push(area(1))), "twice");
    said(refused(|p| p.players[0].stock += 1), "hunters");
    said(refused(|p| p.players[0].stock = 255), "hunters");
    said(
        refused(|p| {
            p.players[0].stock -= 1;
            p.players[0].hunters.insert(area(1), 1);
        }),
        "glacier",
    );
    said(refused(|p| p.mammoths_spare += 1), "mammoths");
    said(
        refused(|p| {
            p.mammoths_spare -= 1;
            p.mammoths.insert(area(4), 1);
        }),
        "glacier",
    );
    said(refused(|p| p.clubs_spare = 5), "clubs");
    said(refused(|p| p.players[1].stones = 200), "stones");
    said(
        refused(|p| {
            p.light_supply += p.dark_supply;
            p.dark_supply = 0;
        }),
        "stones",
    );
    said(refused(|p| p.fires.truncate(3)), "fire");
    said(refused(|p| p.fires[0].area = area(1)), "glacier");
    said(refused(|p| p.fires[0].value = Some(1)), "seen");
    said(refused(|p| p.fires[0].seen_by = vec![Seat(8)]), "seen by");
    said(
        refused(|p| {
            for fire in &mut p.fires[..5] {
                fire.value = Some(0);
                fire.seen_by = vec![Seat(1)];
            }
        }),
        "too many fires",
    );
    said(
        refused(|p| {
            p.fires[0].value = Some(3);
            p.fires[0].seen_by = vec![Seat(1)];
        }),
        "too many fires",
    );
    said(refused(|p| p.light.draw.truncate(2)), "55 cards");
    said(refused(|p| p.players[2].hand.truncate(4)), "55 cards");
    said(
        refused(|p| {
            let card = p.players[2].hand.pop().unwrap();
            p.dark.draw.push(card);
        }),
        "holds 4 cards",
    );
    said(refused(|p| p.light.draw.swap_remove(0).colour().word().clone_into(&mut p.players[0].colour)), "plays red");
    said(
        refused(|p| {
            let card = p.light.draw.pop().unwrap();
            p.dark.draw.push(card);
        }),
        "lies with the dark cards",
    );
    said(
        refused(|p| {
            let cult = p.dark.draw.iter().position(|card| card.is_cult()).unwrap();
            p.dark.top = Some(p.dark.draw.remove(cult));
        }),
        "cult",
    );
    said(
        refused(|p| {
            let card = p.light.draw.remove(0);
            p.light.played.push(card);
        }),
        "no visible card",
    );
    said(refused(|p| p.players[0].held = p.players[0].hand.clone()), "add up");
    said(refused(|p| p.players[0].points[0] = 3), "points");
    said(refused(|p| p.players[0].points.clear()), "points");
    said(refused(|p| p.stage = StageText::Nothing {}), "Round");
    said(refused(|p| p.stage = StageText::Discard { seat: Seat(0), must: true }), "just when one can be played");
    said(refused(|p| p.stage = StageText::Draw { seat: Seat(0) }), "holds 5 cards");
    said(refused(|p| p.stage = StageText::Glacier { seat: Seat(0) }), "stones");
}

/// A card that was played has left its traces: it lies visible, and a light one is paid.
#[test]
fn a_play_without_traces_is_refused() {
    let said = |no: Refusal, words: &str| assert!(no.message.contains(words), "{no}");
    let put_back = |p: &mut Position| {
        let card = p.players[0].hand.pop().unwrap();
        p.dark.draw.push(card);
    };
    said(
        refused(|p| {
            put_back(p);
            p.stage = StageText::Discard { seat: Seat(0), must: false };
        }),
        "A card was played",
    );
    said(
        refused(|p| {
            put_back(p);
            p.stage = StageText::Draw { seat: Seat(0) };
        }),
        "A card was played",
    );
    said(
        refused(|p| {
            p.round = 2;
            p.covered.insert(1, area(2));
            p.fires.retain(|fire| fire.fire != area(2));
        }),
        "A dark card took the last stone",
    );
    let mut table = Scene::of(4).hand("red", &["forest"]).play();
    table.say(&["play forest"]);
    let mut position = table.position();
    assert!(Eiszeit::load(&position, data()).is_ok());
    position.dark_supply += 1;
    position.light_supply -= 1;
    said(Eiszeit::load(&position, data()).unwrap_err(), "light supply");
}

/// A loaded position never panics, whatever was scribbled into its JSON.
#[test]
fn scribbled_positions_are_refused_or_playable() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut loaded = 0;
    for seed in 0..60 {
        let setup = Setup::<Eiszeit>::new(3 + (seed % 3) as u8, Seed::Number(seed)).unwrap();
        let steps = std::cell::Cell::new(0);
        let wanted = 30 + below(&mut rng, 300);
        let Some(state) = find_state(setup, seed, |_| {
            steps.set(steps.get() + 1);
            steps.get() > wanted
        }) else {
            continue;
        };
        let whole = serde_json::to_value(state.position()).unwrap();
        for _ in 0..200 {
            let mut scribbled = whole.clone();
            for _ in 0..=below(&mut rng, 2) {
                scribble(&mut scribbled, &mut rng);
            }
            let Ok(position) = serde_json::from_value::<Position>(scribbled) else { continue };
            let Ok(mut game) = Eiszeit::load(&position, data()) else { continue };
            loaded += 1;
            play_out(&mut game, &mut rng);
        }
    }
    assert!(loaded > 100, "only {loaded} scribbled positions were possible");
}

/// Changes one thing somewhere in a JSON value.
fn scribble(value: &mut Value, rng: &mut impl Rng) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let n = below(rng, map.len() as u32) as usize;
            let (_, inner) = map.iter_mut().nth(n).unwrap();
            scribble(inner, rng);
        }
        Value::Array(list) if !list.is_empty() => {
            let n = below(rng, list.len() as u32) as usize;
            match below(rng, 8) {
                0 => {
                    list.remove(n);
                }
                1 => {
                    let again = list[n].clone();
                    list.push(again);
                }
                _ => scribble(&mut list[n], rng),
            }
        }
        Value::Number(_) => *value = json!(below(rng, 14)),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => {
            let words =
                ["light", "dark", "place", "near", "swap", "trek", "dark-cult", "play", "draw", "red", "red-club"];
            *text = words[below(rng, 11) as usize].to_string();
        }
        _ => *value = [json!(1), json!(null), json!("trek")][below(rng, 3) as usize].clone(),
    }
}

fn play_out(game: &mut Eiszeit, rng: &mut impl Rng) {
    let mut actions = Actions::of::<Eiszeit>();
    for _ in 0..20_000 {
        match game.turn() {
            Turn::Player(_) => {
                game.legal(&mut actions);
                assert!(!actions.is_empty(), "a dead end: {:?}", game.position());
                game.apply(actions[below(rng, actions.len() as u32) as usize], &mut ());
            }
            Turn::Chance => game.resolve(game.sample(rng), &mut ()),
            Turn::Over => return,
        }
        for viewer in Viewer::all(game.seats()) {
            if below(rng, 50) == 0 {
                game.imagine(viewer, rng);
            }
        }
    }
    panic!("an endless game");
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
