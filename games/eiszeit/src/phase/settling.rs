//! Settling: play a card, perhaps discard one, fill the hand (EZ-3).

use super::Prompt;
use crate::action::{Action, Way};
use crate::area::{Area, Areas};
use crate::card::{Card, Colour};
use crate::event::Event;
use crate::names::WORDS;
use crate::state::{Act, Eiszeit, Stage};
use crate::verdict::{No, Verdict};
use lascaux_table::{Actions, Ask, Log, Seat, said};

impl Eiszeit {
    pub(super) fn ask_settling(&self) -> Ask {
        let phase = self.phase().word();
        match self.stage {
            Stage::Choose => Ask::new(phase, "choose", "EZ-3.13").with("card", self.act.card.word()),
            Stage::Discard { must: true } => Ask::new(phase, "must-discard", "EZ-3.6"),
            Stage::Discard { must: false } => Ask::new(phase, "discard", "EZ-3.8"),
            Stage::Draw => Ask::new(phase, "draw", "EZ-3.9").with("missing", self.missing_cards()),
            Stage::Drawn(colour) => {
                Ask::new(phase, "card-drawn", "EZ-3.9").with("seat", self.active.0).with("colour", colour.word())
            }
            _ => Ask::new(phase, "play", "EZ-3.2")
                .with("stones", self.stones[self.active.index()])
                .with("must_play_light", self.must_play_light()),
        }
    }

    pub(super) fn prompt_settling(&self) -> Prompt {
        let stones = self.stones[self.active.index()];
        let card = self.act.card;
        match self.stage {
            Stage::Choose => Prompt {
                ask: said!(WORDS, "ez-ask-choose", card = card),
                doing: said!(WORDS, "ez-doing-choose", card = card),
            },
            Stage::Discard { must: true } => Prompt::of(said!(WORDS, "ez-ask-must-discard"), "ez-doing-must-discard"),
            Stage::Discard { must: false } => Prompt::of(said!(WORDS, "ez-ask-discard"), "ez-doing-discard"),
            Stage::Draw => Prompt::of(said!(WORDS, "ez-ask-draw", missing = self.missing_cards()), "ez-doing-draw"),
            Stage::Drawn(_) => Prompt::chance("ez-chance-card-drawn"),
            _ if self.must_play_light() => {
                Prompt::of(said!(WORDS, "ez-ask-play-light", stones = stones), "ez-doing-play")
            }
            _ => Prompt::of(said!(WORDS, "ez-ask-play", stones = stones), "ez-doing-play"),
        }
    }

    /// How many cards the active player has still to draw (EZ-3.9).
    fn missing_cards(&self) -> u8 {
        self.data.hand_size - self.decks.hands[self.active.index()].total()
    }

    // ---- a card is played (EZ-3.2 to EZ-3.7) ------------------------------------------------------------------------

    /// EZ-3.5
    #[inline]
    fn must_play_light(&self) -> bool {
        self.stones[self.active.index()] >= self.data.light_duty
    }

    #[inline]
    pub(super) fn legal_plays(&self, into: &mut Actions<Action>) {
        self.each_play(&mut |play| {
            into.push(play);
            true
        });
    }

    /// Visits the legal plays until `visit` says no.
    #[inline]
    fn each_play(&self, visit: &mut impl FnMut(Action) -> bool) {
        for colour in Colour::ALL {
            for (card, _) in self.decks.hands[self.active.index()].kinds(colour) {
                if !self.each_play_of(card, visit) {
                    return;
                }
            }
        }
    }

    /// Visits the legal plays of one card until `visit` says no; whether it never did.
    #[inline]
    fn each_play_of(&self, card: Card, visit: &mut impl FnMut(Action) -> bool) -> bool {
        let sides: &[Option<Colour>] =
            if card.is_cult() { &[Some(Colour::Light), Some(Colour::Dark)] } else { &[None] };
        for &copy in sides {
            let effect = copy.map_or(Some(card), |side| self.decks.top[side.index()]);
            let Some(effect) = effect else { continue };
            let ways: &[Way] = if effect == Card::Mammoth { &Way::MAMMOTH } else { &[Way::Only] };
            for &way in ways {
                if self.playable(card, copy, effect, way).is_ok() && !visit(Action::Play { card, copy, way }) {
                    return false;
                }
            }
        }
        true
    }

