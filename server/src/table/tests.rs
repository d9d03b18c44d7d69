//! Tables driven by random requests of several people, without any clock, store or network; and the promises of a table,
//! one by one.

mod plan;

use super::*;
use crate::store::{StoredEvent, StoredTable};
use crate::tables::set_up;
use lascaux_games::eiszeit::Eiszeit;
use lascaux_games::neanderthal::Neanderthal;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{Code, Registry, Seed, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const OPENED: i64 = 1_000_000;
const CODE: &str = "c0de";

fn games() -> Registry {
    Registry::new().add::<StoneAge>().unwrap().add::<Eiszeit>().unwrap().add::<Neanderthal>().unwrap()
}

fn person(person: i64) -> SeatHolder {
    SeatHolder::Person { person, name: format!("Person {person}") }
}

fn bot() -> SeatHolder {
    SeatHolder::Bot { level: "easy".to_string() }
}

fn free() -> SeatHolder {
    SeatHolder::Free { code: CODE.to_string() }
}

/// A table with all its events, as it would be kept.
struct Kept {
    games: Registry,
    game: &'static str,
    setup: Setup,
    seats: Vec<SeatHolder>,
    events: Vec<Event>,
    state: TableState,
}

impl Kept {
    fn open(game: &'static str, seats: Vec<SeatHolder>, clock: Option<&str>, seed: u64) -> Kept {
        let games = games();
        let clock = clock.map(str::to_string);
        let setup = Setup { clock, ..Setup::new(seats.len() as u8, Seed::Number(seed)) };
        let begun = setup.begin(&games, game).unwrap();
        let state = TableState::open(setup.clone(), seats.clone(), begun, OPENED).unwrap();
        Kept { games, game, setup, seats, events: Vec::new(), state }
    }

    fn ask(&mut self, request: &Request, now: i64) -> Result<usize, Refused> {
        let before = image(&self.state);
        let decided = self.state.decide(request, now);
        assert_eq!(image(&self.state), before, "to decide changes nothing: {request:?}");
        let events = decided?;
        self.state = self.state.after(&events).unwrap_or_else(|no| panic!("{request:?} made {events:?}: {no}"));
        let count = events.len();
        self.events.extend(events);
        Ok(count)
    }

    fn of(&mut self, person: i64, command: Command) -> Result<usize, Refused> {
        self.ask(&Request::of(person, command), OPENED + 10)
    }

    /// Whoever is asked acts, person or bot.
    fn play(&mut self, times: usize) {
        for _ in 0..times {
            let action = self.state.game().legal().swap_remove(0);
            let (by, seat) = match self.state.asked() {
                Asked::Person(seat, person) => (Actor::Person(person), seat),
                Asked::Bot(seat, _) => (Actor::Bot, seat),
                Asked::Nobody => panic!("nobody is asked"),
            };
            let command = Command::Act { seat: Some(seat), action };
            self.ask(&Request { by, expected: None, key: None, command }, OPENED + 10).unwrap();
        }
    }

    /// The rows that a store would have.
    fn stored(&self) -> StoredTable {
        let row = |(number, event): (usize, &Event)| StoredEvent {
            number: number as i64,
            at: event.at,
            rules: Some(event.rules),
            what: serde_json::to_string(&event.what).unwrap(),
        };
        StoredTable {
            id: "table".to_string(),
            game: self.game.to_string(),
            setup: serde_json::to_string(&self.setup).unwrap(),
            seats: serde_json::to_string(&self.seats).unwrap(),
            seated: None,
            form: FORMAT,
            rules: Some(self.state.game().rules()),
            data: Some(self.state.game().data_hash().to_string()),
            opened: OPENED,
            status: "running".to_string(),
            events: self.events.iter().enumerate().map(row).collect(),
        }
    }
}

/// Everything that a table is, to the bit.
fn image(state: &TableState) -> String {
    let TableState {
        game,
        setup: _,
        seats,
        deputies,
        acts,
        take_back,
        clocks,
        chat,
        said,
        next,
        closed,
        numbers,
        keys,
        last_at,
        last_touched,
        version,
        last_change,
    } = state;
    format!(
        "{}{seats:?}{deputies:?}{acts:?}{take_back:?}{clocks:?}{chat:?}{said}{next:?}{closed:?}{numbers:?}{keys:?}\
         {last_at} {last_touched} {version} {last_change}",
        game.record().text()
    )
}

fn forbidden(refused: Result<usize, Refused>) -> bool {
    matches!(refused, Err(Refused::Forbidden(Refusal { code: Code::WrongTurn, .. })))
}

/// A request that anybody might make, sensible or not.
fn any_request(kept: &Kept, rng: &mut Xoshiro256PlusPlus) -> Request {
    let state = &kept.state;
    let mut one = |many: u32| below(rng, many);
    let who = i64::from(one(5));
    let mut by = Actor::Person(who);
    let seat = Seat(one(5) as u8);
    let command = match one(40) {
        0 => Command::Sit { code: if one(2) == 0 { CODE } else { "other" }.to_string(), name: "Person 1".to_string() },
        1 => Command::HandOver { to: i64::from(one(5)), name: "Person 2".to_string() },
        2..=4 => Command::Undo,
        5..=7 => Command::Plead,
        8..=11 => Command::Agree,
        12 => Command::Decline,
        13 | 14 => {
            Command::Chat { name: "Mia".to_string(), text: ["hello", "", "two\nlines"][one(3) as usize].to_string() }
        }
        15 | 16 => match state.clocks().and_then(|clocks| clocks.running()) {
            Some(running) if one(3) > 0 => Command::Depute { seat: running },
            _ => Command::Depute { seat },
        },
        17 | 18 => match state.deputies.iter().position(|away| *away) {
            Some(away) if one(3) > 0 => {
                by = Actor::Person(state.seats[away].person().unwrap_or(who));
                Command::Return { seat: Seat(away as u8) }
            }
            _ => Command::Return { seat },
        },
        19 => Command::Again { table: "next".to_string() },
        20 if one(4) == 0 => Command::Leave,
        23..=25 => {
            let legal = state.game().legal();
            let mut some = |_| match legal.len() as u32 {
                many @ 1.. if one(12) > 0 => legal[one(many) as usize].clone(),
                _ => "nonsense 1".to_string(),
            };
            let actions = (0..3).map(&mut some).collect();
            if let (Asked::Person(_, asked), true) = (state.asked(), one(10) > 0) {
                by = Actor::Person(asked);
            }
            Command::Acts { seat: None, actions }
        }
        21 | 22 => {
            by = Actor::House;
            Command::Tick
        }
        _ => {
            let legal = state.game().legal();
            let action = match legal.len() as u32 {
                many @ 1.. if one(12) > 0 => legal[one(many) as usize].clone(),
                _ => "nonsense 1".to_string(),
            };
            match state.asked() {
                Asked::Person(_, asked) if one(10) > 0 => by = Actor::Person(asked),
                Asked::Bot(..) if one(10) > 0 => by = Actor::Bot,
                _ => {}
            }
            let named = match state.game().turn() {
                Turn::Player(asked) if one(3) > 0 => Some(asked),
                _ if one(2) > 0 => Some(seat),
                _ => None,
            };
            Command::Act { seat: named, action }
        }
    };
    let expected = match one(8) {
        0 => Some(state.number()),
        1 => Some(state.number().saturating_sub(u64::from(one(3)))),
        _ => None,
    };
    let key = (one(6) == 0).then(|| format!("key-{}", one(60)));
    Request { by, expected, key, command }
}

#[test]
fn whatever_people_ask_the_events_that_are_kept_give_the_same_table_again() {
    let (mut made, mut refused, mut kinds) = (0, 0, std::collections::BTreeSet::new());
    for seed in 0..120 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let game = ["stone-age", "eiszeit", "neanderthal"][seed as usize % 3];
        let seats = match seed % 4 {
            0 => vec![person(1), person(2), free()],
            1 => vec![person(1), bot(), person(1)],
            2 => vec![person(1), person(2), person(3)],
            _ => vec![bot(), person(1), free()],
        };
        let clock = ["live-10", "slow-24", "none"][below(&mut rng, 3) as usize];
        let mut kept = Kept::open(game, seats, Some(clock), seed);
        let mut now = OPENED;
        for _ in 0..150 {
            // Time goes on in leaps, and the machine's clock may be set back.
            now += match below(&mut rng, 30) {
                0 => 700,
                1 => -300,
                2 => 90_000,
                few => i64::from(few),
            };
            let request = any_request(&kept, &mut rng);
            match kept.ask(&request, now) {
                Ok(count) => made += count,
                Err(_) => refused += 1,
            }
        }
        kinds.extend(kept.events.iter().map(|event| format!("{:?}", std::mem::discriminant(&event.what.change))));
        assert!(kept.events.is_sorted_by_key(|event| event.at), "time only goes forward");
        let again = set_up(&kept.games, &kept.stored()).unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
        assert_eq!(image(&again), image(&kept.state), "seed {seed}");
    }
    assert!(made > 4_000 && refused > 1_000, "{made} events, {refused} refusals");
    assert_eq!(kinds.len(), 14, "everything that can happen has happened: {kinds:?}");
}

