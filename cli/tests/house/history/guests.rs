//! People who do whatever comes to their mind, on two devices each, and note every request and its answer.

use super::{Asked, History, Outcome, Reading, sign};
use crate::common::{Guest, Telling};
use lascaux_table::below;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use reqwest::Client;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};

/// So often a request is sent again under its key before it is given up.
const AGAIN: usize = 6;

/// Where the house is at the moment, since when all times are counted, and what was noted.
pub struct Town {
    pub house: RwLock<String>,
    pub begun: Instant,
    pub until: Instant,
    pub history: Mutex<History>,
}

impl Town {
    pub fn house(&self) -> String {
        self.house.read().unwrap().clone()
    }

    fn now(&self) -> u64 {
        self.begun.elapsed().as_micros() as u64
    }
}

/// A place at a table.
#[derive(Clone)]
pub struct Seat {
    pub guest: Guest,
    pub seat: u64,
    /// The code by which it is taken, where it was not from the beginning.
    pub code: Option<String>,
}

/// One device of a person.
pub struct Device {
    pub town: Arc<Town>,
    pub person: String,
    pub name: String,
    pub seats: Vec<Seat>,
    /// What it has heard of each table, and whether anything at all.
    pub heard: Vec<Option<Telling>>,
    rng: Xoshiro256PlusPlus,
    client: Client,
    hasty: Client,
    count: usize,
}

impl Device {
    pub fn new(town: &Arc<Town>, person: &str, number: u64, seats: &[Seat]) -> Device {
        let client = |patience| Client::builder().timeout(Duration::from_millis(patience)).build().unwrap();
        Device {
            town: town.clone(),
            person: person.to_string(),
            name: format!("{person}-{number}"),
            seats: seats.to_vec(),
            heard: vec![None; seats.len()],
            rng: Xoshiro256PlusPlus::seed_from_u64(number),
            client: client(5000),
            hasty: client(6),
            count: 0,
        }
    }

    fn chance(&mut self, percent: u32) -> bool {
        below(&mut self.rng, 100) < percent
    }

    /// Does things until it is late.
    pub async fn lives(mut self) -> Device {
        while Instant::now() < self.town.until {
            let at = below(&mut self.rng, self.seats.len() as u32) as usize;
            match below(&mut self.rng, 100) {
                0..8 => self.asks(at, "undo", json!({}), None).await,
                8..14 => self.asks(at, "plead", json!({}), None).await,
                14..22 => self.asks(at, "agree", json!({}), None).await,
                22..26 => self.asks(at, "decline", json!({}), None).await,
                26..34 => self.chats(at).await,
                34..40 => self.joins(at).await,
                40..55 => drop(self.listens(at).await),
                _ => self.moves(at).await,
            }
        }
        self
    }

    async fn chats(&mut self, at: usize) {
        let text = format!("{} says {}", self.name, self.count);
        self.asks(at, "chat", json!({"text": text}), None).await;
    }

    async fn joins(&mut self, at: usize) {
        if let Some(code) = self.seats[at].code.clone() {
            self.asks(at, "join", json!({"code": code}), None).await;
        }
    }

    async fn moves(&mut self, at: usize) {
        let (client, house) = (self.client.clone(), self.town.house());
        let legal = self.seats[at].guest.legal(&client, &house).await;
        let action = match legal.len() {
            // Sometimes somebody moves who is not asked.
            0 if self.chance(10) => "place hunt 1".to_string(),
            0 => return tokio::time::sleep(Duration::from_millis(2)).await,
            many => legal[below(&mut self.rng, many as u32) as usize].clone(),
        };
        let known = self.heard[at].as_ref().map(|heard| heard.number);
        let expected = known.filter(|_| self.chance(30));
        let mut body = json!({"action": action});
        if let Some(expected) = expected {
            body["expected"] = json!(expected);
        }
        self.asks(at, "act", body, expected).await;
    }

    /// Asks for something, often with a key; then also twice at once, and again when no answer came.
    async fn asks(&mut self, at: usize, kind: &str, body: Value, expected: Option<u64>) {
        self.count += 1;
        let key = self.chance(60).then(|| format!("{}-{}", self.name, self.count));
        let (twice, hasty) = (key.is_some() && self.chance(30), self.chance(5));
        let client = if hasty { &self.hasty } else { &self.client };
        let one = self.once(client, at, kind, &body, key.as_deref(), expected);
        let mut answered = if twice {
            let other = self.once(&self.client, at, kind, &body, key.as_deref(), expected);
            let (one, other) = tokio::join!(one, other);
            one && other
        } else {
            one.await
        };
        for _ in 0..AGAIN {
            if answered || key.is_none() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            answered = self.once(&self.client, at, kind, &body, key.as_deref(), expected).await;
        }
    }

    /// One request, noted with its answer: whether there was one.
    async fn once(
        &self,
        client: &Client,
        at: usize,
        kind: &str,
        body: &Value,
        key: Option<&str>,
        expected: Option<u64>,
    ) -> bool {
        let Seat { guest, seat, .. } = &self.seats[at];
        let sent = self.town.now();
        let answer = guest.post_with_key(client, &self.town.house(), kind, body, key).await;
        let outcome = match &answer {
            Some((200, said)) => Outcome::Done(said["number"].as_u64()),
            Some((status @ 400..500, _)) => Outcome::Refused(*status),
            _ => Outcome::Unknown,
        };
        let what = match kind {
            "act" => sign(kind, seat, body["action"].as_str().unwrap_or_default()),
            "join" => sign("sit", seat, &self.person),
            "chat" => sign(kind, "", body["text"].as_str().unwrap_or_default()),
            _ => sign(kind, &self.person, ""),
        };
        let (person, table) = (self.person.clone(), guest.table.clone());
        let (key, received) = (key.map(str::to_string), self.town.now());
        let asked = Asked { person, table, what, key, expected, sent, received, outcome };
        self.town.history.lock().unwrap().asked.push(asked);
        if answer.is_none() {
            // The house is gone for a moment, or slow.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        outcome != Outcome::Unknown
    }

    /// Hears what is new at a table, one page of it: whether there is more.
    pub async fn listens(&mut self, at: usize) -> Option<bool> {
        let sent = self.town.now();
        let since = self.heard[at].as_ref().map_or(String::new(), |heard| format!("?since={}", heard.number));
        let guest = &self.seats[at].guest;
        let answer = guest.get(&self.client, &self.town.house(), &format!("/events{since}")).await;
        let Some((200, news)) = answer else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            return None;
        };
        let more = news["more"] == true;
        let heard = self.heard[at].get_or_insert_default();
        let before = heard.number;
        heard.hear(&news);
        let (table, number) = (guest.table.clone(), heard.number);
        // A page that is followed by another says nothing of how much there was.
        if !more || number < before {
            let reading = Reading { who: self.name.clone(), table, number, sent, received: self.town.now() };
            self.town.history.lock().unwrap().readings.push(reading);
        }
        Some(more)
    }
}
