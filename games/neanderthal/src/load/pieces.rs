//! Every seat has its species, every cube, cylinder and disk is somewhere exactly once.

use super::{Found, in_set_up, must};
use crate::data::{CUBES, DISKS, Data};
use crate::phase::OFFERS;
use crate::state::{Alpha, Elder, Neanderthal, Stage, Table};
use crate::vocabulary::{Disk, Key, Rank, Set, Who};
use lascaux_table::Seat;

/// NE-C4: every seat has its species.
pub(super) fn seats(game: &Neanderthal) -> Found {
    let given = |seat: Seat| Who::all().filter(|who| game.peoples[*who].seat == Some(seat)).count();
    let dealt: usize = Seat::all(game.seats).map(given).sum();
    let seated = Who::all().filter(|who| game.peoples[*who].seat.is_some()).count();
    must(dealt == seated, "NE-C4", || "A species belongs to a seat that does not play.".into())?;
    let expected = if game.seats == 1 { 3 } else { 1 };
    let complete = Seat::all(game.seats).all(|seat| given(seat) == expected);
    match game.stage {
        Stage::DealRows => must(seated == 0, "NE-C4", || "Boards are dealt after the rows.".into())?,
        Stage::DealBoards { seat } => {
            let before = Seat::all(seat.0.min(game.seats)).all(|one| given(one) == 1);
            must(game.seats > 1 && seat.0 < game.seats && before && seated == seat.index(), "NE-C4", || {
                "Boards are dealt to the seats in order.".into()
            })?;
        }
        _ => must(complete, "NE-C4", || "Every seat plays one species; a single seat plays all three.".into())?,
    }
    for order in [game.order, game.attack_order] {
        let all: Set<Who> = order.into_iter().collect();
        must(all.len() == 3, "NE-A2", || "The order names each species once.".into())?;
        let playing = order.iter().take(game.players().into()).all(|who| game.peoples[*who].seat.is_some());
        must(in_set_up(game) || playing, "NE-C11", || "Species that do not play stand last in the order.".into())?;
    }
    if !matches!(game.stage, Stage::DealRows | Stage::DealBoards { .. }) && game.seats == 2 {
        let absent = Who::all().find(|who| game.peoples[*who].seat.is_none());
        let clean = absent.is_some_and(|who| game.peoples[who] == crate::state::People::absent());
        must(clean, "NE-C11", || "The third species is not used with two players.".into())?;
    }
    Ok(())
}

/// Small figures within their range, so that nothing can run over.
pub(super) fn figures(game: &Neanderthal) -> Found {
    let people = game.peoples.values();
    let fine = people
        .iter()
        .all(|one| one.dead <= CUBES && one.chaos_losses <= 60 && one.free.values().iter().all(|free| *free <= 15));
    must(fine, "NE-B", || "A species has more pieces than the box.".into())?;
    let cubes = people.iter().all(|one| one.camp.values().iter().all(|cubes| *cubes <= CUBES));
    let out = game
        .parties
        .values()
        .iter()
        .flat_map(|party| party.values())
        .all(|party| party.values().iter().all(|cubes| *cubes <= CUBES));
    let raids =
        game.raids.values().iter().flatten().all(|raid| raid.cubes.values().iter().all(|cubes| *cubes <= CUBES));
    must(cubes && out && raids, "NE-B", || "There are 18 cubes of each colour.".into())?;
    let families = game.daughters.values().iter().all(|family| family.disks.values().iter().all(|disks| *disks <= 15));
    must(families, "NE-B3", || "More disks lie on a daughter than a species has.".into())?;
    must(game.offers.values().iter().all(|offers| *offers <= OFFERS), "NE-R2", || {
        "Two players make three offers a round at the most.".into()
    })?;
    must(game.round <= 60, "NE-D2", || "There are not so many daughters.".into())
}

