//! What happens at the table, for logs and animations.

use crate::action::hue;
use crate::board::Area;
use crate::cards::{Card, Colour};
use lascaux_table::{Seat, Viewer};
use serde::Serialize;
use std::fmt;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what they are; `Display` says it in a sentence
pub enum Event {
    Began {
        seat: Seat,
    },
    RoundBegan {
        round: u8,
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: Card,
        copied: Option<Card>,
    },
    Paid {
        seat: Seat,
        stones: u8,
    },
    Took {
        seat: Seat,
        dark: u8,
        light: u8,
    },
    StonesLaidOver {
        stones: u8,
    },
    NothingToPlay {
        seat: Seat,
    },
    Chosen {
        seat: Seat,
        by: Seat,
    },
    Placed {
        seat: Seat,
        area: Area,
        club: bool,
    },
    Moved {
        seat: Seat,
        owner: Seat,
        from: Area,
        to: Area,
        /// Whether it gets a kept club now (EZ-6.2).
        club: bool,
        /// Whether it held a club before, which goes with it (EZ-6.5).
        clubbed: bool,
    },
    Removed {
        seat: Seat,
        owner: Seat,
        area: Area,
        /// Whether it held a club, which goes beside the board (EZ-R10).
        clubbed: bool,
    },
    MammothPlaced {
        seat: Seat,
        area: Area,
    },
    MammothMoved {
        seat: Seat,
        from: Area,
        to: Area,
    },
    MammothRemoved {
        seat: Seat,
        area: Area,
    },
    FireMoved {
        seat: Seat,
        fire: Area,
        from: Area,
        to: Area,
    },
    /// The value is known to the one who looked, and to nobody else (EZ-R3).
    FireSeen {
        seat: Seat,
        fire: Area,
        value: Option<u8>,
    },
    ClubTaken {
        seat: Seat,
        area: Option<Area>,
    },
    Declined {
        seat: Seat,
    },
    /// The name is known to the one who discarded it; the colour to all (EZ-R16).
    Discarded {
        seat: Seat,
        colour: Colour,
        card: Option<Card>,
    },
    /// The name is known to the one who drew it; the colour to all (EZ-R16).
    Drew {
        seat: Seat,
        colour: Colour,
        card: Option<Card>,
    },
    Shuffled {
        colour: Colour,
    },
    FireRevealed {
        fire: Area,
        area: Area,
        value: u8,
    },
    Conflict {
        area: Area,
        hunters: u8,
        limit: u8,
    },
    Left {
        seat: Seat,
        area: Area,
    },
    /// Clubs go beside the board after the conflicts (EZ-8.7).
    ClubsReturned {
        seat: Seat,
        area: Area,
        clubs: u8,
    },
    Scored {
        seat: Seat,
        points: u8,
    },
    LastByLot {
        seat: Seat,
    },
    Covered {
        seat: Seat,
        area: Area,
    },
    SentHome {
        seat: Seat,
        hunters: u8,
    },
    /// Mammoths under a new glacier go beside the board (EZ-10.3).
    MammothsLeft {
        area: Area,
        mammoths: u8,
    },
    /// The light supply becomes the dark one (EZ-11.1).
    SupplyRenewed {
        stones: u8,
    },
    FloorPaid {
        seat: Seat,
        stones: u8,
    },
    GameOver {
        reason: &'static str,
    },
}

impl Event {
    pub(crate) fn heard(self, viewer: Viewer) -> Event {
        match self {
            Event::FireSeen { seat, fire, .. } if !viewer.is(seat) => Event::FireSeen { seat, fire, value: None },
            Event::Discarded { seat, colour, .. } if !viewer.is(seat) => Event::Discarded { seat, colour, card: None },
            Event::Drew { seat, colour, .. } if !viewer.is(seat) => Event::Drew { seat, colour, card: None },
            other => other,
        }
    }
}

fn stones(count: u8) -> &'static str {
    if count == 1 { "stone" } else { "stones" }
}

