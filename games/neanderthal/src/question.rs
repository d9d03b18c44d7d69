//! What is asked, in words: the phase, the question, its rule, and what the question is about.

use crate::notation::ware_words;
use crate::phase::{Chance, Question, Topic};
use crate::state::{Band, Deal, Match, Neanderthal, Stage};
use crate::vocabulary::{Asked, Disk, Key, Phase, Place, Set, Who, Word};
use lascaux_table::Ask;
use serde_json::{Value, json};

/// A question as its phase words it: what is asked, by which rule, and of how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Prompt {
    pub asked: Asked,
    pub rule: &'static str,
    pub number: Option<u8>,
}

impl Prompt {
    pub(crate) fn new(asked: Asked, rule: &'static str) -> Prompt {
        Prompt { asked, rule, number: None }
    }

    /// The same question, about so many.
    pub(crate) fn of(self, number: u8) -> Prompt {
        Prompt { number: Some(number), ..self }
    }

    /// Where a stage asks nobody.
    pub(crate) fn nothing() -> Prompt {
        Prompt::new(Asked::Nothing, "NE-A1")
    }
}

impl Neanderthal {
    /// The species that is asked, while a player is.
    #[inline]
    pub fn asked(&self) -> Option<Who> {
        match self.question() {
            Question::Player(who, _) => Some(who),
            _ => None,
        }
    }

    /// The phase of the round.
    pub(crate) fn phase(&self) -> Phase {
        match self.stage {
            Stage::DealRows
            | Stage::DealBoards { .. }
            | Stage::DealCouplings { .. }
            | Stage::ChooseSexuality { .. } => Phase::SetUp,
            Stage::Recall { .. } | Stage::Assign { .. } => Phase::Assign,
            Stage::Offer { .. }
            | Stage::Draft { .. }
            | Stage::Answer { .. }
            | Stage::Consent { .. }
            | Stage::Attack { .. }
            | Stage::Strike { .. } => Phase::Attack,
            Stage::Uncontested { .. } | Stage::Contested { .. } | Stage::Predators { .. } => Phase::Hunt,
            Stage::Domestics { .. } => Phase::Domestics,
            Stage::Special { .. } => Phase::Special,
            Stage::Over { .. } => Phase::End,
            _ => Phase::Events,
        }
    }

    /// What is asked or awaited now, by which rule, and of how many.
    pub(crate) fn asking(&self) -> Prompt {
        match self.question() {
            Question::Over => Prompt::new(Asked::Nothing, "NE-J"),
            Question::Chance(chance) => self.awaiting(chance),
            Question::Player(who, topic) => self.prompt(who, topic),
        }
    }

    /// What is asked now, with everything that the question is about.
    pub(crate) fn ask_in_words(&self) -> Ask {
        let Prompt { asked, rule, number } = self.asking();
        let ask = Ask::new(self.phase().word(), asked.word(), rule).with("round", self.round);
        match self.question() {
            Question::Over => ask,
            Question::Chance(chance) => self.about_chance(ask, chance),
            Question::Player(who, topic) => {
                let ask = ask.with("species", who.word());
                match topic {
                    Topic::Stage => self.about_stage(ask, who, number),
                    _ => self.about_piece(ask, who, number),
                }
            }
        }
    }

    /// Where it happens: the place, and the card that lies there.
    fn at(&self, ask: Ask, place: Place) -> Ask {
        let card = match place {
            Place::Slot(slot) => self.rows[slot].card().map(Word::word),
            Place::Daughter(daughter) => Some(daughter.word()),
        };
        ask.with("place", place.word()).with("card", card)
    }

    fn about_chance(&self, ask: Ask, chance: Chance) -> Ask {
        match chance {
            Chance::Biome { slot, row } => ask.with("slot", slot.word()).with("deck", row.word()),
            Chance::Daughter => ask.with("left", self.deck),
            Chance::Board(seat) => ask.with("for", seat.0),
            Chance::Coupling(who) => ask.with("species", who.word()),
            Chance::Dice { who, dice } => {
                let ask = ask.with("species", who.word()).with("count", dice);
                match (self.hunt, self.suit, self.stage) {
                    (Some(hunt), _, _) => {
                        let ask = self.at(ask, Place::Slot(hunt.on));
                        let prey = hunt.prey.and_then(|prey| self.rows[prey].card());
                        if let Some(prey) = prey { ask.with("prey", prey.word()) } else { ask }
                    }
                    (_, Some(suit), _) => self.at(ask, Place::Daughter(suit.daughter)),
                    (_, _, Stage::Attack { place, .. }) => self.at(ask, place),
                    _ => ask,
                }
            }
        }
    }

