//! Hunters are sent by a plan: at every card how many with which odds, on the shelf what it comes to, and one button that
//! sends all of them. Other questions that take several presses (losses, disks to free) are answered in the same way.

use super::art::{self, at};
use super::card::FACE;
use super::odds::{self, Odds};
use super::people::{Ground, Token, tokens};
use super::{Scene, Table, names, party};
use crate::board::{Control, Plan, begins, write_plan};
use lascaux_games::neanderthal::{Alpha, Asked, Biome, BiomeCard, Daughter, Key, Piece, Rank, Slot, View, Who};
use maud::{Markup, html};

/// The species whose hunters the viewer sends out.
pub(super) fn planner(table: &Table) -> Option<Who> {
    let scene = table.scene;
    let asked = table.view.asked.filter(|_| table.view.question == Asked::Assign)?;
    let is_own = scene.seat.is_some_and(|seat| table.leads(seat, asked));
    (is_own && !scene.plan.is_off && (!scene.legal.is_empty() || scene.plan.is_full)).then_some(asked)
}

/// The beginning of the actions by which somebody who is dragged here hunts here.
pub(super) fn takes(table: &Table, slot: Slot) -> Option<String> {
    let who = planner(table)?;
    let biome = table.view.table.rows[slot].card()?;
    odds::is_met(table, who, slot, table.data().biome(biome)).then(|| format!("hunt {biome}"))
}

/// A hunter as the notation writes him.
fn word(piece: Piece) -> String {
    match piece {
        Piece::Cube(colour) => colour.to_string(),
        Piece::Alpha => "alpha".to_string(),
    }
}

/// Who is at home and can go to a card, in the order in which they go: own people, guests, the alpha man. Guests go only
/// where one of their hosts goes or stands, so the alpha man goes first where nobody else can lead them. (NE-D6)
fn at_home(table: &Table, who: Who, slot: Slot) -> Vec<Piece> {
    let all = &table.view.table;
    let people = &all.peoples[who];
    let cubes = |colour: Who| std::iter::repeat_n(Piece::Cube(colour), people.camp[colour].into());
    let guests = Who::all().filter(|colour| *colour != who).flat_map(cubes);
    let alpha = (people.alpha == Alpha::Camp).then_some(Piece::Alpha);
    let is_led = all.parties[slot][who][who] > 0 || people.alpha == Alpha::Party(slot) || people.camp[who] > 0;
    match (is_led, alpha) {
        (true, _) => cubes(who).chain(guests).chain(alpha).collect(),
        (false, Some(alpha)) => std::iter::once(alpha).chain(guests).collect(),
        (false, None) => Vec::new(),
    }
}

/// The plan with so many more on a card: from the camp, and where that is empty from the hunts planned last.
fn sent(table: &Table, who: Who, slot: Slot, biome: Biome, number: usize) -> Option<Vec<String>> {
    let mut plan: Vec<String> = table.scene.plan.actions.to_vec();
    let mut ready = at_home(table, who, slot);
    let (here, own) = (format!("hunt {biome}"), format!(" {who}"));
    // Guests are not left alone where they are planned to hunt.
    let hunted =
        |action: &str| action.strip_prefix("hunt ").and_then(|rest| rest.split_once(' ').map(|(on, _)| on.to_string()));
    let is_guest = |action: &&String| !action.ends_with(&own) && !action.ends_with(" alpha");
    let guested: Vec<String> = plan.iter().filter(is_guest).filter_map(|action| hunted(action)).collect();
    let is_elsewhere = |action: &String| {
        let on = hunted(action);
        action.ends_with(&own) && !begins(action, &here) && on.is_some_and(|on| !guested.contains(&on))
    };
    while ready.len() < number {
        plan.remove(plan.iter().rposition(is_elsewhere)?);
        ready.insert(0, Piece::Cube(who));
    }
    plan.extend(ready.into_iter().take(number).map(|piece| format!("{here} {}", word(piece))));
    Some(plan)
}

