//! A state from readable words: refused, with a reason, where it cannot come about (SA-13.1, SA-R13).

mod stage;

use crate::data::{Data, Top};
use crate::goods::count;
use crate::options::Options;
use crate::place::{Crowd, Place, PlaceKind};
use crate::position::{PlayerText, Position};
use crate::state::{Phase, Player, SEATS, Stack, StoneAge};
use crate::tools::Tools;
use lascaux_table::kit::{Bits, Key, Set};
use lascaux_table::{Code, Refusal, Seat};
use serde_json::Value;

/// No game comes anywhere near; totals stay far from the end of their numbers.
const MOST_POINTS: i64 = 1_000_000;

type Verdict<T> = Result<T, Refusal>;

fn no<T>(message: impl Into<String>) -> Verdict<T> {
    Err(Refusal { code: Code::Position, rule: Some("SA-13.1".into()), why: message.into().into() })
}

fn number(what: impl std::fmt::Display, found: i64, least: i64, most: i64) -> Verdict<i64> {
    if (least..=most).contains(&found) {
        Ok(found)
    } else {
        no(format!("{what} is {found}; it has to be from {least} to {most}."))
    }
}

/// Takes cards or tiles out of the box, each once.
struct Contents<'a, K, B> {
    left: Set<K, B>,
    what: &'static str,
    find: &'a dyn Fn(&str) -> Option<K>,
}

impl<K: Key, B: Bits> Contents<'_, K, B> {
    fn take(&mut self, name: &str) -> Verdict<K> {
        match (self.find)(name) {
            None => no(format!("There is no {} \"{name}\".", self.what)),
            Some(one) if !self.left.contains(one) => no(format!("The {} \"{name}\" is there twice.", self.what)),
            Some(one) => {
                self.left.remove(one);
                Ok(one)
            }
        }
    }

    fn take_all(&mut self, names: &[String]) -> Verdict<Set<K, B>> {
        names.iter().map(|name| self.take(name)).collect()
    }

    fn take_one(&mut self, name: &Option<String>) -> Verdict<Option<K>> {
        name.as_ref().map(|name| self.take(name)).transpose()
    }

    fn empty(&self) -> Verdict<()> {
        if self.left.is_empty() { Ok(()) } else { no(format!("{} missing.", count(self.left.len(), self.what))) }
    }
}

impl StoneAge {
    pub(crate) fn read(position: &Position, data: &'static Data) -> Verdict<StoneAge> {
        let seats = number("The number of seats", position.seats, 2, 4)? as u8;
        let Value::Object(said) = &position.options else {
            return no("The options are names with values.");
        };
        let options = Options::read(said)?;
        let mut state = StoneAge::set_up(seats, options, data)?;
        state.round = number("The round", position.round, 1, u16::MAX.into())? as u16;
        state.start = Seat(number("The start player", position.start, 0, i64::from(seats) - 1)? as u8);
        let Some(phase) = Phase::read(&position.phase) else {
            return no(format!("There is no phase \"{}\".", position.phase));
        };
        state.phase = phase;
        if position.players.len() != usize::from(seats) || position.stacks.len() != usize::from(seats) {
            return no(format!("With {seats} seats there are {seats} players and {seats} stacks of buildings."));
        }
        state.read_cards(position)?;
        state.read_buildings(position)?;
        for (seat, text) in Seat::all(seats).zip(&position.players) {
            state.read_player(seat, text)?;
        }
        state.check_board()?;
        state.read_stage(&position.stage)?;
        state.check_stage()?;
        Ok(state)
    }

    fn read_cards(&mut self, position: &Position) -> Verdict<()> {
        let data = self.data();
        let mut cards = Contents { left: Set::full(), what: "card", find: &|name| data.card(name) };
        self.deck = cards.take_all(&position.deck)?;
        for (place, card) in &position.cards {
            match Place::read(place).map(Place::kind) {
                Some(PlaceKind::Card(slot)) => self.display[slot] = cards.take_one(card)?,
                _ => return no(format!("Cards lie at card-1 to card-4, not at \"{place}\".")),
            }
        }
        for (seat, player) in position.players.iter().enumerate() {
            self.players[seat].cards = cards.take_all(&player.cards)?;
            self.players[seat].extra = cards.take_one(&player.extra_card)?;
        }
        cards.empty()
    }

    fn read_buildings(&mut self, position: &Position) -> Verdict<()> {
        let data = self.data();
        let mut tiles = Contents { left: Set::full(), what: "building", find: &|name| data.building(name) };
        self.unseen = tiles.take_all(&position.unseen_buildings)?;
        let mut face_down = 0;
        let mut drawn = 0;
        for (stack, text) in self.stacks.iter_mut().zip(&position.stacks) {
            let left = number("A stack's number of buildings", text.left, 0, data.stack_size.into())? as u8;
            *stack = Stack { left, top: tiles.take_one(&text.open)? };
            if left == 0 && stack.top.is_some() {
                return no("A stack with an open building has at least that one.");
            }
            face_down += u32::from(left) - u32::from(stack.top.is_some());
            drawn += u32::from(data.stack_size - left);
        }
        let mut built = 0;
        for (seat, player) in position.players.iter().enumerate() {
            self.players[seat].buildings = tiles.take_all(&player.buildings)?;
            built += u32::from(self.players[seat].buildings.len());
        }
        tiles.empty()?;
        if built != drawn {
            return no(format!("The stacks lack {drawn} buildings, but the players have {built}."));
        }
        let out_of_the_game = (SEATS as u32 - u32::from(self.seats)) * u32::from(data.stack_size);
        if u32::from(self.unseen.len()) != face_down + out_of_the_game {
            return no("The unseen buildings are those face down in the stacks and those out of the game.");
        }
        Ok(())
    }

