//! The notation: short English words, one line per decision, the same in every door.

use crate::action::{Action, Card, Dependent, Laid, MOST_OF_A_COLOUR, Piece, Servant, Target};
use crate::chance::Outcome;
use crate::state::Ware;
use crate::vocabulary::{Biome, Coupling, Daughter, Disk, Key, Portal, Rank, Sexuality, Who, Word};
use lascaux_table::{Code, Form, Grammar, Refusal};

macro_rules! forms {
    ($($form:literal, $meaning:literal, $example:literal;)+) => {
        &[$(Form { form: $form, meaning: $meaning, example: $example }),+]
    };
}

pub(crate) const GRAMMAR: Grammar = Grammar {
    actions: forms! {
        "choose SEXUALITY", "the side of the sexuality card (NE-C5)", "choose harem";
        "council COLOUR COLOUR", "name the first and the second player (NE-A2)", "council yellow red";
        "lose COLOUR | lose alpha", "this hunter dies (NE-D4, NE-F2, NE-G)", "lose red";
        "lose elder RANK", "this elder is lost to chaos (NE-D4)", "lose elder trapper";
        "change", "turn the sexuality card over (NE-D4)", "change";
        "wander COLOUR", "a hunter of yours wanders to this species (NE-D6)", "wander green";
        "walkabout DAUGHTER", "a daughter becomes a hunter before a blizzard (NE-D5)", "walkabout piper";
        "abandon elder RANK | daughter DAUGHTER | animal BIOME", "a dependent is left behind (NE-D5)", "abandon daughter piper";
        "bid N", "bid so many disks (NE-D7)", "bid 2";
        "hold", "do not bid higher (NE-D7)", "hold";
        "lay DISK N ...", "lay these disks on the daughter you won (NE-D7)", "lay orange 1 white 1";
        "recall elder RANK | husband DAUGHTER", "he becomes a hunter again (NE-E4)", "recall elder firestarter";
        "hunt BIOME PIECE", "a hunter goes to a biome (NE-E1)", "hunt horse red";
        "promote RANK [alpha]", "a hunter becomes an elder (NE-E2)", "promote knapper";
        "marry DAUGHTER [alpha]", "a hunter becomes the husband of an own daughter (NE-E3)", "marry piper";
        "court DAUGHTER [alpha]", "a hunter courts a daughter (NE-E3)", "court matriarch alpha";
        "move DAUGHTER DAUGHTER", "a husband moves from the first to the second (NE-E4)", "move piper matriarch";
        "swap", "the alpha man changes places with a hunter (NE-B4)", "swap";
        "reclaim BIOME", "take back wanderers of your colour (NE-E)", "reclaim horse";
        "offer COLOUR", "begin an offer to this species (NE-F1)", "offer yellow";
        "leave CARD", "in an offer: I leave this card (NE-F1)", "leave horse";
        "ask CARD", "in an offer: you leave this card (NE-F1)", "ask horse";
        "give WARE", "in an offer: I give this (NE-F1)", "give card horse";
        "take WARE", "in an offer: you give this (NE-F1)", "take daughter piper";
        "groom DAUGHTER [alpha]", "in an offer: my hunter who leaves marries your daughter (NE-F1)", "groom piper";
        "bride DAUGHTER [alpha]", "in an offer: your hunter who leaves marries my daughter (NE-F1)", "bride piper";
        "propose", "make the offer (NE-F1)", "propose";
        "drop", "drop the offer (NE-F1)", "drop";
        "accept", "yes (NE-F1)", "accept";
        "refuse", "no (NE-F1)", "refuse";
        "counter", "make another offer instead (NE-F1)", "counter";
        "strike COLOUR", "a hit of your attack goes to this species (NE-F2)", "strike green";
        "resolve CARD", "this card comes next (NE-A4)", "resolve horse";
        "stay", "hunt the card that replaces the one you stood on (NE-G7)", "stay";
        "power", "the alpha man counts as 1 without a die (NE-E5)", "power";
        "claim", "take the card (NE-G5, NE-G6)", "claim";
        "free TARGET", "free a disk (NE-G3, NE-H1)", "free elder knapper";
        "discard BIOME", "give up a card of your hand (NE-B2)", "discard horse";
        "give-up BIOME", "the hunter here is replaced by a wanderer (NE-G1)", "give-up horse";
        "portal PORTAL", "open a portal (NE-I1)", "portal venus-orange";
        "neolexia TARGET", "free a disk by neolexia (NE-I2)", "neolexia daughter piper orange";
        "play BIOME RANK", "this elder plays a card of your hand (NE-I3)", "play horse shaman";
        "done", "nothing more", "done";
        "pass", "not at all", "pass";
    },
    outcomes: forms! {
        "dice FACE ...", "dice, in any order", "dice 3 4 1";
        "card BIOME | card DAUGHTER", "the card that turns up", "card horse";
        "board COLOUR", "the next seat's board (NE-C4)", "board red";
        "sexuality COUPLING", "the next species' sexuality card (NE-C5)", "sexuality harem-pair-bond";
    },
    words: &[
        ("COLOUR", "red (Cro-Magnon), yellow (Neanderthal), green (Archaic)"),
        ("PIECE", "a COLOUR, or alpha"),
        ("DISK", "orange, white, black"),
        ("RANK", "chief, shaman, knapper, warrior, trapper, firestarter"),
        ("BIOME", "a biome's name in small letters, such as horse, gray-wolf, flint-mine-hafted-point"),
        ("DAUGHTER", "a daughter's name in small letters, such as piper, a-woman-with-a-name"),
        ("CARD", "a BIOME or a DAUGHTER"),
        ("WARE", "card BIOME, daughter DAUGHTER, disk DISK"),
        ("TARGET", "elder RANK, husband DAUGHTER, daughter DAUGHTER DISK, card BIOME"),
        ("PORTAL", "venus-orange, venus-black, shaman-orange, shaman-white, bison-white, bison-black"),
        ("SEXUALITY", "promiscuity, harem, pair-bond"),
        ("COUPLING", "promiscuity-harem, harem-pair-bond, pair-bond-promiscuity"),
        ("FACE", "1 to 6"),
        ("N", "a number"),
    ],
};

