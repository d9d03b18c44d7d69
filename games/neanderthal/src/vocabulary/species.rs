//! Species, and what a species has: sexualities, ranks, disks and the portals they open.

use lascaux_table::words;

words! {
    /// A species, by the colour of its cubes. (NE-A)
    Who {
        /// Cro-Magnon, *Homo sapiens*.
        Red = "red",
        /// Neanderthal, *Homo neanderthalensis*.
        Yellow = "yellow",
        /// Archaic human, *Homo heidelbergensis*.
        Green = "green",
    }
}

impl Who {
    /// The species' name for people.
    pub fn name(self) -> &'static str {
        match self {
            Who::Red => "Cro-Magnon",
            Who::Yellow => "Neanderthal",
            Who::Green => "Archaic",
        }
    }
}

words! {
    /// One of the three ways to raise children. (NE-J)
    Sexuality {
        /// Gathers, has no husbands.
        Promiscuity = "promiscuity",
        /// May move husbands, bids when tribal.
        Harem = "harem",
        /// Daughters work only while married.
        PairBond = "pair-bond",
    }
}

words! {
    /// A double-sided sexuality card. (NE-C5)
    Coupling {
        /// Promiscuity on one side, harem on the other.
        PromiscuityHarem = "promiscuity-harem",
        /// Harem and pair-bond.
        HaremPairBond = "harem-pair-bond",
        /// Pair-bond and promiscuity.
        PairBondPromiscuity = "pair-bond-promiscuity",
    }
}

impl Coupling {
    /// The two sides.
    pub fn sides(self) -> [Sexuality; 2] {
        match self {
            Coupling::PromiscuityHarem => [Sexuality::Promiscuity, Sexuality::Harem],
            Coupling::HaremPairBond => [Sexuality::Harem, Sexuality::PairBond],
            Coupling::PairBondPromiscuity => [Sexuality::PairBond, Sexuality::Promiscuity],
        }
    }

    /// The side under `up`.
    pub fn other(self, up: Sexuality) -> Sexuality {
        let [one, two] = self.sides();
        if up == one { two } else { one }
    }
}

words! {
    /// The rank of an elder. (NE-E2)
    Rank {
        /// Rank 1.
        Chief = "chief",
        /// Rank 2.
        Shaman = "shaman",
        /// Rank 3.
        Knapper = "knapper",
        /// Rank 4.
        Warrior = "warrior",
        /// Rank 5.
        Trapper = "trapper",
        /// Rank 6.
        Firestarter = "firestarter",
    }
}

impl Rank {
    /// The number on the board, which is also the die that kills this elder.
    #[inline]
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

words! {
    /// The colour of a vocabulary disk. (NE-B3)
    Disk {
        /// A social word.
        Orange = "orange",
        /// A word of nature.
        White = "white",
        /// A technical word.
        Black = "black",
    }
}

words! {
    /// A place for a portal disk on the brain map. (NE-I1)
    Portal {
        /// The orange disk of the venus portal.
        VenusOrange = "venus-orange",
        /// The black disk of the venus portal.
        VenusBlack = "venus-black",
        /// The orange disk of the shaman portal.
        ShamanOrange = "shaman-orange",
        /// The white disk of the shaman portal.
        ShamanWhite = "shaman-white",
        /// The white disk of the bison portal.
        BisonWhite = "bison-white",
        /// The black disk of the bison portal.
        BisonBlack = "bison-black",
    }
}

impl Portal {
    /// The colour of the disk that goes here.
    #[inline]
    pub fn disk(self) -> Disk {
        match self {
            Portal::VenusOrange | Portal::ShamanOrange => Disk::Orange,
            Portal::ShamanWhite | Portal::BisonWhite => Disk::White,
            Portal::VenusBlack | Portal::BisonBlack => Disk::Black,
        }
    }
}
