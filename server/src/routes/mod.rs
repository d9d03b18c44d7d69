//! The addresses of the house.

mod account;
mod api;
mod around;
mod door;
mod live;
mod pages;
mod said;
mod sorry;
mod study;

pub use api::paths as api_paths;

use crate::hall::{Hall, No};
use crate::store::Store;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::json;
use std::sync::Arc;

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
        .route("/t/{table}/act", post(api::act))
        .route("/t/{table}/undo", post(api::undo))
        .route("/t/{table}/chat", post(api::chat))
        .route("/t/{table}/hint", post(api::hint))
        .route("/t/{table}/why", post(live::why))
        .route("/t/{table}/plead", post(around::plead))
        .route("/t/{table}/agree", post(around::agree))
        .route("/t/{table}/decline", post(around::decline))
        .route("/t/{table}/depute", post(around::depute))
        .route("/t/{table}/return", post(around::come_back))
        .route("/account", get(account::page))
        .route("/account/sign-up", post(account::sign_up))
        .route("/account/log-in", post(account::log_in))
        .route("/account/log-out", post(account::log_out))
        .route("/account/password", post(account::password))
        .route("/t/{table}/at", get(study::replay))
        .route("/t/{table}/at/{step}", get(study::position))
        .route("/t/{table}/at/{step}/scene", get(study::scene))
        .route("/t/{table}/again", post(study::again))
        .route("/t/{table}/play-on", post(study::play_on))
        .route("/t/{table}/analysis", get(study::analysis).post(study::analyse))
        .route("/t/{table}/analysis/progress", get(study::progress))
        .route("/assets/{file}", get(pages::asset))
        .route("/healthz", get(door::healthy))
        .route("/metrics", get(door::metrics))
        .merge(api::router())
        .fallback(|| async { No::Nowhere })
        .method_not_allowed_fallback(other_way)
        .layer(DefaultBodyLimit::max(hall.gate().limits().body))
        // The only place where somebody brings more than a few words.
        .route("/study", get(study::door).post(study::bring).layer(DefaultBodyLimit::max(study::LARGEST_RECORD)))
        .layer(middleware::from_fn_with_state(hall.clone(), door::pass))
        .with_state(hall)
}

/// An address that is there, asked in a way that it does not answer to.
async fn other_way() -> Response {
    let error = sorry("request", "This address is to be asked in another way: with GET, or with POST.");
    (StatusCode::METHOD_NOT_ALLOWED, axum::Json(json!({"ok": false, "error": error}))).into_response()
}

fn sorry(code: &str, message: &str) -> serde_json::Value {
    json!({"code": code, "rule": null, "message": message})
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        let wait = match self {
            No::TooFast(seconds) => Some(seconds),
            _ => None,
        };
        let (status, error) = match self {
            No::Refused(refusal) => (StatusCode::UNPROCESSABLE_ENTITY, json!(refusal)),
            No::Missing => (StatusCode::NOT_FOUND, sorry("missing", "There is no such table.")),
            No::Nowhere => {
                let message = "There is no such address here; those for programs stand in /api/v1/openapi.json.";
                (StatusCode::NOT_FOUND, sorry("missing", message))
            }
            No::Stranger => (StatusCode::FORBIDDEN, sorry("stranger", "You do not sit at this table.")),
            No::TooMuch(why) => (StatusCode::TOO_MANY_REQUESTS, sorry("too-much", why)),
            No::TooFast(seconds) => {
                let message = format!("That was too much at once; try again in {seconds} s.");
                (StatusCode::TOO_MANY_REQUESTS, sorry("too-fast", &message))
            }
            No::Broken(trouble) => {
                tracing::error!(%trouble, "the store failed");
                let message = "Something broke here; nothing was changed. Try again.";
                (StatusCode::INTERNAL_SERVER_ERROR, sorry("broken", message))
            }
        };
        let mut answer = (status, axum::Json(json!({"ok": false, "error": error}))).into_response();
        if let Some(seconds) = wait {
            answer.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        answer
    }
}
