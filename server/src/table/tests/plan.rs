//! Plans: all of it or nothing, once, and nothing of what follows is told beforehand.

use super::*;

/// A table of three people at which hunters are sent out, and who sends them.
fn assigning() -> (Kept, i64, Seat) {
    let mut kept = Kept::open("neanderthal", vec![person(1), person(2), person(3)], None, 5);
    for _ in 0..200 {
        let turn = kept.state.game().turn_json();
        if turn["what"] == "hunters assigned" || turn["what"] == "hunters-assigned" {
            let Asked::Person(seat, person) = kept.state.asked() else { panic!("a person is asked") };
            return (kept, person, seat);
        }
        kept.play(1);
    }
    panic!("nobody sends hunters: {}", kept.state.game().turn_json());
}

fn acts(actions: &[String]) -> Command {
    Command::Acts { seat: None, actions: actions.to_vec() }
}

/// Two hunters to the first card that takes them.
fn two_hunters(kept: &Kept) -> Vec<String> {
    let hunt = kept.state.game().legal().into_iter().find(|action| action.starts_with("hunt ")).unwrap();
    vec![hunt.clone(), hunt]
}

#[test]
fn a_plan_is_one_batch_and_comes_to_the_same_as_its_steps() {
    let (mut kept, person, _) = assigning();
    let (mut single, ..) = assigning();
    let plan: Vec<String> = two_hunters(&kept).into_iter().chain(["done".to_string()]).collect();
    assert_eq!(kept.of(person, acts(&plan)), Ok(3));
    for action in plan {
        single.of(person, Command::Act { seat: None, action }).unwrap();
    }
    assert_eq!(image(&kept.state), image(&single.state));
}

#[test]
fn a_plan_with_a_step_that_is_refused_changes_nothing_and_tells_the_first_reason() {
    let (mut kept, person, _) = assigning();
    let before = image(&kept.state);
    let good = two_hunters(&kept);
    for (bad, code) in [("hunt horse sideways", Code::Notation), ("bid 2", Code::Illegal)] {
        let plan = [good[0].clone(), bad.to_string(), "levitate".to_string(), good[1].clone()];
        match kept.of(person, acts(&plan)) {
            Err(Refused::Forbidden(no)) => assert_eq!(no.code, code, "{}", no.message()),
            other => panic!("{bad}: {other:?}"),
        }
        assert_eq!(image(&kept.state), before);
    }
    assert!(matches!(kept.of(person, acts(&[])), Err(Refused::Forbidden(_))));
    assert!(matches!(kept.of(person, acts(&vec![good[0].clone(); LONGEST_PLAN + 1])), Err(Refused::Forbidden(_))));
    assert_eq!(kept.of(4, acts(&good)), Err(Refused::NotSeated));
    assert_eq!(image(&kept.state), before);
}

#[test]
fn nothing_is_learned_from_a_plan_that_goes_on_after_somebody_else_or_the_dice() {
    let (mut kept, person, _) = assigning();
    // Whatever comes after the own turn, sensible or not, the answer is the same.
    for after in ["done", "hold", "nonsense", "hunt horse red"] {
        let refused = kept.of(person, acts(&["done".to_string(), after.to_string()]));
        match refused {
            Err(Refused::Forbidden(no)) => {
                assert_eq!(
                    (no.code, no.message()),
                    (Code::WrongTurn, "A plan ends where dice fall or somebody else is asked.".to_string())
                );
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_plan_that_is_sent_twice_counts_once_and_a_stale_one_not_at_all() {
    let (mut kept, person, _) = assigning();
    let number = kept.state.number();
    let command = acts(&two_hunters(&kept));
    let request = Request { by: Actor::Person(person), expected: Some(number), key: Some("p".into()), command };
    assert_eq!(kept.ask(&request, OPENED + 10), Ok(2));
    assert_eq!(kept.ask(&request, OPENED + 11), Err(Refused::Done(number + 2)));
    let stale = Request { key: Some("q".into()), ..request };
    assert_eq!(kept.ask(&stale, OPENED + 12), Err(Refused::Stale(number + 2)));
}

#[test]
fn a_plan_can_be_looked_at_without_anything_being_done() {
    let (kept, _, seat) = assigning();
    let before = image(&kept.state);
    let [hunt, again] = two_hunters(&kept).try_into().unwrap();
    let asked = [hunt.clone(), "nonsense".to_string(), "bid 2".to_string(), again, "done".to_string(), hunt.clone()];
    let planned = kept.state.planned(seat, &asked);
    assert_eq!(planned.actions, [hunt.clone(), hunt]);
    assert_eq!(planned.last.as_deref(), Some("done"), "what ends the turn is not carried out");
    assert_eq!(planned.game.turn(), Turn::Player(seat));
    assert_eq!(planned.game.step_count(), kept.state.game().step_count() + 2);
    assert_eq!(image(&kept.state), before);
}

#[test]
fn what_is_planned_never_holds_more_than_the_planners_own_steps() {
    for (seed, game) in (0..30).zip(["stone-age", "eiszeit", "neanderthal"].into_iter().cycle()) {
        let mut kept = Kept::open(game, vec![person(1), person(2), person(3)], None, seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for _ in 0..60 {
            let Turn::Player(seat) = kept.state.game().turn() else { break };
            let legal = kept.state.game().legal();
            let plan: Vec<String> =
                (0..4).map(|_| legal[below(&mut rng, legal.len() as u32) as usize].clone()).collect();
            let steps = kept.state.game().step_count();
            let planned = kept.state.planned(seat, &plan);
            let own = planned.game.acts(steps..usize::MAX);
            assert_eq!(own.len(), planned.game.step_count() - steps, "{game}: chance in {plan:?}");
            assert!(own.iter().all(|act| act.seat == seat), "{game}: somebody else in {plan:?}");
            let action = legal[below(&mut rng, legal.len() as u32) as usize].clone();
            kept.of(i64::from(seat.0) + 1, Command::Act { seat: Some(seat), action }).unwrap();
        }
    }
}
