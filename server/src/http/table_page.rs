//! The page of a table: opened, joined, looked at.

use super::closed;
use super::extract::{Table, Visitor};
use super::json_body::Form;
use super::pages::{shown, with_key};
use super::replay::{look_back, since};
use crate::app::App;
use crate::clock::date;
use crate::error::Error;
use crate::live_table::{LiveTable, lock};
use crate::seat_names::{levels, seat_names};
use crate::store::Store;
use crate::table::{Actor, Command, Request, SeatHolder, TableState};
use crate::tables::{Executed, Found, Order};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use lascaux_table::{AnyMatch, Seat, Turn};
use lascaux_web::Words;
use lascaux_web::board::{self, Ahead, Drawn, Layout};
use lascaux_web::page::{self, Plea, TablePage, TableStatus};
use maud::{Markup, html};
use serde_json::Map;
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;
type Page = Result<Response, Error>;

/// A table is opened: seat by seat, or with one press for so many.
pub async fn open<S: Store>(State(app): Shared<S>, visitor: Visitor, form: Form) -> Page {
    let mut order = Order { game: form.get("game").to_string(), seats: Vec::new(), options: Map::new(), clock: None };
    if let Some(other) = one_press(&form) {
        order.seats = other;
    }
    for (name, value) in form.0 {
        match name.as_str() {
            "clock" => order.clock = Some(value),
            "seat" if value != "none" => order.seats.push(value),
            _ => {
                if let Some(option) = name.strip_prefix("option-")
                    && !value.is_empty()
                {
                    order.options.insert(option.to_string(), value.into());
                }
            }
        }
    }
    app.games().get(&order.game)?; // before a guest is met who cannot stay
    let (person, key) = visitor.or_guest(&app, None, &visitor.words.say("guest")).await?;
    let table = app.open_ordered(&order, person.id, &person.name).await?;
    *lock(&table.household) = Some(crate::limits::household(visitor.address));
    Ok(with_key(Redirect::to(&format!("/t/{}", table.id)).into_response(), key, app.config().https))
}

/// The most seats that a form can ask for with one press; the game says how many it takes.
const MOST_SEATS: u8 = 9;

/// The seats of a table that is opened with one press: oneself, and so many others of one kind.
fn one_press(form: &Form) -> Option<Vec<String>> {
    let (with, game) = (form.get("with"), form.get("game"));
    let other = match with {
        "" => return None,
        "friends" => "friend",
        "device" => "me",
        _ => form.get("level"),
    };
    let said = form.get(&format!("players-{game}")).parse::<u8>().ok();
    let players = said.or_else(|| board::usual_seats(game).ok()).unwrap_or(2).clamp(1, MOST_SEATS);
    let others = std::iter::repeat_n(other.to_string(), usize::from(players) - 1);
    Some(std::iter::once("me".to_string()).chain(others).collect())
}

/// A friend has opened the link: sits down with one click, so that no preview of the link takes the seat.
pub async fn invitation<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    Path((id, code)): Path<(String, String)>,
    visitor: Visitor,
) -> Page {
    let state = table.state();
    let Some(free) = state.free_seat(&code) else {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    };
    let words = visitor.words;
    let (names, pigments) = (seat_names(&table.id, state.seats()), board::pigments(state.game())?);
    let places: Vec<page::Place> = state
        .seats()
        .iter()
        .zip(levels(state.seats(), words))
        .enumerate()
        .map(|(seat, (holder, level))| page::Place {
            name: (!matches!(holder, SeatHolder::Free { .. })).then(|| names[seat].clone()),
            pigment: pigments[seat],
            yours: seat == free.index(),
            level,
        })
        .collect();
    let host = state.seats().iter().position(|holder| holder.person().is_some());
    let name = visitor.name().map_or_else(|| words.say("guest"), str::to_string);
    Ok(shown(page::invitation(&page::Invitation {
        words,
        here: &format!("/join/{id}/{code}"),
        id: &table.id,
        game: &table.game,
        title: app.games().get(&table.game)?.title(),
        name: &name,
        host: host.map(|seat| page::Host { name: &names[seat], pigment: pigments[seat] }),
        places: &places,
        clock: state.clocks().map(|clocks| clocks.name()),
    })))
}

/// A table in small, as lists of tables show it: what everybody can see.
pub async fn picture(Table(table): Table) -> Page {
    let drawn = board::thumbnail(table.state().game())?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn).into_response())
}

