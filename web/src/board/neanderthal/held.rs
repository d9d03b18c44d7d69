//! Cards that came from the rows and lie before a species: hand, animals, inventions, trophies.

use super::Table;
use super::art::{self, at};
use super::beasts::beast;
use super::card::several;
use super::names;
use lascaux_games::neanderthal::{Biome, Disk, Ware, Who};
use maud::{Markup, html};

/// How a card lies in front of a species.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Lies {
    Hand,
    Trophy,
    Herd,
    Tool,
}

/// The cards of a species that came from the rows.
pub(super) fn held(table: &Table, who: Who) -> Vec<(Biome, Lies)> {
    let people = &table.view.table.peoples[who];
    let sorts = [
        (people.hand, Lies::Hand),
        (people.herd, Lies::Herd),
        (people.tools, Lies::Tool),
        (people.trophies, Lies::Trophy),
    ];
    sorts.into_iter().flat_map(|(cards, lies)| cards.iter().map(move |card| (card, lies))).collect()
}

/// The disk that lies on a card, if it is not grown up.
fn under(table: &Table, who: Who, biome: Biome) -> Option<Disk> {
    let people = &table.view.table.peoples[who];
    let under = [(people.under_white, Disk::White), (people.under_black, Disk::Black)];
    under.into_iter().find(|(cards, _)| cards.contains(biome)).map(|(_, disk)| disk)
}

/// What a press on a held card says; a card of the hand that cannot be played tells why not, by a whole action.
fn say(table: &Table, who: Who, biome: Biome, lies: Lies) -> String {
    let own = table.view.asked == Some(who);
    if !own {
        return String::new();
    }
    let verbs = ["discard", "play", "abandon animal", "free card", "neolexia card", "give card"];
    let rank = table.data().biome(biome).rank.unwrap_or(lascaux_games::neanderthal::Rank::Shaman);
    let why = if lies == Lies::Hand { format!("play {biome} {rank}") } else { String::new() };
    table.say(&verbs.map(|verb| format!("{verb} {biome}")), &why)
}

/// How a card lies, in words.
pub(super) fn state(table: &Table, who: Who, biome: Biome, lies: Lies) -> &'static str {
    let young = under(table, who, biome).is_some();
    match lies {
        Lies::Hand => "ne-in-hand",
        Lies::Trophy => "ne-as-trophy",
        Lies::Herd if young => "ne-as-animal-immature",
        Lies::Herd => "ne-as-animal",
        Lies::Tool if young => "ne-as-invention-immature",
        Lies::Tool => "ne-as-invention",
    }
}

fn called(table: &Table, who: Who, biome: Biome, lies: Lies) -> String {
    let words = table.words();
    let mut said = vec![format!("{}: {}", names::biome(words, biome), words.say(state(table, who, biome, lies)))];
    said.extend(names::held(words, table.data().biome(biome)));
    said.join(" ")
}

/// How wide a held card is, and how high.
pub(super) const WIDE: f32 = 92.0;
pub(super) const HIGH: f32 = 56.0;

/// A held card: the beast, how it lies, and what it brings.
pub(super) fn chip(table: &Table, who: Who, (biome, lies): (Biome, Lies), x: f32, y: f32) -> Markup {
    let all = &table.view.table;
    let card = table.data().biome(biome);
    let disk = under(table, who, biome);
    let sign = match lies {
        Lies::Hand => art::hand(),
        Lies::Trophy => art::antlers(),
        Lies::Herd => art::paw(),
        Lies::Tool => art::tool(),
    };
    let yielded = card.yield_disks.iter().flat_map(|(disk, count)| std::iter::repeat_n(disk, (*count).into()));
    let wanted = all.deal.is_some_and(|deal| [deal.give, deal.take].contains(&Some(Ware::Card(biome))));
    let yields = lies == Lies::Herd || lies == Lies::Hand && card.yield_babies > 0;
    let young = disk.is_some() || lies == Lies::Hand;
    table.scene.card(&format!("ne-card-{biome}"), &say(table, who, biome, lies), &called(table, who, biome, lies), html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            rect class={ "ne-paper ne-edge-" (card.game) @if young { " ne-young" } @if wanted { " ne-lit" } } x="1" y="1" width=(WIDE - 2.0) height=(HIGH - 2.0) rx="8" {}
            g class="ne-pigment" transform="translate(21 11) scale(0.34)" { (art::painted(beast(biome))) }
            (at(12.0, 13.0, 0.72, &sign))
            @if card.trophies > 1 && lies == Lies::Trophy { text class="ne-figure" x="4" y="36" font-size="14" { "×" (card.trophies) } }
            @if let Some(disk) = disk { (at(WIDE - 13.0, 14.0, 0.9, &art::disk(disk))) }
            @if yields {
                @let (babies, next) = several(13.0, 43.0, card.yield_babies, 2, 13.0, 0.68, &art::baby());
                (babies)
                @for (place, disk) in yielded.enumerate() { (at(next + 2.0 + 13.0 * place as f32, 44.0, 0.68, &art::disk(disk))) }
            }
            @if !card.reconstructed.is_empty() { (art::stand_in(WIDE - 8.0, HIGH - 10.0)) }
        }
        (art::rim(x + 1.0, y + 1.0, WIDE - 2.0, HIGH - 2.0, 8.0))
    })
}
