//! What a card can bring the seat that carries it out, about: the best of its small changes, one after another.

use super::stakes::{CLUB_KEPT, Stakes};
use lascaux_games::eiszeit::{Area, Areas, Card, Errand, Hunter, Landscape, Way};
use lascaux_table::{Game, Seat};

/// Hunters that a card lets place, move or take, as the rules of the cards say (EZ-5.2, EZ-5.3, EZ-5.9).
const CAMP: u8 = 2;
const TREK: u8 = 3;
const MOVES: usize = 3;

/// Where only one area is good to settle in, a second hunter there brings so much of what the first did.
const SECOND_HUNTER: f32 = 0.5;
/// The least that a hunter is taken to lose who has to leave: there may be none who can.
const WORST_LEAVE: f32 = -3.0;
/// What a hunter who still has to follow a trek brings at the most.
const FOLLOWER: f32 = 1.0;
/// A fire that may be looked at before it is moved: of what the best move brings, so much, since only one is seen; and
/// what it is worth to know a fire (EZ-7.3).
const SEEN_FIRE: f32 = 0.4;
const FIRE_KNOWN: f32 = 0.2;
/// Two own hunters who may move bring so much of what one does (EZ-7.7).
const TWO_MOVES: f32 = 1.7;
/// The second and third hunter in areas of one landscape, against the second alone (EZ-5.1).
const TWO_MORE: f32 = 1.6;

