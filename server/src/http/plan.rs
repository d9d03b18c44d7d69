//! What a plan would come to: the table as it would stand after some actions of whoever asks, drawn for them alone.
//! Nothing is kept, and nobody else hears of it.

use super::extract::{Table, Visitor};
use super::json_body::JsonBody;
use super::response::Answer;
use super::table_page::{Painter, paint_plan};
use crate::app::App;
use crate::error::Error;
use crate::store::Store;
use axum::Json;
use axum::extract::State;
use lascaux_table::Turn;
use lascaux_web::board::Ahead;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// The longest name of what is looked at.
const LONGEST_LOOK: usize = 64;

/// A plan, as far as it is laid out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    actions: Vec<String>,
    look: Option<String>,
}

/// Draws the table as a plan would leave it, and tells which of its actions can stand.
pub async fn plan<S: Store>(
    State(app): State<Arc<App<S>>>,
    Table(table): Table,
    visitor: Visitor,
    JsonBody(draft): JsonBody<Draft>,
) -> Answer {
    let person = visitor.require()?;
    let state = table.state();
    let seat = match state.game().turn() {
        Turn::Player(seat) if state.is_running() && state.seats_of(Some(person.id)).contains(&seat) => seat,
        _ => return Err(Error::not_now("You are not asked anything now.")),
    };
    let planned = state.planned(seat, &draft.actions);
    let look = draft.look.filter(|look| look.len() <= LONGEST_LOOK);
    let ahead = Ahead { actions: planned.actions, last: planned.last, look };
    let title = app.games().get(&table.game)?.title();
    let painter = Painter { title, ..Painter::of(&visitor) };
    let (scene, number) = paint_plan(&app, &table, &state, &painter, (&*planned.game, &ahead))?;
    let actions: Vec<&String> = ahead.actions.iter().chain(&ahead.last).collect();
    Ok(Json(json!({"ok": true, "number": number, "actions": actions, "scene": scene.into_string()})))
}
