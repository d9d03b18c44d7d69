//! What a sensible tribe leans to, cheap enough for every decision of a playout. Leanings are weights: an action of twice
//! the weight is taken twice as often.

use super::prospect::{Prospect, resources_in};
use super::{DIE, ROLLED, asked, rounds_left};
use lascaux_games::stone_age::{
    Action, Bottom, Card, Data, Gift, Good, Mark, Payment, Place, PlaceKind, Resource, Stage, StoneAge, Top,
};
use lascaux_table::{Game, Seat};

/// The leaning to what there is nothing to say about.
const NEUTRAL: f32 = 1.0;

/// Placing people (SA-3).
mod placing {
    /// Hut and toolmaker; the field. They pay with time: in full with so many rounds to come, hardly at the end.
    pub const HUT: f32 = 6.0;
    pub const TOOLMAKER: f32 = 6.0;
    pub const FIELD: f32 = 8.0;
    pub const ROUNDS_TO_PAY: f32 = 6.0;
    /// A field beyond the mouths there are feeds nobody yet.
    pub const SPARE_FIELD: f32 = 0.3;
    /// Nothing in the village is ruled out.
    pub const VILLAGE: f32 = 0.05;

    /// Hunters when food is missing, divided by how far off the number is; when none is missing.
    pub const HUNGRY_HUNT: f32 = 2.5;
    pub const SATED_HUNT: f32 = 0.15;
    /// The hunting ground is never full, so that it is left for last.
    pub const LAST_TO_HUNT: f32 = 3.0;
    pub const EARLY_TO_HUNT: f32 = 0.7;

    /// A resource place, and more for each unit that it is likely to bring, up to so many.
    pub const GATHERING: f32 = 0.3;
    pub const UNIT: f32 = 0.45;
    pub const MOST_UNITS: f32 = 2.5;
    /// Less for each who will be missed at the hunt, down to a least.
    pub const MISSED_HUNTER: f32 = 0.1;
    pub const LEAST_GATHERING: f32 = 0.3;

    /// A card, and more for each point that it brings beyond what its price is worth.
    pub const CARD: f32 = 0.3;
    pub const CARD_POINT: f32 = 0.35;
    /// Points that a resource of the price is worth: cards are paid with the cheapest there are.
    pub const PRICE_POINT: f32 = 2.0;
    /// For each resource that is missing the card is half as good.
    pub const UNPAID: f32 = 0.5;

    /// A building that can be paid for; any other; none.
    pub const BUILDING: f32 = 6.0;
    pub const ANY_BUILDING: f32 = 0.1;
    pub const NO_BUILDING: f32 = 0.05;
}

/// About what the halves of a card bring, in points.
mod card {
    /// The dice table, the extra card, two resources of choice (SA-5.4, SA-5.11, SA-5.13).
    pub const DICE_TABLE: f32 = 5.0;
    pub const EXTRA_CARD: f32 = 5.0;
    pub const ANY_RESOURCES: f32 = 10.0;
    /// A food; a die for a resource (SA-5.7).
    pub const FOOD: f32 = 1.5;
    pub const DIE: f32 = 3.0;
    /// A tool or a field at once, and for each round to come.
    pub const GROWTH: f32 = 1.0;
    pub const TOOL_TO_COME: f32 = 1.2;
    pub const FIELD_TO_COME: f32 = 1.6;
    /// A new symbol makes every further one worth more: points a round to come (SA-10.2).
    pub const SYMBOL_TO_COME: f32 = 0.4;
    /// By so much a round what a craft is multiplied by will grow.
    pub const FACTOR_TO_COME: f32 = 0.3;
}

/// Using people (SA-4): tools and growth first, gathering next, spending last.
mod using {
    pub const VILLAGE: f32 = 60.0;
    pub const RESOURCE: f32 = 8.0;
    pub const HUNT: f32 = 5.0;
    pub const BUILDING: f32 = 1.2;
    pub const CARD: f32 = 1.0;
}

