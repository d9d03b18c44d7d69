//! The whole state in readable words.

use crate::action::{Way, hue};
use crate::area::{AREAS, Area};
use crate::card::{Card, Colour};
use crate::state::{Eiszeit, Stage};
use lascaux_table::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The whole state in readable words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct Position {
    pub seats: u8,
    pub options: Value,
    pub round: u8,
    pub start: Seat,
    pub active: Seat,
    pub stage: StageText,
    pub covered: Vec<Area>,
    pub mammoths: BTreeMap<Area, u8>,
    pub mammoths_spare: u8,
    pub clubs_spare: u8,
    pub dark_supply: u8,
    pub light_supply: u8,
    pub fires: Vec<FireText>,
    pub light: PileText,
    pub dark: PileText,
    pub players: Vec<PlayerText>,
}

/// A fire of the round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct FireText {
    /// The area it was laid in.
    pub fire: Area,
    pub area: Area,
    pub value: Option<u8>,
    pub seen_by: Vec<Seat>,
}

/// The cards of a colour that are in no hand, as far as everybody could know them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct PileText {
    pub draw: Vec<Card>,
    pub top: Option<Card>,
    pub played: Vec<Card>,
    /// What everybody knew to be outside the hands when the pile was last shuffled, and what was played from a hand
    /// before anything was drawn to it.
    pub shuffled: Vec<Card>,
}

/// What one player has, and knows alone.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct PlayerText {
    pub colour: String,
    pub points: Vec<u8>,
    pub stones: u8,
    pub clubs: u8,
    pub stock: u8,
    pub hunters: BTreeMap<Area, u8>,
    pub clubbed: BTreeMap<Area, u8>,
    pub hand: Vec<Card>,
    pub discarded: Vec<Card>,
    /// The hand at the last shuffle of each colour, without what everybody knows of it.
    pub held: Vec<Card>,
    /// What was played of each colour since its last shuffle and the first card drawn after it.
    pub played: Vec<Card>,
    /// Own hidden discards that went into the last shuffle of each colour.
    pub shuffled: Vec<Card>,
}

/// What is awaited.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "awaits", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub enum StageText {
    FirstPlayer {},
    Hunter { seat: Seat },
    FirstHand { seat: Option<Seat>, colour: Option<Colour> },
    Play { seat: Seat },
    Choice { seat: Seat, card: Card },
    Action(ActText),
    FireSeen(ActText),
    Discard { seat: Seat, must: bool },
    Draw { seat: Seat },
    Card { seat: Seat, colour: Colour },
    Fire {},
    Lot {},
    Glacier { seat: Seat },
    Nothing {},
}

/// A card being carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct ActText {
    pub seat: Seat,
    pub card: Card,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way: Option<Way>,
    /// The hunters handled so far, where they stand now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hunters: Vec<HunterText>,
    /// The way of a trek.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<[Area; 2]>,
    /// Whether a trek's mammoth is asked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mammoth: bool,
    /// Whether the first hunter of a swap gets a club.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub club: bool,
    /// The fire looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fire: Option<Area>,
}

/// A hunter and where it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // named as in play
pub struct HunterText {
    pub hunter: String,
    pub area: Area,
}

pub(crate) fn count_map(counts: &[u8; AREAS]) -> BTreeMap<Area, u8> {
    Area::all().map(|area| (area, counts[area.index()])).filter(|&(_, count)| count > 0).collect()
}

impl Eiszeit {
    pub(crate) fn written(&self) -> Position {
        let pile = |colour: Colour| PileText {
            draw: self.decks.draw.only(colour).list(),
            top: self.decks.top[colour.index()],
            played: self.decks.open.only(colour).list(),
            shuffled: self.decks.memory.open.only(colour).list(),
        };
        Position {
            seats: self.seats,
            options: serde_json::to_value(self.options).unwrap_or_default(),
            round: self.round,
            start: self.start,
            active: self.active,
            stage: self.stage_text(),
            covered: self.board.covered.iter().collect(),
            mammoths: count_map(&self.board.mammoths),
            mammoths_spare: self.herd,
            clubs_spare: self.spare_clubs,
            dark_supply: self.dark_stones,
            light_supply: self.light_stones,
            fires: Area::all()
                .filter_map(|fire| {
                    let token = self.fires[fire.index()];
                    let seen_by = token.seen.iter().collect();
                    token.at.map(|area| FireText { fire, area, value: token.value, seen_by })
                })
                .collect(),
            light: pile(Colour::Light),
            dark: pile(Colour::Dark),
            players: self.everybody().map(|seat| self.player_text(seat)).collect(),
        }
    }

    fn player_text(&self, seat: Seat) -> PlayerText {
        let s = seat.index();
        let memory = &self.decks.memory;
        PlayerText {
            colour: hue(seat).to_string(),
            points: self.points[s][..usize::from(self.rounds())].to_vec(),
            stones: self.stones[s],
            clubs: self.clubs[s],
            stock: self.stock[s],
            hunters: count_map(&self.board.plain[s]),
            clubbed: count_map(&self.board.clubbed[s]),
            hand: self.decks.hands[s].list(),
            discarded: self.decks.hidden[s].list(),
            held: memory.held[s].list(),
            played: memory.played[s].list(),
            shuffled: memory.own[s].list(),
        }
    }

    pub(crate) fn stage_text(&self) -> StageText {
        let seat = self.active;
        match self.stage {
            Stage::Start => StageText::FirstPlayer {},
            Stage::Prepare => StageText::Hunter { seat },
            Stage::Deal => {
                let next = self.next_dealt();
                StageText::FirstHand { seat: next.map(|(seat, _)| seat), colour: next.map(|(_, colour)| colour) }
            }
            Stage::Play => StageText::Play { seat },
            Stage::Choose => StageText::Choice { seat, card: self.act.card },
            Stage::Act => StageText::Action(self.act_text()),
            Stage::Look => StageText::FireSeen(self.act_text()),
            Stage::Discard { must } => StageText::Discard { seat, must },
            Stage::Draw => StageText::Draw { seat },
            Stage::Drawn(colour) => StageText::Card { seat, colour },
            Stage::Reveal => StageText::Fire {},
            Stage::Lot => StageText::Lot {},
            Stage::Cover(seat) => StageText::Glacier { seat },
            Stage::Over => StageText::Nothing {},
        }
    }

    fn act_text(&self) -> ActText {
        let act = &self.act;
        ActText {
            seat: act.actor,
            card: act.card,
            way: (act.way != Way::Only).then_some(act.way),
            hunters: act
                .acted
                .iter()
                .flatten()
                .map(|&(hunter, area)| HunterText { hunter: hunter.to_string(), area })
                .collect(),
            path: act.path.map(|(from, to)| [from, to]),
            mammoth: act.herd,
            club: act.club,
            fire: act.fire,
        }
    }
}
