//! How the parts of actions are said.

use super::bad;
use crate::action::{Bid, ByAlpha, Card, Dependent, Laid, MOST_OF_A_COLOUR, Piece, Servant, Target};
use crate::state::Ware;
use crate::vocabulary::{Biome, Daughter, Disk, Portal, Rank, Sexuality, Who};
use lascaux_table::Refusal;
use lascaux_table::kit::{Key, Part, Word, read_word, take};

pub(super) const COLOUR: &str = "colour of a species";
const DISK: &str = "colour of a disk";

/// Parts that are one word of a list, with what that list is about.
macro_rules! one_word {
    ($($kind:ty, $what:expr;)+) => {$(
        impl Part<$kind, ()> for $kind {
            fn read(_: &(), words: &[&str]) -> Result<$kind, Refusal> {
                read_word(words[0], $what)
            }
            fn write(_: &(), one: $kind, into: &mut String) {
                say(into, one.word());
            }
            fn each(_: &(), visit: &mut dyn FnMut($kind)) {
                <$kind>::all().for_each(visit);
            }
        }
    )+};
}

one_word! {
    Sexuality, "sexuality";
    Who, COLOUR;
    Biome, "biome";
    Daughter, "daughter";
    Rank, "rank";
    Portal, "portal";
}

fn say(into: &mut String, word: &str) {
    into.push(' ');
    into.push_str(word);
}

fn say_two(into: &mut String, kind: &str, one: impl Word) {
    say(into, kind);
    say(into, one.word());
}

pub(super) fn card(text: &str) -> Result<Card, Refusal> {
    let found = Biome::read(text).map(Card::Biome).or_else(|| Daughter::read(text).map(Card::Daughter));
    found.ok_or_else(|| bad(format!("\"{text}\" is neither a biome nor a daughter.")))
}

pub(super) fn number(text: &str) -> Result<u8, Refusal> {
    let plain = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain).ok_or_else(|| bad(format!("\"{text}\" is no number from 0 to 99.")))
}

impl Part<Piece, ()> for Piece {
    fn read(_: &(), words: &[&str]) -> Result<Piece, Refusal> {
        if words == ["alpha"] { Ok(Piece::Alpha) } else { read_word(words[0], COLOUR).map(Piece::Cube) }
    }
    fn write(_: &(), piece: Piece, into: &mut String) {
        say(into, if let Piece::Cube(colour) = piece { colour.word() } else { "alpha" });
    }
    fn each(_: &(), visit: &mut dyn FnMut(Piece)) {
        Piece::all().for_each(visit);
    }
}

/// The alpha man is named where he does something himself.
impl Part<bool, ()> for ByAlpha {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, usize::from(words.first() == Some(&"alpha")))
    }
    fn read(_: &(), words: &[&str]) -> Result<bool, Refusal> {
        Ok(!words.is_empty())
    }
    fn write(_: &(), alpha: bool, into: &mut String) {
        into.push_str(if alpha { " alpha" } else { "" });
    }
    fn each(_: &(), visit: &mut dyn FnMut(bool)) {
        [false, true].into_iter().for_each(visit);
    }
}

/// Bids beyond the fifteen disks of a player can be read, but are not listed.
impl Part<u8, ()> for Bid {
    fn read(_: &(), words: &[&str]) -> Result<u8, Refusal> {
        number(words[0])
    }
    fn write(_: &(), disks: u8, into: &mut String) {
        say(into, &disks.to_string());
    }
    fn each(_: &(), visit: &mut dyn FnMut(u8)) {
        (0..=MOST_OF_A_COLOUR).for_each(visit);
    }
}

impl Part<Card, ()> for Card {
    fn read(_: &(), words: &[&str]) -> Result<Card, Refusal> {
        card(words[0])
    }
    fn write(_: &(), card: Card, into: &mut String) {
        match card {
            Card::Biome(biome) => say(into, biome.word()),
            Card::Daughter(daughter) => say(into, daughter.word()),
        }
    }
    fn each(_: &(), visit: &mut dyn FnMut(Card)) {
        Card::all().for_each(visit);
    }
}

/// Two words, of which the first is one of these.
fn take_two<'a, 'w>(words: &mut &'a [&'w str], kinds: &[&str]) -> Option<&'a [&'w str]> {
    take(words, 2).filter(|taken| kinds.contains(&taken[0]))
}

impl Part<Dependent, ()> for Dependent {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take_two(words, &["elder", "daughter", "animal"])
    }
    fn read(_: &(), words: &[&str]) -> Result<Dependent, Refusal> {
        match words[0] {
            "elder" => read_word(words[1], "rank").map(Dependent::Elder),
            "daughter" => read_word(words[1], "daughter").map(Dependent::Daughter),
            _ => read_word(words[1], "biome").map(Dependent::Animal),
        }
    }
    fn write(_: &(), dependent: Dependent, into: &mut String) {
        match dependent {
            Dependent::Elder(rank) => say_two(into, "elder", rank),
            Dependent::Daughter(daughter) => say_two(into, "daughter", daughter),
            Dependent::Animal(biome) => say_two(into, "animal", biome),
        }
    }
    fn each(_: &(), visit: &mut dyn FnMut(Dependent)) {
        let elders = Rank::all().map(Dependent::Elder);
        let daughters = Daughter::all().map(Dependent::Daughter);
        elders.chain(daughters).chain(Biome::all().map(Dependent::Animal)).for_each(visit);
    }
}

