//! What can be asked of a table, and why it may be refused.

use lascaux_table::{Code, Refusal, Said, Seat};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person.
    Person(i64),
    /// A bot, for its own seat or for somebody who is away.
    Bot,
    /// The house itself: its clock.
    House,
}

/// Something that is asked of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// To sit down at the seat that this code is for.
    Sit {
        /// The code of the invitation.
        code: String,
        /// The name that others see.
        name: String,
    },
    /// To hand the own seats over to the account that one turns out to have.
    HandOver {
        /// The person of the account.
        to: i64,
        /// The account's name.
        name: String,
    },
    /// To act.
    Act {
        /// For which seat; nothing for the one that is asked.
        seat: Option<Seat>,
        /// The action's text.
        action: String,
    },
    /// To act several times, all or nothing.
    Acts {
        /// For which seat; nothing for the one that is asked.
        seat: Option<Seat>,
        /// The actions' texts, in order.
        actions: Vec<String>,
    },
    /// To take the last own action back.
    Undo,
    /// To ask the others to let the last own move be taken back.
    Plead,
    /// To agree to that.
    Agree,
    /// Not to agree, or not to ask any longer.
    Decline,
    /// To say something.
    Chat {
        /// The name that others see.
        name: String,
        /// What.
        text: String,
    },
    /// To let a bot play for somebody whose time is over.
    Depute {
        /// The seat.
        seat: Seat,
    },
    /// To play again where a bot did.
    Return {
        /// The seat.
        seat: Seat,
    },
    /// To note what time has done: a clock that ran out, a table that nobody plays any more.
    Tick,
    /// To note where the same players go on.
    Again {
        /// The table of the next game.
        table: String,
    },
    /// To leave for good.
    Leave,
}

/// Something that is asked of a table, by whom, and what they know of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// Who asks.
    pub by: Actor,
    /// The number of events that they have seen; another number makes the request stale.
    pub expected: Option<u64>,
    /// What they call the request: the same name again does nothing a second time.
    pub key: Option<String>,
    /// What is asked.
    pub command: Command,
}

impl Request {
    /// A person asks.
    pub fn of(person: i64, command: Command) -> Request {
        Request { by: Actor::Person(person), expected: None, key: None, command }
    }

    /// The house notes what time has done.
    pub fn tick() -> Request {
        Request { by: Actor::House, expected: None, key: None, command: Command::Tick }
    }
}

/// Why nothing happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// The rules, or the customs of a table, forbid it.
    Forbidden(Refusal),
    /// Whoever asks does not sit there.
    NotSeated,
    /// No seat waits for that code.
    NoSuchSeat,
    /// The table has moved on: so many events have happened.
    Stale(u64),
    /// It was done before, under the same name: so many events had happened after it.
    Done(u64),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Forbidden(refusal)
    }
}

/// It is not the time for that.
pub(super) fn not_now<T>(message: impl Into<Said>) -> Result<T, Refused> {
    Err(Refused::Forbidden(Refusal::new(Code::WrongTurn, message)))
}

/// That is not how it is asked.
pub(super) fn bad<T>(message: impl Into<Said>) -> Result<T, Refused> {
    Err(Refused::Forbidden(Refusal::new(Code::Request, message)))
}
