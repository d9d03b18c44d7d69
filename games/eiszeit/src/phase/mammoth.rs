//! The light cards that bring mammoths or move them (EZ-5.2 to EZ-5.4).

use crate::action::{Action, Way};
use crate::area::{Area, Areas};
use crate::card::Card;
use crate::event::Event;
use crate::state::Eiszeit;
use crate::verdict::{No, Verdict};
use lascaux_table::{Actions, Log};

impl Eiszeit {
    // ---- EZ-5.2 up to two hunters, and a mammoth, in one area -------------------------------------------------------

    /// Where the next hunter, and where the mammoth may go: into the area of the first hunter, if there is one.
    #[inline]
    fn camp(&self) -> (Areas, Areas) {
        match self.act.acted[0] {
            None => (self.board.free(), self.board.free()),
            Some((_, area)) if self.act.steps() < 2 => (Areas::one(area), Areas::one(area)),
            Some((_, area)) => (Areas::NONE, Areas::one(area)),
        }
    }

    #[inline]
    pub(super) fn legal_hunters_and_mammoth(&self, into: &mut Actions<Action>) {
        let (hunters, mammoth) = self.camp();
        self.legal_settlers(hunters, into);
        self.legal_new_mammoth(mammoth, into);
    }

    pub(super) fn check_hunters_and_mammoth(&self, action: Action) -> Verdict {
        let (hunters, mammoth) = self.camp();
        match action {
            Action::PlaceMammoth(_) | Action::MoveMammoth { .. } => self.check_new_mammoth(action, mammoth),
            _ => self.check_settler(action, hunters, || {
                let why = if !hunters.is_empty() {
                    "ez-no-one-area"
                } else if self.mammoth_may_follow(mammoth) {
                    "ez-no-third-hunter"
                } else {
                    "ez-no-third-hunter-done"
                };
                self.in_camp(No::rule("EZ-5.2", why))
            }),
        }
    }