fn with_club(club: bool) -> &'static str {
    if club { " and gives it a club" } else { "" }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Began { seat } => write!(f, "{} begins.", Name(seat)),
            Event::RoundBegan { round, seat } => write!(f, "Round {round} begins; {} starts.", Name(seat)),
            Event::Played { seat, card, copied: None } => write!(f, "{} plays {card}.", Name(seat)),
            Event::Played { seat, card, copied: Some(copied) } => {
                write!(f, "{} plays {card} and copies {copied}.", Name(seat))
            }
            Event::Paid { seat, stones: paid } => write!(f, "{} pays {paid} {}.", Name(seat), stones(paid)),
            Event::Took { seat, dark, light: 0 } => write!(f, "{} takes {dark} {}.", Name(seat), stones(dark)),
            Event::Took { seat, dark, light } => {
                write!(f, "{} takes {dark} {}, the last, and {light} of the light supply.", Name(seat), stones(dark))
            }
            Event::StonesLaidOver { stones: 1 } => {
                f.write_str("The last stone goes to the light supply; the card does nothing.")
            }
            Event::StonesLaidOver { stones } => {
                write!(f, "The last {stones} stones go to the light supply; the card does nothing.")
            }
            Event::NothingToPlay { seat } => write!(f, "{} can play no card and has to discard one.", Name(seat)),
            Event::Chosen { seat, by } => write!(f, "{} chooses {}.", Name(by), Name(seat)),
            Event::Placed { seat, area, club } => {
                write!(f, "{} places a hunter in {area}{}.", Name(seat), with_club(club))
            }
            Event::Moved { seat, owner, from, to, club, clubbed } => {
                let along = if clubbed { " with its club" } else { "" };
                let (who, whose) = (Name(seat), hue(owner));
                write!(f, "{who} moves a {whose} hunter{along} from {from} to {to}{}.", with_club(club))
            }
            Event::Removed { seat, owner, area, clubbed } => {
                let club = if clubbed { "; its club goes beside the board" } else { "" };
                write!(f, "{} removes a {} hunter from {area}{club}.", Name(seat), hue(owner))
            }
            Event::MammothPlaced { seat, area } => write!(f, "{} places a mammoth in {area}.", Name(seat)),
            Event::MammothMoved { seat, from, to } => {
                write!(f, "{} moves a mammoth from {from} to {to}.", Name(seat))
            }
            Event::MammothRemoved { seat, area } => write!(f, "{} removes a mammoth from {area}.", Name(seat)),
            Event::FireMoved { seat, fire, from, to } => {
                write!(f, "{} moves the fire of {fire} from {from} to {to}.", Name(seat))
            }
            Event::FireSeen { seat, fire, value: Some(value) } => {
                write!(f, "{} looks at the fire of {fire}: {value}.", Name(seat))
            }
            Event::FireSeen { seat, fire, value: None } => write!(f, "{} looks at the fire of {fire}.", Name(seat)),
            Event::ClubTaken { seat, area: None } => write!(f, "{} takes a club and keeps it.", Name(seat)),
            Event::ClubTaken { seat, area: Some(area) } => {
                write!(f, "{} gives a club to a hunter in {area}.", Name(seat))
            }
            Event::Declined { seat } => write!(f, "{} does no more.", Name(seat)),
            Event::Discarded { seat, colour, card: None } => write!(f, "{} discards a {colour} card.", Name(seat)),
            Event::Discarded { seat, card: Some(card), .. } => write!(f, "{} discards {card}.", Name(seat)),
            Event::Drew { seat, colour, card: None } => write!(f, "{} draws a {colour} card.", Name(seat)),
            Event::Drew { seat, card: Some(card), .. } => write!(f, "{} draws {card}.", Name(seat)),
            Event::Shuffled { colour } => write!(f, "The {colour} cards are shuffled."),
            Event::FireRevealed { fire, area, value } => {
                write!(f, "The fire of {fire} in area {area} shows {value}.")
            }
            Event::Conflict { area, hunters, limit } => {
                write!(f, "Conflict in {area}: {hunters} hunters, {limit} allowed.")
            }
            Event::Left { seat, area } => write!(f, "{} takes a hunter out of {area}.", Name(seat)),
            Event::ClubsReturned { seat, area, clubs: 1 } => {
                write!(f, "A {} hunter in {area} gives its club back.", hue(seat))
            }
            Event::ClubsReturned { seat, area, clubs } => {
                write!(f, "{clubs} {} hunters in {area} give their clubs back.", hue(seat))
            }
            Event::Scored { seat, points } => {
                write!(f, "{} scores {points} {}.", Name(seat), if points == 1 { "point" } else { "points" })
            }
            Event::LastByLot { seat } => write!(f, "The lot falls on {}.", Name(seat)),
            Event::Covered { seat, area } => write!(f, "{} covers {area} with a glacier.", Name(seat)),
            Event::SentHome { seat, hunters } => {
                write!(f, "{} takes {hunters} {} home.", Name(seat), if hunters == 1 { "hunter" } else { "hunters" })
            }
            Event::MammothsLeft { area, mammoths: 1 } => write!(f, "The mammoth of {area} goes beside the board."),
            Event::MammothsLeft { area, mammoths } => {
                write!(f, "The {mammoths} mammoths of {area} go beside the board.")
            }
            Event::SupplyRenewed { stones: 1 } => f.write_str("The stone of the light supply becomes the dark supply."),
            Event::SupplyRenewed { stones } => {
                write!(f, "The {stones} stones of the light supply become the dark supply.")
            }
            Event::FloorPaid { seat, stones: paid } => {
                write!(f, "{} pays {paid} {} into the dark supply.", Name(seat), stones(paid))
            }
            Event::GameOver { reason } => write!(f, "The game ends: {reason}."),
        }
    }
}

/// A seat by the colour of its hunters, at the start of a sentence.
struct Name(Seat);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMES: [&str; 5] = ["Red", "Yellow", "Green", "Blue", "Black"];
        f.write_str(NAMES[self.0.index() % NAMES.len()])
    }
}
