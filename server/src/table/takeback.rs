//! Taking a move back: the last own one while nothing was revealed, any other only if everybody at the table agrees.

use super::TableState;
use super::command::{Refused, not_now};
use super::decide::AWAY;
use super::event::Change;
use lascaux_table::{Refusal, Seat, Turn};
use std::collections::BTreeSet;

/// A request to go back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// The seat whose last move it is about.
    pub seat: Seat,
    /// Who asks.
    pub person: i64,
    /// So many acts are left when it is granted.
    pub(super) acts: usize,
    /// Who has agreed.
    pub(super) agreed: BTreeSet<i64>,
}

impl TableState {
    /// The request at hand to take a move back.
    pub fn take_back(&self) -> Option<&TakeBack> {
        self.take_back.as_ref()
    }

    /// Whether a person can take the last move back without asking anybody: an own one, not that of a bot which plays
    /// for them.
    pub fn may_undo(&self, own: &[Seat]) -> bool {
        self.is_running() && self.revocable().is_some_and(|seat| own.contains(&seat) && !self.has_deputy(seat))
    }

    fn revocable(&self) -> Option<Seat> {
        // What was brought with the set-up was not done at this table.
        self.game.revocable().filter(|_| !self.acts.is_empty())
    }

    /// The last move of a person that can be asked back: its seat, and the number of acts before it.
    pub fn last_move_of(&self, person: i64) -> Option<(Seat, usize)> {
        let own = self.seats_of(Some(person));
        let acts = self.acts.iter().rposition(|seat| own.contains(seat))?;
        Some((self.acts[acts], acts))
    }

    /// Whether this person is yet to answer the request at hand.
    pub fn is_to_answer(&self, person: i64) -> bool {
        let Some(asked) = &self.take_back else { return false };
        asked.person != person && self.people().contains(&person) && !asked.agreed.contains(&person)
    }

    pub(super) fn decide_undo(&self, own: &[Seat]) -> Result<Vec<Change>, Refused> {
        match self.revocable().filter(|seat| own.contains(seat)) {
            Some(seat) if self.has_deputy(seat) => not_now(AWAY),
            Some(_) => Ok(vec![Change::Undo {}]),
            None => {
                not_now("Only your own last move can be taken back, and only while no dice or cards were revealed.")
            }
        }
    }

    pub(super) fn decide_plead(&self, person: i64, own: &[Seat]) -> Result<Vec<Change>, Refused> {
        if self.game.turn() == Turn::Over {
            return not_now("The game is over.");
        }
        if self.take_back.is_some() {
            return not_now("Somebody has asked already; the table waits for the answers.");
        }
        if own.iter().any(|seat| self.has_deputy(*seat)) {
            return not_now(AWAY);
        }
        let Some((seat, acts)) = self.last_move_of(person) else {
            return not_now("You have made no move that could be taken back.");
        };
        let asked = TakeBack { seat, person, acts, agreed: BTreeSet::new() };
        let granted = self.is_granted(&asked, None);
        Ok([Change::Plead { person }].into_iter().chain(granted.then_some(Change::TakenBack { acts })).collect())
    }

    pub(super) fn decide_agree(&self, person: i64) -> Result<Vec<Change>, Refused> {
        let Some(asked) = self.take_back.as_ref().filter(|_| self.is_to_answer(person)) else {
            return not_now("Nobody waits for your answer.");
        };
        let granted = self.is_granted(asked, Some(person));
        let back = granted.then_some(Change::TakenBack { acts: asked.acts });
        Ok([Change::Agree { person }].into_iter().chain(back).collect())
    }

    pub(super) fn decide_decline(&self, person: i64) -> Result<Vec<Change>, Refused> {
        let withdraws = self.take_back.as_ref().is_some_and(|asked| asked.person == person);
        if withdraws || self.is_to_answer(person) {
            return Ok(vec![Change::Decline { person }]);
        }
        not_now("Nobody waits for your answer.")
    }

    /// Whether all have agreed who have to: everybody else who sits here, also those who are away and for whom a bot
    /// plays. Bots mind nothing.
    fn is_granted(&self, asked: &TakeBack, agrees: Option<i64>) -> bool {
        let others = self.people().into_iter().filter(|person| *person != asked.person && Some(*person) != agrees);
        others.into_iter().all(|person| asked.agreed.contains(&person))
    }

    /// What the request at hand comes to when somebody leaves, who then need not agree any more.
    pub(super) fn granted_without(&self, person: i64) -> Option<Change> {
        let asked = self.take_back.as_ref().filter(|asked| asked.person != person)?;
        self.is_granted(asked, Some(person)).then_some(Change::TakenBack { acts: asked.acts })
    }

    pub(super) fn apply_plead(&mut self, person: i64) {
        let last = self.last_move_of(person);
        self.take_back = last.map(|(seat, acts)| TakeBack { seat, person, acts, agreed: BTreeSet::new() });
    }

    pub(super) fn apply_taken_back(&mut self, acts: usize) -> Result<(), Refusal> {
        self.take_back = None;
        while self.acts.len() > acts {
            self.game.undo()?;
            self.acts.pop();
        }
        Ok(())
    }

    /// Form 1 of events had none for a request that was granted: it went back as soon as those present had agreed.
    pub(super) fn grant_as_in_form_1(&mut self) -> Result<bool, Refusal> {
        let Some(asked) = &self.take_back else { return Ok(false) };
        let present = self.seats.iter().zip(&self.deputies).filter(|(_, away)| !**away);
        let mut people = present.filter_map(|(holder, _)| holder.person()).filter(|person| *person != asked.person);
        if people.any(|person| !asked.agreed.contains(&person)) {
            return Ok(false);
        }
        let acts = asked.acts;
        self.apply_taken_back(acts)?;
        Ok(true)
    }
}
