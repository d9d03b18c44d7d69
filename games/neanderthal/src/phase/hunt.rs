//! Phase 4, hunting: whose card comes next, the throw, wounds, success, claims (NE-A4, NE-G, NE-G2, NE-G3, NE-G5 to NE-G7).

use super::{Prompt, Sink};
use crate::action::{Action, Card};
use crate::data::{BiomeCard, Kind};
use crate::event::Event;
use crate::state::{Band, Elder, Hunt, HuntStep, Losing, Neanderthal, Stage};
use crate::verdict::{Verdict, hold, hold_of, no};
use crate::vocabulary::{Asked, Daughter, GameType, Key, Place, Rank, Set, Slot, Who};
use lascaux_table::Log;

impl Neanderthal {
    // ---- which card comes next (NE-A4) ------------------------------------------------------------------------------

    /// Whether a predator lies open here.
    pub fn is_predator(&self, slot: Slot) -> bool {
        self.rows[slot].card().is_some_and(|biome| self.figures().predators.contains(biome))
    }

    /// Where anybody hunts.
    pub(crate) fn anybody_out(&self) -> Set<Slot> {
        let [one, two, three] = self.peoples.values();
        one.out.either(two.out).either(three.out)
    }

    /// Whether a place may be resolved next in this step of the hunt.
    #[inline]
    fn may_come_next(&self, place: Place) -> bool {
        match (self.stage, place) {
            (Stage::Uncontested { turn }, Place::Slot(slot)) => {
                let who = self.at_turn(turn);
                self.peoples[who].out.contains(slot)
                    && Who::all().all(|other| other == who || !self.peoples[other].out.contains(slot))
                    && !self.is_predator(slot)
            }
            // NE-R18: one suitor, married daughter or not.
            (Stage::Uncontested { turn }, Place::Daughter(daughter)) => {
                let suitors = self.daughters[daughter].suitors;
                suitors.len() == 1 && suitors.contains(self.at_turn(turn))
            }
            (Stage::Contested { .. }, Place::Slot(slot)) => {
                self.anybody_out().contains(slot) && !self.is_predator(slot)
            }
            (Stage::Contested { .. }, Place::Daughter(daughter)) => !self.daughters[daughter].suitors.is_empty(),
            (Stage::Predators { .. }, Place::Slot(slot)) => self.predator_may_come(slot),
            _ => false,
        }
    }

    fn next_places(&self) -> impl Iterator<Item = Place> {
        let slots = match self.stage {
            Stage::Uncontested { turn } => self.peoples[self.at_turn(turn)].out.without(self.contested()),
            Stage::Contested { .. } => self.anybody_out(),
            _ => Set::full(),
        };
        let places = slots.iter().map(Place::Slot).chain(self.in_play.iter().map(Place::Daughter));
        places.filter(|place| self.may_come_next(*place))
    }