    /// What comes between two steps: hunters, disks and cards that somebody has to name.
    fn about_piece(&self, ask: Ask, who: Who, number: Option<u8>) -> Ask {
        if let Some(losing) = self.losing {
            let slot = match losing.from {
                Band::Party(slot) => slot,
                // They stand on the predator's card by now.
                Band::Raid(prey) => self.raids[prey].map_or(prey, |raid| raid.predator),
            };
            return self.at(ask, Place::Slot(slot)).with("number", number);
        }
        if let Some(giving) = self.giving {
            return ask.with("by", giving.to.word());
        }
        if let Some(freeing) = self.freeing {
            let colours: Set<Disk> = Disk::all().filter(|disk| freeing.disks[*disk] > 0).collect();
            return ask.with("colours", words(colours)).with("disks", json!(freeing.disks));
        }
        if self.over_hand_limit() == Some(who) {
            return ask.with("number", number).with("limit", self.hand_limit(who));
        }
        match (self.hunt, self.suit) {
            (Some(hunt), _) => {
                let ask = self.at(ask, Place::Slot(hunt.on));
                let card = self.rows[hunt.on].card().map(|biome| self.figures().biome(biome));
                if ask.what == Asked::Claim.word() { ask.with("kind", json!(card.map(|card| card.kind))) } else { ask }
            }
            (_, Some(suit)) => self.at(ask, Place::Daughter(suit.daughter)),
            _ => ask,
        }
    }

    fn about_stage(&self, ask: Ask, who: Who, number: Option<u8>) -> Ask {
        let current = self.current.map(Word::word);
        match self.stage {
            Stage::Council => ask.with("card", current),
            Stage::ChooseSexuality { .. } => {
                let sides = self.peoples[who].coupling.map(|card| card.sides().map(Word::word));
                ask.with("sides", json!(sides))
            }
            Stage::ChaosHunters { lost, .. } => ask.with("number", number).with("lost", lost),
            Stage::ChaosChange { .. } | Stage::EndChange { .. } => {
                let people = &self.peoples[who];
                let other = people.coupling.zip(people.sexuality).map(|(card, now)| card.other(now).word());
                ask.with("to", other)
            }
            Stage::Wanderlust { .. }
            | Stage::Recall { .. }
            | Stage::Blizzard { .. }
            | Stage::Assign { .. }
            | Stage::Special { .. } => ask.with("number", number),
            Stage::Auction { high, bid, .. } => ask
                .with("card", current)
                .with("colours", words(self.bid_colours()))
                .with("high", high.map(Word::word))
                .with("bid", bid),
            Stage::Lay { .. } => {
                ask.with("card", current).with("colours", words(self.bid_colours())).with("number", number)
            }
            Stage::Draft { .. } | Stage::Answer { .. } | Stage::Consent { .. } => match self.deal {
                Some(deal) => self.terms(ask, &deal),
                None => ask,
            },
            Stage::Strike { place, .. } => self.at(ask, place).with("number", number),
            _ => ask,
        }
    }

    /// Between whom an offer is, and its terms, as they are said in the notation.
    fn terms(&self, ask: Ask, deal: &Deal) -> Ask {
        let card = |place: Place| match place {
            Place::Slot(slot) => self.rows[slot].card().map_or(slot.word(), Word::word),
            Place::Daughter(daughter) => daughter.word(),
        };
        let wedding = |one: Match| format!("{}{}", one.daughter, if one.alpha { " alpha" } else { "" });
        let said = [
            ("leave", deal.leave.map(|place| card(place).to_string())),
            ("ask", deal.ask.map(|place| card(place).to_string())),
            ("give", deal.give.map(ware_words)),
            ("take", deal.take.map(ware_words)),
            ("groom", deal.groom.map(wedding)),
            ("bride", deal.bride.map(wedding)),
        ];
        let ask = ask.with("from", deal.from.word()).with("to", deal.to.word());
        said.into_iter().fold(ask, |ask, (term, said)| match said {
            Some(said) => ask.with(term, said),
            None => ask,
        })
    }
}

/// The words of a set, as a list.
fn words<K: Word>(set: Set<K>) -> Value {
    set.iter().map(Word::word).collect()
}
