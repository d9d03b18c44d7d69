//! What people do at a table. The same requests for pages and for programs; only the answers differ: a program hears
//! what came of it, a page is pushed the new picture anyway.

use super::extract::{Table, Visitor};
use super::json_body::{JsonBody, OptionalBody};
use super::news::news;
use super::response::Answer;
use super::table_page::scene_of;
use crate::app::App;
use crate::error::Error;
use crate::live_table::{LiveTable, lock};
use crate::seat_names::seat_names;
use crate::store::Store;
use crate::table::{Actor, Command, Request};
use crate::tables::Executed;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, post};
use axum::{Json, Router};
use lascaux_bots::explain;
use lascaux_table::{AnyMatch, Code, Seat, Turn, Viewer};
use lascaux_web::page::{self, Idea};
use lascaux_web::{Words, board};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;

/// What may be said with any request: how many events its sender has seen.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    expected: Option<u64>,
}

/// A move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    action: String,
    seat: Option<u8>,
    expected: Option<u64>,
}

/// Several moves, all or nothing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moves {
    actions: Vec<String>,
    seat: Option<u8>,
    expected: Option<u64>,
}

/// The seat that is meant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AtSeat {
    seat: u8,
    expected: Option<u64>,
}

/// Something said.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    text: String,
    expected: Option<u64>,
}

/// What a request to a table may hold, and what it means.
pub trait Ask {
    /// The number of events that its sender has seen.
    fn expected(&self) -> Option<u64>;
    /// The command.
    fn command(self, what: What, name: &str) -> Command;
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// See [`Command`], here and below.
    Act,
    /// A step back.
    Undo,
    /// A request to go back.
    Plead,
    /// Yes to that.
    Agree,
    /// No to that.
    Decline,
    /// Something said.
    Chat,
    /// A bot for somebody.
    Depute,
    /// Playing again.
    Return,
    /// Leaving.
    Leave,
}

impl Ask for Terms {
    fn expected(&self) -> Option<u64> {
        self.expected
    }

    fn command(self, what: What, _: &str) -> Command {
        match what {
            What::Plead => Command::Plead,
            What::Agree => Command::Agree,
            What::Decline => Command::Decline,
            What::Leave => Command::Leave,
            _ => Command::Undo,
        }
    }
}

impl Ask for Move {
    fn expected(&self) -> Option<u64> {
        self.expected
    }

    fn command(self, _: What, _: &str) -> Command {
        Command::Act { seat: self.seat.map(Seat), action: self.action }
    }
}

impl Ask for Moves {
    fn expected(&self) -> Option<u64> {
        self.expected
    }

    fn command(self, _: What, _: &str) -> Command {
        Command::Acts { seat: self.seat.map(Seat), actions: self.actions }
    }
}

impl Ask for AtSeat {
    fn expected(&self) -> Option<u64> {
        self.expected
    }

    fn command(self, what: What, _: &str) -> Command {
        match what {
            What::Depute => Command::Depute { seat: Seat(self.seat) },
            _ => Command::Return { seat: Seat(self.seat) },
        }
    }
}

impl Ask for Said {
    fn expected(&self) -> Option<u64> {
        self.expected
    }

    fn command(self, _: What, name: &str) -> Command {
        Command::Chat { name: name.to_string(), text: self.text }
    }
}

/// Carries out what a person asks at a table.
async fn carry_out<S: Store>(
    app: &Arc<App<S>>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    headers: &HeaderMap,
    (what, asked): (What, impl Ask),
) -> Result<Executed, Error> {
    let person = visitor.require()?;
    let key = match headers.get("idempotency-key") {
        None => None,
        Some(key) => {
            let key = key.to_str().map_err(|_| Error::bad("The name of a request is visible characters."))?;
            Some(key.to_string())
        }
    };
    *lock(&table.household) = Some(crate::limits::household(visitor.address));
    let expected = asked.expected();
    let command = asked.command(what, &seat_name(table, person.id).unwrap_or_else(|| person.name.clone()));
    app.execute(table, Request { by: Actor::Person(person.id), expected, key, command }).await
}

/// The name that others at this table know a person by: not one that looks like somebody else's there.
fn seat_name(table: &LiveTable, person: i64) -> Option<String> {
    let state = table.state();
    let own = state.seats().iter().find(|holder| holder.person() == Some(person))?;
    let is_shared = state.seats_of(Some(person)).len() > 1;
    (!is_shared).then(|| own.name().to_string())
}

/// What a program is answered: what came of it, as it may hear it.
async fn for_program<S: Store>(
    app: &Arc<App<S>>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    headers: &HeaderMap,
    (what, asked): (What, impl Ask),
) -> Answer {
    // Around one device the next who is asked may be another of the own seats: what came of it is for who acted.
    let seat = table.state().viewer(visitor.id());
    let Executed { numbers, state, is_repeated } = carry_out(app, table, visitor, headers, (what, asked)).await?;
    if is_repeated {
        let turn = state.game().turn_json();
        return Ok(Json(json!({"ok": true, "number": numbers.end, "repeated": true, "turn": turn})));
    }
    let viewer = if what == What::Act { seat } else { state.viewer(visitor.id()) };
    Ok(Json(news(&state, Some(numbers.start as usize), viewer)?))
}