#[test]
fn a_retried_request_counts_once_and_is_answered_like_the_first_time() {
    let mut kept = Kept::open("stone-age", vec![person(1), person(2)], None, 1);
    let command = Command::Act { seat: None, action: "place hunt 2".to_string() };
    let request = Request { by: Actor::Person(1), expected: Some(0), key: Some("k".to_string()), command };
    assert_eq!(kept.ask(&request, OPENED), Ok(1));
    assert_eq!(kept.ask(&request, OPENED), Err(Refused::Done(1)), "the same name again");
    let other = Request { by: Actor::Person(2), ..request.clone() };
    assert_eq!(kept.ask(&other, OPENED), Err(Refused::Stale(1)), "a name is its owner's; but the table moved on");
    let again = set_up(&kept.games, &kept.stored()).unwrap();
    assert_eq!(again.decide(&request, OPENED), Err(Refused::Done(1)), "also after a restart");
    for bad in ["", "with space", &"x".repeat(65), "ümlaut"] {
        let request = Request { key: Some(bad.to_string()), ..request.clone() };
        assert!(matches!(kept.ask(&request, OPENED), Err(Refused::Forbidden(_))), "{bad:?}");
    }
}

#[test]
fn what_is_only_said_makes_no_move_stale() {
    let mut kept = Kept::open("stone-age", vec![person(1), person(2)], None, 1);
    kept.of(2, Command::Chat { name: "Mia".to_string(), text: "Hello!".to_string() }).unwrap();
    let command = Command::Act { seat: None, action: "place hunt 2".to_string() };
    let request =
        |expected| Request { by: Actor::Person(1), expected: Some(expected), key: None, command: command.clone() };
    assert_eq!(kept.ask(&request(7), OPENED), Err(Refused::Stale(1)), "nobody has seen what has not happened");
    assert_eq!(kept.ask(&request(0), OPENED), Ok(1));
}