/// Whether so many are at home.
fn has_home(table: &Table, who: Who, slot: Slot, number: usize) -> bool {
    at_home(table, who, slot).len() >= number
}

/// What a press would come to, for those who hear it.
fn said(table: &Table, biome: Biome, number: u8, odds: u32) -> String {
    let words = table.words();
    let figures = [("number", number.into()), ("card", names::biome(words, biome).into()), ("odds", odds.into())];
    words.with("ne-plan-chip", &figures)
}

/// The party of a card while hunters are sent, in its field of 158 by 72: numbers with their odds, or who goes, with the
/// odds, and one line of what to expect.
pub(super) fn zone(table: &Table, who: Who, slot: Slot, biome: Biome, card: &BiomeCard) -> Markup {
    let own = table.view.table.party(slot, who);
    let odds = Odds::of(table, who, slot, card);
    html! {
        (rivals(table, who, slot))
        g transform={ "translate(0 " (FACE + 1.0) ")" } {
            @if own > 0 { (filled(table, who, slot, biome, &odds)) } @else { (empty(table, who, slot, biome, card, &odds)) }
        }
    }
}

/// The others on the card, on a label over its picture.
fn rivals(table: &Table, who: Who, slot: Slot) -> Markup {
    let others: Vec<Token> = party::party(table, slot).into_iter().filter(|token| !token.is_led_by(who)).collect();
    let width = 44.0 * others.len() as f32;
    html! {
        @if !others.is_empty() {
            rect class="ne-crowd" x="3" y="67" width=(width + 4.0) height="29" rx="14" {}
            (tokens(table.scene, &others, Ground { x: 7.0, y: 81.5, width, height: 28.0 }))
        }
    }
}

fn empty(table: &Table, who: Who, slot: Slot, biome: Biome, card: &BiomeCard, odds: &Odds) -> Markup {
    let words = table.words();
    if !odds::is_met(table, who, slot, card) {
        return html! {
            (art::paragraph("ne-small ne-warning", (8.0, 30.0), 14.0, 142.0, 2, &words.say("ne-plan-unmet")))
        };
    }
    html! {
        @for place in 0..4u8 {
            @let number = odds.fewest() + place;
            @let x = 5.0 + 37.5 * f32::from(place);
            @let chance = odds.with(number);
            @let plan = sent(table, who, slot, biome, number.into());
            @let class = if has_home(table, who, slot, number.into()) { "ne-ready" } else { "ne-borrowed" };
            @let drawing = html! {
                rect class="ne-chip" x=(x) y="11" width="35" height="50" rx="8" {}
                text class="ne-figure" x=(x + 17.5) y="32" text-anchor="middle" font-size="18" { (number) }
                (percent("ne-small", (x + 17.5, 53.0), 14.0, chance))
            };
            @match plan {
                Some(plan) => {
                    (Control {
                        id: &format!("ne-send-{biome}-{number}"),
                        class,
                        plan: &plan,
                        name: &said(table, biome, number, chance),
                        of: &format!("ne-card-{biome}"),
                        key: &number.to_string(),
                    }.draw(drawing))
                }
                None => { g class="ne-beyond" aria-hidden="true" { (drawing) } }
            }
        }
    }
}

/// A chance in hundredths, never wider than a chip.
fn percent(class: &str, (x, y): (f32, f32), size: f32, chance: u32) -> Markup {
    html! { text class=(class) x=(x) y=(y) text-anchor="middle" font-size=(size) textLength=[(chance == 100).then_some(33)] { (chance) "%" } }
}

