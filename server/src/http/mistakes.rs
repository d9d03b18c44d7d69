//! Learning from one's mistakes: the worst decisions of a finished game, tried again at the board. Nothing is kept of it:
//! the analysis is there, and each attempt is judged by it, or by a short search where it did not look.

use super::analysis::{before, costliest, mistake};
use super::extract::{Table, Visitor};
use super::json_body::{JsonBody, Params};
use super::pages::shown;
use super::replay::{Look, called};
use super::response::Answer;
use super::table_actions::{Beginning, told_hint, why_at};
use crate::analysis::Progress;
use crate::app::App;
use crate::error::Error;
use crate::live_table::LiveTable;
use crate::store::Store;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use lascaux_bots::{Analysis, Budget, Judged, Stop, Weighed, explain, weigh_actions, weigh_one};
use lascaux_table::{AnyMatch, Refusal, Seat, Turn, Viewer};
use lascaux_web::page::{self, Exercise, Idea, LookBack, TablePage, TableStatus, Told};
use lascaux_web::{Words, board};
use maud::html;
use serde_json::json;
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;
type Page = Result<Response, Error>;

/// The milliseconds of a search for an attempt that the analysis did not look at, and for each step of how it may go on.
const ATTEMPT: u64 = 250;
const STEP: u64 = 40;
/// How many steps of that are told.
const STEPS: usize = 3;
/// Of what was expected so much may be given away by an attempt that is as good as the best.
const AS_GOOD: f64 = 0.015;
/// The most ideas that are shown with the best.
const IDEAS: usize = 3;

/// The analysis of a table, if it is there.
async fn analysis<S: Store>(app: &App<S>, table: &LiveTable) -> Result<Option<Arc<Analysis>>, Error> {
    if !table.state().is_open() {
        return Err(Error::not_now("A game is analysed when it is over: before, it would tell secrets."));
    }
    Ok(match app.analysis(&table.id).await? {
        Some(Progress::Done(done)) => Some(done),
        _ => None,
    })
}

/// The decision of a position.
fn decision(done: &Analysis, step: usize) -> Result<&Judged, Error> {
    done.decisions.iter().find(|one| before(one) == step).ok_or(Error::NoSuchTable)
}

/// The worst of one's mistakes; without an analysis, the way to one.
pub async fn first<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    Params(look): Params<Look>,
    visitor: Visitor,
) -> Page {
    let to = |path: String| Ok(Redirect::to(&format!("/t/{}/{path}", table.id)).into_response());
    let Some(done) = analysis(&app, &table).await? else { return to("analysis".to_string()) };
    let own = table.state().seats_of(visitor.id()).first().copied();
    let seat = look.from.as_deref().and_then(|from| from.parse().ok().map(Seat)).or(own);
    match costliest(&done, seat).0.first() {
        Some(one) => to(format!("mistakes/{}", before(one))),
        None => to(seat.map_or("analysis".to_string(), |seat| format!("analysis?as={seat}"))),
    }
}

/// A mistake at the board.
pub async fn exercise<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    Path((_, step)): Path<(String, usize)>,
    visitor: Visitor,
) -> Page {
    let Some(done) = analysis(&app, &table).await? else {
        return Ok(Redirect::to(&format!("/t/{}/analysis", table.id)).into_response());
    };
    let title = app.games().get(&table.game)?.title();
    app.work(move || {
        let seat = decision(&done, step)?.seat;
        let (state, words) = (table.state(), visitor.words);
        let names = called(&table.id, &state, words);
        let mut worst: Vec<&Judged> = costliest(&done, Some(seat)).0;
        if !worst.iter().any(|one| before(one) == step) {
            worst.insert(0, decision(&done, step)?);
        }
        let place = worst.iter().position(|one| before(one) == step).unwrap_or(0);
        let mistakes =
            worst.iter().map(|one| mistake(one, state.game(), &names, words)).collect::<Result<Vec<_>, Refusal>>()?;
        let past = state.game().at(step)?;
        let drawn = board::draw_lesson(&*past, Viewer::Seat(seat), &names, (words, visitor.layout), true)?;
        let table_page = TablePage {
            words,
            id: &table.id,
            title,
            game: &table.game,
            drawn: &drawn,
            names: &names,
            seat: Some(seat),
            shared: false,
            log: &[],
            since: None,
            steps: step,
            chat: &[],
            links: &[],
            undo: false,
            number: 0,
            status: &TableStatus::default(),
            ends_on: None,
            person: visitor.name(),
            waiting: 0,
            look_back: &LookBack::default(),
        };
        Ok(shown(page::exercise(&Exercise { table: &table_page, mistakes: &mistakes, place })))
    })
    .await?
}

/// Where a position stands, and who decides in it.
fn asked(table: &LiveTable, step: usize) -> Result<(Box<dyn AnyMatch>, Seat), Error> {
    let past = table.state().game().at(step).map_err(|_| Error::NoSuchTable)?;
    match past.turn() {
        Turn::Player(seat) => Ok((past, seat)),
        _ => Err(Error::NoSuchTable),
    }
}

