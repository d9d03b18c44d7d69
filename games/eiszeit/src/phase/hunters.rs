//! What the cards share: placing and moving hunters, covered areas, clubs (EZ-4, EZ-6).

use super::Prompt;
use crate::action::{Action, Hunter};
use crate::area::{Area, Areas};
use crate::card::Card;
use crate::event::Event;
use crate::names::WORDS;
use crate::state::Eiszeit;
use crate::verdict::{Fact, No, Verdict};
use lascaux_table::{Actions, Log, said};

impl Eiszeit {
    // ---- which hunters ----------------------------------------------------------------------------------------------

    /// EZ-6.5: everybody's hunters, but of those with a club only one's own.
    #[inline]
    pub(super) fn touchable(&self, hunter: Hunter) -> bool {
        !hunter.clubbed || hunter.owner == self.act.actor
    }

    /// Every kind of hunter that the actor may touch.
    #[inline]
    pub(super) fn touchables(&self) -> impl Iterator<Item = Hunter> + use<> {
        let own = Hunter::clubbed(self.act.actor);
        self.everybody().map(Hunter::plain).chain(std::iter::once(own))
    }

    /// The actor's own kinds of hunters.
    #[inline]
    pub(crate) fn own(&self) -> [Hunter; 2] {
        [Hunter::plain(self.act.actor), Hunter::clubbed(self.act.actor)]
    }

    /// EZ-4.6: how many such hunters in an area have not been handled by this card yet.
    #[inline]
    pub(crate) fn fresh(&self, hunter: Hunter, area: Area) -> u8 {
        let handled = self.act.acted.iter().flatten().filter(|done| **done == (hunter, area)).count() as u8;
        self.board.count(hunter, area).saturating_sub(handled)
    }

    /// Whether a kept club may be given to such a hunter (EZ-6.2, EZ-6.3).
    #[inline]
    pub(super) fn may_get_club(&self, hunter: Hunter) -> bool {
        hunter == Hunter::plain(self.act.actor) && self.clubs[self.act.actor.index()] > u8::from(self.act.club)
    }

    pub(super) fn check_free(&self, area: Area) -> Verdict {
        if self.board.covered.contains(area) {
            return Err(No::rule("EZ-4.4", "ez-no-covered").with("area", area));
        }
        Ok(())
    }

    pub(super) fn check_club(&self, hunter: Hunter, club: bool) -> Verdict {
        if !club || self.may_get_club(hunter) {
            return Ok(());
        }
        Err(if hunter.owner != self.act.actor {
            No::rule("EZ-6.2", "ez-no-club-other")
        } else if hunter.clubbed {
            No::rule("EZ-6.3", "ez-no-club-twice")
        } else {
            No::rule("EZ-6.2", "ez-no-club-kept")
        })
    }

    /// Whether such a hunter stands there and may be touched.
    pub(super) fn check_there(&self, hunter: Hunter, area: Area) -> Verdict {
        if hunter.owner.0 >= self.seats || self.board.count(hunter, area) == 0 {
            let no = No::rule("EZ-4.1", "ez-no-hunter").with("owner", hunter.owner);
            return Err(no.with("club", Fact::Club(hunter.clubbed)).with("area", area));
        }
        if !self.touchable(hunter) {
            return Err(No::rule("EZ-6.5", "ez-no-protected").with("owner", hunter.owner).with("area", area));
        }
        Ok(())
    }

    /// Whether such a hunter may be moved from there.
    pub(super) fn check_mover(&self, hunter: Hunter, from: Area) -> Verdict {
        self.check_there(hunter, from)?;
        if self.fresh(hunter, from) == 0 {
            return Err(No::rule("EZ-4.6", "ez-no-moved").with("area", from));
        }
        Ok(())
    }

    pub(super) fn check_neighbour(&self, from: Area, to: Area) -> Verdict {
        if !self.neighbours(from).contains(to) {
            return Err(No::rule("EZ-4.3", "ez-no-neighbours").with("from", from).with("to", to));
        }
        self.check_free(to)
    }

    // ---- placing, and moving where the stock is empty (EZ-4.1, EZ-4.2) ----------------------------------------------

    /// The cards that place hunters; with an empty stock one moves them instead (EZ-4.2).
    pub(super) fn prompt_settler(&self) -> Prompt {
        let act = &self.act;
        let with_mammoth = act.card == Card::HuntersAndMammoth;
        let camp_is_full = with_mammoth && act.steps() == 2;
        let is_bare = self.stock[act.actor.index()] == 0;
        let ask = match act.card.landscape() {
            // The card is somebody else's.
            None if !with_mammoth => {
                let ask = if is_bare { "ez-ask-helped-move" } else { "ez-ask-helped-place" };
                said!(WORDS, ask, by = self.active, next = act.steps() + 1)
            }
            _ if is_bare && !camp_is_full => said!(WORDS, "ez-ask-place-move"),
            Some(land) => said!(WORDS, "ez-ask-place-land", next = act.steps() + 1, land = land),
            None => said!(WORDS, "ez-ask-place-with-mammoth"),
        };
        let doing = if with_mammoth { "ez-doing-place-with-mammoth" } else { "ez-doing-place" };
        Prompt { ask: ask.with("card", act.card), doing: said!(WORDS, doing, card = act.card) }
    }

    /// One more hunter of the actor into one of `goals`.
    #[inline]
    pub(super) fn legal_settlers(&self, goals: Areas, into: &mut Actions<Action>) {
        let actor = self.act.actor;
        if self.stock[actor.index()] > 0 {
            let club = self.may_get_club(Hunter::plain(actor));
            for area in goals.iter() {
                into.push(Action::Place { area, club: false });
                if club {
                    into.push(Action::Place { area, club: true });
                }
            }
            return;
        }
        self.legal_own_moves(goals, into);
    }

