//! Neanderthal: two rows of biomes under the ice, the daughter of the round between them, and the three species.

mod art;
mod beasts;
mod biomes;
mod brain;
mod brush;
mod components;
mod daughters;
mod labels;
mod log;
mod names;
mod people;
mod questions;
mod round;
mod species;

use super::{Board, Component, Scene};
use crate::words::Words;
use lascaux_neanderthal::{
    Band, Biome, BiomeCard, Data, Daughter, DaughterCard, Disk, Key, Neanderthal, Place, Row, Slot, Stage, View, Who,
};
use lascaux_table::{Game, Seat};
use maud::{Markup, html};
use people::Token;
use serde_json::Value;

impl Board for Neanderthal {
    const RULEBOOK: &'static str = include_str!("../../../../games/neanderthal/rules/en.md");

    fn emblem() -> Markup {
        html! {
            svg class="ne-emblem" viewBox="0 0 200 130" aria-hidden="true" {
                path class="ne-rock" d="M6 12C50 2 150 0 195 6C199 60 198 100 190 122C130 130 60 128 10 120C2 80 4 50 6 20Z" {}
                path class="ne-print" d="M150 62C140 52 128 50 124 44C122 40 128 38 132 42L144 50L136 24C135 18 142 17 144 22L151 44L152 16C152 10 159 10 159 16L160 44L168 22C170 17 176 19 174 25L168 48L180 38C184 35 188 39 184 43C178 52 174 60 170 68Z" {}
                g transform="translate(6 24) scale(0.86)" { (art::painted(beasts::beast(Biome::WoollyMammoth))) }
            }
        }
    }

    fn board(view: &View, scene: &Scene) -> Markup {
        let table = Table::new(view, scene);
        let row = |row: Row| {
            html! {
                div class={ "ne-row ne-row-" (row) } role="group"
                    aria-label=(scene.words.say(&format!("ne-europe-{row}"))) {
                    @for slot in Slot::of_row(row) { (biomes::slot(&table, slot)) }
                }
            }
        };
        html! {
            div class="ne-board" {
                (row(Row::North))
                (round::middle(&table))
                (row(Row::South))
            }
        }
    }

    fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
        let table = Table::new(view, scene);
        let own: Vec<Who> = view.species.iter().map(|one| one.who).filter(|who| table.leads(seat, *who)).collect();
        // A single player leads all three; the one that is asked is shown large.
        let large = view.asked.filter(|who| own.contains(who)).or(own.first().copied());
        html! {
            @for who in &own {
                (species::panel(&table, *who, scene.seat == Some(seat) && large == Some(*who)))
            }
        }
    }

    fn question(view: &View, scene: &Scene) -> String {
        questions::question(view, scene)
    }

    fn label(view: &View, action: &str, words: &Words) -> String {
        labels::label(view, action, words)
    }

    fn pigment(view: &View, seat: Seat) -> usize {
        // A seat has the colour of the species it leads; before the boards are dealt, its own.
        match Who::all().find(|who| view.table.peoples[*who].seat == Some(seat)) {
            Some(Who::Red) => 0,
            Some(Who::Green) => 2,
            Some(Who::Yellow) => 3,
            None => seat.index(),
        }
    }

    fn counted(words: &Words) -> Vec<(&'static str, String)> {
        Disk::all().map(|disk| (disk.word(), names::disk(words, disk))).collect()
    }

    fn tell(event: &Value, names: &[String], words: &Words) -> Option<String> {
        log::tell(event, names, words)
    }

    fn components(data: &'static Data, words: &Words) -> Vec<Component> {
        components::all(data, words)
    }
}

/// A throw that was told since the last look: whose, where (nowhere for the elders' dice), and the faces.
struct Throw {
    who: Who,
    at: Option<Place>,
    dice: Vec<u8>,
}

/// A view with what surrounds it.
struct Table<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    throws: Vec<Throw>,
    /// The figures of cards that are no longer open. A view has only those of open ones; where these are of the built-in
    /// box, so are the others.
    figures: Option<&'static Data>,
}

impl<'a> Table<'a> {
    fn new(view: &'a View, scene: &'a Scene<'a>) -> Table<'a> {
        let built_in = Neanderthal::data(None).ok();
        let figures = built_in.filter(|data| {
            let biomes = view.biomes.iter().all(|open| data.biomes.iter().any(|own| std::ptr::eq(own, open.card)));
            let daughters = view.daughters.iter().all(|open| std::ptr::eq(data.daughter(open.daughter), open.card));
            biomes && daughters
        });
        Table { view, scene, throws: throws(scene.told), figures }
    }

    fn words(&self) -> &'a Words {
        self.scene.words
    }

