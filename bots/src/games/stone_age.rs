//! What a Stone Age player knows: what people on the board will bring, what a tribe is worth, what to lean to.

use super::strategies;
use crate::bot::Method;
use crate::budget::Budget;
use crate::insight::{Figures, Insight, Lists, Pen, PerSeat, Strategy, hashed, usual_style};
use crate::search::Cut;
use lascaux_games::stone_age::{
    Action, Bottom, Card, Cost, Craft, Gift, Good, Outcome, Payment, Phase, Place, PlaceKind, Resource, Stage,
    StoneAge, Top, Tribe,
};
use lascaux_table::{Game, MAX_SEATS, Seat};

/// The mean of a die.
const DIE: f32 = 3.5;
/// Pips for a unit of food, wood, brick, stone, gold, and so about their points.
const PIPS: [f32; 5] = [2.0, 3.0, 4.0, 5.0, 6.0];

/// A tribe as it will be when the people on the board have done their work, on average.
struct Prospect {
    tribe: Tribe,
    food: f32,
    stock: [f32; 4],
    fields: f32,
    tools: f32,
    people: f32,
    points: f32,
    symbols: f32,
    pairs: f32,
    crafts: [f32; 4],
    buildings: f32,
    cards: f32,
    /// Resources that cards and buildings still have to be paid with.
    owed: f32,
}

impl Prospect {
    fn of(game: &StoneAge, seat: Seat) -> Prospect {
        let tribe = game.tribe(seat);
        let mut prospect = Prospect {
            tribe,
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
            prospect.stock[3] += 2.0;
        }
        if tribe.at_home < tribe.people {
            prospect.gather(game, seat);
            prospect.visit_village(game, seat);
            prospect.buy(game, seat);
        }
        prospect.in_hand(game, seat);
        prospect
    }

    fn gather(&mut self, game: &StoneAge, seat: Seat) {
        let places = [Place::Hunt, Place::Forest, Place::ClayPit, Place::Quarry, Place::River];
        let mut tools = f32::from(self.tribe.unused_tools);
        // Tools help where most is gathered, the dearest first.
        for index in [4, 3, 2, 1, 0] {
            let people = game.people_at(seat, places[index]);
            if people > 0 {
                self.roll(index, f32::from(people), tools);
                tools = 0.0;
            }
        }
    }

    /// So many dice for food (0) or a resource; rounding down loses a part unless tools fill it up.
    fn roll(&mut self, good: usize, dice: f32, tools: f32) {
        let lost = if tools > 0.0 { 0.25 } else { 0.45 };
        let units = ((dice * DIE + tools) / PIPS[good] - lost).max(0.2);
        match good {
            0 => self.food += units,
            _ => self.stock[good - 1] += units,
        }
    }

    fn visit_village(&mut self, game: &StoneAge, seat: Seat) {
        self.tools += f32::from(game.people_at(seat, Place::Toolmaker));
        self.fields += f32::from(game.people_at(seat, Place::Field));
        self.people += f32::from(game.people_at(seat, Place::Hut)) / 2.0;
    }

    fn buy(&mut self, game: &StoneAge, seat: Seat) {
        let mut left: f32 = self.stock.iter().sum();
        for stack in 0..usize::from(game.seats()) {
            if game.people_at(seat, Place::building(stack)) == 0 {
                continue;
            }
            let Some(building) = game.open_building(stack) else { continue };
            let (number, points) = match building.cost {
                Cost::Fixed(cost, points) => (cost.count() as f32, f32::from(points)),
                Cost::Choice { number, .. } => (f32::from(number), self.mean_value() * f32::from(number)),
                Cost::Open { max, .. } => {
                    let number = left.clamp(1.0, f32::from(max));
                    (number, self.mean_value() * number)
                }
            };
            let chance = self.affordable(building.cost, left);
            self.points += chance * points;
            self.buildings += chance;
            self.owed += chance * number;
            left -= chance * number;
        }
        for slot in 0..4 {
            if game.people_at(seat, Place::card(slot)) == 0 {
                continue;
            }
            let Some(card) = game.open_card(slot) else { continue };
            let price = slot as f32 + 1.0;
            let chance = ((left + 1.0) / (price + 1.0)).clamp(0.0, 1.0);
            self.owed += chance * price;
            left -= chance * price;
            self.gain_card(card, chance);
        }
    }

