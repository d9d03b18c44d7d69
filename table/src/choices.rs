//! What games need to read options and to keep component data.

use crate::{Code, OptionSpec, Refusal};
use serde_json::{Map, Value};
use std::sync::Mutex;

/// Reads options against their specification: the value said for each, in the order of `specs`, or `None`.
/// An unknown option or value is refused with a sentence that lists what there is.
pub fn read_options(
    specs: &'static [OptionSpec],
    said: &Map<String, Value>,
) -> Result<Vec<Option<&'static str>>, Refusal> {
    if let Some(unknown) = said.keys().find(|name| specs.iter().all(|spec| spec.name != **name)) {
        let names: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
        return Err(Refusal::new(
            Code::Options,
            format!("There is no option \"{unknown}\"; there is {}.", names.join(", ")),
        ));
    }
    specs
        .iter()
        .map(|spec| match said.get(spec.name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => {
                spec.values.iter().find(|allowed| value == **allowed).map(|found| Some(*found)).ok_or_else(|| Refusal {
                    code: Code::Options,
                    rule: Some(spec.rule.into()),
                    why: format!("Option \"{}\" is one of {}; {value} is not.", spec.name, spec.values.join(", "))
                        .into(),
                })
            }
        })
        .collect()
}

/// Component data that live as long as the program, each different file once: states point to them freely,
/// and equal data are the same data.
#[derive(Debug, Default)]
pub struct Shelf<D: 'static>(Mutex<Vec<(String, &'static D)>>);

impl<D: Send + Sync> Shelf<D> {
    /// An empty shelf, for a `static`.
    pub const fn new() -> Shelf<D> {
        Shelf(Mutex::new(Vec::new()))
    }

    /// The data with this hash; made and kept for good if they are not there yet.
    pub fn get_or_make(&self, hash: &str, make: impl FnOnce() -> Result<D, Refusal>) -> Result<&'static D, Refusal> {
        let mut kept = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some((_, data)) = kept.iter().find(|(known, _)| known == hash) {
            return Ok(data);
        }
        let data: &'static D = Box::leak(Box::new(make()?));
        kept.push((hash.to_string(), data));
        Ok(data)
    }
}
