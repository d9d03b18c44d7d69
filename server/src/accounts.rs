//! Accounts: a name and a password, for people who play on more than one device. Nobody needs one.

use crate::app::{App, secret};
use crate::error::Error;
use crate::limits::{Kind, Who};
use crate::names;
use crate::sessions::Revoked;
use crate::store::{Person, Store, StoreError, Stored};
use crate::table::{Command, Request};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use lascaux_table::sha256_hex;
use std::time::Instant;
use tokio::sync::Semaphore;

/// Why an account was not opened. The texts are in the words of the pages, under `house-told-`.
#[derive(Debug)]
pub enum NoAccount {
    /// Name and password do not fit together; which of them is wrong is not said.
    Wrong,
    /// The name is taken, or looks like one that is.
    Taken,
    /// Name or password is too short or too long.
    Short,
    /// The name has letters that cannot be seen, or that are there to look like others.
    Name,
    /// The person has one already.
    HasAccount,
    /// Too many wrong passwords for this account.
    Guesses,
    /// Something failed.
    Failed(Error),
}

impl NoAccount {
    /// The end of the key of its words.
    pub fn word(&self) -> &'static str {
        match self {
            NoAccount::Wrong | NoAccount::Failed(_) => "wrong",
            NoAccount::Taken => "taken",
            NoAccount::Short => "short",
            NoAccount::Name => "name",
            NoAccount::HasAccount => "has-account",
            NoAccount::Guesses => "guesses",
        }
    }
}

impl From<StoreError> for NoAccount {
    fn from(error: StoreError) -> NoAccount {
        NoAccount::Failed(error.into())
    }
}

impl From<Error> for NoAccount {
    fn from(error: Error) -> NoAccount {
        NoAccount::Failed(error)
    }
}

/// A name and a login as they may be.
fn fit_name(name: &str) -> Result<(String, String), NoAccount> {
    if !(2..=30).contains(&name.trim().chars().count()) {
        return Err(NoAccount::Short);
    }
    let name = names::clean(name).filter(|name| name.chars().count() >= 2).ok_or(NoAccount::Name)?;
    let login = name.to_lowercase();
    Ok((name, login))
}

fn fit_password(password: &str) -> Result<(), NoAccount> {
    if (8..=200).contains(&password.chars().count()) { Ok(()) } else { Err(NoAccount::Short) }
}

/// The hash of no password at all, so that a name that is not there takes as long as one that is.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bGFzY2F1eC1ub2JvZHk$UhJ2VJdYHVYhPVtLI5l6Z0Rk1zJ7c0WcB4Kf5iPzS6c";

/// So many passwords are worked on at the same time: each takes memory, and nobody waits long.
static FEW: Semaphore = Semaphore::const_new(2);

/// Argon2id with 19 MiB and two passes, the crate's choice and that of OWASP; on a thread of its own, since it takes a
/// while, which is its purpose.
async fn hash(password: String) -> Stored<String> {
    let _one = FEW.acquire().await.map_err(|error| StoreError(error.to_string()))?;
    let hashed = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashed
        .await
        .map_err(|error| StoreError(error.to_string()))?
        .map_err(|error| StoreError(format!("a password cannot be hashed: {error}")))
}

async fn fits(password: String, kept: String) -> Stored<bool> {
    let _one = FEW.acquire().await.map_err(|error| StoreError(error.to_string()))?;
    let verified = tokio::task::spawn_blocking(move || match PasswordHash::new(&kept) {
        Ok(kept) => Argon2::default().verify_password(password.as_bytes(), &kept).is_ok(),
        Err(_) => false,
    });
    verified.await.map_err(|error| StoreError(error.to_string()))
}

/// A new key, and its hash as the store knows it.
pub(crate) fn new_key() -> Result<(String, String), Error> {
    let key = secret(32)?;
    let hash = sha256_hex(key.as_bytes());
    Ok((key, hash))
}

impl<S: Store> App<S> {
    /// Whether an account of this name and password could be made.
    pub async fn may_sign_up(&self, name: &str, password: &str) -> Result<(), NoAccount> {
        let (name, login) = fit_name(name)?;
        fit_password(password)?;
        let taken = self.store.account(&login).await?.is_some() || self.store.who_looks_like(&name).await?.is_some();
        if taken { Err(NoAccount::Taken) } else { Ok(()) }
    }

