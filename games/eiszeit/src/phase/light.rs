//! The light cards: the player pays and acts (EZ-5).

use super::Prompt;
use crate::action::{Action, Way};
use crate::area::{Area, Areas};
use crate::card::Card;
use crate::event::Event;
use crate::names::WORDS;
use crate::state::Eiszeit;
use crate::verdict::{Fact, No, Verdict};
use lascaux_table::{Actions, Log, Seat, said};

impl Eiszeit {
    /// What the card asks, in a word of the line protocol.
    pub(super) fn what_light(&self) -> &'static str {
        match self.act.card {
            Card::HuntersAndMammoth => "place-with-mammoth",
            Card::Trek if self.act.herd => "take-mammoth",
            Card::Trek => "trek",
            Card::Mammoth => "mammoth",
            Card::BlindFire => "move-fire",
            Card::Swap if self.act.acted[0].is_some() => "swap-with",
            Card::Swap => "swap",
            Card::Club => "club-or-mammoth",
            Card::MoveThree => "move",
            _ => "place",
        }
    }

    pub(super) fn prompt_light(&self) -> Prompt {
        let act = &self.act;
        let (card, next) = (act.card, act.steps() + 1);
        match card {
            Card::Trek if act.herd => {
                Prompt::of(said!(WORDS, "ez-ask-take-mammoth", card = card), "ez-doing-take-mammoth")
            }
            Card::Trek => Prompt::of(said!(WORDS, "ez-ask-trek", card = card, next = next), "ez-doing-trek"),
            Card::Mammoth => {
                let ask = match act.way {
                    Way::Near => "ez-ask-mammoth-near",
                    Way::Far => "ez-ask-mammoth-far",
                    Way::Only | Way::Place => "ez-ask-mammoth-place",
                };
                Prompt::of(said!(WORDS, ask), "ez-doing-mammoth")
            }
            Card::BlindFire => Prompt::of(said!(WORDS, "ez-ask-move-fire"), "ez-doing-move-fire"),
            Card::Swap if act.acted[0].is_some() => Prompt::of(said!(WORDS, "ez-ask-swap-with"), "ez-doing-swap"),
            Card::Swap => Prompt::of(said!(WORDS, "ez-ask-swap"), "ez-doing-swap"),
            Card::Club => Prompt::of(said!(WORDS, "ez-ask-club-or-mammoth"), "ez-doing-club-or-mammoth"),
            Card::MoveThree => Prompt {
                ask: said!(WORDS, "ez-ask-move", card = card, next = next),
                doing: said!(WORDS, "ez-doing-move", card = card),
            },
            _ => self.prompt_settler(),
        }
    }

    #[inline]
    pub(super) fn legal_light(&self, into: &mut Actions<Action>) {
        match self.act.card {
            Card::HuntersAndMammoth => self.legal_hunters_and_mammoth(into),
            Card::Trek => self.legal_trek(into),
            Card::Mammoth => return self.legal_mammoth(into),
            Card::BlindFire => self.legal_blind_fire(into),
            Card::Swap => return self.legal_swap(into),
            Card::Club => self.legal_club(into),
            Card::MoveThree => self.legal_move_three(into),
            _ => self.legal_settlers(self.landscape_goals(), into),
        }
        // EZ-4.5: only the mammoth and the swap have to be carried out.
        into.push(Action::Done);
    }

    pub(super) fn check_light(&self, action: Action) -> Verdict {
        let must = matches!(self.act.card, Card::Mammoth | Card::Swap);
        match (self.act.card, action) {
            (_, Action::Done) if !must => Ok(()),
            (_, Action::Done) => Err(No::rule("EZ-4.5", "ez-no-decline").with("question", Fact::Question)),
            (Card::HuntersAndMammoth, _) => self.check_hunters_and_mammoth(action),
            (Card::Trek, _) => self.check_trek(action),
            (Card::Mammoth, _) => self.check_mammoth(action),
            (Card::BlindFire, Action::MoveFire { fire, to }) => self.check_fire(fire, to),
            (Card::Swap, _) => self.check_swap(action),
            (Card::Club, Action::TakeClub(area)) => self.check_take_club(area),
            (Card::Club, _) => self.check_new_mammoth(action, self.board.free()),
            (Card::MoveThree, _) => self.check_move_three(action),
            (Card::BlindFire, _) => Err(self.another_question()),
            _ => self.check_settler(action, self.landscape_goals(), || {
                let no = No::rule("EZ-5.1", "ez-no-landscape");
                self.act.card.landscape().map_or(no, |land| no.with("land", land))
            }),
        }
    }

    #[inline]
    pub(super) fn apply_light(&mut self, action: Action, log: &mut impl Log<Event>) {
        if action == Action::Done && !(self.act.card == Card::Trek && !self.act.herd && self.act.steps() > 0) {
            let seat = self.act.actor;
            log.tell(|| Event::Declined { seat });
            return self.finish_act();
        }
        match self.act.card {
            Card::HuntersAndMammoth => self.apply_hunters_and_mammoth(action, log),
            Card::Trek => self.apply_trek(action, log),
            Card::Swap => self.apply_swap(action, log),
            Card::MoveThree => {
                self.apply_settler(action, log);
                if self.act.steps() == 3 {
                    self.finish_act();
                }
            }
            Card::Mammoth => {
                self.apply_mammoth(action, log);
                self.finish_act();
            }
            Card::BlindFire => {
                self.apply_fire(action, log);
                self.finish_act();
            }
            Card::Club => {
                if let Action::TakeClub(area) = action {
                    self.apply_club(area, log);
                } else {
                    self.apply_mammoth(action, log);
                }
                self.finish_act();
            }
            _ => {
                self.apply_settler(action, log);
                if self.landscape_goals().is_empty() {
                    self.finish_act();
                }
            }
        }
    }

    // ---- EZ-5.1 landscapes: up to 3 there, or up to 2 anywhere ------------------------------------------------------

    pub(crate) fn landscape_goals(&self) -> Areas {
        let free = self.board.free();
        let Some(landscape) = self.act.card.landscape() else { return Areas::NONE };
        let land = self.data.areas_of[landscape].both(free);
        match self.act.steps() {
            0 | 1 => free,
            2 if self.act.acted.iter().flatten().all(|&(_, area)| land.contains(area)) => land,
            _ => Areas::NONE,
        }
    }

    // ---- EZ-5.5 a fire, unseen ----------------------------------------------------------------------------------

    #[inline]
    fn legal_blind_fire(&self, into: &mut Actions<Action>) {
        for fire in Area::all() {
            if let Some(at) = self.fires[fire.index()].at {
                for to in self.board.free().but(at).iter() {
                    into.push(Action::MoveFire { fire, to });
                }
            }
        }
    }

    /// For the blind fire and the seen one (EZ-7.3).
    pub(super) fn check_fire(&self, fire: Area, to: Area) -> Verdict {
        let Some(at) = self.fires[fire.index()].at else {
            return Err(No::rule(self.act.card.rule(), "ez-no-fire").with("area", fire));
        };
        self.check_free(to)?;
        if at == to {
            return Err(No::rule(self.act.card.rule(), "ez-no-fire-stays").with("fire", fire).with("area", at));
        }
        Ok(())
    }

    #[inline]
    pub(super) fn apply_fire(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Action::MoveFire { fire, to } = action else { return };
        let seat = self.act.actor;
        if let Some(from) = self.fires[fire.index()].at.replace(to) {
            log.tell(|| Event::FireMoved { seat, fire, from, to });
        }
    }

    // ---- EZ-5.6 two hunters of neighbouring areas change places ---------------------------------------------------

    /// Where hunters stand that the actor may touch.
    #[inline]
    fn touchable_areas(&self) -> Areas {
        self.touchables().fold(Areas::NONE, |all, hunter| all.either(self.board.areas(hunter)))
    }

    /// The areas from which a hunter can be swapped with one of a neighbour.
    #[inline]
    pub(crate) fn swappable(&self) -> Areas {
        let there = self.touchable_areas();
        there.iter().filter(|&area| !self.neighbours(area).both(there).is_empty()).collect()
    }

    #[inline]
    fn legal_swap(&self, into: &mut Actions<Action>) {
        let first = self.act.acted[0];
        let areas = match first {
            None => self.swappable(),
            Some((_, area)) => self.neighbours(area),
        };
        for hunter in self.touchables() {
            let may_get = self.may_get_club(hunter);
            for area in self.board.areas(hunter).both(areas).iter() {
                for club in [false, true] {
                    if !club || may_get {
                        into.push(match first {
                            None => Action::Swap { hunter, area, club },
                            Some(_) => Action::With { hunter, area, club },
                        });
                    }
                }
            }
        }
    }

    fn check_swap(&self, action: Action) -> Verdict {
        match (self.act.acted[0], action) {
            (None, Action::Swap { hunter, area, club }) => {
                self.check_there(hunter, area)?;
                self.check_club(hunter, club)?;
                if !self.swappable().contains(area) {
                    return Err(No::rule("EZ-5.6", "ez-no-swap").with("area", area));
                }
                Ok(())
            }
            (Some((_, first)), Action::With { hunter, area, club }) => {
                self.check_there(hunter, area)?;
                self.check_club(hunter, club)?;
                self.check_neighbour(first, area)
            }
            _ => Err(self.another_question()),
        }
    }

    #[inline]
    fn apply_swap(&mut self, action: Action, log: &mut impl Log<Event>) {
        match (self.act.acted[0], action) {
            (None, Action::Swap { hunter, area, club }) => {
                self.act.note(hunter, area);
                self.act.club = club;
            }
            (Some((first, from)), Action::With { hunter, area, club }) => {
                self.relocate(first, from, area, self.act.club, log);
                self.relocate(hunter, area, from, club, log);
                self.finish_act();
            }
            _ => {}
        }
    }

    // ---- EZ-5.7 a club, or a mammoth ------------------------------------------------------------------------------

    #[inline]
    fn legal_club(&self, into: &mut Actions<Action>) {
        self.legal_clubs(into);
        self.legal_new_mammoth(self.board.free(), into);
    }

    // ---- EZ-5.9 up to three hunters of any colour to neighbours ---------------------------------------------------

    /// The owner of whom both hunters moved so far were: the third may not be.
    #[inline]
    fn twice_moved(&self) -> Option<Seat> {
        match self.act.acted {
            [Some((first, _)), Some((second, _)), _] if first.owner == second.owner => Some(first.owner),
            _ => None,
        }
    }

    #[inline]
    fn legal_move_three(&self, into: &mut Actions<Action>) {
        let barred = self.twice_moved();
        for hunter in self.touchables() {
            if barred == Some(hunter.owner) {
                continue;
            }
            let club = self.may_get_club(hunter);
            for from in self.board.areas(hunter).iter() {
                if self.fresh(hunter, from) > 0 {
                    self.push_moves(hunter, from, self.neighbours(from).both(self.board.free()), club, into);
                }
            }
        }
    }

    fn check_move_three(&self, action: Action) -> Verdict {
        let Action::Move { hunter, from, to, club } = action else { return Err(self.another_question()) };
        self.check_mover(hunter, from)?;
        self.check_club(hunter, club)?;
        if self.twice_moved() == Some(hunter.owner) {
            return Err(No::rule("EZ-5.9", "ez-no-three").with("owner", hunter.owner));
        }
        self.check_neighbour(from, to)
    }
}
