//! The forms that the file has had: each step from one to the next, in order.
//!
//! Listed here, and not found by a macro when the program is built: that macro brings a second SQLite and a parser of Rust with it,
//! for the sake of a few files.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, what it is about, and its statements. A step that was published is never changed: a file remembers its sum.
const STEPS: [(i64, &str, &str); 6] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "accounts", include_str!("../../migrations/0002_accounts.sql")),
    (3, "analysis", include_str!("../../migrations/0003_analysis.sql")),
    (4, "shelf", include_str!("../../migrations/0004_shelf.sql")),
    (5, "events", include_str!("../../migrations/0005_events.sql")),
    (6, "learning", include_str!("../../migrations/0006_learning.sql")),
];

/// The newest form that this program knows.
pub(super) fn newest() -> i64 {
    STEPS[STEPS.len() - 1].0
}

/// Brings a file of any earlier form to the newest one.
pub(super) fn migrator() -> Migrator {
    let step = |(number, about, statements): (i64, &'static str, &'static str)| {
        Migration::new(number, about.into(), MigrationType::Simple, statements.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.into_iter().map(step).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_step_and_the_steps_are_counted_in_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        files.sort();
        let steps: Vec<String> = STEPS.iter().map(|(number, about, _)| format!("{number:04}_{about}.sql")).collect();
        assert_eq!(files, steps);
        assert!(STEPS.iter().map(|step| step.0).eq(1..=newest()));
    }
}
