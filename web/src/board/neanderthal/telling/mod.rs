//! What the pieces tell of themselves: [`biomes`] in the rows and before a species, [`women`] the daughters and the men with
//! them, [`minds`] boards, ranks, portals and sexualities, [`round`] events, [`people`] hunters and dice.

mod biomes;
mod minds;
mod people;
mod round;
mod women;

pub(super) use biomes::of_biome;
pub(super) use minds::{of_elder, of_side};
pub(super) use women::{of_daughter, round_of};

use super::{Table, names};
use crate::board::{Point, Telling};
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_games::neanderthal::{Biome, Counted, Daughter, People, Points, Sexuality, Slot, Who};

/// What a piece tells.
pub(super) fn tell(table: &Table, piece: &str) -> Option<Telling> {
    let name = piece.strip_prefix("ne-")?;
    let (kind, rest) = name.split_once('-').unwrap_or((name, ""));
    let (first, second) = rest.split_once('-').unwrap_or((rest, ""));
    let who = || Who::read(first).filter(|who| table.view.table.peoples[*who].seat.is_some());
    match kind {
        "card" => Biome::read(rest).map(|biome| biomes::card(table, biome)),
        "tile" => table.view.table.rows[Slot::read(rest)?].card().map(|biome| biomes::card(table, biome)),
        "daughter" => Daughter::read(rest).map(|one| women::daughter(table, one)),
        "laid" => women::laid(table, rest),
        "husband" => Daughter::read(rest).map(|one| women::husband(table, one)),
        "elder" => minds::elder(table, Who::read(first)?, second),
        "portal" => minds::portal(table, Who::read(first)?, second),
        "sexuality" => minds::sexuality(table, Who::read(first)?, None),
        "side" => minds::sexuality(table, Who::read(first)?, Some(Sexuality::read(second)?)),
        "species" => minds::species(table, who()?),
        "event" => round::event(table, rest),
        "order" => Some(round::order(table, Who::read(first)?)),
        "gap" | "ice" | "track" => round::place(table, kind, Slot::read(rest)?),
        "disk" => people::disks(table, Who::read(first)?, second),
        "deadpile" => Some(people::dead(table, Who::read(first)?)),
        "dice" => people::dice(table, rest),
        _ => people::token(table, piece),
    }
}

/// A sentence of the page with the numbers of its rules.
fn ruled(sentence: String, rules: &str) -> String {
    format!("{sentence} ({rules})")
}

impl Table<'_> {
    fn with(&self, key: &str, figures: &[(&'static str, FluentValue<'_>)]) -> String {
        self.words().with(key, figures)
    }

    /// The reader's own species that is shown; nobody's for a spectator.
    fn mine(&self) -> Option<(Who, &People, &Counted)> {
        self.scene.seat?;
        let who = self.shown()?;
        let counted = self.view.species.iter().find(|one| one.who == who)?;
        Some((who, &self.view.table.peoples[who], counted))
    }

    /// What something is worth to a species at the end, by its sexuality. (NE-J)
    fn worth(&self, who: Who, key: &str, worth: impl Fn(&Points) -> u8) -> Option<String> {
        let side = self.view.table.peoples[who].sexuality?;
        let points = self.data().sexualities[side].points;
        let points = self.with("ne-points", &[("points", worth(&points).into())]);
        let figures = [("sexuality", names::sexuality(self.words(), side).into()), ("points", points.into())];
        Some(self.with(key, &figures))
    }
}

/// A telling whose stand-ins are named.
fn sourced(told: Telling, words: &Words, reconstructed: &[String]) -> Telling {
    Telling { source: names::stand_ins(words, reconstructed).unwrap_or_default(), ..told }
}

/// A telling of one sentence.
fn short(name: String, kind: &str, words: &Words, key: &str) -> Telling {
    let kind = if kind.is_empty() { String::new() } else { words.say(kind) };
    Telling::of(name, kind).with(Point::Does, words.say(key))
}