fn filled(table: &Table, who: Who, slot: Slot, biome: Biome, odds: &Odds) -> Markup {
    let words = table.words();
    let own = table.view.table.party(slot, who);
    let people: Vec<Token> = party::party(table, slot).into_iter().filter(|token| token.is_led_by(who)).collect();
    let plan = &table.scene.plan;
    let less = plan.without(&format!("hunt {biome}"));
    let more = sent(table, who, slot, biome, 1).filter(|_| odds::is_met(table, who, slot, table.data().biome(biome)));
    let name = names::biome(words, biome);
    let step = |key: &str| words.with(key, &[("card", name.clone().into())]);
    html! {
        rect class={ "ne-going ne-line-" (who) } x="2" y="0" width="154" height="70" rx="8" {}
        g data-drag=(who) data-from=(write_plan(&less)) {
            (tokens(table.scene, &people, Ground { x: 4.0, y: 19.0, width: 92.0, height: 34.0 }))
        }
        text class="ne-odds" x="153" y="28" text-anchor="end" font-size="22" { (odds.with(own)) "%" }
        @if plan.count(&format!("hunt {biome}")) > 0 {
            (button(&format!("ne-fewer-{biome}"), &less, &step("ne-plan-fewer"), biome, (5.0, 39.0), "−"))
        }
        @if let Some(more) = more { (button(&format!("ne-more-{biome}"), &more, &step("ne-plan-more"), biome, (123.0, 39.0), "+")) }
        @let (lines, class) = expectation(table, odds, own);
        @for (place, text) in lines.iter().enumerate() {
            @let y = if lines.len() > 1 { 51.0 + 15.0 * place as f32 } else { 59.0 };
            (art::middle(class, (79.0, y), 14.0, 84.0, text))
        }
    }
}

fn button(id: &str, plan: &[String], name: &str, biome: Biome, (x, y): (f32, f32), sign: &str) -> Markup {
    let key = if sign == "+" { "+" } else { "-" };
    Control { id, class: "ne-step", plan, name, of: &format!("ne-card-{biome}"), key }.draw(html! {
        rect x=(x) y=(y) width="30" height="29" rx="8" {}
        text class="ne-figure" x=(x + 15.0) y=(y + 21.0) text-anchor="middle" font-size="20" { (sign) }
    })
}

/// What to expect of a party, in a line or two, and how it looks.
fn expectation(table: &Table, odds: &Odds, own: u8) -> (Vec<String>, &'static str) {
    let words = table.words();
    let warning = "ne-small ne-warning";
    if odds.is_contested() {
        return (vec![words.say("ne-plan-fight")], warning);
    }
    if odds.is_followed() {
        let keep = words.with("ne-plan-keep", &[("odds", odds.keeping(own).into())]);
        return (vec![words.say("ne-plan-followed"), keep], warning);
    }
    match odds.dead(own) {
        0 => (vec![words.say("ne-plan-safe")], "ne-small"),
        dead => (vec![words.with("ne-plan-dead", &[("number", tenths(table, dead).into())])], warning),
    }
}

/// A number of tenths as the language writes it.
fn tenths(table: &Table, tenths: u32) -> String {
    let mark = if table.words().language().code() == "en" { "." } else { "," };
    format!("{}{mark}{}", tenths / 10, tenths % 10)
}

/// A planned hunt, in a line of the shelf.
struct Hunted {
    who: Who,
    biome: Biome,
    own: u8,
    odds: u32,
    keeping: Option<(u32, String)>,
    rivals: Vec<(Who, u8)>,
}

fn hunts(table: &Table, who: Who) -> Vec<Hunted> {
    let all = &table.view.table;
    let words = table.words();
    let hunt = |slot: Slot| {
        let biome = all.rows[slot].card()?;
        let card = table.data().biome(biome);
        let own = all.party(slot, who);
        if own == 0 {
            return None;
        }
        let odds = Odds::of(table, who, slot, card);
        let predators = odds::following(table, who, slot, card).into_iter();
        let named: Vec<String> =
            predators.filter_map(|at| all.rows[at].card()).map(|predator| names::biome(words, predator)).collect();
        let others = Who::all().filter(|other| *other != who).map(|other| (other, all.party(slot, other)));
        Some(Hunted {
            who,
            biome,
            own,
            odds: odds.with(own),
            keeping: (!named.is_empty()).then(|| (odds.keeping(own), named.join(", "))),
            rivals: others.filter(|(_, count)| *count > 0).collect(),
        })
    };
    Slot::all().filter_map(hunt).collect()
}

