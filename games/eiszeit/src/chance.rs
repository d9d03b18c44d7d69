//! What chance can say: cards, fires, lots.

use crate::card::{Card, Colour};
use crate::state::{Eiszeit, Seats, Stage};
use lascaux_table::{Refusal, Rng, Seat, below};

/// What chance said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The card that is dealt or drawn.
    Card(Card),
    /// The value of the fire that is looked at or turned up.
    Fire(u8),
    /// On whom the lot falls.
    Seat(Seat),
}

/// What chance has to tell now.
pub(crate) enum Awaited {
    /// A card of the draw pile.
    Card(Seat, Colour),
    /// A fire that nobody has seen; whether only the actor sees it.
    Fire { secret: bool },
    /// One of these seats.
    Seat(Seats),
}

impl Eiszeit {
    #[inline]
    pub(crate) fn awaited(&self) -> Option<Awaited> {
        match self.stage {
            Stage::Deal => self.next_dealt().map(|(seat, colour)| Awaited::Card(seat, colour)),
            Stage::Drawn(colour) => Some(Awaited::Card(self.active, colour)),
            Stage::Look => Some(Awaited::Fire { secret: true }),
            Stage::Reveal => Some(Awaited::Fire { secret: false }),
            Stage::Start => Some(Awaited::Seat(self.all_seats())),
            Stage::Lot => Some(Awaited::Seat(self.last().collect())),
            _ => None,
        }
    }

    pub(crate) fn list_outcomes(&self, into: &mut Vec<(Outcome, f64)>) {
        into.clear();
        match self.awaited() {
            Some(Awaited::Card(_, colour)) => {
                let all = f64::from(self.decks.draw.len(colour));
                let kinds = self.decks.draw.kinds(colour);
                into.extend(kinds.map(|(card, count)| (Outcome::Card(card), f64::from(count) / all)));
            }
            Some(Awaited::Fire { .. }) => {
                let left = self.unseen_fires();
                let all = f64::from(left.iter().sum::<u8>());
                let values = (0..3).filter(|&value| left[value] > 0);
                into.extend(values.map(|value| (Outcome::Fire(value as u8), f64::from(left[value]) / all)));
            }
            Some(Awaited::Seat(seats)) => {
                let chance = 1.0 / f64::from(seats.len());
                into.extend(seats.iter().map(|seat| (Outcome::Seat(seat), chance)));
            }
            None => {}
        }
    }

    #[inline]
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Outcome {
        match self.awaited() {
            Some(Awaited::Card(_, colour)) => {
                let n = below(rng, self.decks.draw.len(colour).into());
                Outcome::Card(self.decks.draw.nth(colour, n).unwrap_or(Card::Forest))
            }
            Some(Awaited::Fire { .. }) => Outcome::Fire(any_fire(&self.unseen_fires(), rng)),
            Some(Awaited::Seat(seats)) => {
                Outcome::Seat(seats.nth(below(rng, seats.len().into())).unwrap_or(self.active))
            }
            None => Outcome::Fire(0),
        }
    }

    pub(crate) fn admits(&self, outcome: Outcome) -> Result<(), Refusal> {
        // What awaits the outcome is what it is refused by.
        let rule = match self.stage {
            Stage::Deal => "EZ-1.12",
            Stage::Look => "EZ-7.3",
            Stage::Start => "EZ-1.1",
            Stage::Reveal => "EZ-8.1",
            Stage::Lot => "EZ-10.1",
            _ => "EZ-3.9",
        };
        match (self.awaited(), outcome) {
            (Some(Awaited::Card(_, colour)), Outcome::Card(card)) => {
                if card.colour() != colour {
                    return Err(Refusal::rule(rule, format!("A {colour} card is drawn; {card} is {}.", card.colour())));
                }
                if !self.decks.draw.has(card) {
                    return Err(Refusal::rule(rule, format!("No card {card} is left in the draw pile.")));
                }
                Ok(())
            }
            (Some(Awaited::Card(_, colour)), _) => Err(Refusal::rule(
                rule,
                format!("A {colour} card is awaited, such as \"card {}\".", Card::of(colour)[0]),
            )),
            (Some(Awaited::Fire { .. }), Outcome::Fire(value)) => {
                if self.unseen_fires().get(usize::from(value)).is_none_or(|&left| left == 0) {
                    return Err(Refusal::rule("EZ-1.8", format!("No unseen fire has value {value}.")));
                }
                Ok(())
            }
            (Some(Awaited::Fire { .. }), _) => {
                Err(Refusal::rule(rule, "The value of a fire is awaited, such as \"fire 1\"."))
            }
            (Some(Awaited::Seat(seats)), Outcome::Seat(seat)) if seats.iter().any(|one| one == seat) => Ok(()),
            (Some(Awaited::Seat(_)), Outcome::Seat(_)) if self.stage == Stage::Start => {
                Err(Refusal::rule(rule, "The lot falls on one of those who play; nobody plays that colour."))
            }
            (Some(Awaited::Seat(_)), Outcome::Seat(_)) => {
                Err(Refusal::rule(rule, "The lot falls on one of those who are equal; that player is not."))
            }
            (Some(Awaited::Seat(_)), _) => Err(Refusal::rule(rule, "A lot is awaited, such as \"lot red\".")),
            (None, _) => Err(Refusal::rule("EZ-2.2", "No outcome of chance is awaited now.")),
        }
    }
}

/// A value, drawn from so many fires of each.
#[inline]
pub(crate) fn any_fire(left: &[u8; 3], rng: &mut impl Rng) -> u8 {
    let n = below(rng, left.iter().map(|&count| u32::from(count)).sum());
    if n < u32::from(left[0]) {
        0
    } else if n < u32::from(left[0] + left[1]) {
        1
    } else {
        2
    }
}
