//! Who is asking: a key in a cookie, and refusals for requests that other sites make in a person's name.

use crate::hall::{now, secret};
use crate::store::{Person, Store, Trouble};
use axum::http::{HeaderMap, HeaderValue, Method};
use lascaux_table::sha256_hex;

/// The cookie that keeps a person's key.
const COOKIE: &str = "lascaux";
/// A year in seconds.
const YEAR: u32 = 31_536_000;

/// The value of a cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all("cookie").iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// A cookie that only this site gets, and no script can read.
pub fn set_cookie(name: &str, value: &str) -> Option<HeaderValue> {
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax").parse().ok()
}

/// The person with the key of this request, if there is one.
pub async fn person<S: Store>(store: &S, headers: &HeaderMap) -> Result<Option<Person>, Trouble> {
    match cookie(headers, COOKIE) {
        Some(key) if key.len() == 64 && key.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            store.person(&sha256_hex(key.as_bytes())).await
        }
        _ => Ok(None),
    }
}

/// The person of this request; a guest is met, and given a key to keep.
pub async fn person_or_guest<S: Store>(
    store: &S,
    headers: &HeaderMap,
    name: &str,
) -> Result<(Person, Option<HeaderValue>), Trouble> {
    if let Some(person) = person(store, headers).await? {
        return Ok((person, None));
    }
    let key = secret(32)?;
    let person = store.meet(&sha256_hex(key.as_bytes()), name, now()).await?;
    Ok((person, set_cookie(COOKIE, &key)))
}

/// Whether a request that changes something comes from our own pages, or from a program that is no browser.
pub fn is_our_own(method: &Method, headers: &HeaderMap) -> bool {
    if method == Method::GET || method == Method::HEAD {
        return true;
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some(site) => site == "same-origin" || site == "none",
        // Old browsers send the origin at least; programs send neither, and no cookie that they were not given.
        None => match (text("origin"), text("host")) {
            (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, rest)| rest == host),
            (Some(_), None) => false,
            (None, _) => true,
        },
    }
}
