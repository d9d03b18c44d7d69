//! What small changes of the board are worth to one seat, and so what a card can bring it.

use super::prospect::Prospect;
use crate::insight::PerSeat;
use lascaux_games::eiszeit::{AREAS, Area, Areas, Card, Errand, Ground, Hunter, Way};
use lascaux_table::{Game, MAX_SEATS, Seat};

/// Every colour without a club, and the own hunters with one.
const KINDS: usize = MAX_SEATS + 1;
/// A club in reserve, in points.
pub(super) const CLUB_KEPT: f32 = 0.7;
/// What hurting all others equally counts against helping oneself.
const SPITE: f32 = 0.6;

/// One seat's view of what each hunter, mammoth and fire does, worked out where it is asked for.
pub(super) struct Stakes<'a> {
    pub prospect: &'a Prospect<'a>,
    pub seat: Seat,
    /// What a point of each seat is worth to this one.
    weight: PerSeat,
    arrive: [[f32; AREAS]; KINDS],
    depart: [[f32; AREAS]; KINDS],
    mammoth_comes: [f32; AREAS],
    mammoth_goes: [f32; AREAS],
    /// By what is known of the fire: its value, or nothing.
    fire_comes: [[f32; AREAS]; 4],
}

const UNKNOWN: f32 = f32::NAN;

