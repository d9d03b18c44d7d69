//! Hints with their reasons, the analysis at the board, and mistakes that are tried again.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::{Guest, House};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Brings a record that is kept for ever, and has it analysed; the table's address.
async fn analysed(house: &House, game: &str, name: &str) -> String {
    let file = format!("{}/../games/{game}/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let record = std::fs::read_to_string(&file).unwrap();
    let body = format!(
        "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\"\r\n\r\n\r\n--edge\r\n\
         Content-Disposition: form-data; name=\"text\"\r\n\r\n{record}\r\n--edge--\r\n"
    );
    let mut guest = Guest::new();
    let request = guest.client.post(house.url("/study")).header("content-type", "multipart/form-data; boundary=edge");
    let answer = request.body(body).send().await.unwrap();
    let table = answer.headers()["location"].to_str().unwrap().split("/at/").next().unwrap().to_string();
    assert_eq!(guest.get(house, &format!("{table}/mistakes")).await.0, 303, "before the analysis: the way to it");
    assert_eq!(guest.form(house, &format!("{table}/analysis"), "").await.0, 303);
    let begun = Instant::now();
    while !guest.get(house, &format!("{table}/analysis/progress")).await.1.contains("done\"}") {
        assert!(begun.elapsed() < Duration::from_secs(300), "the analysis does not end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    table
}

/// Where an address leads.
async fn leads_to(house: &House, path: &str) -> String {
    let answer = Guest::new().client.get(house.url(path)).send().await.unwrap();
    assert_eq!(answer.status(), 303, "{path}");
    answer.headers()["location"].to_str().unwrap().to_string()
}

async fn ask(house: &House, path: &str, body: Value) -> (u16, Value) {
    let (status, told) = Guest::new().json(house, path, &body.to_string()).await;
    (status, serde_json::from_str(&told).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_tells_its_reason_and_the_next_best_in_the_readers_language() {
    let house = House::open("hint").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=random").await;
    let (status, told) = guest.json(&house, &format!("{table}/hint"), "{}").await;
    assert_eq!(status, 200, "{told}");
    let told: Value = serde_json::from_str(&told).unwrap();
    assert!(told["ok"] == true && told["reason"].as_str().unwrap().len() > 10, "{told}");
    // What was tried too seldom is not told, so on a busy machine there may be fewer than two.
    assert!(told["others"].as_array().unwrap().len() <= 2, "{told}");
    let best = told["chance"].as_f64().unwrap();
    assert!(best <= 100.0, "{told}");
    for idea in told["others"].as_array().unwrap() {
        assert!(!idea["label"].as_str().unwrap().is_empty() && idea["chance"].as_f64().unwrap() <= best, "{idea}");
    }
    assert!(told["html"].as_str().unwrap().contains("data-follow="));
    let (_, page) = guest.get(&house, &table).await;
    assert!(page.contains(&format!("\"action\":{}", told["action"])), "the hint can be done");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_analysis_stands_at_the_board_and_a_mistake_is_tried_again() {
    let house = House::open("mistakes").await;
    let table = analysed(&house, "stone-age", "4-de-plain-buildings").await;
    let guest = Guest::new();
    let (status, page) = guest.get(&house, &format!("{table}/analysis")).await;
    assert_eq!(status, 200);
    for part in [
        "class=\"chances\"",
        "class=\"better\"",
        "data-best=",
        "class=\"round-marks\"",
        "class=\"mistakes\"",
        "type=\"range\"",
    ] {
        assert!(page.contains(part), "{part}");
    }
    let first = leads_to(&house, &format!("{table}/mistakes?as=0")).await;
    let (status, page) = guest.get(&house, &first).await;
    assert_eq!(status, 200);
    assert!(page.contains("data-still") && page.contains("id=\"task\"") && page.contains("id=\"choices\""));
    // The best is as good as the best; what cannot be done is refused with its rule.
    let (_, hint) = ask(&house, &format!("{first}/hint"), json!({})).await;
    assert!(hint["reason"].as_str().unwrap().len() > 5, "{hint}");
    let (status, told) = ask(&house, &format!("{first}/act"), json!({"action": hint["action"]})).await;
    assert_eq!((status, &told["verdict"]), (200, &json!("good")), "{told}");
    assert_eq!(ask(&house, &format!("{first}/act"), json!({"action": "place moon 1"})).await.0, 422);
    if !page.contains("\"action\":\"starve\"") {
        let (status, why) = ask(&house, &format!("{first}/why"), json!({"action": "starve"})).await;
        assert!(status == 422 && why["error"]["rule"].as_str().is_some_and(|rule| rule.starts_with("SA-")), "{why}");
    }
    // Every other choice gets a verdict as well, also one that was not looked at.
    let list = page.split("id=\"choices\">").nth(1).unwrap().split("</script>").next().unwrap();
    let choices: Vec<Value> = serde_json::from_str(list).unwrap();
    for choice in choices.iter().take(4) {
        let (status, told) = ask(&house, &format!("{first}/act"), json!({"action": choice["action"]})).await;
        assert!(status == 200 && ["good", "better", "worse"].contains(&told["verdict"].as_str().unwrap()), "{told}");
    }
    at_the_board(&house, &table, &first).await;
    house.close().await;
}

/// The same with eyes and hands: the analysis is drawn on the board, and the mistake is tried at it, wide and on a phone.
async fn at_the_board(house: &House, table: &str, first: &str) {
    for (width, height) in [(1440, 900), (360, 740)] {
        let browser = Browser::open(&format!("mistakes-{width}"), width, height).await;
        browser.go(&house.url(&format!("{table}/analysis"))).await;
        browser.wait("the better move on the board", "return !!document.querySelector('.marks .mark-best')").await;
        browser.go(&house.url(first)).await;
        browser.wait("the position", "return !!document.querySelector('#table[data-awake] #task')").await;
        browser.run("document.querySelector('.prompt [data-hint]').click()").await;
        browser
            .wait(
                "the hint, drawn",
                "return !!document.querySelector('.hint .reason') && !!document.querySelector('.marks .mark-best')",
            )
            .await;
        browser.run("document.querySelector('[data-follow]').click()").await;
        browser.wait("the verdict", "return !!document.querySelector('.attempt.good .reason')").await;
        let goes_on = "return !!document.querySelector('.attempt a.button')";
        assert_eq!(browser.run(goes_on).await, json!(true), "a way on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_has_no_mistakes_to_try() {
    let house = House::open("no-mistakes").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=eiszeit&seat=me&seat=random&seat=random").await;
    assert_eq!(guest.get(&house, &format!("{table}/mistakes")).await.0, 422);
    assert_eq!(guest.get(&house, &format!("{table}/mistakes/0")).await.0, 422);
    for path in ["act", "hint"] {
        assert_eq!(
            ask(&house, &format!("{table}/mistakes/0/{path}"), json!({"action": "place 6"})).await.0,
            422,
            "{path}"
        );
    }
    assert_eq!(ask(&house, &format!("{table}/mistakes/0/why"), json!({"action": "place 6"})).await.0, 404);
    assert_eq!(guest.get(&house, &format!("{table}/mistakes/0/seat/1")).await.0, 404);
    house.close().await;
}
