//! The names of things in the reader's language, and what a card says in words.

use crate::words::Words;
use lascaux_games::neanderthal::{
    Biome, BiomeCard, Data, Daughter, Disk, Disks, Faces, GameType, Icon, Kind, Points, Portal, Rank, Sexuality, Slot,
    Who, names,
};
use lascaux_table::Said;

fn say(words: &Words, said: Said) -> String {
    words.told(&said, &[])
}

pub(super) fn biome(words: &Words, biome: Biome) -> String {
    say(words, names::biome(biome))
}

pub(super) fn daughter(words: &Words, daughter: Daughter) -> String {
    say(words, names::daughter(daughter))
}

/// What a daughter's culture does.
pub(super) fn culture(words: &Words, data: &Data, daughter: Daughter) -> String {
    words.with(&format!("ne-culture-{daughter}"), &[("number", data.laughing_loss.into())])
}

pub(super) fn rank(words: &Words, rank: Rank) -> String {
    say(words, names::rank(rank))
}

/// A species, as in a heading.
pub(super) fn who(words: &Words, who: Who) -> String {
    say(words, names::who(who))
}

/// A species at the beginning of a sentence.
pub(super) fn folk(words: &Words, who: Who) -> String {
    say(words, names::folk(who))
}

pub(super) fn sexuality(words: &Words, sexuality: Sexuality) -> String {
    say(words, names::sexuality(sexuality))
}

pub(super) fn portal(words: &Words, portal: Portal) -> String {
    say(words, names::portal(portal))
}

pub(super) fn disk(words: &Words, disk: Disk) -> String {
    say(words, names::disk(disk))
}

pub(super) fn game(words: &Words, game: GameType) -> String {
    say(words, names::game(game))
}

pub(super) fn slot(words: &Words, slot: Slot) -> String {
    say(words, names::slot(slot))
}

pub(super) fn event(words: &Words, icon: Icon) -> String {
    let (key, times) = match icon {
        Icon::Cooling => ("ne-event-cooling", 0),
        Icon::Warming => ("ne-event-warming", 0),
        Icon::Wurm => ("ne-event-wurm", 0),
        Icon::Mortality(dice) => ("ne-event-mortality", dice),
        Icon::Chaos => ("ne-event-chaos", 0),
        Icon::Blizzard => ("ne-event-blizzard", 0),
        Icon::Wanderlust(hunters) => ("ne-event-wanderlust", hunters),
    };
    words.with(key, &[("times", times.into())])
}

/// Disks in words: "1 orange, 2 white"; nothing for none.
pub(super) fn disks(words: &Words, disks: &Disks) -> String {
    let some = disks.iter().filter(|(_, count)| **count > 0);
    let some = some.map(|(colour, count)| {
        words.with("ne-disks", &[("count", (*count).into()), ("colour", disk(words, colour).into())])
    });
    some.collect::<Vec<_>>().join(", ")
}

pub(super) fn faces(faces: Faces) -> String {
    (1..=6u8).filter(|face| faces.has(*face)).map(|face| face.to_string()).collect::<Vec<_>>().join(", ")
}

/// Which figures of a card are stand-ins, in words; nothing if none are.
pub(super) fn stand_ins(words: &Words, reconstructed: &[String]) -> Option<String> {
    if reconstructed.is_empty() {
        return None;
    }
    let mut figures: Vec<String> =
        reconstructed.iter().map(|figure| words.say(&format!("ne-figure-{}", figure.replace('_', "-")))).collect();
    figures.dedup();
    Some(words.with("ne-about-stand-ins", &[("figures", figures.join(", ").into())]))
}

pub(super) fn success(words: &Words, key: &str, babies: u8, freed: &Disks) -> String {
    let mut parts = Vec::new();
    if babies > 0 {
        parts.push(words.with("ne-babies", &[("babies", babies.into())]));
    }
    if freed.total() > 0 {
        parts.push(words.with("ne-freed", &[("disks", disks(words, freed).into())]));
    }
    if parts.is_empty() {
        parts.push(words.say("ne-nothing"));
    }
    words.with(key, &[("reward", parts.join(", ").into())])
}

/// What a card does in a tableau.
pub(super) fn held(words: &Words, card: &BiomeCard) -> Vec<String> {
    match card.kind {
        Kind::Plain => Vec::new(),
        Kind::Trophy => vec![words.with("ne-about-trophy", &[("trophies", card.trophies.into())])],
        Kind::Domestic => vec![success(words, "ne-about-yield", card.yield_babies, &card.yield_disks)],
        Kind::Invention => {
            let mut effects = Vec::new();
            if card.weapon {
                effects.push(words.say("ne-about-weapon"));
            }
            if let Some(kind) = card.threes {
                effects.push(words.with("ne-about-threes", &[("game", game(words, kind).into())]));
            }
            if card.shelter {
                effects.push(words.say("ne-about-shelter"));
            }
            effects
        }
    }
}

/// What things are worth with a sexuality, in words.
pub(super) fn worth(words: &Words, points: &Points) -> String {
    let lines = [
        ("ne-line-hunters", points.hunter),
        ("ne-line-alpha-man", points.alpha),
        ("ne-line-elders", points.elder),
        ("ne-line-husbands", points.husband),
        ("ne-line-daughters", points.daughter),
        ("ne-line-free-disks", points.free_disk),
        ("ne-line-trophies", points.trophy),
        ("ne-line-inventions", points.invention),
        ("ne-line-domestic-animals", points.domestic),
    ];
    lines.map(|(line, points)| format!("{} {points}", words.say(line))).join(", ")
}
