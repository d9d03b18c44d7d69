//! A house for a test: a server on a free port with a file of its own.

#![allow(dead_code)] // every test uses a part of it

use lascaux_server::{App, Config, Settings, Sqlite};
use lascaux_table::Registry;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server.
pub struct House {
    pub address: SocketAddr,
    pub file: PathBuf,
    leave: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

pub fn games() -> Registry {
    lascaux_games::all().unwrap()
}

impl House {
    /// Opens a house with an empty file.
    pub async fn open(name: &str) -> House {
        House::open_at(House::new_file(name)).await
    }

    /// Opens a house with the file of an earlier one.
    pub async fn open_at(file: PathBuf) -> House {
        House::open_with(file, Config::unlimited()).await
    }

    /// The file of a house of this name, which is not there yet.
    pub fn new_file(name: &str) -> PathBuf {
        let file = std::env::temp_dir().join(format!("lascaux-{name}-{}.db", std::process::id()));
        for tail in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{tail}", file.display()));
        }
        file
    }

    /// Opens a house with a configuration of its own.
    pub async fn open_with(file: PathBuf, config: Config) -> House {
        House::open_on(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), file, config).await
    }

    /// The same at an address, such as that of an earlier one.
    pub async fn open_on(address: SocketAddr, file: PathBuf, config: Config) -> House {
        let (leave, left) = oneshot::channel();
        let (ready, is_ready) = oneshot::channel();
        let path = file.clone();
        let running = tokio::spawn(async move {
            let tell = |address| ready.send(address).unwrap();
            let until = async { drop(left.await) };
            let settings = Settings { address, file: path, config };
            lascaux_server::serve(games(), settings, tell, until).await.unwrap();
        });
        House { address: is_ready.await.unwrap(), file, leave: Some(leave), running }
    }

    /// Opens a house whose tables the test can look into.
    pub async fn open_to_look(name: &str) -> (House, Arc<App<Sqlite>>) {
        House::open_to_look_with(House::new_file(name), Config::unlimited()).await
    }

    /// The same with a file and a configuration of its own.
    pub async fn open_to_look_with(file: PathBuf, config: Config) -> (House, Arc<App<Sqlite>>) {
        let app = App::open(Sqlite::open(&file).await.unwrap(), games(), 2, config).await.unwrap();
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (leave, left) = oneshot::channel();
        let served = app.clone();
        let running = tokio::spawn(async move {
            lascaux_server::answer(served, listener, async { drop(left.await) }).await.unwrap();
        });
        (House { address, file, leave: Some(leave), running }, app)
    }

    /// Closes it in good order; the file stays.
    pub async fn close(mut self) -> PathBuf {
        if let Some(leave) = self.leave.take() {
            let _ = leave.send(());
        }
        self.running.await.unwrap();
        self.file
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// A browser of its own, as far as cookies go: plain HTTP, no redirects followed.
pub struct Guest {
    pub client: reqwest::Client,
    pub cookie: Option<String>,
}

impl Guest {
    pub fn new() -> Guest {
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        Guest { client, cookie: None }
    }

    fn dressed(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }

    /// Status and body.
    pub async fn get(&self, house: &House, path: &str) -> (u16, String) {
        let answer = self.dressed(self.client.get(house.url(path))).send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    /// Sends a form; keeps the cookie; status and the address that it leads to.
    pub async fn form(&mut self, house: &House, path: &str, body: &str) -> (u16, String) {
        let request = self.client.post(house.url(path)).header("content-type", "application/x-www-form-urlencoded");
        let answer = self.dressed(request.body(body.to_string())).send().await.unwrap();
        if let Some(cookie) = answer.headers().get("set-cookie") {
            self.cookie = cookie.to_str().unwrap().split(';').next().map(str::to_string);
        }
        let to = answer.headers().get("location").map(|to| to.to_str().unwrap().to_string()).unwrap_or_default();
        (answer.status().as_u16(), to)
    }

    /// Sends JSON; status and body.
    pub async fn json(&self, house: &House, path: &str, body: &str) -> (u16, String) {
        let request = self.client.post(house.url(path)).header("content-type", "application/json");
        let answer = self.dressed(request.body(body.to_string())).send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }
}
