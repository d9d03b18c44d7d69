//! What players can decide.

use crate::state::Ware;
use crate::vocabulary::{Biome, Daughter, Disk, Disks, Key, Map, Portal, Rank, Sexuality, Who};

/// A player's decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A side of the sexuality card (NE-C5).
    Choose(Sexuality),
    /// Somebody else is first, and who is second (NE-A2).
    Council {
        /// First.
        first: Who,
        /// Second.
        second: Who,
    },
    /// A hunter is lost (NE-D4, NE-F2, NE-G).
    Lose(Piece),
    /// An elder is lost to chaos (NE-D4).
    LoseElder(Rank),
    /// The sexuality card is turned over (NE-D4).
    Change,
    /// A hunter wanders to this species (NE-D6).
    Wander(Who),
    /// A daughter becomes a hunter (NE-D5, Walkabout Woman).
    Walkabout(Daughter),
    /// A dependent is left behind (NE-D5).
    Abandon(Dependent),
    /// So many disks are bid (NE-D7).
    Bid(u8),
    /// No higher bid (NE-D7).
    Hold,
    /// These disks are laid on the daughter (NE-D7).
    Lay(Laid),
    /// An elder or a husband becomes a hunter again (NE-E4).
    Recall(Servant),
    /// A hunter goes to a biome (NE-E1).
    Hunt {
        /// Where.
        biome: Biome,
        /// Who goes.
        piece: Piece,
    },
    /// A hunter becomes an elder (NE-E2).
    Promote {
        /// The rank.
        rank: Rank,
        /// Whether it is the alpha man.
        alpha: bool,
    },
    /// A hunter becomes the husband of an own daughter (NE-E3).
    Marry {
        /// The bride.
        daughter: Daughter,
        /// Whether it is the alpha man.
        alpha: bool,
    },
    /// A hunter courts a daughter (NE-E3).
    Court {
        /// The daughter.
        daughter: Daughter,
        /// Whether it is the alpha man.
        alpha: bool,
    },
    /// A husband moves to another own daughter (NE-E4).
    Move {
        /// From her.
        from: Daughter,
        /// To her.
        to: Daughter,
    },
    /// The alpha man changes places with a hunter (NE-B4).
    Swap,
    /// Wanderers are taken back (NE-E, Fashion Woman).
    Reclaim(Biome),
    /// An offer to this species is begun (NE-F1).
    Offer(Who),
    /// The offer: I leave this card (NE-F1).
    Leave(Card),
    /// The offer: you leave this card (NE-F1).
    Ask(Card),
    /// The offer: I give this (NE-F1).
    Give(Ware),
    /// The offer: you give this (NE-F1).
    Take(Ware),
    /// The offer: my hunter who leaves marries your daughter (NE-F1).
    Groom {
        /// The bride.
        daughter: Daughter,
        /// Whether the alpha man marries her.
        alpha: bool,
    },
    /// The offer: your hunter who leaves marries my daughter (NE-F1).
    Bride {
        /// The bride.
        daughter: Daughter,
        /// Whether the alpha man marries her.
        alpha: bool,
    },
    /// The offer is made (NE-F1).
    Propose,
    /// The offer is dropped (NE-F1).
    Drop,
    /// Yes (NE-F1).
    Accept,
    /// No (NE-F1).
    Refuse,
    /// Another offer instead (NE-F1).
    Counter,
    /// A hit goes to this species (NE-F2).
    Strike(Who),
    /// This card is resolved next (NE-A4).
    Resolve(Card),
    /// The hunters stay and hunt the card that was laid under their feet (NE-G7).
    Stay,
    /// The alpha man uses his power (NE-E5).
    Power,
    /// The card is claimed (NE-G5, NE-G6).
    Claim,
    /// A disk is freed (NE-G3, NE-H1).
    Free(Target),
    /// A card leaves the hand (NE-B2).
    Discard(Biome),
    /// A hunter on this biome is replaced by a wanderer (NE-G1).
    GiveUp(Biome),
    /// A portal disk is laid (NE-I1).
    Portal(Portal),
    /// A disk is freed by neolexia (NE-I2).
    Neolexia(Target),
    /// A card is played from the hand (NE-I3).
    Play {
        /// The card.
        biome: Biome,
        /// The elder who plays it.
        rank: Rank,
    },
    /// Nothing more.
    Done,
    /// Not at all.
    Pass,
}

/// A hunter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A cube of this colour.
    Cube(Who),
    /// The alpha man.
    Alpha,
}

impl Piece {
    /// Every piece.
    pub fn all() -> impl Iterator<Item = Piece> {
        Who::all().map(Piece::Cube).chain([Piece::Alpha])
    }
}

/// Somebody who depends on hunters in a blizzard (NE-D5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dependent {
    /// An elder.
    Elder(Rank),
    /// A daughter.
    Daughter(Daughter),
    /// A domestic animal.
    Animal(Biome),
}

/// Somebody with a permanent duty (NE-E4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Servant {
    /// An elder.
    Elder(Rank),
    /// The husband of this daughter.
    Husband(Daughter),
}

