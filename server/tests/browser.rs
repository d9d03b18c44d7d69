//! The table in real Chromium: whole games by clicking only what the page highlights.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::House;
use serde_json::json;
use std::time::{Duration, Instant};

/// Clicks something that the page offers: a button of the prompt, or a piece that is possible. False if nothing is.
const CLICK: &str = "
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    const isChoosing = shown('.choices .back:not([data-action])').length > 0;
    // What is planned is sent soon, not laid out for ever.
    const [send] = shown('.choices .confirm:not(:disabled)');
    if (send && Math.random() < 0.5) return send.click(), true;
    const open = [...shown('.choices button.choice:not(:disabled)'), ...shown(isChoosing ? '.piece.next' : '.piece.possible')];
    if (!open.length) return false;
    open[Math.floor(Math.random() * open.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return true;";
const OVER: &str = "return !!document.querySelector('.scene') && !!document.querySelector('a[href$=\"/record\"]');";

/// Sits down through the front page and plays to the end; how many clicks it took.
async fn play_by_clicking(browser: &Browser, house: &House, game: &str, seats: &str, clicks: usize) -> usize {
    browser.sit_down(&house.url("/"), game, seats).await;
    let begun = Instant::now();
    let mut clicked = 0;
    while browser.run(OVER).await != json!(true) && clicked < clicks {
        assert!(begun.elapsed() < Duration::from_secs(400), "{game} does not come to its end");
        browser.run("document.getElementById('pass').close()").await;
        if browser.run(CLICK).await == json!(true) {
            clicked += 1;
        } else {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
    clicked
}

async fn is_wider_than_the_page(browser: &Browser) -> bool {
    browser.run("return document.documentElement.scrollWidth > window.innerWidth + 1").await == json!(true)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_stone_age_against_a_bot() {
    let house = House::open("browser-sa").await;
    let browser = Browser::open("sa", 1440, 900).await;
    let clicks = play_by_clicking(&browser, &house, "stone-age", "me,greedy", usize::MAX).await;
    assert!(clicks > 50, "{clicks}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_device_is_passed_on_before_a_hand_is_shown_even_after_a_reload() {
    const OPEN: &str = "return document.getElementById('pass').open";
    const RELOAD: &str = "window.isOld = true; location.reload()";
    const LOADED: &str = "return !window.isOld && document.readyState === 'complete'";
    let house = House::open("passed").await;
    let browser = Browser::open("passed", 1440, 900).await;
    browser.sit_down(&house.url("/"), "eiszeit", "me,me,me").await;
    assert_eq!(browser.run(OPEN).await, json!(false), "who sat down plays first");
    let begun = Instant::now();
    while browser.run(OPEN).await != json!(true) {
        assert!(begun.elapsed() < Duration::from_secs(30), "nobody else comes");
        browser.run(CLICK).await;
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    for _ in 0..2 {
        browser.run(RELOAD).await;
        browser.wait("the page again", LOADED).await;
        assert_eq!(browser.run(OPEN).await, json!(true), "the device is still to be passed on");
    }
    browser.run("document.getElementById('pass').close()").await;
    browser
        .wait(
            "it is noted",
            "return Object.values(sessionStorage).includes(document.querySelector('.scene').dataset.seat)",
        )
        .await;
    browser.run(RELOAD).await;
    browser.wait("the page again", LOADED).await;
    assert_eq!(browser.run(OPEN).await, json!(false), "whoever said so has the device");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_eiszeit_around_one_device() {
    let house = House::open("browser-ez").await;
    let browser = Browser::open("ez", 1440, 900).await;
    let clicks = play_by_clicking(&browser, &house, "eiszeit", "me,me,random", usize::MAX).await;
    assert!(clicks > 20, "{clicks}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_neanderthal_against_bots() {
    let house = House::open("browser-ne").await;
    let browser = Browser::open("ne", 1440, 900).await;
    let clicks = play_by_clicking(&browser, &house, "neanderthal", "me,random", usize::MAX).await;
    assert!(clicks > 20, "{clicks}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_every_table_without_scrolling_sideways() {
    let house = House::open("browser-phone").await;
    let browser = Browser::open("phone", 360, 740).await;
    browser.go(&house.url("/")).await;
    assert!(!is_wider_than_the_page(&browser).await, "the front page");
    for (game, seats) in [("stone-age", "me,easy,easy"), ("eiszeit", "me,random,random"), ("neanderthal", "me,random")]
    {
        play_by_clicking(&browser, &house, game, seats, 12).await;
        assert!(!is_wider_than_the_page(&browser).await, "{game}");
    }
    house.close().await;
}

/// What of the head of a page a finger cannot press on a phone: it reaches out of the screen, or is too small.
const OUT_OF_REACH: &str = "
    const pressed = [...document.querySelectorAll('header.top a, header.top button, header.top label')];
    const isOut = ({left, right, width, height}) => width > 0 && (left < 0 || right > innerWidth + 1 || Math.min(width, height) < 40);
    return pressed.filter((one) => isOut(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 90)).join(', ');";

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_head_of_a_page_fits_in_every_language() {
    let house = House::open("browser-head").await;
    let browser = Browser::open("head", 360, 740).await;
    for code in ["nl", "de", "sv", "en"] {
        browser.go(&house.url("/")).await;
        browser.run(&format!("const select = document.querySelector('select[name=code]'); select.value = '{code}'; select.form.submit();")).await;
        browser.wait(code, &format!("return document.documentElement.lang === '{code}'")).await;
        for page in ["/", "/account", "/study", "/rules", "/nowhere"] {
            browser.go(&house.url(page)).await;
            assert!(!is_wider_than_the_page(&browser).await, "{page} in {code}");
            assert_eq!(browser.run(OUT_OF_REACH).await, json!(""), "{page} in {code}");
        }
        browser.run("document.querySelector('header .more').click()").await;
        assert_eq!(browser.run(OUT_OF_REACH).await, json!(""), "the ways in {code}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_press_opens_a_table_for_as_many_and_as_strong_as_was_chosen() {
    let house = House::open("browser-press").await;
    let browser = Browser::open("press", 1440, 900).await;
    browser.go(&house.url("/?speed=instant")).await;
    browser
        .run(
            "document.querySelector('[name=level]').value = 'easy';
             document.querySelector('[name=players-eiszeit]').value = '4';
             document.querySelector('button[value=eiszeit]').click();",
        )
        .await;
    browser.wait("the table", "return !!document.querySelector('#table[data-awake] .scene')").await;
    let seats = "return [...document.querySelectorAll('.strip-row')].map((row) => row.querySelector('.level')?.textContent ?? '')";
    assert_eq!(browser.run(seats).await, json!(["", "(easy)", "(easy)", "(easy)"]));
    let names =
        "return new Set([...document.querySelectorAll('.strip-row .called b')].map((name) => name.textContent)).size";
    assert_eq!(browser.run(names).await, json!(4), "everybody has a name of their own");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_at_one_table_see_each_others_moves() {
    let house = House::open("browser-two").await;
    let (host, friend) = (Browser::open("host", 1440, 900).await, Browser::open("friend", 800, 700).await);
    host.go(&house.url("/")).await;
    host.run(
        "const form = document.querySelector('#box-stone-age details form');
         form.querySelectorAll('select[name=seat]').forEach((select, seat) => select.value = ['me', 'friend'][seat] || 'none');
         form.submit();",
    )
    .await;
    host.wait("the link", "return !!document.querySelector('.links a')").await;
    let link = host.run("return document.querySelector('.links a').href").await;
    friend.go(link.as_str().unwrap()).await;
    friend
        .run("document.querySelector('form.join input').value = 'Mia'; document.querySelector('form.join').submit()")
        .await;
    friend.wait("the friend's table", "return !!document.querySelector('.scene')").await;
    host.wait("the friend's name", "return document.body.textContent.includes('Mia')").await;
    host.wait("the host's turn", "return document.querySelectorAll('.piece.possible, .choices button').length > 0")
        .await;
    host.run("return fetch(location.pathname + '/act', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({action: 'place hunt 3'})}).then(() => true)").await;
    friend.wait("the host's move", "return document.querySelector('.scene').hasAttribute('data-own')").await;
    // A refresh loses nothing.
    friend.run("location.reload()").await;
    friend.wait("the table again", "return !!document.querySelector('.scene[data-own]')").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_has_its_front_page_and_table() {
    let house = House::open("browser-words").await;
    let browser = Browser::open("words", 1440, 900).await;
    for (code, words) in [("nl", "Nu spelen"), ("de", "Sofort spielen"), ("sv", "Spela nu"), ("en", "Play now")] {
        browser.go(&house.url("/")).await;
        browser.run(&format!("const select = document.querySelector('select[name=code]'); select.value = '{code}'; select.form.submit();")).await;
        browser
            .wait(
                words,
                &format!(
                    "return document.documentElement.lang === '{code}' && document.body.textContent.includes('{words}')"
                ),
            )
            .await;
    }
    house.close().await;
}
