//! What small changes of the board are worth to one seat.

use super::prospect::{FIRE_VALUES, Prospect};
use crate::insight::PerSeat;
use lascaux_games::eiszeit::{AREAS, Area, Ground, Hunter};
use lascaux_table::{MAX_SEATS, Seat};

/// Every colour without a club, and the own hunters with one.
const KINDS: usize = MAX_SEATS + 1;
/// A club in reserve, in points.
pub(super) const CLUB_KEPT: f32 = 0.7;
/// What hurting all others equally counts against helping oneself.
const SPITE: f32 = 0.6;
/// Who is so many points behind the best of the others is worth hurting less, by the factor e.
const SPITE_POINTS: f32 = 8.0;
/// What can be known of a fire: each of its values, and nothing.
const FIRES: usize = FIRE_VALUES + 1;
/// The column of a fire that nothing is known of.
const UNSEEN: usize = FIRE_VALUES;

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
    fire_comes: [[f32; AREAS]; FIRES],
}

/// Not worked out yet.
const UNKNOWN: f32 = f32::NAN;

impl<'a> Stakes<'a> {
    pub fn of(prospect: &'a Prospect<'a>, seat: Seat) -> Stakes<'a> {
        let sums = prospect.sums();
        let standing = |other: Seat| prospect.game.points(other) as f32 + sums[other.index()];
        let others = || Seat::all(prospect.seats as u8).filter(|&other| other != seat);
        let best = others().map(standing).fold(f32::NEG_INFINITY, f32::max);
        let mut weight = [0.0; MAX_SEATS];
        for other in others() {
            weight[other.index()] = ((standing(other) - best) / SPITE_POINTS).exp();
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
            fire_comes: [[UNKNOWN; AREAS]; FIRES],
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
        let kind = value.map_or(UNSEEN, usize::from).min(UNSEEN);
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
    pub fn plain(&self, seat: Seat, area: Area) -> u8 {
        let ground = &self.prospect.grounds[area.index()];
        ground.hunters[seat.index()] - ground.clubs[seat.index()]
    }
}
