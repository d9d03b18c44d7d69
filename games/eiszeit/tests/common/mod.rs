//! Sets up a position in a few words, dictates chance, and asks what came of it.
#![allow(dead_code)] // every test file uses its own part

use lascaux_eiszeit::{Area, Card, Cards, Colour, Eiszeit, Event, FireText, HUES, PlayerText, Position, StageText};
use lascaux_table::{Chance, Game, Happening, Happenings, Match, Refusal, Seat, Seed, Setup, Turn};
use serde_json::Value;
use std::collections::BTreeMap;

pub fn area(number: u8) -> Area {
    Area::numbered(number).expect("areas are numbered 1 to 12")
}

fn seat(colour: &str) -> Seat {
    Seat(HUES.iter().position(|hue| *hue == colour).expect("a colour") as u8)
}

fn card(name: &str) -> Card {
    Card::read(name).unwrap_or_else(|| panic!("no card {name}"))
}

/// A position being set up: a player is to play a card, and nothing stands on the board yet. A card of each colour has
/// been played before, unless said otherwise.
#[derive(Clone)]
pub struct Scene {
    seats: u8,
    round: u8,
    active: Seat,
    options: Value,
    covered: Vec<Area>,
    mammoths: BTreeMap<Area, u8>,
    hunters: Vec<BTreeMap<Area, u8>>,
    clubbed: Vec<BTreeMap<Area, u8>>,
    clubs: Vec<u8>,
    stones: Vec<Option<u8>>,
    dark: Option<u8>,
    light: u8,
    hands: Vec<Option<Vec<Card>>>,
    tops: [Option<Card>; 2],
    bare: [bool; 2],
    fires: BTreeMap<Area, Area>,
    points: Vec<Vec<u8>>,
}

impl Scene {
    /// Round 1, red to play, an empty board, all mammoths beside it.
    pub fn of(seats: u8) -> Scene {
        let n = usize::from(seats);
        Scene {
            seats,
            round: 1,
            active: Seat(0),
            options: serde_json::json!({}),
            covered: [&[1, 2, 3, 4][..], &[1, 4], &[]][n - 3].iter().map(|&number| area(number)).collect(),
            mammoths: BTreeMap::new(),
            hunters: vec![BTreeMap::new(); n],
            clubbed: vec![BTreeMap::new(); n],
            clubs: vec![0; n],
            stones: vec![None; n],
            dark: None,
            light: 0,
            hands: vec![None; n],
            tops: [None; 2],
            bare: [false; 2],
            fires: BTreeMap::new(),
            points: vec![Vec::new(); n],
        }
    }

    /// Four players, red to play this card, with 7 stones; all mammoths beside the board.
    pub fn playing(name: &str) -> Scene {
        let other = if card(name).colour() == Colour::Light { "remove-one" } else { "forest" };
        Scene::of(4).stones("red", 7).hand("red", &[name, other])
    }

    pub fn turn_of(mut self, colour: &str) -> Scene {
        self.active = seat(colour);
        self
    }

    pub fn round(mut self, round: u8) -> Scene {
        self.round = round;
        self
    }

    pub fn options(mut self, options: Value) -> Scene {
        self.options = options;
        self
    }

    /// Covers one more area.
    pub fn glacier(mut self, number: u8) -> Scene {
        self.covered.push(area(number));
        self.covered.sort();
        self
    }

    pub fn hunters(mut self, colour: &str, number: u8, count: u8) -> Scene {
        self.hunters[seat(colour).index()].insert(area(number), count);
        self
    }

    pub fn clubbed(mut self, colour: &str, number: u8, count: u8) -> Scene {
        self.clubbed[seat(colour).index()].insert(area(number), count);
        self
    }

    /// Kept clubs.
    pub fn clubs(mut self, colour: &str, count: u8) -> Scene {
        self.clubs[seat(colour).index()] = count;
        self
    }

    pub fn mammoths(mut self, number: u8, count: u8) -> Scene {
        self.mammoths.insert(area(number), count);
        self
    }

    /// Stones of a player; 4 if nothing is said. What is left goes to the dark supply, or to the light one if the dark
    /// is said.
    pub fn stones(mut self, colour: &str, count: u8) -> Scene {
        self.stones[seat(colour).index()] = Some(count);
        self
    }

    pub fn dark_supply(mut self, count: u8) -> Scene {
        self.dark = Some(count);
        self
    }

