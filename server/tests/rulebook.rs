//! The rulebook in real Chromium: over the table at the right rule and back to the game, its search, its pictures.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::House;
use serde_json::json;

/// Presses the link to the rule of what is asked, as a finger or a pointer does, and tells its number.
const OPEN: &str = "const link = document.querySelector('.prompt a.rule'); link.click(); return link.textContent;";

/// Whether the book lies there, and the rule that was asked for is lit, in view and in focus.
fn lies_open_at(rule: &str) -> String {
    format!(
        "const named = document.querySelector('#rule-panel .named');
         if (!named || named.id !== '{rule}' || document.activeElement !== named) return false;
         const [own, book] = [named, document.querySelector('#rule-panel')].map((one) => one.getBoundingClientRect());
         return own.top >= book.top && own.bottom <= book.bottom;"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_opens_over_the_table_and_leads_back_to_the_game() {
    let house = House::open("rule-over-table").await;
    for (width, height) in [(1440, 900), (360, 740)] {
        let browser = Browser::open(&format!("rules-{width}"), width, height).await;
        browser.sit_down(&house.url("/"), "stone-age", "me,random,random,random").await;
        browser.wait("a question", "return !!document.querySelector('.prompt a.rule')").await;
        let rule = browser.run(OPEN).await;
        let rule = rule.as_str().unwrap();
        browser.wait("the rule", &lies_open_at(rule)).await;
        if width > 900 {
            let apart = "const [book, prompt] = ['#rule-panel', '.prompt'].map((one) => document.querySelector(one).getBoundingClientRect());
                         return book.right <= prompt.left || book.bottom <= prompt.top;";
            assert_eq!(browser.run(apart).await, json!(true), "the book covers the question");
        }
        // From rule to rule, and the address stays that of the table.
        browser.run("document.querySelector('#rule-panel .says a[href=\"#SA-3.3\"]').click()").await;
        browser.wait("another rule", &lies_open_at("SA-3.3")).await;
        assert_eq!(browser.run("return location.hash").await, json!(""));
        let found = browser.run(include_str!("common/scan.js")).await;
        assert_eq!(found, json!([]), "{width}");
        // Escape, the button and a press beside lead back; the first two to the link.
        browser.press("\u{e00c}").await;
        let is_back = "return !document.querySelector('#rule-panel') && document.activeElement === document.querySelector('.prompt a.rule')";
        assert_eq!(browser.run(is_back).await, json!(true), "{width}");
        browser.run(OPEN).await;
        browser.wait("the rule again", &lies_open_at(rule)).await;
        browser.run("document.querySelector('[data-close-rules]').click()").await;
        assert_eq!(browser.run(is_back).await, json!(true), "{width}");
        browser.run(OPEN).await;
        browser.wait("the rule again", &lies_open_at(rule)).await;
        browser.run("document.querySelector('header.top').click()").await;
        assert_eq!(browser.run("return !!document.querySelector('#rule-panel')").await, json!(false), "{width}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_searched_and_its_pictures_come_as_they_are_seen() {
    let house = House::open("rulebook-page").await;
    let browser = Browser::open("rulebook-page", 1440, 900).await;
    for game in ["stone-age", "eiszeit", "neanderthal"] {
        browser.go(&house.url(&format!("/rules/{game}"))).await;
        browser.wait("the search", "return !document.querySelector('.book-search').hidden").await;
        let search = "const field = document.querySelector('[data-search]');
             field.value = 'HUNT'; field.dispatchEvent(new Event('input'));
             const marks = document.querySelectorAll('.rulebook mark');
             const told = document.querySelector('[data-found]').value;
             return marks.length > 5 && told === '1 / ' + marks.length && marks[0].classList.contains('here');";
        assert_eq!(browser.run(search).await, json!(true), "{game}");
        let on = "document.querySelector('[data-next]').click(); return document.querySelector('[data-found]').value";
        assert!(browser.run(on).await.as_str().unwrap().starts_with("2 / "), "{game}");
        browser.run("document.querySelectorAll('img').forEach((one) => one.loading = 'eager')").await;
        let seen = "const shown = [...document.images].filter((one) => getComputedStyle(one).display !== 'none');
             return shown.length > 20 && shown.every((one) => one.complete && one.naturalWidth > 0);";
        browser.wait("every picture", seen).await;
    }
    house.close().await;
}
