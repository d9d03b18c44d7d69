//! A tribe as it will be when the people on the board have done their work, on average.

use super::{DIE, ROLLED, asked};
use lascaux_games::stone_age::{
    Bottom, Card, Cost, Craft, Data, Good, Phase, Place, Resource, Stage, StoneAge, Top, Tribe,
};
use lascaux_table::{Game, Seat};

/// Of a unit, what rounding down loses on average (SA-4.7): nearly half without tools, less where tools fill the sum up
/// (SA-4.8), and a little less than half where the dice lie already and only the tools are open.
const LOST_WITHOUT_TOOLS: f32 = 0.45;
const LOST_WITH_TOOLS: f32 = 0.25;
const LOST_AFTER_THE_ROLL: f32 = 0.3;
/// The least that a roll is taken to bring, in units: few dice for gold may bring something too.
const LEAST_OF_A_ROLL: f32 = 0.2;
/// Once the dice lie, so much of the unused tools is counted on: they may be kept for a better roll.
const TOOLS_COUNTED_ON: f32 = 0.5;

/// The chance to pay a fixed building falls by so much for each resource that is missing.
const MISSING_RESOURCE: f32 = 0.6;
/// The chance to pay a building of several kinds falls by so much for each kind that is missing.
const MISSING_KIND: f32 = 0.7;
/// So much of a resource, on average, counts as having one.
const AS_GOOD_AS_ONE: f32 = 0.8;
/// With less than this in stock, what is spent on a building is taken to be worth [`MEAN_VALUE`] a piece.
const HARDLY_ANYTHING: f32 = 0.5;
/// What a resource brings in a building, where nobody knows which it will be. It is a figure of play, not of the box:
/// wood and brick are spent more often than gold.
const MEAN_VALUE: f32 = 3.5;
/// A stock of less than this is worth nothing.
const NOTHING: f32 = 0.1;

/// A card with the dice table brings its buyer about so much stone (SA-5.4).
const DICE_TABLE: f32 = 0.9;
/// A die of the table that is still to be taken, in gold: others choose too.
const TABLE_DIE: f32 = 0.7;
/// The extra card, in points at the end (SA-5.11).
const EXTRA_CARD: f32 = 4.0;
/// A pip of a one-use tool, in points (SA-5.12).
const ONE_USE_PIP: f32 = 0.6;
/// Resources of choice that the one card gives, in a rule's words (SA-5.13).
const TWO_RESOURCES: f32 = 2.0;

/// Resources of choice are counted as gold, those of the dice table as stone.
const GOLD: usize = Resource::Gold as usize;
const STONE: usize = Resource::Stone as usize;

/// A tribe as it will be.
pub(super) struct Prospect {
    pub tribe: Tribe,
    data: &'static Data,
    pub food: f32,
    pub stock: [f32; 4],
    pub fields: f32,
    pub tools: f32,
    pub people: f32,
    /// Points of buildings and cards that will be bought.
    pub points: f32,
    pub symbols: f32,
    pub pairs: f32,
    pub crafts: [f32; 4],
    pub buildings: f32,
    pub cards: f32,
    /// Resources that cards and buildings still have to be paid with.
    pub owed: f32,
}

impl Prospect {
    pub fn of(game: &StoneAge, seat: Seat) -> Prospect {
        let tribe = game.tribe(seat);
        let mut prospect = Prospect {
            tribe,
            data: game.components(),
            food: f32::from(tribe.food),
            stock: tribe.stock.map(f32::from),
            fields: f32::from(tribe.fields),
            tools: f32::from(tribe.tools),
            people: f32::from(tribe.people),
            points: 0.0,
            symbols: f32::from(tribe.symbols),
            pairs: f32::from(tribe.pairs),
            crafts: tribe.crafts.map(f32::from),
            buildings: f32::from(tribe.buildings),
            cards: f32::from(tribe.cards),
            owed: 0.0,
        };
        if tribe.two_resources {
            prospect.stock[GOLD] += TWO_RESOURCES;
        }
        if tribe.at_home < tribe.people {
            prospect.gather(game, seat);
            prospect.visit_village(game, seat);
            let left = prospect.buy_buildings(game, seat, resources_in(&prospect.stock));
            prospect.buy_cards(game, seat, left);
        }
        prospect.in_hand(game, seat);
        prospect
    }

