//! A state in plain figures, read without allocation: what judgements and searches look at.

use crate::action::{Hunter, Way};
use crate::area::{AREAS, Area, Areas};
use crate::card::{Card, Colour};
use crate::cards::Cards;
use crate::state::{Eiszeit, Stage};
use lascaux_table::{MAX_SEATS, Seat};

/// What stands and lies in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ground {
    /// Hunters of each seat, those with clubs included.
    pub hunters: [u8; MAX_SEATS],
    /// Of those, the ones with a club.
    pub clubs: [u8; MAX_SEATS],
    /// Mammoths.
    pub mammoths: u8,
    /// The sum of the fires whose value is known to the one who looks.
    pub warmth: u8,
    /// Fires whose value is not.
    pub unseen: u8,
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Nobody is asked: chance speaks, or the game is over.
    Nothing,
    /// To place a hunter before the first round (EZ-1.11).
    Prepare,
    /// To play a card (EZ-3.2).
    Play,
    /// To name the player whom a dark card helps (EZ-3.13).
    Choose,
    /// To carry out a card.
    Act,
    /// Whether to discard a card (EZ-3.8); whether one has to be discarded (EZ-3.6).
    Discard {
        /// Whether nothing could be played.
        must: bool,
    },
    /// Which colour to draw (EZ-3.9).
    Draw,
    /// Where to lay a glacier (EZ-10.2).
    Cover,
}

/// A card that was played and is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Errand {
    /// The card that counts: for a cult card the one it copies.
    pub card: Card,
    /// How the mammoth card is used.
    pub way: Way,
    /// Who carries it out; without meaning as long as a player has still to be chosen.
    pub actor: Seat,
    /// How many hunters the actor has placed, moved, named or removed so far.
    pub done: u8,
    /// The first of them, and where it stands now.
    pub first: Option<(Hunter, Area)>,
    /// Whether the mammoth of a trek is asked for.
    pub herd: bool,
    /// The fire that was looked at.
    pub fire: Option<Area>,
}

impl Eiszeit {
    /// All areas, as `eyes` sees their fires; without eyes, with every value that anybody has seen.
    pub fn grounds(&self, eyes: Option<Seat>) -> [Ground; AREAS] {
        let mut grounds = [Ground::default(); AREAS];
        for (seat, (plain, clubbed)) in self.board.plain.iter().zip(&self.board.clubbed).enumerate() {
            for (ground, (plain, clubbed)) in grounds.iter_mut().zip(plain.iter().zip(clubbed)) {
                ground.hunters[seat] = plain + clubbed;
                ground.clubs[seat] = *clubbed;
            }
        }
        for (ground, mammoths) in grounds.iter_mut().zip(self.board.mammoths) {
            ground.mammoths = mammoths;
        }
        for fire in Area::all() {
            match self.fire(fire, eyes) {
                Some((area, Some(value))) => grounds[area.index()].warmth += value,
                Some((area, None)) => grounds[area.index()].unseen += 1,
                None => {}
            }
        }
        grounds
    }

    /// Where a fire lies, by the area it was laid in, and its value if `eyes` knows it; without eyes, if anybody does.
    #[inline]
    pub fn fire(&self, fire: Area, eyes: Option<Seat>) -> Option<(Area, Option<u8>)> {
        let fire = self.fires[fire.index()];
        let known = eyes.is_none_or(|seat| fire.seen.contains(seat));
        fire.at.map(|area| (area, fire.value.filter(|_| known)))
    }

    /// Where the fire lies that chance turns up next, if the conflicts have begun (EZ-8.1).
    #[inline]
    pub fn fire_turned_up(&self) -> Option<Area> {
        if self.stage == Stage::Reveal { self.next_revealed().map(|(_, area)| area) } else { None }
    }

    /// How many fires of value 0, 1 and 2 there are beyond those that `eyes` knows; without eyes, that anybody knows.
    pub fn fires_left(&self, eyes: Option<Seat>) -> [u8; 3] {
        let mut left = self.data.fires;
        for fire in Area::all() {
            if let Some((_, Some(value))) = self.fire(fire, eyes) {
                left[usize::from(value) % 3] -= 1;
            }
        }
        left
    }

    /// The areas without a glacier.
    #[inline]
    pub fn free_areas(&self) -> Areas {
        self.board.free()
    }

    /// The areas on which the next glacier may be laid (EZ-10.2).
    #[inline]
    pub fn threatened_areas(&self) -> Areas {
        self.glacier_options()
    }

