//! A short history of a house in trouble, and what the judge of histories has to find.

use crate::history::check::violations;
use crate::history::run::run;
use crate::history::{Asked, History, Outcome, Reading, Shelf, Stored, sign};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_that_was_answered_is_true_however_often_the_house_ends() {
    let report = run(15, 1).await;
    println!("{report}");
    assert!(report.done >= 100 && report.kills > 0 && report.readings > 20, "too little happened: {report}");
    assert!(report.violations.is_empty(), "{report}");
}

const TABLE: &str = "cave";

/// Ten moves, each answered before the next is sent, and read in between; the last two without an answer.
fn a_true_history() -> (History, Shelf) {
    let (mut history, mut events) = (History::default(), Vec::new());
    for number in 0..12 {
        let what = sign("act", number % 2, &format!("place hunt {number}"));
        let key = (number % 3 == 0).then(|| format!("key-{number}"));
        let outcome = if number < 10 { Outcome::Done(Some(number + 1)) } else { Outcome::Unknown };
        let person = format!("Person{}", number % 2);
        let (table, expected) = (TABLE.to_string(), (number % 4 == 0 && number < 10).then_some(number));
        let (sent, received) = (100 * number, 100 * number + 50);
        events.push(Stored { number: number as i64, what: Some(what.clone()), key: key.clone() });
        history.asked.push(Asked { person, table: table.clone(), what, key, expected, sent, received, outcome });
        let (sent, received) = (100 * number + 60, 100 * number + 70);
        if number < 10 {
            history.readings.push(Reading { who: "Ada".to_string(), table, number: number + 1, sent, received });
        }
    }
    (history, Shelf::from([(TABLE.to_string(), events)]))
}

fn renumber(events: &mut [Stored]) {
    events.iter_mut().enumerate().for_each(|(number, event)| event.number = number as i64);
}

/// What the judge finds after the stored events were changed.
fn found(change: impl Fn(&mut Vec<Stored>)) -> Vec<String> {
    let (history, mut shelf) = a_true_history();
    change(shelf.get_mut(TABLE).unwrap());
    violations(&history, &shelf)
}

#[test]
fn a_true_history_is_found_true() {
    assert_eq!(found(|_| ()), Vec::<String>::new());
    assert_eq!(found(|events| events.truncate(10)), Vec::<String>::new(), "what is unknown need not be there");
}

#[test]
fn an_acknowledged_event_that_is_gone_is_found() {
    for place in 0..10 {
        assert!(!found(|events| drop(events.remove(place))).is_empty(), "with a gap at {place}");
        let closed = found(|events| {
            events.remove(place);
            renumber(events);
        });
        assert!(closed.iter().any(|wrong| wrong.contains("is not there")), "{place}: {closed:?}");
    }
}

#[test]
fn an_event_that_is_there_twice_is_found() {
    for place in 0..12 {
        for to in [place + 1, 12] {
            let doubled = found(|events| {
                events.insert(to, events[place].clone());
                renumber(events);
            });
            assert!(!doubled.is_empty(), "{place} at {to}");
        }
    }
}

#[test]
fn events_in_another_order_are_found() {
    for place in 0..9 {
        let swapped = found(|events| {
            events.swap(place, place + 1);
            renumber(events);
        });
        assert!(swapped.iter().any(|wrong| wrong.contains("then")), "{place}: {swapped:?}");
    }
}

#[test]
fn an_event_that_nobody_wanted_and_one_that_was_refused_are_found() {
    let strange = found(|events| {
        let what = Some(sign("act", 0, "place forest 1"));
        events.push(Stored { number: 12, what, key: None });
    });
    assert!(strange.iter().any(|wrong| wrong.contains("nobody")), "{strange:?}");
    let (mut history, shelf) = a_true_history();
    history.asked[11].outcome = Outcome::Refused(422);
    assert!(!violations(&history, &shelf).is_empty());
}

#[test]
fn two_answers_to_one_key_and_a_telling_that_goes_back_are_found() {
    let (mut history, shelf) = a_true_history();
    let again = Asked { outcome: Outcome::Done(Some(9)), ..history.asked[3].clone() };
    history.asked.push(again);
    assert!(violations(&history, &shelf).iter().any(|wrong| wrong.contains("numbers")));
    let (mut history, shelf) = a_true_history();
    history.readings[5].number = 2;
    assert!(violations(&history, &shelf).iter().any(|wrong| wrong.contains("heard of")));
}
