//! Daughters: the whole card of the one who is up for auction, and the small card of one in a tableau.

use super::Table;
use super::art::{self, at};
use super::names;
use super::people::tokens;
use crate::words::Words;
use lascaux_games::neanderthal::{Alpha, Data, Daughter, Disk, Place, Stage, Who};
use maud::{Markup, html};

/// The whole face of a daughter's card, in a field of 360 by 150.
pub(super) fn face(which: Daughter, data: &Data, words: &Words) -> Markup {
    let card = data.daughter(which);
    let unsure = |figure: &str| card.reconstructed.iter().any(|one| one == figure);
    let dagger = |figure: &str, x: f32, y: f32| {
        if unsure(figure) {
            art::stand_in(x, y)
        } else {
            html! {}
        }
    };
    let culture = art::wrap(&names::culture(words, data, which), 29, 3);
    html! {
        (woman())
        (at(48.0, 96.0, 1.5, &art::culture(which)))
        text class="ne-title" x="96" y="26" { (names::daughter(words, which)) }
        (art::lines(96.0, 50.0, 18.0, "ne-small-text", &culture))
        (dagger("bid", 97.0, 112.0))
        @for (place, colour) in card.bid.iter().enumerate() {
            (at(112.0 + 21.0 * place as f32, 126.0, 1.0, &art::disk(colour)))
        }
        (at(114.0 + 21.0 * f32::from(card.bid.len()), 126.0, 0.8, &art::hand()))
        (dagger("portals", 178.0, 112.0))
        @for (place, portal) in card.portals.iter().enumerate() {
            (at(192.0 + 50.0 * place as f32, 126.0, 1.0, &art::portal(portal)))
            (at(213.0 + 50.0 * place as f32, 126.0, 0.9, &art::disk(portal.disk())))
        }
        (dagger("bite", 289.0, 112.0))
        @for (place, face) in (1..=6u8).filter(|face| card.bite.has(*face)).enumerate() {
            (at(307.0 + 26.0 * place as f32, 126.0, 1.0, &art::die(face, "ne-bite")))
        }
    }
}

/// A woman as a figurine of mammoth ivory.
fn woman() -> Markup {
    html! {
        path class="ne-figurine" d="M48 8C57 8 60 20 54 28C68 32 78 42 76 58C84 70 82 92 70 104C70 120 62 136 52 144H44C34 136 26 120 26 104C14 92 12 70 20 58C18 42 28 32 42 28C36 20 39 8 48 8Z" {}
        path class="ne-line" d="M30 44C34 56 44 58 48 48C52 58 62 56 66 44M48 112V142M40 14C44 18 52 18 56 14M40 20C44 24 52 24 56 20" {}
    }
}

/// How a daughter in a tableau stands, in words.
fn state(table: &Table, which: Daughter) -> String {
    let words = table.words();
    let family = &table.view.table.daughters[which];
    let mut said = Vec::new();
    if family.disks.total() > 0 {
        said.push(words.with("ne-immature-under", &[("disks", names::disks(words, &family.disks).into())]));
    } else {
        said.push(words.say("ne-mature"));
    }
    if let Some(man) = family.husband {
        let key = if man.young { "ne-husband-immature" } else { "ne-husband-mature" };
        said.push(words.with(key, &[("who", names::who(words, man.who).into())]));
    }
    for who in family.suitors.iter() {
        said.push(words.with("ne-suitor-of", &[("who", names::who(words, who).into())]));
    }
    said.join(" ")
}

/// A daughter in a tableau, as a whole `svg`.
pub(super) fn small(table: &Table, which: Daughter, father: Who) -> Markup {
    let words = table.words();
    let family = &table.view.table.daughters[which];
    let card = table.data().daughter(which);
    let name = format!(
        "{}. {} {}",
        names::daughter(words, which),
        state(table, which),
        names::about_daughter(words, table.data(), which)
    );
    let own = table.view.asked == Some(father);
    let mut says = vec![format!("court {which}"), format!("resolve {which}")];
    if own {
        says.extend([
            format!("walkabout {which}"),
            format!("abandon daughter {which}"),
            format!("give daughter {which}"),
        ]);
    } else {
        says.push(format!("take daughter {which}"));
    }
    let say = table.say(&says, &format!("court {which}"));
    let title = art::wrap(&names::daughter(words, which), 12, 2);
    let mature = family.disks.total() == 0;
    let now = table.happens_at(Place::Daughter(which));
    html! {
        svg class={ "ne-chip" @if now { " ne-now" } } viewBox="0 0 214 112" {
            (table.scene.card(&format!("ne-daughter-{which}"), &say, &name, html! {
                rect class={ "ne-card ne-card-daughter" @if !mature { " ne-young" } }
                    x="2" y="2" width="210" height="108" rx="12" {}
                circle class="ne-medal" cx="28" cy="30" r="21" {}
                (at(28.0, 30.0, 1.35, &art::culture(which)))
                (art::lines(56.0, if title.len() > 1 { 24.0 } else { 34.0 }, 19.0, "ne-title", &title))
                (art::stand_in(203.0, 12.0))
                @for (place, portal) in card.portals.iter().enumerate() {
                    (at(162.0 + 30.0 * place as f32, 74.0, 0.8, &art::portal(portal)))
                    (at(162.0 + 30.0 * place as f32, 95.0, 0.7, &art::disk(portal.disk())))
                }
                path class="ne-divide" d="M144 60V104" {}
            }))
            @if mature { (men(table, which, father)) } @else { (laid(table, which, own)) }
            (dice(table, which))
        }
    }
}