impl<'a> Stakes<'a> {
    pub fn of(prospect: &'a Prospect<'a>, seat: Seat) -> Stakes<'a> {
        let sums = prospect.sums();
        let standing = |other: Seat| prospect.game.points(other) as f32 + sums[other.index()];
        let others = || Seat::all(prospect.seats as u8).filter(|&other| other != seat);
        let best = others().map(standing).fold(f32::NEG_INFINITY, f32::max);
        let mut weight = [0.0; MAX_SEATS];
        for other in others() {
            // Who is ahead is worth hurting more.
            weight[other.index()] = ((standing(other) - best) / 8.0).exp();
        }
        let all: f32 = weight.iter().sum();
        weight.iter_mut().for_each(|weight| *weight *= -SPITE / all);
        weight[seat.index()] = 1.0;
        Stakes {
            prospect,
            seat,
            weight,
            arrive: [[UNKNOWN; AREAS]; KINDS],
            depart: [[UNKNOWN; AREAS]; KINDS],
            mammoth_comes: [UNKNOWN; AREAS],
            mammoth_goes: [UNKNOWN; AREAS],
            fire_comes: [[UNKNOWN; AREAS]; 4],
        }
    }

    /// What a changed area is worth.
    #[inline]
    pub fn weigh(&self, area: Area, ground: &Ground) -> f32 {
        let change = self.prospect.change(area, ground);
        change.iter().zip(&self.weight).map(|(points, weight)| points * weight).sum()
    }

    #[inline]
    pub fn ground(&self, area: Area) -> Ground {
        self.prospect.grounds[area.index()]
    }

    fn kind(hunter: Hunter) -> usize {
        if hunter.clubbed { MAX_SEATS } else { hunter.owner.index() }
    }

    /// One more such hunter in an area.
    #[inline]
    pub fn arrives(&mut self, hunter: Hunter, area: Area) -> f32 {
        let known = self.arrive[Self::kind(hunter)][area.index()];
        if !known.is_nan() {
            return known;
        }
        let mut ground = self.ground(area);
        ground.hunters[hunter.owner.index()] += 1;
        ground.clubs[hunter.owner.index()] += u8::from(hunter.clubbed);
        let worth = self.weigh(area, &ground);
        self.arrive[Self::kind(hunter)][area.index()] = worth;
        worth
    }

    /// One such hunter less, where there is one.
    #[inline]
    pub fn departs(&mut self, hunter: Hunter, area: Area) -> f32 {
        let known = self.depart[Self::kind(hunter)][area.index()];
        if !known.is_nan() {
            return known;
        }
        let mut ground = self.ground(area);
        let owner = hunter.owner.index();
        ground.hunters[owner] = ground.hunters[owner].saturating_sub(1);
        ground.clubs[owner] = ground.clubs[owner].saturating_sub(u8::from(hunter.clubbed));
        let worth = self.weigh(area, &ground);
        self.depart[Self::kind(hunter)][area.index()] = worth;
        worth
    }

    #[inline]
    pub fn mammoth_comes(&mut self, area: Area) -> f32 {
        if self.mammoth_comes[area.index()].is_nan() {
            let mut ground = self.ground(area);
            ground.mammoths += 1;
            self.mammoth_comes[area.index()] = self.weigh(area, &ground);
        }
        self.mammoth_comes[area.index()]
    }

    #[inline]
    pub fn mammoth_goes(&mut self, area: Area) -> f32 {
        if self.mammoth_goes[area.index()].is_nan() {
            let mut ground = self.ground(area);
            ground.mammoths = ground.mammoths.saturating_sub(1);
            self.mammoth_goes[area.index()] = self.weigh(area, &ground);
        }
        self.mammoth_goes[area.index()]
    }

    /// A fire of that value, if it is known, is laid into an area.
    #[inline]
    pub fn fire_comes(&mut self, value: Option<u8>, area: Area) -> f32 {
        let kind = value.map_or(3, usize::from).min(3);
        if self.fire_comes[kind][area.index()].is_nan() {
            let mut ground = self.ground(area);
            match value {
                Some(value) => ground.warmth += value,
                None => ground.unseen += 1,
            }
            self.fire_comes[kind][area.index()] = self.weigh(area, &ground);
        }
        self.fire_comes[kind][area.index()]
    }

    /// A fire of that value, if it is known, is taken away.
    pub fn fire_goes(&self, value: Option<u8>, area: Area) -> f32 {
        let mut ground = self.ground(area);
        match value {
            Some(value) => ground.warmth = ground.warmth.saturating_sub(value),
            None => ground.unseen = ground.unseen.saturating_sub(1),
        }
        self.weigh(area, &ground)
    }

    /// An own hunter gets a club where it stands.
    pub fn club_comes(&self, area: Area) -> f32 {
        let mut ground = self.ground(area);
        ground.clubs[self.seat.index()] += 1;
        self.weigh(area, &ground)
    }

    /// Two hunters of neighbouring areas change places.
    pub fn swapped(&self, one: (Hunter, Area), other: (Hunter, Area)) -> f32 {
        let mut sum = 0.0;
        for ((goes, area), (comes, _)) in [(one, other), (other, one)] {
            let mut ground = self.ground(area);
            for (hunter, more) in [(goes, false), (comes, true)] {
                let owner = hunter.owner.index();
                let step = |count: u8, by: u8| if more { count + by } else { count.saturating_sub(by) };
                ground.hunters[owner] = step(ground.hunters[owner], 1);
                ground.clubs[owner] = step(ground.clubs[owner], u8::from(hunter.clubbed));
            }
            sum += self.weigh(area, &ground);
        }
        sum
    }

    /// Hunters without a club of a seat in an area.
    fn plain(&self, seat: Seat, area: Area) -> u8 {
        let ground = &self.prospect.grounds[area.index()];
        ground.hunters[seat.index()] - ground.clubs[seat.index()]
    }

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
        (first, second.max(0.5 * first))
    }

    fn least_loss(&mut self) -> f32 {
        let own = Hunter::plain(self.seat);
        let mut least = -3.0f32;
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
    fn best_moves(&mut self, any: bool) -> [f32; 3] {
        let (game, seat) = (self.prospect.game, self.seat);
        let mut best = [0.0f32; 3];
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
                if top > best[2] {
                    best[2] = top;
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
            let hunters = there.hunters[own].min(3);
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
            (Card::HuntersAndMammoth, 0) => free.iter().map(|area| self.camp(area, 2)).fold(0.0, f32::max),
            (Card::HuntersAndMammoth, done) => {
                errand.first.map_or(0.0, |(_, area)| self.camp(area, 2u8.saturating_sub(done)).max(0.0))
            }
            (Card::Trek, 0) => self.best_trek(),
            (Card::Trek, done) => {
                let [first, ..] = self.best_moves(false);
                first.min(1.0 * f32::from(3u8.saturating_sub(done)))
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
            (Card::MoveThree, done) => {
                self.best_moves(true).iter().take(3usize.saturating_sub(usize::from(done))).sum()
            }
            (Card::AllPlaceTwo, 0) => {
                let (first, second) = self.best_two(free);
                first + second
            }
            (Card::AllPlaceTwo | Card::AllPlaceOne, _) => self.best_two(free).0,
            (Card::SeenFire, _) => 0.4 * self.best_fire() + 0.2,
            (Card::RemoveTwo, 0) => {
                let (first, second) = self.best_removals();
                first + second
            }
            (Card::RemoveTwo | Card::RemoveOne, _) => self.best_removals().0,
            (Card::RemoveMammoth, _) => {
                let mut best = 0.0f32;
                for area in free.iter() {
                    if self.ground(area).mammoths > 0 {
                        best = best.max(self.mammoth_goes(area));
                    }
                }
                best
            }
            (Card::ClubOrMove, done) => {
                let moved = (self.best_two(free).0 + self.least_loss()).max(0.0);
                if done > 0 { moved } else { self.best_club().max(1.7 * moved) }
            }
            (card, done) => {
                let Some(landscape) = card.landscape() else { return 0.0 };
                let land = self.prospect.game.components().areas_of[landscape].both(free);
                let (first, second) = self.best_two(free);
                let (near, other) = self.best_two(land);
                match done {
                    0 => (first + second).max(near + 1.6 * other),
                    1 if errand.first.is_some_and(|(_, area)| land.contains(area)) => first.max(near + other),
                    1 => first,
                    _ => near,
                }
            }
        }
    }
}
