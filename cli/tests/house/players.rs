//! People who move as fast as they are answered, and remember what the house acknowledged.

use crate::common::{Guest, Telling, actions};
use reqwest::Client;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// A move that was sent.
#[derive(Clone, Copy, Debug)]
pub struct Sent {
    pub at: Instant,
    pub answered: Instant,
    /// 0 where no answer came.
    pub status: u16,
}

/// Somebody at a table, who plays the seats given.
pub struct Player {
    pub guest: Guest,
    pub seats: Vec<u64>,
    pub acknowledged: Vec<String>,
    /// The highest number that an answer named.
    pub number: u64,
    pub sent: Vec<Sent>,
}

impl Player {
    pub fn new(guest: Guest, seats: &[u64]) -> Player {
        Player { guest, seats: seats.to_vec(), acknowledged: Vec::new(), number: 0, sent: Vec::new() }
    }

    /// Moves, if asked: how that was answered, with 0 where the house is gone.
    pub async fn moves(&mut self, client: &Client, house: &str) -> Option<u16> {
        let Some((_, legal)) = self.guest.get(client, house, "/legal").await else { return Some(0) };
        let legal = actions(&legal);
        let action = legal.get(self.sent.len() * 7 % legal.len().max(1))?.clone();
        let at = Instant::now();
        let answer = self.guest.post(client, house, "act", &json!({"action": action})).await;
        let status = answer.as_ref().map_or(0, |(status, _)| *status);
        self.sent.push(Sent { at, answered: Instant::now(), status });
        if let Some((200, answer)) = answer {
            self.acknowledged.push(action);
            self.number = self.number.max(answer["number"].as_u64().unwrap_or_default());
        }
        Some(status)
    }

    /// What the house should know of it and does not, in words.
    pub fn misses(&self, telling: &Telling) -> Option<String> {
        let table = &self.guest.table;
        if telling.number < self.number {
            return Some(format!("{table} had {} events and has {}", self.number, telling.number));
        }
        if let Some(action) = telling.lost(&self.seats, &self.acknowledged) {
            return Some(format!("{table} has lost {action:?}, which was acknowledged"));
        }
        let known = self.acknowledged.len() + self.sent.iter().filter(|sent| matches!(sent.status, 0 | 500..)).count();
        let told = telling.chosen(&self.seats).len();
        (told > known).then(|| format!("{table} tells {told} moves, of which at most {known} were made"))
    }
}

/// Lets all of them play, each in turn, until they are called or the house is gone.
pub fn play(house: &str, mut players: Vec<Player>, until: &Arc<AtomicBool>) -> JoinHandle<Vec<Player>> {
    let (house, until) = (house.to_string(), until.clone());
    tokio::spawn(async move {
        let client = crate::common::client();
        while !until.load(Ordering::Relaxed) {
            let mut idle = true;
            for player in &mut players {
                match player.moves(&client, &house).await {
                    Some(0) => return players,
                    Some(200) => idle = false,
                    _ => {}
                }
            }
            if idle {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        players
    })
}

/// So many players shared out evenly.
pub fn shared(players: Vec<Player>, among: usize) -> Vec<Vec<Player>> {
    let mut shares: Vec<Vec<Player>> = (0..among).map(|_| Vec::new()).collect();
    for (number, player) in players.into_iter().enumerate() {
        shares[number % among].push(player);
    }
    shares
}
