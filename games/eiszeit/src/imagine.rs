//! What a viewer cannot know is dealt anew, from what the viewer does know alone: of hidden cards and fires only their
//! numbers, and all of them together, are ever read. So nothing that is imagined tells the truth (EZ-R3, EZ-R16).

use crate::card::{Card, Colour};
use crate::cards::Cards;
use crate::chance::any_fire;
use crate::decks::{Decks, Memory};
use crate::state::{Eiszeit, Seats, Stage};
use lascaux_table::{MAX_SEATS, Rng, Seat, Viewer, below};

/// How often cards are dealt until they agree with the last shuffle and with what is asked now. Hardly ever more than
/// a few times.
const MOST_DEALS: u32 = 200;

impl Eiszeit {
    /// Deals anew what the viewer cannot know.
    pub(crate) fn deal_anew(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.0 < self.seats => Some(seat),
            _ => None,
        };
        self.burn_anew(viewer, rng);
        // Everybody sees whether the active player can play a card (EZ-3.6), so that the hand imagined has to agree.
        let can_play = match self.stage {
            _ if viewer == Some(self.active) => None,
            Stage::Play => Some(true),
            Stage::Discard { must: true } => Some(false),
            _ => None,
        };
        let others = self.everybody().filter(move |&seat| Some(seat) != viewer);
        let lying = self.decks;
        // A hand with which nothing can be played is rare: it is not waited for.
        if can_play != Some(false) {
            for _ in 0..MOST_DEALS {
                self.decks = lying;
                let dealt = Colour::ALL.into_iter().all(|colour| self.decks.deal_anew(others.clone(), colour, rng));
                if dealt && can_play.is_none_or(|can| self.can_play() == can) {
                    return;
                }
            }
        }
        self.decks = lying;
        self.deal_forgetting(others, can_play, rng);
    }

    /// Fires that others have looked at get a value that the viewer can believe in.
    fn burn_anew(&mut self, viewer: Option<Seat>, rng: &mut impl Rng) {
        let turned_up = self.stage == Stage::Reveal;
        let believes = |seen: Seats| turned_up || viewer.is_some_and(|seat| seen.contains(seat));
        let mut left = self.data.fires;
        for fire in self.fires.iter().filter(|fire| believes(fire.seen)) {
            if let Some(value) = fire.value {
                left[usize::from(value) % 3] -= 1;
            }
        }
        for fire in self.fires.iter_mut().filter(|fire| fire.value.is_some() && !believes(fire.seen)) {
            let value = any_fire(&left, rng);
            left[usize::from(value)] -= 1;
            fire.value = Some(value);
        }
    }

    /// The deal that always succeeds: the last shuffle is forgotten, and of the active player's hand so much is chosen
    /// first as makes it playable, or all of it such that nothing can be played.
    ///
    /// Nothing can be played only while no dark card is visible (EZ-R5), which no game reaches after a shuffle. Then,
    /// and with a visible card that a cult card may copy (EZ-R11), a hand is playable just when one of its cards is by
    /// itself.
    fn deal_forgetting(
        &mut self,
        others: impl Iterator<Item = Seat> + Clone,
        can_play: Option<bool>,
        rng: &mut impl Rng,
    ) {
        let active = self.active.index();
        let lying = self.decks;
        let mut pool = lying.draw;
        for seat in others.clone().map(Seat::index) {
            pool = pool.plus(&lying.hands[seat]).plus(&lying.hidden[seat]);
            self.decks.hands[seat] = Cards::NONE;
            self.decks.hidden[seat] = Cards::NONE;
        }
        if let Some(can) = can_play {
            let mut fit = Cards::NONE;
            for card in Card::ALL {
                let wanted = lying.hands[active].len(card.colour()) > 0;
                self.decks.hands[active] = Cards::NONE;
                self.decks.hands[active].add(card);
                if wanted && self.can_play() == can {
                    (0..pool.count(card)).for_each(|_| fit.add(card));
                }
            }
            let hand = &mut self.decks.hands[active];
            *hand = Cards::NONE;
            if can {
                let light = u32::from(fit.len(Colour::Light));
                let n = below(rng, fit.total().into());
                let card = if n < light { fit.nth(Colour::Light, n) } else { fit.nth(Colour::Dark, n - light) };
                if let Some(card) = card.filter(|&card| pool.take(card)) {
                    hand.add(card);
                }
            } else {
                for colour in Colour::ALL {
                    let chosen = some_cards(&mut fit, colour, lying.hands[active].len(colour), rng);
                    pool = pool.minus(&chosen).unwrap_or(pool);
                    *hand = hand.plus(&chosen);
                }
            }
        }
        for seat in others.map(Seat::index) {
            for colour in Colour::ALL {
                let sides = [
                    (&mut self.decks.hands[seat], &lying.hands[seat]),
                    (&mut self.decks.hidden[seat], &lying.hidden[seat]),
                ];
                for (side, lay) in sides {
                    let missing = lay.len(colour) - side.len(colour);
                    *side = side.plus(&some_cards(&mut pool, colour, missing, rng));
                }
            }
        }
        self.decks.draw = pool;
        self.decks.memory = Memory::NONE;
    }
}

