//! Feeding: the harvest, a food each, and what happens when food is short (SA-7).

use crate::action::Action;
use crate::event::Event;
use crate::goods::{Good, Payment};
use crate::names::{self, WORDS};
use crate::state::{Phase, Stage, StoneAge};
use lascaux_table::{Actions, Log, Refusal, said};

impl StoneAge {
    pub(crate) fn begin_feeding(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Feeding;
        self.mover = self.start;
        self.feed_until_short(log);
    }

    /// Everybody from the mover on harvests and eats; whoever is short is asked.
    #[inline]
    fn feed_until_short(&mut self, log: &mut impl Log<Event>) {
        loop {
            let seat = self.mover;
            let player = self.player_mut(seat);
            let (fields, people) = (player.fields, u16::from(player.people));
            player.receive(Good::Food, u16::from(fields)); // SA-7.1
            let eaten = player.food.min(people);
            player.food -= eaten; // SA-7.2, SA-7.3
            log.tell(|| Event::Harvested { seat, food: fields });
            log.tell(|| Event::Fed { seat, food: eaten });
            if eaten < people {
                self.stage = Stage::Feed { rest: (people - eaten) as u8 };
                return;
            }
            if !self.next_to_feed() {
                return self.end_round(log);
            }
        }
    }

    #[inline]
    fn next_to_feed(&mut self) -> bool {
        self.mover = self.mover.next(self.seats);
        self.mover != self.start
    }

    #[inline]
    pub(crate) fn legal_feeding(&self, rest: u8, into: &mut Actions<Action>) {
        Payment::each_run(&self.player(self.mover).stock, rest, |run| into.extend(run.payments().map(Action::Feed)));
        into.push(Action::Starve);
    }

    pub(crate) fn check_feed(&self, rest: u8, paid: Payment) -> Result<(), Refusal> {
        if paid.count() != u32::from(rest) {
            let points = names::points(self.data().starvation_penalty);
            let why = said!(WORDS, "sa-no-feed", n = rest, points = points, offered = paid.count());
            return Err(Refusal::rule("SA-7.4", why));
        }
        self.check_owned(paid)
    }

    #[inline]
    pub(crate) fn feed(&mut self, paid: Payment, log: &mut impl Log<Event>) {
        self.pay(paid, log);
        self.go_on_feeding(log);
    }

    #[inline]
    pub(crate) fn starve(&mut self, log: &mut impl Log<Event>) {
        let seat = self.mover;
        log.tell(|| Event::Starved { seat });
        self.score(seat, -self.data().starvation_penalty, log); // SA-7.5, SA-7.6
        self.go_on_feeding(log);
    }

    #[inline]
    fn go_on_feeding(&mut self, log: &mut impl Log<Event>) {
        if self.next_to_feed() { self.feed_until_short(log) } else { self.end_round(log) }
    }
}