    /// The hand; cards that are not said are filled up with some that nobody needs.
    pub fn hand(mut self, colour: &str, names: &[&str]) -> Scene {
        self.hands[seat(colour).index()] = Some(names.iter().map(|name| card(name)).collect());
        self
    }

    /// Lays a visible discard.
    pub fn visible(mut self, name: &str) -> Scene {
        let card = card(name);
        self.tops[card.colour().index()] = Some(card);
        self
    }

    /// No card of that colour has been played in the first round.
    pub fn bare(mut self, colour: Colour) -> Scene {
        self.bare[colour.index()] = true;
        self
    }

    /// Moves a fire to another area.
    pub fn fire(mut self, fire: u8, to: u8) -> Scene {
        self.fires.insert(area(fire), area(to));
        self
    }

    pub fn points(mut self, colour: &str, rounds: &[u8]) -> Scene {
        self.points[seat(colour).index()] = rounds.to_vec();
        self
    }

    pub fn position(&self) -> Position {
        let data = Eiszeit::data(None).expect("built-in data");
        let options = Eiszeit::options(self.options.as_object().expect("options")).expect("options");
        let rounds = if options.short { 3 } else { 4 };
        let n = usize::from(self.seats);
        let mut pool = data.all_cards;
        let mut out = |card: Card| assert!(pool.take(card), "too many {card}");
        let mut tops = self.tops;
        for (colour, dull) in Colour::ALL.into_iter().zip([Card::Mountains, Card::AllPlaceOne]) {
            if !self.bare[colour.index()] {
                tops[colour.index()].get_or_insert(dull);
            }
        }
        tops.iter().flatten().for_each(|&card| out(card));
        self.hands.iter().flatten().flatten().for_each(|&card| out(card));
        let fill = |pool: &mut Cards, hand: &mut Vec<Card>| {
            while hand.len() < 5 {
                let light = hand.iter().filter(|card| card.colour() == Colour::Light).count();
                let colour = if light < 2 { Colour::Light } else { Colour::Dark };
                // From the end, where the cards stand that tests care least about.
                let dull = [Card::Mountains, Card::Steppe, Card::AllPlaceOne, Card::RemoveOne, Card::RemoveMammoth];
                let of_colour = |card: &Card| card.colour() == colour && pool.has(*card);
                let next = dull
                    .into_iter()
                    .find(of_colour)
                    .or_else(|| Card::of(colour).iter().copied().find(|card| !card.is_cult() && pool.has(*card)));
                let next = next.expect("enough cards");
                pool.take(next);
                hand.push(next);
            }
        };
        let hands: Vec<Vec<Card>> = self
            .hands
            .iter()
            .map(|hand| {
                let mut hand = hand.clone().unwrap_or_default();
                fill(&mut pool, &mut hand);
                hand.sort();
                hand
            })
            .collect();
        let stones: Vec<u8> = self.stones.iter().map(|stones| stones.unwrap_or(4)).collect();
        let all_stones = [32, 41, 50][n - 3];
        let owned: u8 = stones.iter().sum();
        // In the first round the dark supply only shrinks.
        let most = if self.round == 1 { [20, 25, 30][n - 3] } else { all_stones };
        let dark = self.dark.unwrap_or((all_stones - owned - self.light).min(most));
        let on_board: u8 = self.mammoths.values().sum();
        let players = (0..n)
            .map(|s| {
                let standing: u8 = self.hunters[s].values().chain(self.clubbed[s].values()).sum();
                let mut points = self.points[s].clone();
                points.resize(rounds, 0);
                PlayerText {
                    colour: HUES[s].to_string(),
                    points,
                    stones: stones[s],
                    clubs: self.clubs[s],
                    stock: 12 - standing,
                    hunters: self.hunters[s].clone(),
                    clubbed: self.clubbed[s].clone(),
                    hand: hands[s].clone(),
                    ..PlayerText::default()
                }
            })
            .collect();
        let held: u8 = self.clubs.iter().sum::<u8>() + self.clubbed.iter().flat_map(BTreeMap::values).sum::<u8>();
        let pile = |colour: Colour| lascaux_eiszeit::PileText {
            draw: pool.only(colour).list(),
            top: tops[colour.index()],
            ..Default::default()
        };
        Position {
            seats: self.seats,
            options: serde_json::to_value(options).expect("options"),
            round: self.round,
            start: Seat(0),
            active: self.active,
            stage: StageText::Play { seat: self.active },
            covered: self.covered.clone(),
            mammoths: self.mammoths.clone(),
            mammoths_spare: [4, 5, 6][n - 3] - on_board,
            clubs_spare: 6 - held,
            dark_supply: dark,
            light_supply: all_stones - owned - dark,
            fires: Area::all()
                .filter(|fire| !self.covered.contains(fire))
                .map(|fire| FireText {
                    fire,
                    area: self.fires.get(&fire).copied().unwrap_or(fire),
                    value: None,
                    seen_by: Vec::new(),
                })
                .collect(),
            light: pile(Colour::Light),
            dark: pile(Colour::Dark),
            players,
        }
    }

