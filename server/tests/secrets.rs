//! What is sent to a viewer follows from what that viewer may know: of two games that differ only in what is hidden
//! from somebody, every address of the house tells that somebody the same, to the last letter.

mod common;

use common::House;
use lascaux_games::eiszeit::Eiszeit;
use lascaux_server::table::SeatHolder;
use lascaux_server::{AccountStore, NewTable, Sqlite, Status, Store, Summary};
use lascaux_table::{Actions, Game, Seat, Seed, Turn, Viewer, below, sha256_hex};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, json};
use std::collections::BTreeSet;
use std::time::Duration;

const SEATS: u8 = 3;

/// A position of a random game, after so many decisions.
fn position(seed: u64, decisions: u32) -> Eiszeit {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let options = Eiszeit::options(&Map::new()).unwrap();
    let mut game = Eiszeit::new(SEATS, &options, Eiszeit::data(None).unwrap()).unwrap();
    let mut legal = Actions::of::<Eiszeit>();
    let mut left = decisions;
    loop {
        match game.turn() {
            Turn::Over => return position(seed + 1000, decisions),
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.resolve(outcome, &mut ());
            }
            Turn::Player(_) if left == 0 => return game,
            Turn::Player(_) => {
                left -= 1;
                game.legal(&mut legal);
                game.apply(legal[below(&mut rng, legal.len() as u32) as usize], &mut ());
            }
        }
    }
}

/// The key of whoever sits there.
fn key(seat: u8) -> String {
    sha256_hex(&[seat])
}

/// A house whose tables stand at these positions, with the same people at all of them.
async fn house(name: &str, positions: &[(String, Eiszeit)]) -> House {
    let file = House::new_file(name);
    let store = Sqlite::open(&file).await.unwrap();
    let (mut holders, mut people) = (Vec::new(), Vec::new());
    for seat in 0..SEATS {
        let key_hash = sha256_hex(key(seat).as_bytes());
        let person = store.meet(&key_hash, &format!("Hunter {seat}"), "", 1).await.unwrap();
        people.push(person.id);
        holders.push(SeatHolder::Person { person: person.id, name: person.name });
    }
    let seats = serde_json::to_string(&holders).unwrap();
    for (id, game) in positions {
        let setup = json!({"seats": SEATS, "options": {}, "seed": Seed::Key([7; 32]), "position": game.position()});
        let summary = Summary {
            status: Status::Running,
            seated: seats.clone(),
            people: people.clone(),
            asked: None,
            bot_asked: false,
            wakes_at: None,
        };
        let table = NewTable {
            id: id.clone(),
            game: "eiszeit".to_string(),
            setup: setup.to_string(),
            seats: seats.clone(),
            rules: Eiszeit::RULES,
            data: Eiszeit::data_hash(Eiszeit::data(None).unwrap()).to_string(),
            host: None,
            opened: 1_700_000_000,
            summary,
        };
        store.open_table(table).await.unwrap();
    }
    store.close().await.unwrap();
    drop(store);
    House::open_at(file).await
}

