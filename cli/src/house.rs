//! `lascaux serve`: the table in the browser.

use clap::Args;
use lascaux_server::{Customs, Limits, Settings, Trouble};
use lascaux_table::Registry;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// What `lascaux serve` is asked.
#[derive(Args)]
pub struct ServeOrder {
    /// The address to listen at; 0.0.0.0 lets other machines in
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// The port; 0 takes any free one
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The file of all tables; made if it is not there
    #[arg(long, default_value = "lascaux.db", value_name = "FILE")]
    file: PathBuf,
    /// Write the log as JSON, a line an entry
    #[arg(long)]
    json_log: bool,
    /// Guests come by a proxy that speaks https and says in X-Forwarded-For who asks: cookies are kept from plain
    /// connections, and links begin with https
    #[arg(long)]
    https: bool,
    /// Let anybody ask as much as they like, to measure what the house can bear
    #[arg(long)]
    no_limits: bool,
}

impl Default for ServeOrder {
    fn default() -> ServeOrder {
        ServeOrder {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8080,
            file: PathBuf::from("lascaux.db"),
            json_log: false,
            https: false,
            no_limits: false,
        }
    }
}

/// Opens the house and keeps it open until Ctrl-C or a signal to end.
pub fn serve(order: &ServeOrder, games: Registry) -> Result<(), Trouble> {
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(tracing_subscriber::filter::LevelFilter::INFO);
    if order.json_log {
        log.json().init();
    } else {
        log.init();
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Trouble(error.to_string()))?;
    let ready = |address: SocketAddr| println!("Lascaux is open at http://{address}/ (Ctrl-C closes it)");
    runtime.block_on(lascaux_server::serve(
        games,
        Settings {
            address: SocketAddr::new(order.host, order.port),
            file: order.file.clone(),
            customs: Customs {
                https: order.https,
                limits: if order.no_limits { Limits::wide() } else { Limits::default() },
            },
        },
        ready,
        asked_to_leave(),
    ))
}

async fn asked_to_leave() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    if let Ok(mut ended) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = interrupted => {}
            _ = ended.recv() => {}
        }
        return;
    }
    // Without a signal to wait for, the house stays open until the process is ended.
    let _ = interrupted.await;
}
