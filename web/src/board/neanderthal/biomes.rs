//! The rows of biomes: cards by their pictures, ice and gaps, and the hunters who stand on them.

use super::Table;
use super::art::{self, at};
use super::beasts::beast;
use super::names;
use super::people::{Token, tokens};
use lascaux_games::neanderthal::{
    Alpha, Band, Biome, BiomeCard, Cell, Disks, Faces, Hunt, HuntStep, Key, Kind, Place, Slot, Stage, Who,
};
use maud::{Markup, html};

/// How high the face of a card is; the people stand below it.
pub(super) const FACE: f32 = 288.0;

/// How many letters fit on a line of a card's title.
pub(super) const TITLE: usize = 13;

/// A place of the rows, as a whole `svg`.
pub(super) fn slot(table: &Table, slot: Slot) -> Markup {
    let now = table.happens_at(Place::Slot(slot));
    let people = party(table, slot);
    html! {
        svg class={ "ne-slot" @if now { " ne-now" } } viewBox="0 0 200 352" role="group"
            aria-label=(names::slot(table.words(), slot)) {
            @match table.view.table.rows[slot] {
                Cell::Card(biome) => { (open(table, slot, biome, &people)) }
                Cell::Gap => { (empty(table, slot)) }
                Cell::Ice | Cell::BlankIce => { (ice(table, slot)) }
            }
            (tokens(table.scene, &people, 8.0, 320.0, 184.0))
        }
    }
}

fn empty(table: &Table, slot: Slot) -> Markup {
    let name = format!("{}: {}", names::slot(table.words(), slot), table.words().say("ne-gap"));
    table.scene.piece(
        &format!("ne-gap-{slot}"),
        "",
        &name,
        html! {
            rect class="ne-gap" x="6" y="6" width="188" height="340" rx="14" {}
            path class="ne-scratch" d="M50 180C70 160 90 200 110 176S150 190 160 168M60 210C80 196 100 226 140 204" {}
        },
    )
}

fn ice(table: &Table, slot: Slot) -> Markup {
    let name = format!("{}: {}", names::slot(table.words(), slot), table.words().say("ne-ice-cap"));
    table.scene.piece(&format!("ne-ice-{slot}"), "", &name, html! {
        path class="ne-glacier" d="M4 346V92L22 60L38 82L58 30L80 66L100 12L124 58L142 36L160 74L178 56L196 88V346Z" {}
        path class="ne-glacier-shade" d="M4 346V210L40 150L70 220L104 120L130 214L160 170L196 230V346Z" {}
        path class="ne-crack" d="M58 30L64 110L52 160M100 12L96 100L108 150M142 36L146 118M80 66L84 96M30 250L60 280L50 320M120 240L140 290L128 330M90 210L100 260" {}
        (at(100.0, 292.0, 1.7, &art::flake()))
    })
}

fn open(table: &Table, slot: Slot, biome: Biome, people: &[Token]) -> Markup {
    let words = table.words();
    let card = table.data().biome(biome);
    let mut name =
        format!("{}: {}. {}", names::slot(words, slot), names::biome(words, biome), names::about_biome(words, card));
    for key in
        [(table.view.table.spent.contains(slot), "ne-spent"), (table.view.table.fresh.contains(slot), "ne-fresh")]
    {
        if key.0 {
            name.push(' ');
            name.push_str(&words.say(key.1));
        }
    }
    let there: Vec<&str> = people.iter().map(|token| token.name.as_str()).collect();
    if !there.is_empty() {
        name.push(' ');
        name.push_str(&words.with("ne-standing-here", &[("people", there.join(", ").into())]));
    }
    let say = table.say(&[format!("hunt {biome}"), format!("resolve {biome}"), hunted(table, slot)], "");
    let say = if say.is_empty() { format!("hunt {biome}") } else { say };
    html! {
        (table.scene.card(&format!("ne-card-{biome}"), &say, &name, html! {
            rect class={ "ne-card ne-card-" (card.game) } x="3" y="3" width="194" height="346" rx="14" {}
            (face(biome, card, words))
        }))
        (dice(table, slot))
    }
}

/// What is said of the card that is hunted: that it is claimed, or that the hunters stay on it.
fn hunted(table: &Table, slot: Slot) -> String {
    match table.view.table.hunt {
        Some(hunt) if hunt.on == slot && hunt.step == HuntStep::Claim => "claim".into(),
        Some(hunt) if hunt.on == slot && hunt.step == HuntStep::Stay => "stay".into(),
        _ => String::new(),
    }
}