/// Adding tools to a roll (SA-4.8), in pips.
mod tools {
    /// What a pip of a tile costs while something is still to be rolled this round, and when nothing is.
    pub const KEPT_PIP: f32 = 0.9;
    pub const IDLE_PIP: f32 = 0.05;
    /// What a pip of a one-use tool costs (SA-4.9).
    pub const ONE_USE_PIP: f32 = 1.3;
    /// How sharply a pip tells, and the bounds of what tells.
    pub const SHARPNESS: f32 = 1.2;
    pub const BOUND: f32 = 12.0;
}

/// Taking a die of the dice table (SA-5.4), as exponents.
mod die {
    /// A point of a resource.
    pub const POINT: f32 = 0.5;
    /// A tool and a field, for each round to come, up to a most.
    pub const TOOL_TO_COME: f32 = 0.6;
    pub const MOST_OF_A_TOOL: f32 = 4.0;
    pub const FIELD_TO_COME: f32 = 0.8;
    pub const MOST_OF_A_FIELD: f32 = 5.0;
}

/// Paying, as exponents: cards and meals are paid cheaply, buildings dearly.
mod paying {
    /// So many points paid for a building tell one, up to a most (SA-6.2).
    pub const BUILDING_POINTS: f32 = 5.0;
    pub const MOST_OF_A_BUILDING: f32 = 12.0;
    /// To pay for a card or a meal with nothing would tell this; so many points paid tell one less.
    pub const FREE: f32 = 8.0;
    pub const CARD_POINTS: f32 = 1.5;
    pub const MEAL_POINTS: f32 = 2.0;
    /// The bounds of both.
    pub const BOUND: f32 = 8.0;
    /// To leave a card (SA-5.3); to take the loss of points instead of paying a meal (SA-7.5).
    pub const LEAVE_CARD: f32 = -2.0;
    pub const STARVE: f32 = 3.0;
    /// So many points of the two resources of choice tell one (SA-5.13).
    pub const TAKEN_POINTS: f32 = 4.0;
    /// As weights: to leave a building (SA-6.5), to keep the two resources for later, to raise an unused tile (SA-4.11).
    pub const LEAVE_BUILDING: f32 = 0.5;
    pub const KEEP: f32 = 8.0;
    pub const RAISE_UNUSED: f32 = 2.0;
}

pub(super) fn lean(game: &StoneAge, legal: &[Action], into: &mut Vec<f32>) {
    let Some(seat) = asked(game) else { return };
    let left = rounds_left(game);
    match game.stage() {
        Stage::Place => {
            let placer = Placer { game, prospect: Prospect::of(game, seat), left };
            into.extend(legal.iter().map(|&action| placer.lean(action)));
        }
        Stage::Use => into.extend(legal.iter().map(|&action| lean_to_use(action))),
        Stage::Tools { good, sum } => {
            into.extend(legal.iter().map(|&action| lean_to_tools(game, seat, good, sum, action)));
        }
        Stage::Pick { .. } => into.extend(legal.iter().map(|&action| lean_to_die(game.components(), left, action))),
        stage => {
            let building = matches!(stage, Stage::PayBuilding { .. });
            into.extend(legal.iter().map(|&action| lean_to_payment(game.components(), building, action)));
        }
    }
}

/// Who places people, with what the tribe may expect of the round so far.
struct Placer<'a> {
    game: &'a StoneAge,
    prospect: Prospect,
    /// Rounds to come.
    left: f32,
}

