//! A page and a house that goes away, comes back, or is another one: in real Chromium.

use crate::browser::Browser;
use crate::common::House;
use lascaux_server::Config;
use serde_json::json;

const IS_LOST: &str = "return !document.getElementById('lost').hidden";
const NUMBER: &str = "return document.querySelector('.scene').dataset.number";
const PRESS: &str =
    "document.querySelector('.piece.possible').dispatchEvent(new MouseEvent('click', {bubbles: true}));";

/// Presses a piece, and a button where it leaves something open, until the table has moved on.
async fn plays(browser: &Browser) {
    let before = browser.run(NUMBER).await;
    browser.run(PRESS).await;
    let moved_on = format!(
        "if (document.querySelector('.scene').dataset.number !== {before}) return true;
         document.querySelector('.choices button.choice:not(:disabled)')?.click();
         return false;"
    );
    browser.wait("a move", &moved_on).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_tells_that_the_house_is_away_and_goes_on_when_it_is_back() {
    let house = House::open("away").await;
    let browser = Browser::open("away", 1440, 900).await;
    browser.sit_down(&house.url("/"), "stone-age", "me,me").await;
    plays(&browser).await;
    assert_eq!(browser.run(IS_LOST).await, json!(false));
    let address = house.address;
    let file = house.close().await;
    browser.wait("the word that the house is away", IS_LOST).await;
    browser.picture("away.png").await;
    let house = House::open_on(address, file, Config::unlimited()).await;
    browser.wait("the house is back", "return document.getElementById('lost').hidden").await;
    plays(&browser).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_version_is_loaded_anew_once() {
    let house = House::open("version").await;
    let browser = Browser::open("version", 1440, 900).await;
    browser.sit_down(&house.url("/"), "stone-age", "me,me").await;
    let version = browser.run("return document.body.dataset.version").await;
    browser.run("document.body.dataset.version = 'older'; window.isOld = true").await;
    let address = house.address;
    let file = house.close().await;
    let house = House::open_on(address, file, Config::unlimited()).await;
    let renewed = "return !window.isOld && !!document.querySelector('#table[data-awake] .scene')";
    browser.wait("the page of the new version", renewed).await;
    assert_eq!(browser.run("return document.body.dataset.version").await, version);
    plays(&browser).await;
    house.close().await;
}
