//! A house of its own for every test: started, asked, stopped and killed.

use reqwest::{Client, Response};
use serde_json::{Value, json};
use std::io::BufRead;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Nobody waits longer than this for an answer.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// The program that is held to its promises: the one just built, or the one that `LASCAUX_PROGRAM` names.
pub fn program() -> PathBuf {
    let built = || option_env!("CARGO_BIN_EXE_lascaux").map_or_else(|| std::env::current_exe().unwrap(), PathBuf::from);
    std::env::var_os("LASCAUX_PROGRAM").map_or_else(built, PathBuf::from)
}

/// A folder that goes with its test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("lascaux-house-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// How a house is opened.
#[derive(Clone, Default)]
pub struct Manner {
    /// With the limits that strangers meet.
    pub limits: bool,
    /// So many files may be open at once.
    pub files: Option<u32>,
    /// What else is said to it.
    pub arguments: Vec<&'static str>,
    /// What stands in the environment.
    pub environment: Vec<(String, PathBuf)>,
}

/// A running house; killed when its test ends, however that ends.
pub struct House {
    child: Child,
    pub address: String,
}

impl House {
    pub fn open(file: &Path) -> House {
        House::open_so(file, &Manner::default())
    }

    pub fn open_so(file: &Path, manner: &Manner) -> House {
        let mut order = serve(file, manner);
        let mut child = order.stdout(Stdio::piped()).stderr(log(file)).spawn().unwrap();
        let mut said = String::new();
        std::io::BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let address = said.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.map(|address| address.trim_end_matches('/').to_string());
        let mut house = House { child, address: address.clone().unwrap_or_default() };
        if address.is_none() {
            let status = house.child.wait();
            panic!("the house did not open: {said:?}, {status:?}; its log is {}", tail(file));
        }
        house
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// An address in the house.
    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// The address for connections.
    pub fn socket(&self) -> std::net::SocketAddr {
        self.address.trim_start_matches("http://").parse().unwrap()
    }

    /// On Unix this is signal 9: nothing in the house hears of it.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Asks the house to end.
    pub fn ask_to_end(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success(), "the house is there to hear it");
    }

