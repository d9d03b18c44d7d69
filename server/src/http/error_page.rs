//! A refusal for somebody who reads pages: the same words as programs get, on a page with a way back.

use super::extract::words_of;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use lascaux_web::Words;
use lascaux_web::page::{Frame, page};
use maud::{Markup, html};
use serde_json::Value;

/// The longest refusal.
const LONGEST: usize = 64 * 1024;

/// Whether whoever asked reads pages, and in which language.
pub struct Reader(Option<&'static Words>);

impl Reader {
    /// Who asks with these headers.
    pub fn of(headers: &HeaderMap) -> Reader {
        let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        Reader(accepts.contains("text/html").then(|| words_of(headers)))
    }

    /// An answer as this reader can read it.
    pub async fn read(&self, answer: Response) -> Response {
        let refused = answer.status().is_client_error() || answer.status().is_server_error();
        let json = answer.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
        let Some(words) = self.0.filter(|_| refused && json) else { return answer };
        let (mut parts, body) = answer.into_parts();
        let body = to_bytes(body, LONGEST).await.unwrap_or_default();
        let told: Value = serde_json::from_slice(&body).unwrap_or_default();
        let page = drawn(words, &told["error"]).into_string();
        parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        parts.headers.remove(header::CONTENT_LENGTH);
        Response::from_parts(parts, Body::from(page))
    }
}

fn drawn(words: &Words, error: &Value) -> Markup {
    let title = words.say("house-sorry");
    let frame = Frame { words, title: &title, person: None, waiting: 0, here: "/" };
    page(
        &frame,
        html! {
            h1 { (title) }
            p.told.wrong lang="en" {
                (error["message"].as_str().unwrap_or_default())
                @if let Some(rule) = error["rule"].as_str() { " " a href={ "/rule/" (rule) } { (rule) } }
            }
            p { a.button href="/" { (words.say("house-home")) } }
        },
    )
}