    pub(super) fn check_play(&self, action: Action) -> Verdict {
        let Action::Play { card, copy, way } = action else { return Err(self.another_question()) };
        if !self.decks.hands[self.active.index()].has(card) {
            return Err(No::rule("EZ-3.2", "ez-no-in-hand").with("card", card));
        }
        let effect = match copy {
            None if card.is_cult() => {
                return Err(No::rule(card.rule(), "ez-no-copy-which").with("card", card));
            }
            None => card,
            Some(_) if !card.is_cult() => {
                return Err(No::rule("EZ-5.8", "ez-no-copy-cult").with("card", card));
            }
            Some(side) => self.decks.top[side.index()]
                .ok_or_else(|| No::rule(card.rule(), "ez-no-copy-nothing").with("card", card).with("colour", side))?,
        };
        if (effect == Card::Mammoth) == (way == Way::Only) {
            return Err(No::rule("EZ-5.4", "ez-no-way"));
        }
        self.playable(card, copy, effect, way).map_err(|no| {
            let closed = effect == Card::Mammoth && self.mammoth_can(effect, way).is_err();
            if closed && Way::MAMMOTH.into_iter().all(|way| self.playable(card, copy, effect, way).is_err()) {
                // EZ-R7
                return No::rule("EZ-5.4", "ez-no-way-payable");
            }
            no
        })
    }

    /// Whether a card of the hand may be played with this effect.
    #[inline]
    fn playable(&self, card: Card, copy: Option<Colour>, effect: Card, way: Way) -> Verdict {
        if effect.colour() == Colour::Light {
            // EZ-3.3
            let (price, stones) = (self.data.stones(effect, way.index()), self.stones[self.active.index()]);
            if price > stones {
                let no = No::rule("EZ-3.3", "ez-no-price");
                return Err(no.with("card", effect).with("price", price).with("stones", stones));
            }
            return self.mammoth_can(effect, way);
        }
        if !self.must_play_light() || (card == Card::LightCult && copy.is_some() && self.no_light_card_works()) {
            return Ok(());
        }
        Err(No::rule("EZ-3.5", "ez-no-light-duty").with("duty", self.data.light_duty))
    }

    /// EZ-R11: no light card is visible, and none but cult cards in hand.
    fn no_light_card_works(&self) -> bool {
        let hand = &self.decks.hands[self.active.index()];
        self.decks.top[Colour::Light.index()].is_none() && hand.len(Colour::Light) == hand.count(Card::LightCult)
    }

    /// EZ-5.4: the mammoth card is played only in a way that can be carried out (EZ-R7, EZ-R12).
    #[inline]
    pub(crate) fn mammoth_can(&self, effect: Card, way: Way) -> Verdict {
        let (possible, why) = match way {
            Way::Only => return Ok(()),
            _ if effect != Card::Mammoth => return Ok(()),
            Way::Place => (self.herd > 0, "ez-no-spare-mammoth"),
            Way::Near => (self.mammoth_goals(Way::Near), "ez-no-mammoth-near"),
            Way::Far => (self.mammoth_goals(Way::Far), "ez-no-mammoth-far"),
        };
        if possible { Ok(()) } else { Err(No::rule("EZ-5.4", why)) }
    }

    fn mammoth_goals(&self, way: Way) -> bool {
        self.board.mammoth_areas().iter().any(|from| !self.mammoth_reach(from, way).is_empty())
    }

    /// Where a mammoth may go from an area in that way.
    #[inline]
    pub(super) fn mammoth_reach(&self, from: Area, way: Way) -> Areas {
        let near = self.neighbours(from);
        let reach = if way == Way::Far { near.outside().but(from) } else { near };
        reach.both(self.board.free())
    }

