//! The account: made, opened on another device, left, and given another password.

use super::pages::{fields, shown, with_key, words_of};
use crate::accounts::NoAccount;
use crate::guard;
use crate::hall::{Hall, No};
use crate::store::Store;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use lascaux_web::page::{self, AccountPage};
use std::sync::Arc;

type House<S> = State<Arc<Hall<S>>>;
type Page = Result<Response, No>;

/// A field of a form; nothing if it is not there.
fn field(body: &str, name: &str) -> String {
    fields(body).into_iter().find(|(key, _)| key == name).map(|(_, value)| value).unwrap_or_default()
}

async fn drawn<S: Store>(hall: &Hall<S>, headers: &HeaderMap, told: Option<(&str, bool)>) -> Page {
    let person = guard::person(hall.store(), headers).await?;
    let account = match &person {
        Some(person) => hall.store().account_of(person.id).await?,
        None => None,
    };
    let name = person.as_ref().map(|person| person.name.as_str());
    let login = account.as_ref().map(|account| account.login.as_str());
    Ok(shown(page::account(&AccountPage { words: words_of(headers), person: name, login, told, devices: &[] })))
}

/// A refusal on the page, or the store's failure.
async fn refused<S: Store>(hall: &Hall<S>, headers: &HeaderMap, no: NoAccount) -> Page {
    let word = no.word();
    if let NoAccount::Broken(trouble) = no {
        return Err(No::Broken(trouble));
    }
    let mut page = drawn(hall, headers, Some((word, true))).await?;
    *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(page)
}

/// The page.
pub async fn page<S: Store>(State(hall): House<S>, headers: HeaderMap) -> Page {
    drawn(&hall, &headers, None).await
}

/// A guest, or somebody whom the house has not met yet, gets an account.
pub async fn sign_up<S: Store>(State(hall): House<S>, headers: HeaderMap, body: String) -> Page {
    let (name, password) = (field(&body, "name"), field(&body, "password"));
    let met = guard::person(hall.store(), &headers).await?;
    let (person, key) = match met {
        Some(person) => (person, None),
        // Nobody is met whose account would be refused at once.
        None => match hall.may_sign_up(&name, &password).await {
            Ok(()) => guard::person_or_guest(hall.store(), &headers, &name).await?,
            Err(no) => return refused(&hall, &headers, no).await,
        },
    };
    match hall.sign_up(&person, &name, &password).await {
        Ok(()) => {
            let name = guard::clean_name(&name).unwrap_or(name);
            hall.bring_seats(person.id, person.id, &name).await?;
            Ok(with_key(Redirect::to("/account").into_response(), key, hall.customs().https))
        }
        Err(no) => refused(&hall, &headers, no).await,
    }
}

/// Somebody comes from another device. Whoever was a guest here until now keeps the seats.
pub async fn log_in<S: Store>(State(hall): House<S>, headers: HeaderMap, body: String) -> Page {
    let (person, key) = match hall.log_in(&field(&body, "name"), &field(&body, "password")).await {
        Ok(known) => known,
        Err(no) => return refused(&hall, &headers, no).await,
    };
    if let Some(guest) = guard::person(hall.store(), &headers).await?
        && hall.store().account_of(guest.id).await?.is_none()
    {
        hall.bring_seats(guest.id, person.id, &person.name).await?;
    }
    Ok(with_key(Redirect::to("/").into_response(), Some(key), hall.customs().https))
}

/// This device forgets the person, and its key opens nothing any more. A guest, who could never come back, is kept.
pub async fn log_out<S: Store>(State(hall): House<S>, headers: HeaderMap) -> Page {
    let (Some(person), Some(key)) = (guard::person(hall.store(), &headers).await?, guard::key_hash(&headers)) else {
        return Ok(Redirect::to("/account").into_response());
    };
    if hall.store().account_of(person.id).await?.is_none() {
        return Ok(Redirect::to("/account").into_response());
    }
    hall.store().drop_key(&key).await?;
    let mut answer = Redirect::to("/").into_response();
    if let Some(cookie) = guard::no_cookie(hall.customs().https) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(answer)
}

/// Another password.
pub async fn password<S: Store>(State(hall): House<S>, headers: HeaderMap, body: String) -> Page {
    let (Some(person), Some(key)) = (guard::person(hall.store(), &headers).await?, guard::key_hash(&headers)) else {
        return refused(&hall, &headers, NoAccount::Wrong).await;
    };
    match hall.change_password(&person, &key, &field(&body, "old"), &field(&body, "new")).await {
        Ok(()) => drawn(&hall, &headers, Some(("changed", false))).await,
        Err(no) => refused(&hall, &headers, no).await,
    }
}
