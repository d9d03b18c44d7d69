//! The places of the valley, the slots and the stacks: what one does there, and what room is left.

use super::Teller;
use super::rolls::brought;
use crate::board::stone_age::names::{self, counted};
use crate::board::stone_age::places::good_of;
use crate::board::{Point, Telling};
use lascaux_games::stone_age::{Craft, Good, Phase, Place, PlaceKind, PlayerText};

impl Teller<'_> {
    /// A place, or what lies there.
    pub fn of_place(&self, place: Place) -> Option<Telling> {
        let bare = || Telling::of(self.named(names::place(place)), self.say("sa-piece-place"));
        match place.kind() {
            PlaceKind::Card(_) => Some(match self.view.cards.get(&place).copied().flatten() {
                Some(card) => self.card(card),
                None => bare().with(Point::Stands, self.say("sa-piece-no-card")),
            }),
            PlaceKind::Building(stack) => {
                let pile = self.view.stacks.get(stack)?;
                Some(match pile.open {
                    Some(open) => self.building(open),
                    None => bare()
                        .with(Point::Stands, self.say("sa-piece-no-building"))
                        .with(Point::Stands, counted(self.scene.words, "sa-piece-stack", pile.left.into())),
                })
            }
            PlaceKind::Village => Some(self.village(place, bare())),
            PlaceKind::Hunt | PlaceKind::Resource => Some(self.gathering(place, good_of(place)?, bare())),
        }
    }

    fn gathering(&self, place: Place, good: Good, told: Telling) -> Telling {
        let hunt = place.kind() == PlaceKind::Hunt;
        let pips = self.scene.data.divisor[good.index()];
        let gain = self.named(names::amount(good, 1));
        let key = if hunt { "sa-piece-hunt" } else { "sa-piece-gather" };
        let told = told.with(Point::Does, self.with(key, &[("n", pips.into()), ("gain", gain.into())]));
        let (room, free) = if hunt { (self.say("sa-piece-hunt-room"), i64::MAX) } else { self.room(place) };
        let told = told.with(Point::Stands, room).with_some(Point::Stands, self.groups(place));
        let now: Vec<String> = self.own().map_or(Vec::new(), |own| {
            let roll = self.roll(own, place, good, free);
            let feeding = hunt.then(|| self.feeding(own)).into_iter().flatten();
            roll.into_iter().chain(feeding).collect()
        });
        told.now(now)
    }

    /// Everybody at a place.
    fn standing(&self, place: Place) -> i64 {
        self.view.players.iter().filter_map(|player| player.placed.get(place.word())).sum()
    }

    fn room(&self, place: Place) -> (String, i64) {
        let all = i64::from(self.scene.data.resource_place_capacity);
        let free = (all - self.standing(place)).max(0);
        let key = if free == 0 { "sa-piece-full" } else { "sa-piece-room" };
        (self.with(key, &[("free", free.into()), ("all", all.into())]), free)
    }

    /// How many players may stand at forest, clay pit, quarry and river (SA-3.13).
    fn groups(&self, place: Place) -> Option<String> {
        let limited = self.view.options.limits && self.view.seats < 4 && place.kind() == PlaceKind::Resource;
        limited.then(|| {
            let figures = [("seats", self.view.seats.into()), ("n", (self.view.seats - 1).into())];
            self.with("sa-piece-groups", &figures)
        })
    }

    /// What the reader's people bring here, or would.
    fn roll(&self, own: &PlayerText, place: Place, good: Good, free: i64) -> Option<String> {
        let here = own.placed.get(place.word()).copied().unwrap_or_default();
        let home = own.people - own.placed.values().sum::<i64>();
        let (people, keys) = match (here, self.view.phase) {
            (1.., Phase::Placing | Phase::Using) => (here, ("sa-piece-roll-here", "sa-piece-chance-here")),
            (0, Phase::Placing) => (home.min(free), ("sa-piece-roll-home", "sa-piece-chance-home")),
            _ => return None,
        };
        let people = usize::try_from(people).ok().filter(|people| *people > 0)?;
        let (hundredths, percent) = brought(people, self.scene.data.divisor[good.index()]);
        let about = (hundredths + 50) / 100;
        let figures = |gain: u32| {
            let gain = self.named(names::amount(good, gain));
            [("n", people.into()), ("gain", gain.into()), ("percent", percent.into())]
        };
        // Where hardly anything comes of it, the chance says more than the average.
        Some(if hundredths >= 125 { self.with(keys.0, &figures(about)) } else { self.with(keys.1, &figures(1)) })
    }

    /// What the reader's people will eat, and what is there.
    pub fn feeding(&self, own: &PlayerText) -> Vec<String> {
        if self.view.phase == Phase::Over {
            return Vec::new();
        }
        let figures = [("need", own.people.into()), ("food", own.food.into()), ("fields", own.fields.into())];
        let missing = own.people - own.food - own.fields;
        let short = (missing > 0).then(|| counted(self.scene.words, "sa-piece-missing", missing));
        std::iter::once(self.with("sa-piece-feeding", &figures)).chain(short).collect()
    }

    fn village(&self, place: Place, told: Telling) -> Telling {
        let data = self.scene.data;
        let (does, craft) = match place {
            Place::Toolmaker => (self.say("sa-piece-toolmaker"), Craft::Toolmaker),
            Place::Hut => (counted(self.scene.words, "sa-piece-hut", data.hut_people.into()), Craft::Shaman),
            _ => (self.say("sa-piece-field"), Craft::Farmer),
        };
        let limited = self.view.options.limits && self.view.seats < 4;
        let limit = limited.then(|| self.with("sa-piece-village", &[("seats", self.view.seats.into())]));
        let now: Vec<String> = self.own().map_or(Vec::new(), |own| {
            let feeding = (place != Place::Toolmaker).then(|| self.feeding(own)).into_iter().flatten();
            std::iter::once(self.has(own, craft)).chain(self.one_more(craft)).chain(feeding).collect()
        });
        told.with(Point::Does, does).with_some(Point::Stands, limit).now(now)
    }

    /// How much the reader has of what a craft counts, and how much that can become (SA-4.10).
    pub fn has(&self, own: &PlayerText, craft: Craft) -> String {
        let data = self.scene.data;
        let (key, most) = match craft {
            Craft::Toolmaker => ("sa-piece-tools-have", data.tools_max()),
            Craft::Shaman => ("sa-piece-people-have", data.people_max),
            _ => ("sa-piece-fields-have", data.fields_max),
        };
        self.with(key, &[("n", self.factor(own, craft).into()), ("most", most.into())])
    }
}
