//! Who is asking: a key in a cookie, and refusals for requests that other sites make in a person's name.

use crate::hall::{No, now, secret};
use crate::store::{Person, Store, Trouble};
use axum::http::{HeaderMap, HeaderValue, Method};
use lascaux_table::sha256_hex;
use std::net::{IpAddr, SocketAddr};

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address(pub IpAddr);

/// The longest name of a person.
const LONGEST_NAME: usize = 30;

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

/// A cookie that only this site gets, and no script can read; in a house of https, never over a plain connection.
pub fn set_cookie(name: &str, value: &str, https: bool) -> Option<HeaderValue> {
    let secure = if https { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}").parse().ok()
}

/// The cookie with a person's key.
pub fn key_cookie(key: &str, https: bool) -> Option<HeaderValue> {
    set_cookie(COOKIE, key, https)
}

/// The cookie without a key: the browser forgets it.
pub fn no_cookie(https: bool) -> Option<HeaderValue> {
    let secure = if https { "; Secure" } else { "" };
    format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}").parse().ok()
}

/// The hash of the key of this request, as the store knows it: a program says it in so many words, a browser keeps it in
/// its cookie.
pub fn key_hash(headers: &HeaderMap) -> Option<String> {
    let said = headers.get("authorization").and_then(|value| value.to_str().ok());
    let key = match said {
        Some(said) => said.strip_prefix("Bearer ").map(str::trim),
        None => cookie(headers, COOKIE),
    }?;
    let whole = key.len() == 64 && key.bytes().all(|byte| byte.is_ascii_hexdigit());
    whole.then(|| sha256_hex(key.as_bytes()))
}

/// The person with the key of this request, if there is one.
pub async fn person<S: Store>(store: &S, headers: &HeaderMap) -> Result<Option<Person>, Trouble> {
    match key_hash(headers) {
        Some(hash) => store.person(&hash).await,
        None => Ok(None),
    }
}

/// The person of this request; a stranger is refused.
pub async fn known<S: Store>(store: &S, headers: &HeaderMap) -> Result<Person, No> {
    person(store, headers).await?.ok_or(No::Stranger)
}

/// The person of this request; a guest is met, and given a key to keep.
pub async fn person_or_guest<S: Store>(
    store: &S,
    headers: &HeaderMap,
    name: &str,
) -> Result<(Person, Option<String>), Trouble> {
    if let Some(person) = person(store, headers).await? {
        return Ok((person, None));
    }
    let key = secret(32)?;
    let person = store.meet(&sha256_hex(key.as_bytes()), name, now()).await?;
    Ok((person, Some(key)))
}

/// A name as it can be shown to others; nothing if nothing is left of it.
pub fn clean_name(name: &str) -> Option<String> {
    let name: String = name.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_string())
}

/// The same for somebody who may have said a name: it is theirs from now on.
pub async fn named_guest<S: Store>(
    store: &S,
    headers: &HeaderMap,
    said: Option<&str>,
    otherwise: &str,
) -> Result<(Person, Option<String>), Trouble> {
    let name = said.and_then(clean_name);
    let (mut person, key) = person_or_guest(store, headers, name.as_deref().unwrap_or(otherwise)).await?;
    if let Some(name) = name
        && person.name != name
    {
        store.rename(person.id, &name).await?;
        person.name = name;
    }
    Ok((person, key))
}

/// Where a request comes from. Behind a proxy, all come from the proxy, which adds the true address at the end; without
/// one, anybody could write anything there.
pub fn address(peer: Option<SocketAddr>, headers: &HeaderMap, proxied: bool) -> Address {
    let said = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    let said = said.and_then(|value| value.rsplit(',').next()).and_then(|last| last.trim().parse().ok());
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.ip());
    Address(said.filter(|_| proxied).unwrap_or(peer))
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
