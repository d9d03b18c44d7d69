//! An offer as a table of two columns, what one side gives and what it gets: who leaves which card, what changes hands, who
//! marries. While it is worded every line offers what could stand there; afterwards it is read, and answered.

use super::art::{self, at};
use super::beasts::beast;
use super::odds::Odds;
use super::{Table, names};
use crate::board::{Control, Plan, begins};
use lascaux_games::neanderthal::{
    Action, Alpha, Biome, Card, Deal, Disk, Key, Marriage, Place, Slot, Stage, Ware, Who,
};
use maud::{Markup, html};

/// What the lines of a column are about.
const LINES: [&str; 3] = ["ne-bargain-leaves", "ne-bargain-hands-over", "ne-bargain-weds"];

/// One side of an offer: what it gives away.
struct Side {
    who: Who,
    leaves: Option<Place>,
    ware: Option<Ware>,
    bride: Option<Marriage>,
    /// How the lines are said in the notation: leaving, giving, marrying off.
    verbs: [&'static str; 3],
}

impl Side {
    fn of(deal: &Deal, who: Who) -> Side {
        if who == deal.from {
            return Side {
                who,
                leaves: deal.leave,
                ware: deal.give,
                bride: deal.bride,
                verbs: ["leave", "give", "bride"],
            };
        }
        Side { who, leaves: deal.ask, ware: deal.take, bride: deal.groom, verbs: ["ask", "take", "groom"] }
    }
}

/// The offer that is worded or answered now.
pub(super) fn deal(table: &Table) -> Option<Deal> {
    let stage = table.view.table.stage;
    let is_open = matches!(stage, Stage::Draft { .. } | Stage::Answer { .. } | Stage::Consent { .. });
    table.view.table.deal.filter(|_| is_open)
}

/// The reader's side first, if the reader has one.
fn sides(table: &Table, deal: &Deal) -> (Side, Side, bool) {
    let own = |who: Who| table.scene.seat.is_some_and(|seat| table.leads(seat, who));
    // A single player leads all of them: there nobody is "you".
    let is_party = own(deal.from) != own(deal.to);
    let (one, other) = if is_party && own(deal.to) { (deal.to, deal.from) } else { (deal.from, deal.to) };
    (Side::of(deal, one), Side::of(deal, other), is_party)
}

/// How the offer is sent: its lines are a plan until then.
pub(super) fn plan(table: &Table) -> Plan {
    Plan {
        confirm: table.words().say("ne-bargain-offer"),
        end: Some("propose".to_string()),
        is_ready: table.scene.is_legal("propose"),
        at_once: vec!["drop".to_string()],
        is_drawn: table.is_phone(),
        ..Plan::default()
    }
}

/// The whole table, in a field of 1024 by 552.
pub(super) fn wide(table: &Table, deal: &Deal) -> Markup {
    let words = table.words();
    let (one, other, is_party) = sides(table, deal);
    let title = words.with(
        "ne-bargain-title",
        &[("from", names::folk(words, deal.from).into()), ("to", to_folk(table, deal.to).into())],
    );
    html! {
        rect class="ne-bargain" x="6" y="6" width="1012" height="540" rx="14" {}
        (art::line("ne-name", (24.0, 38.0), 20.0, 560.0, &title))
        (art::line("ne-small", (24.0, 60.0), 14.0, 720.0, &words.say("ne-bargain-bribe")))
        g transform="translate(18 74)" { (column(table, &one, &head(table, &one, is_party, true), 392.0, 100.0)) }
        g transform="translate(420 74)" { (column(table, &other, &head(table, &other, is_party, false), 392.0, 100.0)) }
        (at(415.0, 160.0, 1.5, &art::arrow()))
        g transform="translate(824 74)" { (answers(table, deal)) }
        g transform="translate(18 424)" { (after(table, deal, one.who)) }
        g transform="translate(420 424)" { (after(table, deal, other.who)) }
    }
}

/// The same on a phone, in a field of 352 by 262.
pub(super) fn narrow(table: &Table, deal: &Deal) -> Markup {
    let (one, other, is_party) = sides(table, deal);
    let looked = [&one, &other].into_iter().find_map(|side| {
        let line = (0..3).find(|line| table.scene.plan.look == Some(&format!("line-{}", side.verbs[*line])))?;
        let choices = candidates(table, side.verbs[line]);
        (!choices.is_empty()).then(|| all_of(table, line, choices))
    });
    if let Some(looked) = looked {
        return looked;
    }
    html! {
        g { (column(table, &one, &head(table, &one, is_party, true), 174.0, 76.0)) }
        g transform="translate(178 0)" { (column(table, &other, &head(table, &other, is_party, false), 174.0, 76.0)) }
    }
}

fn to_folk(table: &Table, who: Who) -> String {
    table.words().told(&lascaux_games::neanderthal::names::to_folk(who), &[])
}

fn head(table: &Table, side: &Side, is_party: bool, is_first: bool) -> String {
    let words = table.words();
    match (is_party, is_first) {
        (true, true) => words.say("ne-bargain-you-give"),
        (true, false) => words.say("ne-bargain-you-get"),
        _ => words.with("ne-bargain-gives", &[("who", names::folk(words, side.who).into())]),
    }
}

fn column(table: &Table, side: &Side, head: &str, width: f32, high: f32) -> Markup {
    let lines = [
        side.leaves.map(|place| Thing::of_place(table, place)),
        side.ware.map(Thing::Ware),
        side.bride.map(|bride| Thing::Ware(Ware::Daughter(bride.daughter))),
    ];
    html! {
        rect class={ "ne-paper ne-line-" (side.who) } width=(width) height=(34.0 + high * 3.0) rx="10" {}
        (at(18.0, 18.0, 1.1, &art::badge(side.who)))
        (art::line("ne-name", (32.0, 24.0), 17.0, width - 44.0, head))
        @for (place, thing) in lines.into_iter().enumerate() {
            g transform={ "translate(0 " (34.0 + high * place as f32) ")" } {
                path class="ne-divide" d={ "M0 0H" (width) } {}
                @match thing {
                    Some(thing) => { (term(table, side, place, thing, width, high)) }
                    None => { (offered(table, side, place, width, high)) }
                }
            }
        }
    }
}

/// What stands in a line of an offer.
#[derive(Clone, Copy)]
enum Thing {
    Biome(Biome),
    Ware(Ware),
}

impl Thing {
    fn of_place(table: &Table, place: Place) -> Thing {
        match place {
            Place::Slot(slot) => match table.view.table.rows[slot].card() {
                Some(biome) => Thing::Biome(biome),
                None => Thing::Ware(Ware::Disk(Disk::Orange)), // nobody stands where no card lies
            },
            Place::Daughter(daughter) => Thing::Ware(Ware::Daughter(daughter)),
        }
    }

