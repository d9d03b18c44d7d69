//! The figures, read from TOML and validated.

use lascaux_table::{Code, Refusal, Shelf, sha256_hex};
use serde::{Deserialize, Serialize};

const BUILT_IN: &str = include_str!("../data/pebbles.toml");
static SHELF: Shelf<Data> = Shelf::new();

/// What the box says.
#[derive(PartialEq, Debug)]
pub struct Data {
    /// The hash of all figures, as records carry it.
    pub hash: String,
    /// The figures.
    pub figures: Figures,
    /// Where the figures come from.
    pub source: Provenance,
}

/// The figures.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Pebbles of each player at the start (PB-1.2).
    pub pebbles_start: u8,
    /// The faces of the die (PB-2.2).
    pub die_faces: u8,
    /// Rounds of a long game (PB-1.3).
    pub rounds_long: u8,
    /// Rounds of a short game (PB-1.3).
    pub rounds_short: u8,
}

/// Where figures come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // the data file explains the four words
pub enum Provenance {
    Rulebook,
    Public,
    Derived,
    Reconstructed,
}

#[derive(Deserialize)]
struct File {
    provenance: Sources,
    constants: Figures,
}

#[derive(Deserialize)]
struct Sources {
    constants: Provenance,
}

impl Data {
    /// The built-in figures, or an owner's. Equal figures are the same `Data`.
    pub fn read(toml: Option<&str>) -> Result<&'static Data, Refusal> {
        let bad = |message: String| Refusal::new(Code::Data, message);
        let File { provenance, constants: figures } = toml::from_str(toml.unwrap_or(BUILT_IN))
            .map_err(|error| bad(format!("The data file cannot be read: {}", error.to_string().trim_end())))?;
        for (name, figure, least, most) in [
            ("pebbles_start", figures.pebbles_start, 1, 99),
            ("die_faces", figures.die_faces, 1, crate::action::MOST_HELD),
            ("rounds_long", figures.rounds_long, 1, 99),
            ("rounds_short", figures.rounds_short, 1, figures.rounds_long),
        ] {
            if !(least..=most).contains(&figure) {
                return Err(bad(format!("{name} is {figure}; it has to be from {least} to {most}.")));
            }
        }
        let hash = sha256_hex(&serde_json::to_vec(&figures).map_err(|error| bad(error.to_string()))?);
        SHELF.get_or_make(&hash.clone(), || Ok(Data { hash, figures, source: provenance.constants }))
    }
}