/// A friend sits down.
pub async fn join<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    Path((id, code)): Path<(String, String)>,
    visitor: Visitor,
    form: Form,
) -> Page {
    if table.state().free_seat(&code).is_none() {
        return Err(Error::NoSuchTable); // before a guest is met who cannot stay
    }
    let guest = visitor.words.say("guest");
    let said = Some(form.get("name")).filter(|said| *said != guest);
    let (person, key) = visitor.or_guest(&app, said, &guest).await?;
    sit_down(&app, &table, &code, (person.id, person.name)).await?;
    Ok(with_key(Redirect::to(&format!("/t/{id}")).into_response(), key, app.config().https))
}

/// Somebody sits down by the code of an invitation.
pub async fn sit_down<S: Store>(
    app: &Arc<App<S>>,
    table: &Arc<LiveTable>,
    code: &str,
    (person, name): (i64, String),
) -> Result<Executed, Error> {
    let command = Command::Sit { code: code.to_string(), name };
    let request = Request { by: Actor::Person(person), expected: None, key: None, command };
    app.execute(table, request).await
}

/// A table.
pub async fn table<S: Store>(State(app): Shared<S>, Path(id): Path<String>, visitor: Visitor) -> Page {
    let table = match app.find(&id).await? {
        Found::Live(table) => table,
        Found::Unplayable(stored, why) => return closed::unplayable(&app, &stored, &why, &visitor).await,
    };
    if table.state().setup().record.is_some() {
        return Ok(Redirect::to(&format!("/t/{id}/at")).into_response());
    }
    if table.state().closed().is_some() {
        return closed::ended(&app, &table, &visitor);
    }
    let waiting = match visitor.id() {
        Some(person) => app.store().waiting_for(person, &id).await?,
        None => 0,
    };
    let title = app.games().get(&table.game)?.title();
    let painter = Painter { name: visitor.name(), title, waiting, ..Painter::of(&visitor) };
    Ok(shown(paint(&app, &table, &painter, page::table)?.0))
}

/// The inner part of a table for whoever asks, and its number.
pub fn scene_of<S: Store>(app: &App<S>, table: &LiveTable, visitor: &Visitor) -> Result<(Markup, u64), Error> {
    let title = app.games().get(&table.game)?.title();
    let painter = Painter { title, ..Painter::of(visitor) };
    paint(app, table, &painter, page::scene)
}

/// The score sheet of a table, as whoever asks may know it.
pub async fn sheet(Table(table): Table, visitor: Visitor) -> Page {
    let (state, words) = (table.state(), visitor.words);
    let names = seat_names(&table.id, state.seats());
    let scores = state.game().scores(Some(state.viewer(visitor.id())))?;
    Ok(shown(page::sheet(&page::Sheet(&scores, &names, words))))
}

/// Everything that lies before a seat of a table, as whoever asks may see it.
pub async fn seat(Table(table): Table, Path((_, seat)): Path<(String, u8)>, visitor: Visitor) -> Page {
    let (state, words) = (table.state(), visitor.words);
    let names = seat_names(&table.id, state.seats());
    let Some(name) = names.get(usize::from(seat)) else { return Err(Error::NoSuchTable) };
    let things = board::seat(state.game(), state.viewer(visitor.id()), Seat(seat), &names, words)?;
    Ok(shown(html! { h3 { (name) } (things) }))
}

/// For whom a table is drawn, and what stands around it.
pub struct Painter<'a> {
    /// The person; nobody looks on from outside.
    pub person: Option<i64>,
    /// The person's name, for the frame of a whole page.
    pub name: Option<&'a str>,
    /// The words.
    pub words: &'static Words,
    /// The kind of screen.
    pub layout: Layout,
    /// The game's title.
    pub title: &'a str,
    /// How many other tables wait for the person.
    pub waiting: usize,
}

impl Painter<'_> {
    /// For whoever asks, without what stands around the table.
    pub fn of(visitor: &Visitor) -> Painter<'static> {
        Painter {
            person: visitor.id(),
            name: None,
            words: visitor.words,
            layout: visitor.layout,
            title: "",
            waiting: 0,
        }
    }
}

/// Draws a table as it stands at one moment, and tells its number then.
pub fn paint<S: Store>(
    app: &App<S>,
    table: &LiveTable,
    painter: &Painter,
    draw: fn(&TablePage) -> Markup,
) -> Result<(Markup, u64), Error> {
    let state = table.state();
    let viewer = state.viewer(painter.person);
    let names = seat_names(&table.id, state.seats());
    let drawn = if state.is_complete() {
        board::draw_table(state.game(), viewer, &names, painter.words, painter.layout)?
    } else {
        // Nobody is asked before everybody sits.
        let drawn = board::draw_past(state.game(), viewer, &names, painter.words, painter.layout)?;
        Drawn { asked: None, question: painter.words.say("invite-begins"), ..drawn }
    };
    put_together(app, table, &state, painter, drawn, draw)
}

