//! Where a round stands, as programs read it: phases and questions.

use lascaux_table::words;

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