    /// The person gets an account, keeps every table, and gets a new key: who knew the guest's knows nothing.
    pub async fn sign_up(
        &self,
        person: &Person,
        (name, password): (&str, &str),
        (old_key, label): (&str, &str),
    ) -> Result<String, NoAccount> {
        if self.store.account_of(person.id).await?.is_some() {
            return Err(NoAccount::HasAccount);
        }
        self.may_sign_up(name, password).await?;
        let (name, login) = fit_name(name)?;
        let hash = hash(password.to_string()).await?;
        if !self.store.sign_up(person.id, &login, &name, &hash, self.now()).await? {
            return Err(NoAccount::Taken); // somebody was faster
        }
        self.sessions.forget(person.id);
        self.renew_key(person.id, label, Some(old_key)).await
    }

    async fn renew_key(&self, person: i64, label: &str, old: Option<&str>) -> Result<String, NoAccount> {
        let (key, key_hash) = new_key()?;
        self.store.give_key(person, &key_hash, label, old, self.now()).await?;
        if let Some(old) = old {
            self.sessions.revoke(Revoked::Key(old.to_string()));
        }
        Ok(key)
    }

    /// Whoever knows name and password, with a new key; the one that this device had is thrown away.
    pub async fn log_in(
        &self,
        name: &str,
        password: &str,
        (old_key, label): (Option<&str>, &str),
    ) -> Result<(Person, String), NoAccount> {
        let login = names::clean(name).unwrap_or_default().to_lowercase();
        let account = self.right_password(&login, password).await?;
        let key = self.renew_key(account.id, label, old_key).await?;
        Ok((account, key))
    }

    /// The person of a login, if the password is right. Wrong ones are counted for the account, from wherever they come;
    /// one that is not there is counted too, so that nobody learns which are.
    async fn right_password(&self, login: &str, password: &str) -> Result<Person, NoAccount> {
        let who = || Who::Account(login.to_string());
        if self.limiter.may(Kind::WrongPassword, who(), Instant::now()).is_err() {
            return Err(NoAccount::Guesses);
        }
        let password: String = password.chars().take(200).collect();
        let account = self.store.account(login).await?;
        let kept = account.as_ref().map_or(NOBODY.to_string(), |account| account.password.clone());
        let fits = fits(password, kept).await?;
        match account.filter(|_| fits) {
            Some(account) => Ok(account.person),
            None => {
                let _ = self.limiter.admit(Kind::WrongPassword, who(), Instant::now());
                Err(NoAccount::Wrong)
            }
        }
    }

    /// Another password, for whoever knows the present one. Every other device has to log in again.
    pub async fn change_password(
        &self,
        person: &Person,
        key_hash: &str,
        (old, new): (&str, &str),
    ) -> Result<(), NoAccount> {
        fit_password(new)?;
        let account = self.store.account_of(person.id).await?.ok_or(NoAccount::Wrong)?;
        self.right_password(&account.login, old).await?;
        let hash = hash(new.to_string()).await?;
        self.store.change_password(person.id, &hash, key_hash).await?;
        self.sessions.revoke(Revoked::AllOf(person.id, key_hash.to_string()));
        Ok(())
    }

    /// A device of a person is logged out.
    pub async fn end_device(&self, person: i64, key_hash: &str) -> Result<(), Error> {
        if !self.store.devices(person).await?.iter().any(|device| device.key_hash == key_hash) {
            return Ok(()); // ended before, or somebody else's
        }
        self.store.drop_key(key_hash).await?;
        self.sessions.revoke(Revoked::Key(key_hash.to_string()));
        Ok(())
    }

    /// All other devices of a person are logged out.
    pub async fn end_other_devices(&self, person: i64, keep: &str) -> Result<(), Error> {
        self.store.drop_other_keys(person, keep).await?;
        self.sessions.revoke(Revoked::AllOf(person, keep.to_string()));
        Ok(())
    }

    /// A guest turns out to be somebody with an account, or gets one, and brings the seats at unfinished tables along
    /// under the account's name.
    pub async fn bring_seats(self: &std::sync::Arc<Self>, guest: i64, person: i64, name: &str) -> Result<(), Error> {
        for line in self.store.tables_of(guest).await? {
            let table = match self.table(&line.id).await {
                Ok(table) => table,
                // What cannot be played on keeps whoever sits there.
                Err(Error::Unplayable(_)) => continue,
                Err(error) => return Err(error),
            };
            let command = Command::HandOver { to: person, name: name.to_string() };
            match self.execute(&table, Request::of(guest, command)).await {
                Ok(_) | Err(Error::NotSeated) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_a_hash_that_is_read_like_any_other() {
        let kept = PasswordHash::new(NOBODY).expect("a hash in good form");
        assert!(Argon2::default().verify_password(b"password", &kept).is_err());
        let own = Argon2::default().hash_password(b"password").unwrap().to_string();
        let parameters = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(parameters(&own), parameters(NOBODY), "it takes as long as any other");
    }
}
