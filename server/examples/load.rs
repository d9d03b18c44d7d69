//! How much a house bears: many live tables, more watchers, moves at a steady rate, all on this machine.
//!
//! ```sh
//! cargo run --release -p lascaux-server --example load -- 500 2000 500 30
//! ```
//!
//! The numbers are tables, watchers, moves a second and seconds; a fifth is how many more tables are open, at which
//! nobody plays. Half of the watchers sit at the table that they watch,
//! half look on from outside. Told are the moves a second, and the time from the moment a move is sent until it is
//! answered and until a watcher has the whole new picture. The house runs in the same program, on the same cores.

use lascaux_games::stone_age::StoneAge;
use lascaux_server::{Config, Settings, serve};
use lascaux_table::{Registry, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use reqwest::Client;
use serde_json::{Value, json};
use std::error::Error;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

/// As in the program itself.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failure = Box<dyn Error + Send + Sync>;

/// What is measured.
#[derive(Default)]
struct Measured {
    answered: Mutex<Vec<Duration>>,
    pushed: Mutex<Vec<Duration>>,
}

/// A table under load: when its last move was sent.
struct Played {
    id: String,
    key: String,
    sent: Mutex<Option<Instant>>,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let numbers: Vec<usize> = std::env::args().skip(1).map(|number| number.parse()).collect::<Result<_, _>>()?;
    let [tables, watchers, rate, seconds, others] = match numbers[..] {
        [tables, watchers, rate, seconds] => [tables, watchers, rate, seconds, 0],
        [tables, watchers, rate, seconds, others] => [tables, watchers, rate, seconds, others],
        _ => {
            return Err("tell four numbers: tables, watchers, moves a second, seconds; and perhaps other tables".into());
        }
    };
    let file = std::env::temp_dir().join(format!("lascaux-load-{}.db", std::process::id()));
    let (ready, is_ready) = oneshot::channel();
    let (leave, left) = oneshot::channel::<()>();
    let settings = Settings {
        address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        file: file.clone(),
        config: Config::unlimited(),
    };
    let house = tokio::spawn(async move {
        let games = Registry::new().add::<StoneAge>()?;
        let tell = |address| {
            let _ = ready.send(address);
        };
        serve(games, settings, tell, async { drop(left.await) }).await?;
        Ok::<(), Failure>(())
    });
    let address = is_ready.await?;
    let measured = Arc::new(Measured::default());
    open_tables(address, others).await?;
    let played = open_tables(address, tables).await?;
    println!("{tables} tables are open at {address}, and {others} others");
    let streams = watch_all(address, &played, watchers, &measured).await?;
    println!("{} watchers look at them", streams.len());
    let begun = Instant::now();
    play_all(address, &played, rate, Duration::from_secs(seconds as u64), &measured).await?;
    tell(&measured, begun.elapsed(), streams.len());
    streams.iter().for_each(|stream| stream.abort());
    let _ = leave.send(());
    house.await??;
    for tail in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{tail}", file.display()));
    }
    Ok(())
}

async fn open_tables(address: SocketAddr, count: usize) -> Result<Vec<Arc<Played>>, Failure> {
    let client = Client::new();
    let mut played = Vec::new();
    for _ in 0..count {
        let order = json!({"game": "stone-age", "seats": ["me", "me"]});
        let answer: Value =
            client.post(format!("http://{address}/api/v1/tables")).json(&order).send().await?.json().await?;
        let text = |name: &str| answer[name].as_str().map(str::to_string).ok_or_else(|| answer.to_string());
        played.push(Arc::new(Played { id: text("table")?, key: text("key")?, sent: Mutex::new(None) }));
    }
    Ok(played)
}

/// Lets the watchers come, evenly; every second one sits at the table.
async fn watch_all(
    address: SocketAddr,
    played: &[Arc<Played>],
    watchers: usize,
    measured: &Arc<Measured>,
) -> Result<Vec<tokio::task::JoinHandle<()>>, Failure> {
    let mut streams = Vec::new();
    for number in 0..watchers {
        let table = played[number % played.len()].clone();
        let seated = (number / played.len()).is_multiple_of(2);
        let mut stream = TcpStream::connect(address).await?;
        let cookie = if seated { format!("Cookie: lascaux={}\r\n", table.key) } else { String::new() };
        let ask = format!("GET /t/{}/live HTTP/1.1\r\nHost: {address}\r\n{cookie}\r\n", table.id);
        stream.write_all(ask.as_bytes()).await?;
        let measured = measured.clone();
        streams.push(tokio::spawn(async move { watch(stream, &table, &measured).await }));
    }
    // The first pictures arrive before anything is measured.
    tokio::time::sleep(Duration::from_secs(2)).await;
    Ok(streams)
}

