//! Who stands on a card, and what dice fell there.

use super::Table;
use super::art::{self, at};
use super::card::WIDTH;
use super::names;
use super::people::Token;
use lascaux_games::neanderthal::{Alpha, Band, Biome, Hunt, HuntStep, Key, Place, Slot, Stage, Who};
use maud::{Markup, html};

/// Everybody who stands on a card: by who leads them, and those who were followed here by its predator.
pub(super) fn party(table: &Table, slot: Slot) -> Vec<Token> {
    let all = &table.view.table;
    let mut people = Vec::new();
    for leader in Who::all() {
        let biome = all.rows[slot].card();
        let says =
            |colour: Option<Who>| biome.map_or_else(String::new, |biome| says(table, slot, biome, leader, colour));
        for (colour, count) in all.parties[slot][leader].iter().filter(|(_, count)| **count > 0) {
            let id = format!("ne-party-{slot}-{leader}-{colour}");
            people.push(table.hunters(id, says(Some(colour)), leader, colour, *count));
        }
        if all.peoples[leader].alpha == Alpha::Party(slot) {
            people.push(table.alpha(says(None), leader));
        }
    }
    for (prey, raid) in Slot::all().filter_map(|prey| all.raids[prey].map(|raid| (prey, raid))) {
        if raid.predator != slot {
            continue;
        }
        let says = |colour: Option<Who>| table.losing(Band::Raid(prey), colour);
        for (colour, count) in raid.cubes.iter().filter(|(_, count)| **count > 0) {
            let id = format!("ne-raid-{prey}-{colour}");
            people.push(table.hunters(id, says(Some(colour)), raid.who, colour, *count).followed());
        }
        if all.peoples[raid.who].alpha == Alpha::Raid(prey) {
            people.push(table.alpha(says(None), raid.who).followed());
        }
    }
    people
}

/// What somebody on a card stands for: a death, a victim, somebody who leaves, or a wanderer taken back.
fn says(table: &Table, slot: Slot, biome: Biome, leader: Who, colour: Option<Who>) -> String {
    let all = &table.view.table;
    let losing = table.losing(Band::Party(slot), colour);
    if all.losing.is_some_and(|losing| losing.who == leader) && !losing.is_empty() {
        return losing;
    }
    match all.stage {
        Stage::Strike { place, .. } if place == Place::Slot(slot) => format!("strike {leader}"),
        Stage::Draft { .. } => match all.deal {
            Some(deal) if deal.from == leader => format!("leave {biome}"),
            Some(deal) if deal.to == leader => format!("ask {biome}"),
            _ => String::new(),
        },
        _ if all.giving.is_some_and(|giving| giving.who == leader && colour == Some(leader)) => {
            format!("give-up {biome}")
        }
        Stage::Assign { .. } if table.view.asked != Some(leader) && colour == table.view.asked => {
            format!("reclaim {biome}")
        }
        _ => String::new(),
    }
}

/// How many hunters a species leads on a card, the alpha man counted.
pub(super) fn led(table: &Table, slot: Slot, who: Who) -> u8 {
    let all = &table.view.table;
    let cubes: u8 = all.parties[slot][who].iter().map(|(_, count)| *count).sum();
    cubes + u8::from(all.peoples[who].alpha == Alpha::Party(slot))
}

/// Dice on the card: those that were thrown last, or those that are about to be. They lie over the foot of the picture.
pub(super) fn dice(table: &Table, slot: Slot, y: f32) -> Markup {
    let words = table.words();
    if let Some((who, thrown)) = table.thrown_at(Place::Slot(slot)) {
        let card = table.open_biome(slot);
        let step = (144.0 / thrown.len().max(1) as f32).min(25.0);
        let width = step * thrown.len() as f32 + 5.0;
        let class = |face: u8| match card {
            Some(card) if face == 1 || face == 2 && card.star => "ne-hit",
            Some(card) if card.bite.has(face) => "ne-bite",
            Some(card) if card.frost.has(face) => "ne-frost",
            _ => "",
        };
        let list: Vec<String> = thrown.iter().map(u8::to_string).collect();
        let name =
            words.with("ne-thrown", &[("who", names::folk(words, who).into()), ("dice", list.join(", ").into())]);
        return table.scene.piece(
            &format!("ne-dice-{slot}"),
            "",
            &name,
            html! {
                rect class={ "ne-throw ne-line-" (who) } x="4" y=(y) width=(width) height="28" rx="8" {}
                @for (place, face) in thrown.iter().enumerate() {
                    // With the whole throw beside its face, so that the same face thrown anew tumbles too.
                    @let die = html! {
                        g id=(format!("ne-die-{slot}-{place}")) data-dice=(list.join(" ")) { (art::die(*face, class(*face))) }
                    };
                    (at(19.0 + step * place as f32, y + 14.0, 1.0, &die))
                }
            },
        );
    }
    match table.view.table.hunt {
        Some(hunt) if hunt.on == slot => pending(table, slot, &hunt, y),
        _ => html! {},
    }
}

/// A hunt on a card whose dice are still to fall, or have hit, in words.
pub(super) fn waiting(table: &Table, slot: Slot) -> Option<String> {
    table.view.table.hunt.filter(|hunt| hunt.on == slot).map(|hunt| hunting(table, &hunt))
}

fn hunting(table: &Table, hunt: &Hunt) -> String {
    let words = table.words();
    if hunt.step == HuntStep::Claim {
        return words.with("ne-hunt-so-far", &[("hits", hunt.hits.into()), ("equal", hunt.equal.into())]);
    }
    let count = table.view.dice.filter(|_| hunt.step == HuntStep::Roll).map_or(0, |dice| dice.count);
    words.with("ne-dice-waiting", &[("who", names::folk(words, hunt.who).into()), ("count", count.into())])
}

fn pending(table: &Table, slot: Slot, hunt: &Hunt, y: f32) -> Markup {
    let count = table.view.dice.filter(|_| hunt.step == HuntStep::Roll).map_or(0, |dice| dice.count);
    let claim = hunt.step == HuntStep::Claim;
    let name = hunting(table, hunt);
    let step = (144.0 / f32::from(count.max(1))).min(25.0);
    let width = if claim { WIDTH - 8.0 } else { step * f32::from(count) + 5.0 };
    if !claim && count == 0 {
        return html! {};
    }
    table.scene.piece(
        &format!("ne-dice-{slot}"),
        "",
        &name,
        html! {
            rect class={ "ne-throw ne-line-" (hunt.who) } x="4" y=(y) width=(width) height="28" rx="8" {}
            @if claim {
                (at(22.0, y + 14.0, 0.9, &art::hit_die(table.open_biome(slot).is_some_and(|card| card.star))))
                text class="ne-figure" x="39" y=(y + 20.0) font-size="16" { "×" (hunt.hits) }
                (at(98.0, y + 14.0, 0.8, &art::die(0, "ne-equal-die")))
                text class="ne-figure" x="112" y=(y + 20.0) font-size="16" { "=" (hunt.equal) }
            } @else {
                @for place in 0..count { (at(19.0 + step * f32::from(place), y + 14.0, 1.0, &art::die(0, "ne-waiting"))) }
            }
        },
    )
}