impl Placer<'_> {
    fn lean(&self, action: Action) -> f32 {
        let Action::Place { place, people } = action else { return NEUTRAL };
        let people = f32::from(people);
        match place.kind() {
            PlaceKind::Village => self.village(place),
            PlaceKind::Hunt => self.hunt(people),
            PlaceKind::Resource => self.gather(place, people),
            PlaceKind::Card(slot) => self.card(slot),
            PlaceKind::Building(stack) => self.building(stack),
        }
    }

    fn village(&self, place: Place) -> f32 {
        let most = f32::from(self.game.components().people_max);
        let (wish, use_of) = match place {
            // SA-4.10
            Place::Hut => (placing::HUT, if self.prospect.people < most { 1.0 } else { 0.0 }),
            Place::Field => {
                let hungry = self.prospect.fields < self.prospect.people;
                (placing::FIELD, if hungry { 1.0 } else { placing::SPARE_FIELD })
            }
            _ => (placing::TOOLMAKER, 1.0),
        };
        wish * self.left.min(placing::ROUNDS_TO_PAY) / placing::ROUNDS_TO_PAY * use_of + placing::VILLAGE
    }

    /// Food that the meal of this round still lacks.
    fn hungry(&self) -> f32 {
        -self.prospect.after_meal(self.game)
    }

    /// Pips for one unit of food (0) or a resource.
    fn pips(&self, good: usize) -> f32 {
        f32::from(self.game.components().divisor[good])
    }

    /// As many as the meal asks, and rather late.
    fn hunt(&self, people: f32) -> f32 {
        let (hungry, home) = (self.hungry(), f32::from(self.prospect.tribe.at_home));
        let off = (people * DIE / self.pips(Good::Food.index()) - hungry).abs();
        let late = if home <= people { placing::LAST_TO_HUNT } else { placing::EARLY_TO_HUNT };
        if hungry > 0.0 { late * placing::HUNGRY_HUNT / (1.0 + off) } else { late * placing::SATED_HUNT / people }
    }

    fn gather(&self, place: Place, people: f32) -> f32 {
        let good = ROLLED.iter().position(|rolled| *rolled == place).unwrap_or(ROLLED.len() - 1);
        let units = people * DIE / self.pips(good);
        let hunters = self.hungry().max(0.0) / (DIE / self.pips(Good::Food.index()));
        let spare = (f32::from(self.prospect.tribe.at_home) - people - hunters).min(0.0);
        (placing::GATHERING + placing::UNIT * units.min(placing::MOST_UNITS))
            * (1.0 + placing::MISSED_HUNTER * spare).max(placing::LEAST_GATHERING)
    }

    /// Resources that are not spoken for.
    fn unspent(&self) -> f32 {
        resources_in(&self.prospect.stock) - self.prospect.owed
    }

    fn card(&self, slot: usize) -> f32 {
        let (stock, price) = (self.unspent(), f32::from(self.game.components().card_prices[slot]));
        let paid = if stock >= price { 1.0 } else { placing::UNPAID.powf(price - stock) };
        let good = self.game.open_card(slot).map_or(0.0, |card| self.appeal(card));
        paid * (placing::CARD + placing::CARD_POINT * (good - placing::PRICE_POINT * price).max(0.0))
    }

    fn building(&self, stack: usize) -> f32 {
        let Some(building) = self.game.open_building(stack) else { return placing::NO_BUILDING };
        let affordable = self.prospect.affordable(building.cost, self.unspent());
        placing::BUILDING * affordable.powi(2) + placing::ANY_BUILDING
    }

    /// About what a card brings in points.
    fn appeal(&self, card: &Card) -> f32 {
        let (left, p) = (self.left, &self.prospect);
        let top = match card.top {
            Top::DiceTable {} => card::DICE_TABLE,
            Top::Food { amount } => card::FOOD * f32::from(amount),
            Top::Resource { resource, amount } => {
                f32::from(self.game.components().value[resource.index()]) * f32::from(amount)
            }
            Top::RollResource { dice, .. } => card::DIE * f32::from(dice),
            Top::Points { amount } => f32::from(amount),
            Top::Tool { .. } => card::GROWTH + card::TOOL_TO_COME * left,
            Top::Field { .. } => card::GROWTH + card::FIELD_TO_COME * left,
            Top::ExtraCard { .. } => card::EXTRA_CARD,
            Top::OneUseTool { value } => f32::from(value),
            Top::AnyResources { .. } => card::ANY_RESOURCES,
        };
        let bottom = match card.bottom {
            Bottom::Green { symbol } => {
                // One more of n symbols brings (n + 1) * (n + 1) - n * n points.
                let bit = 1 << symbol as u8;
                if p.tribe.symbol_set & bit == 0 {
                    2.0 * p.symbols + 1.0 + card::SYMBOL_TO_COME * left
                } else if p.tribe.pair_set & bit == 0 {
                    2.0 * p.pairs + 1.0
                } else {
                    0.0
                }
            }
            Bottom::Sand { people, count } => f32::from(count) * (p.factor(people) + card::FACTOR_TO_COME * left),
        };
        top + bottom
    }
}

