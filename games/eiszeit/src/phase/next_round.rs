//! The next round: stones, fires, and who begins (EZ-11).

use crate::event::Event;
use crate::state::Eiszeit;
use lascaux_table::Log;

impl Eiszeit {
    pub(super) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        // EZ-11.1
        let stones = std::mem::take(&mut self.light_stones);
        self.dark_stones += stones;
        if stones > 0 {
            log.tell(|| Event::SupplyRenewed { stones });
        }
        self.fill_floor(log);
        // EZ-11.3
        self.lay_fires();
        self.round += 1;
        // EZ-11.4
        let first = self.active.next(self.seats);
        let round = self.round;
        log.tell(|| Event::RoundBegan { round, seat: first });
        self.begin_turn(first, log);
    }

    /// EZ-11.2, EZ-R9: everybody pays one, again and again, until the floor is reached; who has none pays none.
    fn fill_floor(&mut self, log: &mut impl Log<Event>) {
        let before = self.stones;
        while self.dark_stones < self.data.dark_floor && self.stones.iter().any(|&stones| stones > 0) {
            for stones in &mut self.stones {
                let paid = u8::from(*stones > 0);
                *stones -= paid;
                self.dark_stones += paid;
            }
        }
        for seat in self.everybody() {
            let stones = before[seat.index()] - self.stones[seat.index()];
            if stones > 0 {
                log.tell(|| Event::FloorPaid { seat, stones });
            }
        }
    }
}
