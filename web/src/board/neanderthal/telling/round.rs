//! Events, the order of the round, and the places of the rows that have no card.

use super::{biomes, ruled, short};
use crate::board::neanderthal::{Table, names};
use crate::board::{Point, Telling};
use lascaux_games::neanderthal::{Daughter, Elder, Icon, Rank, Slot, Who};

/// An event of the daughter of the round, or the auction after them.
pub(super) fn event(table: &Table, place: &str) -> Option<Telling> {
    let words = table.words();
    if place == "auction" {
        return Some(short(words.say("ne-auction"), "ne-piece-event", words, "ne-piece-auction"));
    }
    let which = table.view.table.current?;
    let icon = *table.data().daughter(which).events.get(place.parse::<usize>().ok()?)?;
    let (key, n) = match icon {
        Icon::Cooling => ("ne-piece-cooling", 0),
        Icon::Warming => ("ne-piece-warming", 0),
        Icon::Wurm => ("ne-piece-wurm", 0),
        Icon::Mortality(dice) => ("ne-piece-mortality", dice),
        Icon::Chaos => ("ne-piece-chaos", 0),
        Icon::Blizzard => ("ne-piece-blizzard", 0),
        Icon::Wanderlust(cubes) => ("ne-piece-wanderlust", cubes),
    };
    let point = if matches!(icon, Icon::Cooling | Icon::Warming | Icon::Wurm) { Point::Does } else { Point::Harms };
    let told = Telling::of(names::event(words, icon), words.say("ne-piece-event"));
    Some(told.with(point, table.with(key, &[("n", n.into())])).now(threat(table, icon)))
}

/// What an event means for the reader.
fn threat(table: &Table, icon: Icon) -> Option<String> {
    let (_, people, counted) = table.mine()?;
    match icon {
        Icon::Chaos => Some(chaos(table)?),
        Icon::Blizzard => {
            let figures = [("kept", (counted.hunters / 2).into()), ("n", counted.dependents.into())];
            Some(table.with("ne-piece-blizzard-now", &figures))
        }
        Icon::Mortality(_) => {
            let elders = people.elders.iter().filter(|(_, elder)| **elder != Elder::Vacant).count();
            Some(table.with("ne-piece-elders-now", &[("n", elders.into())]))
        }
        _ => None,
    }
}

/// What chaos would cost. (NE-D4)
fn chaos(table: &Table) -> Option<String> {
    let (_, people, counted) = table.mine()?;
    let (hunters, free) = (counted.hunters, counted.free);
    let chief = people.tribal && people.elders[Rank::Chief] == Elder::Mature;
    let half = if people.elders[Rank::Firestarter] == Elder::Mature { hunters / 2 } else { hunters.div_ceil(2) };
    let laughs = counted.cultures.contains(&Daughter::LaughingWoman);
    let lost = if laughs { half.min(table.data().laughing_loss) } else { half };
    let key = if chief || hunters <= free { "ne-piece-chaos-safe" } else { "ne-piece-chaos-hits" };
    Some(table.with(key, &[("hunters", hunters.into()), ("free", free.into()), ("n", lost.into())]))
}

/// A species' place in the order.
pub(super) fn order(table: &Table, who: Who) -> Telling {
    let all = &table.view.table;
    let mut playing = all.order.into_iter().filter(|one| all.peoples[*one].seat.is_some());
    let place = playing.position(|one| one == who).map_or(0, |place| place + 1);
    let figures = [("place", place.into()), ("who", names::who(table.words(), who).into())];
    short(table.with("ne-order", &figures), "", table.words(), "ne-piece-order-does")
}

/// A gap, ice, or the lane under a card.
pub(super) fn place(table: &Table, kind: &str, slot: Slot) -> Option<Telling> {
    let words = table.words();
    Some(match kind {
        "gap" => short(format!("{}: {}", names::slot(words, slot), words.say("ne-gap")), "", words, "ne-piece-gap"),
        "ice" => Telling::of(format!("{}: {}", names::slot(words, slot), words.say("ne-ice-cap")), "")
            .with(Point::Harms, ruled(words.say("ne-ice-keeps"), "NE-D1, NE-G4")),
        _ => {
            let prey = table.view.table.rows[slot].card()?;
            Telling::of(names::biome(words, prey), "").with(Point::Harms, biomes::follows(table, slot)?)
        }
    })
}
