//! Lessons and exercises: all of them to their ends, in real Chromium by hand, by keys and by names, through wrong presses,
//! and over a restart.

#[path = "../common/browser.rs"]
mod browser;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/spoken.rs"]
mod spoken;

mod hands;
mod matrix;

use browser::Browser;
use common::{Guest, House};
use lascaux_server::Config;
use matrix::{SAID, open, subjects};
use serde_json::{Value, json};

/// What can be pressed beside the table in a picture, if anything helps on.
fn helps(picture: &str) -> Option<&'static str> {
    ["next", "guess", "show"].into_iter().find(|press| picture.contains(&format!("data-press=\"{press}\"")))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_shown_everything_comes_to_the_end_of_everything() {
    let house = House::open("lessons-shown").await;
    let mut guest = Guest::new();
    guest.form(&house, "/tables", "game=pebbles&seat=me&seat=random").await;
    for subject in subjects().into_iter().map(|subject| subject.id) {
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
    assert!(done >= 13, "{done} lessons are done");
    assert_eq!(list.matches("class=\"solved\"").count(), 30);
    house.close().await;
}

/// Presses what goes on.
const GO_ON: &str = "document.querySelector('.going [data-press]').click()";

async fn is(browser: &Browser, script: &str) -> bool {
    browser.run(script).await == json!(true)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_press_is_answered_and_nothing_is_lost_also_over_a_restart() {
    let house = House::open("lessons-wrong").await;
    let browser = Browser::open("lessons-wrong", 1440, 900).await;
    open(&browser, &house, "stone-age").await;
    browser.run(GO_ON).await;
    browser.wait("the first move", "return !!document.querySelector('.scene[data-own]')").await;
    for (times, action) in ["place forest 5", "place hunt 3", "place hut 2", "place quarry 1"].into_iter().enumerate() {
        let act = format!(
            "return fetch('/learn/stone-age/act', {{method: 'POST', headers: {{'content-type': 'application/json'}}, \
             body: JSON.stringify({{action: '{action}'}})}}).then((answer) => answer.json()).then((told) => told.scenes.at(-1))"
        );
        let picture = browser.run(&act).await.as_str().unwrap().to_string();
        assert!(picture.contains("teacher-almost") && picture.contains("3 people to the forest"), "{action}");
        let helps = picture.contains("three dice bring about three wood") && picture.contains("data-helped");
        assert_eq!(helps, times >= 1, "after two misses there is a hint with its reason, and what is meant");
        assert_eq!(picture.contains("class=\"glows\""), times == 3, "after four misses the way to be shown it glows");
    }
    // The picture is older than the lesson now: the next press brings the page up to date, then counts.
    browser.run("document.querySelector('[data-press=show]').click()").await;
    browser.wait("the newer picture", "return document.querySelector('.scene').dataset.number === '5'").await;
    // A piece that cannot be chosen is answered by its reason, with the rule.
    browser.run("document.querySelector('[data-press=show]').click()").await;
    browser.wait("Oda's move", "return document.querySelector('.scene').dataset.number === '6'").await;
    browser.run(GO_ON).await;
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
