//! Accounts: a name and a password, for people who play on more than one device. Nobody needs one.

use crate::guard::clean_name;
use crate::hall::{Hall, now, secret};
use crate::store::{Person, Sqlite, Store, Trouble};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use lascaux_table::sha256_hex;
use sqlx::Row;
use tokio::sync::Semaphore;

type Done<T> = Result<T, Trouble>;

/// An account as it is kept.
#[derive(Clone, Debug)]
pub struct Account {
    /// Whose it is.
    pub person: Person,
    /// The name with which to log in; the one that others see may have changed.
    pub login: String,
    /// The password's hash, with its salt and its parameters.
    pub password: String,
}

/// Where accounts and keys are kept.
pub trait Accounts {
    /// The account of a login.
    fn account(&self, login: &str) -> impl Future<Output = Done<Option<Account>>> + Send;
    /// The account of a person.
    fn account_of(&self, person: i64) -> impl Future<Output = Done<Option<Account>>> + Send;
    /// A person gets an account, and its name; false if the login is taken.
    fn sign_up(
        &self,
        person: i64,
        login: &str,
        name: &str,
        password: &str,
        at: i64,
    ) -> impl Future<Output = Done<bool>> + Send;
    /// Another password; all keys of the person but this one are thrown away.
    fn change_password(&self, person: i64, password: &str, keep: &str) -> impl Future<Output = Done<()>> + Send;
    /// One more key for a person.
    fn give_key(&self, person: i64, key_hash: &str, at: i64) -> impl Future<Output = Done<()>> + Send;
    /// A key is thrown away.
    fn drop_key(&self, key_hash: &str) -> impl Future<Output = Done<()>> + Send;
}

fn read(row: sqlx::sqlite::SqliteRow) -> Done<Account> {
    let person = Person { id: row.try_get("id")?, name: row.try_get("name")? };
    Ok(Account { person, login: row.try_get("login")?, password: row.try_get("password")? })
}

impl Accounts for Sqlite {
    async fn account(&self, login: &str) -> Done<Option<Account>> {
        let query = "SELECT id, name, login, password FROM account JOIN person ON id = person_id WHERE login = ?";
        sqlx::query(query).bind(login).fetch_optional(self.pool()).await?.map(read).transpose()
    }

    async fn account_of(&self, person: i64) -> Done<Option<Account>> {
        let query = "SELECT id, name, login, password FROM account JOIN person ON id = person_id WHERE id = ?";
        sqlx::query(query).bind(person).fetch_optional(self.pool()).await?.map(read).transpose()
    }

    async fn sign_up(&self, person: i64, login: &str, name: &str, password: &str, at: i64) -> Done<bool> {
        let mut together = self.pool().begin().await?;
        let query =
            "INSERT INTO account (person_id, login, password, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";
        let made = sqlx::query(query).bind(person).bind(login).bind(password).bind(at).execute(&mut *together).await?;
        if made.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("UPDATE person SET name = ? WHERE id = ?").bind(name).bind(person).execute(&mut *together).await?;
        together.commit().await?;
        Ok(true)
    }

    async fn change_password(&self, person: i64, password: &str, keep: &str) -> Done<()> {
        let mut together = self.pool().begin().await?;
        let query = "UPDATE account SET password = ? WHERE person_id = ?";
        sqlx::query(query).bind(password).bind(person).execute(&mut *together).await?;
        let query = "DELETE FROM person_key WHERE person_id = ? AND key_hash <> ?";
        sqlx::query(query).bind(person).bind(keep).execute(&mut *together).await?;
        together.commit().await?;
        Ok(())
    }

    async fn give_key(&self, person: i64, key_hash: &str, at: i64) -> Done<()> {
        let query = "INSERT INTO person_key (key_hash, person_id, created) VALUES (?, ?, ?)";
        sqlx::query(query).bind(key_hash).bind(person).bind(at).execute(self.pool()).await?;
        Ok(())
    }

    async fn drop_key(&self, key_hash: &str) -> Done<()> {
        sqlx::query("DELETE FROM person_key WHERE key_hash = ?").bind(key_hash).execute(self.pool()).await?;
        Ok(())
    }
}