    fn gather(&mut self, game: &StoneAge, seat: Seat) {
        let mut tools = f32::from(self.tribe.unused_tools);
        // Tools help where most is gathered, the dearest first.
        for (good, place) in ROLLED.iter().enumerate().rev() {
            let people = game.people_at(seat, *place);
            if people > 0 {
                self.roll(good, f32::from(people), tools);
                tools = 0.0;
            }
        }
    }

    /// So many dice for food (0) or a resource; rounding down loses a part unless tools fill it up.
    fn roll(&mut self, good: usize, dice: f32, tools: f32) {
        let lost = if tools > 0.0 { LOST_WITH_TOOLS } else { LOST_WITHOUT_TOOLS };
        let units = ((dice * DIE + tools) / self.pips(good) - lost).max(LEAST_OF_A_ROLL);
        self.gain(good, units);
    }

    /// Pips for one unit of food (0) or a resource (SA-4.7).
    #[inline]
    fn pips(&self, good: usize) -> f32 {
        f32::from(self.data.divisor[good])
    }

    /// So much food (0) or of a resource.
    fn gain(&mut self, good: usize, units: f32) {
        match good {
            0 => self.food += units,
            _ => self.stock[good - 1] += units,
        }
    }

    fn visit_village(&mut self, game: &StoneAge, seat: Seat) {
        self.tools += f32::from(game.people_at(seat, Place::Toolmaker));
        self.fields += f32::from(game.people_at(seat, Place::Field));
        self.people += f32::from(game.people_at(seat, Place::Hut)) / f32::from(self.data.hut_people);
    }

    /// Buildings that people stand on; what is left of so many resources.
    fn buy_buildings(&mut self, game: &StoneAge, seat: Seat, mut left: f32) -> f32 {
        for stack in 0..usize::from(game.seats()) {
            if game.people_at(seat, Place::building(stack)) == 0 {
                continue;
            }
            let Some(building) = game.open_building(stack) else { continue };
            left -= self.gain_building(building.cost, left, left.max(1.0));
        }
        left
    }

    /// Cards that people stand on, from what buildings leave.
    fn buy_cards(&mut self, game: &StoneAge, seat: Seat, mut left: f32) {
        for (slot, price) in self.data.card_prices.into_iter().enumerate() {
            if game.people_at(seat, Place::card(slot)) == 0 {
                continue;
            }
            let Some(card) = game.open_card(slot) else { continue };
            let price = f32::from(price);
            let chance = enough(left, price);
            self.owed += chance * price;
            left -= chance * price;
            self.gain_card(card, chance);
        }
    }

    /// A building that `left` resources may pay for, of which an open one would get `spent`; how many it takes.
    fn gain_building(&mut self, cost: Cost, left: f32, spent: f32) -> f32 {
        let (number, points) = match cost {
            Cost::Fixed(cost, points) => (cost.count() as f32, f32::from(points)),
            Cost::Choice { number, .. } => (f32::from(number), self.mean_value() * f32::from(number)),
            Cost::Open { max, .. } => {
                let number = spent.min(f32::from(max));
                (number, self.mean_value() * number)
            }
        };
        let chance = self.affordable(cost, left);
        self.points += chance * points;
        self.buildings += chance;
        self.owed += chance * number;
        chance * number
    }

    /// What a resource of this stock brings in a building, on average (SA-6.2).
    fn mean_value(&self) -> f32 {
        let count = resources_in(&self.stock);
        if count > HARDLY_ANYTHING { self.value() / count } else { MEAN_VALUE }
    }

    /// What the whole stock would bring in buildings.
    fn value(&self) -> f32 {
        self.stock.iter().zip(self.data.value).map(|(amount, value)| amount * f32::from(value)).sum()
    }

    /// The chance that a building can be paid.
    pub fn affordable(&self, cost: Cost, left: f32) -> f32 {
        match cost {
            Cost::Fixed(cost, _) => {
                let mut missing = 0.0;
                for (asked, have) in cost.amounts().iter().zip(self.stock) {
                    missing += (f32::from(*asked) - have).max(0.0);
                }
                (1.0 - MISSING_RESOURCE * missing).clamp(0.0, 1.0)
            }
            Cost::Choice { number, kinds } => {
                let kinds = (1.0 - MISSING_KIND * (f32::from(kinds) - self.kinds()).max(0.0)).max(0.0);
                kinds * enough(left, f32::from(number))
            }
            Cost::Open { min, .. } => (left / f32::from(min.max(1))).clamp(0.0, 1.0),
        }
    }

    /// Of how many kinds there is one, as good as.
    pub fn kinds(&self) -> f32 {
        self.stock.iter().filter(|amount| **amount >= AS_GOOD_AS_ONE).count() as f32
    }

