//! The replay and the end in real Chromium: slider, keys, play, copyable addresses.

use super::browser::Browser;
use super::common::House;
use super::records::{bring, golden};
use serde_json::json;
use std::time::{Duration, Instant};

/// The step that is shown.
const STEP: &str = "return Number(document.querySelector('.scene').dataset.step)";

async fn press(browser: &Browser, key: &str) {
    let script =
        format!("document.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}})); return true;");
    browser.run(&script.replace("document.dispatchEvent", "document.body.dispatchEvent")).await;
}

async fn reaches(browser: &Browser, what: &str, step: &str) {
    let script = format!(
        "const here = document.querySelector('.scene').dataset; return Number(here.step) === Number({step}) \
         && location.pathname.endsWith('/at/' + here.step);"
    );
    browser.wait(what, &script).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_goes_by_slider_keys_and_by_itself() {
    let house = House::open("study-slider").await;
    let (_, to) = bring(&house, &golden("stone-age", "4-de-plain-buildings")).await;
    let browser = Browser::open("slider", 1440, 900).await;
    browser.go(&house.url(&to)).await;
    browser.wait("the play button", "return !document.querySelector('[data-play]').hidden").await;
    let on = browser.run("return Number(document.querySelector('.scene').dataset.on)").await;
    press(&browser, "ArrowRight").await;
    reaches(&browser, "a decision on", &on.to_string()).await;
    let round = browser.run("return Number(document.querySelector('.scene').dataset.roundOn)").await;
    press(&browser, "ArrowDown").await;
    reaches(&browser, "a round on", &round.to_string()).await;
    press(&browser, "ArrowLeft").await;
    browser.wait("a decision back", &format!("{} < {round}", STEP)).await;
    press(&browser, "End").await;
    reaches(&browser, "the end", "here.last").await;
    press(&browser, "Home").await;
    reaches(&browser, "the beginning", "here.first").await;
    browser
        .run("const slider = document.querySelector('input[type=range]'); for (const step of [50, 120, 333]) { slider.value = step; slider.dispatchEvent(new Event('input', {bubbles: true})); } return true;")
        .await;
    reaches(&browser, "the slider's position", "333").await;
    browser.picture("replay.png").await;
    // An address is a position: the same one after a reload, and links work without script.
    let told = "return document.querySelector('.told').textContent";
    let before = browser.run(told).await;
    browser.run("location.reload()").await;
    browser.wait("the page again", "return !!document.querySelector('.scene')").await;
    assert_eq!(browser.run(told).await, before);
    assert_eq!(
        browser
            .run("return document.querySelector('[data-way=replay-on]').getAttribute('href').includes('/at/')")
            .await,
        json!(true)
    );
    browser.wait("the script", "return !document.querySelector('[data-play]').hidden").await;
    browser.run("document.querySelector('[data-play]').click(); return true;").await;
    browser.wait("two positions by itself", "return Number(document.querySelector('.scene').dataset.step) > 334").await;
    browser.run("document.querySelector('[data-viewpoint=\"?as=2\"]').click(); return true;").await;
    browser.wait("another viewpoint", "return location.search === '?as=2' && !!document.querySelector('[data-viewpoint=\"?as=2\"][aria-current]')").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_fits_a_phone() {
    let house = House::open("study-phone").await;
    let browser = Browser::open("study-phone", 360, 740).await;
    let wide = "return document.documentElement.scrollWidth > window.innerWidth + 1";
    for (game, name) in
        [("stone-age", "4-de-plain-buildings"), ("eiszeit", "5-four-rounds-1"), ("neanderthal", "rivals-bound-whole-5")]
    {
        let (_, to) = bring(&house, &golden(game, name)).await;
        browser.go(&house.url(&to.replace("/at/0", "/at/150"))).await;
        browser.wait("the position", "return !!document.querySelector('.scene')").await;
        browser.picture(&format!("replay-{game}-phone.png")).await;
        assert_eq!(browser.run(wide).await, json!(false), "{game}");
    }
    browser.go(&house.url("/study")).await;
    browser.picture("study-phone.png").await;
    assert_eq!(browser.run(wide).await, json!(false), "the study");
    house.close().await;
}

/// Clicks something that the page offers.
const CLICK: &str = "
    const open = [...document.querySelectorAll('.choices button.choice'), ...document.querySelectorAll('.piece.possible')];
    if (open.length) open[Math.floor(Math.random() * open.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return !!document.querySelector('section.end');";

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_played_on_to_the_end_and_analysed() {
    let house = House::open("study-end").await;
    let browser = Browser::open("study-end", 1440, 900).await;
    let record = golden("stone-age", "4-de-plain-buildings");
    let (_, to) = bring(&house, &record).await;
    browser.go(&house.url(&to.replace("/at/0", &format!("/at/{}", super::steps(&record) - 90)))).await;
    browser.run("const form = document.querySelector('.play-on form'); form.elements.level.value = 'random'; form.submit(); return true;").await;
    browser.wait("the table", "return !!document.querySelector('#table .scene')").await;
    browser.run("localStorage.setItem('speed', 'instant')").await;
    let begun = Instant::now();
    while browser.run(CLICK).await != json!(true) {
        assert!(begun.elapsed() < Duration::from_secs(300), "the game does not end");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    browser.run("window.scrollTo(0, 0); return true;").await;
    browser.picture("end.png").await;
    browser.run("document.querySelector('details.fair').open = true; document.querySelector('details.fair').scrollIntoView(); return true;").await;
    browser.picture("fair.png").await;
    browser.run("document.querySelector('section.end a[href$=\"/analysis\"]').click(); return true;").await;
    browser.wait("the door of the analysis", "return !!document.querySelector('form[action$=\"/analysis\"]')").await;
    browser.run("document.querySelector('form[action$=\"/analysis\"]').submit(); return true;").await;
    browser.wait("the analysis", "return !!document.querySelector('.chances polyline')").await;
    browser.picture("analysis.png").await;
    // A mistake leads to its position, seen by the one who made it.
    if browser.run("const one = document.querySelector('.mistakes a'); if (one) one.click(); return !!one;").await
        == json!(true)
    {
        browser.wait("the position", "return !!document.querySelector('#replay .scene')").await;
        browser.picture("mistake.png").await;
    }
    house.close().await;
}
