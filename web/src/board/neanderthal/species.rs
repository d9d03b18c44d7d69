//! The board of a species, under the rows: its brain and sexuality, its elders, its daughters and those of the others.

use super::art::{self, at};
use super::{Table, brain, daughters, names};
use lascaux_games::neanderthal::{Alpha, Daughter, Disk, Elder, Key, Rank, Sexuality, Stage, Who};
use maud::{Markup, html};

/// The daughters of a species.
pub(super) fn daughters_of(table: &Table, who: Who) -> Vec<Daughter> {
    Daughter::all().filter(|one| table.view.table.daughters[*one].father == Some(who)).collect()
}

/// The daughters of everybody else, with their fathers.
pub(super) fn others_daughters(table: &Table, who: Who) -> Vec<(Daughter, Who)> {
    let all = Who::all().filter(|other| *other != who);
    all.flat_map(|other| daughters_of(table, other).into_iter().map(move |one| (one, other))).collect()
}

/// The board, in a field of 1024 by 160.
pub(super) fn board(table: &Table, who: Who) -> Markup {
    let words = table.words();
    let people = &table.view.table.peoples[who];
    let state = words.say(if people.tribal { "ne-tribal" } else { "ne-vocal" });
    html! {
        rect class={ "ne-paper ne-board-edge ne-line-" (who) } x="2" y="1" width="1020" height="158" rx="11" {}
        path class="ne-divide" d="M249 8V152M538 8V152" {}
        (at(18.0, 18.0, 1.15, &art::badge(who)))
        (art::line("ne-name", (32.0, 24.0), 16.0, 208.0, &names::who(words, who)))
        g transform="translate(4 28) scale(0.94)" { (brain::map(table, who)) }
        (sexuality(table, who, 46.0))
        @if table.view.table.peoples[who].sexuality.is_some() {
            (art::line("ne-small ne-strong", (158.0, 97.0), 14.0, 86.0, &state))
            @if !people.tribal { (steps_to_tribe(table, who)) }
        }
        (art::line("ne-name", (259.0, 23.0), 15.0, 250.0, &words.say("ne-elders")))
        @for rank in Rank::all() {
            @let (column, row) = ((rank.index() % 2) as f32, (rank.index() / 2) as f32);
            (elder(table, who, rank, Place { x: 256.0 + 139.0 * column, y: 31.0 + 41.0 * row, width: 136.0, height: 37.0 }))
        }
        g transform="translate(546 0)" { (women(table, who, 472.0)) }
    }
}

/// How many portals are open, of those that make a tribe.
fn steps_to_tribe(table: &Table, who: Who) -> Markup {
    let (open, needed) = (table.view.table.peoples[who].portals.len(), table.conversion());
    let step = (84.0 / f32::from(needed.max(1))).min(15.0);
    html! {
        @for place in 0..needed {
            circle class={ "ne-pip" @if place < open { " ne-full" } } cx=(164.0 + step * f32::from(place)) cy="113" r="5.4" {}
        }
        (art::line("ne-small", (158.0, 138.0), 14.0, 86.0, &table.words().with("ne-tribal-at", &[("portals", needed.into())])))
    }
}

/// How wide the card of a daughter is at the least, and a small one.
const LEAST: f32 = 112.0;
const SMALL: f32 = 74.0;

/// Own daughters as cards, those of others as small ones behind them in two lines; where they are many, all of them small.
fn women(table: &Table, who: Who, width: f32) -> Markup {
    let (mut own, mut others) = (daughters_of(table, who), others_daughters(table, who));
    let room = width - SMALL * others.len().div_ceil(2) as f32;
    if room < LEAST * own.len() as f32 {
        others = own.drain(..).map(|one| (one, who)).chain(others).collect();
    }
    let columns = others.len().div_ceil(2).max(1) as f32;
    let wide = ((width - 162.0 * own.len() as f32) / columns).clamp(SMALL, 158.0);
    let left = if own.is_empty() { 0.0 } else { width - wide * columns };
    let step = if others.is_empty() { width } else { left } / own.len().max(1) as f32;
    let step = step.min(162.0);
    html! {
        (art::line("ne-name", (2.0, 23.0), 15.0, 240.0, &table.words().say("ne-daughters")))
        @for (place, daughter) in own.into_iter().enumerate() {
            g transform={ "translate(" (step * place as f32) " 31)" } { (daughters::own(table, daughter, who, step - 6.0)) }
        }
        @for (place, (daughter, father)) in others.into_iter().enumerate() {
            g transform={ "translate(" (left + wide * (place / 2) as f32) " " (31.0 + 62.0 * (place % 2) as f32) ")" } {
                (daughters::other(table, daughter, father, wide - 4.0))
            }
        }
    }
}

/// The sexuality card; while one is chosen, its two sides.
pub(super) fn sexuality(table: &Table, who: Who, height: f32) -> Markup {
    let people = &table.view.table.peoples[who];
    let choosing = matches!(table.view.table.stage, Stage::ChooseSexuality { who: asked } if asked == who);
    html! {
        @match (people.sexuality, people.coupling) {
            (None, Some(coupling)) if choosing => {
                @for (place, one) in coupling.sides().into_iter().enumerate() {
                    (side(table, who, one, (format!("ne-side-{who}-{one}"), format!("choose {one}")), 31.0 + 44.0 * place as f32, 40.0))
                }
            }
            (Some(one), _) => {
                @let say = if table.view.asked == Some(who) { table.say(&["change".into()], "") } else { String::new() };
                (side(table, who, one, (format!("ne-sexuality-{who}"), say), 31.0, height))
            }
            _ => {}
        }
    }
}