    /// Sits down at the position, with chance dictated.
    pub fn play(&self) -> Table {
        self.play_from(self.position())
    }

    /// Sits down at the position after somebody changed it.
    pub fn play_from(&self, position: Position) -> Table {
        let mut setup = Setup::<Eiszeit>::new(self.seats, Seed::Number(0)).expect("a set-up");
        setup.options = Eiszeit::options(self.options.as_object().expect("options")).expect("options");
        setup.chance = Chance::Manual;
        setup.position = Some(position);
        let (game, _) = Match::start(setup).unwrap_or_else(|no| panic!("{no}"));
        Table { game, events: Vec::new() }
    }
}

/// A match in which every word is dictated.
pub struct Table {
    pub game: Match<Eiszeit>,
    pub events: Vec<Event>,
}

impl Table {
    /// A new game from the set-up, with chance dictated.
    pub fn set_up(seats: u8, options: Value) -> Table {
        let mut setup = Setup::<Eiszeit>::new(seats, Seed::Number(0)).expect("a set-up");
        setup.options = Eiszeit::options(options.as_object().expect("options")).expect("options");
        setup.chance = Chance::Manual;
        let (game, _) = Match::start(setup).expect("a set-up");
        Table { game, events: Vec::new() }
    }

    fn hear(&mut self, happened: Happenings<Eiszeit>) {
        self.events.extend(happened.into_iter().filter_map(|one| match one {
            Happening::Told(event) => Some(event),
            _ => None,
        }));
    }

    /// Players act, one after the other.
    pub fn say(&mut self, actions: &[&str]) -> &mut Table {
        for action in actions {
            let happened = self.game.act_text(None, action);
            let happened = happened.unwrap_or_else(|no| panic!("{action}: {no}; legal: {:?}", self.game.legal()));
            self.hear(happened);
        }
        self
    }

    /// Chance says something.
    pub fn chance(&mut self, outcomes: &[&str]) -> &mut Table {
        for outcome in outcomes {
            let happened = self.game.chance_text(outcome).unwrap_or_else(|no| panic!("{outcome}: {no}"));
            self.hear(happened);
        }
        self
    }

    /// Chance says whatever it can, until a player is asked.
    pub fn any_chance(&mut self) -> &mut Table {
        while self.game.state().turn() == Turn::Chance {
            let mut listed = Vec::new();
            self.game.state().outcomes(&mut listed);
            let first = self.game.state().write_outcome(listed[0].0);
            self.chance(&[&first]);
        }
        self
    }

    /// Something is refused, and changes nothing.
    #[track_caller]
    pub fn refusal(&mut self, action: &str) -> Refusal {
        let before = self.game.hash();
        let no: Refusal = match self.game.act_text(None, action) {
            Err(no) => no,
            Ok(_) => panic!("{action} is allowed"),
        };
        assert_eq!(self.game.hash(), before, "a refusal changes nothing");
        no
    }

    /// Something is refused; by which rule.
    #[track_caller]
    pub fn refused(&mut self, action: &str) -> String {
        let no = self.refusal(action);
        no.rule.as_deref().map_or_else(|| no.message(), str::to_string)
    }

    /// Something is refused by this rule, in a sentence with these words.
    #[track_caller]
    pub fn says_no(&mut self, action: &str, rule: &str, words: &str) -> &mut Table {
        let no = self.refusal(action);
        let right = no.rule.as_deref() == Some(rule) && no.message().contains(words);
        assert!(right, "{action}: {no}, not {words} ({rule})");
        self
    }

