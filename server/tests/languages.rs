//! Whoever reads Dutch, German or Swedish reads nothing else: prompts, buttons, log, score sheet, refusals and what is read
//! aloud, in real Chromium, at every step of games of every title.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::House;
use serde_json::Value;

/// So many moves of each title in each language.
const MOVES: usize = 40;

/// Words that stand in an English sentence and in none of the other languages.
const ENGLISH: &[&str] = &[
    "the", "and", "your", "you", "with", "from", "their", "there", "takes", "gets", "places", "must", "nobody",
    "cannot", "people", "hunters", "round", "cards", "food", "stone", "points", "seat", "this", "that", "which",
    "does", "when",
];

/// Everything that the page says: what is shown, what is read aloud, and what waits in a tooltip.
const SAID: &str = "
    const said = [document.querySelector('#main').innerText];
    for (const one of document.querySelectorAll('#main [aria-label], #main [title]')) {
      said.push(one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '');
    }
    return said.join(' \\n ');";

/// Tries everything that carries a reason why it cannot be done, and a move that nobody can make; what the house says.
const REFUSED: &str = "
    const done = arguments[arguments.length - 1];
    const why = [...document.querySelectorAll('[data-why]')].map((one) => one.dataset.why);
    const asks = [...new Set(why)].slice(0, 12).map((action) =>
      fetch(location.pathname + '/why', {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({action})
      }).then((answer) => answer.json()).then((told) => told.ok ? '' : told.error.message));
    Promise.all(asks).then((told) => done(told.join(' \\n ')));";

const CLICK: &str = "
    document.getElementById('pass')?.close();
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    const isChoosing = shown('.choices .back:not([data-action])').length > 0;
    // What is planned is sent soon, not laid out for ever.
    const [send] = shown('.choices .confirm:not(:disabled)');
    if (send && Math.random() < 0.5) return send.click(), true;
    const open = [...shown('.choices button.choice:not(:disabled)'), ...shown(isChoosing ? '.piece.next' : '.piece.possible')];
    if (!open.length) return false;
    open[Math.floor(Math.random() * open.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return true;";

fn reads_no_english(said: &Value, place: &str) {
    let said = said.as_str().unwrap_or_default();
    for line in said.lines() {
        let words = line.split(|letter: char| !letter.is_alphabetic());
        // Titles and what people call themselves stay as they are.
        let found: Vec<&str> = words.filter(|word| ENGLISH.contains(word)).collect();
        assert!(found.is_empty(), "{place}: {found:?} in \"{}\"", line.trim());
    }
}

async fn play_in(code: &str) {
    let house = House::open(&format!("languages-{code}")).await;
    let browser = Browser::open(&format!("languages-{code}"), 1440, 900).await;
    browser.speak(&house.url("/"), code).await;
    reads_no_english(&browser.run(SAID).await, &format!("{code}, front page"));
    for page in ["/account", "/study", "/rules", "/nowhere", "/t/nowhere"] {
        browser.go(&house.url(page)).await;
        reads_no_english(&browser.run(SAID).await, &format!("{code}, {page}"));
    }
    for (game, seats) in [("stone-age", "me,me"), ("eiszeit", "me,me,me"), ("neanderthal", "me,me,me")] {
        browser.sit_down(&house.url("/"), game, seats).await;
        for number in 0..MOVES {
            let place = format!("{code}, {game}, move {number}");
            reads_no_english(&browser.run(SAID).await, &place);
            reads_no_english(&browser.run_async(REFUSED).await, &format!("{place}, refused"));
            for _ in 0..3 {
                browser.run(CLICK).await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
    }
    // An invitation, as the friend reads it.
    browser.sit_down(&house.url("/"), "eiszeit", "me,friend,easy").await;
    let link = browser.run("return document.querySelector('.links a').href").await;
    reads_no_english(&browser.run(SAID).await, &format!("{code}, the links"));
    browser.go(link.as_str().unwrap()).await;
    reads_no_english(&browser.run(SAID).await, &format!("{code}, the invitation"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dutch_page_speaks_dutch() {
    play_in("nl").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_german_page_speaks_german() {
    play_in("de").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_swedish_page_speaks_swedish() {
    play_in("sv").await;
}
