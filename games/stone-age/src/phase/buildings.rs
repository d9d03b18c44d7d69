//! Buildings: the cost, the points, and the next one of the stack (SA-6).

use crate::action::Action;
use crate::data::Cost;
use crate::event::Event;
use crate::goods::Payment;
use crate::names::{self, WORDS};
use crate::place::Place;
use crate::state::{NONE, Phase, Stage, StoneAge};
use lascaux_table::{Actions, Ask, Log, Refusal, said};

impl StoneAge {
    #[inline]
    fn cost_of(&self, stack: u8) -> Cost {
        self.data().buildings[usize::from(self.stacks[usize::from(stack)].top)].cost
    }

    pub(crate) fn ask_building(&self, stack: u8) -> Ask {
        let place = Place::building(stack.into()).word();
        self.asks("building", self.chance_rule()).with("count", 1).with("place", place)
    }

    pub(crate) fn ask_building_payment(&self, stack: u8) -> Ask {
        let building = self.stacks[usize::from(stack)].top;
        let ask = self.asks("pay-building", "SA-6.1").with("building", self.building_name(building));
        match self.cost_of(stack) {
            Cost::Fixed(cost, points) => ask.with("cost", cost.to_string()).with("points", points),
            Cost::Choice { number, kinds } => ask.with("number", number).with("kinds", kinds),
            Cost::Open { min, max } => ask.with("min", min).with("max", max),
        }
    }

    #[inline]
    pub(crate) fn legal_building_payments(&self, stack: u8, into: &mut Actions<Action>) {
        let stock = &self.player(self.mover).stock;
        match self.cost_of(stack) {
            Cost::Fixed(cost, _) => {
                if cost.amounts().iter().zip(stock).all(|(&asked, &have)| u16::from(asked) <= have) {
                    into.push(Action::Pay(cost));
                }
            }
            Cost::Choice { number, kinds } => Payment::each_run(stock, number, |run| {
                for paid in run.payments().filter(|paid| paid.kinds() == u32::from(kinds)) {
                    into.push(Action::Pay(paid));
                }
            }),
            Cost::Open { min, max } => {
                Payment::each_between(stock, min, max, |run| into.extend(run.payments().map(Action::Pay)));
            }
        }
        into.push(Action::Decline);
    }

    pub(crate) fn check_building_payment(&self, stack: u8, paid: Payment) -> Result<(), Refusal> {
        match self.cost_of(stack) {
            Cost::Fixed(cost, _) if paid != cost => {
                let (cost, paid) = (names::resources(cost), names::resources(paid));
                return Err(Refusal::rule("SA-6.1", said!(WORDS, "sa-no-cost-fixed", cost = cost, paid = paid)));
            }
            Cost::Choice { number, kinds } if paid.count() != u32::from(number) || paid.kinds() != u32::from(kinds) => {
                let why = said!(WORDS, "sa-no-cost-choice", n = number, kinds = kinds);
                let why = why.with("offered", paid.count()).with("sorts", paid.kinds());
                return Err(Refusal::rule("SA-6.2", why));
            }
            Cost::Open { min, max } if !(u32::from(min)..=u32::from(max)).contains(&paid.count()) => {
                let why = said!(WORDS, "sa-no-cost-open", min = min, max = max, offered = paid.count());
                return Err(Refusal::rule("SA-6.3", why));
            }
            _ => {}
        }
        self.check_owned(paid)
    }

    #[inline]
    pub(crate) fn buy_building(&mut self, stack: u8, paid: Payment, log: &mut impl Log<Event>) {
        let seat = self.mover;
        let points = match self.cost_of(stack) {
            Cost::Fixed(_, points) => i32::from(points),
            _ => paid.value(&self.data().value) as i32, // SA-6.4
        };
        let pile = &mut self.stacks[usize::from(stack)];
        let building = std::mem::replace(&mut pile.top, NONE);
        pile.left -= 1;
        let more = pile.left > 0;
        self.pay(paid, log);
        log.tell(|| Event::BuildingBought { seat, building: &self.data().buildings[usize::from(building)] });
        self.player_mut(seat).buildings |= 1 << building;
        self.score(seat, points, log);
        if more && self.options.next_at_once {
            self.stage = Stage::TurnUp { stack }; // SA-6.6
        } else {
            self.go_on_using(log);
        }
    }

    #[inline]
    pub(crate) fn building_turned_up(&mut self, stack: u8, building: u8, log: &mut impl Log<Event>) {
        self.unseen &= !(1 << building);
        self.stacks[usize::from(stack)].top = building;
        log.tell(|| Event::BuildingTurnedUp {
            building: &self.data().buildings[usize::from(building)],
            place: Place::building(usize::from(stack)),
        });
        if self.phase == Phase::Using { self.go_on_using(log) } else { self.lay_out(log) }
    }
}
