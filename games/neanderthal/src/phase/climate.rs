//! Phase 1, climate: global cooling and warming, ice caps, gaps, melting (NE-D1, NE-R9).

use crate::event::Event;
use crate::state::{Cell, Neanderthal};
use crate::vocabulary::{Biome, COLUMNS, Row, Slot};
use lascaux_table::Log;

impl Neanderthal {
    /// The open card of a row with the lowest climax. (NE-B1)
    fn lowest(&self, row: Row) -> Option<(Slot, Biome)> {
        Slot::of_row(row)
            .filter_map(|slot| self.rows[slot].card().map(|biome| (slot, biome)))
            .min_by_key(|(_, biome)| self.figures().biome(*biome).climax)
    }

    /// A new ice cap: the top card of the north deck, face down; a blank one if there is none. (NE-R9)
    fn new_ice(&self) -> Cell {
        if self.deck_of(Row::North) > 0 { Cell::Ice } else { Cell::BlankIce }
    }

    /// NE-D1: ice takes the place of the lowest climax in the north; the card slides south.
    pub(super) fn cool(&mut self, log: &mut impl Log<Event>) {
        let ice = self.new_ice();
        if let Some((slot, biome)) = self.lowest(Row::North) {
            self.rows[slot] = ice;
            log.tell(|| Event::IceLaid { slot });
            self.slide(biome, Slot::of(Row::South, slot.column()), log);
            return;
        }
        // NE-R9: ice and gaps only. A northern gap takes the new ice.
        if let Some(slot) = Slot::of_row(Row::North).find(|slot| self.rows[*slot] == Cell::Gap) {
            self.rows[slot] = ice;
            log.tell(|| Event::IceLaid { slot });
            return;
        }
        // All ice: the ice of one column moves straight south, into a gap or onto the lowest climax.
        let gap = Slot::of_row(Row::South).find(|slot| self.rows[*slot] == Cell::Gap);
        let Some(to) = gap.or_else(|| self.lowest(Row::South).map(|(slot, _)| slot)) else { return };
        if let Some(biome) = self.rows[to].card() {
            log.tell(|| Event::Vanished { biome });
        }
        let from = Slot::of(Row::North, to.column());
        self.rows[to] = self.rows[from];
        log.tell(|| Event::IceMoved { to });
        // The old ice still covers its card, so the deck is counted with both.
        self.rows[from] = Cell::Gap;
        self.rows[from] = self.new_ice();
        log.tell(|| Event::IceLaid { slot: from });
    }

    /// A card that slides into the other row fills a gap, pushes out a card, and is lost on ice. (NE-D1)
    fn slide(&mut self, biome: Biome, to: Slot, log: &mut impl Log<Event>) {
        match self.rows[to] {
            cell if cell.is_ice() => log.tell(|| Event::Vanished { biome }),
            cell => {
                if let Some(gone) = cell.card() {
                    log.tell(|| Event::Vanished { biome: gone });
                }
                self.rows[to] = Cell::Card(biome);
                log.tell(|| Event::Slid { biome, to });
            }
        }
    }

    /// NE-D1: a southern card takes the place of the lowest climax in the south; that card slides north. Then all ice in
    /// the south melts.
    pub(super) fn warm_up(&mut self, log: &mut impl Log<Event>) {
        if let Some((slot, biome)) = self.lowest(Row::South).filter(|_| self.deck_of(Row::South) > 0) {
            self.rows[slot] = Cell::Gap;
            self.draw_south.insert(slot);
            let above = Slot::of(Row::North, slot.column());
            if self.rows[above].is_ice() {
                log.tell(|| Event::Vanished { biome });
                self.melt(above, log);
            } else {
                self.slide(biome, above, log);
            }
        }
        for slot in (0..COLUMNS).map(|column| Slot::of(Row::South, column)) {
            self.melt(slot, log);
        }
    }

    /// Ice is turned over: its card turns up; a blank leaves a gap. (NE-R9)
    fn melt(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        match self.rows[slot] {
            Cell::Ice => self.draw_north.insert(slot),
            Cell::BlankIce => {}
            _ => return,
        }
        self.rows[slot] = Cell::Gap;
        log.tell(|| Event::IceMelted { slot });
    }
}
