//! The table for everybody, in real Chromium: by keys alone, by its text alone as a screen reader reads it, with a scan of
//! every kind of page by day and by night, in every language, light and quick.

#[path = "common/browser.rs"]
mod browser;
mod common;
#[path = "common/spoken.rs"]
mod spoken;

use browser::Browser;
use common::House;
use serde_json::{Value, json};
use spoken::Spoken;
use std::time::{Duration, Instant};

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const OVER: &str = "return !!document.querySelector('.scene[data-over]')";
/// How the game stands for somebody who presses keys: over, waiting, or asked, with the focus on what can be done or not.
const STANDS: &str = "
    if (document.querySelector('.scene[data-over]')) return 'over';
    if (!document.querySelector('.scene[data-own]') || document.querySelector('#table[data-busy]')) return 'waits';
    return document.activeElement.matches('.choices .choice:not(:disabled), .piece.possible, .piece.next') ? 'here' : 'elsewhere';";

async fn is(browser: &Browser, script: &str) -> bool {
    browser.run(script).await == json!(true)
}

/// So many acts are done by keys or by the text alone; with `LASCAUX_READING=all` the game is played to its end.
fn enough() -> usize {
    if std::env::var("LASCAUX_READING").is_ok_and(|said| said == "all") { usize::MAX } else { 60 }
}

/// Chance without a crate: numbers that look like it, the same in every run.
struct Lots(u64);