/// Everything that a house tells about a table to whoever has this key.
async fn told(house: &House, table: &str, key: Option<&str>) -> Vec<(String, String)> {
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let dressed = |request: reqwest::RequestBuilder| match key {
        Some(key) => request.header("cookie", format!("lascaux={key}")),
        None => request,
    };
    let mut all = Vec::new();
    let pages = ["", "/record", "/at", "/at/0", "/at/1", "/at/0/scene", "/analysis", "/analysis/progress"];
    let pieces =
        ["area-6", "area-9", "fire-6", "fire-9", "card-trek-0", "top-dark", "pile-light", "unseen", "own-stones"];
    let pieces = pieces.iter().flat_map(|piece| ["", "/at/0"].map(|when| format!("/t/{table}{when}/piece/ez-{piece}")));
    let pages = pages.iter().map(|page| format!("/t/{table}{page}"));
    let api = ["", "/view", "/scores", "/legal", "/events", "/view?seat=0", "/view?seat=1", "/view?seat=2"];
    let api = api.iter().map(|page| format!("/api/v1/tables/{table}{page}"));
    let views = (0..SEATS).map(|seat| format!("/t/{table}/at/0?as={seat}"));
    for path in ["/".to_string(), "/next".to_string()].into_iter().chain(pages).chain(pieces).chain(api).chain(views) {
        let answer = dressed(client.get(house.url(&path))).send().await.unwrap();
        let (status, body) = (answer.status().as_u16(), answer.text().await.unwrap());
        all.push((path, format!("{status} {body}")));
    }
    // Asking why, and trying what may or may not be possible, must not sound out a foreign hand.
    for card in ["mammoth", "cult", "swap", "fire", "club"] {
        for (path, body) in [("why", format!("play {card}")), ("why", format!("discard {card}"))] {
            let path = format!("/t/{table}/{path}");
            let asked = dressed(client.post(house.url(&path))).json(&json!({"action": body}));
            all.push((format!("{path} {body}"), asked.send().await.unwrap().text().await.unwrap()));
        }
    }
    for path in ["undo", "plead", "agree", "decline", "again", "analysis"] {
        let path = format!("/t/{table}/{path}");
        let answer = dressed(client.post(house.url(&path))).json(&json!({})).send().await.unwrap();
        all.push((format!("POST {path}"), answer.text().await.unwrap()));
    }
    all.push(("live".to_string(), first_push(dressed(client.get(house.url(&format!("/t/{table}/live"))))).await));
    // The port is the house's own.
    let port = format!(":{}", house.address.port());
    all.into_iter().map(|(path, body)| (path, body.replace(&port, ""))).collect()
}

/// The first picture that is pushed.
async fn first_push(request: reqwest::RequestBuilder) -> String {
    let mut answer = request.send().await.unwrap();
    let (mut bytes, mut text) = (Vec::new(), String::new());
    while !text.split_once("event: scene").is_some_and(|(_, scene)| scene.contains("\n\n")) {
        let part = tokio::time::timeout(Duration::from_secs(20), answer.chunk()).await.unwrap().unwrap();
        bytes.extend_from_slice(&part.expect("the stream goes on"));
        // A letter may be cut where a part ends; the next one completes it.
        text = String::from_utf8_lossy(&bytes).into_owned();
    }
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_address_tells_anybody_what_is_hidden_from_them() {
    let viewers: Vec<Viewer> = Viewer::all(SEATS).collect();
    let (mut true_ones, mut imagined) = (Vec::new(), Vec::new());
    for (number, decisions) in [30, 75, 140].into_iter().enumerate() {
        let game = position(number as u64, decisions);
        for (index, viewer) in viewers.iter().enumerate() {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64 + 50);
            let mut other = game;
            other.imagine(*viewer, &mut rng);
            assert_ne!(other, game, "nothing is hidden from {viewer:?}");
            let id = format!("{number:015x}{index}");
            true_ones.push((id.clone(), game));
            imagined.push((id, other));
        }
    }
    let one = house("secrets-true", &true_ones).await;
    let other = house("secrets-imagined", &imagined).await;
    let mut betrayed = BTreeSet::new();
    for (index, (id, _)) in true_ones.iter().enumerate() {
        let viewer = viewers[index % viewers.len()];
        for watching in &viewers {
            let key = match watching {
                Viewer::Seat(Seat(seat)) => Some(key(*seat)),
                Viewer::Spectator => None,
            };
            // A spectator hears no more than anybody who sits there.
            let (told, again) = (told(&one, id, key.as_deref()).await, told(&other, id, key.as_deref()).await);
            for ((path, body), (_, same)) in told.iter().zip(&again) {
                if *watching == viewer || *watching == Viewer::Spectator {
                    assert_eq!(body, same, "{path}, as {watching:?} sees it, tells what is hidden from {viewer:?}");
                } else if body != same {
                    betrayed.insert(path.replace(id, ""));
                }
            }
        }
    }
    // Whoever holds the cards that were changed is told of it: the comparison can fail.
    for path in ["/t/", "live", "/t//at/0", "/api/v1/tables//view"] {
        assert!(betrayed.contains(path), "{path} tells nobody anything: {betrayed:?}");
    }
    one.close().await;
    other.close().await;
}
