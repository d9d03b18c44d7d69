//! The one option (PB-1.3).

use lascaux_table::{OptionSpec, Refusal, read_options};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The options of a game, settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many rounds are played.
    pub length: Length,
}

/// How many rounds are played (PB-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // named as in the rulebook
pub enum Length {
    Long,
    Short,
}

pub(crate) const SPECS: &[OptionSpec] = &[OptionSpec {
    name: "length",
    about: "How many rounds are played.",
    values: &["long", "short"],
    default: Some("long"),
    rule: "PB-1.3",
}];

impl Options {
    pub(crate) fn read(said: &Map<String, Value>) -> Result<Options, Refusal> {
        let length = read_options(SPECS, said)?[0];
        Ok(Options { length: if length == Some("short") { Length::Short } else { Length::Long } })
    }
}
