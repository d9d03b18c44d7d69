//! The stage of the round names things that are there, and a question that the rules would ask.

use super::{Found, in_set_up, must};
use crate::data::Icon;
use crate::phase::{DRAFTS, RECALLED};
use crate::state::{Cell, Deal, Elder, Neanderthal, Reason, Stage};
use crate::verdict::No;
use crate::vocabulary::{Key, Place, Rank, Slot, Who};
use lascaux_table::{Code, Refusal};

pub(super) fn stage(game: &Neanderthal) -> Found {
    daughter_of_the_round(game)?;
    place_in_order(game)?;
    event(game)?;
    match game.stage {
        Stage::DealRows
        | Stage::DealBoards { .. }
        | Stage::DealCouplings { .. }
        | Stage::ChooseSexuality { .. }
        | Stage::TurnDaughter
        | Stage::Council
        | Stage::Over { .. } => ends_of_the_round(game)?,
        Stage::ChaosHunters { .. } | Stage::ChaosElder { .. } | Stage::Wanderlust { .. } | Stage::Blizzard { .. } => {
            losses(game)?;
        }
        Stage::Auction { .. } | Stage::Lay { .. } => auction(game)?,
        Stage::Recall { left, .. } => {
            must(left <= RECALLED, "NE-E4", || format!("{RECALLED} elders or husbands are recalled at the most."))?;
        }
        Stage::Strike { place, turn, hits } => {
            must(hits <= game.fighters(place, game.attacker(turn)), "NE-F2", || {
                "An attack has no more hits than people who attack.".into()
            })?;
        }
        Stage::Contested { on } => {
            let fits = on.is_none_or(|place| match place {
                Place::Slot(slot) => game.hunt.is_none_or(|hunt| hunt.on == slot) && game.suit.is_none(),
                Place::Daughter(daughter) => {
                    game.suit.is_none_or(|suit| suit.daughter == daughter) && game.hunt.is_none()
                }
            });
            must(fits, "NE-A4", || "Another card is being resolved.".into())?;
        }
        Stage::Predators { on } => {
            let fits = game.hunt.is_none_or(|hunt| on == Some(hunt.on));
            must(fits, "NE-A4", || "Another predator is being resolved.".into())?;
        }
        Stage::Special { turn, used } => {
            let most = if turn < game.players() { game.special_actions(game.at_turn(turn)) } else { 0 };
            must(used <= most, "NE-I", || format!("They have {most} special actions this round, not {used}."))?;
        }
        _ => {}
    }
    negotiation(game)
}

/// She lies open while phase 1 lasts, and a round has begun then.
fn daughter_of_the_round(game: &Neanderthal) -> Found {
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
        "The daughter of the round (\"current\") lies open from the beginning of phase 1 until she is sold, and no longer."
            .into()
    })?;
    let begun = !in_set_up(game) && !matches!(game.stage, Stage::TurnDaughter);
    must(!begun || game.round > 0, "NE-D", || "The first round has not begun.".into())
}

/// Places in the player order are counted from 0. Where the stage goes round the table, its end is past the last place.
fn place_in_order(game: &Neanderthal) -> Found {
    let (turn, end) = match game.stage {
        Stage::Mortality { turn, .. }
        | Stage::Walkabout { turn, .. }
        | Stage::EndChange { turn }
        | Stage::Recall { turn, .. }
        | Stage::Offer { turn }
        | Stage::Attack { turn, .. }
        | Stage::Uncontested { turn }
        | Stage::Domestics { turn }
        | Stage::Special { turn, .. } => (turn, true),
        Stage::ChaosHunters { turn, .. }
        | Stage::ChaosElder { turn, .. }
        | Stage::ChaosChange { turn, .. }
        | Stage::Blizzard { turn, .. }
        | Stage::Auction { turn, .. }
        | Stage::Assign { turn, .. }
        | Stage::Draft { turn }
        | Stage::Answer { turn }
        | Stage::Consent { turn, .. }
        | Stage::Strike { turn, .. } => (turn, false),
        _ => return Ok(()),
    };
    let players = game.players();
    must(turn < players || end && turn == players, "NE-A1", || {
        format!("The stage names place {turn} of the player order; {players} species play, counted from 0.")
    })
}

