//! The pages.

use crate::customs::Customs;
use crate::guard;
use crate::hall::{Chair, Hall, No, Order, Table};
use crate::store::{Person, Store};
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use lascaux_table::{AnyGame, Code, Refusal, Seat, Viewer};
use lascaux_web::page::{self, Front, TablePage};
use lascaux_web::{LANGUAGES, Words, board};
use maud::{Markup, html};
use serde_json::{Map, Value};
use std::sync::Arc;

type Page = Result<Response, No>;

/// A page as an answer.
pub fn shown(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

/// The words for a request: the chosen language, or the first that the browser asks for and we speak.
pub fn words_of(headers: &HeaderMap) -> &'static Words {
    let chosen = guard::cookie(headers, "language").map(str::to_string);
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wanted = chosen.into_iter().chain(asked.split(',').map(|one| one.trim().chars().take(2).collect()));
    let code = wanted.find(|code: &String| LANGUAGES.iter().any(|language| language.code == code));
    Words::of(code.as_deref().unwrap_or("en"))
}

/// How links to friends begin: as the browser asked for this page.
pub fn site(customs: &Customs, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("{}://{host}", customs.scheme())
}

/// The front page.
pub async fn front<S: Store>(State(hall): State<Arc<Hall<S>>>, headers: HeaderMap) -> Page {
    let person = guard::person(hall.store(), &headers).await?;
    let words = words_of(&headers);
    let mut tables = Vec::new();
    if let Some(person) = &person {
        for (table, asked) in hall.tables_of(person.id).await {
            let names = table.look().await.names(words).join(", ");
            let title = hall.games().get(&table.game)?.title().to_string();
            tables.push((format!("/t/{}", table.id), title, names, asked));
        }
    }
    let games: Vec<Value> = hall.games().games().map(|game| game.about()).collect();
    let person = person.as_ref().map(|person| person.name.as_str());
    Ok(shown(page::front(&Front { words, games: &games, person, tables: &tables })))
}

/// The next table that waits for the person.
pub async fn next<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Redirect, No> {
    let Some(person) = guard::person(hall.store(), &headers).await? else { return Ok(Redirect::to("/")) };
    let here = query.as_deref().and_then(|query| query.strip_prefix("after="));
    let waiting = hall.tables_of(person.id).await.into_iter().find(|(table, asked)| *asked && Some(&*table.id) != here);
    Ok(Redirect::to(&waiting.map_or("/".to_string(), |(table, _)| format!("/t/{}", table.id))))
}

/// The shelf of rulebooks.
pub async fn rule_shelf<S: Store>(State(hall): State<Arc<Hall<S>>>, headers: HeaderMap) -> Page {
    let words = words_of(&headers);
    let person = guard::person(hall.store(), &headers).await?;
    let person = person.as_ref().map(|person| person.name.as_str());
    let frame = page::Frame { words, title: "Lascaux", person, waiting: 0, here: "/rules" };
    Ok(shown(page::page(
        &frame,
        html! {
            h1 { (words.say("rules")) }
            ul { @for game in hall.games().games() { li { a href={ "/rules/" (game.name()) } { (game.title()) } } } }
        },
    )))
}

/// The rulebook of a game.
pub async fn rules<S: Store>(State(hall): State<Arc<Hall<S>>>, Path(game): Path<String>, headers: HeaderMap) -> Page {
    let title = hall.games().get(&game).map(AnyGame::title).map_err(|_| No::Missing)?;
    let person = guard::person(hall.store(), &headers).await?;
    let person = person.as_ref().map(|person| person.name.as_str());
    Ok(shown(page::rules(&game, title, words_of(&headers), person)?))
}

/// A rule by its number.
pub async fn rule(Path(number): Path<String>) -> Result<Redirect, No> {
    let game = match number.get(..3) {
        Some("SA-") => "stone-age",
        Some("EZ-") => "eiszeit",
        Some("NE-") => "neanderthal",
        _ => return Err(No::Missing),
    };
    if !number.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '.') {
        return Err(No::Missing);
    }
    Ok(Redirect::to(&format!("/rules/{game}#{number}")))
}

/// The fields of a form, in order; names may come twice.
pub fn fields(body: &str) -> Vec<(String, String)> {
    form_urlencoded::parse(body.as_bytes()).into_owned().collect()
}

/// The language is changed; back to where the person was.
pub async fn language<S: Store>(State(hall): State<Arc<Hall<S>>>, body: String) -> Response {
    let fields = fields(&body);
    let value = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let code = LANGUAGES.iter().map(|language| language.code).find(|code| Some(*code) == value("code")).unwrap_or("en");
    // Only addresses of this house: one slash, and no second one that would name another host.
    let back = value("back").filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\'));
    let mut answer = Redirect::to(back.unwrap_or("/")).into_response();
    if let Some(cookie) = guard::set_cookie("language", code, hall.customs().https) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}

