//! A table as pure state: `decide` says what a request comes to, `apply` carries it out. No clock, store, socket,
//! language or markup is known here, so that everything that can happen at a table can be tested without any of them.
//!
//! The one order everywhere: decide, keep on disk, apply, tell. `apply` never fails on what `decide` made, and the same
//! events on the same set-up give the same table, to the bit.

mod apply;
mod clocks;
mod command;
mod decide;
mod event;
mod numbers;
mod plan;
mod seating;
mod takeback;
#[cfg(test)]
mod tests;

pub use clocks::{Clocks, PACES, Pace, pace};
pub use command::{Actor, Command, Refused, Request};
pub use event::{Change, Closing, Event, FORMAT, Setup, What};
pub use numbers::{Numbers, Page};
pub use plan::Planned;
pub use seating::{Asked, DEPUTY, SeatHolder};
pub use takeback::TakeBack;

use lascaux_table::{AnyMatch, Refusal, Seat, Turn};
use std::collections::VecDeque;
use std::sync::Arc;

/// The most events of a table. No honest game comes near; without it, taking back and playing again would fill the disk.
pub const MOST_EVENTS: usize = 20_000;
/// The most things that are said at a table.
pub const MOST_CHAT: usize = 1_000;
/// The longest thing said.
pub const LONGEST_CHAT: usize = 500;
/// The most actions that are sent together: nobody has so many people to send.
pub const LONGEST_PLAN: usize = 64;
/// The longest name of a request.
pub const LONGEST_KEY: usize = 64;

/// Something that was said.
#[derive(Clone, PartialEq, Debug)]
pub struct ChatLine {
    /// The number of its event.
    pub number: usize,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
}

/// A table: its match, its people, and what they have asked and said.
pub struct TableState {
    game: Box<dyn AnyMatch>,
    setup: Arc<Setup>,
    seats: Vec<SeatHolder>,
    /// For which seats a bot plays although a person sits there.
    deputies: Vec<bool>,
    /// The seats of the acts that stand, in order.
    acts: Vec<Seat>,
    take_back: Option<TakeBack>,
    clocks: Option<Clocks>,
    chat: VecDeque<Arc<ChatLine>>,
    said: usize,
    /// The next game with the same players.
    next: Option<String>,
    closed: Option<Closing>,
    numbers: Numbers,
    /// Requests that were carried out: who asked, what they called it, and the number of events after it.
    keys: VecDeque<(i64, Arc<str>, u64)>,
    /// When the last event happened.
    last_at: i64,
    /// When somebody, and not time alone, last changed something.
    last_touched: i64,
    /// Changes with the match and with those at the table: a thought that began under another is worth nothing.
    version: u64,
    /// The number of events after the last one that was more than talk.
    last_change: u64,
}

impl TableState {
    /// A table that is opened.
    pub fn open(
        setup: Setup,
        seats: Vec<SeatHolder>,
        game: Box<dyn AnyMatch>,
        opened: i64,
    ) -> Result<TableState, Refusal> {
        let clocks = pace(setup.clock.as_deref())?.map(|pace| Clocks::new(pace, seats.len()));
        let mut table = TableState {
            deputies: vec![false; seats.len()],
            numbers: Numbers::of(game.step_count()),
            game,
            setup: Arc::new(setup),
            seats,
            acts: Vec::new(),
            take_back: None,
            clocks,
            chat: VecDeque::new(),
            said: 0,
            next: None,
            closed: None,
            keys: VecDeque::new(),
            last_at: opened,
            last_touched: opened,
            version: 0,
            last_change: 0,
        };
        table.run_clocks(opened);
        Ok(table)
    }

    /// The table after these events.
    pub fn after(&self, events: &[Event]) -> Result<TableState, Refusal> {
        let mut next = self.clone();
        for event in events {
            next.apply(event)?;
        }
        Ok(next)
    }

    /// About how many bytes it keeps.
    pub fn memory(&self) -> usize {
        let chat: usize = self.chat.iter().map(|line| line.name.len() + line.text.len() + size_of::<ChatLine>()).sum();
        let keys: usize = self.keys.iter().map(|(_, key, _)| key.len() + 40).sum();
        self.game.memory() + self.acts.capacity() + self.numbers.number() * 4 + chat + keys + size_of::<TableState>()
    }

    /// The match.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// How the match was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What was said lately.
    pub fn chat(&self) -> &VecDeque<Arc<ChatLine>> {
        &self.chat
    }

    /// The table of the next game with the same players.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// Why the table ended although its game did not.
    pub fn closed(&self) -> Option<Closing> {
        self.closed
    }

    /// Whether somebody or something may still act here.
    pub fn is_running(&self) -> bool {
        self.closed.is_none() && self.setup.record.is_none() && self.game.turn() != Turn::Over
    }

    /// Whether nothing is a secret any more: the game is over or closed, or a record of it was brought.
    pub fn is_open(&self) -> bool {
        !self.is_running()
    }

    /// So many events have happened.
    pub fn number(&self) -> u64 {
        self.numbers.number() as u64
    }

    /// Where somebody who comes back finds what is new.
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// Changes with the match and with those at the table, and not with what is only said or asked.
    pub fn version(&self) -> u64 {
        self.version
    }
}

impl Clone for TableState {
    fn clone(&self) -> TableState {
        TableState {
            game: self.game.copy(),
            setup: self.setup.clone(),
            seats: self.seats.clone(),
            deputies: self.deputies.clone(),
            acts: self.acts.clone(),
            take_back: self.take_back.clone(),
            clocks: self.clocks.clone(),
            chat: self.chat.clone(),
            next: self.next.clone(),
            numbers: self.numbers.clone(),
            keys: self.keys.clone(),
            ..*self
        }
    }
}