/// The face of a card, in a field of 200 by 288.
pub(super) fn face(biome: Biome, card: &BiomeCard, words: &crate::words::Words) -> Markup {
    let title = art::wrap(&names::biome(words, biome), TITLE, 2);
    let unsure = |figures: &[&str]| card.reconstructed.iter().any(|one| figures.contains(&one.as_str()));
    let dagger = |figures: &[&str], x: f32, y: f32| {
        if unsure(figures) {
            art::stand_in(x, y)
        } else {
            html! {}
        }
    };
    let first = if title.len() > 1 { 22.0 } else { 31.0 };
    html! {
        path class={ "ne-band ne-band-" (card.game) } d="M3 17A14 14 0 0 1 17 3H183A14 14 0 0 1 197 17V46H3Z" {}
        circle class="ne-climax" cx="24" cy="25" r="15" {}
        text class="ne-figure ne-on-band" x="24" y="31" text-anchor="middle" { (card.climax) }
        (on_band(dagger(&["climax"], 9.0, 40.0)))
        (art::lines(44.0, first, 18.0, "ne-title ne-on-band", &title))
        path class="ne-rock" d="M10 54C60 48 140 52 190 54V146C150 152 60 150 10 147Z" {}
        g transform="translate(10 58) scale(0.9)" { (art::painted(beast(biome))) }
        circle class={ "ne-band-" (card.game) } cx="178" cy="68" r="15" {}
        (at(178.0, 68.0, 0.9, &art::game(card.game)))
        (hits(card, dagger(&["hits", "hit"], 11.0, 160.0)))
        (needs(&card.need, dagger(&["need"], 190.0, 160.0)))
        (rewards(card, dagger(&["babies", "disks"], 11.0, 194.0)))
        (dangers(card.bite, card.frost, dagger(&["bite", "frost"], 11.0, 228.0)))
        @if card.gather {
            (at(176.0, 233.0, 1.05, &art::basket()))
            (dagger(&["gather"], 191.0, 222.0))
        }
        (taking(card, dagger(&["take", "trophies"], 11.0, 262.0)))
        path class="ne-divide" d="M12 182H188M12 216H188M12 250H188M12 284H188" {}
    }
}

/// A mark on the coloured band, in the band's light ink.
fn on_band(mark: Markup) -> Markup {
    html! { g class="ne-on-band" { (mark) } }
}

/// Equal things side by side, or one with its number where they are many.
pub(super) fn several(x: f32, y: f32, count: u8, most: u8, step: f32, scale: f32, one: &Markup) -> (Markup, f32) {
    if count > most {
        let drawn = html! {
            (at(x, y, scale, one))
            text class="ne-figure" x=(x + 13.0) y=(y + 6.0) { "×" (count) }
        };
        return (drawn, x + 46.0);
    }
    let drawn = html! { @for place in 0..count { (at(x + step * f32::from(place), y, scale, one)) } };
    (drawn, x + step * f32::from(count))
}

fn disks(x: f32, y: f32, disks: &Disks) -> Markup {
    let all = disks.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, (*count).into()));
    html! {
        @for (place, colour) in all.enumerate() { (at(x + 21.0 * place as f32, y, 1.0, &art::disk(colour))) }
    }
}

fn hits(card: &BiomeCard, dagger: Markup) -> Markup {
    html! { (dagger) (several(28.0, 166.0, card.hits, 4, 26.0, 1.0, &art::hit_die(card.star)).0) }
}

/// What must be in the vocabulary, in a bubble of speech.
fn needs(need: &Disks, dagger: Markup) -> Markup {
    let width = 12.0 + 21.0 * f32::from(need.total());
    let left = 184.0 - width;
    html! {
        @if need.total() > 0 {
            path class="ne-bubble" d={ "M" (left) " 154h" (width) "v22h" (-(width - 10.0)) "l-8 6v-6h-2z" } {}
            (disks(left + 16.0, 165.0, need))
            (dagger)
        }
    }
}

fn rewards(card: &BiomeCard, dagger: Markup) -> Markup {
    let (babies, next) = several(52.0, 199.0, card.babies, 3, 20.0, 0.95, &art::baby());
    html! {
        (dagger)
        (at(26.0, 199.0, 1.0, &art::arrow()))
        (babies)
        (disks(next + 4.0, 200.0, &card.disks))
    }
}

