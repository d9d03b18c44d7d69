//! Chromium with its driver, spoken to in the few words of WebDriver that the tests need.

#![allow(dead_code)] // every test uses a part of it

use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
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
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500});
        browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
        browser
    }

    /// Says something in the words of WebDriver.
    pub async fn command(&self, path: &str, body: Value) -> Value {
        self.tried(path, body).await.unwrap_or_else(|answer| panic!("{path}: {answer}"))
    }

    async fn tried(&self, path: &str, body: Value) -> Result<Value, Value> {
        let answer = self.http.post(format!("{}/{path}", self.session)).json(&body).send().await.unwrap();
        let mut answer: Value = answer.json().await.unwrap();
        if answer["value"]["error"].is_null() { Ok(answer["value"].take()) } else { Err(answer) }
    }

    /// Speaks to the browser's own tools, for what WebDriver has no words for.
    pub async fn devtools(&self, method: &str, parameters: Value) -> Value {
        self.command("goog/cdp/execute", json!({"cmd": method, "params": parameters})).await
    }

    /// Clicks an element by the number that the tools know it by. Says whether it was still there: pictures come when
    /// they come.
    pub async fn click_node(&self, node: i64) -> bool {
        let resolve = json!({"cmd": "DOM.resolveNode", "params": {"backendNodeId": node}});
        let Ok(found) = self.tried("goog/cdp/execute", resolve).await else { return false };
        let press = "function() {
            const here = this.isConnected;
            if (here) this.dispatchEvent(new MouseEvent('click', {bubbles: true}));
            return here;
        }";
        let object = &found["object"]["objectId"];
        let call = json!({"objectId": object, "functionDeclaration": press, "returnByValue": true});
        let call = json!({"cmd": "Runtime.callFunctionOn", "params": call});
        self.tried("goog/cdp/execute", call).await.is_ok_and(|said| said["result"]["value"] == true)
    }

    /// Presses a key and lets it go. Keys without a letter have one of WebDriver's own (such as `\u{e004}`, Tab).
    pub async fn press(&self, key: &str) {
        let strokes = json!([{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]);
        self.command("actions", json!({"actions": [{"type": "key", "id": "keys", "actions": strokes}]})).await;
    }

    /// Goes so many steps on with the tab key, or back with shift if it is negative. Quicker than by WebDriver, which waits
    /// for a picture after each stroke.
    pub async fn tab(&self, steps: i64) {
        let modifiers = if steps < 0 { 8 } else { 0 };
        for _ in 0..steps.abs() {
            for kind in ["rawKeyDown", "keyUp"] {
                let stroke = json!({"type": kind, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9, "modifiers": modifiers});
                self.devtools("Input.dispatchKeyEvent", stroke).await;
            }
        }
    }

    /// Presses at a point of the page with a mouse.
    pub async fn click_at(&self, x: i64, y: i64) {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({"type": kind, "x": x, "y": y, "button": button, "clickCount": 1});
            self.devtools("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Presses at a point of the page with a finger.
    pub async fn tap_at(&self, x: i64, y: i64) {
        let finger = json!([{"x": x, "y": y}]);
        self.devtools("Input.dispatchTouchEvent", json!({"type": "touchStart", "touchPoints": finger})).await;
        self.devtools("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await;
    }

    /// Shows pages as by day or by night.
    pub async fn light(&self, night: bool) {
        let value = if night { "dark" } else { "light" };
        let features = json!([{"name": "prefers-color-scheme", "value": value}, {"name": "prefers-reduced-motion", "value": "reduce"}]);
        self.devtools("Emulation.setEmulatedMedia", json!({"features": features})).await;
    }

    /// Sits down through the front page: `me`, `friend` or a bot's level for each seat. Others' moves come at once.
    pub async fn sit_down(&self, front: &str, game: &str, seats: &str) {
        self.go(&format!("{front}?speed=instant")).await;
        let script = format!(
            "const form = document.querySelector('#box-{game} details form');
             form.querySelectorAll('select[name=seat]').forEach((select, seat) => select.value = '{seats}'.split(',')[seat] || 'none');
             form.submit();"
        );
        self.run(&script).await;
        self.wait("the table, awake", "return !!document.querySelector('#table[data-awake] .scene')").await;
    }

    /// Chooses a language, as the head of every page offers it.
    pub async fn speak(&self, front: &str, code: &str) {
        self.go(front).await;
        let choose = "const select = document.querySelector('select[name=code]'); select.value = ";
        self.run(&format!("{choose}'{code}'; select.form.submit()")).await;
        self.wait("the language", &format!("return document.documentElement.lang === '{code}'")).await;
    }

    /// Goes to an address.
    pub async fn go(&self, url: &str) {
        self.command("url", json!({"url": url})).await;
    }

    /// Runs a script in the page; what it returns.
    pub async fn run(&self, script: &str) -> Value {
        self.command("execute/sync", json!({"script": script, "args": []})).await
    }

    /// Runs a script that hands what it has found to its last argument, some time later.
    pub async fn run_async(&self, script: &str) -> Value {
        self.command("execute/async", json!({"script": script, "args": []})).await
    }

    /// Waits until a script returns something true.
    pub async fn wait(&self, what: &str, script: &str) {
        let begun = Instant::now();
        while self.run(script).await != json!(true) {
            assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for: {what}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Keeps a picture of the page, if pictures are wanted.
    pub async fn picture(&self, file: &str) {
        let Some(folder) = pictures() else { return };
        let answer = self.devtools("Page.captureScreenshot", json!({"format": "webp", "quality": 82})).await;
        let bytes = base64(answer["data"].as_str().unwrap());
        std::fs::write(folder.join(file).with_extension("webp"), bytes).unwrap();
    }
}

/// The folder for pictures, if somebody wants them: a path as seen from the repository's root.
pub fn pictures() -> Option<std::path::PathBuf> {
    let folder = std::env::var("LASCAUX_PICTURES").ok().filter(|folder| !folder.is_empty())?;
    Some(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder))
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver ends its browser, so that no window is left behind; a driver that does not answer is ended with it.
        let address = self.session.trim_start_matches("http://");
        if let Some((host, path)) = address.split_once('/')
            && let Ok(mut driver) = TcpStream::connect(host)
        {
            let _ = driver.set_read_timeout(Some(Duration::from_secs(10)));
            let _ = write!(driver, "DELETE /{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            let _ = driver.read(&mut [0; 512]);
        }
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