fn line(table: &Table, hunt: &Hunted) -> Markup {
    let words = table.words();
    html! {
        li {
            svg viewBox="-10 -14 20 28" width="14" height="20" aria-hidden="true" { (at(0.0, 0.0, 0.62, &art::hunter(hunt.who))) }
            b { (hunt.own) } " " span.ne-prey { (names::biome(words, hunt.biome)) } " " strong { (hunt.odds) "%" }
            @if let Some((keeping, predator)) = &hunt.keeping {
                " " span.ne-follows { svg viewBox="-12 -12 24 24" width="15" height="15" aria-hidden="true" { (at(0.0, 0.0, 0.9, &art::paw())) }
                    b { (keeping) "%" } " " (predator) }
            }
            @for (other, count) in &hunt.rivals {
                " " span.ne-follows { svg viewBox="-12 -12 24 24" width="15" height="15" aria-hidden="true" { (at(0.0, 0.0, 0.9, &art::fight())) }
                    b { (count) } " " (words.with("ne-plan-against", &[("who", names::who(words, *other).into())])) }
            }
        }
    }
}

/// What is planned besides hunts: new elders, husbands, suitors.
fn duties(table: &Table) -> Vec<(String, String)> {
    let is_duty = |action: &&String| !action.starts_with("hunt ");
    let plan = &table.scene.plan;
    let label = |action: &String| {
        let words = action.split(' ').collect::<Vec<_>>();
        let called = |word: &str| {
            Daughter::all()
                .find(|one| one.to_string() == word)
                .map(|one| names::daughter(table.words(), one))
                .or_else(|| Rank::all().find(|one| one.to_string() == word).map(|one| names::rank(table.words(), one)))
        };
        let name = words.get(1).and_then(|word| called(word)).unwrap_or_default();
        let key = match words[0] {
            "promote" => "ne-plan-elder",
            "marry" => "ne-plan-husband",
            "court" => "ne-plan-suitor",
            "swap" => "ne-plan-swap",
            _ => "ne-plan-other",
        };
        table.words().with(key, &[("name", name.into())])
    };
    plan.actions.iter().filter(is_duty).map(|action| (action.clone(), label(action))).collect()
}

/// The plan in words on the shelf, one line a hunt.
pub(super) fn summary(table: &Table, who: Who) -> Markup {
    let words = table.words();
    let (hunts, duties) = (hunts(table, who), duties(table));
    html! {
        div class="ne-part ne-plan" {
            div class="ne-caption" { b { (words.say("ne-plan")) } span { (words.say("ne-plan-unseen")) } }
            ul tabindex="0" {
                @if hunts.is_empty() && duties.is_empty() { li.ne-quiet { (words.say("ne-plan-empty")) } }
                @for hunt in &hunts { (line(table, hunt)) }
                @for (action, label) in &duties {
                    @let rest = table.scene.plan.without(action);
                    li { span.ne-prey { (label) } " "
                        button type="button" class="ne-drop" data-plan=(write_plan(&rest))
                            aria-label=(words.with("ne-plan-drop", &[("what", label.clone().into())])) { "×" } }
                }
            }
        }
    }
}

