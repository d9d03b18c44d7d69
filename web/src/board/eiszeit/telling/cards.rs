//! The cards: what they cost or bring, what they do, what they would end, and whether the reader can play them.

use super::Teller;
use crate::board::eiszeit::cards::{card_about, card_name, price, source_word};
use crate::board::{Point, Telling};
use crate::words::Words;
use lascaux_games::eiszeit::{Card, CardView, Colour, Data, Phase, PlayerView};

/// What a card is, in nobody's game.
pub(in crate::board::eiszeit) fn of_card(card: &CardView, data: &Data, words: &Words) -> Telling {
    let kind = card.card;
    let (word, point, rule) = match kind.colour() {
        Colour::Light => ("ez-piece-light", Point::Asks, "EZ-3.3"),
        Colour::Dark => ("ez-piece-dark", Point::Does, "EZ-3.4"),
    };
    let one = kind.colour() == Colour::Dark && !kind.helps_all() && !kind.is_cult();
    Telling::of(card_name(kind, words), words.say(word))
        .with(point, format!("{} ({rule})", price(kind, &card.stones, words)))
        .with(Point::Does, format!("{} ({})", card_about(kind, data, words), kind.rule()))
        .with_some(Point::Does, one.then(|| words.say("ez-piece-helps-one")))
        .sourced(source_word(card.source), words)
}

impl Teller<'_> {
    /// A card; in hand with what playing it would mean.
    pub fn card(&self, card: &CardView, in_hand: bool) -> Telling {
        let copies = self.scene.data.cards[card.card.index()].copies;
        let told = of_card(card, self.scene.data, self.scene.words);
        let told = told.with_some(Point::Harms, self.ends(card).filter(|_| in_hand));
        let now = self.own().filter(|_| in_hand).map_or(Vec::new(), |own| self.playing(card, own));
        told.with(Point::Stands, self.counted("ez-piece-copies", "count", copies)).now(now)
    }

    /// What playing a dark card would end (EZ-3.12, EZ-12.1), or leave.
    fn ends(&self, card: &CardView) -> Option<String> {
        let takes = *card.stones.first().filter(|_| card.card.colour() == Colour::Dark)?;
        if self.view.phase != Phase::Settling {
            return None;
        }
        let left = self.view.dark_supply.saturating_sub(takes);
        Some(match (left, self.view.round >= self.view.rounds) {
            (0, true) => self.say("ez-piece-ends-game"),
            (0, false) => self.say("ez-piece-ends-round"),
            _ => self.counted("ez-piece-leaves", "n", left),
        })
    }

    /// What it means to play a card of one's hand.
    fn playing(&self, card: &CardView, own: &PlayerView) -> Vec<String> {
        let (kind, mut now) = (card.card, Vec::new());
        match card.stones[..] {
            [stones] if kind.colour() == Colour::Light => now.push(self.paying(stones, own.stones)),
            [stones] => {
                let last = stones >= self.view.dark_supply && self.view.round >= self.view.rounds;
                if own.stones >= self.scene.data.light_duty {
                    now.push(self.counted("ez-piece-duty", "duty", self.scene.data.light_duty));
                } else if !last {
                    now.push(self.counted("ez-piece-gets", "n", own.stones + stones));
                }
            }
            [] => now.push(self.copied()),
            ref ways => {
                let open = ways.iter().filter(|stones| **stones <= own.stones).count();
                now.push(self.with("ez-piece-ways", &[("have", own.stones.into()), ("n", open.into())]));
            }
        }
        if let Some(landscape) = kind.landscape() {
            let free = self.view.areas.iter().filter(|area| area.landscape == landscape && !area.covered);
            let free: Vec<String> = free.map(|area| area.area.to_string()).collect();
            now.push(match free.is_empty() {
                true => self.say("ez-piece-lands-none"),
                false => self.with("ez-piece-lands", &[("areas", free.join(", ").into())]),
            });
        }
        if kind.landscape().is_some() || kind == Card::HuntersAndMammoth {
            now.push(self.counted("ez-piece-stock", "n", own.stock));
        }
        now
    }

    fn paying(&self, price: u8, have: u8) -> String {
        match have.checked_sub(price) {
            Some(left) => self.with("ez-piece-pays", &[("have", have.into()), ("left", left.into())]),
            None => self.counted("ez-piece-lacks", "n", price - have),
        }
    }

    /// The visible cards that a cult card could work as (EZ-5.8).
    fn copied(&self) -> String {
        let tops = self.view.piles.values().filter_map(|pile| pile.top.as_ref()).filter(|top| !top.card.is_cult());
        let tops: Vec<String> = tops.map(|top| card_name(top.card, self.scene.words)).collect();
        match tops.is_empty() {
            true => self.say("ez-piece-copy-none"),
            false => self.with("ez-piece-copy", &[("cards", tops.join(", ").into())]),
        }
    }

    /// The visible card of a colour, or the place where it will lie.
    pub fn top(&self, colour: Colour) -> Option<Telling> {
        let word = colour.word();
        let pile = self.view.piles.get(word)?;
        let under = pile.hidden + u8::try_from(pile.played.len()).unwrap_or(u8::MAX);
        let told = match &pile.top {
            Some(card) => self.card(card, false),
            None => Telling::of(self.say(&format!("ez-shelf-bare-{word}")), ""),
        };
        Some(
            told.with(Point::Stands, self.say("ez-piece-top"))
                .with(Point::Stands, self.counted("ez-piece-under", "n", under)),
        )
    }
}