/// What a page is answered: that it was done, or the new picture if the table has moved on.
async fn for_page<S: Store>(
    app: &Arc<App<S>>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    headers: &HeaderMap,
    (what, asked): (What, impl Ask),
) -> Result<Response, Error> {
    match carry_out(app, table, visitor, headers, (what, asked)).await {
        Ok(done) => Ok(Json(json!({"ok": true, "number": done.numbers.end})).into_response()),
        Err(Error::Stale(_)) => {
            let (scene, number) = scene_of(app, table, visitor)?;
            let error = json!({"code": "stale", "rule": null, "message": "The table has moved on."});
            let body = json!({"ok": false, "error": error, "number": number, "scene": scene.into_string()});
            Ok((StatusCode::CONFLICT, Json(body)).into_response())
        }
        Err(error) => Err(error),
    }
}

/// One kind of request: its last word in addresses, and who answers.
macro_rules! action {
    ($word:literal, $what:expr, $body:ident<$ask:ty>, $answer:ident) => {
        (
            $word,
            post(
                async |State(app): Shared<S>,
                       Table(table): Table,
                       visitor: Visitor,
                       headers: HeaderMap,
                       $body(asked): $body<$ask>| {
                    $answer(&app, &table, &visitor, &headers, ($what, asked)).await
                },
            ),
        )
    };
}

macro_rules! actions {
    ($answer:ident) => {
        vec![
            action!("act", What::Act, JsonBody<Move>, $answer),
            action!("acts", What::Act, JsonBody<Moves>, $answer),
            action!("undo", What::Undo, OptionalBody<Terms>, $answer),
            action!("plead", What::Plead, OptionalBody<Terms>, $answer),
            action!("agree", What::Agree, OptionalBody<Terms>, $answer),
            action!("decline", What::Decline, OptionalBody<Terms>, $answer),
            action!("leave", What::Leave, OptionalBody<Terms>, $answer),
            action!("chat", What::Chat, JsonBody<Said>, $answer),
            action!("depute", What::Depute, JsonBody<AtSeat>, $answer),
            action!("return", What::Return, JsonBody<AtSeat>, $answer),
        ]
    };
}

type Routes<S> = Vec<(&'static str, MethodRouter<Arc<App<S>>>)>;

/// The requests of programs, by their last word.
pub fn for_programs<S: Store>() -> Routes<S> {
    actions!(for_program)
}

/// The requests of pages.
pub fn for_pages<S: Store>() -> Router<Arc<App<S>>> {
    let routes: Routes<S> = actions!(for_page);
    let routes = routes.into_iter().chain([("hint", post(hint::<S>))]);
    routes.fold(Router::new(), |router, (word, route)| router.route(&format!("/t/{{table}}/{word}"), route))
}

/// What a strong bot would do, why, and what else comes near.
pub async fn hint<S: Store>(State(app): Shared<S>, Table(table): Table, visitor: Visitor) -> Answer {
    let person = visitor.require()?;
    *lock(&table.household) = Some(crate::limits::household(visitor.address));
    let (game, weighed) = app.hint(&table, person.id).await?;
    let (names, words) = (seat_names(&table.id, table.state().seats()), visitor.words);
    let Turn::Player(seat) = game.turn() else { return Err(Error::not_now("You are not asked anything now.")) };
    let mut ideas = Vec::new();
    for one in weighed {
        let label = board::deed(&*game, Viewer::Seat(seat), &one.action, &names, words)?;
        ideas.push(Idea { action: one.action, label, chance: 100.0 * one.chance });
    }
    let Some(best) = ideas.first() else { return Err(Error::not_now("You are not asked anything now.")) };
    let reason = words.told(&explain(&*game, &best.action)?, &names);
    Ok(Json(told_hint(&ideas, &reason, words)))
}

/// A hint as pages are told it: the best, why, the others, and all of it as a panel.
pub fn told_hint(ideas: &[Idea], reason: &str, words: &Words) -> serde_json::Value {
    let told = |idea: &Idea| json!({"action": idea.action, "label": idea.label, "chance": idea.chance.round()});
    let mut hint = ideas.first().map(told).unwrap_or_default();
    hint["ok"] = true.into();
    hint["reason"] = reason.into();
    hint["others"] = ideas.iter().skip(1).map(told).collect();
    hint["html"] = page::hint(ideas, reason, words).into_string().into();
    hint
}

/// The beginning of a move.
#[derive(Deserialize)]
pub struct Beginning {
    /// Its text.
    pub action: String,
}

/// Why something is not possible, with its rule. Changes nothing.
pub async fn why(Table(table): Table, visitor: Visitor, JsonBody(asked): JsonBody<Beginning>) -> Answer {
    let person = visitor.require()?;
    let state = table.state();
    let own = state.seats_of(Some(person.id));
    let seat = match state.game().turn() {
        Turn::Player(seat) if own.contains(&seat) && state.is_running() => seat,
        _ => return Err(Error::not_now("You are not asked anything now.")),
    };
    why_at(state.game(), seat, &asked)
}

/// Why something is not possible to a seat in a position.
pub fn why_at(game: &dyn AnyMatch, seat: Seat, asked: &Beginning) -> Answer {
    // A piece stands for the beginning of actions: with a number behind it, it may be a whole one.
    let mut refusal = None;
    for tail in ["", " 1", " 2"] {
        match game.check(Some(seat), &format!("{}{tail}", asked.action)) {
            Ok(()) => return Ok(Json(json!({"ok": true}))),
            Err(no) if no.code == Code::Illegal => return Err(Error::Forbidden(no)),
            // What a text is not is no reason that a reader could use.
            Err(no) if no.code == Code::Notation => {}
            Err(no) => refusal = Some(no),
        }
    }
    match refusal {
        Some(no) => Err(Error::Forbidden(no)),
        None => Ok(Json(json!({"ok": true}))),
    }
}
