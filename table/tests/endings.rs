//! Random games that do not end are found and named, with a game that can be made to fail.

use lascaux_table::{
    Actions, Ask, Book, Code, Game, Grammar, Line, Log, OptionSpec, Refusal, Registry, Rng, Rulebook, Said, Scores,
    Seat, Standing, Trouble, Turn, Viewer, below, endings, read_options,
};
use serde_json::{Map, Value, json};

/// One or two climb a ladder of ten rungs, one or two rungs a turn, a die in between. A `hole` leaves who stands on rung
/// 7 without a move; a `snake` leads from rung 9 back to the ground, again and again. Two cannot play with a hole.
#[derive(Clone, PartialEq, Debug)]
struct Ladder {
    seats: u8,
    trap: &'static str,
    rung: u8,
    die: bool,
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "trap", about: "", values: &["none", "hole", "snake"], default: Some("none"), rule: "LA-1" },
    OptionSpec { name: "colour", about: "", values: &["red", "blue"], default: Some("red"), rule: "LA-2" },
];

#[derive(Clone, PartialEq, Debug, serde::Serialize)]
struct Climbed;

impl Game for Ladder {
    type Options = &'static str;
    type Data = ();
    type Action = u8;
    type Outcome = u8;
    type Event = Climbed;
    type Position = u8;
    type View = u8;

    const NAME: &'static str = "ladder";
    const TITLE: &'static str = "Ladder";
    const RULES: u32 = 1;
    const PREFIX: &'static str = "LA";
    const MIN_SEATS: u8 = 1;
    const MAX_SEATS: u8 = 2;
    const MAX_ACTIONS: usize = 2;

    fn words() -> &'static Book {
        static WORDS: Book = Book::new(["", "", "", ""]);
        &WORDS
    }

    fn rulebook() -> &'static Rulebook {
        static EMPTY: Rulebook = Rulebook::new([""; 4], &[]);
        &EMPTY
    }

    fn option_specs() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn options(said: &Map<String, Value>) -> Result<&'static str, Refusal> {
        Ok(read_options(OPTIONS, said)?[0].unwrap_or("none"))
    }

    fn data(_: Option<&str>) -> Result<&'static (), Refusal> {
        Ok(&())
    }

    fn data_hash(_: &()) -> &str {
        ""
    }

    fn grammar() -> Grammar {
        Grammar { actions: &[], outcomes: &[], words: &[] }
    }

    fn new(seats: u8, trap: &&'static str, _: &'static ()) -> Result<Ladder, Refusal> {
        if seats == 2 && *trap == "hole" {
            return Err(Refusal::new(Code::Options, "One alone falls into holes."));
        }
        Ok(Ladder { seats, trap, rung: 0, die: false })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn settled(&self) -> &'static str {
        self.trap
    }

    fn components(&self) -> &'static () {
        &()
    }

    fn turn(&self) -> Turn {
        match self.rung {
            10.. => Turn::Over,
            _ if self.die => Turn::Chance,
            rung => Turn::Player(Seat(rung % self.seats)),
        }
    }

    fn ask(&self) -> Ask {
        Ask::new("climbing", "climb", "LA-1")
    }

    fn legal(&self, into: &mut Actions<u8>) {
        into.clear();
        if !(self.trap == "hole" && self.rung == 7) {
            into.extend(1..=2);
        }
    }

    fn check(&self, _: Seat, _: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&mut self, rungs: u8, _: &mut impl Log<Climbed>) {
        self.rung += rungs;
        self.die = true;
        if self.trap == "snake" && self.rung >= 9 {
            self.rung = 0;
        }
    }

    fn outcomes(&self, into: &mut Vec<(u8, f64)>) -> bool {
        into.push((0, 1.0));
        true
    }

    fn sample(&self, rng: &mut impl Rng) -> u8 {
        below(rng, 1) as u8
    }

    fn admit(&self, _: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn secret(&self, _: u8) -> Option<Seat> {
        None
    }

    fn resolve(&mut self, _: u8, _: &mut impl Log<Climbed>) {
        self.die = false;
    }

    fn view(&self, _: Viewer) -> u8 {
        self.rung
    }

    fn tell(_: &Climbed, _: &()) -> Said {
        "Somebody climbs.".into()
    }

    fn heard(event: Climbed, _: Viewer) -> Climbed {
        event
    }

    fn imagine(&mut self, _: Viewer, _: &mut impl Rng) {}

    fn standing(&self) -> Standing {
        Standing::rank(&[0], &[0])
    }

    fn scores(&self, _: Option<Viewer>) -> Scores {
        Scores::of(true, None, vec![(Vec::<Line>::new(), 0)])
    }

    fn position(&self) -> u8 {
        self.rung
    }

    fn load(_: &u8, _: &'static ()) -> Result<Ladder, Refusal> {
        Err(Refusal::new(Code::Position, "Nobody starts half-way."))
    }

    fn write_action(&self, action: u8) -> String {
        action.to_string()
    }

    fn read_action(&self, _: &str) -> Result<u8, Refusal> {
        Err(Refusal::new(Code::Notation, "Nobody reads."))
    }

    fn write_outcome(&self, outcome: u8) -> String {
        outcome.to_string()
    }

    fn read_outcome(&self, _: &str) -> Result<u8, Refusal> {
        Err(Refusal::new(Code::Notation, "Nobody reads."))
    }

    fn universe(&self, visit: &mut dyn FnMut(u8)) {
        (1..=2).for_each(visit);
    }
}