/// Where a disk lies that can be freed (NE-B3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// Under an elder.
    Elder(Rank),
    /// Under the husband of this daughter.
    Husband(Daughter),
    /// On a daughter, of this colour.
    Daughter(Daughter, Disk),
    /// On an animal or an invention.
    Card(Biome),
}

impl Target {
    /// Every place where a disk can lie.
    pub fn all() -> impl Iterator<Item = Target> {
        Rank::all()
            .map(Target::Elder)
            .chain(Daughter::all().map(Target::Husband))
            .chain(Daughter::all().flat_map(|one| Disk::all().map(move |disk| Target::Daughter(one, disk))))
            .chain(Biome::all().map(Target::Card))
    }
}

/// A card that people stand on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Card {
    /// A biome.
    Biome(Biome),
    /// A daughter.
    Daughter(Daughter),
}

impl Card {
    /// Every card that people can stand on.
    pub fn all() -> impl Iterator<Item = Card> {
        Biome::all().map(Card::Biome).chain(Daughter::all().map(Card::Daughter))
    }
}

/// Disks laid on a daughter, orange, white and black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid(pub [u8; 3]);

impl Laid {
    /// The same as disks.
    pub fn disks(self) -> Disks {
        Map::new(self.0)
    }
}

/// The most disks of one colour that a species can have: the cooperative exchange goes beyond five (NE-R5).
pub(crate) const MOST_OF_A_COLOUR: u8 = 15;

/// Visits every action that can be written, legal or not. Bids beyond the fifteen disks of a player are left out.
pub(crate) fn universe(visit: &mut dyn FnMut(Action)) {
    Sexuality::all().for_each(|one| visit(Action::Choose(one)));
    for first in Who::all() {
        Who::all().for_each(|second| visit(Action::Council { first, second }));
        [Action::Wander(first), Action::Offer(first), Action::Strike(first)].into_iter().for_each(&mut *visit);
    }
    Piece::all().for_each(|piece| visit(Action::Lose(piece)));
    for rank in Rank::all() {
        visit(Action::LoseElder(rank));
        visit(Action::Abandon(Dependent::Elder(rank)));
        visit(Action::Recall(Servant::Elder(rank)));
        [false, true].into_iter().for_each(|alpha| visit(Action::Promote { rank, alpha }));
    }
    (0..=MOST_OF_A_COLOUR).for_each(|bid| visit(Action::Bid(bid)));
    for orange in 0..=MOST_OF_A_COLOUR {
        for white in 0..=MOST_OF_A_COLOUR - orange {
            let rest = MOST_OF_A_COLOUR - orange - white;
            (0..=rest).for_each(|black| visit(Action::Lay(Laid([orange, white, black]))));
        }
    }
    Biome::all().for_each(|biome| about_biome(biome, visit));
    Daughter::all().for_each(|daughter| about_daughter(daughter, visit));
    Disk::all().for_each(|disk| {
        visit(Action::Give(Ware::Disk(disk)));
        visit(Action::Take(Ware::Disk(disk)));
    });
    for card in Card::all() {
        [Action::Leave(card), Action::Ask(card), Action::Resolve(card)].into_iter().for_each(&mut *visit);
    }
    for target in Target::all() {
        visit(Action::Free(target));
        visit(Action::Neolexia(target));
    }
    Portal::all().for_each(|portal| visit(Action::Portal(portal)));
    use Action::{Accept, Change, Claim, Counter, Done, Drop, Hold, Pass, Power, Propose, Refuse, Stay, Swap};
    [Change, Hold, Swap, Propose, Drop, Accept, Refuse, Counter, Stay, Power, Claim, Done, Pass]
        .into_iter()
        .for_each(visit);
}

fn about_biome(biome: Biome, visit: &mut dyn FnMut(Action)) {
    Piece::all().for_each(|piece| visit(Action::Hunt { biome, piece }));
    Rank::all().for_each(|rank| visit(Action::Play { biome, rank }));
    for action in [
        Action::Abandon(Dependent::Animal(biome)),
        Action::Reclaim(biome),
        Action::Give(Ware::Card(biome)),
        Action::Take(Ware::Card(biome)),
        Action::Discard(biome),
        Action::GiveUp(biome),
    ] {
        visit(action);
    }
}

fn about_daughter(daughter: Daughter, visit: &mut dyn FnMut(Action)) {
    for action in [
        Action::Walkabout(daughter),
        Action::Abandon(Dependent::Daughter(daughter)),
        Action::Recall(Servant::Husband(daughter)),
        Action::Give(Ware::Daughter(daughter)),
        Action::Take(Ware::Daughter(daughter)),
    ] {
        visit(action);
    }
    for alpha in [false, true] {
        visit(Action::Marry { daughter, alpha });
        visit(Action::Court { daughter, alpha });
        visit(Action::Groom { daughter, alpha });
        visit(Action::Bride { daughter, alpha });
    }
    Daughter::all().for_each(|to| visit(Action::Move { from: daughter, to }));
}
