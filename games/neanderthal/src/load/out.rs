//! People who are out: hunters, suitors and raids, the hunt or courting that is being resolved, and what pends.

use super::{Found, must};
use crate::state::{Band, Hunt, HuntStep, Neanderthal, Stage, SuitStep};
use crate::vocabulary::{Key, Rank, Slot, Who};

fn plays(game: &Neanderthal, who: Who) -> bool {
    game.peoples[who].seat.is_some()
}

fn hunting(game: &Neanderthal) -> bool {
    matches!(game.stage, Stage::Uncontested { .. } | Stage::Contested { .. } | Stage::Predators { .. })
}

/// Hunters, suitors and raids are out only while they can be.
pub(super) fn out_hunting(game: &Neanderthal) -> Found {
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
    let hunting = hunting(game);
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
    if matches!(game.stage, Stage::Predators { .. }) {
        let waits = |slot: Slot| game.draw_north.either(game.draw_south).either(game.fresh).contains(slot);
        let left = game.anybody_out().iter().any(|slot| !game.is_predator(slot) && !waits(slot));
        let courting = game.daughters.values().iter().any(|family| !family.suitors.is_empty());
        must(!left && !courting, "NE-A4", || {
            "Suitors, and hunters on cards that are no predators, come before the predators.".into()
        })?;
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

/// The hunt or the courting that is being resolved fits the table.
pub(super) fn resolved(game: &Neanderthal) -> Found {
    if let Some(hunt) = game.hunt {
        a_hunt(game, &hunt)?;
    }
    let Some(suit) = game.suit else { return Ok(()) };
    must(game.hunt.is_none(), "NE-A4", || "One card is resolved at a time.".into())?;
    let suitors = game.daughters[suit.daughter].suitors;
    let asked = suit.step != SuitStep::Next;
    let who = game.at_turn(suit.turn);
    let there = suit.turn < game.players() && suitors.contains(who);
    must(if asked { there } else { suit.turn <= game.players() }, "NE-G1", || {
        format!("No suitor of that place in the player order courts {}.", suit.daughter)
    })?;
    let alpha = game.alpha_suitor(who, suit.daughter) && game.mature(who, Rank::Warrior);
    must(suit.step != SuitStep::Power || alpha, "NE-E5", || {
        "Only an alpha man with a mature warrior is asked for his power.".into()
    })?;
    must(suit.last.is_none_or(|who| plays(game, who)), "NE-C11", || "That species does not play.".into())?;
    must(suit.last.is_none_or(|who| game.may_pay_for(suit.daughter, who)), "NE-R15", || {
        "A home suit without a free orange disk does not count as a success.".into()
    })
}

fn a_hunt(game: &Neanderthal, hunt: &Hunt) -> Found {
    let band = Neanderthal::band_of(hunt);
    let card = game.rows[hunt.on].card().map(|biome| game.figures().biome(biome).game);
    must(card.is_some() && plays(game, hunt.who), "NE-G", || "Somebody who plays hunts an open card.".into())?;
    let raid = hunt
        .prey
        .is_none_or(|prey| game.raids[prey].is_some_and(|raid| raid.who == hunt.who && raid.predator == hunt.on));
    must(raid, "NE-G4", || "Nobody was followed there by that predator.".into())?;
    let people = game.band(hunt.who, band) > 0 || hunt.step == HuntStep::Claim;
    must(people && hunt.hits <= 60 && hunt.equal <= 60, "NE-G", || "Those hunters are not on that card.".into())?;
    let power = game.alpha_in(hunt.who, band) && card.is_some_and(|card| game.alpha_power(hunt.who, card));
    must(power || !hunt.power && hunt.step != HuntStep::Power, "NE-E5", || {
        "The alpha man has no power on that card, or is not there.".into()
    })?;
    let replaced = hunt.prey.is_none() && game.fresh.contains(hunt.on);
    must(replaced || hunt.step != HuntStep::Stay, "NE-G7", || {
        "Only a card that was laid in phase 4 of this round need not be hunted.".into()
    })
}

/// What stands before everything else: casualties, a wanderer's place, disks to free.
pub(super) fn pending(game: &Neanderthal) -> Found {
    let fighting = matches!(game.stage, Stage::Attack { .. } | Stage::Strike { .. });
    if let Some(losing) = game.losing {
        let there = match losing.from {
            Band::Party(_) => true,
            Band::Raid(prey) => game.raids[prey].is_some_and(|raid| raid.who == losing.who),
        };
        let danger = (fighting || hunting(game)) && there && game.band(losing.who, losing.from) > 0;
        must(plays(game, losing.who) && losing.left <= 60 && danger, "NE-R7", || {
            "Nobody of theirs is in danger there.".into()
        })?;
    }
    if let Some(giving) = game.giving {
        let wanderer = plays(game, giving.to) && giving.who != giving.to && game.peoples[giving.to].dead > 0;
        let hunter = plays(game, giving.who) && Slot::all().any(|slot| game.has_hunter_at(giving.who, slot));
        must(wanderer && hunter, "NE-R20", || "No wanderer can replace a hunter here.".into())?;
    }
    if let Some(freeing) = game.freeing {
        let few = freeing.disks.values().iter().all(|disks| *disks <= 200);
        let earned = hunting(game) || matches!(game.stage, Stage::Domestics { .. });
        must(plays(game, freeing.who) && few && earned, "NE-G3", || {
            "Disks are freed in phases 4 and 5, by who plays.".into()
        })?;
    }
    Ok(())
}
