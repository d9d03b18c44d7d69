//! A player's own things under the board: the camp, the free words, the cards, and the points.

use super::art::{self, at};
use super::people::{Ground, Token, tokens};
use super::{Table, goal, held, lose, names, planning};
use lascaux_games::neanderthal::{Alpha, Counted, Disk, Elder, Key, Rank, Stage, Who};
use lascaux_table::Seat;
use maud::{Markup, html};

/// The shelf of a seat: the species that is asked in full, the others of a single player beside it.
pub(super) fn shelf(table: &Table, seat: Seat) -> Markup {
    let led: Vec<&Counted> = table.view.species.iter().filter(|one| table.leads(seat, one.who)).collect();
    let large = table.shown().and_then(|who| led.iter().find(|one| one.who == who)).or(led.first());
    html! {
        @if let Some(one) = large {
            div class={ "ne-shelf ne-of-" (one.who) @if led.len() > 1 { " ne-alone" } } {
                (camp_part(table, one))
                (words_part(table, one))
                @if planning::planner(table) == Some(one.who) {
                    @if !table.is_phone() && !held::held(table, one.who).is_empty() { (cards_part(table, one)) }
                    (planning::summary(table, one.who))
                } @else { (cards_part(table, one)) }
                @if led.len() > 1 {
                    div class="ne-part ne-kin" { @for other in led.iter().filter(|other| other.who != one.who) { (compact(table, other)) } }
                }
                @if goal::reached(table.view).is_some() { (goal_part(table)) }
                @else if planning::planner(table) != Some(one.who) { (points_part(table, one)) }
            }
        }
    }
}

/// A part of the shelf: its caption, which goes where there is little room, and its things.
fn part(class: &str, caption: &str, figure: &str, things: Markup) -> Markup {
    html! {
        div class={ "ne-part " (class) } {
            div class="ne-caption" aria-hidden="true" { b { (caption) } span { (figure) } }
            (things)
        }
    }
}

/// Who is at home, as they stand in the camp.
pub(super) fn at_home(table: &Table, who: Who) -> Vec<Token> {
    let all = &table.view.table;
    let people = &all.peoples[who];
    // Hunters of a band out on a card are named there, not in the camp.
    let dying = table.view.asked == Some(who) && all.losing.is_none();
    let says = |colour: Option<Who>| if dying { table.say(&[lose(colour)], "") } else { String::new() };
    let drags = planning::planner(table) == Some(who);
    let mut there = Vec::new();
    for (colour, count) in people.camp.iter().filter(|(_, count)| **count > 0) {
        let token = table.hunters(format!("ne-camp-{who}-{colour}"), says(Some(colour)), who, colour, *count);
        there.push(Token { drag: drags.then(|| colour.to_string()), ..token });
    }
    if people.alpha == Alpha::Camp {
        there.push(Token { drag: drags.then(|| "alpha".to_string()), ..table.alpha(says(None), who) });
    }
    there
}

/// The camp: hearth, people, dice that were thrown for the elders, and the dead.
pub(super) fn camp(table: &Table, who: Who) -> Markup {
    let words = table.words();
    let there = at_home(table, who);
    let gone = if table.view.asked == Some(who) { planning::planned(table) } else { 0 };
    let (from, step) =
        (31.0 + 52.0 * there.len() as f32, ((165.0 - 52.0 * there.len() as f32) / gone.max(1) as f32).min(23.0));
    let mut throws = table.throws.iter().rev().filter(|throw| throw.who == who && throw.at.is_none());
    html! {
        svg class="ne-things" viewBox="0 0 268 56" preserveAspectRatio="xMinYMid meet" role="group" aria-label=(words.say("ne-camp")) {
            path class="ne-soil" d="M2 52C50 45 130 55 196 48L194 56H4Z" {}
            (at(16.0, 34.0, 1.0, &art::fire()))
            (tokens(table.scene, &there, Ground { x: 31.0, y: 27.0, width: 165.0, height: 48.0 }))
            g aria-hidden="true" { @for place in 0..gone { (at(from + 9.0 + step * place as f32, 28.0, 0.86, &art::nobody())) } }
            @if let Some(throw) = throws.next() { (thrown(table, who, &throw.dice)) }
            (dead(table, who))
        }
    }
}

