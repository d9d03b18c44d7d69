//! Why an action of Stone Age is good, in a sentence with the figures that the judgement weighs.

use super::{DIE, rounds_left};
use lascaux_games::stone_age::{
    Action, Bottom, Card, Cost, Data, Gift, Good, Mark, Payment, Place, PlaceKind, Resource, Stage, StoneAge, Top,
    Tribe, names,
};
use lascaux_table::{Book, Game, Said, Seat, book, said};

/// The sentences, in every language.
pub(super) static REASONS: Book = book!("words/");

/// Why a seat that is asked would do this.
pub(super) fn reason(game: &StoneAge, seat: Seat, action: Action) -> Said {
    let why = Why { game, seat, data: game.components(), tribe: game.tribe(seat) };
    match action {
        Action::Place { place, people } => why.place(place, people),
        Action::Use(place) => why.place(place, game.people_at(seat, place)),
        Action::Tools(tools) => why.tools(tools.sum()),
        Action::Pay(paid) => why.pay(paid),
        Action::Decline => said!(REASONS, "sa-why-decline", n = why.stock()),
        Action::Take(one, other) => {
            let paid = Payment::default().plus(one, 1).plus(other, 1);
            said!(REASONS, "sa-why-resource", gain = names::resources(paid), n = paid.value(&why.data.value))
        }
        Action::Keep => said!(REASONS, "sa-why-keep"),
        Action::Pick(face) => why.pick(face),
        Action::Raise(Mark::Used) => said!(REASONS, "sa-why-raise-used"),
        Action::Raise(Mark::Unused) => said!(REASONS, "sa-why-raise-unused"),
        Action::Feed(paid) => {
            let (n, penalty) = (paid.value(&why.data.value), why.data.starvation_penalty.abs());
            said!(REASONS, "sa-why-feed", paid = names::resources(paid), n = n, penalty = penalty)
        }
        Action::Starve => why.starve(),
    }
}

/// What is looked at.
struct Why<'a> {
    game: &'a StoneAge,
    seat: Seat,
    data: &'static Data,
    tribe: Tribe,
}

