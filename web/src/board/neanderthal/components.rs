//! Everything in the box, with its figures in words and where they come from.

use super::art::{self, at};
use super::{brain, card, daughters, names, telling};
use crate::board::{Component, Point, Telling};
use crate::words::Words;
use lascaux_games::neanderthal::{
    Biome, Coupling, Data, Daughter, Disk, Key, Rank, Row, Set, Sexuality, SexualityCard, Who,
};
use maud::{Markup, html};

pub(super) fn all(data: &'static Data, words: &Words) -> Vec<Component> {
    let biomes = Biome::all().map(|one| biome(data, words, one));
    let daughters = Daughter::all().map(|one| daughter(data, words, one));
    let couplings = Coupling::all().map(|one| coupling(data, words, one));
    let boards = Who::all().map(|one| board(data, words, one));
    let elders = Rank::all().map(|one| elder(data, words, one));
    biomes.chain(daughters).chain(couplings).chain(boards).chain(elders).collect()
}

fn source(reconstructed: bool) -> &'static str {
    if reconstructed { "reconstructed" } else { "rulebook" }
}

/// What a card tells, and where its figures come from.
fn about(told: Telling) -> String {
    format!("{} {}", told.about(), told.source).trim_end().to_string()
}

fn with_rules(words: &Words, about: String, rules: &str) -> String {
    format!("{about} {}", words.with("ne-about-rules", &[("rules", rules.into())]))
}

fn biome(data: &'static Data, words: &Words, one: Biome) -> Component {
    let card = data.biome(one);
    let row = if one.row() == Row::North { "ne-europe-north" } else { "ne-europe-south" };
    Component {
        id: format!("card-{one}"),
        group: words.say(row),
        name: names::biome(words, one),
        picture: html! {
            svg class="ne-component" viewBox="-2 -2 162 180" role="img" aria-label=(names::biome(words, one)) {
                (card::ground(card, card::FACE + 2.0))
                (card::face(one, card, words, false))
            }
        },
        about: about(telling::of_biome(one, card, words)),
        source: source(!card.reconstructed.is_empty()),
    }
}

fn daughter(data: &'static Data, words: &Words, one: Daughter) -> Component {
    let card = data.daughter(one);
    Component {
        id: format!("card-{one}"),
        group: words.say("ne-daughters"),
        name: names::daughter(words, one),
        picture: html! {
            svg class="ne-component ne-broad" viewBox="0 0 360 150" role="img" aria-label=(names::daughter(words, one)) {
                rect class="ne-paper ne-edge-daughter" x="2" y="2" width="356" height="146" rx="12" {}
                (daughters::face(one, data, words))
            }
        },
        about: {
            let told = telling::of_daughter(one, data, words);
            let [order, events] = telling::round_of(one, data, words);
            about(told.with(Point::Stands, order).with(Point::Stands, events))
        },
        source: source(!card.reconstructed.is_empty()),
    }
}

fn half(words: &Words, side: Sexuality, card: &SexualityCard, x: f32) -> Markup {
    let mpi = card.mpi.iter().flat_map(|(disk, count)| std::iter::repeat_n(disk, (*count).into()));
    html! {
        text class="ne-name" x=(x + 14.0) y="32" font-size="17" { (names::sexuality(words, side)) }
        @for (place, disk) in mpi.collect::<Vec<Disk>>().into_iter().enumerate() {
            (at(x + 24.0 + 24.0 * place as f32, 62.0, 1.1, &art::disk(disk)))
        }
        @if card.reconstructed { (art::stand_in(x + 164.0, 20.0)) }
        (at(x + 24.0, 106.0, 1.1, &art::hunter(Who::Red)))
        text class="ne-figure" x=(x + 42.0) y="113" font-size="18" { (card.points.hunter) }
        (at(x + 78.0, 106.0, 1.1, &art::antlers()))
        text class="ne-figure" x=(x + 96.0) y="113" font-size="18" { (card.points.trophy) }
        (at(x + 130.0, 106.0, 1.1, &art::paw()))
        text class="ne-figure" x=(x + 148.0) y="113" font-size="18" { (card.points.domestic) }
    }
}

fn coupling(data: &'static Data, words: &Words, one: Coupling) -> Component {
    let sides = one.sides();
    let name = sides.map(|side| names::sexuality(words, side)).join(" / ");
    let about =
        sides.map(|side| format!("{}: {}", names::sexuality(words, side), about(telling::of_side(side, data, words))));
    Component {
        id: format!("card-{one}"),
        group: words.say("ne-sexualities"),
        name: name.clone(),
        picture: html! {
            svg class="ne-component ne-broad" viewBox="0 0 360 150" role="img" aria-label=(name) {
                rect class="ne-paper ne-edge-sexuality" x="2" y="2" width="356" height="146" rx="12" {}
                path class="ne-divide" d="M180 14V136" {}
                (half(words, sides[0], &data.sexualities[sides[0]], 0.0))
                (half(words, sides[1], &data.sexualities[sides[1]], 180.0))
            }
        },
        about: about.join(" "),
        source: source(sides.iter().any(|side| data.sexualities[*side].reconstructed)),
    }
}

fn board(data: &'static Data, words: &Words, one: Who) -> Component {
    let start = data.start_portal[one];
    let open: Set<_> = std::iter::once(start).collect();
    let conversion = data.conversion.map(|portals| portals.to_string()).join(", ");
    let about = [
        words.with("ne-about-board", &[("portal", names::portal(words, start).into())]),
        words.with("ne-about-start", &[("hunters", data.hunters.into())]),
        words.with("ne-about-conversion", &[("portals", conversion.into())]),
    ];
    Component {
        id: format!("board-{one}"),
        group: words.say("ne-boards"),
        name: names::who(words, one),
        picture: html! {
            svg class="ne-component" viewBox="0 0 168 132" role="img" aria-label=(names::who(words, one)) {
                (brain::picture(open))
            }
        },
        about: with_rules(words, about.join(" "), "NE-C6, NE-C8, NE-I1"),
        source: "rulebook",
    }
}

fn elder(data: &'static Data, words: &Words, one: Rank) -> Component {
    let card = &data.elders[one];
    Component {
        id: format!("elder-{one}"),
        group: words.say("ne-elders"),
        name: format!("{} {}", one.number(), names::rank(words, one)),
        picture: html! {
            svg class="ne-component" viewBox="0 0 120 64" role="img" aria-label=(names::rank(words, one)) {
                rect class="ne-place" x="2" y="2" width="116" height="60" rx="10" {}
                (at(24.0, 32.0, 1.3, &art::die(one.number(), "ne-rank-die")))
                (at(62.0, 32.0, 1.4, &art::rank(one)))
                (at(98.0, 32.0, 1.2, &art::disk(card.disk)))
                @if card.reconstructed { (art::stand_in(110.0, 14.0)) }
            }
        },
        about: about(telling::of_elder(one, data, words)),
        source: source(card.reconstructed),
    }
}
