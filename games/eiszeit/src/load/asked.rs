//! What is asked in a position can be asked there, and the card being carried out has come to where it says (EZ-13.1).

use super::{Sound, holds};
use crate::action::Way;
use crate::area::Areas;
use crate::card::{Card, Colour};
use crate::state::{Eiszeit, Stage};

impl Eiszeit {
    /// What is asked can be asked, and has an answer.
    pub(super) fn check_asked(&self) -> Sound {
        match self.stage {
            Stage::Play | Stage::Discard { must: true } => {
                holds(self.can_play() == (self.stage == Stage::Play), || {
                    "A player plays a card just when one can be played".to_string()
                })
            }
            Stage::Choose => {
                let card = self.act.card;
                let dark = card.colour() == Colour::Dark && !card.is_cult() && !card.helps_all();
                holds(dark && self.act.actor == self.active, || format!("{card} helps nobody by choice"))?;
                self.check_visible()
            }
            Stage::Act | Stage::Look => self.check_act(),
            Stage::Draw => {
                let any = Colour::ALL.into_iter().any(|colour| self.drawable(colour).is_ok());
                holds(any, || "No card can be drawn".to_string())
            }
            Stage::Drawn(colour) => holds(self.drawable(colour).is_ok() && !self.decks.draw.is_empty(colour), || {
                format!("No {colour} card can be drawn")
            }),
            Stage::Lot => holds(self.last().nth(1).is_some(), || "No lot is needed: one player is last".to_string()),
            Stage::Cover(seat) => holds(self.last().any(|last| last == seat), || format!("Seat {seat} is not last")),
            _ => Ok(()),
        }
    }

    /// The card that counts lies visible: it was played just now, or copied.
    fn check_visible(&self) -> Sound {
        let card = self.act.card;
        holds(self.decks.top[card.colour().index()] == Some(card), || format!("{card} does not lie visible"))
    }

    fn check_act(&self) -> Sound {
        let act = &self.act;
        let card = act.card;
        self.check_visible()?;
        let light = card.colour() == Colour::Light;
        holds(light == (act.actor == self.active), || format!("{card} is not carried out by seat {}", act.actor))?;
        holds((card == Card::Mammoth) != (act.way == Way::Only), || "Only the mammoth card has ways".to_string())?;
        // EZ-3.3: what was paid just now still lies there.
        let price = if light { self.data.stones(card, act.way.index()) } else { 0 };
        holds(self.light_stones >= price, || format!("The {price} stones for {card} do not lie in the light supply"))?;
        holds(act.herd <= (card == Card::Trek) && act.club <= (card == Card::Swap), || {
            format!("{card} has no second question")
        })?;
        holds(act.path.is_some() == (card == Card::Trek && act.steps() > 0), || "A trek has a way".to_string())?;
        let fires = match self.stage {
            Stage::Look => card == Card::SeenFire && self.looked().is_some_and(|fire| fire.value.is_none()),
            _ => act.fire.is_none() || self.looked().is_some_and(|fire| fire.seen.contains(act.actor)),
        };
        holds(fires && act.fire.is_none_or(|_| card == Card::SeenFire), || "No such fire was looked at".to_string())?;
        let steps = act.steps();
        let most = match card {
            Card::MoveThree | Card::HuntersAndMammoth => 2,
            Card::Trek => 3,
            Card::Swap | Card::ClubOrMove | Card::RemoveTwo | Card::AllPlaceTwo => 1,
            _ if card.landscape().is_some() => 2,
            _ => 0,
        };
        holds(steps <= most, || format!("{card} has been carried out already"))?;
        self.check_acted()?;
        let goes_on = match card {
            Card::Mammoth => self.mammoth_can(card, act.way).is_ok(),
            Card::Swap => self.swappable().iter().any(|area| act.acted[0].is_none_or(|(_, first)| first == area)),
            Card::Trek => self.check_trek_state(),
            Card::HuntersAndMammoth => {
                act.acted[1].is_none_or(|(_, area)| act.acted[0].map(|done| done.1) == Some(area))
            }
            _ if card.landscape().is_some() => !self.landscape_goals().is_empty(),
            _ => true,
        };
        holds(goes_on, || format!("{card} asks no more of seat {}", act.actor))
    }

    fn looked(&self) -> Option<&crate::state::Fire> {
        self.act.fire.map(|fire| &self.fires[fire.index()]).filter(|fire| fire.at.is_some())
    }

    /// The hunters handled so far stand where they are said to stand, and are such as the card handles.
    fn check_acted(&self) -> Sound {
        let act = &self.act;
        let own_only = !matches!(act.card, Card::MoveThree | Card::Swap | Card::RemoveTwo);
        for &(hunter, area) in act.acted.iter().flatten() {
            let handled = act.acted.iter().flatten().filter(|done| **done == (hunter, area)).count();
            let gone = act.card == Card::RemoveTwo;
            let there = usize::from(self.board.count(hunter, area)) >= handled || gone;
            let owned = hunter.owner.0 < self.seats && (hunter.owner == act.actor || !own_only);
            let touched = hunter.owner == act.actor || !hunter.clubbed;
            let stock = !gone || self.stock[hunter.owner.index()] > 0;
            holds(there && owned && touched && stock && !self.board.covered.contains(area), || {
                format!("{} cannot have handled the hunter {hunter} in {area}", act.card)
            })?;
        }
        let first = act.acted[0].map(|(hunter, _)| hunter);
        let club = first.is_some_and(|first| !first.clubbed && first.owner == act.actor);
        holds(!act.club || (club && self.clubs[act.actor.index()] > 0), || "No club can be given".to_string())
    }

    fn check_trek_state(&self) -> bool {
        let act = &self.act;
        let Some((from, to)) = act.path else { return !act.herd };
        let areas = Areas::one(from).either(Areas::one(to));
        let way = self.neighbours(from).contains(to) && areas.both(self.board.covered).is_empty();
        let arrived = act.acted.iter().flatten().all(|&(_, area)| area == to);
        let more = self.own().into_iter().any(|hunter| self.fresh(hunter, from) > 0);
        let asked = if act.herd { self.board.mammoths[from.index()] > 0 } else { act.steps() < 3 && more };
        way && arrived && asked
    }
}
