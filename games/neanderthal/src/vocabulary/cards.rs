//! The cards: biomes and daughters.

use super::Row;
use lascaux_table::words;

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
