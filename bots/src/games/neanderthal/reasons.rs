//! Why an action of Neanderthal is good, in a sentence with the figures that the judgement weighs: the odds of a hunt, the
//! way to a tribe, words against hunters; and where nothing of that is at stake, what the people may come to.

use super::haul::haul;
use super::odds::at_least;
use super::prospect::Prospect;
use super::round::rounds_left;
use super::useful;
use super::worth::worth_of;
use lascaux_games::neanderthal::{
    Action, Biome, Daughter, Disk, Key, Kind, Neanderthal, Piece, Rank, Stage, Target, Who, names,
};
use lascaux_table::{Book, Game, Said, Seat, book, said};

/// The sentences, in every language.
pub(super) static REASONS: Book = book!("words/");

/// Faces with which a suitor succeeds who has to throw. (NE-G1)
const COURTED: u8 = 2;

/// Why the species that is asked would do this.
pub(super) fn reason(game: &Neanderthal, _: Seat, action: Action) -> Said {
    let why = Why { game, who: game.asked().unwrap_or(game.at_turn(0)) };
    match action {
        Action::Hunt { biome, piece } => why.hunt(biome, piece).unwrap_or_else(|| why.worth(action, "ne-why-worth")),
        Action::Promote { rank, .. } => why.elder(rank),
        Action::Marry { daughter, .. } => why.marry(daughter),
        Action::Court { daughter, .. } => why.court(daughter),
        Action::Bid(bid) => why.bid(bid),
        Action::Hold => why.hold(),
        Action::Portal(_) => why.portal(),
        Action::Free(target) | Action::Neolexia(target) => why.free(target),
        Action::Claim => why.claim().unwrap_or_else(|| why.worth(action, "ne-why-worth")),
        Action::Power => said!(REASONS, "ne-why-power"),
        Action::Play { biome, .. } => why.play(biome),
        Action::Walkabout(_) => why.keepers(1),
        Action::Choose(sexuality) => {
            let points = game.figures().sexualities[sexuality].points;
            said!(REASONS, "ne-why-choose", hunter = points.hunter, elder = points.elder, disk = points.free_disk)
        }
        Action::Lose(_) | Action::LoseElder(_) | Action::Wander(_) => why.worth(action, "ne-why-lose"),
        Action::Abandon(_) => why.keepers(0),
        Action::Done | Action::Pass | Action::Refuse | Action::Drop => why.worth(action, "ne-why-done"),
        Action::Council { .. }
        | Action::Change
        | Action::Lay(_)
        | Action::Recall(_)
        | Action::Move { .. }
        | Action::Swap
        | Action::Reclaim(_)
        | Action::Offer(_)
        | Action::Leave(_)
        | Action::Ask(_)
        | Action::Give(_)
        | Action::Take(_)
        | Action::Groom { .. }
        | Action::Bride { .. }
        | Action::Propose
        | Action::Accept
        | Action::Counter
        | Action::Strike(_)
        | Action::Resolve(_)
        | Action::Stay
        | Action::Discard(_)
        | Action::GiveUp(_) => why.worth(action, "ne-why-worth"),
    }
}

/// What is looked at.
struct Why<'a> {
    game: &'a Neanderthal,
    who: Who,
}

/// A chance in hundredths.
fn hundredths(chance: f32) -> i64 {
    (100.0 * chance).round() as i64
}

