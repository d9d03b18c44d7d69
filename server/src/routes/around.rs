//! What people decide about a match as a whole: going back by consent, and a bot for somebody whose time is over. The
//! same for pages and for programs.

use super::said::Said;
use crate::guard;
use crate::hall::{Chair, Hall, Inner, No, Table, now};
use crate::store::{Person, Store};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use lascaux_table::{Seat, Turn};
use lascaux_web::page::{Plea, TableStatus};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

type Here<S> = State<Arc<Hall<S>>>;
type Answer = Result<Json<Value>, No>;

/// The seat that is meant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meant {
    seat: u8,
    /// The picture by which it was decided.
    #[serde(rename = "expected")]
    _expected: Option<u64>,
}

async fn at<S: Store>(hall: &Hall<S>, id: &str, headers: &HeaderMap) -> Result<(Arc<Table>, Person), No> {
    let table = hall.table(id).await?;
    let person = guard::known(hall.store(), headers).await?;
    Ok((table, person))
}

/// How the table stands after it.
async fn done(table: &Table) -> Answer {
    let inner = table.look().await;
    Ok(Json(json!({"ok": true, "number": inner.past.number(), "turn": inner.current.turn_json()})))
}

/// A person asks to take the last own move back.
pub async fn plead<S: Store>(State(hall): Here<S>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let (table, person) = at(&hall, &id, &headers).await?;
    hall.plead(&table, person.id).await?;
    done(&table).await
}

/// A person agrees.
pub async fn agree<S: Store>(State(hall): Here<S>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let (table, person) = at(&hall, &id, &headers).await?;
    hall.answer(&table, person.id, true).await?;
    done(&table).await
}

/// A person does not agree, or no longer asks.
pub async fn decline<S: Store>(State(hall): Here<S>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let (table, person) = at(&hall, &id, &headers).await?;
    hall.answer(&table, person.id, false).await?;
    done(&table).await
}

/// A bot plays on for somebody whose time is over.
pub async fn depute<S: Store>(
    State(hall): Here<S>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Said(meant): Said<Meant>,
) -> Answer {
    let (table, person) = at(&hall, &id, &headers).await?;
    hall.depute(&table, person.id, meant.seat).await?;
    done(&table).await
}

/// Whoever sits there plays again.
pub async fn come_back<S: Store>(
    State(hall): Here<S>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Said(meant): Said<Meant>,
) -> Answer {
    let (table, person) = at(&hall, &id, &headers).await?;
    hall.come_back(&table, person.id, meant.seat).await?;
    done(&table).await
}

/// What the page of a table shows of all this to a person.
pub fn stands_around(inner: &Inner, person: Option<&Person>) -> TableStatus {
    let now = now();
    let seats = || Seat::all(inner.chairs.len() as u8);
    let own = inner.seats_of(person.map(|person| person.id));
    let over = inner.current.turn() == Turn::Over;
    let clocks = inner.clocks.as_ref().filter(|_| !over);
    let others = inner.chairs.iter().enumerate().filter_map(|(seat, chair)| match chair {
        Chair::Person { name, .. } if !own.contains(&Seat(seat as u8)) => Some(name.clone()),
        _ => None,
    });
    let free_undo = inner.may_undo(&own);
    TableStatus {
        clocks: clocks.map_or(Vec::new(), |clocks| {
            seats().map(|seat| (clocks.left(seat, now), clocks.running() == Some(seat))).collect()
        }),
        deputies: seats().filter(|seat| inner.has_deputy(*seat) && !over).collect(),
        may_depute: clocks.and_then(|clocks| clocks.running()).filter(|seat| !own.is_empty() && !own.contains(seat)),
        // Where a move can simply be taken back, nobody need be asked.
        may_plead: !over && !free_undo && person.is_some_and(|person| inner.last_move_of(person.id).is_some()),
        plea: inner.plea.as_ref().map(|plea| Plea {
            seat: plea.seat,
            own: person.is_some_and(|person| person.id == plea.person),
            to_answer: person.is_some_and(|person| inner.is_to_answer(person.id)),
        }),
        others: if own.is_empty() { Vec::new() } else { others.collect() },
        may_leave: false,
        alone: false,
        own,
    }
}
