//! The phases of the game, one file each, in the order of the rulebook. Each file says what is asked, what is legal,
//! why something is not, and what happens.

mod conflict;
mod dark;
mod glacier;
mod hunters;
mod light;
mod next_round;
mod preparation;
mod scoring_round;
mod settling;

use crate::action::{Action, Way};
use crate::cards::Card;
use crate::chance::Outcome;
use crate::event::Event;
use crate::state::{Eiszeit, Stage};
use lascaux_table::{Actions, Ask, Log, Refusal};

impl Eiszeit {
    pub(crate) fn question(&self) -> Ask {
        match self.stage {
            Stage::Start => Ask::new("preparation", "first-player", "EZ-1.1"),
            Stage::Prepare => self.ask_preparation(),
            Stage::Deal => self.ask_deal(),
            Stage::Play | Stage::Choose | Stage::Discard { .. } | Stage::Draw | Stage::Drawn(_) => self.ask_settling(),
            Stage::Act | Stage::Look => self.ask_act(),
            Stage::Reveal => self.ask_reveal(),
            Stage::Lot | Stage::Cover(_) => self.ask_glacier(),
            Stage::Over => Ask::new("over", "nothing", "EZ-12.2"),
        }
    }

    #[inline]
    pub(crate) fn list(&self, into: &mut Actions<Action>) {
        match self.stage {
            Stage::Prepare => self.legal_preparation(into),
            Stage::Play => self.legal_plays(into),
            Stage::Choose => self.legal_choices(into),
            Stage::Act if self.act.card.colour() == crate::cards::Colour::Light => self.legal_light(into),
            Stage::Act => self.legal_dark(into),
            Stage::Discard { must } => self.legal_discards(must, into),
            Stage::Draw => self.legal_draws(into),
            Stage::Cover(_) => self.legal_glaciers(into),
            Stage::Start | Stage::Deal | Stage::Look | Stage::Drawn(_) | Stage::Reveal | Stage::Lot | Stage::Over => {}
        }
    }

