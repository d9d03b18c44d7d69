//! Neanderthal: two rows of biomes with the tracks of predators under them, and the board of a species.

mod advice;
mod art;
mod bargain;
mod beasts;
mod brain;
mod brush;
mod card;
mod components;
mod daughters;
mod free;
mod goal;
mod ground;
mod guide;
mod held;
mod labels;
mod names;
mod odds;
mod panel;
mod party;
mod people;
mod phone;
mod planning;
mod pointing;
mod questions;
mod round;
mod rows;
mod shelf;
mod species;
mod strip;
mod theatre;
mod thumb;
use super::{Advice, Beat, Board, Component, Layout, OneLine, Plan, Possible, Progress, Strip, Telling};
use crate::cave::{Paints, horse};
mod telling;
use crate::words::Words;
use lascaux_games::neanderthal::{
    Action, Band, Biome, BiomeCard, Data, Disk, Event, Key, Neanderthal, Phase, Place, Slot, Stage, View, Who,
};
use lascaux_table::{Game, Seat};
use maud::{Markup, html};
use people::Token;

type Scene<'a> = super::Scene<'a, Neanderthal>;

impl Board for Neanderthal {
    const STYLE: &'static str = concat!(include_str!("style.css"), include_str!("theatre.css"));

    fn emblem() -> Markup {
        let paints = Paints("ne-e");
        html! {
            svg class="ne-emblem" viewBox="0 0 200 126" aria-hidden="true" focusable="false" {
                defs { (paints.mixed()) }
                (paints.painted(horse(paints)))
            }
        }
    }

    fn thumb(view: &View) -> Markup {
        thumb::thumb(view)
    }

    fn board(view: &View, scene: &Scene) -> Markup {
        let table = Table::new(view, scene);
        let label = scene.words.say("ne-europe");
        match scene.layout {
            Layout::Wide => html! {
                svg class="ne-board" viewBox="0 0 1024 720" role="group" aria-label=(label) {
                    (ground::wide())
                    @match bargain::deal(&table) {
                        Some(deal) => { (bargain::wide(&table, &deal)) }
                        None => { (rows::rows(&table)) }
                    }
                    g transform="translate(6 184)" { (round::band(&table)) }
                    g transform="translate(0 559)" { @if let Some(who) = table.shown() { (species::board(&table, who)) } }
                }
            },
            Layout::Phone => html! {
                svg class="ne-board ne-phone" viewBox="0 0 360 376" role="group" aria-label=(label) {
                    (ground::phone())
                    (phone::board(&table))
                }
            },
        }
    }

    fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
        let table = Table::new(view, scene);
        html! { @for one in view.species.iter().filter(|one| table.leads(seat, one.who)) { (panel::panel(&table, one)) } }
    }

    fn own(view: &View, seat: Seat, scene: &Scene) -> Markup {
        shelf::shelf(&Table::new(view, scene), seat)
    }

    fn decided(view: &View, scene: &Scene) -> Option<String> {
        match Table::new(view, scene).place_in_question()? {
            Place::Slot(slot) => view.table.rows[slot].card().map(|biome| format!("ne-card-{biome}")),
            Place::Daughter(daughter) => Some(format!("ne-daughter-{daughter}")),
        }
    }

    fn advice(view: &View, scene: &Scene) -> Vec<Advice> {
        advice::advice(view, scene)
    }

    fn strip(view: &View, scene: &Scene) -> Strip {
        strip::strip(&Table::new(view, scene))
    }

    fn progress(view: &View, scene: &Scene) -> Progress {
        strip::progress(view, scene)
    }

    fn pointed(view: &View, scene: &Scene, what: &str) -> Vec<String> {
        pointing::pointed(view, scene, what)
    }

    fn plan(view: &View, scene: &Scene) -> Option<Plan> {
        planning::plan(view, scene)
    }

    /// Only as long as the same is asked: what follows is not foreseen.
    fn foresee(state: &Neanderthal, action: Action) -> Option<Neanderthal> {
        let next = state.foreseen(action);
        let asks = |one: &Neanderthal| (one.asked(), one.ask().what);
        (asks(&next) == asks(state)).then_some(next)
    }

    fn telling(view: &View, scene: &Scene, piece: &str) -> Option<Telling> {
        telling::tell(&Table::new(view, scene), piece)
    }

    fn theatre(before: &View, events: &[Event], after: &View, scene: &Scene) -> Vec<Beat> {
        theatre::beats(before, events, after, scene)
    }

    fn verdict(view: &View, words: &Words) -> Option<String> {
        goal::verdict(view, words)
    }

    fn question(view: &View, scene: &Scene) -> String {
        questions::question(view, scene)
    }

    fn label(view: &View, _: &'static Data, possible: &Possible<Action>, words: &Words) -> String {
        labels::label(view, possible.action, words)
    }

    fn pigment(view: &View, seat: Seat) -> usize {
        // A seat has the colour of the species it leads, of several the one that is asked; before the boards are dealt, its own.
        let led = |who: &Who| view.table.peoples[*who].seat == Some(seat);
        match view.asked.filter(led).or_else(|| Who::all().find(led)) {
            Some(Who::Red) => 0,
            Some(Who::Green) => 2,
            Some(Who::Yellow) => 3,
            None => seat.index(),
        }
    }

    fn counted(words: &Words) -> Vec<(&'static str, String)> {
        Disk::all().map(|disk| (disk.word(), names::disk(words, disk))).collect()
    }

    /// An order of species is read one by one.
    fn option_value(words: &Words, option: &str, value: &str) -> String {
        if option == "boards" && value != "lot" {
            let species = value.split('-').map(|species| words.say(&format!("option-neanderthal-species-{species}")));
            return species.collect::<Vec<_>>().join(", ");
        }
        words.say(&format!("option-neanderthal-{option}-{value}"))
    }

    fn components(data: &'static Data, words: &Words) -> Vec<Component> {
        components::all(data, words)
    }

    fn one_page(data: &'static Data, words: &Words) -> Vec<OneLine> {
        guide::one_page(data, words)
    }

    fn goal(data: &'static Data, words: &Words) -> String {
        guide::goal(data, words)
    }

    fn beside(data: &'static Data) -> Vec<(&'static str, String)> {
        guide::beside(data)
    }

    fn things(view: &View, seat: Seat, scene: &Scene) -> Option<Markup> {
        guide::things(view, seat, scene.data)
    }
}

