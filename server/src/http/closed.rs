//! Tables that cannot be played on: shown as they stood, with the reason and their record.

use super::extract::Visitor;
use super::pages::shown;
use super::records::download;
use crate::app::App;
use crate::error::Error;
use crate::live_table::LiveTable;
use crate::seat_names::{listed_names, seat_names};
use crate::stills::{Stood, seated};
use crate::store::{Store, StoredTable};
use crate::table::{Closing, SeatHolder};
use crate::tables::{Found, Unplayable};
use axum::extract::{Path, State};
use axum::response::Response;
use lascaux_table::{NewMatch, Seat, Viewer};
use lascaux_web::board;
use lascaux_web::page::{self, ClosedPage, ClosedWhy, RecordOffer};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::Arc;

type Page = Result<Response, Error>;

/// A table that ended before its game did. Everything is open.
pub fn ended<S: Store>(app: &App<S>, table: &LiveTable, visitor: &Visitor) -> Page {
    let state = table.state();
    let words = visitor.words;
    let names = listed_names(&table.id, state.seats(), words);
    let viewer = state.viewer(visitor.id());
    let drawn = board::draw_past(state.game(), viewer, &names, words, visitor.layout)?;
    let scores = state.game().scores(None)?;
    let totals: Vec<i32> = scores.seats.iter().map(|seat| seat.total).collect();
    let record = format!("/t/{}/record", table.id);
    Ok(shown(page::closed(&ClosedPage {
        words,
        title: app.games().get(&table.game)?.title(),
        person: visitor.name(),
        id: &table.id,
        why: match state.closed() {
            Some(Closing::Left) => ClosedWhy::Left,
            _ => ClosedWhy::Abandoned,
        },
        names: &names,
        totals: Some(&totals),
        board: Some(picture(&table.game, &drawn, &names)),
        later_moves: 0,
        record: RecordOffer::Link(&record),
        events_link: None,
    })))
}

/// A table that this program cannot play on, as it stood when that was last kept.
pub async fn unplayable<S: Store>(
    app: &Arc<App<S>>,
    stored: &StoredTable,
    why: &Unplayable,
    visitor: &Visitor,
) -> Page {
    let words = visitor.words;
    let seats = seated(stored);
    let names = listed_names(&stored.id, &seats, words);
    let stood = app.stood(&stored.id).await.ok().flatten();
    let (record, event_log) = (format!("/t/{}/record", stored.id), format!("/t/{}/event-log", stored.id));
    let is_seated = visitor.id().is_some_and(|id| seats.iter().any(|holder| holder.person() == Some(id)));
    let is_open = stored.status != "running" && stored.status != "broken";
    let offer = match &stood {
        None => RecordOffer::None,
        Some((stood, _)) if stood.open || is_open => RecordOffer::Link(&record),
        Some(_) if is_seated => RecordOffer::Close(&record),
        Some(_) => RecordOffer::None,
    };
    let board = stood.as_ref().and_then(|(stood, _)| draw(app, stored, stood, &seats, visitor).ok());
    let title = app.games().get(&stored.game).map_or(stored.game.clone(), |game| game.title().to_string());
    let acts = |from: u64| {
        let later = stored.events.iter().skip(from as usize);
        later.filter(|event| event.what.contains("\"kind\":\"act\"")).count()
    };
    Ok(shown(page::closed(&ClosedPage {
        words,
        title: &title,
        person: visitor.name(),
        id: &stored.id,
        why: match why {
            Unplayable::Rules { played, running } => ClosedWhy::Rules { played: *played, running: *running },
            Unplayable::Box => ClosedWhy::Box,
            Unplayable::Newer => ClosedWhy::Newer,
            Unplayable::Unreadable(_) => ClosedWhy::Unreadable,
        },
        names: &names,
        // What is hidden until the end is hidden here too.
        totals: stood.as_ref().filter(|(stood, _)| stood.open || is_open).map(|(stood, _)| stood.totals.as_slice()),
        board,
        later_moves: stood.as_ref().map_or(0, |(_, number)| acts(*number)),
        record: offer,
        events_link: (is_open).then_some(&*event_log),
    })))
}

/// The position as it stood, if the game of this program can read it.
fn draw<S: Store>(
    app: &App<S>,
    stored: &StoredTable,
    stood: &Stood,
    seats: &[SeatHolder],
    visitor: &Visitor,
) -> Result<Markup, Error> {
    let order = NewMatch { seats: seats.len() as u8, ..NewMatch::default() };
    let (game, _) = app.games().get(&stored.game)?.load(&stood.position, &order)?;
    let own = seats.iter().position(|holder| visitor.id().is_some() && holder.person() == visitor.id());
    let viewer = own.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
    let names = seat_names(&stored.id, seats);
    Ok(picture(&stored.game, &board::draw_past(&*game, viewer, &names, visitor.words, visitor.layout)?, &names))
}

/// The board, and what lies before the seats.
fn picture(game: &str, drawn: &board::Drawn, names: &[String]) -> Markup {
    html! {
        div class=(game) { (drawn.board) }
        div.closed-seats {
            @for (seat, things) in drawn.seats.iter().enumerate() {
                div class={ "seat seat-" (seat) " " (game) } {
                    h3 { (names.get(seat).map_or("", String::as_str)) }
                    (things)
                }
            }
        }
    }
}

/// Everything that is kept of a table that ended, for programs that can read it: set-up, seats and events.
pub async fn event_log<S: Store>(State(app): State<Arc<App<S>>>, Path(id): Path<String>) -> Page {
    let stored = match app.find(&id).await? {
        Found::Unplayable(stored, _) => *stored,
        Found::Live(_) => app.store().table(&id).await?.ok_or(Error::NoSuchTable)?,
    };
    if stored.status == "running" || stored.status == "broken" {
        return Err(Error::not_now("The events are handed out when the table has ended."));
    }
    let parsed = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_else(|_| Value::from(text));
    let events = stored.events.iter().map(|event| {
        json!({"number": event.number, "at": event.at, "rules": event.rules, "what": without_people(parsed(&event.what))})
    });
    let log = json!({
        "table": stored.id,
        "game": stored.game,
        "form": stored.form,
        "rules": stored.rules,
        "data": stored.data,
        "opened": stored.opened,
        "setup": parsed(&stored.setup),
        "events": events.collect::<Vec<_>>(),
    });
    Ok(download(&format!("{}-{id}-events", stored.game), log.to_string()))
}

/// Who people are inside is nobody's business, nor what they said; what they did is.
fn without_people(mut what: Value) -> Value {
    if let Some(fields) = what.as_object_mut() {
        for private in ["by", "key", "person", "name", "text"] {
            fields.remove(private);
        }
    }
    what
}