impl Decks {
    /// Deals the cards of a colour that none but `others` can see to their hands, their hidden discards and the draw
    /// pile, so that they agree with what is known of the last shuffle. Whether that was managed.
    ///
    /// Not honoured (EZ-R16): what went into shuffles before the last, in which order a player has drawn, played and
    /// discarded since, and what an earlier forced discard (EZ-3.6) or a copy under EZ-R11 showed of the rest of a hand.
    fn deal_anew(&mut self, others: impl Iterator<Item = Seat> + Clone, colour: Colour, rng: &mut impl Rng) -> bool {
        let lying = *self;
        let mut pool = lying.draw.only(colour);
        let mut then = Cards::NONE;
        let mut traces = [Traces::default(); MAX_SEATS];
        for seat in others.clone().map(Seat::index) {
            let memory = &lying.memory;
            pool = pool.plus(&lying.hands[seat].only(colour)).plus(&lying.hidden[seat].only(colour));
            then = then.plus(&memory.held[seat].only(colour)).plus(&memory.own[seat].only(colour));
            traces[seat] = Traces {
                to_discards: memory.own[seat].len(colour),
                to_hand: memory.held[seat].len(colour),
                unseen: lying.hands[seat].len(colour) + lying.hidden[seat].len(colour),
                played: memory.played[seat].only(colour),
                ..Traces::default()
            };
        }
        if !trace(&mut traces, then, &mut pool, colour, rng) {
            return false;
        }
        for seat in others.map(Seat::index) {
            let Traces { discarded, gone, still, .. } = traces[seat];
            let hidden = lying.hidden[seat].len(colour);
            let drawn = lying.hands[seat].len(colour) + hidden - still.len(colour);
            let mut cards = still.plus(&some_cards(&mut pool, colour, drawn, rng));
            self.hidden[seat].replace(&some_cards(&mut cards, colour, hidden, rng), colour);
            self.hands[seat].replace(&cards, colour);
            self.memory.held[seat].replace(&gone.plus(&still), colour);
            self.memory.own[seat].replace(&discarded, colour);
        }
        self.draw.replace(&pool, colour);
        true
    }
}

/// Where a player's share of the cards went that the viewer did not see going into the last shuffle.
#[derive(Clone, Copy, Default)]
struct Traces {
    /// How many of them had been discarded unseen by this player before, and are still to be named.
    to_discards: u8,
    /// How many of them this player held, and are still to be named.
    to_hand: u8,
    /// How many cards this player has now that the viewer does not see, and that are not known to be such.
    unseen: u8,
    /// What this player played since, openly, and that is not known to be such.
    played: Cards,
    /// Discarded before the shuffle.
    discarded: Cards,
    /// Held at the shuffle and played since.
    gone: Cards,
    /// Held at the shuffle and still there, in hand or discarded unseen.
    still: Cards,
}

