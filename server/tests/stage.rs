//! The stage in real Chromium: the window is divided once, by its size alone, and everything has its place.

#[path = "common/browser.rs"]
mod browser;
mod common;

use browser::Browser;
use common::House;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const GAMES: [(&str, &str); 3] = [
    ("stone-age", "me,random,random,random"),
    ("eiszeit", "me,random,random,random,random"),
    ("neanderthal", "me,random,random"),
];

/// Where the parts of the stage lie.
const BOXES: &str = "
    const box = (part) => { const edge = document.querySelector(part).getBoundingClientRect(); return [edge.x, edge.y, edge.width, edge.height].map(Math.round); };
    return Object.fromEntries(['.board', '.strip', '.own-things', '.prompt'].map((part) => [part, box(part)]));";

/// Does something that the page offers, by the action's text; false while nobody is asked.
const ACT: &str = "
    const held = document.querySelector('.scene[data-own] #choices');
    const open = held ? JSON.parse(held.textContent) : [];
    if (!open.length || document.querySelector('#table[data-busy]')) return false;
    const number = document.querySelector('.scene').dataset.number;
    return fetch(location.pathname + '/act', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify({action: open[Number(number) * 7 % open.length].action})}).then((answer) => answer.ok);";

/// Whether the game is over.
async fn is_over(browser: &Browser) -> bool {
    browser.run("return !!document.querySelector('.scene[data-over]')").await == json!(true)
}

/// Acts so often, and hands every picture in which the viewer is asked to `look`.
async fn play(browser: &Browser, acts: usize, mut look: impl AsyncFnMut(usize)) {
    let (begun, mut made) = (Instant::now(), 0);
    while made < acts && !is_over(browser).await {
        assert!(begun.elapsed() < Duration::from_secs(300), "the game does not go on");
        if browser.run(ACT).await == json!(true) {
            made += 1;
            browser.wait("an answer", "return !document.querySelector('#table[data-busy]')").await;
            look(made).await;
        } else {
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }
}

async fn resize(browser: &Browser, (width, height): (u32, u32)) {
    let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500});
    browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    let layout = if width < 900 { "phone" } else { "wide" };
    let drawn = format!("return document.querySelector('.scene')?.dataset.layout === '{layout}'");
    browser.wait("the picture for this screen", &drawn).await;
}

/// What does not fit into its place: a question of more lines than there are (one that is longer than any place for it is
/// written small, and scrolls), words that are wider than their button, parts
/// beyond the window, letters beyond the board.
const CUT: &str = "
    const out = [];
    const seen = (part) => part.getClientRects().length > 0;
    const who = document.querySelector('.prompt .who');
    if (who.scrollHeight > who.clientHeight + 2 && !who.matches('.long')) out.push(`the question: ${who.textContent}`);
    for (const one of document.querySelectorAll('.prompt button, .at-piece .choice')) {
        const edge = one.getBoundingClientRect();
        if (!seen(one)) continue;
        if (one.scrollWidth > one.clientWidth + 1) out.push(`a button: ${one.textContent}`);
        if (edge.left < -1 || edge.right > innerWidth + 1 || edge.bottom > innerHeight + 1) out.push(`a button leaves the window: ${one.textContent}`);
    }
    const [prompt, actions] = ['.prompt', '.prompt .actions'].map((part) => document.querySelector(part).getBoundingClientRect());
    if (actions.bottom > prompt.bottom + 1 || actions.right > prompt.right + 1) out.push('the buttons leave their corner');
    if (document.documentElement.scrollWidth > innerWidth + 1) out.push('the page leaves the window');
    const board = document.querySelector('.stage .board').getBoundingClientRect();
    for (const text of document.querySelectorAll('.stage .board svg text')) {
        const edge = text.getBoundingClientRect();
        const isOut = edge.left < board.left - 1 || edge.right > board.right + 1 || edge.top < board.top - 1 || edge.bottom > board.bottom + 1;
        if (edge.width && isOut) out.push(`letters leave the board: ${text.textContent}`);
    }
    return out.join('\\n');";