// ---- writing --------------------------------------------------------------------------------------------------------

pub(crate) fn write_action(action: Action) -> String {
    let alpha = |verb: &str, word: &str, alpha: bool| format!("{verb} {word}{}", if alpha { " alpha" } else { "" });
    match action {
        Action::Choose(sexuality) => format!("choose {sexuality}"),
        Action::Council { first, second } => format!("council {first} {second}"),
        Action::Lose(piece) => format!("lose {}", piece_word(piece)),
        Action::LoseElder(rank) => format!("lose elder {rank}"),
        Action::Change => "change".into(),
        Action::Wander(to) => format!("wander {to}"),
        Action::Walkabout(daughter) => format!("walkabout {daughter}"),
        Action::Abandon(Dependent::Elder(rank)) => format!("abandon elder {rank}"),
        Action::Abandon(Dependent::Daughter(daughter)) => format!("abandon daughter {daughter}"),
        Action::Abandon(Dependent::Animal(biome)) => format!("abandon animal {biome}"),
        Action::Bid(disks) => format!("bid {disks}"),
        Action::Hold => "hold".into(),
        Action::Lay(laid) => write_laid(laid),
        Action::Recall(Servant::Elder(rank)) => format!("recall elder {rank}"),
        Action::Recall(Servant::Husband(daughter)) => format!("recall husband {daughter}"),
        Action::Hunt { biome, piece } => format!("hunt {biome} {}", piece_word(piece)),
        Action::Promote { rank, alpha: by } => alpha("promote", rank.word(), by),
        Action::Marry { daughter, alpha: by } => alpha("marry", daughter.word(), by),
        Action::Court { daughter, alpha: by } => alpha("court", daughter.word(), by),
        Action::Move { from, to } => format!("move {from} {to}"),
        Action::Swap => "swap".into(),
        Action::Reclaim(biome) => format!("reclaim {biome}"),
        Action::Offer(to) => format!("offer {to}"),
        Action::Leave(card) => format!("leave {}", card_word(card)),
        Action::Ask(card) => format!("ask {}", card_word(card)),
        Action::Give(ware) => format!("give {}", ware_words(ware)),
        Action::Take(ware) => format!("take {}", ware_words(ware)),
        Action::Groom { daughter, alpha: by } => alpha("groom", daughter.word(), by),
        Action::Bride { daughter, alpha: by } => alpha("bride", daughter.word(), by),
        Action::Propose => "propose".into(),
        Action::Drop => "drop".into(),
        Action::Accept => "accept".into(),
        Action::Refuse => "refuse".into(),
        Action::Counter => "counter".into(),
        Action::Strike(victim) => format!("strike {victim}"),
        Action::Resolve(card) => format!("resolve {}", card_word(card)),
        Action::Stay => "stay".into(),
        Action::Power => "power".into(),
        Action::Claim => "claim".into(),
        Action::Free(target) => format!("free {}", target_words(target)),
        Action::Discard(biome) => format!("discard {biome}"),
        Action::GiveUp(biome) => format!("give-up {biome}"),
        Action::Portal(portal) => format!("portal {portal}"),
        Action::Neolexia(target) => format!("neolexia {}", target_words(target)),
        Action::Play { biome, rank } => format!("play {biome} {rank}"),
        Action::Done => "done".into(),
        Action::Pass => "pass".into(),
    }
}