/// Gives every card of `then` a place at the last shuffle, and takes those that are still there out of `pool`. Every
/// place that is possible is as likely; false where one card finds none.
fn trace(
    traces: &mut [Traces; MAX_SEATS],
    mut then: Cards,
    pool: &mut Cards,
    colour: Colour,
    rng: &mut impl Rng,
) -> bool {
    while !then.is_empty(colour) {
        // First those that cannot all be still there: their choice is narrow.
        let gone = then.less(pool);
        let Some(card) = any_card(if gone.is_empty(colour) { &then } else { &gone }, colour, rng) else { return false };
        then.take(card);
        let still = gone.is_empty(colour);
        let places = |traces: &Traces| {
            let held = traces.to_hand > 0;
            [
                u32::from(traces.to_discards),
                u32::from(if held { traces.played.count(card) } else { 0 }),
                u32::from(if held && still { traces.unseen } else { 0 }),
            ]
        };
        let mut n = below(rng, traces.iter().flat_map(places).sum());
        let mut chosen = None;
        for (seat, traces) in traces.iter().enumerate() {
            for (place, count) in places(traces).into_iter().enumerate() {
                if chosen.is_none() && n < count {
                    chosen = Some((seat, place));
                }
                n = n.saturating_sub(count);
            }
        }
        let Some((seat, place)) = chosen else { return false };
        let traces = &mut traces[seat];
        match place {
            0 => {
                traces.to_discards -= 1;
                traces.discarded.add(card);
            }
            1 => {
                traces.to_hand -= 1;
                traces.played.take(card);
                traces.gone.add(card);
            }
            _ => {
                traces.to_hand -= 1;
                traces.unseen -= 1;
                pool.take(card);
                traces.still.add(card);
            }
        }
    }
    true
}

/// Draws some cards, as many as there are at most.
fn some_cards(from: &mut Cards, colour: Colour, count: u8, rng: &mut impl Rng) -> Cards {
    let mut cards = Cards::NONE;
    for _ in 0..count {
        if let Some(card) = any_card(from, colour, rng) {
            from.take(card);
            cards.add(card);
        }
    }
    cards
}

fn any_card(cards: &Cards, colour: Colour, rng: &mut impl Rng) -> Option<Card> {
    cards.nth(colour, below(rng, cards.len(colour).into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lascaux_table::{Actions, Game, Turn};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// EZ-3.6, EZ-3.10: the last resort, which random games never need, gives possible positions that look the same.
    #[test]
    fn a_deal_that_forgets_the_last_shuffle_is_possible_and_looks_the_same() {
        let options = Eiszeit::options(&serde_json::Map::new()).unwrap();
        let mut actions = Actions::of::<Eiszeit>();
        let mut looked = 0;
        for seed in 0..9 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut game = Eiszeit::new(3 + (seed % 3) as u8, &options, Eiszeit::data(None).unwrap()).unwrap();
            loop {
                for viewer in game.everybody().filter(|_| game.stage == Stage::Play) {
                    let mut other = game;
                    let others = game.everybody().filter(|&seat| seat != viewer);
                    let can_play = (viewer != game.active).then_some(true);
                    other.deal_forgetting(others, can_play, &mut rng);
                    assert_eq!(other.view(Viewer::Seat(viewer)), game.view(Viewer::Seat(viewer)));
                    let read = Eiszeit::load(&other.position(), game.components());
                    assert_eq!(read.as_ref(), Ok(&other));
                    looked += u32::from(other.decks.hands != game.decks.hands);
                }
                match game.turn() {
                    Turn::Player(_) => {
                        game.legal(&mut actions);
                        game.apply(actions[below(&mut rng, actions.len() as u32) as usize], &mut ());
                    }
                    Turn::Chance => game.resolve(game.sample(&mut rng), &mut ()),
                    Turn::Over => break,
                }
            }
        }
        assert!(looked > 500, "only {looked} hands were dealt anew");
    }
}
