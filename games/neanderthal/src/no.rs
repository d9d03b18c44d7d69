//! A verdict that costs nothing: why something is not allowed, as a rule and a sentence. `legal` asks for the verdict
//! and drops the reason, `check` hands it on, so the two cannot differ.

use lascaux_table::Refusal;

/// Why not: the rule, and a sentence that a player understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct No(pub &'static str, pub &'static str);

/// Yes, or why not.
pub(crate) type Verdict = Result<(), No>;

impl From<No> for Refusal {
    fn from(No(rule, why): No) -> Refusal {
        Refusal::rule(rule, why)
    }
}

/// `Ok` if it holds, else the reason.
#[inline]
pub(crate) fn hold(holds: bool, rule: &'static str, why: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(No(rule, why)) }
}