/// Everything that a side of the card says.
fn about(table: &Table, who: Who, sexuality: Sexuality) -> String {
    let words = table.words();
    let people = &table.view.table.peoples[who];
    let does = words.say(&format!("ne-about-{sexuality}"));
    let mut about = format!("{}. {does}", names::sexuality(words, sexuality));
    if let Some(other) = people.coupling.filter(|_| people.sexuality.is_some()).map(|card| card.other(sexuality)) {
        about.push(' ');
        about.push_str(&words.with("ne-other-side", &[("other", names::sexuality(words, other).into())]));
    }
    let disks = &table.data().sexualities[sexuality].mpi;
    if disks.total() > 0 {
        about.push(' ');
        about.push_str(&words.with("ne-about-mpi", &[("disks", names::disks(words, disks).into())]));
    }
    about
}

/// A side, 90 wide: its name, and the disks that lie on it.
fn side(table: &Table, who: Who, one: Sexuality, (id, say): (String, String), y: f32, height: f32) -> Markup {
    let card = &table.data().sexualities[one];
    let disks = card.mpi.iter().flat_map(|(disk, count)| std::iter::repeat_n(disk, (*count).into()));
    let disks: Vec<Disk> = disks.collect();
    let row = if height > 60.0 { 3 } else { 6 };
    let (step, scale) = if height > 60.0 { (23.0, 0.95) } else { (13.6, 0.68) };
    table.scene.card(&id, &say, &about(table, who, one), html! {
        rect class="ne-paper ne-edge-sexuality" x="156" y=(y) width="88" height=(height) rx="8" {}
        (art::rim(156.0, y, 88.0, height, 8.0))
        (art::line("ne-small ne-strong", (162.0, y + 17.0), 14.0, 70.0, &names::sexuality(table.words(), one)))
        @for (place, disk) in disks.iter().enumerate() {
            @let (column, line) = ((place % row) as f32, (place / row) as f32);
            (at(167.0 + step * column, y + if row == 3 { 38.0 } else { 29.0 } + 25.0 * line, scale, &art::disk(*disk)))
        }
        @if card.reconstructed { (art::stand_in(239.0, y + 9.0)) }
    })
}

/// Where something stands, and how large it is.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

/// How a rank stands, in words.
pub(super) fn rank_state(table: &Table, who: Who, rank: Rank) -> String {
    let words = table.words();
    let people = &table.view.table.peoples[who];
    let key = match people.elders[rank] {
        Elder::Vacant if !people.tribal && !table.data().elders[rank].vocal => "ne-elder-tribal-only",
        Elder::Vacant => "ne-elder-vacant",
        Elder::Young => "ne-elder-immature",
        Elder::Mature => "ne-elder-mature",
    };
    words.with(key, &[("rank", names::rank(words, rank).into()), ("number", rank.number().into())])
}

/// A rank as it is read aloud: how it stands, and what it costs.
fn rank_called(table: &Table, who: Who, rank: Rank) -> String {
    let colour = names::disk(table.words(), table.data().elders[rank].disk);
    format!("{} {}", rank_state(table, who, rank), table.words().with("ne-elder-cost", &[("colour", colour.into())]))
}

/// The place of a rank on the board.
pub(super) fn elder(table: &Table, who: Who, rank: Rank, place: Place) -> Markup {
    let people = &table.view.table.peoples[who];
    let state = people.elders[rank];
    let figures = &table.data().elders[rank];
    let closed = !people.tribal && !figures.vocal && state == Elder::Vacant;
    let verbs = ["promote", "recall elder", "lose elder", "abandon elder", "free elder", "neolexia elder"];
    let own = table.view.asked == Some(who);
    let says = verbs.map(|verb| format!("{verb} {rank}"));
    let say = if own { table.say(&says, &says[0]) } else { String::new() };
    let man = if people.alpha == Alpha::Elder(rank) { art::alpha(who) } else { art::hunter(who) };
    let Place { x, y, width, height } = place;
    let middle = y + height / 2.0;
    let named = width > 90.0;
    html! {
        (table.scene.piece(&format!("ne-elder-{who}-{rank}"), &say, &rank_called(table, who, rank), html! {
            rect class={ "ne-place" @if state == Elder::Mature { " ne-grown" } @if closed { " ne-closed" } }
                x=(x) y=(y) width=(width) height=(height) rx="8" {}
            (art::rim(x, y, width, height, 8.0))
            (at(x + 13.0, middle, 0.84, &art::die(rank.number(), "ne-rank-die")))
            @let at_place = x + if named { 36.0 } else { width - 16.0 };
            @match state {
                Elder::Vacant => { (at(at_place, middle, 0.86, &art::disk_place(figures.disk))) }
                Elder::Young => {
                    (at(at_place + 1.0, middle + 1.0, 0.8, &man))
                    (at(at_place + 6.0, middle + 9.0, 0.76, &art::disk(figures.disk)))
                }
                Elder::Mature => { (at(at_place + 1.0, middle + 1.0, 0.86, &man)) }
            }
            @if named {
                (art::line(if closed { "ne-small" } else { "ne-small ne-strong" }, (x + 50.0, middle + 5.0), 14.0, width - 53.0, &names::rank(table.words(), rank)))
            }
        }))
    }
}
