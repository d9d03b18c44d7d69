//! Cards and buildings: what they cost, give and score, and what they are worth to the reader.

use super::Teller;
use crate::board::stone_age::names::{self, counted, say};
use crate::board::stone_age::seat::{bottoms, copies};
use crate::board::stone_age::symbols::SYMBOLS;
use crate::board::{Point, Telling};
use crate::words::Words;
use lascaux_games::stone_age::{
    Bottom, Building, Card, Cost, Craft, Data, Good, Payment, Phase, Place, PlayerText, Provenance, Resource, Symbol,
    Top,
};

/// What a card is, in nobody's game.
pub(in crate::board::stone_age) fn of_card(card: &Card, data: &Data, words: &Words) -> Telling {
    let kind = match card.bottom {
        Bottom::Green { .. } => "sa-piece-card-green",
        Bottom::Sand { .. } => "sa-piece-card-sand",
    };
    Telling::of(say(words, names::card(card)), words.say(kind))
        .with(Point::Does, gives(card.top, data, words))
        .with(Point::Scores, scores(card.bottom, words))
        .sourced(source(card.source), words)
}

/// What a building is, in nobody's game.
pub(in crate::board::stone_age) fn of_building(building: &Building, data: &Data, words: &Words) -> Telling {
    let values = (!matches!(building.cost, Cost::Fixed(..))).then(|| {
        let value = |(resource, value): (Resource, u8)| format!("{} {value}", say(words, names::good(resource.into())));
        let values: Vec<String> = Resource::ALL.into_iter().zip(data.value).map(value).collect();
        words.with("sa-piece-values", &[("values", values.join(", ").into())])
    });
    Telling::of(say(words, names::building(building)), words.say("sa-piece-building"))
        .with(Point::Asks, asks(building.cost, words))
        .with_some(Point::Scores, values)
        .with(Point::Scores, words.say("sa-piece-built"))
        .sourced(source(building.source), words)
}

/// The word of data files for a provenance.
pub(in crate::board::stone_age) fn source(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Rulebook => "rulebook",
        Provenance::Public => "public",
        Provenance::Derived => "derived",
        Provenance::Reconstructed => "reconstructed",
    }
}

/// What the upper half of a card gives.
fn gives(top: Top, data: &Data, words: &Words) -> String {
    match top {
        Top::DiceTable {} => {
            let gifts: Vec<String> = (1..)
                .zip(data.dice_table)
                .map(|(face, gift)| format!("{face}: {}", say(words, names::gift(gift))))
                .collect();
            words.with("sa-about-dice-table", &[("gifts", gifts.join(", ").into())])
        }
        Top::Food { amount } => {
            words.with("sa-about-food", &[("gain", say(words, names::amount(Good::Food, amount)).into())])
        }
        Top::Resource { resource, amount } => {
            words.with("sa-about-resource", &[("gain", say(words, names::amount(resource.into(), amount)).into())])
        }
        Top::RollResource { resource, dice } => {
            let pips = data.divisor[Good::Resource(resource).index()];
            words.with(
                "sa-about-roll",
                &[
                    ("dice", dice.into()),
                    ("gain", say(words, names::amount(resource.into(), 1)).into()),
                    ("n", pips.into()),
                ],
            )
        }
        Top::Points { amount } => counted(words, "sa-about-points", amount.into()),
        Top::Tool { .. } => words.say("sa-about-tool"),
        Top::Field { .. } => words.say("sa-about-field"),
        Top::ExtraCard { .. } => words.say("sa-about-extra-card"),
        Top::OneUseTool { value } => counted(words, "sa-about-once", value.into()),
        Top::AnyResources { amount } => counted(words, "sa-about-any", amount.into()),
    }
}

/// What the lower half of a card scores.
pub(super) fn scores(bottom: Bottom, words: &Words) -> String {
    match bottom {
        Bottom::Green { symbol } => {
            words.with("sa-about-green", &[("symbol", say(words, names::symbol(symbol)).into())])
        }
        Bottom::Sand { people, count } => {
            let key = match people {
                Craft::Farmer => "sa-about-farmer",
                Craft::Toolmaker => "sa-about-toolmaker",
                Craft::Builder => "sa-about-builder",
                Craft::Shaman => "sa-about-shaman",
            };
            words.with(key, &[("people", say(words, names::craft(people, count)).into())])
        }
    }
}

fn asks(cost: Cost, words: &Words) -> String {
    match cost {
        Cost::Fixed(paid, points) => words.with(
            "sa-about-fixed",
            &[
                ("cost", say(words, names::resources(paid)).into()),
                ("points", say(words, names::points(points.into())).into()),
            ],
        ),
        Cost::Choice { number, kinds } => {
            words.with("sa-about-choice", &[("n", number.into()), ("kinds", kinds.into())])
        }
        Cost::Open { min, max } => words.with("sa-about-open", &[("min", min.into()), ("max", max.into())]),
    }
}