impl Why<'_> {
    fn place(&self, place: Place, people: u8) -> Said {
        match (place.kind(), place) {
            (PlaceKind::Village, Place::Field) => self.field(),
            (PlaceKind::Village, Place::Hut) => said!(REASONS, "sa-why-hut", n = self.rounds()),
            (PlaceKind::Village, _) => self.tool(),
            (PlaceKind::Hunt, _) => self.hunt(people),
            (PlaceKind::Resource, _) => self.gather(place, people),
            (PlaceKind::Card(slot), _) => match self.game.open_card(slot) {
                Some(card) => self.card(card),
                None => said!(REASONS, "sa-why-keep"),
            },
            (PlaceKind::Building(stack), _) => self.building(stack),
        }
    }

    /// Rounds after this one, about.
    fn rounds(&self) -> u32 {
        rounds_left(self.game).round() as u32
    }

    /// The meal of this round is one of those that a field helps with.
    fn field(&self) -> Said {
        said!(REASONS, "sa-why-field", n = self.rounds() + 1)
    }

    fn tool(&self) -> Said {
        said!(REASONS, "sa-why-tool", n = self.rounds())
    }

    /// Food that the meal of this round lacks, without what is still to be hunted or bought (SA-7).
    fn missing(&self) -> u8 {
        let newcomers = u8::from(self.game.people_at(self.seat, Place::Hut) > 0);
        let fields = self.tribe.fields + self.game.people_at(self.seat, Place::Field);
        let have = self.tribe.food + u16::from(fields);
        u16::from(self.tribe.people + newcomers).saturating_sub(have) as u8
    }

    fn hunt(&self, people: u8) -> Said {
        let missing = self.missing();
        let (key, food) = match missing {
            0 => ("sa-why-hunt-more", self.usual(Good::Food, people)),
            _ => ("sa-why-hunt", missing),
        };
        let chance = self.chance(Good::Food, people, food);
        said!(REASONS, key, dice = names::dice(people), chance = chance, gain = names::amount(Good::Food, food))
    }

    fn gather(&self, place: Place, people: u8) -> Said {
        let good = match place {
            Place::Forest => Good::Resource(Resource::Wood),
            Place::ClayPit => Good::Resource(Resource::Brick),
            Place::Quarry => Good::Resource(Resource::Stone),
            _ => Good::Resource(Resource::Gold),
        };
        let units = self.usual(good, people);
        let chance = self.chance(good, people, units);
        let thrown = said!(
            REASONS,
            "sa-why-throw",
            dice = names::dice(people),
            chance = chance,
            gain = names::amount(good, units)
        );
        match self.lacking(good) {
            Some(lacks) => {
                said!(REASONS, "sa-why-throw-for", thrown = thrown, lacks = names::amount(good, lacks))
            }
            None => thrown,
        }
    }

    /// What the buildings lack of a resource on which own people stand.
    fn lacking(&self, good: Good) -> Option<u8> {
        let Good::Resource(resource) = good else { return None };
        let stands = |stack: &usize| self.game.people_at(self.seat, Place::building(*stack)) > 0;
        let asked: u16 = (0..usize::from(self.game.seats()))
            .filter(stands)
            .filter_map(|stack| self.game.open_building(stack))
            .filter_map(|building| match building.cost {
                Cost::Fixed(cost, _) => Some(u16::from(cost.amounts()[resource.index()])),
                _ => None,
            })
            .sum();
        let lacks = asked.saturating_sub(self.tribe.stock[resource.index()]);
        (lacks > 0).then_some(lacks as u8)
    }

    /// Units that a throw with all unused tools brings as a rule, one at least.
    fn usual(&self, good: Good, dice: u8) -> u8 {
        let pips = f32::from(dice) * DIE + f32::from(self.tribe.unused_tools);
        ((pips / f32::from(self.data.divisor[good.index()])) as u8).max(1)
    }

    /// The chance in hundredths that a throw with all unused tools brings so many units (SA-4.7, SA-4.8).
    fn chance(&self, good: Good, dice: u8, units: u8) -> u32 {
        let pips = u32::from(units) * u32::from(self.data.divisor[good.index()]);
        at_least(dice, pips.saturating_sub(u32::from(self.tribe.unused_tools)))
    }

    /// What a card scores more as things stand (SA-10), and what it gives at once.
    fn card(&self, card: &Card) -> Said {
        let top = names::top(card.top);
        let tribe = &self.tribe;
        match card.bottom {
            Bottom::Green { symbol } => {
                let bit = 1 << symbol as u8;
                let (key, had) = match (tribe.symbol_set & bit == 0, tribe.pair_set & bit == 0) {
                    (true, _) => ("sa-why-symbol", tribe.symbols),
                    (false, true) => ("sa-why-pair", tribe.pairs),
                    (false, false) => return said!(REASONS, "sa-why-top", top = top),
                };
                let square = |n: u8| u32::from(n) * u32::from(n);
                said!(REASONS, key, top = top, n = had + 1, points = square(had + 1), before = square(had))
            }
            Bottom::Sand { people, count } => {
                let factor = u32::from(tribe.factor(people)) + self.more(card.top, people);
                let points = names::points((u32::from(count) * factor) as i32);
                said!(
                    REASONS,
                    "sa-why-craft",
                    top = top,
                    people = names::craft(people, count),
                    points = points,
                    n = factor
                )
            }
        }
    }

    /// By how much the upper half of a card raises what its own lower half is multiplied by.
    fn more(&self, top: Top, craft: lascaux_games::stone_age::Craft) -> u32 {
        use lascaux_games::stone_age::Craft;
        match (top, craft) {
            (Top::Field { amount }, Craft::Farmer) | (Top::Tool { amount }, Craft::Toolmaker) => amount.into(),
            _ => 0,
        }
    }

    fn building(&self, stack: usize) -> Said {
        let Some(building) = self.game.open_building(stack) else { return said!(REASONS, "sa-why-keep") };
        let last = self.game.stack_left(stack) == 1;
        match building.cost {
            _ if last => self.last_of_stack(building.cost),
            Cost::Fixed(cost, points) => {
                let points = names::points(points.into());
                said!(REASONS, "sa-why-building", points = points, cost = names::resources(cost))
            }
            Cost::Choice { .. } => said!(REASONS, "sa-why-choice", cost = names::building(building)),
            Cost::Open { max, .. } => {
                said!(REASONS, "sa-why-open", points = names::points(self.dearest(max) as i32), n = max)
            }
        }
    }

    /// An empty stack ends the game (SA-9.2).
    fn last_of_stack(&self, cost: Cost) -> Said {
        let totals = self.game.standing().totals;
        let own = totals[self.seat.index()];
        let others = Seat::all(self.game.seats()).filter(|other| *other != self.seat);
        let best = others.map(|other| totals[other.index()]).max().unwrap_or(own);
        let points = match cost {
            Cost::Fixed(_, points) => i32::from(points),
            Cost::Choice { number, .. } => self.dearest(number) as i32,
            Cost::Open { max, .. } => self.dearest(max) as i32,
        };
        let lead = own + points - best;
        let key = if lead > 0 { "sa-why-last-ahead" } else { "sa-why-last-behind" };
        said!(REASONS, key, points = names::points(points), n = lead.abs())
    }

    /// Points of so many of the dearest resources in stock.
    fn dearest(&self, most: u8) -> u32 {
        let mut left = u32::from(most);
        let mut points = 0;
        for (have, value) in self.tribe.stock.iter().zip(self.data.value).rev() {
            let taken = left.min(u32::from(*have));
            points += taken * u32::from(value);
            left -= taken;
        }
        points
    }

    /// Points of so many of the cheapest resources in stock; nothing if there are fewer.
    fn cheapest(&self, count: u8) -> Option<u32> {
        let mut left = u32::from(count);
        let mut points = 0;
        for (have, value) in self.tribe.stock.iter().zip(self.data.value) {
            let taken = left.min(u32::from(*have));
            points += taken * u32::from(value);
            left -= taken;
        }
        (left == 0).then_some(points)
    }

    fn stock(&self) -> u32 {
        self.tribe.stock.iter().map(|&amount| u32::from(amount)).sum()
    }

    fn tools(&self, added: u8) -> Said {
        let Stage::Tools { good, sum } = self.game.stage() else { return said!(REASONS, "sa-why-keep") };
        let pips = self.data.divisor[good.index()];
        let units = |sum: u8| names::gain(good, u16::from(sum / pips));
        let to_next = pips - sum % pips;
        let (whole, before) = (units(sum + added), units(sum));
        match added {
            0 if to_next > self.tribe.unused_tools + self.tribe.once => {
                said!(REASONS, "sa-why-no-tools", sum = sum, gain = before, n = to_next)
            }
            0 => said!(REASONS, "sa-why-tools-kept", n = to_next),
            _ => said!(REASONS, "sa-why-tools", sum = sum, added = added, gain = whole, before = before),
        }
    }

    fn pay(&self, paid: Payment) -> Said {
        let worth = paid.value(&self.data.value);
        match self.game.stage() {
            Stage::PayCard { slot } => {
                let card = self.game.open_card(usize::from(slot)).map(|card| self.card(card));
                let card = card.unwrap_or_else(|| said!(REASONS, "sa-why-keep"));
                said!(REASONS, "sa-why-pay-card", card = card, points = names::points(worth as i32))
            }
            Stage::PayBuilding { stack } => {
                let stack = usize::from(stack);
                match self.game.open_building(stack).map(|building| building.cost) {
                    Some(cost) if self.game.stack_left(stack) == 1 => self.last_of_stack(cost),
                    Some(Cost::Fixed(cost, points)) => {
                        let points = names::points(points.into());
                        said!(REASONS, "sa-why-building", points = points, cost = names::resources(cost))
                    }
                    _ => {
                        let points = names::points(worth as i32);
                        said!(REASONS, "sa-why-building", points = points, cost = names::resources(paid))
                    }
                }
            }
            _ => said!(REASONS, "sa-why-keep"),
        }
    }

    fn pick(&self, face: u8) -> Said {
        match self.data.dice_table.get(usize::from(face).wrapping_sub(1)) {
            Some(Gift::Resource(resource)) => {
                let gain = names::amount(Good::Resource(*resource), 1);
                said!(REASONS, "sa-why-resource", gain = gain, n = self.data.value[resource.index()])
            }
            Some(Gift::Field) => self.field(),
            _ => self.tool(),
        }
    }

    fn starve(&self) -> Said {
        let Stage::Feed { rest } = self.game.stage() else { return said!(REASONS, "sa-why-keep") };
        let penalty = self.data.starvation_penalty.abs();
        match self.cheapest(rest) {
            Some(worth) => said!(REASONS, "sa-why-starve", n = rest, worth = worth, penalty = penalty),
            None => said!(REASONS, "sa-why-starve-bare", n = rest, penalty = penalty),
        }
    }
}

/// The chance of so many pips or more with so many dice, in hundredths.
pub(super) fn at_least(dice: u8, pips: u32) -> u32 {
    let mut exactly = vec![1.0f64];
    for _ in 0..dice {
        let mut next = vec![0.0; exactly.len() + 6];
        for (sum, chance) in exactly.iter().enumerate() {
            (1..=6).for_each(|face| next[sum + face] += chance / 6.0);
        }
        exactly = next;
    }
    (100.0 * exactly.iter().skip(pips as usize).sum::<f64>()).round() as u32
}
