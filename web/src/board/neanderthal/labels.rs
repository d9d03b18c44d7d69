//! The words on the buttons of actions.

use crate::words::Words;
use lascaux_games::neanderthal::names::{self, WORDS, biome, card, daughter, rank, who};
use lascaux_games::neanderthal::{Action, Asked, Dependent, Disk, Key, Laid, Piece, Servant, Target, View, Ware, Who};
use lascaux_table::{Arg, Said, said};

pub(super) fn label(view: &View, action: Action, words: &Words) -> String {
    let other = view.table.deal.map_or(Who::Red, |deal| deal.to);
    words.told(&said_of(view.question, other, action), &[])
}

#[rustfmt::skip] // one line for each action
fn said_of(asked: Asked, other: Who, action: Action) -> Said {
    match action {
        Action::Choose(side) => said!(WORDS, "ne-do-choose", what = names::sexuality(side)),
        Action::Council { first, second } => said!(WORDS, "ne-do-council", first = who(first), second = who(second)),
        Action::Lose(Piece::Alpha) => said!(WORDS, "ne-do-lose-alpha"),
        Action::Lose(Piece::Cube(colour)) => said!(WORDS, "ne-do-lose", who = who(colour)),
        Action::LoseElder(one) => said!(WORDS, "ne-do-lose-elder", rank = rank(one)),
        Action::Change => said!(WORDS, "ne-do-change"),
        Action::Wander(to) => said!(WORDS, "ne-do-wander", who = who(to)),
        Action::Walkabout(one) => said!(WORDS, "ne-do-walkabout", card = daughter(one)),
        Action::Abandon(Dependent::Elder(one)) => said!(WORDS, "ne-do-abandon", what = rank(one)),
        Action::Abandon(Dependent::Daughter(one)) => said!(WORDS, "ne-do-abandon", what = daughter(one)),
        Action::Abandon(Dependent::Animal(one)) => said!(WORDS, "ne-do-abandon", what = biome(one)),
        Action::Bid(count) => said!(WORDS, "ne-do-bid", count = count),
        Action::Hold => said!(WORDS, "ne-do-hold"),
        Action::Lay(laid) => said!(WORDS, "ne-do-lay", disks = disks(laid)),
        Action::Recall(Servant::Elder(one)) => said!(WORDS, "ne-do-recall-elder", rank = rank(one)),
        Action::Recall(Servant::Husband(one)) => said!(WORDS, "ne-do-recall-husband", card = daughter(one)),
        Action::Hunt { biome: on, piece: Piece::Alpha } => said!(WORDS, "ne-do-hunt-alpha", card = biome(on)),
        Action::Hunt { biome: on, piece: Piece::Cube(colour) } => said!(WORDS, "ne-do-hunt", card = biome(on), who = who(colour)),
        Action::Promote { rank: one, alpha: false } => said!(WORDS, "ne-do-promote", rank = rank(one)),
        Action::Promote { rank: one, alpha: true } => said!(WORDS, "ne-do-promote-alpha", rank = rank(one)),
        Action::Marry { daughter: one, alpha: false } => said!(WORDS, "ne-do-marry", card = daughter(one)),
        Action::Marry { daughter: one, alpha: true } => said!(WORDS, "ne-do-marry-alpha", card = daughter(one)),
        Action::Court { daughter: one, alpha: false } => said!(WORDS, "ne-do-court", card = daughter(one)),
        Action::Court { daughter: one, alpha: true } => said!(WORDS, "ne-do-court-alpha", card = daughter(one)),
        Action::Move { from, to } => said!(WORDS, "ne-do-move", from = daughter(from), to = daughter(to)),
        Action::Swap => said!(WORDS, "ne-do-swap"),
        Action::Reclaim(one) => said!(WORDS, "ne-do-reclaim", card = biome(one)),
        Action::Offer(to) => said!(WORDS, "ne-do-offer", who = who(to)),
        Action::Leave(one) => said!(WORDS, "ne-do-leave", card = card(one)),
        Action::Ask(one) => said!(WORDS, "ne-do-ask", who = names::folk(other), card = card(one)),
        Action::Give(Ware::Disk(disk)) => said!(WORDS, "ne-do-give-disk", colour = names::disk(disk)),
        Action::Give(ware) => said!(WORDS, "ne-do-give", card = names::ware(ware)),
        Action::Take(Ware::Disk(disk)) => said!(WORDS, "ne-do-take-disk", who = names::folk(other), colour = names::disk(disk)),
        Action::Take(ware) => said!(WORDS, "ne-do-take", who = names::folk(other), card = names::ware(ware)),
        Action::Groom { daughter: one, alpha: false } => said!(WORDS, "ne-do-groom", card = daughter(one)),
        Action::Groom { daughter: one, alpha: true } => said!(WORDS, "ne-do-groom-alpha", card = daughter(one)),
        Action::Bride { daughter: one, alpha: false } => said!(WORDS, "ne-do-bride", who = who(other), card = daughter(one)),
        Action::Bride { daughter: one, alpha: true } => said!(WORDS, "ne-do-bride-alpha", who = who(other), card = daughter(one)),
        Action::Propose => said!(WORDS, "ne-do-propose"),
        Action::Drop => said!(WORDS, "ne-do-drop"),
        Action::Accept => said!(WORDS, "ne-do-accept"),
        Action::Refuse => said!(WORDS, "ne-do-refuse"),
        Action::Counter => said!(WORDS, "ne-do-counter"),
        Action::Strike(victim) => said!(WORDS, "ne-do-strike", who = who(victim)),
        Action::Resolve(one) => said!(WORDS, "ne-do-resolve", card = card(one)),
        Action::Stay => said!(WORDS, "ne-do-stay"),
        Action::Power => said!(WORDS, if asked == Asked::SuitPower { "ne-do-power-alpha-suitors-power" } else { "ne-do-power" }),
        Action::Claim => said!(WORDS, "ne-do-claim"),
        Action::Free(target) => at("ne-do-free", "ne-do-free-husband", "ne-do-free-daughter", target),
        Action::Discard(one) => said!(WORDS, "ne-do-discard", card = biome(one)),
        Action::GiveUp(one) => said!(WORDS, "ne-do-give-up", card = biome(one)),
        Action::Portal(portal) => said!(WORDS, "ne-do-portal", portal = names::portal(portal)),
        Action::Neolexia(target) => at("ne-do-neolexia", "ne-do-neolexia-husband", "ne-do-neolexia-daughter", target),
        Action::Play { biome: one, rank: by } => said!(WORDS, "ne-do-play", card = biome(one), rank = rank(by)),
        Action::Done => said!(WORDS, done(asked)),
        Action::Pass => said!(WORDS, pass(asked)),
    }
}

