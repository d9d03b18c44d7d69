//! Lessons and exercises: their list, their pages, and what is pressed there.

use super::extract::Visitor;
use super::json_body::JsonBody;
use super::lesson_page::{Picture, Reader, names, paint, parts};
use super::pages::{shown, with_key};
use super::pieces::told;
use crate::app::App;
use crate::error::Error;
use crate::learning::{Outcome, Pressing, Stand, Subject, What, find};
use crate::store::{Learned, Store};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use lascaux_table::lesson::Place;
use lascaux_table::{AnyGame, Code, Refusal, Seat, Viewer};
use lascaux_web::board;
use lascaux_web::page::{self, Done, ExerciseLine, GoOn, LearnGame, LearnPage, LessonLine, LessonPage};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;
type Page = Result<Response, Error>;

/// The addresses.
pub fn router<S: Store>() -> Router<Arc<App<S>>> {
    Router::new()
        .route("/learn", get(list::<S>))
        .route("/learn/{subject}", get(whole::<S>))
        .route("/learn/{subject}/scene", get(scene::<S>))
        .route("/learn/{subject}/seat/{seat}", get(seat::<S>))
        .route("/learn/{subject}/piece/{piece}", get(piece::<S>))
        .route("/learn/{subject}/act", post(act::<S>))
        .route("/learn/{subject}/press", post(press::<S>))
        .route("/learn/{subject}/why", post(why::<S>))
}

async fn learned<S: Store>(app: &App<S>, visitor: &Visitor) -> Result<Vec<Learned>, Error> {
    match visitor.id() {
        Some(person) => Ok(app.store().learned(person).await?),
        None => Ok(Vec::new()),
    }
}

fn reader(visitor: &Visitor) -> Reader {
    Reader { words: visitor.words, layout: visitor.layout, name: visitor.name().map(str::to_string) }
}

/// Everything that can be learnt.
async fn list<S: Store>(State(app): Shared<S>, visitor: Visitor) -> Page {
    let learned = learned(&app, &visitor).await?;
    let games: Vec<LearnGame> = app.games().shown().filter_map(|game| column(game, &learned, &visitor)).collect();
    let go_on = learned.iter().find_map(|line| begun(&app, line, &visitor));
    Ok(shown(page::learn(&LearnPage { words: visitor.words, person: visitor.name(), go_on, games })))
}

/// A lesson that was begun and waits.
fn begun<S: Store>(app: &App<S>, line: &Learned, visitor: &Visitor) -> Option<GoOn> {
    let subject = find(app.games(), &line.subject)?;
    let (What::Lesson(lesson), Stand::Lesson(place)) = (subject.what, Stand::read(subject.what, Some(line))) else {
        return None;
    };
    (place.step > 0).then(|| GoOn {
        path: format!("/learn/{}", lesson.id),
        title: visitor.words.taught(subject.teaching, &format!("lesson-{}-title", lesson.id)),
        moves: lesson.moves(place.step),
    })
}

fn column(game: &dyn AnyGame, learned: &[Learned], visitor: &Visitor) -> Option<LearnGame> {
    let teaching = game.teaching()?;
    let say = |key: &str| visitor.words.taught(teaching, key);
    let of = |id: &str| learned.iter().find(|line| line.subject == id);
    let title = |id: &str| say(&format!("lesson-{id}-title"));
    let number = |id: &str| teaching.lessons().iter().position(|one| one.id == id).map(|place| place + 1);
    let is_done = |id: &str| of(id).is_some_and(|line| line.done);
    let next = teaching.lessons().iter().map(|one| &one.id).find(|id| !is_done(id));
    let is_ladder = teaching.lessons().len() > 1;
    let lessons = teaching.lessons().iter().map(|lesson| {
        let line = of(&lesson.id);
        let place = match Stand::read(What::Lesson(lesson), line) {
            Stand::Lesson(place) => place,
            Stand::Exercise(_) => Place::default(),
        };
        let is_done = line.is_some_and(|line| line.done);
        let parts = parts(lesson, &place, &say).into_iter().map(|part| {
            let done = match (is_done || part.moves.0 == part.moves.1, part.is_now && place.step > 0) {
                (true, _) => Done::Yes,
                (_, true) => Done::Begun,
                _ => Done::No,
            };
            (part.name, done)
        });
        LessonLine {
            path: format!("/learn/{}", lesson.id),
            title: if is_ladder { without_number(&title(&lesson.id)) } else { title(&lesson.id) },
            minutes: lesson.minutes,
            done: match (is_done, place.step > 0) {
                (true, _) => Done::Yes,
                (_, true) => Done::Begun,
                _ => Done::No,
            },
            stars: (line.map_or(0, |line| usize::from(line.stars)), lesson.star_count()),
            parts: parts.collect(),
            after: lesson.after.iter().filter_map(|id| number(id)).collect(),
            is_next: next == Some(&lesson.id),
        }
    });
    let exercises = teaching.exercises().iter().map(|exercise| ExerciseLine {
        path: format!("/learn/{}", exercise.id),
        title: say(&exercise.key("title")),
        stars: of(&exercise.id).map_or(0, |line| usize::from(line.stars)),
    });
    Some(LearnGame {
        name: game.name(),
        title: game.title(),
        lessons: lessons.collect(),
        exercises: exercises.collect(),
    })
}