#[test]
fn nobody_who_is_away_is_rewound_without_being_asked() {
    let mut kept = Kept::open("stone-age", vec![person(1), person(2), person(3)], Some("live-10"), 1);
    kept.play(2);
    assert_eq!(kept.state.asked(), Asked::Person(Seat(2), 3));
    let late = OPENED + 5_000;
    let depute = Request::of(1, Command::Depute { seat: Seat(2) });
    assert!(forbidden(kept.of(1, Command::Depute { seat: Seat(2) })), "there is still time");
    assert_eq!(kept.ask(&Request::tick(), late), Ok(1), "the clock says so");
    assert_eq!(kept.ask(&Request::tick(), late), Ok(0), "once");
    assert_eq!(kept.ask(&depute, late), Ok(1));
    kept.play(1);
    let stood = kept.state.game().record().text();
    kept.of(1, Command::Plead).unwrap();
    kept.of(2, Command::Agree).unwrap();
    assert_eq!(kept.state.game().record().text(), stood, "the one who is away has not agreed");
    kept.of(3, Command::Agree).unwrap();
    assert_ne!(kept.state.game().record().text(), stood);
    assert_eq!(kept.state.acts.len(), 0);
}

#[test]
fn who_leaves_is_replaced_by_a_bot_and_the_last_one_ends_the_table() {
    let mut kept = Kept::open("eiszeit", vec![person(1), person(2), bot()], None, 3);
    kept.of(1, Command::Leave).unwrap();
    assert_eq!(kept.state.seats()[0], SeatHolder::Bot { level: DEPUTY.to_string() });
    assert_eq!(kept.of(1, Command::Undo), Err(Refused::NotSeated));
    assert!(kept.state.is_running());
    assert_eq!(kept.of(2, Command::Leave), Ok(2));
    assert_eq!(kept.state.closed(), Some(Closing::Left));
    assert_eq!(kept.state.asked(), Asked::Nobody, "no bot plays on for nobody");
}

