//! # The server
//!
//! The way of a move: `POST` with the action's text, the match checks and applies it, the event is kept on disk, and
//! only then everybody who looks at the table gets the picture that they may see.

#![forbid(unsafe_code)]

mod accounts;
mod chairs;
mod clock;
mod consent;
mod customs;
mod guard;
mod hall;
mod ledger;
mod limits;
mod logbook;
mod lounge;
mod metrics;
mod parts;
mod past;
mod routes;
mod shelf;
mod store;
mod study;
#[cfg(test)]
mod testing;
mod thinkers;
mod thinking;

pub use accounts::{Account, Accounts};
pub use customs::{Customs, Settings};
pub use hall::{Chair, Hall, No, Order, Table};
pub use limits::{Gate, Limits, Rate};
pub use metrics::Metrics;
pub use routes::{api_paths, router};
pub use store::{Event, Kept, Person, Shelved, Sqlite, Store, Trouble};

use lascaux_table::Registry;
use std::net::SocketAddr;
use std::pin::Pin;

/// Opens the house: the file of data is made if it is not there; `ready` hears the address as soon as guests can come
/// in. Ends when `leave` does: no bot begins a thought any more, and what was acknowledged is on disk.
pub async fn serve(
    games: Registry,
    settings: Settings,
    ready: impl FnOnce(SocketAddr) + Send + 'static,
    leave: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Trouble> {
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
) -> Waiting<Result<(), Trouble>> {
    Box::pin(async move {
        let Settings { address, file, customs } = settings;
        let store = Sqlite::open(&file).await?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let hall = Hall::open(store, games, cores, customs).await?;
        let no = |error: std::io::Error| Trouble(format!("{address}: {error}"));
        let listener = tokio::net::TcpListener::bind(address).await.map_err(no)?;
        ready(listener.local_addr().map_err(no)?);
        let closing = hall.clone();
        let until = async move {
            leave.await;
            closing.close();
        };
        let service = router(hall).into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(listener, service).with_graceful_shutdown(until).await.map_err(no)
    })
}
