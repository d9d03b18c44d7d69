//! What every game on the shelf has to do through the doors, whatever game it is.

use lascaux::{Engine, all_games};
use serde_json::{Value, json};

fn say(engine: &mut Engine, request: Value) -> Value {
    serde_json::from_str(&engine.answer(&request.to_string())).unwrap()
}

/// Name and seats of each game, also of those that players are not offered.
fn games() -> Vec<(String, u64, u64)> {
    let games = all_games(&[]).unwrap();
    let listed = games.games().map(|game| {
        let about = game.about();
        let seats = |end: &str| about["seats"][end].as_u64().unwrap();
        (game.name().to_string(), seats("min"), seats("max"))
    });
    listed.collect()
}

#[test]
fn players_are_offered_three_games_and_a_program_finds_the_fourth_by_its_name() {
    let mut engine = Engine::new(all_games(&[]).unwrap());
    let listed = say(&mut engine, json!({"cmd": "games"}))["games"].clone();
    let names: Vec<&str> = listed.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["stone-age", "eiszeit", "neanderthal"]);
    let unknown = say(&mut engine, json!({"cmd": "new", "game": "chess", "seats": 2}));
    assert_eq!(unknown["error"]["code"], "unknown-game");
    assert!(!unknown.to_string().contains("pebbles"), "{unknown}");
    assert_eq!(say(&mut engine, json!({"cmd": "new", "game": "pebbles", "seats": 2}))["ok"], true);
}

#[test]
fn a_whole_game_of_everything_is_played_recorded_and_replayed() {
    for (game, least, most) in games() {
        for seats in least..=most {
            let mut engine = Engine::new(all_games(&[]).unwrap());
            let new = say(&mut engine, json!({"cmd": "new", "game": game, "seats": seats, "seed": seats}));
            assert_eq!(new["ok"], true, "{new}");
            let mut steps = 0;
            loop {
                let turn = say(&mut engine, json!({"cmd": "turn"}))["turn"].clone();
                if turn["kind"] == "over" {
                    break;
                }
                for field in ["seat", "phase", "what", "rule"] {
                    assert!(turn.get(field).is_some(), "{game}: {turn}");
                }
                let legal = say(&mut engine, json!({"cmd": "legal"}))["actions"].clone();
                let legal = legal.as_array().unwrap();
                let choice = &legal[(steps * 7919) % legal.len()];
                let answer = say(&mut engine, json!({"cmd": "act", "action": choice, "seat": turn["seat"]}));
                assert_eq!(answer["ok"], true, "{game}: {choice}: {answer}");
                for event in answer["events"].as_array().unwrap().iter().filter(|event| event["kind"] == "event") {
                    assert!(event["text"].as_str().unwrap().len() > 5, "{event}");
                }
                steps += 1;
                assert!(steps < 20_000, "{game}: endless");
            }
            let record = say(&mut engine, json!({"cmd": "record"}))["record"].clone();
            let hash = say(&mut engine, json!({"cmd": "hash"}));
            let mut again = Engine::new(all_games(&[]).unwrap());
            let replayed = say(&mut again, json!({"cmd": "replay", "record": record}));
            assert_eq!(replayed["ok"], true, "{game}: {replayed}");
            assert_eq!(say(&mut again, json!({"cmd": "hash"})), hash);
            let told = lascaux::records::verify(&all_games(&[]).unwrap(), &record.to_string()).unwrap();
            assert!(told.starts_with("verified"), "{told}");
            let mut sink = Vec::new();
            lascaux::records::replay(&all_games(&[]).unwrap(), &record.to_string(), &mut sink).unwrap().unwrap();
            assert!(String::from_utf8(sink).unwrap().contains("Final score"));
        }
    }
}

#[test]
fn every_example_of_every_notation_can_be_read() {
    for (game, least, _) in games() {
        let mut engine = Engine::new(all_games(&[]).unwrap());
        let notation = say(&mut engine, json!({"cmd": "notation", "game": game}))["notation"].clone();
        say(&mut engine, json!({"cmd": "new", "game": game, "seats": least, "seed": 1}));
        for form in notation["actions"].as_array().unwrap() {
            let answer = say(&mut engine, json!({"cmd": "act", "action": form["example"]}));
            assert_ne!(answer["error"]["code"], "notation", "{game}: {form}: {answer}");
            if answer["ok"] == true {
                say(&mut engine, json!({"cmd": "undo"}));
            }
        }
        let manual = json!({"cmd": "new", "game": game, "seats": least, "chance": "manual"});
        say(&mut engine, manual);
        for form in notation["outcomes"].as_array().unwrap() {
            let answer = say(&mut engine, json!({"cmd": "chance", "outcome": form["example"]}));
            assert_ne!(answer["error"]["code"], "notation", "{game}: {form}: {answer}");
        }
    }
}

#[test]
fn seats_out_of_range_and_unknown_options_are_refused() {
    for (game, least, most) in games() {
        let mut engine = Engine::new(all_games(&[]).unwrap());
        for seats in [0, least - 1, most + 1, 255] {
            let answer = say(&mut engine, json!({"cmd": "new", "game": game, "seats": seats}));
            assert_eq!(answer["ok"], false, "{game} with {seats}");
            assert!(answer["error"]["rule"].is_string(), "{answer}");
        }
        let answer =
            say(&mut engine, json!({"cmd": "new", "game": game, "seats": least, "options": {"colour": "red"}}));
        assert_eq!(answer["error"]["code"], "options", "{answer}");
    }
}