/// The title of a lesson of several, whose number stands before it anyway.
fn without_number(title: &str) -> String {
    capital(title.split_once(": ").map_or(title, |(_, rest)| rest))
}

/// Draws a lesson where its visitor stands.
async fn draw<S: Store>(app: &App<S>, visitor: &Visitor, id: String, draw: fn(&LessonPage) -> Markup) -> Page {
    let learned = learned(app, visitor).await?;
    let (games, reader) = (app.games.clone(), reader(visitor));
    let markup = app.work(move || {
        let subject = find(&games, &id).ok_or(Error::NoSuchAddress)?;
        let stand = Stand::read(subject.what, learned.iter().find(|line| line.subject == id));
        let scene = subject.scene(&games, &stand)?;
        let picture = Picture { subject: &subject, stand: &stand, scene: &*scene, told: None, on_the_way: false };
        paint(&picture, &reader, draw)
    });
    Ok(shown(markup.await??))
}

async fn whole<S: Store>(State(app): Shared<S>, Path(id): Path<String>, visitor: Visitor) -> Page {
    draw(&app, &visitor, id, page::lesson).await
}

async fn scene<S: Store>(State(app): Shared<S>, Path(id): Path<String>, visitor: Visitor) -> Page {
    draw(&app, &visitor, id, page::lesson_scene).await
}

/// Everything that lies before a seat.
async fn seat<S: Store>(State(app): Shared<S>, Path((id, seat)): Path<(String, u8)>, visitor: Visitor) -> Page {
    let learned = learned(&app, &visitor).await?;
    let (games, reader) = (app.games.clone(), reader(&visitor));
    let markup = app.work(move || {
        let subject = find(&games, &id).ok_or(Error::NoSuchAddress)?;
        let stand = Stand::read(subject.what, learned.iter().find(|line| line.subject == id));
        let scene = subject.scene(&games, &stand)?;
        let names = names(&subject, &*scene, &reader)?;
        let name = names.get(usize::from(seat)).ok_or(Error::NoSuchAddress)?;
        let viewer = Viewer::Seat(subject.seat());
        let things = board::seat(&*scene, viewer, Seat(seat), &names, reader.words)?;
        Ok::<Markup, Error>(html! { h3 { (name) } (things) })
    });
    Ok(shown(markup.await??))
}

/// What a piece tells of itself.
async fn piece<S: Store>(State(app): Shared<S>, Path((id, piece)): Path<(String, String)>, visitor: Visitor) -> Page {
    let learned = learned(&app, &visitor).await?;
    let (games, reader) = (app.games.clone(), reader(&visitor));
    app.work(move || {
        let subject = find(&games, &id).ok_or(Error::NoSuchAddress)?;
        let stand = Stand::read(subject.what, learned.iter().find(|line| line.subject == id));
        let scene = subject.scene(&games, &stand)?;
        let names = names(&subject, &*scene, &reader)?;
        told(&*scene, Viewer::Seat(subject.seat()), &piece, &names, reader.words)
    })
    .await?
}

/// A move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    action: String,
    expected: Option<u64>,
}

async fn act<S: Store>(
    State(app): Shared<S>,
    Path(id): Path<String>,
    visitor: Visitor,
    JsonBody(asked): JsonBody<Move>,
) -> Page {
    let Move { action, expected } = asked;
    carry_out(&app, &visitor, id, expected, move |subject, games, stand| subject.act(games, stand, &action)).await
}

async fn press<S: Store>(
    State(app): Shared<S>,
    Path(id): Path<String>,
    visitor: Visitor,
    JsonBody(asked): JsonBody<Pressing>,
) -> Page {
    let expected = asked.expected;
    carry_out(&app, &visitor, id, expected, move |subject, games, stand| subject.press(games, stand, &asked)).await
}

/// So many pictures at most come with an answer.
const PICTURES: usize = 12;

type Deed = dyn FnOnce(&Subject, &lascaux_table::Registry, &Stand) -> Result<Outcome, Refusal> + Send;