    /// What chance is said to say is refused by this rule, in a sentence with these words.
    #[track_caller]
    pub fn chance_cannot(&mut self, outcome: &str, rule: &str, words: &str) -> &mut Table {
        let no = match self.game.chance_text(outcome) {
            Err(no) => no,
            Ok(_) => panic!("{outcome} is possible"),
        };
        let right = no.rule.as_deref() == Some(rule) && no.message().contains(words);
        assert!(right, "{outcome}: {no}, not {words} ({rule})");
        self
    }

    pub fn legal(&mut self) -> Vec<String> {
        self.game.legal()
    }

    pub fn offers(&mut self, action: &str) -> bool {
        self.legal().contains(&action.to_string())
    }

    /// Nothing more is asked of red's card; red may discard.
    #[track_caller]
    pub fn carried_out(&self) {
        assert_eq!((self.asked(), self.what()), ("red", "discard"));
    }

    pub fn position(&self) -> Position {
        self.game.state().position()
    }

    /// The hunters of a colour in an area, with and without club.
    pub fn hunters(&self, colour: &str, number: u8) -> u8 {
        let player = &self.position().players[seat(colour).index()];
        let count = |map: &BTreeMap<Area, u8>| map.get(&area(number)).copied().unwrap_or(0);
        count(&player.hunters) + count(&player.clubbed)
    }

    /// The hunters with a club of a colour in an area.
    pub fn clubbed(&self, colour: &str, number: u8) -> u8 {
        self.position().players[seat(colour).index()].clubbed.get(&area(number)).copied().unwrap_or(0)
    }

    pub fn mammoths(&self, number: u8) -> u8 {
        self.position().mammoths.get(&area(number)).copied().unwrap_or(0)
    }

    pub fn stones(&self, colour: &str) -> u8 {
        self.position().players[seat(colour).index()].stones
    }

    pub fn stock(&self, colour: &str) -> u8 {
        self.position().players[seat(colour).index()].stock
    }

    pub fn clubs(&self, colour: &str) -> u8 {
        self.position().players[seat(colour).index()].clubs
    }

    pub fn points(&self, colour: &str) -> u8 {
        self.position().players[seat(colour).index()].points.iter().sum()
    }

    /// Who is asked, by colour; "chance" or "over" where nobody is.
    pub fn asked(&self) -> &'static str {
        match self.game.state().turn() {
            Turn::Player(seat) => HUES[seat.index()],
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    pub fn what(&self) -> &'static str {
        self.game.state().ask().what
    }

    /// The active player discards nothing and draws any card.
    pub fn draw(&mut self) -> &mut Table {
        self.say(&["keep"]);
        let first = self.legal()[0].clone();
        self.say(&[&first]);
        let mut listed = Vec::new();
        self.game.state().outcomes(&mut listed);
        let first = self.game.state().write_outcome(listed[0].0);
        self.chance(&[&first])
    }

    /// Turns up the fires: the named ones with the named values, the others with whatever is left over.
    pub fn fires(&mut self, wanted: &[(u8, u8)]) -> &mut Table {
        let mut left = [4i32, 5, 5];
        for fire in self.position().fires.iter() {
            if let Some(value) = fire.value {
                left[usize::from(value)] -= 1;
            }
        }
        wanted.iter().for_each(|&(_, value)| left[usize::from(value)] -= 1);
        while self.what() == "fire-revealed" {
            let fire = self.game.state().ask().details["fire"].as_u64().expect("a fire") as u8;
            let value = wanted.iter().find(|(named, _)| *named == fire).map(|(_, value)| *value).unwrap_or_else(|| {
                let spare = (0..3u8).rev().find(|&value| left[usize::from(value)] > 0).expect("fires are left");
                left[usize::from(spare)] -= 1;
                spare
            });
            self.chance(&[&format!("fire {value}")]);
        }
        self
    }

    /// The active player plays remove-mammoth, which nobody uses, and so takes the last stones: settling ends.
    pub fn end_settling(&mut self) -> &mut Table {
        let helped = if self.asked() == "red" { "choose yellow" } else { "choose red" };
        self.say(&["play remove-mammoth", helped, "done"]);
        self.draw()
    }

    /// The limit that an area's conflict was fought with.
    pub fn limit_of(&self, number: u8) -> Option<u8> {
        self.events.iter().find_map(|event| match event {
            Event::Conflict { area: at, limit, .. } if at.number() == number => Some(*limit),
            _ => None,
        })
    }
}
