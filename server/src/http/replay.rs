//! Looking back: positions, the end, another game, playing on.

use super::analysis::study_at;
use super::extract::{Table, Visitor};
use super::json_body::{Form, Params};
use super::pages::{shown, with_key};
use crate::analysis::Progress;
use crate::app::App;
use crate::error::Error;
use crate::live_table::LiveTable;
use crate::replay::PastPosition;
use crate::seat_names::seat_names;
use crate::store::Store;
use crate::table::TableState;
use crate::table_log::TableLog;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use lascaux_bots::LEVELS;
use lascaux_table::{Refusal, Seat, Viewer};
use lascaux_web::page::{self, Replay};
use lascaux_web::{Words, board};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;
type Page = Result<Response, Error>;

/// From where a position is looked at, and which.
#[derive(Deserialize)]
pub struct Look {
    /// The seat, or nobody.
    #[serde(rename = "as")]
    pub from: Option<String>,
    /// The position.
    pub step: Option<usize>,
}

impl Look {
    /// From where.
    pub fn from(&self) -> Option<&str> {
        self.from.as_deref()
    }
}

/// The replay without a position: a running game opens at its newest, a finished one at its first.
pub async fn newest(Table(table): Table, Params(look): Params<Look>) -> Result<Redirect, Error> {
    let state = table.state();
    let usual = if state.is_open() { 0 } else { state.game().step_count() };
    let query = match look.from.as_deref() {
        Some(from) if from == "nobody" || from.parse::<u8>().is_ok() => format!("?as={from}"),
        _ => String::new(),
    };
    Ok(Redirect::to(&format!("/t/{}/at/{}{query}", table.id, look.step.unwrap_or(usual))))
}

/// A position on a page of its own.
pub async fn position<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    Path((_, step)): Path<(String, usize)>,
    Params(look): Params<Look>,
    visitor: Visitor,
) -> Page {
    draw(&app, table, (step, look), visitor, page::replay).await
}

/// The inner part of a position.
pub async fn scene<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    Path((_, step)): Path<(String, usize)>,
    Params(look): Params<Look>,
    visitor: Visitor,
) -> Page {
    draw(&app, table, (step, look), visitor, page::past).await
}

/// Draws a position; where the game is analysed, with what the analysis says of it.
pub async fn draw<S: Store>(
    app: &App<S>,
    table: Arc<LiveTable>,
    (step, look): (usize, Look),
    visitor: Visitor,
    paint: fn(&Replay) -> Markup,
) -> Page {
    let title = app.games().get(&table.game)?.title();
    let is_open = table.state().is_open();
    let known = if is_open { app.analysis(&table.id).await? } else { None };
    let analysis = match known {
        Some(Progress::Done(done)) => Some(done),
        _ => None,
    };
    // A position is worked out from the beginning of the game, and the rounds from all of it.
    app.work(move || {
        let state = table.state();
        let words = visitor.words;
        let past = state.past(visitor.id(), step, look.from.as_deref())?;
        let names = called(&table.id, &state, words);
        let seat = past.viewer.seat();
        let study = analysis.map(|done| study_at(&done, (&state, step), seat, &names, words)).transpose()?;
        // Where a move is judged, the pieces know what they stand for, so that it can be drawn on them.
        let is_judged = study.as_ref().is_some_and(|study| study.judgement.is_some());
        let draw = if is_judged { board::draw_judged } else { board::draw_past };
        let drawn = draw(&*past.game, past.viewer, &names, words, visitor.layout)?;
        let shown_of = board::theatre(&*past.game, past.done..step, past.viewer, &names, words)?;
        let theatre = html! { @for (_, beats) in shown_of { (beats) } };
        let drawn = board::Drawn { theatre, ..drawn };
        let told = told(&past, &names, words)?;
        Ok(shown(paint(&Replay {
            words,
            id: &table.id,
            title,
            game: &table.game,
            drawn: &drawn,
            names: &names,
            step,
            stops: &past.stops,
            rounds: &past.rounds,
            told: &told,
            seat,
            study,
            viewpoints: &past.viewpoints,
            chosen: look.from.is_some(),
            open: past.open,
            has_table: !past.brought,
            levels: LEVELS,
            person: visitor.name(),
        })))
    })
    .await?
}