fn dangers(bite: Faces, frost: Faces, dagger: Markup) -> Markup {
    let dice = [(bite, "ne-bite"), (frost, "ne-frost")];
    let dice =
        dice.iter().flat_map(|(faces, class)| (1..=6).filter(|face| faces.has(*face)).map(move |face| (face, class)));
    html! {
        (dagger)
        @for (place, (face, class)) in dice.enumerate() {
            (at(28.0 + 25.0 * place as f32, 233.0, 1.0, &art::die(face, class)))
        }
    }
}

/// How many equal dice take the card, and what it becomes.
fn taking(card: &BiomeCard, dagger: Markup) -> Markup {
    let equal = html! { path class="ne-equal" d="M-4 -3H4M-4 3H4" {} };
    let what = match card.kind {
        Kind::Plain => return html! {},
        Kind::Trophy => html! {
            @for one in 0..card.trophies { (at(136.0 + 28.0 * f32::from(one), 267.0, 1.0, &art::antlers())) }
        },
        Kind::Domestic => html! { (at(136.0, 267.0, 1.0, &art::hand())) (at(166.0, 267.0, 1.0, &art::paw())) },
        Kind::Invention => html! { (at(136.0, 267.0, 1.0, &art::hand())) (at(166.0, 267.0, 1.0, &art::tool())) },
    };
    html! {
        (dagger)
        (at(24.0, 267.0, 1.0, &equal))
        @for one in 0..card.take { (at(44.0 + 18.0 * f32::from(one), 267.0, 0.72, &art::die(0, "ne-equal-die"))) }
        (what)
    }
}

/// Everybody who stands on a card: by who leads them, and those who were followed here by its predator.
fn party(table: &Table, slot: Slot) -> Vec<Token> {
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

/// Dice on the card: those that were thrown last, or those that are about to be.
fn dice(table: &Table, slot: Slot) -> Markup {
    let words = table.words();
    if let Some((who, thrown)) = table.thrown_at(Place::Slot(slot)) {
        let card = table.open_biome(slot);
        let step = (176.0 / thrown.len().max(1) as f32).min(25.0);
        let width = step * thrown.len() as f32 + 4.0;
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
                rect class={ "ne-throw ne-who-" (who) } x="6" y="120" width=(width) height="30" rx="8" {}
                @for (place, face) in thrown.iter().enumerate() {
                    // With the whole throw beside its face, so that the same face thrown anew tumbles too.
                    @let die = html! {
                        g id=(format!("ne-die-{slot}-{place}")) data-dice=(list.join(" ")) { (art::die(*face, class(*face))) }
                    };
                    (at(20.0 + step * place as f32, 135.0, 1.0, &die))
                }
            },
        );
    }
    match table.view.table.hunt {
        Some(hunt) if hunt.on == slot => pending(table, slot, &hunt),
        _ => html! {},
    }
}

fn pending(table: &Table, slot: Slot, hunt: &Hunt) -> Markup {
    let words = table.words();
    let count = table.view.dice.filter(|_| hunt.step == HuntStep::Roll).map_or(0, |dice| dice.count);
    let figures = [("hits", hunt.hits.into()), ("equal", hunt.equal.into())];
    let name = match hunt.step {
        HuntStep::Claim => words.with("ne-hunt-so-far", &figures),
        _ => words.with("ne-dice-waiting", &[("who", names::folk(words, hunt.who).into()), ("count", count.into())]),
    };
    let step = (176.0 / f32::from(count.max(1))).min(25.0);
    let width = if hunt.step == HuntStep::Claim { 188.0 } else { step * f32::from(count) + 4.0 };
    table.scene.piece(
        &format!("ne-dice-{slot}"),
        "",
        &name,
        html! {
            rect class={ "ne-throw ne-who-" (hunt.who) } x="6" y="120" width=(width) height="30" rx="8" {}
            @if hunt.step == HuntStep::Claim {
                (at(24.0, 135.0, 1.0, &art::hit_die(table.open_biome(slot).is_some_and(|card| card.star))))
                text class="ne-figure" x="40" y="141" { "×" (hunt.hits) }
                (at(110.0, 135.0, 0.8, &art::die(0, "ne-equal-die")))
                text class="ne-figure" x="126" y="141" { "=" (hunt.equal) }
            } @else {
                @for place in 0..count { (at(20.0 + step * f32::from(place), 135.0, 1.0, &art::die(0, "ne-waiting"))) }
            }
        },
    )
}
