//! Editions and options (SA-11).

use lascaux_table::{OptionSpec, Refusal, read_options};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::{Map, Value};

/// The options of a game, settled. Every one of the five follows the edition unless it is said (SA-R1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The printed edition.
    pub edition: Edition,
    /// Second copies of green symbols form a second set (SA-10.2); otherwise they score nothing.
    pub second_sets: bool,
    /// Resources left over score a point each (SA-10.7).
    pub leftovers: bool,
    /// The next building turns up right after a purchase (SA-6.6); otherwise when the next round begins (SA-8.4).
    pub next_at_once: bool,
    /// The limits for 2 and 3 players hold (SA-3.12, SA-3.13).
    pub limits: bool,
    /// Two resources of choice may be kept for later (SA-5.13).
    pub keep_two: bool,
}

/// A printed edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// The Dutch rulebook.
    Nl,
    /// The German rulebook.
    De,
    /// The Swedish rulebook.
    Sv,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "edition",
        about: "The printed rulebook to play by; it decides every option below that is not said.",
        values: &["nl", "de", "sv"],
        default: Some("nl"),
        rule: "SA-11.1",
    },
    OptionSpec {
        name: "green-duplicates",
        about: "Whether second copies of green symbols form a second set or score nothing.",
        values: &["second-set", "nothing"],
        default: None,
        rule: "SA-10.2",
    },
    OptionSpec {
        name: "leftovers",
        about: "Whether resources left over score a point each.",
        values: &["one-point", "nothing"],
        default: None,
        rule: "SA-10.7",
    },
    OptionSpec {
        name: "next-building",
        about: "When the next building of a stack turns up.",
        values: &["at-once", "next-round"],
        default: None,
        rule: "SA-6.6",
    },
    OptionSpec {
        name: "player-limits",
        about: "Whether the limits for 2 and 3 players hold.",
        values: &["on", "off"],
        default: None,
        rule: "SA-3.12",
    },
    OptionSpec {
        name: "two-resources",
        about: "Whether two resources of choice may be kept for later or are taken at once.",
        values: &["keep", "at-once"],
        default: None,
        rule: "SA-5.13",
    },
];

impl Options {
    /// The options of an edition.
    pub fn of(edition: Edition) -> Options {
        let swedish = edition == Edition::Sv;
        Options {
            edition,
            second_sets: !swedish,
            leftovers: !swedish,
            next_at_once: !swedish,
            limits: !swedish,
            keep_two: !swedish,
        }
    }

    pub(crate) fn read(said: &Map<String, Value>) -> Result<Options, Refusal> {
        let values = read_options(SPECS, said)?;
        let mut options = Options::of(match values[0] {
            Some("de") => Edition::De,
            Some("sv") => Edition::Sv,
            _ => Edition::Nl,
        });
        for ((spec, value), flag) in SPECS.iter().zip(&values).skip(1).zip(options.flags()) {
            if let Some(value) = value {
                *flag = *value == spec.values[0];
            }
        }
        Ok(options)
    }

    /// The five switches, in the order of their specifications; true is the first value.
    fn flags(&mut self) -> [&mut bool; 5] {
        [&mut self.second_sets, &mut self.leftovers, &mut self.next_at_once, &mut self.limits, &mut self.keep_two]
    }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(SPECS.len()))?;
        let edition = SPECS[0].values[self.edition as usize];
        map.serialize_entry(SPECS[0].name, edition)?;
        let mut copy = *self;
        for (spec, flag) in SPECS.iter().skip(1).zip(copy.flags()) {
            map.serialize_entry(spec.name, spec.values[usize::from(!*flag)])?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(said: Value) -> Result<Options, Refusal> {
        Options::read(said.as_object().unwrap())
    }

    #[test]
    fn the_swedish_edition_differs_in_exactly_five_points() {
        // SA-R1
        let mut nl = serde_json::to_value(read(json!({})).unwrap()).unwrap();
        let de = serde_json::to_value(read(json!({"edition": "de"})).unwrap()).unwrap();
        let sv = serde_json::to_value(read(json!({"edition": "sv"})).unwrap()).unwrap();
        nl["edition"] = "de".into();
        assert_eq!(nl, de);
        let differs = de.as_object().unwrap().iter().filter(|(name, value)| sv[name.as_str()] != **value).count();
        assert_eq!(differs, 1 + 5);
    }

    #[test]
    fn each_point_is_an_option_of_its_own_and_options_come_back() {
        for spec in SPECS {
            for value in spec.values {
                for edition in ["nl", "de", "sv"] {
                    let mut said = json!({"edition": edition});
                    said[spec.name] = (*value).into();
                    let options = read(said).unwrap();
                    let written = serde_json::to_value(options).unwrap();
                    assert_eq!(written[spec.name], *value);
                    assert_eq!(read(written).unwrap(), options);
                }
            }
        }
    }

    #[test]
    fn unknown_options_and_values_are_refused() {
        for said in
            [json!({"edtion": "nl"}), json!({"edition": "fr"}), json!({"player-limits": true}), json!({"leftovers": 1})]
        {
            assert!(read(said.clone()).is_err(), "{said}");
        }
    }
}
