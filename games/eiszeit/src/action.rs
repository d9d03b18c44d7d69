//! What a player can say, small enough to fit in 8 bytes.

use crate::area::Area;
use crate::card::{Card, Colour};
use lascaux_table::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The colours of the hunters, in the order of the seats.
pub const HUES: [&str; MAX_SEATS] = ["red", "yellow", "green", "blue", "black"];

/// The colour of a seat's hunters.
pub fn hue(seat: Seat) -> &'static str {
    HUES[seat.index() % MAX_SEATS]
}

/// A hunter as the board shows it: its owner, and whether it holds a club.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hunter {
    /// Whose it is.
    pub owner: Seat,
    /// Whether a club lies under it (EZ-6.1).
    pub clubbed: bool,
}

impl Hunter {
    /// A hunter without a club.
    #[inline]
    pub fn plain(owner: Seat) -> Hunter {
        Hunter { owner, clubbed: false }
    }

    /// A hunter with a club.
    #[inline]
    pub fn clubbed(owner: Seat) -> Hunter {
        Hunter { owner, clubbed: true }
    }
}

impl fmt::Display for Hunter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(hue(self.owner))?;
        f.write_str(if self.clubbed { "-club" } else { "" })
    }
}

/// Which of its three ways the mammoth card is used (EZ-5.4); every other card has only one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)] // the card's own words
pub enum Way {
    #[default]
    Only,
    Place,
    Near,
    Far,
}

impl Way {
    /// The three ways of the mammoth card.
    pub const MAMMOTH: [Way; 3] = [Way::Place, Way::Near, Way::Far];

    /// Which of the printed numbers of stones counts.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Way::Only | Way::Place => 0,
            Way::Near => 1,
            Way::Far => 2,
        }
    }

    /// The word in notation and positions; empty for the only way.
    pub fn word(self) -> &'static str {
        match self {
            Way::Only => "",
            Way::Place => "place",
            Way::Near => "near",
            Way::Far => "far",
        }
    }
}

impl Serialize for Way {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Way {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Way, D::Error> {
        let word = String::deserialize(d)?;
        let way = Way::MAMMOTH.into_iter().find(|way| way.word() == word);
        way.ok_or_else(|| serde::de::Error::custom(format!("\"{word}\" is no way to play a card")))
    }
}

/// A player's decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Puts a hunter from the own stock on the board, with a kept club if `club`.
    Place {
        /// Where.
        area: Area,
        /// Whether a kept club goes with it (EZ-6.2).
        club: bool,
    },
    /// Moves a hunter on the board.
    Move {
        /// Which.
        hunter: Hunter,
        /// From where.
        from: Area,
        /// To where.
        to: Area,
        /// Whether a kept club is given to it (EZ-6.2).
        club: bool,
    },
    /// Names the first hunter of a swap (EZ-5.6).
    Swap {
        /// Which.
        hunter: Hunter,
        /// Where it stands.
        area: Area,
        /// Whether a kept club is given to it.
        club: bool,
    },
    /// Names the second hunter of a swap and carries it out.
    With {
        /// Which.
        hunter: Hunter,
        /// Where it stands.
        area: Area,
        /// Whether a kept club is given to it.
        club: bool,
    },
    /// Sends a hunter back to its owner's stock.
    Remove {
        /// Which.
        hunter: Hunter,
        /// From where.
        area: Area,
    },
    /// Puts a mammoth from beside the board on it.
    PlaceMammoth(Area),
    /// Moves a mammoth on the board.
    MoveMammoth {
        /// From where.
        from: Area,
        /// To where.
        to: Area,
    },
    /// Takes a mammoth off the board.
    RemoveMammoth(Area),
    /// Moves a fire. Fires are named after the area they were laid in at the start of the round.
    MoveFire {
        /// Which.
        fire: Area,
        /// To where.
        to: Area,
    },
    /// Looks at a fire (EZ-7.3).
    Look(Area),
    /// Takes a club: for the own hunter in an area, or to keep.
    TakeClub(Option<Area>),
    /// Plays a card.
    Play {
        /// Which, from the hand.
        card: Card,
        /// For a cult card: which visible card it copies (EZ-5.8).
        copy: Option<Colour>,
        /// How the card is used.
        way: Way,
    },
    /// Names the player whom a dark card helps (EZ-3.13).
    Choose(Seat),
    /// Discards a card unseen (EZ-3.8).
    Discard(Card),
    /// Discards nothing.
    Keep,
    /// Draws a card of a colour (EZ-3.9).
    Draw(Colour),
    /// Lays a glacier (EZ-10.2).
    Cover(Area),
    /// Declines, or does no more.
    Done,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_fits_in_eight_bytes() {
        assert!(std::mem::size_of::<Action>() <= 8);
    }
}
