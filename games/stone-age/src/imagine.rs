//! What a viewer cannot know, dealt anew (SA-12).

use crate::chance::any;
use crate::state::{SEATS, StoneAge};
use lascaux_table::{Rng, Seat, Viewer};

impl StoneAge {
    /// Another's extra card could be any that the viewer has not seen; the decks have no order to deal anew.
    pub(crate) fn imagine_for(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        let mut unknown = [false; SEATS];
        for seat in Seat::all(self.seats) {
            if self.keeps_from(seat, viewer) {
                unknown[seat.index()] = true;
                self.player(seat).extra.into_iter().for_each(|card| self.deck.insert(card));
            }
        }
        // All are back before the first is dealt, so that none steers another.
        for seat in Seat::all(self.seats).filter(|seat| unknown[seat.index()]) {
            let card = any(self.deck, rng);
            card.into_iter().for_each(|card| self.deck.remove(card));
            self.player_mut(seat).extra = card;
        }
    }
}
