//! What every request passes on its way in and out, and what the host asks about the house.

use super::sorry;
use crate::guard;
use crate::hall::{Hall, No};
use crate::limits::Kind;
use crate::store::{Store, Trouble};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

/// What a page may do: nothing that is not ours.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Who asks too much is told when to come back, what other sites ask is refused, and every answer says what a page may do.
pub async fn pass<S: Store>(State(hall): State<Arc<Hall<S>>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    // The pattern and not the address: the address may hold the code of a seat.
    let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str).to_string();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let address = guard::address(peer, request.headers(), hall.customs().https);
    request.extensions_mut().insert(address);
    let admitted = kinds(&method, &path).iter().try_for_each(|kind| hall.gate().admit(*kind, address.0, begun));
    let reader = sorry::Reader::of(request.headers());
    let answer = match admitted {
        Err(no) => no.into_response(),
        Ok(()) if !guard::is_our_own(&method, request.headers()) => {
            (StatusCode::FORBIDDEN, "This request comes from another site.\n").into_response()
        }
        // A change that was begun is brought to its end, even if whoever asked for it hangs up meanwhile: half a move
        // would be on the table and not on the disk.
        Ok(()) if method == Method::POST => match tokio::spawn(next.run(request)).await {
            Ok(answer) => answer,
            Err(error) => No::Broken(Trouble(error.to_string())).into_response(),
        },
        Ok(()) => next.run(request).await,
    };
    let mut answer = reader.told(answer).await;
    let headers = answer.headers_mut();
    headers.insert("content-security-policy", HeaderValue::from_static(POLICY));
    headers.insert("x-content-type-options", HeaderValue::from_static("nosniff"));
    headers.insert("referrer-policy", HeaderValue::from_static("same-origin"));
    note(&hall, &method, &path, answer.status(), begun);
    answer
}

/// What a request counts as.
fn kinds(method: &Method, path: &str) -> &'static [Kind] {
    match path {
        // What a page cannot do without, and what the host's own programs ask.
        "/assets/{file}" | "/healthz" | "/metrics" => &[],
        "/tables" | "/api/v1/tables" | "/study" | "/t/{table}/again" | "/t/{table}/play-on"
            if method == Method::POST =>
        {
            &[Kind::Request, Kind::Opening]
        }
        "/t/{table}/hint" | "/api/v1/tables/{table}/hint" => &[Kind::Request, Kind::Hint],
        "/t/{table}/analysis" if method == Method::POST => &[Kind::Request, Kind::Hint],
        path if path.starts_with("/account/") => &[Kind::Request, Kind::Password],
        _ => &[Kind::Request],
    }
}

/// One line for each request: what was asked and how it ended, and nothing by which a person or a seat is known.
fn note<S: Store>(hall: &Hall<S>, method: &Method, path: &str, status: StatusCode, begun: Instant) {
    let micros = begun.elapsed().as_micros() as u64;
    let status = status.as_u16();
    match status {
        400..500 => hall.metrics().refusals.inc(),
        500.. => hall.metrics().failures.inc(),
        _ => 0,
    };
    if path == "/assets/{file}" {
        tracing::debug!(%method, path, status, micros, "request");
    } else {
        tracing::info!(%method, path, status, micros, "request");
    }
}

/// Whether the house can do its work: the store is asked.
pub async fn healthy<S: Store>(State(hall): State<Arc<Hall<S>>>) -> Result<&'static str, No> {
    hall.store().healthy().await?;
    Ok("ok\n")
}

/// The figures for Prometheus.
pub async fn metrics<S: Store>(State(hall): State<Arc<Hall<S>>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hall.metrics().text(hall.count())).into_response()
}
