//! What an action's button says.

use super::cards::{card_name, is_last_round};
use super::{colour_name, mark, pigment};
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_games::eiszeit::{Action, Area, Card, Colour, Data, Hunter, View, Way};
use lascaux_table::Seat;

/// The buttons of a viewer, in a language.
pub(super) struct Buttons<'a> {
    pub view: &'a View,
    pub data: &'static Data,
    pub words: &'a Words,
    /// The names of the seats; where nobody knows them, a seat is told by its colour.
    pub names: &'a [String],
}

impl Buttons<'_> {
    pub(super) fn label(&self, action: Action) -> String {
        match action {
            Action::Place { area, club: false } => self.at("ez-do-place", area),
            Action::Place { area, club: true } => self.at("ez-do-place-club", area),
            Action::Move { hunter, from, to, club } => {
                let key = if club { "ez-do-move-club" } else { "ez-do-move" };
                self.words.with(key, &[("who", self.who(hunter)), ("from", number(from)), ("to", number(to))])
            }
            Action::Swap { hunter, area, club } | Action::With { hunter, area, club } => {
                let key = if club { "ez-do-swap-club" } else { "ez-do-swap" };
                self.words.with(key, &[("who", self.who(hunter)), ("area", number(area))])
            }
            Action::Remove { hunter, area } => {
                self.words.with("ez-do-remove", &[("who", self.who(hunter)), ("area", number(area))])
            }
            Action::PlaceMammoth(area) => self.at("ez-do-mammoth", area),
            Action::MoveMammoth { from, to } => {
                self.words.with("ez-do-mammoth-move", &[("from", number(from)), ("to", number(to))])
            }
            Action::RemoveMammoth(area) => self.at("ez-do-remove-mammoth", area),
            Action::MoveFire { fire, to } => self.move_fire(fire, to),
            Action::Look(fire) => self.words.with("ez-do-look", &[("fire", number(fire))]),
            Action::TakeClub(Some(area)) => self.at("ez-do-club", area),
            Action::TakeClub(None) => self.words.say("ez-do-club-keep"),
            Action::Play { card, copy, way } => self.play(card, copy, way),
            Action::Choose(seat) => self.player(seat),
            Action::Discard(card) => self.words.with("ez-do-discard", &[("card", card_name(card, self.words).into())]),
            Action::Keep => self.words.say("ez-do-keep"),
            Action::Draw(Colour::Light) => self.words.say("ez-do-draw-light"),
            Action::Draw(Colour::Dark) => self.words.say("ez-do-draw-dark"),
            Action::Cover(area) => self.at("ez-do-cover", area),
            Action::Done => self.words.say("ez-do-done"),
        }
    }

    fn at(&self, key: &str, area: Area) -> String {
        self.words.with(key, &[("area", number(area))])
    }

    /// Of several fires in one area each is told by where it was laid.
    fn move_fire(&self, fire: Area, to: Area) -> String {
        let from = self.view.fires.iter().find(|token| token.fire == fire).map_or(fire, |token| token.area);
        self.words.with("ez-do-fire", &[("fire", number(fire)), ("from", number(from)), ("to", number(to))])
    }

    fn play(&self, card: Card, copy: Option<Colour>, way: Way) -> String {
        let words = self.words;
        let mut name = card_name(card, words);
        let mut effect = card;
        if let Some(copied) = copy.and_then(|side| self.view.piles.get(side.word())).and_then(|pile| pile.top.as_ref())
        {
            effect = copied.card;
            name = words.with("ez-do-copy", &[("card", name.into()), ("copied", card_name(effect, words).into())]);
        }
        let how = match way {
            Way::Only => None,
            Way::Place => Some("ez-do-way-place"),
            Way::Near => Some("ez-do-way-near"),
            Way::Far => Some("ez-do-way-far"),
        };
        if let Some(how) = how {
            name = words.with(how, &[("card", name.into())]);
        }
        if effect.is_cult() {
            return name;
        }
        let stones = self.data.stones(effect, way.index());
        // EZ-12.1: the stones of the card that ends the last round are nobody's.
        let key = match effect.colour() {
            Colour::Light => "ez-do-play",
            Colour::Dark if stones < self.view.dark_supply => "ez-do-play-dark",
            Colour::Dark if is_last_round(self.view) => "ez-do-play-ends-game",
            Colour::Dark => "ez-do-play-ends-round",
        };
        words.with(key, &[("card", name.into()), ("stones", stones.into())])
    }

    /// A hunter, by the mark and name of its owner, or as the viewer's own.
    fn who(&self, hunter: Hunter) -> FluentValue<'static> {
        if self.view.viewer == Some(hunter.owner) {
            return self.words.say(if hunter.clubbed { "ez-who-own-club" } else { "ez-who-own" }).into();
        }
        self.named(if hunter.clubbed { "ez-who-club" } else { "ez-who" }, hunter.owner).into()
    }

    fn player(&self, seat: Seat) -> String {
        self.named("ez-do-choose", seat)
    }

    fn named(&self, key: &str, seat: Seat) -> String {
        let name = self.names.get(seat.index()).cloned().unwrap_or_else(|| colour_name(pigment(seat), self.words));
        self.words.with(key, &[("mark", mark(seat).into()), ("name", name.into())])
    }
}

fn number(area: Area) -> FluentValue<'static> {
    area.number().into()
}
