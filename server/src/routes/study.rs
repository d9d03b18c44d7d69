//! Looking back: positions, the end, analysis, play on, and the study.

use super::pages::{fields, shown, with_key, words_of};
use crate::guard;
use crate::hall::{Hall, Inner, No, Table};
use crate::logbook::Log;
use crate::store::{Person, Store};
use crate::study::{Looked, Past};
use axum::Json;
use axum::extract::multipart::Multipart;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use lascaux_bots::{Analysis, Judged, LEVELS, Verdict};
use lascaux_table::{AnyMatch, Code, Refusal, Seat, Turn, Viewer};
use lascaux_web::page::{self, AnalysisPage, Mistake, PlayerRow, Replay, Stage};
use lascaux_web::{Words, board};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

type Page = Result<Response, No>;

/// The largest record that can be brought.
pub const LARGEST_RECORD: usize = 2 * 1024 * 1024;

/// The most mistakes that are listed.
const COSTLIEST: usize = 20;

/// From where a position is looked at, and which.
#[derive(Deserialize)]
pub struct Look {
    #[serde(rename = "as")]
    from: Option<String>,
    step: Option<usize>,
}

/// The replay without a position: a running game opens at its newest, a finished one at its first.
pub async fn replay<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
) -> Result<Redirect, No> {
    let table = hall.table(&id).await?;
    let inner = table.look().await;
    let usual = if inner.is_open() { 0 } else { inner.current.step_count() };
    let query = match look.from.as_deref() {
        Some(from) if from == "nobody" || from.parse::<u8>().is_ok() => format!("?as={from}"),
        _ => String::new(),
    };
    Ok(Redirect::to(&format!("/t/{id}/at/{}{query}", look.step.unwrap_or(usual))))
}

/// A position on a page of its own.
pub async fn position<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    Path((id, step)): Path<(String, usize)>,
    Query(look): Query<Look>,
    headers: HeaderMap,
) -> Page {
    draw(&hall, &id, step, &look, &headers, page::replay).await
}

/// The inner part of a position.
pub async fn scene<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    Path((id, step)): Path<(String, usize)>,
    Query(look): Query<Look>,
    headers: HeaderMap,
) -> Page {
    draw(&hall, &id, step, &look, &headers, page::past).await
}

async fn draw<S: Store>(
    hall: &Hall<S>,
    id: &str,
    step: usize,
    look: &Look,
    headers: &HeaderMap,
    paint: fn(&Replay) -> Markup,
) -> Page {
    let table = hall.table(id).await?;
    let person = guard::person(hall.store(), headers).await?;
    let words = words_of(headers);
    let who = person.as_ref().map(|person| person.id);
    let mut past = table.look().await.past(who, step, look.from.as_deref(), words)?;
    past.names = called(&table, past.names, words);
    let title = hall.games().get(&table.game)?.title();
    let Past { current, viewer, names, .. } = &past;
    let drawn = board::draw_past(&**current, *viewer, names, words)?;
    let told = told(&past, words)?;
    let page = paint(&Replay {
        words,
        id,
        title,
        drawn: &drawn,
        names,
        step,
        stops: &past.stops,
        rounds: &past.rounds,
        told: &told,
        seat: match viewer {
            Viewer::Seat(seat) => Some(*seat),
            Viewer::Spectator => None,
        },
        viewpoints: &past.viewpoints,
        chosen: look.from.is_some(),
        open: past.open,
        has_table: !past.brought,
        levels: LEVELS,
        person: person.as_ref().map(|person| person.name.as_str()),
    });
    Ok(shown(page))
}

/// The names of the seats; those of a record, which has none, by their number.
fn called(table: &Table, names: Vec<String>, words: &Words) -> Vec<String> {
    if !table.brought {
        return names;
    }
    (1..=names.len()).map(|seat| words.with("seat", &[("seat", seat.into())])).collect()
}

/// What was done, in sentences; an action that has none by the words of its button, unless they would tell a secret.
fn told(past: &Past, words: &Words) -> Result<Vec<String>, Refusal> {
    let Past { current, viewer, heard, names, done, .. } = past;
    let told = board::log(current.game(), heard, names, words)?;
    let act = heard.iter().find(|one| one["kind"] == "action");
    let (true, Some(act)) = (told.is_empty(), act) else { return Ok(told) };
    let seat = act["seat"].as_u64().map_or(Seat(0), |seat| Seat(seat as u8));
    let known = current.heard(*done..usize::MAX, Viewer::Seat(seat))?;
    let same = |one: &Value| one["seat"] == act["seat"] && one["action"] == act["action"];
    let Some(action) = act["action"].as_str().filter(|_| known.iter().any(same)) else {
        return Ok(told);
    };
    let label = board::label(&*current.at(*done)?, *viewer, action, words)?;
    Ok(vec![format!("{}: {label}", names.get(seat.index()).map_or("", String::as_str))])
}

/// What happened since a viewer's last move.
pub fn since(log: &Log, viewer: Viewer, words: &Words) -> Markup {
    match viewer {
        Viewer::Seat(seat) => {
            log.since(seat).map_or_else(Markup::default, |(step, lines)| page::since(lines, step, words))
        }
        Viewer::Spectator => Markup::default(),
    }
}

