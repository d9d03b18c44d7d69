//! For programs: JSON under `/api/v1`, in the words of the line protocol. Described by `openapi.json` beside this file; a
//! test holds the two against each other.

use super::extract::{Table, Visitor};
use super::json_body::{JsonBody, Params};
use super::news::news;
use super::response::Answer;
use super::table_actions::{for_programs, hint};
use super::table_page::sit_down;
use crate::app::App;
use crate::clock::date;
use crate::error::Error;
use crate::live_table::{LiveTable, lock};
use crate::store::Store;
use crate::table::{SeatHolder, TableState};
use crate::tables::Order;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use lascaux_table::{Seat, Turn, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The longest wait for news, in seconds: shorter than proxies have patience.
const LONGEST_WAIT: u64 = 25;

type Shared<S> = State<Arc<App<S>>>;
type Answers<S> = MethodRouter<Arc<App<S>>>;
type Route<S> = (&'static str, String, Answers<S>);

/// Every address for programs: method, path, and who answers.
fn routes<S: Store>() -> Vec<Route<S>> {
    let own: Vec<(&str, &str, Answers<S>)> = vec![
        ("get", "openapi.json", get(description)),
        ("get", "games", get(games)),
        ("get", "games/{game}/notation", get(notation)),
        ("get", "tables", get(own_tables)),
        ("post", "tables", post(open)),
        ("get", "tables/{table}", get(about)),
        ("post", "tables/{table}/join", post(join)),
        ("get", "tables/{table}/view", get(view)),
        ("get", "tables/{table}/scores", get(scores)),
        ("get", "tables/{table}/legal", get(legal)),
        ("get", "tables/{table}/events", get(events)),
        ("post", "tables/{table}/hint", post(hint)),
    ];
    let own = own.into_iter().map(|(method, path, route)| (method, format!("/api/v1/{path}"), route));
    let actions = for_programs().into_iter();
    own.chain(actions.map(|(word, route)| ("post", format!("/api/v1/tables/{{table}}/{word}"), route))).collect()
}

/// Method and path of every address for programs.
pub fn paths<S: Store>() -> Vec<(&'static str, String)> {
    routes::<S>().into_iter().map(|(method, path, _)| (method, path)).collect()
}

/// The addresses for programs.
pub fn router<S: Store>() -> Router<Arc<App<S>>> {
    routes::<S>().into_iter().fold(Router::new(), |router, (_, path, route)| router.route(&path, route))
}

async fn description() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("openapi.json")).into_response()
}

/// From where a request looks: the seat that it names, which has to be its own, or the one that suits best.
fn viewer(state: &TableState, person: Option<i64>, seat: Option<u8>) -> Result<Viewer, Error> {
    match seat {
        None => Ok(state.viewer(person)),
        Some(seat) if state.seats_of(person).contains(&Seat(seat)) => Ok(Viewer::Seat(Seat(seat))),
        Some(_) => Err(Error::NotSeated),
    }
}

async fn games<S: Store>(State(app): Shared<S>) -> Answer {
    Ok(Json(json!({"ok": true, "games": app.games().shown().map(|game| game.about()).collect::<Vec<_>>()})))
}

async fn notation<S: Store>(State(app): Shared<S>, Path(game): Path<String>) -> Answer {
    Ok(Json(json!({"ok": true, "notation": app.games().get(&game)?.notation()})))
}

/// The clocks as programs hear of them.
fn clock(state: &TableState, now: i64) -> Value {
    let Some(clocks) = state.clocks() else { return Value::Null };
    let seats = Seat::all(state.seats().len() as u8);
    json!({
        "name": clocks.name(),
        "left": seats.map(|seat| clocks.left(seat, now)).collect::<Vec<_>>(),
        "running": clocks.running(),
    })
}

/// What everybody may know of a table, and which seats are the asker's.
fn told(table: &LiveTable, state: &TableState, person: Option<i64>, now: i64) -> Value {
    let own = state.seats_of(person);
    let seats = state.seats().iter().enumerate().map(|(seat, holder)| match holder {
        SeatHolder::Bot { level } => json!({"kind": "bot", "name": level}),
        SeatHolder::Person { name, .. } => {
            json!({"kind": "person", "name": name, "deputy": state.has_deputy(Seat(seat as u8))})
        }
        SeatHolder::Past { name } => json!({"kind": "past", "name": name}),
        // Only those who sit at the table may hand out its seats.
        SeatHolder::Free { code } if !own.is_empty() => json!({"kind": "free", "code": code}),
        SeatHolder::Free { .. } => json!({"kind": "free"}),
    });
    json!({
        "ok": true,
        "table": table.id,
        "game": table.game,
        "seats": seats.collect::<Vec<_>>(),
        "own": own,
        "ready": state.is_complete(),
        "number": state.number(),
        "turn": state.game().turn_json(),
        "clock": clock(state, now),
        "plea": state.take_back().map(|asked| asked.seat),
        "closed": state.closed(),
        "ends": state.ends_at().map(date),
    })
}

