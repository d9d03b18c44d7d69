//! What comes of it: babies, freed disks, trophies and cards, food; and what needs no more than a word.

use super::super::art;
use super::signs::{animal, baby, disk, small};
use super::{HUNTERS, Place, Show, WORDS};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::neanderthal::{Biome, Disk, Elder, Event, Key, Rank, Stage, Who};
use maud::{Markup, html};

/// Shows one event.
pub(super) fn show(show: &mut Show, index: usize, event: &Event) {
    match *event {
        Event::Babies { who, babies } => born(show, index, who, babies),
        Event::Gathered { who, babies } => {
            show.tell(who, event, show.row(who));
            let from = basket(show, who).map_or_else(|| show.row(who), |biome| show.at_biome(biome, who));
            let to = show.cell(who, HUNTERS);
            show.beats.push(Beat::flight(baby(), babies.into(), from, to));
        }
        Event::Freed { who, disk: colour, .. } => {
            let (from, to) = (freed_from(show, who, colour), show.cell(who, WORDS));
            show.flies(disk(colour), from, to);
        }
        Event::TrophyTaken { who, biome } if !is_hunted(show, who) => taken(show, event, who, biome, art::antlers()),
        Event::TakenToHand { who, biome } if !is_hunted(show, who) => taken(show, event, who, biome, art::hand()),
        Event::Played { who, biome, .. } => taken(show, event, who, biome, art::hand()),
        Event::Followed { who, card: Some(biome), .. } if !is_hunted(show, who) => {
            let place = show.at_biome(biome, who);
            let told = html! { (animal(biome)) span.ne-scene-verdict.ne-scene-failed { (show.line(event)) } };
            let part = Part::new(told).class("ne-scene-doer").lasting(250).by(By::Popping).sounds(Sound::Drum);
            show.beats.push(Beat::at(place, html! { (part) }).class("slate ne-scene-slate").hold(600));
        }
        Event::Dealt { biome, .. } if show.before.view.table.round > 0 => dealt(show, biome),
        Event::AlphaDied { who } if !is_hunted(show, who) => show.tell(who, event, show.row(who)),
        Event::HusbandKilled { who, daughter } | Event::HusbandLeft { who, daughter } if !is_thrown(show) => {
            show.tell(who, event, show.at_daughter(daughter, who));
        }
        Event::Promoted { who, rank, .. } => show.tell(who, event, format!("ne-elder-{who}-{rank} {}", show.row(who))),
        Event::SexualityChosen { who, .. } | Event::OrderNamed { by: who, .. } => show.tell(who, event, show.row(who)),
        Event::Recalled { who }
        | Event::AlphaSwapped { who }
        | Event::Reclaimed { who, .. }
        | Event::Discarded { who, .. } => {
            show.tell(who, event, show.row(who));
        }
        Event::Offered { from, to } | Event::Exchanged { from, to } | Event::Given { from, to } => {
            show.tell(from, event, show.row(to));
        }
        Event::Agreed { from, to } | Event::Declined { from, to } => show.tell(to, event, show.row(from)),
        _ => {}
    }
}

/// Whether somebody's hunt is told in this step, and what comes of it with it.
fn is_hunted(show: &Show, who: Who) -> bool {
    show.events.iter().any(|event| matches!(event, Event::Hunted { who: one, .. } if *one == who))
}

/// Whether a fight or a courting is told in this step.
fn is_thrown(show: &Show) -> bool {
    show.events.iter().any(|event| matches!(event, Event::Courted { .. }))
}

/// Whether these babies are those of a species' animals: in the step in which it is fed, the last ones. (NE-H1)
fn is_fed(show: &Show, index: usize, who: Who) -> bool {
    let (before, after) = (&show.before.view.table, &show.after.view.table);
    let turn = after.place_in_order(who) as u8;
    let passed = |stage: Stage| match stage {
        Stage::Domestics { turn: next } => next > turn,
        Stage::Special { .. } | Stage::TurnDaughter | Stage::Over { .. } => true,
        _ => false,
    };
    let later =
        show.events[index + 1..].iter().any(|event| matches!(event, Event::Babies { who: one, .. } if *one == who));
    let yields = herd(show, who).any(|biome| show.scene.data.biome(biome).yield_babies > 0);
    after.peoples[who].tribal && yields && !passed(before.stage) && passed(after.stage) && !later
}

