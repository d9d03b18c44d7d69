//! The guess, what is paid for it, and the end of the round (PB-4, PB-5).

use crate::event::Event;
use crate::state::{Pebbles, Reason, Stage};
use lascaux_table::{Log, Seat};

/// What is guessed about the pebbles in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Parity {
    Even,
    Odd,
}

impl Parity {
    fn of(pebbles: u8) -> Parity {
        if pebbles.is_multiple_of(2) { Parity::Even } else { Parity::Odd }
    }

    fn word(self) -> &'static str {
        match self {
            Parity::Even => "even",
            Parity::Odd => "odd",
        }
    }
}

impl Pebbles {
    pub(crate) fn guess(&mut self, held: u8, guess: Parity, log: &mut impl Log<Event>) {
        let (holder, seat) = (self.holder(), self.guesser());
        log.tell(|| Event::Guessed { seat, guess: guess.word() });
        log.tell(|| Event::Opened { seat: holder, pebbles: held });
        if guess == Parity::of(held) {
            self.players[seat.index()].right += 1;
            self.pay(holder, seat, held, log); // PB-4.2
        } else {
            let paid = held.min(self.pebbles(seat));
            self.pay(seat, holder, paid, log); // PB-4.3
        }
        self.end_round(log);
    }

    pub(crate) fn pass(&mut self, log: &mut impl Log<Event>) {
        let seat = self.guesser();
        log.tell(|| Event::Passed { seat });
        self.pay(seat, self.holder(), 1, log); // PB-4.4
        self.end_round(log);
    }

    fn pay(&mut self, from: Seat, to: Seat, pebbles: u8, log: &mut impl Log<Event>) {
        self.players[from.index()].pebbles -= pebbles;
        self.players[to.index()].pebbles += pebbles;
        log.tell(|| Event::Paid { from, to, pebbles });
    }

    fn end_round(&mut self, log: &mut impl Log<Event>) {
        let is_broke = self.players.iter().any(|player| player.pebbles == 0);
        let reason = match () {
            () if is_broke => Reason::Pebbles,                   // PB-5.1
            () if self.round == self.rounds() => Reason::Rounds, // PB-5.2
            () => {
                self.round += 1;
                self.stage = Stage::Throw;
                return;
            }
        };
        self.stage = Stage::Over { reason };
        log.tell(|| Event::GameOver { reason });
    }
}