    fn name(self, table: &Table) -> String {
        let words = table.words();
        match self {
            Thing::Biome(biome) => names::biome(words, biome),
            Thing::Ware(ware) => words.told(&lascaux_games::neanderthal::names::ware(ware), &[]),
        }
    }

    /// The picture, in a field as wide and as high as told.
    fn draw(self, width: f32, height: f32) -> Markup {
        let (class, sign) = match self {
            Thing::Biome(biome) | Thing::Ware(Ware::Card(biome)) => {
                let scale = (width / 210.0).min(height / 140.0);
                let left = (width - 200.0 * scale) / 2.0;
                (
                    "ne-sky",
                    html! { g class="ne-pigment" transform={ "translate(" (left) " " (height - 132.0 * scale) ") scale(" (scale) ")" } { (art::painted(beast(biome))) } },
                )
            }
            Thing::Ware(Ware::Daughter(daughter)) => {
                ("ne-paper ne-edge-daughter", at(width / 2.0, height / 2.0, 1.5, &art::culture(daughter)))
            }
            Thing::Ware(Ware::Disk(disk)) => ("ne-paper", at(width / 2.0, height / 2.0, 1.9, &art::disk(disk))),
        };
        html! {
            rect class=(class) width=(width) height=(height) rx="8" {}
            (sign)
        }
    }
}

/// What a line says about its thing.
fn about(table: &Table, side: &Side, line: usize) -> String {
    let words = table.words();
    let all = &table.view.table;
    match (line, side.leaves, side.ware) {
        (0, Some(Place::Slot(slot)), _) => {
            words.with("ne-bargain-go-home", &[("number", all.party(slot, side.who).into())])
        }
        (0, ..) => words.say("ne-bargain-suitor-home"),
        (1, _, Some(Ware::Card(biome))) => {
            words.say(if all.peoples[side.who].hand.contains(biome) { "ne-bargain-hand" } else { "ne-bargain-tableau" })
        }
        (1, ..) => words.say("ne-bargain-tableau"),
        _ => words.say("ne-bargain-marries"),
    }
}

/// A line that says something; while the offer is worded it can be taken out again.
fn term(table: &Table, side: &Side, line: usize, thing: Thing, width: f32, high: f32) -> Markup {
    let words = table.words();
    let roomy = width > 300.0;
    let (wide, tall) = if roomy { (112.0, high - 16.0) } else { (64.0, high - 26.0) };
    let name = thing.name(table);
    let verb = side.verbs[line];
    let is_planned = table.scene.plan.count(verb) > 0;
    let text = if roomy { wide + 22.0 } else { 6.0 };
    let id = format!("ne-term-{verb}");
    html! {
        (table.scene.card(&id, "", &format!("{}: {name}. {}", words.say(LINES[line]), about(table, side, line)), html! {
            g transform={ "translate(" (if roomy { 10.0 } else { 6.0 }) " " (if roomy { 8.0 } else { 5.0 }) ")" } { (thing.draw(wide, tall)) }
            @if roomy {
                (art::line("ne-small", (text, 28.0), 14.0, width - text - 54.0, &words.say(LINES[line])))
                (art::line("ne-name", (text, 50.0), 17.0, width - text - 54.0, &name))
                (art::line("ne-small", (text, 72.0), 14.0, width - text - 54.0, &about(table, side, line)))
            } @else {
                (art::line("ne-small ne-strong", (6.0, high - 7.0), 13.0, width - 12.0, &name))
            }
        }))
        @if is_planned {
            @let (x, y, size) = if roomy { (width - 46.0, (high - 36.0) / 2.0, 36.0) } else { (width - 50.0, 4.0, 46.0) };
            (Control {
                id: &format!("ne-untake-{verb}"),
                class: "ne-step",
                plan: &table.scene.plan.without(verb),
                name: &words.with("ne-plan-drop", &[("what", name.clone().into())]),
                of: &id,
                key: "-",
            }.draw(html! {
                rect x=(x) y=(y) width=(size) height=(size) rx="9" {}
                text class="ne-figure" x=(x + size / 2.0) y=(y + size / 2.0 + 7.0) text-anchor="middle" font-size="21" { "×" }
            }))
        }
    }
}

/// What could stand in a line. Whether the alpha man marries is asked after it.
fn candidates(table: &Table, verb: &str) -> Vec<(String, Thing)> {
    let mut found: Vec<(String, Thing)> = Vec::new();
    for possible in table.scene.legal.iter().filter(|possible| begins(&possible.text, verb)) {
        let say = possible.text.trim_end_matches(" alpha");
        if let (Some(thing), false) = (thing_of(possible.action), found.iter().any(|(known, _)| known == say)) {
            found.push((say.to_string(), thing));
        }
    }
    found
}

/// Something to be pressed, with its name under it where there is room.
fn tile(
    table: &Table,
    line: usize,
    (say, thing): (String, Thing),
    (x, y): (f32, f32),
    (width, height, named): (f32, f32, bool),
) -> Markup {
    let name = thing.name(table);
    let called = format!("{}: {name}", table.words().say(LINES[line]));
    table.scene.card(
        &format!("ne-choice-{}", say.replace(' ', "-")),
        &say,
        &called,
        html! {
            g transform={ "translate(" (x) " " (y) ")" } {
                (thing.draw(width, height))
                @if named { (art::paragraph("ne-small", (0.0, height + 15.0), 14.0, width, 2, &name)) }
            }
            (art::rim(x, y, width, height, 8.0))
        },
    )
}

/// A line that says nothing yet: what could stand there, to be pressed.
fn offered(table: &Table, side: &Side, line: usize, width: f32, high: f32) -> Markup {
    let verb = side.verbs[line];
    let roomy = width > 300.0;
    let choices = candidates(table, verb);
    let title = table.words().say(LINES[line]);
    let (least, most) = if roomy { (30.0, 122.0) } else { (54.0, 84.0) };
    let room = ((width - 12.0) / least) as usize;
    let is_crowded = !roomy && choices.len() > room;
    let shown = if is_crowded { room - 1 } else { room };
    let step = ((width - 12.0) / choices.len().max(1) as f32).clamp(least, most);
    let tall = if roomy { high - 62.0 } else { high - 30.0 };
    html! {
        (art::line("ne-small", (10.0, 19.0), if roomy { 14.0 } else { 13.0 }, width - 20.0, &title))
        @if choices.is_empty() { text class="ne-small" x="10" y=(high / 2.0 + 12.0) font-size="15" { "–" } }
        @for (place, choice) in choices.into_iter().take(shown).enumerate() {
            (tile(table, line, choice, (6.0 + step * place as f32, 25.0), (step - 6.0, tall, roomy && step > 56.0)))
        }
        @if is_crowded { (more(table, &format!("line-{verb}"), "…", (6.0 + step * shown as f32, 25.0), (step - 6.0, tall))) }
    }
}

/// Shows another part of the offer, where there is no room for everything.
fn more(table: &Table, look: &str, sign: &str, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
    let name = table.words().say(if look == "home" { "ne-bargain-back" } else { "ne-bargain-more" });
    html! {
        g data-look=(look) {
            g id={ "ne-look-" (look) } class="piece ne-step" role="button" tabindex="0" aria-label=(name) {
                rect x=(x) y=(y) width=(width) height=(height) rx="8" {}
                text class="ne-figure" x=(x + width / 2.0) y=(y + height / 2.0 + 6.0) text-anchor="middle" font-size="20" { (sign) }
            }
        }
    }
}

/// Everything that could stand in one line, on a phone.
fn all_of(table: &Table, line: usize, choices: Vec<(String, Thing)>) -> Markup {
    html! {
        rect class="ne-paper" width="352" height="262" rx="10" {}
        (art::line("ne-name", (60.0, 30.0), 16.0, 280.0, &table.words().say(LINES[line])))
        (more(table, "home", "←", (4.0, 3.0), (46.0, 46.0)))
        @for (place, choice) in choices.into_iter().take(10).enumerate() {
            @let (column, row) = ((place % 5) as f32, (place / 5) as f32);
            (tile(table, line, choice, (5.0 + 69.0 * column, 58.0 + 102.0 * row), (65.0, 56.0, true)))
        }
    }
}

/// What an action of the wording puts into a line.
fn thing_of(action: Action) -> Option<Thing> {
    match action {
        Action::Leave(card) | Action::Ask(card) => Some(match card {
            Card::Biome(biome) => Thing::Biome(biome),
            Card::Daughter(daughter) => Thing::Ware(Ware::Daughter(daughter)),
        }),
        Action::Give(ware) | Action::Take(ware) => Some(Thing::Ware(ware)),
        Action::Groom { daughter, .. } | Action::Bride { daughter, .. } => Some(Thing::Ware(Ware::Daughter(daughter))),
        _ => None,
    }
}

/// Who has to agree, one under another: the other side, then whoever stands where somebody leaves.
fn answers(table: &Table, deal: &Deal) -> Markup {
    let words = table.words();
    let stage = table.view.table.stage;
    let third = Who::all().find(|who| *who != deal.from && *who != deal.to);
    let stays = |who: Who| [deal.leave, deal.ask].into_iter().flatten().any(|place| stands(table, who, place));
    let third = third.filter(|who| table.view.table.peoples[*who].seat.is_some() && stays(*who));
    let card = |y: f32, who: Who, now: bool, text: &str| {
        html! {
            rect class={ "ne-paper ne-line-" (who) @if now { " ne-lit" } } x="0" y=(y) width="184" height="104" rx="10" {}
            (at(16.0, y + 18.0, 1.0, &art::badge(who)))
            (art::line("ne-small ne-strong", (30.0, y + 23.0), 14.0, 146.0, &called(table, who)))
            (art::paragraph("ne-small", (10.0, y + 46.0), 14.0, 166.0, 3, text))
        }
    };
    html! {
        (art::line("ne-name", (4.0, 22.0), 16.0, 178.0, &words.say("ne-bargain-agree")))
        (card(34.0, deal.to, matches!(stage, Stage::Answer { .. }), &words.say("ne-bargain-first")))
        @if let Some(third) = third {
            (card(148.0, third, matches!(stage, Stage::Consent { .. }), &words.say("ne-bargain-then")))
        }
        (art::paragraph("ne-small", (4.0, if third.is_some() { 276.0 } else { 164.0 }), 14.0, 176.0, 4, &words.say("ne-bargain-all")))
    }
}

/// A species with the name of who leads it.
fn called(table: &Table, who: Who) -> String {
    let player = table.view.table.peoples[who].seat.map_or("", |seat| table.scene.name(seat));
    format!("{player} · {}", table.words().say(&format!("ne-short-{who}")))
}

fn stands(table: &Table, who: Who, place: Place) -> bool {
    let all = &table.view.table;
    match place {
        Place::Slot(slot) => all.party(slot, who) > 0,
        Place::Daughter(daughter) => {
            let family = &all.daughters[daughter];
            family.suitors.contains(who) || family.husband.is_some_and(|man| man.who == who)
        }
    }
}

/// The hunts of a side, with their odds now and if the offer is accepted.
fn after(table: &Table, deal: &Deal, who: Who) -> Markup {
    let words = table.words();
    let mut view = table.view.clone();
    for (leaver, place) in [(deal.from, deal.leave), (deal.to, deal.ask)] {
        if let Some(Place::Slot(slot)) = place {
            let gone = std::mem::take(&mut view.table.parties[slot][leaver]);
            let people = &mut view.table.peoples[leaver];
            for (colour, count) in gone.iter() {
                people.camp[colour] += *count;
            }
            if people.alpha == Alpha::Party(slot) {
                people.alpha = Alpha::Camp;
            }
        }
    }
    let then = Table::new(&view, table.scene);
    let hunts: Vec<(Slot, Biome)> = Slot::all()
        .filter(|slot| table.view.table.party(*slot, who) > 0)
        .filter_map(|slot| table.view.table.rows[slot].card().map(|biome| (slot, biome)))
        .collect();
    let chance = |at: &Table, slot: Slot, biome: Biome| match at.view.table.party(slot, who) {
        0 => "–".to_string(),
        hunters => format!("{}%", Odds::of(at, who, slot, at.data().biome(biome)).with(hunters)),
    };
    let home = |at: &Table| at.view.table.hunters(who).to_string();
    let lines: Vec<(String, String, String)> = hunts
        .into_iter()
        .map(|(slot, biome)| (names::biome(words, biome), chance(table, slot, biome), chance(&then, slot, biome)))
        .take(3)
        .chain([(words.say("ne-bargain-home"), home(table), home(&then))])
        .collect();
    html! {
        rect class="ne-paper" width="392" height="118" rx="10" {}
        (at(16.0, 17.0, 0.9, &art::badge(who)))
        (art::line("ne-small ne-strong", (30.0, 22.0), 14.0, 220.0, &called(table, who)))
        (art::line("ne-small", (300.0, 22.0), 14.0, 84.0, &words.say("ne-bargain-now-then")))
        @for (place, (name, now, then)) in lines.iter().enumerate() {
            @let y = 45.0 + 22.0 * place as f32;
            (art::line("ne-small", (14.0, y), 15.0, 270.0, name))
            text class="ne-figure" x="316" y=(y) text-anchor="end" font-size="15" { (now) }
            text class="ne-small" x="330" y=(y) text-anchor="middle" font-size="14" { "→" }
            text class={ "ne-figure" @if now != then { " ne-changed" } } x="384" y=(y) text-anchor="end" font-size="16" { (then) }
        }
    }
}
