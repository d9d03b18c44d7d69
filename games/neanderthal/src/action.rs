//! What players can decide, and how each decision is said.

use crate::state::Ware;
use crate::vocabulary::{Biome, Daughter, Disk, Disks, Key, Map, Portal, Rank, Sexuality, Who};
use lascaux_table::actions;

actions! {
    /// A player's decision.
    Action in () {
        Choose(sexuality: Sexuality) = "choose"
            ["SEXUALITY", "the side of the sexuality card (NE-C5)", "choose harem"];
        Council {
            /// First.
            first: Who,
            /// Second.
            second: Who,
        } = "council" ["COLOUR COLOUR", "name the first and the second player (NE-A2)", "council yellow red"];
        Lose(piece: Piece) = "lose" ["COLOUR | lose alpha", "this hunter dies (NE-D4, NE-F2, NE-G)", "lose red"];
        LoseElder(rank: Rank) = "lose elder" ["RANK", "this elder is lost to chaos (NE-D4)", "lose elder trapper"];
        Change = "change" ["", "turn the sexuality card over (NE-D4)", "change"];
        Wander(who: Who) = "wander" ["COLOUR", "a hunter of yours wanders to this species (NE-D6)", "wander green"];
        Walkabout(daughter: Daughter) = "walkabout"
            ["DAUGHTER", "a daughter becomes a hunter before a blizzard (NE-D5)", "walkabout piper"];
        Abandon(dependent: Dependent) = "abandon"
            ["elder RANK | daughter DAUGHTER | animal BIOME", "a dependent is left behind (NE-D5)", "abandon daughter piper"];
        Bid(disks: u8 as Bid) = "bid" ["N", "bid so many disks (NE-D7)", "bid 2"];
        Hold = "hold" ["", "do not bid higher (NE-D7)", "hold"];
        Lay(laid: Laid) = "lay"
            ["DISK N ...", "lay these disks on the daughter you won (NE-D7)", "lay orange 1 white 1"];
        Recall(servant: Servant) = "recall"
            ["elder RANK | husband DAUGHTER", "he becomes a hunter again (NE-E4)", "recall elder firestarter"];
        Hunt {
            /// Where.
            biome: Biome,
            /// Who goes.
            piece: Piece,
        } = "hunt" ["BIOME PIECE", "a hunter goes to a biome (NE-E1)", "hunt horse red"];
        Promote {
            /// The rank.
            rank: Rank,
            /// Whether it is the alpha man.
            alpha: bool as ByAlpha,
        } = "promote" ["RANK [alpha]", "a hunter becomes an elder (NE-E2)", "promote knapper"];
        Marry {
            /// The bride.
            daughter: Daughter,
            /// Whether it is the alpha man.
            alpha: bool as ByAlpha,
        } = "marry" ["DAUGHTER [alpha]", "a hunter becomes the husband of an own daughter (NE-E3)", "marry piper"];
        Court {
            /// The daughter.
            daughter: Daughter,
            /// Whether it is the alpha man.
            alpha: bool as ByAlpha,
        } = "court" ["DAUGHTER [alpha]", "a hunter courts a daughter (NE-E3)", "court matriarch alpha"];
        Move {
            /// From her.
            from: Daughter,
            /// To her.
            to: Daughter,
        } = "move"
            ["DAUGHTER DAUGHTER", "a husband moves from the first to the second (NE-E4)", "move piper matriarch"];
        Swap = "swap" ["", "the alpha man changes places with a hunter (NE-B4)", "swap"];
        Reclaim(biome: Biome) = "reclaim" ["BIOME", "take back wanderers of your colour (NE-E)", "reclaim horse"];
        Offer(who: Who) = "offer" ["COLOUR", "begin an offer to this species (NE-F1)", "offer yellow"];
        Leave(card: Card) = "leave" ["CARD", "in an offer: I leave this card (NE-F1)", "leave horse"];
        Ask(card: Card) = "ask" ["CARD", "in an offer: you leave this card (NE-F1)", "ask horse"];
        Give(ware: Ware) = "give" ["WARE", "in an offer: I give this (NE-F1)", "give card horse"];
        Take(ware: Ware) = "take" ["WARE", "in an offer: you give this (NE-F1)", "take daughter piper"];
        Groom {
            /// The bride.
            daughter: Daughter,
            /// Whether the alpha man marries her.
            alpha: bool as ByAlpha,
        } = "groom"
            ["DAUGHTER [alpha]", "in an offer: my hunter who leaves marries your daughter (NE-F1)", "groom piper"];
        Bride {
            /// The bride.
            daughter: Daughter,
            /// Whether the alpha man marries her.
            alpha: bool as ByAlpha,
        } = "bride"
            ["DAUGHTER [alpha]", "in an offer: your hunter who leaves marries my daughter (NE-F1)", "bride piper"];
        Propose = "propose" ["", "make the offer (NE-F1)", "propose"];
        Drop = "drop" ["", "drop the offer (NE-F1)", "drop"];
        Accept = "accept" ["", "yes (NE-F1)", "accept"];
        Refuse = "refuse" ["", "no (NE-F1)", "refuse"];
        Counter = "counter" ["", "make another offer instead (NE-F1)", "counter"];
        Strike(who: Who) = "strike" ["COLOUR", "a hit of your attack goes to this species (NE-F2)", "strike green"];
        Resolve(card: Card) = "resolve" ["CARD", "this card comes next (NE-A4)", "resolve horse"];
        Stay = "stay" ["", "hunt the card that replaces the one you stood on (NE-G7)", "stay"];
        Power = "power" ["", "the alpha man counts as 1 without a die (NE-E5)", "power"];
        Claim = "claim" ["", "take the card (NE-G5, NE-G6)", "claim"];
        Free(target: Target) = "free" ["TARGET", "free a disk (NE-G3, NE-H1)", "free elder knapper"];
        Discard(biome: Biome) = "discard" ["BIOME", "give up a card of your hand (NE-B2)", "discard horse"];
        GiveUp(biome: Biome) = "give-up"
            ["BIOME", "the hunter here is replaced by a wanderer (NE-G1)", "give-up horse"];
        Portal(portal: Portal) = "portal" ["PORTAL", "open a portal (NE-I1)", "portal venus-orange"];
        Neolexia(target: Target) = "neolexia"
            ["TARGET", "free a disk by neolexia (NE-I2)", "neolexia daughter piper orange"];
        Play {
            /// The card.
            biome: Biome,
            /// The elder who plays it.
            rank: Rank,
        } = "play" ["BIOME RANK", "this elder plays a card of your hand (NE-I3)", "play horse shaman"];
        Done = "done" ["", "nothing more", "done"];
        Pass = "pass" ["", "not at all", "pass"];
    }
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

/// How a bid is said: a number of disks.
pub(crate) struct Bid;

/// How it is said that the alpha man does something himself: "alpha".
pub(crate) struct ByAlpha;

/// The most disks of one colour that a species can have: the cooperative exchange goes beyond five (NE-R5).
pub(crate) const MOST_OF_A_COLOUR: u8 = 15;
