//! What a program says, read strictly and refused in the words of the line protocol.

use crate::error::Error;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use lascaux_table::plain_words;
use serde::de::DeserializeOwned;

fn cannot_be_read(error: &impl std::fmt::Display) -> Error {
    Error::bad(format!("This request cannot be read: {}.", plain_words(error)))
}

async fn bytes<A: Send + Sync>(request: Request, app: &A) -> Result<Bytes, Error> {
    Bytes::from_request(request, app).await.map_err(|error| cannot_be_read(&error.body_text()))
}

/// A body in JSON.
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned, A: Send + Sync> FromRequest<A> for JsonBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &A) -> Result<JsonBody<T>, Error> {
        let body = bytes(request, app).await?;
        serde_json::from_slice(&body).map(JsonBody).map_err(|error| cannot_be_read(&error))
    }
}

/// A body in JSON, or none at all: nothing is nothing said.
pub struct OptionalBody<T>(pub T);

impl<T: DeserializeOwned + Default, A: Send + Sync> FromRequest<A> for OptionalBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &A) -> Result<OptionalBody<T>, Error> {
        let body = bytes(request, app).await?;
        if body.is_empty() {
            return Ok(OptionalBody(T::default()));
        }
        serde_json::from_slice(&body).map(OptionalBody).map_err(|error| cannot_be_read(&error))
    }
}

/// What stands behind the question mark of an address.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned, A: Send + Sync> FromRequestParts<A> for Params<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &A) -> Result<Params<T>, Error> {
        match Query::try_from_uri(&parts.uri) {
            Ok(Query(asked)) => Ok(Params(asked)),
            Err(no) => Err(cannot_be_read(&no.body_text())),
        }
    }
}

/// The fields of a form, in order; names may come twice.
pub struct Form(pub Vec<(String, String)>);

impl Form {
    /// The first field of a name; empty if it is not there.
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str())
    }

    /// The first field of a name, as a whole number.
    pub fn number(&self, name: &str) -> Result<usize, Error> {
        self.get(name).parse().map_err(|_| Error::bad(format!("\"{name}\" is a whole number.")))
    }
}

impl<A: Send + Sync> FromRequest<A> for Form {
    type Rejection = Error;

    async fn from_request(request: Request, app: &A) -> Result<Form, Error> {
        let body = bytes(request, app).await?;
        Ok(Form(form_urlencoded::parse(&body).into_owned().collect()))
    }
}
