//! A refusal for somebody who reads pages: the same words as programs get, on a page with a way back.

use super::extract::words_of;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use lascaux_table::{Code, Refusal};
use lascaux_web::Words;
use lascaux_web::page::{Frame, page};
use maud::{Markup, html};
use serde_json::Value;

/// The longest refusal.
const LONGEST: usize = 64 * 1024;

/// How whoever asked reads answers.
pub struct Reader {
    words: &'static Words,
    /// Reads pages, not JSON.
    is_page: bool,
    /// A program: it reads English.
    is_program: bool,
}

impl Reader {
    /// Who asks for this path with these headers.
    pub fn of(path: &str, headers: &HeaderMap) -> Reader {
        let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let is_page = accepts.contains("text/html");
        Reader { words: words_of(headers), is_page, is_program: !is_page && path.starts_with("/api/") }
    }

    /// An answer as this reader can read it.
    pub async fn read(&self, mut answer: Response) -> Response {
        let refused = answer.status().is_client_error() || answer.status().is_server_error();
        let json = answer.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
        let refusal = answer.extensions_mut().remove::<Refusal>();
        let is_said_otherwise = self.is_page || refusal.is_some() && !self.is_program;
        if !refused || !json || !is_said_otherwise {
            return answer;
        }
        let (mut parts, body) = answer.into_parts();
        let body = to_bytes(body, LONGEST).await.unwrap_or_default();
        let mut told: Value = serde_json::from_slice(&body).unwrap_or_default();
        // Only what a game says is said in every language.
        let is_english =
            refusal.as_ref().is_none_or(|refusal| refusal.code != Code::Notation && refusal.why.key().is_none());
        if let Some(refusal) = refusal {
            // What is wrong with a text that nobody has typed says nothing to whoever pressed a piece.
            told["error"]["message"] = match refusal.code {
                Code::Notation => self.words.say("not-here"),
                _ => self.words.told(&refusal.why, &[]),
            }
            .into();
        }
        parts.headers.remove(header::CONTENT_LENGTH);
        if !self.is_page {
            return Response::from_parts(parts, Body::from(told.to_string()));
        }
        parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        Response::from_parts(parts, Body::from(drawn(self.words, &told["error"], is_english).into_string()))
    }
}

fn drawn(words: &Words, error: &Value, is_english: bool) -> Markup {
    let title = words.say("house-sorry");
    let frame = Frame { words, title: &title, person: None, waiting: 0, here: "/" };
    page(
        &frame,
        html! {
            h1 { (title) }
            p.told.wrong lang=[is_english.then_some("en")] {
                (error["message"].as_str().unwrap_or_default())
                @if let Some(rule) = error["rule"].as_str() { " " a href={ "/rule/" (rule) } { (rule) } }
            }
            p { a.button href="/" { (words.say("house-home")) } }
        },
    )
}
