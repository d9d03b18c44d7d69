//! The analysis of a finished game: asked for, waited for, and read at the board.

use super::extract::{Table, Visitor};
use super::json_body::Params;
use super::pages::shown;
use super::replay::{Look, draw};
use super::response::Answer;
use crate::analysis::Progress;
use crate::app::App;
use crate::error::Error;
use crate::store::Store;
use crate::table::TableState;
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use lascaux_bots::{Analysis, Judged, Verdict, explain};
use lascaux_table::{AnyMatch, Refusal, Seat, Viewer};
use lascaux_web::page::{self, AnalysisPage, Judgement, Mistake, PlayerRow, Stage, Study, Weighed};
use lascaux_web::{Words, board};
use serde_json::json;
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;
type Page = Result<Response, Error>;

/// The most mistakes that are listed.
const COSTLIEST: usize = 20;
/// The most actions of a decision that are shown.
const SHOWN: usize = 4;

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

/// The analysis: where it is there, at the board, in the position of the worst mistake of whoever looks.
pub async fn page<S: Store>(
    State(app): Shared<S>,
    Table(table): Table,
    Params(look): Params<Look>,
    visitor: Visitor,
) -> Page {
    if !table.state().is_open() {
        return Err(Error::not_now("A game is analysed when it is over: before, it would tell secrets."));
    }
    let stage = match app.analysis(&table.id).await? {
        None => Stage::Not,
        Some(Progress::Failed) => Stage::Failed,
        Some(Progress::Running(done, all)) => Stage::Running(done, all),
        Some(Progress::Done(done)) => {
            let own = table.state().seats_of(visitor.id());
            let worst = worst(&done, own.first().copied()).or_else(|| worst(&done, None));
            let (step, seat) = worst.map_or((0, None), |one| (before(one), Some(one.seat)));
            let look = Look { from: look.from.or(seat.map(|seat| seat.to_string())), step: None };
            return draw(&app, table, (step, look), visitor, page::replay).await;
        }
    };
    let title = app.games().get(&table.game)?.title();
    let (words, person) = (visitor.words, visitor.name());
    Ok(shown(page::analysis(&AnalysisPage { words, id: &table.id, title, stage: &stage, person })))
}

/// The position before a decision.
pub fn before(one: &Judged) -> usize {
    one.step.saturating_sub(1)
}

fn is_mistake(one: &Judged) -> bool {
    matches!(one.verdict, Verdict::Mistake | Verdict::Blunder)
}

fn worst(done: &Analysis, seat: Option<Seat>) -> Option<&Judged> {
    let of_seat = done.decisions.iter().filter(|one| seat.is_none_or(|seat| one.seat == seat));
    of_seat.filter(|one| is_mistake(one)).max_by(|one, other| one.loss.total_cmp(&other.loss))
}

/// The costliest mistakes of a seat, or of everybody, the worst first; and how many there are.
pub fn costliest(done: &Analysis, seat: Option<Seat>) -> (Vec<&Judged>, usize) {
    let of_seat = done.decisions.iter().filter(|one| seat.is_none_or(|seat| one.seat == seat));
    let mut all: Vec<&Judged> = of_seat.filter(|one| is_mistake(one)).collect();
    let count = all.len();
    all.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    all.truncate(COSTLIEST);
    (all, count)
}

/// What an analysis says at one position, for one who looks.
pub fn study_at(
    done: &Analysis,
    (state, step): (&TableState, usize),
    seat: Option<Seat>,
    names: &[String],
    words: &Words,
) -> Result<Study, Refusal> {
    let chances = (0..usize::from(done.seats)).map(|seat| {
        let at = |one: &Judged| (before(one), 100.0 * one.chances.get(seat).copied().unwrap_or_default());
        done.decisions.iter().map(at).collect()
    });
    let (mut mistakes, all) = costliest(done, seat);
    mistakes.sort_by_key(|one| one.step);
    let judged = done.decisions.iter().find(|one| before(one) == step);
    let players = done.players.iter().map(|player| PlayerRow {
        decisions: player.decisions,
        best: 100.0 * player.best,
        given: player.mean_loss,
        mistakes: player.mistakes,
    });
    Ok(Study {
        chances: chances.collect(),
        judgement: judged.map(|one| judgement(one, state.game(), names, words)).transpose()?,
        mistakes: mistakes.into_iter().map(|one| mistake(one, state.game(), names, words)).collect::<Result<_, _>>()?,
        all,
        players: players.collect(),
    })
}

fn judgement(one: &Judged, current: &dyn AnyMatch, names: &[String], words: &Words) -> Result<Judgement, Refusal> {
    let at = current.at(before(one))?;
    let label = |action: &str| board::deed(&*at, Viewer::Seat(one.seat), action, names, words);
    let chance = |of: &[f64]| 100.0 * of.get(one.seat.index()).copied().unwrap_or_default();
    let mut weighed = Vec::new();
    for action in shown_of(one) {
        weighed.push(Weighed {
            label: label(&action.0)?,
            chance: 100.0 * action.1,
            is_best: action.0 == one.best,
            is_played: action.0 == one.action,
        });
    }
    Ok(Judgement {
        seat: one.seat,
        played: one.action.clone(),
        best: one.best.clone(),
        weighed,
        lost: (chance(&one.chances) - chance(&one.chances_after)).max(0.0),
        points: (one.points[0] - one.points[1]).max(0.0),
        reason: words.told(&explain(&*at, &one.best)?, names),
        verdict: match one.verdict {
            Verdict::Good => None,
            Verdict::Inaccuracy => Some("inaccuracy"),
            Verdict::Mistake => Some("mistake"),
            Verdict::Blunder => Some("blunder"),
        },
    })
}

/// The actions that are shown of a decision, with their chances: the best, what was played, and what comes near. An
/// analysis of an earlier program knows only the first two.
fn shown_of(one: &Judged) -> Vec<(String, f64)> {
    let at = one.seat.index();
    let known = [(&one.best, &one.chances), (&one.action, &one.chances_after)];
    let mut all: Vec<(String, f64)> = one.weighed.iter().map(|one| (one.action.clone(), one.chance)).collect();
    for (action, chances) in known {
        if !all.iter().any(|(known, _)| known == action) {
            all.push((action.clone(), chances.get(at).copied().unwrap_or_default()));
        }
    }
    let mut shown: Vec<(String, f64)> = Vec::new();
    for (index, action) in all.into_iter().enumerate() {
        if index < SHOWN - 1 || action.0 == one.action || action.0 == one.best {
            shown.push(action);
        }
    }
    shown
}

/// A mistake in words.
pub fn mistake(one: &Judged, current: &dyn AnyMatch, names: &[String], words: &Words) -> Result<Mistake, Refusal> {
    let at = current.at(before(one))?;
    let label = |action: &str| board::deed(&*at, Viewer::Seat(one.seat), action, names, words);
    Ok(Mistake {
        step: before(one),
        round: one.round,
        seat: one.seat,
        action: label(&one.action)?,
        best: label(&one.best)?,
        lost: 100.0 * one.loss,
        verdict: if one.verdict == Verdict::Blunder { "blunder" } else { "mistake" },
    })
}
