//! `lascaux serve`: the table in the browser; `backup` and `restore`: copies of its file.

use clap::Args;
use lascaux_server::{Config, Limits, Network, Settings, StoreError};
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
    /// Guests come by a proxy that speaks https: cookies are kept from plain connections, and browsers are told never to
    /// use any. A proxy on this machine is then believed about who asks
    #[arg(long)]
    https: bool,
    /// The address that guests know, such as `https://play.example.org`: links for friends begin with it. Without it their
    /// browsers complete the links
    #[arg(long, value_name = "URL", value_parser = public_address)]
    public_address: Option<String>,
    /// A proxy that is believed about who asks (X-Forwarded-For): an address, or a network such as 10.0.0.0/8; may be
    /// repeated
    #[arg(long, value_name = "ADDRESS")]
    trust_proxy: Vec<Network>,
    /// A table that nobody has looked at for so many seconds leaves the memory; it comes back when somebody does
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    idle: u64,
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
            public_address: None,
            trust_proxy: Vec::new(),
            idle: 600,
            no_limits: false,
        }
    }
}

/// An address that links can begin with: a scheme, a host, perhaps a port, and nothing behind it.
fn public_address(text: &str) -> Result<String, String> {
    let address = text.trim_end_matches('/');
    let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    let fits = |host: &str| {
        !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
    };
    match host {
        Some(host) if fits(host) => Ok(address.to_string()),
        _ => Err("an address such as https://play.example.org".to_string()),
    }
}

impl ServeOrder {
    fn config(&self) -> Config {
        let own_machine = ["127.0.0.0/8", "::1"].into_iter().filter_map(|network| network.parse().ok());
        Config {
            https: self.https,
            public_address: self.public_address.clone(),
            trusted_proxies: self.trust_proxy.iter().copied().chain(own_machine.filter(|_| self.https)).collect(),
            idle: std::time::Duration::from_secs(self.idle),
            limits: if self.no_limits { Limits::wide() } else { Limits::default() },
            ..Config::default()
        }
    }
}

/// Opens the house and keeps it open until Ctrl-C or a signal to end.
pub fn serve(order: &ServeOrder, games: Registry) -> Result<(), StoreError> {
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(tracing_subscriber::filter::LevelFilter::INFO);
    if order.json_log {
        log.json().init();
    } else {
        log.init();
    }
    let ready = |address: SocketAddr| println!("Lascaux is open at http://{address}/ (Ctrl-C closes it)");
    let settings =
        Settings { address: SocketAddr::new(order.host, order.port), file: order.file.clone(), config: order.config() };
    let runtime = tokio::runtime::Runtime::new()?;
    // From the first moment on: who is told the address may ask to close it at once, and nothing is to be cut short.
    let asked_to_leave = runtime.block_on(async { asked_to_leave() })?;
    let served = runtime.block_on(lascaux_server::serve(games, settings, ready, asked_to_leave));
    // A bot that does not hear that it is to stop keeps nobody waiting.
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    served
}

/// What `lascaux backup` is asked.
#[derive(Args)]
pub struct BackupOrder {
    /// The new file
    to: PathBuf,
    /// The file of the house
    #[arg(long, default_value = "lascaux.db", value_name = "FILE")]
    file: PathBuf,
}

/// What `lascaux restore` is asked.
#[derive(Args)]
pub struct RestoreOrder {
    /// The copy
    from: PathBuf,
    /// The file of the house
    #[arg(long, default_value = "lascaux.db", value_name = "FILE")]
    file: PathBuf,
}

/// Copies the file of a house; what was done.
pub fn backup(order: &BackupOrder) -> Result<String, StoreError> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(lascaux_server::backup(&order.file, &order.to))?;
    Ok(format!("{} is a whole copy of {}.", order.to.display(), order.file.display()))
}

/// Puts a copy back; what was done.
pub fn restore(order: &RestoreOrder) -> Result<String, StoreError> {
    let runtime = tokio::runtime::Runtime::new()?;
    let before = runtime.block_on(lascaux_server::restore(&order.from, &order.file))?;
    let aside = before.map(|before| format!(" What was there before is {}.", before.display())).unwrap_or_default();
    Ok(format!("{} is as {} was.{aside}", order.file.display(), order.from.display()))
}

/// Listens for Ctrl-C and the signal to end from now on, and waits for one of them.
#[cfg(unix)]
fn asked_to_leave() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut ended) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = ended.recv() => {}
        }
    })
}

/// Waits for Ctrl-C. Without a signal to wait for, the house stays open until the process is ended.
#[cfg(not(unix))]
fn asked_to_leave() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
