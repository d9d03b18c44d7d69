//! Daughters: the card of the one who is up for auction, the cards of a tableau, and the small ones of other tableaus.

use super::Table;
use super::art::{self, at};
use super::names;
use super::people::{Ground, tokens};
use crate::words::Words;
use lascaux_games::neanderthal::{Alpha, Data, Daughter, DaughterCard, Disk, Place, Stage, Who};
use maud::{Markup, html};

/// The whole face of a daughter's card for the pages of the box, in a field of 360 by 150.
pub(super) fn face(which: Daughter, data: &Data, words: &Words) -> Markup {
    let card = data.daughter(which);
    html! {
        g transform="translate(0 4)" { (portrait(which)) }
        (art::line("ne-name", (100.0, 28.0), 18.0, 236.0, &names::daughter(words, which)))
        (art::paragraph("ne-small", (100.0, 50.0), 14.5, 248.0, 3, &names::culture(words, data, which)))
        (price(card, 112.0, 126.0))
        (gifts(card, 190.0, 126.0))
        (bites(card, 300.0, 126.0))
        @if !card.reconstructed.is_empty() { (art::stand_in(350.0, 14.0)) }
    }
}

/// The face beside her events, in a field of 456 by 96.
pub(super) fn wide_face(which: Daughter, data: &Data, words: &Words) -> Markup {
    let card = data.daughter(which);
    html! {
        g transform="translate(6 4) scale(0.9)" { (portrait(which)) }
        (art::line("ne-name", (92.0, 27.0), 18.0, 226.0, &names::daughter(words, which)))
        (art::paragraph("ne-small", (92.0, 47.0), 14.0, 240.0, 3, &names::culture(words, data, which)))
        (price(card, 356.0, 23.0))
        (gifts(card, 356.0, 50.0))
        (bites(card, 356.0, 78.0))
        @if !card.reconstructed.is_empty() { (art::stand_in(450.0, 13.0)) }
    }
}

/// The face on a phone, in a field of 350 by 116.
pub(super) fn phone_face(which: Daughter, data: &Data, words: &Words) -> Markup {
    let card = data.daughter(which);
    html! {
        g transform="translate(6 6) scale(0.92)" { (portrait(which)) }
        (art::line("ne-name", (92.0, 24.0), 18.0, 236.0, &names::daughter(words, which)))
        (art::paragraph("ne-small", (92.0, 42.0), 13.5, 250.0, 3, &names::culture(words, data, which)))
        (price(card, 102.0, 98.0))
        (gifts(card, 176.0, 98.0))
        (bites(card, 288.0, 98.0))
        @if !card.reconstructed.is_empty() { (art::stand_in(343.0, 13.0)) }
    }
}

/// Her face with the sign of her culture, in a field of 84 by 92.
pub(super) fn portrait(which: Daughter) -> Markup {
    html! {
        circle class="ne-halo-round" cx="42" cy="44" r="42" {}
        path class="ne-hair" d="M42 8C20 8 12 26 14 46C15 62 20 76 26 84C34 76 50 76 58 84C64 76 69 62 70 46C72 26 64 8 42 8Z" {}
        path class="ne-face" d="M42 20C29 20 23 31 24 44C25 60 33 74 42 74C51 74 59 60 60 44C61 31 55 20 42 20Z" {}
        path class="ne-line" d="M30 40Q34 37 38 40M46 40Q50 37 54 40M42 44L40 53H43M36 61Q42 66 48 61" {}
        circle class="ne-medal" cx="68" cy="74" r="17" {}
        (at(68.0, 74.0, 1.05, &art::culture(which)))
    }
}

/// The colours that bid on her.
fn price(card: &DaughterCard, x: f32, y: f32) -> Markup {
    html! {
        (at(x, y, 0.85, &art::hand()))
        @for (place, colour) in card.bid.iter().enumerate() { (at(x + 22.0 + 20.0 * place as f32, y, 0.98, &art::disk(colour))) }
    }
}

/// The portals that she opens.
fn gifts(card: &DaughterCard, x: f32, y: f32) -> Markup {
    html! {
        @for (place, portal) in card.portals.iter().enumerate() {
            (at(x + 46.0 * place as f32, y, 0.85, &art::portal(portal)))
            (at(x + 20.0 + 46.0 * place as f32, y, 0.98, &art::disk(portal.disk())))
        }
    }
}

/// The faces that kill a suitor from elsewhere.
fn bites(card: &DaughterCard, x: f32, y: f32) -> Markup {
    let faces: Vec<u8> = (1..=6u8).filter(|face| card.bite.has(*face)).collect();
    let step = (72.0 / faces.len().max(1) as f32).min(23.0);
    html! {
        @if !faces.is_empty() { (at(x, y, 0.9, &art::fangs())) }
        @for (place, face) in faces.iter().enumerate() { (at(x + 22.0 + step * place as f32, y, 0.86, &art::die(*face, "ne-bite"))) }
    }
}