/// Why an account was not opened. The texts are in the words of the pages, under `house-told-`.
#[derive(Debug)]
pub enum NoAccount {
    /// Name and password do not fit together; which of them is wrong is not said.
    Wrong,
    /// The name is taken.
    Taken,
    /// Name or password is too short or too long.
    Short,
    /// The person has one already.
    HasAccount,
    /// The store failed.
    Broken(Trouble),
}

impl NoAccount {
    /// The end of the key of its words.
    pub fn word(&self) -> &'static str {
        match self {
            NoAccount::Wrong | NoAccount::Broken(_) => "wrong",
            NoAccount::Taken => "taken",
            NoAccount::Short => "short",
            NoAccount::HasAccount => "has-account",
        }
    }
}

impl From<Trouble> for NoAccount {
    fn from(trouble: Trouble) -> NoAccount {
        NoAccount::Broken(trouble)
    }
}

/// A name and a login as they may be.
fn fit_name(name: &str) -> Result<(String, String), NoAccount> {
    let name = clean_name(name).filter(|name| name.chars().count() >= 2).ok_or(NoAccount::Short)?;
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
async fn hash(password: String) -> Done<String> {
    let _one = FEW.acquire().await.map_err(|error| Trouble(error.to_string()))?;
    let hashed = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashed
        .await
        .map_err(|error| Trouble(error.to_string()))?
        .map_err(|error| Trouble(format!("a password cannot be hashed: {error}")))
}

async fn fits(password: String, kept: String) -> Done<bool> {
    let _one = FEW.acquire().await.map_err(|error| Trouble(error.to_string()))?;
    let verified = tokio::task::spawn_blocking(move || match PasswordHash::new(&kept) {
        Ok(kept) => Argon2::default().verify_password(password.as_bytes(), &kept).is_ok(),
        Err(_) => false,
    });
    verified.await.map_err(|error| Trouble(error.to_string()))
}

impl<S: Store> Hall<S> {
    /// Whether an account of this name and password could be made.
    pub async fn may_sign_up(&self, name: &str, password: &str) -> Result<(), NoAccount> {
        let (_, login) = fit_name(name)?;
        fit_password(password)?;
        match self.store().account(&login).await? {
            Some(_) => Err(NoAccount::Taken),
            None => Ok(()),
        }
    }

    /// The person gets an account and keeps every table.
    pub async fn sign_up(&self, person: &Person, name: &str, password: &str) -> Result<(), NoAccount> {
        if self.store().account_of(person.id).await?.is_some() {
            return Err(NoAccount::HasAccount);
        }
        self.may_sign_up(name, password).await?;
        let (name, login) = fit_name(name)?;
        let hash = hash(password.to_string()).await?;
        match self.store().sign_up(person.id, &login, &name, &hash, now()).await? {
            true => Ok(()),
            // Somebody was faster.
            false => Err(NoAccount::Taken),
        }
    }

    /// Whoever knows name and password, with a new key.
    pub async fn log_in(&self, name: &str, password: &str) -> Result<(Person, String), NoAccount> {
        let login = clean_name(name).unwrap_or_default().to_lowercase();
        let password: String = password.chars().take(200).collect();
        let account = self.store().account(&login).await?;
        let kept = account.as_ref().map_or(NOBODY.to_string(), |account| account.password.clone());
        let fits = fits(password, kept).await?;
        let account = account.filter(|_| fits).ok_or(NoAccount::Wrong)?;
        let key = secret(32)?;
        self.store().give_key(account.person.id, &sha256_hex(key.as_bytes()), now()).await?;
        Ok((account.person, key))
    }

    /// Another password, for whoever knows the present one. Every other device has to log in again.
    pub async fn change_password(
        &self,
        person: &Person,
        key_hash: &str,
        old: &str,
        new: &str,
    ) -> Result<(), NoAccount> {
        fit_password(new)?;
        let account = self.store().account_of(person.id).await?.ok_or(NoAccount::Wrong)?;
        if !fits(old.chars().take(200).collect(), account.password).await? {
            return Err(NoAccount::Wrong);
        }
        let hash = hash(new.to_string()).await?;
        Ok(self.store().change_password(person.id, &hash, key_hash).await?)
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
