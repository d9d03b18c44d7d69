//! A disk that fails once, at every place where it could.

use crate::common::{Folder, Guest, House, answer, tail, well_within};
use crate::disk::{BROKEN, Disk, FULL};
use reqwest::Client;
use reqwest::redirect::Policy;
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

const MOVES: usize = 10;
/// So often something is tried that the disk made fail.
const TRIES: usize = 4;
/// No new place is tried after this, unless `LASCAUX_EVERY_CALL` is set.
const LONG: Duration = Duration::from_secs(40);
const PASSWORD: &str = "long enough for a cave";

/// What the house acknowledged.
#[derive(Default)]
struct Acknowledged {
    opened: Option<Guest>,
    friend: Option<Guest>,
    moves: Vec<String>,
    /// Moves of which nothing is known.
    unknown: usize,
    said: bool,
    account: Option<&'static str>,
    /// What could not be done, however often it was tried.
    stuck: Vec<String>,
}

fn browser() -> Client {
    Client::builder().timeout(Duration::from_secs(8)).redirect(Policy::none()).build().unwrap()
}

async fn join(client: &Client, house: &str, ada: &Guest, code: &Value) -> Option<(u16, Guest)> {
    let asked = client.post(format!("{house}/api/v1/tables/{}/join", ada.table));
    let (status, joined) = answer(asked.json(&json!({"code": code, "name": "Ben"})).send().await).await?;
    Some((status, Guest { table: ada.table.clone(), key: joined["key"].as_str().unwrap_or_default().to_string() }))
}

/// A form with name and password.
/// How a form is answered, and the key that came with it.
async fn form(client: &Client, house: &str, what: &str, key: &str) -> (u16, Option<String>) {
    let asked = client.post(format!("{house}/account/{what}")).bearer_auth(key);
    let body = format!("name=Adaline&password={}", PASSWORD.replace(' ', "+"));
    let asked = asked.header("content-type", "application/x-www-form-urlencoded").body(body);
    let Ok(answer) = asked.send().await else { return (0, None) };
    let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    let key = cookie.and_then(|cookie| cookie.strip_prefix("lascaux=")?.split(';').next().map(str::to_string));
    (answer.status().as_u16(), key)
}

/// A short evening: a table, a friend, ten moves, words, and an account.
async fn evening(client: &Client, house: &str) -> Acknowledged {
    let mut got = Acknowledged::default();
    let order = json!({"game": "stone-age", "seats": ["me", "friend"], "name": "Ada"});
    let mut opened = None;
    for _ in 0..TRIES {
        opened = Guest::opens(client, house, &order).await;
        if opened.is_some() {
            break;
        }
    }
    let Some((ada, told)) = opened else {
        got.stuck.push("no table opens".to_string());
        return got;
    };
    got.opened = Some(ada.clone());
    for _ in 0..TRIES {
        if let Some((200, ben)) = join(client, house, &ada, &told["seats"][1]["code"]).await {
            got.friend = Some(ben);
            break;
        }
    }
    if let Some(ben) = got.friend.clone() {
        for count in 0..MOVES {
            one_move(client, house, [&ada, &ben], count, &mut got).await;
        }
    }
    for _ in 0..TRIES {
        let said = json!({"text": "Good hunting!"});
        got.said =
            got.said || matches!(ada.post_with_key(client, house, "chat", &said, Some("chat")).await, Some((200, _)));
    }
    if !got.said {
        got.stuck.push("nothing can be said".to_string());
    }
    for _ in 0..TRIES {
        match form(client, house, "sign-up", &ada.key).await {
            (303, key) => {
                got.account = Some("Adaline");
                got.opened = Some(Guest { key: key.unwrap_or_default(), ..ada.clone() });
            }
            (500.. | 0, _) => continue,
            _ => {} // it was kept after all, and cannot be opened twice
        }
        break;
    }
    got
}

/// One move of whoever is asked, tried until it is acknowledged.
async fn one_move(client: &Client, house: &str, guests: [&Guest; 2], count: usize, got: &mut Acknowledged) {
    let key = format!("move-{count}");
    let mut last = None;
    for _ in 0..TRIES {
        for guest in guests {
            let Some(action) = guest.legal(client, house).await.into_iter().next() else { continue };
            last = guest.post_with_key(client, house, "act", &json!({"action": action}), Some(&key)).await;
            match &last {
                Some((200, _)) => return got.moves.push(action),
                _ => got.unknown += 1,
            }
        }
    }
    got.stuck.push(format!("move {count} cannot be made: {last:?}"));
}

