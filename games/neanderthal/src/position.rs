//! Positions from outside: every piece, disk and card has to be somewhere exactly once, nothing may stand where the rules
//! do not let it, and the stage has to be one at which the table would really wait.

use crate::data::{CUBES, DISKS, Data, Icon, Kind};
use crate::state::{Alpha, Band, Cell, Deal, Elder, HuntStep, Neanderthal, Stage, SuitStep, Table};
use crate::words::{Biome, Coupling, Daughter, Disk, Key, Place, Rank, Row, Set, Slot, Who};
use lascaux_table::{Actions, Code, Game, Refusal, Seat};

type Found = Result<(), Refusal>;

fn must(holds: bool, rule: &'static str, message: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err(Refusal::rule(rule, message()).with_code(Code::Position)) }
}

pub(crate) fn load(position: &Table, data: &'static Data) -> Result<Neanderthal, Refusal> {
    let mut table = *position;
    table.derive();
    let game = Neanderthal::of(table, data);
    crate::check_seats(position.seats, &position.options).map_err(|no| no.with_code(Code::Position))?;
    seats(&game)?;
    figures(&game)?;
    Who::all().try_for_each(|who| cubes(&game, who))?;
    Who::all().try_for_each(|who| alpha(&game, who))?;
    disks(&game)?;
    biomes(&game)?;
    daughters(&game)?;
    Who::all().try_for_each(|who| board(&game, who))?;
    out_hunting(&game)?;
    stage(&game)?;
    waits(&game)?;
    Ok(game)
}

fn in_set_up(game: &Neanderthal) -> bool {
    matches!(
        game.stage,
        Stage::DealRows | Stage::DealBoards { .. } | Stage::DealCouplings { .. } | Stage::ChooseSexuality { .. }
    )
}