#[test]
fn who_brings_several_seats_along_has_a_name_at_each() {
    let mut kept = Kept::open("stone-age", vec![person(1), person(1), person(2)], None, 1);
    kept.of(1, Command::HandOver { to: 7, name: "Ada".to_string() }).unwrap();
    let names: Vec<&str> = kept.state.seats().iter().map(SeatHolder::name).collect();
    assert_eq!(names, ["Ada", "Ada 2", "Person 2"]);
}

#[test]
fn who_leaves_need_not_agree_any_more() {
    let mut kept = Kept::open("stone-age", vec![person(1), person(2), person(3)], None, 1);
    kept.play(2);
    kept.of(1, Command::Plead).unwrap();
    kept.of(2, Command::Agree).unwrap();
    assert_eq!(kept.of(3, Command::Leave), Ok(2), "and so all have");
    assert_eq!(kept.state.acts.len(), 0);
}

#[test]
fn tables_that_nobody_plays_end_by_themselves_when_they_said_they_would() {
    for (clock, played, days) in
        [(None, false, 3), (None, true, 60), (Some("live-20"), true, 7), (Some("slow-24"), true, 60)]
    {
        let mut kept = Kept::open("stone-age", vec![person(1), person(2)], clock, 1);
        if played {
            kept.play(1);
        }
        let end = kept.state.ends_at().unwrap();
        assert!((days * 86_400..days * 86_400 + 7_200).contains(&(end - OPENED)), "{clock:?} {played}: {end}");
        let ticked = kept.ask(&Request::tick(), end - 1).unwrap();
        assert_eq!((ticked, kept.state.closed()), (usize::from(clock.is_some() && played), None));
        kept.ask(&Request::tick(), end).unwrap();
        assert_eq!(kept.state.closed(), Some(Closing::Abandoned));
        assert!(forbidden(kept.of(1, Command::Act { seat: None, action: "place hunt 1".to_string() })));
        assert_eq!(kept.ask(&Request::tick(), end + 1), Ok(0));
        assert_eq!((kept.state.ends_at(), kept.state.wakes_at()), (None, None));
    }
}

#[test]
fn chat_and_matches_have_a_longest_length() {
    let mut kept = Kept::open("stone-age", vec![person(1), person(2)], None, 1);
    let chat = Command::Chat { name: "Mia".to_string(), text: "x".repeat(LONGEST_CHAT) };
    for number in 0..MOST_CHAT + 1 {
        let events = kept.state.decide(&Request::of(1, chat.clone()), OPENED);
        assert_eq!(events.is_ok(), number < MOST_CHAT, "{number}");
        for event in events.unwrap_or_default() {
            kept.state.apply(&event).unwrap();
        }
    }
    assert!(kept.state.memory() < 150_000, "{}", kept.state.memory());
    let (act, undo) = (Command::Act { seat: None, action: "place hunt 1".to_string() }, Command::Undo);
    let mut asked = [act, undo].into_iter().cycle();
    while kept.state.number() < MOST_EVENTS as u64 {
        for event in kept.state.decide(&Request::of(1, asked.next().unwrap()), OPENED).unwrap() {
            kept.state.apply(&event).unwrap();
        }
    }
    assert!(forbidden(kept.of(1, asked.next().unwrap())));
    assert_eq!(kept.of(1, Command::Leave), Ok(1), "there is always room to leave");
}