    /// The free neighbours of an area.
    #[inline]
    pub fn free_neighbours(&self, area: Area) -> Areas {
        self.neighbours(area).both(self.board.free())
    }

    /// A seat's points so far.
    #[inline]
    pub fn points(&self, seat: Seat) -> i32 {
        self.score(seat)
    }

    /// Hunters in a seat's stock.
    #[inline]
    pub fn stock(&self, seat: Seat) -> u8 {
        self.stock[seat.index()]
    }

    /// A seat's stones.
    #[inline]
    pub fn stones(&self, seat: Seat) -> u8 {
        self.stones[seat.index()]
    }

    /// Clubs that a seat keeps.
    #[inline]
    pub fn clubs_kept(&self, seat: Seat) -> u8 {
        self.clubs[seat.index()]
    }

    /// A seat's cards. Whoever may not know them asks a state that was imagined.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.decks.hands[seat.index()]
    }

    /// The visible card of a colour.
    #[inline]
    pub fn visible(&self, colour: Colour) -> Option<Card> {
        self.decks.top[colour.index()]
    }

    /// Stones in the dark supply.
    #[inline]
    pub fn dark_supply(&self) -> u8 {
        self.dark_stones
    }

    /// Stones in the light supply.
    #[inline]
    pub fn light_supply(&self) -> u8 {
        self.light_stones
    }

    /// Mammoths beside the board.
    #[inline]
    pub fn spare_mammoths(&self) -> u8 {
        self.herd
    }

    /// Clubs beside the board.
    #[inline]
    pub fn spare_clubs(&self) -> u8 {
        self.spare_clubs
    }

    /// The round, from 1; 0 in the preparatory round.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The rounds that follow this one.
    #[inline]
    pub fn rounds_to_come(&self) -> u8 {
        self.rounds().saturating_sub(self.round)
    }

    /// Whose turn of preparation or settling it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// What is asked.
    #[inline]
    pub fn asked(&self) -> Asked {
        match self.stage {
            Stage::Prepare => Asked::Prepare,
            Stage::Play => Asked::Play,
            Stage::Choose => Asked::Choose,
            Stage::Act => Asked::Act,
            Stage::Discard { must } => Asked::Discard { must },
            Stage::Draw => Asked::Draw,
            Stage::Cover(_) => Asked::Cover,
            Stage::Start | Stage::Deal | Stage::Look | Stage::Drawn(_) | Stage::Reveal | Stage::Lot | Stage::Over => {
                Asked::Nothing
            }
        }
    }

    /// The card that is being carried out.
    #[inline]
    pub fn errand(&self) -> Option<Errand> {
        matches!(self.stage, Stage::Choose | Stage::Act | Stage::Look).then(|| Errand {
            card: self.act.card,
            way: self.act.way,
            actor: self.act.actor,
            done: self.act.steps() as u8,
            first: self.act.acted[0],
            herd: self.act.herd,
            fire: self.act.fire,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lascaux_table::{Actions, Game, Rng, Seed, Turn, below};

    #[test]
    fn all_pieces_are_seen_somewhere() {
        let data = Eiszeit::data(None).unwrap();
        let options = Eiszeit::options(&Default::default()).unwrap();
        for seats in 3..=5 {
            let mut game = Eiszeit::new(seats, &options, data).unwrap();
            let mut legal = Actions::of::<Eiszeit>();
            let mut rng = Seed::Number(u64::from(seats)).stream(0);
            loop {
                for eyes in [None, Some(Seat(1))] {
                    let grounds = game.grounds(eyes);
                    for seat in Seat::all(seats) {
                        let there: u8 = grounds.iter().map(|ground| ground.hunters[seat.index()]).sum();
                        assert_eq!(there + game.stock(seat), data.hunters);
                    }
                    let mammoths: u8 = grounds.iter().map(|ground| ground.mammoths).sum();
                    assert_eq!(mammoths + game.spare_mammoths(), data.mammoths(seats));
                    let warmth: u8 = grounds.iter().map(|ground| ground.warmth).sum();
                    let left = game.fires_left(eyes);
                    assert_eq!(u32::from(warmth), 15 - u32::from(left[1] + 2 * left[2]));
                }
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.sample(&mut rng);
                        game.resolve(outcome, &mut ());
                    }
                    Turn::Player(_) => {
                        game.legal(&mut legal);
                        let choice = below(&mut rng, legal.len() as u32) as usize;
                        game.apply(legal[choice], &mut ());
                    }
                }
                rng.next_u32();
            }
        }
    }
}
