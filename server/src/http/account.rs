//! The account: made, opened on another device, left, given another password, and its devices.

use super::extract::Visitor;
use super::json_body::Form;
use super::pages::{shown, with_key};
use super::session;
use crate::accounts::NoAccount;
use crate::app::App;
use crate::clock::date;
use crate::error::Error;
use crate::names;
use crate::store::Store;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use lascaux_table::sha256_hex;
use lascaux_web::page::{self, AccountPage, Device};
use std::sync::Arc;

type Shared<S> = State<Arc<App<S>>>;
type Page = Result<Response, Error>;

/// What a device is called in forms: not its key's hash, which is nobody's business.
fn device_id(key_hash: &str) -> String {
    sha256_hex(key_hash.as_bytes())[..16].to_string()
}

async fn drawn<S: Store>(app: &App<S>, visitor: &Visitor, told: Option<(&str, bool)>) -> Page {
    let account = match visitor.id() {
        Some(person) => app.store().account_of(person).await?,
        None => None,
    };
    let mut devices = Vec::new();
    if let (Some(account), Some((_, own))) = (&account, &visitor.known) {
        for device in app.store().devices(account.person.id).await? {
            devices.push(Device {
                id: device_id(&device.key_hash),
                current: device.key_hash == *own,
                label: device.label,
                since: date(device.since),
                seen: date(device.seen.max(device.since)),
            });
        }
    }
    let login = account.as_ref().map(|account| account.login.as_str());
    let shown_page = AccountPage { words: visitor.words, person: visitor.name(), login, told, devices: &devices };
    Ok(shown(page::account(&shown_page)))
}

/// A refusal on the page, or a failure.
async fn refused<S: Store>(app: &App<S>, visitor: &Visitor, no: NoAccount) -> Page {
    let word = no.word();
    if let NoAccount::Failed(error) = no {
        return Err(error);
    }
    let status = match no {
        NoAccount::Guesses => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let mut page = drawn(app, visitor, Some((word, true))).await?;
    *page.status_mut() = status;
    Ok(page)
}

/// The page.
pub async fn page<S: Store>(State(app): Shared<S>, visitor: Visitor) -> Page {
    drawn(&app, &visitor, None).await
}

/// A guest, or somebody whom the house has not met yet, gets an account.
pub async fn sign_up<S: Store>(State(app): Shared<S>, visitor: Visitor, form: Form) -> Page {
    let (name, password) = (form.get("name"), form.get("password"));
    let (person, old_key) = match &visitor.known {
        Some((person, key_hash)) => (person.clone(), key_hash.clone()),
        // Nobody is met whose account would be refused at once.
        None => match app.may_sign_up(name, password).await {
            Ok(()) => {
                let (person, key) = visitor.or_guest(&app, None, &visitor.words.say("guest")).await?;
                (person, sha256_hex(key.unwrap_or_default().as_bytes()))
            }
            Err(no) => return refused(&app, &visitor, no).await,
        },
    };
    match app.sign_up(&person, (name, password), (&old_key, &visitor.label)).await {
        Ok(key) => {
            let name = names::clean(name).unwrap_or_else(|| name.to_string());
            app.bring_seats(person.id, person.id, &name).await?;
            Ok(with_key(Redirect::to("/account").into_response(), Some(key), app.config().https))
        }
        Err(no) => refused(&app, &visitor, no).await,
    }
}

/// Somebody comes from another device. Whoever was a guest here until now keeps the seats.
pub async fn log_in<S: Store>(State(app): Shared<S>, visitor: Visitor, form: Form) -> Page {
    let old_key = visitor.known.as_ref().map(|(_, key_hash)| key_hash.as_str());
    let (name, password) = (form.get("name"), form.get("password"));
    let (person, key) = match app.log_in(name, password, (old_key, &visitor.label)).await {
        Ok(known) => known,
        Err(no) => return refused(&app, &visitor, no).await,
    };
    if let Some(guest) = visitor.id()
        && app.store().account_of(guest).await?.is_none()
    {
        app.bring_seats(guest, person.id, &person.name).await?;
    }
    Ok(with_key(Redirect::to("/").into_response(), Some(key), app.config().https))
}

/// This device forgets the person, and its key opens nothing any more. A guest, who could never come back, is kept.
pub async fn log_out<S: Store>(State(app): Shared<S>, visitor: Visitor) -> Page {
    let Some((person, key_hash)) = &visitor.known else { return Ok(Redirect::to("/account").into_response()) };
    if app.store().account_of(person.id).await?.is_none() {
        return Ok(Redirect::to("/account").into_response());
    }
    app.end_device(person.id, key_hash).await?;
    let mut answer = Redirect::to("/").into_response();
    for cookie in session::no_cookies(app.config().https) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(answer)
}

/// Another password.
pub async fn password<S: Store>(State(app): Shared<S>, visitor: Visitor, form: Form) -> Page {
    let Some((person, key_hash)) = &visitor.known else { return refused(&app, &visitor, NoAccount::Wrong).await };
    match app.change_password(person, key_hash, (form.get("old"), form.get("new"))).await {
        Ok(()) => drawn(&app, &visitor, Some(("changed", false))).await,
        Err(no) => refused(&app, &visitor, no).await,
    }
}

/// One device of the person is logged out.
pub async fn end_device<S: Store>(State(app): Shared<S>, visitor: Visitor, form: Form) -> Page {
    let Some((person, own)) = &visitor.known else { return Err(Error::NotSeated) };
    let devices = app.store().devices(person.id).await?;
    match devices.iter().find(|device| device_id(&device.key_hash) == form.get("device")) {
        Some(device) if device.key_hash == *own => log_out(State(app), visitor).await,
        Some(device) => {
            app.end_device(person.id, &device.key_hash).await?;
            drawn(&app, &visitor, Some(("device-ended", false))).await
        }
        None => drawn(&app, &visitor, None).await,
    }
}

/// All other devices of the person are logged out.
pub async fn end_other_devices<S: Store>(State(app): Shared<S>, visitor: Visitor) -> Page {
    let Some((person, key_hash)) = &visitor.known else { return Err(Error::NotSeated) };
    app.end_other_devices(person.id, key_hash).await?;
    drawn(&app, &visitor, Some(("others-ended", false))).await
}
