//! People of several species on one card: they fight before they hunt (NE-F2).

use super::page::{Group, Line, Page, Slate, called, face_of, ground_of, line_at};
use super::signs::{die, thrown};
use super::{Place, Show, names};
use lascaux_games::neanderthal::{Alpha, Cubes, Event, Key, Who};
use maud::html;

/// Shows an attack.
pub(super) fn show(show: &mut Show, index: usize, event: &Event) {
    let &Event::Attacked { who, place, card, hits } = event else { return };
    let dice = match index.checked_sub(1).map(|before| &show.events[before]) {
        Some(Event::Rolled { dice, .. }) => dice.clone(),
        _ => Vec::new(),
    };
    // As many dice hit as the event says, the lowest faces first: a war party kills with a 2 as well.
    let faces: Vec<(u8, &'static str)> =
        dice.iter().enumerate().map(|(index, face)| (*face, if index < hits.into() { "ne-hit" } else { "" })).collect();
    let enemies: Vec<(Who, u8)> = Who::all()
        .filter(|one| *one != who)
        .map(|one| (one, many(show, place, one)))
        .filter(|(_, many)| *many > 0)
        .collect();
    let words = show.scene.words;
    let told = match enemies[..] {
        _ if hits == 0 => words.say("ne-show-missed"),
        [(victim, many)] => words
            .with("ne-show-struck", &[("who", names::folk(words, victim).into()), ("count", hits.min(many).into())]),
        _ => words.with("ne-show-chooses-victims", &[("count", hits.into())]),
    };
    let at = match (place, card) {
        (Place::Slot(_), Some(biome)) => show.at_biome(biome, who),
        (Place::Daughter(daughter), _) => show.at_daughter(daughter, who),
        _ => show.row(who),
    };
    if !show.concerns(place, who) {
        let slate = Slate { place: at, who, dice: faces, is_well: hits > 0, told, prize: html! {} };
        let beat = slate.beat(show);
        show.beats.push(beat);
        return;
    }
    let lost = |one: Who| if enemies.len() == 1 && one != who { hits } else { 0 };
    let mut sides = vec![(who, many(show, place, who))];
    sides.extend(enemies.iter().copied());
    let card_name = called(show, place, card);
    let page = Page {
        title: words.with("ne-show-attack", &[("who", names::folk(words, who).into()), ("card", card_name.into())]),
        beside: words.say("ne-step-3"),
        picture: match (place, card) {
            (Place::Daughter(daughter), _) => face_of(daughter),
            (_, Some(biome)) => ground_of(biome),
            _ => html! {},
        },
        groups: sides.iter().map(|(one, many)| group(show, place, *one, *many, lost(*one))).collect(),
        lost_at: line_at(1),
        dice: Some((words.say("ne-show-dice"), thrown(&faces, 100, &show.row(who)))),
        lines: lines(show, &faces, hits, &enemies, &told),
        hold: if hits > 0 { 650 } else { 350 },
    };
    show.beats.push(page.beat());
}

/// Hits and losses; one line is enough where nobody is hit.
fn lines(show: &Show, faces: &[(u8, &'static str)], hits: u8, enemies: &[(Who, u8)], told: &str) -> Vec<Line> {
    let words = show.scene.words;
    let label = words.say("ne-show-hits");
    if hits == 0 {
        return vec![Line { label, tone: "plain", body: html! { span { (told) } } }];
    }
    let against = html! {
        @for (face, _) in faces.iter().take(hits.into()) { (die(*face, "ne-hit")) }
        span { b { (hits) } " " (words.say("ne-show-against")) " " @for (one, _) in enemies { (show.named(*one)) " " } }
    };
    vec![
        Line { label, tone: "good", body: against },
        Line { label: words.say("ne-show-wounds"), tone: "bad", body: html! { span { (told) } } },
    ]
}

/// How many of a species stood at a place.
fn many(show: &Show, place: Place, who: Who) -> u8 {
    match place {
        Place::Slot(slot) => show.before.view.table.party(slot, who),
        Place::Daughter(_) => u8::from(show.stands(place, who)),
    }
}

fn group(show: &Show, place: Place, who: Who, many: u8, lost: u8) -> Group {
    let all = &show.before.view.table;
    let (colours, alpha) = match place {
        Place::Slot(slot) => (all.parties[slot][who], all.peoples[who].alpha == Alpha::Party(slot)),
        Place::Daughter(daughter) => {
            let alpha = [Alpha::Suitor(daughter), Alpha::Husband(daughter)].contains(&all.peoples[who].alpha);
            let mut one = Cubes::default();
            one[who] = many - u8::from(alpha);
            (one, alpha)
        }
    };
    Group { colours, alpha: alpha.then_some(who), lost: lost.min(many) }
}
