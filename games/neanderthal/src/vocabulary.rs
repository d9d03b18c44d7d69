//! The game's words: species, disks, ranks, cards and places, each a small type with a readable name.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

pub use crate::containers::{Cubes, Disks, Map, Set};

/// Something that can be counted off from 0 and has a word in the notation.
pub trait Key: Copy + PartialEq + fmt::Debug + 'static {
    /// How many there are.
    const COUNT: usize;
    /// The place in the count.
    fn index(self) -> usize;
    /// The one at a place of the count.
    fn at(index: usize) -> Option<Self>;
    /// The word in the notation and in positions.
    fn word(self) -> &'static str;
    /// All of them.
    fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).filter_map(Self::at)
    }
    /// The one with this word.
    fn read(word: &str) -> Option<Self> {
        Self::all().find(|one| one.word() == word)
    }
}

macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$each])* $variant),+ }

        impl Key for $name {
            const COUNT: usize = [$($name::$variant),+].len();
            #[inline]
            fn index(self) -> usize { self as usize }
            #[inline]
            fn at(index: usize) -> Option<$name> {
                const ALL: [$name; $name::COUNT] = [$($name::$variant),+];
                ALL.get(index).copied()
            }
            fn word(self) -> &'static str {
                const WORDS: [&str; $name::COUNT] = [$($word),+];
                WORDS[self as usize]
            }
        }

        serde_by_word!($name);
    };
}

macro_rules! serde_by_word {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.word())
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<$name, D::Error> {
                let word = String::deserialize(d)?;
                $name::read(&word).ok_or_else(|| {
                    D::Error::custom(format_args!("\"{word}\" is no {}", stringify!($name).to_lowercase()))
                })
            }
        }
    };
}

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

words! {
    /// What kind of game a card is. (NE-B1)
    GameType {
        /// Small game.
        Small = "small",
        /// Big game.
        Big = "big",
        /// A club card.
        Club = "club",
        /// A club card in red: a predator.
        Predator = "predator",
    }
}

words! {
    /// A biome card: the first 18 are of the north, the others of the south.
    Biome {
        /// N01
        AlpineMarmot = "alpine-marmot",
        /// N02
        ArcticFlounder = "arctic-flounder",
        /// N03: tailored clothes.
        CarcassClothes = "carcass-tailored-clothes",
        /// N04: bone atlatl.
        CarcassAtlatl = "carcass-bone-atlatl",
        /// N05
        Caribou = "caribou",
        /// N06
        CaveLion = "european-cave-lion",
        /// N07: hafted point.
        FlintPoint = "flint-mine-hafted-point",
        /// N08: fishing weir.
        FlintWeir = "flint-mine-fishing-weir",
        /// N09
        GrayWolf = "gray-wolf",
        /// N10
        IrishElk = "irish-elk",
        /// N11
        ScimitarCat = "scimitar-cat",
        /// N12
        SnowHare = "snow-hare",
        /// N13
        SteppeBison = "steppe-bison",
        /// N14
        Sturgeon = "sturgeon",
        /// N15
        SeaBear = "tyrant-sea-bear",
        /// N16
        WoollyRhinoceros = "woolly-rhinoceros",
        /// N17
        WillowPtarmigan = "willow-ptarmigan",
        /// N18
        WoollyMammoth = "woolly-mammoth",
        /// S01
        FallowDeer = "fallow-deer",
        /// S02: handaxe darts.
        FlintDarts = "flint-mine-handaxe-darts",
        /// S03
        Chamois = "chamois",
        /// S04
        Elephant = "straight-tusked-elephant",
        /// S05
        MercksRhinoceros = "mercks-rhinoceros",
        /// S06
        Wisent = "wisent",
        /// S07
        CaveBear = "cave-bear",
        /// S08
        EuropeanAss = "european-ass",
        /// S09
        TreeGoose = "tree-goose",
        /// S10: cordage snares.
        StringWinding = "string-winding-cordage-snares",
        /// S11
        Aurochs = "aurochs",
        /// S12
        Horse = "horse",
        /// S13
        CaveHyena = "cave-hyena",
        /// S14
        WildBoar = "wild-boar",
        /// S15
        SabertoothSalmon = "sabertooth-salmon",
        /// S16
        AlpineIbex = "alpine-ibex",
        /// S17
        RedDeer = "red-deer",
        /// S18
        HoneyBee = "honey-bee",
    }
}