/// How a daughter in a tableau stands, in words.
pub(super) fn state(table: &Table, which: Daughter) -> String {
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

/// What a press on a daughter says. On a phone her card also stands for whoever and whatever is with her: they would be
/// too small for a finger.
fn say(table: &Table, which: Daughter, father: Who) -> String {
    let mut says = vec![format!("court {which}"), format!("resolve {which}")];
    if table.view.asked == Some(father) {
        says.extend(["walkabout", "abandon daughter", "give daughter"].map(|verb| format!("{verb} {which}")));
    } else {
        says.push(format!("take daughter {which}"));
    }
    if table.is_phone() {
        let verbs = ["marry", "bride", "groom", "recall husband", "move", "leave", "ask"];
        says.extend(verbs.map(|verb| format!("{verb} {which}")));
        says.extend(["free", "neolexia"].map(|verb| format!("{verb} daughter {which}")));
        says.extend(["free", "neolexia"].map(|verb| format!("{verb} husband {which}")));
    }
    table.say(&says, &format!("court {which}"))
}

fn called(table: &Table, which: Daughter) -> String {
    let words = table.words();
    let culture = names::culture(words, table.data(), which);
    format!("{}. {} {culture}", names::daughter(words, which), state(table, which))
}

/// A daughter of the species whose board is shown, as wide as there is room, 122 high.
pub(super) fn own(table: &Table, which: Daughter, father: Who, width: f32) -> Markup {
    let words = table.words();
    let card = table.data().daughter(which);
    let mature = table.view.table.daughters[which].disks.total() == 0;
    let now = table.happens_at(Place::Daughter(which));
    let roomy = width >= 118.0;
    let (title, room) = (names::daughter(words, which), width - 18.0);
    let lines = art::wrap(&title, art::letters(room, 14.0), 2).len() as f32;
    html! {
        g class=[now.then_some("ne-now")] {
            (table.scene.card(&format!("ne-daughter-{which}"), &say(table, which, father), &called(table, which), html! {
                rect class={ "ne-paper ne-edge-daughter" @if !mature { " ne-young" } } width=(width) height="122" rx="9" {}
                (art::rim(0.0, 0.0, width, 122.0, 9.0))
                (art::paragraph("ne-name", (7.0, 18.0), 14.0, room, 2, &title))
                @if roomy {
                    (art::paragraph("ne-small", (7.0, 18.0 + 16.5 * lines), 14.0, room, 4 - lines as usize, &names::culture(words, table.data(), which)))
                } @else {
                    (at(width / 2.0, 58.0, 1.1, &art::culture(which)))
                }
                @for (place, portal) in card.portals.iter().enumerate() {
                    @let x = width - 13.0 - 21.0 * place as f32;
                    (at(x, 86.0, 0.68, &art::portal(portal)))
                    (at(x, 107.0, 0.9, &art::disk(portal.disk())))
                }
                @if !card.reconstructed.is_empty() { (art::stand_in(width - 6.0, 8.0)) }
            }))
            @let men_room = width - 12.0 - 21.0 * f32::from(card.portals.len());
            @if mature { (men(table, which, father, Ground { x: 4.0, y: 97.0, width: men_room, height: 42.0 })) }
            @else { (laid(table, which, father, Spot { x: 20.0, y: 97.0, step: 36.0, scale: 1.05 })) }
            (dice(table, which, width - 18.0, 30.0))
        }
    }
}

/// A daughter of another tableau, 60 high: the sign of her culture, her name if there is room, and who stands with her.
pub(super) fn other(table: &Table, which: Daughter, father: Who, width: f32) -> Markup {
    let mature = table.view.table.daughters[which].disks.total() == 0;
    let now = table.happens_at(Place::Daughter(which));
    let called_here = names::daughter(table.words(), which);
    html! {
        g class=[now.then_some("ne-now")] {
            (table.scene.card(&format!("ne-daughter-{which}"), &say(table, which, father), &called(table, which), html! {
                rect class={ "ne-paper ne-edge-daughter ne-line-" (father) @if !mature { " ne-young" } } y="1" width=(width) height="58" rx="9" {}
                (at(16.0, 16.0, 0.95, &art::culture(which)))
                (at(width - 11.0, 12.0, 0.85, &art::badge(father)))
                @if art::is_legible(&called_here, 14.0, width - 52.0) { (art::line("ne-small ne-strong", (32.0, 20.0), 14.0, width - 52.0, &called_here)) }
                (art::rim(0.0, 1.0, width, 58.0, 9.0))
            }))
            @if mature { (men(table, which, father, Ground { x: 2.0, y: 43.0, width: width - 4.0, height: 30.0 })) }
            @else { (laid(table, which, father, Spot { x: 13.0, y: 43.0, step: 23.0, scale: 0.84 })) }
            (dice(table, which, width - 22.0, 43.0))
        }
    }
}

/// Where disks lie: the first of them, the step to the next, and how large they are.
struct Spot {
    x: f32,
    y: f32,
    step: f32,
    scale: f32,
}

/// The disks on a daughter who is not grown up.
fn laid(table: &Table, which: Daughter, father: Who, spot: Spot) -> Markup {
    let words = table.words();
    let own = table.view.asked == Some(father);
    let disks = table.view.table.daughters[which].disks;
    let some: Vec<(Disk, u8)> =
        disks.iter().map(|(colour, count)| (colour, *count)).filter(|(_, count)| *count > 0).collect();
    html! {
        @for (place, (colour, count)) in some.into_iter().enumerate() {
            @let x = spot.x + spot.step * place as f32;
            @let free = format!("free daughter {which} {colour}");
            @let neolexia = format!("neolexia daughter {which} {colour}");
            @let say = if own && !table.is_phone() { table.say(&[free, neolexia], "") } else { String::new() };
            @let figures = [
                ("count", count.into()),
                ("colour", names::disk(words, colour).into()),
                ("card", names::daughter(words, which).into()),
            ];
            (table.scene.piece(&format!("ne-laid-{which}-{colour}"), &say, &words.with("ne-disks-on", &figures), html! {
                (art::rim(x - 0.33 * spot.step, spot.y - 14.0, spot.step - 2.0, 28.0, 7.0))
                (at(x, spot.y, spot.scale, &art::disk(colour)))
                @if count > 1 { text class="ne-figure ne-count" x=(x + 5.0) y=(spot.y + 12.0) font-size="14" { (count) } }
            }))
        }
    }
}

/// What a man with a daughter stands for in an offer or an attack.
fn man_says(table: &Table, which: Daughter, who: Who) -> [String; 2] {
    let all = &table.view.table;
    let leaving = match all.deal {
        Some(deal) if matches!(all.stage, Stage::Draft { .. }) && deal.from == who => format!("leave {which}"),
        Some(deal) if matches!(all.stage, Stage::Draft { .. }) && deal.to == who => format!("ask {which}"),
        _ => String::new(),
    };
    let strike = match all.stage {
        Stage::Strike { place, .. } if place == Place::Daughter(which) => format!("strike {who}"),
        _ => String::new(),
    };
    [leaving, strike]
}

/// What her husband's place stands for, and how it is called.
fn husband(table: &Table, which: Daughter, father: Who) -> (String, String) {
    let words = table.words();
    let Some(man) = table.view.table.daughters[which].husband else {
        let weddings = ["marry", "bride"].map(|verb| format!("{verb} {which}"));
        let own = table.view.asked == Some(father);
        let say = if own { table.say(&weddings, &weddings[0]) } else { table.say(&[format!("groom {which}")], "") };
        return (say, words.say("ne-no-husband"));
    };
    let mut says = man_says(table, which, man.who).to_vec();
    if table.view.asked == Some(man.who) {
        let verbs = ["recall husband", "free husband", "neolexia husband", "move"];
        says.extend(verbs.map(|verb| format!("{verb} {which}")));
    }
    let key = if man.young { "ne-husband-immature" } else { "ne-husband-mature" };
    (table.say(&says, ""), words.with(key, &[("who", names::who(words, man.who).into())]))
}

/// The husband, or his place, and the suitors.
fn men(table: &Table, which: Daughter, father: Who, ground: Ground) -> Markup {
    let words = table.words();
    let all = &table.view.table;
    let family = &all.daughters[which];
    let (say, name) = husband(table, which, father);
    let say = if table.is_phone() { String::new() } else { say };
    let alpha = |who: Who, place: Alpha| all.peoples[who].alpha == place;
    let suitors = family.suitors.iter().map(|who| {
        let says = if table.is_phone() { String::new() } else { table.say(&man_says(table, which, who), "") };
        let mut token = table.hunters(format!("ne-suitor-{which}-{who}"), says, who, who, 1);
        token.alpha = alpha(who, Alpha::Suitor(which));
        token.name = words.with("ne-suitor-of", &[("who", names::who(words, who).into())]);
        token
    });
    let suitors: Vec<_> = suitors.collect();
    let Ground { x, y, width, height } = ground;
    let (scale, wide) = (height / 46.0, height * 0.8);
    html! {
        (table.scene.piece(&format!("ne-husband-{which}"), &say, &name, html! {
            (art::rim(x, y - height / 2.0, wide, height, 7.0))
            @match family.husband {
                Some(man) => {
                    @let figure = if alpha(man.who, Alpha::Husband(which)) { art::alpha(man.who) } else { art::hunter(man.who) };
                    (at(x + wide / 2.0, y + 2.0, scale, &figure))
                    @if man.young { (at(x + wide - 8.0, y + height / 2.0 - 8.0, 0.8 * scale, &art::disk(Disk::Orange))) }
                }
                None => { (at(x + wide / 2.0 + 1.0, y + 2.0, scale, &art::nobody())) }
            }
        }))
        (tokens(table.scene, &suitors, Ground { x: x + wide + 2.0, width: (width - wide - 2.0).max(20.0), ..ground }))
    }
}

fn dice(table: &Table, which: Daughter, right: f32, y: f32) -> Markup {
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
                (at(right - 24.0 * place as f32, y, 0.9, &art::die(*face, if *face < 3 { "ne-hit" } else { "" })))
            }
        },
    )
}