/// One alone: six combinations of options; two: the four without a hole. In this order they are numbered.
const VARIANTS: u64 = 10;

/// The numbers of the games without a trap.
fn safe(number: &u64) -> bool {
    [0, 1, 6, 7].contains(&(number % VARIANTS))
}

#[test]
fn games_that_end_are_counted_over_all_seats_and_options() {
    let mut heard = 0;
    let seen = endings::<Ladder>(&(), (0..1000).filter(safe), 50, || heard += 1).unwrap();
    assert_eq!((seen.variants, seen.games, heard), (VARIANTS, 400, 400));
    // A climb takes five to ten turns, with a die after each but the last.
    assert!((9..=19).contains(&seen.longest) && (400 * 9..400 * 19).contains(&seen.steps), "{seen:?}");
    let halves = [0..500, 500..1000].map(|half| endings::<Ladder>(&(), half.filter(safe), 50, || {}).unwrap());
    assert_eq!(halves[0].and(halves[1]), seen, "the games are the same, wherever they are played");
}

#[test]
fn the_first_dead_end_is_named_with_its_seed_and_can_be_played_again() {
    // Not every climb ends in the hole: some step over it.
    let holes =
        |numbers: std::ops::Range<u64>| endings::<Ladder>(&(), numbers.filter(|n| n % VARIANTS == 2), 50, || {});
    let bad = holes(0..1000).unwrap_err();
    let Trouble::DeadEnd { seat, steps } = bad.trouble else { panic!("{bad}") };
    assert_eq!(
        (seat, bad.seats, &bad.options),
        (Seat(0), 1, json!({"trap": "hole", "colour": "red"}).as_object().unwrap())
    );
    assert_eq!(
        bad.to_string(),
        format!(
            "game {} (1 seat, trap hole, colour red): after {steps} steps seat 0 is to move and has no legal action",
            bad.number
        )
    );
    assert!(holes(0..bad.number).is_ok(), "it is the first");
    assert_eq!(holes(bad.number..bad.number + 1).unwrap_err(), bad, "its number says everything");
}

#[test]
fn an_endless_game_is_found_after_the_steps_it_was_given() {
    let registry = Registry::new().add::<Ladder>().unwrap();
    let game = registry.get("ladder").unwrap();
    let bad = game.endings(&mut (8..9), 300, &mut || panic!("it did not end")).unwrap_err();
    assert_eq!((bad.number, bad.seats, bad.trouble), (8, 2, Trouble::Endless { steps: 300 }));
    assert!(bad.to_string().ends_with("(2 seats, trap snake, colour red): not over after 300 steps"), "{bad}");
    // Just enough steps are enough.
    let longest = endings::<Ladder>(&(), 0..1, 50, || {}).unwrap().longest;
    assert!(endings::<Ladder>(&(), 0..1, longest, || {}).is_ok());
    assert!(endings::<Ladder>(&(), 0..1, longest - 1, || {}).is_err());
}
