//! The picture of a plan: what it shows, whom it is for, and that every control leads to something that can be done.

use super::{ids_are_unique, names, no_key_is_read, setup, values};
use lascaux_games::neanderthal::Neanderthal;
use lascaux_table::{AnyMatch, Language, Match, Seat, Turn, Viewer, below};
use lascaux_web::Words;
use lascaux_web::board::{Ahead, Drawn, Layout, draw_plan, draw_table};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn text(drawn: &Drawn) -> String {
    let own = drawn.own.as_ref().map_or("", |own| own.0.as_str());
    let chips = drawn.plan.as_ref().map_or("", |(plan, _)| plan.chips.0.as_str());
    format!("{}{own}{chips}", drawn.board.0)
}

fn controls(drawn: &Drawn) -> Vec<Vec<String>> {
    let read = |written: &str| {
        let part = |part: &str| match part.split_once('*') {
            Some((count, action)) => vec![action.to_string(); count.parse().unwrap()],
            None if part.is_empty() => Vec::new(),
            None => vec![part.to_string()],
        };
        written.split(';').flat_map(part).collect()
    };
    values(&text(drawn), "data-plan").into_iter().map(read).collect()
}

/// What the house does: the match after the plan, as far as the same is asked.
fn laid(game: &dyn AnyMatch, seat: Seat, plan: &[String]) -> (Box<dyn AnyMatch>, Ahead) {
    let (mut now, mut ahead) = (game.copy(), Ahead::default());
    let asked = game.turn_json()["what"].clone();
    for action in plan {
        let mut next = now.copy();
        if next.act(Some(seat), action).is_err() {
            continue; // what cannot stand without what was taken out
        }
        if next.turn() != Turn::Player(seat) || next.turn_json()["what"] != asked {
            ahead.last = Some(action.clone());
            break;
        }
        now = next;
        ahead.actions.push(action.clone());
    }
    (now, ahead)
}

fn see(game: &dyn AnyMatch, ahead: &Ahead, seat: Seat, look: (&Words, Layout)) -> Drawn {
    draw_plan(game, ahead, Viewer::Seat(seat), &names(), look).unwrap()
}

#[test]
fn every_control_of_every_plan_can_be_done_and_is_drawn_in_every_language() {
    let (mut plans, mut full) = (0, 0);
    for seed in 0..6 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut game, _) = Match::<Neanderthal>::start(setup(3, seed == 3, seed)).unwrap();
        let mut step = 0;
        while let Turn::Player(seat) = AnyMatch::turn(&game) {
            let words = Words::of(Language::ALL[step % 4].code());
            let layout = [Layout::Wide, Layout::Phone][step % 2];
            step += 1;
            let (mut now, mut ahead) = laid(&game, seat, &[]);
            for _ in 0..4 {
                let biome =
                    AnyMatch::legal(&*now).iter().find_map(|action| action.strip_prefix("hunt ").map(str::to_string));
                ahead.look = biome.and_then(|rest| rest.split(' ').next().map(str::to_string));
                let drawn = see(&*now, &ahead, seat, (words, layout));
                let Some((plan, actions)) = &drawn.plan else { break };
                plans += 1;
                full += usize::from(ahead.last.is_some());
                assert!(!plan.confirm.is_empty() && !plan.confirm.contains("ne-"), "{}", plan.confirm);
                assert_eq!(actions.len(), ahead.actions.len() + usize::from(ahead.last.is_some()));
                ids_are_unique(&text(&drawn));
                no_key_is_read(&text(&drawn), words.language().code());
                let others = Seat::all(3).filter(|other| *other != seat);
                for other in others {
                    let theirs = draw_table(&game, Viewer::Seat(other), &names(), words, layout).unwrap();
                    assert!(theirs.plan.is_none() && controls(&theirs).is_empty(), "nobody else plans");
                }
                let mut next = controls(&drawn);
                if next.is_empty() {
                    let legal = AnyMatch::legal(&*now);
                    let rest = legal
                        .into_iter()
                        .filter(|action| plan.end.as_ref() != Some(action) && !plan.at_once.contains(action));
                    next = rest.map(|action| ahead.actions.iter().cloned().chain([action]).collect()).collect();
                }
                if next.is_empty() {
                    break;
                }
                let chosen = next.swap_remove(below(&mut rng, next.len() as u32) as usize);
                let more = chosen.len() > actions.len();
                (now, ahead) = laid(&game, seat, &chosen);
                let stands = ahead.actions.len() + usize::from(ahead.last.is_some());
                assert!(!more || stands == chosen.len(), "{chosen:?} came to {:?} {:?}", ahead.actions, ahead.last);
            }
            let legal = AnyMatch::legal(&game);
            let action = legal[below(&mut rng, legal.len() as u32) as usize].clone();
            AnyMatch::act(&mut game, Some(seat), &action).unwrap();
        }
    }
    assert!(plans > 300 && full > 20, "{plans} plans, {full} of them whole");
}

#[test]
fn a_plan_empties_the_camp_and_tells_its_odds() {
    let (mut game, _) = Match::<Neanderthal>::start(setup(3, false, 4)).unwrap();
    while AnyMatch::turn_json(&game)["what"] != "hunters-assigned" {
        let legal = AnyMatch::legal(&game);
        let quiet = legal.iter().find(|action| ["hold", "done", "pass"].contains(&action.as_str()));
        let action = quiet.unwrap_or(&legal[0]).clone();
        AnyMatch::act(&mut game, None, &action).unwrap();
    }
    let Turn::Player(seat) = AnyMatch::turn(&game) else { panic!("somebody is asked") };
    let look = (Words::of("en"), Layout::Wide);
    let before = see(&game, &Ahead::default(), seat, look);
    let (plan, _) = before.plan.as_ref().unwrap();
    assert_eq!((plan.confirm.as_str(), plan.end.as_deref(), plan.is_ready), ("Send nobody", Some("done"), true));
    let three = controls(&before).into_iter().find(|plan| plan.len() == 3).unwrap();
    let (now, ahead) = laid(&game, seat, &three);
    let after = see(&*now, &ahead, seat, look);
    assert_eq!(after.plan.as_ref().unwrap().0.confirm, "Send 3 hunters");
    assert!(text(&after).contains("3 planned, 3 stay") && text(&after).contains("ne-fewer-"));
    // All six: nothing more can be sent, and the one who ends the turn is drawn as gone.
    let six = controls(&after).into_iter().find(|plan| plan.len() == 6).unwrap();
    let (now, ahead) = laid(&game, seat, &six);
    assert!(ahead.last.is_some());
    let whole = see(&*now, &ahead, seat, look);
    assert_eq!(whole.plan.as_ref().unwrap().0.confirm, "Send 6 hunters");
    assert!(text(&whole).contains("6 planned, 0 stay"));
    assert!(controls(&whole).iter().any(|plan| plan.len() == 5), "somebody can be taken home again");
}
