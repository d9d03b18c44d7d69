//! What stands around a match, in real Chromium: clocks tick, a plea is answered by buttons, a voice is muted.

use crate::browser::Browser;
use crate::common::House;
use serde_json::json;

/// Presses a button of the house.
async fn press(browser: &Browser, what: &str) {
    browser.wait(what, &format!("return !!document.querySelector('[data-house={what}]')")).await;
    browser.run(&format!("document.querySelector('[data-house={what}]').click()")).await;
}

/// Makes a move by the address behind the page's own script.
async fn act(browser: &Browser, action: &str) {
    let script = format!(
        "return fetch(location.pathname + '/act', {{method: 'POST', headers: {{'content-type': 'application/json'}}, \
         body: JSON.stringify({{action: '{action}'}})}}).then((answer) => answer.ok)"
    );
    assert_eq!(browser.run(&script).await, json!(true), "{action}");
}

const NOT_WIDER: &str = "return document.documentElement.scrollWidth <= window.innerWidth + 1";

#[tokio::test(flavor = "multi_thread")]
async fn clocks_tick_pleas_are_answered_and_voices_muted() {
    let house = House::open("screen").await;
    let (host, friend) =
        (Browser::open("around-host", 1440, 900).await, Browser::open("around-friend", 360, 740).await);
    host.go(&house.url("/")).await;
    host.run(
        "const form = document.querySelector('#box-stone-age details form');
         form.querySelectorAll('select[name=seat]').forEach((select, seat) => select.value = ['me', 'friend'][seat] || 'none');
         form.elements.clock.value = 'live-20';
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
    host.wait("a clock that runs", "return !!document.querySelector('.seat-0 .clock.running')").await;
    let reads = "return document.querySelector('.seat-0 .clock').textContent";
    let first = host.run(reads).await;
    assert!(first.as_str().unwrap().starts_with("19:") || first == json!("20:00"), "{first}");
    host.wait("a tick", &format!("{reads} !== {first}")).await;
    assert_eq!(host.run("return document.querySelector('.seat-1 .clock').textContent").await, json!("20:00"));

    act(&host, "place hunt 3").await;
    friend.wait("the friend's turn", "return !!document.querySelector('.scene[data-own]')").await;
    act(&friend, "place forest 2").await;
    press(&host, "plead").await;
    friend.wait("the plea", "return !!document.querySelector('[data-house=agree]')").await;
    host.picture("plea.png").await;
    friend.picture("plea-phone.png").await;
    assert_eq!(friend.run(NOT_WIDER).await, json!(true));
    press(&friend, "agree").await;
    host.wait(
        "the board as it was",
        "return !document.querySelector('.plea') && document.querySelector('.scene').hasAttribute('data-own')",
    )
    .await;

    friend.run("const form = document.querySelector('[data-chat]'); form.elements.text.value = 'Lalala'; form.requestSubmit()").await;
    host.wait(
        "the voice",
        "return [...document.querySelectorAll('.chat li')].some((line) => line.textContent.includes('Lalala'))",
    )
    .await;
    host.run("document.querySelector('[data-mute=Mia]').click()").await;
    let silent = "return document.querySelector('.chat li[data-from=Mia]').getClientRects().length === 0";
    host.wait("silence", silent).await;
    friend.run("const form = document.querySelector('[data-chat]'); form.elements.text.value = 'Still here'; form.requestSubmit()").await;
    host.wait("the second line", "return document.querySelectorAll('.chat li[data-from=Mia]').length === 2").await;
    host.wait("silence again", silent).await;
    host.run("location.reload()").await;
    host.wait("silence after a refresh", &format!("if (!document.querySelector('.chat li')) return false; {silent}"))
        .await;

    friend.go(&house.url("/account")).await;
    friend.picture("account-phone.png").await;
    assert_eq!(friend.run(NOT_WIDER).await, json!(true));
    host.go(&house.url("/account")).await;
    host.picture("account.png").await;
    host.run(
        "const form = document.querySelector('form[action=\"/account/sign-up\"]');
         form.elements.name.value = 'Rulaman'; form.elements.password.value = 'tulka cave'; form.querySelector('button').click()",
    )
    .await;
    host.wait("the account", "return document.body.textContent.includes('signed in as rulaman')").await;
    host.picture("account-own.png").await;
    house.close().await;
}
