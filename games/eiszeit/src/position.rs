//! The whole state in readable words, and the way back: anything may be written, only what can come about is loaded
//! (EZ-13.1).

use crate::action::{HUES, Hunter, Way, hue};
use crate::board::{AREAS, Area, Areas};
use crate::cards::{Card, Cards, Colour};
use crate::state::{Act, Eiszeit, Stage};
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
    pub way: Option<String>,
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

fn sparse(map: &BTreeMap<Area, u8>) -> [u8; AREAS] {
    let mut counts = [0; AREAS];
    map.iter().for_each(|(area, &count)| counts[area.index()] = count);
    counts
}

// ---- writing ----------------------------------------------------------------------------------------------------------

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
                    let seen_by = self.everybody().filter(|seat| token.seen >> seat.0 & 1 != 0).collect();
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
            way: (act.way != Way::Only).then(|| act.way.word().to_string()),
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

// ---- reading ----------------------------------------------------------------------------------------------------------

/// Why a text is no state, before its figures are looked at.
pub(crate) type Unreadable = String;

impl StageText {
    pub(crate) fn stage(&self) -> Stage {
        match *self {
            StageText::FirstPlayer {} => Stage::Start,
            StageText::Hunter { .. } => Stage::Prepare,
            StageText::FirstHand { .. } => Stage::Deal,
            StageText::Play { .. } => Stage::Play,
            StageText::Choice { .. } => Stage::Choose,
            StageText::Action(_) => Stage::Act,
            StageText::FireSeen(_) => Stage::Look,
            StageText::Discard { must, .. } => Stage::Discard { must },
            StageText::Draw { .. } => Stage::Draw,
            StageText::Card { colour, .. } => Stage::Drawn(colour),
            StageText::Fire {} => Stage::Reveal,
            StageText::Lot {} => Stage::Lot,
            StageText::Glacier { seat } => Stage::Cover(seat),
            StageText::Nothing {} => Stage::Over,
        }
    }

    pub(crate) fn act(&self) -> Result<Act, Unreadable> {
        match self {
            StageText::Choice { seat, card } => Ok(Act::of(*card, Way::Only, *seat)),
            StageText::Action(text) | StageText::FireSeen(text) => text.act(),
            _ => Ok(Act::NONE),
        }
    }
}

impl ActText {
    fn act(&self) -> Result<Act, Unreadable> {
        let way = match &self.way {
            None => Way::Only,
            Some(word) => Way::MAMMOTH
                .into_iter()
                .find(|way| way.word() == word)
                .ok_or_else(|| format!("\"{word}\" is no way to play a card"))?,
        };
        let mut act = Act::of(self.card, way, self.seat);
        if self.hunters.len() > act.acted.len() {
            return Err("no card handles more than three hunters".to_string());
        }
        for text in &self.hunters {
            act.note(read_hunter(&text.hunter)?, text.area);
        }
        act.path = self.path.map(|[from, to]| (from, to));
        act.herd = self.mammoth;
        act.club = self.club;
        act.fire = self.fire;
        Ok(act)
    }
}

fn read_hunter(word: &str) -> Result<Hunter, Unreadable> {
    let (name, clubbed) = word.strip_suffix("-club").map_or((word, false), |name| (name, true));
    let owner = HUES.iter().position(|hue| *hue == name).ok_or_else(|| format!("\"{word}\" is no hunter"))?;
    Ok(Hunter { owner: Seat(owner as u8), clubbed })
}

impl Position {
    /// Writes the figures of the text into a laid-out game. Nothing is judged yet, but everything fits.
    pub(crate) fn fill(&self, game: &mut Eiszeit) -> Result<(), Unreadable> {
        game.round = self.round;
        game.start = self.start;
        game.active = self.active;
        game.stage = self.stage.stage();
        game.act = self.stage.act()?;
        game.board.covered = self.covered.iter().copied().collect::<Areas>();
        if game.board.covered.len() as usize != self.covered.len() {
            return Err("an area is covered twice".to_string());
        }
        game.board.mammoths = sparse(&self.mammoths);
        game.herd = self.mammoths_spare;
        game.spare_clubs = self.clubs_spare;
        game.dark_stones = self.dark_supply;
        game.light_stones = self.light_supply;
        game.fires = Default::default();
        for text in &self.fires {
            let token = &mut game.fires[text.fire.index()];
            if token.at.is_some() {
                return Err(format!("the fire of {} is there twice", text.fire));
            }
            token.at = Some(text.area);
            token.value = text.value;
            for seat in &text.seen_by {
                if seat.0 >= game.seats || token.seen >> seat.0 & 1 != 0 {
                    return Err(format!(
                        "the fire of {} is seen by seat {seat}, who is not there or named twice",
                        text.fire
                    ));
                }
                token.seen |= 1 << seat.0;
            }
        }
        game.decks.draw = self.cards(|pile| &pile.draw)?;
        game.decks.open = self.cards(|pile| &pile.played)?;
        game.decks.memory.open = self.cards(|pile| &pile.shuffled)?;
        for (colour, pile) in Colour::ALL.into_iter().zip([&self.light, &self.dark]) {
            game.decks.top[colour.index()] = pile.top;
            if pile.top.is_some_and(|card| card.colour() != colour) {
                return Err(format!("a card on the {colour} pile is not {colour}"));
            }
        }
        for (s, player) in self.players.iter().enumerate() {
            player.fill(s, game)?;
        }
        Ok(())
    }

    /// A part of both piles, each card on the pile of its colour.
    fn cards(&self, part: impl Fn(&PileText) -> &Vec<Card>) -> Result<Cards, Unreadable> {
        let mut list = Vec::new();
        for (colour, pile) in Colour::ALL.into_iter().zip([&self.light, &self.dark]) {
            if let Some(card) = part(pile).iter().find(|card| card.colour() != colour) {
                return Err(format!("{card} lies with the {colour} cards"));
            }
            list.extend_from_slice(part(pile));
        }
        cards(&list)
    }
}

impl PlayerText {
    fn fill(&self, s: usize, game: &mut Eiszeit) -> Result<(), Unreadable> {
        if HUES[s] != self.colour {
            return Err(format!("seat {s} plays {}, not \"{}\"", HUES[s], self.colour));
        }
        if self.points.len() != usize::from(game.rounds()) {
            return Err(format!("there are points of {} rounds, not of {}", game.rounds(), self.points.len()));
        }
        game.points[s][..self.points.len()].copy_from_slice(&self.points);
        game.stones[s] = self.stones;
        game.clubs[s] = self.clubs;
        game.stock[s] = self.stock;
        game.board.plain[s] = sparse(&self.hunters);
        game.board.clubbed[s] = sparse(&self.clubbed);
        game.decks.hands[s] = cards(&self.hand)?;
        game.decks.hidden[s] = cards(&self.discarded)?;
        let memory = &mut game.decks.memory;
        memory.held[s] = cards(&self.held)?;
        memory.played[s] = cards(&self.played)?;
        memory.own[s] = cards(&self.shuffled)?;
        Ok(())
    }
}

fn cards(list: &[Card]) -> Result<Cards, Unreadable> {
    Cards::from_list(list).ok_or_else(|| "there are more than four cards of a kind".to_string())
}