/// The daughter of the round shows the event that is carried out.
fn event(game: &Neanderthal) -> Found {
    let events = game.current.map_or(&[][..], |daughter| &game.figures().daughter(daughter).events);
    let chaos: fn(&Icon) -> bool = |icon| *icon == Icon::Chaos;
    let blizzard: fn(&Icon) -> bool = |icon| *icon == Icon::Blizzard;
    let (icon, name, wanted): (u8, &str, fn(&Icon) -> bool) = match game.stage {
        Stage::Icon { icon } => {
            return must(usize::from(icon) <= events.len(), "NE-D", || {
                format!(
                    "The daughter of the round shows {} events, counted from 0; there is no event {icon}.",
                    events.len()
                )
            });
        }
        Stage::Mortality { icon, .. } => (icon, "mortality", |icon| matches!(icon, Icon::Mortality(_))),
        Stage::ChaosHunters { icon, .. } | Stage::ChaosElder { icon, .. } | Stage::ChaosChange { icon, .. } => {
            (icon, "chaos", chaos)
        }
        Stage::Wanderlust { icon, .. } => (icon, "wanderlust", |icon| matches!(icon, Icon::Wanderlust(_))),
        Stage::Walkabout { icon, .. } | Stage::Blizzard { icon, .. } => (icon, "blizzard", blizzard),
        _ => return Ok(()),
    };
    must(events.get(usize::from(icon)).is_some_and(wanted), "NE-D", || {
        format!("The daughter of the round does not show {name} at that place among her events.")
    })
}

/// The set-up, the first and the last moment of a round.
fn ends_of_the_round(game: &Neanderthal) -> Found {
    let plays = |who: Who| game.peoples[who].seat.is_some();
    match game.stage {
        Stage::DealRows => {
            let laid =
                |slot: Slot| game.rows[slot] != Cell::Gap || game.draw_north.either(game.draw_south).contains(slot);
            must(game.round == 0 && Slot::all().all(laid), "NE-C3", || {
                "The set-up lays six cards in each row before the first round.".into()
            })
        }
        Stage::DealBoards { .. } => must(game.options.boards.is_none(), "NE-C4", || {
            "The option gives every seat its board; none is dealt.".into()
        }),
        Stage::DealCouplings { who } => must(plays(who) && game.peoples[who].coupling.is_none(), "NE-C5", || {
            format!("The {who} species gets no sexuality card now.")
        }),
        Stage::ChooseSexuality { who } => {
            let chooses = game.peoples[who].coupling.is_some() && game.peoples[who].sexuality.is_none();
            must(plays(who) && chooses, "NE-C5", || format!("The {who} species has no side to choose now."))
        }
        Stage::TurnDaughter => {
            must(game.deck > 0, "NE-D2", || "No daughter is left in the active deck; the game would be over.".into())
        }
        Stage::Council => must(game.mature(game.at_turn(0), Rank::Warrior), "NE-A2", || {
            "Only a first player with a mature warrior holds a council of war; without him the events begin (\"icon\")."
                .into()
        }),
        Stage::Over { reason: Reason::LastRound } => must(game.deck == 0, "NE-J", || {
            "Daughters are left in the active deck; the last round has not ended.".into()
        }),
        Stage::Over { reason: Reason::Ice } => {
            must(game.nothing_to_hunt(), "NE-J", || "A biome lies open; Europe is not all ice.".into())
        }
        _ => Ok(()),
    }
}

/// Chaos, wanderlust and blizzard ask only whom they hurt. (NE-D4, NE-D5, NE-D6)
fn losses(game: &Neanderthal) -> Found {
    match game.stage {
        Stage::ChaosHunters { turn, least, lost, .. } => {
            let who = game.at_turn(turn);
            must(lost <= 60, "NE-D4", || "Nobody has so many hunters to lose.".into())?;
            let hunters = game.hunters(who) + lost;
            must(!game.immune_to_chaos(who, hunters), "NE-D4", || format!("The {who} species is immune to chaos."))?;
            let natural = game.chaos_takes(game.figures(), who, hunters);
            must(least == natural, "NE-D4", || format!("Chaos takes {natural} of {hunters} hunters, not {least}."))
        }
        Stage::ChaosElder { turn, .. } => {
            let who = game.at_turn(turn);
            let elders = game.peoples[who].elders.values().iter().any(|elder| *elder != Elder::Vacant);
            must(elders && !game.mature(who, Rank::Firestarter), "NE-D4", || {
                format!("The {who} species has no elder whom chaos takes.")
            })
        }
        Stage::Wanderlust { icon, who, left } => {
            let events = game.current.map_or(&[][..], |daughter| &game.figures().daughter(daughter).events);
            let number = match events.get(usize::from(icon)) {
                Some(Icon::Wanderlust(number)) => *number,
                _ => 0,
            };
            must(left <= number, "NE-D6", || format!("{number} hunters wander, not {left}."))?;
            must(game.peoples[who].seat.is_some(), "NE-C11", || "That species does not play.".into())
        }
        Stage::Blizzard { turn, home, .. } => must(home <= game.hunters(game.at_turn(turn)), "NE-R11", || {
            "More men have come home than stand in the camp.".into()
        }),
        _ => Ok(()),
    }
}

