//! The weights of the leanings, by what is decided: an action of twice the weight is taken twice as often.

/// Sexualities that are chosen for their points; and where all win together, for daughters who show their portals to two
/// peoples. (NE-J, NE-K1)
pub(super) mod choosing {
    pub const PROMISCUITY: f32 = 2.0;
    pub const HAREM: f32 = 0.6;
    pub const PAIR_BOND: f32 = 1.0;
    pub const PROMISCUITY_TOGETHER: f32 = 0.3;
    pub const HAREM_TOGETHER: f32 = 1.5;
    pub const PAIR_BOND_TOGETHER: f32 = 1.0;
}

/// Losing and giving up: guests rather than own hunters, the alpha man last. Elders, daughters and cards go the sooner the
/// less they are worth: the leaning is divided by one more than that.
pub(super) mod losing {
    pub const OWN: f32 = 1.0;
    pub const GUEST: f32 = 4.0;
    pub const ALPHA: f32 = 0.3;
    pub const ELDER: f32 = 3.0;
    pub const DAUGHTER: f32 = 2.0;
    pub const ANIMAL: f32 = 0.3;
    pub const CARD: f32 = 2.0;
    /// To call somebody back into an empty camp (NE-E4).
    pub const RECALL_ELDER: f32 = 0.6;
    pub const RECALL_HUSBAND: f32 = 0.5;
}

/// Small decisions, each against doing nothing.
pub(super) mod small {
    pub const CHANGE_SEXUALITY: f32 = 0.7;
    pub const WALKABOUT: f32 = 0.2;
    /// To move a husband (NE-E4).
    pub const MOVE_HUSBAND: f32 = 0.1;
    pub const RECLAIM: f32 = 6.0;
    /// To use the alpha man's power; to claim a card (NE-E5, NE-G5).
    pub const POWER: f32 = 8.0;
    pub const CLAIM: f32 = 8.0;
    /// To open a portal; to play a card, which counts besides (NE-I).
    pub const PORTAL: f32 = 6.0;
    pub const PLAY: f32 = 6.0;
    /// Negotiation is seldom worth a bot's while, but an offer once begun is made (NE-F1).
    pub const OFFER: f32 = 0.3;
    pub const PROPOSE: f32 = 3.0;
    pub const DROP: f32 = 0.6;
    pub const ACCEPT: f32 = 0.8;
    pub const COUNTER: f32 = 0.2;
    pub const RESOLVE_DAUGHTER: f32 = 1.5;
}

/// About what elders, daughters and cards are worth to their people.
pub(super) mod worth {
    pub const SHAMAN: f32 = 5.0;
    pub const CHIEF: f32 = 4.0;
    pub const FIRESTARTER: f32 = 3.0;
    pub const OTHER_ELDER: f32 = 2.0;
    pub const DAUGHTER: f32 = 1.0;
    pub const WANTED_PORTAL: f32 = 2.0;
    pub const ANIMAL: f32 = 2.0;
    pub const INVENTION: f32 = 2.0;
    pub const OTHER_CARD: f32 = 1.0;
}

/// Bidding for a daughter (NE-D7).
pub(super) mod bidding {
    pub const DAUGHTER: f32 = 0.7;
    pub const NEW_PORTAL: f32 = 1.2;
    /// By these factors a disk more than the least bid is less welcome, and a disk of the least bid itself.
    pub const RAISE: f32 = 0.55;
    pub const LEAST_BID: f32 = 0.85;
    /// So many disks should be left after the bid; else it is so much less welcome.
    pub const RESERVE: f32 = 2.0;
    pub const NO_RESERVE: f32 = 0.4;
    /// Any way to lay the disks of a bid.
    pub const LAY: f32 = 0.3;
}

/// Sending hunters (NE-E1, NE-G).
pub(super) mod hunting {
    /// To a card that is not open any more.
    pub const NOWHERE: f32 = 0.1;
    /// Any hunter anywhere, and for each point that he adds.
    pub const ANYWHERE: f32 = 0.03;
    pub const POINT: f32 = 2.2;
    /// Guests are sent rather than own hunters, the alpha man where he has no power rather not.
    pub const GUEST: f32 = 1.3;
    pub const POWERLESS_ALPHA: f32 = 0.5;
    /// Where others hunt too, half as much comes of it.
    pub const RIVALS: f32 = 0.5;
    /// A hunter in points: among the promiscuous, and else.
    pub const HUNTER_OF_MANY: f32 = 1.4;
    pub const HUNTER: f32 = 1.0;
    pub const DISK: f32 = 1.5;
    pub const TROPHY: f32 = 3.0;
    /// An animal and an invention, for a tribe, and for a vocal people that cannot play them yet.
    pub const ANIMAL: f32 = 3.0;
    pub const ANIMAL_EARLY: f32 = 1.0;
    pub const INVENTION: f32 = 2.0;
    pub const INVENTION_EARLY: f32 = 0.6;
}

/// Promoting, marrying, courting (NE-E2, NE-E3, NE-G1).
pub(super) mod serving {
    pub const SHAMAN: f32 = 3.0;
    pub const CHIEF_OR_FIRESTARTER: f32 = 2.0;
    pub const OTHER_ELDER: f32 = 1.0;
    /// Where promotion costs a disk, and what is added where it does not (NE-E2).
    pub const PAID: f32 = 0.3;
    /// Elders pay with time: always a little, and for each round to come, up to so many.
    pub const ALWAYS: f32 = 0.3;
    pub const A_ROUND: f32 = 0.1;
    pub const ROUNDS: f32 = 7.0;
    pub const ALPHA_AS_ELDER: f32 = 0.2;
    /// The alpha man as husband of the Matriarch makes a vocal people tribal.
    pub const MATRIARCH: f32 = 20.0;
    pub const MARRY: f32 = 0.8;
    pub const PAIR_BOND: f32 = 1.5;
    pub const ALPHA_AS_HUSBAND: f32 = 0.3;
    /// A suitor who has to throw; any daughter; an own one; the alpha man where he has to throw.
    pub const CHANCE: f32 = 0.33;
    pub const COURT: f32 = 0.6;
    pub const COURT_OWN: f32 = 0.2;
    pub const ALPHA_AS_SUITOR: f32 = 0.4;
}

/// Changing places with the alpha man (NE-R3): where he is dead or not, and where he would have a power or not.
pub(super) mod swapping {
    pub const DEAD_WITH_POWER: f32 = 4.0;
    pub const DEAD: f32 = 0.15;
    pub const WITH_POWER: f32 = 1.5;
    pub const ALIVE: f32 = 0.05;
}

/// Freeing disks (NE-G3): who grows up by it, and of a daughter the more the fewer disks lie on her.
pub(super) mod freeing {
    pub const SHAMAN_OR_FIRESTARTER: f32 = 5.0;
    pub const OTHER_ELDER: f32 = 3.0;
    pub const HUSBAND: f32 = 2.5;
    pub const DAUGHTER: f32 = 1.0;
    pub const ANY_DAUGHTER: f32 = 0.5;
    pub const CARD: f32 = 4.0;
    /// To leave it.
    pub const DONE: f32 = 0.02;
}

/// To be done, or to pass.
pub(super) mod ending {
    /// Enough hunters have been lost in chaos (NE-D4).
    pub const CHAOS: f32 = 20.0;
    /// Hunters are left in the camp.
    pub const SENDING: f32 = 0.5;
    /// The special action would be lost; an offer; a claim or a suit.
    pub const SPECIAL: f32 = 0.1;
    pub const NO_OFFER: f32 = 3.0;
    pub const NO_CLAIM: f32 = 0.5;
}
