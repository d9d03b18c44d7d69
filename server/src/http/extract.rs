//! Who asks, from where, in which language, and about which table: what handlers take instead of asking for it.

use super::session;
use crate::accounts::new_key;
use crate::app::App;
use crate::config::Config;
use crate::error::Error;
use crate::live_table::LiveTable;
use crate::names;
use crate::store::{Person, Store};
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use lascaux_table::Language;
use lascaux_web::Words;
use lascaux_web::board::Layout;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address(pub IpAddr);

const DAY: i64 = 86_400;

/// Whoever asks.
pub struct Visitor {
    /// The person, if known, with the hash of the key.
    pub known: Option<(Person, String)>,
    /// The words of the language that was chosen, or that the browser asks for.
    pub words: &'static Words,
    /// The kind of screen.
    pub layout: Layout,
    /// From where.
    pub address: IpAddr,
    /// What the device calls itself.
    pub label: String,
    /// Whether a key was said in so many words, as programs do.
    pub is_program: bool,
}

impl Visitor {
    /// The person, if known.
    pub fn person(&self) -> Option<&Person> {
        self.known.as_ref().map(|(person, _)| person)
    }

    /// The number of the person, if known.
    pub fn id(&self) -> Option<i64> {
        self.person().map(|person| person.id)
    }

    /// The name of the person, if known.
    pub fn name(&self) -> Option<&str> {
        self.person().map(|person| person.name.as_str())
    }

    /// The person; strangers are refused.
    pub fn require(&self) -> Result<&Person, Error> {
        self.person().ok_or(Error::NotSeated)
    }

    /// The person, or a guest who is met now and given a key to keep. A name that is said is theirs from now on.
    pub async fn or_guest<S: Store>(
        &self,
        app: &App<S>,
        said: Option<&str>,
        otherwise: &str,
    ) -> Result<(Person, Option<String>), Error> {
        if self.is_program && self.known.is_none() {
            return Err(Error::NotSeated); // a key that is said and not known is a mistake, not a new guest
        }
        let name = match said.filter(|said| !said.trim().is_empty()) {
            Some(said) => Some(self.fit(app, said).await?),
            None => None,
        };
        match (self.person(), name) {
            (Some(person), Some(name)) if person.name != name => {
                app.store().rename(person.id, &name).await?;
                app.sessions.forget(person.id);
                Ok((Person { name, ..person.clone() }, None))
            }
            (Some(person), _) => Ok((person.clone(), None)),
            (None, name) => {
                let (key, key_hash) = new_key()?;
                let name = name.unwrap_or_else(|| otherwise.to_string());
                let person = app.store().meet(&key_hash, &name, &self.label, app.now()).await?;
                Ok((person, Some(key)))
            }
        }
    }

    /// A name that others may see: no invisible letters, and not one that passes for an account of somebody else.
    async fn fit<S: Store>(&self, app: &App<S>, said: &str) -> Result<String, Error> {
        let name = names::clean(said)
            .ok_or_else(|| Error::bad("A name is 1 to 30 letters that can be seen, of one script."))?;
        match app.store().who_looks_like(&name).await? {
            Some(owner) if Some(owner) != self.id() => {
                Err(Error::bad("This name belongs to somebody with an account; choose another one, or log in."))
            }
            _ => Ok(name),
        }
    }
}

impl<S: Store> FromRequestParts<Arc<App<S>>> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App<S>>) -> Result<Visitor, Error> {
        let headers = &parts.headers;
        let key_hash = session::key_hash(headers, app.config().https);
        let known = match key_hash {
            Some(hash) => app.sessions.person(app.store(), &hash).await?.map(|(person, seen)| (person, seen, hash)),
            None => None,
        };
        if let Some((person, seen, hash)) = &known {
            note_day(app, person.id, *seen, hash);
        }
        let address = parts.extensions.get::<Address>().map_or(IpAddr::from([127, 0, 0, 1]), |address| address.0);
        Ok(Visitor {
            known: known.map(|(person, _, hash)| (person, hash)),
            words: words_of(headers),
            layout: layout_of(headers),
            address,
            label: session::label(headers),
            is_program: headers.contains_key(header::AUTHORIZATION),
        })
    }
}