/// NE-C4: every seat has its species.
fn seats(game: &Neanderthal) -> Found {
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
fn figures(game: &Neanderthal) -> Found {
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
    must(game.offers.values().iter().all(|offers| *offers <= 3), "NE-R2", || {
        "Two players make three offers a round at the most.".into()
    })?;
    must(game.round <= 60, "NE-D2", || "There are not so many daughters.".into())
}

/// NE-B: 18 cubes of each colour.
fn cubes(game: &Neanderthal, who: Who) -> Found {
    let people = &game.peoples[who];
    let camps: u32 = game.peoples.values().iter().map(|one| u32::from(one.camp[who])).sum();
    let parties = game.parties.values().iter().flat_map(|party| party.values()).map(|party| u32::from(party[who]));
    let raids = game.raids.values().iter().flatten().map(|raid| u32::from(raid.cubes[who]));
    let elders = people.elders.values().iter().filter(|elder| **elder != Elder::Vacant).count() as u32;
    let husbands = game.husbands(who).count() as u32;
    let suitors = game.daughters.values().iter().filter(|family| family.suitors.contains(who)).count() as u32;
    let duty = u32::from(matches!(people.alpha, Alpha::Elder(_) | Alpha::Husband(_) | Alpha::Suitor(_)));
    let all = u32::from(people.dead) + camps + parties.sum::<u32>() + raids.sum::<u32>() + elders + husbands + suitors;
    must(all.checked_sub(duty) == Some(CUBES.into()), "NE-B", || {
        format!("There are {} {who} cubes, not {CUBES}.", i64::from(all) - i64::from(duty))
    })
}

fn alpha(game: &Neanderthal, who: Who) -> Found {
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

/// NE-B3: five disks of each colour and species; in the cooperative game fifteen in all (NE-R5).
fn disks(game: &Neanderthal) -> Found {
    let mut of_colour = [0u32; 3];
    for who in Who::all() {
        let people = &game.peoples[who];
        let mut count = [0u32; 3];
        let mut add = |disk: Disk, number: u8| count[disk.index()] += u32::from(number);
        Disk::all().for_each(|disk| add(disk, people.free[disk]));
        people.portals.iter().for_each(|portal| add(portal.disk(), 1));
        if let Some(sexuality) = people.sexuality {
            let mpi = game.figures().sexualities[sexuality].mpi;
            Disk::all().for_each(|disk| add(disk, mpi[disk]));
        }
        for rank in Rank::all().filter(|rank| people.elders[*rank] == Elder::Young) {
            add(game.figures().elders[rank].disk, 1);
        }
        for family in game.daughters.values() {
            if family.father == Some(who) {
                Disk::all().for_each(|disk| add(disk, family.disks[disk]));
            }
            if family.husband.is_some_and(|man| man.who == who && man.young) {
                add(Disk::Orange, 1);
            }
        }
        add(Disk::White, people.under_white.len());
        add(Disk::Black, people.under_black.len());
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

/// Every biome is in one place, and each where its kind may be.
fn biomes(game: &Neanderthal) -> Found {
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

fn daughters(game: &Neanderthal) -> Found {
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

fn board(game: &Neanderthal, who: Who) -> Found {
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

/// Hunters, suitors and raids are out only while they can be.
fn out_hunting(game: &Neanderthal) -> Found {
    let out = matches!(
        game.stage,
        Stage::Recall { .. }
            | Stage::Assign { .. }
            | Stage::Offer { .. }
            | Stage::Draft { .. }
            | Stage::Answer { .. }
            | Stage::Consent { .. }
            | Stage::Attack { .. }
            | Stage::Strike { .. }
    );
    let hunting = matches!(game.stage, Stage::Uncontested { .. } | Stage::Contested { .. } | Stage::Predators { .. });
    for slot in Slot::all() {
        for who in Who::all().filter(|who| game.party(slot, *who) > 0) {
            must(out || hunting, "NE-G", || "Nobody hunts in this phase.".into())?;
            // A card that was claimed under somebody's feet is being replaced.
            let replaced = hunting && game.draw_north.either(game.draw_south).contains(slot);
            let ground = game.rows[slot].card().is_some() || replaced;
            must(ground && game.peoples[who].seat.is_some(), "NE-E1", || "Hunters stand on an open card.".into())?;
        }
        if let Some(raid) = game.raids[slot] {
            must(hunting, "NE-G4", || "Predators follow hunters only in phase 4.".into())?;
            let row = slot.row();
            let near = raid.predator.row() == row
                && raid.second.is_none_or(|second| second.row() == row && second != raid.predator);
            must(near && raid.predator != slot && raid.second != Some(slot), "NE-G4", || {
                "Predators come from the row of the prey.".into()
            })?;
            // Of two predators one is faced first, the same by everybody; otherwise all would wait for each other.
            let mut others = Slot::all().filter_map(|other| game.raids[other]);
            let crossed =
                others.any(|other| raid.second == Some(other.predator) && other.second == Some(raid.predator));
            must(!crossed, "NE-G4", || "Everybody faces the same of two predators first.".into())?;
            must(game.peoples[raid.who].seat.is_some(), "NE-C11", || "That species does not play.".into())?;
            must(game.rows[slot].card().is_some(), "NE-G4", || "The prey is an open card.".into())?;
            // Only a claim may still wait when all of them are dead.
            let claiming = game.hunt.is_some_and(|hunt| hunt.prey == Some(slot) && hunt.step == HuntStep::Claim);
            must(claiming || game.band(raid.who, Band::Raid(slot)) > 0, "NE-G4", || "Nobody is followed.".into())?;
        }
    }
    let courting = game.daughters.values().iter().any(|family| !family.suitors.is_empty());
    must(!courting || out || hunting, "NE-G1", || "Nobody courts in this phase.".into())?;
    must(hunting || game.fresh.is_empty() && game.spent.is_empty() || game.round > 0, "NE-G7", || {
        "Nothing is new before the first round.".into()
    })?;
    must(hunting || game.hunt.is_none() && game.suit.is_none() && game.giving.is_none(), "NE-G", || {
        "Nobody hunts in this phase.".into()
    })
}

/// The stage names things that are there.
fn stage(game: &Neanderthal) -> Found {
    let refuse = || must(false, "NE-A1", || "The stage of the round does not fit the table.".into());
    let players = game.players();
    let events = game.current.map_or(&[][..], |daughter| &game.figures().daughter(daughter).events);
    let icon_is = |icon: u8, wanted: fn(&Icon) -> bool| events.get(usize::from(icon)).is_some_and(wanted);
    let plays = |who: Who| game.peoples[who].seat.is_some();
    let with_card = matches!(
        game.stage,
        Stage::Council
            | Stage::Icon { .. }
            | Stage::Mortality { .. }
            | Stage::ChaosHunters { .. }
            | Stage::ChaosElder { .. }
            | Stage::ChaosChange { .. }
            | Stage::Wanderlust { .. }
            | Stage::Walkabout { .. }
            | Stage::Blizzard { .. }
            | Stage::Auction { .. }
            | Stage::Lay { .. }
    );
    let over = matches!(game.stage, Stage::Over { .. });
    must(over || with_card == game.current.is_some(), "NE-D", || {
        "The daughter of the round lies open until she is sold.".into()
    })?;
    let begun = !in_set_up(game) && !matches!(game.stage, Stage::TurnDaughter);
    must(!begun || game.round > 0, "NE-D", || "The first round has not begun.".into())?;
    let fits = match game.stage {
        Stage::DealRows => game.round == 0 && !(game.draw_north.is_empty() && game.draw_south.is_empty()),
        Stage::DealBoards { .. } => game.options.boards.is_none(),
        Stage::DealCouplings { who } => plays(who) && game.peoples[who].coupling.is_none(),
        Stage::ChooseSexuality { who } => plays(who) && game.peoples[who].sexuality.is_none(),
        Stage::TurnDaughter => game.deck > 0,
        Stage::Council => game.mature(game.at_turn(0), Rank::Warrior),
        // Passed over at once, except while melting ice is turned up.
        Stage::Icon { icon } => {
            usize::from(icon) <= events.len() && !(game.draw_north.is_empty() && game.draw_south.is_empty())
                || game.over_hand_limit().is_some()
        }
        Stage::Mortality { icon, turn } => turn <= players && icon_is(icon, |icon| matches!(icon, Icon::Mortality(_))),
        Stage::ChaosHunters { icon, turn, least, lost } => {
            turn < players && icon_is(icon, |icon| *icon == Icon::Chaos) && least <= 60 && lost <= 60
        }
        Stage::ChaosElder { icon, turn } => {
            let who = game.at_turn(turn);
            let elders = game.peoples[who].elders.values().iter().any(|elder| *elder != Elder::Vacant);
            turn < players && icon_is(icon, |icon| *icon == Icon::Chaos) && elders
        }
        Stage::ChaosChange { icon, turn } => turn < players && icon_is(icon, |icon| *icon == Icon::Chaos),
        Stage::Wanderlust { icon, who, left } => {
            plays(who) && left <= 6 && icon_is(icon, |icon| matches!(icon, Icon::Wanderlust(_)))
        }
        Stage::Walkabout { icon, turn } | Stage::Blizzard { icon, turn } => {
            turn <= players && icon_is(icon, |icon| *icon == Icon::Blizzard)
        }
        Stage::Auction { turn, held, high, bid } => {
            turn < players
                && held < players
                && bid <= 15
                && high.is_none_or(|who| plays(who) && game.purse(who) >= bid)
                && (high.is_some() == (bid > 0))
        }
        Stage::Lay { who, bid } => plays(who) && (1..=game.purse(who)).contains(&bid),
        Stage::EndChange { turn } | Stage::Offer { turn } => turn < players,
        Stage::Recall { turn, left } => turn < players && left <= 2,
        Stage::Assign { turn, .. } => turn < players,
        Stage::Draft { turn } | Stage::Answer { turn } => turn < players && game.deal.is_some(),
        Stage::Consent { turn, who } => {
            let third = game.deal.is_some_and(|deal| deal.from != who && deal.to != who);
            turn < players && third && plays(who)
        }
        Stage::Attack { turn, .. } => turn <= players,
        Stage::Strike { turn, hits, .. } => turn < players && hits <= 60,
        Stage::Uncontested { turn } => turn < players,
        Stage::Contested { on } => on.is_none_or(|place| match place {
            Place::Slot(slot) => game.hunt.is_none_or(|hunt| hunt.on == slot),
            Place::Daughter(daughter) => game.suit.is_none_or(|suit| suit.daughter == daughter),
        }),
        Stage::Predators { on } => game.hunt.is_none_or(|hunt| on == Some(hunt.on)),
        Stage::Domestics { turn } => turn <= players,
        Stage::Special { turn, used } => turn < players && used < 2,
        Stage::Over { .. } => {
            game.hunt.is_none() && game.suit.is_none() && game.losing.is_none() && game.deal.is_none()
        }
    };
    if !fits {
        return refuse();
    }
    let dealing = matches!(game.stage, Stage::Draft { .. } | Stage::Answer { .. } | Stage::Consent { .. });
    must(dealing == game.deal.is_some(), "NE-F1", || "An offer is on the table only while it is negotiated.".into())?;
    if let Some(deal) = game.deal {
        offer(game, deal)?;
    }
    if let Some(hunt) = game.hunt {
        let band = hunt.prey.map_or(Band::Party(hunt.on), Band::Raid);
        let raid = hunt
            .prey
            .is_none_or(|prey| game.raids[prey].is_some_and(|raid| raid.who == hunt.who && raid.predator == hunt.on));
        let people = game.band(hunt.who, band) > 0 || hunt.step == HuntStep::Claim;
        let power = !hunt.power || game.alpha_in(hunt.who, band);
        let card = game.rows[hunt.on].card().is_some() && plays(hunt.who) && hunt.hits <= 60 && hunt.equal <= 60;
        must(raid && people && power && card, "NE-G", || "The hunt does not fit the table.".into())?;
    }
    if let Some(suit) = game.suit {
        let there = suit.turn < players && game.daughters[suit.daughter].suitors.contains(game.at_turn(suit.turn));
        let fits = suit.step != SuitStep::Next && there && suit.last.is_none_or(plays);
        must(fits && game.hunt.is_none(), "NE-G1", || "The courting does not fit the table.".into())?;
    }
    if let Some(losing) = game.losing {
        must(plays(losing.who) && losing.left <= 60, "NE-R7", || "Nobody of theirs is in danger.".into())?;
    }
    if let Some(giving) = game.giving {
        must(
            plays(giving.who) && plays(giving.to) && giving.who != giving.to && game.peoples[giving.to].dead > 0,
            "NE-R20",
            || "No wanderer can replace a hunter here.".into(),
        )?;
    }
    if let Some(freeing) = game.freeing {
        let few = freeing.disks.values().iter().all(|disks| *disks <= 200);
        must(plays(freeing.who) && few, "NE-G3", || "Those disks cannot be freed.".into())?;
    }
    Ok(())
}

fn offer(game: &Neanderthal, deal: Deal) -> Found {
    let plays = |who: Who| game.peoples[who].seat.is_some();
    must(deal.from != deal.to && plays(deal.from) && plays(deal.to), "NE-F1", || {
        "An offer is between two who play.".into()
    })?;
    let chief = [deal.from, deal.to].into_iter().any(|who| game.mature(who, Rank::Chief));
    must(chief, "NE-F1", || "An offer needs a mature chief on one of the two sides.".into())?;
    game.judge_deal(&deal).map_err(|no| Refusal::from(no).with_code(Code::Position))
}

/// The table would really wait here, for somebody who has a choice or for an outcome that is possible.
fn waits(game: &Neanderthal) -> Found {
    let dead_end =
        || must(false, "NE-A1", || "Nothing can happen in this position; the game would have gone on.".into());
    let mut same = *game;
    same.advance(&mut ());
    if same != *game {
        return dead_end();
    }
    match game.turn() {
        lascaux_table::Turn::Player(_) => {
            let mut actions = Actions::of::<Neanderthal>();
            game.legal(&mut actions);
            if actions.is_empty() || actions.len() > Neanderthal::MAX_ACTIONS { dead_end() } else { Ok(()) }
        }
        lascaux_table::Turn::Chance => {
            if let crate::phase::Question::Chance(crate::phase::Chance::Dice { dice, .. }) = game.question() {
                return if (1..=60).contains(&dice) { Ok(()) } else { dead_end() };
            }
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            if outcomes.is_empty() { dead_end() } else { Ok(()) }
        }
        lascaux_table::Turn::Over => {
            if matches!(game.stage, Stage::Over { .. }) {
                Ok(())
            } else {
                dead_end()
            }
        }
    }
}
