//! The 22 kinds of cards and their two colours.

use crate::area::Landscape;
use lascaux_table::words;
use serde::Deserialize;

/// How many kinds of cards there are.
pub const KINDS: usize = Card::ALL.len();
pub(crate) const LIGHT_KINDS: usize = 14;

words! {
    /// The colour of a card's back. Light cards cost and help their player; dark cards pay and help the others.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    #[allow(missing_docs)] // the game's own words
    Colour, reads itself {
        Light = "light",
        Dark = "dark",
    }
}

impl Colour {
    /// The other colour.
    #[inline]
    pub fn other(self) -> Colour {
        if self == Colour::Light { Colour::Dark } else { Colour::Light }
    }
}

words! {
    /// A kind of card: 14 light ones (EZ-5), then 8 dark ones (EZ-7).
    #[allow(missing_docs)] // the cards' own words
    Card, reads itself {
        Forest = "forest",
        IcePlain = "ice-plain",
        Meadow = "meadow",
        StoneDesert = "stone-desert",
        Steppe = "steppe",
        Mountains = "mountains",
        HuntersAndMammoth = "hunters-and-mammoth",
        Trek = "trek",
        Mammoth = "mammoth",
        BlindFire = "blind-fire",
        Swap = "swap",
        Club = "club",
        MoveThree = "move-three",
        LightCult = "light-cult",
        AllPlaceTwo = "all-place-two",
        AllPlaceOne = "all-place-one",
        SeenFire = "seen-fire",
        RemoveTwo = "remove-two",
        RemoveOne = "remove-one",
        RemoveMammoth = "remove-mammoth",
        ClubOrMove = "club-or-move",
        DarkCult = "dark-cult",
    }
}

use Card::*;

impl Card {
    /// The kinds of one colour.
    pub fn of(colour: Colour) -> &'static [Card] {
        match colour {
            Colour::Light => &Card::ALL[..LIGHT_KINDS],
            Colour::Dark => &Card::ALL[LIGHT_KINDS..],
        }
    }

    /// The colour of its back.
    #[inline]
    pub fn colour(self) -> Colour {
        if self.index() < LIGHT_KINDS { Colour::Light } else { Colour::Dark }
    }

    /// Whether it copies a visible card (EZ-5.8, EZ-7.8).
    #[inline]
    pub fn is_cult(self) -> bool {
        matches!(self, LightCult | DarkCult)
    }

    /// The landscape of a landscape card (EZ-5.1).
    #[inline]
    pub fn landscape(self) -> Option<Landscape> {
        Landscape::ALL.get(self.index()).copied()
    }

    /// Whether all others act, one after the other (EZ-7.1, EZ-7.2).
    #[inline]
    pub fn helps_all(self) -> bool {
        matches!(self, AllPlaceTwo | AllPlaceOne)
    }

    /// The rule of our rulebook that says what the card does.
    pub fn rule(self) -> &'static str {
        match self {
            Forest | IcePlain | Meadow | StoneDesert | Steppe | Mountains => "EZ-5.1",
            HuntersAndMammoth => "EZ-5.2",
            Trek => "EZ-5.3",
            Mammoth => "EZ-5.4",
            BlindFire => "EZ-5.5",
            Swap => "EZ-5.6",
            Club => "EZ-5.7",
            LightCult => "EZ-5.8",
            MoveThree => "EZ-5.9",
            AllPlaceTwo => "EZ-7.1",
            AllPlaceOne => "EZ-7.2",
            SeenFire => "EZ-7.3",
            RemoveTwo => "EZ-7.4",
            RemoveOne => "EZ-7.5",
            RemoveMammoth => "EZ-7.6",
            ClubOrMove => "EZ-7.7",
            DarkCult => "EZ-7.8",
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Card, D::Error> {
        let word = String::deserialize(d)?;
        Card::read(&word).ok_or_else(|| serde::de::Error::custom(format!("there is no card \"{word}\"")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_cards_both_ways() {
        for card in Card::ALL {
            assert_eq!(Card::read(card.word()), Some(card));
        }
        assert_eq!(Card::read("fish"), None);
    }
}
