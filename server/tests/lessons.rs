//! Lessons and exercises: all of them to their ends, some in real Chromium by pressing what they ask, wide and on a phone, by
//! keys, through wrong presses, and over a restart.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::{Guest, House, games};
use lascaux_server::Config;
use serde_json::{Value, json};

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// Every lesson and exercise that there is.
fn subjects() -> Vec<String> {
    let games = games();
    let taught: Vec<_> = games.shown().filter_map(|game| game.teaching()).collect();
    let lessons = taught.iter().flat_map(|one| one.lessons()).map(|lesson| lesson.id.clone());
    lessons.chain(taught.iter().flat_map(|one| one.exercises()).map(|one| one.id.clone())).collect()
}

/// What can be pressed beside the table in a picture, if anything helps on.
fn helps(picture: &str) -> Option<&'static str> {
    ["next", "guess", "show"].into_iter().find(|press| picture.contains(&format!("data-press=\"{press}\"")))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_shown_everything_comes_to_the_end_of_everything() {
    let house = House::open("lessons-shown").await;
    let mut guest = Guest::new();
    guest.form(&house, "/tables", "game=pebbles&seat=me&seat=random").await;
    for subject in subjects() {
        let path = format!("/learn/{subject}");
        let (status, mut picture) = guest.get(&house, &path).await;
        assert_eq!(status, 200, "{subject}");
        let mut presses = 0;
        while let Some(press) = helps(&picture) {
            let body = json!({"press": press, "guess": (press == "guess").then_some(0)});
            let (status, answer) = guest.json(&house, &format!("{path}/press"), &body.to_string()).await;
            assert_eq!(status, 200, "{subject} after {presses}: {answer}");
            let answer: Value = serde_json::from_str(&answer).unwrap();
            picture = answer["scenes"].as_array().unwrap().last().unwrap().as_str().unwrap().to_string();
            presses += 1;
            assert!(presses < 120, "{subject} does not end");
        }
        assert!(picture.contains("star-lines"), "{subject} ends without stars");
        assert!(!picture.contains("lesson-") || !picture.contains(">lesson-"), "{subject}: a key instead of its words");
    }
    let (_, list) = guest.get(&house, "/learn").await;
    let done = list.matches("class=\"done\"").count();
    assert!(done >= 9, "{done} lessons are done");
    assert_eq!(list.matches("class=\"solved\"").count(), 30);
    house.close().await;
}

/// Presses what the step asks for, as a hand would: a button, or a piece and then what is left. False while busy.
const PRESS: &str = "
    const table = document.querySelector('#table');
    if (table.matches('[data-busy], [data-playing]') || table.querySelector('.ended')) return false;
    const seen = (part) => part.getClientRects().length > 0;
    const going = [...document.querySelectorAll('.going [data-press]')].find(seen);
    if (going) { going.click(); return true; }
    const [asked] = JSON.parse(document.querySelector('#teacher').dataset.asked);
    if (!asked) { document.querySelector('[data-press=show]').click(); return true; }
    const choice = [...document.querySelectorAll('.choices .choice:not(:disabled)')].find((one) => one.dataset.action === asked && seen(one));
    if (choice) { choice.click(); return true; }
    for (const row of document.querySelectorAll('.purse-row')) {
        const more = row.querySelector('[data-step^=\"+\"]');
        const word = more.dataset.step.slice(1);
        const wanted = Number(asked.match(new RegExp(`${word} (\\\\d+)|(\\\\d+) ${word}`))?.slice(1).find(Boolean) ?? 0);
        const has = Number(row.querySelector('output').textContent);
        if (has < wanted) { more.click(); return true; }
        if (has > wanted) { row.querySelector('[data-step^=\"−\"]').click(); return true; }
    }
    const fits = (say) => say && (asked === say || asked.startsWith(say + ' '));
    const pieces = [...document.querySelectorAll('.stage .piece[data-say]:not(.chosen)')].filter((one) => seen(one) && fits(one.dataset.say));
    const next = [...document.querySelectorAll('.stage .piece.next')].filter(seen)
        .find((one) => asked.includes(' ' + (one.dataset.next ?? one.querySelector('[data-next]')?.dataset.next)));
    const piece = next ?? pieces.sort((one, other) => other.dataset.say.length - one.dataset.say.length)[0];
    if (!piece) return false;
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    return true;";

const ENDED: &str = "return !!document.querySelector('.scene.ended')";

/// What Edda says.
const SAID: &str =
    "return [...document.querySelectorAll('#teacher [data-said]')].map((line) => line.textContent).join(' ')";

async fn is(browser: &Browser, script: &str) -> bool {
    browser.run(script).await == json!(true)
}

async fn open(browser: &Browser, house: &House, subject: &str) {
    browser.go(&house.url(&format!("/learn/{subject}?speed=instant"))).await;
    browser.wait("the lesson, awake", "return !!document.querySelector('#table[data-awake] .scene')").await;
}

/// The number of the picture.
async fn number(browser: &Browser) -> u64 {
    let number = browser.run("return document.querySelector('.scene').dataset.number").await;
    number.as_str().unwrap().parse().unwrap()
}

