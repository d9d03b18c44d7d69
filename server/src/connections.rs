//! Connections: so many in all and from one address, headers and bodies in good time, and an end that waits for nobody
//! for long.

use crate::app::App;
use crate::store::Store;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;

/// So long a request's headers may take, and a connection may rest between two requests.
const HEADERS: Duration = Duration::from_secs(10);
/// So long somebody may take to read before the connection is given up.
const UNREAD: Duration = Duration::from_secs(30);
/// So long those who are being answered may take when the program ends.
const DRAIN: Duration = Duration::from_secs(4);
/// Files that the program needs besides its connections.
const OTHER_FILES: u64 = 128;
/// After trouble, such as too many open files, so long nobody is let in.
const PAUSE: Duration = Duration::from_millis(50);

/// How many connections the system allows, of as many as are wanted.
fn most(wanted: usize) -> usize {
    let files = rlimit::increase_nofile_limit(wanted as u64 + OTHER_FILES).unwrap_or(1024);
    wanted.min(files.saturating_sub(OTHER_FILES).max(16) as usize)
}

/// Answers until `leave` ends, and then as long as it takes, but not for long.
pub async fn serve<S: Store>(app: Arc<App<S>>, router: Router, listener: TcpListener, leave: impl Future<Output = ()>) {
    let places = Arc::new(Semaphore::new(most(app.limiter.limits().connections)));
    let graceful = GracefulShutdown::new();
    let mut connections = JoinSet::new();
    tokio::pin!(leave);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = &mut leave => break,
        };
        while connections.try_join_next().is_some() {}
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "somebody could not be let in");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        // Whoever comes when all is full finds the door closed, and may come again.
        let Ok(place) = places.clone().try_acquire_owned() else { continue };
        let counted = match app.config.trusts(peer.ip()) {
            true => None,
            false => match app.limiter.connect(peer.ip()) {
                None => continue,
                counted => counted,
            },
        };
        let connection = graceful.watch(answer(router.clone(), stream, peer));
        connections.spawn(async move {
            // An error is the other side's: it went away, or sent no HTTP.
            let _ = connection.await;
            drop((place, counted));
        });
    }
    drop(listener);
    app.close();
    if tokio::time::timeout(DRAIN, graceful.shutdown()).await.is_err() {
        tracing::warn!("some who were slow to ask or to read were not waited for");
    }
    connections.shutdown().await;
}

type Connection = hyper::server::conn::http1::Connection<
    TokioIo<std::pin::Pin<Box<TimeoutStream<TcpStream>>>>,
    TowerToHyperService<axum::middleware::AddExtension<Router, ConnectInfo<SocketAddr>>>,
>;

fn answer(router: Router, stream: TcpStream, peer: SocketAddr) -> Connection {
    // Pictures are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(UNREAD));
    let service = tower::Layer::layer(&axum::Extension(ConnectInfo(peer)), router);
    hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(service))
}