    fn gain_card(&mut self, card: &Card, chance: f32) {
        self.cards += chance;
        match card.top {
            Top::DiceTable {} => self.stock[STONE] += DICE_TABLE * chance,
            Top::Food { amount } => self.food += f32::from(amount) * chance,
            Top::Resource { resource, amount } => self.stock[resource.index()] += f32::from(amount) * chance,
            Top::RollResource { resource, dice } => {
                self.roll(Good::Resource(resource).index(), f32::from(dice) * chance, 0.0);
            }
            Top::Points { amount } => self.points += f32::from(amount) * chance,
            Top::Tool { amount } => self.tools += f32::from(amount) * chance,
            Top::Field { amount } => self.fields += f32::from(amount) * chance,
            Top::ExtraCard { .. } => self.points += EXTRA_CARD * chance,
            Top::OneUseTool { value } => self.points += ONE_USE_PIP * f32::from(value) * chance,
            Top::AnyResources { amount } => self.stock[GOLD] += f32::from(amount) * chance,
        }
        match card.bottom {
            Bottom::Green { symbol } => {
                let bit = 1 << symbol as u8;
                if self.tribe.symbol_set & bit == 0 {
                    self.symbols += chance;
                } else if self.tribe.pair_set & bit == 0 {
                    self.pairs += chance;
                }
            }
            Bottom::Sand { people, count } => self.crafts[people as usize] += f32::from(count) * chance,
        }
    }

    /// What is being rolled, added to or paid for right now.
    fn in_hand(&mut self, game: &StoneAge, seat: Seat) {
        if asked(game) != Some(seat) {
            return;
        }
        match game.stage() {
            Stage::Tools { good, sum } => {
                let pips = f32::from(sum) + TOOLS_COUNTED_ON * f32::from(self.tribe.unused_tools);
                self.gain(good.index(), pips / self.pips(good.index()) - LOST_AFTER_THE_ROLL);
            }
            Stage::Roll { good, dice } => self.roll(good.index(), f32::from(dice), f32::from(self.tribe.unused_tools)),
            Stage::PayCard { slot } => {
                let slot = usize::from(slot);
                let price = f32::from(self.data.card_prices[slot]);
                if let Some(card) = game.open_card(slot)
                    && resources_in(&self.stock) >= price
                {
                    self.owed += price;
                    self.gain_card(card, 1.0);
                }
            }
            Stage::PayBuilding { stack } => {
                if let Some(building) = game.open_building(usize::from(stack)) {
                    let left = resources_in(&self.stock);
                    self.gain_building(building.cost, left, left);
                }
            }
            Stage::TakeOrKeep => self.stock[GOLD] += TWO_RESOURCES,
            Stage::Feed { rest } => self.food -= f32::from(rest),
            Stage::Pick { .. } | Stage::RollTable => self.stock[GOLD] += TABLE_DIE,
            Stage::DrawExtra => self.points += EXTRA_CARD,
            _ => {}
        }
    }

    /// What the people of a craft are multiplied by (SA-10.3 to SA-10.6).
    pub fn factor(&self, craft: Craft) -> f32 {
        match craft {
            Craft::Farmer => self.fields,
            Craft::Toolmaker => self.tools,
            Craft::Builder => self.buildings,
            Craft::Shaman => self.people,
        }
    }

    /// What the stock would bring in buildings, without what is owed.
    pub fn stock_value(&self) -> f32 {
        let count = resources_in(&self.stock);
        if count > NOTHING { self.value() * ((count - self.owed) / count).clamp(0.0, 1.0) } else { 0.0 }
    }

    /// Food after this round's meal, where it is still to come (SA-7.1, SA-7.2).
    pub fn after_meal(&self, game: &StoneAge) -> f32 {
        match game.phase() {
            Phase::Placing | Phase::Using => self.food + self.fields - self.people,
            _ => self.food,
        }
    }

    /// People who are still to be placed this round.
    pub fn to_place(&self, game: &StoneAge) -> f32 {
        if game.phase() == Phase::Placing { f32::from(self.tribe.at_home) } else { 0.0 }
    }
}

/// How many resources a stock has.
#[inline]
pub(super) fn resources_in(stock: &[f32; 4]) -> f32 {
    stock.iter().sum()
}

/// The chance that so many resources, on average, are enough for a price: who is one short of a high price may still get
/// there, since what people bring varies.
fn enough(left: f32, price: f32) -> f32 {
    ((left + 1.0) / (price + 1.0)).clamp(0.0, 1.0)
}