/// The deadpile, from which babies come; an alpha man may lie there.
fn dead(table: &Table, who: Who) -> Markup {
    let words = table.words();
    let people = &table.view.table.peoples[who];
    let alpha = people.alpha == Alpha::Dead;
    let name =
        words.with(if alpha { "ne-deadpile-with-alpha" } else { "ne-deadpile" }, &[("count", people.dead.into())]);
    let swap = if table.view.asked == Some(who) { table.say(&["swap".into()], "") } else { String::new() };
    table.scene.piece(&format!("ne-deadpile-{who}"), &swap, &name, html! {
        rect class="ne-grave" x="200" y="4" width="66" height="48" rx="9" {}
        (art::rim(200.0, 4.0, 66.0, 48.0, 9.0))
        (at(214.0, if alpha { 17.0 } else { 28.0 }, 0.8, &art::skull()))
        text class="ne-figure" x="214" y=(if alpha { 46 } else { 34 }) font-size="16" text-anchor="middle" dx=(if alpha { 0 } else { 26 }) { (people.dead) }
        @if alpha { (at(247.0, 32.0, 0.86, &art::alpha(who))) }
    })
}

/// Dice that were thrown for the elders, or an attack that is over.
fn thrown(table: &Table, who: Who, dice: &[u8]) -> Markup {
    let words = table.words();
    let list: Vec<String> = dice.iter().map(u8::to_string).collect();
    let name = words.with("ne-thrown", &[("who", names::folk(words, who).into()), ("dice", list.join(", ").into())]);
    let step = (150.0 / dice.len().max(1) as f32).min(23.0);
    table.scene.piece(&format!("ne-dice-{who}"), "", &name, html! {
        @for (place, face) in dice.iter().enumerate() { (at(186.0 - step * place as f32, 12.0, 0.86, &art::die(*face, ""))) }
    })
}

fn camp_part(table: &Table, counted: &Counted) -> Markup {
    let words = table.words();
    let home: u8 = at_home(table, counted.who).iter().map(|token| token.count).sum();
    let planned = planning::planned(table);
    let figure = match planning::planner(table) {
        Some(_) if planned > 0 => words.with("ne-plan-stay", &[("planned", planned.into()), ("home", home.into())]),
        _ => home.to_string(),
    };
    let look = planning::planner(table).filter(|_| table.is_phone()).map(|_| "home");
    html! { div class="ne-part ne-of-camp" data-look=[look] {
        div class="ne-caption" aria-hidden="true" { b { (words.say("ne-camp")) } span { (figure) } }
        (camp(table, counted.who))
    } }
}

/// The free disks of a colour: as many as there are, or one with a number where they are many.
fn vocabulary(table: &Table, who: Who, disk: Disk, x: f32) -> Markup {
    let words = table.words();
    let all = &table.view.table;
    let free = all.peoples[who].free[disk];
    let name = words.with("ne-free-disks", &[("count", free.into()), ("colour", names::disk(words, disk).into())]);
    let gives = matches!(all.stage, Stage::Draft { .. }) && all.deal.is_some_and(|deal| deal.from == who);
    let say = if gives { table.say(&[format!("give disk {disk}")], "") } else { String::new() };
    let step = (50.0 / f32::from(free.max(1))).min(9.0);
    table.scene.piece(&format!("ne-disk-{who}-{disk}"), &say, &name, html! {
        (art::rim(x, 4.0, 72.0, 48.0, 9.0))
        @if free == 0 { (at(x + 18.0, 28.0, 1.5, &art::disk_place(disk))) }
        @for place in 0..free.saturating_sub(1) { (at(x + 18.0 + step.min(4.0) * f32::from(free - 1 - place), 28.0 - 1.6 * f32::from(free - 1 - place), 1.5, &art::disk(disk))) }
        @if free > 0 { (at(x + 18.0, 28.0, 1.5, &art::disk(disk))) }
        text class="ne-figure ne-count" x=(x + 66.0) y="38" text-anchor="end" font-size="23" { (free) }
    })
}

/// The free words by colour.
pub(super) fn free_words(table: &Table, who: Who) -> Markup {
    html! {
        svg class="ne-things" viewBox="0 0 228 56" preserveAspectRatio="xMinYMid meet" role="group" aria-label=(table.words().say("ne-strip-words")) {
            @for (place, disk) in Disk::all().enumerate() { (vocabulary(table, who, disk, 2.0 + 76.0 * place as f32)) }
        }
    }
}

