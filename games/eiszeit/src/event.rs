//! What happens at the table, for logs and animations.

use crate::area::{AREAS, Area};
use crate::card::{Card, Colour};
use crate::names::WORDS;
use lascaux_table::{Arg, Said, Seat, Viewer, said};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what they are; `told` says it in a sentence
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
    /// The last stone of the dark supply is gone, and the turn that took it is over (EZ-3.12).
    SettlingEnded {
        seat: Seat,
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
        /// How many hunters the seat had there when the pass began: fewest first, equals together (EZ-8.3, EZ-8.4).
        had: u8,
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
        /// What each area brought, in their order (EZ-9.1).
        areas: [u8; AREAS],
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

/// Points by area, as far as there are any.
fn in_areas(points: &[u8; AREAS]) -> Arg {
    let scored = Area::all().map(|area| (area, points[area.index()])).filter(|&(_, points)| points > 0);
    scored.map(|(area, points)| said!(WORDS, "ez-told-in-area", area = area, points = points)).collect()
}

/// A sentence about fields of an event, each by its own name.
macro_rules! told {
    ($key:literal $(, $field:ident)*) => { said!(WORDS, $key $(, $field = $field)*) };
}

impl Event {
    /// The event in words.
    pub(crate) fn told(&self) -> Said {
        match *self {
            Event::Began { seat } => told!("ez-told-began", seat),
            Event::RoundBegan { round, seat } => told!("ez-told-round-began", round, seat),
            Event::Played { seat, card, copied: None } => told!("ez-told-played", seat, card),
            Event::Played { seat, card, copied: Some(copied) } => told!("ez-told-played-copied", seat, card, copied),
            Event::Paid { seat, stones } => told!("ez-told-paid", seat, stones),
            Event::Took { seat, dark, light: 0 } => told!("ez-told-took", seat, dark),
            Event::Took { seat, dark, light } => told!("ez-told-took-both", seat, dark, light),
            Event::StonesLaidOver { stones } => told!("ez-told-stones-laid-over", stones),
            Event::NothingToPlay { seat } => told!("ez-told-nothing-to-play", seat),
            Event::Chosen { seat, by } => told!("ez-told-chosen", seat, by),
            Event::Placed { seat, area, club } => {
                told!("ez-told-placed", seat, area).with("club", if club { "new" } else { "none" })
            }
            Event::Moved { seat, owner, from, to, club, clubbed } => {
                let told = match owner == seat {
                    true => told!("ez-told-moved-own", seat, from, to),
                    false => told!("ez-told-moved", seat, owner, from, to),
                };
                told.with(
                    "club",
                    match () {
                        () if club => "new",
                        () if clubbed => "held",
                        () => "none",
                    },
                )
            }
            Event::Removed { seat, owner, area, clubbed } if owner == seat => {
                told!("ez-told-removed-own", seat, area).with("club", if clubbed { "held" } else { "none" })
            }
            // EZ-6.5: a hunter of somebody else that is removed holds no club.
            Event::Removed { seat, owner, area, .. } => told!("ez-told-removed", seat, owner, area),
            Event::MammothPlaced { seat, area } => told!("ez-told-mammoth-placed", seat, area),
            Event::MammothMoved { seat, from, to } => told!("ez-told-mammoth-moved", seat, from, to),
            Event::MammothRemoved { seat, area } => told!("ez-told-mammoth-removed", seat, area),
            Event::FireMoved { seat, fire, from, to } => told!("ez-told-fire-moved", seat, fire, from, to),
            Event::FireSeen { seat, fire, value: None } => told!("ez-told-fire-seen", seat, fire),
            Event::FireSeen { seat, fire, value: Some(value) } => told!("ez-told-fire-seen-value", seat, fire, value),
            Event::ClubTaken { seat, area: None } => told!("ez-told-club-taken-kept", seat),
            Event::ClubTaken { seat, area: Some(area) } => told!("ez-told-club-taken", seat, area),
            Event::Declined { seat } => told!("ez-told-declined", seat),
            Event::Discarded { seat, colour, card: None } => told!("ez-told-discarded", seat, colour),
            Event::Discarded { seat, card: Some(card), .. } => told!("ez-told-discarded-card", seat, card),
            Event::Drew { seat, colour, card: None } => told!("ez-told-drew", seat, colour),
            Event::Drew { seat, card: Some(card), .. } => told!("ez-told-drew-card", seat, card),
            Event::Shuffled { colour } => told!("ez-told-shuffled", colour),
            Event::SettlingEnded { seat } => told!("ez-told-settling-ended", seat),
            Event::FireRevealed { area, value, .. } => told!("ez-told-fire-revealed", area, value),
            Event::Conflict { area, hunters, limit } => told!("ez-told-conflict", area, hunters, limit),
            Event::Left { seat, area, .. } => told!("ez-told-left", seat, area),
            Event::ClubsReturned { seat, area, clubs } => told!("ez-told-clubs-returned", seat, area, clubs),
            Event::Scored { seat, points: 0, .. } => told!("ez-told-scored", seat).with("points", 0),
            Event::Scored { seat, points, areas } => {
                told!("ez-told-scored-in", seat, points).with("areas", in_areas(&areas))
            }
            Event::LastByLot { seat } => told!("ez-told-last-by-lot", seat),
            Event::Covered { seat, area } => told!("ez-told-covered", seat, area),
            Event::SentHome { seat, hunters } => told!("ez-told-sent-home", seat, hunters),
            Event::MammothsLeft { area, mammoths } => told!("ez-told-mammoths-left", area, mammoths),
            Event::SupplyRenewed { stones } => told!("ez-told-supply-renewed", stones),
            Event::FloorPaid { seat, stones } => told!("ez-told-floor-paid", seat, stones),
            Event::GameOver { .. } => told!("ez-told-game-over"),
        }
    }
}
