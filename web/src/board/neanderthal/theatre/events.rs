//! The daughter of the round and her events, a column each, from left to right: what comes, whom it hits, who is lost
//! (NE-D). Those that begin in a step light up one after another; the others are done or still to come.

use super::super::art;
use super::signs::{animal, disk, ice, man, mini, small, struck, woman};
use super::{Show, names};
use crate::board::{Beat, Part, Sound};
use lascaux_games::neanderthal::{Daughter, Elder, Event, Icon, Key, Rank, Row, Stage, Who};
use maud::{Markup, html};

/// Milliseconds: when the first column lights up, for each column, for each line in it.
const FIRST: u32 = 250;
const COLUMN: u32 = 600;
const LINE: u32 = 160;

/// The first event that has not begun, if events go on.
fn next(stage: Stage) -> Option<usize> {
    match stage {
        Stage::TurnDaughter | Stage::Council => Some(0),
        Stage::Icon { icon } => Some(icon.into()),
        Stage::Mortality { icon, .. }
        | Stage::ChaosHunters { icon, .. }
        | Stage::ChaosElder { icon, .. }
        | Stage::ChaosChange { icon, .. }
        | Stage::Wanderlust { icon, .. }
        | Stage::Walkabout { icon, .. }
        | Stage::Blizzard { icon, .. } => Some(usize::from(icon) + 1),
        _ => None,
    }
}

/// Shows the events that begin in this step.
pub(super) fn show(show: &mut Show) {
    let (before, after) = (&show.before.view.table, &show.after.view.table);
    let began = show.events.iter().find_map(|event| match *event {
        Event::RoundBegan { daughter, .. } => Some(daughter),
        _ => None,
    });
    let Some(daughter) = began.or(before.current) else { return };
    let icons = &show.scene.data.daughter(daughter).events;
    let from = if began.is_some() { Some(0) } else { next(before.stage) };
    let Some(from) = from else { return };
    let to = next(after.stage).unwrap_or(icons.len()).min(icons.len());
    if from >= to && began.is_none() {
        return;
    }
    let column = |(place, icon): (usize, &Icon)| {
        let lit = (from..to).contains(&place);
        let at = FIRST + COLUMN * place.saturating_sub(from) as u32;
        let (state, key) = match () {
            () if lit => ("ne-scene-lit", "ne-event-now"),
            () if place < from => ("ne-scene-done", "ne-event-done"),
            () => ("ne-scene-later", "ne-event-to-come"),
        };
        let head = html! {
            span.ne-scene-head {
                (small(art::event(*icon)))
                span { b { (names::event(show.scene.words, *icon)) } i { (show.scene.words.say(key)) } }
            }
        };
        html! {
            div class={ "ne-scene-column " (state) } {
                (head)
                @if lit { @for (index, line) in body(show, *icon, at + 150).into_iter().enumerate() {
                    (Part::new(line).class("ne-scene-item").at(at + 100 + LINE * index as u32).lasting(220).sounds(Sound::Wood))
                } }
            }
        }
    };
    let words = show.scene.words;
    let body = html! {
        @if began.is_some() { (welcome(show, daughter)) }
        div.ne-scene-columns { @for one in icons.iter().enumerate() { (column(one)) } }
    };
    let key = if began.is_some() { "ne-show-comes" } else { "ne-show-brings" };
    let title = words.with(key, &[("daughter", names::daughter(words, daughter).into())]);
    let round = [("round", after.round.into()), ("last", (after.round + after.deck).into())];
    let beat = Beat::tableau(&title, &words.with("ne-round", &round), 1000, body).class("ne-scene-events");
    show.beats.push(beat);
}

/// Who she is, what her culture does, and who begins.
fn welcome(show: &Show, daughter: Daughter) -> Markup {
    let words = show.scene.words;
    let culture = names::culture(words, show.scene.data, daughter);
    html! {
        div.ne-scene-welcome {
            (Part::new(woman(daughter)).lasting(300).sounds(Sound::Drum))
            span.ne-scene-culture { (culture) }
            span.ne-scene-order { @for (place, who) in show.after.view.table.playing().enumerate() { span { (place + 1) ". " (show.named(who)) } } }
        }
    }
}

/// What an event does, line by line.
fn body(show: &Show, icon: Icon, at: u32) -> Vec<Markup> {
    let words = show.scene.words;
    let lines = match icon {
        Icon::Cooling | Icon::Warming => climate(show),
        Icon::Wurm => show.events.iter().filter_map(|event| added(show, event)).collect(),
        Icon::Mortality(dice) => mortality(show, dice),
        Icon::Chaos => {
            let there = all(show).filter(|who| show.after.view.table.hunters(*who) > 0);
            there.map(|who| chaos(show, who, at)).collect()
        }
        Icon::Blizzard => all(show).map(|who| blizzard(show, who)).collect(),
        Icon::Wanderlust(_) => vec![wanderlust(show)],
    };
    if lines.is_empty() { vec![html! { (words.say("ne-show-nothing")) }] } else { lines }
}

fn all(show: &Show) -> impl Iterator<Item = Who> {
    show.after.view.table.playing()
}

fn added(show: &Show, event: &Event) -> Option<Markup> {
    matches!(event, Event::RoundAdded { .. }).then(|| html! { (show.line(event)) })
}

