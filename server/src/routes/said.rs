//! What a program says, read strictly and refused in the words of the line protocol.

use crate::hall::No;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use lascaux_table::{Code, Refusal, plain_words};
use serde::de::DeserializeOwned;
use serde_json::json;

/// A body in JSON; nothing is nothing said.
pub struct Said<T>(pub T);

fn cannot_be_read(error: &impl std::fmt::Display) -> Refusal {
    Refusal::new(Code::Request, format!("This request cannot be read: {}.", plain_words(error)))
}

impl<T: DeserializeOwned, H: Send + Sync> FromRequest<H> for Said<T> {
    type Rejection = Response;

    async fn from_request(request: Request, house: &H) -> Result<Said<T>, Response> {
        let body = Bytes::from_request(request, house).await.map_err(|no| {
            let error = Refusal::new(Code::Request, format!("{}.", no.body_text().trim_end_matches('.')));
            (no.status(), Json(json!({"ok": false, "error": error}))).into_response()
        })?;
        serde_json::from_slice(&body).map(Said).map_err(|error| No::Refused(cannot_be_read(&error)).into_response())
    }
}

/// What stands behind the question mark of an address.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, H: Send + Sync> FromRequestParts<H> for Asked<T> {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, _: &H) -> Result<Asked<T>, No> {
        match Query::try_from_uri(&parts.uri) {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(no) => Err(No::Refused(cannot_be_read(&no.body_text()))),
        }
    }
}