/// What a player has of the four resources.
fn stock(player: &PlayerText) -> [i64; 4] {
    [player.wood, player.brick, player.stone, player.gold]
}

/// The most points that resources can score in a building that counts their value, and whether it can be paid at all.
fn best(cost: Cost, have: [i64; 4], value: [u8; 4]) -> Option<i64> {
    let (least, most, kinds) = match cost {
        Cost::Fixed(paid, points) => {
            let enough = paid.amounts().into_iter().zip(have).all(|(asked, have)| i64::from(asked) <= have);
            return enough.then_some(points.into());
        }
        Cost::Choice { number, kinds } => (i64::from(number), i64::from(number), Some(usize::from(kinds))),
        Cost::Open { min, max } => (i64::from(min), i64::from(max), None),
    };
    // Which kinds are in it; of each at least one, and then the dearest first.
    let ways = (1_usize..16).filter_map(|mask| {
        let chosen: Vec<usize> = (0..4).filter(|kind| mask & (1 << kind) != 0).collect();
        let fits = kinds.is_none_or(|kinds| chosen.len() == kinds) && chosen.iter().all(|kind| have[*kind] > 0);
        let many = chosen.len() as i64;
        if !fits || many > most {
            return None;
        }
        let mut points: i64 = chosen.iter().map(|kind| i64::from(value[*kind])).sum();
        let mut room = most - many;
        let mut dearest = chosen.clone();
        dearest.sort_by_key(|kind| std::cmp::Reverse(value[*kind]));
        for kind in dearest {
            let more = room.min(have[kind] - 1);
            points += more * i64::from(value[kind]);
            room -= more;
        }
        (most - room >= least).then_some(points)
    });
    ways.max()
}

