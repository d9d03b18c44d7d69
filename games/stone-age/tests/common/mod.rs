//! A scene: a position set up in a line, and dice dictated in one more.
#![allow(dead_code)] // every test file uses its own part

use lascaux_stone_age::{PlayerText, Position, StageText, StoneAge, ToolText};
use lascaux_table::{Chance, Game, Match, Refusal, Seat, Seed, Setup, Turn};
use serde_json::{Value, json};

pub struct Scene {
    pub game: Match<StoneAge>,
}

/// The position of a fresh game in which seat 0 is to place.
pub fn fresh(seats: u8, options: Value) -> Position {
    let mut setup = Setup::<StoneAge>::new(seats, Seed::Number(1)).unwrap();
    setup.options = StoneAge::options(options.as_object().unwrap()).unwrap();
    Match::start(setup).unwrap().0.state().position()
}

pub trait Edit {
    /// This card lies in that slot (1 to 4); what lay there goes back into the deck.
    fn open_card(&mut self, slot: usize, name: &str);
    /// This building is the open one of that stack (1 to 4); what was open there is unseen again.
    fn open_building(&mut self, stack: usize, name: &str);
    /// A player has bought this card; the upper half has had its effect.
    fn give_card(&mut self, seat: usize, name: &str);
    /// A player has built this.
    fn give_building(&mut self, seat: usize, name: &str);
    /// Seat `seat` is to use its people; everybody's people are placed as said.
    fn using(&mut self, seat: usize, placed: &[&[(&str, i64)]]);
    fn player(&mut self, seat: usize) -> &mut PlayerText;
    /// Unused tool tiles.
    fn tools(&mut self, seat: usize, values: &[i64]);
    /// So many cards are left in the deck; the others belong to the last seat.
    fn deck_of(&mut self, count: usize);
}

impl Edit for Position {
    fn open_card(&mut self, slot: usize, name: &str) {
        let place = format!("card-{slot}");
        if self.cards[&place].as_deref() == Some(name) {
            return;
        }
        for lying in self.cards.values_mut() {
            if lying.as_deref() == Some(name) {
                *lying = self.deck.pop();
            }
        }
        self.deck.retain(|card| card != name);
        if let Some(old) = self.cards.insert(place, Some(name.to_string())).flatten() {
            self.deck.push(old);
        }
    }

    fn open_building(&mut self, stack: usize, name: &str) {
        for other in &mut self.stacks {
            if other.open.as_deref() == Some(name) {
                other.open = self.unseen_buildings.pop();
                self.unseen_buildings.push(name.to_string());
            }
        }
        self.unseen_buildings.retain(|building| building != name);
        if let Some(old) = self.stacks[stack - 1].open.replace(name.to_string()) {
            self.unseen_buildings.push(old);
        }
    }

    fn give_card(&mut self, seat: usize, name: &str) {
        for lying in self.cards.values_mut() {
            if lying.as_deref() == Some(name) {
                let other = self.deck.iter().position(|card| card != name).unwrap();
                *lying = Some(self.deck.remove(other));
                self.deck.push(name.to_string());
            }
        }
        self.deck.retain(|card| card != name);
        self.players[seat].cards.push(name.to_string());
    }

    fn give_building(&mut self, seat: usize, name: &str) {
        for stack in &mut self.stacks {
            if stack.open.as_deref() == Some(name) {
                stack.open = self.unseen_buildings.pop();
                self.unseen_buildings.push(name.to_string());
            }
        }
        self.unseen_buildings.retain(|building| building != name);
        self.players[seat].buildings.push(name.to_string());
        self.stacks.iter_mut().max_by_key(|stack| stack.left).unwrap().left -= 1;
    }

    fn using(&mut self, seat: usize, placed: &[&[(&str, i64)]]) {
        self.phase = "using".to_string();
        self.stage = StageText::Use { seat: seat as i64 };
        for (player, places) in self.players.iter_mut().zip(placed) {
            player.placed = places.iter().map(|&(place, people)| (place.to_string(), people)).collect();
        }
    }

    fn player(&mut self, seat: usize) -> &mut PlayerText {
        &mut self.players[seat]
    }

    fn tools(&mut self, seat: usize, values: &[i64]) {
        self.players[seat].tools = values.iter().map(|&value| ToolText { value, used: false }).collect();
    }

    fn deck_of(&mut self, count: usize) {
        let last = self.players.len() - 1;
        // The extra card would draw while there is a deck; it stays to the last.
        self.deck.sort_by_key(|card| card != "extra-card-writing");
        while self.deck.len() > count {
            let card = self.deck.pop().unwrap();
            self.players[last].cards.push(card);
        }
    }
}

impl Scene {
    /// A scene in the Dutch edition.
    pub fn new(seats: u8, edit: impl FnOnce(&mut Position)) -> Scene {
        Scene::with(seats, json!({}), edit)
    }

    pub fn with(seats: u8, options: Value, edit: impl FnOnce(&mut Position)) -> Scene {
        let mut position = fresh(seats, options);
        edit(&mut position);
        Scene::of(position).unwrap_or_else(|no| panic!("{no}"))
    }

    pub fn of(position: Position) -> Result<Scene, Refusal> {
        let data = StoneAge::data(None)?;
        let state = StoneAge::load(&position, data)?;
        let mut setup = Setup::<StoneAge>::new(state.seats(), Seed::Number(1))?;
        setup.options = state.settled();
        setup.chance = Chance::Manual;
        setup.position = Some(position);
        Ok(Scene { game: Match::start(setup)?.0 })
    }

    pub fn act(&mut self, action: &str) -> &mut Scene {
        self.game.act_text(None, action).unwrap_or_else(|no| panic!("{action}: {no}"));
        self
    }

    /// A certain seat acts.
    pub fn seat(&mut self, seat: u8, action: &str) -> &mut Scene {
        self.game.act_text(Some(Seat(seat)), action).unwrap_or_else(|no| panic!("{seat} {action}: {no}"));
        self
    }

    pub fn chance(&mut self, outcome: &str) -> &mut Scene {
        self.game.chance_text(outcome).unwrap_or_else(|no| panic!("{outcome}: {no}"));
        self
    }

    /// The rule that refuses this action; the state stays as it is.
    pub fn refused(&mut self, action: &str) -> String {
        let before = self.game.hash();
        let refusal = self.game.act_text(None, action).expect_err(action);
        assert_eq!(self.game.hash(), before, "a refusal changes nothing");
        refusal.rule.clone().unwrap_or_else(|| panic!("{refusal}")).to_string()
    }

    pub fn position(&self) -> Position {
        self.game.state().position()
    }

    pub fn player(&self, seat: usize) -> PlayerText {
        self.position().players[seat].clone()
    }

    pub fn asks(&self) -> &'static str {
        self.game.state().ask().what
    }

    pub fn turn(&self) -> Turn {
        self.game.state().turn()
    }

    pub fn legal(&mut self) -> Vec<String> {
        self.game.legal()
    }

    /// The points of one line of a seat's score sheet, as if the game ended now.
    pub fn line(&self, seat: usize, name: &str) -> i32 {
        let scores = self.game.state().scores(None);
        scores.seats[seat].lines.iter().find(|line| line.name == name).unwrap().points
    }
}

/// All people hunt, and everything else happens by itself: a way to let a round pass without changing much.
pub const HUNTERS: &[(&str, i64)] = &[("hunt", 5)];