impl Part<Servant, ()> for Servant {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take_two(words, &["elder", "husband"])
    }
    fn read(_: &(), words: &[&str]) -> Result<Servant, Refusal> {
        match words[0] {
            "elder" => read_word(words[1], "rank").map(Servant::Elder),
            _ => read_word(words[1], "daughter").map(Servant::Husband),
        }
    }
    fn write(_: &(), servant: Servant, into: &mut String) {
        match servant {
            Servant::Elder(rank) => say_two(into, "elder", rank),
            Servant::Husband(daughter) => say_two(into, "husband", daughter),
        }
    }
    fn each(_: &(), visit: &mut dyn FnMut(Servant)) {
        Rank::all().map(Servant::Elder).chain(Daughter::all().map(Servant::Husband)).for_each(visit);
    }
}

impl Part<Ware, ()> for Ware {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, 2)
    }
    fn read(_: &(), words: &[&str]) -> Result<Ware, Refusal> {
        match words[0] {
            "card" => read_word(words[1], "biome").map(Ware::Card),
            "daughter" => read_word(words[1], "daughter").map(Ware::Daughter),
            "disk" => read_word(words[1], DISK).map(Ware::Disk),
            _ => Err(bad("Say what changes hands: card BIOME, daughter DAUGHTER or disk DISK.")),
        }
    }
    fn write(_: &(), ware: Ware, into: &mut String) {
        match ware {
            Ware::Card(biome) => say_two(into, "card", biome),
            Ware::Daughter(daughter) => say_two(into, "daughter", daughter),
            Ware::Disk(disk) => say_two(into, "disk", disk),
        }
    }
    fn each(_: &(), visit: &mut dyn FnMut(Ware)) {
        let cards = Biome::all().map(Ware::Card);
        cards.chain(Daughter::all().map(Ware::Daughter)).chain(Disk::all().map(Ware::Disk)).for_each(visit);
    }
}

impl Part<Target, ()> for Target {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, words.len())
    }
    fn read(_: &(), words: &[&str]) -> Result<Target, Refusal> {
        match words {
            ["elder", name] => read_word(name, "rank").map(Target::Elder),
            ["husband", name] => read_word(name, "daughter").map(Target::Husband),
            ["daughter", name, disk] => Ok(Target::Daughter(read_word(name, "daughter")?, read_word(disk, DISK)?)),
            ["card", name] => read_word(name, "biome").map(Target::Card),
            _ => {
                Err(bad("Say where the disk lies: elder RANK, husband DAUGHTER, daughter DAUGHTER DISK or card BIOME."))
            }
        }
    }
    fn write(_: &(), target: Target, into: &mut String) {
        match target {
            Target::Elder(rank) => say_two(into, "elder", rank),
            Target::Husband(daughter) => say_two(into, "husband", daughter),
            Target::Daughter(daughter, disk) => {
                say_two(into, "daughter", daughter);
                say(into, disk.word());
            }
            Target::Card(biome) => say_two(into, "card", biome),
        }
    }
    fn each(_: &(), visit: &mut dyn FnMut(Target)) {
        Target::all().for_each(visit);
    }
}

impl Part<Laid, ()> for Laid {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, words.len())
    }
    fn read(_: &(), words: &[&str]) -> Result<Laid, Refusal> {
        let form = || bad("Say which disks you lay, each colour once: \"lay orange 1 white 1\".");
        let mut laid = [0; 3];
        if words.is_empty() || !words.len().is_multiple_of(2) {
            return Err(form());
        }
        for pair in words.chunks_exact(2) {
            let disk: Disk = read_word(pair[0], DISK)?;
            let count = number(pair[1])?;
            if laid[disk.index()] > 0 || count == 0 || count > MOST_OF_A_COLOUR {
                return Err(form());
            }
            laid[disk.index()] = count;
        }
        Ok(Laid(laid))
    }
    fn write(_: &(), laid: Laid, into: &mut String) {
        for (disk, count) in Disk::all().zip(laid.0).filter(|(_, count)| *count > 0) {
            say(into, disk.word());
            say(into, &count.to_string());
        }
    }
    fn each(_: &(), visit: &mut dyn FnMut(Laid)) {
        for orange in 0..=MOST_OF_A_COLOUR {
            for white in 0..=MOST_OF_A_COLOUR - orange {
                let rest = MOST_OF_A_COLOUR - orange - white;
                (0..=rest).for_each(|black| visit(Laid([orange, white, black])));
            }
        }
    }
}