/// The chips of the card that is looked at on a phone, within reach of a thumb.
fn thumbs(table: &Table, who: Who) -> Markup {
    let words = table.words();
    let Some((slot, biome)) = looked_at(table) else { return html! {} };
    let card = table.data().biome(biome);
    if !odds::is_met(table, who, slot, card) {
        return html! { p.ne-thumbs-note { (words.say("ne-plan-unmet")) } };
    }
    let odds = Odds::of(table, who, slot, card);
    let own = table.view.table.party(slot, who);
    let planned = table.scene.plan.count(&format!("hunt {biome}")) as u8;
    let base: Vec<String> =
        table.scene.plan.actions.iter().filter(|action| !begins(action, &format!("hunt {biome}"))).cloned().collect();
    let fixed = own - planned;
    let least = odds.fewest().max(own.saturating_sub(2)).max(fixed + 1);
    let numbers = std::iter::once(fixed).chain(least..least + 5);
    let plan_of = |number: u8| match number.checked_sub(own) {
        Some(more) => sent(table, who, slot, biome, more.into()),
        None => {
            let kept = table.scene.plan.actions.iter().filter(|action| begins(action, &format!("hunt {biome}")));
            Some(base.iter().chain(kept.take((number - fixed).into())).cloned().collect())
        }
    };
    html! {
        div class="ne-thumbs" role="group" aria-label=(words.with("ne-plan-how-many", &[("card", names::biome(words, biome).into())])) {
            @for number in numbers {
                @let chance = odds.with(number);
                @let plan = plan_of(number);
                button type="button" id={ "ne-thumb-" (number) } class={ @if number == own { "now" } } disabled[plan.is_none()]
                    aria-pressed=(if number == own { "true" } else { "false" }) aria-label=(said(table, biome, number, chance))
                    data-plan=[plan.map(|plan| write_plan(&plan))] {
                    b { (number) } small { @if number == 0 { "–" } @else { (chance) "%" } }
                }
            }
        }
    }
}

/// How many are planned to leave the camp: sent, promoted, married, or lost.
pub(super) fn planned(table: &Table) -> usize {
    let verbs = ["hunt ", "promote ", "marry ", "court ", "lose "];
    let leaves = |action: &&String| {
        verbs.iter().any(|verb| action.starts_with(verb))
            && !action.starts_with("lose elder")
            && table.view.table.losing.is_none()
    };
    table.scene.plan.actions.iter().filter(leaves).count()
}

/// What is asked while a card is looked at on a phone, with what to expect.
pub(super) fn asked(table: &Table) -> Option<String> {
    let who = planner(table)?;
    let (slot, biome) = looked_at(table)?;
    let words = table.words();
    let own = table.view.table.party(slot, who);
    let question = words.with("ne-plan-how-many", &[("card", names::biome(words, biome).into())]);
    if own == 0 {
        return Some(question);
    }
    let odds = Odds::of(table, who, slot, table.data().biome(biome));
    Some(format!("{question} {}.", expectation(table, &odds, own).0.join(" ")))
}

/// Beside the card in large on a phone: who goes, their odds, and who follows. In a field of 104 by 250.
pub(super) fn beside(table: &Table, slot: Slot, biome: Biome) -> Markup {
    let Some(who) = planner(table) else { return html! {} };
    let words = table.words();
    let card = table.data().biome(biome);
    let own = table.view.table.party(slot, who);
    let odds = Odds::of(table, who, slot, card);
    let predators = odds::following(table, who, slot, card).into_iter();
    let named: Vec<String> = predators
        .filter_map(|at| table.view.table.rows[at].card())
        .map(|predator| names::biome(words, predator))
        .collect();
    html! {
        @if own > 0 { text class="ne-odds" x="52" y="142" text-anchor="middle" font-size="30" { (odds.with(own)) "%" } }
        @if !named.is_empty() {
            (at(12.0, 172.0, 0.9, &art::paw()))
            (art::paragraph("ne-small ne-warning", (26.0, 176.0), 14.0, 78.0, 3, &named.join(", ")))
            @if own > 0 { (art::paragraph("ne-small ne-warning", (2.0, 228.0), 14.0, 102.0, 2, &words.with("ne-plan-keep", &[("odds", odds.keeping(own).into())]))) }
        }
    }
}

