//! The words on the buttons of actions.

use super::names;
use super::questions::slug;
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_neanderthal::{Biome, Daughter, Disk, Disks, Key, Portal, Rank, Sexuality, View, Who};

/// The name of a thing by its word in the notation; the word itself if there is no such thing.
fn named<K: Key>(words: &Words, word: &str, name: fn(&Words, K) -> String) -> String {
    K::read(word).map_or_else(|| word.to_string(), |one| name(words, one))
}

pub(super) fn label(view: &View, action: &str, words: &Words) -> String {
    let parts: Vec<&str> = action.split(' ').collect();
    let biome = |word: &str| named::<Biome>(words, word, names::biome);
    let daughter = |word: &str| named::<Daughter>(words, word, names::daughter);
    let rank = |word: &str| named::<Rank>(words, word, names::rank);
    let who = |word: &str| named::<Who>(words, word, names::who);
    let disk = |word: &str| named::<Disk>(words, word, names::disk);
    let card = |word: &str| if Biome::read(word).is_some() { biome(word) } else { daughter(word) };
    let do_ = |key: &str, figures: &[(&'static str, String)]| {
        let figures: Vec<(&'static str, FluentValue)> =
            figures.iter().map(|(name, value)| (*name, value.clone().into())).collect();
        words.with(&format!("ne-do-{key}"), &figures)
    };
    match parts[..] {
        ["choose", side] => do_("choose", &[("what", named::<Sexuality>(words, side, names::sexuality))]),
        ["council", first, second] => do_("council", &[("first", who(first)), ("second", who(second))]),
        ["lose", "elder", name] => do_("lose-elder", &[("rank", rank(name))]),
        ["lose", "alpha"] => do_("lose-alpha", &[]),
        ["lose", colour] => do_("lose", &[("who", who(colour))]),
        ["wander", to] => do_("wander", &[("who", who(to))]),
        ["walkabout", one] => do_("walkabout", &[("card", daughter(one))]),
        ["abandon", "elder", name] => do_("abandon", &[("what", rank(name))]),
        ["abandon", _, name] => do_("abandon", &[("what", card(name))]),
        ["bid", count] => do_("bid", &[("count", count.to_string())]),
        ["lay", ref rest @ ..] => do_("lay", &[("disks", laid(words, rest))]),
        ["recall", "elder", name] => do_("recall-elder", &[("rank", rank(name))]),
        ["recall", _, one] => do_("recall-husband", &[("card", daughter(one))]),
        ["hunt", name, "alpha"] => do_("hunt-alpha", &[("card", biome(name))]),
        ["hunt", name, colour] => do_("hunt", &[("card", biome(name)), ("who", who(colour))]),
        ["promote", name] => do_("promote", &[("rank", rank(name))]),
        ["promote", name, _] => do_("promote-alpha", &[("rank", rank(name))]),
        [verb @ ("marry" | "court" | "groom" | "bride"), one] => do_(verb, &[("card", daughter(one))]),
        [verb @ ("marry" | "court" | "groom" | "bride"), one, _] => {
            do_(&format!("{verb}-alpha"), &[("card", daughter(one))])
        }
        ["move", from, to] => do_("move", &[("from", daughter(from)), ("to", daughter(to))]),
        ["offer", to] => do_("offer", &[("who", who(to))]),
        ["strike", victim] => do_("strike", &[("who", who(victim))]),
        [verb @ ("leave" | "ask" | "resolve" | "reclaim" | "discard" | "give-up"), name] => {
            do_(verb, &[("card", card(name))])
        }
        [verb @ ("give" | "take"), "disk", colour] => do_(&format!("{verb}-disk"), &[("colour", disk(colour))]),
        [verb @ ("give" | "take"), _, name] => do_(verb, &[("card", card(name))]),
        [verb @ ("free" | "neolexia"), "elder", name] => do_(verb, &[("what", rank(name))]),
        [verb @ ("free" | "neolexia"), "husband", one] => do_(&format!("{verb}-husband"), &[("what", daughter(one))]),
        [verb @ ("free" | "neolexia"), "daughter", one, colour] => {
            do_(&format!("{verb}-daughter"), &[("what", daughter(one)), ("colour", disk(colour))])
        }
        [verb @ ("free" | "neolexia"), "card", name] => do_(verb, &[("what", biome(name))]),
        ["portal", name] => do_("portal", &[("portal", named::<Portal>(words, name, names::portal))]),
        ["play", name, by] => do_("play", &[("card", biome(name)), ("rank", rank(by))]),
        [verb @ ("done" | "pass" | "power")] => {
            // What it means to do nothing depends on what is asked.
            let here = format!("{verb}-{}", slug(view.question));
            if words.has(&format!("ne-do-{here}")) { do_(&here, &[]) } else { do_(verb, &[]) }
        }
        [verb] => do_(verb, &[]),
        _ => action.to_string(),
    }
}

/// `orange 1 white 2` as disks in words.
fn laid(words: &Words, rest: &[&str]) -> String {
    let mut disks = Disks::default();
    for pair in rest.chunks_exact(2) {
        if let (Some(disk), Ok(count)) = (Disk::read(pair[0]), pair[1].parse()) {
            disks[disk] = count;
        }
    }
    names::disks(words, &disks)
}
