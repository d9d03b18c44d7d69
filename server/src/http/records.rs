//! Records: those that are handed out, and those that people bring.

use super::extract::Visitor;
use super::pages::shown;
use crate::app::App;
use crate::error::Error;
use crate::store::Store;
use crate::tables::Found;
use axum::extract::multipart::Multipart;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use lascaux_table::{Code, Refusal, Turn};
use lascaux_web::page;
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;
type Page = Result<Response, Error>;

/// The largest record that can be brought.
pub const LARGEST: usize = 2 * 1024 * 1024;

/// A file to be kept.
pub fn download(name: &str, text: String) -> Response {
    let name = format!("attachment; filename=\"{name}.json\"");
    let kind = "application/json".to_string();
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response()
}

/// The record of a finished game; a running one keeps its seed and its secrets.
pub async fn record<S: Store>(State(app): Shared<S>, Path(id): Path<String>) -> Page {
    let name = |game: &str| format!("{game}-{id}");
    match app.find(&id).await? {
        Found::Live(table) => {
            if !table.state().is_open() {
                return Err(Error::not_now("The record is handed out when the game is over."));
            }
            let held = table.clone();
            let text = app.work(move || held.state().game().record().text()).await?;
            Ok(download(&name(&table.game), text))
        }
        Found::Unplayable(stored, _) => {
            let Some((stood, _)) = app.stood(&id).await? else { return Err(Error::NoSuchTable) };
            if !stood.open && stored.status == "running" {
                return Err(Error::not_now("This table has to be closed for good before its record is handed out."));
            }
            Ok(download(&name(&stored.game), stood.record))
        }
    }
}

/// A table that cannot be played on is closed for good, and its record handed out: everything is open then.
pub async fn lay_open<S: Store>(State(app): Shared<S>, Path(id): Path<String>, visitor: Visitor) -> Page {
    let Found::Unplayable(stored, _) = app.find(&id).await? else {
        return Err(Error::not_now("This table can be played on."));
    };
    if stored.status == "running" || stored.status == "broken" {
        app.lay_open(&stored, visitor.require()?.id).await?;
    }
    Ok(Redirect::to(&format!("/t/{id}/record")).into_response())
}

/// The page where a record is brought.
pub async fn page(visitor: Visitor) -> Page {
    Ok(shown(page::records(visitor.words, visitor.name(), None, "")))
}

/// A record is brought.
pub async fn bring<S: Store>(State(app): Shared<S>, visitor: Visitor, mut parts: Multipart) -> Page {
    let mut text = String::new();
    while let Some(part) = parts.next_field().await.transpose() {
        let read = match part {
            Ok(part) => part.text().await,
            Err(error) => Err(error),
        };
        match read {
            // The file comes first, and an empty one is none.
            Ok(read) if text.trim().is_empty() => text = read,
            Ok(_) => {}
            Err(error) => return Ok((error.status(), error.body_text()).into_response()),
        }
    }
    let words = visitor.words;
    let taken = if text.trim().is_empty() {
        Err(Refusal::new(Code::Record, words.say("study-nothing")).into())
    } else {
        app.take_record(text.clone()).await
    };
    let refusal = match taken {
        Ok(table) => {
            let state = table.state();
            // A whole game is watched from its beginning; of one that broke off, where it stands is what counts.
            let start = if state.game().turn() == Turn::Over { 0 } else { state.game().step_count() };
            return Ok(Redirect::to(&format!("/t/{}/at/{start}", table.id)).into_response());
        }
        Err(Error::Forbidden(refusal)) => refusal,
        Err(error) => return Err(error),
    };
    let page = shown(page::records(words, visitor.name(), Some(&visitor.words.told(&refusal.why, &[])), &text));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}
