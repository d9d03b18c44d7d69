//! A history is made: a house, its guests, and somebody who stops and kills it at random.

use super::check::violations;
use super::guests::{Device, Seat, Town};
use super::{History, Outcome, read};
use crate::common::{Folder, Guest, House, Telling, client};
use lascaux_table::below;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};

/// So many people; each opens a table and has a seat at two others.
const PEOPLE: usize = 6;
const DEVICES: usize = 2;

/// What was done, and what was wrong about it.
pub struct Report {
    pub requests: usize,
    pub done: usize,
    pub refused: usize,
    pub unknown: usize,
    pub readings: usize,
    pub events: usize,
    pub kills: usize,
    pub stops: usize,
    pub violations: Vec<String>,
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Report { requests, done, refused, unknown, readings, events, kills, stops, violations } = self;
        writeln!(f, "{requests} requests: {done} done, {refused} refused, {unknown} unknown; {readings} readings")?;
        writeln!(f, "{events} events are kept; the house was killed {kills} times and stopped {stops} times")?;
        writeln!(f, "{} violations", violations.len())?;
        violations.iter().try_for_each(|violation| writeln!(f, "  {violation}"))
    }
}

/// The seats of everybody: person `p` opens table `p` and is a friend at the next two; a bot plays at every second one.
async fn tables(house: &str) -> Vec<Vec<Seat>> {
    let asker = client();
    let mut seats: Vec<Vec<Seat>> = vec![Vec::new(); PEOPLE];
    let mut opened = Vec::new();
    for (person, own) in seats.iter_mut().enumerate() {
        let mut order = json!({"game": "stone-age", "seats": ["me", "friend", "friend"], "name": name(person)});
        if person % 2 == 1 {
            order["seats"] = json!(["me", "friend", "friend", "greedy"]);
        }
        let (guest, told) = Guest::opens(&asker, house, &order).await.expect("a table opens");
        own.push(Seat { guest: guest.clone(), seat: 0, code: None });
        opened.push((guest, told));
    }
    for (person, own) in seats.iter_mut().enumerate() {
        for seat in [1, 2] {
            let (host, told) = &opened[(person + seat) % PEOPLE];
            let guest = Guest { table: host.table.clone(), key: own[0].guest.key.clone() };
            let code = told["seats"][seat]["code"].as_str().map(str::to_string);
            own.push(Seat { guest, seat: seat as u64, code });
        }
    }
    seats
}

fn name(person: usize) -> String {
    format!("Person{person}")
}

/// Stops and kills the house until it is late; how often, and the house that is open at last.
async fn trouble(town: &Town, file: &Path, mut house: House, seed: u64) -> (House, usize, usize, Vec<String>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut kills, mut stops, mut wrong) = (0, 0, Vec::new());
    while Instant::now() + Duration::from_secs(1) < town.until {
        tokio::time::sleep(Duration::from_millis(500 + u64::from(below(&mut rng, 1500)))).await;
        if below(&mut rng, 3) == 0 {
            house.ask_to_end();
            if house.ends_within(Duration::from_secs(10)).await.is_none() {
                wrong.push("the house did not end within 10 s".to_string());
            }
            stops += 1;
        } else {
            kills += 1;
        }
        house.kill();
        house = House::open(file);
        *town.house.write().unwrap() = house.address.clone();
    }
    (house, kills, stops, wrong)
}

/// Makes a history of so many seconds and judges it.
pub async fn run(seconds: u64, seed: u64) -> Report {
    let folder = Folder::new();
    let file = folder.file("house.db");
    let house = House::open(&file);
    let seats = tables(&house.address).await;
    let begun = Instant::now();
    let town = Arc::new(Town {
        house: RwLock::new(house.address.clone()),
        begun,
        until: begun + Duration::from_secs(seconds),
        history: Mutex::new(History::default()),
    });
    let devices = (0..PEOPLE * DEVICES).map(|number| {
        let person = number % PEOPLE;
        let device = Device::new(&town, &name(person), seed * 1000 + number as u64, &seats[person]);
        tokio::spawn(device.lives())
    });
    let devices: Vec<_> = devices.collect();
    let (house, kills, stops, mut wrong) = trouble(&town, &file, house, seed).await;
    let mut rested = Vec::new();
    for device in devices {
        rested.push(device.await.expect("a device lives"));
    }
    house.stop().await;
    // What is told now comes from the file alone.
    let house = House::open(&file);
    *town.house.write().unwrap() = house.address.clone();
    for mut device in rested {
        wrong.extend(tellings(&mut device, &house.address).await);
    }
    house.stop().await;
    let shelf = read(&file).await.expect("the file can be read");
    let history = std::mem::take(&mut *town.history.lock().unwrap());
    wrong.extend(violations(&history, &shelf));
    let count = |which: fn(&Outcome) -> bool| history.asked.iter().filter(|asked| which(&asked.outcome)).count();
    Report {
        requests: history.asked.len(),
        done: count(|outcome| matches!(outcome, Outcome::Done(_))),
        refused: count(|outcome| matches!(outcome, Outcome::Refused(_))),
        unknown: count(|outcome| matches!(outcome, Outcome::Unknown)),
        readings: history.readings.len(),
        events: shelf.values().map(Vec::len).sum(),
        kills,
        stops,
        violations: wrong,
    }
}

/// What was told, without whether a choice was forced: who has several seats hears that for one of them at a time.
fn plain(telling: &Telling) -> Vec<Value> {
    let without = |event: &Value| {
        let mut event = event.clone();
        event.as_object_mut().map(|fields| fields.remove("forced"));
        event
    };
    telling.events.iter().map(without).collect()
}

/// What a device heard bit by bit has to be what is told as a whole.
async fn tellings(device: &mut Device, house: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for at in 0..device.seats.len() {
        let whole = device.seats[at].guest.telling(&client(), house).await;
        // A bot may have moved since; what was heard has to be how it began.
        for _ in 0..1000 {
            if device.listens(at).await == Some(false) {
                break;
            }
        }
        let Some(heard) = &device.heard[at] else { continue };
        let (longer, shorter) = if heard.number >= whole.number { (heard, &whole) } else { (&whole, heard) };
        let [one, other] = [longer, shorter].map(plain);
        // Of what was said long ago, who comes late is not told.
        let [much, little] = if heard.said.len() >= whole.said.len() { [heard, &whole] } else { [&whole, heard] };
        let begins = one.starts_with(&other) && much.said.ends_with(&little.said);
        if !begins {
            let differs = longer.events.iter().zip(&shorter.events).position(|(one, other)| one != other);
            let (table, name) = (&device.seats[at].guest.table, &device.name);
            wrong.push(format!("table {table}: {name} heard another story, different from step {differs:?} on"));
        }
    }
    wrong
}
