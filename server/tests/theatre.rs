//! Scenes in real Chromium: one's own throw is shown, and nobody loses the focus.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::House;
use serde_json::json;

/// Whether anything may move.
async fn motion(browser: &Browser, value: &str) {
    let media = json!({"features": [{"name": "prefers-reduced-motion", "value": value}]});
    browser.devtools("Emulation.setEmulatedMedia", media).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_ones_own_throw_is_shown_and_nobody_loses_the_focus() {
    let house = House::open("theatre-live").await;
    let browser = Browser::open("theatre-live", 1440, 900).await;
    browser.sit_down(&house.url("/"), "stone-age", "me,random").await;
    motion(&browser, "no-preference").await;
    browser.run("localStorage.setItem('speed', 'fast')").await;
    // Everybody to the hunt and the woods; then the dice.
    let act = "
        const held = document.querySelector('.scene[data-own] #choices');
        const open = held ? JSON.parse(held.textContent).map((one) => one.action) : [];
        const wish = open.find((one) => /^(use (hunt|forest)|place (hunt|forest))/.test(one)) ?? open.find((one) => !one.startsWith('use')) ?? open[0];
        if (document.querySelector('.theatre .slate [data-by=tumble]')) return 'thrown';
        const number = document.querySelector('.scene').dataset.number;
        if (!wish || window.acted === number) return 'waiting';
        window.acted = number;
        document.querySelector('.prompt').tabIndex = -1;
        fetch(location.pathname + '/act', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({action: wish})});
        return 'acted';";
    let begun = std::time::Instant::now();
    while browser.run(act).await != json!("thrown") {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "nobody has thrown anything");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let covered = "
        const layer = document.querySelector('.theatre');
        return layer.getAttribute('aria-hidden') === 'true' && !layer.contains(document.activeElement) && !layer.querySelector('[tabindex], button, a');";
    assert_eq!(browser.run(covered).await, json!(true));
    // In the end nothing lies over the table, and the board is as the server draws it for whoever comes now.
    browser.wait("the end of the scene", "return !document.querySelector('.theatre .beat:not([data-stays])') && !document.querySelector('#table[data-playing]')").await;
    let same = "
        const done = arguments[arguments.length - 1];
        const plain = (board) => { for (const one of board.querySelectorAll('.moved, .away')) one.classList.remove('moved', 'away'); return board.innerHTML; };
        const look = async (left) => {
            const page = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), 'text/html');
            const same = plain(page.querySelector('#table .board')) === plain(document.querySelector('#table .board'));
            if (same || !left) done(same); else setTimeout(() => look(left - 1), 200);
        };
        look(40);";
    assert_eq!(browser.run_async(same).await, json!(true));
    house.close().await;
}
