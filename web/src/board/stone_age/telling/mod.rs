//! What the pieces tell of themselves. [`things`] are cards and buildings, [`places`] the places of the valley, [`goods`]
//! what players have before them.

mod goods;
mod places;
mod rolls;
mod things;

pub(super) use things::{of_building, of_card, source};

use super::Scene;
use super::names::{self, say};
use super::seat::{bottoms, card_of};
use crate::board::Telling;
use fluent_bundle::FluentValue;
use lascaux_games::stone_age::{Bottom, Craft, Phase, Place, PlaceKind, PlayerText, View};
use lascaux_table::{Said, Seat};

/// What a piece tells.
pub(super) fn tell(view: &View, scene: &Scene, piece: &str) -> Option<Telling> {
    let teller = Teller { view, scene };
    let name = piece.strip_prefix("sa-")?;
    if let Some(place) = Place::ALL.into_iter().find(|place| place.word() == name) {
        return teller.of_place(place);
    }
    let (kind, rest) = name.split_once('-').unwrap_or((name, ""));
    match kind {
        "card" => card_of(scene.data, rest).map(|card| teller.card(card)),
        "building" => {
            let building = scene.data.building(rest)?;
            Some(teller.building(&scene.data.buildings[building.index()]))
        }
        "slot" => teller.of_place(Place::card(rest.parse::<usize>().ok()?.checked_sub(1)?)),
        "stack" => teller.of_place(Place::building(rest.parse::<usize>().ok()?.checked_sub(1)?)),
        _ => teller.of_thing(kind, rest),
    }
}

/// A view on its way into words.
struct Teller<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
}

impl Teller<'_> {
    fn say(&self, key: &str) -> String {
        self.scene.words.say(key)
    }

    fn with(&self, key: &str, figures: &[(&'static str, FluentValue<'_>)]) -> String {
        self.scene.words.with(key, figures)
    }

    /// A thing of the game in the reader's words.
    fn named(&self, said: Said) -> String {
        say(self.scene.words, said)
    }

    fn points(&self, points: i64) -> String {
        self.named(names::points(i32::try_from(points).unwrap_or_default()))
    }

    /// What the reader has; a spectator has nothing.
    fn own(&self) -> Option<&PlayerText> {
        self.scene.seat.and_then(|seat| self.view.players.get(seat.index()))
    }

    fn player(&self, seat: Seat) -> Option<&PlayerText> {
        self.view.players.get(seat.index())
    }

    /// What a craft is multiplied with at the end (SA-10.3 to SA-10.6).
    fn factor(&self, player: &PlayerText, craft: Craft) -> i64 {
        match craft {
            Craft::Farmer => player.fields,
            Craft::Toolmaker => player.tools.iter().map(|tile| tile.value).sum(),
            Craft::Builder => player.buildings.len() as i64,
            Craft::Shaman => player.people,
        }
    }

    /// One thing more of those that a craft counts, where the reader's cards have people of that craft.
    fn one_more(&self, craft: Craft) -> Option<String> {
        let crowd = self.crowd(self.own()?, craft);
        (crowd > 0).then(|| {
            let people = self.named(names::craft(craft, crowd));
            self.with("sa-piece-one-more", &[("people", people.into()), ("points", self.points(crowd).into())])
        })
    }

    /// How many people of a craft are on a player's cards.
    fn crowd(&self, player: &PlayerText, craft: Craft) -> i64 {
        let counted = bottoms(player, self.scene.data).into_iter().map(|bottom| match bottom {
            Bottom::Sand { people, count } if people == craft => i64::from(count),
            _ => 0,
        });
        counted.sum()
    }

    /// Whether the reader's people can still bring in resources this round: some are out for them, or can still go.
    fn brings_more(&self, player: &PlayerText) -> bool {
        let out =
            |place: &str| Place::ALL.into_iter().any(|one| one.word() == place && one.kind() == PlaceKind::Resource);
        let away: i64 = player.placed.values().sum();
        let may_go = self.view.phase == Phase::Placing && player.people > away;
        may_go || player.two_resources || player.placed.iter().any(|(place, many)| *many > 0 && out(place))
    }
}
