//! The whole state in readable words. Anything may be written so; `load.rs` takes only what can come about.

use crate::data::{Buildings, CardId, Cards};
use crate::dice::Dice;
use crate::place::Place;
use crate::state::{Stage, StoneAge};
use crate::tools::once_values;
use lascaux_table::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The whole state in readable words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct Position {
    pub seats: i64,
    pub options: Value,
    pub round: i64,
    pub start: i64,
    pub phase: String,
    pub stage: StageText,
    pub cards: BTreeMap<String, Option<String>>,
    pub deck: Vec<String>,
    pub stacks: Vec<StackText>,
    pub unseen_buildings: Vec<String>,
    pub players: Vec<PlayerText>,
}

/// A stack of buildings: tiles left, and the open one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct StackText {
    pub left: i64,
    pub open: Option<String>,
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct PlayerText {
    pub score: i64,
    pub people: i64,
    pub placed: BTreeMap<String, i64>,
    pub food: i64,
    pub wood: i64,
    pub brick: i64,
    pub stone: i64,
    pub gold: i64,
    pub fields: i64,
    pub tools: Vec<ToolText>,
    pub one_use_tools: Vec<i64>,
    pub two_resources: bool,
    pub cards: Vec<String>,
    pub extra_card: Option<String>,
    pub buildings: Vec<String>,
}

/// A tool tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct ToolText {
    pub value: i64,
    pub used: bool,
}

/// What is awaited.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "awaits", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub enum StageText {
    Card {},
    Building { seat: i64, place: String },
    Place { seat: i64 },
    Use { seat: i64 },
    Dice { seat: i64, good: String, count: i64 },
    Tools { seat: i64, good: String, sum: i64 },
    PayCard { seat: i64, place: String },
    PayBuilding { seat: i64, place: String },
    TableDice { seat: i64 },
    Pick { seat: i64, buyer: i64, dice: Vec<i64> },
    Raise { seat: i64, dice: Vec<i64> },
    ExtraCard { seat: i64 },
    TakeOrKeep { seat: i64 },
    Feed { seat: i64, rest: i64 },
    Nothing { reason: String },
}

impl StoneAge {
    pub(crate) fn written(&self) -> Position {
        let card = |card: Option<CardId>| card.map(|card| self.card(card).name.clone());
        let names = |cards: Cards| cards.iter().map(|card| self.card(card).name.clone()).collect();
        let tiles = |tiles: Buildings| tiles.iter().map(|tile| self.building(tile).name.clone()).collect();
        Position {
            seats: self.seats.into(),
            options: serde_json::to_value(self.options).unwrap_or_default(),
            round: self.round.into(),
            start: self.start.0.into(),
            phase: self.phase.word().to_string(),
            stage: StageText::of(self.stage, self.mover),
            cards: (0..4).map(|slot| (Place::card(slot).word().to_string(), card(self.display[slot]))).collect(),
            deck: names(self.deck),
            stacks: self.stacks[..usize::from(self.seats)]
                .iter()
                .map(|stack| StackText {
                    left: stack.left.into(),
                    open: stack.top.map(|top| self.building(top).name.clone()),
                })
                .collect(),
            unseen_buildings: tiles(self.unseen),
            players: Seat::all(self.seats)
                .map(|seat| {
                    let player = self.player(seat);
                    let crowd = self.crowds[seat.index()];
                    PlayerText {
                        score: player.score.into(),
                        people: player.people.into(),
                        placed: crowd
                            .places()
                            .map(|place| (place.word().to_string(), crowd.at(place).into()))
                            .collect(),
                        food: player.food.into(),
                        wood: player.stock[0].into(),
                        brick: player.stock[1].into(),
                        stone: player.stock[2].into(),
                        gold: player.stock[3].into(),
                        fields: player.fields.into(),
                        tools: player
                            .tools
                            .tiles()
                            .map(|(value, used)| ToolText { value: value.into(), used })
                            .collect(),
                        one_use_tools: once_values(player.once).map(i64::from).collect(),
                        two_resources: player.two_resources,
                        cards: names(player.cards),
                        extra_card: card(player.extra),
                        buildings: tiles(player.buildings),
                    }
                })
                .collect(),
        }
    }
}

impl StageText {
    /// What is awaited, of `mover` where a player is asked.
    pub(crate) fn of(stage: Stage, mover: Seat) -> StageText {
        let seat = i64::from(mover.0);
        let faces = |dice: Dice| dice.faces().map(i64::from).collect();
        match stage {
            Stage::Deal => StageText::Card {},
            Stage::TurnUp { stack } => StageText::Building { seat, place: Place::building(stack.into()).to_string() },
            Stage::Place => StageText::Place { seat },
            Stage::Use => StageText::Use { seat },
            Stage::Roll { good, dice } => StageText::Dice { seat, good: good.word().to_string(), count: dice.into() },
            Stage::Tools { good, sum } => StageText::Tools { seat, good: good.word().to_string(), sum: sum.into() },
            Stage::PayCard { slot } => StageText::PayCard { seat, place: Place::card(slot.into()).to_string() },
            Stage::PayBuilding { stack } => {
                StageText::PayBuilding { seat, place: Place::building(stack.into()).to_string() }
            }
            Stage::RollTable => StageText::TableDice { seat },
            Stage::Pick { seat: picker, dice } => {
                StageText::Pick { seat: picker.0.into(), buyer: seat, dice: faces(dice) }
            }
            Stage::Raise { dice } => StageText::Raise { seat, dice: faces(dice) },
            Stage::DrawExtra => StageText::ExtraCard { seat },
            Stage::TakeOrKeep => StageText::TakeOrKeep { seat },
            Stage::Feed { rest } => StageText::Feed { seat, rest: rest.into() },
            Stage::Over(reason) => StageText::Nothing { reason: reason.word().to_string() },
        }
    }
}
