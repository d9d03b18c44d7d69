//! How strongly a sensible player leans to each action, cheap enough for every decision of a playout.

mod weights;

use super::haul::{HUNTERS_A_HIT, Haul, haul};
use super::round::rounds_left;
use super::{flag, stands};
use lascaux_games::neanderthal::{
    Action, Alpha, Biome, BiomeCard, Card, Daughter, Dependent, Disk, GameType, Key, Kind, Laid, Neanderthal, Piece,
    Portal, Rank, Servant, Set, Sexuality, Stage, Target, Who,
};
use weights::{bidding, choosing, ending, freeing, hunting, losing, serving, small, swapping, worth};

/// The leaning to what there is nothing to say about, and the least to anything.
const NEUTRAL: f32 = 1.0;
const LEAST: f32 = 0.01;

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
    into.extend(legal.iter().map(|&action| mind.weigh(action).max(LEAST)));
}

impl Mind<'_> {
    fn weigh(&self, action: Action) -> f32 {
        match action {
            Action::Choose(sexuality) => self.choose(sexuality),
            Action::Lose(Piece::Cube(colour)) if colour == self.who => losing::OWN,
            Action::Lose(Piece::Cube(_)) => losing::GUEST,
            Action::Lose(Piece::Alpha) => losing::ALPHA,
            Action::LoseElder(rank) | Action::Abandon(Dependent::Elder(rank)) => {
                losing::ELDER / (1.0 + self.elder(rank))
            }
            Action::Abandon(Dependent::Daughter(daughter)) => losing::DAUGHTER / (1.0 + self.daughter(daughter)),
            Action::Abandon(Dependent::Animal(_)) => losing::ANIMAL,
            Action::Discard(biome) => losing::CARD / (1.0 + self.card(biome)),
            Action::Recall(Servant::Elder(rank)) => losing::RECALL_ELDER / (1.0 + self.elder(rank)),
            Action::Recall(Servant::Husband(_)) => losing::RECALL_HUSBAND,
            Action::Change => small::CHANGE_SEXUALITY,
            Action::Walkabout(_) => small::WALKABOUT,
            Action::Bid(bid) => self.bid(bid),
            Action::Lay(laid) => self.lay(laid),
            Action::Hunt { biome, piece } => self.hunt(biome, piece),
            Action::Promote { rank, alpha } => self.promote(rank, alpha),
            Action::Marry { daughter, alpha } => self.marry(daughter, alpha),
            Action::Court { daughter, alpha } => self.court(daughter, alpha),
            Action::Move { .. } => small::MOVE_HUSBAND,
            Action::Swap => self.swap(),
            Action::Reclaim(_) => small::RECLAIM,
            Action::Power => small::POWER,
            Action::Claim => small::CLAIM,
            Action::Free(target) | Action::Neolexia(target) => self.free(target),
            Action::Portal(_) => small::PORTAL,
            Action::Play { biome, .. } => small::PLAY + self.card(biome),
            Action::Done => self.done(),
            Action::Pass => self.pass(),
            Action::Offer(_) => small::OFFER,
            Action::Propose => small::PROPOSE,
            Action::Drop => small::DROP,
            Action::Accept => small::ACCEPT,
            Action::Counter => small::COUNTER,
            Action::Resolve(Card::Daughter(_)) => small::RESOLVE_DAUGHTER,
            _ => NEUTRAL,
        }
    }

    fn choose(&self, sexuality: Sexuality) -> f32 {
        match (sexuality, self.game.cooperative()) {
            (Sexuality::Promiscuity, false) => choosing::PROMISCUITY,
            (Sexuality::Harem, false) => choosing::HAREM,
            (Sexuality::PairBond, false) => choosing::PAIR_BOND,
            (Sexuality::Promiscuity, true) => choosing::PROMISCUITY_TOGETHER,
            (Sexuality::Harem, true) => choosing::HAREM_TOGETHER,
            (Sexuality::PairBond, true) => choosing::PAIR_BOND_TOGETHER,
        }
    }

    fn people(&self) -> &lascaux_games::neanderthal::People {
        &self.game.peoples[self.who]
    }

    /// About what an elder is worth to his people.
    fn elder(&self, rank: Rank) -> f32 {
        let use_of = match rank {
            Rank::Shaman => worth::SHAMAN,
            Rank::Chief => worth::CHIEF,
            Rank::Firestarter => worth::FIRESTARTER,
            _ => worth::OTHER_ELDER,
        };
        stands(self.people().elders[rank]) * use_of
    }

    fn new_portals(&self, daughter: Daughter) -> f32 {
        let portals = self.game.figures().daughter(daughter).portals.both(self.wanted);
        f32::from(portals.without(self.game.shown_portals(self.who)).len())
    }

    fn daughter(&self, daughter: Daughter) -> f32 {
        let wanted = self.game.figures().daughter(daughter).portals.both(self.wanted);
        worth::DAUGHTER + worth::WANTED_PORTAL * f32::from(wanted.len())
    }

    fn card(&self, biome: Biome) -> f32 {
        let card = self.game.figures().biome(biome);
        match card.kind {
            Kind::Domestic => worth::ANIMAL + f32::from(card.yield_babies) + f32::from(card.yield_disks.total()),
            Kind::Invention => worth::INVENTION,
            _ => worth::OTHER_CARD,
        }
    }

    fn bid(&self, bid: u8) -> f32 {
        let Some(daughter) = self.game.current else { return NEUTRAL };
        let free = f32::from(self.people().free.total());
        let wish = bidding::DAUGHTER + bidding::NEW_PORTAL * self.new_portals(daughter);
        let raise = bidding::RAISE.powi(i32::from(bid - self.least));
        let thrift = raise * bidding::LEAST_BID.powi(i32::from(self.least));
        wish * thrift * if free > f32::from(bid) + bidding::RESERVE { 1.0 } else { bidding::NO_RESERVE }
    }

    /// Disks of the colours that there are most of.
    fn lay(&self, laid: Laid) -> f32 {
        let free = &self.people().free;
        let least = Disk::all().map(|disk| free[disk] - laid.0[disk.index()]).min().unwrap_or(0);
        bidding::LAY + f32::from(least)
    }

    /// What one more hunter adds on a card.
    fn hunt(&self, biome: Biome, piece: Piece) -> f32 {
        let Some(slot) = self.game.find(biome) else { return hunting::NOWHERE };
        let card = self.game.figures().biome(biome);
        let now = self.game.party(slot, self.who);
        let alpha = self.game.alpha_at(self.who, slot);
        let joins = alpha || piece == Piece::Alpha;
        let before = self.party_worth(card, haul(self.game, self.who, slot, biome, now, alpha), now);
        let mut after = self.party_worth(card, haul(self.game, self.who, slot, biome, now + 1, joins), now + 1);
        // The first hunters of a big party pay only with those who follow.
        let camp = self.game.hunters(self.who);
        let asked = HUNTERS_A_HIT * card.hits;
        if card.hits > 1 && now + 1 < asked && camp + now >= asked {
            let whole = self.party_worth(card, haul(self.game, self.who, slot, biome, asked, joins), asked);
            after = after.max(before + (whole - before.max(0.0)) / f32::from(asked - now));
        }
        let guests = match piece {
            Piece::Cube(colour) if colour != self.who => hunting::GUEST,
            Piece::Alpha if !self.game.alpha_power(self.who, card.game) => hunting::POWERLESS_ALPHA,
            _ => 1.0,
        };
        let rivals = Who::all().any(|other| other != self.who && self.game.hunting(other).contains(slot));
        let gain = (after - before) * if rivals { hunting::RIVALS } else { 1.0 };
        guests * (hunting::ANYWHERE + hunting::POINT * gain.max(0.0))
    }

    fn party_worth(&self, card: &BiomeCard, odds: Haul, hunters: u8) -> f32 {
        if hunters == 0 {
            return 0.0;
        }
        let many = self.people().sexuality() == Sexuality::Promiscuity;
        let per_hunter = if many { hunting::HUNTER_OF_MANY } else { hunting::HUNTER };
        let babies = f32::from(card.babies.min(self.people().dead));
        let disks: f32 =
            card.disks.values().iter().zip(self.locked).map(|(disk, locked)| f32::from(*disk).min(locked)).sum();
        let claim = match card.kind {
            Kind::Trophy => hunting::TROPHY * f32::from(card.trophies),
            Kind::Domestic if self.people().tribal => hunting::ANIMAL,
            Kind::Domestic => hunting::ANIMAL_EARLY,
            Kind::Invention if self.people().tribal => hunting::INVENTION,
            Kind::Invention => hunting::INVENTION_EARLY,
            Kind::Plain => 0.0,
        };
        let basket = if card.gather && self.game.gathers(self.who) { per_hunter } else { 0.0 };
        odds.success * (babies * per_hunter + hunting::DISK * disks) + odds.claim * claim + basket
            - odds.deaths * per_hunter
    }

    fn promote(&self, rank: Rank, alpha: bool) -> f32 {
        let free = self.game.mature(self.who, Rank::Firestarter);
        let wish = match rank {
            Rank::Shaman => serving::SHAMAN,
            Rank::Chief | Rank::Firestarter => serving::CHIEF_OR_FIRESTARTER,
            _ => serving::OTHER_ELDER,
        };
        let time = serving::ALWAYS + serving::A_ROUND * self.left.min(serving::ROUNDS);
        wish * (serving::PAID + flag(free)) * if alpha { serving::ALPHA_AS_ELDER } else { 1.0 } * time
    }

    fn marry(&self, daughter: Daughter, alpha: bool) -> f32 {
        let matriarch = daughter == Daughter::Matriarch && !self.people().tribal;
        if matriarch && alpha {
            return serving::MATRIARCH;
        }
        let pair = flag(self.people().sexuality() == Sexuality::PairBond);
        let wish = serving::MARRY + serving::PAIR_BOND * pair + pair * self.daughter(daughter);
        wish * if alpha || matriarch { serving::ALPHA_AS_HUSBAND } else { 1.0 }
    }

    fn court(&self, daughter: Daughter, alpha: bool) -> f32 {
        let father = self.game.daughters[daughter].father;
        let sure = self.game.enjoys(self.who, Daughter::SingingWoman)
            || alpha && self.game.alpha_power(self.who, GameType::Club);
        let chance = if sure { 1.0 } else { serving::CHANCE };
        if father == Some(self.who) {
            return serving::COURT_OWN;
        }
        let wish = chance * (serving::COURT + self.new_portals(daughter));
        wish * if alpha && !sure { serving::ALPHA_AS_SUITOR } else { 1.0 }
    }

    fn swap(&self) -> f32 {
        let power =
            [Rank::Knapper, Rank::Warrior, Rank::Trapper].into_iter().any(|rank| self.game.mature(self.who, rank));
        match self.people().alpha {
            Alpha::Dead if power => swapping::DEAD_WITH_POWER,
            Alpha::Dead => swapping::DEAD,
            _ if power => swapping::WITH_POWER,
            _ => swapping::ALIVE,
        }
    }

    fn free(&self, target: Target) -> f32 {
        match target {
            Target::Elder(Rank::Shaman | Rank::Firestarter) => freeing::SHAMAN_OR_FIRESTARTER,
            Target::Elder(_) => freeing::OTHER_ELDER,
            Target::Husband(_) => freeing::HUSBAND,
            Target::Daughter(daughter, _) => {
                let disks = self.game.daughters[daughter].disks.total();
                (freeing::DAUGHTER + self.daughter(daughter)) / f32::from(disks.max(1)) + freeing::ANY_DAUGHTER
            }
            Target::Card(_) => freeing::CARD,
        }
    }

    fn done(&self) -> f32 {
        if self.game.freeing.is_some() {
            return freeing::DONE;
        }
        match self.game.stage {
            Stage::ChaosHunters { .. } => ending::CHAOS,
            Stage::Assign { .. } => ending::SENDING,
            _ => NEUTRAL,
        }
    }

    fn pass(&self) -> f32 {
        match self.game.stage {
            // After the special action only the alpha man may still change places. (NE-R3)
            Stage::Special { used, .. } if used >= self.game.special_actions(self.who) => NEUTRAL,
            Stage::Special { .. } => ending::SPECIAL,
            Stage::Offer { .. } => ending::NO_OFFER,
            _ if self.game.hunt.is_some() || self.game.suit.is_some() => ending::NO_CLAIM,
            _ => NEUTRAL,
        }
    }
}