fn piece_word(piece: Piece) -> &'static str {
    match piece {
        Piece::Cube(colour) => colour.word(),
        Piece::Alpha => "alpha",
    }
}

fn card_word(card: Card) -> &'static str {
    match card {
        Card::Biome(biome) => biome.word(),
        Card::Daughter(daughter) => daughter.word(),
    }
}

pub(crate) fn ware_words(ware: Ware) -> String {
    match ware {
        Ware::Card(biome) => format!("card {biome}"),
        Ware::Daughter(daughter) => format!("daughter {daughter}"),
        Ware::Disk(disk) => format!("disk {disk}"),
    }
}

fn target_words(target: Target) -> String {
    match target {
        Target::Elder(rank) => format!("elder {rank}"),
        Target::Husband(daughter) => format!("husband {daughter}"),
        Target::Daughter(daughter, disk) => format!("daughter {daughter} {disk}"),
        Target::Card(biome) => format!("card {biome}"),
    }
}

fn write_laid(laid: Laid) -> String {
    let mut text = String::from("lay");
    for (disk, count) in Disk::all().zip(laid.0).filter(|(_, count)| *count > 0) {
        text.push_str(&format!(" {disk} {count}"));
    }
    text
}

pub(crate) fn write_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Biome(biome) => format!("card {biome}"),
        Outcome::Daughter(daughter) => format!("card {daughter}"),
        Outcome::Board(who) => format!("board {who}"),
        Outcome::Coupling(card) => format!("sexuality {card}"),
        Outcome::Dice(counts) => {
            let mut text = String::from("dice");
            crate::event::faces(counts).iter().for_each(|face| text.push_str(&format!(" {face}")));
            text
        }
    }
}

// ---- reading --------------------------------------------------------------------------------------------------------

fn bad(message: impl Into<String>) -> Refusal {
    Refusal::new(Code::Notation, message.into())
}

/// A word of a kind, or a sentence that says which words there are.
fn word<K: Word>(text: &str, what: &str) -> Result<K, Refusal> {
    K::read(text).ok_or_else(|| {
        let short = K::COUNT <= 6;
        let all: Vec<&str> = K::all().map(K::word).collect();
        let hint = if short { format!("; there is {}", all.join(", ")) } else { String::new() };
        bad(format!("\"{text}\" is no {what}{hint}."))
    })
}

