//! Refusals and failures as answers, in the words of the line protocol.

use crate::error::Error;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// What a program is answered.
pub type Answer = Result<Json<Value>, Error>;

fn error(code: &str, message: &str) -> Value {
    json!({"code": code, "rule": null, "message": message})
}

/// An answer that says what is wrong.
pub fn refused(status: StatusCode, code: &str, message: &str) -> Response {
    (status, Json(json!({"ok": false, "error": error(code, message)}))).into_response()
}

/// An address that is there, asked in a way that it does not answer to.
pub async fn other_method() -> Response {
    let message = "This address is to be asked in another way: with GET, or with POST.";
    refused(StatusCode::METHOD_NOT_ALLOWED, "request", message)
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        match self {
            Error::Forbidden(refusal) => {
                let body = Json(json!({"ok": false, "error": refusal}));
                let mut answer = (StatusCode::UNPROCESSABLE_ENTITY, body).into_response();
                // For whoever reads it in another language.
                answer.extensions_mut().insert(refusal);
                answer
            }
            Error::NoSuchTable => refused(StatusCode::NOT_FOUND, "missing", "There is no such table."),
            Error::NoSuchAddress => {
                let message = "There is no such address here; those for programs stand in /api/v1/openapi.json.";
                refused(StatusCode::NOT_FOUND, "missing", message)
            }
            Error::NotSeated => refused(StatusCode::FORBIDDEN, "stranger", "You do not sit at this table."),
            Error::Stale(number) => {
                let message = "The table has moved on; look at it again.";
                let body = json!({"ok": false, "error": error("stale", message), "number": number});
                (StatusCode::CONFLICT, Json(body)).into_response()
            }
            Error::Done(number) => Json(json!({"ok": true, "number": number})).into_response(),
            Error::Unplayable(why) => {
                (StatusCode::GONE, Json(json!({"ok": false, "error": why.refusal()}))).into_response()
            }
            Error::TooMuch(why) => refused(StatusCode::TOO_MANY_REQUESTS, "too-much", why),
            Error::TooFast(seconds) => {
                let message = format!("That was too much at once; try again in {seconds} s.");
                let mut answer = refused(StatusCode::TOO_MANY_REQUESTS, "too-fast", &message);
                answer.headers_mut().insert(header::RETRY_AFTER, seconds.into());
                answer
            }
            Error::Store(error) => {
                tracing::error!(%error, "the store failed");
                let message = "This cannot be kept at the moment. Look at the table again, and try once more.";
                let mut answer = refused(StatusCode::SERVICE_UNAVAILABLE, "store", message);
                answer.headers_mut().insert(header::RETRY_AFTER, 2.into());
                answer
            }
            Error::Internal(error) => {
                tracing::error!(error, "something broke");
                let message = "Something broke here. Look at the table again, and try once more.";
                refused(StatusCode::INTERNAL_SERVER_ERROR, "broken", message)
            }
        }
    }
}