    pub fn is_open(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Waits for the end, so long at most.
    pub async fn ends_within(&mut self, long: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if begun.elapsed() > long {
                return None;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A clean stop.
    pub async fn stop(mut self) {
        self.ask_to_end();
        let status = self.ends_within(Duration::from_secs(10)).await;
        assert!(
            status.is_some_and(|status| status.success()),
            "a clean stop ends well within 10 s, not so: {status:?}"
        );
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The order to serve a file.
pub fn serve(file: &Path, manner: &Manner) -> Command {
    let mut order = match manner.files {
        // The shell becomes the program, with fewer files to open.
        Some(files) => {
            let mut shell = Command::new("sh");
            shell.args(["-c", &format!("ulimit -n {files} && exec \"$0\" \"$@\"")]).arg(program());
            shell
        }
        None => Command::new(program()),
    };
    order.args(["serve", "--port", "0", "--file"]).arg(file).stdin(Stdio::null());
    if !manner.limits {
        order.arg("--no-limits");
    }
    order.args(&manner.arguments);
    order.envs(manner.environment.iter().map(|(name, value)| (name, value)));
    order
}

fn log_of(file: &Path) -> PathBuf {
    file.with_extension("log")
}

fn log(file: &Path) -> Stdio {
    std::fs::File::options().create(true).append(true).open(log_of(file)).map_or(Stdio::null(), Stdio::from)
}

/// The last lines of the log of a house that left it at this file.
pub fn tail(file: &Path) -> String {
    let log = std::fs::read_to_string(log_of(file)).unwrap_or_default();
    log.lines().rev().take(5).collect::<Vec<_>>().join("\n")
}

/// Somebody who asks, and does not wait for ever.
pub fn client() -> Client {
    Client::builder().timeout(PATIENCE).build().unwrap()
}

/// What came of a request: status and answer, or nothing where the connection was lost.
pub async fn answer(sent: Result<Response, reqwest::Error>) -> Option<(u16, Value)> {
    let answer = sent.ok()?;
    let status = answer.status().as_u16();
    let text = answer.text().await.ok()?;
    Some((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
}

/// Somebody at a table.
#[derive(Clone, Debug)]
pub struct Guest {
    pub table: String,
    pub key: String,
}

impl Guest {
    /// Opens a table; also answers what was told of it.
    pub async fn opens(client: &Client, house: &str, order: &Value) -> Option<(Guest, Value)> {
        let (status, opened) = answer(client.post(format!("{house}/api/v1/tables")).json(order).send().await).await?;
        let text = |name: &str| opened[name].as_str().unwrap_or_default().to_string();
        (status == 200).then(|| (Guest { table: text("table"), key: text("key") }, opened.clone()))
    }

    /// The table of one person who plays every seat.
    pub async fn alone(client: &Client, house: &str) -> Guest {
        let order = json!({"game": "stone-age", "seats": ["me", "me"]});
        Guest::opens(client, house, &order).await.expect("a table opens").0
    }

    pub async fn get(&self, client: &Client, house: &str, what: &str) -> Option<(u16, Value)> {
        let asked = client.get(format!("{house}/api/v1/tables/{}{what}", self.table));
        answer(asked.bearer_auth(&self.key).send().await).await
    }

    pub async fn post(&self, client: &Client, house: &str, what: &str, body: &Value) -> Option<(u16, Value)> {
        self.post_with_key(client, house, what, body, None).await
    }

    /// The same with a key by which the house knows a request that is sent again.
    pub async fn post_with_key(
        &self,
        client: &Client,
        house: &str,
        what: &str,
        body: &Value,
        key: Option<&str>,
    ) -> Option<(u16, Value)> {
        let asked = client.post(format!("{house}/api/v1/tables/{}/{what}", self.table)).bearer_auth(&self.key);
        let asked = key.into_iter().fold(asked, |asked, key| asked.header("Idempotency-Key", key));
        answer(asked.json(body).send().await).await
    }

    /// What can be done now.
    pub async fn legal(&self, client: &Client, house: &str) -> Vec<String> {
        self.get(client, house, "/legal").await.map_or(Vec::new(), |(_, legal)| actions(&legal))
    }

    /// Everything that was told of the table, page by page. That a choice was forced is told to its own seat alone, so
    /// every own seat is asked.
    pub async fn telling(&self, client: &Client, house: &str) -> Telling {
        let Some((200, about)) = self.get(client, house, "").await else { panic!("{} is gone", self.table) };
        let own: Vec<u64> = about["own"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        let mut telling = self.told_to(client, house, None).await;
        for seat in own {
            let own = self.told_to(client, house, Some(seat)).await;
            for (event, known) in telling.events.iter_mut().zip(&own.events) {
                if known["forced"] == true {
                    event["forced"] = true.into();
                }
            }
        }
        telling
    }

    async fn told_to(&self, client: &Client, house: &str, seat: Option<u64>) -> Telling {
        let mut telling = Telling::default();
        let seat = seat.map(|seat| format!("seat={seat}&")).unwrap_or_default();
        let mut since = String::new();
        for _ in 0..10_000 {
            let news = self.get(client, house, &format!("/events?{seat}{since}")).await;
            let Some((200, news)) = news else { panic!("{} tells nothing: {news:?}", self.table) };
            telling.hear(&news);
            since = format!("since={}", telling.number);
            if news["more"] != true {
                return telling;
            }
        }
        panic!("{} never ends telling", self.table)
    }
}

/// The actions of an answer.
pub fn actions(legal: &Value) -> Vec<String> {
    let actions = legal["actions"].as_array().into_iter().flatten();
    actions.filter_map(|action| action.as_str().map(str::to_string)).collect()
}

/// What somebody has heard of a table.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Telling {
    pub number: u64,
    pub events: Vec<Value>,
    pub said: Vec<Value>,
}

impl Telling {
    /// Hears what is new, and forgets what was taken back.
    pub fn hear(&mut self, news: &Value) {
        let is_step = |event: &Value| event["kind"] == "action" || event["kind"] == "chance";
        for _ in 0..news["undone"].as_u64().unwrap_or_default() {
            let last = self.events.iter().rposition(is_step).unwrap_or_default();
            self.events.truncate(last);
        }
        self.events.extend(news["events"].as_array().into_iter().flatten().cloned());
        self.said.extend(news["said"].as_array().into_iter().flatten().cloned());
        self.number = news["number"].as_u64().unwrap_or(self.number);
    }

    /// What these seats chose, in order.
    pub fn chosen(&self, seats: &[u64]) -> Vec<&str> {
        let acts = self.events.iter().filter(|event| event["kind"] == "action" && event["forced"] != true);
        let own = acts.filter(|event| event["seat"].as_u64().is_some_and(|seat| seats.contains(&seat)));
        own.filter_map(|event| event["action"].as_str()).collect()
    }

    /// The first of these that is not there, in this order.
    pub fn lost<'a>(&self, seats: &[u64], acknowledged: &'a [String]) -> Option<&'a String> {
        let mut chosen = self.chosen(seats).into_iter();
        acknowledged.iter().find(|action| !chosen.any(|told| told == *action))
    }
}

/// How `/healthz` answers; 0 if it does not.
pub async fn health(client: &Client, house: &str) -> u16 {
    client.get(format!("{house}/healthz")).send().await.map_or(0, |answer| answer.status().as_u16())
}

/// Waits until the house says that it is well, so long at most.
pub async fn well_within(client: &Client, house: &str, long: Duration) -> bool {
    let begun = Instant::now();
    while health(client, house).await != 200 {
        if begun.elapsed() > long {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    true
}
