//! How strongly a sensible player leans to each action, cheap enough for every decision of a playout.

use super::flag;
use super::prospect::{haul, rounds_left};
use lascaux_games::neanderthal::{
    Action, Alpha, Biome, BiomeCard, Card, Daughter, Dependent, Disk, Elder, GameType, Key, Kind, Laid, Neanderthal,
    Piece, Portal, Rank, Servant, Set, Sexuality, Stage, Target, Who,
};

/// What the one who is asked looks at for every action; found out once.
struct Mind<'a> {
    game: &'a Neanderthal,
    who: Who,
    left: f32,
    locked: [f32; 3],
    /// Portals that are still missing.
    wanted: Set<Portal>,
    /// The lowest bid that is legal.
    least: u8,
}

pub(super) fn lean(game: &Neanderthal, legal: &[Action], into: &mut Vec<f32>) {
    let Some(who) = game.asked() else { return };
    let people = &game.peoples[who];
    let least = legal.iter().find_map(|action| if let Action::Bid(bid) = action { Some(*bid) } else { None });
    let mind = Mind {
        game,
        who,
        left: rounds_left(game),
        locked: game.locked(who).values().map(f32::from),
        wanted: if people.tribal { Set::default() } else { Set::full().without(people.portals) },
        least: least.unwrap_or(1),
    };
    into.extend(legal.iter().map(|&action| mind.weigh(action).max(0.01)));
}

