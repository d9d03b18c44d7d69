//! What the seats of a table are called. Bots have given names, the same in every language, chosen from the table's own name,
//! so that they stay.

use crate::names::look_alike;
use crate::table::SeatHolder;
use lascaux_table::sha256_hex;
use lascaux_web::Words;

/// The names of bots. None ends in a letter that asks for an apostrophe.
const BOTS: [&str; 9] = ["Ada", "Bo", "Ivo", "Kuno", "Lumi", "Mira", "Oda", "Runa", "Tove"];

/// The names of the seats of a table, no bot called as anybody else.
pub fn seat_names(table: &str, seats: &[SeatHolder]) -> Vec<String> {
    // This is asked for every picture.
    if seats.iter().all(|holder| holder.level().is_none()) {
        return seats.iter().map(|holder| holder.name().to_string()).collect();
    }
    let mut bots = BOTS;
    bots.sort_by_cached_key(|name| sha256_hex(format!("{table} {name}").as_bytes()));
    let is_taken = |name: &str| seats.iter().any(|other| other.level().is_none() && look_alike(other.name(), name));
    // Each seat has its own among them, whoever else sits down; only somebody of that name makes a bot take another.
    let mut spare = bots.into_iter().skip(seats.len()).filter(|name| !is_taken(name));
    let called = |(seat, holder): (usize, &SeatHolder)| match holder.level() {
        None => holder.name().to_string(),
        Some(_) => {
            let own = bots.get(seat).copied().filter(|name| !is_taken(name));
            own.or_else(|| spare.next()).unwrap_or(holder.name()).to_string()
        }
    };
    seats.iter().enumerate().map(called).collect()
}

/// The strength of the bot at each seat, in the reader's words.
pub fn levels(seats: &[SeatHolder], words: &Words) -> Vec<Option<String>> {
    seats.iter().map(|holder| holder.level().map(|level| words.say(&format!("level-{level}")))).collect()
}

/// The names as lists of seats show them: bots with their strength.
pub fn listed_names(table: &str, seats: &[SeatHolder], words: &Words) -> Vec<String> {
    let named = seat_names(table, seats).into_iter().zip(levels(seats, words));
    let listed = named.map(|(name, level)| match level {
        Some(level) => words.with("bot-level", &[("name", name.into()), ("level", level.into())]),
        None => name,
    });
    listed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn seats(who: &[&str]) -> Vec<SeatHolder> {
        let holder = |who: &&str| match *who {
            "bot" => SeatHolder::Bot { level: "strong".into() },
            "free" => SeatHolder::Free { code: "x".into() },
            name => SeatHolder::Person { person: 1, name: name.into() },
        };
        who.iter().map(holder).collect()
    }

    #[test]
    fn bots_have_names_of_their_own_that_stay() {
        for table in ["a", "b", "kq7"] {
            let all = seat_names(table, &seats(&["bot", "bot", "bot", "bot", "bot"]));
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 5, "{all:?}");
            let later = seat_names(table, &seats(&["Anna", "bot", "free", "bot", "bot"]));
            assert_eq!(later[3..], all[3..], "others sit down and leave");
        }
        assert_ne!(seat_names("a", &seats(&["bot"; 5])), seat_names("b", &seats(&["bot"; 5])));
    }

    #[test]
    fn no_bot_is_called_as_somebody_at_the_table() {
        for name in BOTS {
            let all = seat_names("t", &seats(&[name, "bot", "bot", "bot", "bot"]));
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 5, "{all:?}");
        }
    }

    #[test]
    fn lists_tell_how_strong_a_bot_is() {
        let listed = listed_names("t", &seats(&["Anna", "bot"]), Words::of("de"));
        assert_eq!(listed[0], "Anna");
        assert!(listed[1].ends_with(" (stark)"), "{listed:?}");
    }
}
