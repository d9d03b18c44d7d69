//! The options of a game (NE-C4, NE-K1, NE-R16).

use crate::vocabulary::Who;
use lascaux_table::{Code, OptionSpec, Refusal, read_options};
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::SerializeMap};
use serde_json::{Map, Value};

/// The options of a game, settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The boards in the order of the seats; none to deal them by lot (NE-C4, NE-R6).
    pub boards: Option<[Who; 3]>,
    /// Three players win or lose together (NE-K1). One player always plays so.
    pub cooperative: bool,
    /// An invention is played only by the rank in the data (NE-R16).
    pub bound_inventions: bool,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "boards",
        about: "Which seat plays which species: dealt by lot, or in this order of the seats; with two seats the first two play.",
        values: &[
            "lot",
            "red-yellow-green",
            "red-green-yellow",
            "yellow-red-green",
            "yellow-green-red",
            "green-red-yellow",
            "green-yellow-red",
        ],
        default: Some("lot"),
        rule: "NE-C4",
    },
    OptionSpec {
        name: "mode",
        about: "Whether three players play against each other or win together; one player always plays the cooperative game, two never do.",
        values: &["rivals", "cooperative"],
        default: Some("rivals"),
        rule: "NE-K1",
    },
    OptionSpec {
        name: "bound-inventions",
        about: "Whether knapper and trapper may each play any invention, or only those bound to their rank.",
        values: &["no", "yes"],
        default: Some("no"),
        rule: "NE-R16",
    },
];

impl Options {
    pub(crate) fn read(said: &Map<String, Value>) -> Result<Options, Refusal> {
        let values = read_options(SPECS, said)?;
        let value = |place: usize| values.get(place).copied().flatten().or(SPECS[place].default).unwrap_or_default();
        Ok(Options {
            boards: read_boards(value(0)),
            cooperative: value(1) == "cooperative",
            bound_inventions: value(2) == "yes",
        })
    }

    /// NE-C, NE-K1: one to three players; the cooperative game is for one or three.
    pub(crate) fn check_seats(&self, seats: u8) -> Result<(), Refusal> {
        let refuse = |rule: &'static str, message: String| Err(Refusal::rule(rule, message).with_code(Code::Options));
        if !(1..=3).contains(&seats) {
            return refuse("NE-C", format!("Neanderthal is for 1 to 3 players, not for {seats}."));
        }
        if self.cooperative && seats == 2 {
            return refuse("NE-K1", "The cooperative game is for one or three players.".into());
        }
        Ok(())
    }

    fn boards_word(self) -> String {
        self.boards.map_or("lot".into(), |order| order.map(Who::word).join("-"))
    }
}

fn read_boards(word: &str) -> Option<[Who; 3]> {
    let order: Vec<Who> = word.split('-').filter_map(Who::read).collect();
    order.try_into().ok()
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(SPECS.len()))?;
        map.serialize_entry("boards", &self.boards_word())?;
        map.serialize_entry("mode", SPECS[1].values[usize::from(self.cooperative)])?;
        map.serialize_entry("bound-inventions", SPECS[2].values[usize::from(self.bound_inventions)])?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Options, D::Error> {
        Options::read(&Map::deserialize(d)?).map_err(serde::de::Error::custom)
    }
}
