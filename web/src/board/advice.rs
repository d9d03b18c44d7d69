//! What a newcomer should hear before deciding: one sentence about one piece.

use serde::Serialize;

/// A sentence for somebody who plays for the first time.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// What it is about, so that nobody hears it twice.
    pub id: &'static str,
    /// The `id` of the piece that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<String>,
    /// The sentence, in the viewer's language.
    pub words: String,
    /// Whether it warns of a costly slip: that depends on the position and may come again.
    #[serde(rename = "warning")]
    pub is_warning: bool,
}

impl Advice {
    /// Something to know, said once.
    pub fn tip(id: &'static str, piece: impl Into<Option<String>>, words: String) -> Advice {
        Advice { id, piece: piece.into(), words, is_warning: false }
    }

    /// Something to beware of, as often as it threatens.
    pub fn warning(id: &'static str, piece: impl Into<Option<String>>, words: String) -> Advice {
        Advice { id, piece: piece.into(), words, is_warning: true }
    }
}