    fn mean_value(&self) -> f32 {
        let count: f32 = self.stock.iter().sum();
        let value: f32 = self.stock.iter().zip(&PIPS[1..]).map(|(amount, pips)| amount * pips).sum();
        if count > 0.5 { value / count } else { 3.5 }
    }

    /// The chance that a building can be paid.
    fn affordable(&self, cost: Cost, left: f32) -> f32 {
        match cost {
            Cost::Fixed(cost, _) => {
                let mut missing = 0.0;
                for (asked, have) in cost.amounts().iter().zip(self.stock) {
                    missing += (f32::from(*asked) - have).max(0.0);
                }
                (1.0 - 0.6 * missing).clamp(0.0, 1.0)
            }
            Cost::Choice { number, kinds } => {
                let have = self.stock.iter().filter(|amount| **amount >= 0.8).count() as f32;
                let kinds = (1.0 - 0.7 * (f32::from(kinds) - have).max(0.0)).max(0.0);
                kinds * ((left + 1.0) / (f32::from(number) + 1.0)).clamp(0.0, 1.0)
            }
            Cost::Open { min, .. } => (left / f32::from(min.max(1))).clamp(0.0, 1.0),
        }
    }

    fn gain_card(&mut self, card: &Card, chance: f32) {
        self.cards += chance;
        match card.top {
            Top::DiceTable {} => self.stock[2] += 0.9 * chance,
            Top::Food { amount } => self.food += f32::from(amount) * chance,
            Top::Resource { resource, amount } => self.stock[resource.index()] += f32::from(amount) * chance,
            Top::RollResource { resource, dice } => self.roll(1 + resource.index(), f32::from(dice) * chance, 0.0),
            Top::Points { amount } => self.points += f32::from(amount) * chance,
            Top::Tool { amount } => self.tools += f32::from(amount) * chance,
            Top::Field { amount } => self.fields += f32::from(amount) * chance,
            Top::ExtraCard { .. } => self.points += 4.0 * chance,
            Top::OneUseTool { value } => self.points += 0.6 * f32::from(value) * chance,
            Top::AnyResources { amount } => self.stock[3] += f32::from(amount) * chance,
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
        if game.turn_of() != Some(seat) {
            return;
        }
        match game.stage() {
            Stage::Tools { good, sum } => {
                let units = (f32::from(sum) + 0.5 * f32::from(self.tribe.unused_tools)) / PIPS[good.index()] - 0.3;
                match good {
                    Good::Food => self.food += units,
                    Good::Resource(resource) => self.stock[resource.index()] += units,
                }
            }
            Stage::Roll { good, dice } => self.roll(good.index(), f32::from(dice), f32::from(self.tribe.unused_tools)),
            Stage::PayCard { slot } => {
                let left: f32 = self.stock.iter().sum();
                let price = f32::from(slot) + 1.0;
                if let Some(card) = game.open_card(usize::from(slot))
                    && left >= price
                {
                    self.owed += price;
                    self.gain_card(card, 1.0);
                }
            }
            Stage::PayBuilding { stack } => {
                if let Some(building) = game.open_building(usize::from(stack)) {
                    let left: f32 = self.stock.iter().sum();
                    let chance = self.affordable(building.cost, left);
                    let (number, points) = match building.cost {
                        Cost::Fixed(cost, points) => (cost.count() as f32, f32::from(points)),
                        Cost::Choice { number, .. } => (f32::from(number), self.mean_value() * f32::from(number)),
                        Cost::Open { max, .. } => {
                            let number = left.min(f32::from(max));
                            (number, number * self.mean_value())
                        }
                    };
                    self.points += chance * points;
                    self.buildings += chance;
                    self.owed += chance * number;
                }
            }
            Stage::TakeOrKeep => self.stock[3] += 2.0,
            Stage::Feed { rest } => self.food -= f32::from(rest),
            Stage::Pick { .. } | Stage::RollTable => self.stock[3] += 0.7,
            Stage::DrawExtra => self.points += 4.0,
            _ => {}
        }
    }

    fn factor(&self, craft: Craft) -> f32 {
        match craft {
            Craft::Farmer => self.fields,
            Craft::Toolmaker => self.tools,
            Craft::Builder => self.buildings,
            Craft::Shaman => self.people,
        }
    }

    fn stock_value(&self) -> f32 {
        let count: f32 = self.stock.iter().sum();
        let value: f32 = self.stock.iter().zip(&PIPS[1..]).map(|(amount, pips)| amount * pips).sum();
        if count > 0.1 { value * ((count - self.owed) / count).clamp(0.0, 1.0) } else { 0.0 }
    }

    /// Food after this round's meal, where it is still to come.
    fn after_meal(&self, game: &StoneAge) -> f32 {
        match game.phase() {
            Phase::Placing | Phase::Using => self.food + self.fields - self.people,
            _ => self.food,
        }
    }
}

const CRAFTS: [Craft; 4] = [Craft::Farmer, Craft::Toolmaker, Craft::Builder, Craft::Shaman];

/// Who is asked, if anybody.
trait TurnOf {
    fn turn_of(&self) -> Option<Seat>;
}

impl TurnOf for StoneAge {
    fn turn_of(&self) -> Option<Seat> {
        match self.turn() {
            lascaux_table::Turn::Player(seat) => Some(seat),
            _ => None,
        }
    }
}

/// About how many rounds are left after this one.
fn rounds_left(game: &StoneAge) -> f32 {
    let seats = f32::from(game.seats());
    let by_cards = f32::from(game.deck_left()) / (0.95 * seats);
    let lowest = (0..usize::from(game.seats())).map(|stack| game.stack_left(stack)).min().unwrap_or(0);
    let by_buildings = 1.6 * f32::from(lowest);
    by_cards.min(by_buildings).clamp(0.0, 12.0)
}

/// A game of so many rounds is a long one.
const LONG_GAME: f32 = 20.0;

impl Insight for StoneAge {
    const OWN: usize = 41;
    const COMMON: usize = 12;
    const WEIGHTS: &'static str = include_str!("../../weights/stone-age.json");
    const MARGIN: f32 = 40.0;
    // The extra card counts at the end only (SA-5.11), and what is drawn is open to all before anybody is asked.
    const LISTS: Lists = Lists::Common;
    const STRATEGIES: &'static [(&'static str, Strategy<StoneAge>)] =
        &[("starver", strategies::starver), ("farmer", strategies::farmer)];

    fn figures(&self, into: &mut Figures) {
        let left = rounds_left(self) / 10.0;
        for seat in Seat::all(self.seats()) {
            let p = Prospect::of(self, seat);
            let mut pen = Pen::new(&mut into.own[seat.index()]);
            pen.put(p.tribe.score as f32 / 50.0);
            pen.put(p.points / 15.0);
            pen.put(p.symbols / 4.0);
            pen.put(p.symbols * p.symbols / 32.0);
            pen.put(p.pairs / 3.0);
            pen.put(p.pairs * p.pairs / 16.0);
            for craft in CRAFTS {
                let people = p.crafts[craft as usize];
                pen.put(people / 5.0);
                pen.put(people * p.factor(craft) / 25.0);
            }
            pen.put(p.fields / 5.0);
            pen.put(p.tools / 5.0);
            pen.put(p.people / 5.0 - 1.0);
            pen.put(p.fields * left / 3.0);
            pen.put(p.tools * left / 3.0);
            pen.put((p.people - 5.0) * left / 3.0);
            let meal = p.after_meal(self);
            pen.put((meal / 10.0).clamp(-1.0, 2.0));
            pen.put((-meal / 5.0).clamp(0.0, 2.0));
            pen.put(((p.people - p.fields - meal.max(0.0)) / 5.0).clamp(0.0, 2.0));
            for amount in p.stock {
                pen.put((amount / 5.0).min(3.0));
            }
            let count: f32 = p.stock.iter().sum();
            pen.put((count / 10.0).min(3.0));
            pen.put((p.stock_value() / 40.0).min(3.0));
            pen.put(p.owed / 5.0);
            pen.put(((p.owed - count) / 3.0).clamp(0.0, 2.0));
            pen.put(p.stock.iter().filter(|amount| **amount >= 0.8).count() as f32 / 4.0);
            pen.put(f32::from(p.tribe.once) / 4.0);
            pen.put(f32::from(u8::from(p.tribe.two_resources)));
            pen.put(p.buildings / 5.0);
            pen.put(p.cards / 8.0);
            let home = if self.phase() == Phase::Placing { f32::from(p.tribe.at_home) } else { 0.0 };
            pen.put(home / 5.0);
            let unused = if self.phase() == Phase::Placing || self.phase() == Phase::Using {
                f32::from(p.tribe.unused_tools)
            } else {
                0.0
            };
            pen.put(unused / 5.0);
            pen.put(f32::from(u8::from(self.start_player() == seat)));
            pen.put(f32::from(u8::from(self.turn_of() == Some(seat))));
            pen.put(f32::from(u8::from(self.start_player().next(self.seats()) == seat)));
            debug_assert_eq!(pen.written(), Self::OWN);
        }
        let mut pen = Pen::new(&mut into.common);
        let mut stacks: [f32; 4] = [7.0; 4];
        for (stack, left) in stacks.iter_mut().enumerate().take(usize::from(self.seats())) {
            *left = f32::from(self.stack_left(stack));
        }
        stacks.sort_by(f32::total_cmp);
        pen.put(f32::from(self.round()) / 10.0);
        pen.put(f32::from(self.deck_left()) / 36.0);
        pen.put(stacks[0] / 7.0);
        pen.put(stacks[1] / 7.0);
        pen.put(left);
        pen.put(f32::from(u8::from(stacks[0] < 2.0)));
        for phase in [Phase::Placing, Phase::Using, Phase::Feeding] {
            pen.put(f32::from(u8::from(self.phase() == phase)));
        }
        for seats in 2..=4 {
            pen.put(f32::from(u8::from(self.seats() == seats)));
        }
        debug_assert_eq!(pen.written(), Self::COMMON);
    }

    fn worth(&self) -> PerSeat {
        // Whoever counts on rounds to come, and hoards for them, never ends the game: in a long one both count for less
        // and less, until a resource is worth the point that it brings at the end.
        let to_long = (LONG_GAME - self.chapter() as f32).max(0.0);
        let left = rounds_left(self).min(to_long);
        let spend = (to_long / 6.0).min(1.0);
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            let p = Prospect::of(self, seat);
            let meal = p.after_meal(self);
            let mut total = p.tribe.score as f32 + p.points;
            total += p.symbols * p.symbols + 0.5 * left * p.symbols.min(5.0) + p.pairs * p.pairs;
            for craft in CRAFTS {
                total += p.crafts[craft as usize] * (p.factor(craft) + 0.35 * left);
            }
            let unspent = (p.stock.iter().sum::<f32>() - p.owed).max(0.0);
            total += 0.9 * spend * p.stock_value() + (1.0 - spend) * unspent + 1.3 * (f32::from(p.tribe.once));
            total += left * (2.0 * p.fields.min(p.people + 1.0) + 1.1 * p.tools + 1.6 * (p.people - 5.0));
            total += 1.6 * meal.clamp(-6.0, 0.0) + 1.0 * meal.clamp(0.0, 3.0 + left * (p.people - p.fields).max(0.0));
            let home = if self.phase() == Phase::Placing { f32::from(p.tribe.at_home) } else { 0.0 };
            total += 3.0 * home - 2.0 * (p.owed - p.stock.iter().sum::<f32>()).max(0.0);
            worth[seat.index()] = total;
        }
        worth
    }

    fn leanings(&self, legal: &[Action], into: &mut Vec<f32>) {
        let Some(seat) = self.turn_of() else { return };
        let left = rounds_left(self);
        match self.stage() {
            Stage::Place => {
                let prospect = Prospect::of(self, seat);
                into.extend(legal.iter().map(|&action| lean_to_place(self, seat, &prospect, left, action)));
            }
            Stage::Use => into.extend(legal.iter().map(|&action| lean_to_use(action))),
            Stage::Tools { good, sum } => {
                into.extend(legal.iter().map(|&action| lean_to_tools(self, seat, good, sum, action)));
            }
            Stage::Pick { .. } => into.extend(legal.iter().map(|&action| lean_to_die(self, left, action))),
            _ => {
                let building = matches!(self.stage(), Stage::PayBuilding { .. });
                into.extend(legal.iter().map(|&action| lean_to_payment(building, action)));
            }
        }
    }

    fn style(name: &str) -> Option<(Method, Budget, f32)> {
        // What a placement is worth shows when the round is over: simulations that are played on until then beat more of
        // them that are judged at once (`docs/arena.md`). Those who think little have none to spare.
        let cut = if matches!(name, "strong" | "master") { Cut::Chapter } else { Cut::AtOnce };
        usual_style::<Self>(name, cut)
    }

    fn outcome_key(&self, outcome: Outcome, seat: Seat) -> u64 {
        match (self.stage(), outcome) {
            // Only the sum counts, so rolls of the same sum are one branch.
            (Stage::Roll { .. }, Outcome::Dice(dice)) => u64::from(dice.sum()),
            _ => match self.secret(outcome) {
                Some(other) if other != seat => 0,
                _ => hashed(outcome),
            },
        }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round())
    }
}

