//! Every card is in one place, and where it may be; boards fit the portals and the ranks.

use super::{Found, in_set_up, must};
use crate::data::Kind;
use crate::state::{Cell, Elder, Neanderthal, Stage, Table};
use crate::vocabulary::{Biome, Coupling, Daughter, Key, Rank, Row, Slot, Who};

/// Every biome is in one place, and each where its kind may be.
pub(super) fn biomes(game: &Neanderthal) -> Found {
    let mut seen = game.undrawn;
    let mut place = |biome: Biome| {
        let twice = seen.contains(biome);
        seen.insert(biome);
        must(!twice, "NE-B", || format!("{biome} is in two places."))
    };
    for slot in Slot::all() {
        if let Cell::Card(biome) = game.rows[slot] {
            place(biome)?;
        }
    }
    for who in Who::all() {
        let people = &game.peoples[who];
        let kind = |biome: Biome| game.figures().biome(biome).kind;
        for (set, fits) in [
            (people.hand, (&|one: Kind| one.is_hand()) as &dyn Fn(Kind) -> bool),
            (people.trophies, &|one| one == Kind::Trophy),
            (people.herd, &|one| one == Kind::Domestic),
            (people.tools, &|one| one == Kind::Invention),
        ] {
            for biome in set.iter() {
                place(biome)?;
                must(fits(kind(biome)), "NE-B2", || format!("{biome} cannot lie there: it is of another kind."))?;
            }
        }
        let both = people.under_white.both(people.under_black);
        let white = people.under_white.without(people.herd.either(people.tools));
        let black = people.under_black.without(people.tools);
        must(both.is_empty() && white.is_empty() && black.is_empty(), "NE-I3", || {
            "A disk lies on a card that is not in the tableau.".into()
        })?;
    }
    let ice = game.rows.values().iter().filter(|cell| **cell == Cell::Ice).count() as u8;
    let north = game.undrawn.iter().filter(|biome| biome.row() == Row::North).count() as u8;
    let south = game.undrawn.len() - north;
    must(ice + game.draw_north.len() <= north && game.draw_south.len() <= south, "NE-D1", || {
        "There are not enough unseen cards for the ice and the places to fill.".into()
    })?;
    let gaps = game.draw_north.either(game.draw_south).iter().all(|slot| game.rows[slot] == Cell::Gap);
    let twice = !game.draw_north.both(game.draw_south).is_empty();
    must(gaps && !twice, "NE-D1", || "A place that waits for a card is empty.".into())
}

pub(super) fn daughters(game: &Neanderthal) -> Found {
    must(game.deck <= game.unseen.len(), "NE-D2", || "The deck has more daughters than are unseen.".into())?;
    let open =
        game.current.is_none_or(|current| !game.unseen.contains(current) && game.daughters[current].father.is_none());
    must(open, "NE-D", || "The daughter of the round cannot be elsewhere.".into())?;
    for daughter in Daughter::all() {
        let family = &game.daughters[daughter];
        let Some(father) = family.father else {
            must(*family == Default::default(), "NE-D7", || format!("{daughter} is in no tableau."))?;
            continue;
        };
        must(!game.unseen.contains(daughter), "NE-D7", || format!("{daughter} is in two places."))?;
        let plays = |who: Who| game.peoples[who].seat.is_some();
        must(plays(father) && family.suitors.iter().all(plays), "NE-C11", || "That species does not play.".into())?;
        let grown = game.grown(daughter) || family.husband.is_none() && family.suitors.is_empty();
        must(grown, "NE-E3", || format!("{daughter} is not mature; nobody marries or courts her."))?;
        if let Some(man) = family.husband {
            must(plays(man.who), "NE-C11", || "That species does not play.".into())?;
            must(!man.young || man.who == father, "NE-G1", || "A husband abroad is mature.".into())?;
            must(!family.suitors.contains(man.who), "NE-R23", || "Nobody courts his own people's wife.".into())?;
        }
    }
    Ok(())
}

pub(super) fn board(game: &Neanderthal, who: Who) -> Found {
    let people = &game.peoples[who];
    if people.tribal {
        must(people.portals.is_empty(), "NE-I1", || "Tribal people have no portals.".into())?;
    } else {
        let needed = game.figures().conversion[usize::from(game.seats) - 1];
        must(people.portals.len() < needed, "NE-I1", || "With so many portals they would be tribal.".into())?;
        let vocal = Rank::all().all(|rank| people.elders[rank] == Elder::Vacant || game.figures().elders[rank].vocal);
        must(vocal, "NE-E2", || "Chief and shaman exist only in a tribal people.".into())?;
    }
    portals_before(game, who)?;
    if let Some(card) = people.coupling {
        let alone = Who::all().all(|other| other == who || game.peoples[other].coupling != Some(card));
        must(alone, "NE-C5", || "Two species have the same sexuality card.".into())?;
    }
    let sides = people.coupling.map(Coupling::sides);
    let fits = people.sexuality.is_none_or(|side| sides.is_some_and(|sides| sides.contains(&side)));
    must(fits, "NE-C5", || "The sexuality is not on the card.".into())?;
    let ready = people.seat.is_none() || people.sexuality.is_some();
    must(ready || in_set_up(game), "NE-C5", || "A sexuality has to be chosen first.".into())
}

/// The portals a round began with (NE-I2) are those of now without what phase 6 has added; only becoming tribal takes
/// portals away (NE-B3).
fn portals_before(game: &Neanderthal, who: Who) -> Found {
    let Table { round, stage, .. } = *game.table();
    let people = &game.peoples[who];
    let before = people.portals_before;
    must(round > 0 || before.is_empty(), "NE-I2", || "No round has begun, so no portals lay there before it.".into())?;
    if round == 0 {
        return Ok(());
    }
    if people.tribal {
        let needed = game.figures().conversion[usize::from(game.seats) - 1];
        return must(before.len() < needed, "NE-I2", || {
            format!("With the portals of before this round the {who} species would have been tribal already.")
        });
    }
    must(before.without(people.portals).is_empty(), "NE-I2", || {
        format!("A portal that the {who} species had before this round does not lie on its brain map any more.")
    })?;
    let place = game.place_in_order(who);
    let most = match stage {
        Stage::Special { turn, used } if usize::from(turn) == place => used,
        Stage::Special { turn, .. } if usize::from(turn) < place => 0,
        // NE-I: two special actions with the Sheherazade.
        Stage::Special { .. } | Stage::TurnDaughter | Stage::Over { .. } => 2,
        _ => 0,
    };
    let added = people.portals.without(before).len();
    must(added <= most, "NE-I2", || {
        format!("The {who} species can have added {most} portals in this round, not {added}.")
    })
}
