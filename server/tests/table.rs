//! The house over plain HTTP: sitting down, moves, refusals, secrets, restarts, bad input.

mod common;

use common::{Guest, House};

/// The legal actions on a page.
fn choices(page: &str) -> Vec<String> {
    let Some(at) = page.find("id=\"choices\">") else { return Vec::new() };
    let json = &page[at + "id=\"choices\">".len()..];
    let json = &json[..json.find("</script>").unwrap()];
    let list: Vec<serde_json::Value> = serde_json::from_str(json).unwrap();
    list.iter().map(|choice| choice["action"].as_str().unwrap().to_string()).collect()
}

async fn act(guest: &Guest, house: &House, table: &str, action: &str) -> (u16, String) {
    let body = serde_json::json!({"action": action}).to_string();
    guest.json(house, &format!("{table}/act"), &body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_sits_down_acts_and_is_refused_with_a_rule() {
    let house = House::open("refused").await;
    let mut guest = Guest::new();
    let (status, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=random").await;
    assert_eq!(status, 303);
    let (status, page) = guest.get(&house, &table).await;
    assert_eq!(status, 200);
    assert!(choices(&page).contains(&"place hunt 3".to_string()));
    let (status, body) = act(&guest, &house, &table, "place hut 1").await;
    assert_eq!(status, 422);
    assert!(body.contains("SA-3.6"), "{body}");
    assert_eq!(act(&guest, &house, &table, "place hunt 3").await.0, 200);
    // Somebody without a seat sees the table and can change nothing.
    let stranger = Guest::new();
    let (_, seen) = stranger.get(&house, &table).await;
    assert!(choices(&seen).is_empty());
    assert_eq!(act(&stranger, &house, &table, "place hunt 1").await.0, 403);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_the_same_after_a_restart() {
    let house = House::open("restart").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=me&option-edition=sv").await;
    for _ in 0..40 {
        let (_, page) = guest.get(&house, &table).await;
        let legal = choices(&page);
        assert!(!legal.is_empty(), "both seats are the guest's own");
        assert_eq!(act(&guest, &house, &table, &legal[legal.len() / 2]).await.0, 200);
    }
    let (_, before) = guest.get(&house, &table).await;
    let house = House::open_at(house.close().await).await;
    let (_, after) = guest.get(&house, &table).await;
    assert_eq!(choices(&before), choices(&after));
    let log = |page: &str| page[page.find("class=\"log\"").unwrap()..page.find("class=\"chat\"").unwrap()].to_string();
    assert_eq!(log(&before), log(&after));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_sits_down_by_the_link_and_nobody_else_sees_it() {
    let house = House::open("friend").await;
    let (mut host, mut friend) = (Guest::new(), Guest::new());
    let (_, table) = host.form(&house, "/tables", "game=eiszeit&seat=me&seat=friend&seat=random").await;
    let (_, page) = host.get(&house, &table).await;
    let at = page.find("/join/").expect("the host gets a link");
    let link: String = page[at..].chars().take_while(|c| *c != '"').collect();
    let (_, foreign) = Guest::new().get(&house, &table).await;
    assert!(!foreign.contains("/join/"), "a spectator gets no link to a seat");
    assert_eq!(friend.get(&house, &link).await.0, 200);
    assert_eq!(friend.form(&house, &link, "name=Mia").await.0, 303);
    assert!(host.get(&house, &table).await.1.contains("Mia"));
    // The link is used up.
    assert_eq!(Guest::new().form(&house, &link, "name=Eve").await.0, 404);
    house.close().await;
}

/// Eiszeit's hands: whatever address a viewer asks, a foreign hand is not in the answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_hands_out_no_secrets() {
    let house = House::open("secrets").await;
    let mut host = Guest::new();
    let (_, table) = host.form(&house, "/tables", "game=eiszeit&seat=me&seat=random&seat=random").await;
    for viewer in [&host, &Guest::new()] {
        let (status, body) = viewer.get(&house, &format!("{table}/record")).await;
        assert_eq!(status, 422, "a running game keeps its seed: {body}");
    }
    let (_, seen) = Guest::new().get(&house, &table).await;
    assert!(choices(&seen).is_empty());
    assert_eq!(Guest::new().json(&house, &format!("{table}/hint"), "{}").await.0, 403);
    assert_eq!(Guest::new().json(&house, &format!("{table}/why"), "{\"action\":\"x\"}").await.0, 403);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_gets_a_clear_refusal_and_changes_nothing() {
    let house = House::open("bad").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=me").await;
    let (_, before) = guest.get(&house, &table).await;
    let junk = [
        "",
        "{",
        "[]",
        "null",
        "{\"action\":7}",
        "{\"action\":\"\"}",
        "{\"action\":\"place moon 99\"}",
        "\u{0}\u{1}",
        "🦣",
    ];
    for number in 0..120 {
        let body = format!(
            "{}{}",
            junk[number % junk.len()],
            if number > 60 { "x".repeat(number * 7) } else { String::new() }
        );
        for path in ["act", "why", "chat"] {
            let (status, _) = guest.json(&house, &format!("{table}/{path}"), &body).await;
            // Where words are nothing that can be said, there is no reason that a reader could use.
            let is_unreadable = path == "why" && status == 200;
            assert!((400..500).contains(&status) || is_unreadable, "{path} {body}: {status}");
        }
        let (status, _) = guest.get(&house, &format!("/t/{number:016x}")).await;
        assert_eq!(status, 404);
    }
    let huge = format!("{{\"action\":\"{}\"}}", "x".repeat(100_000));
    assert_eq!(guest.json(&house, &format!("{table}/act"), &huge).await.0, 413);
    for order in [
        "",
        "game=chess&seat=me",
        "game=stone-age",
        "game=stone-age&seat=me",
        "game=stone-age&seat=me&seat=genius",
        "game=stone-age&seat=me&seat=me&option-edition=xx",
        "game=eiszeit&seat=me&seat=me&seat=me&seat=me&seat=me&seat=me",
    ] {
        let (status, _) = guest.form(&house, "/tables", order).await;
        assert_eq!(status, 422, "{order}");
    }
    let (_, after) = guest.get(&house, &table).await;
    assert_eq!(before, after);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_act_in_a_guests_name() {
    let house = House::open("csrf").await;
    let client = reqwest::Client::new();
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "http://elsewhere.example")] {
        let answer = client.post(house.url("/tables")).header(name, value).body("game=stone-age").send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 403);
    }
    let page = client.get(house.url("/")).send().await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_string();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_one_strength_are_told_apart_in_every_language() {
    let house = House::open("called").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=eiszeit&seat=me&seat=greedy&seat=greedy&seat=random").await;
    let headings = |page: &str| -> Vec<String> {
        let names = page.split("class=\"called\"><b>").skip(1).filter_map(|seat| seat.split('<').next());
        names.map(str::to_string).collect()
    };
    let (_, page) = guest.get(&house, &table).await;
    let names = headings(&page);
    let all: std::collections::BTreeSet<&String> = names.iter().collect();
    assert!(names[0] == "Guest" && names.len() == 4 && all.len() == 4, "{names:?}");
    assert!(page.matches("greedy").count() >= 2, "how strong they are is told too");
    guest.form(&house, "/language", "code=nl").await;
    let (_, page) = guest.get(&house, &table).await;
    assert_eq!(headings(&page), names, "a name is a name in every language");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_forgets_what_was_taken_back() {
    let house = House::open("forgets").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=me").await;
    let log = async |guest: &Guest| {
        let (_, page) = guest.get(&house, &table).await;
        page[page.find("class=\"log\"").unwrap()..page.find("class=\"chat\"").unwrap()].to_string()
    };
    act(&guest, &house, &table, "place hunt 3").await;
    assert!(log(&guest).await.contains("hunt"));
    assert_eq!(guest.json(&house, &format!("{table}/undo"), "{}").await.0, 200);
    assert!(!log(&guest).await.contains("hunt"));
    // As many steps as before, but others.
    act(&guest, &house, &table, "place forest 2").await;
    let told = log(&guest).await;
    assert!(told.contains("forest") && !told.contains("hunt"), "{told}");
    house.close().await;
}