fn auction(game: &Neanderthal) -> Found {
    let (bidder, bid) = match game.stage {
        Stage::Auction { held, high, bid, .. } => {
            must(held <= game.players(), "NE-R1", || "When all have held in a row the auction is over.".into())?;
            must(high.is_some() == (bid > 0), "NE-D7", || "A bid has a bidder, and a bidder a bid.".into())?;
            (high, bid)
        }
        Stage::Lay { who, bid } => (Some(who), bid),
        _ => (None, 0),
    };
    let Some(who) = bidder else { return Ok(()) };
    must(game.peoples[who].seat.is_some() && game.worth(who) > 0, "NE-D7", || {
        format!("The {who} species cannot bid for her.")
    })?;
    must((1..=game.purse(who)).contains(&bid), "NE-D7", || {
        format!("The {who} species has {} free disks that bid for her, not {bid}.", game.purse(who))
    })
}

/// An offer on the table is one that could be made, and it is answered by whom it concerns. (NE-F1, NE-R2)
fn negotiation(game: &Neanderthal) -> Found {
    let talking =
        matches!(game.stage, Stage::Offer { .. } | Stage::Draft { .. } | Stage::Answer { .. } | Stage::Consent { .. });
    must(game.dropped == 0 || talking && game.dropped <= DRAFTS, "NE-R34", || {
        format!("Drafts are dropped in phase 3 only, {DRAFTS} in a row at the most.")
    })?;
    let dealing = talking && !matches!(game.stage, Stage::Offer { .. });
    must(dealing == game.deal.is_some(), "NE-F1", || "An offer is on the table only while it is negotiated.".into())?;
    let Some(deal) = game.deal else {
        return must(game.countered.is_none(), "NE-R2", || "No offer is being countered.".into());
    };
    let draft = matches!(game.stage, Stage::Draft { .. });
    let (Stage::Draft { turn } | Stage::Answer { turn } | Stage::Consent { turn, .. }) = game.stage else {
        return Ok(());
    };
    terms(game, &deal, turn)?;
    if !draft {
        made(game, &deal)?;
    }
    if let Some(first) = game.countered {
        let fits = draft && deal.counter && !first.counter && first.from == deal.to && first.to == deal.from;
        must(fits, "NE-R2", || "Only a counter-offer that is being worded leaves another offer waiting.".into())?;
        terms(game, &first, turn)?;
        made(game, &first)?;
    }
    if let Stage::Consent { who, .. } = game.stage {
        let third = who != deal.from && who != deal.to && game.peoples[who].seat.is_some();
        let minds = [deal.leave, deal.ask].into_iter().flatten().any(|place| game.stands(who, place));
        must(third && minds, "NE-F1", || "Only a third player on a card that is left is asked.".into())?;
    }
    Ok(())
}

fn terms(game: &Neanderthal, deal: &Deal, turn: u8) -> Found {
    let plays = |who: Who| game.peoples[who].seat.is_some();
    must(deal.from != deal.to && plays(deal.from) && plays(deal.to), "NE-F1", || {
        "An offer is between two who play.".into()
    })?;
    // Vocal people only say yes or no: who has the chief begins, and only tribal people counter.
    let first = if deal.counter { deal.to } else { deal.from };
    must(game.mature(first, Rank::Chief), "NE-F1", || "An offer is begun by a people with a mature chief.".into())?;
    must(!deal.counter || game.peoples[deal.from].tribal, "NE-F1", || "Vocal people make no counter-offer.".into())?;
    must(game.at_turn(turn) == first, "NE-F1", || {
        format!("The {first} species has begun the offer, so it is its turn to make offers.")
    })?;
    must(game.meet(deal.from, deal.to), "NE-F1", || "They share no card and stand on none of each other's.".into())?;
    game.judge_terms(deal).map_err(impossible)
}

/// An offer that has been made is whole; one that is being worded need not be yet.
fn made(game: &Neanderthal, deal: &Deal) -> Found {
    game.may_propose(deal).map_err(impossible)
}

fn impossible(no: No) -> Refusal {
    Refusal::from(no).with_code(Code::Position)
}