impl Lots {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count.max(1)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_stone_age_by_keys_alone() {
    let house = House::open("keys").await;
    let browser = Browser::open("keys", 1440, 900).await;
    browser.sit_down(&house.url("/"), "stone-age", "me,greedy").await;
    let (begun, mut lots, mut acts) = (Instant::now(), Lots(7), 0);
    let (mut further, mut presses) = (1, 0);
    while acts < enough() {
        assert!(begun.elapsed() < Duration::from_secs(900), "keys do not lead to the end");
        assert!(presses < 150, "no key leads to what can be done");
        match browser.run(STANDS).await.as_str() {
            Some("over") => break,
            Some("waits") => tokio::time::sleep(Duration::from_millis(15)).await,
            Some("here") if further == 0 => {
                browser.press(if acts % 2 == 0 { ENTER } else { " " }).await;
                (acts, presses, further) = (acts + 1, 0, lots.below(3));
            }
            stands => {
                further -= usize::from(stands == Some("here") && further > 0);
                browser.tab(1).await;
                presses += 1;
            }
        }
    }
    assert!(acts > 50, "{acts}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_taken_back_and_a_refusal_tells_its_rule_by_keys() {
    let house = House::open("escape").await;
    let browser = Browser::open("escape", 1440, 900).await;
    browser.sit_down(&house.url("/"), "stone-age", "me,me").await;
    browser.run("document.getElementById('sa-hunt').focus()").await;
    browser.press(ENTER).await;
    browser
        .wait(
            "the hunt is chosen",
            "return !!document.querySelector('#sa-hunt.chosen') && !!document.querySelector('.choices .back')",
        )
        .await;
    browser.press(ESCAPE).await;
    browser
        .wait(
            "taken back",
            "return !document.querySelector('.chosen, .choices .back') && document.activeElement.id === 'sa-hunt'",
        )
        .await;
    // The other player may not go where the first one is.
    browser.run("document.getElementById('sa-field').dispatchEvent(new MouseEvent('click', {bubbles: true}))").await;
    browser.wait("the second player", "return document.querySelector('.scene[data-own]')?.dataset.seat === '1'").await;
    assert!(!is(&browser, "return document.getElementById('pass').open").await, "nothing is hidden here");
    browser.run("document.getElementById('sa-field').focus()").await;
    browser.press(ENTER).await;
    let refused = "return /SA-3\\.\\d/.test(document.querySelector('#inspected .why a')?.textContent)";
    browser.wait("the refusal with its rule", refused).await;
    let told = "return !!document.querySelector('#inspected .telling h3') && /SA-4\\.5/.test(document.querySelector('.told-rules').textContent)";
    browser.wait("what the field does, with its rule", told).await;
    browser.press(ESCAPE).await;
    browser.wait("it is gone", "return !document.querySelector('#inspected .why')").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_stone_age_by_its_text_alone() {
    let house = House::open("spoken").await;
    let browser = Browser::open("spoken", 1440, 900).await;
    Spoken::begin(&browser).await;
    browser.sit_down(&house.url("/"), "stone-age", "me,greedy").await;
    let (begun, mut lots, mut acts) = (Instant::now(), Lots(3), 0);
    while acts < enough() {
        assert!(begun.elapsed() < Duration::from_secs(900), "the text does not lead to the end");
        let spoken = Spoken::of(&browser).await;
        let announced = spoken.announced();
        if announced.contains("wins.") || announced.contains("share the win.") {
            break;
        }
        if !announced.contains("Your turn") {
            tokio::time::sleep(Duration::from_millis(15)).await;
            continue;
        }
        let mut open: Vec<(String, i64)> = spoken.buttons("Choices");
        open.retain(|(name, _)| name != "Back" && !name.ends_with("one more") && !name.ends_with("one less"));
        if open.is_empty() {
            open = spoken.buttons("Board");
            open.extend(spoken.buttons("My things"));
        }
        let Some((name, node)) = open.get(lots.below(open.len())) else {
            // The act is on its way.
            tokio::time::sleep(Duration::from_millis(15)).await;
            continue;
        };
        assert!(name.chars().any(char::is_alphanumeric), "a choice has no name");
        acts += usize::from(browser.click_node(*node).await);
    }
    assert!(acts > 50, "{acts}");
    house.close().await;
}

/// Scans the page by day and by night.
async fn scan(browser: &Browser, what: &str, findings: &mut Vec<String>) {
    for night in [false, true] {
        browser.light(night).await;
        let found = browser.run(include_str!("common/scan.js")).await;
        let light = if night { "night" } else { "day" };
        findings.extend(found.as_array().unwrap().iter().map(|one| format!("{what} by {light}: {one}")));
    }
}

async fn play_some(browser: &Browser, acts: usize) {
    let act = "
        const held = document.querySelector('.scene[data-own] #choices');
        const open = held ? JSON.parse(held.textContent) : [];
        if (!open.length || document.querySelector('#table[data-busy]')) return false;
        const action = open[Math.floor(Math.random() * open.length)].action;
        return fetch(location.pathname + '/act', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({action})}).then((answer) => answer.json()).then((told) => told.ok);";
    let (begun, mut made) = (Instant::now(), 0);
    while made < acts && !is(browser, OVER).await {
        assert!(begun.elapsed() < Duration::from_secs(200), "the game does not go on");
        if is(browser, act).await {
            made += 1;
        } else {
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }
}

/// What a phone shows, and how it is brought there.
const PARTS: [(&str, &str); 3] = [
    ("board", "document.querySelectorAll('.menu[open]').forEach((one) => one.open = false)"),
    (
        "sheet",
        "document.querySelector('.strip-row').dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'touch'}))",
    ),
    ("log", "document.querySelector('[data-log-switch]').click()"),
];

const SIDEWAYS: &str = "return document.documentElement.scrollWidth > innerWidth + 1";
const PROMPT_IN_SIGHT: &str = "
    const who = document.querySelector('.prompt .who').getBoundingClientRect();
    return who.top >= 0 && who.top < innerHeight - 20 && document.querySelector('.prompt').offsetHeight < 0.6 * innerHeight;";

#[tokio::test(flavor = "multi_thread")]
async fn a_scan_finds_nothing_on_any_kind_of_page() {
    let house = House::open("scan").await;
    let browser = Browser::open("scan", 1440, 900).await;
    let mut findings = Vec::new();
    browser.go(&house.url("/")).await;
    browser.run("document.querySelectorAll('details').forEach((one) => one.open = true)").await;
    scan(&browser, "the front page", &mut findings).await;
    for page in ["/account", "/study", "/rules", "/nowhere"] {
        browser.go(&house.url(page)).await;
        scan(&browser, page, &mut findings).await;
    }
    browser.sit_down(&house.url("/"), "eiszeit", "me,friend,easy").await;
    scan(&browser, "a table that waits for a friend", &mut findings).await;
    let link = browser.run("return document.querySelector('.links a').href").await;
    browser.go(link.as_str().unwrap()).await;
    scan(&browser, "an invitation", &mut findings).await;
    browser.go(&house.url("/")).await;
    browser.wait("a picture of a table", "return document.querySelector('.tables img').naturalWidth > 0").await;
    scan(&browser, "the front page with a table", &mut findings).await;
    for game in ["stone-age", "eiszeit", "neanderthal"] {
        browser.go(&house.url(&format!("/rules/{game}"))).await;
        scan(&browser, &format!("the rules of {game}"), &mut findings).await;
        browser.sit_down(&house.url("/"), game, "me,random,random").await;
        play_some(&browser, 25).await;
        browser.wait("a turn", "return !!document.querySelector('.scene[data-own], .scene[data-over]')").await;
        browser.run("document.querySelectorAll('details').forEach((one) => one.open = true)").await;
        scan(&browser, &format!("the table of {game}"), &mut findings).await;
        browser
            .devtools(
                "Emulation.setDeviceMetricsOverride",
                json!({"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": true}),
            )
            .await;
        browser.wait("the phone's picture", "return !!document.querySelector('.scene[data-layout=phone]')").await;
        for (part, shows) in PARTS {
            browser.run(shows).await;
            scan(&browser, &format!("{part} of {game} on a phone"), &mut findings).await;
            assert!(!is(&browser, SIDEWAYS).await, "{part} of {game}");
        }
        // A wide screen at 200 %: a quarter of the room, read like a phone held across.
        browser
            .devtools(
                "Emulation.setDeviceMetricsOverride",
                json!({"width": 720, "height": 450, "deviceScaleFactor": 2, "mobile": false}),
            )
            .await;
        for (part, shows) in PARTS {
            browser.run(shows).await;
            assert!(!is(&browser, SIDEWAYS).await, "{part} of {game} at 200 %");
            assert!(is(&browser, PROMPT_IN_SIGHT).await, "the prompt of {game} at 200 %, beside {part}");
        }
        browser
            .devtools(
                "Emulation.setDeviceMetricsOverride",
                json!({"width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": false}),
            )
            .await;
    }
    browser.sit_down(&house.url("/"), "neanderthal", "me,random").await;
    play_some(&browser, usize::MAX).await;
    scan(&browser, "the end", &mut findings).await;
    findings.sort();
    findings.dedup();
    assert!(findings.is_empty(), "{} findings:\n{}", findings.len(), findings.join("\n"));
    house.close().await;
}

/// What reaches too far down, and by how many pixels; the element furthest down when it is the page.
const IN_THE_WAY: &str = "
    const stacked = (parts) => Math.max(0, ...parts.slice(1).map((part, above) => parts[above].getBoundingClientRect().bottom - part.getBoundingClientRect().top),
        ...parts.filter((part) => getComputedStyle(part).overflow === 'visible').map((part) => part.scrollHeight - part.clientHeight - 2));
    const [board, prompt] = ['.board', '.prompt'].map((part) => document.querySelector(part).getBoundingClientRect());
    const found = {board: board.bottom - prompt.top, prompt: prompt.bottom - innerHeight, page: document.documentElement.scrollHeight - innerHeight,
        talk: stacked([...document.querySelectorAll('.talk > *')])};
    const lowest = () => [...document.querySelectorAll('*')].reduce((low, one) => one.getBoundingClientRect().bottom > low.getBoundingClientRect().bottom ? one : low).outerHTML.slice(0, 80);
    return Object.entries(found).filter(([, over]) => over > 1).map(([what, over]) => `${what} by ${over} (${lowest()})`).join(', ');";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_covers_the_board_and_the_page_is_light_and_quick() {
    let house = House::open("light").await;
    let browser = Browser::open("light", 1440, 900).await;
    for game in ["stone-age", "eiszeit", "neanderthal"] {
        browser.sit_down(&house.url("/"), game, "me,random,random").await;
        for _ in 0..20 {
            play_some(&browser, 1).await;
            assert_eq!(browser.run(IN_THE_WAY).await, json!(""), "{game}: board and prompt stand in each other's way");
        }
        browser.run("location.reload()").await;
        browser
            .wait("the page", "return !!document.querySelector('.scene') && document.readyState === 'complete'")
            .await;
        assert_eq!(browser.run(IN_THE_WAY).await, json!(""), "{game}: board and prompt stand in each other's way");
        let seen = browser
            .run("const [page] = performance.getEntriesByType('navigation');
                  const parts = performance.getEntriesByType('resource').filter((part) => !part.name.endsWith('/live'));
                  const paint = performance.getEntriesByName('first-contentful-paint')[0];
                  return {bytes: page.encodedBodySize + parts.reduce((sum, part) => sum + part.encodedBodySize, 0),
                          foreign: parts.filter((part) => !part.name.startsWith(location.origin)).map((part) => part.name),
                          paint: paint ? paint.startTime : page.domContentLoadedEventEnd};")
            .await;
        assert!(seen["bytes"].as_f64().unwrap() < 300_000.0, "{game}: {seen}");
        assert_eq!(seen["foreign"], json!([]), "{game}");
        assert!(seen["paint"].as_f64().unwrap() < 1000.0, "{game}: {seen}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_has_its_table() {
    let house = House::open("tongues").await;
    let browser = Browser::open("tongues", 1440, 900).await;
    for (code, turn) in
        [("nl", "Jij bent aan de beurt"), ("de", "Du bist am Zug"), ("sv", "Det är din tur"), ("en", "Your turn")]
    {
        browser.go(&house.url("/")).await;
        let choose = format!(
            "const select = document.querySelector('select[name=code]'); select.value = '{code}'; select.form.submit();"
        );
        browser.run(&choose).await;
        browser.wait(code, &format!("return document.documentElement.lang === '{code}'")).await;
        for game in ["stone-age", "eiszeit", "neanderthal"] {
            browser.sit_down(&house.url("/"), game, "me,random,random").await;
            let said = format!(
                "return document.querySelector('.prompt').textContent.includes('{turn}') || !document.querySelector('.scene[data-own]')"
            );
            browser.wait(&format!("{game} in {code}"), &said).await;
            // A key without words shows as itself.
            let bare = "return /\\b(sa|ez|ne|table)-[a-z]+(-[a-z]+)+\\b/.exec(document.querySelector('#table').innerText)?.[0] ?? null";
            assert_eq!(browser.run(bare).await, Value::Null, "{game} in {code}");
            let wide = "return document.documentElement.scrollWidth > innerWidth + 1";
            assert!(!is(&browser, wide).await, "{game} in {code}");
        }
    }
    house.close().await;
}