fn lean_to_place(game: &StoneAge, seat: Seat, prospect: &Prospect, left: f32, action: Action) -> f32 {
    let Action::Place { place, people } = action else { return 1.0 };
    let hungry = -prospect.after_meal(game);
    let home = f32::from(prospect.tribe.at_home);
    match place.kind() {
        PlaceKind::Village => match place {
            Place::Hut => 6.0 * left.min(6.0) / 6.0 * if prospect.people < 10.0 { 1.0 } else { 0.0 } + 0.05,
            Place::Field => {
                8.0 * left.min(6.0) / 6.0 * if prospect.fields < prospect.people { 1.0 } else { 0.3 } + 0.05
            }
            _ => 6.0 * left.min(6.0) / 6.0 + 0.05,
        },
        PlaceKind::Hunt => {
            // As many as the meal asks, and rather late: the hunting ground is never full.
            let brought = f32::from(people) * DIE / 2.0;
            let off = (brought - hungry).abs();
            let late = if home <= f32::from(people) { 3.0 } else { 0.7 };
            if hungry > 0.0 { late * 2.5 / (1.0 + off) } else { late * 0.15 / f32::from(people) }
        }
        PlaceKind::Resource => {
            let pips = match place {
                Place::Forest => 3.0,
                Place::ClayPit => 4.0,
                Place::Quarry => 5.0,
                _ => 6.0,
            };
            let units = f32::from(people) * DIE / pips;
            let spare = (home - f32::from(people) - (hungry.max(0.0) / 1.75)).min(0.0);
            (0.3 + 0.45 * units.min(2.5)) * (1.0 + 0.1 * spare).max(0.3)
        }
        PlaceKind::Card(slot) => {
            let stock: f32 = prospect.stock.iter().sum::<f32>() - prospect.owed;
            let price = slot as f32 + 1.0;
            let afford = if stock >= price { 1.0 } else { (0.5f32).powf(price - stock) };
            let good = game.open_card(slot).map_or(0.0, |card| card_appeal(game, seat, prospect, left, card));
            afford * (0.3 + 0.35 * (good - 2.0 * price).max(0.0))
        }
        PlaceKind::Building(stack) => {
            let Some(building) = game.open_building(stack) else { return 0.05 };
            let left_over: f32 = prospect.stock.iter().sum::<f32>() - prospect.owed;
            6.0 * prospect.affordable(building.cost, left_over).powi(2) + 0.1
        }
    }
}