/// How many of the biomes are of the north.
pub const NORTHERN: usize = 18;

impl Biome {
    /// The row whose deck this card belongs to.
    #[inline]
    pub fn row(self) -> Row {
        if (self as usize) < NORTHERN { Row::North } else { Row::South }
    }
}

words! {
    /// A daughter card, and with it the culture that she brings. (Addendum of the printed rules)
    Daughter {
        /// Each of your daughters is worth 2 points.
        WomanWithAName = "a-woman-with-a-name",
        /// If you gather, you also gather on trophy biomes.
        BasketWeaver = "basket-weaver",
        /// You win tied auctions.
        CaringWoman = "caring-woman",
        /// Your hunters do not freeze.
        CobblerWoman = "cobbler-woman",
        /// You take back wanderers of your colour where you hunt.
        FashionWoman = "fashion-woman",
        /// You bid as if vocal.
        GenerousWoman = "generous-woman",
        /// Each of your elders is worth 2 points.
        GrievingWoman = "grieving-woman",
        /// Husbands cost no disk.
        Housewife = "housewife",
        /// In chaos you may lose 4 hunters instead of half.
        LaughingWoman = "laughing-woman",
        /// You gather; married to an alpha she makes her father tribal.
        Matriarch = "matriarch",
        /// One die fewer for a domesticable animal.
        Paintress = "paintress",
        /// Husbands in spite of promiscuity.
        Piper = "piper",
        /// You gather.
        ScavengerWoman = "scavenger-woman",
        /// Two special actions.
        Sheherazade = "sheherazade",
        /// Your courting succeeds.
        SingingWoman = "singing-woman",
        /// No prerequisites.
        SwearingWoman = "swearing-woman",
        /// One more card in hand.
        TellingMother = "telling-mother",
        /// You attack and hunt first.
        TotemWoman = "totem-woman",
        /// No predators come after your hunts.
        VigilantWoman = "vigilant-woman",
        /// A daughter becomes a hunter; sexuality may change.
        WalkaboutWoman = "walkabout-woman",
        /// Your firestarter does not die of age.
        WeatherWhisperer = "weather-whisperer",
    }
}

words! {
    /// A row of biomes. (NE-C3)
    Row {
        /// North Europe.
        North = "north",
        /// South Europe.
        South = "south",
    }
}

/// How many columns a row has.
pub const COLUMNS: usize = 6;

words! {
    /// A place in the rows of biomes, counted from the left.
    Slot {
        /// North, column 1.
        North1 = "north-1",
        /// North, column 2.
        North2 = "north-2",
        /// North, column 3.
        North3 = "north-3",
        /// North, column 4.
        North4 = "north-4",
        /// North, column 5.
        North5 = "north-5",
        /// North, column 6.
        North6 = "north-6",
        /// South, column 1.
        South1 = "south-1",
        /// South, column 2.
        South2 = "south-2",
        /// South, column 3.
        South3 = "south-3",
        /// South, column 4.
        South4 = "south-4",
        /// South, column 5.
        South5 = "south-5",
        /// South, column 6.
        South6 = "south-6",
    }
}

impl Slot {
    /// The slot of a row and a column, columns counted from 0.
    #[inline]
    pub fn of(row: Row, column: usize) -> Slot {
        Slot::at(row.index() * COLUMNS + column % COLUMNS).unwrap_or(Slot::North1)
    }

    /// The row.
    #[inline]
    pub fn row(self) -> Row {
        if self.index() < COLUMNS { Row::North } else { Row::South }
    }

    /// The column, from 0.
    #[inline]
    pub fn column(self) -> usize {
        self.index() % COLUMNS
    }

    /// The slots of a row, from the left.
    pub fn of_row(row: Row) -> impl DoubleEndedIterator<Item = Slot> + Clone {
        (0..COLUMNS).map(move |column| Slot::of(row, column))
    }
}

