//! Why something was not done.

use crate::store::StoreError;
use crate::table::Refused;
use crate::tables::Unplayable;
use lascaux_table::{Code, Refusal};

/// Why something was not done.
#[derive(Debug)]
pub enum Error {
    /// The rules, or the customs of a table, forbid it.
    Forbidden(Refusal),
    /// There is no such table.
    NoSuchTable,
    /// There is no such address.
    NoSuchAddress,
    /// The person does not sit there.
    NotSeated,
    /// The table has moved on: so many events have happened.
    Stale(u64),
    /// It was done before: so many events had happened after it.
    Done(u64),
    /// The table is there, but this program cannot play it on.
    Unplayable(Unplayable),
    /// There is no room for more.
    TooMuch(&'static str),
    /// Too many requests; in so many seconds there may be more.
    TooFast(u64),
    /// The store failed.
    Store(StoreError),
    /// Something broke that should not.
    Internal(String),
}

impl Error {
    /// A request that is not understood.
    pub fn bad(message: impl Into<lascaux_table::Said>) -> Error {
        Error::Forbidden(Refusal::new(Code::Request, message))
    }

    /// It is not the time for that.
    pub fn not_now(message: impl Into<lascaux_table::Said>) -> Error {
        Error::Forbidden(Refusal::new(Code::WrongTurn, message))
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Forbidden(refusal)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        Error::Store(error)
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Error {
        match refused {
            Refused::Forbidden(refusal) => Error::Forbidden(refusal),
            Refused::NotSeated => Error::NotSeated,
            Refused::NoSuchSeat => Error::NoSuchTable,
            Refused::Stale(number) => Error::Stale(number),
            Refused::Done(number) => Error::Done(number),
        }
    }
}
