//! Whatever lines come in, each gets one answer, and a refusal changes nothing.
#![no_main]

use lascaux::{Engine, shelf};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut engine = Engine::new(shelf(&[]).expect("the built-in data are valid"));
    engine.answer(r#"{"cmd":"new","game":"stone-age","seats":2,"seed":1}"#);
    for line in data.split(|&byte| byte == b'\n').take(64) {
        let Ok(line) = std::str::from_utf8(line) else { continue };
        // Bots think by the clock; the search for crashes should not wait for them.
        if line.contains("bot") {
            continue;
        }
        let before = engine.answer(r#"{"cmd":"record"}"#);
        let answer = engine.answer(line);
        assert!(!answer.contains('\n'));
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("an answer is JSON");
        match answer["ok"].as_bool() {
            Some(true) => {}
            Some(false) => {
                assert!(answer["error"]["message"].is_string());
                assert_eq!(engine.answer(r#"{"cmd":"record"}"#), before, "a refusal changed something");
            }
            None => panic!("neither ok nor not: {answer}"),
        }
    }
});
