//! The line protocol, request by request: what is answered, what is refused, and that a refusal changes nothing.

use lascaux::{Engine, all_games};
use serde_json::{Value, json};

struct Talk(Engine);

impl Talk {
    fn new() -> Talk {
        Talk(Engine::new(all_games(&[]).unwrap()))
    }

    fn started(request: Value) -> Talk {
        let mut talk = Talk::new();
        talk.ok(request);
        talk
    }

    fn say(&mut self, request: Value) -> Value {
        self.line(&request.to_string())
    }

    fn line(&mut self, line: &str) -> Value {
        let answer = self.0.answer(line);
        assert!(!answer.contains('\n'), "an answer is one line");
        serde_json::from_str(&answer).unwrap()
    }

    fn ok(&mut self, request: Value) -> Value {
        let answer = self.say(request.clone());
        assert_eq!(answer["ok"], true, "{request} -> {answer}");
        answer
    }

    /// The error of a refused request; the match is as it was.
    fn refused(&mut self, request: Value) -> Value {
        self.refused_line(&request.to_string())
    }

    fn refused_line(&mut self, line: &str) -> Value {
        let before = self.0.answer(r#"{"cmd":"record"}"#);
        let answer = self.line(line);
        assert_eq!(answer["ok"], false, "{line} -> {answer}");
        assert!(answer["error"]["message"].as_str().unwrap().len() > 10, "{answer}");
        assert!(answer["error"].get("rule").is_some(), "rule is there, null or not: {answer}");
        assert_eq!(self.0.answer(r#"{"cmd":"record"}"#), before, "{line} changed something");
        answer["error"].clone()
    }
}

fn new_game(seats: u8, seed: u64) -> Value {
    json!({"cmd": "new", "game": "stone-age", "seats": seats, "seed": seed})
}

#[test]
fn games_are_listed_with_seats_and_options() {
    let games = Talk::new().ok(json!({"cmd": "games"}));
    let stone_age = &games["games"][0];
    assert_eq!((&stone_age["name"], &stone_age["seats"]), (&json!("stone-age"), &json!({"min": 2, "max": 4})));
    assert_eq!(stone_age["options"][0]["values"], json!(["nl", "de", "sv"]));
    assert_eq!(stone_age["options"].as_array().unwrap().len(), 6);
}

#[test]
fn a_match_without_a_seed_gets_one_and_says_which() {
    let mut talk = Talk::new();
    let request = json!({"cmd": "new", "game": "stone-age", "seats": 2});
    let (one, other) = (talk.ok(request.clone()), talk.ok(request));
    assert_ne!(one["seed"], other["seed"]);
    let again = talk.ok(json!({"cmd": "new", "game": "stone-age", "seats": 2, "seed": one["seed"]}));
    assert_eq!(again["events"], one["events"]);
}

#[test]
fn help_gives_an_example_of_every_command_that_is_understood() {
    let mut talk = Talk::started(new_game(2, 7));
    for line in talk.ok(json!({"cmd": "help"}))["commands"].as_array().unwrap() {
        let answer = talk.line(line["example"].as_str().unwrap());
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(!message.contains("no command"), "{line}: {answer}");
    }
}

#[test]
fn any_id_is_echoed() {
    let mut talk = Talk::new();
    for id in [json!(1), json!("x"), json!(null), json!([1, {"a": 2}]), json!(1.5)] {
        assert_eq!(talk.say(json!({"id": id, "cmd": "games"}))["id"], id);
        assert_eq!(talk.say(json!({"id": id, "cmd": "fly"}))["id"], id);
    }
    assert!(talk.say(json!({"cmd": "games"})).get("id").is_none());
}

#[test]
fn turn_and_legal_tell_who_is_asked_what_and_every_listed_action_is_accepted() {
    let mut talk = Talk::started(new_game(2, 7));
    let turn = talk.ok(json!({"cmd": "turn"}))["turn"].clone();
    assert_eq!(turn["kind"], "player");
    assert_eq!((&turn["seat"], &turn["phase"]), (&json!(0), &json!("placing")));
    let legal = talk.ok(json!({"cmd": "legal"}))["actions"].clone();
    let actions: Vec<String> = serde_json::from_value(legal).unwrap();
    let mut sorted = actions.clone();
    sorted.sort();
    assert_eq!(actions, sorted);
    let hash = talk.ok(json!({"cmd": "hash"}));
    for action in actions {
        talk.ok(json!({"cmd": "act", "action": action, "seat": 0}));
        let undone = talk.ok(json!({"cmd": "undo"}))["undone"].clone();
        assert_eq!(undone[0], format!("0 {action}"));
        assert_eq!(talk.ok(json!({"cmd": "hash"})), hash);
    }
}

#[test]
fn outcomes_are_dictated_in_a_manual_match() {
    let mut request = new_game(2, 7);
    request["chance"] = "manual".into();
    let mut talk = Talk::started(request);
    let turn = talk.ok(json!({"cmd": "turn"}))["turn"].clone();
    assert_eq!((&turn["kind"], &turn["what"]), (&json!("chance"), &json!("card")));
    let listed = talk.ok(json!({"cmd": "outcomes"}))["outcomes"].clone();
    assert_eq!(listed.as_array().unwrap().len(), 36);
    assert_eq!(talk.refused(json!({"cmd": "act", "action": "place hunt 3"}))["code"], "wrong-turn");
    assert_eq!(talk.refused(json!({"cmd": "chance", "outcome": "card mammoth"}))["code"], "notation");
    assert_eq!(talk.refused(json!({"cmd": "chance", "outcome": "dice 1"}))["rule"], "SA-1.2");
    for card in ["dice-pottery", "dice-sundial", "tool-art", "food-7-pottery"] {
        talk.ok(json!({"cmd": "chance", "outcome": format!("card {card}")}));
    }
    assert_eq!(talk.refused(json!({"cmd": "chance", "outcome": "card tool-art"}))["rule"], "SA-1.3");
    for building in ["1-to-7-a", "4-of-2-kinds"] {
        talk.ok(json!({"cmd": "chance", "outcome": format!("building {building}")}));
    }
    talk.ok(json!({"cmd": "act", "action": "place hunt 5"}));
    talk.ok(json!({"cmd": "act", "action": "place hunt 5"}));
    talk.ok(json!({"cmd": "act", "action": "use hunt"}));
    let turn = talk.ok(json!({"cmd": "turn"}))["turn"].clone();
    assert_eq!((&turn["what"], &turn["count"]), (&json!("dice"), &json!(5)));
    let answer = talk.ok(json!({"cmd": "chance", "outcome": "dice 6 1 3 2 2"}));
    assert_eq!(answer["events"][0]["outcome"], "dice 1 2 2 3 6", "canonical");
    assert_eq!(talk.ok(json!({"cmd": "state"}))["state"]["players"][0]["food"], 12 + 7);
    talk.ok(json!({"cmd": "undo"}));
    assert_eq!(talk.ok(json!({"cmd": "turn"}))["turn"]["what"], "dice");
    let mut auto = Talk::started(new_game(2, 7));
    assert_eq!(auto.refused(json!({"cmd": "chance", "outcome": "dice 1"}))["code"], "wrong-turn");
    assert_eq!(auto.refused(json!({"cmd": "outcomes"}))["code"], "wrong-turn");
}

#[test]
fn a_whole_game_by_bots_is_recorded_replayed_and_byte_equal() {
    let play = |forced: &str| {
        let mut request = new_game(3, 11);
        request["forced"] = forced.into();
        let mut talk = Talk::started(request);
        let mut steps = 0;
        while talk.ok(json!({"cmd": "turn"}))["turn"]["kind"] != "over" {
            let bot = talk.ok(json!({"cmd": "bot", "bot": "random", "millis": 0, "seed": steps}));
            talk.ok(json!({"cmd": "act", "action": bot["action"], "seat": bot["seat"]}));
            steps += 1;
        }
        talk
    };
    let mut one = play("ask");
    let mut two = play("ask");
    assert_eq!(one.0.answer(r#"{"cmd":"record"}"#), two.0.answer(r#"{"cmd":"record"}"#));
    let record = one.ok(json!({"cmd": "record"}))["record"].clone();
    let scores = one.ok(json!({"cmd": "scores"}))["scores"].clone();
    assert_eq!(scores["over"], true);
    assert!(!scores["winners"].as_array().unwrap().is_empty());
    for seat in scores["seats"].as_array().unwrap() {
        let sum: i64 = seat["lines"].as_array().unwrap().iter().map(|line| line["points"].as_i64().unwrap()).sum();
        assert_eq!(seat["total"], sum);
    }
    assert_eq!(one.refused(json!({"cmd": "act", "action": "place hunt 1"}))["code"], "wrong-turn");
    assert_eq!(one.refused(json!({"cmd": "bot"}))["code"], "wrong-turn");
    let mut other = Talk::new();
    other.ok(json!({"cmd": "replay", "record": record}));
    assert_eq!(other.ok(json!({"cmd": "hash"})), one.ok(json!({"cmd": "hash"})));
    assert_eq!(other.ok(json!({"cmd": "record"}))["record"], record);
    other.ok(json!({"cmd": "undo"}));
    let mut forced = play("play");
    let record = forced.ok(json!({"cmd": "record"}))["record"].clone();
    other.ok(json!({"cmd": "replay", "record": record}));
    assert_eq!(other.ok(json!({"cmd": "record"}))["record"], record);
}

#[test]
fn forced_choices_are_played_and_told_where_that_was_asked_for() {
    let mut request = new_game(2, 3);
    request["forced"] = "play".into();
    let mut talk = Talk::started(request);
    talk.ok(json!({"cmd": "act", "action": "place hunt 5"}));
    let answer = talk.ok(json!({"cmd": "act", "action": "place hunt 5"}));
    let events = answer["events"].as_array().unwrap();
    let forced: Vec<&Value> = events.iter().filter(|event| event["forced"] == true).collect();
    assert_eq!(forced.len(), 2, "each used the hunters by itself: {answer}");
    assert_eq!(forced[0]["action"], "use hunt");
}

#[test]
fn views_show_a_seat_what_it_may_know() {
    let mut talk = Talk::started(new_game(2, 7));
    let view = talk.ok(json!({"cmd": "view", "seat": 1}))["view"].clone();
    assert_eq!((&view["viewer"], &view["deck"]), (&json!(1), &json!(32)));
    assert_eq!(talk.ok(json!({"cmd": "view", "seat": null}))["view"]["viewer"], Value::Null);
    assert_eq!(talk.refused(json!({"cmd": "view", "seat": 2}))["code"], "request");
    assert_eq!(talk.refused(json!({"cmd": "scores", "seat": 2}))["code"], "request");
    talk.ok(json!({"cmd": "scores", "seat": 1}));
    talk.ok(json!({"cmd": "scores", "seat": null}));
}

#[test]
fn an_edited_state_is_loaded_and_an_impossible_one_is_refused() {
    let mut talk = Talk::started(new_game(2, 7));
    let mut state = talk.ok(json!({"cmd": "state"}))["state"].clone();
    state["players"][0]["wood"] = 4.into();
    talk.ok(json!({"cmd": "load", "state": state}));
    assert_eq!(talk.ok(json!({"cmd": "state"}))["state"], state);
    let record = talk.ok(json!({"cmd": "record"}))["record"].clone();
    assert_eq!(record["position"], state, "the record starts from there");
    talk.ok(json!({"cmd": "replay", "record": record}));
    let spoilt = |edit: &dyn Fn(&mut Value)| {
        let mut spoilt = state.clone();
        edit(&mut spoilt);
        json!({"cmd": "load", "state": spoilt})
    };
    for request in [
        spoilt(&|state| state["players"][0]["people"] = 11.into()),
        spoilt(&|state| state["players"][0]["wood"] = (-1).into()),
        spoilt(&|state| {
            let card = state["deck"][0].clone();
            state["deck"].as_array_mut().unwrap().push(card);
        }),
        spoilt(&|state| {
            state["players"][0]["placed"] = json!({"forest": 1});
            state["players"][1]["placed"] = json!({"forest": 1});
        }),
    ] {
        let error = talk.refused(request);
        assert_eq!((&error["code"], &error["rule"]), (&json!("position"), &json!("SA-13.1")));
    }
    for request in [
        json!({"cmd": "load", "state": 7}),
        json!({"cmd": "load", "state": {}}),
        json!({"cmd": "load"}),
        spoilt(&|state| state["players"][0]["wod"] = 1.into()),
        spoilt(&|state| state["players"] = json!([])),
        spoilt(&|state| state["seats"] = "two".into()),
    ] {
        talk.refused(request);
    }
    let mut empty = Talk::new();
    assert_eq!(empty.refused(json!({"cmd": "load", "state": state}))["code"], "no-game");
    empty.ok(json!({"cmd": "load", "game": "stone-age", "state": state}));
}

#[test]
fn bad_lines_are_refused_with_a_sentence_and_change_nothing() {
    let mut talk = Talk::started(new_game(2, 7));
    for line in [
        "",
        "{",
        "[]",
        "7",
        "null",
        "\"games\"",
        "{\"cmd\":7}",
        "{}",
        "{\"cmd\":\"fly\"}",
        "{\"cmd\":\"games\",\"x\":1}",
        "{\"cmd\":\"act\"}",
        "{\"cmd\":\"act\",\"action\":7}",
        "{\"cmd\":\"act\",\"action\":\"place hunt 3\",\"seat\":\"red\"}",
        "{\"cmd\":\"act\",\"action\":\"place hunt 3\",\"seat\":-1}",
        "{\"cmd\":\"act\",\"action\":\"place hunt 3\",\"seat\":300}",
        "{\"cmd\":\"new\",\"game\":\"stone-age\"}",
        "{\"cmd\":\"new\",\"seats\":2}",
        "{\"cmd\":\"new\",\"game\":\"stone-age\",\"seats\":2,\"seed\":-1}",
        "{\"cmd\":\"new\",\"game\":\"stone-age\",\"seats\":2,\"chance\":\"loaded\"}",
        "{\"cmd\":\"new\",\"game\":\"stone-age\",\"seats\":2,\"options\":[]}",
        "{\"cmd\":\"replay\",\"record\":{}}",
        "{\"cmd\":\"replay\",\"record\":null}",
        "{\"cmd\":\"replay\"}",
        "{\"cmd\":\"bot\",\"bot\":\"oracle\"}",
        "{\"cmd\":\"bot\",\"millis\":-5}",
        "{\"cmd\":\"bot\",\"millis\":99999999}",
        "{\"cmd\":\"turn\"} {\"cmd\":\"turn\"}",
        "\u{0}",
        "{\"cmd\":\"\\u0000\"}",
    ] {
        talk.refused_line(line);
    }
    let deep = "[".repeat(100_000);
    talk.refused_line(&deep);
    let out_of_turn = talk.refused(json!({"cmd": "act", "action": "place hunt 3", "seat": 1}));
    assert_eq!((&out_of_turn["code"], &out_of_turn["rule"]), (&json!("wrong-turn"), &json!("SA-2.2")));
    assert_eq!(talk.refused(json!({"cmd": "act", "action": "place hut 1"}))["rule"], "SA-3.6");
    assert_eq!(talk.refused(json!({"cmd": "act", "action": "jump"}))["code"], "notation");
    assert_eq!(talk.refused(json!({"cmd": "new", "game": "chess", "seats": 2}))["code"], "unknown-game");
    for seats in [0, 1, 5, 255] {
        assert_eq!(talk.refused(new_game(seats, 1))["rule"], "SA-1.1");
    }
    let error = talk.refused(json!({"cmd": "new", "game": "stone-age", "seats": 2, "options": {"edition": "fr"}}));
    assert_eq!((&error["code"], &error["rule"]), (&json!("options"), &json!("SA-11.1")));
    assert_eq!(talk.refused(json!({"cmd": "undo"}))["code"], "wrong-turn");
    let mut empty = Talk::new();
    for command in ["turn", "legal", "outcomes", "state", "view", "scores", "undo", "record", "hash", "bot", "notation"]
    {
        let answer = empty.say(json!({"cmd": command}));
        assert_eq!(answer["error"]["code"], "no-game", "{command}");
    }
}

#[test]
fn a_bot_says_what_it_expects_and_leaves_the_match_alone() {
    let mut talk = Talk::started(new_game(4, 7));
    let before = talk.ok(json!({"cmd": "hash"}));
    for bot in ["random", "greedy", "easy", "medium", "strong", "master"] {
        let answer = talk.ok(json!({"cmd": "bot", "bot": bot, "millis": 50, "seed": 1}));
        assert_eq!((&answer["bot"], &answer["seat"]), (&json!(bot), &json!(0)));
        let win = answer["expected"]["win"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&win) && answer["expected"]["games"].as_u64().unwrap() >= 1);
        let legal = talk.ok(json!({"cmd": "legal"}));
        assert!(legal["actions"].as_array().unwrap().contains(&answer["action"]), "{answer}");
    }
    for long in [json!({"cmd": "bot", "millis": 60_001}), json!({"cmd": "bot", "bot": "strong@60001"})] {
        assert!(talk.refused(long)["message"].as_str().unwrap().contains("at most 60000 milliseconds"));
    }
    assert_eq!(talk.ok(json!({"cmd": "hash"})), before);
}