    pub(crate) fn verdict(&self, action: Action) -> Result<(), Refusal> {
        match self.stage {
            Stage::Prepare => self.check_preparation(action),
            Stage::Play => self.check_play(action),
            Stage::Choose => self.check_choice(action),
            Stage::Act if self.act.card.colour() == crate::cards::Colour::Light => self.check_light(action),
            Stage::Act => self.check_dark(action),
            Stage::Discard { must } => self.check_discard(must, action),
            Stage::Draw => self.check_draw(action),
            Stage::Cover(_) => self.check_glacier(action),
            Stage::Start | Stage::Deal | Stage::Look | Stage::Drawn(_) | Stage::Reveal | Stage::Lot | Stage::Over => {
                Err(Refusal::rule("EZ-2.2", "No player is asked anything now."))
            }
        }
    }

    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Prepare => self.apply_preparation(action, log),
            Stage::Play => self.apply_play(action, log),
            Stage::Choose => self.apply_choice(action, log),
            Stage::Act if self.act.card.colour() == crate::cards::Colour::Light => self.apply_light(action, log),
            Stage::Act => self.apply_dark(action, log),
            Stage::Discard { .. } => self.apply_discard(action, log),
            Stage::Draw => self.apply_draw(action, log),
            Stage::Cover(seat) => self.apply_glacier(seat, action, log),
            Stage::Start | Stage::Deal | Stage::Look | Stage::Drawn(_) | Stage::Reveal | Stage::Lot | Stage::Over => {}
        }
    }

    #[inline]
    pub(crate) fn take_outcome(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        match (self.stage, outcome) {
            (Stage::Start, Outcome::Seat(seat)) => self.resolve_start(seat, log),
            (Stage::Deal, Outcome::Card(card)) => self.resolve_deal(card, log),
            (Stage::Drawn(_), Outcome::Card(card)) => self.resolve_drawn(card, log),
            (Stage::Look, Outcome::Fire(value)) => self.resolve_look(value, log),
            (Stage::Reveal, Outcome::Fire(value)) => self.resolve_reveal(value, log),
            (Stage::Lot, Outcome::Seat(seat)) => self.resolve_lot(seat, log),
            _ => {}
        }
    }

    /// The question of the card being carried out, and the refusal of an answer to another question.
    fn ask_act(&self) -> Ask {
        let act = &self.act;
        let what = match act.card {
            _ if self.stage == Stage::Look => "fire-seen",
            Card::Forest
            | Card::IcePlain
            | Card::Meadow
            | Card::StoneDesert
            | Card::Steppe
            | Card::Mountains
            | Card::AllPlaceTwo
            | Card::AllPlaceOne => "place",
            Card::HuntersAndMammoth => "place-with-mammoth",
            Card::Trek if act.herd => "take-mammoth",
            Card::Trek => "trek",
            Card::Mammoth => "mammoth",
            Card::BlindFire => "move-fire",
            Card::Swap if act.acted[0].is_some() => "swap-with",
            Card::Swap => "swap",
            Card::Club => "club-or-mammoth",
            Card::MoveThree => "move",
            Card::SeenFire if act.fire.is_some() => "move-seen-fire",
            Card::SeenFire => "look",
            Card::RemoveTwo | Card::RemoveOne => "remove",
            Card::RemoveMammoth => "remove-mammoth",
            Card::ClubOrMove => "club-or-move",
            Card::LightCult | Card::DarkCult => "cult",
        };
        let mut ask = Ask::new("settling", what, act.card.rule()).with("card", act.card.word());
        if !act.way.word().is_empty() {
            ask = ask.with("way", act.way.word());
        }
        ask.with("done", act.steps())
    }

    /// An answer to another question than the one that is asked.
    #[cold]
    fn another_question(&self) -> Refusal {
        let (rule, message) = match self.stage {
            Stage::Prepare => ("EZ-1.11", "Before the first round you place one hunter: \"place AREA\"."),
            Stage::Play => ("EZ-3.2", "You have to play one of your cards: \"play CARD\"."),
            Stage::Choose => ("EZ-3.13", "You have to name the player whom the card helps: \"choose COLOUR\"."),
            Stage::Discard { must: false } => {
                ("EZ-3.8", "You may discard a card of your hand: \"discard CARD\" or \"keep\".")
            }
            Stage::Discard { must: true } => {
                ("EZ-3.6", "You can play nothing and have to discard a card: \"discard CARD\".")
            }
            Stage::Draw => ("EZ-3.9", "You fill your hand: \"draw light\" or \"draw dark\"."),
            Stage::Cover(_) => ("EZ-10.2", "You have to lay a glacier: \"cover AREA\"."),
            Stage::Act => (self.act.card.rule(), self.help()),
            _ => ("EZ-2.2", "No player is asked anything now."),
        };
        Refusal::rule(rule, message)
    }

    /// EZ-4.5: why the swap and the mammoth card cannot be declined.
    fn duty(&self) -> &'static str {
        match (self.act.card, self.act.way) {
            (Card::Swap, _) if self.act.acted[0].is_some() => {
                "The swap has to be carried out; name the second hunter: \"with COLOUR AREA\"."
            }
            (Card::Swap, _) => "The swap has to be carried out; name the first hunter: \"swap COLOUR AREA\".",
            (_, Way::Place) => "The mammoth card has to be carried out; place a mammoth: \"mammoth AREA\".",
            _ => "The mammoth card has to be carried out; move a mammoth: \"mammoth FROM TO\".",
        }
    }

    /// What can be said to the card being carried out.
    fn help(&self) -> &'static str {
        match self.act.card {
            Card::Forest | Card::IcePlain | Card::Meadow | Card::StoneDesert | Card::Steppe | Card::Mountains => {
                "This card places hunters: \"place AREA\", with an empty stock \"move COLOUR FROM TO\", or \"done\"."
            }
            Card::AllPlaceTwo | Card::AllPlaceOne => {
                "You may place hunters: \"place AREA\", with an empty stock \"move COLOUR FROM TO\", or \"done\"."
            }
            Card::HuntersAndMammoth => {
                "This card places hunters and a mammoth in one area: \"place AREA\", \"mammoth AREA\" or \"done\"; where \
                 none are left to place \"move COLOUR FROM TO\", \"mammoth FROM TO\"."
            }
            Card::Trek if self.act.herd => "A mammoth may go with your hunters: \"mammoth FROM TO\" or \"done\".",
            Card::Trek => "This card moves your hunters to a neighbour: \"move COLOUR FROM TO\" or \"done\".",
            Card::Mammoth => "This card moves a mammoth the way you paid for: \"mammoth AREA\" or \"mammoth FROM TO\".",
            Card::BlindFire => "This card moves a fire unseen: \"fire FIRE AREA\" or \"done\".",
            Card::Swap if self.act.acted[0].is_some() => {
                "Name the hunter of a neighbouring area to swap with: \"with COLOUR AREA\"."
            }
            Card::Swap => "Name the first hunter to swap: \"swap COLOUR AREA\".",
            Card::Club => {
                "Take a club (\"club\" or \"club AREA\"), place a mammoth (\"mammoth AREA\", or \"mammoth FROM TO\" where \
                 none is left to place) or say \"done\"."
            }
            Card::MoveThree => "This card moves hunters to neighbours: \"move COLOUR FROM TO\" or \"done\".",
            Card::SeenFire if self.act.fire.is_some() => {
                "You may move the fire you looked at: \"fire FIRE AREA\" or \"done\"."
            }
            Card::SeenFire => "You may look at a fire: \"look FIRE\" or \"done\".",
            Card::RemoveTwo | Card::RemoveOne => "You may remove a hunter: \"remove COLOUR AREA\" or \"done\".",
            Card::RemoveMammoth => "You may remove a mammoth: \"remove mammoth AREA\" or \"done\".",
            Card::ClubOrMove => {
                "Take a club (\"club\" or \"club AREA\"), move hunters (\"move COLOUR FROM TO\") or say \"done\"."
            }
            Card::LightCult | Card::DarkCult => "A cult card copies another one.",
        }
    }
}
