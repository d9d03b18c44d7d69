//! What players can decide, and how each decision is said.

use lascaux_table::actions;

actions! {
    /// A player's decision.
    Action in () {
        /// A hand is closed around so many pebbles (PB-3.1).
        Hold(pebbles: u8 as Number) = "hold" ["N", "close your hand around N pebbles", "hold 3"];
        /// The hand is guessed to hold an odd number (PB-4.1).
        Odd = "odd" ["", "guess that the hand holds an odd number", "odd"];
        /// The hand is guessed to hold an even number (PB-4.1).
        Even = "even" ["", "guess that the hand holds an even number", "even"];
        /// Nothing is guessed (PB-4.4).
        Pass = "pass" ["", "guess nothing and pay a pebble", "pass"];
    }
}

/// How a number of pebbles is said.
pub(crate) struct Number;

/// The most pebbles that can be written.
pub(crate) const MOST_HELD: u8 = 9;
