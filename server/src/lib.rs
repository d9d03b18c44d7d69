//! # The server
//!
//! The way of a move: `POST` with the action's text, the table decides on it, the events are kept on disk, applied, and
//! only then everybody who looks at the table gets the picture that they may see. `docs/architecture.md` has the map.
//!
//! - [`table`]: a table as pure state, `decide` and `apply`, without clock, store or network.
//! - [`Store`]: where events, people and keys are kept; [`Sqlite`] behind it.
//! - [`App`]: what all requests share; finds, opens and changes tables.
//! - [`router`]: the addresses.
//!
//! A house that opens on a free port, and closes when the last argument is done, here at once:
//!
//! ```
//! use lascaux_server::{Config, Settings, serve};
//!
//! let file = std::env::temp_dir().join(format!("lascaux-example-{}.db", std::process::id()));
//! let settings = Settings { address: ([127, 0, 0, 1], 0).into(), file: file.clone(), config: Config::unlimited() };
//! let house = serve(lascaux_games::all()?, settings, |address| println!("http://{address}/"), async {});
//! tokio::runtime::Runtime::new()?.block_on(house)?;
//! std::fs::remove_file(file)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod accounts;
mod again;
mod analysis;
mod app;
mod bots;
mod clock;
mod config;
mod connections;
mod error;
#[cfg(test)]
mod eviction_tests;
mod fragments;
mod housekeeping;
mod http;
mod learning;
mod limits;
mod live_table;
mod metrics;
mod names;
mod replay;
mod seat_names;
mod sessions;
mod stills;
mod store;
pub mod table;
mod table_log;
mod tables;
#[cfg(test)]
mod testing;

pub use app::App;
pub use config::{Config, Network, Settings};
pub use error::Error;
pub use http::{api_paths, router};
pub use limits::{Limits, Rate};
pub use live_table::LiveTable;
pub use metrics::Metrics;
pub use seat_names::seat_names;
pub use store::{
    Account, AccountStore, Device, NewTable, Person, Sqlite, Status, Still, Store, StoreError, StoredEvent,
    StoredTable, Summary, TableLine, backup, restore,
};
pub use tables::{Executed, Found, Order, Unplayable};

use lascaux_table::Registry;
use std::net::SocketAddr;
use std::pin::Pin;

/// Opens the house: the file of data is made if it is not there; `ready` hears the address as soon as guests can come
/// in. Ends when `leave` does: no bot begins a thought any more, and everything is in the one file.
pub async fn serve(
    games: Registry,
    settings: Settings,
    ready: impl FnOnce(SocketAddr) + Send + 'static,
    leave: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StoreError> {
    keep_open(games, settings, Box::new(ready), Box::pin(leave)).await
}

type Waiting<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// The same without types of the caller's: what the whole house is made of is compiled here, once, and not again in
/// every program and test that opens one.
fn keep_open(
    games: Registry,
    settings: Settings,
    ready: Box<dyn FnOnce(SocketAddr) + Send>,
    leave: Waiting<()>,
) -> Waiting<Result<(), StoreError>> {
    Box::pin(async move {
        let Settings { address, file, config } = settings;
        let store = Sqlite::open(&file).await?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let app = App::open(store, games, cores, config).await?;
        let no = |error: std::io::Error| StoreError(format!("{address}: {error}"));
        let listener = tokio::net::TcpListener::bind(address).await.map_err(no)?;
        ready(listener.local_addr().map_err(no)?);
        answer(app, listener, leave).await
    })
}

/// Answers at a listener until `leave` ends, and then ends in good order.
pub async fn answer<S: Store>(
    app: std::sync::Arc<App<S>>,
    listener: tokio::net::TcpListener,
    leave: impl Future<Output = ()>,
) -> Result<(), StoreError> {
    let router = router(app.clone());
    connections::serve(app.clone(), router, listener, leave).await;
    app.shut_down().await
}