impl Mind<'_> {
    fn weigh(&self, action: Action) -> f32 {
        match action {
            // Who win together need daughters who show their portals to two peoples.
            Action::Choose(sexuality) if self.game.cooperative() => match sexuality {
                Sexuality::Promiscuity => 0.3,
                Sexuality::Harem => 1.5,
                Sexuality::PairBond => 1.0,
            },
            Action::Choose(sexuality) => match sexuality {
                Sexuality::Promiscuity => 2.0,
                Sexuality::Harem => 0.6,
                Sexuality::PairBond => 1.0,
            },
            Action::Lose(Piece::Cube(colour)) => {
                if colour == self.who {
                    1.0
                } else {
                    4.0
                }
            }
            Action::Lose(Piece::Alpha) => 0.3,
            Action::LoseElder(rank) | Action::Abandon(Dependent::Elder(rank)) => 3.0 / (1.0 + self.elder(rank)),
            Action::Recall(Servant::Elder(rank)) => 0.6 / (1.0 + self.elder(rank)),
            Action::Abandon(Dependent::Daughter(daughter)) => 2.0 / (1.0 + self.daughter(daughter)),
            Action::Abandon(Dependent::Animal(_)) => 0.3,
            Action::Recall(Servant::Husband(_)) => 0.5,
            Action::Change => 0.7,
            Action::Walkabout(_) => 0.2,
            Action::Bid(bid) => self.bid(bid),
            Action::Hold => 1.0,
            Action::Lay(laid) => self.lay(laid),
            Action::Hunt { biome, piece } => self.hunt(biome, piece),
            Action::Promote { rank, alpha } => self.promote(rank, alpha),
            Action::Marry { daughter, alpha } => self.marry(daughter, alpha),
            Action::Court { daughter, alpha } => self.court(daughter, alpha),
            Action::Move { .. } => 0.1,
            Action::Swap => self.swap(),
            Action::Reclaim(_) => 6.0,
            Action::Power | Action::Claim => 8.0,
            Action::Free(target) | Action::Neolexia(target) => self.free(target),
            Action::Discard(biome) => 2.0 / (1.0 + self.card(biome)),
            Action::Portal(_) => 6.0,
            Action::Play { biome, .. } => 6.0 + self.card(biome),
            Action::Done => self.done(),
            Action::Pass => self.pass(),
            Action::Offer(_) => 0.3,
            Action::Propose => 3.0,
            Action::Drop => 0.6,
            Action::Accept => 0.8,
            Action::Counter => 0.2,
            Action::Resolve(Card::Daughter(_)) => 1.5,
            _ => 1.0,
        }
    }

    fn people(&self) -> &lascaux_games::neanderthal::People {
        &self.game.peoples[self.who]
    }

    /// About what an elder is worth to his people.
    fn elder(&self, rank: Rank) -> f32 {
        let grown = match self.people().elders[rank] {
            Elder::Vacant => 0.0,
            Elder::Young => 0.5,
            Elder::Mature => 1.0,
        };
        let use_of = match rank {
            Rank::Shaman => 5.0,
            Rank::Chief => 4.0,
            Rank::Firestarter => 3.0,
            _ => 2.0,
        };
        grown * use_of
    }

    fn new_portals(&self, daughter: Daughter) -> f32 {
        let portals = self.game.figures().daughter(daughter).portals.both(self.wanted);
        f32::from(portals.without(self.game.shown_portals(self.who)).len())
    }

    fn daughter(&self, daughter: Daughter) -> f32 {
        1.0 + 2.0 * f32::from(self.game.figures().daughter(daughter).portals.both(self.wanted).len())
    }

    fn card(&self, biome: Biome) -> f32 {
        let card = self.game.figures().biome(biome);
        match card.kind {
            Kind::Domestic => 2.0 + f32::from(card.yield_babies) + f32::from(card.yield_disks.total()),
            Kind::Invention => 2.0,
            _ => 1.0,
        }
    }

    fn bid(&self, bid: u8) -> f32 {
        let Some(daughter) = self.game.current else { return 1.0 };
        let free = f32::from(self.people().free.total());
        let wish = 0.7 + 1.2 * self.new_portals(daughter);
        let thrift = 0.55f32.powi(i32::from(bid - self.least)) * 0.85f32.powi(i32::from(self.least));
        wish * thrift * if free > f32::from(bid) + 2.0 { 1.0 } else { 0.4 }
    }

    /// Disks of the colours that there are most of.
    fn lay(&self, laid: Laid) -> f32 {
        let free = &self.people().free;
        let least = Disk::all().map(|disk| free[disk] - laid.0[disk.index()]).min().unwrap_or(0);
        0.3 + f32::from(least)
    }

    /// What one more hunter adds on a card.
    fn hunt(&self, biome: Biome, piece: Piece) -> f32 {
        let Some(slot) = self.game.find(biome) else { return 0.1 };
        let card = self.game.figures().biome(biome);
        let now = self.game.party(slot, self.who);
        let alpha = self.game.alpha_at(self.who, slot);
        let joins = alpha || piece == Piece::Alpha;
        let before = self.party_worth(card, haul(self.game, self.who, slot, biome, now, alpha), now);
        let mut after = self.party_worth(card, haul(self.game, self.who, slot, biome, now + 1, joins), now + 1);
        // The first hunters of a big party pay only with those who follow.
        let camp = self.game.hunters(self.who);
        let asked = 2 * card.hits;
        if card.hits > 1 && now + 1 < asked && camp + now >= asked {
            let whole = self.party_worth(card, haul(self.game, self.who, slot, biome, asked, joins), asked);
            after = after.max(before + (whole - before.max(0.0)) / f32::from(asked - now));
        }
        let guests = match piece {
            Piece::Cube(colour) if colour != self.who => 1.3,
            Piece::Alpha if !self.game.alpha_power(self.who, card.game) => 0.5,
            _ => 1.0,
        };
        let rivals = Who::all().any(|other| other != self.who && self.game.hunting(other).contains(slot));
        let gain = (after - before) * if rivals { 0.5 } else { 1.0 };
        guests * (0.03 + 2.2 * gain.max(0.0))
    }

    fn party_worth(&self, card: &BiomeCard, odds: super::prospect::Haul, hunters: u8) -> f32 {
        if hunters == 0 {
            return 0.0;
        }
        let per_hunter = if self.people().sexuality() == Sexuality::Promiscuity { 1.4 } else { 1.0 };
        let babies = f32::from(card.babies.min(self.people().dead));
        let disks: f32 =
            card.disks.values().iter().zip(self.locked).map(|(disk, locked)| f32::from(*disk).min(locked)).sum();
        let claim = match card.kind {
            Kind::Trophy => 3.0 * f32::from(card.trophies),
            Kind::Domestic => {
                if self.people().tribal {
                    3.0
                } else {
                    1.0
                }
            }
            Kind::Invention => {
                if self.people().tribal {
                    2.0
                } else {
                    0.6
                }
            }
            Kind::Plain => 0.0,
        };
        let basket = if card.gather && self.game.gathers(self.who) { per_hunter } else { 0.0 };
        odds.success * (babies * per_hunter + 1.5 * disks) + odds.claim * claim + basket - odds.deaths * per_hunter
    }

    fn promote(&self, rank: Rank, alpha: bool) -> f32 {
        let free = self.game.mature(self.who, Rank::Firestarter);
        let wish = match rank {
            Rank::Shaman => 3.0,
            Rank::Chief | Rank::Firestarter => 2.0,
            _ => 1.0,
        };
        wish * (0.3 + flag(free)) * if alpha { 0.2 } else { 1.0 } * (0.3 + 0.1 * self.left.min(7.0))
    }

    fn marry(&self, daughter: Daughter, alpha: bool) -> f32 {
        let matriarch = daughter == Daughter::Matriarch && !self.people().tribal;
        if matriarch && alpha {
            return 20.0;
        }
        let pair = flag(self.people().sexuality() == Sexuality::PairBond);
        (0.8 + 1.5 * pair + pair * self.daughter(daughter)) * if alpha || matriarch { 0.3 } else { 1.0 }
    }

    fn court(&self, daughter: Daughter, alpha: bool) -> f32 {
        let father = self.game.daughters[daughter].father;
        let sure = self.game.enjoys(self.who, Daughter::SingingWoman)
            || alpha && self.game.alpha_power(self.who, GameType::Club);
        let chance = if sure { 1.0 } else { 0.33 };
        if father == Some(self.who) {
            return 0.2;
        }
        chance * (0.6 + self.new_portals(daughter)) * if alpha && !sure { 0.4 } else { 1.0 }
    }

    fn swap(&self) -> f32 {
        let power =
            [Rank::Knapper, Rank::Warrior, Rank::Trapper].into_iter().any(|rank| self.game.mature(self.who, rank));
        match self.people().alpha {
            Alpha::Dead if power => 4.0,
            Alpha::Dead => 0.15,
            _ if power => 1.5,
            _ => 0.05,
        }
    }

    fn free(&self, target: Target) -> f32 {
        match target {
            Target::Elder(rank) => match rank {
                Rank::Shaman | Rank::Firestarter => 5.0,
                _ => 3.0,
            },
            Target::Husband(_) => 2.5,
            Target::Daughter(daughter, _) => {
                let disks = self.game.daughters[daughter].disks.total();
                (1.0 + self.daughter(daughter)) / f32::from(disks.max(1)) + 0.5
            }
            Target::Card(_) => 4.0,
        }
    }

    fn done(&self) -> f32 {
        if self.game.freeing.is_some() {
            return 0.02;
        }
        match self.game.stage {
            Stage::ChaosHunters { .. } => 20.0,
            Stage::Assign { .. } => 0.5,
            _ => 1.0,
        }
    }

    fn pass(&self) -> f32 {
        match self.game.stage {
            // After the special action only the alpha man may still change places. (NE-R3)
            Stage::Special { used, .. } if used >= self.game.special_actions(self.who) => 1.0,
            Stage::Special { .. } => 0.1,
            Stage::Offer { .. } => 3.0,
            _ if self.game.hunt.is_some() || self.game.suit.is_some() => 0.5,
            _ => 1.0,
        }
    }
}

/// Throws that come to the same: as many hits, as many equal, as many wounds.
pub(super) fn alike(game: &Neanderthal, dice: [u8; 6]) -> u64 {
    let key = |numbers: [u8; 3]| numbers.iter().fold(1u64, |key, number| key << 8 | u64::from(*number));
    if let Some(hunt) = game.hunt
        && let Some(biome) = game.rows[hunt.on].card()
    {
        let throw = game.throw(hunt.who, biome, 1, hunt.power);
        let mut dice = dice;
        if throw.threes {
            dice[0] += std::mem::take(&mut dice[2]);
        }
        let wounds = (1..=6u8).filter(|face| throw.deadly.has(*face)).map(|face| dice[usize::from(face) - 1]).sum();
        dice[0] += u8::from(hunt.power);
        let hits = dice[0] + if throw.card.star { dice[1] } else { 0 };
        let equal = dice.into_iter().max().unwrap_or(0);
        // More equal dice than the card asks for are no better.
        return key([hits.min(throw.card.hits), equal.min(throw.card.take.max(1)), wounds]);
    }
    if let Stage::Attack { .. } = game.stage {
        return key([dice[0], dice[1], 0]);
    }
    dice.iter().fold(1u64, |key, number| key << 8 | u64::from(*number))
}