    fn read_player(&mut self, seat: Seat, text: &PlayerText) -> Verdict<()> {
        let data = self.data();
        let of = |what: &str| format!("Seat {seat}'s {what}");
        let amount = |what: &str, found: i64| number(of(what), found, 0, u16::MAX.into()).map(|found| found as u16);
        let tiles: Vec<(u8, bool)> = text
            .tools
            .iter()
            .map(|tile| Ok((number(of("tool tile"), tile.value, 1, data.tool_slot_max.into())? as u8, tile.used)))
            .collect::<Verdict<_>>()?;
        let Some(tools) = Tools::of(&tiles, data.tool_slot_max) else {
            return no(format!("Seat {seat}'s tools are not filled evenly."));
        };
        let mut crowd = Crowd::default();
        for (word, &people) in &text.placed {
            let Some(place) = Place::read(word) else {
                return no(format!("There is no place \"{word}\"."));
            };
            crowd.put(place, number(of("people at a place"), people, 1, data.people_max.into())? as u8);
        }
        let people =
            number(of("number of people"), text.people, data.people_start.into(), data.people_max.into())? as u8;
        if crowd.total() > people {
            return no(format!("Seat {seat} has {people} people, but {} stand on the board.", crowd.total()));
        }
        self.crowds[seat.index()] = crowd;
        let once = self.read_one_use_tools(seat, text)?;
        let old = self.players[seat.index()];
        let holds = |is: fn(&Top) -> bool| old.cards.iter().any(|card| is(&data.cards[card.index()].top));
        if text.two_resources && !(holds(|top| matches!(top, Top::AnyResources { .. })) && self.options.keep_two) {
            return no(format!("Seat {seat} has no card that keeps two resources."));
        }
        if old.extra.is_some() && !holds(|top| matches!(top, Top::ExtraCard { .. })) {
            return no(format!("Seat {seat} has not bought the card that draws an extra card."));
        }
        self.players[seat.index()] = Player {
            score: number(of("score"), text.score, -MOST_POINTS, MOST_POINTS)? as i32,
            stock: [
                amount("wood", text.wood)?,
                amount("brick", text.brick)?,
                amount("stone", text.stone)?,
                amount("gold", text.gold)?,
            ],
            food: amount("food", text.food)?,
            people,
            fields: number(of("number of fields"), text.fields, data.fields_start.into(), data.fields_max.into())?
                as u8,
            tools,
            once,
            two_resources: text.two_resources,
            ..old
        };
        Ok(())
    }

    fn read_one_use_tools(&self, seat: Seat, text: &PlayerText) -> Verdict<u8> {
        let held = self.players[seat.index()].cards.iter().fold(0u8, |held, card| match self.card(card).top {
            Top::OneUseTool { value } => held | 1 << value,
            _ => held,
        });
        let mut once = 0u8;
        for &value in &text.one_use_tools {
            let bit = if (1..8).contains(&value) { 1u8 << value } else { 0 };
            if held & bit == 0 || once & bit != 0 {
                return no(format!("Seat {seat} has not bought a one-use tool of value {value}."));
            }
            once |= bit;
        }
        Ok(once)
    }

    /// Who stands where, and the limits there.
    fn check_board(&self) -> Verdict<()> {
        let crowds = self.all_crowds();
        let data = self.data();
        if Crowd::anybody(crowds).village() > self.village_allowed() {
            return no("With 2 or 3 players only two of toolmaker, hut and field are used in a round (SA-3.12).");
        }
        for place in Place::ALL {
            let people: Vec<u8> = crowds.iter().map(|crowd| crowd.at(place)).filter(|&people| people > 0).collect();
            let total: u32 = people.iter().map(|&people| u32::from(people)).sum();
            if total == 0 {
                continue;
            }
            let most = match place.kind() {
                PlaceKind::Hunt => continue,
                PlaceKind::Resource => data.resource_place_capacity,
                _ if place == Place::Hut => data.hut_people,
                _ => 1,
            };
            let groups = if place.kind() == PlaceKind::Resource { usize::from(self.groups_allowed()) } else { 1 };
            let exact = place == Place::Hut && total != u32::from(data.hut_people);
            if total > u32::from(most) || people.len() > groups || exact {
                return no(format!(
                    "{} people of {} players stand at {place}, which the rules do not allow.",
                    total,
                    people.len()
                ));
            }
            if !self.is_open(place) {
                return no(format!("Somebody stands at {place}, where nothing lies."));
            }
        }
        let placing = self.phase == Phase::Placing;
        if matches!(self.phase, Phase::NewRound | Phase::Feeding | Phase::Over)
            && crowds.iter().any(|crowd| !crowd.is_empty())
        {
            return no("People stand on the board only while they are placed and used.");
        }
        if placing
            && (self.display.contains(&None) || self.stacks[..crowds.len()].iter().any(|stack| stack.top.is_none()))
        {
            return no("While people are placed four cards and a building on every stack lie open.");
        }
        let turned_up = |stack: &Stack| !self.options.next_at_once || stack.left == 0 || stack.top.is_some();
        if matches!(self.phase, Phase::Feeding | Phase::Over) && !self.stacks[..crowds.len()].iter().all(turned_up) {
            return no("After a purchase the next building of the stack lies open.");
        }
        Ok(())
    }
}
