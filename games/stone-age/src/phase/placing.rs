//! Placing people: one place a turn, clockwise, until nobody can place any more (SA-3).

use crate::action::Action;
use crate::event::Event;
use crate::names::{self, WORDS};
use crate::place::{Crowd, Place, PlaceKind};
use crate::state::{Phase, Stage, StoneAge};
use lascaux_table::{Actions, Ask, Log, Refusal, Seat, said};

impl StoneAge {
    pub(crate) fn begin_placing(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Placing;
        self.mover = self.start;
        self.stage = Stage::Place;
        log.tell(|| Event::RoundBegan { round: self.round, start: self.start });
    }

    /// How many different players may stand at a resource place (SA-3.13).
    #[inline]
    pub(crate) fn groups_allowed(&self) -> u8 {
        match (self.options.limits, self.seats) {
            (true, 2) => 1,
            (true, 3) => 2,
            _ => self.seats,
        }
    }

    /// How many of toolmaker, hut and field may be taken (SA-3.12).
    #[inline]
    pub(crate) fn village_allowed(&self) -> u32 {
        if self.options.limits && self.seats < 4 { 2 } else { 3 }
    }

    /// Visits every place that `seat` may go to, with the fewest and the most people.
    #[inline]
    fn each_open_place(&self, seat: Seat, mut visit: impl FnMut(Place, u8, u8)) {
        let home = self.at_home(seat);
        if home == 0 {
            return;
        }
        let crowds = self.all_crowds();
        let mine = self.crowds[seat.index()];
        let taken = Crowd::anybody(crowds);
        if taken.village() < self.village_allowed() {
            for (place, people) in [(Place::Toolmaker, 1), (Place::Hut, self.data().hut_people), (Place::Field, 1)] {
                if !taken.has(place) && home >= people {
                    visit(place, people, people);
                }
            }
        }
        if mine.at(Place::Hunt) == 0 {
            visit(Place::Hunt, 1, home);
        }
        let gatherers = Crowd::gatherers(crowds);
        let groups = Crowd::groups(crowds);
        let allowed = self.groups_allowed();
        for place in [Place::Forest, Place::ClayPit, Place::Quarry, Place::River] {
            let room = self.data().resource_place_capacity.saturating_sub(gatherers.at(place));
            if room > 0 && mine.at(place) == 0 && groups.at(place) < allowed {
                visit(place, 1, home.min(room));
            }
        }
        for slot in 0..4 {
            let place = Place::card(slot);
            if self.display[slot].is_some() && !taken.has(place) {
                visit(place, 1, 1);
            }
        }
        for stack in 0..usize::from(self.seats) {
            let place = Place::building(stack);
            if self.stacks[stack].top.is_some() && !taken.has(place) {
                visit(place, 1, 1);
            }
        }
    }

    #[inline]
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        let home = self.at_home(seat);
        // Hunting is always open to those who have not been there, so most need no further look.
        if home > 0 && self.crowds[seat.index()].at(Place::Hunt) == 0 {
            return true;
        }
        let mut can = false;
        self.each_open_place(seat, |_, _, _| can = true);
        can
    }

    pub(crate) fn ask_place(&self) -> Ask {
        self.asks("place", "SA-3.1").with("people", self.at_home(self.mover))
    }

    #[inline]
    pub(crate) fn legal_places(&self, into: &mut Actions<Action>) {
        self.each_open_place(self.mover, |place, least, most| {
            into.extend((least..most + 1).map(|people| Action::Place { place, people }));
        });
    }

    pub(crate) fn check_place(&self, place: Place, people: u8) -> Result<(), Refusal> {
        let home = self.at_home(self.mover);
        if people == 0 {
            return Err(Refusal::rule("SA-3.14", said!(WORDS, "sa-no-person")));
        }
        if people > home {
            return Err(Refusal::rule("SA-3.14", said!(WORDS, "sa-no-home", home = home, n = people)));
        }
        let mine = self.crowds[self.mover.index()];
        if mine.at(place) > 0 {
            return Err(Refusal::rule("SA-3.3", said!(WORDS, "sa-no-again", at = names::at(place))));
        }
        let taken = Crowd::anybody(self.all_crowds()).has(place);
        match place.kind() {
            PlaceKind::Village => self.check_village(place, people, taken),
            PlaceKind::Hunt => Ok(()),
            PlaceKind::Resource => self.check_resource_place(place, people),
            PlaceKind::Card(slot) if self.display[slot].is_none() => {
                Err(Refusal::rule("SA-3.10", said!(WORDS, "sa-no-card-there", at = names::at(place))))
            }
            PlaceKind::Card(_) => single("SA-3.10", place, people, taken),
            PlaceKind::Building(stack) if self.stacks[stack].top.is_none() => {
                Err(Refusal::rule("SA-3.11", said!(WORDS, "sa-no-building-there", at = names::at(place))))
            }
            PlaceKind::Building(_) => single("SA-3.11", place, people, taken),
        }
    }

    fn check_village(&self, place: Place, people: u8, taken: bool) -> Result<(), Refusal> {
        let (hut, allowed) = (self.data().hut_people, self.village_allowed());
        match place {
            Place::Hut if taken => return Err(Refusal::rule("SA-3.6", said!(WORDS, "sa-no-hut-taken"))),
            Place::Hut if people != hut => {
                return Err(Refusal::rule("SA-3.6", said!(WORDS, "sa-no-hut-people", hut = hut, n = people)));
            }
            Place::Hut => {}
            Place::Toolmaker => single("SA-3.5", place, people, taken)?,
            _ => single("SA-3.7", place, people, taken)?,
        }
        if Crowd::anybody(self.all_crowds()).village() >= allowed {
            return Err(Refusal::rule("SA-3.12", said!(WORDS, "sa-no-village", seats = self.seats, n = allowed)));
        }
        Ok(())
    }

    fn check_resource_place(&self, place: Place, people: u8) -> Result<(), Refusal> {
        let capacity = self.data().resource_place_capacity;
        let room = capacity.saturating_sub(Crowd::gatherers(self.all_crowds()).at(place));
        let allowed = self.groups_allowed();
        if Crowd::groups(self.all_crowds()).at(place) >= allowed {
            let why = said!(WORDS, "sa-no-groups", seats = self.seats, n = allowed, at = names::at(place));
            return Err(Refusal::rule("SA-3.13", why));
        }
        if people > room {
            let why = said!(WORDS, "sa-no-room", room = room, at = names::at(place), capacity = capacity, n = people);
            return Err(Refusal::rule("SA-3.9", why));
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn place(&mut self, place: Place, people: u8, log: &mut impl Log<Event>) {
        let seat = self.mover;
        self.crowds[seat.index()].put(place, people);
        log.tell(|| Event::Placed { seat, place, people, thing: self.thing_at(place) });
        for _ in 0..self.seats {
            self.mover = self.mover.next(self.seats);
            if self.can_place(self.mover) {
                return;
            }
        }
        self.begin_using(log); // SA-3.16
    }
}

/// A place for one person.
fn single(rule: &'static str, place: Place, people: u8, taken: bool) -> Result<(), Refusal> {
    if taken {
        return Err(Refusal::rule(rule, said!(WORDS, "sa-no-taken", at = names::at(place))));
    }
    if people != 1 {
        return Err(Refusal::rule(rule, said!(WORDS, "sa-no-single", at = names::at(place), n = people)));
    }
    Ok(())
}