/// A table is opened.
pub async fn found<S: Store>(State(hall): State<Arc<Hall<S>>>, headers: HeaderMap, body: String) -> Page {
    let fields = fields(&body);
    let mut order = Order { game: String::new(), seats: Vec::new(), options: Map::new(), clock: None };
    for (name, value) in fields {
        match name.as_str() {
            "game" => order.game = value,
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
    let words = words_of(&headers);
    let (person, key) = guard::person_or_guest(hall.store(), &headers, &words.say("guest")).await?;
    let table = hall.found(&order, person.id, &person.name).await?;
    Ok(with_key(Redirect::to(&format!("/t/{}", table.id)).into_response(), key, hall.customs().https))
}

/// An answer that hands somebody a key to keep.
pub fn with_key(mut answer: Response, key: Option<String>, https: bool) -> Response {
    if let Some(cookie) = key.and_then(|key| guard::key_cookie(&key, https)) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}

/// A friend has opened the link: sits down with one click, so that no preview of the link takes the seat.
pub async fn invitation<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    Path((id, code)): Path<(String, String)>,
    headers: HeaderMap,
) -> Page {
    let table = hall.table(&id).await?;
    let words = words_of(&headers);
    if !table.look().await.is_free(&code) {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let title = hall.games().get(&table.game)?.title();
    let person = guard::person(hall.store(), &headers).await?;
    let here = format!("/join/{id}/{code}");
    let frame = page::Frame { words, title, person: None, waiting: 0, here: &here };
    Ok(shown(page::page(
        &frame,
        html! {
            h1 { (title) }
            form.join method="post" action=(here) {
                label { (words.say("your-name")) " "
                    input name="name" maxlength="30" value=(person.map_or(words.say("guest"), |person| person.name)); }
                " " button.primary type="submit" { (words.say("sit-down")) }
            }
        },
    )))
}

/// A friend sits down.
pub async fn join<S: Store>(
    State(hall): State<Arc<Hall<S>>>,
    Path((id, code)): Path<(String, String)>,
    headers: HeaderMap,
    body: String,
) -> Page {
    let table = hall.table(&id).await?;
    let words = words_of(&headers);
    let said = fields(&body).into_iter().find(|(key, _)| key == "name").map(|(_, value)| value);
    if !table.look().await.is_free(&code) {
        return Err(No::Missing); // before a guest is met who cannot stay
    }
    let (person, key) = guard::named_guest(hall.store(), &headers, said.as_deref(), &words.say("guest")).await?;
    hall.join(&table, &code, person.id, &person.name).await?;
    Ok(with_key(Redirect::to(&format!("/t/{id}")).into_response(), key, hall.customs().https))
}

/// A table.
pub async fn table<S: Store>(State(hall): State<Arc<Hall<S>>>, Path(id): Path<String>, headers: HeaderMap) -> Page {
    let table = hall.table(&id).await?;
    if table.brought {
        return Ok(Redirect::to(&format!("/t/{id}/at")).into_response());
    }
    let person = guard::person(hall.store(), &headers).await?;
    let number = *table.watch().borrow();
    let title = hall.games().get(&table.game)?.title();
    let mut waiting = 0;
    if let Some(person) = &person {
        let own = hall.tables_of(person.id).await;
        waiting = own.iter().filter(|(other, asked)| *asked && other.id != table.id).count();
    }
    let frame = (title, waiting);
    let site = site(hall.customs(), &headers);
    let page = paint(&table, person.as_ref(), words_of(&headers), number, &site, frame, page::table).await?;
    Ok(shown(page))
}

/// The inner part of a table, drawn for a person.
pub async fn drawn_for(
    table: &Table,
    person: Option<&Person>,
    words: &Words,
    number: u64,
    site: &str,
) -> Result<Markup, No> {
    paint(table, person, words, number, site, ("", 0), page::scene).await
}

async fn paint(
    table: &Table,
    person: Option<&Person>,
    words: &Words,
    number: u64,
    site: &str,
    (title, waiting): (&str, usize),
    draw: fn(&TablePage) -> Markup,
) -> Result<Markup, No> {
    let mut inner = table.look().await;
    let who = person.map(|person| person.id);
    let own = inner.seats_of(who);
    let viewer = inner.viewer(who);
    let names = inner.names(words);
    let drawn = board::draw(&*inner.current, viewer, &names, words, &[])?;
    let steps = inner.current.step_count();
    let log = inner.log(viewer, words)?;
    let since = super::study::since(log, viewer, words);
    let log = log.newest(page::LOG_LINES).to_vec();
    let look_back = super::study::look_back(table, &inner, since, &own, words)?;
    let links: Vec<(Seat, String)> = inner
        .chairs
        .iter()
        .enumerate()
        .filter_map(|(seat, chair)| match chair {
            // Only those who sit at the table may hand out its seats.
            Chair::Free { code } if !own.is_empty() => {
                Some((Seat(seat as u8), format!("{site}/join/{}/{code}", table.id)))
            }
            _ => None,
        })
        .collect();
    Ok(draw(&TablePage {
        words,
        id: &table.id,
        title,
        game: &table.game,
        drawn: &drawn,
        names: &names,
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        shared: own.len() > 1,
        log: &log,
        steps,
        chat: &inner.chat,
        links: &links,
        undo: inner.may_undo(&own),
        number,
        status: &super::around::stands_around(&inner, person),
        ends_on: None,
        person: person.map(|person| person.name.as_str()),
        waiting,
        look_back: &look_back,
    }))
}

/// The record of a finished game; a running one keeps its seed and its secrets.
pub async fn record<S: Store>(State(hall): State<Arc<Hall<S>>>, Path(id): Path<String>) -> Page {
    let table = hall.table(&id).await?;
    let inner = table.look().await;
    if !inner.is_open() {
        return Err(No::Refused(Refusal::new(Code::WrongTurn, "The record is handed out when the game is over.")));
    }
    let text = inner.current.record().text();
    let name = format!("attachment; filename=\"{}-{}.json\"", table.game, table.id);
    Ok(([(header::CONTENT_TYPE, "application/json".to_string()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// Style sheets, the script, and pictures.
pub async fn asset(Path(file): Path<String>) -> Result<Response, No> {
    let asset = lascaux_web::asset(&file).ok_or(No::Missing)?;
    let kept = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, kept)];
    Ok((StatusCode::OK, headers, asset.text).into_response())
}
