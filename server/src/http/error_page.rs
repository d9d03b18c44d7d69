//! A refusal for somebody who reads pages: the same words as programs get, on a page with a way back.

use super::extract::words_of;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use lascaux_table::{Code, Language, Refusal};
use lascaux_web::Words;
use lascaux_web::page::{Sorry, sorry};
use serde_json::Value;

/// The longest refusal.
const LONGEST: usize = 64 * 1024;

/// How whoever asked reads answers.
pub struct Reader {
    words: &'static Words,
    /// Asks for something of a table.
    is_at_table: bool,
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
        let is_at_table = path.starts_with("/t/") || path.starts_with("/join/");
        Reader { words: words_of(headers), is_at_table, is_page, is_program: !is_page && path.starts_with("/api/") }
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
        let what = self.kind(parts.status, &told["error"], &parts.headers);
        // What only English says is told to whoever reads English; others read what kind of trouble it is.
        let is_own = !is_english || self.words.language() == Language::English && what == Sorry::Refused;
        let message = told["error"]["message"].as_str().filter(|_| is_own);
        let page = sorry(self.words, what, message, told["error"]["rule"].as_str());
        Response::from_parts(parts, Body::from(page.into_string()))
    }

    /// What went wrong, as a page tells it.
    fn kind(&self, status: StatusCode, error: &Value, headers: &HeaderMap) -> Sorry {
        let wait = headers.get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        match (status, error["code"].as_str()) {
            (_, Some("too-fast")) => Sorry::Fast(wait.unwrap_or(1)),
            (_, Some("too-much")) => Sorry::Full,
            (_, Some("stranger")) => Sorry::Stranger,
            (StatusCode::NOT_FOUND, _) if self.is_at_table => Sorry::Table,
            (StatusCode::NOT_FOUND, _) => Sorry::Missing,
            (StatusCode::GONE, _) => Sorry::Closed,
            (status, _) if status.is_server_error() => Sorry::Broken,
            _ => Sorry::Refused,
        }
    }
}
