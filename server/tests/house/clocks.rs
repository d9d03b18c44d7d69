//! Time to think, told by the times of the events, and a bot for whoever has none left.

use crate::api::{Program, code};
use crate::common::{Guest, House};
use serde_json::{Value, json};
use sqlx::sqlite::SqlitePool;
use std::path::Path;
use std::time::{Duration, Instant};

/// Everything in the file happened so many seconds earlier.
async fn make_older(file: &Path, seconds: i64) {
    let pool = SqlitePool::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    for query in ["UPDATE event SET at = at - ?", "UPDATE game_table SET created = created - ?"] {
        sqlx::query(query).bind(seconds).execute(&pool).await.unwrap();
    }
    pool.close().await;
}

/// The seconds that a seat has left.
fn left(about: &Value, seat: usize) -> i64 {
    about["clock"]["left"][seat].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_for_whoever_is_asked_and_a_bot_plays_when_it_is_over() {
    let house = House::open("clocks").await;
    let (mut host, mut friend, mut stranger) = (Program::new(), Program::new(), Program::new());
    let order = json!({"game": "stone-age", "seats": ["me", "friend"], "clock": "live-10"});
    let (table, opened) = host.open(&house, order).await;
    assert_eq!(opened["clock"], json!({"name": "live-10", "left": [600, 600], "running": null}), "a seat is free");
    friend.post(&house, &format!("{table}/join"), json!({"code": code(&opened), "name": "Mia"})).await;
    assert_eq!(host.get(&house, &table).await["clock"]["running"], 0);
    host.post(&house, &format!("{table}/act"), json!({"action": "place hunt 3"})).await;
    let about = host.get(&house, &table).await;
    assert_eq!(about["clock"]["running"], 1);
    assert!((601..=610).contains(&left(&about, 0)), "ten seconds more for a turn handed on: {about}");
    let depute = format!("{table}/depute");
    let (status, answer) = host.ask(&house, &depute, Some(json!({"seat": 1}))).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("wrong-turn")), "there is still time");

    let file = house.close().await;
    make_older(&file, 700).await;
    let house = House::open_at(file).await;
    let about = host.get(&house, &table).await;
    assert_eq!(left(&about, 1), 0);
    assert!(left(&about, 0) > 600, "the time of others stands");
    assert_eq!(stranger.ask(&house, &depute, Some(json!({"seat": 1}))).await.0, 403);
    assert_eq!(friend.ask(&house, &depute, Some(json!({"seat": 1}))).await.0, 422, "the others decide");
    assert_eq!(friend.ask(&house, &depute, Some(json!({"seat": 0}))).await.0, 422, "it is not the host's turn");
    let page = Guest { cookie: host.key.as_ref().map(|key| format!("lascaux={key}")), ..Guest::new() };
    let (_, seen) = page.get(&house, &table.replace("/tables/", "/t/")).await;
    assert!(seen.contains("data-house=\"depute\"") && seen.contains("Let a bot play for Mia"), "{seen}");
    assert!(seen.contains("class=\"clock running over\""), "{seen}");

    host.post(&house, &depute, json!({"seat": 1})).await;
    let begun = Instant::now();
    while host.get(&house, &table).await["turn"]["seat"] != 0 {
        assert!(begun.elapsed() < Duration::from_secs(60), "the bot does not play");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let about = host.get(&house, &table).await;
    assert_eq!(about["seats"][1], json!({"kind": "person", "name": "Mia", "deputy": true}));
    let (status, answer) = friend.ask(&house, &format!("{table}/act"), Some(json!({"action": "place hunt 1"}))).await;
    assert_eq!(status, 422, "{answer}");
    // The seat is still Mia's, and hers to take back; also after a restart.
    let house = House::open_at(house.close().await).await;
    assert_eq!(host.ask(&house, &format!("{table}/return"), Some(json!({"seat": 1}))).await.0, 403);
    friend.post(&house, &format!("{table}/return"), json!({"seat": 1})).await;
    assert_eq!(friend.ask(&house, &format!("{table}/return"), Some(json!({"seat": 1}))).await.0, 422);
    let about = friend.get(&house, &table).await;
    assert_eq!((&about["seats"][1]["deputy"], left(&about, 1)), (&json!(false), 150), "a quarter to play on with");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_are_chosen_by_name_and_a_table_without_one_waits_for_ever() {
    let house = House::open("clocks-names").await;
    let mut program = Program::new();
    for name in lascaux_web::page::CLOCKS {
        let order = json!({"game": "stone-age", "seats": ["me", "me"], "clock": name});
        let (_, opened) = program.open(&house, order).await;
        assert_eq!(opened["clock"]["name"].as_str().unwrap_or("none"), name);
    }
    let order = json!({"game": "stone-age", "seats": ["me", "me"], "clock": "sun-dial"});
    assert_eq!(program.ask(&house, "/tables", Some(order)).await.0, 422);
    let mut friend = Program::new();
    let (table, opened) = program.open(&house, json!({"game": "stone-age", "seats": ["me", "friend"]})).await;
    friend.post(&house, &format!("{table}/join"), json!({"code": code(&opened)})).await;
    let file = house.close().await;
    make_older(&file, 1_000_000).await;
    let house = House::open_at(file).await;
    assert_eq!(friend.ask(&house, &format!("{table}/depute"), Some(json!({"seat": 0}))).await.0, 422);
    let (_, front) = Guest::new().get(&house, "/").await;
    assert!(front.contains("name=\"clock\"") && front.contains("slow: 24 hours"));
    house.close().await;
}