    /// Whether a species belongs to a seat. Before the boards are dealt, none does.
    fn leads(&self, seat: Seat, who: Who) -> bool {
        self.view.table.peoples[who].seat == Some(seat)
    }

    /// The first of some beginnings that a legal action has, or `otherwise`.
    fn say(&self, beginnings: &[String], otherwise: &str) -> String {
        let possible = beginnings.iter().find(|say| !say.is_empty() && self.scene.possible(say));
        possible.cloned().unwrap_or_else(|| otherwise.to_string())
    }

    fn open_biome(&self, slot: Slot) -> Option<&'static BiomeCard> {
        self.view.biomes.iter().find(|open| open.slot == slot).map(|open| open.card)
    }

    fn open_daughter(&self, daughter: Daughter) -> Option<&'static DaughterCard> {
        self.view.daughters.iter().find(|open| open.daughter == daughter).map(|open| open.card)
    }

    /// Whether something is being resolved on a card.
    fn happens_at(&self, place: Place) -> bool {
        let all = &self.view.table;
        let stage = match all.stage {
            Stage::Attack { place, .. } | Stage::Strike { place, .. } => Some(place),
            Stage::Contested { on } => on,
            Stage::Predators { on } => on.map(Place::Slot),
            _ => None,
        };
        stage == Some(place)
            || all.hunt.is_some_and(|hunt| Place::Slot(hunt.on) == place)
            || all.suit.is_some_and(|suit| Place::Daughter(suit.daughter) == place)
    }

    fn thrown_at(&self, place: Place) -> Option<(Who, &[u8])> {
        let found = self.throws.iter().rev().find(|throw| throw.at == Some(place))?;
        Some((found.who, &found.dice))
    }

    /// What a hunter of a band stands for while hunters have to be named; no colour is the alpha man.
    fn losing(&self, band: Band, colour: Option<Who>) -> String {
        match self.view.table.losing {
            Some(losing) if losing.from == band => lose(colour),
            _ => String::new(),
        }
    }

    fn hunters(&self, id: String, say: String, leader: Who, colour: Who, count: u8) -> Token {
        let words = self.words();
        let key = if leader == colour { "ne-hunters" } else { "ne-guests" };
        let name = words.with(
            key,
            &[
                ("count", count.into()),
                ("who", names::who(words, colour).into()),
                ("host", names::who(words, leader).into()),
            ],
        );
        Token { id, say, name, colour, count, alpha: false, followed: false }
    }

    fn alpha(&self, say: String, who: Who) -> Token {
        let words = self.words();
        let name = words.with("ne-alpha-of", &[("who", names::who(words, who).into())]);
        Token { id: format!("ne-alpha-{who}"), say, name, colour: who, count: 1, alpha: true, followed: false }
    }
}

fn lose(colour: Option<Who>) -> String {
    match colour {
        Some(colour) => format!("lose {colour}"),
        None => "lose alpha".into(),
    }
}

/// The event within what the line protocol tells.
fn told(happening: &Value) -> &Value {
    happening.get("event").unwrap_or(happening)
}

/// The throws among what was told; what follows a throw says where it was.
fn throws(happenings: &[Value]) -> Vec<Throw> {
    let mut throws: Vec<Throw> = Vec::new();
    let mut fresh = false;
    for event in happenings.iter().map(told) {
        let read = |field: &str| event[field].as_str().unwrap_or_default();
        let place = match read("what") {
            "rolled" => {
                let dice = event["dice"].as_array().into_iter().flatten().filter_map(Value::as_u64);
                let dice = dice.map(|face| face as u8).collect();
                if let Some(who) = Who::read(read("who")) {
                    throws.push(Throw { who, at: None, dice });
                    fresh = true;
                }
                continue;
            }
            "hunted" => Slot::read(read("slot")).map(Place::Slot),
            "attacked" => serde_json::from_value(event["place"].clone()).ok(),
            "courted" | "suitor-killed" => Daughter::read(read("daughter")).map(Place::Daughter),
            _ => None,
        };
        if let (true, Some(place), Some(last)) = (fresh, place, throws.last_mut()) {
            last.at = Some(place);
            fresh = false;
        }
    }
    throws
}
