//! The door for programs: JSON under `/api/v1`, in the words of the line protocol. Described by `openapi.json` beside
//! this file; a test holds the two against each other.

use super::around::{agree, come_back, decline, depute, plead};
use super::said::{Asked, Said};
use crate::guard::{self, Address};
use crate::hall::{Chair, Hall, Inner, No, Order, now};
use crate::store::{Person, Store};
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use lascaux_table::{Code, Refusal, Seat, Turn, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The longest wait for news, in seconds: shorter than proxies have patience.
const LONGEST_WAIT: u64 = 25;

type House<S> = State<Arc<Hall<S>>>;
type Answer = Result<Json<Value>, No>;
type Door<S> = (&'static str, &'static str, MethodRouter<Arc<Hall<S>>>);

/// Every address of this door: method, path, and who answers.
fn doors<S: Store>() -> Vec<Door<S>> {
    vec![
        ("get", "/api/v1/openapi.json", get(description)),
        ("get", "/api/v1/games", get(games)),
        ("get", "/api/v1/games/{game}/notation", get(notation)),
        ("get", "/api/v1/tables", get(own_tables)),
        ("post", "/api/v1/tables", post(found)),
        ("get", "/api/v1/tables/{table}", get(about)),
        ("post", "/api/v1/tables/{table}/join", post(join)),
        ("get", "/api/v1/tables/{table}/view", get(view)),
        ("get", "/api/v1/tables/{table}/scores", get(scores)),
        ("get", "/api/v1/tables/{table}/legal", get(legal)),
        ("post", "/api/v1/tables/{table}/act", post(act)),
        ("post", "/api/v1/tables/{table}/undo", post(undo)),
        ("post", "/api/v1/tables/{table}/plead", post(plead)),
        ("post", "/api/v1/tables/{table}/agree", post(agree)),
        ("post", "/api/v1/tables/{table}/decline", post(decline)),
        ("post", "/api/v1/tables/{table}/depute", post(depute)),
        ("post", "/api/v1/tables/{table}/return", post(come_back)),
        ("post", "/api/v1/tables/{table}/hint", post(hint)),
        ("get", "/api/v1/tables/{table}/events", get(events)),
        ("post", "/api/v1/tables/{table}/chat", post(chat)),
    ]
}

/// Method and path of every address for programs.
pub fn paths<S: Store>() -> Vec<(&'static str, &'static str)> {
    doors::<S>().into_iter().map(|(method, path, _)| (method, path)).collect()
}

/// The addresses for programs.
pub fn router<S: Store>() -> Router<Arc<Hall<S>>> {
    doors::<S>().into_iter().fold(Router::new(), |router, (_, path, door)| router.route(path, door))
}

async fn description() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("openapi.json")).into_response()
}

/// From where a request looks: the seat that it names, which has to be its own, or the one that suits best.
fn viewer(inner: &Inner, person: Option<&Person>, seat: Option<u8>) -> Result<Viewer, No> {
    let who = person.map(|person| person.id);
    match seat {
        None => Ok(inner.viewer(who)),
        Some(seat) if inner.seats_of(who).contains(&Seat(seat)) => Ok(Viewer::Seat(Seat(seat))),
        Some(_) => Err(No::Stranger),
    }
}

/// Whoever sits down, known or met just now. A key that is said and not known is a mistake, not a new guest.
async fn sitting_down<S: Store>(
    hall: &Hall<S>,
    headers: &HeaderMap,
    name: Option<&str>,
) -> Result<(Person, Option<String>), No> {
    if headers.contains_key(header::AUTHORIZATION) && guard::person(hall.store(), headers).await?.is_none() {
        return Err(No::Stranger);
    }
    Ok(guard::named_guest(hall.store(), headers, name, "Guest").await?)
}

async fn games<S: Store>(State(hall): House<S>) -> Answer {
    Ok(Json(json!({"ok": true, "games": hall.games().games().map(|game| game.about()).collect::<Vec<_>>()})))
}

async fn notation<S: Store>(State(hall): House<S>, Path(game): Path<String>) -> Answer {
    Ok(Json(json!({"ok": true, "notation": hall.games().get(&game)?.notation()})))
}

/// What everybody may know of a table, and which seats are the asker's.
fn told(id: &str, game: &str, inner: &Inner, person: Option<&Person>) -> Value {
    let own = inner.seats_of(person.map(|person| person.id));
    let seats = inner.chairs.iter().enumerate().map(|(seat, chair)| match chair {
        Chair::Bot { level } => json!({"kind": "bot", "name": level}),
        Chair::Person { name, .. } => {
            json!({"kind": "person", "name": name, "deputy": inner.has_deputy(Seat(seat as u8))})
        }
        Chair::Past { name } => json!({"kind": "past", "name": name}),
        // Only those who sit at the table may hand out its seats.
        Chair::Free { code } if !own.is_empty() => json!({"kind": "free", "code": code}),
        Chair::Free { .. } => json!({"kind": "free"}),
    });
    json!({
        "ok": true,
        "table": id,
        "game": game,
        "seats": seats.collect::<Vec<_>>(),
        "own": own,
        "ready": inner.is_complete(),
        "number": inner.past.number(),
        "turn": inner.current.turn_json(),
        "clock": inner.time(now()),
        "plea": inner.plea.as_ref().map(|plea| plea.seat),
    })
}

