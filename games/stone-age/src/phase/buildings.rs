//! Buildings: the cost, the points, and the next one of the stack (SA-6).

use crate::action::Action;
use crate::data::Cost;
use crate::event::Event;
use crate::goods::{Payment, count};
use crate::place::Place;
use crate::state::{NONE, Phase, Stage, StoneAge};
use lascaux_table::{Actions, Log, Refusal};

impl StoneAge {
    #[inline]
    fn cost_of(&self, stack: u8) -> Cost {
        self.data().buildings[usize::from(self.stacks[usize::from(stack)].top)].cost
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
                return Err(Refusal::rule(
                    "SA-6.1",
                    format!("This building costs exactly {cost}; you offered {paid}."),
                ));
            }
            Cost::Choice { number, kinds } if paid.count() != u32::from(number) || paid.kinds() != u32::from(kinds) => {
                return Err(Refusal::rule(
                    "SA-6.2",
                    format!(
                        "This building costs exactly {} of exactly {}; you offered {} of {}.",
                        count(number, "resource"),
                        count(kinds, "kind"),
                        paid.count(),
                        paid.kinds()
                    ),
                ));
            }
            Cost::Open { min, max } if !(u32::from(min)..=u32::from(max)).contains(&paid.count()) => {
                return Err(Refusal::rule(
                    "SA-6.3",
                    format!("This building costs {min} to {max} resources; you offered {}.", paid.count()),
                ));
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
        log.tell(|| Event::BuildingBought { seat, building: self.building_name(building) });
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
            building: self.building_name(building),
            place: Place::building(usize::from(stack)).word(),
        });
        if self.phase == Phase::Using { self.go_on_using(log) } else { self.lay_out(log) }
    }
}