    pub(super) fn hunting_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.stage {
            Stage::Uncontested { turn } if turn >= self.players() => self.stage = Stage::Contested { on: None },
            Stage::Uncontested { .. } | Stage::Contested { on: None } => {
                let mut places = self.next_places();
                match (places.next(), places.next()) {
                    (Some(_), Some(_)) => return true,
                    (Some(place), None) => {
                        drop(places);
                        self.resolve_place(place);
                    }
                    _ => {
                        drop(places);
                        self.stage = match self.stage {
                            Stage::Uncontested { turn } => Stage::Uncontested { turn: turn + 1 },
                            _ => Stage::Predators { on: None },
                        };
                    }
                }
            }
            Stage::Contested { on: Some(Place::Slot(slot)) } => match self.next_party(slot, log) {
                Some(who) => self.begin_hunt(who, slot, None),
                None => self.stage = Stage::Contested { on: None },
            },
            Stage::Contested { on: Some(Place::Daughter(daughter)) } => {
                if self.daughters[daughter].suitors.is_empty() {
                    self.stage = Stage::Contested { on: None };
                } else {
                    self.begin_suit(daughter);
                }
            }
            _ => {}
        }
        false
    }

    pub(super) fn prompt_next(&self) -> Prompt {
        let asked = match self.stage {
            Stage::Uncontested { .. } => Asked::OwnCard,
            Stage::Contested { .. } => Asked::ContestedCard,
            _ => Asked::Predator,
        };
        Prompt::new(asked, "NE-A4")
    }

    pub(super) fn list_next(&self, sink: Sink) {
        self.next_places().for_each(|place| match place {
            Place::Slot(slot) => {
                if let Some(biome) = self.rows[slot].card() {
                    sink(Action::Resolve(Card::Biome(biome)));
                }
            }
            Place::Daughter(daughter) => sink(Action::Resolve(Card::Daughter(daughter))),
        });
    }

    pub(super) fn judge_next(&self, action: Action) -> Verdict {
        let Action::Resolve(card) = action else { return Err(no("NE-A4", "ne-no-next-card")) };
        let place = self.place_of(card).ok_or(no("NE-A4", "ne-no-open-card").about(card))?;
        let why = match self.stage {
            Stage::Uncontested { .. } => "ne-no-own-card-next",
            Stage::Contested { .. } => "ne-no-contested-card-next",
            _ => "ne-no-predator-next",
        };
        hold_of(self.may_come_next(place), "NE-A4", why, card)
    }

    pub(super) fn act_next(&mut self, action: Action) {
        let Action::Resolve(card) = action else { return };
        if let Some(place) = self.place_of(card) {
            self.resolve_place(place);
        }
    }

    fn resolve_place(&mut self, place: Place) {
        match (self.stage, place) {
            (Stage::Uncontested { turn }, Place::Slot(slot)) => self.begin_hunt(self.at_turn(turn), slot, None),
            (Stage::Uncontested { .. }, Place::Daughter(daughter)) => self.begin_suit(daughter),
            (Stage::Contested { .. }, place) => self.stage = Stage::Contested { on: Some(place) },
            (Stage::Predators { .. }, Place::Slot(slot)) => self.stage = Stage::Predators { on: Some(slot) },
            _ => {}
        }
    }

    /// Who hunts next on a contested card: Totem Woman, fewest hunters, player order. Those who may not hunt a card that
    /// was laid just now go home. (NE-A4, NE-G7, NE-R19)
    pub(super) fn next_party(&mut self, slot: Slot, log: &mut impl Log<Event>) -> Option<Who> {
        let card = self.rows[slot].card();
        for who in Who::all().filter(|who| self.peoples[*who].out.contains(slot)).collect::<Set<Who>>().iter() {
            let fit = match card {
                None => false,
                Some(_) if !self.fresh.contains(slot) => true,
                Some(_) if self.is_predator(slot) => false,
                Some(biome) => self.meets_needs(who, slot, biome, &self.needs(who)),
            };
            if !fit {
                self.send_home(slot, who, log);
            }
        }
        self.playing().filter(|who| self.party(slot, *who) > 0).min_by_key(|who| {
            let totem = self.enjoys(*who, Daughter::TotemWoman);
            (!totem, self.party(slot, *who), self.place_in_order(*who))
        })
    }

    // ---- the throw (NE-G, NE-E5, NE-G2) -----------------------------------------------------------------------------

    pub(super) fn begin_hunt(&mut self, who: Who, on: Slot, prey: Option<Slot>) {
        let mut hunt = Hunt { who, on, prey, step: HuntStep::Stay, power: false, hits: 0, equal: 0 };
        // NE-G7: nobody has to hunt a card that was laid under his feet.
        if prey.is_some() || !self.fresh.contains(on) {
            hunt.step = self.before_throw(&hunt);
        }
        self.hunt = Some(hunt);
    }

    /// Whether the alpha man is asked for his power before the throw. (NE-E5)
    pub(crate) fn before_throw(&self, hunt: &Hunt) -> HuntStep {
        let game = self.rows[hunt.on].card().map(|biome| self.figures().biome(biome).game);
        let power = game.is_some_and(|game| self.alpha_power(hunt.who, game));
        if power && self.alpha_in(hunt.who, Neanderthal::band_of(hunt)) { HuntStep::Power } else { HuntStep::Roll }
    }

    pub(super) fn prompt_stay(&self) -> Prompt {
        Prompt::new(Asked::Stay, "NE-G7")
    }

    pub(super) fn list_stay(&self, sink: Sink) {
        sink(Action::Stay);
        sink(Action::Pass);
    }

    pub(super) fn judge_stay(&self, action: Action) -> Verdict {
        hold(matches!(action, Action::Stay | Action::Pass), "NE-G7", "ne-no-staying")
    }

    pub(super) fn act_stay(&mut self, stays: bool, log: &mut impl Log<Event>) {
        let Some(hunt) = self.hunt else { return };
        if stays {
            self.hunt = Some(Hunt { step: self.before_throw(&hunt), ..hunt });
        } else {
            self.hunt = None;
            self.send_home(hunt.on, hunt.who, log);
        }
    }

    /// NE-E5: a mature knapper helps against big game, a trapper against small game, a warrior against club cards.
    pub fn alpha_power(&self, who: Who, game: GameType) -> bool {
        self.mature(
            who,
            match game {
                GameType::Big => Rank::Knapper,
                GameType::Small => Rank::Trapper,
                GameType::Club | GameType::Predator => Rank::Warrior,
            },
        )
    }

    pub(crate) fn band_of(hunt: &Hunt) -> Band {
        hunt.prey.map_or(Band::Party(hunt.on), Band::Raid)
    }

    pub(super) fn hunt_dice(&self, hunt: &Hunt) -> u8 {
        self.band(hunt.who, Neanderthal::band_of(hunt)).saturating_sub(u8::from(hunt.power))
    }

    pub(super) fn prompt_power(&self) -> Prompt {
        Prompt::new(Asked::Power, "NE-E5")
    }

    pub(super) fn list_power(&self, sink: Sink) {
        sink(Action::Power);
        sink(Action::Pass);
    }

    pub(super) fn judge_power(&self, action: Action) -> Verdict {
        hold(matches!(action, Action::Power | Action::Pass), "NE-E5", "ne-no-power")
    }

    pub(super) fn act_power(&mut self, power: bool) {
        if let Some(hunt) = &mut self.hunt {
            hunt.power = power;
            hunt.step = HuntStep::Roll;
        }
    }

    /// NE-G2: a grown invention makes a 3 a 1 on its kind of game.
    pub(crate) fn threes_count(&self, who: Who, game: GameType) -> bool {
        self.has_tool(who, |tool| self.figures().biome(tool).threes == Some(game))
    }

    pub(super) fn hunt_thrown(&mut self, mut dice: [u8; 6], log: &mut impl Log<Event>) {
        let Some(mut hunt) = self.hunt else { return };
        let figures = self.figures();
        let lies = self.rows[hunt.on].card();
        let Some(card) = lies.map(|biome| figures.biome(biome)) else { return };
        if self.threes_count(hunt.who, card.game) {
            dice[0] += std::mem::take(&mut dice[2]);
        }
        // Frost spares those whom the firestarter or the Cobbler Woman warms. (NE-G)
        let frost = if self.warm(hunt.who) { 0 } else { card.frost.0 };
        let deadly = card.bite.0 | frost;
        let wounds = (0..6).filter(|face| deadly >> face & 1 == 1).map(|face| dice[face]).sum();
        if hunt.power {
            dice[0] += 1;
        }
        hunt.hits = dice[0] + if card.star { dice[1] } else { 0 };
        hunt.equal = dice.into_iter().max().unwrap_or(0);
        hunt.step = HuntStep::Claim;
        self.hunt = Some(hunt);
        let success = self.succeeds(&hunt, card);
        log.tell(|| Event::Hunted { who: hunt.who, slot: hunt.on, card: lies, hits: hunt.hits, success });
        let from = Neanderthal::band_of(&hunt);
        self.lose(Losing { who: hunt.who, from, left: wounds, spared: hunt.power });
    }

    /// NE-G3, NE-R17: a predator pays once; who comes later only defends the prey.
    pub(super) fn succeeds(&self, hunt: &Hunt, card: &BiomeCard) -> bool {
        hunt.hits >= card.hits && !self.spent.contains(hunt.on)
    }

    pub(super) fn hunt_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(hunt) = self.hunt else { return false };
        match hunt.step {
            HuntStep::Stay | HuntStep::Power => true,
            // An alpha man alone, who uses his power, throws nothing.
            HuntStep::Roll if self.hunt_dice(&hunt) == 0 => {
                self.hunt_thrown([0; 6], log);
                false
            }
            HuntStep::Roll => true,
            HuntStep::Claim if self.may_claim(&hunt) => true,
            HuntStep::Claim => {
                self.conclude(hunt, false, log);
                false
            }
        }
    }

    // ---- claims (NE-G5, NE-G6) --------------------------------------------------------------------------------------

    /// Whether the dice and the survivors allow the card to be claimed. Success is not needed.
    fn may_claim(&self, hunt: &Hunt) -> bool {
        let Some(card) = self.rows[hunt.on].card().map(|biome| self.figures().biome(biome)) else { return false };
        // Others were sent home empty-handed by the first success. (NE-G3)
        if self.spent.contains(hunt.on) {
            return false;
        }
        match card.kind {
            Kind::Plain => false,
            Kind::Trophy => hunt.equal >= card.take,
            Kind::Domestic | Kind::Invention => {
                // NE-R19: down to one die.
                let painted = card.kind == Kind::Domestic && self.enjoys(hunt.who, Daughter::Paintress);
                let elders = self.peoples[hunt.who].elders.values();
                hunt.equal >= card.take - u8::from(painted)
                    && elders.contains(&Elder::Mature)
                    && self.band(hunt.who, Neanderthal::band_of(hunt)) > 0
            }
        }
    }

    /// A trophy is taken by NE-G5, a card for the hand by NE-G6.
    pub(crate) fn claim_rule(&self) -> &'static str {
        let card = self.hunt.and_then(|hunt| self.rows[hunt.on].card());
        let hand = card.is_some_and(|biome| self.figures().biome(biome).kind.is_hand());
        if hand { "NE-G6" } else { "NE-G5" }
    }

    /// NE-K1: in the cooperative game a trophy is not left.
    fn must_claim(&self) -> bool {
        let card = self.hunt.and_then(|hunt| self.rows[hunt.on].card());
        self.cooperative() && card.is_some_and(|biome| self.figures().biome(biome).kind == Kind::Trophy)
    }

    pub(super) fn prompt_claim(&self) -> Prompt {
        Prompt::new(Asked::Claim, self.claim_rule())
    }

    pub(super) fn list_claim(&self, sink: Sink) {
        sink(Action::Claim);
        if !self.must_claim() {
            sink(Action::Pass);
        }
    }

    pub(super) fn judge_claim(&self, action: Action) -> Verdict {
        match action {
            Action::Claim => Ok(()),
            Action::Pass => hold(!self.must_claim(), "NE-K1", "ne-no-trophy-left"),
            _ => Err(no(self.claim_rule(), "ne-no-claiming")),
        }
    }

    pub(super) fn act_claim(&mut self, claimed: bool, log: &mut impl Log<Event>) {
        if let Some(hunt) = self.hunt {
            self.conclude(hunt, claimed, log);
        }
    }

    // ---- what it brings (NE-G3) -------------------------------------------------------------------------------------

    fn conclude(&mut self, hunt: Hunt, claimed: bool, log: &mut impl Log<Event>) {
        self.hunt = None;
        let figures = self.figures();
        let Some(card) = self.rows[hunt.on].card().map(|biome| figures.biome(biome)) else { return };
        let success = self.succeeds(&hunt, card);
        if let Some(prey) = hunt.prey {
            return self.conclude_raid(hunt, prey, card, success, claimed, log);
        }
        if success {
            self.send_others_home(hunt.on, Some(hunt.who), log);
            if card.game == GameType::Big && self.predators_follow(&hunt, claimed, log) {
                return;
            }
            self.reward(&hunt, card, log);
        }
        self.send_home(hunt.on, hunt.who, log);
        if claimed {
            self.take_card(hunt.on, hunt.who, log);
        }
    }

    /// Babies and freed disks; a predator pays once a round. (NE-G3)
    pub(super) fn reward(&mut self, hunt: &Hunt, card: &BiomeCard, log: &mut impl Log<Event>) {
        if card.game == GameType::Predator {
            self.spent.insert(hunt.on);
        }
        self.grant(hunt.who, card.babies, &card.disks, log);
    }
}
