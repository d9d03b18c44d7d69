//! Conflicts: fires are turned up, and where too many hunters stand some have to go (EZ-8).

use crate::action::Hunter;
use crate::area::{AREAS, Area};
use crate::event::Event;
use crate::state::{Eiszeit, Fire, Stage};
use lascaux_table::{Ask, Log, MAX_SEATS, Seat};

impl Eiszeit {
    pub(super) fn ask_reveal(&self) -> Ask {
        let ask = Ask::new(self.phase().word(), "fire-revealed", "EZ-8.1");
        match self.next_revealed() {
            Some((fire, area)) => ask.with("fire", fire.number()).with("area", area.number()),
            None => ask,
        }
    }

    /// The next fire whose value chance has to say, and where it lies.
    pub(crate) fn next_revealed(&self) -> Option<(Area, Area)> {
        Area::all().find_map(|fire| {
            let token = self.fires[fire.index()];
            token.at.filter(|_| token.value.is_none()).map(|at| (fire, at))
        })
    }

    pub(super) fn begin_conflict(&mut self, log: &mut impl Log<Event>) {
        // EZ-3.12
        let seat = self.active;
        log.tell(|| Event::SettlingEnded { seat });
        let everybody = self.all_seats();
        for fire in Area::all() {
            let token = &mut self.fires[fire.index()];
            if let (Some(area), Some(value)) = (token.at, token.value) {
                token.seen = everybody;
                log.tell(|| Event::FireRevealed { fire, area, value });
            }
        }
        self.stage = Stage::Reveal;
        if self.next_revealed().is_none() {
            self.fight(log);
        }
    }

    #[inline]
    pub(super) fn resolve_reveal(&mut self, value: u8, log: &mut impl Log<Event>) {
        let Some((fire, area)) = self.next_revealed() else { return };
        self.fires[fire.index()].value = Some(value);
        self.fires[fire.index()].seen = self.all_seats();
        log.tell(|| Event::FireRevealed { fire, area, value });
        if self.next_revealed().is_none() {
            self.fight(log);
        }
    }

    /// All areas, one after the other; then fires and clubs leave the board (EZ-8.7).
    fn fight(&mut self, log: &mut impl Log<Event>) {
        let limits = self.limits();
        for area in self.board.free().iter() {
            self.settle_conflict(area, limits[area.index()], log);
        }
        self.fires = [Fire::default(); crate::area::AREAS];
        for seat in self.everybody() {
            for area in Area::all() {
                let clubs = std::mem::take(&mut self.board.clubbed[seat.index()][area.index()]);
                self.board.plain[seat.index()][area.index()] += clubs;
                self.spare_clubs += clubs;
                if clubs > 0 {
                    log.tell(|| Event::ClubsReturned { seat, area, clubs });
                }
            }
        }
        self.score_round(log);
    }

    /// How many hunters may stand in each area (EZ-8.2).
    fn limits(&self) -> [u8; AREAS] {
        let mut limits = self.board.mammoths.map(|mammoths| self.data.base_limit + mammoths);
        for fire in &self.fires {
            if let (Some(area), Some(value)) = (fire.at, fire.value) {
                limits[area.index()] += value;
            }
        }
        limits
    }

    /// EZ-8.3 to EZ-8.6
    fn settle_conflict(&mut self, area: Area, limit: u8, log: &mut impl Log<Event>) {
        let mut crowd = self.board.crowd(area);
        if crowd <= limit {
            return;
        }
        log.tell(|| Event::Conflict { area, hunters: crowd, limit });
        let mut left = true;
        while left && crowd > limit {
            left = false;
            // The order of a pass follows the numbers at its start: fewest first, equals together.
            let counts: [u8; MAX_SEATS] = std::array::from_fn(|seat| self.board.hunters(Seat(seat as u8), area));
            let mut rank = 0;
            while crowd > limit {
                let Some(next) = counts.iter().copied().filter(|&count| count > rank).min() else { break };
                rank = next;
                for seat in self.everybody().filter(|seat| counts[seat.index()] == rank) {
                    // EZ-8.6: who has only hunters with clubs left is passed over.
                    if self.board.take(Hunter::plain(seat), area) {
                        self.stock[seat.index()] += 1;
                        crowd -= 1;
                        left = true;
                        log.tell(|| Event::Left { seat, area, had: rank });
                    }
                }
            }
        }
    }
}
