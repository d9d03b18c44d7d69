//! What many tables leave behind: nothing but the file.

use crate::common::{Folder, Guest, House, Manner, client};
use serde_json::json;
use std::time::{Duration, Instant};

/// So many finished and so many abandoned tables, unless `LASCAUX_SOAK` says otherwise.
const TABLES: usize = 150;
/// In so many chapters, after each of which the memory is told.
const CHAPTERS: usize = 5;
/// So much more memory than at the beginning is no leak, in megabytes.
const MORE: u64 = 50;
/// So long everything may take.
const PATIENCE: Duration = Duration::from_secs(900);

/// A figure of the house.
async fn figure(house: &str, name: &str) -> u64 {
    let text = client().get(format!("{house}/metrics")).send().await.unwrap().text().await.unwrap();
    let line = text.lines().find(|line| line.starts_with(&format!("{name} "))).unwrap_or_default();
    line.split(' ').nth(1).and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// The memory of a process, in megabytes.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() / 1024
}

/// Opens tables, half of which bots play to their end and half of which are left after a move, and waits until none is
/// in memory any more.
async fn come_and_go(house: &str, tables: usize) {
    let (client, begun) = (client(), Instant::now());
    let games = ["stone-age", "eiszeit", "neanderthal"];
    for number in 0..tables {
        let game = games[number % games.len()];
        Guest::opens(&client, house, &json!({"game": game, "seats": ["random", "random", "random"]})).await.unwrap();
        let order = json!({"game": game, "seats": ["me", "random", "random"]});
        let (guest, _) = Guest::opens(&client, house, &order).await.unwrap();
        if let Some(action) = guest.legal(&client, house).await.first() {
            guest.post(&client, house, "act", &json!({"action": action})).await;
        }
        while figure(house, "lascaux_tables").await > 200 {
            assert!(begun.elapsed() < PATIENCE, "tables do not leave");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    while figure(house, "lascaux_tables").await > 0 {
        assert!(begun.elapsed() < PATIENCE, "{} tables do not leave", figure(house, "lascaux_tables").await);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    // Freed memory stays at hand for ten seconds.
    tokio::time::sleep(Duration::from_secs(12)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_and_abandoned_tables_leave_no_memory_behind() {
    let tables = std::env::var("LASCAUX_SOAK").ok().and_then(|number| number.parse().ok()).unwrap_or(TABLES);
    let folder = Folder::new();
    let house =
        House::open_so(&folder.file("soak.db"), &Manner { arguments: vec!["--idle", "1"], ..Manner::default() });
    come_and_go(&house.address, 20).await;
    let before = memory(house.process());
    for chapter in 1..=CHAPTERS {
        come_and_go(&house.address, tables / CHAPTERS).await;
        println!("{} of {tables}: {} MB", tables * chapter / CHAPTERS, memory(house.process()));
    }
    let after = memory(house.process());
    println!("{tables} finished and {tables} abandoned tables: {before} MB before, {after} MB after");
    assert!(after <= before + MORE, "{before} MB before, {after} MB after");
}
