//! What the rulebook shows beside its rules, and what one must know to begin.

use super::art::{self, at};
use crate::board::OneLine;
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_games::neanderthal::{Alpha, Data, Daughter, Disk, Elder, Icon, Key, Portal, Rank, View, Who};
use lascaux_table::Seat;
use maud::{Markup, html};

/// What one plays for.
pub(super) fn goal(data: &'static Data, words: &Words) -> String {
    words.with("ne-page-goal", &[("rounds", data.deck.into())])
}

/// What a player must know to begin.
pub(super) fn one_page(data: &'static Data, words: &Words) -> Vec<OneLine> {
    let line = |key: &str, rule, drawing: Markup, figures: &[(&'static str, FluentValue)]| OneLine {
        picture: html! { svg class="ne-sign" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false" { (drawing) } },
        text: words.with(key, figures),
        rule,
    };
    let large = |drawing: Markup| at(0.0, 0.0, 1.3, &drawing);
    let [_, fewer, three] = data.conversion;
    vec![
        line("ne-page-goal", "NE-A", large(art::badge(Who::Red)), &[("rounds", data.deck.into())]),
        line("ne-page-start", "NE-C6", large(art::hunter(Who::Yellow)), &[("hunters", data.hunters.into())]),
        line("ne-page-daughter", "NE-D", large(art::event(Icon::Cooling)), &[]),
        line("ne-page-bid", "NE-D7", large(art::disk(Disk::Orange)), &[]),
        line("ne-page-mature", "NE-B3", large(art::disk(Disk::White)), &[]),
        line("ne-page-chaos", "NE-D4", large(art::event(Icon::Chaos)), &[]),
        line("ne-page-blizzard", "NE-D5", large(art::event(Icon::Blizzard)), &[]),
        line("ne-page-assign", "NE-E", large(art::rank(Rank::Knapper)), &[]),
        line("ne-page-hunt", "NE-G", large(art::hit_die(true)), &[]),
        line("ne-page-wounds", "NE-G", large(art::fangs()), &[]),
        line("ne-page-predator", "NE-G4", large(art::paw()), &[]),
        line("ne-page-claim", "NE-G5", large(art::antlers()), &[]),
        line(
            "ne-page-portal",
            "NE-I1",
            at(0.0, 0.0, 1.0, &art::portal(Portal::VenusOrange)),
            &[("three", three.into()), ("fewer", fewer.into())],
        ),
        line("ne-page-score", "NE-J", large(art::baby()), &[]),
    ]
}

/// Cards, elders and boards beside the rules that they are the best example of.
pub(super) fn beside(_data: &'static Data) -> Vec<(&'static str, String)> {
    [
        ("NE-A", "board-red"),
        ("NE-B1", "card-chamois"),
        ("NE-B1", "card-horse"),
        ("NE-C5", "card-promiscuity-harem"),
        ("NE-C8", "board-yellow"),
        ("NE-D", "card-caring-woman"),
        ("NE-D7", "card-generous-woman"),
        ("NE-E2", "elder-knapper"),
        ("NE-E2", "elder-trapper"),
        ("NE-E2", "elder-firestarter"),
        ("NE-E3", "card-housewife"),
        ("NE-E5", "elder-warrior"),
        ("NE-F3", "card-scavenger-woman"),
        ("NE-G1", "card-singing-woman"),
        ("NE-G4", "card-gray-wolf"),
        ("NE-G5", "card-irish-elk"),
        ("NE-G6", "card-aurochs"),
        ("NE-H1", "card-caribou"),
        ("NE-I", "card-sheherazade"),
        ("NE-I1", "card-matriarch"),
        ("NE-I3", "elder-shaman"),
        ("NE-J", "card-harem-pair-bond"),
    ]
    .map(|(rule, id)| (rule, id.to_string()))
    .to_vec()
}

/// What a species has, for an example: the people in the camp, the free disks, the elders and the daughters.
pub(super) fn things(view: &View, seat: Seat, data: &Data) -> Option<Markup> {
    let who = Who::all().find(|who| view.table.peoples[*who].seat == Some(seat))?;
    let people = &view.table.peoples[who];
    let hunters = Who::all().flat_map(|colour| std::iter::repeat_n(art::hunter(colour), people.camp[colour].into()));
    let alpha = (people.alpha == Alpha::Camp).then(|| art::alpha(who));
    let elders = Rank::all().filter(|rank| people.elders[*rank] != Elder::Vacant);
    let daughters = Daughter::all().filter(|one| view.table.daughters[*one].father == Some(who));
    Some(html! {
        svg class="ne-example" viewBox="0 0 390 112" {
            rect class="ne-paper" width="390" height="112" rx="10" {}
            @for (place, figure) in hunters.chain(alpha).enumerate() { (at(24.0 + 31.0 * place as f32, 32.0, 1.0, &figure)) }
            @for (place, disk) in Disk::all().enumerate() {
                @let x = 26.0 + 60.0 * place as f32;
                (at(x, 84.0, 1.4, &art::disk(disk)))
                text class="ne-figure" x=(x + 18.0) y="91" font-size="18" { (people.free[disk]) }
            }
            @for (place, rank) in elders.enumerate() {
                @let x = 226.0 + 44.0 * place as f32;
                (at(x, 84.0, 1.2, &art::rank(rank)))
                @if people.elders[rank] == Elder::Young { (at(x + 13.0, 96.0, 0.8, &art::disk(data.elders[rank].disk))) }
            }
            @for (place, daughter) in daughters.enumerate() { (at(352.0 - 40.0 * place as f32, 84.0, 1.2, &art::culture(daughter))) }
        }
    })
}
