//! The analysis of a finished game: asked for, waited for, read.

use super::extract::{Table, Visitor};
use super::pages::shown;
use super::replay::called;
use super::response::Answer;
use crate::analysis::Progress;
use crate::app::App;
use crate::error::Error;
use crate::store::Store;
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use lascaux_bots::{Analysis, Judged, Verdict};
use lascaux_table::{AnyMatch, Refusal, Viewer};
use lascaux_web::page::{self, AnalysisPage, Mistake, PlayerRow, Stage};
use lascaux_web::{Words, board};
use serde_json::json;
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;
type Page = Result<Response, Error>;

/// The most mistakes that are listed.
const COSTLIEST: usize = 20;

/// An analysis is asked for.
pub async fn start<S: Store>(State(app): Shared<S>, Table(table): Table, visitor: Visitor) -> Page {
    app.analyse(&table, visitor.address).await?;
    Ok(Redirect::to(&format!("/t/{}/analysis", table.id)).into_response())
}

/// How far an analysis is.
pub async fn progress<S: Store>(State(app): Shared<S>, Table(table): Table) -> Answer {
    Ok(Json(match app.analysis(&table.id).await? {
        None => json!({"stage": "none"}),
        Some(Progress::Failed) => json!({"stage": "failed"}),
        Some(Progress::Running(done, all)) => json!({"stage": "running", "done": done, "all": all}),
        Some(Progress::Done(_)) => json!({"stage": "done"}),
    }))
}

/// The page of an analysis.
pub async fn page<S: Store>(State(app): Shared<S>, Table(table): Table, visitor: Visitor) -> Page {
    if !table.state().is_open() {
        return Err(Error::not_now("A game is analysed when it is over: before, it would tell secrets."));
    }
    let looked = app.analysis(&table.id).await?;
    let title = app.games().get(&table.game)?.title();
    app.work(move || {
        let (state, words) = (table.state(), visitor.words);
        let stage = match looked {
            None => Stage::Not,
            Some(Progress::Failed) => Stage::Failed,
            Some(Progress::Running(done, all)) => Stage::Running(done, all),
            Some(Progress::Done(done)) => stage_of(&done, state.game(), words)?,
        };
        Ok(shown(page::analysis(&AnalysisPage {
            words,
            id: &table.id,
            title,
            names: &called(&state, words),
            pigments: &board::pigments(state.game())?,
            stage: &stage,
            person: visitor.name(),
        })))
    })
    .await?
}

fn stage_of(done: &Analysis, current: &dyn AnyMatch, words: &Words) -> Result<Stage, Refusal> {
    let chances = (0..usize::from(done.seats))
        .map(|seat| {
            done.decisions.iter().map(|one| 100.0 * one.chances.get(seat).copied().unwrap_or_default()).collect()
        })
        .collect();
    let mut rounds: Vec<(usize, String)> = Vec::new();
    for (place, one) in done.decisions.iter().enumerate() {
        let round = one.round.to_string();
        // A number is written only where it has room: a twentieth of the width.
        let room = rounds.last().is_none_or(|(last, _)| (place - last) * 20 > done.decisions.len());
        if room && (place == 0 || done.decisions[place - 1].round != one.round) {
            rounds.push((place, round));
        }
    }
    let mut mistakes: Vec<(usize, &Judged)> = done
        .decisions
        .iter()
        .enumerate()
        .filter(|(_, one)| matches!(one.verdict, Verdict::Mistake | Verdict::Blunder))
        .collect();
    let all = mistakes.len();
    mistakes.sort_by(|one, other| other.1.loss.total_cmp(&one.1.loss));
    mistakes.truncate(COSTLIEST);
    mistakes.sort_by_key(|(place, _)| *place);
    let mistakes = mistakes.into_iter().map(|(place, one)| mistake(place, one, current, words));
    let players = done.players.iter().map(|player| PlayerRow {
        decisions: player.decisions,
        best: 100.0 * player.best,
        given: player.mean_loss,
        mistakes: player.mistakes,
    });
    Ok(Stage::Done { chances, rounds, mistakes: mistakes.collect::<Result<_, _>>()?, all, players: players.collect() })
}

fn mistake(place: usize, one: &Judged, current: &dyn AnyMatch, words: &Words) -> Result<Mistake, Refusal> {
    let step = one.step.saturating_sub(1);
    let before = current.at(step)?;
    let label = |action: &str| board::label(&*before, Viewer::Seat(one.seat), action, words);
    Ok(Mistake {
        step,
        place,
        round: one.round,
        seat: one.seat,
        action: label(&one.action)?,
        best: label(&one.best)?,
        before: 100.0 * one.before,
        after: 100.0 * one.after,
        verdict: if one.verdict == Verdict::Blunder { "blunder" } else { "mistake" },
    })
}