words! {
    /// A phase of the round, as programs read it.
    Phase {
        /// Before the first round. (NE-C)
        SetUp = "set-up",
        /// Phase 1. (NE-D)
        Events = "phase 1: events and auction",
        /// Phase 2. (NE-E)
        Assign = "phase 2: assigning hunters",
        /// Phase 3. (NE-F)
        Attack = "phase 3: negotiation, attack and gathering",
        /// Phase 4. (NE-G)
        Hunt = "phase 4: hunting",
        /// Phase 5. (NE-H1)
        Domestics = "phase 5: domestic animals",
        /// Phase 6. (NE-I)
        Special = "phase 6: special action",
        /// After the last round. (NE-J)
        End = "the end",
    }
}

words! {
    /// What is asked of a player, or awaited from chance.
    #[allow(missing_docs)] // the words say it
    Asked {
        Sexuality = "sexuality",
        Council = "council-of-war",
        ChaosHunters = "hunters-lost-to-chaos",
        ChaosElder = "elder-lost-to-chaos",
        ChaosChange = "change-of-sexuality",
        EndChange = "change-of-sexuality-by-choice",
        Wanderlust = "where-hunters-wander",
        Walkabout = "daughter-who-becomes-a-hunter",
        Blizzard = "dependents-abandoned",
        Bid = "bid",
        Lay = "disks-laid-on-the-daughter",
        Recall = "men-recalled",
        Assign = "hunters-assigned",
        Offer = "offer",
        Draft = "terms-of-an-offer",
        Answer = "answer-to-an-offer",
        Consent = "consent-to-leave",
        Strike = "victim-of-an-attack",
        OwnCard = "own-card-to-resolve",
        ContestedCard = "contested-card-to-resolve",
        Predator = "predator-to-resolve",
        Losing = "which-hunter-dies",
        Giving = "which-hunter-is-replaced",
        Freeing = "which-disks-are-freed",
        Discard = "which-card-leaves-the-hand",
        Stay = "hunt-or-go-home",
        Power = "alpha-mans-power",
        SuitPower = "alpha-suitors-power",
        Claim = "claim-the-card-or-not",
        Special = "special-action",
        Card = "card",
        Daughter = "daughter",
        Board = "board",
        SexualityCard = "sexuality-card",
        DiceForElders = "dice-for-elders",
        DiceOfAnAttack = "dice-of-an-attack",
        DieOfASuitor = "die-of-a-suitor",
        DiceOfAHunt = "dice-of-a-hunt",
        Nothing = "nothing",
    }
}

impl Asked {
    /// Whether chance has to answer.
    pub fn is_chance(self) -> bool {
        (Asked::Card..=Asked::DiceOfAHunt).contains(&self)
    }
}

/// A card that people can stand on: a biome's slot or a daughter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A slot of the rows.
    Slot(Slot),
    /// A daughter.
    Daughter(Daughter),
}

impl Key for Place {
    const COUNT: usize = Slot::COUNT + Daughter::COUNT;
    #[inline]
    fn index(self) -> usize {
        match self {
            Place::Slot(slot) => slot.index(),
            Place::Daughter(daughter) => Slot::COUNT + daughter.index(),
        }
    }
    fn at(index: usize) -> Option<Place> {
        Slot::at(index).map(Place::Slot).or_else(|| Daughter::at(index - Slot::COUNT).map(Place::Daughter))
    }
    fn word(self) -> &'static str {
        match self {
            Place::Slot(slot) => slot.word(),
            Place::Daughter(daughter) => daughter.word(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_its_own() {
        fn distinct<K: Key>() {
            for (index, key) in K::all().enumerate() {
                assert_eq!(key.index(), index);
                assert_eq!(K::read(key.word()), Some(key), "{key:?}");
            }
            assert_eq!(K::all().count(), K::COUNT);
        }
        distinct::<Who>();
        distinct::<Disk>();
        distinct::<Rank>();
        distinct::<Portal>();
        distinct::<Biome>();
        distinct::<Daughter>();
        distinct::<Place>();
    }
}