impl Why<'_> {
    /// The odds with one hunter more, predators behind the prey included.
    fn hunt(&self, biome: Biome, piece: Piece) -> Option<Said> {
        let slot = self.game.find(biome)?;
        let party = self.game.party(slot, self.who);
        let alpha = self.game.alpha_at(self.who, slot);
        let odds = |hunters, alpha| hundredths(haul(self.game, self.who, slot, biome, hunters, alpha).success);
        let (before, chance) = (odds(party, alpha), odds(party + 1, alpha || piece == Piece::Alpha));
        let babies = self.game.figures().biome(biome).babies;
        let key = if party == 0 { "ne-why-hunt-first" } else { "ne-why-hunt" };
        let told = said!(REASONS, key, card = names::biome(biome), n = party + 1, chance = chance, babies = babies);
        Some(if party == 0 { told } else { told.with("before", before) })
    }

    /// What an elder does; the cards say it.
    fn elder(&self, rank: Rank) -> Said {
        let does = said!(names::WORDS, format!("ne-does-{rank}"));
        said!(REASONS, "ne-why-elder", rank = names::rank(rank), does = does, n = rounds_left(self.game).round() as i64)
    }

    /// Portals that a daughter shows and this people has neither opened nor seen on another.
    fn new_portals(&self, daughter: Daughter) -> u8 {
        let people = &self.game.peoples[self.who];
        let shown = self.game.figures().daughter(daughter).portals.without(people.portals);
        if people.tribal { 0 } else { shown.without(self.game.shown_portals(self.who)).len() }
    }

    fn marry(&self, daughter: Daughter) -> Said {
        said!(REASONS, "ne-why-marry", card = names::daughter(daughter), n = self.new_portals(daughter))
    }

    fn court(&self, daughter: Daughter) -> Said {
        let chance = hundredths(at_least(1, 1, COURTED));
        said!(
            REASONS,
            "ne-why-court",
            card = names::daughter(daughter),
            n = self.new_portals(daughter),
            chance = chance
        )
    }

    fn bid(&self, bid: u8) -> Said {
        let prospect = Prospect::of(self.game, self.who);
        let portals = useful(self.game, &prospect).len();
        let left = self.game.peoples[self.who].free.total().saturating_sub(bid);
        said!(REASONS, "ne-why-bid", n = portals, disks = left, hunters = self.game.hunters(self.who))
    }

    fn hold(&self) -> Said {
        let bid = match self.game.stage {
            Stage::Auction { bid, .. } => bid,
            _ => 0,
        };
        let (disks, hunters) = (self.game.peoples[self.who].free.total(), self.game.hunters(self.who));
        said!(REASONS, "ne-why-hold", n = bid + 1, disks = disks, hunters = hunters)
    }

    fn portal(&self) -> Said {
        let open = self.game.peoples[self.who].portals.len() + 1;
        let asked = self.game.portals_asked();
        match asked.saturating_sub(open) {
            0 => said!(REASONS, "ne-why-tribe", n = open),
            left => said!(REASONS, "ne-why-portal", n = open, asked = asked, left = left),
        }
    }

    /// A freed disk is a word more; and who has none left on it is grown up. (NE-B3)
    fn free(&self, target: Target) -> Said {
        let (disks, hunters) = (self.game.peoples[self.who].free.total() + 1, self.game.hunters(self.who));
        match target {
            Target::Elder(rank) => {
                said!(REASONS, "ne-why-grown-elder", rank = names::rank(rank), disks = disks, hunters = hunters)
            }
            Target::Daughter(daughter, _) if self.last_disk(daughter) => {
                let portals = self.new_portals(daughter);
                said!(REASONS, "ne-why-grown-daughter", card = names::daughter(daughter), n = portals, disks = disks)
            }
            Target::Card(biome) => said!(REASONS, "ne-why-grown-card", card = names::biome(biome), disks = disks),
            _ => said!(REASONS, "ne-why-freed", disks = disks, hunters = hunters),
        }
    }

    fn last_disk(&self, daughter: Daughter) -> bool {
        Disk::all().map(|disk| self.game.daughters[daughter].disks[disk]).sum::<u8>() == 1
    }

    fn claim(&self) -> Option<Said> {
        let biome = self.game.hunt.and_then(|hunt| self.game.rows[hunt.on].card())?;
        let card = self.game.figures().biome(biome);
        let people = &self.game.peoples[self.who];
        let points = self.game.figures().sexualities[people.sexuality()].points;
        Some(match card.kind {
            Kind::Trophy => {
                let each = u32::from(card.trophies) * u32::from(points.trophy);
                said!(REASONS, "ne-why-trophy", card = names::biome(biome), n = each)
            }
            _ => {
                let (held, limit) = (people.hand.len() + 1, self.game.hand_limit(self.who));
                said!(REASONS, "ne-why-hand", card = names::biome(biome), n = held, limit = limit)
            }
        })
    }

    fn play(&self, biome: Biome) -> Said {
        let card = self.game.figures().biome(biome);
        let points = self.game.figures().sexualities[self.game.peoples[self.who].sexuality()].points;
        let rounds = rounds_left(self.game).round() as i64;
        match card.kind {
            Kind::Domestic => {
                let (babies, disks) = (card.yield_babies, card.yield_disks.total());
                said!(REASONS, "ne-why-animal", n = points.domestic, babies = babies, disks = disks, rounds = rounds)
            }
            _ => said!(REASONS, "ne-why-invention", card = names::biome(biome), n = points.invention, rounds = rounds),
        }
    }

    /// Hunters against those who depend on them in a blizzard. (NE-D5)
    fn keepers(&self, more: u8) -> Said {
        let (hunters, dependents) = (self.game.hunters(self.who) + more, self.game.dependents(self.who));
        said!(REASONS, "ne-why-keepers", hunters = hunters, n = dependents.saturating_sub(1))
    }

    /// What the people may come to, by the judgement.
    fn worth(&self, action: Action, key: &'static str) -> Said {
        let mut after = *self.game;
        after.apply(action, &mut ());
        said!(REASONS, key, n = worth_of(&after, &Prospect::of(&after, self.who)).round() as i64)
    }
}
