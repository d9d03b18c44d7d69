//! The log tells what was asked and how it ended, and nothing by which a person or a seat is known.

use crate::api::{Program, code};
use crate::common::{Guest, House};
use serde_json::json;
use std::io::Write;
use std::sync::{Arc, Mutex};

/// A log that can be read again.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_code_key_cookie_or_password_is_in_the_log() {
    let page = Page::default();
    let writer = page.clone();
    let log = tracing_subscriber::fmt().json().with_max_level(tracing_subscriber::filter::LevelFilter::TRACE);
    log.with_writer(move || writer.clone()).init();
    let house = House::open("log").await;
    let (mut host, mut friend) = (Program::new(), Guest::new());
    let (_, opened) = host.open(&house, json!({"game": "stone-age", "seats": ["me", "friend"]})).await;
    let (table, code) = (opened["table"].as_str().unwrap(), code(&opened));
    let link = format!("/join/{table}/{code}");
    assert_eq!(friend.get(&house, &link).await.0, 200);
    assert_eq!(friend.form(&house, &link, "name=Mia").await.0, 303);
    assert_eq!(friend.form(&house, &link, "name=Mia").await.0, 404, "the seat is taken");
    friend.form(&house, "/account/sign-up", "name=Mia&password=open+sesame+now").await;
    friend.get(&house, &format!("/nowhere/{code}")).await;
    house.close().await;
    let told = String::from_utf8(page.0.lock().unwrap().clone()).unwrap();
    assert!(told.contains("/join/{table}/{code}") && told.contains("\"status\":404"), "{told}");
    let cookie = friend.cookie.unwrap().replace("lascaux=", "");
    for secret in [code, host.key.as_deref().unwrap(), &cookie, "open sesame", "sesame"] {
        assert!(!told.contains(secret), "{secret} is in the log");
    }
}
