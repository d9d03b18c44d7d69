//! Guests who begin a request and never end it.

use crate::common::{Folder, Guest, House, Manner, client, health};
use reqwest::Client;
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::Command;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

const HALF_A_HEAD: &str = "GET / HTTP/1.1\r\nHost: cave\r\nX-Slow: ";
const HALF_A_BODY: &str = "POST /api/v1/tables HTTP/1.1\r\nHost: cave\r\nContent-Type: application/json\r\n\
                           Content-Length: 100\r\n\r\n{\"game\":";

/// The addresses of this machine for itself: one for those who are slow, one for everybody else.
const SLOW: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const OTHERS: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// A connection from an address, on which so much was said; nothing if the house does not want it.
async fn begun(house: SocketAddr, from: Ipv4Addr, said: &str) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    let connected = tokio::time::timeout(Duration::from_millis(500), socket.connect(house)).await;
    let mut stream = connected.ok()?.ok()?;
    stream.write_all(said.as_bytes()).await.ok()?;
    Some(stream)
}

async fn many(house: SocketAddr, count: usize) -> Vec<TcpStream> {
    let mut streams = Vec::new();
    for _ in 0..count {
        streams.extend(begun(house, SLOW, HALF_A_HEAD).await);
    }
    streams
}

/// When the house ended the connection, if it did so in time.
async fn ended(stream: &mut TcpStream, within: Duration) -> Option<Duration> {
    let begun = Instant::now();
    let mut room = [0; 4096];
    let reading = async { while let Ok(1..) = stream.read(&mut room).await {} };
    tokio::time::timeout(within, reading).await.ok().map(|()| begun.elapsed())
}

/// This test holds more connections than some systems allow a program by default.
fn may_open_many() {
    let own = std::process::id().to_string();
    let _ = Command::new("prlimit").args(["--pid", &own, "--nofile=4096:"]).status();
}

/// Somebody else, who waits so long at most.
fn another(patience: Duration) -> Client {
    Client::builder().local_address(IpAddr::V4(OTHERS)).timeout(patience).build().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn eleven_hundred_half_requests_of_one_address_keep_nobody_else_waiting() {
    may_open_many();
    let folder = Folder::new();
    let manner = Manner { limits: true, files: Some(1024), ..Manner::default() };
    let house = House::open_so(&folder.file("house.db"), &manner);
    let slow = many(house.socket(), 1100).await;
    for _ in 0..5 {
        let asked = Instant::now();
        let answer = another(Duration::from_secs(1)).get(house.at("/healthz")).send().await;
        let status = answer.as_ref().map(|answer| answer.status().as_u16()).map_err(ToString::to_string);
        assert_eq!(status, Ok(200), "after {:?}, with {} half requests", asked.elapsed(), slow.len());
    }
    let order = json!({"game": "stone-age", "seats": ["me", "me"]});
    let opened = Guest::opens(&another(Duration::from_secs(1)), &house.address, &order).await;
    assert!(opened.is_some(), "a table opens meanwhile");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn more_half_requests_than_files_leave_the_house_open() {
    let folder = Folder::new();
    let manner = Manner { limits: false, files: Some(256), ..Manner::default() };
    let mut house = House::open_so(&folder.file("house.db"), &manner);
    let slow = many(house.socket(), 400).await;
    // They are sent away after 10 s, and then there is room; until then others wait or are sent away too.
    let (begun, mut status) = (Instant::now(), 0);
    while status != 200 && begun.elapsed() < Duration::from_secs(16) {
        status = health(&another(Duration::from_secs(16)), &house.address).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(status, 200, "after {:?}, with {} half requests", begun.elapsed(), slow.len());
    assert!(house.is_open());
    Guest::alone(&client(), &house.address).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_requests_are_ended_in_time() {
    let folder = Folder::new();
    let house = House::open_so(&folder.file("house.db"), &Manner { limits: true, ..Manner::default() });
    let mut head = begun(house.socket(), SLOW, HALF_A_HEAD).await.unwrap();
    let mut body = begun(house.socket(), SLOW, HALF_A_BODY).await.unwrap();
    let mut nothing = begun(house.socket(), SLOW, "").await.unwrap();
    let limit = Duration::from_secs(18);
    let (head, body, nothing) =
        tokio::join!(ended(&mut head, limit), ended(&mut body, limit), ended(&mut nothing, limit));
    let heads = Duration::from_secs(13);
    assert!(head.is_some_and(|took| took < heads), "half a head was ended after {head:?}, half a body after {body:?}");
    assert!(body.is_some(), "half a body was not ended in 18 s");
    assert!(nothing.is_some(), "a connection on which nothing is said was not ended in 18 s");
}

/// Whether a request that goes on by a letter every half second is ended in time.
async fn trickles(house: SocketAddr, said: &str, within: Duration) -> bool {
    let mut stream = begun(house, SLOW, said).await.unwrap();
    let begun = Instant::now();
    while begun.elapsed() < within {
        let written = stream.write_all(b" ").await;
        if written.is_err() || ended(&mut stream, Duration::from_millis(500)).await.is_some() {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_trickles_in_is_ended_in_time() {
    let folder = Folder::new();
    let house = House::open_so(&folder.file("house.db"), &Manner { limits: true, ..Manner::default() });
    let head = trickles(house.socket(), HALF_A_HEAD, Duration::from_secs(13));
    let body = trickles(house.socket(), HALF_A_BODY, Duration::from_secs(18));
    let (head, body) = tokio::join!(head, body);
    assert!(head && body, "a head was ended in time: {head}; a body: {body}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_is_asked_to_end_does_so_whatever_its_guests_do() {
    let folder = Folder::new();
    let mut house = House::open(&folder.file("house.db"));
    let asker = client();
    let guest = Guest::alone(&asker, &house.address).await;
    let live = format!("GET /t/{}/live HTTP/1.1\r\nHost: cave\r\nCookie: lascaux={}\r\n\r\n", guest.table, guest.key);
    let long = format!("GET /api/v1/tables/{}/events?since=0&wait=25 HTTP/1.1\r\nHost: cave\r\n\r\n", guest.table);
    let mut open = Vec::new();
    for _ in 0..20 {
        for said in [HALF_A_HEAD, HALF_A_BODY, &live, &long, ""] {
            open.extend(begun(house.socket(), OTHERS, said).await);
        }
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    house.ask_to_end();
    let asked = Instant::now();
    let status = house.ends_within(Duration::from_secs(10)).await;
    assert!(status.is_some_and(|status| status.success()), "{status:?} after {:?}", asked.elapsed());
}