/// What a house that was opened again does not know any more.
async fn forgotten(client: &Client, house: &str, got: &Acknowledged) -> Vec<String> {
    let mut lost = Vec::new();
    let Some(mut ada) = got.opened.clone() else { return lost };
    let (status, key) = form(client, house, "log-in", "").await;
    if got.account.is_some() && status != 303 {
        lost.push("the account is lost".to_string());
    }
    // An account that was made while the disk failed may have a key that nobody was told: the password opens it.
    if got.account.is_none()
        && let Some(key) = key
    {
        ada.key = key;
    }
    if !matches!(ada.get(client, house, "").await, Some((200, told)) if told["own"] == json!([0])) {
        return vec!["the table is lost, or its host".to_string()];
    }
    if let Some(ben) = &got.friend
        && !matches!(ben.get(client, house, "").await, Some((200, told)) if told["own"] == json!([1]))
    {
        lost.push("the friend does not sit there any more".to_string());
    }
    let telling = ada.telling(client, house).await;
    if let Some(action) = telling.lost(&[0, 1], &got.moves) {
        lost.push(format!("{action:?} is lost"));
    }
    let told = telling.chosen(&[0, 1]).len();
    if told > got.moves.len() + got.unknown {
        lost.push(format!("{told} moves are told, {} were made", got.moves.len()));
    }
    if telling.said.len() != 1 && got.said {
        lost.push(format!("said once, told {} times", telling.said.len()));
    }
    lost
}

/// An evening on which the disk fails once.
struct Evening {
    /// How often the disk was asked.
    calls: u64,
    failed: bool,
    wrong: Vec<String>,
}

async fn with_a_failure(call: u64, error: u64) -> Evening {
    let folder = Folder::new();
    let file = folder.file("house.db");
    let disk = Disk::new(&folder, &file);
    let mut house = House::open_so(&file, &disk.manner());
    let client = browser();
    let before = disk.calls();
    if call > 0 {
        disk.fail_once_in(call, error);
    }
    let got = evening(&client, &house.address).await;
    let (calls, failed) = (disk.calls() - before, disk.failed() > 0);
    let mut wrong = got.stuck.clone();
    if !house.is_open() {
        wrong.push("the house has ended".to_string());
    } else if !well_within(&client, &house.address, Duration::from_secs(5)).await {
        wrong.push("the house is not well after 5 s".to_string());
    }
    // What a kill would leave, and what a clean stop leaves.
    let killed = folder.file("killed.db");
    copied(&file, &killed);
    house.ask_to_end();
    if house.ends_within(Duration::from_secs(10)).await.is_none() {
        wrong.push("a clean stop takes longer than 10 s".to_string());
        house.kill();
    }
    for (how, file) in [("killed", killed), ("stopped", file)] {
        let house = House::open(&file);
        let lost = forgotten(&client, &house.address, &got).await;
        wrong.extend(lost.into_iter().map(|lost| format!("{how}: {lost}")));
    }
    if !wrong.is_empty() {
        wrong.push(tail(&folder.file("house.db")));
    }
    Evening { calls, failed, wrong }
}

fn copied(from: &Path, to: &Path) {
    for tail in ["", "-wal"] {
        let [from, to] = [from, to].map(|file| format!("{}{tail}", file.display()));
        let _ = std::fs::copy(from, to);
    }
}

/// The numbers from 1 to the last, each once, so that the first few of them already come from everywhere.
fn spread(last: u64) -> Vec<u64> {
    let mut all: Vec<u64> = (1..=last).collect();
    all.sort_by_key(|number| number.reverse_bits());
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails_once_anywhere_loses_nothing_that_was_acknowledged() {
    let Evening { calls, wrong, .. } = with_a_failure(0, 0).await;
    assert!(wrong.is_empty() && calls > 30, "without a failure, {calls} calls: {wrong:#?}");
    let every = std::env::var_os("LASCAUX_EVERY_CALL").is_some();
    let begun = Instant::now();
    let (mut tried, mut failed, mut broken) = (0, 0, Vec::new());
    for call in spread(calls) {
        if begun.elapsed() > LONG && !every {
            break;
        }
        let (one, other) = tokio::join!(with_a_failure(call, BROKEN), with_a_failure(call, FULL));
        for (error, evening) in [("broken", one), ("full", other)] {
            tried += 1;
            failed += usize::from(evening.failed);
            if !evening.wrong.is_empty() {
                broken.push(format!("call {call}, {error}: {:#?}", evening.wrong));
            }
        }
    }
    println!("{tried} evenings of {calls} calls to the disk, {failed} with a failure; {} went wrong", broken.len());
    assert!(2 * failed > tried, "the disk failed only {failed} times");
    assert!(broken.is_empty(), "{} of {tried} evenings went wrong:\n{}", broken.len(), broken.join("\n"));
}