fn lean_to_use(action: Action) -> f32 {
    let Action::Use(place) = action else { return NEUTRAL };
    match place.kind() {
        PlaceKind::Village => using::VILLAGE,
        PlaceKind::Resource => using::RESOURCE,
        PlaceKind::Hunt => using::HUNT,
        PlaceKind::Card(_) => using::CARD,
        PlaceKind::Building(_) => using::BUILDING,
    }
}

fn lean_to_tools(game: &StoneAge, seat: Seat, good: Good, sum: u8, action: Action) -> f32 {
    let Action::Tools(added) = action else { return NEUTRAL };
    let data = game.components();
    let divisor = data.divisor[good.index()];
    let more = f32::from((sum + added.sum()) / divisor) - f32::from(sum / divisor);
    let gain = more * f32::from(divisor);
    // Pips are worth keeping only while something is still to be rolled.
    let rolls_come = ROLLED.iter().any(|&place| game.people_at(seat, place) > 0);
    let tiles: u8 = (1..=data.tool_slot_max).map(|value| added.of_value(value) * value).sum();
    let once: u8 = added.once_values().sum();
    let pip = if rolls_come { tools::KEPT_PIP } else { tools::IDLE_PIP };
    let cost = f32::from(tiles) * pip + f32::from(once) * tools::ONE_USE_PIP;
    (tools::SHARPNESS * (gain - cost)).clamp(-tools::BOUND, tools::BOUND).exp()
}

fn lean_to_die(data: &Data, left: f32, action: Action) -> f32 {
    let Action::Pick(face) = action else { return NEUTRAL };
    let Some(gift) = data.dice_table.get(usize::from(face).saturating_sub(1)) else { return NEUTRAL };
    match gift {
        Gift::Resource(resource) => (die::POINT * value(data, *resource)).exp(),
        Gift::Tool => (die::TOOL_TO_COME * left).min(die::MOST_OF_A_TOOL).exp(),
        Gift::Field => (die::FIELD_TO_COME * left).min(die::MOST_OF_A_FIELD).exp(),
    }
}

/// Points of a resource in a building.
fn value(data: &Data, resource: Resource) -> f32 {
    f32::from(data.value[resource.index()])
}

fn lean_to_payment(data: &Data, building: bool, action: Action) -> f32 {
    let points = |paid: Payment| paid.value(&data.value) as f32;
    let cheaply =
        |paid: Payment, tell: f32| (paying::FREE - points(paid) / tell).clamp(-paying::BOUND, paying::BOUND).exp();
    match action {
        Action::Pay(paid) if building => (points(paid) / paying::BUILDING_POINTS).min(paying::MOST_OF_A_BUILDING).exp(),
        Action::Pay(paid) => cheaply(paid, paying::CARD_POINTS),
        Action::Decline if building => paying::LEAVE_BUILDING,
        Action::Decline => paying::LEAVE_CARD.exp(),
        Action::Feed(paid) => cheaply(paid, paying::MEAL_POINTS),
        Action::Starve => paying::STARVE.exp(),
        Action::Take(one, other) => ((value(data, one) + value(data, other)) / paying::TAKEN_POINTS).exp(),
        Action::Keep => paying::KEEP,
        Action::Raise(Mark::Unused) => paying::RAISE_UNUSED,
        _ => NEUTRAL,
    }
}
