//! The names of things, to be said in the reader's language.

use crate::action::Card;
use crate::state::{Reason, Ware};
use crate::vocabulary::{Biome, Daughter, Disk, Disks, GameType, Place, Portal, Rank, Row, Sexuality, Slot, Who};
use lascaux_table::{Arg, Book, Said, book, said};

/// Everything that people read about the game.
pub static WORDS: Book =
    book!("../words/", "../words/plan/", "../words/pieces/", "../words/one-page/", "../words/scenes/");

/// A biome.
pub fn biome(biome: Biome) -> Said {
    said!(WORDS, format!("ne-biome-{biome}"))
}

/// A daughter.
pub fn daughter(daughter: Daughter) -> Said {
    said!(WORDS, format!("ne-daughter-{daughter}"))
}

/// A card that people stand on.
pub fn card(card: Card) -> Said {
    match card {
        Card::Biome(one) => biome(one),
        Card::Daughter(one) => daughter(one),
    }
}

/// Something that changes hands.
pub fn ware(ware: Ware) -> Said {
    match ware {
        Ware::Card(one) => biome(one),
        Ware::Daughter(one) => daughter(one),
        Ware::Disk(one) => said!(WORDS, "ne-a-disk", colour = disk(one)),
    }
}

/// The rank of an elder.
pub fn rank(rank: Rank) -> Said {
    said!(WORDS, format!("ne-rank-{rank}"))
}

/// A species, as in a heading.
pub fn who(who: Who) -> Said {
    said!(WORDS, format!("ne-who-{who}"))
}

/// A species at the beginning of a sentence.
pub fn folk(who: Who) -> Said {
    said!(WORDS, format!("ne-folk-{who}"))
}

/// A species to whom something is given or done.
pub fn to_folk(who: Who) -> Said {
    said!(WORDS, format!("ne-to-folk-{who}"))
}

/// A sexuality.
pub fn sexuality(sexuality: Sexuality) -> Said {
    said!(WORDS, format!("ne-sexuality-{sexuality}"))
}

/// A place on the brain map.
pub fn portal(portal: Portal) -> Said {
    said!(WORDS, format!("ne-portal-{portal}"))
}

/// The colour of a disk.
pub fn disk(disk: Disk) -> Said {
    said!(WORDS, format!("ne-disk-{disk}"))
}

/// Disks by colour: "1 orange, 2 white".
pub fn disks(disks: &Disks) -> Arg {
    let some = disks.iter().filter(|(_, count)| **count > 0);
    some.map(|(colour, count)| said!(WORDS, "ne-disks", count = *count, colour = disk(colour))).collect()
}

/// A kind of game.
pub fn game(game: GameType) -> Said {
    said!(WORDS, format!("ne-game-{game}"))
}

/// A place of the rows.
pub fn slot(slot: Slot) -> Said {
    let key = match slot.row() {
        Row::North => "ne-row-north",
        Row::South => "ne-row-south",
    };
    said!(WORDS, key, column = slot.column() + 1)
}

/// The card that lies at a place, or the place itself where none does.
pub fn place(place: Place, lies: Option<Biome>) -> Said {
    match (place, lies) {
        (Place::Daughter(one), _) => daughter(one),
        (Place::Slot(_), Some(one)) => biome(one),
        (Place::Slot(at), None) => slot(at),
    }
}

/// Why the game is over.
pub fn reason(reason: Reason) -> Said {
    match reason {
        Reason::LastRound => said!(WORDS, "ne-over-last-round"),
        Reason::Ice => said!(WORDS, "ne-over-ice"),
    }
}
