//! A house that is killed loses nothing that it acknowledged.

use crate::common::{Folder, Guest, House, client};
use crate::players::{Player, play, shared};
use reqwest::Client;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Running games: of one person alone, of a person with bots, and of bots.
const TABLES: usize = 200;
const ALONE: usize = 100;
const WITH_BOTS: usize = 60;
const KILLS: u64 = 10;
const CLIENTS: usize = 4;

async fn open_all(client: &Client, house: &str) -> Vec<Player> {
    let mut players = Vec::new();
    for number in 0..TABLES {
        let game = ["stone-age", "eiszeit", "neanderthal"][number % 3];
        let (order, seats): (_, &[u64]) = match number {
            // Here no seat has a secret from another, and one person hears every move.
            0..ALONE => (json!({"game": "stone-age", "seats": ["me", "me", "me"]}), &[0, 1, 2]),
            _ if number < ALONE + WITH_BOTS => (json!({"game": game, "seats": ["me", "greedy", "random"]}), &[0]),
            _ => (json!({"game": game, "seats": ["random", "greedy", "random"]}), &[]),
        };
        let (guest, _) = Guest::opens(client, house, &order).await.expect("a table opens");
        players.push(Player::new(guest, seats));
    }
    players
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_kills_in_the_middle_of_200_games_lose_nothing_that_was_acknowledged() {
    let folder = Folder::new();
    let file = folder.file("house.db");
    let mut house = House::open(&file);
    let asker = client();
    let mut players = open_all(&asker, &house.address).await;
    let never = Arc::new(AtomicBool::new(false));
    for burst in 1..=KILLS {
        let before: usize = players.iter().map(|player| player.acknowledged.len()).sum();
        let playing: Vec<_> =
            shared(players, CLIENTS).into_iter().map(|own| play(&house.address, own, &never)).collect();
        tokio::time::sleep(Duration::from_millis(700 + 37 * burst)).await;
        house.kill();
        players = Vec::new();
        for own in playing {
            players.extend(own.await.unwrap());
        }
        let moves = players.iter().map(|player| player.acknowledged.len()).sum::<usize>() - before;
        assert!(moves >= CLIENTS, "only {moves} moves before kill {burst}");
        house = House::open(&file);
        for player in &mut players {
            let Some((200, table)) = player.guest.get(&asker, &house.address, "").await else {
                panic!("{} is gone after kill {burst}", player.guest.table)
            };
            let number = table["number"].as_u64().unwrap();
            assert!(
                number >= player.number,
                "kill {burst}: {} events were answered and {number} are there",
                player.number
            );
            // What was there once, and told, stays.
            player.number = number;
        }
    }
    for player in &mut players {
        let telling = player.guest.telling(&asker, &house.address).await;
        assert_eq!(player.misses(&telling), None);
        goes_on(&asker, &house.address, player).await;
    }
}

/// A game that waits for a bot goes on, and people can play on.
async fn goes_on(client: &Client, house: &str, player: &mut Player) {
    let begun = Instant::now();
    loop {
        player.moves(client, house).await;
        let Some((200, state)) = player.guest.get(client, house, "").await else { panic!("no answer") };
        if state["number"].as_u64() > Some(player.number) || state["turn"]["kind"] == "over" {
            return;
        }
        if player.sent.last().is_some_and(|sent| sent.at > begun && sent.status == 200) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{} stands still: {state}", player.guest.table);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
