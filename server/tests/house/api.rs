//! Programs at the table: over HTTP, in the words of the line protocol.

use crate::common::House;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::Command;
use std::time::{Duration, Instant};

/// A program with a key of its own.
pub struct Program {
    http: reqwest::Client,
    pub key: Option<String>,
}

impl Program {
    pub fn new() -> Program {
        Program { http: reqwest::Client::new(), key: None }
    }

    /// Status and answer; a body makes it a POST. Keeps a key that it is given.
    pub async fn ask(&mut self, house: &House, path: &str, body: Option<Value>) -> (u16, Value) {
        let url = house.url(&format!("/api/v1{path}"));
        let mut request = match body {
            Some(body) => self.http.post(url).body(body.to_string()),
            None => self.http.get(url),
        };
        if let Some(key) = &self.key {
            request = request.header("authorization", format!("Bearer {key}"));
        }
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        let answer: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
        if let Some(key) = answer["key"].as_str() {
            self.key = Some(key.to_string());
        }
        (status, answer)
    }

    /// The answer to something that has to succeed.
    pub async fn get(&mut self, house: &House, path: &str) -> Value {
        let (status, answer) = self.ask(house, path, None).await;
        assert_eq!((status, &answer["ok"]), (200, &json!(true)), "{path}: {answer}");
        answer
    }

    /// The same with a body.
    pub async fn post(&mut self, house: &House, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(house, path, Some(body)).await;
        assert_eq!((status, &answer["ok"]), (200, &json!(true)), "{path}: {answer}");
        answer
    }

    /// Opens a table; its path.
    pub async fn open(&mut self, house: &House, order: Value) -> (String, Value) {
        let opened = self.post(house, "/tables", order).await;
        (format!("/tables/{}", opened["table"].as_str().unwrap()), opened)
    }
}