/// About what a card brings in points.
fn card_appeal(game: &StoneAge, seat: Seat, prospect: &Prospect, left: f32, card: &Card) -> f32 {
    let tribe = game.tribe(seat);
    let top = match card.top {
        Top::DiceTable {} => 5.0,
        Top::Food { amount } => 1.5 * f32::from(amount),
        Top::Resource { resource, amount } => PIPS[1 + resource.index()] * f32::from(amount),
        Top::RollResource { dice, .. } => 3.0 * f32::from(dice),
        Top::Points { amount } => f32::from(amount),
        Top::Tool { .. } => 1.0 + 1.2 * left,
        Top::Field { .. } => 1.0 + 1.6 * left,
        Top::ExtraCard { .. } => 5.0,
        Top::OneUseTool { value } => f32::from(value),
        Top::AnyResources { .. } => 10.0,
    };
    let bottom = match card.bottom {
        Bottom::Green { symbol } => {
            let bit = 1 << symbol as u8;
            if tribe.symbol_set & bit == 0 {
                2.0 * prospect.symbols + 1.0 + 0.4 * left
            } else if tribe.pair_set & bit == 0 {
                2.0 * prospect.pairs + 1.0
            } else {
                0.0
            }
        }
        Bottom::Sand { people, count } => f32::from(count) * (prospect.factor(people) + 0.3 * left),
    };
    top + bottom
}