/// Does it, keeps where that leads, and answers with the pictures on the way.
async fn carry_out<S: Store>(
    app: &App<S>,
    visitor: &Visitor,
    id: String,
    expected: Option<u64>,
    deed: impl FnOnce(&Subject, &lascaux_table::Registry, &Stand) -> Result<Outcome, Refusal> + Send + 'static,
) -> Page {
    find(app.games(), &id).ok_or(Error::NoSuchAddress)?; // before a guest is met who cannot stay
    let (person, key) = visitor.or_guest(app, None, &visitor.words.say("guest")).await?;
    let learned = app.store().learned(person.id).await?;
    let (games, now) = (app.games.clone(), app.now());
    let reader = Reader { name: Some(person.name.clone()), ..reader(visitor) };
    let deed: Box<Deed> = Box::new(deed);
    let done = app.work(move || go_on(&games, &id, (&learned, expected, now), &reader, deed)).await??;
    let answer = match done {
        Gone::On(kept, scenes, number) => {
            app.store().keep_learned(person.id, kept).await?;
            Json(json!({"ok": true, "number": number, "scenes": scenes})).into_response()
        }
        Gone::Stale(scene, number) => {
            let error = json!({"code": "stale", "rule": null, "message": "The lesson has moved on."});
            let body = json!({"ok": false, "error": error, "number": number, "scene": scene});
            (StatusCode::CONFLICT, Json(body)).into_response()
        }
    };
    Ok(with_key(answer, key, app.config().https))
}

/// Where a press led.
enum Gone {
    /// What is kept, the pictures on the way, and the number of the last.
    On(Learned, Vec<String>, u64),
    /// Nowhere: the page was of an older picture than this.
    Stale(String, u64),
}

fn go_on(
    games: &lascaux_table::Registry,
    id: &str,
    (learned, expected, now): (&[Learned], Option<u64>, i64),
    reader: &Reader,
    deed: Box<Deed>,
) -> Result<Gone, Error> {
    let subject = find(games, id).ok_or(Error::NoSuchAddress)?;
    let stand = Stand::read(subject.what, learned.iter().find(|line| line.subject == id));
    if expected.is_some_and(|expected| expected != stand.number()) {
        let scene = subject.scene(games, &stand)?;
        let picture = Picture { subject: &subject, stand: &stand, scene: &*scene, told: None, on_the_way: false };
        return Ok(Gone::Stale(paint(&picture, reader, page::lesson_scene)?.into_string(), stand.number()));
    }
    let mut outcome = deed(&subject, games, &stand)?;
    if outcome.scenes.is_empty() {
        outcome.scenes.push(subject.scene(games, &outcome.stand)?);
    }
    let last = outcome.scenes.len() - 1;
    let mut pictures = Vec::new();
    for (number, scene) in outcome.scenes.iter().enumerate().skip((last + 1).saturating_sub(PICTURES)) {
        let told = outcome.told.as_ref();
        let on_the_way = number < last;
        let picture = Picture { subject: &subject, stand: &outcome.stand, scene: &**scene, told, on_the_way };
        pictures.push(paint(&picture, reader, page::lesson_scene)?.into_string());
    }
    Ok(Gone::On(outcome.learned(&subject, now)?, pictures, outcome.stand.number()))
}

/// The beginning of a move.
#[derive(Deserialize)]
struct Beginning {
    action: String,
}

/// Why something is not possible, in the words of the lesson where it has any. Changes nothing.
async fn why<S: Store>(
    State(app): Shared<S>,
    Path(id): Path<String>,
    visitor: Visitor,
    JsonBody(asked): JsonBody<Beginning>,
) -> Page {
    let learned = learned(&app, &visitor).await?;
    let (games, words) = (app.games.clone(), visitor.words);
    let told = app.work(move || {
        let subject = find(&games, &id).ok_or(Error::NoSuchAddress)?;
        let stand = Stand::read(subject.what, learned.iter().find(|line| line.subject == id));
        let told = subject.why(&games, &stand, &asked.action)?;
        let Some(told) = told else { return Ok(None) };
        let own = told.key.map(|key| words.taught(subject.teaching, &key));
        let rules = told.refusal.map(|no| words.told(&no.why, &[]));
        let message = [rules, own].into_iter().flatten().collect::<Vec<_>>().join(" ");
        Ok::<_, Error>((!message.is_empty()).then_some((message, told.rule)))
    });
    Ok(match told.await?? {
        None => Json(json!({"ok": true})).into_response(),
        Some((message, rule)) => {
            let error = json!({"code": Code::Illegal.text(), "rule": rule, "message": message});
            (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"ok": false, "error": error}))).into_response()
        }
    })
}

/// A word with a capital letter at its beginning.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
