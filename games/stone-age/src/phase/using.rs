//! Using people: clockwise, each player all of them, in the own order, place after place (SA-4.1, SA-4.2).

use crate::action::Action;
use crate::event::Event;
use crate::goods::{Good, Resource};
use crate::names::{self, WORDS};
use crate::place::Place;
use crate::state::{Phase, Stage, StoneAge};
use lascaux_table::{Actions, Log, Refusal, said};

impl StoneAge {
    pub(crate) fn begin_using(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Using;
        self.mover = self.start;
        self.go_on_using(log);
    }

    /// The mover's next place, or the next player's turn, or the end of the phase.
    #[inline]
    pub(crate) fn go_on_using(&mut self, log: &mut impl Log<Event>) {
        while self.crowds[self.mover.index()].is_empty() {
            self.mover = self.mover.next(self.seats);
            if self.mover == self.start {
                return self.begin_feeding(log);
            }
        }
        self.stage = Stage::Use;
    }

    #[inline]
    pub(crate) fn legal_uses(&self, into: &mut Actions<Action>) {
        for place in self.crowds[self.mover.index()].places() {
            into.push(Action::Use(place));
        }
    }

    pub(crate) fn check_use(&self, place: Place) -> Result<(), Refusal> {
        if self.crowds[self.mover.index()].at(place) == 0 {
            return Err(Refusal::rule("SA-4.2", said!(WORDS, "sa-no-use", at = names::at(place))));
        }
        Ok(())
    }

    /// The people go home; what they did there follows.
    #[inline]
    pub(crate) fn use_place(&mut self, place: Place, log: &mut impl Log<Event>) {
        let crowd = &mut self.crowds[self.mover.index()];
        let people = crowd.at(place);
        crowd.leave(place);
        let roll = |good| Stage::Roll { good, dice: people };
        self.stage = match place {
            Place::Toolmaker => return self.use_toolmaker(log),
            Place::Hut => return self.use_hut(log),
            Place::Field => return self.use_field(log),
            Place::Hunt => roll(Good::Food),
            Place::Forest => roll(Good::Resource(Resource::Wood)),
            Place::ClayPit => roll(Good::Resource(Resource::Brick)),
            Place::Quarry => roll(Good::Resource(Resource::Stone)),
            Place::River => roll(Good::Resource(Resource::Gold)),
            Place::Card1 | Place::Card2 | Place::Card3 | Place::Card4 => {
                Stage::PayCard { slot: place as u8 - Place::Card1 as u8 }
            }
            Place::Building1 | Place::Building2 | Place::Building3 | Place::Building4 => {
                Stage::PayBuilding { stack: place as u8 - Place::Building1 as u8 }
            }
        };
    }
}
