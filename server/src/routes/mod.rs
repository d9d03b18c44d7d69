//! The addresses of the house.

mod live;
mod pages;
mod study;

use crate::guard;
use crate::hall::{Hall, No};
use crate::store::Store;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::json;
use std::sync::Arc;

/// The largest body of a request.
const LARGEST_BODY: usize = 64 * 1024;

/// All addresses.
pub fn router<S: Store>(hall: Arc<Hall<S>>) -> Router {
    Router::new()
        .route("/", get(pages::front))
        .route("/next", get(pages::next))
        .route("/rules", get(pages::rule_shelf))
        .route("/rules/{game}", get(pages::rules))
        .route("/rule/{number}", get(pages::rule))
        .route("/language", post(pages::language))
        .route("/tables", post(pages::found))
        .route("/join/{table}/{code}", get(pages::invitation).post(pages::join))
        .route("/t/{table}", get(pages::table))
        .route("/t/{table}/record", get(pages::record))
        .route("/t/{table}/live", get(live::stream))
        .route("/t/{table}/act", post(live::act))
        .route("/t/{table}/undo", post(live::undo))
        .route("/t/{table}/chat", post(live::chat))
        .route("/t/{table}/hint", post(live::hint))
        .route("/t/{table}/why", post(live::why))
        .route("/t/{table}/at", get(study::replay))
        .route("/t/{table}/at/{step}", get(study::position))
        .route("/t/{table}/at/{step}/scene", get(study::scene))
        .route("/t/{table}/again", post(study::again))
        .route("/t/{table}/play-on", post(study::play_on))
        .route("/t/{table}/analysis", get(study::analysis).post(study::analyse))
        .route("/t/{table}/analysis/progress", get(study::progress))
        .route("/assets/{file}", get(pages::asset))
        .route("/healthz", get(|| async { "ok\n" }))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        // The only place where somebody brings more than a few words.
        .route("/study", get(study::door).post(study::bring).layer(DefaultBodyLimit::max(study::LARGEST_RECORD)))
        .layer(middleware::from_fn(protect))
        .with_state(hall)
}

/// Requests that other sites make are refused, and every answer says what a page may do.
async fn protect(request: Request, next: Next) -> Response {
    if !guard::is_our_own(request.method(), request.headers()) {
        return (StatusCode::FORBIDDEN, "This request comes from another site.\n").into_response();
    }
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                  form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    headers.insert("content-security-policy", HeaderValue::from_static(policy));
    headers.insert("x-content-type-options", HeaderValue::from_static("nosniff"));
    headers.insert("referrer-policy", HeaderValue::from_static("same-origin"));
    answer
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        let (status, error) = match self {
            No::Refused(refusal) => (StatusCode::UNPROCESSABLE_ENTITY, json!(refusal)),
            No::Missing => {
                (StatusCode::NOT_FOUND, json!({"code": "missing", "rule": null, "message": "There is no such table."}))
            }
            No::Stranger => (
                StatusCode::FORBIDDEN,
                json!({"code": "stranger", "rule": null, "message": "You do not sit at this table."}),
            ),
            No::TooMuch(why) => {
                (StatusCode::TOO_MANY_REQUESTS, json!({"code": "too-much", "rule": null, "message": why}))
            }
            No::Broken(trouble) => {
                tracing::error!(%trouble, "the store failed");
                let message = "Something broke here; nothing was changed. Try again.";
                (StatusCode::INTERNAL_SERVER_ERROR, json!({"code": "broken", "rule": null, "message": message}))
            }
        };
        (status, axum::Json(json!({"ok": false, "error": error}))).into_response()
    }
}