/// The disks on a daughter who is not grown up.
fn laid(table: &Table, which: Daughter, own: bool) -> Markup {
    let words = table.words();
    let disks = table.view.table.daughters[which].disks;
    let some: Vec<(Disk, u8)> =
        disks.iter().map(|(colour, count)| (colour, *count)).filter(|(_, count)| *count > 0).collect();
    html! {
        @for (place, (colour, count)) in some.into_iter().enumerate() {
            @let x = 22.0 + 42.0 * place as f32;
            @let free = format!("free daughter {which} {colour}");
            @let neolexia = format!("neolexia daughter {which} {colour}");
            @let say = if own { table.say(&[free, neolexia], "") } else { String::new() };
            @let figures = [
                ("count", count.into()),
                ("colour", names::disk(words, colour).into()),
                ("card", names::daughter(words, which).into()),
            ];
            @let name = words.with("ne-disks-on", &figures);
            (table.scene.piece(&format!("ne-laid-{which}-{colour}"), &say, &name, html! {
                rect class="ne-reach" x=(x - 14.0) y="66" width="42" height="40" rx="8" {}
                (at(x, 86.0, 1.2, &art::disk(colour)))
                @if count > 1 { text class="ne-figure ne-count" x=(x + 12.0) y="98" { (count) } }
            }))
        }
    }
}

/// The husband, or his place, and the suitors.
fn men(table: &Table, which: Daughter, father: Who) -> Markup {
    let words = table.words();
    let all = &table.view.table;
    let family = &all.daughters[which];
    let own = table.view.asked == Some(father);
    let leaving = |who: Who| match all.deal {
        Some(deal) if matches!(all.stage, Stage::Draft { .. }) && deal.from == who => format!("leave {which}"),
        Some(deal) if matches!(all.stage, Stage::Draft { .. }) && deal.to == who => format!("ask {which}"),
        _ => String::new(),
    };
    let strike = |who: Who| match all.stage {
        Stage::Strike { place, .. } if place == Place::Daughter(which) => format!("strike {who}"),
        _ => String::new(),
    };
    let (say, name) = match family.husband {
        Some(man) => {
            let his = table.view.asked == Some(man.who);
            let mut says = vec![leaving(man.who), strike(man.who)];
            if his {
                says.extend(
                    ["recall husband", "free husband", "neolexia husband", "move"]
                        .map(|verb| format!("{verb} {which}")),
                );
            }
            let key = if man.young { "ne-husband-immature" } else { "ne-husband-mature" };
            (table.say(&says, ""), words.with(key, &[("who", names::who(words, man.who).into())]))
        }
        None => {
            let weddings = ["marry", "bride"].map(|verb| format!("{verb} {which}"));
            let say = if own { table.say(&weddings, &weddings[0]) } else { table.say(&[format!("groom {which}")], "") };
            (say, words.say("ne-no-husband"))
        }
    };
    let alpha = |who: Who, place: Alpha| all.peoples[who].alpha == place;
    let suitors: Vec<_> = family
        .suitors
        .iter()
        .map(|who| {
            let says = table.say(&[leaving(who), strike(who)], "");
            let mut token = table.hunters(format!("ne-suitor-{which}-{who}"), says, who, who, 1);
            token.alpha = alpha(who, Alpha::Suitor(which));
            token.name = words.with("ne-suitor-of", &[("who", names::who(words, who).into())]);
            token
        })
        .collect();
    html! {
        (table.scene.piece(&format!("ne-husband-{which}"), &say, &name, html! {
            rect class="ne-reach" x="6" y="58" width="38" height="48" rx="8" {}
            @match family.husband {
                Some(man) => {
                    @if man.young { (at(25.0, 99.0, 0.9, &art::disk(Disk::Orange))) }
                    @let (who, y) = (man.who, if man.young { 77.0 } else { 84.0 });
                    @let figure = if alpha(who, Alpha::Husband(which)) { art::alpha(who) } else { art::hunter(who) };
                    (at(25.0, y, 1.25, &figure))
                }
                None => { (at(25.0, 84.0, 1.25, &art::nobody())) }
            }
        }))
        (tokens(table.scene, &suitors, 50.0, 84.0, 90.0))
    }
}

fn dice(table: &Table, which: Daughter) -> Markup {
    let words = table.words();
    let Some((who, thrown)) = table.thrown_at(Place::Daughter(which)) else { return html! {} };
    let list: Vec<String> = thrown.iter().map(u8::to_string).collect();
    let name = words.with("ne-thrown", &[("who", names::folk(words, who).into()), ("dice", list.join(", ").into())]);
    table.scene.piece(
        &format!("ne-dice-{which}"),
        "",
        &name,
        html! {
            @for (place, face) in thrown.iter().enumerate() {
                (at(130.0 - 24.0 * place as f32, 96.0, 0.9, &art::die(*face, if *face < 3 { "ne-hit" } else { "" })))
            }
        },
    )
}
