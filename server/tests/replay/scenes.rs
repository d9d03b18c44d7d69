//! Scenes in real Chromium: whoever watches them, cuts them short or wants nothing to move comes to the same pictures.

use super::browser::Browser;
use super::common::House;
use super::records::{bring, golden, table_of};
use serde_json::{Value, json};

const RECORDS: [(&str, &str); 3] =
    [("stone-age", "3-nl-cards"), ("eiszeit", "4-short-0"), ("neanderthal", "rivals-whole-5")];

/// Goes on so many steps by the key, and gives back what is drawn after each: the board and the players' numbers, without
/// what only tells that they have moved. `mid` is done while a scene is shown.
const WALK: &str = "
    const [steps, mid, done] = [STEPS, MID, arguments[arguments.length - 1]];
    const nap = (long) => new Promise((go) => setTimeout(go, long));
    const seen = { pictures: [], beats: 0, tableaux: 0, moving: 0, rates: [] };
    const shown = () => document.querySelector('.theatre .beat:not([data-stays])');
    const plain = (part) => {
        const copy = part.cloneNode(true);
        for (const one of copy.querySelectorAll('.moved, .away')) one.classList.remove('moved', 'away');
        for (const one of copy.querySelectorAll('[style=\"\"], [class=\"\"]')) for (const name of ['style', 'class']) if (!one.getAttribute(name)) one.removeAttribute(name);
        return copy.innerHTML;
    };
    (async () => {
        for (let step = 0; step < steps; step += 1) {
            const { on, step: here } = document.querySelector('#past .scene').dataset;
            if (on === here) break;
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
            for (let left = 1500; left && (document.querySelector('#past .scene').dataset.step !== on || shown()); left -= 1) {
                if (shown()) {
                    seen.beats += 1;
                    seen.tableaux += Number(shown().matches('.tableau'));
                    const moves = document.getAnimations().filter((one) => one.effect.target.closest?.('.theatre'));
                    seen.moving += moves.length;
                    for (const one of moves) if (!seen.rates.includes(one.playbackRate)) seen.rates.push(one.playbackRate);
                    if (mid === 'cut') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
                }
                await nap(5);
            }
            if (document.querySelector('[data-unseen]')) seen.pictures.push(`something is left unseen at ${on}`);
            seen.pictures.push(['.board', '.strip'].map((part) => plain(document.querySelector(`#past ${part}`))).join());
        }
        done(seen);
    })();";

async fn motion(browser: &Browser, value: &str) {
    let media = json!({"features": [{"name": "prefers-reduced-motion", "value": value}]});
    browser.devtools("Emulation.setEmulatedMedia", media).await;
}

/// The pictures of so many steps from one on, at a pace.
async fn walk(browser: &Browser, house: &House, from: &str, speed: &str, (steps, mid): (usize, &str)) -> Value {
    browser.go(&house.url(from)).await;
    browser.run(&format!("localStorage.setItem('speed', '{speed}')")).await;
    browser.wait("the replay, awake", "return document.querySelector('[data-play]')?.hidden === false").await;
    let script = WALK.replace("STEPS", &steps.to_string()).replace("MID", &format!("'{mid}'"));
    browser.run_async(&script).await
}

fn assert_same(title: &str, how: &str, one: &Value, other: &Value) {
    let (one, other) = (one["pictures"].as_array().unwrap(), other["pictures"].as_array().unwrap());
    assert_eq!(one.len(), other.len(), "{title}, {how}");
    for (step, (one, other)) in one.iter().zip(other).enumerate() {
        let (one, other) = (one.as_str().unwrap(), other.as_str().unwrap());
        let differs = one.bytes().zip(other.bytes()).position(|(one, other)| one != other);
        let around = |text: &str| {
            let at = differs.unwrap_or(one.len().min(other.len()));
            text.chars().skip(at.saturating_sub(80)).take(200).collect::<String>()
        };
        assert!(one == other, "{title}, {how}, {step} steps on:\n{}\n{}", around(one), around(other));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_scene_ends_in_the_picture_that_comes_without_it() {
    let house = House::open("scenes-same").await;
    let browser = Browser::open("scenes-same", 1440, 900).await;
    browser.command("timeouts", json!({"script": 240_000})).await;
    for (game, name) in RECORDS {
        let (_, address) = bring(&house, &golden(game, name)).await;
        let table = table_of(&address);
        motion(&browser, "no-preference").await;
        for from in [0, 90] {
            let from = format!("{table}/at/{from}");
            let plain = walk(&browser, &house, &from, "instant", (40, "")).await;
            assert_eq!(plain["beats"], json!(0), "{game}: nothing is shown at once");
            let cut = walk(&browser, &house, &from, "calm", (40, "cut")).await;
            assert!(cut["beats"].as_u64() > Some(5), "{game}: {}", cut["beats"]);
            assert_same(game, "cut short", &plain, &cut);
        }
        let from = format!("{table}/at/60");
        let plain = walk(&browser, &house, &from, "instant", (15, "")).await;
        let whole = walk(&browser, &house, &from, "fast", (15, "")).await;
        assert!(whole["beats"].as_u64() > Some(5), "{game}: {}", whole["beats"]);
        assert_same(game, "seen to its end", &plain, &whole);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scenes_keep_the_pace_that_was_chosen_and_hold_still_for_whoever_wants_that() {
    let house = House::open("scenes-pace").await;
    let browser = Browser::open("scenes-pace", 1440, 900).await;
    browser.command("timeouts", json!({"script": 240_000})).await;
    let mut tableaux = 0;
    for (game, name) in RECORDS {
        let (_, address) = bring(&house, &golden(game, name)).await;
        let from = format!("{}/at/20", table_of(&address));
        motion(&browser, "no-preference").await;
        for (speed, rate) in [("calm", 1), ("quick", 2), ("fast", 4)] {
            let seen = walk(&browser, &house, &from, speed, (12, "cut")).await;
            assert_eq!(seen["rates"], json!([rate]), "{game} at {speed}");
        }
        let plain = walk(&browser, &house, &from, "instant", (60, "")).await;
        motion(&browser, "reduce").await;
        let still = walk(&browser, &house, &from, "fast", (60, "cut")).await;
        assert_eq!((&still["moving"], &still["rates"]), (&json!(0), &json!([])), "{game}: something moves");
        assert_eq!(still["beats"], still["tableaux"], "{game}: only what is to be read is shown");
        assert_same(game, "without motion", &plain, &still);
        tableaux += still["tableaux"].as_u64().unwrap();
    }
    assert!(tableaux > 3, "{tableaux}");
    house.close().await;
}
