//! People, their accounts, and the keys of their devices, as they are kept.

use super::{Sqlite, Stored};
use crate::names;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

/// A person: a guest, or somebody with an account.
#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    /// The number inside.
    pub id: i64,
    /// The name that others see.
    pub name: String,
}

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

/// A device of a person, known by its key.
#[derive(Clone, PartialEq, Debug)]
pub struct Device {
    /// The hash of its key.
    pub key_hash: String,
    /// What it said it was.
    pub label: String,
    /// When the key was given.
    pub since: i64,
    /// The day on which it last came, in seconds since 1970.
    pub seen: i64,
}

/// Where people, accounts and keys are kept.
pub trait AccountStore {
    /// The person with a key, and the day on which the key was last used.
    fn person(&self, key_hash: &str) -> impl Future<Output = Stored<Option<(Person, i64)>>> + Send;
    /// A new person with a key.
    fn meet(&self, key_hash: &str, name: &str, label: &str, at: i64) -> impl Future<Output = Stored<Person>> + Send;
    /// Another name for a person.
    fn rename(&self, person: i64, name: &str) -> impl Future<Output = Stored<()>> + Send;
    /// The account of a login.
    fn account(&self, login: &str) -> impl Future<Output = Stored<Option<Account>>> + Send;
    /// The account of a person.
    fn account_of(&self, person: i64) -> impl Future<Output = Stored<Option<Account>>> + Send;
    /// The person whose account has a name that looks like this one.
    fn who_looks_like(&self, name: &str) -> impl Future<Output = Stored<Option<i64>>> + Send;
    /// A person gets an account, and its name; false if the name is taken, or looks like one that is.
    fn sign_up(
        &self,
        person: i64,
        login: &str,
        name: &str,
        password: &str,
        at: i64,
    ) -> impl Future<Output = Stored<bool>> + Send;
    /// Another password; all keys of the person but this one are thrown away.
    fn change_password(&self, person: i64, password: &str, keep: &str) -> impl Future<Output = Stored<()>> + Send;
    /// One more key for a person; another is thrown away for it, if one is named.
    fn give_key(
        &self,
        person: i64,
        key_hash: &str,
        label: &str,
        instead_of: Option<&str>,
        at: i64,
    ) -> impl Future<Output = Stored<()>> + Send;
    /// A key is thrown away.
    fn drop_key(&self, key_hash: &str) -> impl Future<Output = Stored<()>> + Send;
    /// All keys of a person but this one are thrown away.
    fn drop_other_keys(&self, person: i64, keep: &str) -> impl Future<Output = Stored<()>> + Send;
    /// The devices of a person, the newest first.
    fn devices(&self, person: i64) -> impl Future<Output = Stored<Vec<Device>>> + Send;
    /// A key was used on this day.
    fn saw_key(&self, key_hash: &str, day: i64) -> impl Future<Output = Stored<()>> + Send;
}

const ACCOUNT: &str = "SELECT id, name, login, password FROM account JOIN person ON id = person_id WHERE ";
const GIVE_KEY: &str = "INSERT INTO person_key (key_hash, person_id, label, created, seen) VALUES (?, ?, ?, ?, ?)";

fn read(row: SqliteRow) -> Stored<Account> {
    let person = Person { id: row.try_get("id")?, name: row.try_get("name")? };
    Ok(Account { person, login: row.try_get("login")?, password: row.try_get("password")? })
}