/// Tools and growth first, gathering next, spending last.
fn lean_to_use(action: Action) -> f32 {
    let Action::Use(place) = action else { return 1.0 };
    match place.kind() {
        PlaceKind::Village => 60.0,
        PlaceKind::Resource => 8.0,
        PlaceKind::Hunt => 5.0,
        PlaceKind::Card(_) => 1.0,
        PlaceKind::Building(_) => 1.2,
    }
}

fn lean_to_tools(game: &StoneAge, seat: Seat, good: Good, sum: u8, action: Action) -> f32 {
    let Action::Tools(tools) = action else { return 1.0 };
    let divisor = game.components().divisor[good.index()].max(1);
    let more = f32::from((sum + tools.sum()) / divisor) - f32::from(sum / divisor);
    let gain = more * PIPS[good.index()];
    // Pips are worth keeping only while something is still to be rolled.
    let rolls = [Place::Hunt, Place::Forest, Place::ClayPit, Place::Quarry, Place::River]
        .iter()
        .filter(|&&place| game.people_at(seat, place) > 0)
        .count();
    let tiles: u8 = (1..=4).map(|value| tools.of_value(value) * value).sum();
    let once: u8 = tools.once_values().sum();
    let cost = f32::from(tiles) * if rolls > 0 { 0.9 } else { 0.05 } + f32::from(once) * 1.3;
    (1.2 * (gain - cost)).clamp(-12.0, 12.0).exp()
}

