//! Nobody can keep the house from the others; figures count and name nobody.

use crate::api::Program;
use crate::common::{Guest, House};
use lascaux_server::{Config, Limits, Rate};
use serde_json::json;

async fn house_with(name: &str, limits: Limits) -> House {
    House::open_with(House::new_file(name), Config { limits, ..Config::default() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_fast_is_told_when_to_come_back() {
    let slow = Rate { burst: 5.0, per_second: 0.5 };
    let house = house_with("limits-rate", Limits { requests: slow, ..Limits::wide() }).await;
    let http = reqwest::Client::new();
    for _ in 0..5 {
        assert_eq!(http.get(house.url("/")).send().await.unwrap().status().as_u16(), 200);
    }
    let refused = http.get(house.url("/")).send().await.unwrap();
    assert_eq!(refused.status().as_u16(), 429);
    let wait: u64 = refused.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=2).contains(&wait), "{wait}");
    assert!(refused.text().await.unwrap().contains("try again"));
    // Whoever reads pages gets a page, in their own language.
    let reader = http.get(house.url("/")).header("accept", "text/html").header("accept-language", "nl");
    let refused = reader.send().await.unwrap();
    assert_eq!((refused.status().as_u16(), refused.headers().contains_key("retry-after")), (429, true));
    let page = refused.text().await.unwrap();
    assert!(page.contains("<h1>Rustig aan</h1>") && page.contains("Probeer het over"), "{page}");
    // What the host's own programs ask is not counted, nor what a page cannot do without.
    assert_eq!(http.get(house.url("/healthz")).send().await.unwrap().status().as_u16(), 200);
    assert_eq!(http.get(house.url("/assets/lascaux.css")).send().await.unwrap().status().as_u16(), 200);
    tokio::time::sleep(std::time::Duration::from_secs(wait)).await;
    assert_eq!(http.get(house.url("/")).send().await.unwrap().status().as_u16(), 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_opened_slowly_and_not_without_end() {
    let few = Rate { burst: 2.0, per_second: 0.001 };
    let house = house_with("limits-tables", Limits { openings: few, ..Limits::wide() }).await;
    let order = json!({"game": "stone-age", "seats": ["me", "me"]});
    let mut program = Program::new();
    let (table, _) = program.open(&house, order.clone()).await;
    assert_eq!(Guest::new().form(&house, "/tables", "game=stone-age&seat=me&seat=me").await.0, 303);
    let (status, answer) = program.ask(&house, "/tables", Some(order.clone())).await;
    assert_eq!((status, &answer["error"]["code"]), (429, &json!("too-fast")));
    // Play goes on.
    program.post(&house, &format!("{table}/act"), json!({"action": "place hunt 1"})).await;
    house.close().await;

    let house = house_with("limits-each", Limits { tables_each: 1, tables: 2, ..Limits::wide() }).await;
    let (mut one, mut other, mut third) = (Program::new(), Program::new(), Program::new());
    one.open(&house, order.clone()).await;
    let (status, answer) = one.ask(&house, "/tables", Some(order.clone())).await;
    assert_eq!((status, &answer["error"]["code"]), (429, &json!("too-much")), "one unfinished table each");
    other.open(&house, order.clone()).await;
    assert_eq!(third.ask(&house, "/tables", Some(order)).await.0, 429, "the house is full");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_watch_from_one_address_and_no_more() {
    let house = house_with("limits-watch", Limits { watchers_each: 2, ..Limits::wide() }).await;
    let (table, _) = Program::new().open(&house, json!({"game": "stone-age", "seats": ["me", "me"]})).await;
    let live = house.url(&format!("{}/live", table.replace("/tables/", "/t/")));
    let http = reqwest::Client::new();
    let one = http.get(&live).send().await.unwrap();
    let other = http.get(&live).send().await.unwrap();
    assert_eq!((one.status().as_u16(), other.status().as_u16()), (200, 200));
    assert_eq!(http.get(&live).send().await.unwrap().status().as_u16(), 429);
    assert!(figures(&house).await.contains("lascaux_watchers 2"));
    drop(other);
    for attempt in 0.. {
        let status = http.get(&live).send().await.unwrap().status().as_u16();
        if status == 200 {
            break;
        }
        assert!(attempt < 100, "the place of who left stays taken");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    drop(one);
    house.close().await;
}

async fn figures(house: &House) -> String {
    reqwest::get(house.url("/metrics")).await.unwrap().text().await.unwrap()
}

/// Reads on until a picture has begun to come: what is sent before it is no picture.
async fn picture(live: &mut reqwest::Response) {
    let mut told = String::new();
    while !told.contains("event: scene") {
        told += &String::from_utf8_lossy(&live.chunk().await.unwrap().expect("the stream goes on"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_figures_count_moves_refusals_and_the_way_to_the_watchers() {
    let house = House::open("limits-figures").await;
    let mut program = Program::new();
    let (table, _) = program.open(&house, json!({"game": "stone-age", "seats": ["me", "me"], "name": "Zaphod"})).await;
    let mut live = reqwest::get(house.url(&format!("{}/live", table.replace("/tables/", "/t/")))).await.unwrap();
    picture(&mut live).await;
    program.post(&house, &format!("{table}/act"), json!({"action": "place hunt 1"})).await;
    assert_eq!(program.ask(&house, &format!("{table}/act"), Some(json!({"action": "place hut 1"}))).await.0, 422);
    picture(&mut live).await;
    let told = figures(&house).await;
    for line in [
        "lascaux_tables 1",
        "lascaux_moves_total 1",
        "lascaux_refusals_total 1",
        "lascaux_failures_total 0",
        "lascaux_watchers 1",
        "lascaux_act_to_push_seconds_count 1",
        "lascaux_bots_thinking 0",
    ] {
        assert!(told.lines().any(|one| one == line), "{line} in {told}");
    }
    let id = table.trim_start_matches("/tables/");
    assert!(!told.contains("Zaphod") && !told.contains(id) && !told.contains(program.key.as_deref().unwrap()));
    house.close().await;
}
