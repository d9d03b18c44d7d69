//! Pictures for the README, taken when `LASCAUX_PICTURES` names a folder: `LASCAUX_PICTURES=docs/pictures cargo test -p
//! lascaux-server --test pictures`. Without it, there is nothing to do.

#[path = "common/browser.rs"]
mod browser;
mod common;
#[path = "common/records.rs"]
mod records;

use browser::Browser;
use common::House;
use records::{bring, golden, table_of};
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

/// A game, one of its records, and what the scenes in it are called and known by.
type Recorded = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const SCENES: [Recorded; 3] = [
    (
        "stone-age",
        "3-nl-cards",
        &[("throw", ".sa-throw"), ("round", ".sa-title"), ("meal", ".sa-meal"), ("points", ".sa-points")],
    ),
    (
        "eiszeit",
        "4-short-0",
        &[
            ("card", ".ez-plays"),
            ("fires", ".ez-turned"),
            ("conflict", ".ez-conflict"),
            ("scoring", ".ez-scores"),
            ("summary", ".ez-summary"),
            ("glacier", ".ez-wide-ice, .ez-phone-ice"),
        ],
    ),
    (
        "neanderthal",
        "rivals-whole-5",
        &[
            ("events", ".ne-scene-events"),
            ("auction", ".ne-scene-slate:has(.ne-scene-offer)"),
            ("elders", ".ne-scene-slate:has(.ne-scene-elder)"),
            ("hunt", ".ne-scene-card"),
            ("tribe", ".ne-scene-tribe"),
        ],
    ),
];

/// Goes on through a replay until a scene of a kind is shown, and lets it stand when all of it has come and nothing has
/// left yet. Says whether there was one.
const STAND: &str = "
    const [kind, steps, done] = ['KIND', STEPS, arguments[arguments.length - 1]];
    const nap = (long) => new Promise((go) => setTimeout(go, long));
    const shown = () => document.querySelector('.theatre .beat:not([data-stays])');
    const key = (name) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    const stand = (beat) => {
        const parts = [...beat.querySelectorAll('.part')].map((part) => Number(part.dataset.goes ?? Infinity));
        for (const one of document.getAnimations().filter((one) => one.effect.target.closest?.('.theatre'))) {
            one.pause();
            one.currentTime = Math.max(0, Math.min(one.effect.getComputedTiming().endTime, ...parts) - 1);
        }
    };
    (async () => {
        for (let step = 0; step < steps; step += 1) {
            const { on, step: here } = document.querySelector('#past .scene').dataset;
            if (on === here) return done(false);
            key('ArrowRight');
            for (let left = 600; left && (document.querySelector('#past .scene').dataset.step !== on || shown()); left -= 1) {
                const found = document.querySelector(`.theatre .beat:is(${kind})`);
                if (found) { stand(found); return done(true); }
                if (shown()?.matches('.tableau')) key('Escape');
                await nap(8);
            }
        }
        done(null);
    })();";

/// A window, by day or by night, and how its pictures are called.
const WINDOWS: [(u32, u32, bool, &str); 3] =
    [(1440, 900, false, ""), (1440, 757, true, "-laptop-night"), (360, 740, false, "-phone")];

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_the_scenes() {
    if browser::pictures().is_none() {
        return;
    }
    let house = House::open("scenes").await;
    let browser = Browser::open("scenes", 1440, 900).await;
    for (game, record, kinds) in SCENES {
        let (_, address) = bring(&house, &golden(game, record)).await;
        for (width, height, night, ending) in WINDOWS {
            size(&browser, width, height, 1).await;
            let scheme = json!({"name": "prefers-color-scheme", "value": if night { "dark" } else { "light" }});
            let motion = json!({"name": "prefers-reduced-motion", "value": "no-preference"});
            browser.devtools("Emulation.setEmulatedMedia", json!({"features": [scheme, motion]})).await;
            for (name, kind) in kinds {
                browser.go(&house.url(&format!("{}/at/1", table_of(&address)))).await;
                browser.run("localStorage.setItem('speed', 'fast')").await;
                browser
                    .wait("the replay, awake", "return document.querySelector('[data-play]')?.hidden === false")
                    .await;
                let script = STAND.replace("KIND", kind).replace("STEPS", "12");
                let mut found = json!(null);
                while found.is_null() {
                    found = browser.run_async(&script).await;
                }
                assert_eq!(found, json!(true), "{game}: no {name} in {record}");
                browser.picture(&format!("scene-{game}-{name}{ending}")).await;
            }
        }
    }
    house.close().await;
}
