//! The light cards: the player pays and acts (EZ-5).

use crate::action::{Action, Way};
use crate::board::{Area, Areas};
use crate::cards::Card;
use crate::event::Event;
use crate::state::Eiszeit;
use lascaux_table::{Actions, Log, Refusal, Seat};

impl Eiszeit {
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

    pub(super) fn check_light(&self, action: Action) -> Result<(), Refusal> {
        let must = matches!(self.act.card, Card::Mammoth | Card::Swap);
        match (self.act.card, action) {
            (_, Action::Done) if !must => Ok(()),
            (_, Action::Done) => Err(Refusal::rule("EZ-4.5", self.duty())),
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
                Refusal::rule("EZ-5.1", "Two hunters may go anywhere, the third only into the card's landscape.")
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
        let land = self.data.areas_of[landscape as usize].and(free);
        match self.act.steps() {
            0 | 1 => free,
            2 if self.act.acted.iter().flatten().all(|&(_, area)| land.has(area)) => land,
            _ => Areas::NONE,
        }
    }

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
    fn legal_hunters_and_mammoth(&self, into: &mut Actions<Action>) {
        let (hunters, mammoth) = self.camp();
        self.legal_settlers(hunters, into);
        self.legal_new_mammoth(mammoth, into);
    }

    fn check_hunters_and_mammoth(&self, action: Action) -> Result<(), Refusal> {
        let (hunters, mammoth) = self.camp();
        match action {
            Action::PlaceMammoth(_) | Action::MoveMammoth { .. } => self.check_new_mammoth(action, mammoth),
            _ => self.check_settler(action, hunters, || {
                let message = if !hunters.is_empty() {
                    "All that this card places goes into one area; name that of the first hunter, or say \"done\"."
                } else if self.mammoth_may_follow(mammoth) {
                    "At most two hunters; a mammoth may still follow into their area, or say \"done\"."
                } else {
                    "At most two hunters, and no mammoth can follow them; say \"done\"."
                };
                Refusal::rule("EZ-5.2", message)
            }),
        }
    }

    #[inline]
    fn apply_hunters_and_mammoth(&mut self, action: Action, log: &mut impl Log<Event>) {
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
    fn legal_new_mammoth(&self, goals: Areas, into: &mut Actions<Action>) {
        if self.herd > 0 {
            return goals.iter().for_each(|area| into.push(Action::PlaceMammoth(area)));
        }
        for from in self.board.mammoth_areas().iter() {
            for to in self.neighbours(from).and(goals).iter() {
                into.push(Action::MoveMammoth { from, to });
            }
        }
    }

    /// Whether `legal_new_mammoth` has something to say.
    fn mammoth_may_follow(&self, goals: Areas) -> bool {
        let herds = self.board.mammoth_areas();
        goals.iter().any(|area| self.herd > 0 || !self.neighbours(area).and(herds).is_empty())
    }

    fn check_new_mammoth(&self, action: Action, goals: Areas) -> Result<(), Refusal> {
        let goal = match action {
            Action::PlaceMammoth(_) if self.herd == 0 => {
                return Err(Refusal::rule(
                    "EZ-4.2",
                    "No mammoth stands beside the board; fetch one from a neighbour: \"mammoth FROM TO\".",
                ));
            }
            Action::PlaceMammoth(area) => area,
            Action::MoveMammoth { .. } if self.herd > 0 => {
                return Err(Refusal::rule(
                    "EZ-4.2",
                    "A mammoth still stands beside the board; place that one: \"mammoth AREA\".",
                ));
            }
            Action::MoveMammoth { from, to } => {
                self.check_mammoth_there(from)?;
                self.check_neighbour(from, to)?;
                to
            }
            _ => return Err(self.another_question()),
        };
        self.check_free(goal)?;
        if !goals.has(goal) {
            return Err(Refusal::rule("EZ-5.2", "The mammoth goes into the area of the hunters just placed."));
        }
        Ok(())
    }

    fn check_mammoth_there(&self, area: Area) -> Result<(), Refusal> {
        if self.board.mammoths[area.index()] == 0 {
            return Err(Refusal::rule("EZ-4.1", "No mammoth stands in that area; name one where it does."));
        }
        Ok(())
    }

    #[inline]
    fn apply_mammoth(&mut self, action: Action, log: &mut impl Log<Event>) {
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
    fn legal_trek(&self, into: &mut Actions<Action>) {
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
                        self.push_moves(hunter, from, self.neighbours(from).and(self.board.free()), club, into);
                    }
                }
            }
        }
    }

    fn check_trek(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::MoveMammoth { from, to } if self.act.herd => {
                if self.act.path == Some((from, to)) {
                    return Ok(());
                }
                Err(Refusal::rule("EZ-5.3", "The mammoth goes the same way as the hunters, or stays."))
            }
            Action::Move { hunter, from, to, club } if !self.act.herd => {
                self.check_own_move(hunter, from, to, club)?;
                if self.act.path.is_some_and(|path| path != (from, to)) {
                    return Err(Refusal::rule(
                        "EZ-5.3",
                        "All hunters of a trek go from the same area to the same one.",
                    ));
                }
                self.check_neighbour(from, to)
            }
            // EZ-R12, EZ-R19: the mammoth is asked for last.
            Action::MoveMammoth { .. } => Err(Refusal::rule(
                "EZ-5.3",
                match self.act.path {
                    None => "A mammoth only goes with a hunter; move one first: \"move COLOUR FROM TO\".",
                    Some((from, _)) if self.board.mammoths[from.index()] > 0 => {
                        "The mammoth goes last; say \"done\" if no more hunters go, then it is asked for."
                    }
                    Some(_) => "No mammoth stands where your hunters came from; move another hunter, or say \"done\".",
                },
            )),
            _ => Err(self.another_question()),
        }
    }

    #[inline]
    fn apply_trek(&mut self, action: Action, log: &mut impl Log<Event>) {
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
    fn legal_mammoth(&self, into: &mut Actions<Action>) {
        if self.act.way == Way::Place {
            return self.board.free().iter().for_each(|area| into.push(Action::PlaceMammoth(area)));
        }
        for from in self.board.mammoth_areas().iter() {
            for to in self.mammoth_reach(from, self.act.way).iter() {
                into.push(Action::MoveMammoth { from, to });
            }
        }
    }

    fn check_mammoth(&self, action: Action) -> Result<(), Refusal> {
        match (self.act.way, action) {
            (Way::Place, Action::PlaceMammoth(area)) => self.check_free(area),
            (Way::Near | Way::Far, Action::MoveMammoth { from, to }) => {
                self.check_mammoth_there(from)?;
                self.check_free(to)?;
                if !self.mammoth_reach(from, self.act.way).has(to) {
                    return Err(Refusal::rule(
                        "EZ-5.4",
                        "You paid to move a mammoth the other way: 3 stones to a neighbour, 5 to any area that is none.",
                    ));
                }
                Ok(())
            }
            (_, Action::PlaceMammoth(_) | Action::MoveMammoth { .. }) => {
                Err(Refusal::rule("EZ-5.4", "You paid for another way: 2 stones place a mammoth, 3 or 5 move one."))
            }
            _ => Err(self.another_question()),
        }
    }

    // ---- EZ-5.5 a fire, unseen ----------------------------------------------------------------------------------

    #[inline]
    fn legal_blind_fire(&self, into: &mut Actions<Action>) {
        for fire in Area::all() {
            if let Some(at) = self.fires[fire.index()].at {
                for to in self.board.free().without(at).iter() {
                    into.push(Action::MoveFire { fire, to });
                }
            }
        }
    }

    /// For the blind fire and the seen one (EZ-7.3).
    pub(super) fn check_fire(&self, fire: Area, to: Area) -> Result<(), Refusal> {
        let Some(at) = self.fires[fire.index()].at else {
            return Err(Refusal::rule(
                self.act.card.rule(),
                "No fire was laid in that area this round; name another one.",
            ));
        };
        self.check_free(to)?;
        if at == to {
            return Err(Refusal::rule(self.act.card.rule(), "That fire lies there already; choose another area."));
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
        self.touchables().fold(Areas::NONE, |all, hunter| all.or(self.board.areas(hunter)))
    }

    /// The areas from which a hunter can be swapped with one of a neighbour.
    #[inline]
    pub(crate) fn swappable(&self) -> Areas {
        let there = self.touchable_areas();
        there.iter().filter(|&area| !self.neighbours(area).and(there).is_empty()).collect()
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
            for area in self.board.areas(hunter).and(areas).iter() {
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

    fn check_swap(&self, action: Action) -> Result<(), Refusal> {
        match (self.act.acted[0], action) {
            (None, Action::Swap { hunter, area, club }) => {
                self.check_there(hunter, area)?;
                self.check_club(hunter, club)?;
                if !self.swappable().has(area) {
                    return Err(Refusal::rule(
                        "EZ-5.6",
                        "No neighbour of that area has a hunter to swap; begin elsewhere.",
                    ));
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
                    self.push_moves(hunter, from, self.neighbours(from).and(self.board.free()), club, into);
                }
            }
        }
    }

    fn check_move_three(&self, action: Action) -> Result<(), Refusal> {
        let Action::Move { hunter, from, to, club } = action else { return Err(self.another_question()) };
        self.check_mover(hunter, from)?;
        self.check_club(hunter, club)?;
        if self.twice_moved() == Some(hunter.owner) {
            return Err(Refusal::rule("EZ-5.9", "Not all three may be of one player; move another colour, or stop."));
        }
        self.check_neighbour(from, to)
    }
}
