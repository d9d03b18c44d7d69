//! Civilisation cards: the price, and what the upper half gives (SA-5).

use crate::action::Action;
use crate::data::{CardId, Gift, Top};
use crate::dice::Dice;
use crate::event::Event;
use crate::goods::{Good, Payment, Resource};
use crate::names::{self, WORDS};
use crate::place::Place;
use crate::state::{Stage, StoneAge};
use lascaux_table::{Actions, Arg, Ask, Log, Refusal, Seat, said};

impl StoneAge {
    pub(crate) fn ask_card_payment(&self, slot: u8) -> Ask {
        let slot = usize::from(slot);
        let ask =
            self.asks("pay-card", "SA-5.1").with("card", self.open_card(slot).map_or("nothing", |card| &card.name));
        ask.with("price", self.data().card_prices[slot])
    }

    #[inline]
    pub(crate) fn legal_card_payments(&self, slot: u8, into: &mut Actions<Action>) {
        let price = self.data().card_prices[usize::from(slot)];
        Payment::each_run(&self.player(self.mover).stock, price, |run| into.extend(run.payments().map(Action::Pay)));
        into.push(Action::Decline);
    }

    pub(crate) fn check_card_payment(&self, slot: u8, paid: Payment) -> Result<(), Refusal> {
        let price = self.data().card_prices[usize::from(slot)];
        if paid.count() != u32::from(price) {
            let why = said!(WORDS, "sa-no-card-price", n = price, offered = paid.count());
            return Err(Refusal::rule("SA-5.2", why));
        }
        self.check_owned(paid)
    }

    /// Nobody pays what is not there (SA-5.14).
    pub(crate) fn check_owned(&self, paid: Payment) -> Result<(), Refusal> {
        let stock = self.player(self.mover).stock;
        for ((resource, asked), have) in Resource::ALL.into_iter().zip(paid.amounts()).zip(stock) {
            if u16::from(asked) > have {
                let (have, offered) = (names::amount(resource.into(), have), names::amount(resource.into(), asked));
                return Err(Refusal::rule("SA-5.14", said!(WORDS, "sa-no-stock", have = have, offered = offered)));
            }
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn pay(&mut self, paid: Payment, log: &mut impl Log<Event>) {
        let seat = self.mover;
        let amounts = paid.amounts();
        for (have, amount) in self.player_mut(seat).stock.iter_mut().zip(amounts) {
            *have = have.saturating_sub(u16::from(amount));
        }
        let [wood, brick, stone, gold] = amounts;
        log.tell(|| Event::Paid { seat, wood, brick, stone, gold });
    }

    #[inline]
    pub(crate) fn decline(&mut self, place: Place, log: &mut impl Log<Event>) {
        if let Some(thing) = self.thing_at(place) {
            log.tell(|| Event::Declined { seat: self.mover, place, thing });
        }
        self.go_on_using(log);
    }

    #[inline]
    pub(crate) fn buy_card(&mut self, slot: u8, paid: Payment, log: &mut impl Log<Event>) {
        let seat = self.mover;
        let Some(card) = self.display[usize::from(slot)].take() else { return };
        self.pay(paid, log);
        log.tell(|| Event::CardBought { seat, card: self.card(card) });
        self.player_mut(seat).cards.insert(card);
        match self.card(card).top {
            Top::DiceTable {} => self.stage = Stage::RollTable,
            Top::RollResource { resource, dice } => {
                self.stage = Stage::Roll { good: Good::Resource(resource), dice };
            }
            Top::Tool { .. } => self.use_toolmaker(log),
            Top::ExtraCard { .. } => self.draw_extra_card(log),
            Top::AnyResources { .. } => self.stage = Stage::TakeOrKeep,
            at_once => {
                self.give(at_once, log);
                self.go_on_using(log);
            }
        }
    }

    /// What a card gives without a further question.
    #[inline]
    fn give(&mut self, top: Top, log: &mut impl Log<Event>) {
        let seat = self.mover;
        match top {
            Top::Food { amount } => self.gain(seat, Good::Food, u16::from(amount), log),
            Top::Resource { resource, amount } => self.gain(seat, Good::Resource(resource), u16::from(amount), log),
            Top::Points { amount } => self.score(seat, i32::from(amount), log),
            Top::Field { .. } => self.gain_field(seat, log),
            Top::OneUseTool { value } => {
                self.player_mut(seat).once |= 1 << value;
                log.tell(|| Event::OneUseToolKept { seat, value });
            }
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, points: i32, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.score = player.score.saturating_add(points);
        log.tell(|| Event::Scored { seat, points });
    }

    // ---- the dice table (SA-5.4) ------------------------------------------------------------------------------------

    #[inline]
    pub(crate) fn table_rolled(&mut self, dice: Dice, log: &mut impl Log<Event>) {
        log.tell(|| Event::TableRolled { seat: self.mover, dice: dice.faces().collect() });
        self.stage = Stage::Pick { seat: self.mover, dice };
    }

    pub(crate) fn ask_pick(&self, dice: Dice) -> Ask {
        self.asks("pick", "SA-5.4").with("dice", dice.faces().collect::<Vec<_>>())
    }

    #[inline]
    pub(crate) fn legal_picks(&self, dice: Dice, into: &mut Actions<Action>) {
        for face in 1..=6 {
            if dice.showing(face) > 0 {
                into.push(Action::Pick(face));
            }
        }
    }

    pub(crate) fn check_pick(&self, dice: Dice, face: u8) -> Result<(), Refusal> {
        if !(1..=6).contains(&face) || dice.showing(face) == 0 {
            let why = said!(WORDS, "sa-no-die", face = face, dice = Arg::from_iter(dice.faces()));
            return Err(Refusal::rule("SA-5.4", why));
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn pick(&mut self, seat: Seat, dice: Dice, face: u8, log: &mut impl Log<Event>) {
        let left = dice.without(face);
        log.tell(|| Event::DiePicked { seat, face });
        match self.data().dice_table[usize::from(face) - 1] {
            Gift::Resource(resource) => self.gain(seat, Good::Resource(resource), 1, log),
            Gift::Field => self.gain_field(seat, log),
            Gift::Tool => {
                if self.gain_tool(seat, log) {
                    self.stage = Stage::Raise { dice: left };
                    return;
                }
            }
        }
        self.pass_dice(seat, left, log);
    }

    /// The remaining dice go to the left neighbour of `seat`; when all are taken the buyer's turn goes on.
    #[inline]
    pub(crate) fn pass_dice(&mut self, seat: Seat, dice: Dice, log: &mut impl Log<Event>) {
        if dice == Dice::NONE {
            self.go_on_using(log);
        } else {
            self.stage = Stage::Pick { seat: seat.next(self.seats), dice };
        }
    }

    // ---- the extra card (SA-5.11) -----------------------------------------------------------------------------------

    fn draw_extra_card(&mut self, log: &mut impl Log<Event>) {
        if self.deck.is_empty() {
            log.tell(|| Event::DeckEmpty { seat: self.mover }); // SA-R8
            self.go_on_using(log);
        } else {
            self.stage = Stage::DrawExtra;
        }
    }

    pub(crate) fn extra_card_drawn(&mut self, card: CardId, log: &mut impl Log<Event>) {
        let seat = self.mover;
        self.deck.remove(card);
        self.player_mut(seat).extra = Some(card);
        log.tell(|| Event::ExtraCard { seat, card: Some(self.card(card)) });
        self.go_on_using(log);
    }
}