/// Presses what is asked until the end, and looks at every picture.
async fn go_through(browser: &Browser, subject: &str, mut look: impl AsyncFnMut(u64)) {
    let mut idle = 0;
    while !is(browser, ENDED).await {
        look(number(browser).await).await;
        let pressed = is(browser, PRESS).await;
        idle = if pressed { 0 } else { idle + 1 };
        if !pressed {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        assert!(idle < 500, "{subject}: nothing can be pressed at {}", browser.run(SAID).await);
    }
}

/// The pointer is on the page, and on a phone Edda does not cover it.
const POINTER: &str = "
    if (document.querySelector('#table').matches('[data-busy], [data-playing]')) return '';
    const ring = document.querySelector('.pointer');
    if (ring.hidden || !ring.getClientRects().length) return '';
    const edge = ring.getBoundingClientRect();
    if (edge.left > innerWidth || edge.top > innerHeight || edge.right < 0 || edge.bottom < 0) return 'the pointer is outside';
    const edda = document.querySelector('#teacher').getBoundingClientRect();
    const over = Math.min(edda.bottom, edge.bottom) - Math.max(edda.top, edge.top);
    const beside = edda.left >= edge.right || edda.right <= edge.left;
    return beside || over < edge.height * .6 ? '' : 'Edda stands on it';";

#[tokio::test(flavor = "multi_thread")]
async fn first_games_can_be_played_by_pressing_what_they_ask() {
    let house = House::open("lessons-pressed").await;
    let wide = Browser::open("lessons-wide", 1440, 900).await;
    for subject in ["stone-age", "neanderthal-3"] {
        open(&wide, &house, subject).await;
        go_through(&wide, subject, async |number| {
            assert_eq!(wide.run(POINTER).await, json!(""), "{subject}, picture {number}");
        })
        .await;
    }
    let phone = Browser::open("lessons-phone", 360, 740).await;
    for subject in ["eiszeit", "neanderthal-1"] {
        open(&phone, &house, subject).await;
        go_through(&phone, subject, async |number| {
            let wide = phone.run("return document.documentElement.scrollWidth").await;
            assert_eq!(wide, json!(360), "{subject}, picture {number} is wider than the phone");
            assert_eq!(phone.run(POINTER).await, json!(""), "{subject}, picture {number}");
        })
        .await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_press_is_answered_and_nothing_is_lost_also_over_a_restart() {
    let house = House::open("lessons-wrong").await;
    let browser = Browser::open("lessons-wrong", 1440, 900).await;
    open(&browser, &house, "stone-age").await;
    browser.run(PRESS).await;
    browser.wait("the first move", "return !!document.querySelector('.scene[data-own]')").await;
    for (times, action) in ["place forest 5", "place hunt 3", "place hut 2", "place quarry 1"].into_iter().enumerate() {
        let act = format!(
            "return fetch('/learn/stone-age/act', {{method: 'POST', headers: {{'content-type': 'application/json'}}, \
             body: JSON.stringify({{action: '{action}'}})}}).then((answer) => answer.json()).then((told) => told.scenes.at(-1))"
        );
        let picture = browser.run(&act).await.as_str().unwrap().to_string();
        assert!(picture.contains("teacher-almost") && picture.contains("3 people to the forest"), "{action}");
        assert_eq!(picture.contains("class=\"glows\""), times == 3, "after four misses the way to be shown it glows");
    }
    // The picture is older than the lesson now: the next press brings the page up to date, then counts.
    browser.run("document.querySelector('[data-press=show]').click()").await;
    browser.wait("the newer picture", "return document.querySelector('.scene').dataset.number === '5'").await;
    // A piece that cannot be chosen is answered by its reason, with the rule.
    browser.run("document.querySelector('[data-press=show]').click()").await;
    browser.wait("Oda's move", "return document.querySelector('.scene').dataset.number === '6'").await;
    browser.run(PRESS).await;
    browser.wait("the second move", "return !!document.querySelector('#sa-field[data-why]')").await;
    browser
        .run("document.querySelector('#sa-field').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))")
        .await;
    browser
        .wait("the reason", "return document.querySelector('#teacher .answer-rule')?.textContent.includes('SA-3.7')")
        .await;
    let said = browser.run(SAID).await;
    let (address, file) = (house.address, house.close().await);
    let house = House::open_on(address, file, Config::unlimited()).await;
    open(&browser, &house, "stone-age").await;
    let again = browser.run(SAID).await;
    assert!(said.as_str().unwrap().ends_with(again.as_str().unwrap()), "{said} and then {again}");
    browser.go(&house.url("/learn")).await;
    let goes_on = "return document.querySelector('.go-on a').getAttribute('href') === '/learn/stone-age'";
    assert!(is(&browser, goes_on).await, "the list leads back");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_can_be_gone_through_by_keys() {
    let house = House::open("lessons-keys").await;
    let browser = Browser::open("lessons-keys", 1440, 900).await;
    open(&browser, &house, "neanderthal-1").await;
    let here = "
        if (document.querySelector('#table').matches('[data-busy], [data-playing]')) return false;
        const [asked] = JSON.parse(document.querySelector('#teacher').dataset.asked);
        const now = document.activeElement;
        if (!asked) return now.matches('.going .choice, [data-press=show]');
        return now.dataset.action === asked || now.matches('.pointed.possible, .pointed.next');";
    let mut presses = 0;
    while number(&browser).await < 8 {
        let on = is(&browser, here).await;
        browser.press(if on { ENTER } else { TAB }).await;
        presses += 1;
        assert!(presses < 600, "keys do not lead on: {}", browser.run(SAID).await);
    }
    let heard = "return document.querySelector('#announce').textContent.length > 20";
    browser.wait("what is said is announced", heard).await;
    house.close().await;
}
