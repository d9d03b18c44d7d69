//! What somebody who plays Stone Age for the first time should hear before deciding.

use super::Scene;
use super::names;
use super::places::{good_of, thing_id};
use crate::board::Advice;
use lascaux_games::stone_age::{Action, Cost, Good, Place, PlayerText, Resource, Stage, Top, View};
use lascaux_table::{Book, Said, book, said};

/// The sentences, in every language.
pub(super) static TIPS: Book = book!("tips/");

/// The most pips of a die, and the mean of two of them.
const MOST_PIPS: i64 = 6;
const TWO_DICE: i64 = 7;

/// Everything that could be said now, warnings first.
pub(super) fn advice(view: &View, scene: &Scene) -> Vec<Advice> {
    let Some(seat) = scene.seat else { return Vec::new() };
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let adviser = Adviser { view, scene, player };
    let mut all = Vec::new();
    all.extend(adviser.short_of_food());
    all.extend(adviser.unpaid());
    all.extend(adviser.explained());
    all
}

struct Adviser<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    player: &'a PlayerText,
}

impl Adviser<'_> {
    fn say(&self, said: Said) -> String {
        self.scene.words.told(&said, self.scene.names)
    }

    fn tip(&self, id: &'static str, place: Option<Place>, said: Said) -> Advice {
        Advice::tip(id, place.map(|place| thing_id(self.view, place)), self.say(said))
    }

    fn at(&self, place: Place) -> i64 {
        self.player.placed.get(place.word()).copied().unwrap_or_default()
    }

    fn has(&self, such: impl Fn(Action) -> bool) -> bool {
        self.scene.legal.iter().any(|possible| such(possible.action))
    }

    /// Food that will be missing at the feeding, as the hunters throw on average (SA-7).
    fn missing(&self) -> i64 {
        let player = self.player;
        let mouths = player.people + i64::from(self.at(Place::Hut) > 0);
        let pips = i64::from(self.scene.data.divisor[Good::Food.index()]);
        let hunted = self.at(Place::Hunt) * TWO_DICE / 2 / pips;
        let cards = (0..4).map(Place::card).filter(|place| self.at(*place) > 0);
        let bought: i64 = cards
            .filter_map(|place| match self.view.cards.get(&place).copied().flatten()?.top {
                Top::Food { amount } => Some(i64::from(amount)),
                _ => None,
            })
            .sum();
        mouths - player.food - player.fields - self.at(Place::Field) - hunted - bought
    }

    /// At the end of placing: once those who are left could just about hunt what is missing.
    fn short_of_food(&self) -> Option<Advice> {
        if self.view.stage.stage != Stage::Place {
            return None;
        }
        let missing = self.missing();
        let home = self.player.people - self.player.placed.values().sum::<i64>();
        let pips = i64::from(self.scene.data.divisor[Good::Food.index()]);
        let hunters = (2 * missing * pips + TWO_DICE - 1) / TWO_DICE;
        let open = self.has(|action| matches!(action, Action::Place { place: Place::Hunt, .. }));
        (missing > 0 && home <= hunters + 1 && open).then(|| {
            let said = said!(TIPS, "sa-tip-short", n = missing, hunters = hunters.min(home));
            Advice::warning("sa-short", thing_id(self.view, Place::Hunt), self.say(said))
        })
    }

    /// The most that the tribe can still get of a resource this round: with the best throws, and all its tools.
    fn most(&self, resource: Resource) -> i64 {
        let have = [self.player.wood, self.player.brick, self.player.stone, self.player.gold][resource.index()];
        let good = Good::Resource(resource);
        let people: i64 =
            Place::ALL.into_iter().filter(|place| good_of(*place) == Some(good)).map(|place| self.at(place)).sum();
        let tools: i64 = self.player.tools.iter().filter(|tile| !tile.used).map(|tile| tile.value).sum();
        let once: i64 = self.player.one_use_tools.iter().sum();
        let pips = i64::from(self.scene.data.divisor[good.index()]);
        let thrown = if people > 0 { (MOST_PIPS * people + tools + once) / pips } else { 0 };
        have + thrown + if self.player.two_resources { 2 } else { 0 }
    }

    /// A building that cannot be paid any more, or not yet.
    fn unpaid(&self) -> Option<Advice> {
        let stock = [self.player.wood, self.player.brick, self.player.stone, self.player.gold];
        (0..self.view.stacks.len()).find_map(|stack| {
            let place = Place::building(stack);
            let Cost::Fixed(cost, _) = self.view.stacks[stack].open?.cost else { return None };
            if self.at(place) == 0 || !self.has(|action| action == Action::Use(place)) {
                return None;
            }
            let asked = || Resource::ALL.into_iter().zip(cost.amounts());
            let never = asked().find(|(resource, asked)| self.most(*resource) < i64::from(*asked));
            let lacks = asked().find(|(resource, asked)| stock[resource.index()] < i64::from(*asked));
            let said = match (never, lacks) {
                (Some((resource, _)), _) => said!(TIPS, "sa-tip-never", good = names::good(resource.into())),
                (None, Some((resource, asked))) => {
                    let n = i64::from(asked) - stock[resource.index()];
                    said!(TIPS, "sa-tip-not-yet", lacks = names::amount(resource.into(), n))
                }
                (None, None) => return None,
            };
            let id = if never.is_some() { "sa-never" } else { "sa-not-yet" };
            Some(Advice::warning(id, thing_id(self.view, place), self.say(said)))
        })
    }

    /// What is possible for the first time.
    fn explained(&self) -> Vec<Advice> {
        let mut all = Vec::new();
        match self.view.stage.stage {
            Stage::Place => self.placing(&mut all),
            Stage::Pick { .. } => all.push(self.tip("sa-dice-table", None, said!(TIPS, "sa-tip-dice-table"))),
            Stage::TakeOrKeep => all.push(self.tip("sa-two", None, said!(TIPS, "sa-tip-two"))),
            Stage::Feed { .. } => {
                let points = self.scene.data.starvation_penalty.abs();
                all.push(self.tip("sa-hunger", None, said!(TIPS, "sa-tip-hunger", n = points)));
            }
            Stage::PayBuilding { stack } => all.extend(self.paying(stack.into())),
            Stage::Tools { .. } if !self.player.one_use_tools.is_empty() => {
                all.push(self.tip("sa-once", None, said!(TIPS, "sa-tip-once")));
            }
            _ => {}
        }
        all
    }

    fn placing(&self, all: &mut Vec<Advice>) {
        let can = |place: Place| self.has(|action| matches!(action, Action::Place { place: to, .. } if to == place));
        let last = (0..self.view.stacks.len()).find(|stack| self.view.stacks[*stack].left == 1);
        if let Some(stack) = last.filter(|stack| can(Place::building(*stack))) {
            all.push(self.tip("sa-last", Some(Place::building(stack)), said!(TIPS, "sa-tip-last")));
        }
        if self.view.round > 1 && can(Place::Field) {
            all.push(self.tip("sa-field", Some(Place::Field), said!(TIPS, "sa-tip-field")));
        }
        let held = self.player.wood + self.player.brick + self.player.stone + self.player.gold;
        let dear = (0..4).find(|slot| {
            let price = i64::from(self.scene.data.card_prices[*slot]);
            price > held && can(Place::card(*slot))
        });
        if let Some(slot) = dear.filter(|_| self.view.round > 1) {
            all.push(self.tip("sa-stand", Some(Place::card(slot)), said!(TIPS, "sa-tip-stand")));
        }
    }

    fn paying(&self, stack: usize) -> Option<Advice> {
        let place = Place::building(stack);
        match self.view.stacks.get(stack)?.open?.cost {
            Cost::Open { .. } => {
                let [wood, brick, stone, gold] = self.scene.data.value;
                let said = said!(TIPS, "sa-tip-open", wood = wood, brick = brick, stone = stone, gold = gold);
                Some(self.tip("sa-open", Some(place), said))
            }
            Cost::Choice { kinds, .. } => {
                Some(self.tip("sa-choice", Some(place), said!(TIPS, "sa-tip-choice", n = kinds)))
            }
            Cost::Fixed(..) => None,
        }
    }
}