    #[inline]
    pub(super) fn apply_play(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Action::Play { card, copy, way } = action else { return };
        let seat = self.active;
        let effect = copy.map_or(Some(card), |side| self.decks.top[side.index()]);
        let Some(effect) = effect.filter(|effect| !effect.is_cult()) else { return };
        if !self.decks.play(seat, card) {
            return;
        }
        log.tell(|| Event::Played { seat, card, copied: copy.map(|_| effect) });
        let stones = self.data.stones(effect, way.index());
        if effect.colour() == Colour::Light {
            // EZ-3.3
            let paid = stones.min(self.stones[seat.index()]);
            self.stones[seat.index()] -= paid;
            self.light_stones += paid;
            log.tell(|| Event::Paid { seat, stones: paid });
            self.begin_act(effect, way, seat);
        } else if self.last_round() && stones >= self.dark_stones {
            // EZ-12.1, EZ-R15
            let moved = self.dark_stones;
            self.light_stones += moved;
            self.dark_stones = 0;
            log.tell(|| Event::StonesLaidOver { stones: moved });
            self.begin_conflict(log);
        } else {
            self.pay_out(seat, stones, log);
            if effect.helps_all() {
                self.begin_act(effect, way, seat.next(self.seats));
            } else {
                self.act = Act::of(effect, way, seat);
                self.stage = Stage::Choose;
            }
        }
    }

    /// EZ-3.4, EZ-3.12: from the dark supply; what is missing there from the light one, as far as it goes (EZ-R17).
    fn pay_out(&mut self, seat: Seat, stones: u8, log: &mut impl Log<Event>) {
        let dark = stones.min(self.dark_stones);
        let light = (stones - dark).min(self.light_stones);
        self.dark_stones -= dark;
        self.light_stones -= light;
        self.stones[seat.index()] += dark + light;
        log.tell(|| Event::Took { seat, dark, light });
    }

    // ---- the player is named whom a dark card helps (EZ-3.13) ------------------------------------------------------

    #[inline]
    pub(super) fn legal_choices(&self, into: &mut Actions<Action>) {
        self.everybody().filter(|&seat| seat != self.active).for_each(|seat| into.push(Action::Choose(seat)));
    }

    pub(super) fn check_choice(&self, action: Action) -> Verdict {
        match action {
            Action::Choose(seat) if seat == self.active => Err(No::rule("EZ-3.13", "ez-no-choose-self")),
            Action::Choose(seat) if seat.0 >= self.seats => Err(No::rule("EZ-3.13", "ez-no-choose-nobody")),
            Action::Choose(_) => Ok(()),
            _ => Err(self.another_question()),
        }
    }

    #[inline]
    pub(super) fn apply_choice(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Action::Choose(seat) = action else { return };
        let by = self.active;
        log.tell(|| Event::Chosen { seat, by });
        self.begin_act(self.act.card, self.act.way, seat);
    }

    // ---- carrying out: who, and who next --------------------------------------------------------------------------

    #[inline]
    fn begin_act(&mut self, card: Card, way: Way, actor: Seat) {
        self.act = Act::of(card, way, actor);
        self.stage = Stage::Act;
        // EZ-3.7: nothing can be swapped, so that nothing is asked.
        if card == Card::Swap && self.swappable().is_empty() {
            self.finish_act();
        }
    }

    /// The actor is done: the next of all others acts (EZ-7.1), or the turn goes on.
    #[inline]
    pub(super) fn finish_act(&mut self) {
        let next = self.act.actor.next(self.seats);
        if self.act.card.helps_all() && next != self.active {
            self.begin_act(self.act.card, self.act.way, next);
        } else {
            self.act = Act::NONE;
            self.stage = Stage::Discard { must: false };
        }
    }

