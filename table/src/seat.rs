//! Who sits where, and who looks on.

use crate::kit::Key;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any game at this table has.
pub const MAX_SEATS: usize = 5;

/// A player's place at the table, counted clockwise from 0.
///
/// ```
/// use lascaux_table::Seat;
/// assert_eq!(Seat(3).next(4), Seat(0));
/// assert_eq!(Seat(0).next(4), Seat(1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// All seats of a table of `seats`, from seat 0 on.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }
}

impl Key for Seat {
    const COUNT: usize = MAX_SEATS;
    #[inline]
    fn index(self) -> usize {
        Seat::index(self)
    }
    #[inline]
    fn known(index: usize) -> Seat {
        Seat(index as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Somebody who looks at the table: a player from the own seat, or a spectator who may know only what is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits at `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Where this viewer sits.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Every viewer of a table of `seats`: each seat, then a spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
    }
}
