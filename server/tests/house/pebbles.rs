//! A game that players are not offered: whoever knows its name opens a table, and the house treats it like any other.

use crate::api::{Program, code};
use crate::common::{Guest, House};
use serde_json::{Value, json};

/// Acts if it is the program's turn, else waits for news; false when the game is over.
async fn take_turn(program: &mut Program, house: &House, table: &str, number: &mut Value) -> bool {
    let legal = program.get(house, &format!("{table}/legal")).await;
    if legal["turn"]["kind"] == "over" {
        return false;
    }
    let actions = legal["actions"].as_array().unwrap();
    *number = match actions.last() {
        Some(action) => {
            let news = program.post(house, &format!("{table}/act"), json!({"action": action})).await;
            news["number"].clone()
        }
        None => program.get(house, &format!("{table}/events?since={number}&wait=2")).await["number"].clone(),
    };
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_on_no_list_and_its_rulebook_is_there_all_the_same() {
    let house = House::open("pebbles-hidden").await;
    let guest = Guest::new();
    for path in ["/", "/rules"] {
        let (status, page) = guest.get(&house, path).await;
        assert_eq!(status, 200);
        assert!(page.contains("Stone Age") && !page.contains("Pebbles") && !page.contains("\"pebbles\""), "{path}");
    }
    let games = Program::new().get(&house, "/games").await["games"].clone();
    let names: Vec<&str> = games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["stone-age", "eiszeit", "neanderthal"]);
    let (status, page) = guest.get(&house, "/rules/pebbles").await;
    assert_eq!(status, 200);
    assert!(page.contains("id=\"PB-4.2\"") && page.contains("id=\"pb-kind-die\""), "{page}");
    assert_eq!(guest.get(&house, "/rule/PB-4.2").await.0, 303);
    let notation = Program::new().get(&house, "/games/pebbles/notation").await;
    assert_eq!(notation["notation"]["actions"][0]["form"], "hold N");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_and_when_one_leaves_a_bot_plays_on_to_the_end() {
    let house = House::open("pebbles-game").await;
    let (mut host, mut friend) = (Program::new(), Program::new());
    let order = json!({"game": "pebbles", "seats": ["me", "friend"], "options": {"length": "short"}, "name": "Anna"});
    let (table, opened) = host.open(&house, order).await;
    friend.post(&house, &format!("{table}/join"), json!({"code": code(&opened), "name": "Bram"})).await;
    // A throw of 1 leaves nothing to choose: the house holds one for the host.
    if host.get(&house, &format!("{table}/legal")).await["actions"] != json!([]) {
        host.post(&house, &format!("{table}/act"), json!({"action": "hold 1"})).await;
    }
    let (own, other) = (format!("{table}/view?seat=0"), format!("{table}/view?seat=1"));
    assert_eq!(host.get(&house, &own).await["view"]["held"], 1);
    assert_eq!(friend.get(&house, &other).await["view"]["held"], Value::Null);
    assert!(!friend.get(&house, &format!("{table}/events")).await.to_string().contains("hold 1"));
    let (status, refusal) = friend.ask(&house, &format!("{table}/act"), Some(json!({"action": "hold 1"}))).await;
    assert_eq!((status, &refusal["error"]["rule"]), (422, &json!("PB-4.1")));
    friend.post(&house, &format!("{table}/act"), json!({"action": "odd"})).await;
    friend.post(&house, &format!("{table}/leave"), json!({})).await;
    let mut number = json!(0);
    while take_turn(&mut host, &house, &table, &mut number).await {}
    let scores = host.get(&house, &format!("{table}/scores")).await["scores"].clone();
    assert_eq!((&scores["over"], scores["seats"].as_array().unwrap().len()), (&json!(true), 2));
    looks_back(&house, &table).await;
    // What was played is there after a restart as well.
    let house = House::open_at(house.close().await).await;
    assert_eq!(host.get(&house, &format!("{table}/scores")).await["scores"], scores);
    house.close().await;
}

/// The end and every position of the game have their pages, and nothing can be done there.
async fn looks_back(house: &House, table: &str) {
    let page = table.replace("/tables/", "/t/");
    let guest = Guest::new();
    let (status, end) = guest.get(house, &page).await;
    assert_eq!(status, 200);
    assert!(end.contains("class=\"end\"") && end.contains("Anna"), "{end}");
    for step in 0..4 {
        let (status, scene) = guest.get(house, &format!("{page}/at/{step}/scene")).await;
        assert_eq!(status, 200);
        assert!(scene.contains("pb-board") && !scene.contains("data-say"), "{scene}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_bot_to_the_end() {
    let house = House::open("pebbles-bot").await;
    let mut host = Program::new();
    let (table, _) = host.open(&house, json!({"game": "pebbles", "seats": ["me", "easy"]})).await;
    let mut number = json!(0);
    while take_turn(&mut host, &house, &table, &mut number).await {}
    assert_eq!(host.get(&house, &format!("{table}/scores")).await["scores"]["over"], true);
    house.close().await;
}
