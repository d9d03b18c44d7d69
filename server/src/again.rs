//! Going on after a game: another one with the same players, playing on from a position, and records that people bring.

use crate::app::{App, new_seed, secret};
use crate::error::Error;
use crate::live_table::LiveTable;
use crate::store::Store;
use crate::table::{Command, Request, SeatHolder, Setup};
use lascaux_bots::LEVELS;
use lascaux_table::{Code, Record, Refusal, Turn, sha256_hex};
use std::sync::Arc;

/// The most steps of a record that is brought: no game of the house comes near.
const LONGEST_RECORD: usize = 10_000;

impl<S: Store> App<S> {
    /// Another game with the same people and bots, opened by one of them; the second who asks is led to the same one.
    pub async fn again(self: &Arc<Self>, table: &Arc<LiveTable>, person: i64) -> Result<String, Error> {
        let (next, mut setup, seats) = {
            let state = table.state();
            if state.seats_of(Some(person)).is_empty() {
                return Err(Error::NotSeated);
            }
            if state.is_running() {
                return Err(Error::not_now("The game is still being played."));
            }
            (state.next().map(str::to_string), state.setup().clone(), state.seats().to_vec())
        };
        let id = match next {
            // Noted, and perhaps not yet open: whoever noted it may have been interrupted.
            Some(next) if self.store.has_table(&next).await? => return Ok(next),
            Some(next) => next,
            None => self.note_next(table, person).await?,
        };
        setup.seed = new_seed()?;
        match self.open_table(id.clone(), &table.game, setup, seats).await {
            // Of two who ask at the same time, one opens it.
            Err(Error::Store(_)) if self.store.has_table(&id).await? => Ok(id),
            Err(error) => Err(error),
            Ok(_) => Ok(id),
        }
    }

    /// Gives the next game a name, and notes it at the table; or finds the one that somebody else has just noted.
    async fn note_next(self: &Arc<Self>, table: &Arc<LiveTable>, person: i64) -> Result<String, Error> {
        self.may_open(person).await?;
        let id = secret(8)?;
        match self.execute(table, Request::of(person, Command::Again { table: id.clone() })).await {
            Ok(_) => Ok(id),
            Err(error) => table.state().next().map(str::to_string).ok_or(error),
        }
    }

    /// A new table from a position of a game that is open: one seat for the person, bots at the others, new dice.
    pub async fn play_on(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        (step, seat, level): (usize, usize, &str),
        (person, name): (i64, &str),
    ) -> Result<Arc<LiveTable>, Error> {
        let (past, seats) = {
            let state = table.state();
            if !state.is_open() {
                return Err(Error::not_now("A running game can be played on elsewhere only when it is over."));
            }
            (state.game().at(step)?, state.seats().len())
        };
        if past.turn() == Turn::Over {
            return Err(Error::bad("The game is over in this position; choose an earlier one."));
        }
        if seat >= seats {
            return Err(Error::bad("There is no such seat."));
        }
        if !LEVELS.contains(&level) {
            return Err(Error::bad("A bot is random, greedy, easy, medium, strong or master."));
        }
        self.may_open(person).await?;
        let holder = |at| match at == seat {
            true => SeatHolder::Person { person, name: name.to_string() },
            false => SeatHolder::Bot { level: level.to_string() },
        };
        let setup = Setup { position: Some(past.state()), ..Setup::new(seats as u8, new_seed()?) };
        self.open_table(secret(8)?, &table.game, setup, (0..seats).map(holder).collect()).await
    }

    /// A record is brought: played again step by step, and kept if it is whole. The same record has the same address.
    pub async fn take_record(self: &Arc<Self>, text: String) -> Result<Arc<LiveTable>, Error> {
        let record = self.work(move || Record::parse(&text)).await??;
        if record.steps.len() > LONGEST_RECORD {
            let why = format!("The record has {} steps; {LONGEST_RECORD} are the most.", record.steps.len());
            return Err(Refusal::new(Code::Record, why).into());
        }
        let id = sha256_hex(record.text().as_bytes())[..16].to_string();
        if self.store.has_table(&id).await? {
            let table = self.table(&id).await?;
            self.store.saw_record(&id, self.now()).await?;
            return Ok(table);
        }
        self.games.get(&record.game)?;
        let seats = (1..=record.seats).map(|seat| SeatHolder::Past { name: format!("{seat}") }).collect();
        let (game, seed, options) = (record.game.clone(), record.seed, record.options.clone());
        let setup = Setup { options, ..Setup::new(record.seats, seed) };
        self.open_table(id, &game, Setup { record: Some(record), ..setup }, seats).await
    }
}