fn who(text: &str) -> Result<Who, Refusal> {
    word(text, "colour of a species")
}

fn biome(text: &str) -> Result<Biome, Refusal> {
    word(text, "biome")
}

fn daughter(text: &str) -> Result<Daughter, Refusal> {
    word(text, "daughter")
}

fn rank(text: &str) -> Result<Rank, Refusal> {
    word(text, "rank")
}

fn piece(text: &str) -> Result<Piece, Refusal> {
    if text == "alpha" { Ok(Piece::Alpha) } else { who(text).map(Piece::Cube) }
}

fn card(text: &str) -> Result<Card, Refusal> {
    let found = Biome::read(text).map(Card::Biome).or_else(|| Daughter::read(text).map(Card::Daughter));
    found.ok_or_else(|| bad(format!("\"{text}\" is neither a biome nor a daughter.")))
}

fn ware(kind: &str, name: &str) -> Result<Ware, Refusal> {
    match kind {
        "card" => biome(name).map(Ware::Card),
        "daughter" => daughter(name).map(Ware::Daughter),
        "disk" => word(name, "colour of a disk").map(Ware::Disk),
        _ => Err(bad("Say what changes hands: card BIOME, daughter DAUGHTER or disk DISK.")),
    }
}

fn target(words: &[&str]) -> Result<Target, Refusal> {
    match words {
        ["elder", name] => rank(name).map(Target::Elder),
        ["husband", name] => daughter(name).map(Target::Husband),
        ["daughter", name, disk] => Ok(Target::Daughter(daughter(name)?, word(disk, "colour of a disk")?)),
        ["card", name] => biome(name).map(Target::Card),
        _ => Err(bad("Say where the disk lies: elder RANK, husband DAUGHTER, daughter DAUGHTER DISK or card BIOME.")),
    }
}

fn number(text: &str) -> Result<u8, Refusal> {
    let plain = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain).ok_or_else(|| bad(format!("\"{text}\" is no number from 0 to 99.")))
}

fn read_laid(words: &[&str]) -> Result<Laid, Refusal> {
    let form = || bad("Say which disks you lay, each colour once: \"lay orange 1 white 1\".");
    let mut laid = [0; 3];
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err(form());
    }
    for pair in words.chunks_exact(2) {
        let disk: Disk = word(pair[0], "colour of a disk")?;
        let count = number(pair[1])?;
        if laid[disk.index()] > 0 || count == 0 || count > MOST_OF_A_COLOUR {
            return Err(form());
        }
        laid[disk.index()] = count;
    }
    Ok(Laid(laid))
}

