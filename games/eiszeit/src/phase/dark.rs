//! The dark cards: the player takes stones, others act and may decline (EZ-7).

use super::Prompt;
use crate::action::{Action, Hunter};
use crate::area::{Area, Areas};
use crate::card::Card;
use crate::event::Event;
use crate::names::WORDS;
use crate::state::{Eiszeit, Stage};
use crate::verdict::{No, Verdict};
use lascaux_table::{Actions, Log, Seat, said};

impl Eiszeit {
    /// What the card asks, in a word of the line protocol.
    pub(super) fn what_dark(&self) -> &'static str {
        match self.act.card {
            Card::SeenFire if self.act.fire.is_some() => "move-seen-fire",
            Card::SeenFire => "look",
            Card::RemoveTwo | Card::RemoveOne => "remove",
            Card::RemoveMammoth => "remove-mammoth",
            Card::ClubOrMove => "club-or-move",
            _ => "place",
        }
    }

    /// Whoever is helped did not play the card, and is told who did.
    pub(super) fn prompt_dark(&self) -> Prompt {
        let (by, card) = (self.active, self.act.card);
        let helped = |ask: &'static str, doing| {
            Prompt::of(said!(WORDS, "ez-ask-helped", by = by, card = card, ask = said!(WORDS, ask)), doing)
        };
        match card {
            Card::SeenFire if self.act.fire.is_some() => helped("ez-ask-move-seen-fire", "ez-doing-move-seen-fire"),
            Card::SeenFire => helped("ez-ask-look", "ez-doing-look"),
            Card::RemoveTwo | Card::RemoveOne => {
                Prompt::of(said!(WORDS, "ez-ask-remove", by = by, card = card), "ez-doing-remove")
            }
            Card::RemoveMammoth => helped("ez-ask-remove-mammoth", "ez-doing-remove-mammoth"),
            Card::ClubOrMove => helped("ez-ask-club-or-move", "ez-doing-club-or-move"),
            _ => self.prompt_settler(),
        }
    }

    #[inline]
    pub(super) fn legal_dark(&self, into: &mut Actions<Action>) {
        match self.act.card {
            Card::AllPlaceTwo | Card::AllPlaceOne => self.legal_settlers(self.board.free(), into),
            Card::SeenFire => self.legal_seen_fire(into),
            Card::RemoveTwo | Card::RemoveOne => self.legal_removals(into),
            Card::RemoveMammoth => {
                self.board.mammoth_areas().iter().for_each(|area| into.push(Action::RemoveMammoth(area)));
            }
            _ => self.legal_club_or_move(into),
        }
        // EZ-3.14
        into.push(Action::Done);
    }

    pub(super) fn check_dark(&self, action: Action) -> Verdict {
        match (self.act.card, action) {
            (_, Action::Done) => Ok(()),
            (Card::AllPlaceTwo | Card::AllPlaceOne, _) => {
                self.check_settler(action, self.board.free(), || self.another_question())
            }
            (Card::SeenFire, _) => self.check_seen_fire(action),
            (Card::RemoveTwo | Card::RemoveOne, Action::Remove { hunter, area }) => self.check_removal(hunter, area),
            (Card::RemoveMammoth, Action::RemoveMammoth(area)) if self.board.mammoths[area.index()] > 0 => Ok(()),
            (Card::RemoveMammoth, Action::RemoveMammoth(area)) => {
                Err(No::rule("EZ-7.6", "ez-no-mammoth").with("area", area))
            }
            (Card::ClubOrMove, _) => self.check_club_or_move(action),
            _ => Err(self.another_question()),
        }
    }

    #[inline]
    pub(super) fn apply_dark(&mut self, action: Action, log: &mut impl Log<Event>) {
        let seat = self.act.actor;
        match (self.act.card, action) {
            (_, Action::Done) => {
                log.tell(|| Event::Declined { seat });
                self.finish_act();
            }
            (Card::AllPlaceTwo, _) => {
                self.apply_settler(action, log);
                if self.act.steps() == 2 {
                    self.finish_act();
                }
            }
            (Card::AllPlaceOne, _) => {
                self.apply_settler(action, log);
                self.finish_act();
            }
            (Card::SeenFire, Action::Look(fire)) => self.apply_look(fire, log),
            (Card::SeenFire, _) => {
                self.apply_fire(action, log);
                self.finish_act();
            }
            (Card::RemoveTwo | Card::RemoveOne, Action::Remove { hunter, area }) => {
                self.apply_removal(hunter, area, log);
            }
            (Card::RemoveMammoth, Action::RemoveMammoth(area)) => {
                if self.board.mammoths[area.index()] > 0 {
                    self.board.mammoths[area.index()] -= 1;
                    self.herd += 1;
                    log.tell(|| Event::MammothRemoved { seat, area });
                }
                self.finish_act();
            }
            (Card::ClubOrMove, Action::TakeClub(area)) => {
                self.apply_club(area, log);
                self.finish_act();
            }
            (Card::ClubOrMove, _) => {
                self.apply_settler(action, log);
                if self.act.steps() == 2 {
                    self.finish_act();
                }
            }
            _ => {}
        }
    }

    // ---- EZ-7.3 a fire is looked at, and may be moved -------------------------------------------------------------

    #[inline]
    fn legal_seen_fire(&self, into: &mut Actions<Action>) {
        match self.act.fire {
            None => Area::all()
                .filter(|fire| self.fires[fire.index()].at.is_some())
                .for_each(|fire| into.push(Action::Look(fire))),
            Some(fire) => {
                let there = self.fires[fire.index()].at.map_or(Areas::NONE, Areas::one);
                self.board.free().both(there.outside()).iter().for_each(|to| into.push(Action::MoveFire { fire, to }));
            }
        }
    }

    fn check_seen_fire(&self, action: Action) -> Verdict {
        match (self.act.fire, action) {
            (None, Action::Look(fire)) if self.fires[fire.index()].at.is_some() => Ok(()),
            (None, Action::Look(fire)) => Err(No::rule("EZ-7.3", "ez-no-fire").with("area", fire)),
            // EZ-R4
            (Some(seen), Action::MoveFire { fire, .. }) if fire != seen => {
                Err(No::rule("EZ-7.3", "ez-no-other-fire").with("fire", seen))
            }
            (Some(_), Action::MoveFire { fire, to }) => self.check_fire(fire, to),
            _ => Err(self.another_question()),
        }
    }

    fn apply_look(&mut self, fire: Area, log: &mut impl Log<Event>) {
        self.act.fire = Some(fire);
        match self.fires[fire.index()].value {
            Some(value) => self.know_fire(fire, value, log),
            None => self.stage = Stage::Look,
        }
    }

    pub(super) fn resolve_look(&mut self, value: u8, log: &mut impl Log<Event>) {
        self.stage = Stage::Act;
        if let Some(fire) = self.act.fire {
            self.know_fire(fire, value, log);
        }
    }

    /// EZ-R3
    fn know_fire(&mut self, fire: Area, value: u8, log: &mut impl Log<Event>) {
        let seat = self.act.actor;
        let token = &mut self.fires[fire.index()];
        token.value = Some(value);
        token.seen.insert(seat);
        log.tell(|| Event::FireSeen { seat, fire, value: Some(value) });
    }

    // ---- EZ-7.4, EZ-7.5 hunters are removed -----------------------------------------------------------------------

    /// The owner of the hunter that was removed first: the second may not be.
    #[inline]
    fn removed_from(&self) -> Option<Seat> {
        self.act.acted[0].map(|(hunter, _)| hunter.owner)
    }

    #[inline]
    fn legal_removals(&self, into: &mut Actions<Action>) {
        let barred = self.removed_from();
        for hunter in self.touchables() {
            if barred != Some(hunter.owner) {
                self.board.areas(hunter).iter().for_each(|area| into.push(Action::Remove { hunter, area }));
            }
        }
    }

    fn check_removal(&self, hunter: Hunter, area: Area) -> Verdict {
        self.check_there(hunter, area)?;
        if self.removed_from() == Some(hunter.owner) {
            return Err(No::rule("EZ-7.4", "ez-no-same-owner").with("owner", hunter.owner));
        }
        Ok(())
    }

    #[inline]
    fn apply_removal(&mut self, hunter: Hunter, area: Area, log: &mut impl Log<Event>) {
        let seat = self.act.actor;
        if self.board.take(hunter, area) {
            self.stock[hunter.owner.index()] += 1;
            // EZ-R10
            self.spare_clubs += u8::from(hunter.clubbed);
            self.act.note(hunter, area);
            log.tell(|| Event::Removed { seat, owner: hunter.owner, area, clubbed: hunter.clubbed });
        }
        let most = if self.act.card == Card::RemoveTwo { 2 } else { 1 };
        if self.act.steps() >= most {
            self.finish_act();
        }
    }

    // ---- EZ-7.7 a club, or up to two own hunters from anywhere to anywhere -----------------------------------------

    #[inline]
    fn legal_club_or_move(&self, into: &mut Actions<Action>) {
        if self.act.steps() == 0 {
            self.legal_clubs(into);
        }
        self.legal_own_moves(self.board.free(), into);
    }

    fn check_club_or_move(&self, action: Action) -> Verdict {
        match action {
            Action::TakeClub(_) if self.act.steps() > 0 => Err(No::rule("EZ-7.7", "ez-no-club-after-move")),
            Action::TakeClub(area) => self.check_take_club(area),
            Action::Move { hunter, from, to, club } => {
                self.check_own_move(hunter, from, to, club)?;
                self.check_free(to)
            }
            _ => Err(self.another_question()),
        }
    }
}
