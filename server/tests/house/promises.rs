//! What an attack on the house found, each as a promise that is kept.

use crate::api::{Program, code};
use crate::common::{Guest, House};
use lascaux_server::{Config, Limits, Rate};
use serde_json::{Value, json};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::path::Path;
use std::time::{Duration, Instant};

/// Changes something in the file of a house that is closed.
async fn change(file: &Path, query: &'static str) {
    let mut connection: SqliteConnection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    assert!(sqlx::query(query).execute(&mut connection).await.unwrap().rows_affected() > 0, "{query}");
}

/// Reads a stream until it holds this text; everything that was read. Nothing if the stream ends before.
async fn read_until(stream: &mut reqwest::Response, text: &str, read: &mut String) -> Option<()> {
    let begun = Instant::now();
    while !read.contains(text) {
        assert!(begun.elapsed() < Duration::from_secs(20), "{text} never comes: {read}");
        let part = tokio::time::timeout(Duration::from_secs(20), stream.chunk()).await.unwrap().unwrap()?;
        *read += &String::from_utf8_lossy(&part);
    }
    Some(())
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_are_never_sent_what_a_seat_sees_whoever_sits_down_meanwhile() {
    let house = House::open("promise-spectators").await;
    let mut joins = 0;
    for _ in 0..12 {
        let (mut host, mut friend) = (Program::new(), Program::new());
        let (table, opened) = host.open(&house, json!({"game": "eiszeit", "seats": ["me", "friend", "friend"]})).await;
        let live = house.url(&format!("{}/live", table.replace("/tables/", "/t/")));
        // The friend looks on from outside, is met, and sits down while pictures are drawn for everybody.
        let met = friend.open(&house, json!({"game": "stone-age", "seats": ["me", "me"]})).await;
        drop(met);
        let http = reqwest::Client::new();
        let mut streams = Vec::new();
        for watcher in 0..5 {
            let key = (watcher == 0).then(|| friend.key.clone().unwrap());
            let asked = http.get(&live);
            let asked = match key {
                Some(key) => asked.bearer_auth(key),
                None => asked,
            };
            streams.push((watcher, asked.send().await.unwrap(), String::new()));
        }
        for (_, stream, read) in &mut streams {
            read_until(stream, "event: scene", read).await.unwrap();
        }
        let first = code(&opened).to_string();
        friend.post(&house, &format!("{table}/join"), json!({"code": first})).await;
        joins += 1;
        let codes: Vec<String> = [&opened]
            .iter()
            .flat_map(|told| told["seats"].as_array().unwrap())
            .filter_map(|seat| seat["code"].as_str().map(str::to_string))
            .collect();
        for (watcher, stream, read) in &mut streams {
            let told = tokio::time::timeout(Duration::from_millis(400), async {
                while let Ok(Some(part)) = stream.chunk().await {
                    *read += &String::from_utf8_lossy(&part);
                }
            });
            let _ = told.await;
            if *watcher > 0 {
                for code in &codes {
                    assert!(!read.contains(code.as_str()), "an invitation is sent to somebody from outside");
                }
                assert!(!read.contains("data-own"), "a seat's picture is sent to somebody from outside");
            }
        }
    }
    assert_eq!(joins, 12);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_with_the_key_or_the_password_that_opened_them() {
    let house = House::open("promise-streams").await;
    let mut ada = Guest::new();
    ada.form(&house, "/account/sign-up", "name=Ada&password=under+the+mountain").await;
    let (_, table) = ada.form(&house, "/tables", "game=stone-age&seat=me&seat=me").await;
    let mut phone = Guest::new();
    phone.form(&house, "/account/log-in", "name=Ada&password=under+the+mountain").await;
    let watch = async |guest: &Guest| {
        let asked =
            guest.client.get(house.url(&format!("{table}/live"))).header("cookie", guest.cookie.as_ref().unwrap());
        let (mut stream, mut read) = (asked.send().await.unwrap(), String::new());
        read_until(&mut stream, "event: scene", &mut read).await.unwrap();
        stream
    };
    let (mut own, mut other) = (watch(&ada).await, watch(&phone).await);
    assert_eq!(ada.form(&house, "/account/password", "old=under+the+mountain&new=over+the+river").await.0, 200);
    let mut rest = String::new();
    assert!(read_until(&mut other, "never", &mut rest).await.is_none(), "the other device's stream ends");
    // A list of one's devices, each to be ended.
    phone.form(&house, "/account/log-in", "name=Ada&password=over+the+river").await;
    let mut other = watch(&phone).await;
    let (_, page) = ada.get(&house, "/account").await;
    let devices: Vec<&str> =
        page.split("name=\"device\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(devices.len(), 2, "{page}");
    // The own one says so behind its name, before its button.
    let entries: Vec<&str> = page.split("name=\"device\" value=\"").collect();
    let is_own = |at: usize| entries[at].rsplit("<li").next().unwrap().contains("this device");
    let phones = (0..2).find(|at| !is_own(*at)).expect("one that is not the own");
    assert_eq!(ada.form(&house, "/account/devices/end", &format!("device={}", devices[phones])).await.0, 200);
    assert!(read_until(&mut other, "never", &mut rest).await.is_none(), "the ended device's stream ends");
    assert!(!phone.get(&house, &table).await.1.contains("data-own"));
    // The own one goes on.
    let legal = ada.json(&house, &format!("{table}/act"), "{\"action\":\"place hunt 1\"}").await;
    assert_eq!(legal.0, 200, "{}", legal.1);
    let mut read = String::new();
    read_until(&mut own, "id: 1", &mut read).await.unwrap();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_behind_gets_the_new_picture_and_changes_nothing() {
    let house = House::open("promise-stale").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=me").await;
    let act = async |body: Value| guest.json(&house, &format!("{table}/act"), &body.to_string()).await;
    assert_eq!(act(json!({"action": "place hunt 2", "expected": 0})).await.0, 200);
    let (status, body) = act(json!({"action": "place forest 2", "expected": 0})).await;
    let told: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((status, &told["error"]["code"], &told["number"]), (409, &json!("stale"), &json!(1)));
    assert!(told["scene"].as_str().unwrap().contains("class=\"scene"), "{body}");
    let (status, _) = guest.json(&house, &format!("{table}/undo"), "{\"expected\":0}").await;
    assert_eq!(status, 409, "a second press of undo takes nothing more back");
    assert_eq!(act(json!({"action": "place forest 2", "expected": 1})).await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_is_shown_as_it_stood_and_never_played_on_silently() {
    let house = House::open("promise-rules").await;
    let (mut host, mut other) = (Guest::new(), Guest::new());
    let (_, table) = host.form(&house, "/tables", "game=stone-age&seat=me&seat=me").await;
    let (_, fine) = other.form(&house, "/tables", "game=eiszeit&seat=me&seat=me&seat=me").await;
    host.json(&house, &format!("{table}/act"), "{\"action\":\"place hunt 3\"}").await;
    let file = house.close().await;
    change(&file, "UPDATE game_table SET rules = 0 WHERE game = 'stone-age'").await;
    let house = House::open_at(file).await;
    let (status, page) = host.get(&house, &table).await;
    assert_eq!(status, 200);
    assert!(page.contains("<svg") && page.contains("version 0"), "as it stood, and why: {page}");
    let (status, _) = host.json(&house, &format!("{table}/act"), "{\"action\":\"place hunt 1\"}").await;
    assert_eq!(status, 410);
    // The record lays everything open: only who sits there may take it, and the table is closed for good.
    assert_eq!(host.get(&house, &format!("{table}/record")).await.0, 422);
    assert_eq!(other.form(&house, &format!("{table}/record"), "").await.0, 403);
    let (status, to) = host.form(&house, &format!("{table}/record"), "").await;
    assert_eq!((status, to.as_str()), (303, format!("{table}/record").as_str()));
    let (status, record) = host.get(&house, &format!("{table}/record")).await;
    let record: Value = serde_json::from_str(&record).unwrap();
    assert_eq!((status, record["steps"].as_array().unwrap().last()), (200, Some(&json!("0 place hunt 3"))));
    let (status, log) = host.get(&house, &format!("{table}/event-log")).await;
    assert_eq!((status, log.contains("place hunt 3")), (200, true));
    let file = house.close().await;
    change(&file, "UPDATE game_table SET rules = (SELECT 1) WHERE game = 'stone-age'").await;
    let house = House::open_at(file).await;
    let (status, _) = host.json(&house, &format!("{table}/act"), "{\"action\":\"place hunt 1\"}").await;
    assert!(status == 422 || status == 410, "closed for good, should the old rules come back: {status}");
    assert_eq!(other.get(&house, &fine).await.0, 200, "the other table knows nothing of it");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_damaged_row_closes_one_table_and_never_the_house() {
    let house = House::open("promise-damage").await;
    let mut guest = Guest::new();
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=me").await;
        guest.json(&house, &format!("{table}/act"), "{\"action\":\"place hunt 1\"}").await;
        tables.push(table);
    }
    let file = house.close().await;
    let id = |at: usize| tables[at].trim_start_matches("/t/").to_string();
    for query in [
        format!("UPDATE event SET what = X'00FF' WHERE table_id = '{}'", id(0)),
        format!("UPDATE event SET what = '{{\"kind\":\"levitate\"}}' WHERE table_id = '{}'", id(1)),
    ] {
        change(&file, query.leak()).await;
    }
    let house = House::open_at(file).await;
    for damaged in &tables[..2] {
        let (status, page) = guest.get(&house, damaged).await;
        assert!(status == 200 && page.contains("<svg"), "{status} {page}");
        assert_eq!(guest.json(&house, &format!("{damaged}/act"), "{\"action\":\"place hunt 1\"}").await.0, 410);
    }
    assert_eq!(guest.json(&house, &format!("{}/act", tables[2]), "{\"action\":\"place hunt 1\"}").await.0, 200);
    assert_eq!(guest.get(&house, "/").await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_ends_a_table_that_nobody_else_is_at() {
    let house = House::open("promise-leave").await;
    let (mut host, mut friend) = (Program::new(), Program::new());
    let (table, opened) = host.open(&house, json!({"game": "eiszeit", "seats": ["me", "friend", "random"]})).await;
    friend.post(&house, &format!("{table}/join"), json!({"code": code(&opened)})).await;
    host.post(&house, &format!("{table}/leave"), json!({})).await;
    let about = friend.get(&house, &table).await;
    assert_eq!((&about["seats"][0]["kind"], &about["closed"]), (&json!("bot"), &Value::Null));
    assert!(host.get(&house, "/tables").await["tables"].as_array().unwrap().is_empty());
    friend.post(&house, &format!("{table}/leave"), json!({})).await;
    assert_eq!(friend.get(&house, &table).await["closed"], "left");
    let (status, page) = Guest::new().get(&house, &table.replace("/tables/", "/t/")).await;
    assert!(status == 200 && page.contains("/record"), "{page}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_led_elsewhere_and_no_line_break_gets_into_an_answer() {
    let house = House::open("promise-lines").await;
    let mut guest = Guest::new();
    for back in ["//evil.example", "https://evil.example", "/%5Cevil.example", "/a%0d%0aSet-Cookie:%20x=1"] {
        let (status, to) = guest.form(&house, "/language", &format!("code=nl&back={back}")).await;
        assert!((400..500).contains(&status) && to.is_empty(), "{back}: {status} {to}");
    }
    assert_eq!(guest.form(&house, "/language", "code=nl&back=/rules").await.1, "/rules");
    let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=friend").await;
    for text in ["two\\nlines", "a\\r\\nb", "\\u0000"] {
        let (status, body) = guest.json(&house, &format!("{table}/chat"), &format!("{{\"text\":\"{text}\"}}")).await;
        assert_eq!(status, 422, "{body}");
    }
    let (_, page) = guest.get(&house, &table).await;
    let link: String = page[page.find("/join/").unwrap()..].chars().take_while(|c| *c != '"').collect();
    for name in ["Mi%0d%0aa", "%E2%80%AEaiM", "%D0%9Cia"] {
        assert_eq!(Guest::new().form(&house, &link, &format!("name={name}")).await.0, 422, "{name}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_guest_passes_for_somebody_with_an_account() {
    let house = House::open("promise-names").await;
    let (mut ada, mut eve) = (Guest::new(), Guest::new());
    assert_eq!(ada.form(&house, "/account/sign-up", "name=Ada&password=under+the+mountain").await.0, 303);
    for name in ["ADA", "%D0%90d%D0%B0", "A+da", "%D0%90%D0%B4%D0%B0"] {
        let alike = eve.form(&house, "/account/sign-up", &format!("name={name}&password=something+else")).await.0;
        // The last is another name in another script, and may be had.
        assert_eq!(alike, if name == "%D0%90%D0%B4%D0%B0" { 303 } else { 422 }, "{name}");
    }
    let (_, table) = ada.form(&house, "/tables", "game=stone-age&seat=me&seat=friend").await;
    let (_, page) = ada.get(&house, &table).await;
    let link: String = page[page.find("/join/").unwrap()..].chars().take_while(|c| *c != '"').collect();
    assert_eq!(Guest::new().form(&house, &link, "name=ada").await.0, 422);
    assert_eq!(Guest::new().form(&house, &link, "name=Ada+Two").await.0, 303);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_not_guessed_from_many_addresses() {
    let wrong_passwords = Rate { burst: 4.0, per_second: 0.001 };
    let config = Config { limits: Limits { wrong_passwords, ..Limits::wide() }, ..Config::default() };
    let house = House::open_with(House::new_file("promise-guesses"), config).await;
    let (mut ada, mut eve) = (Guest::new(), Guest::new());
    ada.form(&house, "/account/sign-up", "name=Ada&password=under+the+mountain").await;
    for guess in 0..4 {
        assert_eq!(
            eve.form(&house, "/account/log-in", &format!("name=Ada&password=guess+number+{guess}")).await.0,
            422
        );
    }
    assert_eq!(eve.form(&house, "/account/log-in", "name=Ada&password=under+the+mountain").await.0, 429);
    assert_eq!(eve.form(&house, "/account/log-in", "name=Eve&password=under+the+mountain").await.0, 422, "only Ada's");
    assert!(ada.get(&house, "/account").await.1.contains("signed in"), "who is logged in stays so");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_kept_by_browsers_and_pages_are_small_and_for_their_reader_alone() {
    let house = House::open("promise-assets").await;
    let http = reqwest::Client::new();
    let mut guest = Guest::new();
    for (game, seats) in [("stone-age", 4), ("eiszeit", 5), ("neanderthal", 3)] {
        let order = format!("game={game}&seat=me{}", "&seat=random".repeat(seats - 1));
        let (_, table) = guest.form(&house, "/tables", &order).await;
        let asked = http.get(house.url(&table)).header("accept-encoding", "gzip");
        let page = asked.header("cookie", guest.cookie.as_ref().unwrap()).send().await.unwrap();
        assert_eq!(
            (&page.headers()["content-encoding"], &page.headers()["cache-control"]),
            (&"gzip".parse().unwrap(), &"private, no-cache".parse().unwrap())
        );
        let bytes = page.bytes().await.unwrap().len();
        assert!(bytes < 60_000, "{game}: {bytes} bytes");
    }
    let (_, page) = guest.get(&house, "/").await;
    let linked: Vec<&str> = page.split("/assets/").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(linked.len() >= 3, "{page}");
    for file in linked {
        let address = house.url(&format!("/assets/{file}"));
        let first = http.get(&address).send().await.unwrap();
        assert_eq!(first.headers()["cache-control"], "public, max-age=31536000, immutable", "{file}");
        let tag = first.headers()["etag"].clone();
        let again = http.get(&address).header("if-none-match", tag).send().await.unwrap();
        assert_eq!((again.status().as_u16(), again.bytes().await.unwrap().len()), (304, 0), "{file}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_news_come_in_parts_and_cost_nobody_else_their_time() {
    let house = House::open("promise-news").await;
    let mut program = Program::new();
    let (table, _) = program.open(&house, json!({"game": "stone-age", "seats": ["random", "random", "random"]})).await;
    let begun = Instant::now();
    while program.get(&house, &table).await["turn"]["kind"] != "over" {
        assert!(begun.elapsed() < Duration::from_secs(60), "the game does not end");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (mut since, mut steps, mut parts) = (None::<u64>, 0, 0);
    loop {
        let query = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let news = program.get(&house, &format!("{table}/events{query}")).await;
        let told = news["events"].as_array().unwrap().iter().filter(|one| one["kind"] != "event").count();
        assert!(told <= 260, "{told} steps in one answer");
        (steps, parts, since) = (steps + told, parts + 1, news["number"].as_u64());
        if news["more"] != true {
            break;
        }
    }
    assert!(parts > 1 && steps > 300, "{steps} steps in {parts} parts");
    house.close().await;
}
