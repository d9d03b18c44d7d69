//! What every request passes on its way in and out, and what the host asks about the house.

use super::error_page::Reader;
use super::response::refused;
use super::{extract, records, session};
use crate::app::App;
use crate::config::Config;
use crate::error::Error;
use crate::limits::{Kind, Who};
use crate::store::Store;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What a page may do: nothing that is not ours.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// So long a body may take to arrive.
const BODY: Duration = Duration::from_secs(15);
/// The same for a record, which may be large.
const RECORD: Duration = Duration::from_secs(60);
/// So long the proof of a write may take.
const PROOF: Duration = Duration::from_secs(5);

/// Who asks too much is told when to come back, what other sites ask is refused, bodies have to arrive in time, and
/// every answer says what a page may do and that it is for its reader alone.
pub async fn pass<S: Store>(State(app): State<Arc<App<S>>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    // The pattern and not the address: the address may hold the code of a seat.
    let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str).to_string();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let address = extract::address(peer, request.headers(), app.config());
    request.extensions_mut().insert(address);
    let who = Who::at(address.0);
    let admitted = kinds(&method, &path).iter().try_for_each(|kind| app.limiter.admit(*kind, who.clone(), begun));
    let reader = Reader::of(&path, request.headers());
    let answer = match admitted {
        Err(error) => error.into_response(),
        Ok(()) if !session::is_our_own(&method, request.headers()) => {
            refused(StatusCode::FORBIDDEN, "request", "This request comes from another site.")
        }
        Ok(()) => match whole(request, &path, app.limiter.limits().body).await {
            Ok(request) => next.run(request).await,
            Err(refused) => refused,
        },
    };
    let mut answer = reader.read(answer).await;
    dress(answer.headers_mut(), app.config());
    note(&app, &method, &path, answer.status(), begun);
    answer
}

/// A request whose body has arrived.
async fn whole(request: Request, path: &str, largest: usize) -> Result<Request, Response> {
    if request.method() == Method::GET || request.method() == Method::HEAD {
        return Ok(request);
    }
    let (most, patience) = if path == "/study" { (records::LARGEST, RECORD) } else { (largest, BODY) };
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(patience, to_bytes(body, most)).await {
        Ok(Ok(bytes)) => Ok(Request::from_parts(parts, Body::from(bytes))),
        Ok(Err(_)) => {
            let message = format!("The body of a request is {most} bytes at most, and has to arrive whole.");
            Err(refused(StatusCode::PAYLOAD_TOO_LARGE, "request", &message))
        }
        Err(_) => {
            let mut late = refused(StatusCode::REQUEST_TIMEOUT, "request", "The request did not arrive in time.");
            late.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            Err(late)
        }
    }
}

fn dress(headers: &mut HeaderMap, config: &Config) {
    // A picture that stands alone has a stricter one.
    if !headers.contains_key(header::CONTENT_SECURITY_POLICY) {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    }
    headers.insert("x-content-type-options", HeaderValue::from_static("nosniff"));
    headers.insert("referrer-policy", HeaderValue::from_static("same-origin"));
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
    if config.https {
        headers.insert("strict-transport-security", HeaderValue::from_static("max-age=31536000"));
    }
}

/// What a request counts as.
fn kinds(method: &Method, path: &str) -> &'static [Kind] {
    match path {
        // What a page cannot do without, and what the host's own programs ask.
        "/assets/{file}" | "/rules/{game}/pictures/{file}" | "/healthz" | "/metrics" => &[],
        "/tables"
        | "/api/v1/tables"
        | "/study"
        | "/t/{table}/again"
        | "/t/{table}/play-on"
        | "/join/{table}/{code}"
        | "/api/v1/tables/{table}/join"
            if method == Method::POST =>
        {
            &[Kind::Request, Kind::Opening, Kind::OpeningDay]
        }
        "/t/{table}/hint" | "/t/{table}/mistakes/{step}/act" | "/api/v1/tables/{table}/hint" => {
            &[Kind::Request, Kind::Hint]
        }
        "/t/{table}/chat" | "/api/v1/tables/{table}/chat" => &[Kind::Request, Kind::Chat],
        "/t/{table}/analysis" if method == Method::POST => &[Kind::Request, Kind::Hint],
        "/account/sign-up" | "/account/log-in" | "/account/password" => &[Kind::Request, Kind::Password],
        _ => &[Kind::Request],
    }
}

/// One line for each request: what was asked and how it ended, and nothing by which a person or a seat is known.
fn note<S: Store>(app: &App<S>, method: &Method, path: &str, status: StatusCode, begun: Instant) {
    let micros = begun.elapsed().as_micros() as u64;
    let status = status.as_u16();
    match status {
        400..500 => app.metrics().refusals.inc(),
        500.. => app.metrics().failures.inc(),
        _ => 0,
    };
    if path == "/assets/{file}" {
        tracing::debug!(%method, path, status, micros, "request");
    } else {
        tracing::info!(%method, path, status, micros, "request");
    }
}

/// Whether the house can do its work: something is written, and read.
pub async fn healthy<S: Store>(State(app): State<Arc<App<S>>>) -> Result<&'static str, Error> {
    match app.prove(PROOF).await {
        Ok(()) => Ok("ok\n"),
        Err(error) => Err(Error::Store(error)),
    }
}

/// The figures for Prometheus.
pub async fn metrics<S: Store>(State(app): State<Arc<App<S>>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics().text(app.live_count())).into_response()
}
