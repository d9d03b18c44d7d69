//! How far people are with lessons and exercises, as it is kept.

use super::{Sqlite, Stored};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

/// How far a person is with a lesson or an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Learned {
    /// The lesson or exercise.
    pub subject: String,
    /// Where the person stands, in JSON.
    pub stands: String,
    /// The most stars that were reached.
    pub stars: u8,
    /// Whether it was ever played to its end.
    pub done: bool,
    /// When it was last played, in seconds since 1970.
    pub changed: i64,
}

/// Where progress is kept.
pub trait LearningStore {
    /// Everything that a person has begun, the newest first.
    fn learned(&self, person: i64) -> impl Future<Output = Stored<Vec<Learned>>> + Send;
    /// Keeps how far a person is with one of them; stars once reached and an end once seen stay.
    fn keep_learned(&self, person: i64, learned: Learned) -> impl Future<Output = Stored<()>> + Send;
}

fn read(row: SqliteRow) -> Stored<Learned> {
    Ok(Learned {
        subject: row.try_get("subject")?,
        stands: row.try_get("stands")?,
        stars: row.try_get("stars")?,
        done: row.try_get("done")?,
        changed: row.try_get("changed")?,
    })
}

impl LearningStore for Sqlite {
    async fn learned(&self, person: i64) -> Stored<Vec<Learned>> {
        let query = "SELECT subject, stands, stars, done, changed FROM learning WHERE person_id = ? \
                     ORDER BY changed DESC, subject";
        let rows = sqlx::query(query).bind(person).fetch_all(self.readers()).await?;
        rows.into_iter().map(read).collect()
    }

    async fn keep_learned(&self, person: i64, learned: Learned) -> Stored<()> {
        let work = self.writer.write(move |connection| {
            Box::pin(async move {
                let query = "INSERT INTO learning (person_id, subject, stands, stars, done, changed) \
                             VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET stands = excluded.stands, \
                             stars = max(stars, excluded.stars), done = max(done, excluded.done), \
                             changed = excluded.changed";
                let Learned { subject, stands, stars, done, changed } = learned;
                let query = sqlx::query(query).bind(person).bind(subject).bind(stands).bind(stars).bind(done);
                query.bind(changed).execute(connection).await.map(drop)
            })
        });
        work.await
    }
}
