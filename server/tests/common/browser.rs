//! Chromium with its driver, spoken to in the few words of WebDriver that the tests need.

use serde_json::{Value, json};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A browser of its own: own cookies, own profile. Ends with the test.
pub struct Browser {
    driver: Child,
    http: reqwest::Client,
    session: String,
    profile: std::path::PathBuf,
}

impl Browser {
    /// Opens a browser of a size.
    pub async fn open(name: &str, width: u32, height: u32) -> Browser {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver, which ./check installs");
        let profile = std::env::temp_dir().join(format!("lascaux-chromium-{name}-{}", std::process::id()));
        let mut browser = Browser { driver, http: reqwest::Client::new(), session: String::new(), profile };
        let mut arguments: Vec<String> = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--force-prefers-reduced-motion",
        ]
        .map(str::to_string)
        .to_vec();
        arguments.push(format!("--window-size={width},{height}"));
        arguments.push(format!("--user-data-dir={}", browser.profile.display()));
        let wanted = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": {"args": arguments}}}});
        let begun = Instant::now();
        let root = format!("http://127.0.0.1:{port}/session");
        loop {
            if let Ok(answer) = browser.http.post(&root).json(&wanted).send().await {
                let answer: Value = answer.json().await.unwrap();
                let id = answer["value"]["sessionId"].as_str().unwrap_or_else(|| panic!("no browser: {answer}"));
                browser.session = format!("{root}/{id}");
                break;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "the driver does not answer");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        // A phone is narrower than the narrowest window that Chromium opens.
        browser
            .command(
                "goog/cdp/execute",
                json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": {
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500}}),
            )
            .await;
        browser
    }

    async fn command(&self, path: &str, body: Value) -> Value {
        let answer = self.http.post(format!("{}/{path}", self.session)).json(&body).send().await.unwrap();
        let mut answer: Value = answer.json().await.unwrap();
        assert!(answer["value"]["error"].is_null(), "{path}: {answer}");
        answer["value"].take()
    }

    /// Goes to an address.
    pub async fn go(&self, url: &str) {
        self.command("url", json!({"url": url})).await;
    }

    /// Runs a script in the page; what it returns.
    pub async fn run(&self, script: &str) -> Value {
        self.command("execute/sync", json!({"script": script, "args": []})).await
    }

    /// Waits until a script returns something true.
    pub async fn wait(&self, what: &str, script: &str) {
        let begun = Instant::now();
        while self.run(script).await != json!(true) {
            assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for: {what}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Keeps a picture of the page.
    pub async fn picture(&self, file: &str) {
        let answer = self.http.get(format!("{}/screenshot", self.session)).send().await.unwrap();
        let answer: Value = answer.json().await.unwrap();
        let folder = std::env::var("LASCAUX_PICTURES").unwrap_or_default();
        if !folder.is_empty() {
            let bytes = base64(answer["value"].as_str().unwrap());
            std::fs::write(format!("{folder}/{file}"), bytes).unwrap();
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver ends its browser; by its group, so that no window is left behind.
        let _ = Command::new("pkill").args(["-f", &self.profile.display().to_string()]).status();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// Reads base64.
fn base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let sextets: Vec<u8> = text.bytes().filter(|byte| *byte != b'=').map(value).collect();
    sextets
        .chunks(4)
        .flat_map(|four| {
            let word = four.iter().enumerate().fold(0u32, |word, (at, &six)| word | u32::from(six) << (18 - 6 * at));
            word.to_be_bytes()[1..four.len().max(1)].to_vec()
        })
        .collect()
}