/// A throw that was told since the last look: whose, where (nowhere for the elders' dice), for which card, and the faces.
struct Throw {
    who: Who,
    at: Option<Place>,
    card: Option<Biome>,
    dice: Vec<u8>,
}

/// A view with what surrounds it.
struct Table<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    throws: Vec<Throw>,
}

impl<'a> Table<'a> {
    fn new(view: &'a View, scene: &'a Scene<'a>) -> Table<'a> {
        Table { view, scene, throws: throws(scene.events) }
    }

    /// The box that is played.
    fn data(&self) -> &'static Data {
        self.scene.data
    }

    fn is_phone(&self) -> bool {
        self.scene.layout == Layout::Phone
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
        self.view.table.rows[slot].card().map(|biome| self.data().biome(biome))
    }

    /// The species whose board lies under the rows: the viewer's own, and of several, or for a spectator, the one that is
    /// asked.
    fn shown(&self) -> Option<Who> {
        let all = &self.view.table;
        let led = |who: &Who| match self.scene.seat {
            Some(seat) => self.leads(seat, *who),
            None => all.peoples[*who].seat.is_some(),
        };
        self.view.asked.filter(led).or_else(|| all.order.into_iter().find(led))
    }

    /// How many portals make a tribe in this match.
    fn conversion(&self) -> u8 {
        self.data().conversion[usize::from(self.view.table.seats.clamp(1, 3)) - 1]
    }

    /// Whether the daughter of the round is being dealt with: her events, and who takes her in.
    fn round_is_told(&self) -> bool {
        self.view.phase == Phase::Events && self.view.table.current.is_some()
    }

    /// What a press on a species says, where one can be chosen.
    fn choosing(&self, who: Who) -> String {
        self.say(&["wander", "offer", "council", "strike"].map(|verb| format!("{verb} {who}")), "")
    }

    /// The card that a question is about.
    fn place_in_question(&self) -> Option<Place> {
        let all = &self.view.table;
        let losing = all.losing.and_then(|losing| match losing.from {
            Band::Party(slot) => Some(Place::Slot(slot)),
            Band::Raid(prey) => all.raids[prey].map(|raid| Place::Slot(raid.predator)),
        });
        let stage = match all.stage {
            Stage::Attack { place, .. } | Stage::Strike { place, .. } => Some(place),
            Stage::Contested { on } => on,
            Stage::Predators { on } => on.map(Place::Slot),
            Stage::Auction { .. } | Stage::Lay { .. } => all.current.map(Place::Daughter),
            _ => None,
        };
        let hunt = all.hunt.map(|hunt| Place::Slot(hunt.on));
        losing.or(hunt).or(all.suit.map(|suit| Place::Daughter(suit.daughter))).or(stage)
    }

    /// Whether something is being resolved on a card.
    fn happens_at(&self, place: Place) -> bool {
        self.place_in_question() == Some(place)
    }

    fn thrown_at(&self, place: Place) -> Option<(Who, &[u8])> {
        let found = self.throws.iter().rev().find(|throw| throw.at == Some(place))?;
        // Dice go with the card they were thrown for: another one lies there now.
        let is_gone = match (place, found.card) {
            (Place::Slot(slot), Some(card)) => self.view.table.rows[slot].card() != Some(card),
            _ => false,
        };
        (!is_gone).then_some((found.who, &found.dice))
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
        Token { id, say, name, colour, leader, count, alpha: false, followed: false, drag: None }
    }

    fn alpha(&self, say: String, who: Who) -> Token {
        let words = self.words();
        let name = words.with("ne-alpha-of", &[("who", names::who(words, who).into())]);
        Token {
            id: format!("ne-alpha-{who}"),
            say,
            name,
            colour: who,
            leader: who,
            count: 1,
            alpha: true,
            followed: false,
            drag: None,
        }
    }
}

fn lose(colour: Option<Who>) -> String {
    match colour {
        Some(colour) => format!("lose {colour}"),
        None => "lose alpha".into(),
    }
}

/// The throws among what was told; what follows a throw says where it was.
fn throws(events: &[Event]) -> Vec<Throw> {
    let mut throws: Vec<Throw> = Vec::new();
    let mut fresh = false;
    for event in events {
        let mut hunted = None;
        let place = match event {
            Event::Rolled { who, dice } => {
                throws.push(Throw { who: *who, at: None, card: None, dice: dice.clone() });
                fresh = true;
                continue;
            }
            Event::Hunted { slot, card, .. } => {
                hunted = *card;
                Place::Slot(*slot)
            }
            Event::Attacked { place, .. } => *place,
            Event::Courted { daughter, .. } | Event::SuitorKilled { daughter, .. } => Place::Daughter(*daughter),
            _ => continue,
        };
        if let (true, Some(last)) = (fresh, throws.last_mut()) {
            (last.at, last.card) = (Some(place), hunted);
            fresh = false;
        }
    }
    throws
}
