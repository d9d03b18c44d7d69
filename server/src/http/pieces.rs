//! What a piece of a table tells of itself, as whoever asks may know it.

use super::extract::{Table, Visitor};
use super::json_body::Params;
use super::pages::shown;
use super::replay::{Look, called};
use crate::app::App;
use crate::error::Error;
use crate::seat_names::seat_names;
use crate::store::Store;
use axum::extract::{Path, State};
use axum::response::Response;
use lascaux_table::{AnyMatch, Viewer};
use lascaux_web::{Words, board, page};
use std::sync::Arc;

type Page = Result<Response, Error>;

/// A piece of the position that is played.
pub async fn now(Table(table): Table, Path((_, piece)): Path<(String, String)>, visitor: Visitor) -> Page {
    let (state, words) = (table.state(), visitor.words);
    let names = seat_names(&table.id, state.seats());
    told(state.game(), state.viewer(visitor.id()), &piece, &names, words)
}

/// A piece of a position of the past.
pub async fn past<S: Store>(
    State(app): State<Arc<App<S>>>,
    Table(table): Table,
    Path((_, step, piece)): Path<(String, usize, String)>,
    Params(look): Params<Look>,
    visitor: Visitor,
) -> Page {
    app.work(move || {
        let (state, words) = (table.state(), visitor.words);
        let past = state.past(visitor.id(), step, look.from())?;
        told(&*past.game, past.viewer, &piece, &called(&table.id, &state, words), words)
    })
    .await?
}

/// What a piece of a position tells of itself to a viewer, as a page's fragment.
pub fn told(game: &dyn AnyMatch, viewer: Viewer, piece: &str, names: &[String], words: &Words) -> Page {
    let told = board::tell(game, viewer, piece, names, words)?.ok_or(Error::NoSuchAddress)?;
    Ok(shown(page::telling(&told, board::book(game.game())?, words)))
}