/// Signs of life between pictures are no longer than this.
const SIGN_OF_LIFE: usize = 20;

/// Reads a stream; an empty line ends a picture.
async fn watch(mut stream: TcpStream, table: &Played, measured: &Measured) {
    let mut room = vec![0; 64 * 1024];
    let (mut last, mut long) = (0, 0);
    while let Ok(count @ 1..) = stream.read(&mut room).await {
        let read = &room[..count];
        let mut from = 0;
        for end in memchr::memchr_iter(b'\n', read) {
            let before = if end > 0 { read[end - 1] } else { last };
            if before == b'\n' {
                let sent = *lock(&table.sent);
                if let Some(sent) = sent.filter(|_| long + end - from > SIGN_OF_LIFE) {
                    lock(&measured.pushed).push(sent.elapsed());
                }
                (long, from) = (0, end);
            }
        }
        long += count - from;
        last = read[count - 1];
    }
}

/// Every table moves in turn, so that all together move at the rate.
async fn play_all(
    address: SocketAddr,
    played: &[Arc<Played>],
    rate: usize,
    long: Duration,
    measured: &Arc<Measured>,
) -> Result<(), Failure> {
    // The house ends connections on which nothing comes for a while; none of those is used again.
    let client = Client::builder().pool_idle_timeout(Duration::from_secs(3)).build()?;
    let pause = Duration::from_secs_f64(played.len() as f64 / rate.max(1) as f64);
    let begun = Instant::now();
    let mut players = Vec::new();
    for (number, table) in played.iter().cloned().enumerate() {
        let (client, measured) = (client.clone(), measured.clone());
        let first = pause.mul_f64(number as f64 / played.len() as f64);
        players.push(tokio::spawn(async move {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
            let mut next = begun + first;
            while next < begun + long {
                tokio::time::sleep_until(next.into()).await;
                next += pause;
                play(&client, address, &table, &mut rng, &measured).await?;
            }
            Ok::<(), Failure>(())
        }));
    }
    for player in players {
        player.await??;
    }
    // The last pictures are still on their way.
    tokio::time::sleep(Duration::from_secs(1)).await;
    Ok(())
}

/// One move at one table.
async fn play(
    client: &Client,
    address: SocketAddr,
    table: &Played,
    rng: &mut Xoshiro256PlusPlus,
    measured: &Measured,
) -> Result<(), Failure> {
    let at = |what: &str| format!("http://{address}/api/v1/tables/{}/{what}", table.id);
    let legal: Value = client.get(at("legal")).bearer_auth(&table.key).send().await?.json().await?;
    let actions = legal["actions"].as_array().filter(|actions| !actions.is_empty()).ok_or_else(|| legal.to_string())?;
    let action = &actions[below(rng, actions.len() as u32) as usize];
    let begun = Instant::now();
    *lock(&table.sent) = Some(begun);
    let answer: Value =
        client.post(at("act")).bearer_auth(&table.key).json(&json!({"action": action})).send().await?.json().await?;
    if answer["ok"] != true {
        return Err(answer.to_string().into());
    }
    lock(&measured.answered).push(begun.elapsed());
    Ok(())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

fn tell(measured: &Measured, took: Duration, watchers: usize) {
    let moves = lock(&measured.answered).len();
    println!("{moves} moves in {:.1} s: {:.0} a second", took.as_secs_f64(), moves as f64 / took.as_secs_f64());
    for (name, held) in [("answer", &measured.answered), ("push", &measured.pushed)] {
        let mut all = lock(held);
        all.sort();
        let at =
            |share: f64| all.get((all.len() as f64 * share) as usize).map_or(0.0, |time| 1000.0 * time.as_secs_f64());
        println!(
            "from act to {name}: {} times, p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            all.len(),
            at(0.5),
            at(0.99),
            all.last().map_or(0.0, |time| 1000.0 * time.as_secs_f64())
        );
    }
    println!("{watchers} watchers, {} pictures for each move", lock(&measured.pushed).len() / moves.max(1));
}