/// The names of the seats; those of a record, which has none, by their number.
pub fn called(table: &str, state: &TableState, words: &Words) -> Vec<String> {
    let names = seat_names(table, state.seats());
    if state.setup().record.is_none() {
        return names;
    }
    (1..=names.len()).map(|seat| words.with("seat", &[("seat", seat.into())])).collect()
}

/// What was done, in sentences; an action that has none by the words of its button, unless they would tell a secret.
fn told(past: &PastPosition, names: &[String], words: &Words) -> Result<Vec<String>, Refusal> {
    let PastPosition { game, viewer, done, .. } = past;
    let lines = board::log(&**game, *done..usize::MAX, *viewer, names, words)?;
    let act = game.acts(*done..usize::MAX).first().copied();
    let (true, Some(act)) = (lines.is_empty(), act) else {
        return Ok(lines.into_iter().map(|(_, line)| line).collect());
    };
    let Some((seat, action)) = game.action_at(act.step, *viewer) else { return Ok(Vec::new()) };
    let label = board::label(&*game.at(act.step)?, *viewer, &action, words)?;
    Ok(vec![format!("{}: {label}", names.get(seat.index()).map_or("", String::as_str))])
}

/// The last step that a viewer has seen the end of: what comes after it is news.
pub fn since(log: &TableLog, viewer: Viewer) -> Option<usize> {
    match viewer {
        Viewer::Seat(seat) => log.since(seat),
        Viewer::Spectator => None,
    }
}

/// The parts of a table's page that look back.
pub fn look_back(
    table: &LiveTable,
    state: &TableState,
    own: &[Seat],
    words: &Words,
) -> Result<page::LookBack, Refusal> {
    let names = seat_names(&table.id, state.seats());
    let commitment = state.setup().seed.commitment();
    let Some(after) = table.aftermath(state)? else {
        let fair = html! {
            p.look-back { a href={ "/t/" (table.id) "/at" } { (words.say("replay")) } }
            (page::fair(&commitment, None, words))
        };
        return Ok(page::LookBack { fair, ..Default::default() });
    };
    let scores = state.game().scores(None)?;
    let next = state.next().map(|next| format!("/t/{next}"));
    let seed = state.setup().seed.to_string();
    let checked = page::Checked { seed: &seed, trouble: after.trouble.as_deref() };
    let verdict = board::verdict(state.game(), words)?;
    let end = page::End {
        words,
        id: &table.id,
        game: &table.game,
        names: &names,
        pigments: &board::pigments(state.game())?,
        winners: &verdict.clone().unwrap_or_else(|| page::winners(&scores, &names, words)),
        is_common: verdict.is_some(),
        scores: &scores,
        rounds: &after.rounds,
        beginnings: &after.beginnings,
        own: own.first().copied(),
        again: match (&next, own.is_empty()) {
            (_, true) => page::Again::No,
            (Some(address), _) => page::Again::At(address),
            (None, _) => page::Again::Open,
        },
        fair: page::fair(&commitment, Some(&checked), words),
    };
    Ok(page::LookBack { end: page::end(&end), ..Default::default() })
}

/// Another game with the same players.
pub async fn again<S: Store>(State(app): Shared<S>, Table(table): Table, visitor: Visitor) -> Page {
    let next = app.again(&table, visitor.require()?.id).await?;
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}

/// Playing on from a position.
pub async fn play_on<S: Store>(State(app): Shared<S>, Table(table): Table, visitor: Visitor, form: Form) -> Page {
    let asked = (form.number("step")?, form.number("seat")?, form.get("level"));
    let (person, key) = visitor.or_guest(&app, None, &visitor.words.say("guest")).await?;
    let on = app.play_on(&table, asked, (person.id, &person.name)).await?;
    Ok(with_key(Redirect::to(&format!("/t/{}", on.id)).into_response(), key, app.config().https))
}