/// Where a disk lies: at an elder or a card, at a husband, or on a daughter.
fn at(plain: &'static str, husband: &'static str, on_daughter: &'static str, target: Target) -> Said {
    match target {
        Target::Elder(one) => said!(WORDS, plain, what = rank(one)),
        Target::Card(one) => said!(WORDS, plain, what = biome(one)),
        Target::Husband(one) => said!(WORDS, husband, what = daughter(one)),
        Target::Daughter(one, disk) => said!(WORDS, on_daughter, what = daughter(one), colour = names::disk(disk)),
    }
}

fn disks(laid: Laid) -> Arg {
    let some = Disk::all().zip(laid.0).filter(|(_, count)| *count > 0);
    some.map(|(disk, count)| said!(WORDS, "ne-disks", count = count, colour = names::disk(disk))).collect()
}

/// What it means to do nothing more depends on what is asked.
fn done(asked: Asked) -> &'static str {
    match asked {
        Asked::Assign => "ne-do-done-hunters-assigned",
        Asked::Freeing => "ne-do-done-which-disks-are-freed",
        Asked::Recall => "ne-do-done-men-recalled",
        Asked::ChaosHunters => "ne-do-done-hunters-lost-to-chaos",
        _ => "ne-do-done",
    }
}

/// What it means to do nothing at all depends on what is asked.
fn pass(asked: Asked) -> &'static str {
    match asked {
        Asked::Council => "ne-do-pass-council-of-war",
        Asked::Stay => "ne-do-pass-hunt-or-go-home",
        Asked::Claim => "ne-do-pass-claim-the-card-or-not",
        Asked::Power | Asked::SuitPower => "ne-do-pass-alpha-mans-power",
        Asked::ChaosChange | Asked::EndChange => "ne-do-pass-change-of-sexuality",
        Asked::Offer => "ne-do-pass-offer",
        Asked::Special => "ne-do-pass-special-action",
        Asked::Walkabout => "ne-do-pass-daughter-who-becomes-a-hunter",
        _ => "ne-do-pass",
    }
}