/// The card that is looked at while planning on a phone.
pub(super) fn looked_at(table: &Table) -> Option<(Slot, Biome)> {
    let look = table.scene.plan.look?;
    planner(table)?;
    let all = &table.view.table;
    Slot::all()
        .filter_map(|slot| all.rows[slot].card().map(|biome| (slot, biome)))
        .find(|(_, biome)| biome.to_string() == look)
}

/// How a question is answered by a plan.
pub(super) fn plan(view: &View, scene: &Scene) -> Option<Plan> {
    let table = Table::new(view, scene);
    match view.question {
        Asked::Assign => planner(&table).map(|who| hunting(&table, who)),
        Asked::Draft => Some(super::bargain::plan(&table)),
        _ => gathering(&table),
    }
}

fn hunting(table: &Table, who: Who) -> Plan {
    let words = table.words();
    let plan = &table.scene.plan;
    let number = planned(table);
    Plan {
        confirm: match number {
            0 if plan.actions.is_empty() && hunts(table, who).is_empty() => words.say("ne-plan-nobody"),
            0 => words.say("ne-plan-done"),
            number => words.with("ne-plan-send", &[("number", number.into())]),
        },
        end: (!plan.is_full).then(|| "done".to_string()),
        is_ready: true,
        is_drawn: table.is_phone(),
        chips: if table.is_phone() {
            thumbs(table, who)
        } else {
            html! {}
        },
        ..Plan::default()
    }
}

/// Losses, disks to free, and whatever else takes several presses of one kind: gathered, then sent together.
fn gathering(table: &Table) -> Option<Plan> {
    let (view, scene) = (table.view, table.scene);
    let plan = &scene.plan;
    let left = match view.question {
        Asked::ChaosHunters | Asked::Losing | Asked::Wanderlust | Asked::Recall | Asked::Strike => {
            view.number.unwrap_or(0)
        }
        Asked::Blizzard | Asked::Discard => view.number.unwrap_or(0),
        Asked::Freeing => view.table.freeing.map_or(0, |freeing| freeing.disks.total()),
        _ => return None,
    };
    let planned = plan.actions.len();
    let may_stop = scene.is_legal("done");
    let several = usize::from(left) + planned >= 2 || view.question == Asked::ChaosHunters;
    if !several || view.asked.is_none() {
        return None;
    }
    let words = table.words();
    let figures = [("number", planned.into()), ("left", left.into())];
    let ready = plan.is_full || may_stop;
    Some(Plan {
        confirm: match (ready, view.question) {
            (false, _) => words.with("ne-gather-left", &figures),
            (true, Asked::Freeing) => words.with("ne-gather-free", &figures),
            (true, Asked::Recall) => words.with("ne-gather-recall", &figures),
            (true, Asked::ChaosHunters | Asked::Losing) => words.with("ne-gather-lose", &figures),
            (true, _) => words.with("ne-gather-do", &figures),
        },
        end: (may_stop && !plan.is_full).then(|| "done".to_string()),
        is_ready: ready,
        chips: together(table, left),
        ..Plan::default()
    })
}

/// Several of one kind at once: where three hunters are to be lost, three of a colour.
fn together(table: &Table, left: u8) -> Markup {
    let (view, scene) = (table.view, table.scene);
    let Some(who) = view.asked.filter(|_| view.question == Asked::ChaosHunters && left > 1) else { return html! {} };
    let camp = &view.table.peoples[who].camp;
    let kinds = Who::all().filter(|colour| camp[*colour] >= left);
    html! {
        div class="ne-thumbs ne-together" role="group" {
            @for colour in kinds {
                @let lost = std::iter::repeat_n(format!("lose {colour}"), left.into());
                @let plan: Vec<String> = scene.plan.actions.iter().cloned().chain(lost).collect();
                @let figures = [("number", left.into()), ("who", names::who(table.words(), colour).into())];
                button type="button" data-plan=(write_plan(&plan)) { b { (table.words().with("ne-gather-together", &figures)) } }
            }
        }
    }
}