fn words_part(table: &Table, counted: &Counted) -> Markup {
    part("ne-of-words", &table.words().say("ne-strip-words"), &counted.free.to_string(), free_words(table, counted.who))
}

/// The cards side by side; the more there are, the smaller.
pub(super) fn cards(table: &Table, who: Who) -> Markup {
    let cards = held::held(table, who);
    let width = (held::WIDE + 4.0) * cards.len().max(1) as f32;
    html! {
        @if !cards.is_empty() {
            svg class="ne-things" viewBox={ "0 0 " (width) " " (held::HIGH) } preserveAspectRatio="xMinYMid meet" {
                @for (place, card) in cards.into_iter().enumerate() {
                    (held::chip(table, who, card, (held::WIDE + 4.0) * place as f32, 0.0))
                }
            }
        }
    }
}

fn cards_part(table: &Table, counted: &Counted) -> Markup {
    let words = table.words();
    let hand = table.view.table.peoples[counted.who].hand.len();
    let figure = words.with("ne-hand-holds", &[("count", hand.into()), ("most", counted.hand_limit.into())]);
    part("ne-of-cards", &words.say("ne-cards"), &figure, cards(table, counted.who))
}

/// The common goal, where nobody counts points.
fn goal_part(table: &Table) -> Markup {
    let words = table.words();
    let (reached, needed) = goal::reached(table.view).unwrap_or_default();
    let told = goal::told(table.view, words).unwrap_or_default();
    html! {
        div class="ne-part ne-of-points ne-goal" title=(told) role="img" aria-label=(told) {
            div class="ne-caption" aria-hidden="true" { b { (words.say("ne-goal")) } }
            strong aria-hidden="true" { (reached) "/" (needed) }
            svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true" { (at(0.0, 0.0, 1.0, &art::paw())) }
        }
    }
}

/// Points, with what they are made of.
fn points_part(table: &Table, counted: &Counted) -> Markup {
    let words = table.words();
    html! {
        div class="ne-part ne-of-points" title=(words.with("ne-points", &[("points", counted.points.into())])) {
            div class="ne-caption" { b { (words.say("points")) } }
            strong { (counted.points) }
        }
    }
}

/// Another species of the same player, in a line: where it can be chosen, it is chosen here.
fn compact(table: &Table, counted: &Counted) -> Markup {
    let words = table.words();
    let who = counted.who;
    let people = &table.view.table.peoples[who];
    let elders = people.elders.iter().filter(|(_, elder)| **elder != Elder::Vacant).count();
    let state = words.say(if people.tribal { "ne-tribal" } else { "ne-vocal" });
    let name = words.with(
        "ne-head",
        &[
            ("who", names::who(words, who).into()),
            ("player", people.seat.map_or("", |seat| table.scene.name(seat)).into()),
            ("state", state.into()),
            ("points", counted.points.into()),
        ],
    );
    let (width, height) = if table.is_phone() { (92.0, 48.0) } else { (172.0, 36.0) };
    // On a phone in two lines, elsewhere in one.
    let (down, left, right) = if table.is_phone() { (33.0, 12.0, 52.0) } else { (18.0, 69.0, 111.0) };
    html! {
        svg class="ne-things" viewBox={ "0 0 " (width) " " (height) } {
            (table.scene.piece(&format!("ne-species-{who}"), &table.choosing(who), &name, html! {
                rect class={ "ne-paper ne-line-" (who) } x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="8" {}
                (at(13.0, 16.0, 1.0, &art::badge(who)))
                (at(33.0, 17.0, 0.62, &art::hunter(who)))
                text class="ne-figure" x="41" y="22" font-size="15" { (counted.hunters) }
                (at(left, down, 0.8, &art::disk(Disk::Orange)))
                text class="ne-figure" x=(left + 9.0) y=(down + 5.5) font-size="15" { (counted.free) }
                (at(right, down, 0.64, &art::rank(Rank::Chief)))
                text class="ne-figure" x=(right + 8.0) y=(down + 5.5) font-size="15" { (elders) }
                text class="ne-figure" x=(width - 5.0) y="23" text-anchor="end" font-size="17" { (counted.points) }
                (art::rim(1.0, 1.0, width - 2.0, height - 2.0, 8.0))
            }))
        }
    }
}
