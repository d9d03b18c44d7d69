//! Looking back over plain HTTP: replay, end, analysis, playing on, records that are brought; and the secrets of games
//! that are still being played.

#[path = "../common/browser.rs"]
mod browser;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/records.rs"]
mod records;
mod scenes;
mod slider;

use common::{Guest, House};
use lascaux_table::{Record, Turn, Viewer};
use lascaux_web::{Words, board};
use records::{bring, golden, table_of};
use std::time::{Duration, Instant};

fn steps(text: &str) -> usize {
    Record::parse(text).unwrap().steps.len()
}

/// The legal actions on a page.
fn choices(page: &str) -> Vec<String> {
    let Some(at) = page.find("id=\"choices\">") else { return Vec::new() };
    let json = &page[at + "id=\"choices\">".len()..];
    let list: Vec<serde_json::Value> = serde_json::from_str(&json[..json.find("</script>").unwrap()]).unwrap();
    list.iter().map(|choice| choice["action"].as_str().unwrap().to_string()).collect()
}

/// Plays whatever the page offers until the game is over.
async fn play_to_the_end(guest: &Guest, house: &House, table: &str) -> String {
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_secs(120), "{table} does not end");
        let (_, page) = guest.get(house, table).await;
        if page.contains("class=\"end\"") {
            return page;
        }
        match choices(&page).first() {
            Some(action) => {
                let body = serde_json::json!({"action": action}).to_string();
                guest.json(house, &format!("{table}/act"), &body).await;
            }
            None => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_position_of_a_record_has_its_page_and_comes_quickly() {
    let house = House::open("study-positions").await;
    let guest = Guest::new();
    let records = [
        ("stone-age", "4-de-plain-buildings"),
        ("eiszeit", "5-four-rounds-1"),
        ("neanderthal", "rivals-bound-whole-5"),
    ];
    for (game, name) in records {
        let record = golden(game, name);
        let last = steps(&record);
        let (status, to) = bring(&house, &record).await;
        assert_eq!(status, 303, "{to}");
        let table = table_of(&to);
        let (status, page) = guest.get(&house, &format!("{table}/at/{}", last / 2)).await;
        assert_eq!(status, 200);
        assert!(page.contains("type=\"range\"") && page.contains("data-way=\"replay-on\""));
        let mut times = Vec::new();
        for step in (0..=last).step_by(last / 25 + 1).chain([last]) {
            let begun = Instant::now();
            let (status, scene) = guest.get(&house, &format!("{table}/at/{step}/scene?as={}", step % 3)).await;
            times.push(begun.elapsed());
            assert_eq!(status, 200);
            assert!(scene.contains(&format!("data-step=\"{step}\"")), "{game} {step}");
            assert!(!scene.contains("data-say"), "nothing can be done in the past");
        }
        times.sort();
        println!("{game}: {last} steps, a position in {:?}, the slowest {:?}", times[times.len() / 2], times.last());
        assert!(times[times.len() / 2] < Duration::from_millis(20), "{game}: {times:?}");
        assert_eq!(guest.get(&house, &format!("{table}/at/{}", last + 1)).await.0, 404);
        for bad in ["-1", "x", "99999999999999999999", "1?as=9", "1?as=red"] {
            let (status, _) = guest.get(&house, &format!("{table}/at/{bad}")).await;
            assert!((400..500).contains(&status), "{bad}: {status}");
        }
        // The page of the table itself leads to its positions: there is nothing to play.
        assert_eq!(guest.get(&house, &table).await.0, 303);
    }
    house.close().await;
}

/// Eiszeit's hands and fires, on every address that looks back: a viewer gets the picture of the own seat at that time,
/// a spectator the one that everybody sees, and nobody any other.
#[tokio::test(flavor = "multi_thread")]
async fn looking_back_at_a_running_game_shows_no_foreign_hand_or_fire() {
    let (house, app) = House::open_to_look("study-secrets").await;
    let (mut host, mut friend) = (Guest::new(), Guest::new());
    let (_, table) = host.form(&house, "/tables", "game=eiszeit&seat=me&seat=friend&seat=random").await;
    let (_, page) = host.get(&house, &table).await;
    let link: String = page[page.find("/join/").unwrap()..].chars().take_while(|c| *c != '"').collect();
    friend.form(&house, &link, "name=Mia").await;
    let (begun, mut acts) = (Instant::now(), 0);
    while acts < 40 {
        assert!(begun.elapsed() < Duration::from_secs(120), "the game does not go on");
        for guest in [&host, &friend] {
            if let Some(action) = choices(&guest.get(&house, &table).await.1).last() {
                let body = serde_json::json!({"action": action}).to_string();
                acts += usize::from(guest.json(&house, &format!("{table}/act"), &body).await.0 == 200);
            }
        }
    }
    let kept = app.table(table.trim_start_matches("/t/")).await.unwrap();
    let words = Words::of("en");
    // Once a person is asked, nothing moves any more while the test looks around.
    let (current, names) = loop {
        let asked = {
            let state = kept.state();
            match state.game().turn() {
                Turn::Player(seat) if seat.0 < 2 => {
                    Some((state.game().copy(), lascaux_server::seat_names(&kept.id, state.seats())))
                }
                turn => {
                    assert_ne!(turn, Turn::Over);
                    None
                }
            }
        };
        if let Some(asked) = asked {
            break asked;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let seat = |seat| Viewer::Seat(lascaux_table::Seat(seat));
    let viewers = [(&host, Some(0)), (&friend, Some(1)), (&Guest::new(), None)];
    let mut hands = 0;
    for step in (0..=current.step_count()).step_by(3) {
        let past = current.at(step).unwrap();
        let drawn: Vec<_> = (0..3)
            .map(|own| board::draw_past(&*past, seat(own), &names, words, board::Layout::Wide).unwrap().seats)
            .collect();
        for (guest, own) in viewers {
            let viewer = own.map_or(Viewer::Spectator, seat);
            let picture = board::draw_past(&*past, viewer, &names, words, board::Layout::Wide).unwrap();
            for address in [format!("{table}/at/{step}"), format!("{table}/at/{step}/scene")] {
                let (status, body) = guest.get(&house, &address).await;
                assert_eq!(status, 200, "{address}");
                assert!(body.contains(&picture.board.0), "{address}: the board of {own:?}");
                for foreign in (0..3).filter(|foreign| Some(*foreign) != own) {
                    let at = usize::from(foreign);
                    assert!(body.contains(&picture.seats[at].0), "{address}: what {own:?} sees of {foreign}");
                    // A hand as its owner sees it, wherever that differs from what others see.
                    if drawn[at][at].0 != picture.seats[at].0 {
                        hands += 1;
                        assert!(!body.contains(&drawn[at][at].0), "{address}: {own:?} sees the hand of {foreign}");
                    }
                    let (status, _) = guest.get(&house, &format!("{address}?as={foreign}")).await;
                    assert_eq!(status, 403, "{address} as {foreign}");
                }
            }
        }
    }
    assert!(hands > 20, "the game had hands to hide: {hands}");
    let secret = current.record().seed.to_string();
    for guest in [&mut host, &mut friend, &mut Guest::new()] {
        for path in ["/analysis", "/record"] {
            assert_eq!(guest.get(&house, &format!("{table}{path}")).await.0, 422, "{path}");
        }
        assert_eq!(guest.form(&house, &format!("{table}/analysis"), "").await.0, 422);
        assert_eq!(guest.form(&house, &format!("{table}/play-on"), "step=3&seat=0&level=easy").await.0, 422);
        assert!(matches!(guest.form(&house, &format!("{table}/again"), "").await.0, 403 | 422));
        assert_eq!(guest.get(&house, &format!("{table}/at/{}", current.step_count() + 1)).await.0, 404);
        let (_, page) = guest.get(&house, &table).await;
        assert!(page.contains(&current.record().commitment) && !page.contains(&secret), "the seed only at the end");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_on_from_a_position_to_its_end_and_again() {
    let house = House::open("study-play-on").await;
    let mut guest = Guest::new();
    let record = golden("stone-age", "2-nl-open-buildings");
    let last = steps(&record);
    let (_, to) = bring(&house, &record).await;
    let study = table_of(&to);
    for bad in ["", "step=1", "step=x&seat=0&level=easy", "step=999999&seat=0&level=easy", "step=1&seat=7&level=easy"] {
        assert_eq!(guest.form(&house, &format!("{study}/play-on"), bad).await.0, 422, "{bad}");
    }
    let over = format!("step={last}&seat=0&level=easy");
    assert_eq!(guest.form(&house, &format!("{study}/play-on"), &over).await.0, 422, "nothing is left to play");
    let late = format!("step={}&seat=1&level=random", last - 60);
    let (status, table) = guest.form(&house, &format!("{study}/play-on"), &late).await;
    assert_eq!(status, 303);
    // The position is part of the table: a restart changes nothing.
    let (_, before) = guest.get(&house, &table).await;
    let house = House::open_at(house.close().await).await;
    let (_, after) = guest.get(&house, &table).await;
    assert_eq!(choices(&before), choices(&after));
    assert_eq!(guest.get(&house, &format!("{study}/at/{}", last / 2)).await.0, 200, "links to a study last");

    let page = play_to_the_end(&guest, &house, &table).await;
    for part in ["class=\"graph\"", "class=\"ranking\"", "/analysis\"", "/at/0\"", "/record\"", "/again\""] {
        assert!(page.contains(part), "the end shows {part}");
    }
    let (_, record) = guest.get(&house, &format!("{table}/record")).await;
    let record = Record::parse(&record).unwrap();
    assert!(page.contains(&record.seed.to_string()) && page.contains(&record.commitment));
    assert!(before.contains(&record.commitment), "the fingerprint was there from the beginning");
    assert!(page.contains("class=\"good\""), "the record replays");
    // A spectator cannot open another game for the players; a player can, and only one.
    let (_, seen) = Guest::new().get(&house, &table).await;
    assert!(seen.contains("class=\"end\"") && !seen.contains("/again\""));
    assert_eq!(Guest::new().form(&house, &format!("{table}/again"), "").await.0, 403);
    let (status, next) = guest.form(&house, &format!("{table}/again"), "").await;
    assert_eq!(status, 303);
    assert_eq!(guest.form(&house, &format!("{table}/again"), "").await.1, next);
    let house = House::open_at(house.close().await).await;
    assert_eq!(guest.form(&house, &format!("{table}/again"), "").await.1, next, "also after a restart");
    assert_eq!(guest.get(&house, &next).await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed_and_the_analysis_stays() {
    let house = House::open("study-analysis").await;
    let mut guest = Guest::new();
    let (_, to) = bring(&house, &golden("neanderthal", "rivals-bound-ice-1")).await;
    let whole = table_of(&to);
    assert_eq!(guest.form(&house, &format!("{whole}/analysis"), "").await.0, 303, "no decision at all");
    let (_, to) = bring(&house, &golden("eiszeit", "3-short-1")).await;
    let table = table_of(&to);
    let page = format!("{table}/analysis");
    assert!(guest.get(&house, &page).await.1.contains("<form method=\"post\""), "it waits to be asked");
    assert_eq!(guest.form(&house, &page, "").await.0, 303);
    assert_eq!(guest.form(&house, &page, "").await.0, 303, "asking twice does no harm");
    let begun = Instant::now();
    loop {
        let (status, told) = guest.get(&house, &format!("{page}/progress")).await;
        assert_eq!(status, 200);
        assert!(!told.contains("failed"), "{told}");
        if told.contains("done\"}") {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(300), "{told}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (_, before) = guest.get(&house, &page).await;
    assert!(before.contains("<polyline") && before.contains("class=\"ranking\""), "{before}");
    let house = House::open_at(house.close().await).await;
    assert_eq!(guest.get(&house, &page).await.1, before, "it is kept");
    assert_eq!(guest.get(&house, &format!("{whole}/analysis")).await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_that_are_none_are_refused_with_a_reason() {
    let house = House::open("study-bad").await;
    let record = golden("eiszeit", "3-short-1");
    let (status, to) = bring(&house, &record).await;
    assert_eq!(status, 303);
    assert_eq!(bring(&house, &record).await.1, to, "the same record has the same address");
    let bad = [
        (String::new(), "Choose a file or paste the text"),
        ("{}".into(), "not a whole record"),
        (record.replace("\"eiszeit\"", "\"chess\""), "no game"),
        (record.replacen("\"* ", "\"* x", 1), "Step 1"),
        (record.replacen("\"seats\": 3", "\"seats\": 200", 1), "refused"),
        (record.replacen("\"over\": true", "\"over\": false", 1), "otherwise"),
        (record.replacen("\"rules\": ", "\"rules\": 9", 1), "version"),
    ];
    for (text, why) in &bad {
        let (status, page) = bring(&house, text).await;
        assert_eq!(status, 422, "{why}");
        assert!(page.contains("role=\"alert\""));
        assert!(*why == "refused" || page.contains(why), "{why}: {page}");
    }
    // Every cut and every changed letter, in steps that no two tries share.
    for at in (1..record.len()).step_by(record.len() / 60) {
        let mut bent: Vec<char> = record.chars().collect();
        bent[at] = if bent[at] == '7' { '8' } else { '7' };
        for text in [record[..at].to_string(), bent.into_iter().collect()] {
            let (status, _) = bring(&house, &text).await;
            assert!(status == 422 || (status == 303 && text.trim() != record.trim()), "{at}: {status}");
        }
    }
    let (status, _) = bring(&house, &"x".repeat(3_000_000)).await;
    assert_eq!(status, 413);
    let client = reqwest::Client::new();
    for (kind, body) in [("text/plain", "x"), ("multipart/form-data", "x"), ("multipart/form-data; boundary=e", "--e")]
    {
        let answer = client.post(house.url("/study")).header("content-type", kind).body(body).send().await.unwrap();
        assert!(answer.status().is_client_error(), "{kind}: {}", answer.status());
    }
    // Nobody sits at a record, so nobody can act there.
    let table = table_of(&to);
    let mut guest = Guest::new();
    guest.form(&house, "/tables", "game=eiszeit&seat=me&seat=random&seat=random").await;
    assert_eq!(guest.json(&house, &format!("{table}/act"), "{\"action\":\"pass\"}").await.0, 403);
    assert_eq!(guest.form(&house, &format!("{table}/again"), "").await.0, 403);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_reads_what_happened_since_the_last_own_move() {
    let house = House::open("study-since").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=random").await;
    assert!(!guest.get(&house, &table).await.1.contains("data-since"), "nothing was done yet");
    guest.json(&house, &format!("{table}/act"), "{\"action\":\"place hunt 1\"}").await;
    let begun = Instant::now();
    let page = loop {
        let (_, page) = guest.get(&house, &table).await;
        if !choices(&page).is_empty() {
            break page;
        }
        assert!(begun.elapsed() < Duration::from_secs(30));
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    // What is newest stands first: the bot's move above the mark, the own one below it.
    let log = &page[page.find("class=\"log\"").unwrap()..page.find("class=\"chat\"").unwrap()];
    let (news, known) = log.split_once("data-since").expect("a mark between what is new and what was seen");
    assert!(news.contains(" sends ") && !news.contains("Guest"), "{news}");
    assert!(known.contains("Guest"), "{known}");
    assert!(page.contains(&format!("href=\"{table}/at\"")), "a running game can be looked back at");
    let to = guest.get(&house, &format!("{table}/at")).await;
    assert_eq!(to.0, 303);
    let (_, seen) = Guest::new().get(&house, &table).await;
    assert!(!seen.contains("data-since"), "a spectator has no last move");
    house.close().await;
}
