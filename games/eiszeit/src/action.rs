//! What a player can say, and how each decision is said; small enough to fit in 8 bytes.

use crate::area::Area;
use crate::card::{Card, Colour};
use crate::state::Eiszeit;
use lascaux_table::{MAX_SEATS, Seat, actions};
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

actions! {
    /// A player's decision.
    Action in Eiszeit {
        /// Puts a hunter from the own stock on the board.
        Place {
            /// Where.
            area: Area,
            /// Whether a kept club goes with it (EZ-6.2).
            club: bool as GivenClub,
        } = "place" ["AREA [club]", "place a hunter of your stock, with a kept club if you say so", "place 7"];
        /// Moves a hunter on the board.
        Move {
            /// Which.
            hunter: Hunter,
            /// From where.
            from: Area,
            /// To where.
            to: Area,
            /// Whether a kept club is given to it (EZ-6.2).
            club: bool as GivenClub,
        } = "move" ["HUNTER FROM TO [club]", "move a hunter; your own may get a kept club", "move green 4 8"];
        /// Names the first hunter of a swap (EZ-5.6).
        Swap {
            /// Which.
            hunter: Hunter,
            /// Where it stands.
            area: Area,
            /// Whether a kept club is given to it.
            club: bool as GivenClub,
        } = "swap" ["HUNTER AREA [club]", "name the first hunter of a swap", "swap yellow 6"];
        /// Names the second hunter of a swap and carries it out.
        With {
            /// Which.
            hunter: Hunter,
            /// Where it stands.
            area: Area,
            /// Whether a kept club is given to it.
            club: bool as GivenClub,
        } = "with" ["HUNTER AREA [club]", "name the second hunter and swap them", "with red 9"];
        /// Takes a mammoth off the board.
        RemoveMammoth(area: Area) = "remove mammoth" ["AREA", "take a mammoth off the board", "remove mammoth 7"];
        /// Sends a hunter back to its owner's stock.
        Remove {
            /// Which.
            hunter: Hunter,
            /// From where.
            area: Area,
        } = "remove" ["HUNTER AREA", "send a hunter back to its owner's stock", "remove green 10"];
        /// Puts a mammoth from beside the board on it.
        PlaceMammoth(area: Area) = "mammoth" ["AREA", "place a mammoth from beside the board", "mammoth 6"];
        /// Moves a mammoth on the board.
        MoveMammoth {
            /// From where.
            from: Area,
            /// To where.
            to: Area,
        } = "mammoth" ["FROM TO", "move a mammoth on the board", "mammoth 6 9"];
        /// Moves a fire. Fires are named after the area they were laid in at the start of the round.
        MoveFire {
            /// Which.
            fire: Area,
            /// To where.
            to: Area,
        } = "fire" ["FIRE AREA", "move a fire, named after the area it was laid in this round", "fire 5 9"];
        /// Looks at a fire (EZ-7.3).
        Look(fire: Area) = "look" ["FIRE", "look at a fire", "look 5"];
        /// Takes a club: for the own hunter in an area, or to keep.
        TakeClub(area: Option<Area> as Keeper) = "club"
            ["[AREA]", "take a club: for your hunter in that area, or to keep", "club 7"];
        /// Plays a card.
        Play {
            /// Which, from the hand.
            card: Card,
            /// For a cult card: which visible card it copies (EZ-5.8).
            copy: Option<Colour> as Copied,
            /// How the card is used.
            way: Way,
        } = "play"
            ["CARD", "play a card", "play forest"]
            ["mammoth WAY", "play the mammoth card in one of its three ways", "play mammoth near"]
            ["CULT copy COLOUR [WAY]", "play a cult card as the visible card of a colour", "play light-cult copy dark"];
        /// Names the player whom a dark card helps (EZ-3.13).
        Choose(seat: Seat as Hue) = "choose" ["SEAT", "name the player whom your dark card helps", "choose yellow"];
        /// Discards a card unseen (EZ-3.8).
        Discard(card: Card) = "discard" ["CARD", "discard a card unseen", "discard swap"];
        /// Discards nothing.
        Keep = "keep" ["", "discard nothing", "keep"];
        /// Draws a card of a colour (EZ-3.9).
        Draw(colour: Colour) = "draw" ["COLOUR", "draw a card", "draw light"];
        /// Lays a glacier (EZ-10.2).
        Cover(area: Area) = "cover" ["AREA", "lay a glacier", "cover 6"];
        /// Declines, or does no more.
        Done = "done" ["", "decline, or do no more", "done"];
    }
}

/// How it is said that a kept club is given: by the word, or by none.
pub(crate) struct GivenClub;

/// How it is said who gets a club: by the area of the hunter, or by nothing for one that is kept.
pub(crate) struct Keeper;

/// How it is said which visible card is copied: "copy light".
pub(crate) struct Copied;

/// How a player is named: by the colour of the hunters.
pub(crate) struct Hue;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_fits_in_eight_bytes() {
        assert!(std::mem::size_of::<Action>() <= 8);
    }
}