/// An attempt: how good it is.
pub async fn attempt<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    Path((_, step)): Path<(String, usize)>,
    visitor: Visitor,
    JsonBody(tried): JsonBody<Beginning>,
) -> Answer {
    let done = analysis(&app, &table).await?.ok_or_else(|| Error::not_now("The game is not analysed yet."))?;
    app.work(move || {
        let one = decision(&done, step)?;
        let (past, seat) = asked(&table, step)?;
        past.check(Some(seat), &tried.action).map_err(Error::Forbidden)?;
        let (names, words) = (called(&table.id, &table.state(), visitor.words), visitor.words);
        let worth = worth(one, &*past, &tried.action)?;
        let lost = one.before - worth.value;
        let (verdict, word) = match lost {
            _ if worth.action == one.best || lost < AS_GOOD => (page::Verdict::Good, "good"),
            _ if worth.value > one.after + AS_GOOD => (page::Verdict::Better, "better"),
            _ => (page::Verdict::Worse, "worse"),
        };
        let worst = costliest(&done, Some(seat)).0;
        let next = worst.iter().skip_while(|other| before(other) != step).nth(1);
        let line = if word == "good" { goes_on(&*past, &worth.action, &names, words)? } else { Vec::new() };
        let chance = |chance: f64| 100.0 * chance;
        let html = page::verdict(&Told {
            words,
            verdict,
            tried: &board::deed(&*past, Viewer::Seat(seat), &worth.action, &names, words)?,
            chance: chance(worth.chance),
            best: chance(one.chances.get(seat.index()).copied().unwrap_or_default()).max(chance(worth.chance)),
            reason: &words.told(&explain(&*past, &worth.action)?, &names),
            line: &line,
            next: next.map(|next| format!("/t/{}/mistakes/{}", table.id, before(next))).as_deref(),
            analysis: &format!("/t/{}/at/{step}?as={seat}", table.id),
        });
        Ok(Json(json!({"ok": true, "verdict": word, "lost": lost.max(0.0), "html": html.into_string()})))
    })
    .await?
}

/// What an action is worth, by the analysis; by a short search where it did not look at it closely.
fn worth(one: &Judged, past: &dyn AnyMatch, action: &str) -> Result<Weighed, Refusal> {
    if let Some(known) = one.weighed.iter().find(|known| known.action == action) {
        return Ok(known.clone());
    }
    let searched = weigh_one(past, action, Budget::millis(ATTEMPT), one.step as u64)?;
    Ok(Weighed { value: searched.value.min(one.before), ..searched })
}

/// How it may go on: what a strong bot would do next for each who is asked, until chance speaks.
fn goes_on(
    past: &dyn AnyMatch,
    action: &str,
    names: &[String],
    words: &Words,
) -> Result<Vec<(String, String)>, Refusal> {
    let mut game = past.copy();
    game.act(None, action)?;
    let mut line = Vec::new();
    while let (Turn::Player(seat), true) = (game.turn(), line.len() < STEPS) {
        let best = weigh_actions(&*game, Budget::millis(STEP), 1, 1, &Stop::default())?;
        let Some(best) = best.into_iter().next() else { break };
        let told = board::deed(&*game, Viewer::Seat(seat), &best.action, names, words)?;
        line.push((names.get(seat.index()).cloned().unwrap_or_default(), told));
        game.act(None, &best.action)?;
    }
    Ok(line)
}

/// The best, with its reason, as a hint.
pub async fn hint<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    Path((_, step)): Path<(String, usize)>,
    visitor: Visitor,
) -> Answer {
    let done = analysis(&app, &table).await?.ok_or_else(|| Error::not_now("The game is not analysed yet."))?;
    app.work(move || {
        let one = decision(&done, step)?;
        let (past, seat) = asked(&table, step)?;
        let (names, words) = (called(&table.id, &table.state(), visitor.words), visitor.words);
        let idea = |action: &str, chance: f64| {
            let label = board::deed(&*past, Viewer::Seat(seat), action, &names, words)?;
            Ok::<_, Refusal>(Idea { action: action.to_string(), label, chance: 100.0 * chance })
        };
        let mut ideas = vec![idea(&one.best, one.chances.get(seat.index()).copied().unwrap_or_default())?];
        for other in one.weighed.iter().filter(|other| other.action != one.best).take(IDEAS - 1) {
            ideas.push(idea(&other.action, other.chance)?);
        }
        Ok(Json(told_hint(&ideas, &words.told(&explain(&*past, &one.best)?, &names), words)))
    })
    .await?
}

/// Why something is not possible in a position.
pub async fn why(
    Table(table): Table,
    Path((_, step)): Path<(String, usize)>,
    JsonBody(asked_for): JsonBody<Beginning>,
) -> Answer {
    if !table.state().is_open() {
        return Err(Error::NoSuchTable);
    }
    let (past, seat) = asked(&table, step)?;
    why_at(&*past, seat, &asked_for)
}

/// What lies before a seat in a position.
pub async fn seat(Table(table): Table, Path((_, step, seat)): Path<(String, usize, u8)>, visitor: Visitor) -> Page {
    if !table.state().is_open() {
        return Err(Error::NoSuchTable);
    }
    let (past, own) = asked(&table, step)?;
    let names = called(&table.id, &table.state(), visitor.words);
    let Some(name) = names.get(usize::from(seat)) else { return Err(Error::NoSuchTable) };
    let things = board::seat(&*past, Viewer::Seat(own), Seat(seat), &names, visitor.words)?;
    Ok(shown(html! { h3 { (name) } (things) }))
}