    // ---- a card may be discarded (EZ-3.8), or must (EZ-3.6) ---------------------------------------------------------

    #[inline]
    pub(super) fn legal_discards(&self, must: bool, into: &mut Actions<Action>) {
        if !must {
            into.push(Action::Keep);
        }
        for colour in Colour::ALL {
            for (card, _) in self.decks.hands[self.active.index()].kinds(colour) {
                into.push(Action::Discard(card));
            }
        }
    }

    pub(super) fn check_discard(&self, must: bool, action: Action) -> Verdict {
        match action {
            Action::Keep if !must => Ok(()),
            Action::Discard(card) if self.decks.hands[self.active.index()].has(card) => Ok(()),
            Action::Discard(card) => Err(No::rule("EZ-3.8", "ez-no-in-hand").with("card", card)),
            _ => Err(self.another_question()),
        }
    }

    #[inline]
    pub(super) fn apply_discard(&mut self, action: Action, log: &mut impl Log<Event>) {
        let seat = self.active;
        if let Action::Discard(card) = action
            && self.decks.hands[seat.index()].take(card)
        {
            self.decks.hidden[seat.index()].add(card);
            log.tell(|| Event::Discarded { seat, colour: card.colour(), card: Some(card) });
        }
        self.stage = Stage::Draw;
    }

    // ---- the hand is filled (EZ-3.9 to EZ-3.11) -----------------------------------------------------------------------

    #[inline]
    pub(super) fn legal_draws(&self, into: &mut Actions<Action>) {
        for colour in Colour::ALL {
            if self.drawable(colour).is_ok() {
                into.push(Action::Draw(colour));
            }
        }
    }

    #[inline]
    pub(crate) fn drawable(&self, colour: Colour) -> Verdict {
        if !self.decks.can_draw(colour) {
            return Err(No::rule("EZ-3.11", "ez-no-draw-empty").with("colour", colour));
        }
        // EZ-3.10: only the last card decides.
        let hand = &self.decks.hands[self.active.index()];
        if hand.total() + 1 == self.data.hand_size && hand.is_empty(colour.other()) {
            return Err(No::rule("EZ-3.10", "ez-no-draw-same").with("colour", colour));
        }
        Ok(())
    }

    pub(super) fn check_draw(&self, action: Action) -> Verdict {
        match action {
            Action::Draw(colour) => self.drawable(colour),
            _ => Err(self.another_question()),
        }
    }

    #[inline]
    pub(super) fn apply_draw(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Action::Draw(colour) = action else { return };
        if self.decks.draw.is_empty(colour) {
            // EZ-3.11, EZ-R8
            self.decks.shuffle(colour);
            log.tell(|| Event::Shuffled { colour });
        }
        self.stage = Stage::Drawn(colour);
    }

    #[inline]
    pub(super) fn resolve_drawn(&mut self, card: Card, log: &mut impl Log<Event>) {
        if !self.decks.draw.take(card) {
            return;
        }
        let seat = self.active;
        self.decks.hands[seat.index()].add(card);
        log.tell(|| Event::Drew { seat, colour: card.colour(), card: Some(card) });
        if self.decks.hands[seat.index()].total() < self.data.hand_size {
            self.stage = Stage::Draw;
        } else if self.dark_stones == 0 {
            // EZ-3.12
            self.begin_conflict(log);
        } else {
            self.begin_turn(seat.next(self.seats), log);
        }
    }

    // ---- whose turn -----------------------------------------------------------------------------------------------------

    #[inline]
    pub(super) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.active = seat;
        if self.can_play() {
            self.stage = Stage::Play;
        } else {
            // EZ-3.6, EZ-R5
            self.stage = Stage::Discard { must: true };
            log.tell(|| Event::NothingToPlay { seat });
        }
    }

    /// Whether the active player can play any card at all.
    #[inline]
    pub(crate) fn can_play(&self) -> bool {
        let mut any = false;
        self.each_play(&mut |_| {
            any = true;
            false
        });
        any
    }
}