/// A device that was not here today is noted once, without anybody waiting for it.
fn note_day<S: Store>(app: &Arc<App<S>>, person: i64, seen: i64, key_hash: &str) {
    let now = app.now();
    if now / DAY > seen / DAY {
        let (app, key_hash) = (app.clone(), key_hash.to_string());
        tokio::spawn(async move {
            let noted = app.store().saw_key(&key_hash, now).await;
            app.sessions.forget(person);
            noted
        });
    }
}

/// The words for a request: the chosen language, or the first that the browser asks for and we speak.
pub fn words_of(headers: &HeaderMap) -> &'static Words {
    let chosen = session::cookie(headers, "language").map(str::to_string);
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wanted = chosen.into_iter().chain(asked.split(',').map(|one| one.trim().chars().take(2).collect()));
    let code = wanted.find(|code: &String| Language::ALL.iter().any(|language| language.code() == code));
    Words::of(code.as_deref().unwrap_or("en"))
}

/// The kind of screen, as the page's script found it; before that, as the browser calls itself.
fn layout_of(headers: &HeaderMap) -> Layout {
    if let Some(found) = session::cookie(headers, "layout").and_then(Layout::read) {
        return found;
    }
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if agent.contains("Mobi") { Layout::Phone } else { Layout::Wide }
}

/// Where a request comes from. A proxy whose word is taken adds the address that it was asked from; behind several of
/// them, the last that is none of them counts. Anybody else could write anything there.
pub fn address(peer: Option<SocketAddr>, headers: &HeaderMap, config: &Config) -> Address {
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.ip().to_canonical());
    if !config.trusts(peer) {
        return Address(peer);
    }
    let said = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let said: Vec<&str> = said.flat_map(|value| value.split(',')).collect();
    let mut nearest = peer;
    for address in said.into_iter().rev() {
        let Ok(address) = address.trim().parse::<IpAddr>() else { break };
        nearest = address.to_canonical();
        if !config.trusts(nearest) {
            break;
        }
    }
    Address(nearest)
}

/// The table that the address names, if it can be played or looked at.
pub struct Table(pub Arc<LiveTable>);

impl<S: Store> FromRequestParts<Arc<App<S>>> for Table {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App<S>>) -> Result<Table, Error> {
        let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| Error::NoSuchTable)?;
        let id = params.iter().find(|(name, _)| *name == "table").map(|(_, id)| id).ok_or(Error::NoSuchTable)?;
        Ok(Table(app.table(id).await?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(peer: &str, said: &[&str], trusted: &[&str]) -> String {
        let trusted_proxies = trusted.iter().map(|network| network.parse().unwrap()).collect();
        let config = Config { trusted_proxies, ..Config::default() };
        let mut headers = HeaderMap::new();
        for line in said {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        address(Some(format!("{peer}:1").parse().unwrap()), &headers, &config).0.to_string()
    }

    #[test]
    fn only_proxies_whose_address_is_trusted_are_believed() {
        assert_eq!(asked("10.0.0.9", &["1.2.3.4"], &[]), "10.0.0.9", "anybody can write anything");
        assert_eq!(asked("10.0.0.9", &["1.2.3.4"], &["127.0.0.1"]), "10.0.0.9");
        assert_eq!(asked("127.0.0.1", &["1.2.3.4"], &["127.0.0.1"]), "1.2.3.4");
        assert_eq!(asked("127.0.0.1", &["6.6.6.6, 1.2.3.4"], &["127.0.0.1"]), "1.2.3.4", "what the guest wrote itself");
        assert_eq!(asked("127.0.0.1", &["1.2.3.4, 10.0.0.7"], &["127.0.0.1", "10.0.0.0/8"]), "1.2.3.4", "two proxies");
        assert_eq!(asked("127.0.0.1", &["1.2.3.4", "10.0.0.7"], &["127.0.0.1", "10.0.0.0/8"]), "1.2.3.4");
        assert_eq!(asked("127.0.0.1", &["junk"], &["127.0.0.1"]), "127.0.0.1");
        assert_eq!(asked("127.0.0.1", &[], &["127.0.0.1"]), "127.0.0.1");
    }
}