impl Stakes<'_> {
    /// The two best of some areas to settle in, best first.
    fn best_two(&mut self, areas: Areas) -> (f32, f32) {
        let own = Hunter::plain(self.seat);
        // With an empty stock the hunter has to leave the place where it is missed least (EZ-4.2).
        let cost = if self.prospect.game.stock(self.seat) > 0 { 0.0 } else { self.least_loss() };
        let (mut first, mut second) = (0.0f32, 0.0f32);
        for area in areas.iter() {
            let worth = self.arrives(own, area) + cost;
            if worth > first {
                (first, second) = (worth, first);
            } else {
                second = second.max(worth);
            }
        }
        (first, second.max(SECOND_HUNTER * first))
    }

    fn least_loss(&mut self) -> f32 {
        let own = Hunter::plain(self.seat);
        let mut least = WORST_LEAVE;
        for area in self.prospect.free.iter() {
            if self.plain(self.seat, area) > 0 {
                least = least.max(self.departs(own, area));
            }
        }
        least
    }

    fn best_mammoth(&mut self, way: Way) -> f32 {
        let (game, free) = (self.prospect.game, self.prospect.free);
        let mut best = 0.0f32;
        if way == Way::Place {
            for area in free.iter() {
                best = best.max(self.mammoth_comes(area));
            }
            return best;
        }
        for from in free.iter() {
            if self.ground(from).mammoths > 0 {
                let near = game.free_neighbours(from);
                let goals = if way == Way::Far { near.outside().both(free).but(from) } else { near };
                let goes = self.mammoth_goes(from);
                for to in goals.iter() {
                    best = best.max(goes + self.mammoth_comes(to));
                }
            }
        }
        best
    }

    fn best_club(&self) -> f32 {
        if self.prospect.game.spare_clubs() == 0 {
            return 0.0;
        }
        let there = self.prospect.free.iter().filter(|&area| self.plain(self.seat, area) > 0);
        there.map(|area| self.club_comes(area)).fold(CLUB_KEPT, f32::max)
    }

    fn best_fire(&mut self) -> f32 {
        let (game, seat) = (self.prospect.game, self.seat);
        let mut best = 0.0f32;
        for fire in Area::all() {
            if let Some((from, value)) = game.fire(fire, Some(seat)) {
                let goes = self.fire_goes(value, from);
                for to in self.prospect.free.but(from).iter() {
                    best = best.max(goes + self.fire_comes(value, to));
                }
            }
        }
        best
    }

    /// The best moves to neighbours, of any colour where `any`; each of another hunter, best first.
    fn best_moves(&mut self, any: bool) -> [f32; MOVES] {
        let (game, seat) = (self.prospect.game, self.seat);
        let mut best = [0.0f32; MOVES];
        for owner in Seat::all(game.seats()).filter(|&owner| any || owner == seat) {
            let hunter = Hunter::plain(owner);
            for from in self.prospect.free.iter() {
                if self.plain(owner, from) == 0 {
                    continue;
                }
                let departs = self.departs(hunter, from);
                let mut top = 0.0f32;
                for to in game.free_neighbours(from).iter() {
                    top = top.max(departs + self.arrives(hunter, to));
                }
                if top > best[MOVES - 1] {
                    best[MOVES - 1] = top;
                    best.sort_by(|one, other| other.total_cmp(one));
                }
            }
        }
        best
    }

    /// The best removals of two players' hunters, best first.
    fn best_removals(&mut self) -> (f32, f32) {
        let (seats, seat) = (self.prospect.seats as u8, self.seat);
        let (mut first, mut second) = (0.0f32, 0.0f32);
        for owner in Seat::all(seats).filter(|&owner| owner != seat) {
            let mut top = 0.0f32;
            for area in self.prospect.free.iter() {
                if self.plain(owner, area) > 0 {
                    top = top.max(self.departs(Hunter::plain(owner), area));
                }
            }
            if top > first {
                (first, second) = (top, first);
            } else {
                second = second.max(top);
            }
        }
        (first, second)
    }

    fn best_trek(&mut self) -> f32 {
        let (game, own) = (self.prospect.game, self.seat.index());
        let mut best = 0.0f32;
        for from in self.prospect.free.iter() {
            let there = self.ground(from);
            let hunters = there.hunters[own].min(TREK);
            if hunters == 0 {
                continue;
            }
            let mut left = there;
            left.hunters[own] -= hunters;
            left.clubs[own] = left.clubs[own].min(left.hunters[own]);
            let mut bare = left;
            bare.mammoths = bare.mammoths.saturating_sub(1);
            let (stays, follows) = (self.weigh(from, &left), self.weigh(from, &bare));
            for to in game.free_neighbours(from).iter() {
                let mut goal = self.ground(to);
                goal.hunters[own] += hunters;
                best = best.max(stays + self.weigh(to, &goal));
                if there.mammoths > 0 {
                    goal.mammoths += 1;
                    best = best.max(follows + self.weigh(to, &goal));
                }
            }
        }
        best
    }

    /// Up to so many hunters and a mammoth into one area.
    fn camp(&self, area: Area, hunters: u8) -> f32 {
        let near = || self.prospect.game.free_neighbours(area).iter().any(|near| self.ground(near).mammoths > 0);
        let mammoth = self.prospect.game.spare_mammoths() > 0 || near();
        let mut ground = self.ground(area);
        ground.hunters[self.seat.index()] += hunters.min(self.prospect.game.stock(self.seat));
        let without = self.weigh(area, &ground);
        ground.mammoths += u8::from(mammoth);
        without.max(self.weigh(area, &ground))
    }

    /// What a card that is carried out by this seat can still bring, about.
    pub fn best(&mut self, errand: &Errand) -> f32 {
        let free = self.prospect.free;
        match (errand.card, errand.done) {
            (Card::HuntersAndMammoth, 0) => free.iter().map(|area| self.camp(area, CAMP)).fold(0.0, f32::max),
            (Card::HuntersAndMammoth, done) => {
                errand.first.map_or(0.0, |(_, area)| self.camp(area, CAMP.saturating_sub(done)).max(0.0))
            }
            (Card::Trek, 0) => self.best_trek(),
            (Card::Trek, done) => {
                let [first, ..] = self.best_moves(false);
                first.min(FOLLOWER * f32::from(TREK.saturating_sub(done)))
            }
            (Card::Mammoth, _) => self.best_mammoth(errand.way),
            (Card::BlindFire, _) => self.best_fire(),
            (Card::Swap, _) => {
                let [first, ..] = self.best_moves(true);
                first
            }
            (Card::Club, _) => {
                let way = if self.prospect.game.spare_mammoths() > 0 { Way::Place } else { Way::Near };
                self.best_club().max(self.best_mammoth(way))
            }
            (Card::MoveThree, done) => self.best_moves(true).iter().take(MOVES.saturating_sub(usize::from(done))).sum(),
            (Card::AllPlaceTwo, 0) => {
                let (first, second) = self.best_two(free);
                first + second
            }
            (Card::AllPlaceTwo | Card::AllPlaceOne, _) => self.best_two(free).0,
            (Card::SeenFire, _) => SEEN_FIRE * self.best_fire() + FIRE_KNOWN,
            (Card::RemoveTwo, 0) => {
                let (first, second) = self.best_removals();
                first + second
            }
            (Card::RemoveTwo | Card::RemoveOne, _) => self.best_removals().0,
            (Card::RemoveMammoth, _) => self.best_mammoth_gone(),
            (Card::ClubOrMove, done) => {
                let moved = (self.best_two(free).0 + self.least_loss()).max(0.0);
                if done > 0 { moved } else { self.best_club().max(TWO_MOVES * moved) }
            }
            (card, done) => card.landscape().map_or(0.0, |landscape| self.best_landscape(errand, landscape, done)),
        }
    }

    /// The mammoth that the others miss most.
    fn best_mammoth_gone(&mut self) -> f32 {
        let mut best = 0.0f32;
        for area in self.prospect.free.iter() {
            if self.ground(area).mammoths > 0 {
                best = best.max(self.mammoth_goes(area));
            }
        }
        best
    }

    /// Hunters of a landscape card, of whom so many are placed: two anywhere, or three in areas of the landscape (EZ-5.1).
    fn best_landscape(&mut self, errand: &Errand, landscape: Landscape, done: u8) -> f32 {
        let free = self.prospect.free;
        let land = self.prospect.game.components().areas_of[landscape].both(free);
        let (first, second) = self.best_two(free);
        let (near, other) = self.best_two(land);
        match done {
            0 => (first + second).max(near + TWO_MORE * other),
            1 if errand.first.is_some_and(|(_, area)| land.contains(area)) => first.max(near + other),
            1 => first,
            _ => near,
        }
    }
}