/// Which card goes where: ice comes, cards go from row to row, leave, or are still to come. (NE-D1)
fn climate(show: &Show) -> Vec<Markup> {
    let (words, data) = (show.scene.words, show.scene.data);
    let told = |key: &str, card: String| words.with(key, &[("card", card.into())]);
    let moved = |event: &Event| match *event {
        Event::IceLaid { slot } => Some(match show.before.view.table.rows[slot].card() {
            Some(biome) => html! { (ice()) span { (told("ne-show-ice-takes", names::biome(words, biome))) } },
            None => html! { (ice()) span { (words.say("ne-show-ice-comes")) } },
        }),
        Event::IceMoved { .. } => Some(html! { (ice()) span { (words.say("ne-show-ice-moves")) } }),
        Event::IceMelted { .. } => Some(html! { (ice()) span { (words.say("ne-show-ice-melts")) } }),
        Event::Slid { biome, to } => {
            let key = if to.row() == Row::North { "ne-show-goes-north" } else { "ne-show-goes-south" };
            Some(html! { (mini(biome, data.biome(biome).game)) span { (told(key, names::biome(words, biome))) } })
        }
        Event::Vanished { biome } => {
            let card = mini(biome, data.biome(biome).game);
            Some(html! { (struck(card, FIRST + 500)) span { (told("ne-show-leaves", names::biome(words, biome))) } })
        }
        _ => None,
    };
    let mut lines: Vec<Markup> = show.events.iter().filter_map(moved).collect();
    let waiting = show.after.view.table.draw_south.len() + show.after.view.table.draw_north.len();
    if waiting > 0 {
        lines.push(html! { (words.with("ne-show-new-cards", &[("count", waiting.into())])) });
    }
    lines
}

/// How many dice everybody throws for the elders. (NE-D3)
fn mortality(show: &Show, dice: u8) -> Vec<Markup> {
    let words = show.scene.words;
    let table = &show.after.view.table;
    let elders = |who: Who| Rank::all().filter(move |rank| table.peoples[who].elders[*rank] != Elder::Vacant);
    if all(show).all(|who| elders(who).next().is_none()) {
        return vec![html! { (words.say("ne-show-no-elders")) }];
    }
    let one = |who: Who| {
        html! {
            span.ne-scene-of { (show.named(who)) @if elders(who).next().is_none() { span { (words.say("ne-show-no-elder")) } } }
            span.ne-scene-row { @for rank in elders(who) { span.ne-scene-rank { (rank.number()) (small(art::rank(rank))) } } }
        }
    };
    let mut lines = vec![html! { (words.with("ne-show-for-elders", &[("dice", dice.into())])) }];
    lines.extend(all(show).map(one));
    lines
}

/// Hunters against words; those who are too many are crossed out. (NE-D4)
fn chaos(show: &Show, who: Who, at: u32) -> Markup {
    let words = show.scene.words;
    let table = &show.after.view.table;
    let (hunters, free) = (table.hunters(who), table.peoples[who].free.total());
    let lost = table.lost_to_chaos(show.scene.data, who).min(hunters);
    let figures = [("hunters", hunters.into()), ("free", free.into())];
    let key = if lost > 0 { "ne-show-loses-half" } else { "ne-show-safe" };
    html! {
        span.ne-scene-of { (show.named(who)) span { (words.with("ne-show-against-words", &figures)) } }
        span class={ "ne-scene-row" @if hunters > 9 { " ne-scene-crowded" } } {
            @for index in 0..hunters {
                @if index < hunters - lost { (man(who, false)) } @else { (struck(man(who, false), at + 300)) }
            }
        }
        span class={ "ne-scene-told" @if lost > 0 { " ne-scene-failed" } } { (words.with(key, &[("count", lost.into())])) }
    }
}

/// Two hunters feed one who depends on them. (NE-D5)
fn blizzard(show: &Show, who: Who) -> Markup {
    let words = show.scene.words;
    let Some(counted) = show.after.view.species.iter().find(|one| one.who == who) else { return html! {} };
    let people = &show.after.view.table.peoples[who];
    let elders = people.elders.iter().filter(|(_, elder)| **elder != Elder::Vacant).count();
    let women = Daughter::all().filter(|one| {
        let family = &show.after.view.table.daughters[*one];
        family.father == Some(who) && family.husband.is_none_or(|man| man.young)
    });
    let fed = counted.hunters / 2;
    let lost = counted.dependents.saturating_sub(fed);
    let figures = [("hunters", counted.hunters.into()), ("fed", fed.into()), ("count", counted.dependents.into())];
    let key = if lost > 0 { "ne-show-abandons" } else { "ne-show-all-fed" };
    html! {
        span.ne-scene-of { (show.named(who)) span { (words.with("ne-show-feeds", &figures)) } }
        span.ne-scene-row {
            @for _ in 0..elders { (man(who, false)) }
            @for woman in women { (small(art::culture(woman))) }
            @for beast in people.herd.iter() { (animal(beast)) }
        }
        span class={ "ne-scene-told" @if lost > 0 { " ne-scene-failed" } } { (words.with(key, &[("count", lost.into())])) }
    }
}

/// Who lost most sends hunters of the dead to others. (NE-D6)
fn wanderlust(show: &Show) -> Markup {
    let words = show.scene.words;
    match show.after.view.table.stage {
        Stage::Wanderlust { who, left, .. } => html! {
            span.ne-scene-of { (show.named(who)) }
            span.ne-scene-row { @for _ in 0..left { (man(who, false)) } (small(art::arrow())) }
            span.ne-scene-told { (words.with("ne-show-sends", &[("count", left.into())])) }
        },
        _ => html! { (words.say("ne-show-nobody-wanders")) },
    }
}

/// The disks that a daughter can be won with.
pub(super) fn price(show: &Show, daughter: Daughter) -> Markup {
    html! { @for colour in show.scene.data.daughter(daughter).bid.iter() { (disk(colour)) } }
}
