//! The front page, the rulebooks, the language.

use super::extract::Visitor;
use super::json_body::Form;
use super::session;
use crate::app::App;
use crate::error::Error;
use crate::seat_names::listed_names;
use crate::store::Store;
use crate::table::SeatHolder;
use axum::extract::{Path, RawQuery, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use lascaux_table::{AnyGame, Language};
use lascaux_web::page::{self, Front, FrontTable};
use maud::Markup;
use serde_json::Value;
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;
type Page = Result<Response, Error>;

/// A page as an answer.
pub fn shown(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

/// An answer that hands somebody a key to keep.
pub fn with_key(mut answer: Response, key: Option<String>, https: bool) -> Response {
    if let Some(cookie) = key.and_then(|key| session::key_cookie(&key, https)) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}

/// The front page.
pub async fn front<S: Store>(State(app): Shared<S>, visitor: Visitor) -> Page {
    let words = visitor.words;
    let mut tables = Vec::new();
    if let Some(person) = visitor.id() {
        for line in app.store().tables_of(person).await? {
            let seats: Vec<SeatHolder> = serde_json::from_str(&line.seated).unwrap_or_default();
            // Who looks knows that they sit there.
            let named = listed_names(&line.id, &seats, words).into_iter().zip(&seats);
            let is_free = |holder: &SeatHolder| matches!(holder, SeatHolder::Free { .. });
            let is_other = |holder: &SeatHolder| holder.person() != Some(person) && !is_free(holder);
            let others: Vec<String> = named.filter(|(_, holder)| is_other(holder)).map(|(name, _)| name).collect();
            tables.push(FrontTable {
                address: format!("/t/{}", line.id),
                title: app.games().get(&line.game).map_or(line.game.clone(), |game| game.title().to_string()),
                names: others.join(", "),
                asked: line.asked,
                free: seats.iter().filter(|holder| is_free(holder)).count(),
            });
        }
    }
    let games: Vec<Value> = app.games().shown().map(|game| game.about()).collect();
    Ok(shown(page::front(&Front { words, games: &games, person: visitor.name(), tables: &tables })))
}

/// The next table that waits for the person.
pub async fn next<S: Store>(
    State(app): Shared<S>,
    RawQuery(query): RawQuery,
    visitor: Visitor,
) -> Result<Redirect, Error> {
    let Some(person) = visitor.id() else { return Ok(Redirect::to("/")) };
    let here = query.as_deref().and_then(|query| query.strip_prefix("after="));
    let tables = app.store().tables_of(person).await?;
    let waiting = tables.into_iter().find(|line| line.asked && Some(&*line.id) != here);
    Ok(Redirect::to(&waiting.map_or("/".to_string(), |line| format!("/t/{}", line.id))))
}

/// All rulebooks.
pub async fn rulebooks<S: Store>(State(app): Shared<S>, visitor: Visitor) -> Page {
    Ok(shown(page::rulebooks(app.games().shown(), visitor.words, visitor.name())))
}

/// The rulebook of a game.
pub async fn rules<S: Store>(State(app): Shared<S>, Path(game): Path<String>, visitor: Visitor) -> Page {
    let game = app.games().get(&game).map_err(|_| Error::NoSuchAddress)?;
    Ok(shown(page::rules(game, visitor.words, visitor.name())?))
}

/// A picture of a rulebook. It stands alone, so that it carries its styles in itself.
pub async fn picture<S: Store>(State(app): Shared<S>, Path((game, file)): Path<(String, String)>) -> Page {
    let game = app.games().get(&game).map_err(|_| Error::NoSuchAddress)?;
    let drawn = page::picture(game, &file).map_err(|_| Error::NoSuchAddress)?;
    let told = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "public, max-age=3600"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
    ];
    Ok((told, drawn).into_response())
}

/// A rule by its number: the page of the rulebook, or the book alone, to be laid over a table.
pub async fn rule<S: Store>(
    State(app): Shared<S>,
    Path(number): Path<String>,
    RawQuery(query): RawQuery,
    visitor: Visitor,
) -> Page {
    let is_of = |game: &&dyn AnyGame| number.strip_prefix(game.prefix()).is_some_and(|rest| rest.starts_with('-'));
    let game = app.games().games().find(is_of).ok_or(Error::NoSuchAddress)?;
    if !number.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '.') {
        return Err(Error::NoSuchAddress);
    }
    if query.as_deref() == Some("panel") {
        return Ok(shown(page::rule_panel(game, &number, visitor.words)?.ok_or(Error::NoSuchAddress)?));
    }
    Ok(Redirect::to(&format!("/rules/{}#{number}", game.name())).into_response())
}

/// The language is changed; back to where the person was.
pub async fn language<S: Store>(State(app): Shared<S>, form: Form) -> Page {
    let code = Language::read(form.get("code")).unwrap_or_default().code();
    let back = match form.get("back") {
        "" => "/",
        back => session::own_path(back).ok_or_else(|| Error::bad("Only an address of this house is led back to."))?,
    };
    let mut answer = Redirect::to(back).into_response();
    if let Some(cookie) = session::set_cookie("language", code, app.config().https) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(answer)
}
