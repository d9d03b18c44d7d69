//! What a player of Pebbles knows: points on the table, and that passing is seldom worth a pebble.

use crate::insight::{Figures, Insight, Lists, Pen, PerSeat};
use lascaux_games::pebbles::{Action, Pebbles};
use lascaux_table::{Book, Game, MAX_SEATS, Said, Seat, Turn, book, said};

/// Why a move is good, in every language.
static REASONS: Book = book!("pebbles/words/");

/// Who has guessed right so often has done well: figures are of about the size of 1.
const OFTEN_RIGHT: f32 = 4.0;
/// The leaning to pass, against any other action.
const PASS: f32 = 0.3;

impl Insight for Pebbles {
    const OWN: usize = 4;
    const COMMON: usize = 2;
    const WEIGHTS: &'static str = "";
    const MARGIN: f32 = 6.0;
    // What can be held later depends on what was paid for a hand that is still closed.
    const LISTS: Lists = Lists::Veiled;

    fn figures(&self, into: &mut Figures) {
        let box_says = &self.components().figures;
        for seat in Seat::all(2) {
            let mut pen = Pen::new(&mut into.own[seat.index()]);
            pen.put(f32::from(self.pebbles(seat)) / f32::from(box_says.pebbles_start));
            pen.put(f32::from(self.right(seat)) / OFTEN_RIGHT);
            pen.put(f32::from(u8::from(self.holder() == seat)));
            pen.put(f32::from(u8::from(self.turn() == Turn::Player(seat))));
            debug_assert_eq!(pen.written(), Self::OWN);
        }
        let mut pen = Pen::new(&mut into.common);
        pen.put(f32::from(self.rounds() - self.round()) / f32::from(box_says.rounds_long));
        pen.put(f32::from(self.stage().die().unwrap_or_default()) / f32::from(box_says.die_faces));
        debug_assert_eq!(pen.written(), Self::COMMON);
    }

    fn worth(&self) -> PerSeat {
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(2) {
            worth[seat.index()] = f32::from(self.pebbles(seat)) + f32::from(self.right(seat));
        }
        worth
    }

    fn leanings(&self, legal: &[Action], into: &mut Vec<f32>) {
        into.extend(legal.iter().map(|action| if *action == Action::Pass { PASS } else { 1.0 }));
    }

    fn reason(&self, seat: Seat, action: Action) -> Said {
        match action {
            Action::Hold(pebbles) => said!(REASONS, "pb-why-hold", n = pebbles),
            Action::Odd | Action::Even => said!(REASONS, "pb-why-guess", n = self.pebbles(seat)),
            Action::Pass => said!(REASONS, "pb-why-pass", n = self.pebbles(seat)),
        }
    }

    fn reasons() -> &'static Book {
        &REASONS
    }

    fn action_key(&self, action: Action, seat: Seat) -> Option<u64> {
        (matches!(action, Action::Hold(_)) && seat != self.holder()).then_some(0) // PB-6.1
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round())
    }
}