/// The grown animals of a species.
fn herd(show: &Show, who: Who) -> impl Iterator<Item = Biome> {
    let people = &show.after.view.table.peoples[who];
    let young = people.under_white.either(people.under_black);
    people.herd.without(young).iter()
}

fn born(show: &mut Show, index: usize, who: Who, babies: u8) {
    let to = show.cell(who, HUNTERS);
    if is_fed(show, index, who) {
        let words = show.scene.words.say("ne-show-animals-feed");
        let animals: Vec<Biome> = herd(show, who).collect();
        let drawing = html! {
            span.ne-scene-doer { (show.named(who)) span { (words) } }
            span.ne-scene-doer {
                @for biome in animals { (animal(biome)) }
                @for index in 0..babies { (Part::new(baby()).at(300 + 60 * u32::from(index)).lasting(150).by(By::Popping).leaves(700 + 60 * u32::from(index), to.clone()).adds(1)) }
            }
        };
        show.beats.push(Beat::at(show.row(who), drawing).class("slate ne-scene-slate").hold(150));
        return;
    }
    // Those of a hunt that is told in this step fly from its page.
    if !is_hunted(show, who) {
        let all = &show.before.view.table;
        let card = all.hunt.and_then(|hunt| all.rows[hunt.prey.unwrap_or(hunt.on)].card());
        let from = card.map_or_else(|| show.row(who), |biome| show.at_biome(biome, who));
        show.beats.push(Beat::flight(baby(), babies.into(), from, to));
    }
}

/// A card with a basket where a species has people. (NE-F3)
fn basket(show: &Show, who: Who) -> Option<Biome> {
    let all = &show.after.view.table;
    let cards = lascaux_games::neanderthal::Slot::all().filter(|slot| all.party(*slot, who) > 0);
    cards.filter_map(|slot| all.rows[slot].card()).find(|biome| show.scene.data.biome(*biome).gather)
}

/// Where a disk of a colour lay that is free now.
fn freed_from(show: &Show, who: Who, colour: Disk) -> String {
    let (before, after) = (&show.before.view.table, &show.after.view.table);
    let (old, new) = (&before.peoples[who], &after.peoples[who]);
    let rank = Rank::all().find(|rank| {
        let grows = old.elders[*rank] == Elder::Young && new.elders[*rank] == Elder::Mature;
        grows && show.scene.data.elders[*rank].disk == colour
    });
    if let Some(rank) = rank {
        return format!("ne-elder-{who}-{rank} {}", show.cell(who, super::ELDERS));
    }
    let mut daughters = lascaux_games::neanderthal::Daughter::all();
    let daughter = daughters.find(|one| {
        let (was, is) = (&before.daughters[*one], &after.daughters[*one]);
        let man = was.husband != is.husband && was.husband.is_some_and(|man| man.who == who && man.young);
        man && colour == Disk::Orange || was.father == Some(who) && was.disks[colour] > is.disks[colour]
    });
    daughter.map_or_else(|| show.row(who), |daughter| show.at_daughter(daughter, who))
}

/// A card goes to whoever has won or plays it.
fn taken(show: &mut Show, event: &Event, who: Who, biome: Biome, sign: Markup) {
    let place = show.at_biome(biome, who);
    let words = show.line(event);
    let drawing = html! {
        (Part::new(html! { (animal(biome)) (small(sign)) }).class("ne-scene-doer").lasting(250).by(By::Popping).leaves(750, show.row(who)).sounds(Sound::Stone))
        span.ne-scene-verdict { (words) }
    };
    show.beats.push(Beat::at(place, drawing).class("slate ne-scene-slate").hold(100));
}

/// A new card turns up in its place.
fn dealt(show: &mut Show, biome: Biome) {
    let name = super::page::called(show, Place::Slot(lascaux_games::neanderthal::Slot::North1), Some(biome));
    let drawing = html! { (animal(biome)) b { (name) } };
    let part = Part::new(drawing).class("ne-scene-new").lasting(300).by(By::Popping).vanishes(550).sounds(Sound::Stone);
    let place = format!("ne-card-{biome} strip-0");
    show.beats.push(Beat::at(place, html! { (part) }).after());
}