/// Draws the inner part of a table as it would stand after a plan of the person, and tells its number now.
pub fn paint_plan<S: Store>(
    app: &App<S>,
    table: &LiveTable,
    state: &TableState,
    painter: &Painter,
    (after, ahead): (&dyn AnyMatch, &Ahead),
) -> Result<(Markup, u64), Error> {
    let viewer = state.viewer(painter.person);
    let names = seat_names(&table.id, state.seats());
    let drawn = board::draw_plan(after, ahead, viewer, &names, (painter.words, painter.layout))?;
    put_together(app, table, state, painter, drawn, page::scene)
}

/// What stands around a match that is drawn: names, log, talk, what can be done at the table.
fn put_together<S: Store>(
    app: &App<S>,
    table: &LiveTable,
    state: &TableState,
    painter: &Painter,
    drawn: Drawn,
    draw: fn(&TablePage) -> Markup,
) -> Result<(Markup, u64), Error> {
    let (words, own, viewer) = (painter.words, state.seats_of(painter.person), state.viewer(painter.person));
    let names = seat_names(&table.id, state.seats());
    let (log, since, theatre) = {
        let mut logs = lock(&table.logs);
        let log = logs.read(state, viewer, &names, words)?;
        (log.newest(page::LOG_LINES).to_vec(), since(log, viewer), log.theatre())
    };
    let drawn = &Drawn { theatre, ..drawn };
    let look_back = look_back(table, state, &own, words)?;
    let chat: Vec<(String, String)> = state.chat().iter().map(|line| (line.name.clone(), line.text.clone())).collect();
    let ends_on = state.ends_at().map(date);
    let markup = draw(&TablePage {
        words,
        id: &table.id,
        title: painter.title,
        game: &table.game,
        drawn,
        names: &names,
        seat: viewer.seat(),
        shared: own.len() > 1,
        log: &log,
        since,
        steps: state.game().step_count(),
        chat: &chat,
        links: &invitations(app, table, state, &own),
        undo: state.may_undo(&own),
        number: state.number(),
        status: &TableStatus { levels: levels(state.seats(), words), ..status(state, painter.person, &own, app.now()) },
        person: painter.name,
        waiting: painter.waiting,
        look_back: &look_back,
        ends_on: ends_on.as_deref(),
    });
    Ok((markup, state.number()))
}

/// Links for friends; only those who sit at the table may hand out its seats.
fn invitations<S: Store>(app: &App<S>, table: &LiveTable, state: &TableState, own: &[Seat]) -> Vec<(Seat, String)> {
    let site = app.config().public_address.as_deref().unwrap_or_default();
    let link = |(seat, holder): (usize, &SeatHolder)| match holder {
        SeatHolder::Free { code } if !own.is_empty() => {
            Some((Seat(seat as u8), format!("{site}/join/{}/{code}", table.id)))
        }
        _ => None,
    };
    state.seats().iter().enumerate().filter_map(link).collect()
}

/// What stands around the match, for a person.
fn status(state: &TableState, person: Option<i64>, own: &[Seat], now: i64) -> TableStatus {
    let seats = || Seat::all(state.seats().len() as u8);
    let clocks = state.clocks().filter(|_| state.is_running());
    let others = state.seats().iter().enumerate().filter_map(|(seat, holder)| match holder {
        SeatHolder::Person { name, .. } if !own.contains(&Seat(seat as u8)) => Some(name.clone()),
        _ => None,
    });
    let others: Vec<String> = others.collect();
    let is_running = state.is_running() && state.game().turn() != Turn::Over;
    TableStatus {
        clocks: clocks.map_or(Vec::new(), |clocks| {
            seats().map(|seat| (clocks.left(seat, now), clocks.running() == Some(seat))).collect()
        }),
        deputies: seats().filter(|seat| state.has_deputy(*seat) && is_running).collect(),
        may_depute: clocks.and_then(|clocks| clocks.running()).filter(|seat| !own.is_empty() && !own.contains(seat)),
        // Where a move can simply be taken back, nobody need be asked.
        may_plead: is_running
            && !state.may_undo(own)
            && person.is_some_and(|person| state.last_move_of(person).is_some()),
        plea: state.take_back().map(|asked| Plea {
            seat: asked.seat,
            own: person == Some(asked.person),
            to_answer: person.is_some_and(|person| state.is_to_answer(person)),
        }),
        may_leave: is_running && !own.is_empty(),
        alone: others.is_empty(),
        others: if own.is_empty() { Vec::new() } else { others },
        own: own.to_vec(),
        levels: Vec::new(),
    }
}