fn lean_to_die(game: &StoneAge, left: f32, action: Action) -> f32 {
    let Action::Pick(face) = action else { return 1.0 };
    match game.components().dice_table[usize::from(face.clamp(1, 6) - 1)] {
        Gift::Resource(resource) => (0.5 * PIPS[1 + resource.index()]).exp(),
        Gift::Tool => (0.6 * left).min(4.0).exp(),
        Gift::Field => (0.8 * left).min(5.0).exp(),
    }
}

/// Cards and meals are paid cheaply, buildings dearly.
fn lean_to_payment(building: bool, action: Action) -> f32 {
    let value = |paid: Payment| {
        Resource::ALL
            .iter()
            .zip(paid.amounts())
            .map(|(resource, amount)| PIPS[1 + resource.index()] * f32::from(amount))
            .sum::<f32>()
    };
    match action {
        Action::Pay(paid) if building => (value(paid) / 5.0).min(12.0).exp(),
        Action::Pay(paid) => (8.0 - value(paid) / 1.5).clamp(-8.0, 8.0).exp(),
        Action::Decline if building => 0.5,
        Action::Decline => (-2.0f32).exp(),
        Action::Feed(paid) => (8.0 - value(paid) / 2.0).clamp(-8.0, 8.0).exp(),
        Action::Starve => 3.0f32.exp(),
        Action::Take(one, other) => ((PIPS[1 + one.index()] + PIPS[1 + other.index()]) / 4.0).exp(),
        Action::Keep => 8.0,
        Action::Raise { used } => {
            if used {
                1.0
            } else {
                2.0
            }
        }
        _ => 1.0,
    }
}