async fn own_tables<S: Store>(State(hall): House<S>, headers: HeaderMap) -> Answer {
    let person = guard::known(hall.store(), &headers).await?;
    let tables = hall.tables_of(person.id).await;
    let tables = tables.iter().map(|(table, asked)| json!({"table": table.id, "game": table.game, "asked": asked}));
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

async fn found<S: Store>(State(hall): House<S>, headers: HeaderMap, Said(said): Said<Opening>) -> Answer {
    let order = Order { game: said.game, seats: said.seats, options: said.options, clock: said.clock };
    hall.games().get(&order.game)?; // before a guest is met who cannot stay
    let (person, key) = sitting_down(&hall, &headers, said.name.as_deref()).await?;
    let table = hall.found(&order, person.id, &person.name).await?;
    let mut answer = told(&table.id, &table.game, &*table.look().await, Some(&person));
    answer["key"] = json!(key);
    Ok(Json(answer))
}

async fn about<S: Store>(State(hall): House<S>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::person(hall.store(), &headers).await?;
    let inner = table.look().await;
    Ok(Json(told(&id, &table.game, &inner, person.as_ref())))
}

/// The code of a free seat, and the name of whoever sits down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Joining {
    code: String,
    name: Option<String>,
}

async fn join<S: Store>(
    State(hall): House<S>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Said(said): Said<Joining>,
) -> Answer {
    let table = hall.table(&id).await?;
    if !table.look().await.is_free(&said.code) {
        return Err(No::Missing);
    }
    let (person, key) = sitting_down(&hall, &headers, said.name.as_deref()).await?;
    hall.join(&table, &said.code, person.id, &person.name).await?;
    let mut answer = told(&id, &table.game, &*table.look().await, Some(&person));
    answer["key"] = json!(key);
    Ok(Json(answer))
}

/// From which seat to look.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Look {
    seat: Option<u8>,
}

async fn view<S: Store>(
    State(hall): House<S>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Asked(look): Asked<Look>,
) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::person(hall.store(), &headers).await?;
    let inner = table.look().await;
    let viewer = viewer(&inner, person.as_ref(), look.seat)?;
    Ok(Json(json!({
        "ok": true,
        "number": inner.past.number(),
        "seat": seat_of(viewer),
        "turn": inner.current.turn_json(),
        "view": inner.current.view(viewer)?,
    })))
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

async fn scores<S: Store>(
    State(hall): House<S>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Asked(look): Asked<Look>,
) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::person(hall.store(), &headers).await?;
    let inner = table.look().await;
    let viewer = viewer(&inner, person.as_ref(), look.seat)?;
    Ok(Json(json!({"ok": true, "scores": inner.current.scores(Some(viewer))?})))
}

/// What the asker can do now. The choices of others would tell what they hold.
async fn legal<S: Store>(State(hall): House<S>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::known(hall.store(), &headers).await?;
    let inner = table.look().await;
    let own = inner.seats_of(Some(person.id));
    if own.is_empty() {
        return Err(No::Stranger);
    }
    let actions = match inner.current.turn() {
        Turn::Player(seat) if own.contains(&seat) && inner.is_complete() => inner.current.legal(),
        _ => Vec::new(),
    };
    Ok(Json(json!({"ok": true, "turn": inner.current.turn_json(), "actions": actions})))
}

/// A move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    action: String,
    seat: Option<u8>,
}

/// A move, of a page or of a program: what came of it.
pub async fn act<S: Store>(
    State(hall): House<S>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Said(said): Said<Move>,
) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::known(hall.store(), &headers).await?;
    let (viewer, number) = {
        let inner = table.look().await;
        let viewer = viewer(&inner, Some(&person), said.seat)?;
        if let (Some(named), Turn::Player(asked)) = (said.seat, inner.current.turn())
            && asked != Seat(named)
        {
            let message = format!("It is not the turn of seat {named}: seat {asked} is to move.");
            return Err(Refusal::new(Code::WrongTurn, message).into());
        }
        (viewer, inner.past.number())
    };
    hall.act(&table, person.id, &said.action).await?;
    Ok(Json(table.look().await.news(Some(number), viewer)?))
}

/// The last own move is taken back.
pub async fn undo<S: Store>(State(hall): House<S>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::known(hall.store(), &headers).await?;
    let number = table.look().await.past.number();
    hall.undo(&table, person.id).await?;
    let inner = table.look().await;
    Ok(Json(inner.news(Some(number), inner.viewer(Some(person.id)))?))
}

/// What a strong bot would do.
pub async fn hint<S: Store>(State(hall): House<S>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::known(hall.store(), &headers).await?;
    Ok(Json(json!({"ok": true, "action": hall.hint(&table, person.id).await?})))
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
    State(hall): House<S>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Asked(asked): Asked<Since>,
) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::person(hall.store(), &headers).await?;
    viewer(&*table.look().await, person.as_ref(), asked.seat)?;
    let mut changes = table.watch();
    if let (Some(since), 1..) = (asked.since, asked.wait) {
        let _place = (hall.gate().watch(address.0)?, hall.metrics().watcher());
        let news = changes.wait_for(|number| *number > since as u64);
        let patience = Duration::from_secs(asked.wait.min(LONGEST_WAIT));
        tokio::select! {
            // Without news the answer is the same, only empty.
            _ = tokio::time::timeout(patience, news) => {}
            _ = hall.closed() => {}
        }
    }
    let inner = table.look().await;
    let viewer = viewer(&inner, person.as_ref(), asked.seat)?;
    Ok(Json(inner.news(asked.since, viewer)?))
}

/// Something said.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chat {
    text: String,
}

/// Something is said.
pub async fn chat<S: Store>(
    State(hall): House<S>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Said(said): Said<Chat>,
) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::known(hall.store(), &headers).await?;
    hall.chat(&table, person.id, &person.name, &said.text).await?;
    Ok(Json(json!({"ok": true})))
}