    #[inline]
    pub(super) fn apply_hunters_and_mammoth(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::PlaceMammoth(_) | Action::MoveMammoth { .. } => {
                self.apply_mammoth(action, log);
                self.finish_act();
            }
            _ => {
                self.apply_settler(action, log);
            }
        }
    }

    /// A mammoth from beside the board into one of `goals`; with none there, one from a neighbour (EZ-5.2, EZ-5.7).
    #[inline]
    pub(super) fn legal_new_mammoth(&self, goals: Areas, into: &mut Actions<Action>) {
        if self.herd > 0 {
            return goals.iter().for_each(|area| into.push(Action::PlaceMammoth(area)));
        }
        for from in self.board.mammoth_areas().iter() {
            for to in self.neighbours(from).both(goals).iter() {
                into.push(Action::MoveMammoth { from, to });
            }
        }
    }

    /// Whether `legal_new_mammoth` has something to say.
    fn mammoth_may_follow(&self, goals: Areas) -> bool {
        let herds = self.board.mammoth_areas();
        goals.iter().any(|area| self.herd > 0 || !self.neighbours(area).both(herds).is_empty())
    }

    pub(super) fn check_new_mammoth(&self, action: Action, goals: Areas) -> Verdict {
        let goal = match action {
            Action::PlaceMammoth(_) if self.herd == 0 => return Err(No::rule("EZ-4.2", "ez-no-herd-empty")),
            Action::PlaceMammoth(area) => area,
            Action::MoveMammoth { .. } if self.herd > 0 => return Err(No::rule("EZ-4.2", "ez-no-herd-left")),
            Action::MoveMammoth { from, to } => {
                self.check_mammoth_there(from)?;
                self.check_neighbour(from, to)?;
                to
            }
            _ => return Err(self.another_question()),
        };
        self.check_free(goal)?;
        if !goals.contains(goal) {
            return Err(self.in_camp(No::rule("EZ-5.2", "ez-no-mammoth-camp")));
        }
        Ok(())
    }

    /// The sentence with the area of the first hunter.
    fn in_camp(&self, no: No) -> No {
        self.act.acted[0].map_or(no, |(_, area)| no.with("area", area))
    }

    fn check_mammoth_there(&self, area: Area) -> Verdict {
        if self.board.mammoths[area.index()] == 0 {
            return Err(No::rule("EZ-4.1", "ez-no-mammoth").with("area", area));
        }
        Ok(())
    }

    #[inline]
    pub(super) fn apply_mammoth(&mut self, action: Action, log: &mut impl Log<Event>) {
        let seat = self.act.actor;
        match action {
            Action::PlaceMammoth(area) if self.herd > 0 => {
                self.herd -= 1;
                self.board.mammoths[area.index()] += 1;
                log.tell(|| Event::MammothPlaced { seat, area });
            }
            Action::MoveMammoth { from, to } if self.board.mammoths[from.index()] > 0 => {
                self.board.mammoths[from.index()] -= 1;
                self.board.mammoths[to.index()] += 1;
                log.tell(|| Event::MammothMoved { seat, from, to });
            }
            _ => {}
        }
    }

    // ---- EZ-5.3 trek: up to three own hunters to one neighbour, and a mammoth with them --------------------------

    #[inline]
    pub(super) fn legal_trek(&self, into: &mut Actions<Action>) {
        match self.act.path {
            Some((from, to)) if self.act.herd => into.push(Action::MoveMammoth { from, to }),
            Some((from, to)) => {
                for hunter in self.own() {
                    if self.fresh(hunter, from) > 0 {
                        self.push_moves(hunter, from, Areas::one(to), self.may_get_club(hunter), into);
                    }
                }
            }
            None => {
                for hunter in self.own() {
                    let club = self.may_get_club(hunter);
                    for from in self.board.areas(hunter).iter() {
                        self.push_moves(hunter, from, self.neighbours(from).both(self.board.free()), club, into);
                    }
                }
            }
        }
    }

    pub(super) fn check_trek(&self, action: Action) -> Verdict {
        match action {
            Action::MoveMammoth { from, to } if self.act.herd => match self.act.path {
                Some(way) if way != (from, to) => {
                    Err(No::rule("EZ-5.3", "ez-no-trek-mammoth").with("from", way.0).with("to", way.1))
                }
                _ => Ok(()),
            },
            Action::Move { hunter, from, to, club } if !self.act.herd => {
                self.check_own_move(hunter, from, to, club)?;
                if let Some(way) = self.act.path.filter(|way| *way != (from, to)) {
                    return Err(No::rule("EZ-5.3", "ez-no-trek-way").with("from", way.0).with("to", way.1));
                }
                self.check_neighbour(from, to)
            }
            // EZ-R12, EZ-R19: the mammoth is asked for last.
            Action::MoveMammoth { .. } => Err(match self.act.path {
                None => No::rule("EZ-5.3", "ez-no-trek-alone"),
                Some((from, _)) if self.board.mammoths[from.index()] > 0 => No::rule("EZ-5.3", "ez-no-trek-later"),
                Some((from, _)) => No::rule("EZ-5.3", "ez-no-trek-none").with("from", from),
            }),
            _ => Err(self.another_question()),
        }
    }

    #[inline]
    pub(super) fn apply_trek(&mut self, action: Action, log: &mut impl Log<Event>) {
        if self.act.herd {
            self.apply_mammoth(action, log);
            return self.finish_act();
        }
        if let Action::Move { from, to, .. } = action
            && self.apply_settler(action, log)
        {
            self.act.path = Some((from, to));
            if self.act.steps() < 3 && self.own().into_iter().any(|hunter| self.fresh(hunter, from) > 0) {
                return;
            }
        }
        // EZ-R12: at least one hunter has gone, so that a mammoth may follow.
        match self.act.path {
            Some((from, _)) if self.board.mammoths[from.index()] > 0 => self.act.herd = true,
            _ => self.finish_act(),
        }
    }

    // ---- EZ-5.4 the mammoth, in the way that was paid for ---------------------------------------------------------

    #[inline]
    pub(super) fn legal_mammoth(&self, into: &mut Actions<Action>) {
        if self.act.way == Way::Place {
            return self.board.free().iter().for_each(|area| into.push(Action::PlaceMammoth(area)));
        }
        for from in self.board.mammoth_areas().iter() {
            for to in self.mammoth_reach(from, self.act.way).iter() {
                into.push(Action::MoveMammoth { from, to });
            }
        }
    }

    pub(super) fn check_mammoth(&self, action: Action) -> Verdict {
        match (self.act.way, action) {
            (Way::Place, Action::PlaceMammoth(area)) => self.check_free(area),
            (Way::Near | Way::Far, Action::MoveMammoth { from, to }) => {
                self.check_mammoth_there(from)?;
                self.check_free(to)?;
                if !self.mammoth_reach(from, self.act.way).contains(to) {
                    return Err(self.paid_otherwise());
                }
                Ok(())
            }
            (_, Action::PlaceMammoth(_) | Action::MoveMammoth { .. }) => Err(self.paid_otherwise()),
            _ => Err(self.another_question()),
        }
    }

    fn paid_otherwise(&self) -> No {
        let [place, near, far] = Way::MAMMOTH.map(|way| self.data.stones(Card::Mammoth, way.index()));
        No::rule("EZ-5.4", "ez-no-paid-way").with("place", place).with("near", near).with("far", far)
    }
}