#[test]
fn tables_of_the_first_form_are_granted_what_they_were_granted_then() {
    let mut kept = Kept::open("stone-age", vec![person(1), person(2)], None, 1);
    kept.play(2);
    let mut stored = kept.stored();
    let row = |number, what: &str| StoredEvent { number, at: OPENED + 20, rules: None, what: what.to_string() };
    stored.events.push(row(2, r#"{"kind":"plead","person":1}"#));
    stored.events.push(row(3, r#"{"kind":"agree","person":2}"#));
    (stored.form, stored.rules, stored.data) = (1, None, None);
    let old = set_up(&kept.games, &stored).unwrap();
    assert_eq!((old.acts.len(), old.take_back()), (0, None), "there was no event for it then");
}

#[test]
fn other_rules_another_box_and_damaged_rows_close_that_table_alone() {
    use crate::tables::Unplayable;
    let mut kept = Kept::open("stone-age", vec![person(1), person(2)], None, 1);
    kept.play(3);
    let why = |change: &dyn Fn(&mut StoredTable)| {
        let mut stored = kept.stored();
        change(&mut stored);
        set_up(&kept.games, &stored).err()
    };
    let running = kept.state.game().rules();
    assert_eq!(why(&|_| {}), None);
    assert_eq!(why(&|stored| stored.form = FORMAT + 1), Some(Unplayable::Newer));
    assert_eq!(why(&|stored| stored.rules = Some(running + 1)), Some(Unplayable::Newer));
    assert_eq!(why(&|stored| stored.events[1].rules = Some(running + 1)), Some(Unplayable::Newer));
    assert_eq!(why(&|stored| stored.rules = Some(0)), Some(Unplayable::Rules { played: 0, running }));
    assert_eq!(why(&|stored| stored.data = Some("other".to_string())), Some(Unplayable::Box));
    let damages: [&dyn Fn(&mut StoredTable); 6] = [
        &|stored| stored.events[1].what = "{".to_string(),
        &|stored| stored.events[1].what = r#"{"kind":"levitate"}"#.to_string(),
        &|stored| stored.events[1].what = r#"{"kind":"act","seat":1,"action":"place moon 3"}"#.to_string(),
        &|stored| drop(stored.events.remove(0)),
        &|stored| stored.setup = String::new(),
        &|stored| stored.game = "chess".to_string(),
    ];
    for damage in damages {
        assert!(matches!(why(damage), Some(Unplayable::Unreadable(_))));
    }
}

#[test]
fn a_whole_random_game_keeps_less_than_a_hundred_kilobytes() {
    for (game, seats) in [("stone-age", 4), ("eiszeit", 5), ("neanderthal", 3)] {
        let mut kept = Kept::open(game, (1..=seats).map(person).collect(), Some("live-20"), 11);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        while kept.state.is_running() {
            let legal = kept.state.game().legal();
            let action = legal[(rng.next_u32() as usize) % legal.len()].clone();
            let Asked::Person(seat, person) = kept.state.asked() else { panic!("nobody is asked") };
            let command = Command::Act { seat: Some(seat), action };
            for event in kept.state.decide(&Request::of(person, command), OPENED).unwrap() {
                kept.state.apply(&event).unwrap();
            }
        }
        let kept_bytes = kept.state.memory();
        assert!(kept_bytes < 80_000, "{game}: {kept_bytes} bytes after {} events", kept.state.number());
    }
}