async fn own_tables<S: Store>(State(app): Shared<S>, visitor: Visitor) -> Answer {
    let tables = app.store().tables_of(visitor.require()?.id).await?;
    let tables = tables.iter().map(|line| json!({"table": line.id, "game": line.game, "asked": line.asked}));
    Ok(Json(json!({"ok": true, "tables": tables.collect::<Vec<_>>()})))
}

/// A new table, and the name of whoever opens it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    game: String,
    seats: Vec<String>,
    #[serde(default)]
    options: Map<String, Value>,
    clock: Option<String>,
    name: Option<String>,
}

async fn open<S: Store>(State(app): Shared<S>, visitor: Visitor, JsonBody(asked): JsonBody<Opening>) -> Answer {
    let order = Order { game: asked.game, seats: asked.seats, options: asked.options, clock: asked.clock };
    app.games().get(&order.game)?; // before a guest is met who cannot stay
    let (person, key) = visitor.or_guest(&app, asked.name.as_deref(), "Guest").await?;
    let table = app.open_ordered(&order, person.id, &person.name).await?;
    *lock(&table.household) = Some(crate::limits::household(visitor.address));
    let mut answer = told(&table, &table.state(), Some(person.id), app.now());
    answer["key"] = json!(key);
    Ok(Json(answer))
}

async fn about<S: Store>(State(app): Shared<S>, Table(table): Table, visitor: Visitor) -> Answer {
    Ok(Json(told(&table, &table.state(), visitor.id(), app.now())))
}

/// The code of a free seat, and the name of whoever sits down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Joining {
    code: String,
    name: Option<String>,
}

async fn join<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    visitor: Visitor,
    JsonBody(asked): JsonBody<Joining>,
) -> Answer {
    if table.state().free_seat(&asked.code).is_none() {
        return Err(Error::NoSuchTable); // before a guest is met who cannot stay
    }
    let (person, key) = visitor.or_guest(&app, asked.name.as_deref(), "Guest").await?;
    let done = sit_down(&app, &table, &asked.code, (person.id, person.name)).await?;
    let mut answer = told(&table, &done.state, Some(person.id), app.now());
    answer["key"] = json!(key);
    Ok(Json(answer))
}

/// From which seat to look.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Look {
    seat: Option<u8>,
}

async fn view(Table(table): Table, visitor: Visitor, Params(look): Params<Look>) -> Answer {
    let state = table.state();
    let viewer = viewer(&state, visitor.id(), look.seat)?;
    let seat = viewer.seat();
    Ok(Json(json!({
        "ok": true,
        "number": state.number(),
        "seat": seat,
        "turn": state.game().turn_json(),
        "view": state.game().view(viewer)?,
    })))
}

async fn scores(Table(table): Table, visitor: Visitor, Params(look): Params<Look>) -> Answer {
    let state = table.state();
    let viewer = viewer(&state, visitor.id(), look.seat)?;
    Ok(Json(json!({"ok": true, "scores": state.game().scores(Some(viewer))?})))
}

/// What the asker can do now. The choices of others would tell what they hold.
async fn legal(Table(table): Table, visitor: Visitor) -> Answer {
    let state = table.state();
    let own = state.seats_of(Some(visitor.require()?.id));
    if own.is_empty() {
        return Err(Error::NotSeated);
    }
    let may_act = state.is_complete() && state.is_running();
    let actions = match state.game().turn() {
        Turn::Player(seat) if own.contains(&seat) && may_act => state.game().legal(),
        _ => Vec::new(),
    };
    Ok(Json(json!({"ok": true, "number": state.number(), "turn": state.game().turn_json(), "actions": actions})))
}

/// Since when, from which seat, and how long to wait if there is nothing new.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Since {
    since: Option<usize>,
    seat: Option<u8>,
    #[serde(default)]
    wait: u64,
}

async fn events<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    visitor: Visitor,
    Params(asked): Params<Since>,
) -> Answer {
    viewer(&table.state(), visitor.id(), asked.seat)?;
    if let (Some(since), 1..) = (asked.since, asked.wait) {
        let _place = (app.limiter.watch(visitor.address)?, app.metrics().watcher());
        let known = visitor.known.as_ref().map(|(person, key)| (person.id, key.clone()));
        let mut changes = table.watch();
        let news = changes.wait_for(|number| *number > since as u64);
        let patience = Duration::from_secs(asked.wait.min(LONGEST_WAIT));
        tokio::select! {
            // Without news the answer is the same, only empty.
            _ = tokio::time::timeout(patience, news) => {}
            _ = app.closed() => {}
            _ = app.sessions.ended(known) => return Err(Error::NotSeated),
        }
    }
    // Telling many steps takes a while: on a thread of its own, where only so many are told at the same time.
    app.work(move || {
        let state = table.state();
        let viewer = viewer(&state, visitor.id(), asked.seat)?;
        Ok(Json(news(&state, asked.since, viewer)?))
    })
    .await?
}