/// Works out what the names of accounts look like that were made before anybody asked. Two that look the same keep their
/// names: whoever came first is the one that others must not look like.
pub(super) async fn settle_looks(connection: &mut SqliteConnection) -> Stored<()> {
    let query = "SELECT person_id, login FROM account WHERE looks IS NULL ORDER BY person_id";
    for row in sqlx::query(query).fetch_all(&mut *connection).await? {
        let (person, login): (i64, String) = (row.try_get("person_id")?, row.try_get("login")?);
        let update = "UPDATE OR IGNORE account SET looks = ? WHERE person_id = ?";
        let looks = names::looks(&login);
        let settled = sqlx::query(update).bind(&looks).bind(person).execute(&mut *connection).await?;
        if settled.rows_affected() == 0 {
            let own = format!("{looks} #{person}");
            sqlx::query(update).bind(own).bind(person).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

impl AccountStore for Sqlite {
    async fn person(&self, key_hash: &str) -> Stored<Option<(Person, i64)>> {
        let query = "SELECT id, name, seen FROM person_key JOIN person ON id = person_id WHERE key_hash = ?";
        let row = sqlx::query(query).bind(key_hash).fetch_optional(self.readers()).await?;
        let person =
            |row: SqliteRow| Ok((Person { id: row.try_get("id")?, name: row.try_get("name")? }, row.try_get("seen")?));
        row.map(person).transpose()
    }

    async fn meet(&self, key_hash: &str, name: &str, label: &str, at: i64) -> Stored<Person> {
        let [key_hash, name, label] = [key_hash, name, label].map(str::to_string);
        let work = self.writer.write_several(move |connection| {
            Box::pin(async move {
                let query = "INSERT INTO person (name, created) VALUES (?, ?) RETURNING id";
                let row = sqlx::query(query).bind(&name).bind(at).fetch_one(&mut *connection).await?;
                let id: i64 = row.try_get("id")?;
                let key = sqlx::query(GIVE_KEY).bind(&key_hash).bind(id).bind(&label).bind(at).bind(at);
                key.execute(connection).await?;
                Ok(Person { id, name })
            })
        });
        work.await
    }

    async fn rename(&self, person: i64, name: &str) -> Stored<()> {
        let name = name.to_string();
        let work = self.writer.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("UPDATE person SET name = ? WHERE id = ?").bind(&name).bind(person);
                query.execute(connection).await.map(drop)
            })
        });
        work.await
    }

    async fn account(&self, login: &str) -> Stored<Option<Account>> {
        let query = sqlx::query(sqlx::AssertSqlSafe(format!("{ACCOUNT} login = ?"))).bind(login.to_string());
        query.fetch_optional(self.readers()).await?.map(read).transpose()
    }

    async fn account_of(&self, person: i64) -> Stored<Option<Account>> {
        let query = sqlx::query(sqlx::AssertSqlSafe(format!("{ACCOUNT} id = ?"))).bind(person);
        query.fetch_optional(self.readers()).await?.map(read).transpose()
    }

    async fn who_looks_like(&self, name: &str) -> Stored<Option<i64>> {
        let query = sqlx::query("SELECT person_id FROM account WHERE looks = ?").bind(names::looks(name));
        Ok(query.fetch_optional(self.readers()).await?.map(|row| row.try_get("person_id")).transpose()?)
    }

    async fn sign_up(&self, person: i64, login: &str, name: &str, password: &str, at: i64) -> Stored<bool> {
        let looks = names::looks(login);
        let [login, name, password] = [login, name, password].map(str::to_string);
        let work = self.writer.write_several(move |connection| {
            Box::pin(async move {
                let query = "INSERT INTO account (person_id, login, password, created, looks) VALUES (?, ?, ?, ?, ?) \
                             ON CONFLICT DO NOTHING";
                let made = sqlx::query(query).bind(person).bind(&login).bind(&password).bind(at).bind(&looks);
                if made.execute(&mut *connection).await?.rows_affected() == 0 {
                    return Ok(false);
                }
                let query = sqlx::query("UPDATE person SET name = ? WHERE id = ?").bind(&name).bind(person);
                query.execute(connection).await?;
                Ok(true)
            })
        });
        work.await
    }

    async fn change_password(&self, person: i64, password: &str, keep: &str) -> Stored<()> {
        let [password, keep] = [password, keep].map(str::to_string);
        let work = self.writer.write_several(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("UPDATE account SET password = ? WHERE person_id = ?");
                query.bind(&password).bind(person).execute(&mut *connection).await?;
                drop_others(connection, person, &keep).await
            })
        });
        work.await
    }

    async fn give_key(
        &self,
        person: i64,
        key_hash: &str,
        label: &str,
        instead_of: Option<&str>,
        at: i64,
    ) -> Stored<()> {
        let ([key_hash, label], instead_of) = ([key_hash, label].map(str::to_string), instead_of.map(str::to_string));
        let work = self.writer.write_several(move |connection| {
            Box::pin(async move {
                let key = sqlx::query(GIVE_KEY).bind(&key_hash).bind(person).bind(&label).bind(at).bind(at);
                key.execute(&mut *connection).await?;
                if let Some(old) = instead_of {
                    sqlx::query("DELETE FROM person_key WHERE key_hash = ?").bind(&old).execute(connection).await?;
                }
                Ok(())
            })
        });
        work.await
    }

    async fn drop_key(&self, key_hash: &str) -> Stored<()> {
        let key_hash = key_hash.to_string();
        let work = self.writer.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("DELETE FROM person_key WHERE key_hash = ?").bind(&key_hash);
                query.execute(connection).await.map(drop)
            })
        });
        work.await
    }

    async fn drop_other_keys(&self, person: i64, keep: &str) -> Stored<()> {
        let keep = keep.to_string();
        let work =
            self.writer.write(move |connection| Box::pin(async move { drop_others(connection, person, &keep).await }));
        work.await
    }

    async fn devices(&self, person: i64) -> Stored<Vec<Device>> {
        let query = "SELECT key_hash, label, created, seen FROM person_key WHERE person_id = ? \
                     ORDER BY seen DESC, created DESC LIMIT 50";
        let rows = sqlx::query(query).bind(person).fetch_all(self.readers()).await?;
        let device = |row: &SqliteRow| {
            Ok(Device {
                key_hash: row.try_get("key_hash")?,
                label: row.try_get("label")?,
                since: row.try_get("created")?,
                seen: row.try_get("seen")?,
            })
        };
        rows.iter().map(device).collect()
    }

    async fn saw_key(&self, key_hash: &str, day: i64) -> Stored<()> {
        let key_hash = key_hash.to_string();
        let work = self.writer.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("UPDATE person_key SET seen = ? WHERE key_hash = ?").bind(day).bind(&key_hash);
                query.execute(connection).await.map(drop)
            })
        });
        work.await
    }
}

async fn drop_others(connection: &mut SqliteConnection, person: i64, keep: &str) -> Result<(), sqlx::Error> {
    let query = sqlx::query("DELETE FROM person_key WHERE person_id = ? AND key_hash <> ?").bind(person).bind(keep);
    query.execute(connection).await.map(drop)
}
