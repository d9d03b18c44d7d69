//! A house that is killed loses nothing that it acknowledged.

use reqwest::Client;
use serde_json::{Value, json};
use std::io::BufRead;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Running games of bots, some of them with a person.
const TABLES: usize = 200;
const WITH_A_PERSON: usize = 20;

fn open(file: &Path) -> (Child, String) {
    let mut house = Command::new(env!("CARGO_BIN_EXE_lascaux"))
        .args(["serve", "--port", "0", "--no-limits", "--file"])
        .arg(file)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = String::new();
    std::io::BufReader::new(house.stdout.take().unwrap()).read_line(&mut said).unwrap();
    let address = said.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
    (house, address.trim_end_matches('/').to_string())
}

async fn get(client: &Client, address: &str) -> Value {
    client.get(address).send().await.unwrap().json().await.unwrap()
}

/// What a table was heard to have done.
struct Heard {
    table: String,
    key: String,
    number: u64,
    events: Vec<Value>,
    /// The moves of the person that were answered.
    acknowledged: Vec<String>,
}

impl Heard {
    async fn listen(&mut self, client: &Client, house: &str) {
        let news = get(client, &format!("{house}/api/v1/tables/{}/events", self.table)).await;
        self.number = news["number"].as_u64().unwrap();
        self.events = news["events"].as_array().unwrap().clone();
    }

    /// The person moves, if asked.
    async fn play(&mut self, client: &Client, house: &str) {
        let at = |what: &str| format!("{house}/api/v1/tables/{}/{what}", self.table);
        let legal: Value = client.get(at("legal")).bearer_auth(&self.key).send().await.unwrap().json().await.unwrap();
        let Some(action) = legal["actions"].as_array().and_then(|actions| actions.first()).cloned() else { return };
        let act = client.post(at("act")).bearer_auth(&self.key).json(&json!({"action": action}));
        let answer: Value = act.send().await.unwrap().json().await.unwrap();
        assert_eq!(answer["ok"], true, "{answer}");
        self.acknowledged.push(action.as_str().unwrap().to_string());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kill_9_in_the_middle_of_200_games_loses_nothing_that_was_acknowledged() {
    let file = std::env::temp_dir().join(format!("lascaux-survival-{}.db", std::process::id()));
    let (mut house, address) = open(&file);
    let client = Client::new();
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let game = ["stone-age", "eiszeit", "neanderthal"][number % 3];
        let first = if number < WITH_A_PERSON { "me" } else { "random" };
        let order = json!({"game": game, "seats": [first, "greedy", "random"]});
        let asked = client.post(format!("{address}/api/v1/tables")).json(&order);
        let opened: Value = asked.send().await.unwrap().json().await.unwrap();
        let text = |name: &str| opened[name].as_str().unwrap_or_default().to_string();
        let (table, key) = (text("table"), text("key"));
        tables.push(Heard { table, key, number: 0, events: Vec::new(), acknowledged: Vec::new() });
    }
    for _ in 0..6 {
        for table in &mut tables[..WITH_A_PERSON] {
            table.play(&client, &address).await;
        }
    }
    for table in &mut tables {
        table.listen(&client, &address).await;
    }
    // On Unix this is signal 9: nothing in the house hears of it.
    house.kill().unwrap();
    house.wait().unwrap();
    let heard: u64 = tables.iter().map(|table| table.number).sum();
    let acknowledged: usize = tables.iter().map(|table| table.acknowledged.len()).sum();
    assert!(heard > TABLES as u64 && acknowledged >= WITH_A_PERSON, "{heard} events, {acknowledged} moves of people");

    let (mut house, address) = open(&file);
    for table in &mut tables {
        let before = std::mem::take(&mut table.events);
        let (id, number) = (table.table.clone(), table.number);
        table.listen(&client, &address).await;
        assert!(table.number >= number, "{id} had {number} events and has {}", table.number);
        assert_eq!(table.events.get(..before.len()), Some(&before[..]), "{id} tells another story");
        let own = table.events.iter().filter(|event| event["kind"] == "action" && event["seat"] == 0);
        let mut own = own.filter(|event| event["forced"] != true).map(|event| event["action"].as_str().unwrap());
        for action in &table.acknowledged {
            assert!(own.any(|told| told == action), "{id} has lost {action}");
        }
    }
    goes_on(&client, &address, &mut tables).await;
    house.kill().unwrap();
    house.wait().unwrap();
    for tail in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{tail}", file.display()));
    }
}

/// Every game that waits for a bot goes on, and people can play on.
async fn goes_on(client: &Client, address: &str, tables: &mut [Heard]) {
    for (number, table) in tables.iter_mut().enumerate() {
        let (before, begun) = (table.number, Instant::now());
        loop {
            if number < WITH_A_PERSON {
                table.play(client, address).await;
            }
            let state = get(client, &format!("{address}/api/v1/tables/{}", table.table)).await;
            table.listen(client, address).await;
            if table.number > before || state["turn"]["kind"] == "over" {
                break;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "{} stands still: {state}", table.table);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