impl Teller<'_> {
    /// A card, wherever it lies.
    pub fn card(&self, card: &Card) -> Telling {
        let told = of_card(card, self.scene.data, self.scene.words);
        let open =
            |place: &Place| self.view.cards.get(place).copied().flatten().is_some_and(|one| one.name == card.name);
        let slot = (0..4).find(|slot| open(&Place::card(*slot)));
        let told = match slot {
            Some(slot) => {
                let price = counted(self.scene.words, "sa-piece-price", self.scene.data.card_prices[slot].into());
                let slides = (slot > 0 && self.view.phase != Phase::Over).then(|| self.say("sa-piece-slides"));
                let told = Telling { lines: [vec![(Point::Asks, price)], told.lines].concat(), ..told };
                told.with_some(Point::Stands, slides)
            }
            None => told.with_some(Point::Stands, self.owner(|player| player.cards.contains(&card.name))),
        };
        let now: Vec<String> = self.own().map_or(Vec::new(), |own| {
            let is_own = own.cards.contains(&card.name) || own.extra_card.as_deref() == Some(card.name.as_str());
            let price = slot.map(|slot| i64::from(self.scene.data.card_prices[slot]));
            let pays = price.into_iter().flat_map(|price| self.pays(own, price - stock(own).iter().sum::<i64>()));
            pays.chain(self.worth(own, card.bottom, is_own)).collect()
        });
        told.now(now)
    }

    /// Whose it is, if it is another's.
    fn owner(&self, has: impl Fn(&PlayerText) -> bool) -> Option<String> {
        let owner = lascaux_table::Seat::all(self.view.seats).find(|seat| self.player(*seat).is_some_and(&has))?;
        (self.scene.seat != Some(owner))
            .then(|| self.with("sa-piece-owner", &[("name", self.scene.name(owner).to_string().into())]))
    }

    /// Whether somebody can pay, so many resources being missing.
    fn pays(&self, own: &PlayerText, missing: i64) -> Vec<String> {
        if missing <= 0 {
            return vec![self.say("sa-piece-can-pay")];
        }
        let what = self.named(names::any_resources(missing));
        vec![self.lacks(own, what)]
    }

    /// What is missing, and whether it can still be had.
    fn lacks(&self, own: &PlayerText, what: String) -> String {
        format!("{} {}", self.with("sa-piece-lacks", &[("what", what.into())]), self.still(own))
    }

    fn still(&self, own: &PlayerText) -> String {
        self.say(if self.brings_more(own) { "sa-piece-still" } else { "sa-piece-too-late" })
    }

    /// What the lower half of a card is worth to somebody who has it, or would have it.
    fn worth(&self, own: &PlayerText, bottom: Bottom, is_own: bool) -> Option<String> {
        match bottom {
            Bottom::Green { symbol } if is_own => self.green_own(own, symbol),
            Bottom::Green { symbol } => Some(self.green_more(own, symbol)),
            Bottom::Sand { people, count } => {
                let factor = self.factor(own, people);
                if factor == 0 {
                    return Some(self.say("sa-piece-craft-none"));
                }
                let things = self.named(match people {
                    Craft::Farmer => names::fields(factor),
                    Craft::Toolmaker => names::tools(factor),
                    Craft::Builder => names::buildings(factor),
                    Craft::Shaman => names::people(factor),
                });
                let points = self.points(factor * i64::from(count));
                Some(self.with("sa-piece-craft", &[("things", things.into()), ("points", points.into())]))
            }
        }
    }

    /// Different symbols, and those that are there twice.
    fn symbols(&self, own: &PlayerText, more: Option<Symbol>) -> (i64, i64) {
        let bottoms = bottoms(own, self.scene.data);
        let many = |symbol: Symbol| copies(&bottoms, symbol) + usize::from(more == Some(symbol));
        let with = |least: usize| SYMBOLS.into_iter().filter(|symbol| many(*symbol) >= least).count() as i64;
        (with(1), with(2))
    }

    /// The points of so many different symbols (SA-10.2).
    fn squares(&self, (different, twice): (i64, i64)) -> i64 {
        different * different + if self.view.options.second_sets { twice * twice } else { 0 }
    }

    pub fn green_own(&self, own: &PlayerText, symbol: Symbol) -> Option<String> {
        let have = self.symbols(own, None);
        let bottoms = bottoms(own, self.scene.data);
        (copies(&bottoms, symbol) > 0).then(|| {
            let points = self.points(self.squares(have));
            self.with("sa-piece-green-own", &[("n", have.0.into()), ("points", points.into())])
        })
    }

    fn green_more(&self, own: &PlayerText, symbol: Symbol) -> String {
        let (before, after) = (self.symbols(own, None), self.symbols(own, Some(symbol)));
        let (from, to) = (self.squares(before), self.squares(after));
        if from == to {
            return self.say("sa-piece-green-nothing");
        }
        let figures = [("n", after.0.into()), ("from", from.into()), ("to", self.points(to).into())];
        self.with("sa-piece-green-more", &figures)
    }

    /// A building, wherever it lies.
    pub fn building(&self, building: &Building) -> Telling {
        let told = of_building(building, self.scene.data, self.scene.words);
        let pile = self.view.stacks.iter().find(|pile| pile.open.is_some_and(|open| open.name == building.name));
        let Some(pile) = pile else {
            return told.with_some(Point::Stands, self.owner(|player| player.buildings.contains(&building.name)));
        };
        let left = counted(self.scene.words, "sa-piece-stack", pile.left.into());
        let now = self.own().map_or(Vec::new(), |own| self.building_now(own, building.cost));
        told.with(Point::Stands, left).now(now)
    }

    fn building_now(&self, own: &PlayerText, cost: Cost) -> Vec<String> {
        let have = stock(own);
        let mut now = match best(cost, have, self.scene.data.value) {
            Some(points) if !matches!(cost, Cost::Fixed(..)) => {
                vec![self.with("sa-piece-best", &[("points", self.points(points).into())])]
            }
            Some(_) => vec![self.say("sa-piece-can-pay")],
            None => self.unpaid(own, cost, have),
        };
        now.extend(self.one_more(Craft::Builder));
        now
    }

    fn unpaid(&self, own: &PlayerText, cost: Cost, have: [i64; 4]) -> Vec<String> {
        let total: i64 = have.iter().sum();
        match cost {
            Cost::Fixed(paid, _) => {
                let missing = Resource::ALL.into_iter().zip(paid.amounts()).zip(have).fold(
                    Payment::default(),
                    |missing, ((resource, asked), have)| {
                        missing.plus(resource, u8::try_from(i64::from(asked) - have).unwrap_or_default())
                    },
                );
                vec![self.lacks(own, self.named(names::resources(missing)))]
            }
            Cost::Choice { number, kinds } if total >= i64::from(number) => {
                vec![format!("{} {}", counted(self.scene.words, "sa-piece-mix", kinds.into()), self.still(own))]
            }
            Cost::Choice { number, .. } => self.pays(own, i64::from(number) - total),
            Cost::Open { min, .. } => self.pays(own, i64::from(min) - total),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALUE: [u8; 4] = [3, 4, 5, 6];

    #[test]
    fn the_best_payment_of_a_building_is_found() {
        let choice = Cost::Choice { number: 5, kinds: 2 };
        assert_eq!(best(choice, [0, 4, 0, 1], VALUE), Some(22)); // the example of SA-6.4
        assert_eq!(best(choice, [5, 0, 0, 0], VALUE), None);
        assert_eq!(best(choice, [1, 1, 1, 1], VALUE), None);
        assert_eq!(best(Cost::Open { min: 1, max: 7 }, [9, 0, 0, 2], VALUE), Some(27));
        assert_eq!(best(Cost::Open { min: 1, max: 7 }, [0; 4], VALUE), None);
        let paid = Payment::default().plus(Resource::Wood, 2);
        assert_eq!(best(Cost::Fixed(paid, 10), [2, 0, 0, 0], VALUE), Some(10));
        assert_eq!(best(Cost::Fixed(paid, 10), [1, 9, 9, 9], VALUE), None);
    }
}