/// How many cubes of a colour are not in the deadpile. (NE-B)
pub(crate) fn living(table: &Table, who: Who) -> u32 {
    let people = &table.peoples[who];
    let camps: u32 = table.peoples.values().iter().map(|one| u32::from(one.camp[who])).sum();
    let parties = table.parties.values().iter().flat_map(|party| party.values()).map(|party| u32::from(party[who]));
    let raids = table.raids.values().iter().flatten().map(|raid| u32::from(raid.cubes[who]));
    let elders = people.elders.values().iter().filter(|elder| **elder != Elder::Vacant).count() as u32;
    let families = table.daughters.values().iter();
    let men = families.map(|family| {
        u32::from(family.husband.is_some_and(|man| man.who == who)) + u32::from(family.suitors.contains(who))
    });
    // A cylinder that has a duty or courts stands there instead of a cube.
    let duty = u32::from(matches!(people.alpha, Alpha::Elder(_) | Alpha::Husband(_) | Alpha::Suitor(_)));
    (camps + parties.sum::<u32>() + raids.sum::<u32>() + elders + men.sum::<u32>()).saturating_sub(duty)
}

/// NE-B: 18 cubes of each colour.
pub(super) fn cubes(game: &Neanderthal, who: Who) -> Found {
    let all = u32::from(game.peoples[who].dead) + living(game, who);
    must(all == u32::from(CUBES), "NE-B", || format!("There are {all} {who} cubes, not {CUBES}."))
}

pub(super) fn alpha(game: &Neanderthal, who: Who) -> Found {
    let there = match game.peoples[who].alpha {
        Alpha::Dead | Alpha::Camp => true,
        Alpha::Party(slot) => {
            game.rows[slot].card().is_some() || game.draw_north.either(game.draw_south).contains(slot)
        }
        Alpha::Raid(prey) => game.raids[prey].is_some_and(|raid| raid.who == who),
        Alpha::Elder(rank) => game.peoples[who].elders[rank] != Elder::Vacant,
        Alpha::Husband(daughter) => game.daughters[daughter].husband.is_some_and(|man| man.who == who),
        Alpha::Suitor(daughter) => game.daughters[daughter].suitors.contains(who),
    };
    must(there, "NE-B4", || format!("The {who} alpha man is not where he is said to be."))
}

/// How many disks of each colour a species has that are not free. (NE-B3)
pub(crate) fn assigned(table: &Table, figures: &Data, who: Who) -> [u32; 3] {
    let people = &table.peoples[who];
    let mut count = [0u32; 3];
    let mut add = |disk: Disk, number: u8| count[disk.index()] += u32::from(number);
    people.portals.iter().for_each(|portal| add(portal.disk(), 1));
    if let Some(sexuality) = people.sexuality {
        let mpi = figures.sexualities[sexuality].mpi;
        Disk::all().for_each(|disk| add(disk, mpi[disk]));
    }
    for rank in Rank::all().filter(|rank| people.elders[*rank] == Elder::Young) {
        add(figures.elders[rank].disk, 1);
    }
    for family in table.daughters.values() {
        if family.father == Some(who) {
            Disk::all().for_each(|disk| add(disk, family.disks[disk]));
        }
        if family.husband.is_some_and(|man| man.who == who && man.young) {
            add(Disk::Orange, 1);
        }
    }
    add(Disk::White, people.under_white.len());
    add(Disk::Black, people.under_black.len());
    count
}

/// NE-B3: five disks of each colour and species; in the cooperative game fifteen in all (NE-R5).
pub(super) fn disks(game: &Neanderthal) -> Found {
    let mut of_colour = [0u32; 3];
    for who in Who::all() {
        let people = &game.peoples[who];
        let mut count = assigned(game, game.figures(), who);
        Disk::all().for_each(|disk| count[disk.index()] += u32::from(people.free[disk]));
        let dealing = matches!(game.stage, Stage::DealRows | Stage::DealBoards { .. });
        let absent = people.seat.is_none() && !dealing;
        let each = if absent { 0 } else { u32::from(DISKS) };
        let total: u32 = count.iter().sum();
        let fine = if game.cooperative() { total == 3 * each } else { count.iter().all(|one| *one == each) };
        must(fine, "NE-B3", || {
            format!("The {who} species has {count:?} orange, white and black disks, not {each} each.")
        })?;
        of_colour.iter_mut().zip(count).for_each(|(sum, one)| *sum += one);
    }
    let fine = !game.cooperative() || of_colour.iter().all(|sum| *sum == 3 * u32::from(DISKS));
    must(fine, "NE-R5", || "There are fifteen disks of each colour in all.".into())
}