    /// The actor's hunters from anywhere into one of `goals`.
    #[inline]
    pub(super) fn legal_own_moves(&self, goals: Areas, into: &mut Actions<Action>) {
        for hunter in self.own() {
            let club = self.may_get_club(hunter);
            for from in self.board.areas(hunter).iter() {
                if self.fresh(hunter, from) > 0 {
                    self.push_moves(hunter, from, goals.but(from), club, into);
                }
            }
        }
    }

    #[inline]
    pub(super) fn push_moves(&self, hunter: Hunter, from: Area, goals: Areas, club: bool, into: &mut Actions<Action>) {
        for to in goals.iter() {
            into.push(Action::Move { hunter, from, to, club: false });
            if club {
                into.push(Action::Move { hunter, from, to, club: true });
            }
        }
    }

    /// `elsewhere` says why a free area outside `goals` will not do.
    pub(super) fn check_settler(&self, action: Action, goals: Areas, elsewhere: impl FnOnce() -> No) -> Verdict {
        let actor = self.act.actor;
        let stock = self.stock[actor.index()];
        let goal = match action {
            Action::Place { .. } if stock == 0 => return Err(No::rule("EZ-4.2", "ez-no-stock-empty")),
            Action::Place { area, club } => {
                self.check_club(Hunter::plain(actor), club)?;
                area
            }
            Action::Move { .. } if stock > 0 => {
                return Err(No::rule("EZ-4.2", "ez-no-stock-left").with("count", stock));
            }
            Action::Move { hunter, from, to, club } => {
                self.check_own_move(hunter, from, to, club)?;
                to
            }
            _ => return Err(self.another_question()),
        };
        self.check_free(goal)?;
        if !goals.contains(goal) {
            return Err(elsewhere());
        }
        Ok(())
    }

    pub(super) fn check_own_move(&self, hunter: Hunter, from: Area, to: Area, club: bool) -> Verdict {
        if hunter.owner != self.act.actor {
            // A trek and "club or move" say so themselves; elsewhere a move stands for placing (EZ-4.2).
            let rule = match self.act.card {
                Card::Trek | Card::ClubOrMove => self.act.card.rule(),
                _ => "EZ-4.2",
            };
            return Err(No::rule(rule, "ez-no-own-only").with("owner", hunter.owner));
        }
        self.check_mover(hunter, from)?;
        self.check_club(hunter, club)?;
        if from == to {
            return Err(No::rule("EZ-4.1", "ez-no-same-area"));
        }
        Ok(())
    }

    /// Places or moves a hunter, whichever is said. Whether something was done.
    #[inline]
    pub(super) fn apply_settler(&mut self, action: Action, log: &mut impl Log<Event>) -> bool {
        let seat = self.act.actor;
        match action {
            Action::Place { area, club } => {
                let club = club && self.clubs[seat.index()] > 0;
                if self.stock[seat.index()] == 0 {
                    return false;
                }
                self.stock[seat.index()] -= 1;
                let hunter = Hunter { owner: seat, clubbed: club };
                self.clubs[seat.index()] -= u8::from(club);
                self.board.put(hunter, area);
                self.act.note(hunter, area);
                log.tell(|| Event::Placed { seat, area, club });
                true
            }
            Action::Move { hunter, from, to, club } => self.relocate(hunter, from, to, club, log),
            _ => false,
        }
    }

    /// Moves a hunter, its club with it (EZ-6.5). Whether there was one.
    #[inline]
    pub(super) fn relocate(
        &mut self,
        hunter: Hunter,
        from: Area,
        to: Area,
        club: bool,
        log: &mut impl Log<Event>,
    ) -> bool {
        let seat = self.act.actor;
        if !self.board.take(hunter, from) {
            return false;
        }
        let club = club && !hunter.clubbed && self.clubs[seat.index()] > 0;
        self.clubs[seat.index()] -= u8::from(club);
        let arrived = Hunter { owner: hunter.owner, clubbed: hunter.clubbed || club };
        self.board.put(arrived, to);
        self.act.note(arrived, to);
        log.tell(|| Event::Moved { seat, owner: hunter.owner, from, to, club, clubbed: hunter.clubbed });
        true
    }

    /// EZ-6.1: a club is taken, for the own hunter in `area` or to keep.
    #[inline]
    pub(super) fn apply_club(&mut self, area: Option<Area>, log: &mut impl Log<Event>) {
        let seat = self.act.actor;
        if self.spare_clubs == 0 {
            return;
        }
        match area {
            None => self.clubs[seat.index()] += 1,
            Some(area) if self.board.take(Hunter::plain(seat), area) => self.board.put(Hunter::clubbed(seat), area),
            Some(_) => return,
        }
        self.spare_clubs -= 1;
        log.tell(|| Event::ClubTaken { seat, area });
    }

    #[inline]
    pub(super) fn legal_clubs(&self, into: &mut Actions<Action>) {
        if self.spare_clubs > 0 {
            into.push(Action::TakeClub(None));
            for area in self.board.areas(Hunter::plain(self.act.actor)).iter() {
                into.push(Action::TakeClub(Some(area)));
            }
        }
    }

    pub(super) fn check_take_club(&self, area: Option<Area>) -> Verdict {
        if self.spare_clubs == 0 {
            return Err(No::rule("EZ-6.1", "ez-no-clubs-left"));
        }
        match area {
            Some(area) if self.board.count(Hunter::plain(self.act.actor), area) == 0 => {
                Err(No::rule("EZ-6.1", "ez-no-club-hunter").with("area", area))
            }
            _ => Ok(()),
        }
    }
}
