//! The options of a game and their values.

use lascaux_table::{OptionSpec, Refusal, read_options};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

/// The options, every one of them settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Three rounds instead of four (EZ-12.4).
    pub short: bool,
    /// Whether the borders 3-6 and 7-10 exist (EZ-R1).
    pub corner_borders: bool,
    /// Whether the first player is drawn by lot instead of being seat 0 (EZ-R2).
    pub lot: bool,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "length",
        about: "Four rounds, or the short game of three.",
        values: &["four-rounds", "short"],
        default: Some("four-rounds"),
        rule: "EZ-12.4",
    },
    OptionSpec {
        name: "corner-borders",
        about: "Whether the areas 3 and 6, and 7 and 10, are neighbours; the rulebook does not say.",
        values: &["on", "off"],
        default: Some("on"),
        rule: "EZ-R1",
    },
    OptionSpec {
        name: "start",
        about: "Who opens the preparatory round and the first round: seat 0, or a seat drawn by lot.",
        values: &["first-seat", "lot"],
        default: Some("first-seat"),
        rule: "EZ-R2",
    },
];

impl Options {
    pub(crate) fn read(said: &Map<String, Value>) -> Result<Options, Refusal> {
        let values = read_options(SPECS, said)?;
        let is = |spec: usize, word| values.get(spec).is_some_and(|value| *value == Some(word));
        Ok(Options { short: is(0, "short"), corner_borders: !is(1, "off"), lot: is(2, "lot") })
    }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(SPECS.len()))?;
        for (spec, second) in SPECS.iter().zip([self.short, !self.corner_borders, self.lot]) {
            map.serialize_entry(spec.name, spec.values[usize::from(second)])?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn options_come_back_and_unknown_ones_are_refused() {
        for spec in SPECS {
            for value in spec.values {
                let said = json!({ spec.name: value });
                let options = Options::read(said.as_object().unwrap()).unwrap();
                let written = serde_json::to_value(options).unwrap();
                assert_eq!(written[spec.name], *value);
                assert_eq!(Options::read(written.as_object().unwrap()).unwrap(), options);
            }
        }
        for said in [json!({"length": "long"}), json!({"rounds": 3}), json!({"corner-borders": true})] {
            assert!(Options::read(said.as_object().unwrap()).is_err(), "{said}");
        }
    }
}
