//! Buildings: the cost, the points, and the next one of the stack (SA-6).

use crate::action::Action;
use crate::data::{BuildingId, Cost};
use crate::event::Event;
use crate::goods::Payment;
use crate::names::{self, WORDS};
use crate::place::Place;
use crate::state::{Phase, Stage, StoneAge};
use lascaux_table::{Actions, Ask, Log, Refusal, said};

impl StoneAge {
    /// What the open building of a stack costs.
    #[inline]
    fn cost_of(&self, stack: u8) -> Option<Cost> {
        self.open_building(stack.into()).map(|building| building.cost)
    }

    pub(crate) fn ask_building(&self, stack: u8) -> Ask {
        let place = Place::building(stack.into()).word();
        self.asks("building", self.chance_rule()).with("count", 1).with("place", place)
    }

    pub(crate) fn ask_building_payment(&self, stack: u8) -> Ask {
        let ask = self.asks("pay-building", "SA-6.1");
        let Some(building) = self.open_building(stack.into()) else { return ask };
        let ask = ask.with("building", building.name.as_str());
        match building.cost {
            Cost::Fixed(cost, points) => ask.with("cost", cost.to_string()).with("points", points),
            Cost::Choice { number, kinds } => ask.with("number", number).with("kinds", kinds),
            Cost::Open { min, max } => ask.with("min", min).with("max", max),
        }
    }

    #[inline]
    pub(crate) fn legal_building_payments(&self, stack: u8, into: &mut Actions<Action>) {
        let stock = &self.player(self.mover).stock;
        match self.cost_of(stack) {
            Some(Cost::Fixed(cost, _)) if cost.amounts().iter().zip(stock).all(|(&n, &have)| u16::from(n) <= have) => {
                into.push(Action::Pay(cost));
            }
            Some(Cost::Choice { number, kinds }) => Payment::each_run(stock, number, |run| {
                for paid in run.payments().filter(|paid| paid.kinds() == u32::from(kinds)) {
                    into.push(Action::Pay(paid));
                }
            }),
            Some(Cost::Open { min, max }) => {
                Payment::each_between(stock, min, max, |run| into.extend(run.payments().map(Action::Pay)));
            }
            Some(Cost::Fixed(..)) | None => {}
        }
        into.push(Action::Decline);
    }

    pub(crate) fn check_building_payment(&self, stack: u8, paid: Payment) -> Result<(), Refusal> {
        match self.cost_of(stack) {
            Some(Cost::Fixed(cost, _)) if paid != cost => {
                let (cost, paid) = (names::resources(cost), names::resources(paid));
                return Err(Refusal::rule("SA-6.1", said!(WORDS, "sa-no-cost-fixed", cost = cost, paid = paid)));
            }
            Some(Cost::Choice { number, kinds })
                if paid.count() != u32::from(number) || paid.kinds() != u32::from(kinds) =>
            {
                let why = said!(WORDS, "sa-no-cost-choice", n = number, kinds = kinds);
                let why = why.with("offered", paid.count()).with("sorts", paid.kinds());
                return Err(Refusal::rule("SA-6.2", why));
            }
            Some(Cost::Open { min, max }) if !(u32::from(min)..=u32::from(max)).contains(&paid.count()) => {
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
            Some(Cost::Fixed(_, points)) => i32::from(points),
            _ => paid.value(&self.data().value) as i32, // SA-6.4
        };
        let pile = &mut self.stacks[usize::from(stack)];
        let Some(building) = pile.top.take() else { return };
        pile.left -= 1;
        let more = pile.left > 0;
        self.pay(paid, log);
        log.tell(|| Event::BuildingBought { seat, building: self.building(building) });
        self.player_mut(seat).buildings.insert(building);
        self.score(seat, points, log);
        if more && self.options.next_at_once {
            self.stage = Stage::TurnUp { stack }; // SA-6.6
        } else {
            self.go_on_using(log);
        }
    }

    #[inline]
    pub(crate) fn building_turned_up(&mut self, stack: u8, building: BuildingId, log: &mut impl Log<Event>) {
        self.unseen.remove(building);
        self.stacks[usize::from(stack)].top = Some(building);
        log.tell(|| Event::BuildingTurnedUp {
            building: self.building(building),
            place: Place::building(usize::from(stack)),
        });
        if self.phase == Phase::Using { self.go_on_using(log) } else { self.lay_out(log) }
    }
}
