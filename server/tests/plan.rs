//! Plans in real Chromium: hunters are laid out by a press each, by keys, by dragging and by thumb, and one press sends
//! them. Nobody else sees anything before that.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::House;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The plan that the page holds.
const PLAN: &str = "return JSON.parse(document.getElementById('plan')?.textContent ?? 'null')";

/// Plays until hunters are to be sent.
async fn until_hunters_are_sent(browser: &Browser) {
    let act = "
        const held = document.querySelector('.scene[data-own] #choices');
        const open = held ? JSON.parse(held.textContent).map((choice) => choice.action) : [];
        if (!open.length || document.querySelector('#table[data-busy]')) return 'wait';
        if (open.some((action) => action.startsWith('hunt '))) return 'here';
        const quiet = open.find((action) => ['hold', 'done', 'pass'].includes(action)) ?? open[0];
        return fetch(location.pathname + '/act', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({action: quiet})}).then(() => 'acted');";
    let begun = Instant::now();
    while browser.run(act).await != json!("here") {
        assert!(begun.elapsed() < Duration::from_secs(60), "nobody sends hunters");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn planned(browser: &Browser, count: usize) -> Vec<String> {
    let there = format!(
        "return JSON.parse(document.getElementById('plan')?.textContent ?? '{{}}').actions?.length === {count}"
    );
    browser.wait("the plan", &there).await;
    let plan: Value = browser.run(PLAN).await;
    plan["actions"].as_array().unwrap().iter().map(|action| action.as_str().unwrap().to_string()).collect()
}

/// Presses the first control whose plan has so many steps.
async fn press_control(browser: &Browser, steps: usize) {
    let press = format!(
        "const length = (plan) => plan.split(';').reduce((sum, part) => sum + (part ? Number(/^(\\d+)\\*/.exec(part)?.[1] ?? 1) : 0), 0);
         const control = [...document.querySelectorAll('[data-plan]')].find((one) => length(one.dataset.plan) === {steps});
         control.dispatchEvent(new MouseEvent('click', {{bubbles: true, detail: 1}}));"
    );
    browser.run(&press).await;
}

const NUMBER: &str = "return Number(document.querySelector('.scene').dataset.number)";

#[tokio::test(flavor = "multi_thread")]
async fn hunters_are_laid_out_and_sent_by_one_press() {
    let house = House::open("plan-wide").await;
    let browser = Browser::open("plan-wide", 1440, 900).await;
    browser.sit_down(&house.url("/"), "neanderthal", "me,random,random").await;
    until_hunters_are_sent(&browser).await;
    let number = browser.run(NUMBER).await;
    let boxes = "return ['.board', '.own-things', '.prompt'].map((part) => { const edge = document.querySelector(part).getBoundingClientRect(); return [edge.x, edge.y, edge.width, edge.height].map(Math.round); })";
    let before = browser.run(boxes).await;
    press_control(&browser, 3).await;
    let three = planned(&browser, 3).await;
    assert!(three.iter().all(|action| *action == three[0]), "{three:?}");
    assert_eq!(browser.run(boxes).await, before, "nothing moves");
    assert_eq!(browser.run(NUMBER).await, number, "nothing was decided");
    let elsewhere = "return fetch(location.pathname + '/plan', {method: 'POST', credentials: 'omit', headers: {'content-type': 'application/json'}, body: '{\"actions\":[]}'}).then((answer) => answer.status)";
    assert_eq!(browser.run(elsewhere).await, json!(403), "nobody else can look at it");

    // By keys: on the card that has the focus a number, + and −.
    let focus = "const card = [...document.querySelectorAll('.ne-slot > .piece[data-card]')].find((one) => document.querySelector(`[data-of=\"${one.id}\"][data-key=\"2\"]`)); card.focus(); return card.id";
    let card = browser.run(focus).await;
    browser.wait("what is looked at", "return document.getElementById('inspected').textContent.length > 10").await;
    browser.press("2").await;
    let five = planned(&browser, 5).await;
    let biome = card.as_str().unwrap().trim_start_matches("ne-card-");
    assert!(five[3].starts_with(&format!("hunt {biome} ")), "{five:?}");
    browser.press("-").await;
    planned(&browser, 4).await;
    browser.press("+").await;
    planned(&browser, 5).await;

    // Talk brings a new picture, and the plan stays.
    browser.run("return fetch(location.pathname + '/chat', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{\"text\":\"hm\"}'}).then(() => true)").await;
    browser.wait("talk", "return /hm/.test(document.querySelector('.talk')?.textContent ?? '')").await;
    planned(&browser, 5).await;

    browser.run("document.querySelector('.choices.main .confirm').click()").await;
    browser
        .wait(
            "the hunters to go",
            &format!("return Number(document.querySelector('.scene').dataset.number) >= {} + 6", number),
        )
        .await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_dragged_from_the_camp_and_home_again() {
    let house = House::open("plan-drag").await;
    let browser = Browser::open("plan-drag", 1440, 900).await;
    browser.sit_down(&house.url("/"), "neanderthal", "me,random,random").await;
    until_hunters_are_sent(&browser).await;
    let drag = |from: &str, to: &str| {
        format!(
            "const middle = (part) => {{ const edge = document.querySelector(part).getBoundingClientRect(); return [edge.x + edge.width / 2, edge.y + edge.height / 3]; }};
             const source = document.querySelector('{from}'), [x, y] = middle('{from}'), [a, b] = middle('{to}');
             const fire = (kind, at, x, y) => at.dispatchEvent(new PointerEvent(kind, {{bubbles: true, cancelable: true, pointerId: 7, clientX: x, clientY: y, button: 0}}));
             fire('pointerdown', source, x, y); fire('pointermove', document, x + 20, y - 20); fire('pointermove', document, a, b); fire('pointerup', document, a, b);
             return document.querySelectorAll('.dragged').length"
        )
    };
    let camp = ".own-things [data-drag] .piece";
    assert_eq!(browser.run(&drag(camp, "[data-drop] > .piece")).await, json!(0));
    let one = planned(&browser, 1).await;
    browser.run(&drag(camp, "[data-drop] > .piece")).await;
    assert_eq!(planned(&browser, 2).await, [one[0].clone(), one[0].clone()]);
    browser.run(&drag("[data-from] .piece", ".own-things")).await;
    planned(&browser, 1).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_tap_reads_and_the_thumb_sends() {
    let house = House::open("plan-phone").await;
    let browser = Browser::open("plan-phone", 360, 740).await;
    let metrics = json!({"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": true});
    browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    browser.sit_down(&house.url("/"), "neanderthal", "me,random,random").await;
    browser
        .wait("the picture for a phone", "return document.querySelector('.scene')?.dataset.layout === 'phone'")
        .await;
    until_hunters_are_sent(&browser).await;
    let tap = "document.querySelector('[data-look] .piece').dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'touch', detail: 1}))";
    browser.run(tap).await;
    browser.wait("the numbers", "return document.querySelectorAll('.ne-thumbs button').length > 3").await;
    let plan: Value = browser.run(PLAN).await;
    assert_eq!(plan["actions"], json!([]), "the first tap only reads");
    let small = "return [...document.querySelectorAll('.ne-thumbs button, .choices.main button')].filter((one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().bottom > innerHeight).length";
    assert_eq!(browser.run(small).await, json!(0));
    browser.run("document.querySelectorAll('.ne-thumbs button')[2].click()").await;
    browser.wait("a plan", "return JSON.parse(document.getElementById('plan').textContent).actions.length > 0").await;
    let seen = "return ['.ne-of-camp', '.ne-of-words', '.ne-plan'].map((part) => { const edge = document.querySelector(part).getBoundingClientRect(); return edge.height > 30 && edge.bottom <= innerHeight; })";
    assert_eq!(browser.run(seen).await, json!([true, true, true]), "camp, words and plan are in view");
    house.close().await;
}