/// Acts until the game is over or ten seconds have passed, and looks at every picture in which the viewer was asked: where
/// the parts lie, and what does not fit. All of it in the page, since a game has hundreds of pictures.
const PLAY: &str = "
    const done = arguments[arguments.length - 1];
    const [act, boxes, cut] = [() => { ACT }, () => { BOXES }, () => { CUT }];
    const nap = (long) => new Promise((go) => setTimeout(go, long));
    (async () => {
        const [seen, until] = [{ over: false, looks: [] }, performance.now() + 10000];
        while (performance.now() < until && !seen.over) {
            if (await act()) {
                while (document.querySelector('#table[data-busy]')) await nap(5);
                seen.looks.push([boxes(), cut()]);
            } else await nap(5);
            seen.over = !!document.querySelector('.scene[data-over]');
        }
        done(seen);
    })();";

/// Words may be cut once in so many pictures.
const SELDOM: usize = 12;

/// A whole game at every size: the stage is divided by the window alone, and what is in it fits.
async fn keeps_its_boxes(game: &str, seats: &str, languages: [&str; 4]) {
    let house = House::open(&format!("stage-{game}")).await;
    let browser = Browser::open(&format!("stage-{game}"), 1440, 900).await;
    let sizes = [(1440, 900), (1440, 757), (1920, 1080), (360, 740)];
    let script = PLAY.replace("ACT", ACT).replace("BOXES", BOXES).replace("CUT", CUT);
    for (size, language) in sizes.into_iter().zip(languages) {
        browser.speak(&house.url("/"), language).await;
        browser.sit_down(&house.url("/"), game, seats).await;
        resize(&browser, size).await;
        let before = browser.run(BOXES).await;
        let (begun, mut acts, mut cut) = (Instant::now(), 0, Vec::new());
        while !is_over(&browser).await {
            assert!(begun.elapsed() < Duration::from_secs(300), "{game} at {size:?} does not come to its end");
            let seen = browser.run_async(&script).await;
            for look in seen["looks"].as_array().unwrap() {
                acts += 1;
                assert_eq!(look[0], before, "{game} at {size:?} after act {acts}");
                let found = look[1].as_str().unwrap().to_string();
                assert!(!found.contains("leave"), "{game} at {size:?} in {language} after act {acts}: {found}");
                cut.extend(Some(found).filter(|found| !found.is_empty()));
            }
        }
        assert!(acts > 20, "{game} at {size:?}: {acts}");
        // Games differ from run to run, and once in a while a long name meets a narrow place.
        assert!(cut.len() * SELDOM <= acts, "{game} at {size:?} in {language}, of {acts} acts: {cut:?}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_every_step_of_stone_age_the_stage_keeps_its_boxes_and_words_fit() {
    keeps_its_boxes("stone-age", "me,random,random,random", ["de", "nl", "sv", "en"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_every_step_of_eiszeit_the_stage_keeps_its_boxes_and_words_fit() {
    keeps_its_boxes("eiszeit", "me,random,random", ["sv", "de", "en", "nl"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_every_step_of_neanderthal_the_stage_keeps_its_boxes_and_words_fit() {
    keeps_its_boxes("neanderthal", "me,random,random", ["nl", "en", "de", "sv"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_as_large_as_the_window_allows() {
    let house = House::open("stage-size").await;
    let browser = Browser::open("stage-size", 1440, 900).await;
    for (game, seats) in GAMES {
        browser.sit_down(&house.url("/"), game, seats).await;
        for (size, least) in [((1440, 900), (1024, 720)), ((1440, 757), (883, 620)), ((1920, 1080), (1231, 865))] {
            resize(&browser, size).await;
            let boxes = browser.run(BOXES).await;
            let (width, height) = (boxes[".board"][2].as_i64().unwrap(), boxes[".board"][3].as_i64().unwrap());
            assert!(width >= least.0 && height >= least.1, "{game} at {size:?}: {width} x {height}");
        }
    }
    house.close().await;
}

/// The parts that reach beyond the window or into each other, of those that can be seen.
const COLLIDES: &str = "
    const parts = ['.board', '.strip', '.inspector', '.talk', '.own-things', '.prompt'].map((name) => [name, document.querySelector(name)]);
    const shown = parts.filter(([, part]) => part.getClientRects().length).map(([name, part]) => [name, part.getBoundingClientRect()]);
    const out = shown.filter(([, edge]) => edge.left < -1 || edge.top < -1 || edge.right > innerWidth + 1 || edge.bottom > innerHeight + 1).map(([name]) => name + ' leaves the window');
    const sheet = document.querySelector('.inspector');
    for (const [one, edge] of shown) for (const [other, its] of shown) {
        if (one >= other || (innerWidth < 900 && [one, other].includes('.inspector'))) continue;
        if (edge.left < its.right - 1 && its.left < edge.right - 1 && edge.top < its.bottom - 1 && its.top < edge.bottom - 1) out.push(one + ' and ' + other);
    }
    return out.join(', ');";

#[tokio::test(flavor = "multi_thread")]
async fn no_part_of_the_stage_covers_another() {
    let house = House::open("stage-apart").await;
    let browser = Browser::open("stage-apart", 1440, 900).await;
    for (game, seats) in GAMES {
        browser.sit_down(&house.url("/"), game, seats).await;
        for size in [(1440, 900), (1440, 757), (1920, 1080), (1100, 800), (360, 740), (412, 915), (720, 450)] {
            resize(&browser, size).await;
            play(&browser, 3, async |_| {
                assert_eq!(browser.run(COLLIDES).await, json!(""), "{game} at {size:?}");
            })
            .await;
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_many_people_is_asked_at_the_place() {
    let house = House::open("stage-chips").await;
    let browser = Browser::open("stage-chips", 1440, 900).await;
    browser.sit_down(&house.url("/"), "stone-age", "me,random").await;
    browser
        .run("document.getElementById('sa-forest').dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}))")
        .await;
    let chips = "return [...document.querySelectorAll('#at-piece .choice')].map((chip) => chip.textContent).join(' ')";
    assert_eq!(browser.run(chips).await, json!("1 2 3 4 5"));
    let within = "
        const [chips, board] = ['#at-piece', '.board'].map((part) => document.querySelector(part).getBoundingClientRect());
        return chips.left >= board.left && chips.right <= board.right && chips.top >= board.top && chips.bottom <= board.bottom;";
    assert_eq!(browser.run(within).await, json!(true));
    // A number on the keyboard is a chip.
    browser.press("4").await;
    browser.wait("four in the forest", "return document.querySelectorAll('#sa-forest [id^=sa-person-0], [id^=sa-person-0]').length > 0 && /4 people to the forest/.test(document.querySelector('.log').textContent)").await;
    house.close().await;
}

/// A tap of a finger on a piece.
fn tap(piece: &str) -> String {
    format!(
        "document.querySelector('{piece}').dispatchEvent(new PointerEvent('click', {{bubbles: true, pointerType: 'touch', detail: 1}}))"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_first_tap_reads_and_the_second_plays() {
    let house = House::open("stage-tap").await;
    let browser = Browser::open("stage-tap", 360, 740).await;
    browser.sit_down(&house.url("/"), "stone-age", "me,random").await;
    browser.wait("the phone's picture", "return document.querySelector('.scene')?.dataset.layout === 'phone'").await;
    let number = browser.run("return document.querySelector('.scene').dataset.number").await;
    browser.run(&tap("[data-say=\"place field\"]")).await;
    browser.wait("the sheet", "return !!document.querySelector('#table[data-sheet] #inspected .told-now')").await;
    assert_eq!(
        browser.run("return document.querySelector('.scene').dataset.number").await,
        number,
        "reading does nothing"
    );
    browser.wait("a button for it", "return !!document.querySelector('.prompt .choice')").await;
    browser.run(&tap("[data-say=\"place field\"]")).await;
    browser.wait("the move", "return /field/.test(document.querySelector('.log').textContent)").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_blamed_for_where_the_pointer_rests() {
    let house = House::open("stage-rest").await;
    let browser = Browser::open("stage-rest", 1440, 900).await;
    browser.sit_down(&house.url("/"), "stone-age", "me,me").await;
    let middle = browser.run("const edge = document.getElementById('sa-field').getBoundingClientRect(); return [edge.x + edge.width / 2, edge.y + edge.height / 2];").await;
    let at = |kind: &str| json!({"type": kind, "x": middle[0], "y": middle[1], "button": "left", "clickCount": 1});
    for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
        browser.devtools("Input.dispatchMouseEvent", at(kind)).await;
    }
    browser.wait("the other's turn", "return document.querySelector('.scene[data-own]')?.dataset.seat === '1'").await;
    tokio::time::sleep(Duration::from_millis(800)).await;
    assert_eq!(browser.run("return document.querySelector('.why')?.textContent ?? null").await, Value::Null);
    house.close().await;
}
