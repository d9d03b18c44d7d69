//! A thousand requests that nobody should make: a clear refusal each, nothing breaks, nothing changes.

use crate::api::Program;
use crate::common::House;
use serde_json::json;

/// Numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, many: usize) -> usize {
        // Knuth's generator; its upper half is good enough for junk.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % many
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }

    /// A name that nothing has, fit for an address.
    fn name(&mut self) -> String {
        let parts = [
            "%00",
            "..",
            "%2F",
            "0123456789abcdef",
            "%F0%9F%A6%A3",
            "%FF",
            "'",
            "%22",
            "-",
            "a",
            "%7B",
            "%3Cscript%3E",
        ];
        (0..=self.below(4)).map(|_| self.one(&parts)).collect::<String>() + "~"
    }

    /// A body that no request has.
    fn body(&mut self) -> String {
        let parts = [
            "{",
            "}",
            "[",
            "]",
            "null",
            "\"",
            ":",
            ",",
            "\u{0}",
            "🦣",
            "1e999",
            "-1",
            "{\"action\":",
            "\"action\"",
            "&",
            "=",
            "%",
            "{\"seat\":256}",
            "{\"code\":\"\"}",
            "{\"text\":\"\"}",
            "{\"game\":\"stone-age\"}",
            "game=chess&seat=me",
        ];
        (0..=self.below(6)).map(|_| self.one(&parts)).collect()
    }

    /// A key that nobody has.
    fn key(&mut self) -> String {
        match self.below(4) {
            0 => "0".repeat(64),
            1 => "f".repeat(63),
            2 => "zz".repeat(32),
            _ => String::new(),
        }
    }
}

/// Looks that lead nowhere, whoever asks.
const LOOKS: [&str; 11] = [
    "/t/{}",
    "/t/{}/record",
    "/t/{}/live",
    "/join/{}/{}",
    "/rules/{}",
    "/rule/{}",
    "/assets/{}",
    "/api/v1/tables/{}",
    "/api/v1/tables/{}/view",
    "/api/v1/tables/{}/events",
    "/api/v1/games/{}/notation",
];

/// What is done to a table; `T` is one that is there.
const DEEDS: [&str; 10] = ["act", "acts", "undo", "chat", "join", "plead", "agree", "decline", "depute", "return"];

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_bad_requests_are_refused_and_change_nothing() {
    let house = House::open("junk").await;
    let mut owner = Program::new();
    let (table, opened) = owner.open(&house, json!({"game": "eiszeit", "seats": ["me", "me", "friend"]})).await;
    let before = owner.get(&house, &format!("{table}/view")).await;
    let id = opened["table"].as_str().unwrap();
    let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let mut dice = Dice(1868);
    for number in 0..1000 {
        let own = dice.below(2) == 0;
        let (path, request) = match dice.below(4) {
            0 => {
                let path = dice.one(&LOOKS).replacen("{}", &dice.name(), 1).replacen("{}", &dice.name(), 1);
                (path.clone(), http.get(house.url(&path)))
            }
            1 => {
                let path = format!("/api/v1/tables/{id}/{}", dice.one(&DEEDS));
                (path.clone(), http.post(house.url(&path)).body(dice.body()))
            }
            2 => {
                let path =
                    format!("/t/{id}/{}", dice.one(&["act", "acts", "plan", "undo", "chat", "why", "plead", "depute"]));
                let request = http.post(house.url(&path)).header("content-type", "application/json");
                (path, request.body(dice.body()))
            }
            _ => {
                let path = dice.one(&[
                    "/tables",
                    "/api/v1/tables",
                    "/account/sign-up",
                    "/account/log-in",
                    "/account/password",
                ]);
                (path.to_string(), http.post(house.url(path)).body(dice.body()))
            }
        };
        let key = if own { owner.key.clone().unwrap() } else { dice.key() };
        let answer = match dice.below(2) {
            0 => request.header("cookie", format!("lascaux={key}; language={}", dice.below(9))).send().await,
            _ => request.header("authorization", format!("Bearer {key}")).send().await,
        };
        let answer = answer.unwrap();
        let status = answer.status().as_u16();
        let body = answer.text().await.unwrap();
        assert!((400..500).contains(&status), "number {number}, {path}: {status} {body}");
        assert!(!body.is_empty(), "number {number}, {path}: {status} without a word");
    }
    assert_eq!(owner.get(&house, &format!("{table}/view")).await, before);
    let figures = reqwest::get(house.url("/metrics")).await.unwrap().text().await.unwrap();
    assert!(figures.contains("lascaux_failures_total 0") && figures.contains("lascaux_tables 1\n"), "{figures}");
    house.close().await;
}
