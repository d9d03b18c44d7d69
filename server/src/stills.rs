//! A table as it stood: position and record, kept now and then, so that a program with other rules or another box can
//! show it and hand its record out without playing it.

use crate::app::App;
use crate::error::Error;
use crate::live_table::LiveTable;
use crate::store::{Status, Still, Store, StoreError, StoredTable, Summary};
use crate::table::{Change, Closing, Event, SeatHolder, TableState, What};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The largest still that is read.
const LARGEST: u64 = 32 << 20;

/// What a still holds.
#[derive(Serialize, Deserialize)]
pub struct Stood {
    /// The record, as readable text.
    pub record: String,
    /// The position, as the game writes it.
    pub position: Value,
    /// The totals of the seats.
    pub totals: Vec<i32>,
    /// Whether everything was open.
    pub open: bool,
}

impl Stood {
    fn of(state: &TableState) -> Stood {
        let record = state.game().record();
        let totals = record.totals.clone();
        Stood { record: record.text(), position: state.game().state(), totals, open: state.is_open() }
    }

    fn pack(&self) -> Result<Vec<u8>, StoreError> {
        let text = serde_json::to_vec(self).map_err(|error| StoreError(error.to_string()))?;
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(&text)?;
        Ok(packed.finish()?)
    }

    fn unpack(packed: &[u8]) -> Result<Stood, StoreError> {
        let mut text = Vec::new();
        DeflateDecoder::new(packed).take(LARGEST).read_to_end(&mut text)?;
        serde_json::from_slice(&text).map_err(|error| StoreError(error.to_string()))
    }
}

/// Who sits at a table that cannot be set up, as far as that can be read.
pub(crate) fn seated(stored: &StoredTable) -> Vec<SeatHolder> {
    let text = stored.seated.as_deref().unwrap_or(&stored.seats);
    serde_json::from_str(text).unwrap_or_default()
}

impl<S: Store> App<S> {
    /// Keeps a table as it stands, unless it was kept so.
    pub(crate) async fn keep_still(&self, table: &Arc<LiveTable>) -> Result<(), Error> {
        let state = table.state();
        // At a table where nothing has happened there is nothing to show.
        let is_known = state.number() == 0 || table.still.load(Ordering::Relaxed) == state.number();
        if is_known || state.setup().record.is_some() {
            return Ok(());
        }
        let (number, packed) = self.work(move || (state.number(), Stood::of(&state).pack())).await?;
        self.store.keep_still(&table.id, Still { number, what: packed? }).await?;
        table.still.store(number, Ordering::Relaxed);
        Ok(())
    }

    /// A table as it stood when that was last kept, and after how many events that was.
    pub(crate) async fn stood(&self, id: &str) -> Result<Option<(Stood, u64)>, Error> {
        let Some(still) = self.store.still(id).await? else { return Ok(None) };
        Ok(Some((self.work(move || Stood::unpack(&still.what)).await??, still.number)))
    }

    /// Closes a table that cannot be played on, because somebody who sits there takes its record: everything is open
    /// then, and it must not go on should the old rules come back.
    pub(crate) async fn lay_open(&self, stored: &StoredTable, person: i64) -> Result<(), Error> {
        let seats = seated(stored);
        if !seats.iter().any(|holder| holder.person() == Some(person)) {
            return Err(Error::NotSeated);
        }
        let rules = stored.rules.unwrap_or_default();
        let what = What { change: Change::Closed { why: Closing::LaidOpen }, by: Some(person), key: None };
        let last = stored.events.last().map_or(stored.opened, |event| event.at);
        let event = Event { at: self.now().max(last), rules, what };
        let mut people: Vec<i64> = seats.iter().filter_map(SeatHolder::person).collect();
        people.dedup();
        let seated = stored.seated.clone().unwrap_or_else(|| stored.seats.clone());
        let summary = Summary { status: Status::Closed, seated, people, asked: None, bot_asked: false, wakes_at: None };
        self.store.append(&stored.id, stored.events.len() as u64, &[event], Some(summary)).await?;
        Ok(())
    }
}
