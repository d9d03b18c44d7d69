//! How many presses a whole game takes: the same record played through the pages, once one act after another, as it was
//! before there were plans, and once as it is.

use super::{begins, names, values};
use lascaux_games::neanderthal::Neanderthal;
use lascaux_table::{AnyMatch, Game, Match, Record, Seat, Turn, Viewer};
use lascaux_web::Words;
use lascaux_web::board::{Ahead, Layout, draw_plan};
use std::collections::BTreeMap;

/// Two games of three bots, which send hunters together, as people do.
const RECORDS: [&str; 2] = [include_str!("records/three-1.json"), include_str!("records/three-2.json")];

/// What can be pressed in a picture, and what the page knows of it.
struct Seen {
    says: Vec<String>,
    plans: Vec<Vec<String>>,
    choices: Vec<String>,
    /// What ends a plan, where the question is answered by one.
    plan: Option<Option<String>>,
}

fn unescaped(text: &str) -> String {
    text.replace("&amp;", "&").replace("&quot;", "\"")
}

fn read_plan(text: &str) -> Vec<String> {
    let part = |part: &str| match part.split_once('*') {
        Some((count, action)) => vec![action.to_string(); count.parse().unwrap()],
        None if part.is_empty() => Vec::new(),
        None => vec![part.to_string()],
    };
    unescaped(text).split(';').flat_map(part).collect()
}

fn see(game: &dyn AnyMatch, ahead: &Ahead, seat: Seat) -> Seen {
    let drawn = draw_plan(game, ahead, Viewer::Seat(seat), &names(), (Words::of("en"), Layout::Wide)).unwrap();
    let mut text = drawn.board.into_string();
    text.push_str(&drawn.own.unwrap().into_string());
    let rows = drawn.strip.rows.into_iter().map(|row| row.say).filter(|say| !say.is_empty());
    Seen {
        says: values(&text, "data-say").into_iter().map(unescaped).chain(rows).collect(),
        plans: values(&text, "data-plan").into_iter().map(read_plan).collect(),
        choices: drawn.choices.into_iter().map(|choice| choice.action).collect(),
        plan: drawn.plan.map(|(plan, _)| plan.end),
    }
}

/// How many presses say an action: a piece, and a second press where the piece leaves several.
fn presses(seen: &Seen, action: &str) -> usize {
    let mut said = seen.says.iter().filter(|say| begins(action, say));
    let alone = |say: &&String| seen.choices.iter().filter(|choice| begins(choice, say)).count() == 1;
    match (said.clone().any(|say| alone(&say)), said.next()) {
        (false, Some(_)) => 2,
        _ => 1,
    }
}

/// The match after a plan as far as the same is asked, as the house draws it.
fn laid(game: &dyn AnyMatch, seat: Seat, plan: &[String]) -> (Box<dyn AnyMatch>, Ahead) {
    let (mut now, mut ahead) = (game.copy(), Ahead::default());
    let asked = game.turn_json()["what"].clone();
    for action in plan {
        let mut next = now.copy();
        next.act(Some(seat), action).unwrap();
        if next.turn() != Turn::Player(seat) || next.turn_json()["what"] != asked {
            ahead.last = Some(action.clone());
            break;
        }
        now = next;
        ahead.actions.push(action.clone());
    }
    (now, ahead)
}

fn counted(actions: &[String]) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for action in actions {
        *counts.entry(action.as_str()).or_default() += 1;
    }
    counts
}

/// Presses for everything that is wanted under one question, the one that sends it included.
fn planned(game: &dyn AnyMatch, seat: Seat, wanted: &[String]) -> usize {
    let (mut plan, mut presses_made): (Vec<String>, usize) = (Vec::new(), 1);
    let target = counted(wanted);
    while plan.len() < wanted.len() {
        let (now, ahead) = laid(game, seat, &plan);
        let seen = see(&*now, &ahead, seat);
        let fits = |next: &&Vec<String>| {
            next.len() > plan.len()
                && counted(next).iter().all(|(action, count)| target.get(action).is_some_and(|most| count <= most))
                && counted(&plan)
                    .iter()
                    .all(|(action, count)| counted(next).get(action).is_some_and(|now| now >= count))
        };
        if let Some(next) = seen.plans.iter().filter(fits).max_by_key(|next| next.len()) {
            plan.clone_from(next);
            presses_made += 1;
            continue;
        }
        let missing =
            wanted.iter().find(|action| counted(&plan).get(action.as_str()).unwrap_or(&0) < &target[action.as_str()]);
        let missing = missing.unwrap().clone();
        presses_made += presses(&seen, &missing);
        plan.push(missing);
    }
    presses_made
}

/// Presses for a whole record, before and now; and of those the ones for sending hunters.
fn count(text: &str) -> [usize; 4] {
    let record = Record::parse(text).unwrap();
    let whole = Match::<Neanderthal>::replay(&record, Neanderthal::data(None).unwrap()).unwrap();
    let whole: &dyn AnyMatch = &whole;
    let [mut before, mut now, mut sending_before, mut sending_now] = [0; 4];
    let acts: Vec<_> = whole.acts(0..usize::MAX).into_iter().filter(|act| !act.forced).collect();
    let mut index = 0;
    while index < acts.len() {
        let act = acts[index];
        let game = whole.at(act.step).unwrap();
        if game.legal().len() < 2 {
            index += 1;
            continue;
        }
        let asked = game.turn_json()["what"].clone();
        let seen = see(&*game, &Ahead::default(), act.seat);
        let mut run = Vec::new();
        let mut sum = 0;
        let mut then = index;
        while let Some(next) = acts.get(then) {
            let here = whole.at(next.step).unwrap();
            let is_same =
                next.seat == act.seat && here.turn_json()["what"] == asked && next.step == act.step + (then - index);
            if !is_same || (then > index && seen.plan.is_none()) {
                break;
            }
            let (_, action) = whole.action_at(next.step, Viewer::Seat(next.seat)).unwrap();
            if here.legal().len() > 1 {
                sum += presses(&see(&*here, &Ahead::default(), next.seat), &action);
            }
            then += 1;
            let ends = seen.plan.as_ref().is_some_and(|end| end.as_ref() == Some(&action));
            if !ends {
                run.push(action);
            } else {
                break;
            }
        }
        let made = if seen.plan.is_some() { planned(&*game, act.seat, &run) } else { sum };
        before += sum;
        now += made;
        if run.iter().any(|action| action.starts_with("hunt ")) || asked == "hunters-assigned" {
            sending_before += sum;
            sending_now += made;
        }
        index = then.max(index + 1);
    }
    [before, now, sending_before, sending_now]
}

#[test]
fn a_whole_game_for_three_takes_fewer_presses() {
    let mut sums = [0; 4];
    for text in RECORDS {
        for (sum, one) in sums.iter_mut().zip(count(text)) {
            *sum += one;
        }
    }
    let [before, now, sending_before, sending_now] = sums;
    println!("two games: {before} presses before, {now} now; to send hunters {sending_before}, now {sending_now}");
    assert!(now < before, "{now} of {before}");
    assert!(sending_now < sending_before, "{sending_now} of {sending_before}");
}