pub(crate) fn read_action(text: &str) -> Result<Action, Refusal> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let alpha = |rest: &[&str]| matches!(rest, ["alpha"]);
    Ok(match words[..] {
        ["choose", name] => Action::Choose(word::<Sexuality>(name, "sexuality")?),
        ["council", first, second] => Action::Council { first: who(first)?, second: who(second)? },
        ["lose", "elder", name] => Action::LoseElder(rank(name)?),
        ["lose", name] => Action::Lose(piece(name)?),
        ["change"] => Action::Change,
        ["wander", name] => Action::Wander(who(name)?),
        ["walkabout", name] => Action::Walkabout(daughter(name)?),
        ["abandon", "elder", name] => Action::Abandon(Dependent::Elder(rank(name)?)),
        ["abandon", "daughter", name] => Action::Abandon(Dependent::Daughter(daughter(name)?)),
        ["abandon", "animal", name] => Action::Abandon(Dependent::Animal(biome(name)?)),
        ["bid", count] => Action::Bid(number(count)?),
        ["hold"] => Action::Hold,
        ["lay", ref disks @ ..] => Action::Lay(read_laid(disks)?),
        ["recall", "elder", name] => Action::Recall(Servant::Elder(rank(name)?)),
        ["recall", "husband", name] => Action::Recall(Servant::Husband(daughter(name)?)),
        ["hunt", name, by] => Action::Hunt { biome: biome(name)?, piece: piece(by)? },
        ["promote", name, ref rest @ ..] if rest.is_empty() || alpha(rest) => {
            Action::Promote { rank: rank(name)?, alpha: alpha(rest) }
        }
        ["marry", name, ref rest @ ..] if rest.is_empty() || alpha(rest) => {
            Action::Marry { daughter: daughter(name)?, alpha: alpha(rest) }
        }
        ["court", name, ref rest @ ..] if rest.is_empty() || alpha(rest) => {
            Action::Court { daughter: daughter(name)?, alpha: alpha(rest) }
        }
        ["groom", name, ref rest @ ..] if rest.is_empty() || alpha(rest) => {
            Action::Groom { daughter: daughter(name)?, alpha: alpha(rest) }
        }
        ["bride", name, ref rest @ ..] if rest.is_empty() || alpha(rest) => {
            Action::Bride { daughter: daughter(name)?, alpha: alpha(rest) }
        }
        ["move", from, to] => Action::Move { from: daughter(from)?, to: daughter(to)? },
        ["swap"] => Action::Swap,
        ["reclaim", name] => Action::Reclaim(biome(name)?),
        ["offer", name] => Action::Offer(who(name)?),
        ["leave", name] => Action::Leave(card(name)?),
        ["ask", name] => Action::Ask(card(name)?),
        ["give", kind, name] => Action::Give(ware(kind, name)?),
        ["take", kind, name] => Action::Take(ware(kind, name)?),
        ["propose"] => Action::Propose,
        ["drop"] => Action::Drop,
        ["accept"] => Action::Accept,
        ["refuse"] => Action::Refuse,
        ["counter"] => Action::Counter,
        ["strike", name] => Action::Strike(who(name)?),
        ["resolve", name] => Action::Resolve(card(name)?),
        ["stay"] => Action::Stay,
        ["power"] => Action::Power,
        ["claim"] => Action::Claim,
        ["free", ref rest @ ..] => Action::Free(target(rest)?),
        ["discard", name] => Action::Discard(biome(name)?),
        ["give-up", name] => Action::GiveUp(biome(name)?),
        ["portal", name] => Action::Portal(word::<Portal>(name, "portal")?),
        ["neolexia", ref rest @ ..] => Action::Neolexia(target(rest)?),
        ["play", name, by] => Action::Play { biome: biome(name)?, rank: rank(by)? },
        ["done"] => Action::Done,
        ["pass"] => Action::Pass,
        [] => return Err(bad("Say what you do; \"legal\" lists what you may do.")),
        [verb, ..] => {
            let known = GRAMMAR.actions.iter().find(|form| form.form.split(' ').next() == Some(verb));
            let form = known.map(|form| form.form);
            return Err(match form {
                Some(form) => bad(format!("\"{verb}\" is said like this: {form}.")),
                None => bad(format!("\"{verb}\" is no word of this game's notation.")),
            });
        }
    })
}

pub(crate) fn read_outcome(text: &str) -> Result<Outcome, Refusal> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    Ok(match words[..] {
        ["card", name] => match card(name)? {
            Card::Biome(biome) => Outcome::Biome(biome),
            Card::Daughter(daughter) => Outcome::Daughter(daughter),
        },
        ["board", name] => Outcome::Board(who(name)?),
        ["sexuality", name] => Outcome::Coupling(word::<Coupling>(name, "sexuality card")?),
        ["dice", ref faces @ ..] if faces.len() <= 100 => {
            let mut counts = [0u8; 6];
            for face in faces {
                match number(face)? {
                    face @ 1..=6 => counts[usize::from(face) - 1] += 1,
                    _ => return Err(bad(format!("\"{face}\" is no face of a die; there is 1 to 6."))),
                }
            }
            Outcome::Dice(counts)
        }
        _ => return Err(bad("Chance says \"dice 1 3 4\", \"card NAME\", \"board COLOUR\" or \"sexuality NAME\".")),
    })
}
