//! What happens while a table is played: moves in, pictures out.

use super::pages::{drawn_for, words_of};
use super::said::Said;
use crate::guard::{self, Address};
use crate::hall::{Hall, No, Shared, Table};
use crate::parts::Picture;
use crate::store::{Person, Store};
use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, StreamExt};
use lascaux_table::{Code, Refusal, Turn};
use lascaux_web::Words;
use serde::Deserialize;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio_stream::wrappers::WatchStream;

/// The beginning of a move.
#[derive(Deserialize)]
pub struct Meant {
    action: String,
}

type Answer = Result<Json<Value>, No>;

/// Pushes the picture of a table after every change, drawn for the viewer.
pub async fn stream<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, No> {
    let table = hall.table(&id).await?;
    let person = guard::person(hall.store(), &headers).await?;
    let words = words_of(&headers);
    let site = super::pages::site(hall.customs(), &headers);
    let place = Arc::new((hall.gate().watch(address.0)?, hall.metrics().watcher()));
    let first = *table.watch().borrow();
    let house = hall.clone();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let changes = WatchStream::new(table.watch()).then(move |number| {
        let (table, person, site): (Arc<Table>, _, _) = (table.clone(), person.clone(), site.clone());
        let (house, place, seen) = (house.clone(), place.clone(), seen.clone());
        async move {
            let _place = place;
            let picture = picture(&table, person.as_ref(), words, number, &site).await;
            // The first picture answers the watcher, not a move.
            if let Some(arrived) = table.moved(number).filter(|_| number > first) {
                house.metrics().pushed(arrived.elapsed());
            }
            Ok(match picture {
                Ok(picture) => {
                    let mut seen = seen.lock().await;
                    let told = picture.told(&seen);
                    picture.marks().clone_into(&mut seen);
                    Event::default().event("scene").id(number.to_string()).data(told)
                }
                Err(_) => Event::default().comment("nothing to draw"),
            })
        }
    });
    Ok(Sse::new(changes.take_until(hall.closed())).keep_alive(KeepAlive::default()))
}

/// So long a picture serves all who look on from outside.
const FRESH: Duration = Duration::from_millis(250);

/// The picture of a table, drawn for a person; those who look on from outside share theirs.
async fn picture(
    table: &Table,
    person: Option<&Person>,
    words: &'static Words,
    number: u64,
    site: &str,
) -> Result<Arc<Picture>, No> {
    let draw = async || {
        let scene = drawn_for(table, person, words, number, site).await?;
        Ok::<_, No>(Arc::new(Picture::new(scene.into_string())))
    };
    if !table.look().await.seats_of(person.map(|person| person.id)).is_empty() {
        return draw().await;
    }
    // The first to come draws, while the others wait for it here.
    let mut pictures = table.pictures.lock().await;
    let language = words.language().code;
    let same =
        |shared: &&Shared| shared.number == number && shared.language == language && shared.drawn.elapsed() < FRESH;
    if let Some(shared) = pictures.iter().find(same) {
        return Ok(shared.picture.clone());
    }
    let picture = draw().await?;
    pictures.retain(|shared| shared.language != language);
    pictures.push(Shared { number, language, drawn: Instant::now(), picture: picture.clone() });
    Ok(picture)
}

/// Why something is not possible, with its rule. Changes nothing: a copy of the match is asked.
pub async fn why<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Said(meant): Said<Meant>,
) -> Answer {
    let table = hall.table(&id).await?;
    let person = guard::known(hall.store(), &headers).await?;
    let (mut copy, own) = {
        let inner = table.look().await;
        (inner.current.copy(), inner.seats_of(Some(person.id)))
    };
    let seat = match copy.turn() {
        Turn::Player(seat) if own.contains(&seat) => seat,
        _ => return Err(No::Refused(Refusal::new(Code::WrongTurn, "You are not asked anything now."))),
    };
    // A piece stands for the beginning of actions: with a number behind it, it may be a whole one.
    let mut refusal = None;
    for tail in ["", " 1", " 2"] {
        match copy.act(Some(seat), &format!("{}{tail}", meant.action)) {
            Ok(_) => return Ok(Json(json!({"ok": true}))),
            Err(no) if no.code == Code::Illegal => return Err(No::Refused(no)),
            Err(no) => refusal = Some(no),
        }
    }
    Err(refusal.map_or(No::Missing, No::Refused))
}
