//! From readable words back to a state: anything may be written, only what can come about is loaded (EZ-13.1).

mod asked;
mod sound;

use crate::action::{HUES, Hunter, Way};
use crate::area::{AREAS, Area, Areas};
use crate::card::{Card, Colour};
use crate::cards::Cards;
use crate::data::Data;
use crate::options::Options;
use crate::position::{ActText, PileText, PlayerText, Position, StageText};
use crate::state::{Act, Eiszeit, Stage};
use lascaux_table::{Code, Refusal, Seat};
use std::collections::BTreeMap;

/// Whether something holds of a position.
type Sound = Result<(), Refusal>;

fn no(message: impl std::fmt::Display) -> Refusal {
    Refusal { code: Code::Position, rule: Some("EZ-13.1".into()), why: format!("{message}.").into() }
}

fn holds(condition: bool, message: impl FnOnce() -> String) -> Sound {
    if condition { Ok(()) } else { Err(no(message())) }
}

impl Eiszeit {
    pub(crate) fn read(position: &Position, data: &'static Data) -> Result<Eiszeit, Refusal> {
        holds((3..=5).contains(&position.seats), || format!("Three to five play, not {}", position.seats))?;
        let said = position.options.as_object().ok_or_else(|| no("The options are not written as names and values"))?;
        let options = Options::read(said).map_err(|refusal| refusal.with_code(Code::Position))?;
        holds(position.players.len() == usize::from(position.seats), || {
            format!("{} play, but {} players are described", position.seats, position.players.len())
        })?;
        let mut game = Eiszeit::lay_out(position.seats, options, data);
        position.fill(&mut game).map_err(|message| no(format_args!("This cannot be: {message}")))?;
        game.check_course(position)?;
        game.check_glaciers()?;
        game.check_hunters()?;
        game.check_mammoths_and_clubs()?;
        game.check_stones()?;
        game.check_fires()?;
        game.check_cards()?;
        game.check_ended()?;
        game.check_memory()?;
        game.check_points()?;
        game.check_asked()?;
        Ok(game)
    }
}

// ---- from words to figures ------------------------------------------------------------------------------------------

/// Why a text is no state, before its figures are looked at.
type Unreadable = String;

fn sparse(map: &BTreeMap<Area, u8>) -> [u8; AREAS] {
    let mut counts = [0; AREAS];
    map.iter().for_each(|(area, &count)| counts[area.index()] = count);
    counts
}

impl StageText {
    fn stage(&self) -> Stage {
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

    fn act(&self) -> Result<Act, Unreadable> {
        match self {
            StageText::Choice { seat, card } => Ok(Act::of(*card, Way::Only, *seat)),
            StageText::Action(text) | StageText::FireSeen(text) => text.act(),
            _ => Ok(Act::NONE),
        }
    }
}

impl ActText {
    fn act(&self) -> Result<Act, Unreadable> {
        let mut act = Act::of(self.card, self.way.unwrap_or_default(), self.seat);
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
    fn fill(&self, game: &mut Eiszeit) -> Result<(), Unreadable> {
        game.round = self.round;
        game.start = self.start;
        game.active = self.active;
        game.stage = self.stage.stage();
        game.act = self.stage.act()?;
        game.board.covered = self.covered.iter().copied().collect::<Areas>();
        if usize::from(game.board.covered.len()) != self.covered.len() {
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
                if seat.0 >= game.seats || token.seen.contains(*seat) {
                    return Err(format!(
                        "the fire of {} is seen by seat {seat}, who is not there or named twice",
                        text.fire
                    ));
                }
                token.seen.insert(*seat);
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