/// The parts of a table's page that look back.
pub fn look_back(
    table: &Table,
    inner: &Inner,
    since: Markup,
    own: &[Seat],
    words: &Words,
) -> Result<page::LookBack, Refusal> {
    let names = inner.names(words);
    let commitment = inner.setup.seed.commitment();
    let Some(after) = table.aftermath(inner)? else {
        let fair = html! {
            p.look-back { a href={ "/t/" (table.id) "/at" } { (words.say("replay")) } }
            (page::fair(&commitment, None, words))
        };
        return Ok(page::LookBack { fair, since, ..Default::default() });
    };
    let scores = inner.current.scores(None)?;
    let next = inner.next.as_ref().map(|next| format!("/t/{next}"));
    let seed = inner.setup.seed.to_string();
    let checked = page::Checked { seed: &seed, trouble: after.trouble.as_deref() };
    let end = page::End {
        words,
        id: &table.id,
        names: &names,
        winners: &page::winners(&scores, &names, words),
        scores: &scores,
        rounds: &after.rounds,
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
pub async fn again<S: Store>(State(hall): State<Arc<Hall<S>>>, Path(id): Path<String>, headers: HeaderMap) -> Page {
    let table = hall.table(&id).await?;
    let person = guard::known(hall.store(), &headers).await?;
    let next = hall.again(&table, person.id).await?;
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}

/// Playing on from a position.
pub async fn play_on<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: String,
) -> Page {
    let table = hall.table(&id).await?;
    let fields = fields(&body);
    let value = |name: &str| fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str());
    let number = |name: &str| {
        value(name).parse::<usize>().map_err(|_| Refusal::new(Code::Request, format!("\"{name}\" is a whole number.")))
    };
    let asked = (number("step")?, number("seat")?, value("level"));
    let words = words_of(&headers);
    let (person, key) = guard::person_or_guest(hall.store(), &headers, &words.say("guest")).await?;
    let on = hall.play_on(&table, asked, (person.id, &person.name)).await?;
    Ok(with_key(Redirect::to(&format!("/t/{}", on.id)).into_response(), key, hall.customs().https))
}

/// An analysis is asked for.
pub async fn analyse<S: Store>(State(hall): State<Arc<Hall<S>>>, Path(id): Path<String>) -> Page {
    let table = hall.table(&id).await?;
    hall.analyse(&table).await?;
    Ok(Redirect::to(&format!("/t/{id}/analysis")).into_response())
}

/// How far an analysis is.
pub async fn progress<S: Store>(State(hall): State<Arc<Hall<S>>>, Path(id): Path<String>) -> Result<Json<Value>, No> {
    let table = hall.table(&id).await?;
    Ok(Json(match hall.analysis(&table.id).await? {
        None => json!({"stage": "none"}),
        Some(Looked::Failed) => json!({"stage": "failed"}),
        Some(Looked::Running(done, all)) => json!({"stage": "running", "done": done, "all": all}),
        Some(Looked::Done(_)) => json!({"stage": "done"}),
    }))
}

/// The page of an analysis.
pub async fn analysis<S: Store>(State(hall): State<Arc<Hall<S>>>, Path(id): Path<String>, headers: HeaderMap) -> Page {
    let table = hall.table(&id).await?;
    let words = words_of(&headers);
    let person: Option<Person> = guard::person(hall.store(), &headers).await?;
    let looked = hall.analysis(&id).await?;
    let inner = table.look().await;
    if !inner.is_open() {
        return Err(No::Refused(Refusal::new(
            Code::WrongTurn,
            "A game is analysed when it is over: before, it would tell secrets.",
        )));
    }
    let stage = match looked {
        None => Stage::Not,
        Some(Looked::Failed) => Stage::Failed,
        Some(Looked::Running(done, all)) => Stage::Running(done, all),
        Some(Looked::Done(done)) => stage_of(&done, &*inner.current, words)?,
    };
    Ok(shown(page::analysis(&AnalysisPage {
        words,
        id: &id,
        title: hall.games().get(&table.game)?.title(),
        names: &called(&table, inner.names(words), words),
        stage: &stage,
        person: person.as_ref().map(|person| person.name.as_str()),
    })))
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

/// The door of the study.
pub async fn door<S: Store>(State(hall): State<Arc<Hall<S>>>, headers: HeaderMap) -> Page {
    let person = guard::person(hall.store(), &headers).await?;
    Ok(shown(page::records(words_of(&headers), person.as_ref().map(|person| person.name.as_str()), None, "")))
}

/// A record is brought.
pub async fn bring<S: Store>(State(hall): State<Arc<Hall<S>>>, headers: HeaderMap, mut parts: Multipart) -> Page {
    let mut text = String::new();
    while let Some(part) = parts.next_field().await.transpose() {
        let read = match part {
            Ok(part) => part.text().await,
            Err(error) => Err(error),
        };
        match read {
            // The file comes first, and an empty one is none.
            Ok(read) if text.trim().is_empty() => text = read,
            Ok(_) => {}
            Err(error) => return Ok((error.status(), error.body_text()).into_response()),
        }
    }
    let words = words_of(&headers);
    let taken = if text.trim().is_empty() {
        Err(No::Refused(Refusal::new(Code::Record, words.say("study-nothing"))))
    } else {
        hall.take_in(&text).await
    };
    let refusal = match taken {
        Ok(table) => {
            let inner = table.look().await;
            // A whole game is watched from its beginning; of one that broke off, where it stands is what counts.
            let start = if inner.current.turn() == Turn::Over { 0 } else { inner.current.step_count() };
            return Ok(Redirect::to(&format!("/t/{}/at/{start}", table.id)).into_response());
        }
        Err(No::Refused(refusal)) => refusal,
        Err(no) => return Err(no),
    };
    let person = guard::person(hall.store(), &headers).await?;
    let person = person.as_ref().map(|person| person.name.as_str());
    let page = shown(page::records(words, person, Some(&refusal.message), &text));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}