/// The code of the first free seat in an answer.
pub fn code(opened: &Value) -> &str {
    opened["seats"].as_array().unwrap().iter().find_map(|seat| seat["code"].as_str()).expect("a free seat")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_path_is_described_and_every_described_path_exists() {
    let house = House::open("api-described").await;
    let description: Value = reqwest::get(house.url("/api/v1/openapi.json")).await.unwrap().json().await.unwrap();
    assert_eq!(description["openapi"], "3.1.0");
    let mut described = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            described.insert((method.clone(), path.clone()));
            assert!(operation["responses"]["200"].is_object(), "{method} {path}");
            let named = path.matches('{').count();
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            assert_eq!(parameters.filter(|one| one["in"] == "path").count(), named, "{method} {path}");
        }
    }
    let built = lascaux_server::api_paths::<lascaux_server::Sqlite>();
    let built: BTreeSet<_> = built.into_iter().map(|(method, path)| (method.to_string(), path.to_string())).collect();
    assert_eq!(described, built);
    // Every reference leads somewhere.
    let text = description.to_string();
    for tail in text.split("\"$ref\":\"#").skip(1) {
        let pointer = tail.split('"').next().unwrap();
        assert!(description.pointer(pointer).is_some(), "{pointer}");
    }
    let (status, answer) = Program::new().ask(&house, "/nowhere", None).await;
    assert_eq!((status, &answer["error"]["code"]), (404, &json!("missing")));
    let (status, answer) = Program::new().ask(&house, "/games", Some(json!({}))).await;
    assert_eq!((status, &answer["error"]["code"]), (405, &json!("request")));
    let page = reqwest::Client::new().get(house.url("/nowhere")).header("accept", "text/html").send().await.unwrap();
    assert_eq!(page.status().as_u16(), 404);
    assert!(page.headers().contains_key("content-security-policy"));
    assert!(page.text().await.unwrap().contains("Nothing is painted here"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_examples_of_the_page_for_programs_run_as_they_stand() {
    let house = House::open("api-examples").await;
    let page = include_str!("../../../docs/api.md");
    let blocks = page.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let script = blocks.collect::<String>().replace("curl -sS", "curl -sS --fail-with-body -w '\\n'");
    assert_eq!(script.matches("curl").count(), 13);
    let said = Command::new("bash")
        .args(["-euo", "pipefail", "-c", &script])
        .env("HOUSE", house.url(""))
        .output()
        .expect("bash and curl, which ./check installs");
    let told = String::from_utf8(said.stdout).unwrap();
    assert!(said.status.success(), "{told}{}", String::from_utf8_lossy(&said.stderr));
    for line in told.lines() {
        assert!(line.starts_with("{\"ok\":true"), "{line}");
    }
    assert!(told.contains("\"action\":\"place hunt 2\""), "{told}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_a_whole_game_against_a_bot() {
    let house = House::open("api-game").await;
    let mut program = Program::new();
    let order = json!({"game": "stone-age", "seats": ["me", "random"], "options": {"edition": "nl"}});
    let (table, opened) = program.open(&house, order).await;
    assert_eq!(opened["own"], json!([0]));
    let mut number = opened["number"].clone();
    loop {
        let legal = program.get(&house, &format!("{table}/legal")).await;
        if legal["turn"]["kind"] == "over" {
            break;
        }
        let actions = legal["actions"].as_array().unwrap();
        if actions.is_empty() {
            number = program.get(&house, &format!("{table}/events?since={number}&wait=5")).await["number"].clone();
            continue;
        }
        let action = actions[actions.len() / 2].clone();
        let news = program.post(&house, &format!("{table}/act"), json!({"action": action, "seat": 0})).await;
        assert!(news["events"].as_array().unwrap().iter().any(|event| event["action"] == action), "{news}");
        number = news["number"].clone();
    }
    let scores = program.get(&house, &format!("{table}/scores")).await;
    assert_eq!(scores["scores"]["seats"].as_array().unwrap().len(), 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn news_come_at_once_and_undo_is_told() {
    let house = House::open("api-news").await;
    let (mut host, mut friend) = (Program::new(), Program::new());
    let (table, opened) = host.open(&house, json!({"game": "stone-age", "seats": ["me", "friend"]})).await;
    let sit = json!({"code": code(&opened), "name": "Mia"});
    let joined = friend.post(&house, &format!("{table}/join"), sit).await;
    assert_eq!((&joined["own"], &joined["ready"]), (&json!([1]), &json!(true)));
    let since = joined["number"].as_u64().unwrap();
    let address = house.url(&format!("/api/v1{table}/events?since={since}&wait=20"));
    let begun = Instant::now();
    let waiting = tokio::spawn(async move { reqwest::get(address).await.unwrap().json::<Value>().await.unwrap() });
    tokio::time::sleep(Duration::from_millis(100)).await;
    host.post(&house, &format!("{table}/act"), json!({"action": "place hunt 3"})).await;
    let news = waiting.await.unwrap();
    assert!(begun.elapsed() < Duration::from_secs(5), "the wait ends with the news");
    assert_eq!((&news["events"][0]["action"], &news["number"]), (&json!("place hunt 3"), &json!(since + 1)));
    let undone = host.post(&house, &format!("{table}/undo"), json!({})).await;
    assert!(undone["undone"].as_u64().unwrap() >= 1, "{undone}");
    host.post(&house, &format!("{table}/chat"), json!({"text": "Sorry!"})).await;
    let news = friend.get(&house, &format!("{table}/events?since={}", since + 1)).await;
    assert_eq!((&news["events"], &news["said"][0]["text"]), (&json!([]), &json!("Sorry!")));
    // The numbers are those of the store: they go on after a restart.
    let house = House::open_at(house.close().await).await;
    let again = friend.get(&house, &format!("{table}/events?since={}", since + 1)).await;
    assert_eq!(again, news);
    house.close().await;
}

/// Eiszeit's hands, asked for in every way that a program has.
#[tokio::test(flavor = "multi_thread")]
async fn no_answer_holds_what_another_seat_holds() {
    let house = House::open("api-secrets").await;
    let (mut host, mut friend, mut stranger) = (Program::new(), Program::new(), Program::new());
    let order = json!({"game": "eiszeit", "seats": ["me", "friend", "random"]});
    let (table, opened) = host.open(&house, order).await;
    friend.post(&house, &format!("{table}/join"), json!({"code": code(&opened)})).await;
    let hidden = |answer: &Value| answer.to_string().matches("\"hidden\"").count();
    for what in ["view?seat=0", "scores?seat=0", "events?seat=0", "events?seat=9"] {
        for program in [&mut friend, &mut stranger] {
            let (status, answer) = program.ask(&house, &format!("{table}/{what}"), None).await;
            assert_eq!(status, 403, "{what}: {answer}");
        }
    }
    // The hunters are placed, and the hands dealt.
    let begun = Instant::now();
    while host.get(&house, &table).await["turn"]["what"] == "place-hunter" {
        assert!(begun.elapsed() < Duration::from_secs(60), "the hunters are not placed");
        for program in [&mut host, &mut friend] {
            let legal = program.get(&house, &format!("{table}/legal")).await;
            if let Some(action) = legal["actions"].get(0).filter(|_| legal["turn"]["what"] == "place-hunter") {
                program.post(&house, &format!("{table}/act"), json!({"action": action})).await;
            }
        }
    }
    let all = host.get(&house, &format!("{table}/events")).await;
    let dealt = |answer: &Value, seat: u64| -> Vec<String> {
        let events = answer["events"].as_array().unwrap().iter();
        events.filter(|one| one["only"] == seat).map(|one| one["outcome"].as_str().unwrap().to_string()).collect()
    };
    let own = dealt(&all, 0);
    assert!(!own.is_empty() && own.iter().all(|card| card != "hidden"), "{all}");
    assert!(dealt(&all, 1).iter().all(|card| card == "hidden"), "{all}");
    let outside = stranger.get(&house, &format!("{table}/events")).await;
    for seat in 0..3 {
        assert!(dealt(&outside, seat).iter().all(|card| card == "hidden"), "{outside}");
    }
    assert!(hidden(&outside) > hidden(&all));
    // The choices of another would tell the hand; nor does a stranger learn a free seat's code.
    for (seat, program) in [&mut host, &mut friend].into_iter().enumerate() {
        let legal = program.get(&house, &format!("{table}/legal")).await;
        assert_eq!(legal["actions"] != json!([]), legal["turn"]["seat"] == seat, "{legal}");
    }
    assert_eq!(stranger.ask(&house, &format!("{table}/legal"), None).await.0, 403);
    let (table, _) = host.open(&house, json!({"game": "eiszeit", "seats": ["me", "friend", "random"]})).await;
    assert!(!stranger.get(&house, &table).await.to_string().contains("code"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule_and_junk_changes_nothing() {
    let house = House::open("api-refusals").await;
    let mut program = Program::new();
    let (table, _) = program.open(&house, json!({"game": "stone-age", "seats": ["me", "me"]})).await;
    let before = program.get(&house, &format!("{table}/view")).await;
    let (status, answer) = program.ask(&house, &format!("{table}/act"), Some(json!({"action": "place hut 1"}))).await;
    assert_eq!((status, &answer["error"]["rule"]), (422, &json!("SA-3.6")));
    let wrong = json!({"action": "place hunt 1", "seat": 1});
    let (status, answer) = program.ask(&house, &format!("{table}/act"), Some(wrong)).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("wrong-turn")));
    for junk in [json!(null), json!(7), json!([]), json!({}), json!({"action": 7}), json!({"action": "x", "seet": 1})] {
        for path in ["act", "chat", "join"] {
            let (status, answer) = program.ask(&house, &format!("{table}/{path}"), Some(junk.clone())).await;
            assert_eq!((status, &answer["error"]["code"]), (422, &json!("request")), "{path} {junk}: {answer}");
        }
    }
    for query in ["view?seat=x", "view?seat=-1", "events?since=x", "events?wait=x", "view?other=1"] {
        let (status, answer) = program.ask(&house, &format!("{table}/{query}"), None).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("request")), "{query}");
    }
    let huge = json!({"action": "x".repeat(100_000)});
    let (status, answer) = program.ask(&house, &format!("{table}/act"), Some(huge)).await;
    assert_eq!((status, &answer["ok"]), (413, &json!(false)));
    let mut forged = Program { key: Some("0".repeat(64)), ..Program::new() };
    assert_eq!(forged.ask(&house, &format!("{table}/legal"), None).await.0, 403);
    let order = json!({"game": "stone-age", "seats": ["me", "me"]});
    assert_eq!(forged.ask(&house, "/tables", Some(order)).await.0, 403, "a mistaken key is no new guest");
    assert_eq!(program.get(&house, &format!("{table}/view")).await, before);
    house.close().await;
}
