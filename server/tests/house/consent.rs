//! Moves taken back after dice have fallen or others have moved: only with everybody's consent.

use crate::api::{Program, code};
use crate::common::House;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

async fn act_first(program: &mut Program, house: &House, table: &str) -> Value {
    let begun = Instant::now();
    loop {
        let legal = program.get(house, &format!("{table}/legal")).await;
        if let Some(action) = legal["actions"].get(0) {
            return program.post(house, &format!("{table}/act"), json!({"action": action})).await;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "never asked");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn picture(program: &mut Program, house: &House, table: &str) -> Value {
    let mut seen = program.get(house, &format!("{table}/view")).await;
    seen["number"] = Value::Null; // counts every event, also those that are not moves
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn the_match_goes_back_only_when_everybody_agrees() {
    let house = House::open("consent").await;
    let (mut host, mut friend, mut third) = (Program::new(), Program::new(), Program::new());
    let order = json!({"game": "stone-age", "seats": ["me", "friend", "friend"]});
    let (table, opened) = host.open(&house, order).await;
    let joined = friend.post(&house, &format!("{table}/join"), json!({"code": code(&opened)})).await;
    assert_eq!(joined["own"], json!([1]));
    third.post(&house, &format!("{table}/join"), json!({"code": code(&joined)})).await;
    let (plead, agree, decline) = (format!("{table}/plead"), format!("{table}/agree"), format!("{table}/decline"));
    assert_eq!(host.ask(&house, &plead, Some(json!({}))).await.0, 422, "there is nothing to take back");
    let before = picture(&mut host, &house, &table).await;
    act_first(&mut host, &house, &table).await;
    act_first(&mut friend, &house, &table).await;
    let after = picture(&mut host, &house, &table).await;
    assert_eq!(host.ask(&house, &format!("{table}/undo"), Some(json!({}))).await.0, 422, "another has moved");

    host.post(&house, &plead, json!({})).await;
    assert_eq!(host.get(&house, &table).await["plea"], 0);
    assert_eq!(host.ask(&house, &plead, Some(json!({}))).await.0, 422, "once is enough");
    assert_eq!(host.ask(&house, &agree, Some(json!({}))).await.0, 422, "nobody agrees with themselves");
    assert_eq!(Program::new().ask(&house, &agree, Some(json!({}))).await.0, 403);
    friend.post(&house, &agree, json!({})).await;
    assert_eq!(friend.ask(&house, &agree, Some(json!({}))).await.0, 422, "nobody agrees for another");
    assert_eq!(picture(&mut host, &house, &table).await, after, "one is yet to answer");
    third.post(&house, &decline, json!({})).await;
    assert_eq!(host.get(&house, &table).await["plea"], Value::Null);
    assert_eq!(friend.ask(&house, &agree, Some(json!({}))).await.0, 422, "it is settled");
    assert_eq!(picture(&mut host, &house, &table).await, after);

    // Asked again, and all agree, with a restart in between.
    let number = host.post(&house, &plead, json!({})).await["number"].clone();
    friend.post(&house, &agree, json!({})).await;
    let house = House::open_at(house.close().await).await;
    third.post(&house, &agree, json!({})).await;
    assert_eq!(picture(&mut host, &house, &table).await, before);
    let news = friend.get(&house, &format!("{table}/events?since={number}")).await;
    assert!(news["undone"].as_u64().unwrap() >= 2, "who comes back hears of it: {news}");
    let house = House::open_at(house.close().await).await;
    assert_eq!(picture(&mut host, &house, &table).await, before, "and so it stays");
    act_first(&mut host, &house, &table).await;
    // Whoever plays on does not agree.
    host.post(&house, &plead, json!({})).await;
    act_first(&mut friend, &house, &table).await;
    assert_eq!(host.get(&house, &table).await["plea"], Value::Null);
    assert_eq!(third.ask(&house, &agree, Some(json!({}))).await.0, 422);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_always_agree() {
    let house = House::open("consent-bots").await;
    let mut host = Program::new();
    let (table, _) = host.open(&house, json!({"game": "stone-age", "seats": ["me", "random"]})).await;
    let before = picture(&mut host, &house, &table).await;
    act_first(&mut host, &house, &table).await;
    let begun = Instant::now();
    while host.get(&house, &format!("{table}/legal")).await["actions"] == json!([]) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the bot does not play");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    host.post(&house, &format!("{table}/plead"), json!({})).await;
    assert_eq!(picture(&mut host, &house, &table).await, before);
    act_first(&mut host, &house, &table).await;
    act_first(&mut host, &house, &table).await;
    house.close().await;
}
