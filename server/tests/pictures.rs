//! Pictures for the README, taken when `LASCAUX_PICTURES` names a folder: `LASCAUX_PICTURES=docs/pictures cargo test -p
//! lascaux-server --test pictures`. Without it, there is nothing to do.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::House;
use serde_json::json;

/// Asks for a hint and follows it. True when something was done.
const FOLLOW: &str = "
    if (!document.querySelector('.scene[data-own]')) return false;
    const to = (path, body) => fetch(location.pathname + '/' + path, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)}).then((answer) => answer.json());
    return to('hint', {}).then((told) => told.ok ? to('act', {action: told.action}) : told).then((told) => told.ok);";

/// Follows hints until so many were followed and it is the player's turn again, or until the end.
async fn play_well(browser: &Browser, moves: usize) {
    let mut made = 0;
    loop {
        if browser.run("return !!document.querySelector('.scene[data-over]')").await == json!(true) {
            return;
        }
        if browser.run("return !!document.querySelector('.scene[data-own]')").await != json!(true) {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        } else if made >= moves {
            return;
        } else if browser.run(FOLLOW).await == json!(true) {
            made += 1;
            tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        }
    }
}

/// The games with who sits there, and after how many moves their pictures are taken.
const TABLES: [(&str, &str, usize); 3] = [
    ("stone-age", "me,easy,easy", 22),
    ("eiszeit", "me,random,random,random", 16),
    ("neanderthal", "me,random,random", 26),
];

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_the_tables() {
    if browser::pictures().is_none() {
        return;
    }
    let house = House::open("pictures").await;
    let wide = Browser::open("wide", 1440, 900).await;
    wide.go(&house.url("/")).await;
    wide.light(false).await;
    wide.picture("front").await;
    for (game, seats, moves) in TABLES {
        wide.sit_down(&house.url("/"), game, seats).await;
        play_well(&wide, moves).await;
        wide.picture(game).await;
        size(&wide, 1440, 757, 1).await;
        wide.picture(&format!("{game}-laptop")).await;
        size(&wide, 1440, 900, 1).await;
        wide.light(true).await;
        wide.picture(&format!("{game}-night")).await;
        wide.light(false).await;
        match game {
            "stone-age" => {
                press(&wide, ".board .piece[data-why]").await;
                wide.wait("the rule", "return !!document.querySelector('#inspected .why a')").await;
                wide.picture("refusal").await;
            }
            "neanderthal" => {
                press(&wide, ".board .piece[data-card]").await;
                wide.picture("card").await;
            }
            _ => {}
        }
        phone(&wide, &format!("{game}-phone")).await;
    }
    wide.sit_down(&house.url("/"), "stone-age", "me,easy").await;
    play_well(&wide, usize::MAX).await;
    // The counting is over.
    tokio::time::sleep(std::time::Duration::from_secs(6)).await;
    wide.picture("end").await;
    wide.run("location.pathname += '/at/60'").await;
    wide.wait("the replay", "return !!document.querySelector('#replay .board svg')").await;
    wide.picture("replay").await;
    house.close().await;
}

async fn size(browser: &Browser, width: u32, height: u32, scale: u32) {
    let metrics = json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 500});
    browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
}

/// Presses something, as with a pointer.
async fn press(browser: &Browser, what: &str) {
    let script = "new MouseEvent('click', {bubbles: true, detail: 1})";
    browser.run(&format!("document.querySelector('{what}').dispatchEvent({script})")).await;
}

/// The same table on a phone.
async fn phone(browser: &Browser, name: &str) {
    size(browser, 360, 740, 2).await;
    browser.wait("the phone's picture", "return document.querySelector('.scene')?.dataset.layout === 'phone'").await;
    browser.picture(name).await;
    size(browser, 1440, 900, 1).await;
    browser.wait("the wide picture", "return document.querySelector('.scene')?.dataset.layout === 'wide'").await;
}
